### What a replay says.
###
### text: $name, $happened
### number: $count, $of
### message: $place

replay-close = לסגור את השידור החוזר
replay-began = ההתחלה.
replay-hands = כל הידיים
replay-move = מהלך
replay-first = להתחלה
replay-back = מהלך אחד אחורה
replay-pause = להשהות
replay-play = להפעיל
replay-on = למהלך הבא
replay-last = לסוף
replay-everybody = מה שכולם רואים. לשנות
replay-seen-by = מה שרואים אצל { $name }. לשנות
replay = שידור חוזר
    .named = שידור חוזר: { $name }
    .waits = השידור החוזר יחכה לסוף המשחק.
    .at-start = זאת ההתחלה.
    .at-end = זה הסוף.
replay-place = מהלך { $count } מתוך { $of }
    .note = { $place }: { $happened }
note = הערה
whose-eyes = מאיזה מקום?
everybody = כולם
    .note = כל הידיים גלויות
