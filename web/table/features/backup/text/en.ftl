### What is said of backup files, and of importing one.
###
### texts: $kinds
### number: $count, $of, $further, $here, $most, $line

## Backing up

reminder = Back up your games
    .note = Your browser may delete them if you don’t open Tenfold for a while. A backup file keeps them safe.
back-up = Back up everything
    .as = to one file
whole-game = The whole game
    .note = A file to import on another phone

## Importing

import-file = Import a file
    .from = backup or game
import-too-large = This file is too large, or it can’t be read. The limit is { $most } MB.
import-not-text = This isn’t a Tenfold file: it isn’t text.
import-not-ours = This isn’t a Tenfold file, or it’s damaged.
import-newer = This file is from a newer Tenfold. Update Tenfold here, then import it again.
import-refused = Nothing was imported
import-reading = Reading the file
    .waits = Nothing changes on this phone until the whole file is checked.
import-so-far =
    { $of ->
        [0] Checking the file.
        [one] Checked { $count } of 1 game.
       *[other] Checked { $count } of { $of } games.
    }
import-stopped = Import stopped. Nothing has changed on this phone.
import-not-now = This phone’s games can’t be read right now, so nothing was imported. They’re safe. Try again in a minute.
imported = Import finished
imported-games =
    { $count ->
        [0] No new games.
        [one] 1 game imported.
       *[other] { $count } games imported.
    }{ $further ->
        [0] { "" }
        [one] { " " }1 game updated.
       *[other] { " " }{ $further } games updated.
    }{ $here ->
        [0] { "" }
        [one] { " " }1 game was already here.
       *[other] { " " }{ $here } games were already here.
    }
imported-more = Also updated: { $kinds }.
imported-not-all =
    { $count ->
        [one] 1 game was left out.
       *[other] { $count } games were left out.
    } Tenfold keeps up to { $most } unfinished games, and { $most } finished games of each added game.
imported-unreadable =
    { $count ->
        [one] 1 part of the file couldn’t be read.
       *[other] { $count } parts of the file couldn’t be read.
    }
imported-line = The first problem is in line { $line }.
