### What is said of puzzles.
###
### number: $count, $of, $mistakes
### text: $title, $name, $amount
### message: $loss, $play

puzzles = Acertijos
about = En cada posición hay una jugada mejor que las demás. ¿La encuentras?

# The row on the home screen. $count is the number of days in a row, 0 if there are not several.
row-any = encuentra la mejor jugada
row-new = { $count ->
        [0] el de hoy es de { $title }
       *[other] el de hoy es de { $title }. { $count } días seguidos
    }
row-answered = { $count ->
        [0] mañana hay uno nuevo
       *[other] { $count } días seguidos
    }
row-own = { $count ->
        [one] vuelve 1 de tus errores
       *[other] vuelven { $count } de tus errores
    }

# The screen of all puzzles.
of-day = Acertijo del día
of-day-new = { $title }: cuenta una respuesta
of-day-right = { $title }: resuelto
of-day-wrong = { $title }: sin resolver
of-day-none = desde el 1 de noviembre de 2026
own = Tus errores
own-due = { $count ->
        [0] hoy ninguno
        [one] hoy vuelve 1
       *[other] hoy vuelven { $count }
    }
own-none = Repasa una partida: tus errores volverán aquí como acertijos.
solved-of = { $count } de { $of } resueltos

# The puzzles of a game.
ended = { $count ->
        [0] No has encontrado ninguna
        [one] Has encontrado 1
       *[other] Has encontrado { $count }
    } de las mejores jugadas
all-played = Ya los has jugado todos.
start = Empezar
start-note = { $count } vidas
about-run = Cada error cuesta una vida. Tras { $count } aciertos, los acertijos son más difíciles. La mejor jugada compensa a lo largo de muchos repartos. En uno solo puede decidir la suerte.
best = { $count ->
        [0] Aún sin racha.
       *[other] Mejor racha: { $count }.
    }
themes = Por tema

# The table of a puzzle.
best-play = ¿La mejor?
leave = Dejar el acertijo
stake-points = { $amount } puntos o más
stake-cards = { $amount } cartas o más
stake-wins = { $count } victorias o más en 100
lives = { $count ->
        [one] 1 vida
       *[other] { $count } vidas
    }
lives-left = { $count ->
        [0] No quedan vidas
        [one] Queda 1 vida
       *[other] Quedan { $count } vidas
    }
not-the-best = No es la mejor
level = nivel { $count } de { $of }
streak = { $count ->
        [1] Acierto
       *[other] { $count } seguidos
    }
right = Es la mejor jugada.
shown = Esto habría sido lo mejor.
wrong = Eso cuesta { $loss }.
wrong-wins = Eso cuesta { $count ->
        [one] 1 victoria
       *[other] { $count } victorias
    } en 100 partidas.
thinking = Mirando tu jugada…
better = Mejor: <b>{ $play }</b>.
answer = Tu respuesta
show = Mostrar
next = Otro
finish = Acabar
to-the-table = A la mesa
own-dropped = { $count ->
        [one] No se puede leer 1 de tus errores. Tenfold no lo incluye.
       *[other] No se pueden leer { $count } de tus errores. Tenfold no los incluye.
    }

# After a review.
own-comes-again = { $mistakes ->
        [one] Este error vuelve como acertijo
       *[other] Estos errores vuelven como acertijos
    } { $count ->
        [0] hoy
        [1] mañana
       *[other] en { $count } días
    }.
saved-puzzles = los acertijos

# The themes, by game and sort of play.
pig10 = { $name ->
        [ten] Hacer diez
        [over] Pasarse
       *[other] Nada de eso
    }
tens = { $name ->
        [draw] Robar o tomar
        [place] Dónde va
       *[other] Destapar
    }
ten = { $name ->
        [lay] Primera carta
        [swap] Cambios y ofertas
        [bid] Ofertas
        [second] Segunda carta
        [protect] Fichas en una carta
        [turn-up] Boca arriba o abajo
       *[other] Quién empieza
    }
ten-nine-eight = { $name ->
        [bid] Apuestas
        [lead] Salidas
        [follow] Asistir
        [ruff] Fallar con triunfo
       *[other] Descartes
    }
tenstuff = { $name ->
        [match] Igualadas
        [slam] Golpes
        [lead] Empezar la pila
        [plain] Cartas más altas
       *[other] Otras jugadas
    }
