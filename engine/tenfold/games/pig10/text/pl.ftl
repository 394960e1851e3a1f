### What PIG 10 says.
###
### person: $who
### card: $card
### number: $value, $cards, $left
### cards: $hand

## What happens

event-deal =
    { $who ->
        [you] Dostajesz { ROW($hand, between: " ") }
       *[other] { $who } dostaje { ROW($hand, between: " ") }
    }
event-begin =
    { $who ->
        [you] Zaczynasz
       *[other] Zaczyna { $who }
    }
event-draw =
    { $who ->
        [you] Dobierasz { $card }
       *[other] { $who } dobiera { $card }
    }
# The middle is empty.
play-first =
    { $who ->
        [you] Zagrywasz <b>{ $value }</b>
       *[other] { $who } zagrywa <b>{ $value }</b>
    }
play-add =
    { $who ->
        [you] Dodajesz { $card }: <b>{ $value }</b>
       *[other] { $who } dodaje { $card }: <b>{ $value }</b>
    }
play-over =
    { $who ->
        [you] Dodajesz { $card }: <b>{ $value }</b>, ponad{ "\u00A0" }dziesięć
       *[other] { $who } dodaje { $card }: <b>{ $value }</b>, ponad{ "\u00A0" }dziesięć
    }
# A frog makes the middle zero.
play-frog =
    { $who ->
        [you] Zagrywasz żabę: <b>{ $value }</b>
       *[other] { $who } zagrywa żabę: <b>{ $value }</b>
    }
# The card makes its own number the value of the middle.
play-same =
    { $who ->
        [you] Zagrywasz { $card } i ustawiasz środek na <b>{ $value }</b>
       *[other] { $who } zagrywa { $card } i ustawia środek na <b>{ $value }</b>
    }
# Five is taken away from the middle.
play-subtract =
    { $who ->
        [you] Odejmujesz { $card }: <b>{ $value }</b>
       *[other] { $who } odejmuje { $card }: <b>{ $value }</b>
    }
# The middle is exactly ten, and goes to the player who made it so. “PIG 10!” is what they call.
event-capture =
    { $who ->
        [you]
            { $cards ->
                [one] PIG 10! Bierzesz <b>1 kartę</b>
                [few] PIG 10! Bierzesz <b>{ $cards } karty</b>
               *[other] PIG 10! Bierzesz <b>{ $cards } kart</b>
            }
       *[other]
            { $cards ->
                [one] PIG 10! { $who } bierze <b>1 kartę</b>
                [few] PIG 10! { $who } bierze <b>{ $cards } karty</b>
               *[other] PIG 10! { $who } bierze <b>{ $cards } kart</b>
            }
    }
# Somebody went over ten, and the player before them takes the middle.
event-bust =
    { $who ->
        [you]
            { $cards ->
                [one] Bierzesz <b>1 kartę</b>
                [few] Bierzesz <b>{ $cards } karty</b>
               *[other] Bierzesz <b>{ $cards } kart</b>
            }
       *[other]
            { $cards ->
                [one] { $who } bierze <b>1 kartę</b>
                [few] { $who } bierze <b>{ $cards } karty</b>
               *[other] { $who } bierze <b>{ $cards } kart</b>
            }
    }
event-leftovers =
    { $who ->
        [you] Ostatnie karty wzięte ze środka są twoje, więc dostajesz też resztę
       *[other] { $who } ma ostatnie karty wzięte ze środka, więc dostaje też resztę
    }
event-over =
    { $left ->
        [one] Nikt nie dostaje 1 karty, która została na środku
        [few] Nikt nie dostaje { $left } kart, które zostały na środku
       *[other] Nikt nie dostaje { $left } kart, które zostały na środku
    }

## Why something can’t be done

not-held = Nie możesz zagrać { $card }: nie masz tej karty.
# The value is the card’s own number.
not-same = Możesz tylko dodać { $card }: ani ostatnia karta, ani środek to nie { $value }.
too-much = Nie możesz zagrać { $card }: to daje { $value }, a masz kartę, która nie przekracza dziesięciu.
below-zero = Nie możesz odjąć { $card }: na środku jest { $value }, a poniżej 0 nie można zejść.

## Options

option-leftovers = Karty na środku
    .help = Kto na koniec dostaje karty, które zostały na środku?
    .is-nobody = nikt
    .is-last-taker = ostatnia osoba, która brała
option-tie = Remisy
    .help = Przy równej liczbie kart wygrywacie wspólnie albo decyduje większa liczba PIG 10.
    .is-shared = wspólna wygrana
    .is-most-tens = najwięcej PIG 10
option-first-player = Kto zaczyna
    .help = Wylosujcie, kto zaczyna, albo wybierzcie miejsce.
    .is-random = losowo
option-gentle = Ponad dziesięć
    .help = Można grać każdą kartę albo przekraczać dziesięć tylko, gdy trzeba (dobre dla małych dzieci).
    .is-off = wolno
    .is-on = tylko gdy trzeba
