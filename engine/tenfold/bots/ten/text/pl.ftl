### What the computer players of 10 say of what can be done.
###
### person: $who, $whose, $rival, $taker
### card: $card
### number: $chips, $value, $total, $less, $points, $pot, $count, $share
### text: $how
### message: $called, $first, $second, $named, $other

## What can be done

lay-open = { $chips ->
    [0] Zagraj odkrytą kartę: { $card }
    [one] Zagraj odkrytą kartę z 1 żetonem: { $card }
   *[other] Zagraj odkrytą kartę z { $chips } żetonami: { $card }
  }
lay-covered = { $chips ->
    [0] Zagraj zakrytą kartę: { $card }
    [one] Zagraj zakrytą kartę z 1 żetonem: { $card }
   *[other] Zagraj zakrytą kartę z { $chips } żetonami: { $card }
  }
start = { $whose ->
    [you] Zacznij
   *[other] Niech zaczyna { $whose }
  }
start-yourself = Zacznij następną rundę
swap = { $whose ->
    [you] Zamień na twoją kartę
   *[other] Zamień na kartę, którą ma { $whose }
  }
bid-for =
    { $whose ->
        [you] Licytuj { $chips } za twoją kartę
       *[other] Licytuj { $chips } za kartę, którą ma { $whose }
    }
bid = Licytuj { $chips }
add = Dołóż: { $card }
protect = { $chips ->
    [one] Połóż 1 żeton na karcie
    [few] Połóż { $chips } żetony na karcie
   *[other] Połóż { $chips } żetonów na karcie
  }
decline = Nie kupuj
pass-bid = Spasuj
keep = Nie kładź żetonów
show = Odkryj kartę
leave = Zostaw kartę zakrytą
stop = Nic nie dokładaj

## Sorts of play

bluff = blef
making-ten = daje dziesięć

## What will happen

win-round = { $who ->
    [you] { $how ->
        [sure] Na pewno wygrasz rundę
        [never] Na pewno nie wygrasz rundy
        [likely] Raczej wygrasz rundę
        [unlikely] Raczej nie wygrasz rundy
        [more] Częściej wygrasz rundę
       *[less] Rzadziej wygrasz rundę
      }
   *[other] { $who } { $how ->
        [sure] na pewno wygra rundę
        [never] na pewno nie wygra rundy
        [likely] raczej wygra rundę
        [unlikely] raczej nie wygra rundy
        [more] częściej wygra rundę
       *[less] rzadziej wygra rundę
      }
  }
make-ten = { $who ->
    [you] { $how ->
        [sure] Na pewno zrobisz dziesięć
        [never] Na pewno nie zrobisz dziesięciu
        [likely] Raczej zrobisz dziesięć
        [unlikely] Raczej nie zrobisz dziesięciu
        [more] Częściej zrobisz dziesięć
       *[less] Rzadziej zrobisz dziesięć
      }
   *[other] { $who } { $how ->
        [sure] na pewno zrobi dziesięć
        [never] na pewno nie zrobi dziesięciu
        [likely] raczej zrobi dziesięć
        [unlikely] raczej nie zrobi dziesięciu
        [more] częściej zrobi dziesięć
       *[less] rzadziej zrobi dziesięć
      }
  }
# As win-round, when the chips in the pot are known.
win-pot = { $who ->
    [you] { $how ->
        [sure] Na pewno wygrasz pulę
        [never] Na pewno nie wygrasz puli
        [likely] Raczej wygrasz pulę
        [unlikely] Raczej nie wygrasz puli
        [more] Częściej wygrasz pulę
       *[less] Rzadziej wygrasz pulę
      }
   *[other] { $who } { $how ->
        [sure] na pewno wygra pulę
        [never] na pewno nie wygra puli
        [likely] raczej wygra pulę
        [unlikely] raczej nie wygra puli
        [more] częściej wygra pulę
       *[less] rzadziej wygra pulę
      }
  } ({ $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
   *[other] { $chips } żetonów
  })
lose-round = { $who ->
    [you] { $how ->
        [sure] Na pewno przegrasz rundę
        [never] Na pewno nie przegrasz rundy
        [likely] Raczej przegrasz rundę
        [unlikely] Raczej nie przegrasz rundy
        [more] Częściej przegrasz rundę
       *[less] Rzadziej przegrasz rundę
      }
   *[other] { $who } { $how ->
        [sure] na pewno przegra rundę
        [never] na pewno nie przegra rundy
        [likely] raczej przegra rundę
        [unlikely] raczej nie przegra rundy
        [more] częściej przegra rundę
       *[less] rzadziej przegra rundę
      }
  }
# $first is the card that is in front of $who now. It names the player already.
keep-card = { $first } { $how ->
    [sure] na pewno zostanie
    [never] na pewno nie zostanie
    [likely] raczej zostanie
    [unlikely] raczej nie zostanie
    [more] częściej zostanie
   *[less] rzadziej zostanie
  } { $who ->
    [you] przed tobą
   *[other] na swoim miejscu
  }
# As above, for a card that is still to be played.
keep-played = { $who ->
    [you] Zagrana przez ciebie karta
   *[other] Karta, którą zagrywa { $who },
  } { $how ->
    [sure] na pewno zostanie
    [never] na pewno nie zostanie
    [likely] raczej zostanie
    [unlikely] raczej nie zostanie
    [more] częściej zostanie
   *[less] rzadziej zostanie
  } { $who ->
    [you] przed tobą
   *[other] na swoim miejscu
  }

## What can be seen that speaks for an act

# How a card is called within these sentences. All are feminine and in the nominative.
normal-card = { $value }
penalty-card = karna { $value }
the-joker = karta joker
some-card = karta
own-card = { $whose ->
    [you] twoja { $called }
   *[other] { $called } ({ $whose })
  }
own-card-first = { $whose ->
    [you] Twoja { $called }
   *[other] Ta { $called } ({ $whose })
  }

# What the cards make. $first and $named are cards like “your 7”; for seats that are done, totals.
sum-ten = { $first } sama daje dziesięć.
sum-pair = { $first } i { $second } dają { $total ->
    [10] dziesięć
   *[other] { $total }
  }.
higher-instead = { $first } sama daje { $total } zamiast { $less }.
sum-more = { $first } i { $second } dają { $total ->
    [10] dziesięć
   *[other] { $total }
  } zamiast { $less }.
sum-near-alone = Nawet bez jokera { $named } daje { $total } zamiast { $less }.
sum-near = Nawet bez jokera { $named } i { $second } dają { $total }.
stronger-ten = Przy dwóch dziesiątkach wygrywa wyższa karta: { $named }.
needs-joker = { $first } da dziesięć, tylko jeśli dojdzie { $second }.
at-most = { $first } z drugą kartą daje najwyżej { $total }.
unseen-better = { $share }% nieznanych kart da więcej niż { $named }.

# The market.
sum-good = { $first } już daje { $total }, a tamta jest nieznana.
otherwise-theirs = { $who ->
    [you] Inaczej bierzesz ją ty: { $named }.
   *[other] Inaczej bierze ją { $who }: { $named }.
  }
no-better = { $first } nie daje więcej, a kosztuje { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
   *[other] { $chips } żetonów
  }.
card-unseen = { $who ->
    [you] Inaczej zapłacisz
   *[other] Inaczej { $who } zapłaci
  } { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
   *[other] { $chips } żetonów
  } za { $who ->
    [you] kartę, której nie widzisz.
   *[other] zakrytą kartę.
  }
more-than-the-pot = Cena to { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
   *[other] { $chips } żetonów
  }, a { $pot ->
    [0] pula jest na razie pusta.
   [few] w puli są na razie tylko { $pot }.
   *[other] w puli jest na razie tylko { $pot }.
  }
chips-kept = { $chips ->
    [one] 1 zachowany żeton
    [few] { $chips } zachowane żetony
   *[other] { $chips } zachowanych żetonów
  } to na koniec { $points ->
    [few] { $points } punkty
   *[other] { $points } punktów
  } mniej.
chips-second = Drugi zachowany żeton to na koniec 2 punkty mniej.
unbeatable-bid = Nikt inny nie może dać więcej.
one-can-outbid = { $who ->
    [you] Więcej możesz dać już tylko ty.
   *[other] Więcej może dać już tylko { $who }.
  }
few-can-outbid = Więcej może dać już tylko { $count } graczy.
lower-bid = Cena to wtedy { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
   *[other] { $chips } żetonów
  } zamiast { $less }.
higher-bid = Kto chce przelicytować, musi dać { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
   *[other] { $chips } żetonów
  }.
gets-only = { $who ->
    [you] W zamian dostaniesz tylko to: { $named }.
   *[other] W zamian { $who } dostanie tylko to: { $named }.
  }
known-card = To { $named }. Druga karta jest nieznana.
may-be-the-joker = To może być joker, którego na początku { $who ->
    [you] dostajesz ty.
   *[other] dostaje { $who }.
  }
no-auction = Zamiana kosztuje tylko 1 żeton i nikt nie może dać więcej.
bids-start = Tu licytacja rusza { $chips ->
    [one] już od 1 żetonu
   *[other] od { $chips } żetonów
  }: { $named }.
marked-card = { $who ->
    [you] Trzymasz na niej
   *[other] { $who } trzyma na niej
  } { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
   *[other] { $chips } żetonów
  }, więc może być dobra.
no-way-back = { $who ->
    [you] Nie możesz
   *[other] { $who } nie może
  } już w tej rundzie zamienić z powrotem.
gets-leader = { $who ->
    [you] Masz
   *[other] { $who } ma
  } lepszy wynik niż { $rival }, a w zamian { $who ->
    [you] dostaniesz
   *[other] dostanie
  } to: { $named }.

# The first card.
costs-in-hand = Na koniec { $named } w ręce kosztuje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }.
untaken-in-hand = W ręce { $named } jest bezpieczna: nikt jej nie weźmie.
stays-for-later = { $first } zostaje w ręce na późniejszą rundę.
joker-stays = { $first } zostaje w ręce: później da dziesięć z każdą kartą.
higher-alone = Nawet sama { $named } daje więcej niż { $other }.
any-with-joker = Z jokerem każda karta daje dziesięć, nawet { $named }.
costs-loser = { $who ->
    [you] Jeśli przegrasz rundę,
   *[other] Jeśli { $who } przegra rundę,
  } { $named } kosztuje { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
  }.
loser-takes = Kto przegra, temu przypadnie { $named }: { $points ->
    [few] { $points } punkty
   *[other] { $points } punktów
  }.
hidden-weak = Gdy { $named } leży zakryta, ktoś może dać za nią lepszą.
hidden-good = Nikt nie widzi, jak dobra jest { $named }.
shown-weak = Wszyscy widzą, jak słaba jest { $named }.
shown-good = Wszyscy widzą, że jest dobra, a na sprzedaży { $who ->
    [you] zarobisz ty.
   *[other] zarobi { $who }.
  }

# Chips on a card.
bluff-pays = Za niską kartę { $who ->
    [you] dostaniesz
   *[other] { $who } dostanie
  } co najmniej { $chips ->
    [one] 1 żeton
    [few] { $chips } żetony
   *[other] { $chips } żetonów
  }.
dearer = Gdy ktoś ją weźmie, { $who ->
    [you] dostaniesz
   *[other] { $who } dostanie
  } co najmniej 2 żetony.
one-could-take = Bez żetonów { $taker ->
    [you] możesz ją zamienić
   *[other] { $taker } może ją zamienić
  } na swoją.
some-could-take = Bez żetonów { $count } graczy może ją zamienić na swoją.
out-of-reach = Nikt już nie kupi tej karty ({ $named }): nie potrzebuje żetonów.
not-worth-it = { $first } daje najwyżej { $total }: szkoda na nią żetonów.
seen-to-be-low = Wszyscy widzą, że jest słaba, więc nie potrzebuje żetonów.
only-taker = { $taker ->
    [you] Wziąć ją możesz już tylko ty: małe ryzyko.
   *[other] Wziąć ją może już tylko { $taker }: małe ryzyko.
  }
trade = Jeśli ktoś ją weźmie, w zamian przychodzi { $named }.

# The second card.
sure-win = Tego nikt już nie pobije{ $chips ->
    [0] .
    [one] : wygrywa 1 żeton.
    [few] : wygrywa { $chips } żetony.
   *[other] : wygrywa { $chips } żetonów.
  }
tie-won = Tyle samo daje { $named }, ale { $how ->
    [single] jedna karta bije dwie
   *[other] { $second } jest wyższa
  }.
sure-not-last = To więcej niż { $named }, więc na pewno nie najmniej.
needed-to-win = By wygrać rundę, trzeba mieć więcej niż { $named }.
face-up = Po odkryciu dochodzi { $named } i razem jest { $total ->
    [10] dziesięć
   *[other] { $total }
  }, a nie { $less }.
nothing-fits = Żadna karta z ręki nie pasuje: { $named } i tak liczy się sama.
nothing-helps = Żadna karta z ręki nie da więcej.
replaced = W następnej rundzie { $named } zostanie zastąpiona nową kartą.
beaten-too = Nawet przy wyższej sumie wygrywa { $named }.
beaten-tie = To najwyżej tyle, ile daje { $named }, a remis jest przegrany.
beaten = Szkoda drugiej karty: i tak wygrywa { $named }.
safe-already = Nawet bez drugiej karty { $named } to mniej.

# Who starts.
earlier-wins = Przy remisie o najniższą sumę przegrywa ten, kto gra później.
later-sees = Kto gra później, najpierw widzi, co robią inni.
