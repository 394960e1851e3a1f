### What is said of the daily deal.
###
### text: $title, $points, $standing, $shapes, $date
### texts: $rules
### number: $count, $of, $day, $games, $place
### messages: $days

deal-of-the-day = החלוקה היומית
day = יום { $day }: { $title }
day-practice = לתרגל
    .note = לא נספר
day-learn = ללמוד { $title }
    .note = קודם
day-play = לשחק
    .note = ניסיון אחד
day-share = לשתף
day-before = עוד אין חלוקה
    .note = לפי השעון של הטלפון הזה היום { $date }, אבל החלוקות היומיות מתחילות ב־1 בנובמבר 2026. כדאי לבדוק את התאריך.
day-gave-up = ויתרת על הניסיון היחיד שלך.
day-unknown = Tenfold בודק אם כבר שיחקת את החלוקה הזאת. אחרי הבדיקה אפשר לשחק.
day-shapes = ככה זה הלך: { $shapes }
day-next = החלוקה הבאה בעוד { $count ->
        [one] שעה
        [two] שעתיים
       *[other] { $count } שעות
    }.
day-table = { $title } נגד { $count ->
        [one] מחשב אחד
        [two] שני מחשבים
       *[other] { $count } מחשבים
    }.
day-table-rules = { $title } נגד { $count ->
        [one] מחשב אחד
        [two] שני מחשבים
       *[other] { $count } מחשבים
    }: { ROW($rules, between: ", ") }.
day-for-all = לכולם אותם קלפים, אותם יריבים וניסיון אחד.
# A place, and the points where the game has them.
day-result =
    { $place ->
        [1] מקום ראשון מתוך { $of }
        [2] מקום שני מתוך { $of }
        [3] מקום שלישי מתוך { $of }
        [4] מקום רביעי מתוך { $of }
       *[other] מקום { $place } מתוך { $of }
    }
day-result-points =
    { $place ->
        [1] מקום ראשון מתוך { $of }, { $points }
        [2] מקום שני מתוך { $of }, { $points }
        [3] מקום שלישי מתוך { $of }, { $points }
        [4] מקום רביעי מתוך { $of }, { $points }
       *[other] מקום { $place } מתוך { $of }, { $points }
    }

# The row on the home screen. $count are the days in a row, 0 if there are not several.
day-any = חלוקה חדשה בכל יום
day-row-new = { $count ->
        [0] { $title }: ניסיון אחד
        [two] { $title }: ניסיון אחד. יומיים ברצף
       *[other] { $title }: ניסיון אחד. { $count } ימים ברצף
    }
day-row-under-way = { $count ->
        [0] { $title } מחכה
        [two] { $title } מחכה. יומיים ברצף
       *[other] { $title } מחכה. { $count } ימים ברצף
    }
day-row-played = { $count ->
        [0] { $title }: { $standing }
        [two] { $title }: { $standing }. יומיים ברצף
       *[other] { $title }: { $standing }. { $count } ימים ברצף
    }
day-row-given-up = { $title }: בוויתור
day-row-unknown = { $title }: בודקים את הניסיון שלך

# What a list says of a game that is such a deal.
day-mark = חלוקה יומית { $day }
    .under-way = חלוקה יומית { $day }: הניסיון היחיד שלך
    .given-up = חלוקה יומית { $day }: בוויתור

# What goes with a game; $day is 0 for today.
remove-try = לוותר על הניסיון?
day-keep-result = { $day ->
        [0] התוצאה שלך בחלוקה של היום נשארת.
       *[other] התוצאה שלך בחלוקה יומית { $day } נשארת.
    }
day-lose-try = { $day ->
        [0] זה ויתור על הניסיון היחיד שלך בחלוקה של היום.
       *[other] זה ויתור על הניסיון היחיד שלך בחלוקה יומית { $day }.
    }
day-lose-today = אחר כך אפשר רק לתרגל אותה.
day-lose-row = { $count ->
        [one] הרצף שלך, יום אחד, נגמר.
        [two] הרצף שלך, יומיים, נגמר.
       *[other] הרצף שלך, { $count } ימים, נגמר.
    }

# The quarter of a year.
day-row-of = { $count ->
        [0] עכשיו אין רצף
        [one] יום אחד עד עכשיו
        [two] יומיים ברצף
       *[other] { $count } ימים ברצף
    }
day-none-finished = עוד לא סיימת אף חלוקה.
day-finished = שיחקת { $count ->
        [one] חלוקה אחת
        [two] שתי חלוקות
       *[other] { $count } חלוקות
    } תוך { $of ->
        [one] שבוע
        [two] שבועיים
       *[other] { $of } שבועות
    }. ניצחונות: { $games }.
day-given-up = { $count ->
        [one] על אחת ויתרת.
        [two] על שתיים ויתרת.
       *[other] על { $count } ויתרת.
    }
day-given-up-days = ויתרת: { $days }.
day-number = יום { $day }
weekday =
    { $day ->
        [0] ב׳
        [1] ג׳
        [2] ד׳
        [3] ה׳
        [4] ו׳
        [5] ש׳
       *[6] א׳
    }

# The text that is shared.
share-day = Tenfold { $day }: { $title }
share-row = { $count ->
        [one] יום אחד
        [two] יומיים ברצף
       *[other] { $count } ימים ברצף
    }
share-hints = 💡 { $count ->
        [one] רמז אחד
        [two] שני רמזים
       *[other] { $count } רמזים
    }

# In other places.
deal-of-day = החלוקה היומית, יום { $day }.
no-undo-day = אי אפשר לבטל בחלוקה היומית: יש לך ניסיון אחד.
leads-to-daily-deal = הקישור הזה פותח את החלוקה היומית. רק הניסיון הראשון שלך נספר.
saved-days = החלוקות היומיות
