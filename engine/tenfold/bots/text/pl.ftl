### What computer players of every game say of what can be done.
###
### person: $who
### number: $own, $theirs, $count
### text: $amount, $how, $act
### message: $fact, $other, $loss, $first, $then, $call, $kind

only-play = Nie ma innego wyboru.
choice = Komputer wybiera właśnie to.
other-play = To też możesz wybrać.
let-pass = Odpuść
act = { $act }
of-kind = { $call } ({ $kind })

## What will happen

plain = { $fact }.
percent = { $fact }: { $own }% zamiast { $theirs }%.
percent-only = { $fact }: tylko { $own }% zamiast { $theirs }%.
# It stands where there's no room to say what the other act comes to.
percent-alone = { $fact }: { $own }%.
# It names the other act, where nothing else does.
percent-and = { $fact }: { $own }% ({ $other }: { $theirs }%).
about = { $fact }: około { $own } zamiast { $theirs }.
win-game = { $who ->
    [you] { $how ->
        [sure] Na pewno wygrasz grę
        [never] Na pewno nie wygrasz gry
        [likely] Raczej wygrasz grę
        [unlikely] Raczej nie wygrasz gry
        [more] Częściej wygrasz grę
       *[less] Rzadziej wygrasz grę
      }
   *[other] { $who } { $how ->
        [sure] na pewno wygra grę
        [never] na pewno nie wygra gry
        [likely] raczej wygra grę
        [unlikely] raczej nie wygra gry
        [more] częściej wygra grę
       *[less] rzadziej wygra grę
      }
  }

## How much worse another act is

next-fact = { $other } – { $fact }.
# $loss is in the genitive: „około 5 punktów”.
next-worse = { $other } – gorzej o { $loss }.
next-as-good = { $other } – prawie równie dobre zagranie.
next-too-close = { $other } – trudno powiedzieć, co lepsze.
next-wins-less = { $other } – o { $count }% mniej wygranych.
this-worse = To gorzej o { $loss }.
this-as-good = To prawie równie dobre zagranie.
this-too-close = Trudno powiedzieć, co lepsze.
this-wins-less = To o { $count }% mniej wygranych gier.
points = około { $count ->
    [one] 1 punktu
   *[other] { $count } punktów
  }
# Less than a quarter of a point. After „gorzej o”.
a-little = odrobinę
points-part = około { $amount } punktu
cards = około { $count ->
    [one] 1 karty
   *[other] { $count } kart
  }
cards-part = około { $amount } karty
both = { $first } { $then }
aim-only = { $fact }

## The computer players

# How each plays, for choosing an opponent.
character-ada = Ryzykuje, najlepsze trzyma na koniec i psuje ci plany.
character-blaise = Stawia na nieznane, chętnie wydaje i zostawia cię w spokoju.
character-carl = Lubi pewne zagrania i oszczędza, nie patrząc na innych.
character-emmy = Gra ostrożnie, chętnie oddaje i nikomu źle nie życzy.
character-grace = Uderza szybko i mocno, gdy ktoś ma plan.
character-hypatia = Czeka, oszczędza i wchodzi innym w drogę.
character-leonhard = Blefuje i licytuje wysoko, ale dobrych kart nie oddaje.
character-sofya = Nie ryzykuje, ale chętnie zapłaci, żeby ci się nie udało.
