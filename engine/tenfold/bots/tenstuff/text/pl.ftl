### What the computer players of Tenstuff say of what can be done.
###
### person: $who, $taker, $next
### card: $card
### cards: $cards
### number: $count, $theirs, $rank
### numbers: $order
### text: $how, $phase
### message: $last, $above, $below
### messages: $some

## What can be done

play = Zagraj { ROW($cards, between: ", ") }
table = Zagraj { ROW($cards, between: ", ") } na stół
guess = Zgaduj { ROW($cards, between: ", ") }
give = Daj { ROW($cards, between: ", ") }
give-back = Oddaj { ROW($cards, between: ", ") }
slip = Podłóż { ROW($cards, between: ", ") }
throw = Rzuć { ROW($cards, between: ", ") }
accuse = { $who ->
    [you] Oskarżenie ciebie
   *[other] Oskarż: { $who }
  }
start-turn = Zacznij turę
let-play = { $who ->
    [you] Ty grasz
   *[other] Niech gra { $who }
  }
pass-turn = Spasuj
stop = Zakończ turę
no-guess = Nie zgaduj
# The end of a choice of cards to give or return, after $count of them, or the last chance to accuse.
done = { $phase ->
    [give] { $count ->
        [0] Nic nie dawaj
        [one] Daj 1 kartę
        [few] Daj { $count } karty
       *[other] Daj { $count } kart
      }
    [return] { $count ->
        [0] Nic nie oddawaj
        [one] Oddaj 1 kartę
        [few] Oddaj { $count } karty
       *[other] Oddaj { $count } kart
      }
   *[last] Nie oskarżaj
  }
draw = Dobierz kartę
fake = Udawaj, że dobierasz
arrange = Podejrzyj talię
# The cards by the order in which they were seen.
order = Odłóż je w kolejności { ROW($order, between: " ") }

## Sorts of play

match = powtórka
slam = bomba
attempt = próba
skip = pominięcie

## What will happen

out-now = { $how ->
    [this] { $who ->
        [you] Od razu kończysz
       *[other] { $who } od razu kończy
      }
   *[that] { $who ->
        [you] od razu kończysz
       *[other] { $who } od razu kończy
      }
  }
out-soon = { $who ->
    [you] { $how ->
        [sure] Na pewno wkrótce skończysz
        [never] Na pewno nie skończysz wkrótce
        [likely] Raczej wkrótce skończysz
        [unlikely] Raczej nie skończysz wkrótce
        [more] Masz większą szansę wkrótce skończyć
       *[less] Masz mniejszą szansę wkrótce skończyć
      }
   *[other] { $who } { $how ->
        [sure] na pewno wkrótce skończy
        [never] na pewno nie skończy wkrótce
        [likely] raczej wkrótce skończy
        [unlikely] raczej nie skończy wkrótce
        [more] ma większą szansę wkrótce skończyć
       *[less] ma mniejszą szansę wkrótce skończyć
      }
  }
left-with = { $who ->
    [you] Wkrótce będziesz mieć
   *[other] { $who } będzie mieć wkrótce
  } { $how ->
    [more] więcej
   *[less] mniej
  } kart

## What can be seen that speaks for an act

# Cards of a rank within a sentence, for the nominative or accusative plural: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
of-rank = { $rank ->
    [0] jokery
    [1] asy
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [11] walety
    [12] damy
    [13] króle
   *[other] dziesiątki
}
of-rank-first = { $rank ->
    [0] Jokery
    [1] Asy
    [2] Dwójki
    [3] Trójki
    [4] Czwórki
    [5] Piątki
    [6] Szóstki
    [7] Siódemki
    [8] Ósemki
    [9] Dziewiątki
    [11] Walety
    [12] Damy
    [13] Króle
   *[other] Dziesiątki
}
# These four are in the genitive: „potrzebuje koloru pik, jokera, damy lub króla”.
a-rank = { $rank ->
    [0] jokera
    [1] asa
    [2] dwójki
    [3] trójki
    [4] czwórki
    [5] piątki
    [6] szóstki
    [7] siódemki
    [8] ósemki
    [9] dziewiątki
    [11] waleta
    [12] damy
    [13] króla
   *[other] dziesiątki
}
a-suit = { $rank ->
    [0] koloru karo
    [1] koloru trefl
    [2] koloru kier
   *[3] koloru pik
}
# They stand after „kolor” and never change.
diamonds = karo
clubs = trefl
hearts = kier
spades = pik
a-joker = jokera
a-face-card = figury

# Cards that leave the hand.
out-by-match = { $who ->
    [you] Po powtórce grasz dalej, więc możesz teraz skończyć.
   *[other] Po powtórce { $who } gra dalej, więc może teraz skończyć.
  }
out-by-gift = { $taker ->
    [you] Możesz
   *[other] { $taker } może
  } dostać całą resztę, a { $who ->
    [you] ty kończysz.
   *[other] { $who } kończy.
  }
match-goes-on = { $who ->
    [you] Po powtórce grasz dalej
   *[other] Po powtórce { $who } gra dalej
  }: może zejść jeszcze { $count ->
    [one] 1 karta.
   *[other] do { $count } kart.
  }
slam-gives = Bomba rozdaje karty: { $taker ->
    [you] możesz dostać
   *[other] { $taker } może dostać
  } { $count ->
    [1] { ROW($cards, between: " ") }.
    [2] { ROW($cards, between: " ") }.
    [few] { $count } karty.
   *[other] { $count } kart.
  }
sheds = { $count ->
    [one] Z ręki schodzi 1 karta
    [few] Z ręki schodzą { $count } karty
   *[other] Z ręki schodzi { $count } kart
  }, a nie { $theirs }.
sheds-anyway = { $who ->
    [you] I tak dobierasz
   *[other] { $who } i tak dobiera
  } kartę, więc warto pozbyć się { $count ->
    [one] jednej.
   *[other] { $count } kart.
  }
nothing-to-draw = Nie ma czego dobrać, więc czekanie nic nie daje.
frees = { $taker ->
    [you] Po pasie możesz znów grać.
   *[other] Po pasie { $taker } może znów grać.
  }

# Which cards to play, and which to keep.
keeps-together = Trzymaj { $above } razem: mogą zejść w jednej turze.
use-the-chance = { $above } mogą poczekać: pasują na więcej kart niż { $below }.
use-the-joker = Joker pasuje tylko na jokery i figury, więc to dobra okazja.
saves-king = { $count ->
    [one] { $card } pasuje na każdy zestaw: zachowaj jako pewną ostatnią kartę.
   *[other] { $above } pasują na każdy zestaw: zachowaj je jako ostatnie karty.
  }
saves-high = { $count ->
    [one] { $card } pasuje na większość kart: zachowaj jako ostatnią kartę.
   *[other] { $above } pasują na większość kart: zachowaj je jako ostatnie.
  }
opens = Na { $card } { $taker ->
    [you] możesz
   *[other] { $taker } może
  } zagrać kolor { $last }: zachowaj jako ostatnią kartę.
saves-ten = { $count ->
    [one] { $card } może zabrać kolejkę, gdy ktoś prawie skończył: zachowaj.
   *[other] { $above } mogą zabrać kolejki, gdy ktoś prawie skończył: zachowaj je.
  }
# $last is a-suit, $cards are its jack, queen and king, except those in hand.
keeps-suit = Nie pozbywaj się { $last }: pasuje na figury w tym kolorze.
draws-partner = Następna w talii jest karta { $card }: zachowaj do niej { ROW($cards, between: " ") }.
on-the-pile = { $who ->
    [you] Talia jest pusta: jeśli zagrasz na stos, pauzujesz.
   *[other] Talia jest pusta: jeśli { $who } zagra na stos, pauzuje.
  }
on-the-table = Jest co dobierać, więc zestawy idą na stos.
cheating = Oszustwo grozi wpadką i dobraniem do 5 kart.

# What it does to others.
blocks = { $taker ->
    [you] Nie masz karty, która na to pasuje.
   *[other] { $taker } nie ma karty, która na to pasuje.
  }
three-sixes = { $next ->
    [you] Trzy szóstki odwracają kierunek: grasz ty, nie { $taker }.
   *[other] Trzy szóstki odwracają kierunek: gra { $next }, nie { $taker }.
  }
attempt-free = { $taker ->
    [you] Próba: przy trafieniu kartę bierzesz ty.
   *[other] Próba: przy trafieniu kartę bierze { $taker }.
  }
attempt-seen = { $taker ->
    [you] Próba: padnie nazwa następnej karty i musisz ją wziąć.
   *[other] Próba: nazwij następną kartę, a { $taker } musi ją wziąć.
  }
harder-than = { $taker ->
    [you] Potem grasz ty i potrzebujesz { $above } lub wyżej, nie tylko { $below }.
   *[other] Potem gra { $taker } i potrzebuje { $above } lub wyżej, nie tylko { $below }.
  }
harder-number = { $taker ->
    [you] Potem grasz ty z { $count ->
        [one] 1 kartą
       *[other] { $count } kartami
      } i potrzebujesz { $above } lub wyżej.
   *[other] Potem gra { $taker } z { $count ->
        [one] 1 kartą
       *[other] { $count } kartami
      } i potrzebuje { $above } lub wyżej.
  }
harder-face = { $taker ->
    [you] Potem grasz ty i potrzebujesz { ROW($some, between: ", ") } lub { $last }.
   *[other] Potem gra { $taker } i potrzebuje { ROW($some, between: ", ") } lub { $last }.
  }
harder-pair = Na { $card } pasuje mniej kart niż na { $below }, a potem { $taker ->
    [you] grasz ty.
   *[other] gra { $taker }.
  }
harder = Pasuje na to mniej kart, a potem { $taker ->
    [you] grasz ty.
   *[other] gra { $taker }.
  }

# Guesses.
guess-known = { $who ->
    [you] To na pewno następna karta: bierze ją { $taker }, a ty nic nie dobierasz.
   *[other] { $taker ->
        [you] To na pewno następna karta: bierzesz ją ty, a { $who } nic.
       *[other] To na pewno następna karta: bierze ją { $taker }, a { $who } nic.
      }
  }
guess-free = { $taker ->
    [you] Pudło nic nie kosztuje. Przy trafieniu (1 na { $count }) kartę bierzesz ty.
   *[other] Pudło nic nie kosztuje. Przy trafieniu (1 na { $count }) kartę bierze { $taker }.
  }
guess-impossible = { $card } nie może być następną kartą.

# Cards given and returned.
gives = { $count ->
    [1] Karta schodzi z ręki za darmo, a { $taker ->
        [you] dostajesz ją ty.
       *[other] dostaje ją { $taker }.
      }
   *[other] Można oddać razem { $count ->
        [2] { ROW($cards, between: " ") }
        [3] { ROW($cards, between: " ") }
        [few] { $count } karty
       *[other] { $count } kart
      } i to za darmo: { $taker ->
        [you] dostajesz je ty.
       *[other] dostaje je { $taker }.
      }
  }
stays-out = { $taker ->
    [you] Z jakąś kartą wrócisz do gry.
   *[other] Z jakąś kartą { $taker } wróci do gry.
  }
brings-back = { $taker ->
    [you] Dzięki karcie wracasz do gry.
   *[other] Dzięki karcie { $taker } wraca do gry.
  }
saves-from-out = { $taker ->
    [you] Tylko oddana karta zatrzyma cię w grze.
   *[other] Tylko z oddaną kartą { $taker } zostaje w grze.
  }

# Tens.
last-ten = { $who ->
    [you] Ostatnia karta: kończysz, chyba że { $taker } jakąś odda.
   *[other] { $taker ->
        [you] Ostatnia karta: { $who } kończy, chyba że jakąś oddasz.
       *[other] Ostatnia karta: { $who } kończy, chyba że { $taker } jakąś odda.
      }
  }
few-left = { $taker ->
    [you] Masz
   *[other] { $taker } ma
  } { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
  } i { $taker ->
    [you] możesz
   *[other] może
  } teraz skończyć: pora zabrać kolejkę.
slams-next = Potem { $above } to bomba, bo jest ich więcej: karty { $taker ->
    [you] dostaniesz ty.
   *[other] dostanie { $taker }.
  }
own-turn = { $taker ->
    [you] Tracisz kolejkę
   *[other] { $taker } traci kolejkę
  }, a { $who ->
    [you] grasz ty.
   *[other] gra { $who }.
  }
no-turn = { $taker ->
    [you] 10 schodzi z ręki, a ty tracisz kolejkę.
   *[other] 10 schodzi z ręki, a { $taker } traci kolejkę.
  }
next-has-few = Po rzucie { $next ->
    [you] grasz ty i masz
   *[other] gra { $next } i ma
  } tylko { $count ->
    [one] 1 kartę.
    [few] { $count } karty.
   *[other] { $count } kart.
  }
many-left = { $taker ->
    [you] Masz
   *[other] { $taker } ma
  } { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[other] { $count } kart
  }. Zachowaj 10 na kogoś, kto ma mniej.
returns = { $taker ->
    [you] Możesz za 10 oddać kolor { $last }, więc lepiej jej nie rzucać.
   *[other] { $taker } może za 10 oddać kolor { $last }, więc zachowaj ją.
  }

# Accusations.
proved = { $taker ->
    [you] Karty się nie zgadzają: oszukujesz i musisz dobrać.
   *[other] Karty się nie zgadzają: { $taker } oszukuje i musi dobrać.
  }
draws-more = { $taker ->
    [you] Dobierzesz
   *[other] { $taker } dobierze
  } { $count }, a { $next } tylko { $theirs }.
innocent = { $taker ->
    [you] Karty się zgadzają: grasz czysto.
   *[other] Karty się zgadzają: { $taker } gra czysto.
  }
no-proof = { $count ->
    [0] { $taker ->
        [you] Nie ma dowodu, że oszukujesz.
       *[other] Nie ma dowodu, że { $taker } oszukuje.
      }
    [one] Nie ma dowodu, a pomyłka kosztuje 1 kartę.
    [few] Nie ma dowodu, a pomyłka kosztuje { $count } karty.
   *[other] Nie ma dowodu, a pomyłka kosztuje { $count } kart.
  }
last-chance = Gra skończona: to ostatnia szansa, by przyłapać oszustwo.
