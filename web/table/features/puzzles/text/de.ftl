### What is said of puzzles.
###
### number: $count, $of, $mistakes
### text: $title, $name, $amount
### message: $loss, $play

puzzles = Rätsel
about = In jeder Lage ist ein Zug der beste. Findest du ihn?

# The row on the home screen. $count is the number of days in a row, 0 if there are not several.
row-any = finde den besten Zug
row-new = { $count ->
        [0] heute aus { $title }
       *[other] heute aus { $title }. { $count } Tage in Folge
    }
row-answered = { $count ->
        [0] morgen kommt ein neues
       *[other] { $count } Tage in Folge
    }
row-own = { $count ->
        [one] 1 deiner Fehler ist wieder da
       *[other] { $count } deiner Fehler sind wieder da
    }

# The screen of all puzzles.
of-day = Rätsel des Tages
of-day-new = { $title }: eine Antwort zählt
of-day-right = { $title }: gelöst
of-day-wrong = { $title }: nicht gelöst
of-day-none = ab 1. November 2026
own = Deine Fehler
own-due = { $count ->
        [0] heute keiner
        [one] 1 ist wieder da
       *[other] { $count } sind wieder da
    }
own-none = Siehst du dir den Rückblick eines Spiels an, werden deine Fehler hier zu Rätseln.
solved-of = { $count } von { $of } gelöst

# The puzzles of a game.
ended = Gefunden: { $count ->
        [0] kein bester Zug
        [one] 1 bester Zug
       *[other] { $count } beste Züge
    }
all-played = Du hast alle gespielt.
start = Los
start-note = { $count } Leben
about-run = Eine falsche Antwort kostet ein Leben. Nach { $count } richtigen werden die Rätsel schwerer. Der beste Zug zahlt sich auf Dauer aus. Im einzelnen Spiel kann das Glück anders entscheiden.
best = { $count ->
        [0] Noch kein Rekord.
       *[other] Rekord: { $count } in Folge.
    }
themes = Nach Thema

# The table of a puzzle.
best-play = Bester Zug?
leave = Rätsel verlassen
stake-points = Gut { $amount } { $amount ->
        [1] Punkt
       *[other] Punkte
    } wert
stake-cards = Gut { $amount } { $amount ->
        [1] Karte
       *[other] Karten
    } wert
stake-wins = Gut { $count } { $count ->
        [one] Sieg
       *[other] Siege
    } von 100
lives = { $count ->
        [one] 1 Leben
       *[other] { $count } Leben
    }
lives-left = { $count ->
        [0] Kein Leben mehr
        [one] Noch 1 Leben
       *[other] Noch { $count } Leben
    }
not-the-best = Nicht der beste
level = Stufe { $count } von { $of }
streak = { $count ->
        [1] Richtig
       *[other] { $count } in Folge
    }
right = Das ist der beste Zug.
shown = Das wäre am besten gewesen.
wrong = Das kostet { $loss }.
wrong-wins = Das kostet { $count ->
        [one] 1 Sieg
       *[other] { $count } Siege
    } in 100 Spielen.
thinking = Dein Zug wird geprüft …
better = Besser: <b>{ $play }</b>.
answer = Deine Antwort
show = Zeigen
next = Weiter
finish = Ende
to-the-table = Zum Tisch
own-dropped = { $count ->
        [one] 1 deiner Fehler ist nicht lesbar. Tenfold lässt ihn weg.
       *[other] { $count } deiner Fehler sind nicht lesbar. Tenfold lässt sie weg.
    }

# After a review.
own-comes-again = { $mistakes ->
        [one] Dieser Fehler kommt
       *[other] Diese Fehler kommen
    } { $count ->
        [0] heute
        [1] morgen
       *[other] in { $count } Tagen
    } als Rätsel wieder.
saved-puzzles = die Rätsel

# The themes, by game and sort of play.
pig10 = { $name ->
        [ten] Zehn machen
        [over] Über zehn gehen
       *[other] Weder zehn noch darüber
    }
tens = { $name ->
        [draw] Ziehen oder nehmen
        [place] Wohin damit
       *[other] Karte aufdecken
    }
ten = { $name ->
        [lay] Erste Karte
        [swap] Tauschen und Auktionen
        [bid] Gebote
        [second] Zweite Karte
        [protect] Chips auf einer Karte
        [turn-up] Offen oder verdeckt
       *[other] Wer anfängt
    }
ten-nine-eight = { $name ->
        [bid] Ansagen
        [lead] Ausspielen
        [follow] Bedienen
        [ruff] Stechen
       *[other] Abwerfen
    }
tenstuff = { $name ->
        [match] Treffer
        [slam] Knaller
        [lead] Ausspielen
        [plain] Höhere Karten
       *[other] Andere Züge
    }
