### What is said of puzzles.
###
### number: $count, $of, $mistakes
### text: $title, $name, $amount
### message: $loss, $play

puzzles = חידות
about = בכל מצב יש מהלך אחד הכי טוב. אפשר למצוא אותו?

# The row on the home screen. $count is the number of days in a row, 0 if there are not several.
row-any = למצוא את המהלך הכי טוב
row-new = { $count ->
        [0] החידה היומית: { $title }
        [two] החידה היומית: { $title }. יומיים ברצף
       *[other] החידה היומית: { $title }. { $count } ימים ברצף
    }
row-answered = { $count ->
        [0] מחר יש חידה חדשה
        [two] יומיים ברצף
       *[other] { $count } ימים ברצף
    }
row-own = { $count ->
        [one] טעות אחת שלך חזרה
        [two] שתי טעויות שלך חזרו
       *[other] { $count } טעויות שלך חזרו
    }

# The screen of all puzzles.
of-day = החידה היומית
of-day-new = { $title }: תשובה אחת קובעת
of-day-right = { $title }: נפתרה
of-day-wrong = { $title }: לא נפתרה
of-day-none = מתחילה ב־1 בנובמבר 2026
own = הטעויות שלך
own-due = { $count ->
        [0] היום אין
        [one] אחת חזרה היום
        [two] שתיים חזרו היום
       *[other] { $count } חזרו היום
    }
own-none = אחרי ניתוח של משחק, הטעויות שלך הופכות כאן לחידות.
solved-of = { $count ->
        [one] נפתרה אחת מתוך { $of }
        [two] נפתרו שתיים מתוך { $of }
       *[other] נפתרו { $count } מתוך { $of }
    }

# The puzzles of a game.
ended = { $count ->
        [0] לא מצאת את המהלך הכי טוב באף חידה
        [one] הייתה תשובה נכונה אחת
        [two] היו שתי תשובות נכונות
       *[other] היו { $count } תשובות נכונות
    }
all-played = שיחקת את כולן.
start = להתחיל
start-note = { $count ->
        [one] פסילה אחת
        [two] שתי פסילות
       *[other] { $count } פסילות
    }
about-run = כל תשובה לא נכונה עולה פסילה. אחרי { $count ->
        [one] תשובה נכונה אחת
        [two] שתי תשובות נכונות
       *[other] { $count } תשובות נכונות
    } החידות נהיות קשות יותר. המהלך הכי טוב משתלם לאורך הרבה חלוקות. בחלוקה אחת אולי המזל יכריע אחרת.
best = { $count ->
        [0] עדיין אין רצף.
       *[other] הרצף הכי טוב: { $count }.
    }
themes = לפי נושא

# The table of a puzzle.
best-play = מה הכי טוב?
leave = לצאת מהחידה
stake-points = { $amount ->
        [1] שווה נקודה אחת ומעלה
        [2] שווה שתי נקודות ומעלה
       *[other] שווה { $amount } נקודות ומעלה
    }
stake-cards = { $amount ->
        [1] שווה קלף אחד ומעלה
        [2] שווה שני קלפים ומעלה
       *[other] שווה { $amount } קלפים ומעלה
    }
stake-wins = { $count ->
        [one] שווה ניצחון אחד ומעלה ב־100
        [two] שווה שני ניצחונות ומעלה ב־100
       *[other] שווה { $count } ניצחונות ומעלה ב־100
    }
lives = { $count ->
        [0] לא נשארו פסילות
        [one] נשארה פסילה אחת
        [two] נשארו שתי פסילות
       *[other] נשארו { $count } פסילות
    }
lives-left = { $count ->
        [0] נגמרו הפסילות
        [one] עוד פסילה אחת
        [two] עוד שתי פסילות
       *[other] עוד { $count } פסילות
    }
not-the-best = לא הכי טוב
level = רמה { $count } מתוך { $of }
streak = { $count ->
        [1] נכון
        [two] שתיים ברצף
       *[other] { $count } ברצף
    }
right = זה המהלך הכי טוב.
shown = זה היה המהלך הכי טוב.
wrong = זה פחות טוב { $loss }.
wrong-wins = זה עולה { $count ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $count } ניצחונות
    } ב־100 משחקים.
thinking = בודקים את המהלך שלך …
better = טוב יותר: <b>{ $play }</b>.
answer = התשובה שלך
show = להראות
next = הלאה
finish = לסיים
to-the-table = לשולחן
own-dropped = { $count ->
        [one] אי אפשר לקרוא טעות אחת שלך. Tenfold השאיר אותה בחוץ.
        [two] אי אפשר לקרוא שתי טעויות שלך. Tenfold השאיר אותן בחוץ.
       *[other] אי אפשר לקרוא { $count } טעויות שלך. Tenfold השאיר אותן בחוץ.
    }

# After a review.
own-comes-again = { $mistakes ->
        [one] הטעות הזאת חוזרת כחידה
       *[other] הטעויות האלה חוזרות כחידות
    } { $count ->
        [0] היום
        [1] מחר
        [two] בעוד יומיים
       *[other] בעוד { $count } ימים
    }.
saved-puzzles = החידות

# The themes, by game and sort of play.
pig10 = { $name ->
        [ten] לעשות עשר
        [over] לעבור את עשר
       *[other] אחר
    }
tens = { $name ->
        [draw] קופה או ערימה
        [place] איפה להניח
       *[other] חשיפת קלף
    }
ten = { $name ->
        [lay] הקלף הראשון
        [swap] החלפות והצעות
        [bid] העלאת הצעות
        [second] הקלף השני
        [protect] אסימונים על קלף
        [turn-up] גלוי או סגור
       *[other] מי פותח
    }
ten-nine-eight = { $name ->
        [bid] הכרזות
        [lead] פתיחות
        [follow] המשך בסדרה
        [ruff] חיתוכים
       *[other] השלכות
    }
tenstuff = { $name ->
        [match] התאמות
        [slam] מכות
        [lead] פתיחות
        [plain] קלפים גבוהים
       *[other] מהלכים אחרים
    }
