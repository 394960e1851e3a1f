### What Tenfold says around its tables.
###
### text: $name, $title, $label, $points, $gained, $margin, $level, $standing
### texts: $names, $chances
### number: $count, $of, $day, $seed, $games, $began, $end, $rest, $cost
### message: $own, $played, $other, $loss
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
    .told = you can continue from here
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
lesson-waits = You can continue this lesson where you left it.
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

## The end of a game

check-deal = Check the deal
practice-counts-nowhere = Practice game: it doesn’t count.
deal-of-day = The deal of day { $day }.
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
deal-of-the-day = Deal of the day
rematch = Rematch
match-new = New match
    .told = { $games } games
match-next = Next game
won-by-all = It’s a tie
won-by-one = { $name } wins
won-by = { $names } share the victory

## Matches and scores

match = Match
    .told = In each game you score 2 points for every player you beat and 1 for every tie.
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
after =
    { $count ->
        [one] after 1 round
       *[other] after { $count } rounds
    }
after-of =
    { $of ->
        [one] after { $count } of 1 round
       *[other] after { $count } of { $of } rounds
    }
total = Total
round-by-round = Round by round
totals = Totals: { ROW($totals, between: ", ") }.
total-of = { $name } { $points }

## Setting a table up

round-the-table = Round the table
seats = Seats
seats-less = One seat less
seats-more = One seat more
clockwise = In seating order, clockwise.
table-rules = Table rules
deal = Deal number
    .none = by chance
    .wrong = Use up to nine digits, or leave it empty for a random deal.
starting = Tenfold is starting
name-of-seat = Name of seat { $count }
same-name = Two players are called { $name }. Change one of the names.
person = Person
computer = Computer
kind-person = { $name }: Person. Change
kind-computer = { $name }: Computer { $level }. Change
move-up = Move { $name } up
move-to-end = Move { $name } to the end
nobody-holds = No players, just computers: sit back and watch.
one-holds = { $name } plays against the computer.
open-table = { $names } share the screen: you can lay the phone on the table.
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
as-usual = as usual
changed = { $label }, changed

## The menu, hints, the sealed deal

menu-match = { $label }.
menu-match-standing = { $label }. { $standing }.
menu-hint = what a computer would do
menu-leave = the game is kept
new-deal = New deal
give-up = Give up
give-up-anew = Deal anew?
give-up-game = Abandon this game?
    .told = It won’t count, and you can’t get it back.
play-on = Play on
thinking = Thinking …
stop = Stop
next-best = The next best
what-is-next-best = What is next best?
and-the-best = And the best?
to-the-table = To the table
sealed-deal = Sealed deal
    .told = The cards were fixed before the first move, and this code proves it. Copy it now if you like: after the game you can check that nothing was changed.
seal-of = Their SHA-256, with a space between, is the seal that stood in the menu from the first card on:
deal-again = Deal again
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
nobody-can = Nobody here can do that now.
hint-asked = A hint was asked for { $count ->
        [one] once
       *[other] { $count } times
    } in this game.
no-hint-over = The game is over.
no-hint-nothing = No hint now: it isn’t your turn to decide.
no-hint-table = No hints on a shared screen: it would give your hand away.

## Taking back

undone = Moves were taken back in this game.
undone-looks = Moves were taken back in this game, { $count ->
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
newest-first = The newest first.
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
set-sums = Show the sums
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
