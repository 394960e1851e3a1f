### What the computer players of 10-9-8 say of what can be done.
###
### person: $who, $rival
### card: $card, $over
### cards: $hand, $more
### number: $tricks, $cards, $others, $bid
### text: $how
### message: $suit, $one

## What can be done

bid = להכריז { $tricks }
play = לשחק { $card }

## Sorts of play

trump-in = חיתוך
overtrump = חיתוך גבוה
undertrump = חיתוך נמוך
finesse = עקיפה
duck = ויתור
discard = השלכה

## What will happen

too-many = { $how ->
      [sure] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } יהיו לקיחות מיותרות
      [never] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } לא יהיו לקיחות מיותרות
      [likely] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } כנראה יהיו לקיחות מיותרות
      [unlikely] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } כנראה לא יהיו לקיחות מיותרות
      [more] יש יותר סיכוי ללקיחות מיותרות { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
     *[less] יש פחות סיכוי ללקיחות מיותרות { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
    }
too-few = { $how ->
      [sure] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } יחסרו לקיחות
      [never] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } לא יחסרו לקיחות
      [likely] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } כנראה יחסרו לקיחות
      [unlikely] { $who ->
            [you] אצלך
           *[other] אצל { $who }
          } כנראה לא יחסרו לקיחות
      [more] יש יותר סיכוי שיחסרו לקיחות { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
     *[less] יש פחות סיכוי שיחסרו לקיחות { $who ->
            [you] אצלך
           *[other] אצל { $who }
          }
    }
make-bid = { $how ->
      [sure] ההכרזה { $who ->
            [you] שלך
           *[other] של { $who }
          } תצליח
      [never] ההכרזה { $who ->
            [you] שלך
           *[other] של { $who }
          } לא תצליח
      [likely] ההכרזה { $who ->
            [you] שלך
           *[other] של { $who }
          } כנראה תצליח
      [unlikely] ההכרזה { $who ->
            [you] שלך
           *[other] של { $who }
          } כנראה לא תצליח
      [more] יש יותר סיכוי שההכרזה { $who ->
            [you] שלך
           *[other] של { $who }
          } תצליח
     *[less] יש פחות סיכוי שההכרזה { $who ->
            [you] שלך
           *[other] של { $who }
          } תצליח
    }
win-tricks = { $who ->
      [you] אצלך
     *[other] אצל { $who }
    } יהיו { $how ->
      [more] יותר
     *[less] פחות
    } לקיחות

## The plan: what the seat is after, and what will bring it

need =
    { $who ->
      [you] { $tricks ->
          [0] לא חסרות לך עוד לקיחות.
          [one] חסרה לך עוד לקיחה אחת.
          [two] חסרות לך עוד שתי לקיחות.
         *[other] חסרות לך עוד { $tricks } לקיחות.
        }
     *[other] { $tricks ->
          [0] אצל { $who } לא חסרות עוד לקיחות.
          [one] אצל { $who } חסרה עוד לקיחה אחת.
          [two] אצל { $who } חסרות עוד שתי לקיחות.
         *[other] אצל { $who } חסרות עוד { $tricks } לקיחות.
        }
    }
need-comes = { $tricks ->
    [one] את הלקיחה החסרה כנראה ייקח { $hand }.
    [two] את { $tricks } הלקיחות החסרות כנראה ייקחו { $hand }.
   *[other] את { $tricks } הלקיחות החסרות כנראה ייקחו { $hand }.
  }
need-comes-else = { $tricks ->
    [one] חסרה עוד לקיחה אחת, אבל לא עם הקלף הזה.
    [two] חסרות עוד שתי לקיחות, אבל לא עם הקלף הזה.
   *[other] חסרות עוד { $tricks } לקיחות, אבל לא עם הקלף הזה.
  }
bid-lost = ההכרזה { $who ->
      [you] שלך
     *[other] של { $who }
    } אבודה.
all-lost = כל ההכרזות אבודות, אז שום קלף לא ישנה את הניקוד.
last-bid = רק ההכרזה { $rival ->
      [you] שלך
     *[other] של { $rival }
    } עוד יכולה להצליח.
stop-others = כדאי לנסות לעצור את האחרים.
save-to-win = כדאי לשמור את { $hand } ללקיחות הבאות.
all-win = כל קלף ביד כנראה ייקח.
will-win = עם { $hand } כנראה לוקחים.
count-on = { $tricks ->
    [0] לא כדאי לסמוך על { $more }.
    [one] כדאי לחשב לקיחה אחת עבור { $more }.
    [two] כדאי לחשב שתי לקיחות עבור { $more }.
   *[other] כדאי לחשב { $tricks } לקיחות עבור { $more }.
  }
count-all = { $how ->
    [also] כדאי לסמוך גם על { $more }.
   *[alone] כדאי לסמוך על { $more }.
  }

## What can be seen: suits

clubs = תלתן
diamonds = יהלום
hearts = לב
spades = עלה
club = תלתן
diamond = יהלום
heart = לב
spade = עלה

## What can be seen: for a bid

sure-tricks = אי אפשר לנצח את { $tricks ->
      [one] השליט הגבוה { $who ->
          [you] שלך
         *[other] של { $who }
        }: לקיחה בטוחה אחת
      [two] שני השליטים הגבוהים { $who ->
          [you] שלך
         *[other] של { $who }
        }: שתי לקיחות בטוחות
     *[other] { $tricks } השליטים הגבוהים { $who ->
          [you] שלך
         *[other] של { $who }
        }: { $tricks } לקיחות בטוחות
    }.
rest = האחרים הכריזו { $others } מתוך { $tricks } לקיחות. נשאר { $cards }.
rest-of = ההכרזה { $rival ->
      [you] שלך
     *[other] של { $rival }
    } היא { $others } מתוך { $tricks } לקיחות. נשאר { $cards }.
needs-lead = { $card } לוקח רק אם אחרים פותחים עם { $suit }.
good-more = { $cards ->
    [one] { $hand } יכול לקחת לקיחה, אז כדאי להכריז יותר מ־{ $bid }.
   *[other] { $hand } יכולים לקחת לקיחה כל אחד, אז כדאי להכריז יותר מ־{ $bid }.
  }
good-less = { $cards ->
    [0] אין קלף מספיק טוב כדי להכריז { $bid }.
    [one] רק { $hand } יכול לקחת לקיחה, אז כדאי להכריז פחות מ־{ $bid }.
   *[other] רק { $hand } יכולים לקחת לקיחה כל אחד, אז כדאי להכריז פחות מ־{ $bid }.
  }
low-trump = { $card } הוא שליט נמוך: { $cards ->
      [one] שליט נסתר אחד מנצח אותו.
      [two] שני שליטים נסתרים מנצחים אותו.
     *[other] { $cards } שליטים נסתרים מנצחים אותו.
    }
can-lose-to = { $cards ->
    [0] { $card } עלול להפסיד לשליט.
    [one] { $card } עלול להפסיד לשליט או לקלף אחד גבוה ממנו.
    [two] { $card } עלול להפסיד לשליט או לשני קלפים גבוהים ממנו.
   *[other] { $card } עלול להפסיד לשליט או ל־{ $cards } קלפים גבוהים ממנו.
  }
no-trump =
    { $who ->
      [you] אין לך שליט, אז אחרים יכולים לחתוך את הקלפים הגבוהים שלך.
     *[other] אצל { $who } אין שליט. אחרים יכולים לחתוך קלפים גבוהים.
    }

## What can be seen: for a card

one-too-many = הלקיחה הזאת כבר מיותרת { $rival ->
      [you] בשבילך
     *[other] בשביל { $rival }
    }.
lost-so-feed = ההכרזה { $who ->
      [you] שלך
     *[other] של { $who }
    } אבודה. כדאי לדחוף לקיחה מיותרת { $rival ->
      [you] אליך
     *[other] אל { $rival }
    }.
lost-so-stop =
    { $who ->
      [you] ההכרזה שלך אבודה. הלקיחה הזאת חסרה { $rival ->
          [you] אצלך
         *[other] אצל { $rival }
        }, אז כדאי לקחת.
     *[other] ההכרזה של { $who } אבודה. עכשיו כדאי לעצור { $rival ->
          [you] אותך
         *[other] את { $rival }
        }.
    }
needs-it = { $rival ->
      [you] חסרות לך לקיחות
     *[other] אצל { $rival } חסרות לקיחות
    }, ו־{ $card } מנצח את { $over }.
harder-to-beat = { $rival ->
      [you] חסרות לך לקיחות
     *[other] אצל { $rival } חסרות לקיחות
    }, ואת { $card } קשה יותר לנצח מאשר את { $over }.
easier-to-beat = { $rival ->
      [you] יש לך מספיק לקיחות
     *[other] אצל { $rival } יש מספיק לקיחות
    }, ואת { $card } קל יותר לנצח מאשר את { $over }.
keep-to-stop = { $rival ->
      [you] חסרות לך לקיחות
     *[other] אצל { $rival } חסרות לקיחות
    }: כדאי לשמור את { $over } כדי לקחת אחת.
drop-to-feed = { $rival ->
      [you] יש לך מספיק לקיחות
     *[other] אצל { $rival } יש מספיק לקיחות
    }: לא כדאי לשמור את { $card } כדי לקחת אחת.
lost-but-scores = ההכרזה אבודה, אבל כל לקיחה שווה נקודה.
lost-but-saves = ההכרזה אבודה, אבל כל לקיחה חוסכת נקודה.
lost-and-costs = ההכרזה אבודה, וכל לקיחה עולה נקודה.
needs-all = כל לקיחה שנשארה נחוצה { $who ->
      [you] בשבילך
     *[other] בשביל { $who }
    }. { $over } היה מפסיד.
needs-all-safe = כל לקיחה שנשארה נחוצה { $who ->
      [you] בשבילך
     *[other] בשביל { $who }
    }. את { $card } אי אפשר לנצח.
last-wins = התור { $who ->
      [you] שלך
     *[other] של { $who }
    } אחרון, אז { $card } לוקח בטוח.
safe = את { $card } כבר אי אפשר לנצח.
ruff = { $who ->
      [you] אין לך
     *[other] אצל { $who } אין
    } { $suit }, ושליט מנצח הכול.
beats = { $card } מנצח את { $over }, הקלף הטוב ביותר עד עכשיו.
makes-bid = כך ההכרזה מצליחה. בהמשך קל יותר להפסיד עם { $over } מאשר עם { $card }.
keep-top = כדאי לשמור את { $over }: גם בהמשך אי אפשר לנצח אותו.
enough = { $card } מספיק גבוה. כדאי לשמור את { $over } ללקיחה אחרת.
may-be-enough = { $card } אולי מספיק. כדאי לשמור את { $over } ללקיחה אחרת.
one-can-beat = רק התור { $rival ->
      [you] שלך
     *[other] של { $rival }
    } עוד נשאר, ו־{ $card } אולי מספיק. כדאי לשמור את { $over }.
bid-none = { $who ->
      [you] הכרזת 0
     *[other] ההכרזה של { $who } היא 0
    }, ו־{ $card } מפסיד מול { $over }.
has-bid = { $who ->
      [you] כבר יש לך
     *[other] אצל { $who } כבר יש
    } { $tricks ->
      [one] לקיחה אחת
      [two] שתי לקיחות
     *[other] { $tricks } לקיחות
    }, כמו בהכרזה. { $card } מפסיד מול { $over }.
top-trumps =
    { $cards ->
      [one] השליט הגבוה { $who ->
          [you] שלך
         *[other] של { $who }
        } ייקח בהמשך, וזה מספיק.
      [two] שני השליטים הגבוהים { $who ->
          [you] שלך
         *[other] של { $who }
        } ייקחו בהמשך, וזה מספיק.
     *[other] { $cards } השליטים הגבוהים { $who ->
          [you] שלך
         *[other] של { $who }
        } ייקחו בהמשך, וזה מספיק.
    }
can-lose = { $card } עוד יכול להפסיד, אבל את { $over } אי אפשר לנצח.
sinks = כל { $suit } שנסתר { $who ->
      [you] ממך
     *[other] מעיני { $who }
    } מנצח את { $card }.
trump-helps = { $rival ->
      [you] אין לך
     *[other] אצל { $rival } אין
    } { $suit }, אז { $card } עלול להפסיד לשליט.
may-trump =
    { $rival ->
      [you] אין לך { $suit }, ואולי אפשר לחתוך את { $card }.
     *[other] אצל { $rival } אין { $suit }, ואולי יחתכו שם את { $card }.
    }
keep-for-later = { $card } עוד יכול להפסיד כאן. כדאי לשמור אותו להמשך.
first-trick = { $suit } גבוה יותר כבר לא יכול לבוא, ושליטים עוד אסורים.
only-trumps = { $suit } גבוה יותר כבר לא יכול לבוא, אז רק שליט מנצח את { $card }.
draws = זה מוציא שליטים שיכולים לנצח את { $card } { $who ->
      [you] שלך
     *[other] של { $who }
    }.
trump-later = זה { $one } יחיד ביד { $who ->
      [you] שלך
     *[other] של { $who }
    }. בהמשך אפשר לחתוך { $suit }.
keep-higher = { $over } מפסיד כאן, אז כדאי לשמור אותו ללקיחה אחרת.
keep-trump = כדאי לשמור את { $over }: שליט מנצח כל סדרה אחרת.
keep-trumps = כדאי לשמור את השליטים: הם מנצחים כל סדרה אחרת.
is-trump = { $card } הוא שליט, ומנצח כל סדרה אחרת.
lower-later = { $card } מפסיד עכשיו, ובהמשך קל יותר להפסיד עם { $over }.
lead-trump = { $cards ->
      [one] שליט גבוה יותר אחד עוד בחוץ
      [two] שני שליטים גבוהים יותר עוד בחוץ
     *[other] { $cards } שליטים גבוהים יותר עוד בחוץ
    }, אז { $card } עוד יכול להפסיד.
both-win = גם { $card } לוקח, ובהמשך קל יותר להפסיד עם { $over }.
equals = { $over } טוב באותה מידה: לא נשאר קלף בינו לבין { $card }.
drop-trump = זה מפסיד מול { $over }, וכך נפטרים משליט.
drop-high = לא נשאר { $suit } גבוה מ־{ $card }. כדאי להיפטר ממנו עכשיו.
cannot-win = { $card } לא יכול לקחת הפעם, אבל { $over } כן.
# “Higher” cards are of the same suit.
fewer-beat = את { $card } { $cards ->
      [one] יכול לנצח רק קלף אחד גבוה ממנו
      [two] יכולים לנצח רק שני קלפים גבוהים ממנו
     *[other] יכולים לנצח רק { $cards } קלפים גבוהים ממנו
    }, ואת { $over } { $others ->
      [one] אחד
      [two] שניים
     *[other] { $others }
    }.
more-beat = את { $card } { $cards ->
      [one] יכול לנצח קלף אחד גבוה ממנו
      [two] יכולים לנצח שני קלפים גבוהים ממנו
     *[other] יכולים לנצח { $cards } קלפים גבוהים ממנו
    }, ואת { $over } רק { $others ->
      [one] אחד
      [two] שניים
     *[other] { $others }
    }.
more-or-trumps = את { $card } { $cards ->
      [one] יכול לנצח קלף אחד גבוה ממנו
      [two] יכולים לנצח שני קלפים גבוהים ממנו
     *[other] יכולים לנצח { $cards } קלפים גבוהים ממנו
    }, ואת { $over } רק שליט.
not-trump = קל יותר להפסיד עם { $card } מאשר עם { $over }, שהוא שליט.
keep-better = כדאי לשמור את { $over }: { $others ->
      [0] לא נשאר קלף גבוה ממנו
      [one] נשאר קלף אחד גבוה ממנו
      [two] נשארו שני קלפים גבוהים ממנו
     *[other] נשארו { $others } קלפים גבוהים ממנו
    }, אבל { $cards ->
      [one] אחד
      [two] שניים
     *[other] { $cards }
    } מעל { $card }.
drop-better = כדאי להיפטר מ־{ $card }: { $cards ->
      [0] לא נשאר קלף גבוה ממנו
      [one] נשאר קלף אחד גבוה ממנו
      [two] נשארו שני קלפים גבוהים ממנו
     *[other] נשארו { $cards } קלפים גבוהים ממנו
    }, אבל { $others ->
      [one] אחד
      [two] שניים
     *[other] { $others }
    } מעל { $over }.
discard-later =
    { $who ->
      [you] כשלא נשאר לך { $suit }, אפשר להשליך אחר כך קלפים גבוהים.
     *[other] כשלא נשאר { $suit } אצל { $who }, אפשר להשליך קלפים גבוהים.
    }
