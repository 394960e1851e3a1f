### What is said of hints, and in them.
###
### message: $play
### number: $count

hint = Hint
in-menu = what a computer would do
next-best = Next best
the-best = Best
instead = Instead, { $play }
asked = { $count ->
        [one] 1 hint
       *[other] { $count } hints
    } used in this game.
refused-over = The game is over.
refused-nothing = No hint now: you have nothing to decide.
refused-table = No hints on a shared screen: they’d give your hand away.
