### What Tenfold says of saved games, files and links.
###
### text: $name, $title, $label, $why, $level
### text: $choice, $points, $result
### texts: $names
### number: $count, $of, $place, $deal
### messages: $parts

## Buttons of several sheets

cancel = ביטול
remove = להסיר
save-as-file = לשמור בקובץ
try-again = לנסות שוב
nothing-changed = שום דבר לא השתנה בטלפון הזה.

## Saved games

titled = { $title }: { $names }
placed = { $title }: { $label }
series-round = שלב { $count }
remove-game = להסיר את המשחק הזה?
remove-series = להסיר את הסדרה הזאת?
remove-tournament = להסיר את הטורניר הזה?
removes-one = המשחק { $title } ({ $names }) יימחק לתמיד.
removes-all = { $count ->
        [one] משחק אחד של { $title } ({ $names }) יימחק לתמיד.
        [two] שני המשחקים של { $title } ({ $names }) יימחקו לתמיד.
       *[other] { $count } המשחקים של { $title } ({ $names }) יימחקו לתמיד.
    }
damaged = אי אפשר לקרוא את המשחק
    .note = המשחק השמור נפגם: הוא חלקי, או שמשהו נכתב עליו.
    .newer = המשחק הזה הוא מגרסה חדשה יותר של Tenfold. צריך לעדכן כאן את Tenfold ולפתוח אותו שוב.
    .stays = הוא עדיין בטלפון הזה, ושאר המשחקים שלך בטוחים. אפשר לשמור אותו בקובץ.
skipped = המשחק הזה לא נקרא
    .stays = הוא עדיין בטלפון הזה. בניסיון נוסף, Tenfold אולי ייעצר שוב.
    .remove = להסיר משחק
reading-again = קוראים את המשחק
    .note = אם Tenfold ייעצר, הוא יתחיל שוב לבד.
read-again = Tenfold קרא את המשחק. הוא שוב ברשימה שלך.
read-damaged = המשחק הזה נפגם, ואי אפשר לקרוא אותו. עדיין אפשר לשמור אותו בקובץ.
no-longer-here = המשחק הזה כבר לא נמצא בטלפון.
not-now = אי אפשר לקרוא את המשחק כרגע. הוא בטוח. כדאי לנסות שוב בעוד דקה.
unknown-player = בשם { $name } משחק ״{ $level }״, שחקן מחשב שלא נמצא בטלפון הזה.
not-opened = עוד לא נפתח

## What is saved besides the games

saved-settings = ההגדרות
saved-setups = הרכבי השולחנות
saved-open = רשימת המשחקים שלא נגמרו
saved-history = רשימת המשחקים שנגמרו
saved-past = רשימת המשחקים הישנים

## Sharing by hand

copy = להעתיק את הטקסט
    .note = טקסט להעתקה

## Links

link-no-deal-again = אי אפשר לשתף את המשחק הזה בקישור: הוא התחיל ממצב נתון.
link-place =
    { $place ->
        [1] מקום ראשון מתוך { $of }
        [2] מקום שני מתוך { $of }
        [3] מקום שלישי מתוך { $of }
        [4] מקום רביעי מתוך { $of }
       *[other] מקום { $place } מתוך { $of }
    }
# A result without its full stop, which goes into another sentence.
link-result-points = { $name }: { $points }
link-result-place = { $name }: { $points }
link-someone = מישהו
link-invites = { $title }, חלוקה { $deal }: אותם קלפים גם אצלך.
link-invites-to-beat = { $title }, חלוקה { $deal }. { $result }. אפשר לעבור את זה?
link-computers = רק מחשבים שיחקו
link-same = אותה תוצאה
link-better = התוצאה של { $name } טובה יותר
link-sender-better = התוצאה שנשלחה טובה יותר
link-sent = נשלח עם הקישור
link-without-game = בקישור הזה אין שם של משחק Tenfold. אולי הוא חלקי, אז כדאי להעתיק אותו שוב.
link-without-deal = בקישור הזה אין מספר חלוקה. אולי הוא חלקי, אז כדאי להעתיק אותו שוב.
link-without-seats = בקישור הזה לא כתוב מי משחק. אולי הוא חלקי, אז כדאי להעתיק אותו שוב.
link-without-end = הסוף של הקישור הזה חסר. כדאי להעתיק אותו שוב.
link-players =
    { $count ->
        [one] אי אפשר לשחק { $title } עם שחקן אחד.
        [two] אי אפשר לשחק { $title } עם שני שחקנים.
       *[other] אי אפשר לשחק { $title } עם { $count } שחקנים.
    }
link-rules = אי אפשר להשתמש בחוקי השולחן שבקישור הזה: { $why }

## Sheets of a table

preset-part = { $title }: { $choice }
preset = { ROW($parts, between: ", ") }
