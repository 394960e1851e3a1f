### What is said of shared deals.
###
### text: $title, $label, $name, $result

share-game = לשתף את המשחק
share-picture = התוצאה
    .note = המקום והניקוד של כולם, בתמונה
share-of = חלוקה { $title }
share-deal = החלוקה הזאת
    .note = בקישור יש קלפים, מקומות וחוקי שולחן. השם שלך נמצא בו רק עם התוצאה שלך.
share-result = עם תוצאה שצריך לעבור
    .note =
        { $name ->
            [you] שלך
           *[other] { $name }
        }: { $result }
share-cards = רק החלוקה
    .note = אותם קלפים, בלי תוצאה
share-qr = קוד QR של החלוקה הזאת
    .note = אפשר גם לסרוק את זה בטלפון אחר: זה פותח את החלוקה.
    .beat = אפשר גם לסרוק את זה בטלפון אחר. זה פותח את החלוקה, עם התוצאה שצריך לעבור: { $name ->
        [you] שלך
       *[other] { $name }
    }, { $result }.
same-deal = אותה חלוקה באותו שולחן:
shared = חלוקה { $title }, מקישור
    .note = אותם קלפים כמו בטלפון ששלח את הקישור.
    .beat = { $label }, באותו שולחן.
