### What Tenfold says around its tables.
###
### person: $who
### persons: $winners
### text: $name, $rank, $suit, $title, $label, $points, $gained, $margin, $level, $standing, $letter, $date
### texts: $names
### number: $count, $of, $day, $seed, $games, $place, $month, $year
### messages: $totals

## Words that stand by themselves

go-on = להמשיך
home = ראשי
menu = תפריט
close = לסגור
rules = חוקים
rules-of = חוקי { $title }
settings = הגדרות
everything-so-far = מה קרה
leave-the-table = לעזוב את השולחן
again = שוב
cell-of = { $count } מתוך { $of }
back = חזרה
name = שם
several = { $names }
player = שחקן { $letter }
# A person who plays alone and has given no name.
reader = אתם
reader-badge = א
points =
    { $count ->
        [-1] מינוס נקודה אחת
        [one] נקודה אחת
        [two] שתי נקודות
       *[other] { $count } נקודות
    }
ordinal =
    { $place ->
        [1] מקום ראשון
        [2] מקום שני
        [3] מקום שלישי
        [4] מקום רביעי
       *[other] מקום { $place }
    }
date =
    { $month ->
        [1] { $day } בינואר { $year }
        [2] { $day } בפברואר { $year }
        [3] { $day } במרץ { $year }
        [4] { $day } באפריל { $year }
        [5] { $day } במאי { $year }
        [6] { $day } ביוני { $year }
        [7] { $day } ביולי { $year }
        [8] { $day } באוגוסט { $year }
        [9] { $day } בספטמבר { $year }
        [10] { $day } באוקטובר { $year }
        [11] { $day } בנובמבר { $year }
       *[12] { $day } בדצמבר { $year }
    }
is-next = התור של { $name }
your-turn = התור שלך

## French cards

# A card, as a voice says it.
french-card =
    { $rank ->
        [A] אס
        [K] מלך
        [Q] מלכה
        [J] נסיך
        [T] 10
       *[other] { $rank }
    } { $suit ->
        [S] עלה
        [H] לב
        [D] יהלום
       *[C] תלתן
    }
suit-name =
    { $suit ->
        [S] עלה
        [H] לב
        [D] יהלום
       *[C] תלתן
    }
# A rank, as cards show it: a letter or a number.
rank-name =
    { $rank ->
        [A] אס
        [K] מלך
        [Q] מלכה
        [J] נסיך
        [T] 10
       *[other] { $rank }
    }
rank-sign =
    { $rank ->
        [A] A
        [K] K
        [Q] Q
        [J] J
        [T] 10
       *[other] { $rank }
    }

## Home

history = המשחקים שלך
games = משחקים
practice-of = תרגול { $title }
resume = { $title }: { $standing }
resume-with = עם { $names }
resume-against = נגד { $names }
panel-by = משחק שנוסף, מאת { $name }
panel-players = שחקנים:
update = גרסה חדשה
    .note = יש גרסה חדשה של Tenfold. המשחקים שלך בטוחים.
    .take = לעדכן
who-plays = איך קוראים לך?
    .skip = לדלג על השאלה
    .save = לשמור
call = שלום, { $name }. מעכשיו המקום הראשון שלך.
    .games = שלום, { $name }. מעכשיו המקום הראשון שלך. במשחקים שכבר התחילו נשארים השמות הקודמים.
    .wrong = בשם צריכים להיות אות, ספרה או אמוג׳י.
    .kept = בשם צריכים להיות אות, ספרה או אמוג׳י. השם נשאר { $name }.
not-now = לא עכשיו
# The card in it stands for the icon of the button.
install = לשחק בלי רשת
    .note = אפשר להוסיף את Tenfold למסך הבית ולשחק גם בלי רשת.
    .now = להתקין
    .share = לוחצים למטה על { CARD("share") }<b>שיתוף</b>.
    .add = בוחרים <b>הוספה למסך הבית</b>.
trouble-close = לסגור את ההודעה
not-saved = לא נשמר

## What is wrong with the storage, and what the shell reports

trouble-full = אין מקום בטלפון. אפשר להמשיך לשחק, אבל המשחק לא נשמר. כדאי להסיר משחקים ישנים.
trouble-slow = השמירה איטית כרגע. אפשר להמשיך לשחק: המשחק יישמר כשהיא תחזור לפעול.
trouble-late = האחסון של הטלפון עוד לא ענה. המשחקים שלך בטוחים, ויחזרו כשהוא יענה. בינתיים אפשר לשחק.
trouble-gone = הדפדפן סגר את האחסון. אפשר להמשיך לשחק, אבל המשחק לא נשמר.
trouble-blocked = הדפדפן הזה לא שומר כלום (אולי חלון פרטי?). כשהדף ייסגר, המשחקים יאבדו.
skipped = Tenfold נעצר בזמן הקריאה של משחק שמור. כל שאר המשחקים שלך בטוחים.
unreadable = לא היה אפשר לקרוא: { $names }. Tenfold נפתח בלי זה, והמשחקים שלך בטוחים.
games-are-back = המשחקים שלך חזרו, והכול שמור.
saved-again = השמירה שוב פועלת, והכול שמור.
started-again = Tenfold נעצר, והתחיל שוב מהשמירה האחרונה.
copied = הועתק. אפשר להדביק בכל מקום.
picture-saved = התמונה נמצאת בהורדות.

## The screen of settings

holder = פרופיל
    .name = השם שלך
saved-games = גיבוי
    .skipped = לא נקרא
developers = למפתחים
    .library = ספריית Python
    .docs = תיעוד
all-stays-here = הכול נשאר בטלפון הזה. לא צריך חשבון, ו־Tenfold לא שולח כלום.

## The list of games

history-waiting = לא נגמרו
history-over = נגמרו
history-none = עוד אין משחקים.
history-older = משחקים ישנים
history-game = { $title }: { $names }
history-which = { $title }: { $names }, { $date }
history-remove = להסיר: { $label }
history-practice = תרגול, לא נספר
history-won = ניצחון: { $name }
history-shared = ניצחון משותף: { $names }
history-cup-won = ניצחון בטורניר: { $name }
history-cup-shared = תואר משותף: { $names }
history-cup = { $count ->
        [0] טורניר, לפני השולחן הראשון
        [one] טורניר, אחרי שולחן אחד
        [two] טורניר, אחרי שני שולחנות
       *[other] טורניר, אחרי { $count } שולחנות
    }
history-undone = { $date }, בוטלו מהלכים
game-with = { $title }: { $names }
game-saved = משחק שמור
game-from = משחק מה־{ $date }
ago-now = ממש עכשיו
ago-minutes = { $count ->
        [one] לפני דקה
        [two] לפני שתי דקות
       *[other] לפני { $count } דקות
    }
ago-hours = { $count ->
        [one] לפני שעה
        [two] לפני שעתיים
       *[other] לפני { $count } שעות
    }
ago-days = { $count ->
        [one] אתמול
        [two] לפני יומיים
       *[other] לפני { $count } ימים
    }
ago-unknown = תאריך לא ידוע

## Examples in the rules

example = דוגמה: { $title }
    .start = ככה זה מתחיל.
    .on = הלאה
    .next = הלאה: { $title }
    .again = שוב: { $title }

## Signs, for who listens

sign-marked = המסומן
sign-unmarked = הלא מסומן
sign-to = עד
sign-plus-minus = פלוס או מינוס
sign-minus = מינוס
sign-plus = פלוס
sign-times = כפול
sign-makes = שווה
sign-yes = כן
sign-house-rule = חוק בית:
shape-green = ירוק
shape-blue = כחול
shape-yellow = צהוב
shape-orange = כתום
shape-red = אדום
shape-black = שחור
shape-white = לבן

## Passing the phone

pass-to = הטלפון עובר אל
holds = אני { $name }
shows-the-hand = להראות את היד
since = מאז התור הקודם של { $name }
so-far = עד עכשיו
next-is = התור הבא של
before-looks = לפני ההצצה של { $name }, כולם יכולים
before-plays = לפני המהלך של { $name }, כולם יכולים
plays = המהלך של { $name }
said-pass = הטלפון עובר אל { $name }.
said-next = התור של { $name }.
claim-needless = ממילא התור של { $name }.

## The table

rule = חוק
# After a tap, while the moves of others are still being shown.
# Puts an explanation away.
read-aside = הבנתי
practice = תרגול
undo = לבטל
players = שחקנים

## The end of a game

check-deal = לבדוק חלוקה
shapes-note = 🟩 המקום שלך בין כולם
practice-counts-nowhere = משחק תרגול: הוא לא נספר.
deal-number = חלוקה מספר { $seed }.
same-position = אותו מצב
place =
    { $count ->
        [1] מקום ראשון
        [2] מקום שני
        [3] מקום שלישי
        [4] מקום רביעי
       *[other] מקום { $count }
    }
match-over = { $label } נגמר.
# $points so far in a match, $gained in this game.
match-so-far =
    { $points } ({ $gained })
match-so-far-won =
    { $points } ({ $gained }), { $games ->
        [one] ניצחון אחד
        [two] שני ניצחונות
       *[other] { $games } ניצחונות
    }
rematch = עוד פעם
match-new = סדרה חדשה
    .note = { $games } משחקים
match-next = למשחק הבא
won-by-all = תיקו
won-by-one =
    { $who ->
        [you] ניצחת
       *[other] הניצחון של { $who }
    }
won-by = ניצחון משותף: { $winners }

## Matches and scores

match = סדרה
    .note = בכל משחק מקבלים שתי נקודות על כל מי שנמצא מאחור, ונקודה אחת על כל תיקו.
match-game = משחק { $count }
match-game-of = משחק { $count } מתוך { $of }
match-length =
    { $games ->
        [one] משחק אחד
        [two] שני משחקים
       *[other] { $games } משחקים
    }
match-open = בלי סדרה
match-agreed = מנצחים עם הכי הרבה נקודות
match-level = תיקו בסדרה
match-leads =
    { $who ->
        [you] יש לך יתרון של { $margin }
       *[other] { $who }: יתרון של { $margin }
    }
match-lead = בראש: { $winners }
match-won =
    { $who ->
        [you] ניצחת בסדרה בהפרש של { $margin }
       *[other] { $who }: ניצחון בסדרה בהפרש של { $margin }
    }
match-shared = הסדרה משותפת: { $winners }
scores = ניקוד
all-level = תיקו בין כולם
leads =
    { $who ->
        [you] יש לך יתרון של { $margin }
       *[other] { $who }: יתרון של { $margin }
    }
lead = בראש: { $winners }
# A player’s points after a round.
in-all = סך הכול { $points }
after =
    { $count ->
        [one] אחרי סיבוב אחד
        [two] אחרי שני סיבובים
       *[other] אחרי { $count } סיבובים
    }
after-of =
    { $of ->
        [one] אחרי { $count } מתוך סיבוב אחד
        [two] אחרי { $count } מתוך שני סיבובים
       *[other] אחרי { $count } מתוך { $of } סיבובים
    }
after-games =
    { $count ->
        [one] אחרי משחק אחד
        [two] אחרי שני משחקים
       *[other] אחרי { $count } משחקים
    }
after-of-games =
    { $of ->
        [one] אחרי { $count } מתוך משחק אחד
        [two] אחרי { $count } מתוך שני משחקים
       *[other] אחרי { $count } מתוך { $of } משחקים
    }
# Beside a place in the result.
last-round-gain = הסיבוב האחרון: { $gained }
# What was remarkable about a game, under the winner. $count is 2 or more.
remark-last =
    { $who ->
        [you] אחרי { $count } סיבובים עוד היית במקום האחרון
       *[other] אחרי { $count } סיבובים, המקום האחרון: { $who }
    }
remark-late =
    { $who ->
        [you] הסיבוב האחרון הכריע לטובתך
       *[other] הסיבוב האחרון הכריע לטובת { $who }
    }
remark-one = נקודה אחת הכריעה
remark-led =
    { $who ->
        [you] הובלת מהסיבוב הראשון
       *[other] היתרון מהסיבוב הראשון: { $who }
    }
fewest-win = הכי פחות נקודות מנצח
total = ניקוד
round-by-round = סיבוב אחרי סיבוב
latest-round = הסיבוב האחרון
this-round = סיבוב
game-by-game = משחק אחרי משחק
picture-by = Tenfold
totals = ניקוד: { ROW($totals, between: ", ") }.
total-of = { $name } { $points }

## Setting a table up

round-the-table = שחקנים
seats = מקומות
seats-less = להסיר מקום
seats-more = להוסיף מקום
seats-one = המשחק { $title } הוא ל־{ $count } שחקנים.
seats-range = המשחק { $title } הוא ל־{ $count } עד { $of } שחקנים.
clockwise = לפי סדר הישיבה, בכיוון השעון.
table-rules = חוקי השולחן
deal = מספר חלוקה
    .none = אקראי
    .wrong = כותבים עד תשע ספרות, או משאירים ריק בשביל חלוקה אקראית.
starting = Tenfold נפתח
name-of-seat = השם במקום { $count }
same-name = יש שני שחקנים בשם { $name }. צריך לשנות אחד מהשמות.
person = אדם
computer = מחשב
kind-person = { $name }, אדם. לשנות
kind-computer = { $name }, מחשב, { $level ->
        [easy] רמה קלה
        [medium] רמה בינונית
       *[hard] רמה קשה
    }. לשנות
move-up = להעלות את { $name }
move-to-end = להעביר את { $name } לסוף
nobody-holds = רק מחשבים משחקים. נשאר רק להסתכל.
one-holds = המשחק הוא נגד המחשב.
open-table = מסך אחד לכולם: { $names }. מניחים את הטלפון על השולחן.
phone-changes-hands = הטלפון עובר מיד ליד: { $names }.
who-is = מי משחק בשם { $name }?
a-person = אדם
    .note = בטלפון הזה
    .known = שם מוכר בטלפון הזה
# How well a computer player plays, under the word “computer”.
level =
    { $level ->
        [easy] קל
        [medium] בינוני
       *[hard] קשה
    }
a-computer = מחשב, { $level ->
        [easy] רמה קלה
        [medium] רמה בינונית
       *[hard] רמה קשה
    }
    .easy = משחק את המהלך המתבקש
    .medium = סופר קלפים ומתכנן תור אחד קדימה
    .hard = מסיק מה יש אולי אצל האחרים
character = דמות
as-usual = ברירת המחדל
changed = { $label }, בשינוי

## The menu, the sealed deal

menu-match = { $label }.
menu-match-standing = { $label }. { $standing }.
menu-leave = המשחק נשמר
new-deal = חלוקה חדשה
give-up = לפרוש
give-up-deal-again = חלוקה חדשה?
give-up-game = לפרוש מהמשחק הזה?
    .note = המשחק לא ייספר, ואי אפשר להחזיר אותו.
play-on = להמשיך לשחק
thinking = חושבים …
stop = לעצור
sealed-deal = חלוקה חתומה
    .note = הקלפים נקבעו לפני המהלך הראשון, והקוד הזה מוכיח את זה. אפשר להעתיק אותו עכשיו, ולבדוק אחרי המשחק ששום דבר לא השתנה.
# The card stands for the nonce.
seal-parts = חלוקה מספר <b>{ $seed }</b>, מפתח { CARD("nonce") }
seal-of = מחברים את שניהם עם רווח. ה־SHA-256 שלהם הוא הקוד שהיה בתפריט מהקלף הראשון:
deal-again = לבדוק חלוקה
check-all = <b>אותם קלפים</b>, ואותה תוצאה אחרי { $count ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $count } מהלכים
    }.
check-end = <b>אותם קלפים</b>, אבל תוצאה אחרת!
check-cards = <b>קלפים אחרים</b>, אבל אותה תוצאה אחרי { $count ->
        [one] מהלך אחד
        [two] שני מהלכים
       *[other] { $count } מהלכים
    }.
check-none = <b>הקלפים והתוצאה לא מתאימים!</b>
nobody-to-name = אין עכשיו במי לבחור.
nobody-can = עכשיו אף אחד כאן לא יכול.

## Taking back

undo-done = המהלך בוטל.
undone = במשחק הזה בוטלו מהלכים.
undone-looks = במשחק הזה בוטלו מהלכים, { $count ->
        [one] פעם אחת
        [two] פעמיים
       *[other] { $count } פעמים
    } אחרי שכבר ראו קלף סגור.
no-undo-looked = אי אפשר לבטל: מישהו כבר ראה את היד הבאה.
no-undo-yet = עוד אין מה לבטל.
no-undo-turn = אי אפשר לבטל תורות קודמים.
no-undo-played = אי אפשר לבטל: מאז היה מהלך של { $name }.
no-undo-computer = אי אפשר לבטל מהלך של מחשב.
no-undo-turned = אי אפשר לבטל: נחשפו קלפים חדשים.

## What is read

chapters = פרקים
rules-close = לסגור את החוקים
whole-rule = החוק המלא
chapter-table = אפשרויות
chapter-house = <b>⌂ </b>חוקי בית, שלא כתובים בדף החוקים: { $title }
chapter-words = מילים
chapter-game = המשחק
chapter-own = המילים והציורים הם של Tenfold. אין קשר בין Tenfold לבין אף משחק שיצא לאור.
seat = מקום { $count }
newest-first = מהחדש לישן.
earlier-moves = מהלכים קודמים
nothing-yet = עוד אין מהלכים.

## What the shell shows when Python cannot

other-tab = פתוח בכרטיסייה אחרת
    .note = Tenfold כבר פתוח בכרטיסייה אחרת. כדי לשמור על המשחקים שלך, רק כרטיסייה אחת יכולה לפעול.
    .use = להשתמש כאן
crash = משהו השתבש
    .note = זאת תקלה ב־Tenfold, סליחה. המשחק שלך שמור עד המהלך האחרון.
    .again = להתחיל שוב
    .rescue = לשמור את כל המשחקים בקובץ
incomplete = Tenfold לא נטען עד הסוף
    .note = אולי אין רשת, או שיוצא עכשיו עדכון. המשחקים שלך בטוחים. כדאי לנסות שוב בעוד דקה.
    .again = לנסות שוב
opening-link = הקישור נפתח. Tenfold מתחיל …

## Settings, each with its help

set-language = שפה
language-auto = כמו בטלפון
    .note = אנגלית, אם אין Tenfold בשפת הטלפון
language-de = Deutsch
language-en = English
language-es = Español
language-fr = Français
language-he = עברית
language-nl = Nederlands
language-pl = Polski
language-missing = אי אפשר לטעון את השפה. כדאי לנסות שוב כשיש רשת.
english-ranks = אותיות אנגליות בקלפים
    .note = J, Q ו־K בכל השפות
set-look = מראה
set-paper = ערכה
set-paper-auto = אוטומטית
set-paper-light = בהירה
set-paper-dark = כהה
set-paper-contrast = ניגודיות גבוהה
set-back = גב הקלפים
set-back-frame = מסגרת
set-back-pleats = קפלים
set-back-rays = קרניים
set-back-peaks = פסגות
set-back-squares = ריבועים
set-back-fold = קפל אחד
set-felt = שולחן
set-felt-game = צבעוני
set-felt-grey = אפור
set-felt-black = שחור
set-four-colours = ארבעה צבעים
    .help = לכל סדרה צבע משלה
set-corners = פינות גדולות
    .help = לטלפון שמונח על השולחן
set-hands = ידיים
set-thumb = כפתורים קרובים אל
set-thumb-left = אגודל שמאל
set-thumb-right = אגודל ימין
set-second-tap = לחיצה על קלף שנבחר משחקת אותו
    .help = בלי זה, משחקים בכפתור
set-sums = להראות סכומים
    .help = במשחקי חיבור רואים איזה סכום ייצא
set-do-sums = לחשב לבד
    .help = ב־PIG 10 מחשבים לבד כל סכום חדש. טעות? מנסים שוב.
set-pace = קצב
set-speed = שחקני מחשב ותנועה של קלפים
set-speed-calm = רגוע
set-speed-brisk = מהיר
set-speed-at-once = מיידי
set-explain = להסביר חוקים תוך כדי משחק
    .help = כל חוק מופיע בפעמים הראשונות. מכבים ומדליקים כדי לראות שוב.
set-go-on = להמשיך אוטומטית
    .help = ב־Tenstuff נגד מחשבים: הם משחקים אחרי 3 שניות
set-sound = צליל
    .off = כבוי
    .soft = חלש
    .full = מלא
set-buzz = רטט
    .help = בתחילת תור
