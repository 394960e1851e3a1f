### What is said of hints, and in them.
###
### message: $play
### number: $count

hint = Tipp
in-menu = was ein Computer tun würde
next-best = Zweite Wahl
the-best = Erste Wahl
instead = Stattdessen { $play }
asked = { $count ->
        [one] 1 Tipp
       *[other] { $count } Tipps
    } in diesem Spiel.
refused-over = Das Spiel ist vorbei.
refused-nothing = Gerade kein Tipp: Du hast nichts zu entscheiden.
refused-table = Keine Tipps auf einem gemeinsamen Bildschirm: Sie würden deine Hand verraten.
