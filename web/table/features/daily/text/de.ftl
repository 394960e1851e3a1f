### What is said of the daily deal.
###
### text: $title, $points, $standing, $shapes, $date
### texts: $rules
### number: $count, $of, $day, $games, $place
### messages: $days

deal-of-the-day = Tagesspiel
day = Tag { $day }: { $title }
day-practice = Üben
    .note = zählt nicht
day-learn = { $title } lernen
    .note = zuerst
day-play = Spielen
    .note = dein einziger Versuch
day-share = Teilen
day-before = Noch kein Tagesspiel
    .note = Die Uhr dieses Handys sagt { $date }, aber Tagesspiele gibt es ab dem 1. November 2026. Bitte prüf das Datum.
day-gave-up = Du hast deinen einzigen Versuch aufgegeben.
day-unknown = Tenfold prüft, ob du dieses Tagesspiel schon gespielt hast. Danach kannst du spielen.
day-shapes = So lief es: { $shapes }
day-next = Nächstes Tagesspiel in { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }.
day-table = { $title } gegen { $count ->
        [one] 1 Computer
       *[other] { $count } Computer
    }.
day-table-rules = { $title } gegen { $count ->
        [one] 1 Computer
       *[other] { $count } Computer
    }: { ROW($rules, between: ", ") }.
day-for-all = Für alle dieselben Karten, dieselben Computer und nur ein Versuch.
# A place, and the points where the game has them.
day-result = Platz { $place } von { $of }
day-result-points = Platz { $place } von { $of }, { $points }

# The row on the home screen. $count are the days in a row, 0 if there are not several.
day-any = jeden Tag ein neues
day-row-new = { $count ->
        [0] { $title }: ein Versuch
       *[other] { $title }: ein Versuch. { $count } Tage in Folge
    }
day-row-under-way = { $count ->
        [0] { $title } wartet
       *[other] { $title } wartet. { $count } Tage in Folge
    }
day-row-played = { $count ->
        [0] { $title }: { $standing }
       *[other] { $title }: { $standing }. { $count } Tage in Folge
    }
day-row-given-up = { $title }: aufgegeben
day-row-unknown = { $title }: wird geprüft

# What a list says of a game that is such a deal.
day-mark = Tagesspiel { $day }
    .under-way = Tagesspiel { $day }: dein einziger Versuch
    .given-up = Tagesspiel { $day }: aufgegeben

# What goes with a game; $day is 0 for today.
remove-try = Deinen einzigen Versuch aufgeben?
day-keep-result = { $day ->
        [0] Dein Ergebnis im heutigen Tagesspiel bleibt.
       *[other] Dein Ergebnis in Tagesspiel { $day } bleibt.
    }
day-lose-try = { $day ->
        [0] Du gibst deinen einzigen Versuch im heutigen Tagesspiel auf.
       *[other] Du gibst deinen einzigen Versuch in Tagesspiel { $day } auf.
    }
day-lose-today = Danach kannst du es nur noch üben.
day-lose-row = Deine { $count } Tage in Folge enden.

# The quarter of a year.
day-row-of = { $count ->
        [0] Gerade keine Tage in Folge
        [one] 1 Tag bisher
       *[other] { $count } Tage in Folge
    }
day-none-finished = Du hast noch kein Tagesspiel beendet.
day-finished = Du hast in { $of ->
        [one] 1 Woche
       *[other] { $of } Wochen
    } { $count ->
        [one] 1 Tagesspiel
       *[other] { $count } Tagesspiele
    } gespielt und { $games } gewonnen.
day-given-up = Aufgegeben hast du { $count }.
day-given-up-days = Aufgegeben hast du { $days }.
day-number = Tag { $day }
weekday =
    { $day ->
        [0] Mo
        [1] Di
        [2] Mi
        [3] Do
        [4] Fr
        [5] Sa
       *[6] So
    }

# The text that is shared.
share-day = Tenfold { $day }: { $title }
share-row = { $count } Tage in Folge
share-hints = 💡 { $count ->
        [one] 1 Tipp
       *[other] { $count } Tipps
    }

# In other places.
deal-of-day = Tagesspiel, Tag { $day }.
no-undo-day = Im Tagesspiel kannst du nichts zurücknehmen: Du hast nur einen Versuch.
leads-to-daily-deal = Dieser Link öffnet das Tagesspiel. Nur dein erster Versuch zählt.
saved-days = die Tagesspiele
