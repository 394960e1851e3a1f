### What is said of the daily deal.
###
### text: $title, $points, $standing, $shapes, $date
### texts: $rules
### number: $count, $of, $day, $games, $place
### messages: $days

deal-of-the-day = Dagspel
day = Dag { $day }: { $title }
day-practice = Oefen
    .note = telt niet mee
day-learn = Leer { $title }
    .note = eerst
day-play = Speel
    .note = je enige poging
day-share = Deel
day-before = Nog geen dagspel
    .note = Volgens de klok van deze telefoon is het { $date }, maar de dagspellen beginnen op 1 november 2026. Kijk de datum even na.
day-gave-up = Je hebt je enige poging opgegeven.
day-unknown = Tenfold kijkt na of je dit dagspel al hebt gespeeld. Daarna kun je spelen.
day-shapes = Zo ging het: { $shapes }
day-next = Volgend dagspel over { $count ->
        [one] 1 uur
       *[other] { $count } uur
    }.
day-table = { $title } tegen { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }.
day-table-rules = { $title } tegen { $count ->
        [one] 1 computer
       *[other] { $count } computers
    }: { ROW($rules, between: ", ") }.
day-for-all = Iedereen krijgt dezelfde kaarten en tegenstanders, en één poging.
# A place, and the points where the game has them.
day-result = { $place }e van { $of }
day-result-points = { $place }e van { $of }, { $points }

# The row on the home screen. $count are the days in a row, 0 if there are not several.
day-any = elke dag een nieuw
day-row-new = { $count ->
        [0] { $title }: één poging
       *[other] { $title }: één poging. { $count } dagen op rij
    }
day-row-under-way = { $count ->
        [0] { $title } wacht op je
       *[other] { $title } wacht op je. { $count } dagen op rij
    }
day-row-played = { $count ->
        [0] { $title }: { $standing }
       *[other] { $title }: { $standing }. { $count } dagen op rij
    }
day-row-given-up = { $title }: opgegeven
day-row-unknown = { $title }: je poging wordt nagekeken

# What a list says of a game that is such a deal.
day-mark = Dagspel { $day }
    .under-way = Dagspel { $day }: je enige poging
    .given-up = Dagspel { $day }: opgegeven

# What goes with a game; $day is 0 for today.
remove-try = Je enige poging opgeven?
day-keep-result = { $day ->
        [0] Je uitslag in het dagspel van vandaag blijft staan.
       *[other] Je uitslag in dagspel { $day } blijft staan.
    }
day-lose-try = { $day ->
        [0] Je geeft je enige poging in het dagspel van vandaag op.
       *[other] Je geeft je enige poging in dagspel { $day } op.
    }
day-lose-today = Daarna kun je er alleen nog mee oefenen.
day-lose-row = Je reeks van { $count } dagen is dan voorbij.

# The quarter of a year.
day-row-of = { $count ->
        [0] Nu geen reeks
        [one] Nu 1 dag
       *[other] { $count } dagen op rij
    }
day-none-finished = Je hebt nog geen dagspel uitgespeeld.
day-finished = Je speelde { $count ->
        [one] 1 dagspel
       *[other] { $count } dagspellen
    } in { $of ->
        [one] 1 week
       *[other] { $of } weken
    } en won er { $games }.
day-given-up = Je gaf er { $count } op.
day-given-up-days = Je gaf { $days } op.
day-number = dag { $day }
weekday =
    { $day ->
        [0] ma
        [1] di
        [2] wo
        [3] do
        [4] vr
        [5] za
       *[6] zo
    }

# The text that is shared.
share-day = Tenfold { $day }: { $title }
share-row = { $count } dagen op rij
share-hints = 💡 { $count ->
        [one] 1 hint
       *[other] { $count } hints
    }

# In other places.
deal-of-day = Dagspel, dag { $day }.
no-undo-day = Terugnemen kan niet in het dagspel: je hebt één poging.
leads-to-daily-deal = Deze link opent het dagspel. Alleen je eerste poging telt.
saved-days = de dagspellen
