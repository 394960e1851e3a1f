### What a score sheet for real cards says.
###
### text: $who, $other, $sign, $card, $label, $value, $title, $standing, $name, $low, $high
### texts: $names
### number: $count, $of, $cards, $bid, $tricks, $place, $points, $number, $won

we-have-cards = Mamy karty
    .note = zapisuj punkty
which-game = W co gracie?
real-cards = Prawdziwe karty
sheets = Zapisy punktów
    .called = zapisy punktów
    .unread =
        { $count ->
            [one] 1 zapisu nie można odczytać. Zostaje bez zmian.
           *[other] { $count } zapisów nie można odczytać. Zostają bez zmian.
        }
sheet-of = { $title }, zapis punktów
sheet-full = Ten zapis jest pełny. Zacznij nowy.
too-many-sheets =
    { $of ->
        [one] Masz już 1 zapis punktów. Najpierw usuń go w swoich grach.
        [few] Masz już { $of } zapisy punktów. Najpierw usuń jeden w swoich grach.
       *[other] Masz już { $of } zapisów punktów. Najpierw usuń jeden w swoich grach.
    }

## Who plays

new-sheet = Nowy zapis
    .note = Grajcie prawdziwymi kartami, a Tenfold zapisze punkty.
player-less = Usuń osobę
player-more = Dodaj osobę
start-sheet = Zacznij zapis

## Questions, each also the label of its answer

first-dealer = Kto rozdaje
first-starter = Kto zaczyna
trumps = Atut
sign = { $sign }
bid = Zapowiedź: { $who }
    .row = Zapow.
tricks = Lewy: { $who }
    .row = Lewy
tenth-card = Kto odkrywa dziesiątą kartę
    .short = finisz
grid = Karty: { $who }, najpierw górny rząd
points-of = Punkty: { $who }
points-row = Punkty
round-card = Karta rundy
round-winner = Kto wygrywa rundę
round-loser = Kto przegrywa rundę
taken = Karty, które bierze { $who }, bez karty rundy
hands-filled = Czy wszyscy mogą dobrać do 4 kart?
hands-full = Tak
hands-not-full = Nie
rest = Punkty za pozostałe karty rund
chips = Żetony: { $who }
    .row = Żetony
    .wrong =
        { $count ->
            [one] To 1 żeton, a jest ich { $of }.
            [few] To { $count } żetony, a jest ich { $of }.
           *[other] To { $count } żetonów, a jest ich { $of }.
        }
hand = Ręka: { $who }
    .row = Ręka
cards-won = Wzięte karty: { $who }
cards-row = Karty
cards-wrong =
    { $count ->
        [one] To 1 karta, a jest ich { $of }.
        [few] To { $count } karty, a jest ich { $of }.
       *[other] To { $count } kart, a jest ich { $of }.
    }
tens-called = PIG 10: { $who }
went-out = { $place }. miejsce
cards-left = Karty w ręce: { $who }

## What can’t be

hooked = { $who } nie może licytować { $bid }: przy haku suma zapowiedzi nie może wynieść { $tricks }.
tricks-wrong =
    { $of ->
        [one] Była 1 lewa, a masz { $count }.
        [few] Były { $of } lewy, a masz { $count }.
       *[other] Było { $of } lew, a masz { $count }.
    }
too-many-of = { $card } nie może wystąpić { $count } razy: { $of ->
        [one] jest tylko 1.
        [few] są tylko { $of }.
       *[other] jest tylko { $of }.
    }
too-few-taken =
    { $count ->
        [one] 1 karta to za mało: każdy gra co najmniej 1, więc jest ich { $of } lub więcej.
        [few] { $count } karty to za mało: każdy gra co najmniej 1, więc jest ich { $of } lub więcej.
       *[other] { $count } kart to za mało: każdy gra co najmniej 1, więc jest ich { $of } lub więcej.
    }
round-card-again = Karta rundy { $card } była już w rundzie { $count }.
doubtful = { $number }, niedozwolone
correct = Zmień
    .round = Zmień rundę { $count }
    .result = Zmień wynik
stands = Zostaw tak
corrected = Gotowe
unanswered = jeszcze nie

## A round

round-number = Runda { $count }
round-of = Runda { $count } z { $of }
round-of-cards =
    { $cards ->
        [one] Runda { $count }: 1 karta
        [few] Runda { $count }: { $cards } karty
       *[other] Runda { $count }: { $cards } kart
    }
deals-and-leads = Rozdaje { $who }, a wychodzi { $other }.
starts = Zaczyna { $who }.
chooses = { $who } wybiera, kto zaczyna.
this-round = Ta runda
fact = { $label }: { $value }
from-to = od { $low } do { $high }
by-points = Wpisz punkty
by-cards = Wpisz karty
cards-so-far = Wpisane karty
card-back = Cofnij ostatnią kartę
replace-card = Karta { $count }: { $card }. Zmień
cards-most =
    { $count ->
        [one] Mieści się tu tylko 1 karta.
        [few] Mieszczą się tu tylko { $count } karty.
       *[other] Mieści się tu tylko { $count } kart.
    }
cards-done = Gotowe
with-round-card =
    { $points ->
        [one] 1 punkt z kartą rundy.
        [few] { $points } punkty z kartą rundy.
       *[other] { $points } punktów z kartą rundy.
    }
block =
    { $count ->
        [few] { $count } pary obok siebie: { $points }.
       *[other] { $count } par obok siebie: { $points }.
    }
matches =
    { $count ->
        [one] 1 para daje 0.
        [few] { $count } pary dają 0.
       *[other] { $count } par daje 0.
    }
won-of-bid = lewy { $won }, zapowiedź { $bid }
    .note = Pod punktami: lewy/zapowiedź.
game-taken-back = Znów koniec gry { $count }.
undo-nothing = Nie ma jeszcze czego cofnąć.

## The scores

heading = Runda
    .series = Gra
no-round-yet = Jeszcze bez rund
another-game = Następna gra
report = Podaj wynik
no-tournament = Tego turnieju nie ma już w tym telefonie.
share = Wyślij wyniki
    .as = jako tekst
    .as-picture = jako obraz
    .head = { $title }, prawdziwe karty: { $standing }
    .row = { $place }. { $name } { $value }
remove = Usuń zapis punktów
remove-sheet = Usunąć ten zapis punktów?
    .note = Znikną wszystkie rundy: { $names }.
    .cancel = Anuluj
    .remove = Usuń
sheet-removed = Zapis punktów usunięty.
