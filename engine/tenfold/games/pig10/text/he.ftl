### What PIG 10 says.
###
### person: $who
### card: $card
### number: $value, $cards, $left
### cards: $hand

## What happens

event-deal =
    { $who ->
      [you] קיבלת { ROW($hand, between: " ") }
     *[other] הקלפים של { $who }: { ROW($hand, between: " ") }
    }
event-begin = הפתיחה { $who ->
      [you] שלך
     *[other] של { $who }
    }
event-draw =
    { $who ->
      [you] משכת { $card }
     *[other] { $who }: { $card } מהקופה
    }
# The middle is empty.
play-first =
    { $who ->
      [you] שיחקת <b>{ $value }</b>
     *[other] { $who }: <b>{ $value }</b>
    }
play-add =
    { $who ->
      [you] הוספת { $card }, ביחד <b>{ $value }</b>
     *[other] { $who }: עוד { $card }, ביחד <b>{ $value }</b>
    }
play-over =
    { $who ->
      [you] הוספת { $card }, ביחד <b>{ $value }</b>, מעל{ "\u00A0" }עשר
     *[other] { $who }: עוד { $card }, ביחד <b>{ $value }</b>, מעל{ "\u00A0" }עשר
    }
# A frog makes the middle zero.
play-frog =
    { $who ->
      [you] שיחקת צפרדע: <b>{ $value }</b>
     *[other] { $who }: צפרדע, <b>{ $value }</b>
    }
# The card makes its own number the value of the middle.
play-same =
    { $who ->
      [you] שיחקת { $card }, והאמצע עכשיו <b>{ $value }</b>
     *[other] { $who }: { $card }, והאמצע עכשיו <b>{ $value }</b>
    }
# Five is taken away from the middle.
play-subtract =
    { $who ->
      [you] הורדת { $card }, נשאר <b>{ $value }</b>
     *[other] { $who }: פחות { $card }, נשאר <b>{ $value }</b>
    }
# The middle is exactly ten, and goes to the player who made it so. “PIG 10!” is what they call.
event-capture =
    { $cards ->
      [one] PIG 10! { $who ->
          [you] קיבלת <b>קלף אחד</b>
         *[other] <b>קלף אחד</b> הולך אל { $who }
        }
      [two] PIG 10! { $who ->
          [you] קיבלת <b>שני קלפים</b>
         *[other] <b>שני קלפים</b> הולכים אל { $who }
        }
     *[other] PIG 10! { $who ->
          [you] קיבלת <b>{ $cards } קלפים</b>
         *[other] <b>{ $cards } קלפים</b> הולכים אל { $who }
        }
    }
# Somebody went over ten, and the player before them takes the middle.
event-bust =
    { $cards ->
      [one] { $who ->
          [you] קיבלת <b>קלף אחד</b>
         *[other] <b>קלף אחד</b> הולך אל { $who }
        }
      [two] { $who ->
          [you] קיבלת <b>שני קלפים</b>
         *[other] <b>שני קלפים</b> הולכים אל { $who }
        }
     *[other] { $who ->
          [you] קיבלת <b>{ $cards } קלפים</b>
         *[other] <b>{ $cards } קלפים</b> הולכים אל { $who }
        }
    }
event-leftovers = הקלפים האחרונים הלכו { $who ->
      [you] אליך
     *[other] אל { $who }
    }, אז גם האמצע { $who ->
      [you] שלך
     *[other] של { $who }
    }
event-over =
    { $left ->
      [one] אף אחד לא מקבל את הקלף שנשאר באמצע
      [two] אף אחד לא מקבל את שני הקלפים שנשארו באמצע
     *[other] אף אחד לא מקבל את { $left } הקלפים שנשארו באמצע
    }

## Why something can’t be done

not-held = אי אפשר לשחק { $card }: אין לך כזה.
# The value is the card’s own number.
not-same = את { $card } אפשר רק להוסיף: לא הקלף האחרון ולא האמצע הם { $value }.
too-much = אי אפשר לשחק { $card }: יוצא { $value }, ויש לך קלף שלא עובר את עשר.
below-zero = אי אפשר להוריד { $card }: האמצע עומד על { $value }, ולא יורדים מתחת ל־0.

## Options

option-leftovers = קלפים שנשארו באמצע
    .help = מי מקבל את הקלפים שנשארו באמצע בסוף?
    .is-nobody = אף אחד
    .is-last-taker = האחרונים שקיבלו קלפים
option-tie = תיקו
    .help = בשוויון במספר הקלפים חולקים את הניצחון, או שמכריע מספר ה־PIG 10.
    .is-shared = ניצחון משותף
    .is-most-tens = הכי הרבה PIG 10
option-first-player = פתיחה
    .help = מגרילים מי יפתח, או בוחרים מקום.
    .is-random = הגרלה
option-gentle = לעבור את עשר
    .help = כל קלף מותר, או שעוברים את עשר רק כשאין ברירה (טוב עם ילדים קטנים).
    .is-off = מותר
    .is-on = רק כשאין ברירה
