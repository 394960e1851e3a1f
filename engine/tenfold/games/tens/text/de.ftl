### What Tens says.
###
### person: $who, $giver
### card: $card, $out
### number: $hand, $points
### messages: $scores

## What happens

event-hand =
    { $who ->
        [you] Runde { $hand }: Du fängst an
       *[other] Runde { $hand }: { $who } fängt an
    }
event-flip =
    { $who ->
        [you] Du deckst { $card } auf
       *[other] { $who } deckt { $card } auf
    }
event-draw =
    { $who ->
        [you] Du ziehst { $card }
       *[other] { $who } zieht { $card }
    }
event-take =
    { $who ->
        [you] Du nimmst { $card } von { $giver }
       *[other] { $who } nimmt { $card } von { $giver ->
            [you] dir
           *[other] { $giver }
        }
    }
event-place =
    { $who ->
        [you] Du spielst { $card } und legst { $out } ab
       *[other] { $who } spielt { $card } und legt { $out } ab
    }
event-reshuffle = Alle Ablagen bis auf die obersten Karten werden zum neuen Nachziehstapel gemischt
event-lost =
    { $who ->
        [you] Du findest keine Karte zum Nehmen und setzt aus
       *[other] { $who } findet keine Karte zum Nehmen und setzt aus
    }
event-finish =
    { $who ->
        [you] Du hast zehn offene Karten: Alle anderen sind noch einmal dran
       *[other] { $who } hat zehn offene Karten: Alle anderen sind noch einmal dran
    }
event-reveal = Die letzten Karten werden aufgedeckt
event-score = Diese Runde: { ROW($scores, between: ", ") }
score = { $who } { $points }
event-over = Das Spiel ist vorbei

## Why something can’t be done

flip-first = Das geht noch nicht: Erst decken alle je 3 Karten auf.
flipped = Mehr Karten kannst du nicht aufdecken: Nimm eine Karte und spiel sie.
face-up-already = Diese Karte liegt schon offen.
touches = Diese Karte geht nicht: Sie berührt eine, die du schon aufgedeckt hast.
take-first = Das geht noch nicht: Zieh erst eine Karte oder nimm eine von einer anderen Ablage.
nothing-to-draw = Ziehen geht nicht: Der Nachziehstapel ist leer, und es gibt keine Ablagen zum Mischen.
own-discards = Von deiner eigenen Ablage darfst du nicht nehmen: Sie ist für die anderen.
no-discard = Hier kannst du nichts nehmen: Die Ablage ist leer.
place-first = Das geht noch nicht: Leg erst die genommene Karte in deine Auslage.

## Options

option-decks = Decks
    .help = So viele Decks mischt ihr zusammen. 1 reicht für 2 oder 3 Personen, hat aber jeden Rang nur 4-mal.
    .is-auto = nach Personenzahl
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
one-pack = Ein Deck reicht nur für 2 oder 3 Personen.
option-end = Länge
    .help = Das Spiel endet, wenn ein Punktestand diese Grenze überschreitet, oder nach so vielen Runden.
    .is-100 = ±100
    .is-50 = ±50
    .is-200 = ±200
    .is-1-hand = 1 Runde
    .is-3-hands = 3 Runden
    .is-5-hands = 5 Runden
    .is-9-hands = 9 Runden
option-tie = Gleichstand
    .help = Haben mehrere die wenigsten Punkte, teilt ihr den Sieg oder spielt weiter, bis jemand allein vorn liegt.
    .is-shared = geteilter Sieg
    .is-extra-hand = Zusatzrunde
option-blocks = Nachbarpaare
    .help = Gleiche Paare nebeneinander bringen einen Bonus oder zählen nur 0.
    .is-bonus = Bonus
    .is-none = kein Bonus
