### What the computer players of Tenstuff say of what can be done.
###
### person: $who, $taker, $next
### card: $card
### cards: $cards
### number: $count, $theirs, $rank
### numbers: $order
### text: $how, $phase
### message: $last, $above, $below
### messages: $some

## What can be done

play = לשחק { ROW($cards, between: ", ") }
table = לשחק { ROW($cards, between: ", ") } על השולחן
guess = לנחש { ROW($cards, between: ", ") }
give = לתת { ROW($cards, between: ", ") }
give-back = להחזיר { ROW($cards, between: ", ") }
slip = להגניב { ROW($cards, between: ", ") }
throw = לזרוק { ROW($cards, between: ", ") }
accuse = להאשים { $who ->
      [you] אותך
     *[other] את { $who }
    }
start-turn = להתחיל את התור שלך
let-play = לחכות לתור { $who ->
      [you] שלך
     *[other] של { $who }
    }
pass-turn = פאס
stop = לא לשחק עוד
no-guess = לא לנחש
# The end of a choice of cards to give or return, after $count of them, or the last chance to accuse.
done =
    { $phase ->
      [give] { $count ->
          [0] לא לתת כלום
          [one] לתת קלף אחד
          [two] לתת שני קלפים
         *[other] לתת { $count } קלפים
        }
      [return] { $count ->
          [0] לא להחזיר כלום
          [one] להחזיר קלף אחד
          [two] להחזיר שני קלפים
         *[other] להחזיר { $count } קלפים
        }
     *[last] לא להאשים
    }
draw = למשוך קלף
fake = למשוך בכאילו
arrange = להציץ בקופה
# The cards by the order in which they were seen.
order = להחזיר בסדר { ROW($order, between: ", ") }

## Sorts of play

match = התאמה
slam = מכה
attempt = ניסיון
skip = דילוג

## What will happen

out-now = { $how ->
      [this] זה סיום מיידי
     *[that] סיום מיידי
    } { $who ->
      [you] שלך
     *[other] של { $who }
    }
out-soon = הסיום { $who ->
      [you] שלך
     *[other] של { $who }
    } { $how ->
      [sure] יהיה בקרוב
      [never] לא יהיה בקרוב
      [likely] כנראה יהיה בקרוב
      [unlikely] כנראה לא יהיה בקרוב
      [more] קרוב יותר
     *[less] רחוק יותר
    }
left-with = { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } יהיו בקרוב { $how ->
      [more] יותר
     *[less] פחות
    } קלפים

## What can be seen that speaks for an act

# Cards of a rank within a sentence: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
of-rank =
    { $rank ->
      [0] ג׳וקרים
      [1] אסים
      [11] נסיכים
      [12] מלכות
      [13] מלכים
     *[other] קלפי { $rank }
    }
of-rank-first =
    { $rank ->
      [0] ג׳וקרים
      [1] אסים
      [11] נסיכים
      [12] מלכות
      [13] מלכים
     *[other] קלפי { $rank }
    }
a-rank =
    { $rank ->
      [0] ג׳וקר
      [1] אס
      [11] נסיך
      [12] מלכה
      [13] מלך
     *[other] { $rank }
    }
a-suit =
    { $rank ->
      [0] יהלום
      [1] תלתן
      [2] לב
     *[3] עלה
    }
diamonds = יהלום
clubs = תלתן
hearts = לב
spades = עלה
a-joker = ג׳וקר
a-face-card = קלף תמונה

# Cards that leave the hand.
out-by-match =
    { $who ->
      [you] התאמה נותנת לך עוד סט, אז אפשר לסיים עכשיו.
     *[other] התאמה נותנת עוד סט, וזה יכול להיות הסיום של { $who }.
    }
out-by-gift = כל השאר יכול ללכת { $taker ->
      [you] אליך
     *[other] אל { $taker }
    }, וזה הסיום { $who ->
      [you] שלך
     *[other] של { $who }
    }.
match-goes-on = התאמה נותנת { $who ->
      [you] לך עוד סט
     *[other] עוד סט בשביל { $who }
    }: אפשר לשים { $count ->
      [one] עוד קלף אחד
      [two] עוד עד שני קלפים
     *[other] עוד עד { $count } קלפים
    }.
slam-gives = במכה נותנים קלפים: { $count ->
      [1] { ROW($cards, between: ", ") } יכול
      [2] { ROW($cards, between: ", ") } יכולים
     *[other] { $count } קלפים יכולים
    } ללכת { $taker ->
      [you] אליך
     *[other] אל { $taker }
    }.
sheds = זה מוציא מהיד { $count ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $count } קלפים
    }, לא { $theirs ->
      [one] אחד
      [two] שניים
     *[other] { $theirs }
    }.
sheds-anyway = { $who ->
      [you] בכל מקרה תהיה לך משיכה
     *[other] בכל מקרה תהיה משיכה של { $who }
    }, אז כדאי להיפטר { $count ->
      [one] מקלף אחד
      [two] משני קלפים
     *[other] מ־{ $count } קלפים
    }.
nothing-to-draw = אין מה למשוך, אז לא מרוויחים מלחכות.
frees = פאס יוציא { $taker ->
      [you] אותך
     *[other] את { $taker }
    } מהחרם.

# Which cards to play, and which to keep.
keeps-together = כדאי לשמור { $above } ביחד: אפשר לשחק הכול בתור אחד.
use-the-chance = { $above } אפשר לשים על יותר קלפים מאשר { $below }, אז זה יכול לחכות.
use-the-joker = ג׳וקר הולך רק על ג׳וקר או על קלף תמונה, אז זו הזדמנות.
saves-king = { $count ->
    [one] { $card } הולך על כל סט, אז כדאי לשמור אותו כקלף אחרון בטוח.
   *[other] { $above } הולכים על כל סט, אז כדאי לשמור אותם כקלפים אחרונים.
  }
saves-high = { $count ->
    [one] { $card } הולך על רוב הקלפים, אז כדאי לשמור אותו כקלף אחרון.
   *[other] אפשר לשים { $above } על רוב הקלפים, אז כדאי לשמור אותם לסוף.
  }
opens = על { $card } ילך { $last } { $taker ->
    [you] בתור שלך
   *[other] בתור של { $taker }
  }, אז כדאי לשמור אותו כקלף אחרון.
saves-ten = { $count ->
    [one] { $card } יכול לדלג על תור כשמישהו קרוב לסיום, אז כדאי לשמור אותו.
   *[other] { $above } יכולים לדלג על תורות כשמישהו קרוב לסיום, אז כדאי לשמור אותם.
  }
# $last is a-suit, $cards are its jack, queen and king, except those in hand.
keeps-suit = כדאי לשמור { $last }: הוא הולך על קלפי תמונה מאותה סדרה.
draws-partner = { $card } הוא הבא בקופה: כדאי לשמור לו { ROW($cards, between: " ") }.
on-the-pile = הקופה ריקה: סט על הערימה יטיל חרם { $who ->
      [you] עליך
     *[other] על { $who }
    }.
on-the-table = יש מה למשוך, אז סטים הולכים על הערימה.
cheating = ברמאות אפשר להיתפס ולמשוך עד 5 קלפים.

# What it does to others.
blocks =
    { $taker ->
      [you] אין לך קלף שהולך על זה.
     *[other] אצל { $taker } אין קלף שהולך על זה.
    }
three-sixes = שלושה 6 הופכים את הכיוון: התור { $next ->
      [you] שלך
     *[other] של { $next }
    }, לא { $taker ->
      [you] שלך
     *[other] של { $taker }
    }.
attempt-free = ניסיון: אם הניחוש נכון, הקלף הולך { $taker ->
      [you] אליך
     *[other] אל { $taker }
    }.
attempt-seen = ניסיון: אומרים מה הקלף הבא, והוא חייב ללכת { $taker ->
      [you] אליך
     *[other] אל { $taker }
    }.
harder-than = { $taker ->
      [you] התור הבא שלך
     *[other] התור הבא של { $taker }
    }, וילך רק { $above } ומעלה, במקום { $below }.
harder-number = { $taker ->
      [you] התור הבא שלך
     *[other] התור הבא של { $taker }
    }, עם { $count ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $count } קלפים
    }, וילך רק { $above } ומעלה.
harder-face = { $taker ->
      [you] התור הבא שלך
     *[other] התור הבא של { $taker }
    }, וילך רק { ROW($some, between: ", ") } או { $last }.
harder-pair = פחות קלפים הולכים על { $card } מאשר על { $below }, ו{ $taker ->
    [you] התור הבא שלך.
   *[other] התור הבא של { $taker }.
  }
harder = פחות קלפים הולכים על זה, ו{ $taker ->
      [you] התור הבא שלך
     *[other] התור הבא של { $taker }
    }.

# Guesses.
guess-known = זה בטוח הקלף הבא: הוא הולך { $taker ->
      [you] אליך
     *[other] אל { $taker }
    }, ואין משיכה { $who ->
      [you] שלך
     *[other] של { $who }
    }.
guess-free = טעות לא עולה כלום. בניחוש נכון (1 מתוך { $count }), הקלף הולך { $taker ->
      [you] אליך
     *[other] אל { $taker }
    }.
guess-impossible = { $card } לא יכול להיות הקלף הבא.

# Cards given and returned.
gives = { $count ->
    [1] הקלף יוצא מהיד בחינם, והולך { $taker ->
        [you] אליך.
       *[other] אל { $taker }.
      }
   *[other] אפשר לתת יחד { $count ->
        [2] { ROW($cards, between: " ") }
        [3] { ROW($cards, between: " ") }
       *[other] { $count } קלפים
      }, והם יוצאים בחינם { $taker ->
        [you] אליך.
       *[other] אל { $taker }.
      }
  }
stays-out = קלף היה מחזיר { $taker ->
      [you] אותך
     *[other] את { $taker }
    } למשחק.
brings-back = קלף מחזיר { $taker ->
      [you] אותך
     *[other] את { $taker }
    } למשחק.
saves-from-out = רק קלף שחוזר משאיר { $taker ->
      [you] אותך
     *[other] את { $taker }
    } במשחק.

# Tens.
last-ten = הקלף האחרון: זה הסיום { $who ->
      [you] שלך
     *[other] של { $who }
    }, אלא אם יחזור קלף { $taker ->
      [you] ממך
     *[other] של { $taker }
    }.
few-left = { $taker ->
      [you] יש לך
     *[other] אצל { $taker } יש
    } { $count ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $count } קלפים
    }, ואולי זה הסיום: כדאי לדלג על התור.
slams-next = אחר כך אפשר מכה { $taker ->
      [you] נגדך
     *[other] נגד { $taker }
    } עם { $above }: יותר קלפים מאותו ערך.
own-turn = אחרי דילוג { $taker ->
      [you] עליך
     *[other] על { $taker }
    }, התור { $who ->
      [you] שלך
     *[other] של { $who }
    }.
no-turn = ה־10 יוצא מהיד, ומדלגים { $taker ->
      [you] עליך
     *[other] על { $taker }
    }.
next-has-few = אחרי דילוג התור עובר { $next ->
      [you] אליך
     *[other] אל { $next }
    }, עם { $count ->
      [one] קלף אחד בלבד.
      [two] שני קלפים בלבד.
     *[other] { $count } קלפים בלבד.
    }
many-left = { $taker ->
      [you] יש לך
     *[other] אצל { $taker } יש
    } { $count } קלפים. כדאי לשמור את ה־10 ליד קטנה יותר.
returns = על ה־10 יכול לחזור { $last } { $taker ->
      [you] ממך
     *[other] של { $taker }
    }, אז עדיף לשמור אותו.

# Accusations.
proved = ספירת הקלפים מוכיחה רמאות { $taker ->
      [you] שלך
     *[other] של { $taker }
    }, והעונש הוא משיכה.
draws-more = המשיכה תהיה { $count } { $taker ->
      [you] אצלך
     *[other] אצל { $taker }
    }, ורק { $theirs } { $next ->
      [you] אצלך
     *[other] אצל { $next }
    }.
innocent = לא ייתכן שהייתה רמאות { $taker ->
      [you] שלך
     *[other] של { $taker }
    }: הקלפים מסתדרים.
no-proof =
    { $count ->
      [0] אין הוכחה { $taker ->
          [you] נגדך
         *[other] נגד { $taker }
        }.
      [one] אין הוכחה, וטעות עולה קלף אחד.
      [two] אין הוכחה, וטעות עולה שני קלפים.
     *[other] אין הוכחה, וטעות עולה { $count } קלפים.
    }
last-chance = המשחק נגמר: זאת ההזדמנות האחרונה לתפוס רמאות.
