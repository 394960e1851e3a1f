### What the computer players of Tens say of what can be done.
###
### person: $who, $rival
### card: $card, $kept, $filled, $out
### number: $line, $column, $count, $points, $theirs, $less, $mean, $total
### text: $how

## What can be done

draw = Roba del mazo
take = Toma { $card }
replace = Reemplaza { $card }
put = Ponla en la fila { $line }, columna { $column }
turn-up = Destapa la de la fila { $line }, columna { $column }

## Sorts of play

match = pareja

## What will happen

take-discard =
    { $who ->
        [you]
            { $how ->
                [sure] Tomarás el descarte
                [never] No tomarás el descarte
                [likely] Probablemente tomarás el descarte
                [unlikely] Difícilmente tomarás el descarte
                [more] Tomarás el descarte más veces
               *[less] Tomarás el descarte menos veces
            }
       *[other]
            { $who } { $how ->
                [sure] tomará el descarte
                [never] no tomará el descarte
                [likely] probablemente tomará el descarte
                [unlikely] difícilmente tomará el descarte
                [more] tomará el descarte más veces
               *[less] tomará el descarte menos veces
            }
    }
end-with =
    { $who ->
        [you] Acabarás con
       *[other] { $who } acabará con
    } { $how ->
        [more] más puntos
       *[less] menos puntos
    }

## What can be seen: placing a card

ground-any-card = Nadie ha visto estas cartas, así que vale cualquiera.
ground-block = Así se juntan { $count } parejas iguales: { $points } puntos.
ground-breaks-match = La columna { $column } es una pareja y vale 0: no la rompas.
ground-match = La columna { $column } ya es una pareja: vale 0 en vez de { $points }.
ground-match-down = La columna { $column } ya es una pareja: vale 0 en vez de unos { $points }.
ground-ends =
    Termina la ronda: { $who ->
        [you] tienes
       *[other] { $who } tiene
    } { $points }; { $rival }, cerca de { $theirs }.
ground-too-soon =
    Es pronto para terminar la ronda: { $who ->
        [you] tienes
       *[other] { $who } tiene
    } cerca de { $points }.
ground-gives-match =
    { $who ->
        [you] Podrías emparejar { $card }: mejor no descartarla.
       *[other] { $who } podría emparejar { $card }: no la descartes.
    }
ground-dearer =
    { $card } vale { $points }, pero { $kept } { $theirs ->
        [0] no vale nada.
       *[other] solo { $theirs }.
    }
ground-dearer-than-down = { $card } vale { $points }; una carta boca abajo, cerca de { $theirs }.
ground-down-dearer =
    Una carta boca abajo vale cerca de { $points }, pero { $card } { $theirs ->
        [0] no vale nada.
       *[other] solo { $theirs }.
    }
ground-same-rank = Eso no cambia nada, pero reemplazar { $card } suma { $points }.
ground-takes-off =
    Eso quita { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }; reemplazar { $card }, { $theirs ->
        [0] ninguno.
       *[other] solo { $theirs }.
    }
ground-gives-king =
    { $who ->
        [you] { $card } vale 0: mejor no dejártela.
       *[other] { $card } vale 0: no se la dejes a { $who }.
    }
ground-third = Otra como { $card } forma dos parejas juntas: hay premio.
ground-keeps-dearer =
    Reserva la columna { $column }: emparejar { $card } ahorra { $points }; { $filled }, { $theirs ->
        [0] nada.
       *[other] solo { $theirs }.
    }
ground-keeps-likelier =
    { $card } es más fácil de emparejar: { $count ->
        [one] queda 1 carta
       *[other] quedan { $count } cartas
    }; para { $filled }, { $less ->
        [0] ninguna.
       *[other] solo { $less }.
    }
ground-keeps-open =
    Reserva la columna { $column } para emparejar { $card }: { $count ->
        [one] queda 1 más boca abajo.
       *[other] quedan { $count } más boca abajo.
    }
ground-keeps-card =
    Guarda { $card } para emparejarla después: { $count ->
        [one] queda 1 más boca abajo.
       *[other] quedan { $count } más boca abajo.
    }
ground-cheap =
    Emparejar { $card } { $points ->
        [0] no ahorraría nada
       *[other] solo ahorraría { $points }
    }: llena su columna.
ground-starts =
    { $card } estrena una columna: { $count ->
        [one] 1 más puede emparejarla.
       *[other] { $count } más pueden emparejarla.
    }
ground-waits =
    Emparejar { $card } después ahorraría { $points }; { $out }, { $theirs ->
        [0] nada.
       *[other] solo { $theirs }.
    }
ground-turns-up =
    { $who ->
        [you] Quedas más cerca que nadie de terminar la ronda
       *[other] { $who } queda más cerca que nadie de terminar la ronda
    }: { $count ->
        [one] falta 1 carta.
       *[other] faltan { $count } cartas.
    }
ground-useless =
    { $who ->
        [you] No tienes
       *[other] { $who } no tiene
    } con qué emparejar { $card }.
ground-inner = Una columna interior puede dar premio con cualquiera de sus vecinas.
ground-alike = Las dos columnas se ven iguales, así que importa poco.

## What can be seen: taking or drawing a card

ground-take-block = Puede juntar parejas iguales: −{ $points } puntos.
ground-take-match = Hace pareja con { $card } en la columna { $column }: ambas valen 0.
ground-take-for =
    Quita { $points ->
        [one] cerca de 1 punto
       *[other] unos { $points } puntos
    }; { $card }, { $theirs ->
        [0] ninguno.
       *[other] solo { $theirs }.
    }
ground-take-from-next =
    { $who ->
        [you] Si no, puedes tomar { $card } y emparejarla.
       *[other] Si no, { $who } puede tomar { $card } y emparejarla.
    }
ground-take-low = { $card } vale { $points }; una carta robada, unos { $mean } en promedio.
ground-draw-high = { $card } vale { $points }; una carta robada, unos { $mean } en promedio.
ground-draw-match =
    { $card } no hace pareja, pero { $count ->
        [one] 1 de las { $total } cartas por robar sí.
       *[other] { $count } de las { $total } cartas por robar sí.
    }
ground-draw-use =
    Una carta robada quita { $points ->
        [one] cerca de 1 punto
       *[other] unos { $points } puntos
    }; { $card }, { $theirs ->
        [0] ninguno.
       *[other] solo { $theirs }.
    }
