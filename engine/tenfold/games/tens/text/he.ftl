### What Tens says.
###
### person: $who, $giver
### card: $card, $out
### number: $hand, $points
### messages: $scores

## What happens

event-hand = סיבוב { $hand }: הפתיחה { $who ->
      [you] שלך
     *[other] של { $who }
    }
event-flip =
    { $who ->
      [you] חשפת { $card }
     *[other] { $who }: נחשף { $card }
    }
event-draw =
    { $who ->
      [you] משכת { $card }
     *[other] { $who }: { $card } מהקופה
    }
event-take =
    { $who ->
      [you] הרמת { $card } מהערימה של { $giver }
     *[other] { $who }: { $card } מהערימה { $giver ->
          [you] שלך
         *[other] של { $giver }
        }
    }
event-place =
    { $who ->
      [you] הנחת { $card } וזרקת { $out }
     *[other] { $who }: { $card } נכנס ללוח, { $out } נזרק
    }
event-reshuffle = כל הקלפים שבערימות, חוץ מהעליונים, מתערבבים לקופה חדשה
event-lost =
    { $who ->
      [you] אין קלף שאפשר לקחת, והתור שלך עובר
     *[other] אין קלף שאפשר לקחת, והתור של { $who } עובר
    }
event-finish =
    { $who ->
      [you] כל עשרת הקלפים שלך גלויים: לכל השאר נשאר תור אחד
     *[other] כל עשרת הקלפים של { $who } גלויים: לכל השאר נשאר תור אחד
    }
event-reveal = הקלפים האחרונים נחשפים
event-score = הסיבוב הזה: { ROW($scores, between: ", ") }
score = { $who ->
      [you] שלך
     *[other] { $who }
    } { $points }
event-over = המשחק נגמר

## Why something can’t be done

flip-first = עוד אי אפשר: קודם כולם חושפים 3 קלפים.
flipped = אי אפשר לחשוף עוד קלפים: עכשיו לוקחים קלף ומניחים אותו.
face-up-already = אי אפשר לחשוף את הקלף הזה: הוא כבר גלוי.
touches = אי אפשר לחשוף את הקלף הזה: הוא נוגע בקלף שכבר חשפת.
take-first = עוד אי אפשר: קודם מושכים מהקופה, או לוקחים מערימה אחרת.
nothing-to-draw = אי אפשר למשוך: הקופה ריקה, ובערימות אין קלפים לערבב.
own-discards = אי אפשר לקחת מהערימה שלך: היא בשביל האחרים.
no-discard = אין כאן מה לקחת: הערימה ריקה.
place-first = עוד אי אפשר: קודם מניחים בלוח את הקלף שלקחת.

## Options

option-decks = חבילות
    .help = כמה חבילות מערבבים יחד. אחת מספיקה ל־2 או 3 שחקנים, אבל יש בה רק 4 קלפים מכל ערך.
    .is-auto = לפי מספר השחקנים
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
one-pack = חבילה אחת מספיקה רק ל־2 או 3 שחקנים.
option-end = אורך
    .help = המשחק נגמר כשהניקוד עובר את הגבול הזה, או אחרי מספר הסיבובים הזה.
    .is-100 = ±100
    .is-50 = ±50
    .is-200 = ±200
    .is-1-hand = סיבוב אחד
    .is-3-hands = 3 סיבובים
    .is-5-hands = 5 סיבובים
    .is-9-hands = 9 סיבובים
option-tie = תיקו
    .help = בשוויון על הניקוד הנמוך ביותר חולקים את הניצחון, או משחקים עוד סיבובים עד להכרעה.
    .is-shared = ניצחון משותף
    .is-extra-hand = עוד סיבוב
option-blocks = זוגות סמוכים
    .help = זוגות סמוכים מאותו ערך מקבלים בונוס, או רק 0 כל אחד.
    .is-bonus = בונוס
    .is-none = בלי בונוס
