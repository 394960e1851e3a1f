### What is said of backup files, and of importing one.
###
### texts: $kinds
### number: $count, $of, $further, $here, $most, $line

## Backing up

reminder = לגבות את המשחקים
    .note = הדפדפן אולי ימחק אותם אם Tenfold לא נפתח הרבה זמן. קובץ גיבוי שומר עליהם.
back-up = לגבות הכול
    .as = לקובץ אחד
whole-game = כל המשחק
    .note = קובץ לייבוא בטלפון אחר

## Importing

import-file = לייבא קובץ
    .from = גיבוי או משחק
import-too-large = הקובץ הזה גדול מדי, או שאי אפשר לקרוא אותו. הגבול הוא { $most } MB.
import-not-text = זה לא קובץ של Tenfold: זה לא טקסט.
import-not-ours = זה לא קובץ של Tenfold, או שהוא פגום.
import-newer = הקובץ הזה הוא מגרסה חדשה יותר של Tenfold. צריך לעדכן כאן את Tenfold ולייבא אותו שוב.
import-refused = שום דבר לא יובא
import-reading = קוראים את הקובץ
    .waits = שום דבר לא משתנה בטלפון הזה עד שכל הקובץ נבדק.
import-so-far =
    { $of ->
        [0] בודקים את הקובץ.
        [one] נבדקו { $count } מתוך משחק אחד.
        [two] נבדקו { $count } מתוך שני משחקים.
       *[other] נבדקו { $count } מתוך { $of } משחקים.
    }
import-stopped = הייבוא נעצר. שום דבר לא השתנה בטלפון הזה.
import-not-now = אי אפשר לקרוא כרגע את המשחקים שבטלפון הזה, ולכן שום דבר לא יובא. הם בטוחים. כדאי לנסות שוב בעוד דקה.
imported = הייבוא הסתיים
imported-games =
    { $count ->
        [0] אין משחקים חדשים.
        [one] משחק אחד יובא.
        [two] שני משחקים יובאו.
       *[other] { $count } משחקים יובאו.
    }{ $further ->
        [0] { "" }
        [one] { " " }משחק אחד עודכן.
        [two] { " " }שני משחקים עודכנו.
       *[other] { " " }{ $further } משחקים עודכנו.
    }{ $here ->
        [0] { "" }
        [one] { " " }משחק אחד כבר היה כאן.
        [two] { " " }שני משחקים כבר היו כאן.
       *[other] { " " }{ $here } משחקים כבר היו כאן.
    }
imported-more = עודכנו גם: { $kinds }.
imported-not-all =
    { $count ->
        [one] משחק אחד נשאר בחוץ.
        [two] שני משחקים נשארו בחוץ.
       *[other] { $count } משחקים נשארו בחוץ.
    } Tenfold שומר עד { $most } משחקים שלא נגמרו, ועד { $most } משחקים שנגמרו מכל משחק שנוסף.
imported-unreadable =
    { $count ->
        [one] אי אפשר היה לקרוא חלק אחד של הקובץ.
        [two] אי אפשר היה לקרוא שני חלקים של הקובץ.
       *[other] אי אפשר היה לקרוא { $count } חלקים של הקובץ.
    }
imported-line = הבעיה הראשונה היא בשורה { $line }.
