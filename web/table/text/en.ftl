### What Tenfold says around its tables.
###
### person: $who
### persons: $winners
### text: $name, $rank, $suit, $title, $label, $points, $gained, $margin, $level, $standing, $letter, $date
### texts: $names
### number: $count, $of, $day, $seed, $games, $place, $month, $year
### messages: $totals

## Words that stand by themselves

go-on = Continue
home = Home
menu = Menu
close = Close
rules = Rules
rules-of = Rules of { $title }
settings = Settings
everything-so-far = Game log
leave-the-table = Leave the table
again = Again
cell-of = { $count } of { $of }
back = Back
name = Name
several = { $names }
player = Player { $letter }
# A person who plays alone and has given no name.
reader = You
reader-badge = Yo
points =
    { $count ->
        [-1] −1 point
        [one] 1 point
       *[other] { $count } points
    }
ordinal =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
date =
    { $month ->
        [1] { $day } January { $year }
        [2] { $day } February { $year }
        [3] { $day } March { $year }
        [4] { $day } April { $year }
        [5] { $day } May { $year }
        [6] { $day } June { $year }
        [7] { $day } July { $year }
        [8] { $day } August { $year }
        [9] { $day } September { $year }
        [10] { $day } October { $year }
        [11] { $day } November { $year }
       *[12] { $day } December { $year }
    }
is-next = { $name } is next
your-turn = Your turn

## French cards

# A card, as a voice says it.
french-card =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] 10
       *[other] { $rank }
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
suit-name =
    { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
# A rank, as cards show it: a letter or a number.
rank-name =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
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

history = Your games
games = Games
practice-of = { $title } practice
resume = { $title }: { $standing }
resume-with = with { $names }
resume-against = against { $names }
panel-by = added game by { $name }
panel-players = players:
update = New version
    .note = There’s a new version of Tenfold. Your games are safe.
    .take = Update
who-plays = What’s your name?
    .skip = Skip this question
    .save = Save
call = Hello, { $name }. You get the first seat from now on.
    .games = Hello, { $name }. You get the first seat from now on. Games already started keep the old names.
    .wrong = A name needs a letter, a digit or an emoji.
    .kept = A name needs a letter, a digit or an emoji. You’re still { $name }.
not-now = Not now
# The card in it stands for the icon of the button.
install = Play offline
    .note = Add Tenfold to your home screen to play without a connection.
    .now = Install
    .share = Tap { CARD("share") }<b>Share</b> below.
    .add = Choose <b>Add to Home Screen</b>.
trouble-close = Close this notice
not-saved = Not being saved

## What is wrong with the storage, and what the shell reports

trouble-full = This phone is full. You can keep playing, but your game isn’t being saved. Remove some old games.
trouble-slow = Saving is slow right now. Keep playing: your game will be saved as soon as it works again.
trouble-late = This phone’s storage hasn’t answered yet. Your games are safe and will come back when it does. You can play now.
trouble-gone = The browser closed its storage. You can keep playing, but your game isn’t being saved.
trouble-blocked = This browser won’t save anything (a private window?). Your games will be lost when you close the page.
skipped = Tenfold stopped while reading a saved game. All your other games are safe.
unreadable = Tenfold couldn’t read { $names }, so it started without them. Your games are safe.
games-are-back = Your games are back, and everything is saved.
saved-again = Saving works again, and everything is saved.
started-again = Tenfold stopped and started again from the last save.
copied = Copied. Paste it where you like.
picture-saved = The picture is in your downloads.

## The screen of settings

holder = You
    .name = Your name
saved-games = Backup
    .skipped = not read
developers = For developers
    .library = Python library
    .docs = documentation
all-stays-here = Everything stays on this phone. You don’t need an account, and Tenfold sends nothing.

## The list of games

history-waiting = Not finished
history-over = Finished
history-none = No games yet.
history-older = Older games
history-game = { $title }: { $names }
history-which = { $title } with { $names }, { $date }
history-remove = Remove { $label }
history-practice = Practice: doesn’t count
history-won = { $name } won
history-shared = { $names } shared the win
history-cup-won = { $name } won the tournament
history-cup-shared = { $names } shared the title
history-cup = { $count ->
        [0] Tournament, no tables played yet
        [one] Tournament, 1 table played
       *[other] Tournament, { $count } tables played
    }
history-undone = { $date }, moves were undone
game-with = { $title } with { $names }
game-saved = Saved game
game-from = Game from { $date }
ago-now = just now
ago-minutes = { $count ->
        [one] 1 minute ago
       *[other] { $count } minutes ago
    }
ago-hours = { $count ->
        [one] 1 hour ago
       *[other] { $count } hours ago
    }
ago-days = { $count ->
        [one] yesterday
       *[other] { $count } days ago
    }
ago-unknown = date unknown

## Examples in the rules

example = Example: { $title }
    .start = It starts like this.
    .on = Next
    .next = Next: { $title }
    .again = Again: { $title }

## Signs, for who listens

sign-marked = the marked one
sign-unmarked = the unmarked one
sign-to = to
sign-plus-minus = plus or minus
sign-minus = minus
sign-plus = plus
sign-times = times
sign-makes = makes
sign-yes = yes
sign-house-rule = house rule:
shape-green = green
shape-blue = blue
shape-yellow = yellow
shape-orange = orange
shape-red = red
shape-black = black
shape-white = white

## Passing the phone

pass-to = Pass the phone to
holds = I’m { $name }
shows-the-hand = show my hand
since = Since { $name } last played
so-far = So far
next-is = Next is
before-looks = Before { $name } looks, anyone can
before-plays = Before { $name } plays, anyone can
plays = { $name } plays
said-pass = Pass the phone to { $name }.
said-next = { $name } is next.
claim-needless = { $name } is next anyway.

## The table

rule = Rule
# After a tap, while the moves of others are still being shown.
# Puts an explanation away.
read-aside = OK
practice = Practice
undo = Undo
players = Players

## The end of a game

check-deal = Check the deal
shapes-note = 🟩 your seat among the others
practice-counts-nowhere = Practice game: it doesn’t count.
deal-number = Deal number { $seed }.
same-position = the same position
place =
    { NUMBER($count, type: "ordinal") ->
        [one] { $count }st place
        [two] { $count }nd place
        [few] { $count }rd place
       *[other] { $count }th place
    }
match-over = { $label } is over.
# $points so far in a match, $gained in this game.
match-so-far =
    { $points } ({ $gained })
match-so-far-won =
    { $points } ({ $gained }), { $games ->
        [one] 1 game
       *[other] { $games } games
    } won
rematch = Rematch
match-new = New series
    .note = { $games } games
match-next = Next game
won-by-all = It’s a tie
won-by-one =
    { $who ->
        [you] You win
       *[other] { $who } wins
    }
won-by = { $winners } share the win

## Matches and scores

match = Series
    .note = In each game you score 2 points for every player you beat and 1 for every tie.
match-game = Game { $count }
match-game-of = Game { $count } of { $of }
match-length =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }
match-open = no series
match-agreed = most points wins the series
match-level = The series is tied
match-leads =
    { $who ->
        [you] You lead by { $margin }
       *[other] { $who } leads by { $margin }
    }
match-lead = { $winners } lead
match-won =
    { $who ->
        [you] You win the series by { $margin }
       *[other] { $who } wins the series by { $margin }
    }
match-shared = { $winners } share the series
scores = Scores
all-level = Everyone is tied
leads =
    { $who ->
        [you] You lead by { $margin }
       *[other] { $who } leads by { $margin }
    }
lead = { $winners } lead
# A player’s points after a round.
in-all = { $points } in all
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
after-games =
    { $count ->
        [one] after 1 game
       *[other] after { $count } games
    }
after-of-games =
    { $of ->
        [one] after { $count } of 1 game
       *[other] after { $count } of { $of } games
    }
# Beside a place in the result.
last-round-gain = last round: { $gained }
# What was remarkable about a game, under the winner. $count is 2 or more.
remark-last =
    { $who ->
        [you] You were last after { $count } rounds
       *[other] { $who } was last after { $count } rounds
    }
remark-late =
    { $who ->
        [you] You took the lead in the last round
       *[other] { $who } took the lead in the last round
    }
remark-one = A single point decided it
remark-led =
    { $who ->
        [you] You led from the first round on
       *[other] { $who } led from the first round on
    }
fewest-win = fewest points win
total = Score
round-by-round = Round by round
latest-round = The last round
this-round = Round
game-by-game = Game by game
picture-by = Tenfold
totals = Scores: { ROW($totals, between: ", ") }.
total-of = { $name } { $points }

## Setting a table up

round-the-table = Players
seats = Seats
seats-less = Remove a seat
seats-more = Add a seat
seats-one = { $title } is for { $count } players.
seats-range = { $title } is for { $count } to { $of } players.
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
kind-computer =
    { $name }, computer, { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }. Change
move-up = Move { $name } up
move-to-end = Move { $name } to the end
nobody-holds = Only computers play. Sit back and watch.
one-holds = You play against the computer.
open-table = { $names } share the screen. You can leave the phone on the table.
phone-changes-hands = { $names } pass the phone round.
who-is = Who is { $name }?
a-person = A person
    .note = Plays on this phone
    .known = Has played on this phone
# How well a computer player plays, under the word “computer”.
level =
    { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
a-computer =
    A computer, { $level ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
    .easy = Plays the obvious move
    .medium = Counts cards and plans one turn ahead
    .hard = Works out what the others might hold
character = Character
as-usual = default
changed = { $label }, changed

## The menu, the sealed deal

menu-match = { $label }.
menu-match-standing = { $label }. { $standing }.
menu-leave = the game is saved
new-deal = New deal
give-up = Give up
give-up-deal-again = New deal?
give-up-game = Give up this game?
    .note = This game won’t count, and you can’t get it back.
play-on = Keep playing
thinking = Thinking …
stop = Stop
sealed-deal = Sealed deal
    .note = The cards were fixed before the first move, and this code proves it. Copy it now if you like: after the game you can check that nothing was changed.
# The card stands for the nonce.
seal-parts = Deal number <b>{ $seed }</b>, key { CARD("nonce") }
seal-of = Join the two with a space. Their SHA-256 is the code in the menu since the first card:
deal-again = Check deal
check-all = <b>The same cards</b>, and the same result after { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.
check-end = <b>The same cards</b>, but a different result!
check-cards = <b>Different cards</b>, but the same result after { $count ->
        [one] 1 move
       *[other] { $count } moves
    }.
check-none = <b>The cards and the result don’t match!</b>
nobody-to-name = There’s no one to name now.
nobody-can = No one here can do that now.

## Taking back

undo-done = Move undone.
undone = Moves were undone in this game.
undone-looks = Moves were undone in this game, { $count ->
        [one] once
       *[other] { $count } times
    } after a hidden card had been seen.
no-undo-looked = Can’t undo: the next player has seen their hand.
no-undo-yet = Nothing to undo yet.
no-undo-turn = You can’t undo earlier turns.
no-undo-played = Can’t undo: { $name } has played since.
no-undo-computer = You can’t undo a computer’s move.
no-undo-turned = Can’t undo: new cards have been revealed.

## What is read

chapters = Chapters
rules-close = Close the rules
whole-rule = The whole rule
chapter-table = Options
chapter-house = <b>⌂ </b>House rules, not in the rule sheet: { $title }
chapter-words = Words
chapter-game = The game
chapter-own = The words and drawings are Tenfold’s own. Tenfold isn’t connected with any published game.
seat = seat { $count }
newest-first = Newest first.
earlier-moves = Earlier moves
nothing-yet = No moves yet.

## What the shell shows when Python cannot

other-tab = Open in another tab
    .note = Tenfold is already open in another tab. To keep your games safe, only one tab can be active.
    .use = Use it here
crash = Something went wrong
    .note = That’s a bug in Tenfold, sorry. Your game is saved up to your last move.
    .again = Start again
    .rescue = Save all games as a file
incomplete = Tenfold didn’t load completely
    .note = You may be offline, or an update is being published. Your games are safe. Try again in a minute.
    .again = Try again
opening-link = Opening the link. Tenfold is starting …

## Settings, each with its help

set-language = Language
language-auto = As on this phone
    .note = English if Tenfold can’t speak the phone’s language
language-de = Deutsch
language-en = English
language-es = Español
language-fr = Français
language-he = עברית
language-nl = Nederlands
language-pl = Polski
language-missing = The language couldn’t be loaded. Try again when you’re online.
english-ranks = English letters on cards
    .note = J, Q and K in every language
set-look = Look
set-paper = Theme
set-paper-auto = Automatic
set-paper-light = Light
set-paper-dark = Dark
set-paper-contrast = High contrast
set-back = Card backs
set-back-frame = Frame
set-back-pleats = Pleats
set-back-rays = Rays
set-back-peaks = Peaks
set-back-squares = Squares
set-back-fold = One fold
set-felt = Table
set-felt-game = Coloured
set-felt-grey = Grey
set-felt-black = Black
set-four-colours = Four colours
    .help = Each suit has its own colour
set-corners = Bigger corners
    .help = For a phone flat on the table
set-hands = Hands
set-thumb = Buttons within reach of
set-thumb-left = Left thumb
set-thumb-right = Right thumb
set-second-tap = Tap a selected card to play it
    .help = If this is off, use the button
set-sums = Show sums
    .help = See what a card would make, in adding games
set-do-sums = Do the sums yourself
    .help = In PIG 10, work out each new total yourself. If you’re wrong, try again.
set-pace = Pace
set-speed = Computer players and moving cards
set-speed-calm = Calm
set-speed-brisk = Brisk
set-speed-at-once = At once
set-explain = Explain rules as they come up
    .help = You see each rule the first few times. Turn this off and on to see them again.
set-go-on = Continue automatically
    .help = Solo Tenstuff: computers play after 3 seconds
set-sound = Sound
    .off = Off
    .soft = Soft
    .full = Full
set-buzz = Vibrate
    .help = When it’s someone’s turn
