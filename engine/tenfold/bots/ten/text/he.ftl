### What the computer players of 10 say of what can be done.
###
### person: $who, $whose, $rival, $taker
### card: $card
### number: $chips, $value, $total, $less, $points, $pot, $count, $share
### text: $how
### message: $called, $first, $second, $named, $other

## What can be done

lay-open =
    { $chips ->
      [0] לשחק { $card } גלוי
      [one] לשחק { $card } גלוי, עם אסימון אחד
      [two] לשחק { $card } גלוי, עם שני אסימונים
     *[other] לשחק { $card } גלוי, עם { $chips } אסימונים
    }
lay-covered =
    { $chips ->
      [0] לשחק { $card } סגור
      [one] לשחק { $card } סגור, עם אסימון אחד
      [two] לשחק { $card } סגור, עם שני אסימונים
     *[other] לשחק { $card } סגור, עם { $chips } אסימונים
    }
start = לבחור בפתיחה { $whose ->
      [you] שלך
     *[other] של { $whose }
    }
start-yourself = לפתוח בעצמך את הסיבוב הבא
swap = להחליף { $whose ->
      [you] איתך
     *[other] עם { $whose }
    }
bid-for = להציע { $chips } על הקלף { $whose ->
      [you] שלך
     *[other] של { $whose }
    }
bid = להציע { $chips }
add = להוסיף { $card }
protect = לשים { $chips ->
      [one] אסימון אחד
      [two] שני אסימונים
     *[other] { $chips } אסימונים
    } על הקלף
decline = לוותר
pass-bid = פאס
keep = לא להוסיף אסימונים
show = לחשוף את הקלף
leave = להשאיר את הקלף סגור
stop = לא להוסיף קלף

## Sorts of play

bluff = בלוף
making-ten = עושה עשר

## What will happen

win-round = { $how ->
      [sure] הסיבוב יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
      [never] הסיבוב לא יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
      [likely] הסיבוב כנראה יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
      [unlikely] הסיבוב כנראה לא יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
      [more] יש יותר סיכוי שהסיבוב יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
     *[less] יש פחות סיכוי שהסיבוב יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
    }
make-ten = { $how ->
      [sure] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } ייצא עשר
      [never] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } לא ייצא עשר
      [likely] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } כנראה ייצא עשר
      [unlikely] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } כנראה לא ייצא עשר
      [more] יש יותר סיכוי שייצא עשר { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
     *[less] יש פחות סיכוי שייצא עשר { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
    }
# As win-round, when the chips in the pot are known.
win-pot = { $how ->
      [sure] הפוט ({ $chips ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $chips } אסימונים
        }) ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [never] הפוט ({ $chips ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $chips } אסימונים
        }) לא ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [likely] הפוט ({ $chips ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $chips } אסימונים
        }) כנראה ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [unlikely] הפוט ({ $chips ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $chips } אסימונים
        }) כנראה לא ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
      [more] יש יותר סיכוי שהפוט ({ $chips ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $chips } אסימונים
        }) ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
     *[less] יש פחות סיכוי שהפוט ({ $chips ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $chips } אסימונים
        }) ילך { $who ->
            [you] אליך
           *[other] אל { $who }
          }
    }
lose-round = { $how ->
      [sure] ההפסד בסיבוב יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
      [never] ההפסד בסיבוב לא יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
      [likely] ההפסד בסיבוב כנראה יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
      [unlikely] ההפסד בסיבוב כנראה לא יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
      [more] יש יותר סיכוי שההפסד בסיבוב יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
     *[less] יש פחות סיכוי שההפסד בסיבוב יהיה { $who ->
            [you] שלך
           *[other] של { $who }
          }
    }
# $first is the card that is in front of $who now.
keep-card = { $first } { $how ->
      [sure] יישאר { $who ->
          [you] אצלך
         *[other] אצל { $who }
        }
      [never] לא יישאר { $who ->
          [you] אצלך
         *[other] אצל { $who }
        }
      [likely] כנראה יישאר { $who ->
          [you] אצלך
         *[other] אצל { $who }
        }
      [unlikely] כנראה לא יישאר { $who ->
          [you] אצלך
         *[other] אצל { $who }
        }
      [more] יישאר { $who ->
          [you] אצלך
         *[other] אצל { $who }
        } בסיכוי גדול יותר
     *[less] יישאר { $who ->
          [you] אצלך
         *[other] אצל { $who }
        } בסיכוי קטן יותר
    }
# As above, for a card that is still to be played.
keep-played = { $how ->
      [sure] הקלף הזה יישאר { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
      [never] הקלף הזה לא יישאר { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
      [likely] הקלף הזה כנראה יישאר { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
      [unlikely] הקלף הזה כנראה לא יישאר { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
      [more] יש יותר סיכוי שהקלף הזה יישאר { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
     *[less] יש פחות סיכוי שהקלף הזה יישאר { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
    }

## What can be seen that speaks for an act

# How a card is called within these sentences. They are definite, because “your 7” is “ה־7 שלך”.
normal-card = ה־{ $value }
penalty-card = קלף העונש { $value }
the-joker = הג׳וקר
some-card = הקלף
own-card = { $called } { $whose ->
      [you] שלך
     *[other] של { $whose }
    }
own-card-first = { $called } { $whose ->
      [you] שלך
     *[other] של { $whose }
    }

# What the cards make. $first and $named are cards like “your 7”; for seats that are done, totals.
sum-ten = { $first } עושה עשר לבד.
sum-pair = { $first } עם { $second } עושים { $total ->
    [10] עשר
   *[other] { $total }
  }.
higher-instead = { $first } לבד עושה { $total } במקום { $less }.
sum-more = { $first } עם { $second } עושים { $total ->
      [10] עשר
     *[other] { $total }
    } במקום { $less }.
sum-near-alone = גם בלי ג׳וקר, { $named } עושה { $total } במקום { $less }.
sum-near = גם בלי ג׳וקר, { $named } עם { $second } עושים { $total }.
stronger-ten = בתיקו בעשר, הקלף הגבוה מנצח: { $named }.
needs-joker = { $first } עושה עשר רק עם { $second }.
at-most = { $first } עושה לכל היותר { $total } עם קלף שני.
unseen-better = { $share }% מהקלפים הנסתרים יעשו יותר מאשר { $named }.

# The market.
sum-good = { $first } כבר עושה { $total }, והשני לא ידוע.
otherwise-theirs = אחרת { $named } הולך { $who ->
      [you] אליך
     *[other] אל { $who }
    }.
no-better = { $first } לא עושה יותר, ועולה { $chips ->
      [one] אסימון אחד
      [two] שני אסימונים
     *[other] { $chips } אסימונים
    }.
card-unseen = { $chips ->
      [one] אסימון אחד { $who ->
          [you] שלך
         *[other] של { $who }
        } ילך
      [two] שני אסימונים { $who ->
          [you] שלך
         *[other] של { $who }
        } ילכו
     *[other] { $chips } אסימונים { $who ->
          [you] שלך
         *[other] של { $who }
        } ילכו
    } על קלף נסתר.
more-than-the-pot =
    { $pot ->
      [0] המחיר הוא { $chips ->
          [one] אסימון אחד
          [two] שני אסימונים
         *[other] { $chips } אסימונים
        }, והפוט עוד ריק.
     *[other] המחיר הוא { $chips } אסימונים, ובפוט יש עד עכשיו רק { $pot }.
    }
chips-kept =
    { $chips ->
      [one] אסימון אחד שנשמר מוריד שתי נקודות מהניקוד.
      [two] שני אסימונים שנשמרו מורידים { $points } נקודות מהניקוד בסוף.
     *[other] { $chips } אסימונים שנשמרו מורידים { $points } נקודות מהניקוד בסוף.
    }
chips-second = האסימון השני, אם נשמר, מוריד שתי נקודות מהניקוד בסוף.
unbeatable-bid = אף אחד אחר לא יכול להציע יותר.
one-can-outbid = רק { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } עוד אפשר להציע יותר.
few-can-outbid = רק { $count ->
      [two] שני שחקנים
     *[other] { $count } שחקנים
    } עוד יכולים להציע יותר.
lower-bid = המחיר יהיה { $chips ->
    [one] אסימון אחד
    [two] שני אסימונים
   *[other] { $chips } אסימונים
  } במקום { $less }.
higher-bid = כדי לעבור את זה יצטרכו להציע { $chips } אסימונים.
gets-only = בתמורה, רק { $named } הולך { $who ->
      [you] אליך
     *[other] אל { $who }
    }.
known-card = זה { $named }. הקלף השני לא ידוע.
may-be-the-joker = אולי זה הג׳וקר שהיה { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } בהתחלה.
no-auction = החלפה עולה רק אסימון אחד, ואי אפשר להציע נגדה.
bids-start = ההצעות על { $named } מתחילות { $chips ->
      [one] כבר מאסימון אחד
      [two] משני אסימונים
     *[other] מ־{ $chips } אסימונים
    }.
marked-card = יש עליו { $chips ->
      [one] אסימון אחד
      [two] שני אסימונים
     *[other] { $chips } אסימונים
    } { $who ->
      [you] שלך
     *[other] של { $who }
    }, אז אולי הוא טוב.
no-way-back = { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } כבר אי אפשר להחליף בחזרה בסיבוב הזה.
gets-leader = { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } יש יתרון { $rival ->
      [you] עליך
     *[other] על { $rival }
    }, וגם { $named } ילך לשם.

# The first card.
costs-in-hand = ביד בסוף המשחק, { $named } יעלה { $points ->
      [one] נקודה אחת
      [two] שתי נקודות
     *[other] { $points } נקודות
    }.
untaken-in-hand = ביד, אי אפשר לקחת את { $named }.
stays-for-later = { $first } נשאר ביד לסיבוב אחר.
joker-stays = { $first } נשאר ביד: בהמשך הוא עושה עשר עם כל קלף.
higher-alone = גם לבד, { $named } עושה יותר מאשר { $other }.
any-with-joker = עם הג׳וקר כל קלף עושה עשר, גם { $named }.
costs-loser = אם ההפסד בסיבוב יהיה { $who ->
      [you] שלך
     *[other] של { $who }
    }, { $named } יעלה { $points ->
      [one] נקודה אחת
      [two] שתי נקודות
     *[other] { $points } נקודות
    }.
loser-takes = המפסיד לוקח את { $named }: { $points } נקודות.
hidden-weak = כש{ $named } מוסתר, אולי יחליפו אותו בקלף טוב יותר.
hidden-good = לא רואים כמה { $named } שווה.
shown-weak = כולם רואים כמה מעט { $named } שווה.
shown-good = כולם רואים שהוא טוב, והתשלום עליו ילך { $who ->
      [you] אליך
     *[other] אל { $who }
    }.

# Chips on a card.
bluff-pays = קנייה של הקלף הנמוך הזה תעלה לפחות { $chips ->
      [one] אסימון אחד, שילך
      [two] שני אסימונים, שילכו
     *[other] { $chips } אסימונים, שילכו
    } { $who ->
      [you] אליך
     *[other] אל { $who }
    }.
dearer = קנייה של הקלף תעלה לפחות שני אסימונים, שילכו { $who ->
    [you] אליך
   *[other] אל { $who }
  }.
one-could-take = בלי אסימונים, הוא יכול ללכת { $taker ->
      [you] אליך
     *[other] אל { $taker }
    } בהחלפה.
some-could-take = בלי אסימונים, { $count ->
      [two] שני שחקנים
     *[other] { $count } שחקנים
    } יכולים לקחת אותו בהחלפה.
out-of-reach = כבר אי אפשר לקחת את { $named }, אז לא צריך אסימונים.
not-worth-it = { $first } עושה לכל היותר { $total }: חבל על אסימונים.
seen-to-be-low = כולם רואים שהוא נמוך, אז לא צריך עליו אסימונים.
only-taker = רק { $taker ->
    [you] אצלך
   *[other] אצל { $taker }
  } עוד אפשר לקחת אותו: סיכון קטן.
trade = אם לוקחים אותו, { $named } מגיע במקומו.

# The second card.
sure-win = את זה כבר אי אפשר לנצח{ $chips ->
      [0] .
      [one] , וזה מביא אסימון אחד.
      [two] , וזה מביא שני אסימונים.
     *[other] , וזה מביא { $chips } אסימונים.
    }
tie-won = זה תיקו עם { $named }, אבל { $how ->
    [single] קלף אחד מנצח שניים
   *[other] { $second } גבוה יותר
  }.
sure-not-last = זה יותר מאשר { $named }, אז זה לא הנמוך ביותר.
needed-to-win = רק יותר מאשר { $named } עוד יכול לנצח בסיבוב.
face-up = כשהוא גלוי, הוא עושה { $total ->
    [10] עשר
   *[other] { $total }
  } עם { $named }, ואחרת רק { $less }.
nothing-fits = שום קלף שביד לא מתאים: { $named } נספר לבד בכל מקרה.
nothing-helps = שום קלף שביד לא יגדיל את הסכום.
replaced = בסיבוב הבא, קלף חדש יחליף את { $named }.
beaten-too = גם הסכום הגבוה לא ינצח את { $named }.
beaten-tie = לכל היותר זה תיקו עם { $named }, ובתיקו הזה מפסידים.
beaten = שום קלף שני לא ינצח את { $named }, אז כדאי לשמור אותו.
safe-already = גם בלי קלף שני, { $named } נמוך יותר.

# Who starts.
earlier-wins = בתיקו על הסכום הנמוך ביותר, התור המאוחר מפסיד.
later-sees = בתור מאוחר רואים קודם מה האחרים עושים.
