### What 10 says.
###
### person: $who, $owner, $winner, $loser, $starter
### card: $card, $got, $gave
### cards: $hand, $drawn
### number: $value, $chips, $price, $bid, $pot, $total, $points, $held, $protection, $seat
### message: $called, $other
### messages: $sums, $scores

## Cards

# What a card is called in a sentence and on a button, always in the nominative.
called-normal = { $value }
called-penalty = karna { $value }
called-joker = joker
called-round = karta rundy { $value }

## What happens

event-deal =
    { $who ->
        [you] Dostajesz { ROW($hand, between: " ") }
       *[other] { $who } dostaje { ROW($hand, between: " ") }
    }
event-refill =
    { $who ->
        [you] Dobierasz: { ROW($drawn, between: " i ") }
       *[other] { $who } dobiera: { ROW($drawn, between: " i ") }
    }
event-round =
    { $who ->
        [you] Karta rundy to { $value }. Zaczynasz
       *[other] Karta rundy to { $value }. Zaczyna { $who }
    }
# As above, but the winner of the last round has just chosen who starts.
round-card = Karta rundy to { $value }
# $chips are the player’s own, put on the card to protect it.
lay-open =
    { $who ->
        [you]
            { $chips ->
                [0] Zagrywasz odkrytą kartę: { $card }
                [one] Zagrywasz odkrytą kartę z 1 żetonem: { $card }
               *[other] Zagrywasz odkrytą kartę z { $chips } żetonami: { $card }
            }
       *[other]
            { $chips ->
                [0] { $who } zagrywa odkrytą kartę: { $card }
                [one] { $who } zagrywa odkrytą kartę z 1 żetonem: { $card }
               *[other] { $who } zagrywa odkrytą kartę z { $chips } żetonami: { $card }
            }
    }
# For the player who played it.
lay-covered =
    { $who ->
        [you]
            { $chips ->
                [0] Zagrywasz zakrytą kartę: { $card }
                [one] Zagrywasz zakrytą kartę z 1 żetonem: { $card }
               *[other] Zagrywasz zakrytą kartę z { $chips } żetonami: { $card }
            }
       *[other]
            { $chips ->
                [0] { $who } zagrywa zakrytą kartę: { $card }
                [one] { $who } zagrywa zakrytą kartę z 1 żetonem: { $card }
               *[other] { $who } zagrywa zakrytą kartę z { $chips } żetonami: { $card }
            }
    }
# For everyone else.
lay-unseen =
    { $who ->
        [you]
            { $chips ->
                [0] Zagrywasz zakrytą kartę
                [one] Zagrywasz zakrytą kartę z 1 żetonem
               *[other] Zagrywasz zakrytą kartę z { $chips } żetonami
            }
       *[other]
            { $chips ->
                [0] { $who } zagrywa zakrytą kartę
                [one] { $who } zagrywa zakrytą kartę z 1 żetonem
               *[other] { $who } zagrywa zakrytą kartę z { $chips } żetonami
            }
    }
event-decline =
    { $who ->
        [you] Nic nie kupujesz
       *[other] { $who } nic nie kupuje
    }
decline-forced =
    { $who ->
        [you] Nie masz żetonów na zakupy
       *[other] { $who } nie ma żetonów na zakupy
    }
event-open =
    { $owner ->
        [you] { $who } licytuje { $bid } za twoją kartę
       *[other]
            { $who ->
                [you] Licytujesz { $bid } za kartę, którą ma { $owner }
               *[other] { $who } licytuje { $bid } za kartę, którą ma { $owner }
            }
    }
event-bid =
    { $who ->
        [you] Licytujesz { $bid }
       *[other] { $who } licytuje { $bid }
    }
event-pass =
    { $who ->
        [you] Pasujesz
       *[other] { $who } pasuje
    }
pass-forced =
    { $who ->
        [you] Masz za mało żetonów, by licytować
       *[other] { $who } ma za mało żetonów, by licytować
    }
# A swap costs one chip. $who gets the first card of two, and gives the second for it.
swap-open =
    { $who ->
        [you] Płacisz 1 żeton do puli i bierzesz
       *[other] { $who } płaci 1 żeton do puli i bierze
    } kartę: { $got }, a { $owner ->
        [you] ty dostajesz
       *[other] { $owner } dostaje
    } kartę: { $gave }
swap-gets-covered =
    { $who ->
        [you] Płacisz 1 żeton do puli i bierzesz
       *[other] { $who } płaci 1 żeton do puli i bierze
    } zakrytą kartę, a { $owner ->
        [you] ty dostajesz
       *[other] { $owner } dostaje
    } kartę: { $gave }
swap-gives-covered =
    { $who ->
        [you] Płacisz 1 żeton do puli i bierzesz
       *[other] { $who } płaci 1 żeton do puli i bierze
    } kartę: { $got }, a { $owner ->
        [you] ty dostajesz
       *[other] { $owner } dostaje
    } zakrytą kartę
swap-covered =
    { $who ->
        [you] Płacisz 1 żeton do puli i bierzesz
       *[other] { $who } płaci 1 żeton do puli i bierze
    } zakrytą kartę, a { $owner ->
        [you] ty dostajesz
       *[other] { $owner } dostaje
    } inną
# The end of an auction: cards are exchanged as above.
sold-open =
    { $who ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } kartę: { $got }, a { $owner ->
        [you] ty dostajesz
       *[other] { $owner } dostaje
    } { $price ->
        [one] 1 żeton
        [few] { $price } żetony
       *[other] { $price } żetonów
    } i kartę: { $gave }
sold-gets-covered =
    { $who ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } zakrytą kartę, a { $owner ->
        [you] ty dostajesz
       *[other] { $owner } dostaje
    } { $price ->
        [one] 1 żeton
        [few] { $price } żetony
       *[other] { $price } żetonów
    } i kartę: { $gave }
sold-gives-covered =
    { $who ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } kartę: { $got }, a { $owner ->
        [you] ty dostajesz
       *[other] { $owner } dostaje
    } { $price ->
        [one] 1 żeton
        [few] { $price } żetony
       *[other] { $price } żetonów
    } i zakrytą kartę
sold-covered =
    { $who ->
        [you] Kupujesz
       *[other] { $who } kupuje
    } zakrytą kartę, a { $owner ->
        [you] ty dostajesz
       *[other] { $owner } dostaje
    } { $price ->
        [one] 1 żeton
        [few] { $price } żetony
       *[other] { $price } żetonów
    } i inną kartę
# For the player who looks.
see-card =
    { $who ->
        [you] Twoja nowa: { $card }
       *[other] { $who } ogląda ją: { $card }
    }
# For everyone else.
event-see =
    { $who ->
        [you] Oglądasz nową kartę
       *[other] { $who } ogląda nową kartę
    }
event-protect =
    { $who ->
        [you]
            { $chips ->
                [one] Chronisz kartę 1 żetonem
               *[other] Chronisz kartę { $chips } żetonami
            }
       *[other]
            { $chips ->
                [one] { $who } chroni kartę 1 żetonem
               *[other] { $who } chroni kartę { $chips } żetonami
            }
    }
event-collect =
    { $chips ->
        [one] 1 żeton z kart trafia do puli, w puli { $pot ->
            [few] są
           *[other] jest
        } teraz { $pot }
        [few] { $chips } żetony z kart trafiają do puli, w puli { $pot ->
            [few] są
           *[other] jest
        } teraz { $pot }
       *[other] { $chips } żetonów z kart trafia do puli, w puli { $pot ->
            [few] są
           *[other] jest
        } teraz { $pot }
    }
event-turn =
    { $who ->
        [you] Odkrywasz kartę: { $card }
       *[other] { $who } odkrywa kartę: { $card }
    }
# As above, but because the round is over.
event-show =
    { $who ->
        [you] Odkrywasz kartę: { $card }
       *[other] { $who } odkrywa kartę: { $card }
    }
event-leave =
    { $who ->
        [you] Zostawiasz kartę zakrytą
       *[other] { $who } zostawia kartę zakrytą
    }
event-add =
    { $who ->
        [you] Dokładasz: { $card }, razem { $total }
       *[other] { $who } dokłada: { $card }, razem { $total }
    }
event-stop =
    { $who ->
        [you] Nic nie dokładasz
       *[other] { $who } nic nie dokłada
    }
event-result =
    Sumy: { ROW($sums, between: ", ") }. { $winner ->
        [you] Wygrywasz
       *[other] { $winner } wygrywa
    } { $pot ->
        [0] rundę
        [one] 1 żeton
        [few] { $pot } żetony
       *[other] { $pot } żetonów
    }, a { $loser ->
        [you] ty dostajesz
       *[other] { $loser } dostaje
    } { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
sum = { $who } { $total }
event-reshuffle = Punkty są zapisane, a zebrane karty po przetasowaniu tworzą nową talię
event-starter =
    { $starter ->
        [you] { $who } wybiera: zaczynasz ty
       *[other]
            { $who ->
                [you] Wybierasz: zaczyna { $starter }
               *[other] { $who } wybiera: zaczyna { $starter }
            }
    }
starter-again =
    { $who ->
        [you] Decydujesz się zacząć
       *[other] { $who } decyduje się zacząć
    }
event-rest =
    Talia jest pusta, więc gra się kończy. { $who ->
        [you] Bierzesz
       *[other] { $who } bierze
    } pozostałe karty rund: { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
event-over = Gra skończona: { ROW($scores, between: ", ") }
score = { $who } { $points }

## Why something can’t be done

lay-first = Jeszcze nie teraz: najpierw wszyscy zagrywają po karcie.
# $called is one of the names of cards above.
not-in-hand = Tego nie masz w ręce: { $called }.
no-chips-to-lay =
    { $chips ->
        [one] Nie możesz dołożyć 1 żetonu: masz tylko { $held }.
       *[other] Nie możesz dołożyć { $chips } żetonów: masz tylko { $held }.
    }
market-now = Teraz to niemożliwe: zamień, licytuj albo nic nie kupuj.
no-seat = Przy tym stole nie ma miejsca { $seat }.
own-card = Nie możesz kupić własnej karty: wybierz cudzą.
swap-protected = Chronionej karty nie można zamienić: licytuj o nią.
swap-costs = Nie możesz zamienić: to kosztuje 1 żeton, a nie masz żadnego.
not-protected = O tę kartę nie możesz licytować: nie ma żetonów, więc ją zamień.
bids-begin =
    { $protection ->
        [one] Licytuj co najmniej 1: na karcie leży 1 żeton.
        [few] Licytuj co najmniej { $protection }: na karcie leżą { $protection } żetony.
       *[other] Licytuj co najmniej { $protection }: na karcie leży { $protection } żetonów.
    }
auction-now = Teraz to niemożliwe: podbij albo spasuj.
bid-stands = Musisz dać więcej niż { $bid } albo spasować.
no-chips-to-bid =
    { $bid ->
        [one] Nie możesz licytować 1 żetonu: masz tylko { $held }.
       *[other] Nie możesz licytować { $bid } żetonów: masz tylko { $held }.
    }
protect-now = Teraz to niemożliwe: ochroń nową kartę albo ją zostaw.
no-lower = Nie możesz zdejmować żetonów: dołóż albo zostaw, jak jest.
no-chips-to-protect = Masz na to za mało żetonów.
second-now = Teraz to niemożliwe: odkryj kartę, zostaw ją albo dołóż drugą.
lies-open = Twoja pierwsza karta jest już odkryta.
lies-covered = Do zakrytej karty nie możesz dołożyć: najpierw ją odkryj.
# A normal card, and then a penalty card, that makes too much with $other, one of the names of cards above.
too-much-normal = Nie możesz dołożyć { $value }: { $other } i { $value } to razem { $total }, a granica to dziesięć.
too-much-penalty = Nie możesz dołożyć karty karnej { $value }: { $other } i { $value } to razem { $total }, a granica to dziesięć.
starter-now = Teraz to niemożliwe: wybierz, kto zaczyna następną rundę.

## Options

option-surplus_jokers = Dodatkowe jokery
    .help = Jokery nierozdane na początku mogą trafić do talii.
    .is-in = w talii
    .is-out = poza grą
option-auction_pass = Pas w licytacji
    .help = Czy po pasie można znów licytować?
    .is-final = ostateczny
    .is-may-reenter = można wrócić
option-tie_break = Remis najwyższych sum
    .help = Co rozstrzyga remis? Jeśli nic, wygrywa ten, kto gra wcześniej.
    .is-highest-card = wyższa karta
    .is-one-card = jedna karta bije dwie
option-length = Długość gry
    .help = Jak długo trwa gra i co się dzieje, gdy talia jest pusta?
    .is-ends = 10 rund, jeśli starczy kart
    .is-reshuffle = zawsze 10 rund
    .is-5-rounds = 5 rund
