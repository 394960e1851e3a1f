### What is said of hints, and in them.
###
### message: $play
### number: $count

hint = Conseil
in-menu = ce que ferait un ordinateur
next-best = 2e choix
the-best = 1er choix
instead = À la place, { $play }
asked = { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    } dans cette partie.
refused-over = La partie est finie.
refused-nothing = Pas de conseil maintenant : tu n’as rien à décider.
refused-table = Pas de conseils à écran partagé : ils montreraient ta main.
