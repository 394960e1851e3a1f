### What is said of the daily deal.
###
### text: $title, $points, $standing, $shapes, $date
### texts: $rules
### number: $count, $of, $day, $games, $place
### messages: $days

deal-of-the-day = Reparto del día
day = Día { $day }: { $title }
day-practice = Practicar
    .note = no cuenta
day-learn = Aprende { $title }
    .note = primero
day-play = Jugar
    .note = tu único intento
day-share = Enviar
day-before = Sin reparto aún
    .note = En este teléfono es el { $date }, pero los repartos del día empiezan el 1 de noviembre de 2026. Mira si la fecha es correcta.
day-gave-up = Renunciaste a tu único intento.
day-unknown = Tenfold comprueba si ya has jugado este reparto. Después podrás jugar.
day-shapes = Cómo fue: { $shapes }
day-next = Próximo reparto en { $count ->
        [one] 1 hora
       *[other] { $count } horas
    }.
day-table = { $title } contra { $count ->
        [one] 1 jugador virtual
       *[other] { $count } jugadores virtuales
    }.
day-table-rules = { $title } contra { $count ->
        [one] 1 jugador virtual
       *[other] { $count } jugadores virtuales
    }: { ROW($rules, between: ", ") }.
day-for-all = Para todo el mundo, las mismas cartas y rivales, y un intento.
# A place, and the points where the game has them.
day-result = { $place }.º de { $of }
day-result-points = { $place }.º de { $of }, { $points }

# The row on the home screen. $count are the days in a row, 0 if there are not several.
day-any = uno nuevo cada día
day-row-new = { $count ->
        [0] { $title }: un intento
       *[other] { $title }: un intento. { $count } días seguidos
    }
day-row-under-way = { $count ->
        [0] { $title } te espera
       *[other] { $title } te espera. { $count } días seguidos
    }
day-row-played = { $count ->
        [0] { $title }: { $standing }
       *[other] { $title }: { $standing }. { $count } días seguidos
    }
day-row-given-up = { $title }: abandonado
day-row-unknown = { $title }: buscando tu intento

# What a list says of a game that is such a deal.
day-mark = Reparto del día { $day }
    .under-way = Reparto del día { $day }: tu único intento
    .given-up = Reparto del día { $day }: abandonado

# What goes with a game; $day is 0 for today.
remove-try = ¿Renuncias a tu único intento?
day-keep-result = { $day ->
        [0] Tu resultado en el reparto de hoy se queda.
       *[other] Tu resultado en el reparto del día { $day } se queda.
    }
day-lose-try = { $day ->
        [0] Renuncias a tu único intento en el reparto de hoy.
       *[other] Renuncias a tu único intento en el reparto del día { $day }.
    }
day-lose-today = Después solo podrás practicarlo.
day-lose-row = Se acaba tu racha de { $count } días.

# The quarter of a year.
day-row-of = { $count ->
        [0] Ahora sin racha
        [one] 1 día por ahora
       *[other] { $count } días seguidos
    }
day-none-finished = Aún no has terminado ningún reparto.
day-finished = Has jugado { $count ->
        [one] 1 reparto
       *[other] { $count } repartos
    } en { $of ->
        [one] 1 semana
       *[other] { $of } semanas
    } y has ganado { $games }.
day-given-up = Has abandonado { $count }.
day-given-up-days = Has abandonado { $days }.
day-number = el día { $day }
weekday =
    { $day ->
        [0] lun
        [1] mar
        [2] mié
        [3] jue
        [4] vie
        [5] sáb
       *[6] dom
    }

# The text that is shared.
share-day = Tenfold { $day }: { $title }
share-row = { $count } días seguidos
share-hints = 💡 { $count ->
        [one] 1 pista
       *[other] { $count } pistas
    }

# In other places.
deal-of-day = Reparto del día { $day }.
no-undo-day = En el reparto del día no puedes deshacer: tienes un solo intento.
leads-to-daily-deal = Este enlace abre el reparto del día. Solo cuenta tu primer intento.
saved-days = los repartos del día
