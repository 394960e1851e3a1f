### What a tournament says.
###
### text: $name
### texts: $sizes
### number: $count, $of

tournament = טורניר
    .back = חזרה
    .end = לסיים את הטורניר
    .show = להראות שולחנות
    .left = { $count ->
        [one] נשאר לשחק שולחן אחד
        [two] נשאר לשחק שני שולחנות
       *[other] נשאר לשחק { $count } שולחנות
    }
    .called = הטורניר
end-tournament = לסיים את הטורניר הזה?
    .note = זה מסיר את השמות והתוצאות של השולחנות. המשחקים עצמם נשארים.
    .cancel = ביטול
    .end = לסיים
tournament-too-many = זה יותר מדי לשולחן אחד. משחקים בשולחנות של שלושה או ארבעה, והניצחון בכל שולחן מעלה לשלב הבא.
tournament-names = שם אחד בכל שורה
tournament-few = { $count ->
        [0] עוד אין שמות
        [one] יש שם אחד עד עכשיו
        [two] יש שני שמות עד עכשיו
       *[other] יש { $count } שמות עד עכשיו
    }. לטורניר צריך לפחות { $of }.
tournament-many = { $count } שמות זה יותר מדי: יש מקום ל־{ $of }.
tournament-tables = { $count } שמות: { $of ->
        [one] שולחן אחד
        [two] שני שולחנות
       *[other] { $of } שולחנות
    } של { $sizes }.
tournament-draw = להגריל שולחנות
tournament-won = ניצחון בטורניר: { $name }
tournament-final = הגמר
tournament-round = שלב { $count }
tournament-table = שולחן { $count }
tournament-goes-on = לשלב הבא: { $name }
tournament-table-won = ניצחון: { $name }
tournament-play-final = לשחק בגמר
tournament-play = לשחק בשולחן { $count }
to-tournament = לטורניר
nine-and-more = 9 שחקנים או יותר
    .note = משחקים טורניר
no-undo-tournament = אי אפשר לבטל: הטורניר ממשיך מהתוצאה הזאת.
