### What 10 says.
###
### person: $who, $owner, $winner, $loser, $starter
### card: $card, $got, $gave
### cards: $hand, $drawn
### number: $value, $chips, $price, $bid, $pot, $total, $points, $held, $protection, $seat
### message: $called, $other
### messages: $sums, $scores

## Cards

# What a card is called in a sentence and on a button, wherever its face is not drawn.
called-normal = { $value }
called-penalty = קלף עונש { $value }
called-joker = ג׳וקר
called-round = קלף סיבוב { $value }

## What happens

event-deal =
    { $who ->
      [you] קיבלת { ROW($hand, between: " ") }
     *[other] הקלפים של { $who }: { ROW($hand, between: " ") }
    }
event-refill =
    { $who ->
      [you] משכת { ROW($drawn, between: ", ") }
     *[other] { $who }: { ROW($drawn, between: ", ") } מהקופה
    }
event-round = קלף הסיבוב הוא { $value }. הפתיחה { $who ->
      [you] שלך
     *[other] של { $who }
    }
# As above, but the winner of the last round has just chosen who starts.
round-card = קלף הסיבוב הוא { $value }
# $chips are the player’s own, put on the card to protect it.
lay-open =
    { $who ->
      [you] { $chips ->
          [0] שיחקת { $card } גלוי
          [one] שיחקת { $card } גלוי, עם אסימון אחד
          [two] שיחקת { $card } גלוי, עם שני אסימונים
         *[other] שיחקת { $card } גלוי, עם { $chips } אסימונים
        }
     *[other] { $chips ->
          [0] { $who }: { $card } גלוי
          [one] { $who }: { $card } גלוי, עם אסימון אחד
          [two] { $who }: { $card } גלוי, עם שני אסימונים
         *[other] { $who }: { $card } גלוי, עם { $chips } אסימונים
        }
    }
# For the player who played it.
lay-covered =
    { $who ->
      [you] { $chips ->
          [0] שיחקת { $card } סגור
          [one] שיחקת { $card } סגור, עם אסימון אחד
          [two] שיחקת { $card } סגור, עם שני אסימונים
         *[other] שיחקת { $card } סגור, עם { $chips } אסימונים
        }
     *[other] { $chips ->
          [0] { $who }: { $card } סגור
          [one] { $who }: { $card } סגור, עם אסימון אחד
          [two] { $who }: { $card } סגור, עם שני אסימונים
         *[other] { $who }: { $card } סגור, עם { $chips } אסימונים
        }
    }
# For everyone else.
lay-unseen =
    { $who ->
      [you] { $chips ->
          [0] שיחקת קלף סגור
          [one] שיחקת קלף סגור, עם אסימון אחד
          [two] שיחקת קלף סגור, עם שני אסימונים
         *[other] שיחקת קלף סגור, עם { $chips } אסימונים
        }
     *[other] { $chips ->
          [0] { $who }: קלף סגור
          [one] { $who }: קלף סגור, עם אסימון אחד
          [two] { $who }: קלף סגור, עם שני אסימונים
         *[other] { $who }: קלף סגור, עם { $chips } אסימונים
        }
    }
event-decline =
    { $who ->
      [you] לא קנית כלום
     *[other] { $who }: בלי קנייה
    }
decline-forced =
    { $who ->
      [you] אין לך אסימונים לקנייה
     *[other] אצל { $who } אין אסימונים לקנייה
    }
event-open =
    { $owner ->
      [you] { $who }: הצעה של { $bid } על הקלף שלך
     *[other] { $who ->
          [you] הצעת { $bid } על הקלף של { $owner }
         *[other] { $who }: הצעה של { $bid } על הקלף של { $owner }
        }
    }
event-bid =
    { $who ->
      [you] הצעת { $bid }
     *[other] { $who }: הצעה של { $bid }
    }
event-pass =
    { $who ->
      [you] אמרת פאס
     *[other] { $who }: פאס
    }
pass-forced =
    { $who ->
      [you] אין לך מספיק אסימונים להצעה
     *[other] אצל { $who } אין מספיק אסימונים להצעה
    }
# A swap costs one chip. $who gets the first card of two, and gives the second for it.
swap-open =
    { $who ->
      [you] שמת אסימון בפוט והחלפת עם { $owner }: { $gave } תמורת { $got }
     *[other] { $who }: אסימון לפוט, והחלפה { $owner ->
          [you] איתך
         *[other] עם { $owner }
        }: { $gave } תמורת { $got }
    }
swap-gets-covered =
    { $who ->
      [you] שמת אסימון בפוט והחלפת עם { $owner }: { $gave } תמורת קלף סגור
     *[other] { $who }: אסימון לפוט, והחלפה { $owner ->
          [you] איתך
         *[other] עם { $owner }
        }: { $gave } תמורת קלף סגור
    }
swap-gives-covered =
    { $who ->
      [you] שמת אסימון בפוט והחלפת עם { $owner }: קלף סגור תמורת { $got }
     *[other] { $who }: אסימון לפוט, והחלפה { $owner ->
          [you] איתך
         *[other] עם { $owner }
        }: קלף סגור תמורת { $got }
    }
swap-covered =
    { $who ->
      [you] שמת אסימון בפוט והחלפת עם { $owner }: קלף סגור תמורת קלף סגור
     *[other] { $who }: אסימון לפוט, והחלפה { $owner ->
          [you] איתך
         *[other] עם { $owner }
        }: קלף סגור תמורת קלף סגור
    }
# The end of an auction: cards are exchanged as above.
sold-open =
    { $who ->
      [you] { $price ->
          [one] שילמת אסימון אחד והחלפת עם { $owner }: { $gave } תמורת { $got }
          [two] שילמת שני אסימונים והחלפת עם { $owner }: { $gave } תמורת { $got }
         *[other] שילמת { $price } אסימונים והחלפת עם { $owner }: { $gave } תמורת { $got }
        }
     *[other] { $who }: { $price ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $price } אסימונים
        } { $owner ->
          [you] אליך
         *[other] אל { $owner }
        }, והחלפה: { $gave } תמורת { $got }
    }
sold-gets-covered =
    { $who ->
      [you] { $price ->
          [one] שילמת אסימון אחד והחלפת עם { $owner }: { $gave } תמורת קלף סגור
          [two] שילמת שני אסימונים והחלפת עם { $owner }: { $gave } תמורת קלף סגור
         *[other] שילמת { $price } אסימונים והחלפת עם { $owner }: { $gave } תמורת קלף סגור
        }
     *[other] { $who }: { $price ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $price } אסימונים
        } { $owner ->
          [you] אליך
         *[other] אל { $owner }
        }, והחלפה: { $gave } תמורת קלף סגור
    }
sold-gives-covered =
    { $who ->
      [you] { $price ->
          [one] שילמת אסימון אחד והחלפת עם { $owner }: קלף סגור תמורת { $got }
          [two] שילמת שני אסימונים והחלפת עם { $owner }: קלף סגור תמורת { $got }
         *[other] שילמת { $price } אסימונים והחלפת עם { $owner }: קלף סגור תמורת { $got }
        }
     *[other] { $who }: { $price ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $price } אסימונים
        } { $owner ->
          [you] אליך
         *[other] אל { $owner }
        }, והחלפה: קלף סגור תמורת { $got }
    }
sold-covered =
    { $who ->
      [you] { $price ->
          [one] שילמת אסימון אחד והחלפת עם { $owner }: קלף סגור תמורת קלף סגור
          [two] שילמת שני אסימונים והחלפת עם { $owner }: קלף סגור תמורת קלף סגור
         *[other] שילמת { $price } אסימונים והחלפת עם { $owner }: קלף סגור תמורת קלף סגור
        }
     *[other] { $who }: { $price ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $price } אסימונים
        } { $owner ->
          [you] אליך
         *[other] אל { $owner }
        }, והחלפה: קלף סגור תמורת קלף סגור
    }
# For the player who looks.
see-card =
    { $who ->
      [you] הצצת בו: { $card }
     *[other] הצצה של { $who }: { $card }
    }
# For everyone else.
event-see =
    { $who ->
      [you] הצצת בקלף החדש
     *[other] { $who }: הצצה בקלף החדש
    }
event-protect =
    { $who ->
      [you] הגנת על הקלף { $chips ->
          [one] באסימון אחד
          [two] בשני אסימונים
         *[other] ב־{ $chips } אסימונים
        }
     *[other] { $who }: הגנה על הקלף { $chips ->
          [one] באסימון אחד
          [two] בשני אסימונים
         *[other] ב־{ $chips } אסימונים
        }
    }
event-collect =
    { $chips ->
      [one] אסימון אחד עובר מהקלפים לפוט, ועכשיו יש בו { $pot }
      [two] שני אסימונים עוברים מהקלפים לפוט, ועכשיו יש בו { $pot }
     *[other] { $chips } אסימונים עוברים מהקלפים לפוט, ועכשיו יש בו { $pot }
    }
event-turn =
    { $who ->
      [you] חשפת { $card }
     *[other] { $who }: נחשף { $card }
    }
# As above, but because the round is over.
event-show =
    { $who ->
      [you] חשפת { $card }
     *[other] { $who }: נחשף { $card }
    }
event-leave =
    { $who ->
      [you] השארת את הקלף סגור
     *[other] { $who }: הקלף נשאר סגור
    }
event-add =
    { $who ->
      [you] הוספת { $card }, ביחד { $total }
     *[other] { $who }: עוד { $card }, ביחד { $total }
    }
event-stop =
    { $who ->
      [you] לא הוספת כלום
     *[other] { $who }: בלי תוספת
    }
event-result = סכומים: { ROW($sums, between: ", ") }. { $pot ->
      [0] הפוט הריק הולך
      [one] אסימון אחד הולך
      [two] שני אסימונים הולכים
     *[other] { $pot } אסימונים הולכים
    } { $winner ->
      [you] אליך
     *[other] אל { $winner }
    }, { $loser ->
      [you] ואליך
     *[other] ואל { $loser }
    } { $points } נקודות
sum = { $who ->
      [you] שלך
     *[other] { $who }
    } { $total }
event-reshuffle = הנקודות נרשמות, והקלפים שנלקחו מתערבבים לקופה חדשה
event-starter =
    { $who ->
      [you] בחרת שהפתיחה תהיה של { $starter }
     *[other] הבחירה של { $who }: הפתיחה { $starter ->
          [you] שלך
         *[other] של { $starter }
        }
    }
starter-again =
    { $who ->
      [you] בחרת לפתוח
     *[other] הבחירה של { $who }: לפתוח
    }
event-rest = הקופה ריקה, והמשחק נגמר. קלפי הסיבוב שנשארו הולכים { $who ->
      [you] אליך
     *[other] אל { $who }
    }: { $points ->
      [one] נקודה אחת
      [two] שתי נקודות
     *[other] { $points } נקודות
    }
event-over = המשחק נגמר: { ROW($scores, between: ", ") }
score = { $who ->
      [you] שלך
     *[other] { $who }
    } { $points }

## Why something can’t be done

lay-first = עוד אי אפשר: קודם כולם משחקים קלף.
# $called is one of the names of cards above.
not-in-hand = אין לך { $called }.
no-chips-to-lay =
    { $chips ->
      [one] אי אפשר לשים אסימון: יש לך רק { $held ->
          [one] אחד
          [two] שניים
         *[other] { $held }
        }.
      [two] אי אפשר לשים שני אסימונים: יש לך רק { $held ->
          [one] אחד
          [two] שניים
         *[other] { $held }
        }.
     *[other] אי אפשר לשים { $chips } אסימונים: יש לך רק { $held ->
          [one] אחד
          [two] שניים
         *[other] { $held }
        }.
    }
market-now = עכשיו אי אפשר: מחליפים, מציעים או מוותרים.
no-seat = אין מקום { $seat } בשולחן הזה.
own-card = אי אפשר לקנות את הקלף שלך: בוחרים קלף של אחרים.
swap-protected = אי אפשר להחליף קלף מוגן: מציעים עליו הצעה.
swap-costs = אי אפשר להחליף: זה עולה אסימון, ואין לך.
not-protected = אי אפשר להציע על הקלף הזה: אין עליו אסימונים, אז מחליפים.
bids-begin =
    { $protection ->
      [one] צריך להציע לפחות 1: יש אסימון אחד על הקלף.
      [two] צריך להציע לפחות 2: יש שני אסימונים על הקלף.
     *[other] צריך להציע לפחות { $protection }: יש { $protection } אסימונים על הקלף.
    }
auction-now = עכשיו אי אפשר: מעלים את ההצעה או אומרים פאס.
bid-stands = צריך להציע יותר מ־{ $bid }, או לומר פאס.
no-chips-to-bid =
    { $bid ->
      [one] אי אפשר להציע אסימון: יש לך רק { $held ->
          [one] אחד
          [two] שניים
         *[other] { $held }
        }.
      [two] אי אפשר להציע שני אסימונים: יש לך רק { $held ->
          [one] אחד
          [two] שניים
         *[other] { $held }
        }.
     *[other] אי אפשר להציע { $bid } אסימונים: יש לך רק { $held ->
          [one] אחד
          [two] שניים
         *[other] { $held }
        }.
    }
protect-now = עכשיו אי אפשר: מגינים על הקלף החדש או משאירים אותו.
no-lower = אי אפשר להוריד אסימונים: מוסיפים או משאירים.
no-chips-to-protect = אין לך מספיק אסימונים לזה.
second-now = עכשיו אי אפשר: חושפים את הקלף, משאירים אותו, או מוסיפים עוד אחד.
lies-open = הקלף הראשון שלך כבר גלוי.
lies-covered = אי אפשר להוסיף לקלף סגור: קודם חושפים אותו.
# A normal card, and then a penalty card, that makes too much with $other, one of the names of cards above.
too-much-normal = אי אפשר להוסיף { $value }: עם { $other } יוצא { $total }, והגבול הוא עשר.
too-much-penalty = אי אפשר להוסיף קלף עונש { $value }: עם { $other } יוצא { $total }. הגבול הוא עשר.
starter-now = עכשיו אי אפשר: בוחרים של מי הפתיחה בסיבוב הבא.

## Options

option-surplus_jokers = ג׳וקרים נוספים
    .help = ג׳וקרים שלא חולקו בהתחלה יכולים להיכנס לקופה.
    .is-in = בקופה
    .is-out = מחוץ למשחק
option-auction_pass = פאס במכירה
    .help = אפשר להציע שוב אחרי פאס?
    .is-final = פאס סופי
    .is-may-reenter = אפשר לחזור
option-tie_break = תיקו בסכום הגבוה
    .help = מה מכריע תיקו? אם שום דבר, מנצח התור המוקדם.
    .is-highest-card = קלף בודד גבוה יותר
    .is-one-card = קלף אחד מנצח שניים
option-length = אורך
    .help = כמה נמשך המשחק, ומה קורה כשהקופה ריקה.
    .is-ends = 10 סיבובים, אם הקלפים יספיקו
    .is-reshuffle = תמיד 10 סיבובים
    .is-5-rounds = 5 סיבובים
