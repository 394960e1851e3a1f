### What the terminal says around a game.
###
### number: $names, $seats, $moves, $seed, $hints, $count, $looks, $place, $score, $games, $players, $deals, $first
### number: $forfeits, $decisions, $fewest, $most, $best, $deal
### text: $game, $player, $path, $why, $act, $by, $option, $choice, $name, $author, $publisher, $known, $id
### text: $points, $places, $lead, $wins, $other, $rate, $seconds, $what
### texts: $everyone, $choices
### message: $how

## The start and the end of a game

start = { $game }. חלוקה מספר { $seed }. לעזרה מקלידים ?, ליציאה Ctrl-D.
start-from-position = { $game }. לעזרה מקלידים ?, ליציאה Ctrl-D.
played-by = בשם { $name } משחק { $player }.
saved = המשחק נשמר בקובץ { $path }
left = יצאת מהמשחק.
left-saved = יצאת מהמשחק. להמשך: tenfold resume { $path }
forfeits = הפסד טכני של { $name }: מקום אחרון. המשחק נגמר כאן.
other-player = להמשך עם שחקן אחר: tenfold resume { $path } --bots medium
hints-used = רמזים: { $hints }.
moves-undone =
    { $looks ->
      [0] מהלכים שבוטלו: { $count }.
     *[other] מהלכים שבוטלו: { $count }, מהם { $looks } אחרי הצצה בקלף סגור.
    }
rank = { $place }. { $name }: { $score }

## What can’t be started or continued

more-names = יש { $names } שמות, אבל רק { $seats } מקומות.
none-unfinished = אין משחק שלא נגמר: { $path }.
already-over = המשחק הזה כבר נגמר.
unknown-player = בשם { $name } משחק { $player }. כדי להפעיל את השחקן הזה כאן, מוסיפים את שמו אחרי --bots.
not-one-game = בקובץ { $path } יש { $games } משחקים. צריך להיות בדיוק אחד.
not-saved = אי אפשר לשמור את המשחק בקובץ { $path }: { $why }.

# One unfinished game in the list.
unfinished = { $game }: { ROW($everyone, between: ", ") } ({ $moves ->
      [one] מהלך אחד
      [two] שני מהלכים
     *[other] { $moves } מהלכים
    })

## A turn

next-person = התור של { $name }. מקישים Enter כשהאחרים לא מסתכלים.
possible-moves = המהלכים האפשריים:
prompt = { $name }:
prompt-one-move = { $name } (Enter: { $act }):
prompt-out-of-turn = { $name } (או Enter, בלי לעשות כלום):
type-move =
    { $by ->
      [number] מקלידים מספר של מהלך, או את המילים שלו, למשל ״{ $act }״, או ? לעזרה.
     *[words] מקלידים מהלך, למשל ״{ $act }״, או ? לעזרה.
    }
not-a-move = אין מהלך כזה במשחק { $game }. { $how }

# What happened, as a whole sentence.
event = { $what }.
reason = { $name }: { $why }.
reason-plays = { $name }: המהלך { $act }.

## Commands

commands =
    { $by ->
      [number] מקלידים מספר של מהלך, או את המילים שלו, למשל ״{ $act }״. אפשר להקליד גם:
     *[words] מקלידים מהלך, למשל ״{ $act }״. אפשר להקליד גם:
    }
command-help = הרשימה הזאת
command-hint = המהלך של שחקן המחשב החזק, ולמה (הרמזים נספרים)
command-undo = ביטול המהלך האחרון שלך (גם זה נספר)
command-rules = החוקים בקצרה
command-table = השולחן שוב
command-log = כל מה שקרה עד עכשיו
command-quit = יציאה מהמשחק (להמשך: ״tenfold resume״)
hint = { $act }. { $why }
no-move-to-undo = אין עדיין מהלך שלך לבטל.
undo-after-hidden-card = אי אפשר לבטל: מאז נחשף קלף סגור.
undo-after-others = אי אפשר לבטל: מאז שיחקו אחרים.
undone = המהלך בוטל.
option-here = { $option } בשולחן הזה: { $choice }.

## The list of games

games-known = משחקים: { $known }.
game-broken = { $id }: { $why }
game-by = { $id }: { $game } מאת { $author } ({ $publisher })
game-players = { $fewest } עד { $most } שחקנים, הכי כיף עם { $best }
option-choices = --option { $option }=…  { ROW($choices, between: " · ") }
option-seats = מספר של מקום, החל מ־0
players-installed = שחקנים מותקנים, מלבד easy, medium, hard, random: { ROW($everyone, between: ", ") }

## Many games by computer players

contest = { $game }, { $players } שחקנים, { $games ->
      [one] משחק אחד
      [two] שני משחקים
     *[other] { $games } משחקים
    } החל מחלוקה { $first }
contest-of-deals = { $game }, { $players } שחקנים, { $deals ->
      [one] חלוקה אחת
      [two] שתי חלוקות
     *[other] { $deals } חלוקות
    }, { $games } משחקים החל מחלוקה { $first }
standing = { $player }: { $points } נקודות למשחק{ $lead ->
      [none] { "" }
     *[other] , { $lead } מעל האחרים
    }, { $wins } ניצחונות{ $forfeits ->
      [0] { "" }
     *[other] , { $forfeits } הפסדים טכניים
    }
comparison = { $player } מול { $other }: { $points } נקודות, { $places } מקומות, { $wins } ניצחונות
forfeited = הפסדים טכניים ({ $count }): { $why }
speed = { $decisions ->
      [one] החלטה אחת
      [two] שתי החלטות
     *[other] { $decisions } החלטות
    } תוך { $seconds } שניות: { $rate } בשנייה
ratings = דירוג בסולם Elo, ממוצע 0 (יתרון של 100 נקודות: מקום טוב יותר ב־64% מהמשחקים):
stopped = ההרצה נעצרה. לא נשמרו תוצאות.
stopped-saved = ההרצה נעצרה. התוצאות עד כאן נמצאות בקובץ { $path }. להמשך מריצים שוב את אותה פקודה.

## Games as text

no-games = אין משחק לייבא.
annotations-left-out =
    { $games ->
      [one] ההערות, הווריאציות ושאר הכותרות של משחק אחד הושמטו: אין להן מקום במשחק שמור.
      [two] ההערות, הווריאציות ושאר הכותרות של שני משחקים הושמטו: אין להן מקום במשחק שמור.
     *[other] ההערות, הווריאציות ושאר הכותרות של { $games } משחקים הושמטו: אין להן מקום במשחק שמור.
    }
not-played-again = בקובץ { $path } יש רק תוצאות. כדי לקבל את המהלכים צריך משחק חדש של { $player }: Arena.record ב־Python.
plays-differently = בקובץ { $path } התוצאה של חלוקה { $deal } שונה מזו שהשחקנים האלה משיגים עכשיו.
