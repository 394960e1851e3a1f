### What is said of added games.
###
### text: $name, $title, $version, $before, $author, $why, $game, $file, $part, $group, $package
### number: $count, $most

added-games = משחקים שנוספו
    .unseen = אי אפשר להציג
    .by = מאת { $name }
    .add = להוסיף משחק
    .from = מקובץ
carried = להוסיף את { $name } { $version }
    .by = מאת { $author }
carried-with-games =
    { $count ->
        [one] יש בקובץ גם משחק אחד שנוסף. צריך להוסיף אותו בנפרד. המשחקים השמורים שלו מחכים עד אז.
        [two] יש בקובץ גם שני משחקים שנוספו. צריך להוסיף כל אחד בנפרד. המשחקים השמורים שלהם מחכים עד אז.
       *[other] יש בקובץ גם { $count } משחקים שנוספו. צריך להוסיף כל אחד בנפרד. המשחקים השמורים שלהם מחכים עד אז.
    }
saved-addon = משחק שנוסף

## Adding a game

add = להוסיף את { $name } { $version }?
    .note = המשחק הזה נוצר אצל אחרים, ולא נבדק ב־Tenfold. הוא רץ בארגז חול: שם הוא לא יכול להשתמש ברשת, להגיע למשחקים או לשמירות אחרות שלך, או לצייר מחוץ לשטח שלו. הפס למעלה תמיד שייך ל־Tenfold.
    .risk = Tenfold בודק אותו קודם, ולא מוסיף אותו אם בדיקה נכשלת. משחק שממלא את הזיכרון של הטלפון עדיין יכול להפיל את האפליקציה. המשחקים השמורים שלך בטוחים.
    .how = איך ארגז החול פועל
    .yes = להוסיף
add-update = לעדכן את { $title } אל { $version }?
    .note = זה מחליף את גרסה { $version }.
    .yes = לעדכן
add-testing = בודקים את המשחק
    .note = Tenfold משחק כמה משחקים אקראיים בארגז החול. זה לוקח כמה שניות.
add-stopped = הבדיקה נעצרה. שום דבר לא השתנה בטלפון הזה.
add-refused = המשחק לא נוסף
added = המשחק { $title } נוסף בסוף הרשימה.
updated = המשחק { $title } עודכן מגרסה { $before } לגרסה { $version }.

## An added game

addon = { $title } { $version }
    .by = מאת { $author }.
    .unnamed = יוצר לא ידוע
    .stays = אחרי הסרה, המשחקים השמורים שלו נשארים בטלפון הזה. הם חוזרים כשמוסיפים אותו שוב.
    .remove = להסיר משחק
    .untested = Tenfold צריך לבדוק את המשחק הזה שוב. כדי לשחק בו, מוסיפים שוב את הקובץ שלו.
removed = המשחק { $title } הוסר. המשחקים השמורים נשארים בטלפון הזה.
stopped = המשחק { $game } נעצר
    .note = משהו השתבש במשחק הזה. אפשר להמשיך מהשמירה האחרונה.
    .slow = המשחק לא ענה בזמן.
silent = המשחק לא מגיב
    .note = אין תשובה מהמשחק { $game }. לחכות או לסגור אותו?
    .close-note = אחרי סגירה אפשר להמשיך מהשמירה האחרונה.
    .wait = לחכות
    .close = לסגור משחק
closed = המשחק { $title } נסגר. אפשר להמשיך מהשמירה האחרונה.
sandbox-leave = לצאת מהמשחק
sandbox-bar = משחק שנוסף, בארגז חול
sandbox-starts = המשחק נפתח
sandbox-says = { $title }: { $why }

## Why an added game was closed

room-file-missing = הקובץ שלו חסר.
room-part-missing = הקובץ { $file } חסר.
room-too-complex = המסך של המשחק מורכב מדי להצגה.
room-too-large = המסך של המשחק גדול מדי להצגה.
room-python-stopped = ה־Python של המשחק נעצר.
room-other-page = המשחק ניסה לפתוח דף אחר, ולכן נסגר.
room-no-answer = המשחק לא מגיב.
room-save-too-large = השמירה של המשחק גדולה מדי, ולכן הוא נסגר.
room-saves-too-much = המשחק שומר יותר מדי נתונים, ולכן הוא נסגר.

## Why a file is no game

addon-unreadable = אי אפשר לקרוא את המשחק הזה. צריך להוסיף שוב את הקובץ שלו.
addon-no-wheel = זה לא קובץ של משחק: השם שלו לא נגמר ב־.whl.
addon-large = הקובץ הזה גדול מדי. הגבול למשחק הוא { $most } MB.
addon-not-pure = המשחק הזה לא כתוב רק ב־Python: שם הקובץ לא נגמר ב־-py3-none-any.whl.
addon-metadata-damaged = הקובץ הזה פגום: אי אפשר לקרוא את המטא־נתונים שלו.
addon-damaged = הקובץ הזה פגום: אי אפשר לפרוס אותו.
addon-metadata-large = אי אפשר להוסיף את הקובץ הזה: { $file } שלו גדול מדי.
addon-files = יש במשחק הזה יותר מדי קבצים. הגבול הוא { $most }.
addon-large-unpacked = המשחק הזה גדול מדי אחרי הפריסה.
addon-no-metadata = זה לא קובץ של משחק: המטא־נתונים חסרים.
addon-other-metadata = הקובץ הזה פגום: השם שלו לא מתאים למטא־נתונים.
addon-name-taken = אי אפשר להוסיף את הקובץ הזה: השם { $name } תפוס.
addon-places = הקובץ הזה פגום: הוא מפנה למקומות מחוץ לתיקייה שלו.
addon-compiled = המשחק הזה לא כתוב רק ב־Python: יש בו ספרייה מהודרת.
addon-one-computer = המשחק הזה לא כתוב רק ב־Python: הוא מיועד לסוג אחד של מחשב.
addon-outside = אי אפשר להוסיף את הקובץ הזה: הוא שם קבצים מחוץ לתיקייה שלו.
addon-own-package = קבצים של משחק צריכים להיות בחבילה משלהם, לא ב־״{ $name }״.
addon-needs = המשחק הזה צריך את { $name }, שאין ב־Tenfold.
addon-needs-other = המשחק הזה צריך את { $name }, אבל כאן יש { $package } { $version }.
addon-no-games = אין משחק בקובץ הזה: לא רשום בו כלום תחת tenfold.games.
addon-games = יש יותר מדי משחקים בקובץ הזה. הגבול הוא { $most }.
addon-short-name = בשם קצר של משחק יש רק אותיות קטנות באנגלית, ספרות ומקפים. ״{ $name }״ לא מתאים.
addon-lacks =
    { $part ->
        [rules] אין חוקים למשחק { $game }: בקובץ שלו לא רשום כלום תחת { $group }.
        [players] אין שחקני מחשב למשחק { $game }: בקובץ שלו לא רשום כלום תחת { $group }.
       *[board] אין לוח למשחק { $game }: בקובץ שלו לא רשום כלום תחת { $group }.
    }
addon-game-taken = כבר יש משחק בשם { $game }.
addon-package-taken = אי אפשר להוסיף את הקובץ הזה: הוא היה מסתיר את { $package }, שכבר נמצא כאן.

## What tests of a game find

test-failed = המשחק נכשל בבדיקה. { $why }
test-crash = המשחק קרס: { $why }
test-board-crash = הלוח של המשחק קרס: { $why }
test-no-board = הלוח של המשחק הוא לא table.boards.Board.
test-no-button = הלוח של המשחק מחכה ללחיצה, אבל אין בו כפתור בשבילה.
test-nothing-to-tap = בלוח של המשחק אין על מה ללחוץ כשמגיע התור.
test-refuses = המשחק דוחה מהלך שהוא עצמו הציע: { $why }

## What a game's description lacks

guest-incomplete = התיאור של המשחק חלקי.
guest-long = התיאור של המשחק ארוך מדי.
guest-other = התיאור של המשחק לא מתאים למשחקים שבקובץ.
guest-title-taken = אי אפשר לקרוא למשחק ״{ $title }״: השם תפוס.
guest-emblem = הסמל של המשחק לא בנוי מצורות פשוטות.
guest-option = אפשרות של המשחק חלקית.
guest-choice = בחירה של המשחק חלקית.
guest-choice-seat = לבחירה של המשחק יש אותו שם כמו למקום.
guest-preset = הרכב מוכן של המשחק חלקי.
guest-preset-unknown = הרכב מוכן של המשחק משתמש בבחירה שלא קיימת.
guest-lesson = שיעור של המשחק חלקי.
guest-twice =
    { $part ->
        [option] לשתי אפשרויות של המשחק יש אותו שם.
        [choice] לשתי בחירות של המשחק יש אותו שם.
       *[lesson] לשני שיעורים של המשחק יש אותו שם.
    }
guest-short-name = שם קצר במשחק לא מתאים.
guest-option-name = אי אפשר לקרוא לאפשרות { $name }.
guest-players = המשחק הזה צריך מספר שחקנים ש־Tenfold לא יכול להושיב.
