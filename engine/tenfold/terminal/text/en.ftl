### What the terminal says around a game.
###
### number: $names, $seats, $moves, $seed, $hints, $count, $looks, $place, $score, $games, $players, $deals, $first
### number: $forfeits, $decisions, $fewest, $most, $best, $deal
### text: $game, $player, $path, $why, $act, $by, $option, $choice, $name, $author, $publisher, $known, $id
### text: $points, $places, $lead, $wins, $other, $rate, $seconds, $what
### texts: $everyone, $choices
### message: $how

## The start and the end of a game

start = { $game }. Deal number { $seed }. Type ? for help, Ctrl-D to leave.
start-from-position = { $game }. Type ? for help, Ctrl-D to leave.
played-by = { $name } is played by { $player }.
saved = Saved in { $path }
left = You left the game.
left-saved = You left the game. Continue it with: tenfold resume { $path }
forfeits = { $name } forfeits and comes last. The game ends here.
other-player = To continue with another player: tenfold resume { $path } --bots medium
hints-used = Hints: { $hints }.
moves-undone =
    { $looks ->
        [0] Moves undone: { $count }.
       *[other] Moves undone: { $count }, { $looks } of them after seeing a hidden card.
    }
rank = { $place }. { $name }: { $score }

## What can’t be started or continued

more-names = There are { $names } names for { $seats } seats.
none-unfinished = There is no unfinished game in { $path }.
already-over = This game is over.
unknown-player = { $name } is played by { $player }. To run that player here, name it with --bots.
not-one-game = { $path } holds { $games } games. It must hold exactly one.
not-saved = This game can’t be saved in { $path }: { $why }.

# One unfinished game in the list.
unfinished =
    { $game }: { ROW($everyone, between: ", ") } ({ $moves ->
        [one] 1 move
       *[other] { $moves } moves
    })

## A turn

next-person = { $name } is next. Press Enter when no one else is looking.
possible-moves = Possible moves:
prompt = { $name }:
prompt-one-move = { $name } (Enter: { $act }):
prompt-out-of-turn = { $name } (or Enter to do nothing):
type-move =
    { $by ->
        [number] Type the number of a move, or its words, such as “{ $act }”, or ? for help.
       *[words] Type a move, such as “{ $act }”, or ? for help.
    }
not-a-move = That isn’t a move in { $game }. { $how }

# What happened, as a whole sentence.
event = { $what }.
reason = { $name }: { $why }.
reason-plays = { $name }: plays { $act }.

## Commands

commands =
    { $by ->
        [number] Type the number of a move, or its words, such as “{ $act }”. You can also type:
       *[words] Type a move, such as “{ $act }”. You can also type:
    }
command-help = this list
command-hint = what the hard computer player would do, and why (hints are counted)
command-undo = undo your last move (that is counted, too)
command-rules = the rules in short
command-table = the table again
command-log = everything so far
command-quit = leave the game (continue it with “tenfold resume”)
hint = { $act }. { $why }
no-move-to-undo = You have no move to undo yet.
undo-after-hidden-card = You can’t undo: a hidden card was shown since.
undo-after-others = You can’t undo: others have played since.
undone = Undone.
option-here = { $option } at this table: { $choice }.

## The list of games

games-known = Games: { $known }.
game-broken = { $id }: { $why }
game-by = { $id }: { $game } by { $author } ({ $publisher })
game-players = { $fewest } to { $most } players, best with { $best }
option-choices = --option { $option }=…  { ROW($choices, between: " · ") }
option-seats = a seat number from 0
players-installed = Installed players, besides easy, medium, hard and random: { ROW($everyone, between: ", ") }

## Many games by computer players

contest =
    { $game }, { $players } players, { $games ->
        [one] 1 game
       *[other] { $games } games
    } from deal { $first }
contest-of-deals =
    { $game }, { $players } players, { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $games } games from deal { $first }
standing =
    { $player }: { $points } points per game{ $lead ->
        [none] { "" }
       *[other] , { $lead } ahead of the others
    }, { $wins } wins{ $forfeits ->
        [0] { "" }
       *[other] , { $forfeits } forfeited
    }
comparison = { $player } compared with { $other }: { $points } points, { $places } places, { $wins } wins
forfeited = Forfeited ({ $count }): { $why }
speed =
    { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    } in { $seconds } s: { $rate } per second
ratings = Ratings on the Elo scale, mean 0 (100 points more: the better place in 64% of games):
stopped = Stopped. No results were saved.
stopped-saved = Stopped. The results so far are in { $path }. Run the same command again to continue.

## Games as text

no-games = There’s no game to import.
annotations-left-out =
    { $games ->
        [one] Comments, variations and other headers of 1 game were left out: a saved game can’t hold them.
       *[other] Comments, variations and other headers of { $games } games were left out: a saved game can’t hold them.
    }
not-played-again = { $path } has only results. To get the moves, { $player } would have to play again. Use Arena.record in Python.
plays-differently = { $path } has another result for deal { $deal } than these players get now.
