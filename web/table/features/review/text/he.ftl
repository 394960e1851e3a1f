### What a review says.
###
### person: $who
### text: $name, $label
### texts: $chances
### number: $count, $of, $began, $end, $rest, $cost
### persons: $winners
### message: $own, $played, $other, $loss
### messages: $lines

review = ניתוח
result = תוצאה
stopped = נעצר
going-over = מנתחים את המשחק …
done = בוצעו { $count }%. הממצאים נשמרים תוך כדי.
progress = התקדמות
cannot = שחקן המחשב של המשחק הזה לא מחשב סיכויים, ולכן אין לו איך לנתח את המהלכים שלך.
tap-a-move = לחיצה על מהלך מראה את השולחן כמו שהיה. אפשר להמשיך משם כתרגול.
about-lines = כל קו מראה כמה סיכוי לנצח היה לשחקן, לפי מה שראו אצלו. את זה חישב שחקן המחשב ברמה קשה. מזל רע לא נחשב טעות.
chances = סיכוי לנצח, ב־%
at-move = מהלך { $count }
at-deal = חלוקה
lines-aloud = סיכויים לנצח: { ROW($lines, between: ". ") }.
line-aloud = { $name } { ROW($chances, between: ", ") }, ובסוף { $count }
tied = תיקו: { $winners }
from-behind = { $who ->
        [you] ניצחת ממש ברגע האחרון
       *[other] הניצחון של { $who } הגיע ממש ברגע האחרון
    }
close-to-the-end = { $who ->
        [you] ניצחת, וזה היה צמוד עד הסוף
       *[other] הניצחון של { $who }, וזה היה צמוד עד הסוף
    }
ahead =
    { $who ->
        [you] היתרון היה שלך מההתחלה
       *[other] היתרון היה של { $who } מההתחלה
    }
ahead-since =
    { $who ->
        [you] היתרון היה שלך ממהלך { $count } מתוך { $of }
       *[other] היתרון היה של { $who } ממהלך { $count } מתוך { $of }
    }
best-find = ההברקה
mistakes =
    { $count ->
        [one] הטעות
       *[other] הטעויות
    }
costliest = { $count ->
        [one] הטעות היקרה ביותר מתוך { $of }
        [two] שתי הטעויות היקרות ביותר מתוך { $of }
       *[other] { $count } הטעויות היקרות ביותר מתוך { $of }
    }
# What the computer player counts, of a hundred games: at the beginning and the end, and what mistakes and all the rest
# made of it.
luck-added =
    { $who ->
        [you] הסיכוי שלך לנצח עבר מ־{ $began }% ל־{ $end }%. { $own } המזל ושאר השחקנים הוסיפו { $rest }%.
       *[other] הסיכוי של { $who } לנצח עבר מ־{ $began }% ל־{ $end }%. { $own } המזל ושאר השחקנים הוסיפו { $rest }%.
    }
luck-cost =
    { $who ->
        [you] הסיכוי שלך לנצח עבר מ־{ $began }% ל־{ $end }%. { $own } המזל ושאר השחקנים הורידו { $rest }%.
       *[other] הסיכוי של { $who } לנצח עבר מ־{ $began }% ל־{ $end }%. { $own } המזל ושאר השחקנים הורידו { $rest }%.
    }
own-mistakes =
    { $count ->
        [one] טעות אחת הורידה
        [two] שתי טעויות הורידו
       *[other] { $count } טעויות הורידו
    } { $cost ->
        [0] פחות מ־1%.
       *[other] { $cost }%.
    }
own-none = אף מהלך לא היה טעות ברורה.
where = מהלך { $count }
where-in-part = { $label }, מהלך { $count }
chosen = טוב יותר: <b>{ $other }</b>. נבחר: <b>{ $played }</b>.
chosen-find = המהלך המתבקש: { $other }. נבחר: <b>{ $played }</b>.
loss = זה היה פחות טוב { $loss }.
loss-wins = זה עלה { $count ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $count } ניצחונות
    } ב־100 משחקים.
loss-both = זה פחות טוב { $loss }, במחיר { $count ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $count } ניצחונות
    } ב־100 משחקים.
gain = זה היה טוב יותר { $loss }.
gain-wins = זה הוסיף { $count ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $count } ניצחונות
    } ב־100 משחקים.
gain-both = זה היה טוב יותר { $loss }, והוסיף { $count ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $count } ניצחונות
    } ב־100 משחקים.
try-it = לנסות
over = הניתוח הסתיים.
as-it-was = כמו שהיה
played-then = המהלך ששוחק
to-the-table = לשולחן
