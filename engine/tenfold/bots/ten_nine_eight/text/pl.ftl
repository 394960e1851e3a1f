### What the computer players of 10-9-8 say of what can be done.
###
### person: $who, $rival
### card: $card, $over
### cards: $hand, $more
### number: $tricks, $cards, $others, $bid
### text: $how
### message: $suit, $one

## What can be done

bid = Licytuj { $tricks }
play = Zagraj { $card }

## Sorts of play

trump-in = przebitka
overtrump = nadbitka
undertrump = podbitka
finesse = impas
duck = przepuszczenie
discard = zrzutka

## What will happen

too-many = { $who ->
    [you] { $how ->
        [sure] Na pewno weźmiesz
        [never] Na pewno nie weźmiesz
        [likely] Raczej weźmiesz
        [unlikely] Raczej nie weźmiesz
        [more] Częściej weźmiesz
       *[less] Rzadziej weźmiesz
      } za dużo lew
   *[other] { $who } { $how ->
        [sure] na pewno weźmie
        [never] na pewno nie weźmie
        [likely] raczej weźmie
        [unlikely] raczej nie weźmie
        [more] częściej weźmie
       *[less] rzadziej weźmie
      } za dużo lew
  }
too-few = { $who ->
    [you] { $how ->
        [sure] Na pewno weźmiesz
        [never] Na pewno nie weźmiesz
        [likely] Raczej weźmiesz
        [unlikely] Raczej nie weźmiesz
        [more] Częściej weźmiesz
       *[less] Rzadziej weźmiesz
      } za mało lew
   *[other] { $who } { $how ->
        [sure] na pewno weźmie
        [never] na pewno nie weźmie
        [likely] raczej weźmie
        [unlikely] raczej nie weźmie
        [more] częściej weźmie
       *[less] rzadziej weźmie
      } za mało lew
  }
make-bid = { $who ->
    [you] { $how ->
        [sure] Na pewno ugrasz zapowiedź
        [never] Na pewno nie ugrasz zapowiedzi
        [likely] Raczej ugrasz zapowiedź
        [unlikely] Raczej nie ugrasz zapowiedzi
        [more] Częściej ugrasz zapowiedź
       *[less] Rzadziej ugrasz zapowiedź
      }
   *[other] { $who } { $how ->
        [sure] na pewno ugra zapowiedź
        [never] na pewno nie ugra zapowiedzi
        [likely] raczej ugra zapowiedź
        [unlikely] raczej nie ugra zapowiedzi
        [more] częściej ugra zapowiedź
       *[less] rzadziej ugra zapowiedź
      }
  }
win-tricks = { $who ->
    [you] Weźmiesz
   *[other] { $who } weźmie
  } { $how ->
    [more] więcej
   *[less] mniej
  } lew

## The plan: what the seat is after, and what will bring it

need =
    { $who ->
        [you] { $tricks ->
            [0] Nie potrzebujesz już lew.
            [one] Potrzebujesz jeszcze 1 lewy.
           *[other] Potrzebujesz jeszcze { $tricks } lew.
        }
       *[other] { $tricks ->
            [0] { $who } nie potrzebuje już lew.
            [one] { $who } potrzebuje jeszcze 1 lewy.
           *[other] { $who } potrzebuje jeszcze { $tricks } lew.
        }
    }
need-comes = { $tricks ->
    [one] Brakującą lewę raczej weźmie { $hand }.
    [few] Brakujące lewy ({ $tricks }) raczej wezmą { $hand }.
   *[other] Brakujące lewy ({ $tricks }) raczej wezmą { $hand }.
  }
need-comes-else = { $tricks ->
    [one] Brakuje jeszcze 1 lewy, ale nie tą kartą.
   *[other] Brakuje jeszcze { $tricks } lew, ale nie tą kartą.
  }
bid-lost =
    { $who ->
        [you] Twoja zapowiedź przepadła.
       *[other] { $who } już nie ugra zapowiedzi.
    }
all-lost = Wszystkie zapowiedzi przepadły, więc żadna karta nie zmieni wyniku.
last-bid =
    { $rival ->
        [you] Tylko ty możesz jeszcze ugrać zapowiedź.
       *[other] Tylko { $rival } może jeszcze ugrać zapowiedź.
    }
stop-others = Spróbuj zatrzymać innych.
save-to-win = Zachowaj { $hand } na późniejsze lewy.
all-win = Każda karta w ręce raczej weźmie lewę.
# „wygra” stands first, so that it fits one card and several.
will-win = Raczej wygra { $hand }.
count-on = { $tricks ->
    [0] Nie licz na { $more }.
    [one] Licz na 1 lewę z kart { $more }.
    [few] Licz na { $tricks } lewy z kart { $more }.
   *[other] Licz na { $tricks } lew z kart { $more }.
  }
count-all = { $how ->
    [also] Licz też na { $more }.
   *[alone] Licz na { $more }.
  }

## What can be seen: suits

# They stand after „kolor”, „koloru”, „w kolorze” or „karta”, and never change.
clubs = trefl
diamonds = karo
hearts = kier
spades = pik
club = trefl
diamond = karo
heart = kier
spade = pik

## What can be seen: for a bid

sure-tricks = { $who ->
    [you] Masz
   *[other] { $who } ma
  } { $tricks ->
    [one] najwyższy atut: to 1 pewna lewa.
    [few] { $tricks } najwyższe atuty: to { $tricks } pewne lewy.
   *[other] { $tricks } najwyższych atutów: to { $tricks } pewnych lew.
  }
rest = Inni licytują { $others } z { $tricks } { $tricks ->
    [one] lewy
   *[other] lew
  }. Reszta to { $cards }.
rest-of = { $rival ->
    [you] Licytujesz
   *[other] { $rival } licytuje
  } { $others } z { $tricks } { $tricks ->
    [one] lewy
   *[other] lew
  }. Reszta to { $cards }.
needs-lead = { $card } wygra tylko, gdy ktoś inny wyjdzie w kolor { $suit }.
good-more = { $cards ->
    [one] { $hand } może wziąć lewę, więc licytuj więcej niż { $bid }.
   *[other] { $hand } mogą wziąć po jednej lewie, więc licytuj więcej niż { $bid }.
  }
good-less = { $cards ->
    [0] Żadna karta nie jest dość dobra, żeby licytować { $bid }.
    [one] Tylko { $hand } może wziąć lewę, więc licytuj mniej niż { $bid }.
   *[other] Tylko { $hand } mogą wziąć po jednej lewie, więc licytuj mniej niż { $bid }.
  }
low-trump = { $card } to niski atut: { $cards ->
    [one] bije go 1 nieznany atut.
    [few] biją go { $cards } nieznane atuty.
   *[other] bije go { $cards } nieznanych atutów.
  }
can-lose-to = { $cards ->
    [0] { $card } może przegrać z atutem.
    [one] { $card } może przegrać z atutem lub 1 wyższą kartą.
    [few] { $card } może przegrać z atutem lub z { $cards } wyższymi kartami.
   *[other] { $card } może przegrać z atutem lub z { $cards } wyższymi kartami.
  }
no-trump =
    { $who ->
        [you] Nie masz atutów, więc inni mogą przebić twoje wysokie karty.
       *[other] { $who } nie ma atutów. Inni mogą przebić wysokie karty.
    }

## What can be seen: for a card

one-too-many =
    { $rival ->
        [you] Z tą lewą masz o jedną za dużo.
       *[other] Z tą lewą { $rival } ma o jedną za dużo.
    }
lost-so-feed =
    { $who ->
        [you] Twoja zapowiedź przepadła
       *[other] { $who } już nie ugra zapowiedzi
    }. { $rival ->
        [you] Teraz weźmiesz o lewę za dużo.
       *[other] Niech { $rival } weźmie o lewę za dużo.
    }
lost-so-stop =
    { $who ->
        [you] Twoja zapowiedź przepadła. { $rival } potrzebuje tej lewy, więc ją weź.
       *[other] { $who } już nie ugra zapowiedzi. { $rival ->
            [you] Pora zatrzymać ciebie.
           *[other] Pora zatrzymać: { $rival }.
        }
    }
needs-it =
    { $rival ->
        [you] Potrzebujesz lew, a { $card } bije { $over }.
       *[other] { $rival } potrzebuje lew, a { $card } bije { $over }.
    }
harder-to-beat =
    { $rival ->
        [you] Potrzebujesz lew, a { $card } trudniej pobić niż { $over }.
       *[other] { $rival } potrzebuje lew, a { $card } trudniej pobić niż { $over }.
    }
easier-to-beat =
    { $rival ->
        [you] Masz dość lew, a { $card } łatwiej pobić niż { $over }.
       *[other] { $rival } ma dość lew, a { $card } łatwiej pobić niż { $over }.
    }
keep-to-stop =
    { $rival ->
        [you] Potrzebujesz lew: zachowaj { $over }, żeby wziąć jedną.
       *[other] { $rival } potrzebuje lew: zachowaj { $over }, żeby wziąć jedną.
    }
drop-to-feed =
    { $rival ->
        [you] Masz dość lew: nie trzymaj { $card }, żeby wziąć jedną.
       *[other] { $rival } ma dość lew: nie trzymaj { $card }, żeby wziąć jedną.
    }
lost-but-scores = Zapowiedź przepadła, ale każda lewa daje 1 punkt.
lost-but-saves = Zapowiedź przepadła, ale każda lewa ratuje 1 punkt.
lost-and-costs = Zapowiedź przepadła, a każda lewa kosztuje 1 punkt.
needs-all =
    { $who ->
        [you] Potrzebujesz wszystkich pozostałych lew. { $over } przegra.
       *[other] { $who } potrzebuje wszystkich pozostałych lew. { $over } przegra.
    }
needs-all-safe =
    { $who ->
        [you] Potrzebujesz wszystkich pozostałych lew. { $card } jest nie do pobicia.
       *[other] { $who } potrzebuje wszystkich pozostałych lew. { $card } jest nie do pobicia.
    }
last-wins =
    { $who ->
        [you] Grasz na końcu, więc { $card } na pewno bierze lewę.
       *[other] { $who } gra na końcu, więc { $card } na pewno bierze lewę.
    }
safe = { $card } jest już nie do pobicia.
ruff =
    { $who ->
        [you] Nie masz koloru { $suit }, a atut bije cały ten kolor.
       *[other] { $who } nie ma koloru { $suit }, a atut bije cały ten kolor.
    }
beats = { $card } bije { $over }, najlepszą kartę do tej pory.
makes-bid = Z tą lewą zapowiedź ugrana. { $over } łatwiej potem przegra niż { $card }.
keep-top = Zachowaj { $over }: później też nikt tego nie pobije.
enough = { $card } wystarczy. Zachowaj { $over } na inną lewę.
may-be-enough = { $card } może wystarczyć. Zachowaj { $over } na inną lewę.
one-can-beat =
    { $rival ->
        [you] Tylko ty możesz jeszcze pobić { $card }.
       *[other] Tylko { $rival } może jeszcze pobić { $card }.
    } Zachowaj { $over }.
bid-none =
    { $who ->
        [you] Licytujesz 0, a { $over } bije { $card }.
       *[other] { $who } licytuje 0, a { $over } bije { $card }.
    }
has-bid =
    { $who ->
        [you] Masz już { $tricks ->
            [one] swoją lewę
            [few] swoje { $tricks } lewy
           *[other] swoje { $tricks } lew
        }. { $over } bije { $card }.
       *[other] { $who } ma już { $tricks ->
            [one] swoją lewę
            [few] swoje { $tricks } lewy
           *[other] swoje { $tricks } lew
        }. { $over } bije { $card }.
    }
top-trumps = { $who ->
    [you] Masz na później
   *[other] { $who } ma na później
  } { $cards ->
    [one] najwyższy atut
    [few] { $cards } najwyższe atuty
   *[other] { $cards } najwyższych atutów
  }. Więcej nie trzeba.
can-lose = { $card } można jeszcze pobić, a { $over } już nie.
sinks =
    { $who ->
        [you] Każda nieznana ci karta { $suit } bije { $card }.
       *[other] Każda karta { $suit }, której nie widzi { $who }, bije { $card }.
    }
trump-helps =
    { $rival ->
        [you] Nie masz koloru { $suit }, więc { $card } może przegrać z atutem.
       *[other] { $rival } nie ma koloru { $suit }, więc { $card } może przegrać z atutem.
    }
may-trump =
    { $rival ->
        [you] Nie masz koloru { $suit } i możesz przebić { $card }.
       *[other] { $rival } nie ma koloru { $suit } i może przebić { $card }.
    }
keep-for-later = { $card } można tu jeszcze pobić. Zachowaj na później.
first-trick = Nie padnie już wyższa karta { $suit }, a atutów jeszcze nie wolno grać.
only-trumps = Nie padnie już wyższa karta { $suit }, więc { $card } boi się tylko atutu.
draws =
    { $who ->
        [you] To ściąga atuty groźne dla twojej karty { $card }.
       *[other] To ściąga atuty groźne dla karty { $card } ({ $who }).
    }
trump-later =
    { $who ->
        [you] To twoja jedyna karta { $one }. Potem możesz przebijać { $suit }.
       *[other] { $who } ma tylko tę kartę { $one }. Potem przebija { $suit }.
    }
keep-higher = Tu { $over } przegra. Zachowaj na inną lewę.
keep-trump = Zachowaj { $over }: atut bije każdy inny kolor.
keep-trumps = Zachowaj atuty: biją każdy inny kolor.
is-trump = { $card } to atut i bije każdy inny kolor.
lower-later = { $card } teraz przegra, a { $over } łatwiej przegra potem.
lead-trump = { $cards ->
    [one] 1 wyższy atut jest
    [few] { $cards } wyższe atuty są
   *[other] { $cards } wyższych atutów jest
  } w grze, więc { $card } może jeszcze przegrać.
both-win = { $card } też wygrywa, a { $over } łatwiej przegra potem.
equals = { $over } i { $card } są równie dobre: między nimi nie ma już kart.
drop-trump = { $over } i tak to bije, a z ręki schodzi atut.
drop-high = { $card } to najwyższa karta { $suit } w grze. Pozbądź się jej teraz.
cannot-win = { $card } nie weźmie tej lewy, a { $over } może.
# “Higher” cards are of the same suit.
fewer-beat = { $card } ma nad sobą tylko { $cards ->
    [one] 1 wyższą kartę
    [few] { $cards } wyższe karty
   *[other] { $cards } wyższych kart
  }, a { $over } aż { $others }.
more-beat = { $card } ma nad sobą { $cards ->
    [one] 1 wyższą kartę
    [few] { $cards } wyższe karty
   *[other] { $cards } wyższych kart
  }, a { $over } tylko { $others }.
more-or-trumps = { $card } ma nad sobą { $cards ->
    [one] 1 wyższą kartę
    [few] { $cards } wyższe karty
   *[other] { $cards } wyższych kart
  }, a { $over } boi się tylko atutu.
not-trump = { $card } łatwiej przegra niż { $over }, bo to atut.
keep-better = Zachowaj { $over }: { $others ->
    [0] nie ma nad sobą wyższych kart
    [one] ma nad sobą 1 wyższą kartę
    [few] ma nad sobą { $others } wyższe karty
   *[other] ma nad sobą { $others } wyższych kart
  }, a { $card } ma { $cards }.
drop-better = Pozbądź się { $card }: { $cards ->
    [0] nie ma nad sobą wyższych kart
    [one] ma nad sobą 1 wyższą kartę
    [few] ma nad sobą { $cards } wyższe karty
   *[other] ma nad sobą { $cards } wyższych kart
  }, a { $over } ma { $others }.
discard-later =
    { $who ->
        [you] Bez koloru { $suit } możesz potem zrzucać wysokie karty.
       *[other] Bez koloru { $suit } { $who } może potem zrzucać wysokie karty.
    }
