### What the stats say of a player. $won, $even and $usual are numbers that may have decimals, written out.
###
### text: $name, $other, $title, $won, $even, $luck, $level, $best, $low, $high, $usual
### number: $count, $of, $players, $place, $streak
### messages: $against, $places

figures = נתונים
    .back = חזרה
figures-none = אחרי משחק אחד גמור יהיו כאן נתונים.
figures-loading = המשחקים הישנים עוד נטענים.
figures-elsewhere =
    { $count ->
        [one] אחד מהמשחקים האלה היה בקלפים אמיתיים.
        [two] שניים מהמשחקים האלה היו בקלפים אמיתיים.
       *[other] { $count } מהמשחקים האלה היו בקלפים אמיתיים.
    }
figures-game = משחק
figures-player = שחקן
figures-not-yet = { $name }: עוד אין משחק { $title } שנגמר.

## How many games somebody won

won =
    { $name }: ניצחון ב־{ $won } מתוך { $of ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $of } משחקים
    }
even = חלק שווה היה יוצא { $even }.
luck =
    { $luck ->
        [more] זה יותר ממזל.
        [less] זה יותר ממזל רע.
       *[other] אולי זה מזל.
    }
streak = רצף הניצחונות הארוך ביותר: { $streak }.
    .now = רצף הניצחונות עכשיו: { $streak }.
legend = הסימן מראה חלק שווה של ניצחונות. הקו הדק הוא טווח הטעות (95%).
seats = { $players ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $players } שחקנים
    }
share-of = { $won } מתוך { $of }
share-even = (חלק שווה: { $even })

## With and without help

unaided =
    { $name }: ניצחון ב־{ $won } מתוך { $of ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $of } משחקים
    } בלי רמזים ובלי ביטולים
unaided-row = בלי
aided-row = עם

## Against whom

level =
    { $level ->
        [easy] מחשבים ברמה קלה
        [medium] מחשבים ברמה בינונית
        [hard] מחשבים ברמה קשה
        [mixed] מחשבים בכמה רמות
       *[other] אנשים
    }
level-row =
    { $level ->
        [easy] נגד מחשבים ברמה קלה
        [medium] נגד מחשבים ברמה בינונית
        [hard] נגד מחשבים ברמה קשה
        [mixed] נגד מחשבים בכמה רמות
       *[other] נגד אנשים
    }
level-even = { $name }: בערך חלק שווה של ניצחונות נגד כולם
level-more = { $name }: יותר מחלק שווה של ניצחונות נגד { $against }
level-less = { $name }: פחות מחלק שווה של ניצחונות נגד { $against }
duel =
    { $name } מול { $other }: ניצחון ב־{ $won } מתוך { $of ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $of } משחקים
    }
    .note = המקום הטוב יותר מנצח. תיקו הוא חצי ניצחון.

## Places and scores

place =
    { $place ->
        [1] מקום ראשון
        [2] מקום שני
        [3] מקום שלישי
        [4] מקום רביעי
       *[other] מקום { $place }
    }: { $count }
places = { ROW($places, between: ", ") }
most-often =
    { $name }: לרוב { $place ->
        [1] מקום ראשון
        [2] מקום שני
        [3] מקום שלישי
        [4] מקום רביעי
       *[other] מקום { $place }
    } עם { $players ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $players } שחקנים
    }
scores = עם { $players ->
        [one] שחקן אחד
        [two] שני שחקנים
       *[other] { $players } שחקנים
    }: הכי טוב { $best }, לרוב { $usual }
    .note = הפס מראה את החצי האמצעי של המשחקים. הקו מראה את כולם.
    .range = { $low } עד { $high }, לרוב { $usual }

## Series and tournaments

series =
    { $name }: ניצחון ב־{ $won } מתוך { $of ->
        [one] סדרה אחת
        [two] שתי סדרות
       *[other] { $of } סדרות
    }
tournaments =
    { $name }: ניצחון ב־{ $won } מתוך { $of ->
        [one] טורניר אחד
        [two] שני טורנירים
       *[other] { $of } טורנירים
    }
