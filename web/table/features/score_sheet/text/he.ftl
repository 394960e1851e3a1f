### What a score sheet for real cards says.
###
### text: $who, $other, $sign, $card, $label, $value, $title, $standing, $name, $low, $high
### texts: $names
### number: $count, $of, $cards, $bid, $tricks, $place, $points, $number, $won

we-have-cards = יש לנו קלפים
    .note = לרשום ניקוד
which-game = באיזה משחק משחקים?
real-cards = עם קלפים אמיתיים
sheets = דפי ניקוד
    .called = דפי הניקוד
    .unread =
        { $count ->
            [one] אי אפשר לקרוא דף ניקוד אחד. הוא נשאר שמור כמו שהוא.
            [two] אי אפשר לקרוא שני דפי ניקוד. הם נשארים שמורים כמו שהם.
           *[other] אי אפשר לקרוא { $count } דפי ניקוד. הם נשארים שמורים כמו שהם.
        }
sheet-of = { $title }, דף ניקוד
sheet-full = דף הניקוד הזה מלא. צריך להתחיל דף חדש.
too-many-sheets = יש לך כבר { $of } דפי ניקוד. קודם צריך להסיר אחד במשחקים שלך.

## Who plays

new-sheet = דף ניקוד חדש
    .note = משחקים בקלפים אמיתיים, ו־Tenfold רושם את הניקוד.
player-less = להסיר שחקן
player-more = להוסיף שחקן
start-sheet = להתחיל דף ניקוד

## Questions, each also the label of its answer

first-dealer = מי מחלק ראשון
first-starter = מי פותח ראשון
trumps = שליט
sign = { $sign }
bid = ההכרזה של { $who }
    .row = הכרזה
tricks = הלקיחות של { $who }
    .row = לקיחות
tenth-card = מי הגיע ראשון לעשרה קלפים גלויים
    .short = ראשון
grid = הקלפים של { $who }, קודם השורה העליונה
points-of = הנקודות של { $who }
points-row = נקודות
round-card = קלף סיבוב
round-winner = מי ניצח בסיבוב
round-loser = מי הפסיד בסיבוב
taken = כמה קלפים הולכים אל { $who }, בלי קלף הסיבוב
hands-filled = אפשר להשלים את כל הידיים ל־4 קלפים?
hands-full = כן
hands-not-full = לא
rest = הנקודות של קלפי הסיבוב שנשארו
chips = האסימונים של { $who }
    .row = אסימונים
    .wrong =
        { $count ->
            [one] זה אסימון אחד, אבל יש { $of }.
            [two] אלה שני אסימונים, אבל יש { $of }.
           *[other] אלה { $count } אסימונים, אבל יש { $of }.
        }
hand = היד של { $who }
    .row = יד
cards-won = קלפים שהלכו אל { $who }
cards-row = קלפים
cards-wrong =
    { $count ->
        [one] זה קלף אחד, אבל יש { $of }.
        [two] אלה שני קלפים, אבל יש { $of }.
       *[other] אלה { $count } קלפים, אבל יש { $of }.
    }
tens-called = ה־PIG 10 של { $who }
went-out =
    { $place ->
        [1] מי סיים ראשון
        [2] מי סיים שני
        [3] מי סיים שלישי
        [4] מי סיים רביעי
       *[other] מי סיים במקום { $place }
    }
cards-left = הקלפים שנשארו אצל { $who }

## What can’t be

hooked = ההכרזה של { $who } לא יכולה להיות { $bid }: עם העוקץ, סכום ההכרזות לא יכול להיות { $tricks }.
tricks-wrong =
    { $of ->
        [one] הייתה לקיחה אחת, וכאן יש { $count }.
        [two] היו שתי לקיחות, וכאן יש { $count }.
       *[other] היו { $of } לקיחות, וכאן יש { $count }.
    }
too-many-of = { $card } לא יכול לצאת { $count } פעמים: יש רק { $of }.
too-few-taken = מספר הקלפים { $count } קטן מדי: כולם משחקים לפחות קלף אחד, אז יש { $of } או יותר.
round-card-again = קלף סיבוב { $card } כבר היה בסיבוב { $count }.
doubtful = { $number }, אסור
correct = לשנות
    .round = לשנות את סיבוב { $count }
    .result = לשנות את התוצאה
stands = להשאיר בכל זאת
corrected = סיימנו
unanswered = עוד לא

## A round

round-number = סיבוב { $count }
round-of = סיבוב { $count } מתוך { $of }
round-of-cards =
    { $cards ->
        [one] סיבוב { $count }: קלף אחד
        [two] סיבוב { $count }: שני קלפים
       *[other] סיבוב { $count }: { $cards } קלפים
    }
deals-and-leads = החלוקה של { $who }, הפתיחה של { $other }.
starts = הפתיחה של { $who }.
chooses = הבחירה של { $who } מי פותח.
this-round = הסיבוב הזה
fact = { $label }: { $value }
from-to = { $low } עד { $high }
by-points = לפי נקודות
by-cards = לפי קלפים
cards-so-far = קלפים עד עכשיו
card-back = להחזיר את הקלף האחרון
replace-card = קלף { $count }: { $card }. להחליף
cards-most =
    { $count ->
        [one] יש כאן מקום רק לקלף אחד.
        [two] יש כאן מקום רק לשני קלפים.
       *[other] יש כאן מקום רק ל־{ $count } קלפים.
    }
cards-done = סיימנו
with-round-card = { $points } עם קלף הסיבוב.
block =
    { $count ->
        [two] שני זוגות זה ליד זה: { $points }.
       *[other] { $count } זוגות זה ליד זה: { $points }.
    }
matches =
    { $count ->
        [one] זוג אחד נחשב 0.
        [two] שני זוגות נחשבים 0.
       *[other] { $count } זוגות נחשבים 0.
    }
won-of-bid = לקיחות { $won }, הכרזה { $bid }
    .note = מתחת לנקודות: לקיחות/הכרזה.
game-taken-back = חזרנו לסוף של משחק { $count }.
undo-nothing = עוד אין מה לבטל.

## The scores

heading = סיבוב
    .series = משחק
no-round-yet = עוד אין סיבובים
another-game = עוד משחק
report = לדווח תוצאה
no-tournament = הטורניר הזה כבר לא בטלפון.
share = לשתף ניקוד
    .as = כטקסט
    .as-picture = כתמונה
    .head = { $title } בקלפים אמיתיים: { $standing }
    .row = { $place }. { $name } { $value }
remove = להסיר דף ניקוד
remove-sheet = להסיר את דף הניקוד הזה?
    .note = זה מסיר את כל הסיבובים של { $names }.
    .cancel = ביטול
    .remove = להסיר
sheet-removed = דף הניקוד הוסר.
