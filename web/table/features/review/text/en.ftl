### What a review says.
###
### person: $who
### text: $name, $label
### texts: $chances
### number: $count, $of, $began, $end, $rest, $cost
### persons: $winners
### message: $own, $played, $other, $loss
### messages: $lines

review = Review
result = Result
stopped = Stopped
going-over = Reviewing the game …
done = { $count }% done. Tenfold saves what it finds as it goes.
progress = Progress
cannot = This game’s computer player doesn’t calculate, so it can’t review your moves.
tap-a-move = Tap a move to see the table as it was. You can play on from there as practice.
about-lines = Each line shows how likely a player was to win, from what they could see. The hard computer player calculated it. Bad luck doesn’t count as a mistake.
chances = Chance of winning, in %
at-move = move { $count }
at-deal = deal
lines-aloud = Chances of winning: { ROW($lines, between: ". ") }.
line-aloud = { $name } { ROW($chances, between: ", ") }, at the end { $count }
tied = { $winners } tied
from-behind = { $who } came from behind at the very end
close-to-the-end = { $who } won, and it was close right to the end
ahead =
    { $who ->
        [you] You were ahead from the start
       *[other] { $who } was ahead from the start
    }
ahead-since =
    { $who ->
        [you] You were ahead from move { $count } of { $of }
       *[other] { $who } was ahead from move { $count } of { $of }
    }
best-find = Best find
mistakes =
    { $count ->
        [one] The mistake
       *[other] The mistakes
    }
costliest = The { $count } costliest of { $of } mistakes
# What the computer player counts, of a hundred games: at the beginning and the end, and what mistakes and all the rest
# made of it.
luck-added =
    { $who ->
        [you] Your chance of winning went from { $began }% to { $end }%. { $own } Luck and the other players added { $rest }%.
       *[other] { $who }’s chance of winning went from { $began }% to { $end }%. { $own } Luck and the other players added { $rest }%.
    }
luck-cost =
    { $who ->
        [you] Your chance of winning went from { $began }% to { $end }%. { $own } Luck and the other players cost { $rest }%.
       *[other] { $who }’s chance of winning went from { $began }% to { $end }%. { $own } Luck and the other players cost { $rest }%.
    }
own-mistakes =
    { $count ->
        [one] 1 mistake
       *[other] { $count } mistakes
    } cost { $cost ->
        [0] less than 1%.
       *[other] { $cost }%.
    }
own-none = No move was clearly a mistake.
where = Move { $count }
where-in-part = { $label }, move { $count }
# The sentences after it are about the chosen play, so that comes last.
chosen = Better: <b>{ $other }</b>. Chosen: <b>{ $played }</b>.
chosen-find = The obvious play: { $other }. Chosen: <b>{ $played }</b>.
loss = It cost { $loss }.
loss-wins = It cost { $count ->
        [one] 1 win
       *[other] { $count } wins
    } in 100 games.
loss-both = It cost { $loss } and { $count ->
        [one] 1 win
       *[other] { $count } wins
    } in 100 games.
gain = It gained { $loss }.
gain-wins = It gained { $count ->
        [one] 1 more win
       *[other] { $count } more wins
    } in 100 games.
gain-both = It gained { $loss } and { $count ->
        [one] 1 win
       *[other] { $count } wins
    } in 100 games.
try-it = Try it
over = The review is done.
as-it-was = As it was
played-then = The move played
to-the-table = To the table
