### What Tenstuff says at the table.
###
### person: $who, $to, $owner, $accused
### card: $card
### number: $cards, $place, $dealt, $of, $turns
### text: $play, $shown, $why, $accuser, $name, $hits, $rank, $cost, $finish, $alone
### texts: $suits
### message: $laid, $set, $last
### messages: $held, $additions

tagline = Pozbądź się kart. 10 pomija, 6 odwraca
deal = Rozdaj karty
shapes = Tura po turze: ⬜ 1 karta, 🟨 2, 🟧 więcej, ⬛ pas.

## Cards and sets

# A joker within a sentence; the stars tell the two apart.
joker-marked = joker ★
joker-unmarked = joker ☆
# The same at the start of a sentence.
joker-marked-first = Joker ★
joker-unmarked-first = Joker ☆
# The same for screen readers.
called-joker-marked = oznaczony joker
called-joker-unmarked = nieoznaczony joker
called-face-down = zakryta karta
set-of-one = { $card }
# $rank is the rank as in the text of a card: A is an ace, T a 10, and J, Q and K are jack, queen and king. The nominative and the accusative are the same.
set-of-several =
    { $cards ->
        [2]
            { $rank ->
                [joker] dwa
                [A] dwa
                [J] dwa
                [K] dwa
               *[other] dwie
            }
        [3] trzy
       *[4] cztery
    } { $rank ->
        [joker] jokery
        [A] asy
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
        [T] dziesiątki
        [J] walety
        [Q] damy
        [K] króle
       *[other] { $rank }
    }
# The same at the start of a sentence.
set-of-several-first =
    { $cards ->
        [2]
            { $rank ->
                [joker] Dwa
                [A] Dwa
                [J] Dwa
                [K] Dwa
               *[other] Dwie
            }
        [3] Trzy
       *[4] Cztery
    } { $rank ->
        [joker] jokery
        [A] asy
        [2] dwójki
        [3] trójki
        [4] czwórki
        [5] piątki
        [6] szóstki
        [7] siódemki
        [8] ósemki
        [9] dziewiątki
        [T] dziesiątki
        [J] walety
        [Q] damy
        [K] króle
       *[other] { $rank }
    }
# $laid is a set at the start of a sentence: „Dwie siódemki na dwie piątki (Ada)”
set-on-set =
    { $owner ->
        [you] { $laid } na { $last } (twoje)
       *[other] { $laid } na { $last } ({ $owner })
    }

## The seats

place = { $place }.
# On a seat, where there is little room.
seat-place = { $place }.
seat-out = bez kart
seat-excommunicated = pauzuje
seat-shamed = wstyd
seat-next = zaraz gra
seat-last-owner = ostatni ruch
# The screen shows only the number. A screen reader says the words, too.
seat-cards =
    <b>{ $cards }</b> { $cards ->
        [one] karta
        [few] karty
       *[other] kart
    }
# The cards of a hand at a table that hides the counts.
stroke = kreska
stroke-none = żadnej kreski
# Not "hand", because a hand is hidden from the others.
open-hand =
    { $who ->
        [you] Twoje odkryte karty
       *[other] Odkryte karty: { $who }
    }
next-player = dalej: { $who }
decided = gra skończona

## The piles

piles = Talia i stos
turned-round = Na odwrót
to-draw = w talii: <b>{ $cards }</b>
# { CARD("pile") } is the picture of a pile whose count is hidden.
to-draw-uncounted = w talii: { CARD("pile") }
none-to-draw = talia pusta
pile-empty = talia pusta
draw-pile = talia
next-to-draw = następna karta: { $card }
play-pile-face-down = stos, zakryty
lowest-leads = zaczyna najniższa karta
any-set-may-be-laid = dowolny zestaw
# $shown is the set to beat: „Ada: trzy siódemki”.
set-to-beat =
    { $owner ->
        [you] Ty: <b>{ $shown }</b>
       *[other] { $owner }: <b>{ $shown }</b>
    }
lies-last-set = Ostatni zestaw
lies-last-set-of =
    { $owner ->
        [you] Twój ostatni zestaw
       *[other] Ostatni zestaw: { $owner }
    }
lies-hands = Karty w ręce: { ROW($held, between: ", ") }
lies-hand = { $who } { $cards }

## Labels of cards and places

guess-board = Następna karta
guess-suit = Kolor
guess-rank = Wartość
guess-joker = { $card }
top-of-the-pile = Wierzch talii
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
# The button that looks at the draw pile.
look-at-draw-pile = talia
sleeve = rękaw
sleeve-holds =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kart
    } pod zestawem

## The line above the hand

# $alone is “yes” with one person at the table, who needs no name.
is-next =
    { $who ->
        [you] Zaraz grasz
       *[other] Zaraz gra { $who }
    }
is-thinking =
    { $who ->
        [you] Myślisz
       *[other] { $who } myśli
    }
ask-sleeve = Co trafi pod zestaw?
ask-sleeve-then-laid = Wybierz do 3 kart, potem zagraj zestaw.
ask-sleeve-then-chosen = Wybierz do 3 kart, potem zestaw.
ask-throw =
    { $who ->
        [you] Zanim zagrasz: rzucić 10?
       *[other] Zanim zagra { $who }: rzucić 10?
    }
ask-accuse =
    { $who ->
        [you] Zanim zagrasz: oskarżyć kogoś?
       *[other] Zanim zagra { $who }: oskarżyć kogoś?
    }
ask-no-ten =
    { $who ->
        [you] Zanim zagrasz: nie masz 10 do rzucenia.
       *[other] Zanim zagra { $who }: nie masz 10 do rzucenia.
    }
# $why is a sentence that says why you can’t throw a ten.
ask-refused =
    { $who ->
        [you] Zaraz grasz. { $why }
       *[other] Zaraz gra { $who }. { $why }
    }
throwing = Traci kolejkę, a 10 zatrzymuje.
ask-gift =
    { $alone ->
        [yes] Co od ciebie dostaje { $to }?
       *[no] { $who }, co od ciebie dostaje { $to }?
    }
lower-cards-in = Niższe karty: { ROW($suits, between: " ") }
ask-return =
    { $alone ->
        [yes] { $to } rzuca { $card }: oddajesz coś?
       *[no] { $who }, { $to } rzuca { $card }: oddajesz coś?
    }
cards-in = Inne karty: { ROW($suits, between: " ") }
ask-card =
    { $alone ->
        [yes] Jaka będzie następna karta?
       *[no] { $who }, jaka będzie następna karta?
    }
ask-suit =
    { $alone ->
        [yes] Jaki kolor?
       *[no] { $who }, jaki kolor?
    }
ask-rank =
    { $alone ->
        [yes] Jaka wartość?
       *[no] { $who }, jaka wartość?
    }
a-guess = Wybierz kolor i wartość albo jokera: ★ oznaczony, ☆ nie.
draws =
    { $alone ->
        [yes] Dobierz kartę
       *[no] { $who }, dobierz kartę
    }
ask-order =
    { $alone ->
        [yes] Wybierz kolejność
       *[no] { $who }, wybierz kolejność
    }
order-of-drawing = Stukaj w karty w kolejności dobierania.
ask-last =
    { $alone ->
        [yes] Gra skończona. Oskarżasz kogoś?
       *[no] Gra skończona. { $who }, oskarżasz kogoś?
    }
leads =
    { $alone ->
        [yes] Zagraj najniższe karty
       *[no] { $who }, zagraj najniższe karty
    }
ask-after-match =
    { $alone ->
        [yes] Zagrasz po powtórce jeszcze zestaw?
       *[no] { $who }, jeszcze zestaw po powtórce?
    }
ask-set-on =
    { $alone ->
        [yes] Co zagrasz na { $last }?
       *[no] { $who }, co zagrasz na { $last }?
    }
ask-set =
    { $alone ->
        [yes] Zagraj dowolny zestaw
       *[no] { $who }, zagraj dowolny zestaw
    }
slipped =
    { $cards ->
        [one] Wybierz zestaw. Będzie pod nim 1 karta.
        [few] Wybierz zestaw. Będą pod nim { $cards } karty.
       *[other] Wybierz zestaw. Będzie pod nim { $cards } kart.
    }
set-refused = Tego zestawu nie możesz teraz zagrać.
# $shown is „Dwie siódemki na dwie piątki (Ada)”, or „dwie siódemki” if there is nothing to beat.
special-play =
    { $play ->
        [match] <b>{ $shown }</b>: powtórka
        [attempt] <b>{ $shown }</b>: próba
       *[slam] <b>{ $shown }</b>: bomba
    }
pile-or-table =
    { $play ->
        [match] <b>{ $shown }</b>, powtórka: na stos czy na stół?
        [attempt] <b>{ $shown }</b>, próba: na stos czy na stół?
        [slam] <b>{ $shown }</b>, bomba: na stos czy na stół?
       *[plain] <b>{ $shown }</b>: na stos czy na stół?
    }
belongs-on-table = Talia jest pusta: zagraj na goły stół.
then-match = Potem możesz zagrać jeszcze zestaw.
then-attempt = Potem możesz zgadnąć następną kartę.
then-slam = Potem możesz dać niższe karty: { ROW($suits, between: " ") }. Dostaje { $owner }.
then-turned = Potem talia i stos zamieniają się, a gra idzie na odwrót.

## The buttons, with what they do in small print

give =
    { $cards ->
        [0] Nic nie dawaj
        [one] Daj 1 kartę
        [few] Daj { $cards } karty
       *[other] Daj { $cards } kart
    }
return-cards =
    { $cards ->
        [0] Nic nie oddawaj
        [one] Oddaj 1 kartę
        [few] Oddaj { $cards } karty
       *[other] Oddaj { $cards } kart
    }
to-whom =
    { $to ->
        [you] dostajesz ty
       *[other] dostaje { $to }
    }
gets-nothing =
    { $to ->
        [you] Nic nie dostajesz
       *[other] { $to } nic nie dostaje
    }
name-card = Zgaduj { $card }
no-guess = Nie zgaduj
put-them-back = Odłóż
pretend = Udawaj
draw = Dobierz kartę
accuse-whom = Oskarż: { $accused }
accuse-nobody = Nie oskarżaj
    .brings = koniec gry
pass-turn = Pas
stop = Koniec
draws-one = dobierz 1
# $play is the kind of set.
lay =
    { $play ->
        [match] Powtórka: { $set }
        [attempt] Próba: { $set }
        [slam] Bomba: { $set }
       *[plain] Zagraj { $set }
    }
lay-on-pile = Na stos
    .brings = na zestaw
    .brings-exile = pauza
lay-on-table = Na stół
    .brings = nowy stos
brings-slam =
    { $owner ->
        [you] cel: ty
       *[other] cel: { $owner }
    }
brings-last-cards =
    { $cards ->
        [one] twoja ostatnia karta
       *[other] twoje ostatnie karty
    }
brings-turned = odwraca grę
brings-match = potem jeszcze zestaw
brings-attempt = potem zgadujesz
slip =
    { $cards ->
        [one] Podłóż 1 kartę
        [few] Podłóż { $cards } karty
       *[other] Podłóż { $cards } kart
    }
    .brings = pod zestaw
close-sleeve = Zamknij rękaw
    .brings = nic nie podkładaj
keep-them = Zachowaj 10
nothing-to-throw = Dalej
let-play =
    { $who ->
        [you] Ty grasz
       *[other] Niech gra { $who }
    }
accuse = Oskarż
throw = Rzuć { $card }
    .brings =
        { $who ->
            [you] tracisz kolejkę
           *[other] { $who } traci kolejkę
        }

## What anyone can do between turns

claim-throw = Rzuć 10
claim-throw-who = Kto rzuca 10?
claim-accuse-who = Kto oskarża?
# $accuser is the name of the player who accuses.
claim-accuse-whom = { $accuser }: kto oszukuje?
claim-accuse-refused = Jeszcze nikogo nie możesz oskarżyć: poczekaj, aż ktoś zagra swoją turę.
claim-accuse-tap = Stuknij w imię, by oskarżyć.

## Answers to taps

over = Gra skończona.
not-your-turn = Teraz nie możesz grać: gra { $who }.
sleeve-full = Nie podłożysz więcej niż 3 kart.
stays-set = Nie możesz zagrać { $card }: to nie bije ostatniego zestawu.
stays-gift = Nie możesz dać { $card }: tylko niższe karty w kolorach bomby.
stays-return = Nie możesz oddać { $card }: tylko inne karty w kolorze tej 10.
stays-throw = Nie możesz rzucić { $card }: tylko 10.
stays-guess = Nie możesz teraz zagrać { $card }: najpierw zgadnij następną kartę.
stays-arrange = Nie możesz teraz zagrać { $card }: najpierw odłóż karty z wierzchu talii.
stays-draw = Nie możesz teraz zagrać { $card }: najpierw dobierz kartę.
stays-last = Nie możesz zagrać { $card }: gra jest skończona.

## Moments and ends

banner-excommunicated = Ekskomunika
banner-shame = Runda Wstydu
banner-back = Znów w grze
banner-slam = Bomba
banner-skip = Pominięcie
banner-reverse = Na odwrót
banner-restart = Od nowa
result-first = bez kart
result-left =
    { $cards ->
        [one] ma 1 kartę
        [few] ma { $cards } karty
       *[other] ma { $cards } kart
    }
# The story of a game, under the winner. $cards is 9 or more.
remark-shamed =
    { $who ->
        [you] Wygrywasz mimo Rundy Wstydu
       *[other] { $who } wygrywa mimo Rundy Wstydu
    }
remark-slam =
    { $who ->
        [you] Kończysz bombą
       *[other] { $who } kończy bombą
    }
remark-behind =
    { $who ->
        [you] Schodzisz z { $cards } kart do zera
       *[other] { $who } schodzi z { $cards } kart do zera
    }
remark-left =
    { $who ->
        [you] Zostajesz z { $cards } kartami
       *[other] { $who } zostaje z { $cards } kartami
    }
remark-turns =
    { $who ->
        [you]
            Kończysz po { $turns ->
                [one] 1 turze
               *[other] { $turns } turach
            }
       *[other]
            { $who } kończy po { $turns ->
                [one] 1 turze
               *[other] { $turns } turach
            }
    }

## Stats

# How often someone did something, out of how often it happened.
feat-slams = Bomby
    .note = { $name }: { $hits } z { $of } bomb
feat-out = Jak kończy
    .note = { $name } – gry skończone bez kart: { $hits }
# The ways to go out, each with its number.
way-single = jedną kartą
way-set = kilkoma kartami
way-slam = bombą
way-gift = dając karty
way-ten = rzucając 10

## Rules as they come up

explain-restart = Odkryta talia jest pusta, więc gra rusza od nowa. Zaczyna osoba z najniższą kartą
explain-sixes = Dokładnie trzy szóstki: talia i stos zamieniają się, dobieracie odkryte karty, a gra idzie w drugą stronę
explain-excommunicated =
    { $who ->
        [you] Talia była pusta, więc zestaw należało zagrać na stół. Pauzujesz, aż ktoś spasuje
       *[other] Talia była pusta, więc zestaw należało zagrać na stół. { $who } pauzuje, aż ktoś spasuje
    }
explain-false-alarm =
    { $who ->
        [you] Talia nie była pusta, więc twój zestaw idzie na stos i nie ma dodatkowych efektów
       *[other] Talia nie była pusta, więc zestaw ({ $who }) idzie na stos i nie ma dodatkowych efektów
    }
explain-lifted =
    { $who ->
        [you] Znów możesz grać. Ekskomunika kończy się, gdy pasuje ktoś inny
       *[other] { $who } znów może grać. Ekskomunika kończy się, gdy pasuje ktoś inny
    }
explain-lifted-all = Nikt już nie pauzuje. Ekskomunika kończy się, gdy pasuje ktoś inny
explain-table = Talia była pusta, więc zestaw idzie na goły stół. Stary stos jest tasowany i staje się talią
explain-accused =
    { $who ->
        [you] Oszukujesz: dobierasz do wielokrotności pięciu i grasz z odkrytą ręką do końca swojej następnej tury
       *[other] { $who } oszukuje: dobiera do wielokrotności pięciu i gra z odkrytą ręką do końca swojej następnej tury
    }
# $cost is the price of a wrong accusation at this table.
explain-accused-wrongly =
    { $accused ->
        [you] Grasz czysto
       *[other] { $accused } gra czysto
    }{ $cost ->
        [draw-1] , więc za fałszywe oskarżenie { $who ->
            [you] dobierasz kartę
           *[other] { $who } dobiera kartę
        }
        [shame] , więc { $who ->
            [you] zaczynasz Rundę Wstydu
           *[other] { $who } zaczyna Rundę Wstydu
        }
       *[nothing] . { $who ->
            [you] Tracisz tylko twarz
           *[other] { $who } traci tylko twarz
        }
    }
explain-back =
    { $who ->
        [you] Znów masz karty, więc wracasz do gry i tracisz swoje miejsce
       *[other] { $who } znów ma karty, więc wraca do gry i traci swoje miejsce
    }
explain-out =
    { $who ->
        [you] Kończysz na <b>{ $place }.</b> miejscu. Po ostatniej karcie już się nie dobiera
       *[other] { $who } kończy na <b>{ $place }.</b> miejscu. Po ostatniej karcie już się nie dobiera
    }
explain-slam =
    { $owner ->
        [you] Więcej kart tej samej wartości to bomba. Ostatni zestaw jest twój, więc możesz dostać niższe karty w jej kolorach
       *[other] Więcej kart tej samej wartości to bomba. Ostatni zestaw ma { $owner } i może dostać niższe karty w jej kolorach
    }
explain-gift =
    { $who ->
        [you] { $to } dostaje od ciebie
       *[other] { $to ->
            [you] { $who } daje ci
           *[other] { $who } daje, a { $to } dostaje
        }
    } { $cards ->
        [one] <b>1 kartę</b>
        [few] <b>{ $cards } karty</b>
       *[other] <b>{ $cards } kart</b>
    }. Po bombie można dać niższe karty w jej kolorach
explain-skip =
    { $who ->
        [you] Przez 10 tracisz kolejkę. Zatrzymujesz { $card } i możesz oddać inne karty w tym kolorze
       *[other] Przez 10 { $who } traci kolejkę. Zatrzymuje { $card } i może oddać inne karty w tym kolorze
    }
explain-return =
    { $who ->
        [you] { $to } dostaje od ciebie
       *[other] { $to ->
            [you] { $who } oddaje ci
           *[other] { $who } oddaje, a { $to } dostaje
        }
    } { $cards ->
        [one] <b>1 kartę</b>
        [few] <b>{ $cards } karty</b>
       *[other] <b>{ $cards } kart</b>
    } w kolorze 10. Nikt nie dobiera
explain-match =
    { $who ->
        [you] Ta sama wartość i tyle samo kart to powtórka. Możesz od razu zagrać jeszcze zestaw
       *[other] Ta sama wartość i tyle samo kart to powtórka. { $who } może od razu zagrać jeszcze zestaw
    }
explain-guess-wrong =
    { $who ->
        [you] Następna karta to nie { $card }, więc ją dobierasz
       *[other] Następna karta to nie { $card }, więc dobiera ją { $who }
    }
explain-guess =
    { $to ->
        [you]
            { $who ->
                [you] Następna karta to { $card }. Bierzesz ją i już nie dobierasz
               *[other] Następna karta to { $card }. Bierzesz ją ty, a { $who } nie dobiera
            }
       *[other]
            { $who ->
                [you] Następna karta to { $card }. Bierze ją { $to }, a ty nie dobierasz
               *[other] Następna karta to { $card }. Bierze ją { $to }, a { $who } nie dobiera
            }
    }
explain-attempt =
    { $who ->
        [you] Mniej kart tej samej wartości to próba. Jeśli zgadniesz następną kartę, weźmie ją następna osoba
       *[other] Mniej kart tej samej wartości to próba. Jeśli { $who } zgadnie następną kartę, weźmie ją następna osoba
    }
explain-cleared = Można zagrać dowolny zestaw: wszyscy pasują, a nie było czego dobrać
explain-shuffle = Talia jest pusta, więc stos jest tasowany i staje się talią. Zostaje tylko ostatni zestaw
explain-joker = Joker jest najniższy, ale pasuje na każdego waleta, damę i króla. Na jokera pasuje wszystko
explain-suit = Na waleta, damę lub króla niższy zestaw musi mieć wspólny kolor: { $set } na { $last }
explain-opening = Na początku nie można spasować i trzeba zagrać najniższe karty: { $set }
explain-pass =
    { $who ->
        [you] Pasujesz i dobierasz. Następna osoba dalej gra na { $last }
       *[other] { $who } pasuje i dobiera. Następna osoba dalej gra na { $last }
    }
explain-higher = Zestaw musi być co najmniej tak wysoki jak ostatni: { $set } na { $last }. Liczba kart i kolory nie mają znaczenia

## The rules

word-set = Zestaw
    .note = Od jednej do czterech kart tej samej wartości, zagranych razem.
word-match = Powtórka
    .note = Ta sama wartość i tyle samo kart co w ostatnim zestawie. Możesz zagrać jeszcze zestaw.
word-attempt = Próba
    .note = Ta sama wartość co w ostatnim zestawie, ale mniej kart. Możesz zgadnąć następną kartę.
word-slam = Bomba
    .note = Ta sama wartość co w ostatnim zestawie, ale więcej kart. Osobie z tamtym zestawem możesz dać niższe karty.
word-throw = Rzucić 10
    .note = Zabrać komuś kolejkę, zanim zacznie turę. 10 zostaje u tej osoby.
word-excommunicated = Ekskomunika
    .note = Pauzujesz, aż spasuje ktoś inny: nie możesz grać, dobierać ani rzucać 10.
example-slam = bomba
example-match = powtórka
example-throw = rzut 10
example-sixes = trzy szóstki
chapter-minute = Cel gry
chapter-turn = Tura
chapter-special = Inne zestawy
chapter-tens = Rzucanie 10
chapter-sixes = Trzy szóstki
chapter-pile = Stos czy stół
chapter-cheating = Oszukiwanie
chapter-end = Koniec
aim = Pozbądź się wszystkich kart przed innymi.
deck = Karty
cards-order = Od najniższej: joker, as, od 2 do 10, walet, dama, król. Są dwa jokery: oznaczony ★ i nieoznaczony ☆.
cards-set = <b>Zestaw</b> to od jednej do czterech kart tej samej wartości.
# $dealt is 0 if the number of players decides.
cards-dealt =
    { $dealt ->
        [0] Przy 2–4 graczach każdy dostaje 10 kart, przy 5 graczach 8, przy 6 graczach 7, przy 7 graczach 6, a przy 8 graczach 5.
        [few] Każdy dostaje { $dealt } karty.
       *[other] Każdy dostaje { $dealt } kart.
    }
turn-lead = Jeśli masz najniższą kartę, zaczynasz. Musisz zagrać najniższe karty z ręki i nie możesz spasować.
turn-lowest = Kolory rozstrzygają tu tylko remis: karo jest najniżej, potem trefl, kier i pik. Oznaczony joker jest najniższy ze wszystkich.
turn-lay = W swojej turze zagraj zestaw albo spasuj. Potem dobierz 1 kartę.
turn-beat = Zestaw musi być co najmniej <b>tak wysoki</b> jak ostatni. Liczba kart i kolory nie mają znaczenia.
turn-faces = Na waleta, damę lub króla możesz zagrać też niższy zestaw ze wspólnym <b>kolorem</b> albo jokery.
turn-out = Gdy zagrasz ostatnią kartę, od razu kończysz i już nie dobierasz.
turn-on-queen = Na damę pik
turn-higher = Wyżej
    .note = Król w dowolnym kolorze.
turn-lower = Niżej, ten sam kolor
    .note = Walet pik, ale nie walet kier.
turn-joker = Joker
    .note = Zawsze pasuje na waleta, damę lub króla. Potem pasuje wszystko.
special-rank = Zestaw tej samej wartości co ostatni potrafi więcej. Zależy to od liczby kart:
special-match = Tyle samo: powtórka
    .note = Możesz od razu zagrać na to jeszcze zestaw, nawet kolejną powtórkę. Na koniec dobierasz tylko 1 kartę.
special-attempt = Mniej: próba
    .note = Możesz zgadnąć wartość i kolor następnej karty albo którego jokera. Jeśli trafisz, kartę bierze następna osoba, a ty nie dobierasz. Jeśli nie, dobierasz ją i nikomu nie pokazujesz.
special-slam = Więcej: bomba
    .note = Osobie z ostatnim zestawem możesz dać dowolnie wiele kart. Muszą być niższe od bomby i mieć z nią wspólny kolor. Jokerów dać nie można: nie mają koloru.
    .then = Potem dobierasz 1 kartę. Jeśli celem bomby jest ktoś już bez kart, wystarczy jedna karta, by ta osoba wróciła do gry. Jeśli ostatni zestaw jest twój, to nie bomba.
tens-throw = Zanim zacznie się czyjaś tura, możesz rzucić 10. Ta osoba <b>traci kolejkę</b>.
tens-return = Zatrzymuje 10 i może oddać ci dowolne inne karty w tym kolorze.
tens-next = Nikt nie dobiera i gra następna osoba. 10 może zabrać i tę kolejkę, i dalsze, ale najwyżej raz dookoła stołu.
tens-last = 10 możesz też rzucić jako ostatnią kartę. Jeśli nic do ciebie nie wróci, kończysz.
sixes-turn = Zestaw dokładnie trzech szóstek odwraca grę. Od następnej tury:
sixes-direction = Gra idzie w drugą stronę.
sixes-draw = Stos staje się <b>odkrytą</b> talią. Wszyscy widzą, co dobierasz.
sixes-play = Talia staje się <b>zakrytym</b> stosem. Mów głośno, co zagrywasz.
sixes-last-set = Nadal trzeba pobić trzy szóstki.
sixes-any-set = Na nowy stos możesz zagrać dowolny zestaw.
sixes-restart = Gdy ktoś dobierze ostatnią odkrytą kartę, gra rusza od nowa. Zakryty stos staje się talią, gra idzie znów w lewo, a zaczyna najniższa karta.
sixes-out = Kto jest już bez kart, nie wraca.
sixes-lifted = Kto pauzuje, znów może grać.
sixes-open = Odkryta ręka pozostaje odkryta.
pile-belongs = Gdy talia jest pusta, zagraj następny zestaw na goły stół. Stos jest wtedy tasowany i staje się talią.
pile-asked = Aplikacja najpierw pyta: na stos czy na stół?
pile-unasked = Aplikacja pyta za każdym razem: na stos czy na stół? Ostrzeżenia nie ma.
pile-excommunicated = Jeśli zagrasz na stary stos, dostajesz <b>ekskomunikę</b>: nie możesz grać, dobierać ani rzucać 10, aż spasuje ktoś inny. Twój zestaw się liczy, ale nie ma dodatkowych efektów.
pile-early = Jeśli zagrasz na stół za wcześnie, zestaw idzie na stos i nie ma dodatkowych efektów.
cheating-how = Tu oszukiwanie należy do gry. W swojej turze możesz podłożyć do 3 kart pod zestaw (<b>rękaw</b>), udawać, że dobierasz, albo obejrzeć 3 karty z wierzchu <b>talii</b> i zmienić ich kolejność.
cheating-numbers = Liczby kart są ukryte, więc patrz uważnie.
cheating-accusing = Oskarżanie
cheating-when = Między turami, jeśli masz karty, możesz oskarżyć każdego, nawet kogoś już bez kart. Tej osoby nikt nie może potem oskarżyć, póki znów nie zagra swojej tury.
cheating-true = Jeśli masz rację, oskarżona osoba zaczyna <b>Rundę Wstydu</b>. Dobiera co najmniej 1 kartę, aż ma ich wielokrotność pięciu. Jej karty są odkryte do końca jej następnej tury. Stracona kolejka się nie liczy.
cheating-back = Osoba już bez kart wraca wtedy do gry.
cheating-wrong =
    { $cost ->
        [draw-1] Jeśli nie masz racji, dobierasz kartę.
        [shame] Jeśli nie masz racji, Rundę Wstydu zaczynasz ty.
       *[nothing] Jeśli nie masz racji, tracisz tylko twarz.
    }
cheating-last = Zanim gra się skończy, każdy, kto ma karty, dostaje po kolei ostatnią szansę, by oskarżyć.
end-all-places = Kto kończy przed innymi, wygrywa. Reszta gra dalej o kolejne miejsca, aż karty ma tylko jedna osoba.
end-first-out = Gdy ktoś kończy, wygrywa, a gra trwa tylko do końca tej tury. O dalszych miejscach decyduje liczba kart: im mniej, tym lepiej. Równe liczby to wspólne miejsce.
end-pile = Gdy masz dobrać, a talia jest pusta, potasuj stos na nową. Zostaje tylko ostatni zestaw.
end-cleared = Gdy wszyscy pasują i nikt nie ma czego dobrać, możesz zagrać dowolny zestaw.
fact-begins = Kto zaczyna
    .note = osoba z najniższą kartą
# The rules of this table that are on no rule sheet, as a list.
house = { $additions }.
house-tens = limit rzucania 10 z rzędu
house-early = kara za zbyt wczesną grę na stół
house-cleared = dowolny zestaw, gdy wszyscy pasują bez dobierania
house-look = oglądanie 3 kart z talii
house-slipped = podkładanie najwyżej 3 kart
house-wrong = kara za fałszywe oskarżenie
house-often = jak często można kogoś oskarżyć
house-first-out = koniec gry, gdy ktoś kończy
house-dealt = liczba kart w ręce
house-points = punkty w serii
house-tournament = stoły w turnieju
origin = Opis <b>Tenstuff</b> pochodzi z dawnej strony internetowej. Autorstwo jest nieznane.
for-whom = Dla 2–8 graczy od 10 lat, najlepiej w 3 lub 4 osoby. { $finish ->
        [first-out] Gra trwa około 10 minut.
       *[all-places] Gra trwa około 5 minut w 2 osoby, 15 w 3, 30 w 4, a w 8 godzinę.
    }

## Lessons

lesson-sets =
    .title = Bicie zestawów
    .about = Co na co pasuje i jak ubywa ci kart
    .learnt = Umiesz już grać! Kart najszybciej ubywa przy parach i większych zestawach: za jedną zagraną dobierasz jedną.
lesson-sets-1 = Pozbądź się <b>wszystkich kart</b> przed innymi, a wygrasz w Tenstuff. To twoje karty.
lesson-sets-2 = Od najniższej: joker, as, 2 do 10, walet, dama, król. Najniższą kartą jest twoja { CARD("3D") }, więc zaczynasz.
lesson-sets-3 = Zagraj najniższe karty. Jedna lub kilka tej samej wartości to <b>zestaw</b>: stuknij w obie trójki i w przycisk.
    .otherwise = Jedna zagrana, jedna dobrana: kart nie ubędzie. Zagraj obie trójki.
lesson-sets-4 = Zagrywasz dwie karty i dobierasz jedną, jak każdy na koniec tury. Z sześciu kart zostaje pięć.
lesson-sets-5 = Zestaw musi być co najmniej tak wysoki jak ostatni. Kolory i liczba kart nie mają znaczenia.
lesson-sets-6 = Ale na waleta, damę i króla pasuje też <b>niższy</b> zestaw w tym kolorze. Która <b>para</b> ma pik, jak { CARD("JS") }?
    .not-play-kc = Król jest wyższy, więc pasuje. Ale pozbądź się dwóch kart: jedna z ósemek to pik.
    .not-play-8s = Pasuje. Ale { CARD("8H") } może zejść razem z nią: wystarczy jeden pik w zestawie.
    .not-pass = Możesz spasować, ale wtedy tylko dobierasz. Masz parę z kolorem pik: zagraj ją.
lesson-sets-7 = { PERSON("1") } zagrywa 10. { PERSON("2") } pasuje i dobiera. Pasować można zawsze, byle nie na początku.
lesson-sets-8 = Co pasuje na { CARD("TC") }? To nie walet, dama ani król, więc potrzebna jest karta co najmniej tak wysoka.
    .otherwise = Można, ale masz kartę wyższą niż 10. Zagraj ją.
lesson-sets-9 = Nie masz kiera ani króla. Ale <b>joker</b>, najniższy ze wszystkich, pasuje na każdego waleta, damę i króla.
    .otherwise = Można spasować, ale jedna z twoich kart pasuje na każdego króla. Stuknij w jokera.
lesson-sets-10 = Na jokera pasuje wszystko, więc { PERSON("1") } pozbywa się { CARD("5S") }. Pobij to więcej niż jedną kartą.
    .not-pass = Można spasować, ale kart przybędzie. Masz dwie karty wyższe niż piątka.
    .otherwise = Jedna zagrana, jedna dobrana: kart nie ubędzie. Zagraj obie siódemki.
lesson-sets-11 = Dzięki parom z sześciu kart zostają trzy. Pięknie!

lesson-same =
    .title = Ta sama wartość
    .about = Powtórka, próba i bomba
    .learnt = Powtórka, próba, bomba: znasz już wszystkie trzy. Wypatruj ich w następnej grze.
lesson-same-1 = Zestaw <b>tej samej wartości</b> co ostatni jest wyjątkowy. To jedno z trzech zagrań.
lesson-same-2 = { PERSON("2") } zagrywa jedną dziewiątkę. Ta sama wartość i <b>tyle samo</b> kart to <b>powtórka</b>. Co zagrasz?
    .not-pass = Masz dziewiątkę, a jedna na jedną to powtórka. Nie przegap jej.
    .otherwise = To wyżej, więc pasuje. Ale najpierw zagraj dziewiątkę: po powtórce grasz dalej.
lesson-same-3 = Powtórka! Możesz od razu zagrać <b>jeszcze zestaw</b>. Też musi pasować na dziewiątkę. Dobierasz i tak tylko jedną kartę.
    .not-stop = Można tu skończyć. Ale drugi zestaw nic nie kosztuje: tak czy tak dobierasz jedną kartę.
    .otherwise = Pasuje, ale masz zestaw z większej liczby kart: dwie damy.
lesson-same-4 = Trzy karty zagrane, jedna dobrana: z dziewięciu jest siedem. Gdy i drugi zestaw to powtórka, możesz zagrać trzeci.
lesson-same-5 = { PERSON("1") } zagrywa dwie piątki. <b>Mniej</b> kart tej samej wartości to <b>próba</b>: może nie dobierzesz. Która karta?
    .not-pass = Jedna piątka na dwie to próba, a jedną masz. Zagraj { CARD("5S") }.
    .not-play-7d-7s = Dwie zagrane, jedna dobrana: też dobrze. Ale teraz pora na próbę: zagraj { CARD("5S") }.
    .otherwise = To zestaw jak każdy inny. Zagraj mniej kart tej samej wartości: { CARD("5S") }.
lesson-same-6 = Próba! Zgadnij kartę z wierzchu talii: jeśli trafisz, nie dobierasz. ★ i ☆ to jokery. Spróbuj { CARD("KD") }.
    .not-no-guess = Zgadywać nie trzeba, ale pudło nic nie kosztuje. Spróbuj { CARD("KD") }.
    .otherwise = W grze to może być ta karta. W tej lekcji to { CARD("KD") }: spróbuj.
lesson-same-7 = Trafienie! Kartę bierze { PERSON("1") }, bo gra po tobie, a ty nie dobierasz. Po pudle po prostu ją dobierasz.
lesson-same-8 = { PERSON("2") } zagrywa jedną siódemkę. <b>Więcej</b> kart tej samej wartości to <b>bomba</b>. Co zagrasz?
    .not-pass = Masz dwie siódemki, a { PERSON("2") } zagrywa jedną. Dwie na jedną to bomba: zagraj obie.
    .otherwise = Jedna na jedną to tylko powtórka. Dwie to więcej niż jedna: zagraj obie siódemki.
lesson-same-9 = Bomba! Możesz <b>dać</b> karty niższe od siódemek w ich kolorach, ♦ i ♠. Dostaje { PERSON("2") }. Które wybierzesz?
    .not-give-3d-done = A { CARD("4S") }? Jest niższa i to pik. Gdy ją dasz, nie musisz jej już zagrywać.
    .not-give-4s-done = A { CARD("3D") }? Jest niższa i to karo. Gdy ją dasz, nie musisz jej już zagrywać.
    .otherwise = Możesz dać { CARD("3D") } i { CARD("4S") }, dwie karty, których nie musisz już zagrywać. Stuknij w obie.
lesson-same-10 = Cztery zeszły, jedna dobrana: masz trzy karty, a { PERSON("2") } dwie więcej. { CARD("2H") } to kier i zostaje u ciebie.

lesson-tens =
    .title = 10 i szóstki
    .about = Jak zabrać komuś kolejkę i odwrócić grę
    .learnt = Umiesz zabrać kolejkę i odwrócić grę. W następnej grze zachowaj 10 na właściwą chwilę.
lesson-tens-1 = Zaraz gra { PERSON("1") } i ma tylko jedną kartę. Kto zagra ostatnią kartę, kończy.
lesson-tens-2 = Zanim zacznie się tura, każdy inny może rzucić 10 i ją <b>pominąć</b>. Zaraz gra { PERSON("1") }: co robisz?
    .not-begin = Wtedy { PERSON("1") } zagra { CARD("QS") } na { CARD("5C") } i wygra. Rzuć teraz { CARD("TC") }.
lesson-tens-3 = { PERSON("1") } zatrzymuje { CARD("TC") } i może oddać inne <b>trefle</b>, niskie i wysokie, ale żadnych nie ma.
lesson-tens-4 = Nikt nie dobiera i gra { PERSON("2") }. 10 może pominąć kilka tur z rzędu, ale najwyżej tyle, ilu jest graczy.
lesson-tens-5 = { PERSON("1") } rzuca 10 w ciebie! Teraz <b>ty</b> możesz oddać trefle, ale nie tę 10. Zachowaj szóstki. Które <b>dwie</b> oddasz?
    .otherwise = Oddaj { CARD("3C") } i { CARD("9C") }: { PERSON("1") } dostaje dwie karty. 10 zostaje u ciebie, a szóstki trzymaj razem.
lesson-tens-6 = { PERSON("1") } ma teraz trzy karty, a ty znów masz swoją 10. Teraz gra { PERSON("1") }.
lesson-tens-7 = <b>Dokładnie trzy</b> szóstki robią więcej niż inne zestawy. Na { CARD("QS") } potrzebujesz pika. Co zagrasz?
    .not-pass = Masz to, czego trzeba: trzy szóstki, a wśród nich { CARD("6S") }.
    .not-play-6d-6c-6h-6s = Cztery to zestaw jak każdy inny. Zagraj dokładnie trzy i zachowaj jedną.
    .otherwise = To byłby zestaw jak każdy inny. Zagraj dokładnie trzy szóstki, a wśród nich { CARD("6S") }.
lesson-tens-8 = Gra jest <b>odwrócona</b>: idzie w drugą stronę. Po tobie gra teraz { PERSON("2") }, nie { PERSON("1") }.
lesson-tens-9 = Talia i stos są zamienione: dobierasz odkryte karty ze stosu. Zagrywasz zakryte, ale mówisz, co to jest.
lesson-tens-10 = Szóstki nadal trzeba było pobić: { PERSON("2") } zagrywa siódemkę, a { PERSON("1") } dziewiątkę. Dobierają przy tym po szóstce.
lesson-tens-11 = Musisz pobić { CARD("9C") }. Widzisz, co dobierzesz: szóstkę do twojej. Którą kartę zagrasz?
    .otherwise = Szóstkę i tak dobierzesz, ale możesz też zagrać kartę. Twoja 10 bije dziewiątkę.
lesson-tens-12 = Odkryta talia jest pusta, więc gra rusza od nowa. Idzie znów w zwykłą stronę, a zaczyna najniższa karta.
lesson-tens-13 = Zagrywasz najniższe karty, jak w nowej grze. Twój joker ★ jest niższy niż ☆: to ważne tylko dla tego, kto zaczyna.

lesson-end =
    .title = Jak skończyć
    .about = Pusta talia, koniec bez kart i powrót do gry
    .learnt = Znasz już całą grę, nawet powroty z zaświatów. Teraz, jeśli chcesz: oszukiwanie.
lesson-end-1 = Talia jest pusta. Następny zestaw trzeba zagrać <b>na goły stół</b>: stary stos staje się talią.
lesson-end-2 = { PERSON("2") } gra na stary stos i dostaje <b>ekskomunikę</b>: bez tur i dobierania, aż spasuje ktoś inny.
lesson-end-3 = Twoje króle biją { CARD("7C") }. Stuknij w oba, a potem wybierz stół.
    .not-play-kd-kh = Na stos? Dostaniesz ekskomunikę, tak jak { PERSON("2") }: bez gry i dobierania. Wybierz stół.
    .not-pass = Wtedy { PERSON("2") } wraca, a ty dobierasz. Twoje króle biją siódemkę: zagraj je na stół.
    .otherwise = Dwa króle to dwie karty mniej w ręce. Zagraj oba, na stół.
lesson-end-4 = Stary stos jest tasowany i staje się talią. Twoje króle zaczynają nowy stos. Dobierasz { CARD("8H") }.
lesson-end-5 = { PERSON("1") } pasuje, więc { PERSON("2") } znów może grać. Nawet po dwóch pasach trzeba by pobić twoje króle.
lesson-end-6 = Para czy 10: na asa pasuje i to, i to. Co bardziej ci pomoże?
    .not-play-th = Zachowaj 10: możesz ją rzucić między turami bez dobierania. Teraz zagraj parę.
    .not-pass = Na asa pasuje prawie wszystko. Zagraj parę.
    .otherwise = Jedna zagrana, jedna dobrana. Zagraj obie ósemki.
lesson-end-7 = Dobierasz { CARD("9C") }: zostają dwie karty. Zaraz gra { PERSON("1") }, ale jeszcze nie zaczyna. Do czego przyda się 10?
    .not-begin = Wtedy zagrasz jedną, dobierzesz jedną i nadal masz dwie. Rzuć 10: przy tym nikt nie dobiera.
lesson-end-8 = { PERSON("1") } nic nie oddaje, więc masz jedną kartę. { PERSON("2") } zagrywa { CARD("JC") }. Możesz skończyć?
    .otherwise = Możesz: twoja dziewiątka jest niższa od waleta, ale to też trefl. Zagraj ją.
lesson-end-9 = Kończysz, i to na 1. miejscu! Po ostatniej karcie nie dobierasz. Ostatnią kartą może też być rzucona 10.
lesson-end-10 = A to pech: { PERSON("1") } bije twoją dziewiątkę dwiema, to bomba i dostajesz kartę. Jesteś <b>znów w grze</b>.
lesson-end-11 = { PERSON("2") } zagrywa { CARD("QD") }, a ty masz { CARD("4D") }. Możesz znów skończyć?
    .otherwise = Możesz: na damę karo pasuje karo. Zagraj i znów kończysz.
lesson-end-12 = Znów 1. miejsce! Inni grają dalej. Gdy nie ma czego dobrać i wszyscy pasują, można zagrać dowolny zestaw.

lesson-cheating =
    .title = Oszukiwanie
    .about = Jak oszukiwać i jak przyłapać oszustwo
    .learnt = Umiesz oszukiwać i przyłapać oszustwo. Włącz to w zasadach stołu, jeśli wszyscy mają ochotę.
lesson-cheating-1 = Przy niektórych stołach <b>oszukiwanie</b> należy do gry. Zamiast liczb: każda <b>kreska</b> pod imieniem to karta.
lesson-cheating-2 = Możesz <b>podłożyć</b> karty pod zestaw. Otwórz rękaw, stuknij w { CARD("2C") }, podłóż i zagraj obie czwórki.
    .not-play = To uczciwy zestaw. Najpierw włóż { CARD("2C") } do rękawa: taka niska na nic się nie przyda.
    .otherwise = Tak też można. Ale w tej lekcji podłóż { CARD("2C") } pod obie czwórki.
lesson-cheating-3 = Teraz czas dobrać kartę. Możesz też tylko <b>udawać</b>. Spróbuj: dla innych wygląda to tak samo.
    .not-draw = Jak uczciwie! W tej lekcji udawaj.
lesson-cheating-4 = Z sześciu kart zostają trzy. Inni widzą dwie czwórki i dobranie, czyli pięć. Czy ktoś policzy twoje kreski?
lesson-cheating-5 = { PERSON("1") } ma cztery karty, zagrywa dwie ósemki i dobiera. To daje trzy, a widać tylko <b>dwie</b> kreski!
lesson-cheating-6 = Zanim zacznie się następna tura, możesz <b>oskarżyć</b>. Oskarż: { PERSON("1") }.
    .otherwise = Tak bezpieczniej, ale wtedy oszustwo ujdzie na sucho. Oskarż: { PERSON("1") }.
lesson-cheating-7 = Zgadza się! { PERSON("1") } oszukuje i zaczyna <b>Rundę Wstydu</b>: z jeszcze jedną kartą ma pięć, wszystkie odkryte.
lesson-cheating-8 = Kto wpadnie, dobiera do wielokrotności pięciu, co najmniej jedną kartę. Kto fałszywie oskarży, dobiera jedną.
lesson-cheating-9 = Wpadka! { PERSON("2") } liczy twoje kreski. Do trzech kart dobierasz dwie. Ręka jest <b>odkryta</b> do końca twojej tury.
lesson-cheating-10 = Taka jest cena oszukiwania. Po tej turze znów masz czyste konto. Pobij waleta którąś ze swoich kart.
    .otherwise = Tak też można. Ale w tej lekcji zagraj na waleta: coś wyższego albo trefla.
lesson-cheating-11 = Na pewno ktoś ci się teraz przygląda. Dobierz kartę, tym razem uczciwie.
    .not-fake = Ryzykownie! Tym razem dobierz uczciwie.
lesson-cheating-12 = Jest i trzeci sposób. Zanim zagrasz, obejrzyj 3 karty z wierzchu talii i ułóż je w dowolnej kolejności.
lesson-cheating-13 = Przed końcem gry każdy, kto ma karty, może ostatni raz oskarżyć. Po wpadce osoba bez kart wraca do gry.
