### What 10-9-8 says.
###
### person: $who
### card: $card, $turned_up
### number: $cards, $bid, $tricks
### text: $suit
### cards: $hand
### persons: $made
### messages: $bids

## What happens

# Everyone gets this number of cards.
event-round =
    { $who ->
      [you] חילקת { $cards ->
          [one] קלף אחד
          [two] שני קלפים
         *[other] { $cards } קלפים
        } לכל יד וחשפת { $turned_up }
     *[other] החלוקה של { $who }: { $cards ->
          [one] קלף אחד
          [two] שני קלפים
         *[other] { $cards } קלפים
        } לכל יד, ונחשף { $turned_up }
    }
event-deal =
    { $who ->
      [you] קיבלת { ROW($hand, between: " ") }
     *[other] הקלפים של { $who }: { ROW($hand, between: " ") }
    }
event-bid =
    { $who ->
      [you] הכרזת <b>{ $bid }</b>
     *[other] { $who }: הכרזה של <b>{ $bid }</b>
    }
# Everyone bids at once, and no one sees the bids yet.
bid-unseen = ההכרזה { $who ->
      [you] שלך
     *[other] של { $who }
    } נרשמה
event-bids = ההכרזות: { ROW($bids, between: ", ") }
bid = { $who ->
      [you] שלך
     *[other] { $who }
    } { $bid }
# The first card of a trick.
lead =
    { $who ->
      [you] פתחת עם { $card }
     *[other] { $who }: פתיחה עם { $card }
    }
event-play =
    { $who ->
      [you] שיחקת { $card }
     *[other] { $who }: { $card }
    }
event-trick = הלקיחה { $who ->
      [you] שלך
     *[other] של { $who }
    }
# The players who made their bid.
event-score = עמדו בהכרזה: { ROW($made, between: ", ") }
score-nobody = אף הכרזה לא הצליחה
event-over = המשחק נגמר

## Why something can’t be done

not-held = אי אפשר לשחק { $card }: אין לך כזה.
bids-first = עוד אי אפשר לשחק { $card }: קודם כולם מכריזים.
hooked = אי אפשר להכריז { $bid }: עם העוקץ, אסור שסכום ההכרזות יהיה { $tricks }.
too-many =
    { $tricks ->
      [one] אי אפשר להכריז { $bid }: יש רק לקיחה אחת.
      [two] אי אפשר להכריז { $bid }: יש רק שתי לקיחות.
     *[other] אי אפשר להכריז { $bid }: יש רק { $tricks } לקיחות.
    }
bids-stand = אי אפשר לשנות את ההכרזה עכשיו: משחקים קלף.
# The suit is C, D, H or S.
follow = אי אפשר לשחק { $card }: חייבים { $suit ->
      [C] תלתן
      [D] יהלום
      [H] לב
     *[S] עלה
    }.
first-trick = אי אפשר לשחק { $card }: אין שליטים בלקיחה הראשונה, כל עוד יש לך סדרה אחרת.
not-thrown = עוד אי אפשר לפתוח עם { $card }: עוד לא היה חיתוך בשליט.
not-played = עוד אי אפשר לפתוח עם { $card }: עוד לא שוחק שליט.
# Two options that a table cannot have together: the hook, and all bidding at once.
hook-in-turn = העוקץ צריך הכרזה אחרונה, אז הוא לא הולך יחד עם הכרזות בבת אחת.

## Options

option-hook = עוקץ
    .help = ההכרזה האחרונה לא יכולה להשלים את הסכום למספר הלקיחות, אז מישהו חייב לפספס.
    .is-off = כבוי
    .is-on = פועל
option-first-trick-trump = שליטים בהתחלה
    .help = מתי אפשר לפתוח עם שליט, או לשחק שליט כשאין קלף מהסדרה.
    .is-printed = לא בלקיחה הראשונה
    .is-free = תמיד
    .is-until-broken = לפתוח רק אחרי חיתוך
    .is-until-played = לפתוח רק אחרי ששוחק שליט
option-missed = הכרזה שלא הצליחה
    .help = הניקוד כשיש יותר או פחות לקיחות מההכרזה.
    .is-nothing = כלום
    .is-tricks = נקודה לכל לקיחה
    .is-minus = מינוס ההפרש
option-bids = הכרזות
    .help = מכריזים לפי התור ושומעים את ההכרזות הקודמות, או כולם בבת אחת ובסוד.
    .is-in-turn = לפי התור
    .is-all-at-once = בבת אחת
option-rounds = אורך
    .help = מספר הקלפים לכל יד בכל סיבוב.
    .is-10-to-1 = מ־10 עד 1
    .is-5-to-1 = מ־5 עד 1
    .is-1-to-10 = מ־1 עד 10
    .is-10-to-1-to-10 = מ־10 עד 1 ובחזרה
