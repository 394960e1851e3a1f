### What Tenfold says around its tables.
###
### text: $name, $title, $label, $points, $gained, $margin, $level, $standing
### texts: $names, $sizes, $chances
### number: $count, $of, $day, $seed, $games, $began, $end, $rest, $cost
### message: $own
### messages: $totals, $lines

## Words that stand by themselves

go-on = Go on
home = Home
menu = Menu
close = Close
rules = Rules
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

## Matches and scores

match = Match
    .told = Every game gives two points for each player left behind, and one for each in the same place.
match-game = Game { $count }
match-game-of = Game { $count } of { $of }
match-length =
    { $games ->
        [one] one game
       *[other] { $games } games
    }
match-open = and as many more as people like
match-agreed = the most points win the match
match-level = The match is level
match-leads = { $name } leads by { $margin }
match-lead = { $names } lead
match-won = { $name } wins the match by { $margin }
match-shared = { $names } share the match
scores = Scores
all-level = All are level
leads = { $name } leads by { $margin }
lead = { $names } lead
wins-by = { $name } wins by { $margin }
win = { $names } win
# $title is what a round is called, with its number: 3 rounds, 1 hand.
after = after { $title }
after-of = after { $count } of { $title }
total = Total
round-by-round = Round by round
totals = Totals: { ROW($totals, between: ", ") }.
total-of = { $name } { $points }

## Setting a table up

nine-and-more = Nine people and more
    .told = a tournament
round-the-table = Round the table
seats = Seats
seats-less = One seat less
seats-more = One seat more
clockwise = Clockwise, as everybody sits.
table-rules = Table rules
deal = Deal number
    .none = by chance
    .wrong = A deal number is made of up to nine digits. Without one, chance deals.
starting = Tenfold is starting
shared = Deal { $title }, shared
    .told = The same cards as on the phone that sent the link.
    .beat = { $label }, at this very table.
name-of-seat = Name of seat { $count }
same-name = Two seats are called { $name }. Another name for one of them, please.
person = Person
computer = Computer
kind-person = { $name }: Person. Change
kind-computer = { $name }: Computer { $level }. Change
move-up = Move { $name } up
move-to-end = Move { $name } to the end
nobody-holds = Nobody holds a hand: the computers play among themselves.
one-holds = { $name } plays alone, the phone stays.
open-table = { $names } play on an open table: the phone may lie on it.
phone-changes-hands = The phone changes hands between { $names }.
who-is = Who is { $name }?
a-person = A person
    .told = Plays on this phone
    .known = Has played on this phone
a-computer = A computer, { $level }
    .easy = Plays what comes to mind
    .medium = Counts and plans one turn
    .hard = Thinks through what may be in the other hands
character = Character
as-usual = as usual
changed = { $label }, changed

## The menu, hints, the sealed deal

whose-eyes = Whose eyes?
everybody = Everybody
    .told = All hands lie open
menu-match = { $label }.
menu-match-standing = { $label }. { $standing }.
menu-hint = what a computer would do
menu-leave = the game is kept
new-deal = New deal
give-up = Give up
give-up-anew = Deal anew?
give-up-game = Give this game up?
    .told = It counts nowhere then, and is gone for good.
play-on = Play on
thinking = Thinking …
stop = Stop
next-best = The next best
what-is-next-best = What is next best?
and-the-best = And the best?
to-the-table = To the table
sealed-deal = Sealed deal
    .told = The deal was fixed before the first card, and this is its seal. After the game it is opened: whoever has noted it can see that nothing was exchanged on the way.
seal-of = Their SHA-256, with a space between, is the seal that stood in the menu from the first card on:
deal-again = Deal again
check-all = <b>The same cards</b>, and the same end after { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.
check-end = <b>The same cards</b>, and another end!
check-cards = <b>Other cards</b>, and the same end after { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.
check-none = <b>Other cards</b>, and another end!
nobody-to-name = There is nobody to name now.
nobody-can = Nobody who holds the phone can do that now.
hint-asked = A hint was asked for { $count ->
        [one] once
       *[other] { $count } times
    } in this game.
no-hint-over = The game is over.
no-hint-nothing = There is nothing to decide for you now.
no-hint-table = Everybody looks at the table: a hint would tell the others of the hand.

## Taking back

undone = Moves were taken back in this game.
undone-looks = Moves were taken back in this game, { $count ->
        [one] once
       *[other] { $count } times
    } after a hidden card had been seen.
no-undo-looked = The moves so far stay: the next hand has been looked at.
no-undo-yet = Nothing to take back yet.
no-undo-tournament = The result stays: the tournament goes on from it.
no-undo-day = The deal of the day has one try: what is played stays.
no-undo-turn = What was played before this turn stays.
no-undo-played = The move stays: { $name } has played since.
no-undo-computer = The move stays: it is a computer player’s.
no-undo-turned = The move stays: cards have been turned since.

## What is read

chapters = Chapters
rules-close = Close the rules
whole-rule = The whole rule
newest-first = The newest first.
nothing-yet = Nothing has happened yet.

## What the shell shows when Python cannot

other-tab = Open in another tab
    .told = Tenfold is already open on this phone. Only one tab can keep the games, so that none is lost.
    .use = Use it here
crash = Something went wrong
    .told = That was a mistake of Tenfold’s. The game is saved as it last stood; starting again brings it back.
    .again = Start again
    .rescue = Save all games as a file
incomplete = Tenfold didn’t load completely
    .told = There is no network, or a new version is just being uploaded. Your games are safe. Try again in a minute.
    .again = Try again
opening-link = Opening the link. Tenfold is starting …

## Tournaments

tournament = Tournament
    .back = Back
    .end = End the tournament
tournament-too-many = Too many for one table: all sit down at tables of three and four, and the winner of each goes on.
tournament-names = Names, one a line
tournament-few = { $count ->
        [one] 1 name
       *[other] { $count } names
    } so far; from { $of } on there is a tournament.
tournament-many = { $count } names are too many; { $of } can play.
tournament-tables = { $count } names: { $of ->
        [one] 1 table
       *[other] { $of } tables
    } of { $sizes }.
tournament-draw = Draw the tables
tournament-won = { $name } wins the tournament
tournament-final = The final
tournament-round = Round { $count }
tournament-table = Table { $count }
tournament-goes-on = { $name } goes on
tournament-table-won = { $name } wins
tournament-play-final = Play the final
tournament-play = Play table { $count }

## Looking back

looking-back = Looking back
    .result = Result
looking-stopped = Stopped
looking-thinking = Thinking the game through …
looking-done = { $count } of 100 parts are done. What has been found so far is kept.
looking-progress = How much is done
looking-cannot = The computer player of this game chooses without reckoning, so it cannot tell what a play was worth.
looking-tap = A tap opens the table as it was. Whoever plays there plays on as practice, which counts nowhere.
looking-lines = Each line is how likely somebody was to win, going by what they could see themselves at the time. The hard computer player has reckoned it; what may be mere luck is not called a mistake.
looking-chances = The chance to win, in 100 games
looking-move = move { $count }
looking-deal = deal
looking-aloud = Chances to win: { ROW($lines, between: "; ") }.
looking-line = { $name } { ROW($chances, between: ", ") }, in the end { $count }
looking-level = { $names } came out level
looking-behind = { $name } came from behind at the very end
looking-open = { $name } won, and it was open to the very end
looking-ahead = { $name } was ahead from the beginning
looking-ahead-since = { $name } was ahead from move { $count } of { $of } on
looking-find = The best find
looking-mistakes =
    { $count ->
        [one] The mistake
       *[other] The mistakes
    }
looking-dearest = The { $count } dearest of the { $of } mistakes
# What the computer player counts, of a hundred games: at the beginning and the end, and what mistakes and all the rest
# made of it.
looking-brought = { $name } began with { $began } of 100 games and ended with { $end }: { $own }, the cards and the others brought { $rest }.
looking-cost = { $name } began with { $began } of 100 games and ended with { $end }: { $own }, the cards and the others cost { $rest }.
looking-own-cost =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    } cost { $cost ->
        [0] less than one
       *[other] { $cost }
    }
looking-own-none = no play was surely a mistake
looking-where = Move { $count }
looking-where-part = { $label }, move { $count }
looking-try = Try it
