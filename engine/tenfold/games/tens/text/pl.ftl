### What Tens says.
###
### person: $who, $giver
### card: $card, $out
### number: $hand, $points
### messages: $scores

## What happens

event-hand =
    { $who ->
        [you] Runda { $hand }: zaczynasz
       *[other] Runda { $hand }: zaczyna { $who }
    }
event-flip =
    { $who ->
        [you] Odkrywasz kartę { $card }
       *[other] { $who } odkrywa kartę { $card }
    }
event-draw =
    { $who ->
        [you] Dobierasz kartę { $card }
       *[other] { $who } dobiera kartę { $card }
    }
event-take =
    { $giver ->
        [you] { $who } bierze od ciebie kartę { $card }
       *[other]
            { $who ->
                [you] Bierzesz: { $card }, od: { $giver }
               *[other] { $who } bierze: { $card }, od: { $giver }
            }
    }
event-place =
    { $who ->
        [you] Kładziesz kartę { $card } i odkładasz kartę { $out }
       *[other] { $who } kładzie kartę { $card } i odkłada kartę { $out }
    }
event-reshuffle = Odłożone karty, oprócz tych z wierzchu, po przetasowaniu tworzą nową talię
event-lost =
    { $who ->
        [you] Nie masz skąd wziąć karty, więc tracisz kolejkę
       *[other] { $who } nie ma skąd wziąć karty, więc traci kolejkę
    }
event-finish =
    { $who ->
        [you] Masz dziesięć odkrytych kart: ostatnia tura dla reszty
       *[other] { $who } ma dziesięć odkrytych kart: ostatnia tura dla reszty
    }
event-reveal = Ostatnie zakryte karty są odkrywane
event-score = Koniec rundy: { ROW($scores, between: ", ") }
score = { $who } { $points }
event-over = Gra skończona

## Why something can’t be done

flip-first = Jeszcze nie teraz: najpierw wszyscy odkrywają po 3 karty.
flipped = Więcej kart nie możesz odkryć: weź kartę i połóż ją u siebie.
face-up-already = Tej karty nie możesz odkryć: już jest odkryta.
touches = Tej karty nie możesz odkryć: dotyka już odkrytej.
take-first = Jeszcze nie teraz: najpierw dobierz kartę albo weź odłożoną przez kogoś innego.
nothing-to-draw = Nie możesz dobrać: talia jest pusta i nie ma czego przetasować.
own-discards = Nie możesz brać własnych odłożonych kart: są dla innych.
no-discard = Tu nie ma czego wziąć: brak odłożonej karty.
place-first = Jeszcze nie teraz: najpierw połóż u siebie wziętą kartę.

## Options

option-decks = Talie po 52 karty
    .help = Ile talii tasujecie razem? Jedna wystarcza na 2 lub 3 osoby, ale są w niej tylko po 4 jednakowe karty.
    .is-auto = według liczby graczy
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
one-pack = Jedna talia wystarcza tylko dla 2 albo 3 osób.
option-end = Długość gry
    .help = Gra kończy się, gdy czyjś wynik przekroczy tę granicę, albo po tylu rundach.
    .is-100 = ±100
    .is-50 = ±50
    .is-200 = ±200
    .is-1-hand = 1 runda
    .is-3-hands = 3 rundy
    .is-5-hands = 5 rund
    .is-9-hands = 9 rund
option-tie = Remisy
    .help = Przy remisie na czele wygrywacie wspólnie albo gracie dalej, aż jeden wynik będzie najniższy.
    .is-shared = wspólna wygrana
    .is-extra-hand = dodatkowa runda
option-blocks = Pary obok siebie
    .help = Jednakowe pary obok siebie dają premię albo liczą się po 0.
    .is-bonus = premia
    .is-none = bez premii
