### What is said of added games.
###
### text: $name, $title, $version, $before, $author, $why, $game, $file, $part, $group, $package
### number: $count, $most

added-games = Added games
    .unseen = can’t be shown
    .by = by { $name }
    .add = Add a game
    .from = from a file
carried = Add { $name } { $version }
    .by = by { $author }
carried-with-games =
    { $count ->
        [one] The file also has 1 added game. Add it separately. Its saved games wait until then.
       *[other] The file also has { $count } added games. Add each one separately. Their saved games wait until then.
    }
saved-addon = an added game

## Adding a game

add = Add { $name } { $version }?
    .note = Someone else made this game, and Tenfold hasn’t checked it. It runs in a sandbox. There it can’t use the network, reach your other games or saves, or draw outside its own area. The bar at the top always belongs to Tenfold.
    .risk = Tenfold tests it first, and won’t add it if a test fails. A game that uses up the phone’s memory can still crash the app. Your saved games are safe.
    .how = How the sandbox works
    .yes = Add
add-update = Update { $title } to { $version }?
    .note = It replaces version { $version }.
    .yes = Update
add-testing = Testing the game
    .note = Tenfold plays a few random games in the sandbox. This takes a few seconds.
add-stopped = Test stopped. Nothing has changed on this phone.
add-refused = Game not added
added = Added { $title } at the end of the list.
updated = Updated { $title } from version { $before } to { $version }.

## An added game

addon = { $title } { $version }
    .by = By { $author }.
    .unnamed = an unknown author
    .stays = If you remove it, its saved games stay on this phone. They come back when you add it again.
    .remove = Remove game
    .untested = Tenfold has to test this game again. Add its file again to play it.
removed = Removed { $title }. Saved games stay on this phone.
stopped = { $game } stopped
    .note = Something went wrong in this added game. You can continue from the last save.
    .slow = The game took too long to answer.
silent = The game isn’t responding
    .note = There’s no answer from { $game }. Do you want to wait, or close it?
    .close-note = If you close it, you can continue from the last save.
    .wait = Wait
    .close = Close game
closed = Closed { $title }. You can continue from the last save.
sandbox-leave = Leave the game
sandbox-bar = Added game, in a sandbox
sandbox-starts = The game is starting
sandbox-says = { $title }: { $why }

## Why an added game was closed

room-file-missing = Its file is missing.
room-part-missing = { $file } is missing.
room-too-complex = The game’s screen is too complex to show.
room-too-large = The game’s screen is too large to show.
room-python-stopped = The game’s Python has stopped.
room-other-page = The game tried to open another page, so it was closed.
room-no-answer = The game isn’t responding.
room-save-too-large = The game’s saved data is too large, so it was closed.
room-saves-too-much = The game is saving too much data, so it was closed.

## Why a file is no game

addon-unreadable = This added game can’t be read. Add its file again.
addon-no-wheel = This isn’t a game file: its name doesn’t end in .whl.
addon-large = This file is too large. The limit for a game is { $most } MB.
addon-not-pure = This game isn’t pure Python: its file name doesn’t end in -py3-none-any.whl.
addon-metadata-damaged = This file is damaged: its metadata can’t be read.
addon-damaged = This file is damaged: it can’t be unpacked.
addon-metadata-large = This file can’t be added: its { $file } is too large.
addon-files = This game has too many files. The limit is { $most }.
addon-large-unpacked = This game is too large once it’s unpacked.
addon-no-metadata = This isn’t a game file: its metadata is missing.
addon-other-metadata = This file is damaged: its name doesn’t match its metadata.
addon-name-taken = This file can’t be added: the name { $name } is taken.
addon-places = This file is damaged: it names places outside its own folder.
addon-compiled = This game isn’t pure Python: it has a compiled library.
addon-one-computer = This game isn’t pure Python: it’s made for one kind of computer.
addon-outside = This file can’t be added: it puts files outside its own folder.
addon-own-package = A game’s files must be in a package of their own, not in “{ $name }”.
addon-needs = This game needs { $name }, which Tenfold doesn’t have.
addon-needs-other = This game needs { $name }, but this is { $package } { $version }.
addon-no-games = There’s no game in this file: it lists none under tenfold.games.
addon-games = There are too many games in this file. The limit is { $most }.
addon-short-name = A game’s short name has only lower-case letters, digits and hyphens. “{ $name }” isn’t allowed.
addon-lacks =
    { $part ->
        [rules] The game { $game } has no rules: its file lists none under { $group }.
        [players] The game { $game } has no computer players: its file lists none under { $group }.
       *[board] The game { $game } has no board: its file lists none under { $group }.
    }
addon-game-taken = There’s already a game called { $game }.
addon-package-taken = This file can’t be added: it would hide { $package }, which is already here.

## What tests of a game find

test-failed = The game failed a test. { $why }
test-crash = The game crashed: { $why }
test-board-crash = The game’s board crashed: { $why }
test-no-board = The game’s board isn’t a table.boards.Board.
test-no-button = The game’s board waits for a tap, but it has no button for it.
test-nothing-to-tap = The game’s board has nothing to tap for the player whose turn it is.
test-refuses = The game refuses a move that it offered: { $why }

## What a game's description lacks

guest-incomplete = The game’s description is incomplete.
guest-long = The game’s description is too long.
guest-other = The game’s description doesn’t match the games in its file.
guest-title-taken = The game can’t be called “{ $title }”: that name is taken.
guest-emblem = The game’s emblem isn’t made of plain shapes.
guest-option = An option of the game is incomplete.
guest-choice = A choice of the game is incomplete.
guest-choice-seat = A choice of the game has the same name as a seat.
guest-preset = A preset of the game is incomplete.
guest-preset-unknown = A preset of the game uses a choice that doesn’t exist.
guest-lesson = A lesson of the game is incomplete.
guest-twice =
    { $part ->
        [option] Two options of the game have the same name.
        [choice] Two choices of the game have the same name.
       *[lesson] Two lessons of the game have the same name.
    }
guest-short-name = A short name in the game isn’t allowed.
guest-option-name = An option can’t be called { $name }.
guest-players = This game needs a number of players that Tenfold can’t seat.
