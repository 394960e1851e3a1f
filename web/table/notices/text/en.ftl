### What Tenfold says of saved games, files and links.
###
### text: $name, $title, $label, $why, $level
### text: $choice, $points, $result
### texts: $names
### number: $count, $of, $place, $deal
### messages: $parts

## Buttons of several sheets

cancel = Cancel
remove = Remove
save-as-file = Save as a file
try-again = Try again
nothing-changed = Nothing has changed on this phone.

## Saved games

titled = { $title }: { $names }
placed = { $title }: { $label }
series-round = Round { $count }
remove-game = Remove this game?
remove-series = Remove this series?
remove-tournament = Remove this tournament?
removes-one = { $title } with { $names } will be deleted for good.
removes-all = The { $count } games of { $title } with { $names } will be deleted for good.
damaged = This game can’t be read
    .note = The saved game is damaged: it’s incomplete, or something has overwritten it.
    .newer = This game is from a newer Tenfold. Update Tenfold here, then open it again.
    .stays = It’s still on this phone, and your other games are safe. You can save it as a file.
skipped = This game wasn’t read
    .stays = It’s still on this phone. If you try again, Tenfold may stop again.
    .remove = Remove game
reading-again = Reading the game
    .note = If Tenfold stops, it starts again by itself.
read-again = Tenfold has read the game. It’s in your list again.
read-damaged = This game is damaged and can’t be read. You can still save it as a file.
no-longer-here = This game is no longer on this phone.
not-now = This game can’t be read right now. It’s safe. Try again in a minute.
unknown-player = { $name } is played by “{ $level }”, a computer player that isn’t on this phone.
not-opened = not opened yet

## What is saved besides the games

saved-settings = the settings
saved-setups = the table set-ups
saved-open = the list of unfinished games
saved-history = the list of finished games
saved-past = the list of older games

## Sharing by hand

copy = Copy this text
    .note = Text to copy

## Links

link-no-deal-again = This game can’t be shared as a link: it started from a position.
link-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st of { $of }
        [two] { $place }nd of { $of }
        [few] { $place }rd of { $of }
       *[other] { $place }th of { $of }
    }
# A result without its full stop, which goes into another sentence.
link-result-points = { $name } got { $points }
link-result-place = { $name } came { $points }
link-someone = Someone
link-invites = { $title }, deal { $deal }: the same cards for you.
link-invites-to-beat = { $title }, deal { $deal }. { $result }. Can you beat that?
link-computers = Only computers played
link-same = The same result
link-better = { $name } did better
link-sender-better = The sender did better
link-sent = Sent with the link
link-without-game = This link doesn’t name a Tenfold game. It may be incomplete, so copy it again.
link-without-deal = This link has no deal number. It may be incomplete, so copy it again.
link-without-seats = This link doesn’t say who plays. It may be incomplete, so copy it again.
link-without-end = The end of this link is missing. Copy it again.
link-players =
    { $count ->
        [one] { $title } can’t be played with 1 player.
       *[other] { $title } can’t be played with { $count } players.
    }
link-rules = The table rules in this link can’t be used: { $why }

## Sheets of a table

preset-part = { $title }: { $choice }
preset = { ROW($parts, between: ", ") }
