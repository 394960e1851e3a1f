### What Tenfold says before Python is up, and when Python can’t say it.

## In the page and the manifest

description =
    חמישה משחקי קלפים על המספר עשר, בטלפון אחד שעובר מיד ליד סביב השולחן. בחינם, בלי רשת ובלי חשבון.
app-description = חמישה משחקי קלפים על המספר עשר, בטלפון אחד שעובר מיד ליד סביב השולחן.
screenshot-narrow = משחק PIG 10 בטלפון
screenshot-wide = משחק PIG 10 בטאבלט

# The versions are those in `web/build/bundle.py`.
old = צריך דפדפן חדש יותר בשביל Tenfold
    .why =
        Tenfold פועל ב־Chrome, ב־Edge ובדפדפנים של Android מגרסה 123, ב־Firefox מגרסה 121 וב־Safari מגרסה 17.5,
        גם ב־iPhone וב־iPad. הדפדפן הזה ישן יותר, או שהוא חוסם משהו ש־Tenfold צריך. המשחקים שלך בטוחים.
framed = Tenfold נמצא בתוך דף אחר
    .why =
        אתר אחר מציג את Tenfold במסגרת, ושם אפשר להסתיר את הכפתורים. לכן הוא לא נפתח כאן. המשחקים שלך בטוחים.
    .open = לפתוח את Tenfold
broken = Tenfold לא נטען עד הסוף
    .why = חלק ממנו לא נטען. המשחקים שלך בטוחים. כדאי לנסות שוב כשיש רשת.
    .again = לנסות שוב
no-script = בשביל Tenfold צריך JavaScript, כי הוא מריץ Python בדפדפן. שום דבר לא יוצא מהמכשיר הזה.

## In the service worker

damaged = Tenfold נפגם
    .why =
        כמה מהקבצים שלו בטלפון הזה השתנו, ולכן הוא לא נפתח. המשחקים שלך בטוחים. צריך להתחבר לרשת, לסגור את Tenfold
        ולפתוח אותו שוב. אז הוא מתקן את עצמו.
