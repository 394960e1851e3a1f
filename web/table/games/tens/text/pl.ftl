### What Tens says at the table.
###
### person: $who, $giver
### persons: $best
### card: $card, $upper, $lower, $out
### number: $of, $hand, $cards, $points, $column, $hands, $packs, $length
### text: $name, $hits, $where, $author, $game, $limit
### message: $called
### messages: $places

tagline = Dziesięć zakrytych kart, pięć kolumn na pary
deal = Rozdaj pierwszą rundę
deal-next = Rozdaj rundę { $hand }
shapes = Pole to kolumna: 🟩 para, 🟦 taka sama para jak obok, ⬜ bez pary.
part = runda { $hand }
last-turns = ostatnie tury
banner-last-turn = Ostatnia tura
points =
    { $points ->
        [-1] { $points } punkt
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

## The grids

# A card in a grid, as a voice says it.
cell =
    { $where ->
        [upper] górny rząd, kolumna { $column }: { $called }
       *[lower] dolny rząd, kolumna { $column }: { $called }
    }
cell-place =
    { $where ->
        [upper] górny rząd, kolumna { $column }
       *[lower] dolny rząd, kolumna { $column }
    }
cell-matched =
    { $where ->
        [upper] górny rząd, kolumna { $column }: { $called }, w parze, daje 0
       *[lower] dolny rząd, kolumna { $column }: { $called }, w parze, daje 0
    }
cell-block =
    { $where ->
        [upper] górny rząd, kolumna { $column }: { $called }, w parze, obok taka sama
       *[lower] dolny rząd, kolumna { $column }: { $called }, w parze, obok taka sama
    }
face-down = zakryta
called-card = { $name }
grid =
    { $who ->
        [you] Twoje karty
       *[other] Karty: { $who }
    }
hidden = zakryte: { $cards }
total = wynik { $points }
done = koniec
last-turn = ostatnia tura
# Behind the points that a grid shows, for a voice.
showing-unseen = za odkryte karty
showing = na razie: { $points }
column-by-column = Kolumna po kolumnie
lies-showing = na razie: <b>{ $points }</b>
lies-in-hand = W ręce

## The middle

middle = Środek
take-discard = Weź kartę { $called } ({ $who })
discarded =
    { $who ->
        [you] Twoja odłożona karta: { $called }
       *[other] Odłożona karta ({ $who }): { $called }
    }
draw-from =
    { $cards ->
        [one] Dobierz z talii, została 1 karta
        [few] Dobierz z talii, zostały { $cards } karty
       *[other] Dobierz z talii, zostało { $cards } kart
    }
shuffle-and-draw = Przetasuj odłożone karty i dobierz
draw-pile =
    { $cards ->
        [one] talia, 1 karta
        [few] talia, { $cards } karty
       *[other] talia, { $cards } kart
    }
left = jeszcze { $cards }
shuffle = potasuj
own-discard = twoja odłożona
own-discard-of = twoja odłożona karta: { $called }
in-hand = w ręce: { $called }
from-pile = z talii
from-discards =
    { $giver ->
        [you] od ciebie
       *[other] od: { $giver }
    }
turn-of =
    { $who ->
        [you] Twoja kolej
       *[other] Gra { $who }
    }

## A turn

thinks =
    { $who ->
        [you] Myślisz
       *[other] { $who } myśli
    }
ask-three =
    { $who ->
        [you] Odkryj 3 karty
       *[other] { $who }, odkryj 3 karty
    }
ask-two =
    { $who ->
        [you] Odkryj jeszcze 2 karty
       *[other] { $who }, odkryj jeszcze 2 karty
    }
ask-one =
    { $who ->
        [you] Odkryj jeszcze 1 kartę
       *[other] { $who }, odkryj jeszcze 1 kartę
    }
none-touching = Karty mogą się stykać tylko na ukos.
ask-take =
    { $who ->
        [you] Dobierz albo weź odłożoną
       *[other] { $who }, dobierz albo weź odłożoną
    }
ask-draw =
    { $who ->
        [you] Dobierz z talii
       *[other] { $who }, dobierz z talii
    }
ask-last-take =
    { $who ->
        [you] Ostatnia tura: dobierz albo weź odłożoną
       *[other] { $who }, ostatnia tura: dobierz albo weź odłożoną
    }
ask-last-draw =
    { $who ->
        [you] Ostatnia tura: dobierz z talii
       *[other] { $who }, ostatnia tura: dobierz z talii
    }
ask-where =
    { $who ->
        [you] Gdzie położysz kartę { $card }?
       *[other] { $who }, gdzie położysz kartę { $card }?
    }
pair-above = nad kartą { $card }
pair-below = pod kartą { $card }
pairs-up = Para: { ROW($places, between: " lub ") }.
over = Gra skończona.
not-your-turn = Jeszcze nie możesz grać: teraz gra { $who }.
first-a-card = Jeszcze nie teraz: najpierw dobierz kartę albo weź odłożoną przez kogoś innego.

## The end of a round

all-turned = Wszystkie karty są odkryte.
column = Kolumna { $column }
see-result = Zobacz wynik
to-the-scores = Zobacz punkty
sheet-hand = Runda
note-hands =
    { $length ->
        [one] Po 1 rundzie wygrywa najniższy wynik.
       *[other] Po { $length } rundach wygrywa najniższy wynik.
    }
# The headline of a round: for the player, and for a table of several people.
you-fewest = Masz najmniej punktów
you-most = Masz najwięcej punktów
you-between = Jesteś pośrodku
all-same = Wszyscy mają tyle samo
fewest-one = Najmniej punktów: { $who }
fewest-shared = Najmniej punktów: { $best }
# What the marks ✓ and ✗ at a player’s badge mean.
fewest-points = najmniej punktów
most-points = najwięcej punktów
note-limit = Wynik ponad { $limit } lub poniżej −{ $limit } kończy grę. Wygrywa najniższy.

## Rules as they come up

explain-count =
    { $who ->
        [you] Liczy się każda karta oprócz par w kolumnach. Im mniej, tym lepiej: masz najmniej punktów, <b>{ $points }</b>
       *[other] Liczy się każda karta oprócz par w kolumnach. Im mniej, tym lepiej: { $who } ma najmniej punktów, <b>{ $points }</b>
    }
explain-last-turn =
    { $who ->
        [you] Masz już dziesięć odkrytych kart. Reszta gra jeszcze po jednej turze, potem liczycie punkty
       *[other] { $who } ma już dziesięć odkrytych kart. Reszta gra jeszcze po jednej turze, potem liczycie punkty
    }
explain-shuffle =
    { $cards ->
        [one] Talia jest pusta. Nową tworzy 1 odłożona karta. Odłożone karty z wierzchu zostają
       *[other] Talia jest pusta. Nowa powstaje z { $cards } przetasowanych kart odłożonych. Te z wierzchu zostają
    }
explain-block =
    { $who ->
        [you] Dostajesz
       *[other] { $who } dostaje
    } <b>{ $points }</b> za { $length ->
        [2] dwie jednakowe pary
        [3] trzy jednakowe pary
        [4] cztery jednakowe pary
       *[5] pięć jednakowych par
    } obok siebie
explain-match = Dwie jednakowe karty w kolumnie, { $upper } i { $lower }, dają 0
explain-take =
    { $giver ->
        [you] { $who } bierze twoją odłożoną kartę { $card } i musi nią zastąpić jedną ze swoich
       *[other]
            { $who ->
                [you] Bierzesz odłożoną kartę { $card } ({ $giver }) i musisz nią zastąpić jedną ze swoich
               *[other] { $who } bierze odłożoną kartę { $card } ({ $giver }) i musi nią zastąpić jedną ze swoich
            }
    }
explain-place =
    { $who ->
        [you] Odkładasz zastąpioną kartę { $out }. Mogą ją wziąć tylko inni
       *[other] { $who } odkłada zastąpioną kartę { $out }. Mogą ją wziąć tylko inni
    }
explain-draw =
    { $who ->
        [you] Dobierasz kartę { $card } i nie możesz jej odłożyć: musi zastąpić jedną z twoich dziesięciu
       *[other] { $who } dobiera kartę { $card } i nie może jej odłożyć: musi nią zastąpić jedną ze swoich dziesięciu
    }
explain-flip = Wszyscy odkrywają po 3 karty. Żadne dwie nie mogą się stykać, chyba że na ukos. Pozostałych kart nikt nie zna

## The rules

word-column = Kolumna
    .note = Dwie karty, jedna nad drugą. Jeśli są jednakowe, dają 0.
word-discards = Odłożone karty
    .note = Karty, które ktoś wymienia na inne. Pozostali mogą wziąć tę z wierzchu.
word-showing = Na razie
    .note = Dotychczasowe punkty za odkryte karty.
word-last-turn = Ostatnia tura
    .note = Gdy ktoś ma dziesięć odkrytych kart, wszyscy inni grają jeszcze po jednej turze.
example-block = szóstki obok siebie
example-tenth = dziesiąta karta
chapter-minute = Cel gry
chapter-columns = Punkty
chapter-end = Koniec
fact-starter = Kto zaczyna
    .note = losowo, potem co rundę następna osoba w lewo
house = opcje z tej listy, liczba graczy i talii, 4 i więcej takich samych par obok siebie oraz bieżący wynik.
origin = <b>{ $game }</b> to { $author ->
        [traditional] gra tradycyjna
       *[other] gra ({ $author })
    }, krewna dziesięciokartowego golfa.
for-whom = Dla 2–6 graczy od 8 lat. Runda trwa około 10 minut, a gra ma kilka rund.
packs-auto = Potasujcie razem 2 talie po 52 karty, a przy 5 lub 6 graczach 3 talie.
packs =
    { $packs ->
        [one] Potasujcie 1 talię, 52 karty.
        [few] Potasujcie razem { $packs } talie po 52 karty.
       *[other] Potasujcie razem { $packs } talii po 52 karty.
    }
minute-aim = Układaj pary w kolumnach. Wygrywa <b>najniższy</b> wynik.
minute-grid = Każdy dostaje dziesięć zakrytych kart w dwóch rzędach po pięć. Swoich też nie widzisz.
minute-flip = Odkryj 3 swoje karty. Żadne dwie nie mogą się stykać, chyba że na ukos.
minute-take = <b>Dobierz</b> z talii albo <b>weź</b> z wierzchu kartę odłożoną przez kogoś innego.
minute-place = Zastąp nią dowolną ze swoich dziesięciu kart i połóż ją <b>odkrytą</b>. Odłożyć jej nie możesz.
minute-discard = Zastąpiona karta leży odkryta na wierzchu twoich odłożonych.
minute-next = Jeśli bierzesz kartę odłożoną, tę pod nią widać dopiero, gdy położysz wziętą.
minute-empty = Gdy talia jest pusta, potasujcie nową z odłożonych kart oprócz tych z wierzchu.
minute-pair = Dwie jednakowe karty w kolumnie dają 0.
deck = Karty
turn = Tura
values = Punkty kart
values-card = Karta
values-points = Punkty
value-king = Król
    .points = 0
value-ace = As
    .points = 1
value-number = 2–10
    .points = ich liczba
value-court = Walet, dama
    .points = 10
column-different = Dwie różne karty
    .note = Każda daje swoje punkty.
column-match = Para
    .note = Dwie jednakowe karty w kolumnie dają 0.
column-two = Dwie kolumny obok siebie
    .note = Wszystkie cztery karty jednakowe: −20.
column-three = Trzy obok siebie
    .note = Wszystkie sześć kart jednakowych: −30. Każda kolejna kolumna: jeszcze −10.
columns-bars = Znak = to para.
columns-neighbours = Premię dają tylko sąsiednie kolumny: takie same pary na obu końcach to po prostu dwa razy 0.
columns-plain = Jednakowe pary też dają po 0, nawet obok siebie.
columns-tens = 10, walet i dama dają tyle samo, ale ze sobą nie tworzą pary.
columns-replace = Karty z pary możesz potem wymienić, tak jak każde inne.
end-tenth = Gdy ktoś ma już dziesięć odkrytych kart, kończy grać. Wszyscy inni grają jeszcze <b>po jednej turze</b> i mogą brać także od tej osoby kartę z wierzchu.
end-count = Potem odkrywacie wszystkie karty i liczycie punkty kolumna po kolumnie.
end-first = Za skończenie przed innymi nie ma premii: twój wynik może i tak być najgorszy.
end-limit = Wynik ponad { $limit } lub poniżej −{ $limit } kończy grę po tej rundzie. Równe { $limit } nie wystarcza.
end-hands =
    { $hands ->
        [one] Gra to jedna runda.
       *[other] Gra kończy się po { $hands } rundach.
    }
end-tie-shared = Wygrywa najniższy wynik. Przy remisie wygrywacie wspólnie.
end-tie-extra = Wygrywa najniższy wynik. Przy remisie gracie dodatkowe rundy, aż jeden wynik będzie najniższy.

## Stats

# What the stats say of a player: how often, of how many times.
feat-columns = Kolumny
    .note = { $name }: para w { $hits } z { $of } kolumn
feat-firsts = Finisz
    .note = { $name }: finisz przed innymi w { $hits } z { $of } rund

## Lessons

lesson-cards =
    .title = Dziesięć kart
    .about = Odkryj 3 karty, a potem w każdej turze weź jedną i połóż u siebie
    .learnt = Brawo! Umiesz odkrywać, brać i wymieniać karty. Zostawiaj te, które dają mało punktów.
lesson-cards-1 = Każdy ma dziesięć zakrytych kart i nikt nie zna żadnej z nich. Te duże są twoje.
lesson-cards-2 = Wygrywa <b>najniższy wynik</b>. Karty 2–10 dają swoją liczbę, walety i damy 10, asy 1, a króle <b>0</b>.
lesson-cards-3 = Najpierw wszyscy odkrywają po trzy karty. Zacznij od lewej u góry: stuknij w tę kartę.
    .otherwise = Od tej też można. Ale w tej lekcji stuknij w kartę po lewej u góry.
lesson-cards-4 = Następna nie może leżeć obok damy ani pod nią. Na ukos można: stuknij w dolną kartę kolumny 2.
    .otherwise = Tak też można. Ale w tej lekcji stuknij w dolną kartę kolumny 2.
lesson-cards-5 = Jeszcze jedna: nie obok tych dwóch, nie nad nimi ani pod nimi. Stuknij w kartę w prawym dolnym rogu.
    .otherwise = Tak też można. Ale w tej lekcji stuknij w kartę w prawym dolnym rogu.
lesson-cards-6 = Dama daje 10, reszta 5 i 3: na razie 18. Teraz możesz wymieniać karty na lepsze.
lesson-cards-7 = Los wybiera, kto zaczyna: tutaj ty. W każdej turze wymieniasz jedną z dziesięciu kart. Dobierz kartę.
lesson-cards-8 = To { CARD("KS") }. Król daje 0! Którą kartę nim zastąpić, żeby odjąć najwięcej?
    .not-place-r2c2 = To odejmuje 5. Na karcie { CARD("QH") } odejmie 10.
    .not-place-r2c5 = To odejmuje 3. Na karcie { CARD("QH") } odejmie 10.
    .otherwise = Tej karty nikt nie zna. A { CARD("QH") } na pewno daje 10: połóż tam króla.
lesson-cards-9 = Teraz { CARD("QH") } leży wśród twoich odłożonych kart. Mogą je brać tylko <b>inni</b>.
lesson-cards-10 = A to pech: { PERSON("1") } bierze twoją damę. Dwie damy w <b>jednej kolumnie</b>, jedna nad drugą, dają 0.
lesson-cards-11 = Teraz weź <b>z wierzchu</b> kartę odłożoną przez kogoś innego albo dobierz. Która pasuje do twoich?
    .not-draw = To może być cokolwiek. A { CARD("5H") } ({ PERSON("2") }) na pewno da parę z twoją 5: stuknij.
    .not-take-1 = Nie masz odkrytej 8, więc dałaby 8. { CARD("5H") } ({ PERSON("2") }) pasuje do twojej 5: stuknij.
lesson-cards-12 = Gdzie położysz { CARD("5H") }, żeby obie piątki dały 0?
    .not-place-r2c2 = 5 za 5 nic nie zmienia. Połóż ją <b>nad</b> tamtą, na zakrytej karcie.
    .not-place-r1c1 = Tak pozbywasz się króla. Połóż ją nad kartą { CARD("5C") }.
    .otherwise = Tam da 5. Jedna nad drugą dają 0: stuknij w miejsce nad kartą { CARD("5C") }.
lesson-cards-13 = Dwie piątki w kolumnie dają 0. I znika zakryta karta { CARD("JH") }, która na koniec kosztowałaby cię 10.
lesson-cards-14 = Zobacz, co odkładają { PERSON("1") } i { PERSON("2") }. Przyda ci się któraś karta? Jeśli nie, dobierz.
    .not-take-1 = Nie masz odkrytej 10, więc dałaby 10. Z talii raczej nie będzie gorzej: dobierz.
    .not-take-2 = Nie masz odkrytej 9, więc dałaby 9. Z talii raczej nie będzie gorzej: dobierz.
lesson-cards-15 = Tylko { CARD("TC") }. Ale wziętą albo dobraną kartę <b>musisz</b> położyć u siebie. Gdzie najmniej zaszkodzi?
    .not-place-r1c1 = 10 za króla to dziesięć punktów więcej. Spróbuj na zakrytej karcie.
    .not-place-r2c5 = 10 za 3 to siedem punktów więcej. Zakryta karta też może być wysoka.
    .otherwise = To rozbija parę piątek: kolumna dałaby 15 zamiast 0. Spróbuj na zakrytej karcie.
lesson-cards-16 = Karta, która tam leżała, przepadła, dobra czy zła. Na tym polega gra: jedna karta na turę.

lesson-columns =
    .title = Kolumny
    .about = Co tworzy parę i co daje mniej niż zero
    .learnt = Świetnie dobrane! Umiesz robić pary za 0, a obok siebie nawet za −20 lub −30.
lesson-columns-1 = Dziesięć kart to pięć kolumn po dwie. Są dwie talie, więc każda karta jest podwójna.
lesson-columns-2 = Dwie <b>różne</b> karty w kolumnie liczą się obie: 9 za dziewiątkę, 0 za króla.
lesson-columns-3 = Dwie <b>jednakowe</b>, kolor obojętny, to para i dają 0 (znak =).
lesson-columns-4 = Zobacz, co odkłada { PERSON("1") }, i swoją drugą kolumnę. Weźmiesz to czy dobierzesz?
    .not-draw = To może być cokolwiek. A { CARD("7C") } ({ PERSON("1") }) na pewno da parę z kartą { CARD("7D") }: stuknij.
lesson-columns-5 = Gdzie ją położysz?
    .not-place-r1c1 = 7 za 7 nic nie zmienia. Połóż ją <b>pod</b> kartą { CARD("7D") }.
    .not-place-r2c1 = 7 za 7 nic nie zmienia. Połóż ją <b>pod</b> kartą { CARD("7D") }.
    .not-place-r1c2 = 7 za 7 nic nie zmienia. Połóż ją <b>pod</b> kartą { CARD("7D") }.
    .otherwise = Tam bez pary daje 7. Połóż ją pod kartą { CARD("7D") }.
lesson-columns-6 = Dwie jednakowe pary <b>obok siebie</b> dają nie 0, tylko <b>−20</b>. Z 28 robi się 1!
lesson-columns-7 = { PERSON("1") } odkłada kartę { CARD("QS") }. To 10, jak { CARD("JC") }, ale nie para. Weźmiesz do kolumny 3 czy dobierzesz?
    .not-take-1 = Obie dają 10, ale dama to nie walet: razem dają 20. Dobierz.
lesson-columns-8 = Dobierasz znowu 7. Gdzie odejmie najwięcej?
    .not-place-r1c4 = To odejmuje 2. Na karcie { CARD("JC") } odejmie 3 i będzie obok innych siódemek.
    .not-place-r2c3 = Z kartą { CARD("JC") } to 17. Połóż ją <b>zamiast</b> waleta, wtedy kolumna da 7.
    .not-place-r2c4 = 7 za króla to 7 punktów więcej. Na karcie { CARD("JC") } będzie 3 mniej.
    .not-place-r2c5 = Tam będzie 7 więcej. Na karcie { CARD("JC") } będzie 3 mniej.
    .not-place-r1c5 = Tam będzie 5 więcej. Na karcie { CARD("JC") } będzie 3 mniej, i to obok innych siódemek.
    .otherwise = 7 za 7 nic nie zmienia. Na karcie { CARD("JC") } odejmie 3 i poczeka na parę.
lesson-columns-9 = Samotna 7 obok tamtych daje 7. Potrzebuje pary we własnej kolumnie.
lesson-columns-10 = { PERSON("1") } bierze twojego waleta do pary i odkłada inną kartę. Weźmiesz ją czy dobierzesz?
    .not-draw = Spójrz jeszcze raz: { CARD("7D") } ({ PERSON("1") }) pasuje do twojej kolumny 3. Stuknij w tę kartę.
lesson-columns-11 = A gdzie ją położysz?
    .not-place-r1c3 = To znowu 7 za 7. Połóż ją pod tamtą, na zakrytej karcie.
    .otherwise = W kolumnie 3 jest samotna 7. Połóż ją pod nią.
lesson-columns-12 = Trzy pary obok siebie: <b>−30</b>. Cztery to −40, a pięć −50.
lesson-columns-13 = Twoja dziewiątka nadal daje 9. Przyda ci się { CARD("QD") } ({ PERSON("1") })? Weź albo dobierz.
    .not-take-1 = Nie masz damy, więc byłoby 10. Dobierz.
lesson-columns-14 = { CARD("9S") } może zastąpić każdą kartę, nawet króla. Gdzie odejmie najwięcej?
    .not-place-r1c4 = 9 za 9 nic nie zmienia. Połóż ją pod tamtą: para daje 0.
    .not-place-r1c5 = Tam kosztuje 7 punktów. Z kartą { CARD("9H") } będzie para.
    .not-place-r2c5 = Tam kosztuje 9 punktów. Z kartą { CARD("9H") } będzie para.
    .otherwise = Wolno, bo żadna karta nie jest zablokowana. Ale to przerwie rząd siódemek!
lesson-columns-15 = Dziewiątka dawała 9, a para daje 0. Masz razem −28. Świetnie!
lesson-columns-16 = { PERSON("1") } bierze twojego króla. Odłożone karty pomagają innym, ale ta para oszczędza ci 9 punktów.
lesson-columns-17 = { PERSON("1") } ma dwie kolumny czwórek rozdzielone waletami. Nie leżą obok siebie, więc dają tylko 0.

lesson-last =
    .title = Ostatnia tura
    .about = Jak kończy się runda i jak wygrać grę
    .learnt = Pierwsza gra w Tens wygrana! Wiesz już, jak się kończy. Następna będzie na poważnie.
lesson-last-1 = Gra ma kilka rund. Po pierwszej masz 38 punktów, { PERSON("1") } 61, a { PERSON("2") } 44.
lesson-last-2 = Druga runda dobiega końca. Runda kończy się, gdy ktoś ma <b>dziesięć odkrytych kart</b> i reszta jeszcze raz zagra.
lesson-last-3 = Gdy talia się skończy, nowa powstaje z odłożonych kart. Zostają tylko te z wierzchu.
lesson-last-4 = Twoja kolumna 4, dama i 6, daje 16. Pomoże ci któraś odłożona karta czy dobierzesz?
    .not-draw = To może być cokolwiek. A { CARD("6S") } ({ PERSON("2") }) pasuje do kolumny 4: stuknij.
    .not-take-1 = Nie masz odkrytego waleta, więc byłoby 10. { CARD("6S") } ({ PERSON("2") }) pasuje do kolumny 4.
lesson-last-5 = Wymienisz damę czy ostatnią zakrytą kartę? Z dziesięcioma odkrytymi nie masz już żadnej tury.
    .not-place-r1c5 = Znika 9, ale kolumna 4 nadal daje 16. Połóż ją na karcie { CARD("QD") }.
    .not-place-r2c4 = 6 za 6 nic nie zmienia. Połóż ją na karcie { CARD("QD") }.
    .not-place-r2c5 = Od razu koniec: 16 w kolumnie 4 i 15 w kolumnie 5 już zostanie. Jeszcze nie teraz!
    .otherwise = Kolumna 4 nadal daje 16. Połóż ją na karcie { CARD("QD") }, a będzie para szóstek.
lesson-last-6 = { PERSON("1") } ma odkrytą dziesiątą kartę i kończy grać. Wszyscy inni mają jeszcze <b>jedną turę</b>.
lesson-last-7 = Twoja ostatnia tura. Możesz wziąć też to, co odkłada { PERSON("1") }. Co pasuje do twojej { CARD("9C") }?
    .not-draw = To może być cokolwiek. A { CARD("9S") } ({ PERSON("1") }) na pewno da parę z kartą { CARD("9C") }: stuknij.
    .not-take-2 = Nie masz odkrytej 10, więc dałaby 10. { CARD("9S") } ({ PERSON("1") }) pasuje do twojej { CARD("9C") }.
lesson-last-8 = Teraz połóż tę kartę. Zakryte karty są na koniec odkrywane i też się liczą.
    .not-place-r1c5 = 9 za 9 nic nie zmienia, a zakryta karta też się liczy. Połóż ją właśnie tam.
    .otherwise = Wtedy kolumna 5 da 9 i jeszcze zakrytą kartę. Połóż ją pod kartą { CARD("9C") }.
lesson-last-9 = Dostajesz w tej rundzie 10 i masz 48. { PERSON("2") } z zakrytymi kartami dostaje 21 i ma 65.
lesson-last-10 = { PERSON("1") } kończy przed innymi, ale za to nie ma premii: 43 punkty, razem 104.
lesson-last-11 = Gra kończy się, gdy czyjś wynik jest <b>powyżej 100</b> lub poniżej −100. Równe 100 nie wystarcza.
lesson-last-12 = Póki nikt nie przekracza 100, gracie dalej. Wygrywa <b>najniższy</b> wynik, czyli twój! Remis to wspólna wygrana.
