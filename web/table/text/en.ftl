### What Tenfold says around its tables.
###
### text: $name, $title, $label, $points, $gained
### texts: $names
### number: $count, $of, $day, $seed, $games

## Words that stand by themselves

go-on = Go on
home = Home
menu = Menu
settings = Settings
everything-so-far = Everything so far
leave-the-table = Leave the table
look-back = Look back
once-more = Once more
cell-of = { $count } of { $of }

## A lesson at the table

lesson-leave = Leave the lesson
    .told = it goes on from here
lesson-play = Play a game
lesson-next = Next lesson
lesson-step-back = A step back
lesson-anew = From the beginning
    .told = of this lesson
lesson-list = Lessons
lesson-rules = Rules of { $title }
lesson-new = New to { $title }?
    .told = Learn it at the table, in a few minutes.
lesson-begin = Learn by playing
lesson-waits = This lesson waits where it was left.
lesson-go-on = Go on learning
lesson-done = done
lesson-short = { $of ->
        [one] 1 short lesson
       *[other] { $of } short lessons
    }
lesson-so-far = { $count } of { $of } done
lesson-left = Waits where it was left.

## Passing the phone

pass-to = Pass the phone to
holds = { $name } is holding it
shows-the-hand = shows the hand
since = Since { $name } played
so-far = So far
next-is = Next is
before-looks = Before { $name } looks, anybody may
before-plays = Before { $name } plays, anybody may
plays = { $name } plays

## The table

rule = Rule
as-it-was = As it was
played-then = What was played then
practice = Practice
hint = Hint
undo = Undo
players = Players

## A replay

replay-close = Close the replay
replay-began = So it began.
replay-hands = All hands
replay-move = Move
replay-first = To the beginning
replay-back = Back one move
replay-pause = Pause
replay-play = Play
replay-on = On one move
replay-last = To the end
replay-everybody = Seen by everybody. Change
replay-seen-by = Seen by { $name }. Change

## The end of a game

share-deal = Share this deal
replay = Replay
check-deal = Check the deal
practice-counts-nowhere = Practice: counts nowhere.
deal-of-day = The deal of day { $day }.
deal-number = Deal number { $seed }.
same-deal = Of the same deal, at the same table:
to-tournament = To the tournament
same-position = the same position
place = place { $count }
match-over = { $label } is over.
# $points so far in a match, $gained in this game.
match-so-far =
    { $points } ({ $gained })
match-so-far-won =
    { $points } ({ $gained }), { $games ->
        [one] 1 game
       *[other] { $games } games
    } won
deal-of-the-day = Deal of the day
rematch = Rematch
match-new = New match
    .told = { $games } games
match-next = Next game
won-by-all = Everybody shares the victory
won-by-one = { $name } wins
won-by = { $names } share the victory
