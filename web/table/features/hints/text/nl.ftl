### What is said of hints, and in them.
###
### message: $play
### number: $count

hint = Hint
in-menu = wat een computer zou doen
next-best = Tweede keus
the-best = Beste keus
instead = In plaats daarvan, { $play }
asked = { $count ->
        [one] 1 hint
       *[other] { $count } hints
    } gebruikt in dit spel.
refused-over = Het spel is afgelopen.
refused-nothing = Nu geen hint: je hebt niets te kiezen.
refused-table = Geen hints op een gedeeld scherm: ze zouden je hand verraden.
