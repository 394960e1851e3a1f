### What the stats say of a player. $won, $even and $usual are numbers that may have decimals, written out.
###
### text: $name, $other, $title, $won, $even, $luck, $level, $best, $low, $high, $usual
### number: $count, $of, $players, $place, $streak
### messages: $against, $places

figures = Statistik
    .back = Zurück
figures-none = Spiel ein Spiel zu Ende, dann siehst du hier deine Statistik.
figures-loading = Ältere Spiele werden noch geladen.
figures-elsewhere =
    { $count ->
        [one] 1 dieser Spiele wurde mit echten Karten gespielt.
       *[other] { $count } dieser Spiele wurden mit echten Karten gespielt.
    }
figures-game = Spiel
figures-player = Name
figures-not-yet = { $name } hat { $title } noch nie zu Ende gespielt.

## How many games somebody won

won =
    { $name } hat { $won } von { $of ->
        [one] 1 Spiel
       *[other] { $of } Spielen
    } gewonnen
even = Gleich verteilt wären es { $even }.
luck =
    { $luck ->
        [more] Das ist mehr als Glück.
        [less] Das ist mehr als Pech.
       *[other] Das kann Zufall sein.
    }
streak = Meiste Siege in Folge: { $streak }.
    .now = Zurzeit Siege in Folge: { $streak }.
legend = Der Strich zeigt gleich verteilte Siege. Die dünne Linie zeigt, was Zufall sein kann (95{ "\u00A0" }%).
seats = { $players } am Tisch
share-of = { $won } von { $of }
share-even = (gleich verteilt: { $even })

## With and without help

unaided =
    { $name } hat { $won } von { $of ->
        [one] 1 Spiel
       *[other] { $of } Spielen
    } ohne Tipps und Zurücknehmen gewonnen
unaided-row = Ohne
aided-row = Mit

## Against whom

level =
    { $level ->
        [easy] Computer (leicht)
        [medium] Computer (mittel)
        [hard] Computer (schwer)
        [mixed] gemischte Computer
       *[other] Menschen
    }
level-row =
    { $level ->
        [easy] Gegen Computer (leicht)
        [medium] Gegen Computer (mittel)
        [hard] Gegen Computer (schwer)
        [mixed] Gegen gemischte Computer
       *[other] Gegen Menschen
    }
level-even = { $name } gewinnt gegen alle durchschnittlich oft
level-more = { $name } gewinnt überdurchschnittlich oft gegen { $against }
level-less = { $name } gewinnt unterdurchschnittlich oft gegen { $against }
duel =
    { $name } schlägt { $other } in { $won } von { $of ->
        [one] 1 Spiel
       *[other] { $of } Spielen
    }
    .note = Der bessere Platz gewinnt. Gleichstand ist ein halber Sieg.

## Places and scores

place = { $place }. Platz: { $count }-mal
places = { ROW($places, between: ", ") }
most-often = { $name } kommt mit { $players } am Tisch meist auf Platz { $place }
scores = Mit { $players } am Tisch: bestenfalls { $best }, meist { $usual }
    .note = Der Balken zeigt die mittlere Hälfte der Spiele, die Linie alle.
    .range = { $low } bis { $high }, meist { $usual }

## Series and tournaments

series =
    { $name } hat { $won } von { $of ->
        [one] 1 Serie
       *[other] { $of } Serien
    } gewonnen
tournaments =
    { $name } hat { $won } von { $of ->
        [one] 1 Turnier
       *[other] { $of } Turnieren
    } gewonnen
