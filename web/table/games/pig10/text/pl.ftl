### What PIG 10 says at the table.
###
### person: $who, $taker
### number: $cards, $value, $before, $card, $missing, $surplus, $of, $pile
### text: $name, $hits, $author, $publisher, $ways
### numbers: $values

tagline = Uzbieraj dziesięć i zgarnij środek
deal = Rozdaj po 3 karty
cards =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
in-the-pile = w talii: { $pile }
no-pile = talia pusta
won = łup { $cards }
remark-one = Zdecydowała jedna karta
shapes = 🟩 twoje dziesięć, 🟨 ktoś inny przekracza, ⬛ bierze ktoś inny.
pig-10 = PIG 10!

## Cards, as a voice says them

called-frog = żaba, 0
called-pigmaid = świnka syrenka, 5
called-crowned = świnka w koronie, 10
called-face-down = zakryta karta
# $values are what the middle would be at.
makes = { $name }, daje { ROW($values, between: " lub ") }

## The middle

middle = Środek
middle-empty = Środek jest pusty
middle-holds = Środek: { ROW($values, between: ", ") }
middle-holds-nothing = Środek: pusty
middle-note =
    { $cards ->
        [one] { $who ->
            [you] 1 karta, twoja
           *[other] 1 karta, zagrywa { $who }
        }
        [few] { $who ->
            [you] { $cards } karty, ostatnia twoja
           *[other] { $cards } karty, ostatnia: { $who }
        }
       *[other] { $who ->
            [you] { $cards } kart, ostatnia twoja
           *[other] { $cards } kart, ostatnia: { $who }
        }
    }
lies-in-the-middle = Na środku
worth = razem <b>{ $value }</b>
frame-ten = Na środku jest { $value }. PIG 10.
frame-over = Na środku jest { $value }, o { $missing } ponad dziesięć.
over-by = { $surplus } ponad dziesięć
frame-under = Na środku jest { $value }, do dziesięciu brakuje { $missing }.
hand =
    { $who ->
        [you] Twoja ręka
       *[other] Ręka: { $who }
    }
hand-folded =
    { $who ->
        [you]
            { $cards ->
                [one] Twoja ręka, zakryta: 1 karta
                [few] Twoja ręka, zakryta: { $cards } karty
               *[other] Twoja ręka, zakryta: { $cards } kart
            }
       *[other]
            { $cards ->
                [one] { $who }, zakryta ręka: 1 karta
                [few] { $who }, zakryta ręka: { $cards } karty
               *[other] { $who }, zakryta ręka: { $cards } kart
            }
    }
caught = Wzięte karty
left-in-the-middle =
    { $cards ->
        [one] Nikt nie dostaje 1 karty, która została na środku.
       *[other] Nikt nie dostaje { $cards } kart, które zostały na środku.
    }

## A turn

thinks =
    { $who ->
        [you] Myślisz
       *[other] { $who } myśli
    }
which-card =
    { $who ->
        [you] Którą kartę?
       *[other] { $who }, którą kartę?
    }
play-it =
    { $who ->
        [you] Zagrywasz?
       *[other] { $who }, zagrywasz?
    }
# $ways are what this card may do now, joined by hyphens.
which-way =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] Dodajesz 5 czy odejmujesz?
                [add-same] Dodajesz { $card } czy ustawiasz { $card }?
                [subtract-same] Odejmujesz 5 czy ustawiasz 5?
               *[add-subtract-same] Dodajesz, odejmujesz czy ustawiasz 5?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, dodajesz 5 czy odejmujesz?
                [add-same] { $who }, dodajesz { $card } czy ustawiasz { $card }?
                [subtract-same] { $who }, odejmujesz 5 czy ustawiasz 5?
               *[add-subtract-same] { $who }, dodajesz, odejmujesz czy ustawiasz 5?
            }
    }
which-sum =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] Dodaj albo odejmij 5. Ile będzie?
                [add-same] Dodaj { $card } albo ustaw { $card }. Ile będzie?
                [subtract-same] Odejmij 5 albo ustaw 5. Ile będzie?
               *[add-subtract-same] Dodaj, odejmij albo ustaw 5. Ile będzie?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, dodaj albo odejmij 5. Ile będzie?
                [add-same] { $who }, dodaj { $card } albo ustaw { $card }. Ile będzie?
                [subtract-same] { $who }, odejmij 5 albo ustaw 5. Ile będzie?
               *[add-subtract-same] { $who }, dodaj, odejmij albo ustaw 5. Ile będzie?
            }
    }
# A frog is 0, and adds nothing.
how-much-is-it =
    { $who ->
        [you]
            { $card ->
                [0] Ile będzie po żabie?
               *[other] Ile to jest { $value } i { $card }?
            }
       *[other]
            { $card ->
                [0] { $who }, ile będzie po żabie?
               *[other] { $who }, ile to jest { $value } i { $card }?
            }
    }
several-ways = Tę kartę można zagrać różnie. Wybierz przycisk poniżej.
takes-it = <b>10</b> to bierze
# Behind another number that a card may make.
sum-or = lub { $value }
sums-show = Pokaż sumy
sums-hide = Ukryj sumy
sum-of-the-middle = Nowa suma na środku
sum-makes = { $value }, nowa suma
play-subtract = { $before } − 5 = { $value }
play-same = Ustaw { $value }
play-frog = Ustaw 0
play-add = { $before } + { $card } = { $value }
play = Zagraj { $card }
comes-of-nothing = karty zostają
# The middle is empty: only the card that is played lies there.
comes-of-first = karta zostaje
comes-of-ten =
    { $cards ->
        [one] PIG 10! Weź 1 kartę
        [few] PIG 10! Weź { $cards } karty
       *[other] PIG 10! Weź { $cards } kart
    }
comes-of-too-much =
    { $taker ->
        [you]
            { $cards ->
                [one] Dostajesz 1 kartę
                [few] Dostajesz { $cards } karty
               *[other] Dostajesz { $cards } kart
            }
       *[other]
            { $cards ->
                [one] { $taker } dostaje 1 kartę
                [few] { $taker } dostaje { $cards } karty
               *[other] { $taker } dostaje { $cards } kart
            }
    }
not-your-turn = Jeszcze nie możesz grać: teraz gra { $who }.
over = Gra skończona.
card-first = Najpierw wybierz kartę.
wrong-sum =
    { $card ->
        [0] Żaba nie daje { $value }. Spróbuj jeszcze raz.
       *[other] { $before } i { $card } to nie { $value }. Spróbuj jeszcze raz.
    }

## Stats

# What the figures tell of somebody: how often, of how many times.
feat-tens = PIG 10
    .note = { $name }: { $hits } z { $of } PIG 10
feat-gifts = Prezenty
    .note = { $name }: { $hits } z { $of } przekroczeń dziesięciu

## Rules as they come up

explain-over-ten =
    { $who ->
        [you] <b>{ $value }</b>: przekraczasz dziesięć
       *[other] <b>{ $value }</b>: { $who } przekracza dziesięć
    }, więc { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[other] { $cards } kart
    } { $taker ->
        [you] dostajesz ty, osoba o jedno miejsce wcześniej
       *[other] dostaje { $taker }, osoba o jedno miejsce wcześniej
    }
explain-crowned-wasted = { $before } i świnka w koronie to { $value }, ponad dziesięć. Świnka w koronie daje dziesięć tylko przy 0 na środku
explain-crowned-empty = Świnka w koronie to 10, więc na pustym środku od razu daje PIG 10
explain-crowned = Świnka w koronie to 10, więc przy 0 na środku od razu daje PIG 10
explain-ten =
    { $who ->
        [you]
            { $cards ->
                [one] Dokładnie dziesięć to PIG 10: bierzesz środek, <b>1 kartę</b>. Kto ma najwięcej kart, wygrywa grę
                [few] Dokładnie dziesięć to PIG 10: bierzesz środek, <b>{ $cards } karty</b>. Kto ma najwięcej kart, wygrywa grę
               *[other] Dokładnie dziesięć to PIG 10: bierzesz środek, <b>{ $cards } kart</b>. Kto ma najwięcej kart, wygrywa grę
            }
       *[other]
            { $cards ->
                [one] Dokładnie dziesięć to PIG 10: { $who } bierze środek, <b>1 kartę</b>. Kto ma najwięcej kart, wygrywa grę
                [few] Dokładnie dziesięć to PIG 10: { $who } bierze środek, <b>{ $cards } karty</b>. Kto ma najwięcej kart, wygrywa grę
               *[other] Dokładnie dziesięć to PIG 10: { $who } bierze środek, <b>{ $cards } kart</b>. Kto ma najwięcej kart, wygrywa grę
            }
    }
explain-frog =
    { $cards ->
        [one] Żaba cofa środek do 0. Na kogoś, kto zrobi dziesięć, czeka tam dalej 1 karta
        [few] Żaba cofa środek do 0. Na kogoś, kto zrobi dziesięć, czekają tam dalej { $cards } karty
       *[other] Żaba cofa środek do 0. Na kogoś, kto zrobi dziesięć, czeka tam dalej { $cards } kart
    }
explain-pigmaid = Świnka syrenka dodaje albo odejmuje 5: { $before } − 5 = <b>{ $value }</b>. Na środku nigdy nie ma mniej niż 0
explain-same = Ta karta to { $card }, jak ostatnia, więc zamiast dodawać może ustawić środek na { $card }
explain-same-worth = Ta karta to { $card }, tyle co środek, więc środek może zostać na { $card }: nie trzeba dodawać
explain-pile = Talia jest pusta. Gracie dalej bez dobierania, aż skończą się karty w rękach
explain-add = Karty się sumują: { $before } + { $card } = <b>{ $value }</b>. Kto zrobi dokładnie dziesięć, bierze środek

## The rules

fact-neighbour = Osoba przed tobą
    .note = na miejscu tuż przed twoim, z kartami lub bez
word-middle = Środek
    .note = Karty na środku i ich suma.
word-frog = Żaba
    .note = Karta 0. Cofa środek do 0, a karty zostają.
word-pigmaid = Świnka syrenka
    .note = Karta 5. Dodaje albo odejmuje 5, ale na środku nigdy nie ma mniej niż 0.
word-crowned-pig = Świnka w koronie
    .note = Karta 10. Daje dziesięć tylko na pustym środku albo przy 0.
word-before = Osoba przed tobą
    .note = Osoba na miejscu tuż przed twoim. Bierze środek, gdy przekroczysz dziesięć.
example-over-ten = ponad dziesięć
example-exactly-ten = równe dziesięć
example-pigmaid = świnka syrenka
example-same = ta sama liczba
chapter-minute = Cel gry
chapter-special = Karty specjalne
chapter-end = Wynik
house = opcje z tej listy, pokazywanie sum i samodzielne liczenie.
origin = Pomysł na <b>PIG 10</b>: { $author }. Wydawnictwo: { $publisher }.
for-whom = Dla 2–8 graczy od 6 lat. Gra trwa od 10 do 20 minut.
aim =
    .note = Zdobądź najwięcej kart.
deck = Karty
    .note = W talii jest { $cards } kart: 7 żab (0), 5 świnek syrenek (5) i 4 świnki w koronie (10). Każda inna liczba od 1 do 9 jest na 8 kartach. W ręce masz 3 karty.
turn = Tura
minute-lay = Zagraj kartę i dodaj jej liczbę do <b>środka</b>.
minute-ten = Dokładnie dziesięć? <b>PIG 10!</b> Bierzesz cały środek.
minute-over = Ponad dziesięć? Wszystko bierze osoba <b>przed</b> tobą.
minute-draw = Póki talia nie jest pusta, dobieraj znów do 3 kart.
special-frog = Żaba
    .note = Cofa środek do 0. Karty czekają na kogoś, kto zrobi dziesięć.
special-pigmaid = Świnka syrenka
    .note = Dodaje albo odejmuje 5: wybierasz ty. Na środku nie może być mniej niż 0, więc poniżej 5 świnka syrenka tylko dodaje.
special-same = Ta sama liczba
    .note = Gdy twoja karta jest równa ostatniej karcie albo środkowi, możesz zamiast dodawać ustawić środek na tę liczbę. Może to każda karta od 1 do 9.
special-crowned = Świnka w koronie
    .note = Od razu daje dziesięć na pustym środku albo przy 0. W każdym innym przypadku przekracza dziesięć.
special-example = Przykład
special-example-gentle = Na środku jest 8 i ostatnia karta to 8. Kolejna 8 dałaby 16, więc ustawiasz 8. Następna osoba potrzebuje 2.
special-example-free = Na środku jest 8 i ostatnia karta to 8. Dodaj kolejną 8, a wszystko weźmie osoba przed tobą. Albo ustaw 8, a następna osoba będzie potrzebować 2.
special-gentle = Przy tym stole nie wolno przekroczyć dziesięciu, jeśli masz inną kartę. ⌂
special-free = Wolno przekroczyć dziesięć, nawet celowo. To prezent dla osoby przed tobą, więc wybieraj mądrze.
end-hands = Gdy talia jest pusta, grajcie dalej bez dobierania, aż skończą się karty w rękach.
end-left-taken = Kto na końcu bierze karty ze środka, dostaje też te, które tam zostały.
end-left-lost = Kart, które zostały na środku, nie dostaje nikt.
end-most-tens = Wygrywa, kto ma najwięcej kart. Przy remisie decyduje liczba PIG 10. Jeśli i ona jest równa, wygrywacie wspólnie.
end-shared = Wygrywa, kto ma najwięcej kart. Przy remisie wygrywacie wspólnie.

## Lessons

lesson-bare =
    .title = Zrób dziesięć
    .about = Jak zrobić dziesięć i co się dzieje, gdy je przekroczysz
    .learnt = Brawo! Umiesz zrobić dziesięć i zastawić pułapkę. Kto ma najwięcej kart, wygrywa. Teraz czas na grę.
lesson-bare-1 = W PIG 10 chodzi o jedno: zrobić na środku <b>dokładnie dziesięć</b>.
lesson-bare-2 = To twoje 3 karty. Widzisz je tylko ty. Za każdą zagraną kartę dobierasz nową.
lesson-bare-3 = Los wybiera, kto zaczyna: tutaj ty. Stuknij w { CARD("4") }, a potem w przycisk, który się pojawi.
    .otherwise = Ta karta też jest dobra. Ale w tej lekcji zagraj { CARD("4") }.
lesson-bare-4 = Dobierasz 1, więc znów masz 3 karty. Póki jest talia, dobierasz po każdej turze.
lesson-bare-5 = Na środku jest 4. Puste pola pokazują, ile brakuje do dziesięciu: 6.
lesson-bare-6 = { PERSON("1") } dodaje 2, a { PERSON("2") } 3, więc na środku jest 9. Która twoja karta daje dziesięć?
    .otherwise = To przekracza dziesięć i karty dostaje ktoś inny. Zrób dokładnie dziesięć.
lesson-bare-7 = <b>PIG 10!</b> Bierzesz ze środka wszystkie 4 karty. Kto ma <b>najwięcej kart</b>, wygrywa grę.
lesson-bare-8 = { PERSON("1") } zagrywa 9, { PERSON("2") } dodaje 8. To 17, za dużo, więc wszystko bierze osoba <b>wcześniej</b>: { PERSON("1") }.
lesson-bare-9 = Środek zaczyna znów od 0. Zagraj { CARD("6") }: stuknij w kartę, a potem <b>jeszcze raz</b>. Tak też można.
    .otherwise = Ta karta też jest dobra. Ale w tej lekcji zagraj { CARD("6") }.
lesson-bare-10 = Na środku jest 9 i każda twoja karta to za dużo. Zagraj którąś: wszystko weźmie osoba przed tobą, { PERSON("2") }.
lesson-bare-11 = { PERSON("2") } zostawia na środku 9 i nic ci nie pasuje. Zastaw taką samą pułapkę: po tobie gra { PERSON("1") }.
lesson-bare-12 = Na środku jest 5 i nie zrobisz dziesięciu. Zostaw jak <b>najwięcej</b>, ale nie przekraczaj.
    .otherwise = Zagraj { CARD("4") } i zrób 9. Przy niższej liczbie { PERSON("1") } ma łatwiej. Za dużo? Karty bierze { PERSON("2") }.
lesson-bare-13 = Pułapka działa! { PERSON("1") } przekracza dziesięć, a osoba wcześniej to ty: dostajesz wszystkie 4 karty.

lesson-special =
    .title = Karty specjalne
    .about = Żaba, świnka syrenka, świnka w koronie i ta sama liczba
    .learnt = Znasz już wszystkie karty specjalne. Pięknie! Wypróbuj je w grze.
lesson-special-1 = Na środku jest 8, a ty nie masz 2. Ale niektóre karty potrafią więcej niż dodawać.
lesson-special-2 = { CARD("0") } to <b>żaba</b>. Cofa środek do 0. Zagraj swoją.
    .not-4 = 8 i 4 to 12: wszystko weźmie { PERSON("2") }. Cofnij środek do 0.
    .not-5 = 8 i 5 to 13: wszystko weźmie { PERSON("2") }. Najpierw zagraj żabę.
    .not-5-as-5 = Tak można i zaraz się to przyda. Ale najpierw zagraj żabę.
lesson-special-3 = Na środku jest 0. Ale wszystkie 3 karty zostają tam dla osoby, która weźmie środek.
lesson-special-4 = A to pech! { PERSON("1") } ma <b>świnkę w koronie</b>, czyli 10. Przy 0 daje dziesięć, inaczej zawsze za dużo.
lesson-special-5 = Na środku jest 7. { CARD("5") } to <b>świnka syrenka</b> (±): dodaje albo odejmuje 5. Zagraj swoją i odejmij 5.
    .not-5 = 7 i 5 to 12: obie karty bierze { PERSON("2") }. Stuknij w świnkę syrenkę jeszcze raz i odejmij 5.
    .otherwise = To ponad dziesięć i wszystko bierze { PERSON("2") }. Świnka syrenka, karta z ±, może odjąć 5.
lesson-special-6 = Teraz na środku jest 2. Poniżej 5 świnka syrenka nie odejmuje: na środku nigdy nie ma mniej niż 0.
lesson-special-7 = Na środku jest 8. { PERSON("2") } zagrywa 8 i zostaje 8: tak może karta <b>równa środkowi</b>, zamiast dodawać.
lesson-special-8 = Ty też masz { CARD("8") }. Po dodaniu byłoby 16. Zagraj tak, żeby na środku zostało 8.
    .not-8 = To 16 i wszystko bierze { PERSON("2") }. Stuknij w { CARD("8") } jeszcze raz, a potem w drugi przycisk.
    .otherwise = To ponad dziesięć i wszystko weźmie { PERSON("2") }. Z kartą { CARD("8") } środek może zostać na 8.
lesson-special-9 = Znów pech: { PERSON("1") } ma 2 i robi dziesięć. { PERSON("2") } zaczyna od 3. Dodaj { CARD("4") }.
    .not-10 = 3 i 10 to 13. Świnkę w koronie zachowaj na 0. Zagraj { CARD("4") }.
    .not-6 = Wtedy zostaje 9, a o 1 nietrudno. Zagraj { CARD("4") }.
lesson-special-10 = { PERSON("1") } też zagrywa 4, tyle co twoja ostatnia karta. To także działa: na środku jest 4, nie 11.
lesson-special-11 = Żaba! Na środku jest 0 i leżą tam 4 karty. Która twoja karta je weźmie?
    .otherwise = Wtedy wszystkie karty może wziąć { PERSON("1") }. Która karta daje dziesięć przy 0?
lesson-special-12 = <b>PIG 10!</b> Szczęście wraca: 5 kart za jedną świnkę w koronie.
lesson-special-13 = Nie zrobisz dziesięciu? Dobre są i niskie pułapki: do 5 trzeba świnki syrenki, do 0 tej w koronie. Są rzadkie.

lesson-end =
    .title = Koniec gry
    .about = Jak kończy się gra i kto wygrywa
    .learnt = Pierwsza gra w PIG 10 wygrana! Wiesz już, jak się kończy. Następna będzie na poważnie.
lesson-end-1 = Talia jest pusta, więc nikt już nie dobiera. Każdy zagrywa karty, które mu zostały.
lesson-end-2 = Ty i { PERSON("1") } macie po 6 wziętych kart, a { PERSON("2") } ma 5.
lesson-end-3 = Na środku jest 7. Weź środek.
    .otherwise = 7 i 9 to 16, a wszystkie 3 karty bierze { PERSON("2") }. Zrób dokładnie dziesięć.
lesson-end-4 = Na środku jest 8, a twoja ostatnia karta to 9. Musisz ją zagrać.
lesson-end-5 = { PERSON("2") } dostaje 3 karty. Nie masz już nic w ręce, więc inni grają dalej bez ciebie.
lesson-end-6 = To była ostatnia karta i gra jest skończona. Kart 2 i 6 ze środka nie dostaje nikt.
lesson-end-7 = Masz 9 kart, { PERSON("2") } ma 8, a { PERSON("1") } 6. Wygrywasz! Przy remisie byłaby wspólna wygrana.
