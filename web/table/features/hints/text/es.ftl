### What is said of hints, and in them.
###
### message: $play
### number: $count

hint = Pista
in-menu = lo que haría un jugador virtual
next-best = Otra opción
the-best = La mejor
instead = En cambio, { $play }
asked = { $count ->
        [one] 1 pista usada
       *[other] { $count } pistas usadas
    } en esta partida.
refused-over = La partida ha terminado.
refused-nothing = Ahora no hay pista: no tienes nada que decidir.
refused-table = Sin pistas en una pantalla compartida: delatarían tu mano.
