### What Tenfold says around its tables.
###
### text: $name, $title, $label, $points, $gained, $margin, $level, $standing
### texts: $names, $chances
### number: $count, $of, $day, $seed, $games, $began, $end, $rest, $cost
### message: $own, $played, $other, $loss
### messages: $totals, $lines

## Words that stand by themselves

# The name of a person who plays alone and has given none.
you = You

go-on = Continue
home = Home
menu = Menu
close = Close
rules = Rules
settings = Settings
everything-so-far = Game log
leave-the-table = Leave the table
look-back = Review
once-more = Again
cell-of = { $count } of { $of }

## A lesson at the table

lesson-leave = Leave the lesson
    .told = you can continue from here
lesson-play = Play a game
lesson-next = Next lesson
lesson-step-back = Step back
lesson-anew = Restart
    .told = this lesson
lesson-list = Lessons
lesson-rules = Rules of { $title }
lesson-new = New to { $title }?
    .told = Learn it at the table in a few minutes.
lesson-begin = Learn by playing
lesson-waits = You can continue this lesson where you left it.
lesson-go-on = Continue learning
lesson-done = done
lesson-short = { $of ->
        [one] 1 short lesson
       *[other] { $of } short lessons
    }
lesson-so-far = { $count } of { $of } done
lesson-left = Waits where you left it.

## Passing the phone

pass-to = Pass the phone to
holds = I’m { $name }
shows-the-hand = show my hand
since = Since { $name } played
so-far = So far
next-is = Next is
before-looks = Before { $name } looks, anyone can
before-plays = Before { $name } plays, anyone can
plays = { $name } plays

## The table

rule = Rule
as-it-was = As it was
played-then = What was played
practice = Practice
hint = Hint
undo = Undo
players = Players

## The end of a game

check-deal = Check the deal
practice-counts-nowhere = Practice game: it doesn’t count.
deal-of-day = The daily deal of day { $day }.
deal-number = Deal number { $seed }.
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
deal-of-the-day = Daily deal
rematch = Rematch
match-new = New series
    .told = { $games } games
match-next = Next game
won-by-all = It’s a tie
won-by-one = { $name } wins
won-by = { $names } share the win

## Matches and scores

match = Series
    .told = In each game you score 2 points for every player you beat and 1 for every tie.
match-game = Game { $count }
match-game-of = Game { $count } of { $of }
match-length =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
match-open = and as many more as you like
match-agreed = the most points win the series
match-level = The series is tied
match-leads = { $name } leads by { $margin }
match-lead = { $names } lead
match-won = { $name } wins the series by { $margin }
match-shared = { $names } share the series
scores = Scores
all-level = Everyone is tied
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

round-the-table = Players
seats = Seats
seats-less = Remove a seat
seats-more = Add a seat
clockwise = In seating order, clockwise.
table-rules = Table rules
deal = Deal number
    .none = random
    .wrong = Use up to nine digits, or leave it empty for a random deal.
starting = Tenfold is starting
name-of-seat = Name of seat { $count }
same-name = Two players are called { $name }. Change one of the names.
person = Person
computer = Computer
kind-person = { $name }, person. Change
kind-computer = { $name }, computer, { $level }. Change
move-up = Move { $name } up
move-to-end = Move { $name } to the end
nobody-holds = No players, just computers: sit back and watch.
one-holds = { $name } plays against the computer.
open-table = { $names } share the screen: you can leave the phone on the table.
phone-changes-hands = { $names } pass the phone round.
who-is = Who is { $name }?
a-person = A person
    .told = Plays on this phone
    .known = Has played on this phone
a-computer = A computer, { $level }
    .easy = Plays the obvious move
    .medium = Counts and plans one turn
    .hard = Works out what the others may hold
character = Character
as-usual = default
changed = { $label }, changed

## The menu, hints, the sealed deal

menu-match = { $label }.
menu-match-standing = { $label }. { $standing }.
menu-hint = what a computer would do
menu-leave = the game is saved
new-deal = New deal
give-up = Give up
give-up-anew = Deal again?
give-up-game = Abandon this game?
    .told = It won’t count, and you can’t get it back.
play-on = Keep playing
thinking = Thinking …
stop = Stop
next-best = Next best
the-best = Best
to-the-table = To the table
sealed-deal = Sealed deal
    .told = The cards were fixed before the first move, and this code proves it. Copy it now if you like: after the game you can check that nothing was changed.
seal-of = Their SHA-256, with a space between, is the seal that the menu showed from the first card on:
deal-again = Check it
check-all = <b>The same cards</b>, and the same end after { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.
check-end = <b>The same cards</b>, but a different result!
check-cards = <b>Other cards</b>, and the same end after { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.
check-none = <b>The cards and the result don’t match!</b>
nobody-to-name = There’s no one to name now.
nobody-can = No one here can do that now.
hint-asked = { $count ->
        [one] 1 hint
       *[other] { $count } hints
    } used in this game.
no-hint-over = The game is over.
no-hint-nothing = No hint now: it isn’t your turn to decide.
no-hint-table = No hints on a shared screen: it would give your hand away.

## Taking back

undone = Moves were undone in this game.
undone-looks = Moves were undone in this game, { $count ->
        [one] once
       *[other] { $count } times
    } after a hidden card had been seen.
no-undo-looked = Can’t undo: the next player has seen their hand.
no-undo-yet = Nothing to undo yet.
no-undo-day = You can’t undo in the daily deal: you have one try.
no-undo-turn = You can’t undo earlier turns.
no-undo-played = Can’t undo: { $name } has played since.
no-undo-computer = You can’t undo a computer’s move.
no-undo-turned = Can’t undo: new cards have been revealed.

## What is read

chapters = Chapters
rules-close = Close the rules
whole-rule = The whole rule
newest-first = Newest first.
nothing-yet = No moves yet.

## What the shell shows when Python cannot

other-tab = Open in another tab
    .told = Tenfold is already open in another tab. To keep your games safe, only one tab can be active.
    .use = Use it here
crash = Something went wrong
    .told = That’s a bug in Tenfold, sorry. Your game is saved up to your last move.
    .again = Start again
    .rescue = Save all games as a file
incomplete = Tenfold didn’t load completely
    .told = You may be offline, or an update is being published. Your games are safe. Try again in a minute.
    .again = Try again
opening-link = Opening the link. Tenfold is starting …

## Looking back

looking-back = Review
    .result = Result
looking-stopped = Stopped
looking-thinking = Thinking the game through …
looking-done = { $count } of 100 parts are done. What is found so far is saved.
looking-progress = Progress
looking-cannot = This game’s computer player doesn’t calculate, so it can’t review your moves.
looking-tap = Tap a move to see the table as it was. You can play on from there as practice.
looking-lines = Each line shows how likely a player was to win, from what they could see. The hard computer player calculated it. Bad luck isn’t called a mistake.
looking-chances = Chance of winning, in %
looking-move = move { $count }
looking-deal = deal
looking-aloud = Chances of winning: { ROW($lines, between: ". ") }.
looking-line = { $name } { ROW($chances, between: ", ") }, at the end { $count }
looking-level = { $names } tied
looking-behind = { $name } came from behind at the very end
looking-open = { $name } won, and it was open to the end
looking-ahead = { $name } was ahead from the start
looking-ahead-since = { $name } was ahead from move { $count } of { $of }
looking-find = Best find
looking-mistakes =
    { $count ->
        [one] The mistake
       *[other] The mistakes
    }
looking-dearest = The { $count } costliest of { $of } mistakes
# What the computer player counts, of a hundred games: at the beginning and the end, and what mistakes and all the rest
# made of it.
looking-brought = { $name }’s chance of winning went from { $began }% to { $end }%. { $own } Luck and the other players added { $rest }%.
looking-cost = { $name }’s chance of winning went from { $began }% to { $end }%. { $own } Luck and the other players cost { $rest }%.
looking-own-cost =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    } cost { $cost ->
        [0] less than 1%.
       *[other] { $cost }%.
    }
looking-own-none = No move was surely a mistake.
looking-where = Move { $count }
looking-where-part = { $label }, move { $count }
looking-instead = Chosen: <b>{ $played }</b>. Better: <b>{ $other }</b>.
looking-found = Chosen: <b>{ $played }</b>. The obvious play: { $other }.
looking-loss = It cost { $loss }.
looking-loss-wins = It cost { $count } of 100 games.
looking-loss-both = It cost { $loss } and { $count } of 100 games.
looking-gain = It brought { $loss }.
looking-gain-wins = It brought { $count } of 100 games.
looking-gain-both = It brought { $loss } and { $count } of 100 games.
looking-try = Try it

## Settings, each with its help

set-look = Look
set-paper = Paper
set-paper-auto = As the phone
set-paper-light = Light
set-paper-dark = Dark
set-paper-contrast = High contrast
set-four-colours = Four colours
    .help = Each suit has its own colour
set-corners = Bigger corners
    .help = For a phone flat on the table
set-hands = Hands
set-thumb = Buttons within reach of
set-thumb-left = Left thumb
set-thumb-right = Right thumb
set-second-tap = Tap a selected card to play it
    .help = When off, use the button
set-sums = Show sums
    .help = What a card would make, in games that add up
set-do-sums = Do the sums yourself
    .help = In PIG 10, work out each new total yourself. Wrong answers get another try
set-pace = Pace
set-speed = Computer players and moving cards
set-speed-calm = Calm
set-speed-brisk = Brisk
set-speed-at-once = At once
set-explain = Explain rules as they come up
    .help = Shown the first few times. Turn it off and on to see them again.
set-go-on = Continue automatically
    .help = Solo Tenstuff: computers play after three seconds
set-sound = Sound
    .help = Paper, never coins
set-buzz = Buzz
    .help = When a turn comes round
