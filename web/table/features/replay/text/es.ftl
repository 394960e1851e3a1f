### What a replay says.
###
### text: $name, $happened
### number: $count, $of
### message: $place

replay-close = Cerrar la repetición
replay-began = El principio.
replay-hands = Las manos
replay-move = Jugada
replay-first = Ir al principio
replay-back = Jugada anterior
replay-pause = Pausa
replay-play = Ver
replay-on = Siguiente
replay-last = Ir al final
replay-everybody = Con todas las manos a la vista. Cambiar
replay-seen-by = Con la vista de { $name }. Cambiar
replay = Ver otra vez
    .named = Ver otra vez { $name }
    .waits = Podrás ver otra vez esta partida cuando termine.
    .at-start = Es el principio.
    .at-end = Es el final.
replay-place = Jugada { $count } de { $of }
    .note = { $place }: { $happened }
note = Comentario
whose-eyes = ¿Qué vista?
everybody = Completa
    .note = Manos boca arriba
