### What is said of lessons, and in them.
###
### number: $count, $of
### text: $title

new = פעם ראשונה ב־{ $title }?
    .note = לומדים תוך כדי משחק, בכמה דקות.
learn = ללמוד במשחק
waits = השיעור מחכה באמצע.
go-on-learning = להמשיך ללמוד
short = { $of ->
        [one] שיעור קצר אחד
        [two] שני שיעורים קצרים
       *[other] { $of } שיעורים קצרים
    }
so-far = { $count ->
        [one] הושלם אחד מתוך { $of }
        [two] הושלמו שניים מתוך { $of }
       *[other] הושלמו { $count } מתוך { $of }
    }
left = השיעור נעצר באמצע.
done = הושלם
all-lessons = שיעורים
leave = לצאת מהשיעור
    .note = אפשר להמשיך אחר כך
step-back = צעד אחורה
restart = מהתחלה
    .note = השיעור הזה
play = לשחק משחק
    .note = קצר וקל
next-lesson = לשיעור הבא
at-start = זאת ההתחלה של השיעור הזה.
read-on = עוד אין מה לשחק. הכפתור למטה ממשיך.
panel = להמשיך את השיעור
saved-lessons = השיעורים
