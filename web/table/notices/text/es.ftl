### What Tenfold says of saved games, files and links.
###
### text: $name, $title, $label, $why, $level
### text: $choice, $points, $result
### texts: $names
### number: $count, $of, $place, $deal
### messages: $parts

## Buttons of several sheets

cancel = Cancelar
remove = Borrar
save-as-file = Guardar archivo
try-again = Reintentar
nothing-changed = En este teléfono no ha cambiado nada.

## Saved games

titled = { $title }: { $names }
placed = { $title }: { $label }
series-round = Ronda { $count }
remove-game = ¿Borrar la partida?
remove-series = ¿Borrar la serie?
remove-tournament = ¿Borrar el torneo?
removes-one = Esta partida se borrará para siempre: { $title } ({ $names }).
removes-all = Estas { $count } partidas se borrarán para siempre: { $title } ({ $names }).
damaged = No se puede leer esta partida
    .note = La partida guardada está dañada: falta una parte, o algo ha escrito encima.
    .newer = Esta partida es de un Tenfold más nuevo. Actualiza Tenfold aquí y vuelve a abrirla.
    .stays = Sigue en este teléfono, y tus demás partidas están a salvo. Puedes guardarla en un archivo.
skipped = Esta partida no se ha leído
    .stays = Sigue en este teléfono. Si lo intentas otra vez, Tenfold podría detenerse de nuevo.
    .remove = Borrar
reading-again = Leyendo la partida
    .note = Si Tenfold se detiene, vuelve a arrancar solo.
read-again = Tenfold ha leído la partida. Está otra vez en tu lista.
read-damaged = Esta partida está dañada y no se puede leer. Aún puedes guardarla en un archivo.
no-longer-here = Esta partida ya no está en este teléfono.
not-now = Ahora no se puede leer esta partida. Está a salvo. Prueba otra vez en un minuto.
unknown-player = Por { $name } juega «{ $level }», un jugador virtual que no está en este teléfono.
not-opened = aún sin abrir

## What is saved besides the games

saved-settings = los ajustes
saved-setups = las mesas preparadas
saved-open = la lista de partidas sin terminar
saved-history = la lista de partidas terminadas
saved-past = la lista de partidas anteriores

## Sharing by hand

copy = Copia este texto
    .note = Texto para copiar

## Links

link-no-deal-again = Esta partida no se puede compartir con un enlace: empezó desde una posición.
link-place = { $place }.º de { $of }
# A result without its full stop, which goes into another sentence.
link-result-points = { $name }: { $points }
link-result-place = { $name }: { $points }
link-someone = Alguien
link-invites = { $title }, reparto { $deal }: las mismas cartas para ti.
link-invites-to-beat = { $title }, reparto { $deal }. { $result }. ¿Puedes superarlo?
link-computers = Solo jugaron virtuales
link-same = El mismo resultado
link-better = Mejor: { $name }
link-sender-better = Mejor quien lo envió
link-sent = Venía con el enlace
link-without-game = Este enlace no nombra ningún juego de Tenfold. Quizá está incompleto: cópialo otra vez.
link-without-deal = Este enlace no tiene número de reparto. Quizá está incompleto: cópialo otra vez.
link-without-seats = Este enlace no dice quién juega. Quizá está incompleto: cópialo otra vez.
link-without-end = Falta el final de este enlace. Cópialo otra vez.
link-players =
    { $count ->
        [one] No se puede jugar a { $title } con 1 persona.
       *[other] No se puede jugar a { $title } con { $count } personas.
    }
link-rules = Las reglas de mesa de este enlace no valen: { $why }

## Sheets of a table

preset-part = { $title }: { $choice }
preset = { ROW($parts, between: ", ") }
