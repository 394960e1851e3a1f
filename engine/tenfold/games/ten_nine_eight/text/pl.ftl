### What 10-9-8 says.
###
### person: $who
### card: $card, $turned_up
### number: $cards, $bid, $tricks
### text: $suit
### cards: $hand
### persons: $made
### messages: $bids

## What happens

# Everyone gets this number of cards.
event-round =
    { $who ->
        [you] Rozdajesz
       *[other] { $who } rozdaje
    } { $cards ->
        [one] po 1 karcie
        [few] po { $cards } karty
       *[other] po { $cards } kart
    } i { $who ->
        [you] odkrywasz
       *[other] odkrywa
    } { $turned_up }
event-deal =
    { $who ->
        [you] Dostajesz { ROW($hand, between: " ") }
       *[other] { $who } dostaje { ROW($hand, between: " ") }
    }
event-bid =
    { $who ->
        [you] Licytujesz <b>{ $bid }</b>
       *[other] { $who } licytuje <b>{ $bid }</b>
    }
# Everyone bids at once, and no one sees the bids yet.
bid-unseen =
    { $who ->
        [you] Masz już zapowiedź
       *[other] { $who } ma już zapowiedź
    }
event-bids = Zapowiedzi: { ROW($bids, between: ", ") }
bid = { $who } { $bid }
# The first card of a trick.
lead =
    { $who ->
        [you] Wychodzisz: { $card }
       *[other] { $who } wychodzi: { $card }
    }
event-play =
    { $who ->
        [you] Zagrywasz kartę { $card }
       *[other] { $who } zagrywa kartę { $card }
    }
event-trick =
    { $who ->
        [you] Bierzesz lewę
       *[other] { $who } bierze lewę
    }
# The players who made their bid.
event-score = Ugrane zapowiedzi: { ROW($made, between: ", ") }
score-nobody = Nikomu nie udała się zapowiedź
event-over = Gra skończona

## Why something can’t be done

not-held = Nie możesz zagrać karty { $card }: nie masz jej.
bids-first = Nie możesz jeszcze zagrać karty { $card }: najpierw wszyscy licytują.
hooked = Nie możesz licytować { $bid }: przy haku suma zapowiedzi nie może wynieść { $tricks }.
too-many =
    { $tricks ->
        [one] Nie możesz licytować { $bid }: jest tylko 1 lewa.
        [few] Nie możesz licytować { $bid }: są tylko { $tricks } lewy.
       *[other] Nie możesz licytować { $bid }: jest tylko { $tricks } lew.
    }
bids-stand = Zapowiedzi nie można już zmienić: zagraj kartę.
# The suit is C, D, H or S.
follow = Nie możesz zagrać karty { $card }: dołóż do koloru { $suit ->
    [C] trefl
    [D] karo
    [H] kier
   *[S] pik
}.
first-trick = Nie możesz zagrać karty { $card }: w pierwszej lewie bez atutów, póki masz inny kolor.
not-thrown = Nie możesz wyjść w atut ({ $card }): nie było jeszcze przebitki.
not-played = Nie możesz wyjść w atut ({ $card }): nie padł jeszcze żaden atut.
# Two options that a table cannot have together: the hook, and all bidding at once.
hook-in-turn = Hak wymaga, by ktoś licytował na końcu, więc nie działa przy licytacji naraz.

## Options

option-hook = Hak
    .help = Ostatnia zapowiedź nie może dopełnić sumy do liczby lew, więc komuś musi się nie udać.
    .is-off = nie
    .is-on = tak
option-first-trick-trump = Atuty na początku
    .help = Kiedy można wyjść w atut albo nim przebić?
    .is-printed = nie w pierwszej lewie
    .is-free = zawsze
    .is-until-broken = wyjście po przebitce
    .is-until-played = wyjście po zagraniu atutu
option-missed = Nieugrane zapowiedzi
    .help = Tyle dostajesz, gdy weźmiesz więcej lub mniej lew, niż wynosi zapowiedź.
    .is-nothing = nic
    .is-tricks = 1 punkt za lewę
    .is-minus = minus różnica
option-bids = Licytacja
    .help = Licytujcie po kolei, znając wcześniejsze zapowiedzi, albo wszyscy naraz i w tajemnicy.
    .is-in-turn = po kolei
    .is-all-at-once = wszyscy naraz
option-rounds = Długość gry
    .help = Ile kart dostaje każdy w kolejnych rundach?
    .is-10-to-1 = 10 → 1
    .is-5-to-1 = 5 → 1
    .is-1-to-10 = 1 → 10
    .is-10-to-1-to-10 = 10 → 1 → 10
