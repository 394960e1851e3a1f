### What 10 says at the table.
###
### person: $who, $owner
### persons: $winners, $others
### card: $card
### number: $of, $count, $round, $fewest, $most, $points, $chips, $cards, $value, $total, $pot, $bid, $price, $single
### numbers: $left
### text: $name, $hits, $author, $publisher
### message: $called, $rounds, $time, $reentry, $ties

tagline = Zbliż się do dziesięciu albo kup lepszą kartę
deal = Rozdaj po 4 karty i 7 żetonów
shapes = Pole to runda: 🟨 wygrana, 🟥 przegrana, ⬜ ani to, ani to.
title = Gra 10
part = runda { $round }
round-of = runda { $round } z { $most }
# Nobody knows how long the cards last.
round-of-between = runda { $round } z { $fewest }–{ $most }
points =
    { $points ->
        [-1] { $points } punkt
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
chips =
    { $chips ->
        [one] 1 żeton
        [few] { $chips } żetony
       *[other] { $chips } żetonów
    }
# For a voice, behind a number of chips that is shown with a drawing of a chip.
chips-unit =
    { $chips ->
        [one] żeton
        [few] żetony
       *[other] żetonów
    }
# On a banner.
banner-round-card = Karta rundy { $round }
# For a screen reader: what the 1 at a seat means.
leads-game = prowadzi w grze
remark-unbeaten =
    { $who ->
        [you] Nie przegrywasz ani jednej rundy
       *[other] { $who } nie przegrywa ani jednej rundy
    }
over = Gra skończona.

## Cards

# As a voice says them.
name-joker = joker, kosztuje 10
name-penalty = { $value }, karta karna, kosztuje { $points }
name-round-card = karta rundy { $round }
name-covered = zakryta karta
name-face-down = zakryta karta
# In a sentence.
called-joker = joker
called-penalty = karna { $value }
# On a button.
sign-penalty = karna { $value }
# A small mark on a covered card, for eyes that know it.
mark-joker = joker

## What belongs to nobody yet

middle = Na środku
no-round-card = brak karty rundy
# Under a number of points: what the loser of the round takes.
to-lose = za przegraną
# Under the number of cards of a pile, and the same for a voice.
round-cards-to-come = jeszcze
    .aloud = w talii kart rund
cards-to-draw = w talii
    .aloud = w talii
pot = pula

## What lies before a seat

lies-open =
    { $chips ->
        [0] { $who }: { $card }
        [one] { $who }: { $card }, z 1 żetonem
       *[other] { $who }: { $card }, z { $chips } żetonami
    }
lies-covered =
    { $chips ->
        [0] { $who }: zakryta karta
        [one] { $who }: zakryta karta, z 1 żetonem
       *[other] { $who }: zakryta karta, z { $chips } żetonami
    }
lies-second = druga karta: { $card }
lies-known = znana: { $card }
# Chips that lie on a card, in an example of the rules.
lies-under = na niej { $chips }
began = zaczyna rundę
let-start =
    { $who ->
        [you] Zacznij ty
       *[other] Niech zaczyna { $who }
    }
# In a line under a name: what has come of the round for a seat, what its card can be had for, what it does.
seat-wins = wygrywa
seat-takes = przegrywa
seat-for-a-chip = za 1 żeton
seat-from = od { $chips }
# Behind a small 1, where there is no room for more.
seat-chip = żeton
seat-sells = aukcja
seat-bid = da { $bid }
seat-passed = pas
seat-to-say = licytuje
seat-waits = czeka
# The same where many seats have little room.
seat-out-short = pas
seat-now-short = gra
seat-points = pkt

## What everybody looks at

table = Stół
card-of-open =
    { $who ->
        [you] Twoja odkryta karta
       *[other] { $who }: odkryta karta
    }
card-of-covered =
    { $who ->
        [you] Twoja zakryta karta
       *[other] { $who }: zakryta karta
    }
# Before the number of chips, for a voice.
highest-bid = najwyższa oferta
bid-by =
    { $who ->
        [you] twoja oferta
       *[other] daje { $who }
    }
# What lies on a card, and, in the market, what it can be had for.
offer-under =
    { $chips ->
        [0] bez żetonów
        [one] z 1 żetonem
       *[other] z { $chips } żetonami
    }
offer-at-least =
    { $chips ->
        [one] co najmniej 1 żeton
        [few] co najmniej { $chips } żetony
       *[other] co najmniej { $chips } żetonów
    }
offer-swap = 1 żeton do puli
laid-by =
    { $who ->
        [you] Z twojej ręki
       *[other] Z ręki: { $who }
    }
# Why a card may be protected now: “this” is the card below.
bought-by-somebody = Ta karta jest z zamiany
bought-own =
    { $who ->
        [you] Kupujesz ją
       *[other] { $who } kupuje ją
    } za { $price ->
        [one] 1 żeton
        [few] { $price } żetony
       *[other] { $price } żetonów
    }
# $called is one of the names of cards in the catalogue of the rules.
bought-open =
    { $who ->
        [you] Bierzesz tamtą
       *[other] { $who } bierze tamtą
    } ({ $called }) za { $price ->
        [one] 1 żeton
        [few] { $price } żetony
       *[other] { $price } żetonów
    }. Ta karta jest w zamian.
bought-covered =
    { $who ->
        [you] Bierzesz zakrytą kartę
       *[other] { $who } bierze zakrytą kartę
    } za { $price ->
        [one] 1 żeton
        [few] { $price } żetony
       *[other] { $price } żetonów
    }. Ta karta jest w zamian.
# Which of the four steps of a round this is.
step-lay = <b>1</b> z 4: zagraj kartę. Kto najbliżej dziesięciu, wygrywa.
step-market = <b>2</b> z 4: targ. Jedna szansa na zakup.
step-second = <b>3</b> z 4: odkryj kartę albo dołóż drugą.
# $ties says what breaks a tie for the highest total.
stake-began =
    { $who ->
        [you] Zaczynasz ty. { $ties }
       *[other] Zaczyna { $who }. { $ties }
    }
stake-starts =
    { $who ->
        [you] Zaczynasz ty. { $ties }
       *[other] Zaczyna { $who }. { $ties }
    }
ties-by-card = Remis: wyższa karta, potem kolejność.
ties-by-one-card = Remis: jedna karta, potem kolejność.
tap-starter = Stuknij w osobę, która ma zacząć następną rundę.
# Several computer players in a row.
declined-together = { $others } nic nie kupują
passed-together = { $others } pasują

## The end of a round

wins =
    { $who ->
        [you] Wygrywasz
       *[other] { $who } wygrywa
    }
takes =
    { $who ->
        [you] Przegrywasz
       *[other] { $who } przegrywa
    }
# Behind the chips of the pot, where there are any: why a seat has won.
won-by-sum =
    { $pot ->
        [0] pula pusta, suma { $total }
       *[other] suma { $total }
    }
won-by-card =
    { $pot ->
        [0] pula pusta, suma { $total } i najwyższa karta, { $single }
       *[other] suma { $total } i najwyższa karta, { $single }
    }
# The same if a joker is that card, with what it counts.
won-by-joker =
    { $pot ->
        [0] pula pusta, suma { $total } i najwyższa karta, joker jako { $single }
       *[other] suma { $total } i najwyższa karta, joker jako { $single }
    }
won-by-one-card =
    { $pot ->
        [0] pula pusta, suma { $total } z jednej karty
       *[other] suma { $total } z jednej karty
    }
won-by-turn =
    { $pot ->
        [0] pula pusta, suma { $total }, wcześniejsza kolej
       *[other] suma { $total }, wcześniejsza kolej
    }
# Behind the points: why a seat has lost.
lost-by-sum = suma { $total }
lost-by-turn = suma { $total }, późniejsza kolej
lost-by-last = wszyscy mają { $total }, ostatnia kolej
cards-taken = zebrane karty
aside-reshuffle =
    { $cards ->
        [one] Talia jest pusta. Nową tworzy 1 zebrana karta.
        [few] Talia jest pusta. Nową tworzą { $cards } zebrane karty.
       *[other] Talia jest pusta. Nową tworzy { $cards } zebranych kart.
    }
aside-rest =
    { $who ->
        [you] Talia jest pusta, więc gra się kończy. Dostajesz też pozostałe karty rund, { $left }: { NUMBER($points, sign: "always") } { $points ->
            [one] punkt
            [few] punkty
           *[other] punktów
        }.
       *[other] Talia jest pusta, więc gra się kończy. { $who } dostaje też pozostałe karty rund, { $left }: { NUMBER($points, sign: "always") } { $points ->
            [one] punkt
            [few] punkty
           *[other] punktów
        }.
    }

## The hand, and how a card is laid

hand =
    { $who ->
        [you] Twoja ręka
       *[other] Ręka: { $who }
    }
hand-folded =
    { $who ->
        [you] Twoja ręka, zakryta
       *[other] Zakryta ręka: { $who }
    }
# A button that is held, and what is seen then.
peek = Trzymaj i patrz
peek-note =
    { $who ->
        [you] tylko dla ciebie
       *[other] patrzy tylko { $who }
    }
peeked =
    { $who ->
        [you] Tylko dla ciebie
       *[other] Patrzy tylko { $who }
    }
# Under the cards that are peeked at.
peeked-covered = zakryta
peeked-hand = ręka
how = Jak ją zagrać
how-open = odkryta
how-covered = zakryta
how-chips = Żetony na karcie
how-no-chip = zero
bid-of =
    { $who ->
        [you] Twoja oferta
       *[other] Oferta: { $who }
    }
bid-less = Żeton mniej
bid-more = Żeton więcej
# Behind a number of chips, small: there are no more.
all-in = max
bid-all-in =
    { $chips ->
        [one] 1 żeton, więcej nie ma
        [few] { $chips } żetony, więcej nie ma
       *[other] { $chips } żetonów, więcej nie ma
    }

## A turn

thinks =
    { $who ->
        [you] Myślisz
       *[other] { $who } myśli
    }
ask-lay =
    { $who ->
        [you] Zagraj kartę, odkrytą lub zakrytą
       *[other] { $who }, zagraj kartę, odkrytą lub zakrytą
    }
ask-market =
    { $who ->
        [you] Stuknij w cudzą kartę albo nie kupuj
       *[other] { $who }, stuknij w kartę albo nie kupuj
    }
ask-market-picked =
    { $who ->
        [you] Kupić?
       *[other] { $who }, kupić?
    }
ask-auction =
    { $who ->
        [you] Więcej niż { $bid } czy pas?
       *[other] { $who }, więcej niż { $bid } czy pas?
    }
ask-protect =
    { $who ->
        [you] Chronisz ją?
       *[other] { $who }, chronisz ją?
    }
ask-second =
    { $who ->
        [you] Dokładasz drugą kartę?
       *[other] { $who }, dokładasz drugą kartę?
    }
ask-second-covered =
    { $who ->
        [you] Odkrywasz swoją kartę?
       *[other] { $who }, odkrywasz swoją kartę?
    }
ask-starter =
    { $who ->
        [you] Kto zaczyna następną rundę?
       *[other] { $who }, kto zaczyna następną rundę?
    }
# The buttons, with what they bring in small print.
act-account = Zobacz wynik
act-go-on = Dalej
act-decline = Nie kupuj
    .brings = bez zamiany
act-pass = Spasuj
    .brings = na razie
    .brings-out = do końca licytacji
act-keep =
    { $chips ->
        [0] Zero
       *[other] Zostaw { $chips }
    }
    .brings = bez zmian
act-leave = Zostaw
    .brings = zakrytą do końca
act-stop = Nie dokładaj
# Under a number of chips: what protects the card, where nothing or something protects it already.
act-protect-brings = na karcie
act-protect-adds = razem, dokładasz { $chips }
act-turn-up = Odkryj kartę
    .brings = możesz dołożyć
# $called is one of the names of cards in the catalogue of the rules.
act-lay-open =
    { $chips ->
        [0] Zagraj odkrytą: { $called }
        [one] Zagraj odkrytą: { $called }, 1 żeton
        [few] Zagraj odkrytą: { $called }, { $chips } żetony
       *[other] Zagraj odkrytą: { $called }, { $chips } żetonów
    }
act-lay-covered =
    { $chips ->
        [0] Zagraj zakrytą: { $called }
        [one] Zagraj zakrytą: { $called }, 1 żeton
        [few] Zagraj zakrytą: { $called }, { $chips } żetony
       *[other] Zagraj zakrytą: { $called }, { $chips } żetonów
    }
act-lay-costs = { NUMBER($points, sign: "always") } za przegraną
act-add = Dołóż: { $called }
    .brings = razem { $total }, przegrana { NUMBER($points, sign: "always") }
act-starter =
    { $who ->
        [you] Zacznij ty
       *[other] Zaczyna { $who }
    }
act-swap = Zamień
    .brings = 1 żeton do puli
act-open = Licytuj { $bid }
    .brings = płatne po wygranej
act-bid = Licytuj { $bid }
not-your-turn = Jeszcze nie możesz grać: teraz gra { $who }.
no-more-chips = Nie możesz licytować więcej niż { $bid }: nie masz więcej żetonów.
less-is-not-enough = Nie możesz licytować mniej niż { $bid }.
hand-stays = Z ręki teraz nie zagrasz: tylko przed targiem i po nim.
card-stays = Tej karty ({ $called }) teraz nie zagrasz: najpierw odkryj swoją albo ją zostaw.

## Scores

all-level = Pełny remis
account-leads =
    { $who ->
        [you] Na razie prowadzisz
       *[other] Na razie prowadzi { $who }
    }
account-lead = Prowadzą: { $winners }
# How far the game is. The last of these: nobody knows how long the cards last.
after-rest =
    { $count ->
        [one] po 1 rundzie: talia jest pusta
       *[other] po { $count } rundach: talia jest pusta
    }
after-of = po { $count } z { $most } rund
after-of-between = po { $count } z { $fewest }–{ $most } rund, zależnie od talii
lowest-wins = Wygrywa najniższy wynik.
account-note = Punkty dostajesz za zebrane karty, a na koniec też za karty w ręce. Każdy żeton odejmuje 2 punkty.
# The two sides of a chart.
bars-chips = żetony
bars-points = punkty
account = Wyniki
account-stack = Karty zebrane
account-hand = Karty w ręce
account-chips = Żetony
account-total = Wynik
# How a score adds up.
result-sum = rundy { $points }, ręka { $value }, żetony { $chips }
by-round = Runda po rundzie
by-round-card = Karta
by-round-pot = pula { $pot }
# The round cards that are left when the game ends early.
left-over = reszta

## Stats

# What the stats say of a player: how often, of how many times.
feat-won = Wygrane rundy
    .note = { $name }: wygrane { $hits } z { $of } rund
feat-lost = Przegrane rundy
    .note = { $name }: przegrane { $hits } z { $of } rund
feat-auctions = Licytacje
    .note = { $name }: wygrane { $hits } z { $of } licytacji
feat-chips = Żetony
    .note = { $name }: wygrane { $hits } z { $of } żetonów z puli

## Rules as they come up

# $round is the number of the round card, $value what the cards cost without it.
explain-loser =
    { $who ->
        [you] Masz najniższą sumę i dostajesz
       *[other] { $who } ma najniższą sumę i dostaje
    } { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    } ({ $value }) i kartę rundy ({ $round }): <b>{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }</b>
explain-lost-late =
    { $who ->
        [you] Najniższe sumy są równe, po <b>{ $total }</b>. Grasz później, więc przegrywasz
       *[other] Najniższe sumy są równe, po <b>{ $total }</b>. { $who } gra później, więc przegrywa
    }
# Everyone has the same total.
explain-lost-last =
    { $who ->
        [you] Wszyscy mają <b>{ $total }</b>. Grasz jako ostatnia osoba, więc przegrywasz
       *[other] Wszyscy mają <b>{ $total }</b>. { $who } gra na końcu, więc przegrywa
    }
explain-won-by-card =
    { $who ->
        [you] Najwyższe sumy są równe, po { $total }. Wyższa pojedyncza karta wygrywa, więc bierzesz pulę
       *[other] Najwyższe sumy są równe, po { $total }. Wyższa pojedyncza karta wygrywa, więc { $who } bierze pulę
    }
explain-won-by-one-card =
    { $who ->
        [you] Najwyższe sumy są równe, po { $total }. Jedna karta bije dwie, więc bierzesz pulę
       *[other] Najwyższe sumy są równe, po { $total }. Jedna karta bije dwie, więc { $who } bierze pulę
    }
explain-won-by-turn =
    { $who ->
        [you] Najwyższe sumy są równe, po { $total }. Wygrywa ten, kto gra wcześniej, więc bierzesz pulę
       *[other] Najwyższe sumy są równe, po { $total }. Wygrywa ten, kto gra wcześniej, więc { $who } bierze pulę
    }
explain-winner =
    { $who ->
        [you]
            { $pot ->
                [0] Masz najwyższą sumę, { $total }, i wygrywasz pulę, ale jest pusta
                [one] Masz najwyższą sumę, { $total }, i wygrywasz pulę: 1 żeton. Żeton odejmuje 2 punkty
                [few] Masz najwyższą sumę, { $total }, i wygrywasz pulę: { $pot } żetony. Każdy odejmuje 2 punkty
               *[other] Masz najwyższą sumę, { $total }, i wygrywasz pulę: { $pot } żetonów. Każdy odejmuje 2 punkty
            }
       *[other]
            { $pot ->
                [0] { $who } ma najwyższą sumę, { $total }, i wygrywa pulę, ale jest pusta
                [one] { $who } ma najwyższą sumę, { $total }, i wygrywa pulę: 1 żeton. Żeton odejmuje 2 punkty
                [few] { $who } ma najwyższą sumę, { $total }, i wygrywa pulę: { $pot } żetony. Każdy odejmuje 2 punkty
               *[other] { $who } ma najwyższą sumę, { $total }, i wygrywa pulę: { $pot } żetonów. Każdy odejmuje 2 punkty
            }
    }
explain-reshuffle =
    { $cards ->
        [one] Talia jest pusta. Punkty są zapisane, a nową talię tworzy 1 zebrana karta
        [few] Talia jest pusta. Punkty są zapisane, a nową talię tworzą { $cards } zebrane karty
       *[other] Talia jest pusta. Punkty są zapisane, a nową talię tworzy { $cards } zebranych kart
    }
explain-ending =
    { $cards ->
        [one] W talii jest już tylko <b>1 karta</b>
        [few] W talii są już tylko <b>{ $cards } karty</b>
       *[other] W talii jest już tylko <b>{ $cards } kart</b>
    }. Jeśli po tej rundzie nie starczy dla wszystkich, gra się skończy
explain-order =
    { $who ->
        [you] Zaczynasz ty
       *[other] Zaczyna { $who }
    }: to wybór osoby, która wygrała rundę. Przy remisie lepiej grać wcześnie
explain-order-chance =
    { $who ->
        [you] Zaczynasz ty
       *[other] Zaczyna { $who }
    }: tak chce los. Przy remisie lepiej grać wcześnie
explain-market = Wszystkie karty są zagrane, więc zaczyna się targ. Każdy ma jedną szansę, by kupić cudzą kartę
explain-joker = Joker to dowolna liczba, najlepsza dla tego, kto go ma. Bez drugiej karty to 10. Za przegraną kosztuje 10 punktów
explain-penalty = Karta karna { $value } gra jak { $value }, ale za przegraną kosztuje <b>{ $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }</b>. Zwykła karta kosztuje 1
explain-covered =
    { $who ->
        [you] Tylko ty znasz tę zakrytą kartę. Później możesz ją odkryć. Jeśli zostanie zakryta, liczy się sama
       *[other] Tę zakrytą kartę zna tylko { $who } i później może ją odkryć. Jeśli zostanie zakryta, liczy się sama
    }
explain-protection =
    <b>{ $chips ->
        [one] 1 żeton chroni
        [few] { $chips } żetony chronią
       *[other] { $chips } żetonów chroni
    }</b> kartę: niżej licytować nie można. Po targu żetony z kart trafiają do puli
explain-swap =
    { $owner ->
        [you] Na twojej karcie nie ma żetonów, więc { $who } płaci 1 żeton do puli i zamienia. Nikt nie może temu zapobiec
       *[other]
            { $who ->
                [you] { $owner } nie ma żetonów na karcie, więc płacisz 1 żeton do puli i zamieniasz. Nikt nie może temu zapobiec
               *[other] { $owner } nie ma żetonów na karcie, więc { $who } płaci 1 żeton do puli i zamienia. Nikt nie może temu zapobiec
            }
    }
explain-sold =
    { $owner ->
        [you] Dostajesz
       *[other] { $owner } dostaje
    } najwyższą ofertę, <b>{ $price ->
        [one] 1 żeton
        [few] { $price } żetony
       *[other] { $price } żetonów
    }</b>. Karty zamieniają się miejscami, a żetony z kart zostają
explain-auction =
    { $owner ->
        [you] Twoja karta jest chroniona, więc idzie na licytację. Trzeba dać więcej niż <b>{ $bid }</b>
       *[other] { $owner } chroni swoją kartę, więc idzie ona na licytację. Trzeba dać więcej niż <b>{ $bid }</b>
    }
explain-pot =
    Koniec targu. { $chips ->
        [one] 1 żeton z kart trafia
        [few] { $chips } żetony z kart trafiają
       *[other] { $chips } żetonów z kart trafia
    } do puli, w której { $pot ->
        [few] są
       *[other] jest
    } teraz <b>{ $pot }</b>. Wygra ją najwyższa suma
explain-second =
    { $who ->
        [you] Do odkrytej karty możesz dołożyć drugą, razem do dziesięciu: masz teraz <b>{ $total }</b>
       *[other] Do odkrytej karty można dołożyć drugą, razem do dziesięciu: { $who } ma teraz <b>{ $total }</b>
    }
explain-starter =
    { $who ->
        [you] Kto wygrywa, wybiera, kto zaczyna: teraz ty
       *[other] Kto wygrywa, wybiera, kto zaczyna: teraz { $who }
    }. Wcześnie lepiej przy remisie, a później więcej widać
explain-price =
    Kto ma najniższą sumę, dostaje wszystkie zagrane karty i { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } za kartę rundy. Każda karta podnosi koszt przegranej

## The rules

fact-starter = Kto zaczyna
    .note = losowo, potem wybiera osoba, która wygrywa rundę
word-round-card = Karta rundy
    .note = Karta odkrywana na początku rundy. Dostaje ją też ten, kto przegra, i kosztuje tyle punktów, ile wynosi jej liczba.
word-pot = Pula
    .note = Żetony, które nie należą jeszcze do nikogo. Wygrywa je najwyższa suma w rundzie.
word-protection = Ochrona
    .note = 1 lub 2 żetony na karcie. By kupić taką kartę, trzeba dać co najmniej tyle.
word-covered = Zakryta
    .note = Jeśli karta zostanie zakryta, liczy się sama. Do odkrytej możesz dołożyć drugą.
word-penalty = Karta karna
    .note = Czerwona karta. Gra jak zwykła, ale kosztuje o 2 punkty więcej, niż wynosi jej liczba.
word-joker = Joker
    .note = Dowolna liczba, najlepsza dla tego, kto go ma. Za przegraną kosztuje 10 punktów.
example-market = licytacja i zamiana
example-sums = liczenie rundy
chapter-minute = Cel gry
chapter-market = Targ
chapter-sums = Koniec rundy
chapter-end = Punkty
house = opcje z tej listy, to, do ilu można licytować, kto przegrywa, gdy wszystkie sumy są równe, i ile jest wtedy wart joker. Tasowania i gry na pięć rund nie ma w żadnej instrukcji.
origin = Pomysł na grę <b>10</b>: { $author }. Wydawnictwo: { $publisher }.
# $time is one of the three sentences below.
for-whom = Dla 2–7 graczy od 10 lat. { $time }
time-ends = Runda trwa około 6 minut. W 2 lub 3 osoby gracie dziesięć rund, mniej więcej godzinę. W większym gronie karty zwykle kończą się wcześniej: po około ośmiu rundach przy 4 osobach, sześciu przy 5, pięciu przy 6 i czterech przy 7.
time-reshuffle = Runda trwa około 6 minut, więc dziesięć rund to godzina, a przy 6 lub 7 osobach trochę więcej.
time-5-rounds = Runda trwa około 6 minut, więc pięć rund to pół godziny. Przy 6 lub 7 osobach karty mogą się skończyć wcześniej.
# $rounds is one of the three sentences below.
minute-aim = Na koniec trzeba mieć jak najmniej punktów. { $rounds } Karty, które musisz zebrać, dodają punkty. Każdy żeton odejmuje 2 punkty.
rounds-ends = Gracie dziesięć rund, jeśli starczy kart.
rounds-reshuffle = Gracie dziesięć rund.
rounds-5-rounds = Gracie pięć rund.
minute-hold = Każdy ma 4 karty i 7 żetonów. Odkrywacie <b>kartę rundy</b>.
minute-lay = Po kolei każdy zagrywa kartę, odkrytą lub <b>zakrytą</b>. Możesz ją chronić 1 lub 2 żetonami.
minute-market = Na <b>targu</b> każdy ma jedną szansę, by kupić cudzą kartę.
minute-second = Potem wszystkie żetony z kart trafiają do puli. Do odkrytej karty możesz dołożyć drugą z ręki, razem najwyżej dziesięć.
minute-sums = Najwyższa suma wygrywa <b>pulę</b>. Najniższa dostaje <b>wszystkie zagrane karty</b> i kartę rundy, która kosztuje tyle punktów, ile wynosi jej liczba.
minute-draw = Wszyscy dobierają znów do 4 kart. Kto wygrywa, wybiera, kto zaczyna następną rundę.
minute-sorts = Karty
minute-normal = Zwykłe karty
    .note = Od 0 do 10, każda pięć razy. Każda zebrana kosztuje 1 punkt.
minute-penalty = Karty karne
    .note = Od 1 do 8, każda raz. Kosztują o 2 punkty więcej niż ich liczba.
minute-joker = Jokery
    .note = Siedem, a każdy gracz zaczyna z jednym. Joker to dowolna liczba, najlepsza dla tego, kto go ma. Kosztuje 10 punktów.
minute-deck = Razem to 70 kart: 55 zwykłych, 8 karnych i 7 jokerów. Jest też 10 kart rund, od 1 do 10.
minute-deck-5-rounds = Razem to 70 kart: 55 zwykłych, 8 karnych i 7 jokerów. Jest też 10 kart rund, od 1 do 10. Pięć z nich losujecie, a pozostałych nikt nie widzi.
market-one = Po kolei każdy może wybrać <b>jedną</b> z cudzych kart albo nie kupować.
market-bare = Bez ochrony
    .note = Jeśli na karcie nie ma żetonów, płacisz 1 żeton do puli i bierzesz ją za swoją. Nikt nie może ci przeszkodzić.
# $reentry is one of the two sentences below.
market-protected = Z ochroną
    .note = Jeśli na karcie są żetony, zaczynasz licytację. Musisz dać co najmniej tyle. Zgodnie z ruchem wskazówek zegara każdy oprócz właściciela karty podbija albo pasuje. { $reentry } Kto da najwięcej, płaci właścicielowi i zamienia się z nim kartami.
market-reentry-final = Kto spasuje, nie wraca już do tej licytacji.
market-reentry-may = Kto spasuje, może wrócić, póki inni jeszcze podbijają.
market-bids = Nie możesz licytować więcej żetonów, niż masz przed sobą. Te na karcie się nie liczą.
market-after = Po każdej zamianie
    .note = Odkryte karty zostają odkryte, a zakryte zakryte. Kto dostaje kartę, może ją obejrzeć, a kto ją oddaje, dalej ją zna. Żetony z kart zostają na swoich miejscach. Obie osoby mogą podnieść ochronę do 2 żetonów, ale nigdy jej zmniejszyć.
market-again = Karta może w jednej rundzie zmieniać właściciela kilka razy. Jeśli tracisz kartę, możesz ją odkupić w swojej kolejce.
sums-covered = Jeśli twoja karta jest zakryta, możesz ją odkryć. Jeśli zostanie zakryta, liczy się sama.
sums-open = Jeśli twoja karta jest odkryta, możesz dołożyć jedną z ręki. Razem mogą dać najwyżej dziesięć.
sums-shown = Potem wszyscy pokazują karty.
sums-who = Wygrana i przegrana
# $ties is one of the two sentences below.
sums-wins = Wygrywa najwyższa suma. { $ties } Jeśli i tu jest remis, wygrywa ten, kto gra wcześniej.
sums-highest-card = Przy remisie wygrywa wyższa pojedyncza karta: 9 i 1 biją 6 i 4, a sama 10 bije jedne i drugie.
sums-one-card = Przy remisie jedna karta bije dwie: sama 10 bije 9 i 1, a nawet 10 i 0.
sums-joker = Sam joker to 10. Z drugą kartą dopełnia do dziesięciu: z 4 to 6, także przy remisie. Dwa jokery to 10 i 0.
sums-loses = Przegrywa najniższa suma. Przy remisie przegrywa ten, kto gra później. Kto wygrywa, nie może też przegrać.
sums-takes = Kto przegrywa, dostaje wszystkie zagrane karty, także swoje, i kartę rundy, która kosztuje tyle punktów, ile wynosi jej liczba.
end-empty = Po każdej rundzie wszyscy po kolei dobierają znów do 4 kart. Komu nie starczy, ten bierze resztę i gra od razu się kończy. Kto przegrywa tę rundę, dostaje też pozostałe karty rund.
end-again = Po każdej rundzie wszyscy po kolei dobierają znów do 4 kart. Gdy talia jest pusta, zapiszcie punkty i potasujcie nową z zebranych kart.
end-ten-rounds = Gra kończy się po dziesięciu rundach. Po ostatniej nikt nie dobiera.
end-five-rounds = Gra kończy się po pięciu rundach. Po ostatniej nikt nie dobiera.
end-counts = Policz punkty za zebrane karty i za te, które masz jeszcze w ręce.
end-chips = Każdy żeton odejmuje 2 punkty. Wygrywa <b>najniższy</b> wynik, także poniżej zera.
end-tie = Przy remisie wygrywa ten, kto ma więcej żetonów. Jeśli i ich jest tyle samo, wygrywacie wspólnie.
end-jokers-in = Jokery nierozdane na początku są w talii.
end-jokers-out = Jokery nierozdane na początku są poza grą.

## Lessons

lesson-sum =
    .title = Do dziesięciu
    .about = Jedna karta lub dwie, odkryte lub zakryte, jak najbliżej dziesięciu
    .learnt = Brawo! Umiesz wygrać rundę i uniknąć kłopotów. Następna lekcja: ile kosztuje przegrana.
lesson-sum-1 = W każdej rundzie chcesz być blisko <b>dziesięciu</b>, jedną kartą albo dwiema razem.
lesson-sum-2 = Najniższa suma przegrywa i dostaje <b>punkty</b>, tu co najmniej 4. To źle: wygrywa najniższy wynik.
lesson-sum-3 = Masz w ręce cztery karty. Jedną zagrywasz teraz, może drugą później. Razem najwyżej dziesięć.
lesson-sum-4 = Każdy ma 7 <b>żetonów</b> na ochronę i zakup kart. O tym będą następne lekcje. Na razie zachowaj swoje.
lesson-sum-5 = Dwie twoje karty dają dziesięć. Stuknij w wyższą i zagraj ją przyciskiem: <b>odkryta</b>, <b>zero</b> żetonów.
    .not-lay-7 = { CARD("7") } to dobra karta. Zostaw ją <b>odkrytą</b>, bez żetonu, i zagraj.
    .not-lay-3 = 3 i 7, właśnie tak! W tej lekcji najpierw zagraj { CARD("7") }. Trójka przyda się później.
    .not-lay-5 = Z 5 nic nie daje dziesięciu: 5 i 7 to za dużo, 5 i 3 to 8. Zagraj { CARD("7") }.
    .otherwise = 0 nic nie dodaje, więc będzie najwyżej 7. Zagraj { CARD("7") }.
lesson-sum-6 = { PERSON("1") } ma odkrytą 6: widzą ją wszyscy. { PERSON("2") } ma kartę <b>zakrytą</b> i tylko { PERSON("2") } ją zna.
lesson-sum-7 = Przegrana kosztuje teraz <b>7</b> punktów: 4 za kartę rundy i po 1 za każdą kartę na stole.
lesson-sum-8 = Zaczyna się targ: można kupować karty. Będzie o tym osobna lekcja, więc na razie nie kupuj.
    .otherwise = Tak też można, ale uczy tego trzecia lekcja. Na razie nie kupuj.
lesson-sum-9 = Koniec targu. Do odkrytej karty możesz dołożyć drugą. Która daje dziesięć z twoją 7?
    .not-stop = Sama 7 to mało: { PERSON("1") } ma 6 i do lepszej sumy potrzebuje tylko 2. Zrób dziesięć.
    .not-add-0 = 7 i 0 to wciąż 7. Zrób dziesięć.
lesson-sum-10 = Twoje 10 to najwyższa suma i <b>wygrywa</b>, ale pula jest pusta. { PERSON("1") } ma tylko 8 i <b>przegrywa</b>: dostaje 9 punktów.
lesson-sum-11 = Dopiero teraz widać kartę, którą ma { PERSON("2") }. Jeśli karta zostanie zakryta, liczy się sama.
lesson-sum-12 = Kto wygrywa, wybiera, kto zaczyna. Kto gra później, widzi więcej. Stuknij: niech zaczyna { PERSON("1") }.
    .otherwise = Możesz wybrać każdego, nawet siebie. Tym razem stuknij: { PERSON("1") }.
lesson-sum-13 = Żadne dwie twoje karty nie dają dziesięciu. { CARD("9") } to mocna karta i każdy ją chce. Zagraj ją <b>zakrytą</b>.
    .not-lay-9-open = Teraz wszyscy zobaczą 9 i ktoś może ją kupić. Najpierw stuknij: <b>zakryta</b>.
    .not-lay-9 = Żetony są w następnej lekcji. Stuknij: <b>zero</b>, i zagraj.
    .not-lay-0 = Można zagrać teraz 0, a 9 później. Tym razem zagraj { CARD("9") } zakrytą.
    .not-lay-5 = 5 pasuje tylko do 0 i daje 5. Twoja { CARD("9") } to bliżej dziesięciu.
    .otherwise = 6 pasuje tylko do 0 i daje 6. Twoja { CARD("9") } to bliżej dziesięciu.
lesson-sum-14 = { PERSON("1") } ma 8, { PERSON("2") } ma 10. Możesz odkryć { CARD("9") } i dołożyć kartę. Czy któraś z ręki pomoże?
    .not-turn-up = Pomogłaby tylko 1: 5 i 6 to za dużo, a 0 nic nie dodaje. Zostaw ją zakrytą.
lesson-sum-15 = 10 wygrywa, 8 przegrywa, a twoja 9 jest pomiędzy. To często wystarcza. Teraz dobieracie do czterech kart.

lesson-stakes =
    .title = Punkty i żetony
    .about = Co kosztuje przegrana i co daje wygrana
    .learnt = Świetnie! Umiesz wygrać pulę i tanio przegrać. Żeton odejmuje 2 punkty, a wygrywa najniższy wynik.
lesson-stakes-1 = Kto przegrywa rundę, dostaje punkty. Kto wygrywa, może zdobyć żetony. Ile są warte?
lesson-stakes-2 = Kto przegra tę rundę, dostanie <b>kartę rundy</b>: 7 punktów.
lesson-stakes-3 = Dostanie też <b>wszystkie zagrane karty</b>. Zwykła karta kosztuje 1 punkt, bez względu na liczbę.
lesson-stakes-4 = Twoja czerwona karta to <b>karta karna</b>. Gra jak 6, ale kosztuje 8: zawsze o 2 więcej niż jej liczba.
lesson-stakes-5 = Zrób z nią dziesięć! Gdy wygrasz, dostanie ją ktoś inny. Zagraj odkrytą, bez żetonu: { CARD("P6") }.
    .not-lay-p6 = Dobra karta. Tym razem zagraj ją <b>odkrytą</b>, bez żetonu.
    .not-lay-4 = 4 i 6, dobrze! W tej lekcji najpierw { CARD("P6") }. Czwórka przyda się później.
    .not-lay-8 = 8 i 1 to tylko 9. 6 i 4 dają dziesięć: potrzebna jest { CARD("P6") }.
    .otherwise = Z 8 i 1 będzie 9. 6 i 4 dają dziesięć: potrzebna jest { CARD("P6") }.
lesson-stakes-6 = <b>Żetony</b> z kart ({ PERSON("1") } i { PERSON("2") }) są teraz w <b>puli</b>: trzy za wygraną.
lesson-stakes-7 = { PERSON("1") } ma 9, { PERSON("2") } ma 8. Teraz wygraj pulę.
    .not-stop = Samo 6 to najniższa suma. Przegrasz i dostaniesz 19 punktów.
    .not-add-1 = 6 i 1 to 7, najniższa suma. Przegrasz i dostaniesz 20 punktów.
lesson-stakes-8 = Wygrywasz trzy żetony z puli i masz ich dziesięć. Na koniec żeton odejmuje <b>dwa punkty</b>.
lesson-stakes-9 = { PERSON("2") } z 8 ma najniższą sumę. Pięć zwykłych kart, 8 za twoją karną, 7 za kartę rundy: <b>20 punktów</b>.
lesson-stakes-10 = Inni mają 10 i 9. Twoja suma to najwyżej 9, więc grozi przegrana. Którą kartę zagrasz, odkrytą, bez żetonu?
    .not-lay-p7 = Gdy przegrasz, { CARD("P7") } kosztuje 9 punktów. Zachowaj ją na wygraną rundę. { CARD("8") } kosztuje 1.
    .not-lay-8 = Dobry wybór. Ale zagraj ją odkrytą, bez żetonu: żetony z kart trafiają do puli, którą bierze ktoś inny.
    .not-lay-1 = 1 teraz i 8 później też daje 9. W tej lekcji najpierw zagraj { CARD("8") }.
    .otherwise = 5 i 1 dają 6. { CARD("8") } też kosztuje 1 punkt, a z 1 może dać 9.
lesson-stakes-11 = Inni mają po dziesięć, więc twoja suma i tak jest najniższa. Dokładasz 1?
    .not-add-1 = 9 przegrywa tak jak 8, a dochodzi karta i jeszcze jeden punkt. Nic nie dokładaj.
lesson-stakes-12 = Cztery karty i karta rundy, 9: <b>13 punktów</b> dla ciebie. Gdyby była wśród nich { CARD("P7") }, byłoby ich 21.
lesson-stakes-13 = 13 punktów, minus dwa za każdy z dziesięciu żetonów: na razie <b>−7</b>. Świetny wynik!

lesson-market =
    .title = Targ
    .about = Zamieniaj i licytuj karty, chroń swoje
    .learnt = Udany handel! Umiesz zamienić kartę za 1 żeton, chronić ją i licytować. Oferta trafia do właściciela.
lesson-market-1 = Karty są zagrane. Po kolei, od ciebie, każdy ma <b>jedną szansę</b> na cudzą kartę, odkrytą lub zakrytą.
lesson-market-2 = { PERSON("2") } ma 8 bez żetonów. Możesz ją wziąć za swoją i <b>jeden żeton</b> do puli. { PERSON("1") } ma na karcie żetony.
lesson-market-3 = Żetony <b>chronią</b> kartę: trzeba o nią <b>licytować</b>. Przy jednym żetonie od 1, przy dwóch od 2.
lesson-market-4 = Z twoją 4 będzie najwyżej 7. Która karta ze stołu da dziesięć z kartą z twojej ręki? Stuknij w nią.
    .not-decline = Wtedy będzie najwyżej 7, z twoją 3. A 8 ({ PERSON("2") }) i twoja 2 dają dziesięć: stuknij w 8.
    .not-open-1 = Zna ją tylko { PERSON("1") }, a kosztuje co najmniej dwa żetony. Stuknij w 8 ({ PERSON("2") }) za jeden.
lesson-market-5 = 8 jest twoja, a { PERSON("2") } ma twoją 4. Ale inni mogą jeszcze kupić 8. Ile żetonów na niej kładziesz?
    .not-keep = Bez żetonów { PERSON("1") } może się na nią zamienić. Chroń ją dwoma.
    .not-protect-1 = Wtedy { PERSON("1") } może dać za nią 1. To dobra karta: połóż dwa, a licytacja ruszy od 2.
lesson-market-6 = { PERSON("1") } chce twoją 8 i zaczyna <b>licytację</b> od 2 żetonów. Licytować mogą wszyscy oprócz ciebie.
lesson-market-7 = { PERSON("2") } daje 3, { PERSON("1") } daje 4, { PERSON("2") } pasuje. { PERSON("1") } płaci <b>tobie</b> 4 żetony i zamieniacie się kartami.
lesson-market-8 = Nowa karta zostaje zakryta, ale możesz ją obejrzeć: to 7. Twoje <b>dwa żetony</b> zostają i teraz ją chronią.
lesson-market-9 = Koniec targu, a żetony z kart są w puli. Co robisz ze swoją zakrytą 7?
    .not-leave = Zakryta daje 7 i nic więcej. Odkryj ją i dołóż kartę.
lesson-market-10 = A którą kartę dokładasz?
    .not-stop = Sama 7 to mało. Dołóż kartę, która daje dziesięć.
    .not-add-1 = To daje 8. Możesz zrobić dziesięć.
    .not-add-2 = To daje 9. { PERSON("1") } ma 8 i wystarczy do tego 1. Możesz zrobić dziesięć.
lesson-market-11 = Za 8 dostajesz 4 żetony i 7, a z tą 7 wygrywasz pulę z 5 żetonami. Masz ich teraz 13.
lesson-market-12 = Zaczynasz następną rundę. Ktoś może kupić twoją kartę, więc zagraj 5 albo 6, odkrytą, bez żetonu.
    .not-lay-1 = Zachowaj niskie karty. Dają dziesięć z 9 lub 8, które możesz kupić.
    .not-lay-2 = Zachowaj niskie karty. Dają dziesięć z 9 lub 8, które możesz kupić.
    .otherwise = Tej nie trzeba ani ukrywać, ani chronić. Zagraj ją odkrytą, bez żetonu.
lesson-market-13 = Która karta ze stołu z twoją z ręki da dziesięć? Leży na niej żeton, więc zacznij licytację od 1.
    .not-decline = Wtedy będzie najwyżej 8. A 9 ({ PERSON("1") }) i twoja 1 dają dziesięć: stuknij w 9.
    .not-open-2 = Dwa żetony na zakrytej karcie: mocna albo blef. A 9 widać ({ PERSON("1") }): stuknij w nią.
    .not-open-1 = Można dać więcej, ale może nikt nie podbije. Zacznij od 1.
lesson-market-14 = { PERSON("2") } też ją chce. Bez niej możesz przegrać, a w puli będą co najmniej 3 żetony. Podbijasz czy pas?
    .not-pass = Wtedy { PERSON("2") } ma 9 za dwa żetony, a ty najwyżej 8. Jeszcze jeden żeton: licytuj 3.
    .otherwise = To więcej niż trzeba. 3 to więcej niż 2: licytuj 3.
lesson-market-15 = 9 jest twoja, a { PERSON("1") } dostaje 3 żetony. Kupić może ją jeszcze { PERSON("1") } albo { PERSON("2") }. Ile żetonów kładziesz?
    .not-keep = Bez żetonów każdy może zamienić się na twoją 9. Chroń ją.
lesson-market-16 = Nikt nie próbuje jej kupić. Teraz zrób dziesięć.
    .not-stop = 9 może nie wystarczyć. Z twoją 1 będzie dziesięć.
lesson-market-17 = Wygrywasz! Zakryta karta ({ PERSON("2") }) to zwykła 7. Dwa żetony na niej to blef.

lesson-end =
    .title = Ostatnie rundy
    .about = Jokery, remisy, ostatnia runda i wynik końcowy
    .learnt = Wygrana! Znasz już całą grę 10. Zagrywaj jokera w porę i pilnuj żetonów.
lesson-end-1 = Rund jest najwyżej dziesięć, a to dziewiąta. Każdy dostaje <b>jokera</b>, kartę z błaznem. Ty wciąż go masz.
lesson-end-2 = Sam joker to 10. Z drugą kartą dopełnia do dziesięciu: z 7 to 3.
lesson-end-3 = Ale za przegraną rundę kosztuje 10 punktów, a <b>ciebie</b> także wtedy, gdy na koniec masz go w ręce.
lesson-end-4 = Zagraj go więc teraz. Każdy by go chciał: zagraj <b>zakrytą</b> kartę z dwoma żetonami.
    .not-lay-j-open = Wszyscy zobaczą pewne dziesięć i zaczną licytować. Stuknij: <b>zakryta</b> i dwa żetony.
    .not-lay-j = Zakryta, dobrze. Ale z mniejszą ochroną inni kupią go taniej: stuknij w dwa żetony.
    .otherwise = Nawet jeśli to daje dziesięć, joker w ręce kosztuje na koniec 10 punktów. Zagraj go teraz.
lesson-end-5 = { PERSON("1") } ma dziesięć: 9 i 1. Przy remisie wygrywa <b>wyższa karta</b>. Joker: zostawiasz czy odkrywasz i dokładasz?
    .not-turn-up = I dołożysz 8? Wtedy joker to 2, a 9 ({ PERSON("1") }) bije twoją 8. Sam to 10: zostaw go.
lesson-end-6 = Remis po dziesięć, ale twój joker jako 10 bije 9 ({ PERSON("1") }). Wygrywasz pulę.
lesson-end-7 = { PERSON("2") } przegrywa z 8 i dostaje 19 punktów, w tym 10 za twojego jokera.
lesson-end-8 = Gdy i karty są równe, wygrywa ten, kto gra wcześniej. Gdy remisują najniższe sumy, przegrywa ten, kto gra <b>później</b>.
lesson-end-9 = Wybierasz, kto zaczyna. Na końcu widać więcej, ale ty masz już 7 i 3. Kto zaczyna?
    .not-starter-1 = Nie musisz widzieć innych: dziesięć to dziesięć. Na końcu grozi przegrany remis. Zacznij ty.
    .not-starter-2 = Nie musisz widzieć innych: dziesięć to dziesięć. { PERSON("2") } zagra przed tobą i wygra remis.
lesson-end-10 = Ostatnia runda. Karty w ręce też będą kosztować. Zagraj { CARD("7") } odkrytą, bez żetonu.
    .not-lay-7 = { CARD("7") } to dobra karta. Zagraj ją odkrytą, bez żetonu: żeton jest wart dwa punkty.
    .not-lay-3 = 3 i 7 to dziesięć, dobrze. W tej lekcji najpierw zagraj { CARD("7") }. Druga karta później.
    .not-lay-p3 = 3 i 7 to dziesięć, dobrze. W tej lekcji najpierw zagraj { CARD("7") }. Druga karta później.
    .otherwise = Z 8 nic nie daje dziesięciu: 8 i 3 to za dużo. Zagraj { CARD("7") }.
lesson-end-11 = Dziesięć daje i twoja 3, i { CARD("P3") } za 5 punktów. Którą dokładasz, a którą zostawiasz?
    .not-add-3 = To też dziesięć. Ale { CARD("P3") } zostaje w ręce i kosztuje 5. Zwykła 3 kosztuje tylko 1.
    .not-stop = Sama 7 jest najniższa, gdy tylko inni coś dołożą. Zrób dziesięć.
lesson-end-12 = Wszyscy macie 7 i 3! Grasz na początku i wygrywasz. { PERSON("2") } gra na końcu i przegrywa z dziesięcioma.
lesson-end-13 = Wynik końcowy: zebrane karty, karty w ręce i minus dwa za każdy żeton. Wygrywa <b>najniższy</b> wynik.
lesson-end-14 = Przy remisie wygrywa ten, kto ma więcej żetonów. Jeśli i ich jest tyle samo, wygrywacie wspólnie.
lesson-end-15 = Gdy po rundzie talii nie starczy dla wszystkich, gra się kończy. Kto ją przegrał, dostaje też pozostałe <b>karty rund</b>.
