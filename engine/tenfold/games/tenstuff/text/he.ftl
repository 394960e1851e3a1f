### What Tenstuff says.
###
### person: $who, $to, $target, $accused
### persons: $seats
### card: $card
### cards: $cards, $hand, $slipped
### number: $count, $nth, $rank, $dealt, $players, $most
### text: $place, $play
### message: $first, $top, $low, $suit
### messages: $suits

## What happens

event-deal =
    { $who ->
      [you] קיבלת { ROW($hand, between: " ") }
     *[other] הקלפים של { $who }: { ROW($hand, between: " ") }
    }
event-start = הקלף הנמוך ביותר { $who ->
      [you] אצלך
     *[other] אצל { $who }
    }, ולכן גם הפתיחה
# A set is played on the pile or on the bare table; match, attempt and slam are sets with a name.
event-play =
    { $who ->
      [you] { $place ->
          [table] { $play ->
              [match] שיחקת { $cards } על השולחן: התאמה
              [attempt] שיחקת { $cards } על השולחן: ניסיון
              [slam] שיחקת { $cards } על השולחן: מכה
             *[plain] שיחקת { $cards } על השולחן
            }
         *[pile] { $play ->
              [match] שיחקת { $cards }: התאמה
              [attempt] שיחקת { $cards }: ניסיון
              [slam] שיחקת { $cards }: מכה
             *[plain] שיחקת { $cards }
            }
        }
     *[other] { $place ->
          [table] { $play ->
              [match] { $who }: { $cards } על השולחן, התאמה
              [attempt] { $who }: { $cards } על השולחן, ניסיון
              [slam] { $who }: { $cards } על השולחן, מכה
             *[plain] { $who }: { $cards } על השולחן
            }
         *[pile] { $play ->
              [match] { $who }: { $cards }, התאמה
              [attempt] { $who }: { $cards }, ניסיון
              [slam] { $who }: { $cards }, מכה
             *[plain] { $who }: { $cards }
            }
        }
    }
# The same for the player, who knows the cards under the set.
play-slipping =
    { $who ->
      [you] { $place ->
          [table] { $play ->
              [match] שיחקת { $cards } על השולחן, ומתחת { $slipped }: התאמה
              [attempt] שיחקת { $cards } על השולחן, ומתחת { $slipped }: ניסיון
              [slam] שיחקת { $cards } על השולחן, ומתחת { $slipped }: מכה
             *[plain] שיחקת { $cards } על השולחן, ומתחת { $slipped }
            }
         *[pile] { $play ->
              [match] שיחקת { $cards }, ומתחת { $slipped }: התאמה
              [attempt] שיחקת { $cards }, ומתחת { $slipped }: ניסיון
              [slam] שיחקת { $cards }, ומתחת { $slipped }: מכה
             *[plain] שיחקת { $cards }, ומתחת { $slipped }
            }
        }
     *[other] { $place ->
          [table] { $play ->
              [match] { $who }: { $cards } על השולחן, ומתחת { $slipped }, התאמה
              [attempt] { $who }: { $cards } על השולחן, ומתחת { $slipped }, ניסיון
              [slam] { $who }: { $cards } על השולחן, ומתחת { $slipped }, מכה
             *[plain] { $who }: { $cards } על השולחן, ומתחת { $slipped }
            }
         *[pile] { $play ->
              [match] { $who }: { $cards }, ומתחת { $slipped }, התאמה
              [attempt] { $who }: { $cards }, ומתחת { $slipped }, ניסיון
              [slam] { $who }: { $cards }, ומתחת { $slipped }, מכה
             *[plain] { $who }: { $cards }, ומתחת { $slipped }
            }
        }
    }
event-pass =
    { $who ->
      [you] אמרת פאס
     *[other] { $who }: פאס
    }
event-draw =
    { $who ->
      [you] משכת { $card }
     *[other] { $who }: { $card } מהקופה
    }
draw-fake =
    { $who ->
      [you] משכת בכאילו
     *[other] { $who }: משיכה בכאילו
    }
event-no-draw =
    { $who ->
      [you] לא נשאר לך קלף למשוך
     *[other] לא נשאר קלף למשוך בשביל { $who }
    }
event-excommunicated =
    { $who ->
      [you] הסט הלך לערימה ולא לשולחן: חרם עליך
     *[other] הסט הלך לערימה ולא לשולחן, אז { $who } בחרם
    }
event-false-alarm = הקופה לא הייתה ריקה, אז לסט { $who ->
      [you] שלך
     *[other] של { $who }
    } אין השפעה מיוחדת
event-guess =
    { $who ->
      [you] ניחשת נכון: { $card } הולך { $to ->
          [you] אליך
         *[other] אל { $to }
        }
     *[other] { $who }: ניחוש נכון, { $card } הולך { $to ->
          [you] אליך
         *[other] אל { $to }
        }
    }
guess-wrong =
    { $who ->
      [you] ניחשת { $card }, וזה לא נכון
     *[other] { $who }: ניחוש לא נכון, { $card }
    }
event-skip =
    { $who ->
      [you] זרקת { $card }: דילוג על התור של { $target }
     *[other] { $who }: זריקת { $card }, ודילוג על התור { $target ->
          [you] שלך
         *[other] של { $target }
        }
    }
event-give =
    { $who ->
      [you] { $count ->
          [0] לא העברת כלום אל { $to }
          [one] העברת אל { $to } קלף אחד
          [two] העברת אל { $to } שני קלפים
         *[other] העברת אל { $to } { $count } קלפים
        }
     *[other] { $count ->
          [0] { $who }: שום קלף לא עובר
          [one] { $who }: קלף אחד עובר
          [two] { $who }: שני קלפים עוברים
         *[other] { $who }: { $count } קלפים עוברים
        } { $to ->
          [you] אליך
         *[other] אל { $to }
        }
    }
event-return =
    { $who ->
      [you] { $count ->
          [0] לא החזרת כלום אל { $to }
          [one] החזרת אל { $to } קלף אחד
          [two] החזרת אל { $to } שני קלפים
         *[other] החזרת אל { $to } { $count } קלפים
        }
     *[other] { $count ->
          [0] { $who }: שום קלף לא חוזר
          [one] { $who }: קלף אחד חוזר
          [two] { $who }: שני קלפים חוזרים
         *[other] { $who }: { $count } קלפים חוזרים
        } { $to ->
          [you] אליך
         *[other] אל { $to }
        }
    }
event-handed =
    { $to ->
      [you] קיבלת { $cards }
     *[other] אל { $to }: { $cards }
    }
event-cleared = כולם אמרו פאס ואין מה למשוך, אז עכשיו כל סט מותר
event-shuffle = הערימה מתערבבת והופכת לקופה
event-lifted = סוף החרם: { $seats }
event-reverse = שלושה 6 הופכים את המשחק
event-restart = הקופה ריקה: המשחק נפתח מחדש
event-top = { $card } גלוי בראש הקופה
event-out =
    { $who ->
      [you] סיימת במקום { $nth ->
          [1] הראשון
          [2] השני
          [3] השלישי
         *[other] ה־{ $nth }
        }
     *[other] { $who }: סיום במקום { $nth ->
          [1] הראשון
          [2] השני
          [3] השלישי
         *[other] ה־{ $nth }
        }
    }
event-back =
    { $who ->
      [you] חזרת למשחק
     *[other] { $who } שוב במשחק
    }
event-accuse =
    { $who ->
      [you] האשמת את { $accused }, ובצדק
     *[other] { $who }: האשמה { $accused ->
          [you] נגדך
         *[other] נגד { $accused }
        }, ובצדק
    }
accuse-wrong =
    { $who ->
      [you] האשמת את { $accused }, ולא בצדק
     *[other] { $who }: האשמה { $accused ->
          [you] נגדך
         *[other] נגד { $accused }
        }, ולא בצדק
    }
event-shame =
    { $who ->
      [you] נכנסת לסיבוב הבושה
     *[other] { $who } בסיבוב הבושה
    }
event-shame-over = סיבוב הבושה { $who ->
      [you] שלך
     *[other] של { $who }
    } נגמר
event-over = המשחק נגמר

## Why something can’t be done

turn-not-begun = עוד אי אפשר: התור עוד לא התחיל.
lay-or-pass = עכשיו אי אפשר: משחקים סט או אומרים פאס.
put-back = עכשיו אי אפשר: קודם מחזירים לקופה את הקלפים העליונים.
fewer-cards = אי אפשר לסדר כל כך הרבה: בקופה יש פחות קלפים.
guess-now = עכשיו אי אפשר: קודם מנחשים את הקלף הבא, או מוותרים על הניחוש.
choose-gift = עכשיו אי אפשר: קודם בוחרים מה לתת.
return-now = עכשיו אי אפשר: קודם בוחרים מה להחזיר תמורת ה־10.
draw-now = עכשיו אי אפשר: קודם מושכים קלף.
last-question = עכשיו אי אפשר: מאשימים מישהו או מסיימים את המשחק.
nobody-cheats = אי אפשר לרמות בשולחן הזה: הרמאות אסורה.
nobody-accused = אי אפשר להאשים: הרמאות אסורה בשולחן הזה.
accuse-later = אי אפשר להאשים באמצע תור: מחכים שייגמר.
accuse-in-turn = עוד אי אפשר להאשים: מחכים לתור שלך להאשים.
accuse-with-cards = אי אפשר להאשים כשאין לך קלפים.
accuse-oneself = אי אפשר להאשים את עצמך.
accused-already = אי אפשר להאשים את אותה יד שוב לפני התור הבא שלה.
throw-earlier = עכשיו אי אפשר לזרוק 10: זורקים לפני שתור מתחיל.
skip-oneself = אי אפשר לדלג על התור שלך.
throw-excommunicated = אי אפשר לזרוק 10 בזמן החרם.
all-skipped = אי אפשר לדלג על התור הזה: הרגע דילגו על כולם.
not-in-hand =
    { $count ->
      [one] { $cards } לא ביד שלך.
     *[other] הקלפים { $cards } לא ביד שלך.
    }
to-be-slipped = אי אפשר לשחק את מה שמגניבים מתחת לסט: { $cards }.
lead-lowest = צריך לפתוח עם הערך הנמוך ביותר שלך: { $cards }, אחד או יותר.
# $first is a-rank-first, $top is a-rank: “A 4 is too low: you need a 9 or higher.”
too-low = { $first } זה נמוך מדי: צריך { $top } ומעלה.
# $top and $low are a-rank, $suits the suits of the last set: “On a jack, a 4 must share a suit: clubs or spades.”
wrong-suit = על { $top } אפשר לשים { $low } רק מאותה סדרה: { ROW($suits, between: " או ") }.
first-set = אי אפשר לבחור בשולחן: הסט הראשון פותח את הערימה.
no-need-of-table = אי אפשר לבחור בשולחן כשעוד יש מה למשוך: משחקים על הערימה.
three-slipped = אי אפשר להגניב יותר מ־3 קלפים מתחת לסט: יראו אותם.
no-set-left = אי אפשר להגניב { $card }: לא יישאר לך סט לשים עליו.
in-order = אי אפשר לחזור לקלף הזה: בוחרים מהנמוך לגבוה.
arrange-first = עכשיו אי אפשר לסדר את הקופה: רק בתחילת התור שלך.
arrange-once = אי אפשר לסדר את הקופה פעמיים בתור אחד.
nothing-to-arrange = אי אפשר לסדר את הקופה: אין בה קלפים סגורים.
nothing-to-stop = אי אפשר לעצור לפני ששיחקת סט: אומרים פאס.
leader-passes = אי אפשר לומר פאס בפתיחה: משחקים את הערך הנמוך ביותר.
pass-after-match = אי אפשר לומר פאס אחרי התאמה: משחקים עוד סט או עוצרים.
gift-too-high = אי אפשר לתת { $card }: צריך קלף נמוך מהסט.
gift-other-suit = אי אפשר לתת { $card }: אין בסט { $suit }.
return-other-suit = אי אפשר להחזיר { $card }: מחזירים רק { $suit }.
return-ten = אי אפשר להחזיר את ה־10 עצמו.
too-few-left = אי אפשר לחלק { $dealt } קלפים לכל יד: עם { $players } שחקנים, לכל היותר { $most }.

## Ranks and suits

# A card of a rank within a sentence: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
a-rank =
    { $rank ->
      [0] ג׳וקר
      [1] אס
      [11] נסיך
      [12] מלכה
      [13] מלך
     *[other] { $rank }
    }
# The same at the start of a sentence.
a-rank-first =
    { $rank ->
      [0] ג׳וקר
      [1] אס
      [11] נסיך
      [12] מלכה
      [13] מלך
     *[other] { $rank }
    }
diamonds = יהלום
clubs = תלתן
hearts = לב
spades = עלה

## Options

option-preset = חוקים
    .help = כל החוקים הרשמיים, רק הבסיסיים, או אלה שמתאימים לרוב השולחנות.
    .is-table = מומלצים
    .is-official = רשמיים
    .is-basic = בסיסיים
option-reversal = שלושה 6
    .help = סט של בדיוק שלושה 6 מחליף בין הערימה לקופה והופך את הכיוון.
    .is-on = פועל
    .is-off = כבוי
option-after-reversal = אחרי שלושה 6
    .help = התור הבא חייב לעבור את שלושת ה־6?
    .is-last-set-stays = לעבור את ה־6
    .is-fresh-pile = כל סט מותר
option-excommunication = חרם
    .help = כשהקופה ריקה, משחקים על השולחן עצמו. סט על הערימה גורר חרם.
    .is-assisted = האפליקציה שואלת
    .is-strict = בלי אזהרה
    .is-off = כבוי
option-cheating = רמאות
    .help = אפשר להגניב קלפים מתחת לסט, למשוך בכאילו או לסדר את הקופה. נתפסת? היד שלך גלויה.
    .is-off = אסורה
    .is-on = מותרת
option-wrong-accusation = האשמת שווא
    .help = מה קורה כשמאשימים בלי שהייתה רמאות.
    .is-draw-1 = מושכים קלף אחד
    .is-nothing = כלום
    .is-shame = סיבוב הבושה
option-finish = סיום
    .help = משחקים על כל המקומות, או עוצרים בסיום הראשון וסופרים את הקלפים שנשארו.
    .is-all-places = כשנשארת רק יד אחת
    .is-first-out = בסיום הראשון
option-hand = גודל היד
    .help = כמה קלפים יש בכל יד. לפחות 8 נשארים בקופה.
    .is-auto = לפי מספר השחקנים
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
    .is-10 = 10
