### What Tenstuff says at the table.
###
### person: $who, $to, $owner, $accused
### card: $card
### number: $cards, $place, $dealt, $of, $turns
### text: $play, $shown, $why, $accuser, $name, $hits, $rank, $cost, $finish, $alone
### texts: $suits
### message: $laid, $set, $last
### messages: $held, $additions

tagline = להיפטר מהקלפים. 10 מדלג, 6 הופך כיוון
deal = לחלק קלפים
shapes = תור אחרי תור: ⬜ קלף אחד, 🟨 שניים, 🟧 יותר, ⬛ פאס.

## Cards and sets

# A joker within a sentence; the stars tell the two apart.
joker-marked = ג׳וקר ★
joker-unmarked = ג׳וקר ☆
# The same at the start of a sentence.
joker-marked-first = ג׳וקר ★
joker-unmarked-first = ג׳וקר ☆
# The same for screen readers.
called-joker-marked = ג׳וקר מסומן
called-joker-unmarked = ג׳וקר לא מסומן
called-face-down = קלף סגור
set-of-one = { $card }
# $rank is the rank as in the text of a card: A is an ace, T a 10, and J, Q and K are jack, queen and king.
set-of-several =
    { $rank ->
        [joker] שני ג׳וקרים
        [A] { $cards ->
            [2] שני
            [3] שלושה
           *[4] ארבעה
        } אסים
        [T] { $cards ->
            [2] שני
            [3] שלושה
           *[4] ארבעה
        } 10
        [J] { $cards ->
            [2] שני
            [3] שלושה
           *[4] ארבעה
        } נסיכים
        [Q] { $cards ->
            [2] שתי
            [3] שלוש
           *[4] ארבע
        } מלכות
        [K] { $cards ->
            [2] שני
            [3] שלושה
           *[4] ארבעה
        } מלכים
       *[other] { $cards ->
            [2] שני
            [3] שלושה
           *[4] ארבעה
        } { $rank }
    }
# The same at the start of a sentence.
set-of-several-first =
    { $rank ->
        [joker] שני ג׳וקרים
        [A] { $cards ->
            [2] שני
            [3] שלושה
           *[4] ארבעה
        } אסים
        [T] { $cards ->
            [2] שני
            [3] שלושה
           *[4] ארבעה
        } 10
        [J] { $cards ->
            [2] שני
            [3] שלושה
           *[4] ארבעה
        } נסיכים
        [Q] { $cards ->
            [2] שתי
            [3] שלוש
           *[4] ארבע
        } מלכות
        [K] { $cards ->
            [2] שני
            [3] שלושה
           *[4] ארבעה
        } מלכים
       *[other] { $cards ->
            [2] שני
            [3] שלושה
           *[4] ארבעה
        } { $rank }
    }
# $laid is a set at the start of a sentence: “Two 7s on Ada’s two 5s”.
set-on-set = { $laid } על { $last } { $owner ->
      [you] שלך
     *[other] של { $owner }
    }

## The seats

place =
    { $place ->
        [1] ראשון
        [2] שני
        [3] שלישי
        [4] רביעי
        [5] חמישי
        [6] שישי
        [7] שביעי
        [8] שמיני
       *[other] { $place }
    }
# On a seat, where there is little room.
seat-place = { $place }
seat-out = מקום
seat-excommunicated = בחרם
seat-shamed = בבושה
seat-next = התור הבא
seat-last-owner = הסט האחרון
# The screen shows only the number. A screen reader says the words, too.
seat-cards = קלפים: <b>{ $cards }</b>
# The cards of a hand at a table that hides the counts.
stroke = קו
stroke-none = אף קו
# Not "hand", because a hand is hidden from the others.
open-hand = { $who ->
      [you] הקלפים שלך, גלויים
     *[other] הקלפים של { $who }, גלויים
    }
next-player = { $who ->
      [you] התור הבא שלך
     *[other] אחר כך: { $who }
    }
decided = המשחק הוכרע

## The piles

piles = ערימות
turned-round = הפוך
to-draw = <b>{ $cards }</b> למשיכה
# { CARD("pile") } is the picture of a pile whose count is hidden.
to-draw-uncounted = למשיכה: { CARD("pile") }
none-to-draw = אין מה למשוך
pile-empty = הקופה ריקה
draw-pile = קופה
next-to-draw = הקלף הבא: { $card }
play-pile-face-down = ערימה סגורה
lowest-leads = הקלף הנמוך פותח
any-set-may-be-laid = כל סט מותר
# $shown is the set to beat: “Ada’s three 7s”.
set-to-beat = <b>{ $shown }</b> { $owner ->
      [you] שלך
     *[other] של { $owner }
    }
lies-last-set = הסט האחרון
lies-last-set-of = { $owner ->
      [you] הסט האחרון שלך
     *[other] הסט האחרון של { $owner }
    }
lies-hands = קלפים ביד: { ROW($held, between: ", ") }
lies-hand = { $who ->
      [you] שלך
     *[other] { $who }
    } { $cards }

## Labels of cards and places

guess-board = הקלף הבא
guess-suit = סדרה
guess-rank = ערך
guess-joker = { $card }
top-of-the-pile = הקלפים העליונים בקופה
hand = היד { $who ->
      [you] שלך
     *[other] של { $who }
    }
hand-folded = { $who ->
      [you] היד שלך, סגורה
     *[other] היד של { $who }, סגורה
    }
# The button that looks at the draw pile.
look-at-draw-pile = קופה
sleeve = שרוול
sleeve-holds = { $cards ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $cards } קלפים
    } מתחת לסט

## The line above the hand

# $alone is “yes” with one person at the table, who needs no name.
is-next = התור הבא { $who ->
      [you] שלך
     *[other] של { $who }
    }
is-thinking = התור { $who ->
      [you] שלך
     *[other] של { $who }
    }
ask-sleeve = מה להגניב מתחת לסט?
ask-sleeve-then-laid = בוחרים עד 3 קלפים, ואז משחקים את הסט.
ask-sleeve-then-chosen = בוחרים עד 3 קלפים, ואז את הסט.
ask-throw = { $who ->
      [you] לפני התור שלך: לזרוק 10?
     *[other] לפני התור של { $who }: לזרוק 10?
    }
ask-accuse = { $who ->
      [you] לפני התור שלך: להאשים?
     *[other] לפני התור של { $who }: להאשים?
    }
ask-no-ten = { $who ->
      [you] לפני התור שלך: אין לך 10 לזרוק.
     *[other] לפני התור של { $who }: אין לך 10 לזרוק.
    }
# $why is a sentence that says why you can’t throw a ten.
ask-refused = { $who ->
      [you] התור הבא שלך.
     *[other] התור הבא של { $who }.
    } { $why }
throwing = מדלגים על התור הזה, וה־10 נשאר שם.
ask-gift =
    { $alone ->
        [yes] מה עובר { $to ->
              [you] אליך
             *[other] אל { $to }
            }?
       *[no] { $who }, מה עובר { $to ->
             [you] אליך
            *[other] אל { $to }
           }?
    }
lower-cards-in = קלפים נמוכים יותר: { ROW($suits, between: ", ") }
ask-return =
    { $alone ->
        [yes] { $card } { $to ->
              [you] שלך
             *[other] של { $to }
            }: להחזיר משהו?
       *[no] { $who }, { $card } { $to ->
             [you] שלך
            *[other] של { $to }
           }: להחזיר משהו?
    }
cards-in = קלפים אחרים: { ROW($suits, between: ", ") }
ask-card =
    { $alone ->
        [yes] מה הקלף הבא?
       *[no] { $who }, מה הקלף הבא?
    }
ask-suit =
    { $alone ->
        [yes] איזו סדרה?
       *[no] { $who }, איזו סדרה?
    }
ask-rank =
    { $alone ->
        [yes] איזה ערך?
       *[no] { $who }, איזה ערך?
    }
a-guess = בוחרים סדרה וערך, או ג׳וקר: ★ או ☆.
draws =
    { $alone ->
        [yes] למשוך קלף
       *[no] { $who }, למשוך קלף
    }
ask-order =
    { $alone ->
        [yes] באיזה סדר?
       *[no] { $who }, באיזה סדר?
    }
order-of-drawing = לוחצים על הקלפים בסדר שבו ימשכו אותם.
ask-last =
    { $alone ->
        [yes] המשחק הוכרע. להאשים מישהו?
       *[no] המשחק הוכרע. { $who }, להאשים מישהו?
    }
leads =
    { $alone ->
        [yes] לפתוח עם הערך הכי נמוך
       *[no] { $who }, לפתוח עם הערך הכי נמוך
    }
ask-after-match =
    { $alone ->
        [yes] עוד סט אחרי ההתאמה?
       *[no] { $who }, עוד סט אחרי ההתאמה?
    }
ask-set-on =
    { $alone ->
        [yes] מה לשים על { $last }?
       *[no] { $who }, מה לשים על { $last }?
    }
ask-set =
    { $alone ->
        [yes] כל סט מותר. מה לשחק?
       *[no] { $who }, מה לשחק? כל סט מותר
    }
slipped = { $cards ->
      [one] עכשיו בוחרים סט. קלף אחד ייכנס מתחתיו.
      [two] עכשיו בוחרים סט. שני קלפים ייכנסו מתחתיו.
     *[other] עכשיו בוחרים סט. { $cards } קלפים ייכנסו מתחתיו.
    }
set-refused = עכשיו אי אפשר לשחק את הסט הזה.
# $shown is “Two 7s on Ada’s two 5s”, or “two 7s” if there is nothing to beat.
special-play =
    { $play ->
        [match] <b>{ $shown }</b>, התאמה
        [attempt] <b>{ $shown }</b>, ניסיון
       *[slam] <b>{ $shown }</b>, מכה
    }
pile-or-table =
    { $play ->
        [match] <b>{ $shown }</b>, התאמה: ערימה או שולחן?
        [attempt] <b>{ $shown }</b>, ניסיון: ערימה או שולחן?
        [slam] <b>{ $shown }</b>, מכה: ערימה או שולחן?
       *[plain] <b>{ $shown }</b>: ערימה או שולחן?
    }
belongs-on-table = הקופה ריקה: משחקים על השולחן עצמו.
then-match = אחר כך אפשר לשחק עוד סט.
then-attempt = אחר כך אפשר לנחש את הקלף הבא.
then-slam = אחר כך אפשר לתת קלפים נמוכים יותר, { ROW($suits, between: ", ") }: הם עוברים { $owner ->
      [you] אליך
     *[other] אל { $owner }
    }.
then-turned = אחר כך הערימה והקופה מתחלפות, והכיוון מתהפך.

## The buttons, with what they do in small print

give =
    { $cards ->
        [0] לא לתת כלום
        [one] לתת קלף אחד
        [two] לתת שני קלפים
       *[other] לתת { $cards } קלפים
    }
return-cards =
    { $cards ->
        [0] לא להחזיר כלום
        [one] להחזיר קלף אחד
        [two] להחזיר שני קלפים
       *[other] להחזיר { $cards } קלפים
    }
to-whom = { $to ->
      [you] אליך
     *[other] אל { $to }
    }
gets-nothing = שום קלף לא עובר { $to ->
      [you] אליך
     *[other] אל { $to }
    }
name-card = לנחש { $card }
no-guess = לא לנחש
put-them-back = להחזיר
pretend = בכאילו
draw = למשוך קלף
accuse-whom = להאשים { $accused ->
      [you] אותך
     *[other] את { $accused }
    }
accuse-nobody = לא להאשים
    .brings = לסיים כך
pass-turn = פאס
stop = לעצור
draws-one = למשוך קלף
# $play is the kind of set.
lay =
    { $play ->
        [match] התאמה: { $set }
        [attempt] ניסיון: { $set }
        [slam] מכה: { $set }
       *[plain] לשחק { $set }
    }
lay-on-pile = על הערימה
    .brings = על הסט האחרון
    .brings-exile = גורר חרם
lay-on-table = על השולחן
    .brings = ערימה חדשה
brings-slam = { $owner ->
      [you] נגדך
     *[other] נגד { $owner }
    }
brings-last-cards = { $cards ->
      [one] הקלף האחרון שלך
     *[other] הקלפים האחרונים שלך
    }
brings-turned = הופך כיוון
brings-match = ואז עוד סט
brings-attempt = ואז ניחוש
slip = { $cards ->
      [one] להגניב קלף אחד
      [two] להגניב שני קלפים
     *[other] להגניב { $cards } קלפים
    }
    .brings = מתחת לסט
close-sleeve = לסגור את השרוול
    .brings = בלי להגניב
keep-them = לשמור 10
nothing-to-throw = להמשיך
let-play = לתור { $who ->
      [you] שלך
     *[other] של { $who }
    }
accuse = להאשים
throw = לזרוק { $card }
    .brings = מדלג { $who ->
          [you] עליך
         *[other] על { $who }
        }

## What anyone can do between turns

claim-throw = לזרוק 10
claim-throw-who = מי זורק 10?
claim-accuse-who = מי מאשים?
# $accuser is the name of the player who accuses.
claim-accuse-whom = { $accuser }: מי רימה?
claim-accuse-refused = עוד אי אפשר להאשים: מחכים עד שיהיה תור אחד.
claim-accuse-tap = לוחצים על שם כדי להאשים.

## Answers to taps

over = המשחק נגמר.
not-your-turn = עכשיו אי אפשר לשחק: התור { $who ->
      [you] שלך
     *[other] של { $who }
    }.
sleeve-full = אי אפשר להגניב יותר מ־3 קלפים.
stays-set = אי אפשר לשחק { $card }: הוא לא הולך על הסט האחרון.
stays-gift = אי אפשר לתת { $card }: רק קלפים נמוכים יותר מהסדרות של המכה.
stays-return = אי אפשר להחזיר { $card }: רק קלפים אחרים מהסדרה של ה־10.
stays-throw = אי אפשר לזרוק { $card }: רק 10.
stays-guess = עכשיו אי אפשר לשחק { $card }: קודם מנחשים את הקלף הבא.
stays-arrange = עכשיו אי אפשר לשחק { $card }: קודם מחזירים את הקלפים לקופה.
stays-draw = עכשיו אי אפשר לשחק { $card }: קודם מושכים קלף.
stays-last = אי אפשר לשחק { $card }: המשחק הוכרע.

## Moments and ends

banner-excommunicated = חרם
banner-shame = סיבוב הבושה
banner-back = חזרה למשחק
banner-slam = מכה
banner-skip = דילוג
banner-reverse = היפוך
banner-restart = מהתחלה
result-first = סיום ראשון
result-left = { $cards ->
      [one] נשאר קלף אחד
      [two] נשארו שני קלפים
     *[other] נשארו { $cards } קלפים
    }
# The story of a game, under the winner. $cards is 9 or more.
remark-shamed =
    { $who ->
        [you] ניצחת למרות סיבוב הבושה
       *[other] ניצחון למרות סיבוב הבושה: { $who }
    }
remark-slam =
    { $who ->
        [you] סיימת עם מכה
       *[other] סיום עם מכה: { $who }
    }
remark-behind =
    { $who ->
        [you] בדרך היו לך { $cards } קלפים
       *[other] בדרך היו אצל { $who } { $cards } קלפים
    }
remark-left =
    { $who ->
        [you] נשארו לך עוד { $cards } קלפים
       *[other] אצל { $who } נשארו עוד { $cards } קלפים
    }
remark-turns =
    { $who ->
        [you]
            סיימת אחרי { $turns ->
                [one] תור אחד
                [two] שני תורות
               *[other] { $turns } תורות
            }
       *[other]
            { $who }: סיום אחרי { $turns ->
                [one] תור אחד
                [two] שני תורות
               *[other] { $turns } תורות
            }
    }

## Stats

# How often someone did something, out of how often it happened.
feat-slams = מכות
    .note = { $name }: { $hits } מתוך { $of } מכות
feat-out = איך מסיימים
    .note =
        { $name }: { $hits ->
            [1] סיום אחד
           *[other] { $hits } סיומים
        }
# The ways to go out, each with its number.
way-single = עם קלף אחד
way-set = עם כמה קלפים
way-slam = עם מכה
way-gift = בנתינת קלפים
way-ten = בזריקת 10

## Rules as they come up

explain-restart = הקופה הגלויה ריקה, אז המשחק נפתח מחדש. הקלף הנמוך ביותר פותח
explain-sixes = בדיוק שלושה 6: הערימה והקופה מתחלפות, מושכים קלפים גלויים, והכיוון מתהפך
explain-excommunicated =
    { $who ->
        [you] הקופה הייתה ריקה, אז הסט היה צריך ללכת לשולחן. חרם עליך, עד שמישהו אומר פאס
       *[other] הקופה הייתה ריקה, אז הסט היה צריך ללכת לשולחן. { $who } בחרם, עד שמישהו אומר פאס
    }
explain-false-alarm = הקופה לא הייתה ריקה, אז מקום הסט { $who ->
      [you] שלך
     *[other] של { $who }
    } בערימה. אין לו השפעה מיוחדת
explain-lifted = החרם נגמר { $who ->
      [you] בשבילך
     *[other] בשביל { $who }
    }. חרם נגמר כשמישהו אחר אומר פאס
explain-lifted-all = החרם נגמר בשביל כולם. חרם נגמר כשמישהו אחר אומר פאס
explain-table = הקופה הייתה ריקה, אז הסט הולך לשולחן עצמו. הערימה הישנה מתערבבת לקופה חדשה
explain-accused =
    { $who ->
        [you] נתפסת ברמאות: משיכה עד כפולה של חמש, והיד שלך גלויה עד סוף התור הבא שלך
       *[other] הייתה רמאות של { $who }: משיכה עד כפולה של חמש, והיד גלויה עד סוף התור הבא שם
    }
# $cost is the price of a wrong accusation at this table.
explain-accused-wrongly =
    { $who ->
        [you]
            { $cost ->
                [draw-1] לא הייתה רמאות { $accused ->
                      [you] שלך
                     *[other] של { $accused }
                    }, אז האשמת השווא עולה לך קלף אחד
                [shame] לא הייתה רמאות { $accused ->
                      [you] שלך
                     *[other] של { $accused }
                    }, אז נכנסת לסיבוב הבושה
               *[nothing] לא הייתה רמאות { $accused ->
                     [you] שלך
                    *[other] של { $accused }
                   }. זה לא עולה לך כלום, רק קצת לא נעים
            }
       *[other]
            { $cost ->
                [draw-1] לא הייתה רמאות { $accused ->
                      [you] שלך
                     *[other] של { $accused }
                    }, אז האשמת השווא עולה קלף אחד: משיכה של { $who }
                [shame] לא הייתה רמאות { $accused ->
                      [you] שלך
                     *[other] של { $accused }
                    }, אז { $who } בסיבוב הבושה
               *[nothing] לא הייתה רמאות { $accused ->
                     [you] שלך
                    *[other] של { $accused }
                   }. ההאשמה של { $who } לא עולה כלום, רק קצת לא נעים
            }
    }
explain-back =
    { $who ->
        [you] שוב יש לך קלפים, אז חזרת למשחק, והמקום שלך אבד
       *[other] שוב יש קלפים אצל { $who }, אז חוזרים למשחק, והמקום אבד
    }
explain-out =
    { $who ->
        [you]
            סיימת במקום <b>{ $place ->
                [1] הראשון
                [2] השני
                [3] השלישי
                [4] הרביעי
               *[other] ה־{ $place }
            }</b>. אחרי הקלף האחרון לא מושכים
       *[other]
            { $who }: סיום במקום <b>{ $place ->
                [1] הראשון
                [2] השני
                [3] השלישי
                [4] הרביעי
               *[other] ה־{ $place }
            }</b>. אחרי הקלף האחרון לא מושכים
    }
explain-slam = יותר קלפים מאותו ערך: זאת מכה. הסט האחרון היה { $owner ->
      [you] שלך
     *[other] של { $owner }
    }, אז קלפים נמוכים יותר מאותן סדרות יכולים ללכת { $owner ->
      [you] אליך
     *[other] אל { $owner }
    }
explain-gift =
    { $who ->
        [you]
            נתת <b>{ $cards ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $cards } קלפים
            }</b>, אל { $to }. אחרי מכה אפשר לתת קלפים נמוכים יותר מאותן סדרות
       *[other]
            מתנה של { $who }, <b>{ $cards ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $cards } קלפים
            }</b>, הולכת { $to ->
                  [you] אליך
                 *[other] אל { $to }
                }. אחרי מכה אפשר לתת קלפים נמוכים יותר מאותן סדרות
    }
explain-skip =
    { $who ->
        [you] ה־10 מדלג על התור שלך. { $card } נשאר אצלך, ואפשר להחזיר קלפים אחרים מהסדרה שלו
       *[other] ה־10 מדלג על התור של { $who }. { $card } נשאר שם, ואפשר להחזיר קלפים אחרים מהסדרה שלו
    }
explain-return =
    { $who ->
        [you]
            החזרת <b>{ $cards ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $cards } קלפים
            }</b> מהסדרה של ה־10, אל { $to }. אף אחד לא מושך
       *[other]
            { $who }: <b>{ $cards ->
                [one] קלף אחד
                [two] שני קלפים
               *[other] { $cards } קלפים
            }</b> מהסדרה של ה־10 בחזרה { $to ->
                  [you] אליך
                 *[other] אל { $to }
                }. אף אחד לא מושך
    }
explain-match = אותו ערך ואותו מספר קלפים: זאת התאמה. מותר מיד עוד סט { $who ->
      [you] שלך
     *[other] של { $who }
    }
explain-guess-wrong =
    { $who ->
        [you] הקלף הבא לא היה { $card }, אז המשיכה שלך
       *[other] הקלף הבא לא היה { $card }, אז המשיכה של { $who }
    }
explain-guess =
    { $to ->
        [you]
            { $who ->
                [you] הקלף הבא היה { $card }. הוא שלך, ואין עוד משיכה
               *[other] הקלף הבא היה { $card }. הוא הולך אליך, ואין משיכה של { $who }
            }
       *[other]
            { $who ->
                [you] הקלף הבא היה { $card }. הוא הולך אל { $to }, ואין משיכה שלך
               *[other] הקלף הבא היה { $card }. הוא הולך אל { $to }, ואין משיכה של { $who }
            }
    }
explain-attempt =
    { $who ->
        [you] פחות קלפים מאותו ערך זה ניסיון. אם ניחוש הקלף הבא נכון, הוא עובר למי שאחריך, לא אליך
       *[other] פחות קלפים מאותו ערך זה ניסיון. אם ניחוש הקלף הבא נכון, הוא עובר לבא בתור, לא אל { $who }
    }
explain-cleared = עכשיו כל סט מותר: כולם אמרו פאס, ולא היה מה למשוך
explain-shuffle = הקופה ריקה, אז הערימה מתערבבת לקופה חדשה. רק הסט האחרון נשאר
explain-joker = ג׳וקר הוא הנמוך ביותר, אבל הולך על כל נסיך, מלכה או מלך. על ג׳וקר הולך הכול
explain-suit = על נסיך, מלכה או מלך, סט נמוך יותר הולך רק מאותה סדרה: { $set } על { $last }
explain-opening = בפתיחה אין פאס, וחייבים את הערך הנמוך ביותר ביד: { $set }
explain-pass =
    { $who ->
        [you] אמרת פאס, ומשכת. גם התור הבא משחק על { $last }
       *[other] { $who }: פאס ומשיכה. גם התור הבא משחק על { $last }
    }
explain-higher = סט צריך להיות גבוה לפחות כמו האחרון: { $set } על { $last }. הגודל והסדרות לא משנים

## The rules

word-set = סט
    .note = קלף אחד עד ארבעה קלפים מאותו ערך, ביחד.
word-match = התאמה
    .note = אותו ערך ואותו מספר קלפים כמו הסט האחרון. אפשר לשחק עוד סט.
word-attempt = ניסיון
    .note = אותו ערך כמו הסט האחרון, אבל פחות קלפים. אפשר לנחש את הקלף הבא.
word-slam = מכה
    .note = אותו ערך כמו הסט האחרון, אבל יותר קלפים. אפשר לתת קלפים נמוכים יותר למי ששיחקו אותו.
word-throw = זריקת 10
    .note = מדלגים על תור של מישהו לפני שהוא מתחיל. ה־10 נשאר שם.
word-excommunicated = חרם
    .note = מחכים בחוץ עד שמישהו אחר אומר פאס: אי אפשר לשחק, למשוך או לזרוק 10.
example-slam = מכה
example-match = התאמה
example-throw = זריקת 10
example-sixes = שלושה 6
chapter-minute = המטרה
chapter-turn = תור
chapter-special = סטים מיוחדים
chapter-tens = זריקת 10
chapter-sixes = שלושה 6
chapter-pile = ערימה או שולחן
chapter-cheating = רמאות
chapter-end = הסוף
aim = להיות הראשונים שנפטרים מכל הקלפים.
deck = הקלפים
cards-order = מהנמוך לגבוה: ג׳וקר, אס, 2 עד 10, נסיך, מלכה, מלך. יש שני ג׳וקרים: ★ וגם ☆.
cards-set = <b>סט</b> הוא קלף אחד עד ארבעה קלפים מאותו ערך.
# $dealt is 0 if the number of players decides.
cards-dealt =
    { $dealt ->
        [0] עם 2 עד 4 שחקנים מחלקים לכל יד 10 קלפים, עם 5 שחקנים 8, עם 6 שחקנים 7, עם 7 שחקנים 6 ועם 8 שחקנים 5.
       *[other] מחלקים { $dealt } קלפים לכל יד.
    }
turn-lead = הקלף הנמוך ביותר אצלך? הפתיחה שלך. חייבים לפתוח עם הערך הנמוך ביותר ביד, ואין פאס.
turn-lowest = הסדרות מכריעות כאן רק שוויון: יהלום הוא הנמוך, אחריו תלתן, לב ועלה. ג׳וקר ★ הוא הנמוך מכולם.
turn-lay = בתור שלך משחקים סט או אומרים פאס. אחר כך מושכים קלף אחד.
turn-beat = הסט צריך להיות <b>גבוה</b> לפחות כמו האחרון. הגודל והסדרות לא משנים.
turn-faces = על נסיך, מלכה או מלך אפשר לשחק גם סט נמוך יותר שיש בו אותה <b>סדרה</b>, או ג׳וקרים.
turn-out = עם הקלף האחרון מסיימים מיד, בלי למשוך.
turn-on-queen = על מלכה עלה
turn-higher = גבוה יותר
    .note = מלך מכל סדרה.
turn-lower = נמוך, מאותה סדרה
    .note = נסיך עלה, אבל לא נסיך לב.
turn-joker = ג׳וקר
    .note = תמיד הולך על נסיך, מלכה או מלך. ועליו הולך הכול.
special-rank = סט מאותו ערך כמו האחרון נותן אפשרויות נוספות. זה תלוי במספר הקלפים:
special-match = אותו מספר: התאמה
    .note = אפשר מיד לשחק עליו עוד סט, אפילו עוד התאמה. מושכים רק קלף אחד, בסוף.
special-attempt = פחות: ניסיון
    .note = אפשר לנחש את הערך והסדרה של הקלף הבא, או איזה ג׳וקר הוא. ניחוש נכון? הקלף עובר למי שאחריך, ואין משיכה. אם לא, הקלף הוא המשיכה שלך, ולא מראים אותו.
special-slam = יותר: מכה
    .note = אפשר לתת כמה קלפים שרוצים למי ששיחקו את הסט האחרון. הקלפים צריכים להיות נמוכים מהמכה ומסדרה שיש בה. ג׳וקרים אי אפשר לתת: אין להם סדרה.
    .then = אחר כך מושכים קלף אחד. אם הסט האחרון היה של מי שכבר סיימו, די בקלף אחד כדי להחזיר אותם למשחק. אם הסט האחרון היה שלך, זאת לא מכה.
tens-throw = לפני שמתחיל תור של מישהו אחר, אפשר לזרוק עליו 10. <b>מדלגים</b> על התור.
tens-return = ה־10 נשאר שם, ומותר להחזיר תמורתו כל קלף אחר מהסדרה שלו.
tens-next = אף אחד לא מושך, והתור עובר הלאה. אפשר לדלג עם 10 גם על התור הזה, ועוד, אבל לכל היותר פעם אחת סביב השולחן.
tens-last = אפשר לזרוק 10 גם כקלף אחרון. אם לא חוזר כלום, זה סיום.
sixes-turn = סט של בדיוק שלושה 6 הופך את המשחק. מהתור הבא:
sixes-direction = הכיוון מתהפך.
sixes-draw = הערימה הופכת לקופה, <b>גלויה</b>. כולם רואים מה מושכים.
sixes-play = הקופה הופכת לערימה, <b>סגורה</b>. מכריזים על כל סט בקול.
sixes-last-set = עדיין צריך לעבור את שלושת ה־6.
sixes-any-set = על הערימה החדשה מותר כל סט.
sixes-restart = כשנמשך הקלף הגלוי האחרון, המשחק נפתח מחדש. הערימה הסגורה הופכת לקופה, הכיוון שוב עם השעון, והקלף הנמוך ביותר פותח.
sixes-out = מי שכבר סיימו, לא חוזרים.
sixes-lifted = החרם נגמר.
sixes-open = יד גלויה נשארת גלויה.
pile-belongs = כשהקופה ריקה, משחקים את הסט הבא על השולחן עצמו. הערימה הישנה מתערבבת לקופה חדשה.
pile-asked = האפליקציה שואלת קודם: ערימה או שולחן?
pile-unasked = האפליקציה שואלת בכל פעם: ערימה או שולחן? אין אזהרה.
pile-excommunicated = סט על הערימה הישנה גורר <b>חרם</b>: אי אפשר לשחק, למשוך או לזרוק 10, עד שמישהו אחר אומר פאס. הסט נחשב, אבל אין לו השפעה מיוחדת.
pile-early = סט על השולחן מוקדם מדי הולך לערימה, ואין לו השפעה מיוחדת.
cheating-how = כאן רמאות היא חלק מהמשחק. בתור שלך אפשר להגניב עד 3 קלפים מתחת לסט (<b>שרוול</b>), למשוך בכאילו, או להציץ ב־3 הקלפים העליונים של ה<b>קופה</b> ולסדר אותם מחדש.
cheating-numbers = מספר הקלפים מוסתר, אז כדאי לפקוח עיניים.
cheating-accusing = האשמה
cheating-when = בין תורות, אם יש לך קלפים, אפשר להאשים כל יד, גם כזאת שכבר סיימה. אחר כך אי אפשר להאשים אותה שוב לפני התור הבא שלה.
cheating-true = אם ההאשמה נכונה, זה <b>סיבוב הבושה</b>: מושכים לפחות קלף אחד, עד כפולה של חמש. היד גלויה עד סוף התור הבא של אותה יד. תור שדילגו עליו לא נחשב.
cheating-back = מי שרימו וכבר סיימו, חוזרים למשחק.
cheating-wrong =
    { $cost ->
        [draw-1] אם ההאשמה לא נכונה, מושכים קלף אחד.
        [shame] אם ההאשמה לא נכונה, נכנסים לסיבוב הבושה.
       *[nothing] אם ההאשמה לא נכונה, זה לא עולה כלום, רק קצת לא נעים.
    }
cheating-last = לפני שהמשחק נגמר, כל מי שיש להם קלפים מקבלים הזדמנות אחרונה להאשים, לפי התור.
end-all-places = הסיום הראשון מנצח. השאר ממשיכים על המקומות הבאים, עד שנשארת רק יד אחת עם קלפים.
end-first-out = הסיום הראשון מנצח, והמשחק נגמר אחרי אותו תור. שאר המקומות הם לפי הקלפים שנשארו, מהמעט להרבה. במספר שווה חולקים את המקום.
end-pile = אם צריך למשוך והקופה ריקה, מערבבים את הערימה לקופה חדשה. רק הסט האחרון נשאר.
end-cleared = אם כולם אמרו פאס ולא היה אפשר למשוך, כל סט מותר.
fact-begins = פתיחה
    .note = הקלף הנמוך ביותר שחולק
# The rules of this table that are on no rule sheet, as a list.
house = { $additions }.
house-tens = הגבלת הזריקות של 10 ברצף
house-early = המחיר של סט מוקדם מדי על השולחן
house-cleared = כל סט מותר אחרי שכולם אמרו פאס ואין מה למשוך
house-look = הצצה ב־3 קלפים של הקופה
house-slipped = הגנבה של 3 קלפים לכל היותר
house-wrong = המחיר של האשמת שווא
house-often = כמה פעמים אפשר להאשים את אותה יד
house-first-out = סוף המשחק בסיום הראשון
house-dealt = גודל היד
house-points = הנקודות של סדרת משחקים
house-tournament = השולחנות של טורניר
origin = <b>Tenstuff</b> תואר בדף אינטרנט מהימים הראשונים. לא ידוע מי המציא אותו.
for-whom = ל־2 עד 8 שחקנים, מגיל 10, והכי טוב עם 3 או 4. { $finish ->
      [first-out] משחק נמשך בערך 10 דקות.
     *[all-places] משחק נמשך בערך 5 דקות עם 2 שחקנים, 15 עם 3, 30 עם 4 ושעה עם 8.
    }

## Lessons

lesson-sets =
    .title = סט על סט
    .about = מה הולך על מה, ואיך היד מתקצרת
    .learnt = אפשר כבר לשחק משחק שלם. היד מתקצרת הכי מהר עם סט של שני קלפים ויותר: על קלף אחד מושכים אחד.
lesson-sets-1 = המטרה ב־Tenstuff: להישאר ראשונים <b>בלי קלפים</b>. אלה הקלפים שלך.
lesson-sets-2 = מהנמוך לגבוה: ג׳וקר, אס, 2 עד 10, נסיך, מלכה, מלך. { CARD("3D") } שלך הוא הנמוך ביותר, אז הפתיחה שלך.
lesson-sets-3 = פותחים עם הערך הנמוך ביותר. קלף אחד או יותר מאותו ערך הם <b>סט</b>: לוחצים על שני ה־3, ואז על הכפתור.
    .otherwise = קלף אחד יוצא ואחד נמשך: היד לא תקטן. משחקים את שני ה־3.
lesson-sets-4 = שיחקת שני קלפים, ואז משכת אחד, כמו כולם בסוף תור. מ־6 קלפים נשארו 5.
lesson-sets-5 = הסט צריך להיות גבוה לפחות כמו האחרון. הסדרות לא משנות, וגם לא מספר הקלפים.
lesson-sets-6 = אבל על נסיך, מלכה או מלך הולך גם סט <b>נמוך</b> מאותה סדרה. באיזה <b>זוג</b> יש עלה, כמו { CARD("JS") }?
    .not-play-kc = מלך גבוה יותר, אז אפשר. אבל כדאי להיפטר משני קלפים: בזוג ה־8 שלך יש עלה.
    .not-play-8s = אפשר. אבל { CARD("8H") } יכול ללכת יחד איתו: מספיק עלה אחד בסט.
    .not-pass = אפשר לומר פאס, אבל אז רק מושכים. יש לך זוג עם עלה: משחקים אותו.
lesson-sets-7 = ה־10 של { PERSON("1") } הונח. { PERSON("2") }: פאס ומשיכה. פאס מותר תמיד, חוץ מבפתיחה.
lesson-sets-8 = מה הולך על { CARD("TC") }? הוא לא נסיך, מלכה או מלך, אז הקלף צריך להיות גבוה לפחות כמוהו.
    .otherwise = אפשר, אבל יש לך קלף גבוה מ־10. משחקים אותו.
lesson-sets-9 = אין ביד לא לב ולא מלך. אבל <b>ג׳וקר</b>, הנמוך מכולם, הולך על כל נסיך, מלכה או מלך.
    .otherwise = אפשר לומר פאס, אבל קלף אחד שלך הולך על כל מלך. לוחצים על הג׳וקר.
lesson-sets-10 = על ג׳וקר הולך הכול, וכך { CARD("5S") } יצא מהיד של { PERSON("1") }. עכשיו צריך לעבור אותו, וכדאי עם יותר מקלף אחד.
    .not-pass = אפשר לומר פאס, אבל היד תגדל. יש לך שני קלפים גבוהים מ־5.
    .otherwise = אחד יוצא ואחד נמשך: היד לא תקטן. משחקים את שני ה־7.
lesson-sets-11 = מ־6 קלפים נשארו 3, בזכות הזוגות. יופי של משחק!

lesson-same =
    .title = אותו ערך
    .about = התאמה, ניסיון ומכה
    .learnt = התאמה, ניסיון, מכה: זה הכול. כדאי לחפש אותם במשחק הבא.
lesson-same-1 = סט <b>מאותו ערך</b> כמו האחרון הוא מיוחד, ויש שלושה סוגים כאלה.
lesson-same-2 = { PERSON("2") }: קלף אחד, 9. אותו ערך ו<b>אותו מספר</b> קלפים: זאת <b>התאמה</b>. מה לשחק?
    .not-pass = יש לך 9, ואחד על אחד: זאת התאמה. חבל לפספס.
    .otherwise = זה גבוה יותר, אז אפשר. אבל קודם משחקים את ה־9: אחרי התאמה משחקים שוב.
lesson-same-3 = התאמה! אפשר מיד לשחק <b>עוד סט</b>. גם הוא צריך לעבור את ה־9. ועדיין מושכים רק קלף אחד.
    .not-stop = אפשר לעצור כאן. אבל עוד סט לא עולה כלום: בכל מקרה מושכים קלף אחד.
    .otherwise = אפשר, אבל יש לך סט עם יותר קלפים: שתי מלכות.
lesson-same-4 = שלושה קלפים יצאו, אחד נמשך: מ־9 נשארו 7. אם גם הסט השני הוא התאמה, אפשר לשחק שלישי.
lesson-same-5 = { PERSON("1") }: שני 5. אותו ערך עם <b>פחות</b> קלפים זה <b>ניסיון</b>: אולי לא תהיה משיכה. איזה קלף?
    .not-pass = קלף 5 אחד על שניים זה ניסיון, ויש לך כזה. משחקים { CARD("5S") }.
    .not-play-7d-7s = שניים יוצאים, אחד נמשך: טוב באותה מידה. אבל עכשיו מתאמנים בניסיון: משחקים { CARD("5S") }.
    .otherwise = זה סט רגיל. משחקים פחות קלפים מאותו ערך: { CARD("5S") }.
lesson-same-6 = ניסיון! מנחשים את הקלף העליון בקופה: אם נכון, לא מושכים. הג׳וקרים: ★ וגם ☆. ננסה { CARD("KD") }.
    .not-no-guess = לא חייבים לנחש, אבל טעות לא עולה כלום. ננסה { CARD("KD") }.
    .otherwise = במשחק זה יכול להיות הקלף הזה. בשיעור זה { CARD("KD") }: ננסה אותו.
lesson-same-7 = נכון! הקלף עובר למי שאחריך, { PERSON("1") }, ואין משיכה. אחרי טעות פשוט מושכים אותו.
lesson-same-8 = { PERSON("2") }: קלף אחד, 7. אותו ערך עם <b>יותר</b> קלפים: זאת <b>מכה</b>. מה לשחק?
    .not-pass = יש לך שני 7, ואצל { PERSON("2") } היה אחד. שניים על אחד: זאת מכה, ומשחקים את שניהם.
    .otherwise = אחד על אחד: זאת רק התאמה. שניים הם יותר מאחד: משחקים את שני ה־7.
lesson-same-9 = מכה! אפשר <b>לתת</b> קלפים נמוכים מה־7 ומאותן סדרות: ♦, ♠. הם עוברים אל { PERSON("2") }. מה אפשר לתת?
    .not-give-3d-done = ו־{ CARD("4S") }? הוא נמוך יותר, ועלה. נותנים אותו, ולא צריך לשחק אותו.
    .not-give-4s-done = ו־{ CARD("3D") }? הוא נמוך יותר, ויהלום. נותנים אותו, ולא צריך לשחק אותו.
    .otherwise = אפשר לתת את { CARD("3D") } ואת { CARD("4S") }, שני קלפים שלא צריך לשחק. לוחצים על שניהם.
lesson-same-10 = ארבעה יצאו, אחד נמשך: נשארו לך שלושה, ואצל { PERSON("2") } שניים יותר. { CARD("2H") } נשאר: הוא לב.

lesson-tens =
    .title = 10 ו־6
    .about = איך מדלגים על תור, ואיך הופכים את המשחק
    .learnt = אפשר כבר לדלג על תור ולהפוך את המשחק. במשחק הבא כדאי לשמור 10 לרגע הנכון.
lesson-tens-1 = התור הבא של { PERSON("1") }, ושם נשאר קלף אחד. עם הקלף האחרון מסיימים.
lesson-tens-2 = לפני שתור מתחיל, כל האחרים יכולים לזרוק 10 <b>ולדלג</b> עליו. איך עוצרים את { PERSON("1") }?
    .not-begin = כך { CARD("QS") } של { PERSON("1") } הולך על { CARD("5C") } שלך, וזה הסוף. זורקים { CARD("TC") } על { PERSON("1") } עכשיו.
lesson-tens-3 = { CARD("TC") } שלך נשאר אצל { PERSON("1") }. אפשר להחזיר תמורתו כל <b>תלתן</b> אחר, גבוה או נמוך, אבל אין שם.
lesson-tens-4 = אף אחד לא מושך, והתור עובר אל { PERSON("2") }. אפשר לדלג על כמה תורות ברצף, אבל לא על יותר ממספר השחקנים.
lesson-tens-5 = ה־10 חזר אליך, בדילוג של { PERSON("1") }! עכשיו <b>לך</b> מותר להחזיר תלתן, אבל לא את ה־10. את ה־6 שומרים. אילו <b>שניים</b> חוזרים?
    .otherwise = מחזירים את { CARD("3C") } ואת { CARD("9C") } אל { PERSON("1") }. ה־10 נשאר אצלך, וה־6 שייכים יחד.
lesson-tens-6 = אצל { PERSON("1") } יש עכשיו שלושה קלפים, וה־10 שוב שלך. עכשיו התור של { PERSON("1") }.
lesson-tens-7 = <b>בדיוק שלושה</b> 6 עושים יותר מכל סט אחר. על { CARD("QS") } צריך עלה. מה לשחק?
    .not-pass = יש לך בדיוק מה שצריך: שלושה 6, וביניהם { CARD("6S") }.
    .not-play-6d-6c-6h-6s = כל הארבעה הם סט רגיל. משחקים בדיוק שלושה, ושומרים אחד.
    .otherwise = זה סט רגיל. משחקים בדיוק שלושה 6, וביניהם { CARD("6S") }.
lesson-tens-8 = המשחק <b>התהפך</b>: התור הולך בכיוון השני. אחריך עכשיו { PERSON("2") }, ולא { PERSON("1") }.
lesson-tens-9 = הערימות התחלפו: מושכים עכשיו מהקלפים ששוחקו, גלויים. משחקים סגור, אבל אומרים מה.
lesson-tens-10 = עדיין היה צריך לעבור את ה־6 שלך: 7 של { PERSON("2") }, ואז 9 של { PERSON("1") }. ולכל יד נמשך 6 אחד.
lesson-tens-11 = צריך לעבור את { CARD("9C") }. רואים מה נמשך אחר כך: 6, שמתאים לשלך. איזה קלף לשחק?
    .otherwise = ה־6 יימשך בכל מקרה, אבל אפשר גם לשחק קלף. ה־10 שלך עובר את ה־9.
lesson-tens-12 = הקופה הגלויה ריקה, אז המשחק נפתח מחדש. הכיוון שוב רגיל, והקלף הנמוך ביותר פותח.
lesson-tens-13 = פותחים עם הערך הנמוך ביותר, כמו בהתחלה. ג׳וקר ★ שלך נמוך מג׳וקר ☆, וזה חשוב רק לפתיחה.

lesson-end =
    .title = מסיימים
    .about = קופה ריקה, סיום, וחזרה למשחק
    .learnt = זה כל המשחק, כולל איך חוזרים מן המתים. ההמשך, למי שרוצה: רמאות.
lesson-end-1 = הקופה ריקה. הסט הבא חייב ללכת <b>לשולחן עצמו</b>: הערימה הישנה הופכת לקופה.
lesson-end-2 = הסט של { PERSON("2") } הלך לערימה הישנה, וזה <b>חרם</b>: בלי תור ובלי משיכה, עד שמישהו אחר אומר פאס.
lesson-end-3 = המלכים שלך עוברים את { CARD("7C") }. לוחצים על שניהם, ואז בוחרים בשולחן.
    .not-play-kd-kh = על הערימה? זה חרם, כמו אצל { PERSON("2") }, בלי לשחק ובלי למשוך. בוחרים בשולחן.
    .not-pass = זה יחזיר את { PERSON("2") }, ותהיה משיכה. המלכים שלך עוברים את ה־7: משחקים אותם על השולחן.
    .otherwise = שני מלכים מוציאים שני קלפים מהיד. משחקים את שניהם, על השולחן.
lesson-end-4 = הערימה הישנה התערבבה והפכה לקופה. המלכים שלך פותחים ערימה חדשה. משכת { CARD("8H") }.
lesson-end-5 = { PERSON("1") }: פאס, אז { PERSON("2") } שוב במשחק. גם אחרי פאס של שניהם, צריך לעבור את המלכים שלך.
lesson-end-6 = הזוג שלך או ה־10: שניהם הולכים על האס. מה עוזר יותר?
    .not-play-th = כדאי לשמור את ה־10: אפשר לזרוק אותו בין תורות, בלי למשוך. עכשיו משחקים את הזוג.
    .not-pass = כמעט הכול הולך על אס. משחקים את הזוג.
    .otherwise = אחד יוצא, אחד נמשך. משחקים את שני ה־8.
lesson-end-7 = משכת { CARD("9C") }: נשארו שני קלפים. התור הבא, של { PERSON("1") }, עוד לא התחיל. איך ה־10 יכול לעזור?
    .not-begin = אז קלף אחד יוצא, אחד נמשך, ונשארים שניים. זורקים את ה־10: עליו לא מושכים.
lesson-end-8 = { PERSON("1") }: שום קלף לא חוזר, אז נשאר לך קלף אחד. הסט של { PERSON("2") } הוא { CARD("JC") }. אפשר לסיים?
    .otherwise = אפשר: ה־9 שלך נמוך מנסיך, אבל גם הוא תלתן. משחקים אותו.
lesson-end-9 = סיימת במקום הראשון! אחרי הקלף האחרון לא מושכים. אפשר גם לזרוק 10 כקלף אחרון.
lesson-end-10 = חבל: שני 9 של { PERSON("1") } הם מכה על ה־9 שלך, וקלף אחד הולך אליך. אז <b>חזרת למשחק</b>.
lesson-end-11 = הסט של { PERSON("2") } הוא { CARD("QD") }, ויש לך { CARD("4D") }. אפשר שוב לסיים?
    .otherwise = אפשר: יהלום הולך על מלכה יהלום. משחקים אותו, ושוב זה סיום.
lesson-end-12 = שוב מקום ראשון! האחרים ממשיכים. אם אי אפשר למשוך וכולם אומרים פאס, בתור הבא כל סט מותר.

lesson-cheating =
    .title = רמאות
    .about = איך מרמים, ואיך תופסים רמאות
    .learnt = אפשר כבר לרמות, וגם לתפוס רמאות. מדליקים את זה בחוקי השולחן, אם כולם רוצים.
lesson-cheating-1 = יש שולחנות שבהם <b>רמאות</b> היא חלק מהמשחק. אז אין מספרים: כל <b>קו</b> מתחת לשם הוא קלף.
lesson-cheating-2 = אפשר <b>להגניב</b> קלפים מתחת לסט. פותחים את השרוול, מגניבים { CARD("2C") }, ואז משחקים את שני ה־4.
    .not-play = זה סט ישר. קודם שמים את { CARD("2C") } בשרוול: הוא נמוך מכדי להועיל.
    .otherwise = גם זה בסדר. בשיעור הזה מגניבים { CARD("2C") } מתחת לשני ה־4.
lesson-cheating-3 = עכשיו מושכים קלף. אפשר גם <b>בכאילו</b>. ננסה: האחרים לא רואים הבדל.
    .not-draw = איזה יושר! בשיעור הזה מושכים בכאילו.
lesson-cheating-4 = מ־6 קלפים נשארו 3. האחרים ראו שני 4 ומשיכה, כלומר 5. מישהו יספור את הקווים שלך?
lesson-cheating-5 = אצל { PERSON("1") } היו ארבעה קלפים, יצאו שני 8 ונמשך אחד. זה שלושה, אבל רואים רק <b>שני</b> קווים!
lesson-cheating-6 = לפני שמתחיל התור הבא אפשר <b>להאשים</b>. מאשימים את { PERSON("1") }.
    .otherwise = זה בטוח, אבל אז הרמאות של { PERSON("1") } עוברת. מאשימים את { PERSON("1") }.
lesson-cheating-7 = נכון! אצל { PERSON("1") } היה קלף מוגנב, וזה <b>סיבוב הבושה</b>: עוד קלף עד חמישה, וכולם גלויים.
lesson-cheating-8 = מי שנתפסו ברמאות מושכים עד כפולה של חמש, לפחות קלף אחד. האשמת שווא עולה קלף אחד.
lesson-cheating-9 = נתפסת! הספירה של { PERSON("2") } גילתה אותך. היו לך שלושה קלפים, ומשכת שניים. היד <b>גלויה</b> עד סוף התור שלך.
lesson-cheating-10 = זה מחיר הרמאות. אחרי התור הזה הכול נשכח. עוברים את הנסיך עם אחד הקלפים.
    .otherwise = גם זה בסדר. בשיעור הזה משחקים קלף על הנסיך: גבוה ממנו, או תלתן.
lesson-cheating-11 = עכשיו בטח מסתכלים עליך. מושכים קלף, הפעם ביושר.
    .not-fake = מסוכן! הפעם מושכים ביושר.
lesson-cheating-12 = יש דרך שלישית לרמות. לפני שמשחקים, מציצים ב־3 הקלפים העליונים בקופה, ומסדרים אותם כרצונך.
lesson-cheating-13 = לפני שמשחק נגמר, לכל יד עם קלפים יש הזדמנות אחרונה להאשים. מי שרימו וסיימו, חוזרים.
