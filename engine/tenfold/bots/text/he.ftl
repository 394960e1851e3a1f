### What computer players of every game say of what can be done.
###
### person: $who
### number: $own, $theirs, $count
### text: $amount, $how, $act
### message: $fact, $other, $loss, $first, $then, $call, $kind

only-play = אין אפשרות אחרת.
choice = זאת הבחירה של שחקן המחשב.
other-play = גם זאת בחירה אפשרית.
let-pass = לוותר הפעם
act = { $act }
of-kind = { $call } ({ $kind })

## What will happen

plain = { $fact }.
percent = { $fact }: { $own }% במקום { $theirs }%.
percent-only = { $fact }: רק { $own }% במקום { $theirs }%.
# It stands where there's no room to say what the other act comes to.
percent-alone = { $fact }: { $own }%.
# It names the other act, where nothing else does.
percent-and = { $fact }: { $own }% ({ $other }: { $theirs }%).
about = { $fact }: בערך { $own } במקום { $theirs }.
win-game = { $how ->
      [sure] הניצחון במשחק בטוח יהיה
      [never] הניצחון במשחק בטוח לא יהיה
      [likely] הניצחון במשחק כנראה יהיה
      [unlikely] הניצחון במשחק כנראה לא יהיה
      [more] יש יותר סיכוי שהניצחון במשחק יהיה
     *[less] יש פחות סיכוי שהניצחון במשחק יהיה
    } { $who ->
      [you] שלך
     *[other] של { $who }
    }

## How much worse another act is

next-fact = { $other }: { $fact }.
next-worse = { $other }: פחות טוב { $loss }.
next-as-good = { $other }: טוב בערך באותה מידה.
next-too-close = { $other }: קשה להכריע.
next-wins-less = { $other }: { $count }% פחות ניצחונות.
this-worse = זה פחות טוב { $loss }.
this-as-good = זה טוב בערך באותה מידה.
this-too-close = קשה להכריע.
this-wins-less = זה מביא { $count }% פחות ניצחונות.
points = { $count ->
      [one] בנקודה אחת
      [two] בשתי נקודות
     *[other] ב־{ $count } נקודות
    } בערך
# Less than a quarter of a point.
a-little = במעט
points-part = ב־{ $amount } נקודה בערך
cards = { $count ->
      [one] בקלף אחד
      [two] בשני קלפים
     *[other] ב־{ $count } קלפים
    } בערך
cards-part = ב־{ $amount } קלף בערך
both = { $first } { $then }
aim-only = { $fact }

## The computer players

# How each plays, for choosing an opponent.
character-ada = סיכונים, שמירת הטוב ביותר לסוף, ושיבוש התוכניות שלכם.
character-blaise = הימור על הלא נודע, יד פתוחה, ובלי להפריע לכם.
character-carl = הליכה על בטוח, וחיסכון בלי להסתכל על אחרים.
character-emmy = משחק זהיר, נתינה בלב קל, ובלי לפגוע באף אחד.
character-grace = מכה מוקדמת וחזקה לכל תוכנית של אחרים.
character-hypatia = המתנה, חיסכון, והפרעה לאחרים.
character-leonhard = בלופים והכרזות גבוהות, אבל קלפים טובים נשארים ביד.
character-sofya = בלי סיכונים, אבל עם תשלום ברצון כדי שלא תצליחו.
