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
# It stands where there's no room to say what the other act comes to.
percent-alone = { $fact }: { $own }%.
# It names the other act, where nothing else does.
percent-and = { $fact }: { $own }%. { $other }: { $theirs }%.
about = { $fact }: בערך { $own } במקום { $theirs }.
win-game = { $how ->
      [sure] הניצחון במשחק בטוח יהיה
      [never] הניצחון במשחק בטוח לא יהיה
      [likely] הניצחון במשחק כנראה יהיה
      [unlikely] הניצחון במשחק כנראה לא יהיה
      [more] יותר ניצחונות במשחק יהיו
     *[less] פחות ניצחונות במשחק יהיו
    } { $who ->
      [you] שלך
     *[other] של { $who }
    }

## How much worse another act is

next-fact = { $other }: { $fact }.
next-worse = { $other }: הפסד של { $loss }.
next-as-good = { $other }: טוב בערך באותה מידה.
next-too-close = { $other }: צמוד מכדי להכריע.
next-wins-less = { $other }: { $count }% פחות ניצחונות.
this-worse = זה הפסד של { $loss }.
this-as-good = זה טוב בערך באותה מידה.
this-too-close = זה צמוד מכדי להכריע.
this-wins-less = זה מביא { $count }% פחות ניצחונות.
points = בערך { $count ->
      [one] נקודה אחת
      [two] שתי נקודות
     *[other] { $count } נקודות
    }
points-part = בערך { $amount } נקודות
cards = בערך { $count ->
      [one] קלף אחד
      [two] שני קלפים
     *[other] { $count } קלפים
    }
cards-part = בערך { $amount } קלפים
both = { $first } { $then }
