### What a review says.
###
### person: $who
### text: $name, $label
### texts: $chances
### number: $count, $of, $began, $end, $rest, $cost
### persons: $winners
### message: $own, $played, $other, $loss
### messages: $lines

review = Repaso
result = Final
stopped = Detenido
going-over = Repasando la partida…
done = { $count }{ "\u00A0" }% hecho. Tenfold va guardando lo que encuentra.
progress = Avance
cannot = El jugador virtual de este juego no calcula, así que no puede repasar tus jugadas.
tap-a-move = Toca una jugada para ver la mesa como estaba. Desde ahí puedes seguir jugando como práctica.
about-lines = Cada línea muestra qué probabilidad de ganar tenía alguien, según lo que veía. Lo calculó el jugador virtual difícil. La mala suerte no cuenta como error.
chances = Probabilidad de ganar, en{ "\u00A0" }%
at-move = jugada { $count }
at-deal = reparto
lines-aloud = Probabilidades de ganar: { ROW($lines, between: ". ") }.
line-aloud = { $name } { ROW($chances, between: ", ") }, al final { $count }
tied = Empate: { $winners }
from-behind =
    { $who ->
        [you] Remontaste justo al final
       *[other] { $who } remontó justo al final
    }
close-to-the-end =
    { $who ->
        [you] Ganaste, y estuvo reñido hasta el final
       *[other] Ganó { $who }, y estuvo reñido hasta el final
    }
ahead =
    { $who ->
        [you] Fuiste en cabeza desde el principio
       *[other] { $who } fue en cabeza desde el principio
    }
ahead-since =
    { $who ->
        [you] Fuiste en cabeza desde la jugada { $count } de { $of }
       *[other] { $who } fue en cabeza desde la jugada { $count } de { $of }
    }
best-find = Mejor idea
mistakes =
    { $count ->
        [one] El error
       *[other] Los errores
    }
costliest = Los { $count } errores más caros de { $of }
# What the computer player counts, of a hundred games: at the beginning and the end, and what mistakes and all the rest
# made of it.
luck-added =
    { $who ->
        [you] Tu probabilidad de ganar pasó del { $began }{ "\u00A0" }% al { $end }{ "\u00A0" }%. { $own } La suerte y el resto de la mesa te dieron un { $rest }{ "\u00A0" }%.
       *[other] La probabilidad de ganar de { $who } pasó del { $began }{ "\u00A0" }% al { $end }{ "\u00A0" }%. { $own } La suerte y el resto de la mesa le dieron un { $rest }{ "\u00A0" }%.
    }
luck-cost =
    { $who ->
        [you] Tu probabilidad de ganar pasó del { $began }{ "\u00A0" }% al { $end }{ "\u00A0" }%. { $own } La suerte y el resto de la mesa te quitaron un { $rest }{ "\u00A0" }%.
       *[other] La probabilidad de ganar de { $who } pasó del { $began }{ "\u00A0" }% al { $end }{ "\u00A0" }%. { $own } La suerte y el resto de la mesa le quitaron un { $rest }{ "\u00A0" }%.
    }
own-mistakes =
    { $count ->
        [one] 1 error costó
       *[other] { $count } errores costaron
    } { $cost ->
        [0] menos del 1{ "\u00A0" }%.
       *[other] un { $cost }{ "\u00A0" }%.
    }
own-none = Ninguna jugada fue claramente un error.
where = Jugada { $count }
where-in-part = { $label }, jugada { $count }
chosen = Mejor: <b>{ $other }</b>. Lo elegido: <b>{ $played }</b>.
chosen-find = Lo evidente: { $other }. Lo elegido: <b>{ $played }</b>.
loss = Costó { $loss }.
loss-wins = Costó { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    } en 100 partidas.
loss-both = Costó { $loss } y { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    } en 100 partidas.
gain = Dio { $loss }.
gain-wins = Dio { $count ->
        [one] 1 victoria más
       *[other] { $count } victorias más
    } en 100 partidas.
gain-both = Dio { $loss } y { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    } en 100 partidas.
try-it = Probar
over = El repaso está listo.
as-it-was = Como estaba
played-then = La jugada hecha
to-the-table = A la mesa
