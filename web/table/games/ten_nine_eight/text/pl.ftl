### What 10-9-8 says at the table.
###
### person: $who
### card: $card
### number: $of, $round, $cards, $trick, $points, $tricks, $bid, $won, $left, $made, $players, $total
### text: $name, $hits, $suit, $missed, $sign, $author, $publisher, $game
### message: $called, $otherwise

tagline = Licytuj i weź dokładnie tyle lew
deal = Rozdaj pierwszą rundę
deal-next =
    { $cards ->
        [one] Rozdaj rundę { $round }: 1 karta
        [few] Rozdaj rundę { $round }: { $cards } karty
       *[other] Rozdaj rundę { $round }: { $cards } kart
    }
shapes = Pole to runda: 🟩 zapowiedź ugrana, ⬛ nieugrana.
part = runda { $round }
title = Runda { $round }
cards =
    { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
points =
    { $points ->
        [-1] { $points } punkt
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
# Behind a number of points, where there is room for it.
points-unit =
    { $points ->
        [-1] punkt
        [one] punkt
        [few] punkty
       *[other] punktów
    }
tricks =
    { $tricks ->
        [one] 1 lewa
        [few] { $tricks } lewy
       *[other] { $tricks } lew
    }
trick-of = lewa { $trick }/{ $tricks }
over = Gra skończona.
not-your-turn = Jeszcze nie możesz grać: teraz gra { $who }.

## The seats

has-bid = ma już zapowiedź
is-bidding = licytuje
no-bid-yet = jeszcze bez zapowiedzi
bid-of = zapowiedź { $bid }
# How a bid stands: tricks won and bid.
standing-made = wzięte lewy: { $won }, zapowiedź { $bid }, ugrana
standing-over = wzięte lewy: { $won }, zapowiedź { $bid }, za dużo
standing-short = wzięte lewy: { $won }, zapowiedź { $bid }, już nie do ugrania
standing-to-go = wzięte lewy: { $won }, zapowiedź { $bid }, brakuje { $left }
won-of-bid = wzięte lewy: { $won }, zapowiedź { $bid }
bid-won = zapowiedź { $bid }, wzięte { $won }
# What the marks ✓ and ✗ at a player’s badge mean.
made = ugrana
missed = nieugrana
# The headline of a round: for the player, and for a table of several people.
you-made = Ugrywasz { $bid }
you-missed = Chybiasz o { $left }
all-made = Wszystkie zapowiedzi ugrane
none-made = Nikomu nie udała się zapowiedź
one-made = Ugrana zapowiedź: tylko { $who }
some-made = Ugrane zapowiedzi: { $made } z { $of }
remark-every =
    { $who ->
        [you] Ugrywasz wszystkie zapowiedzi
       *[other] { $who } ugrywa wszystkie zapowiedzi
    }
dealer = Rozdaje ·

## The table

trump-up = Atut: odkryta karta to { $called }
called-card = { $name }
trump = atut
trump-card = karta { $sign }
the-trick = Lewa
the-trick-so-far = Lewa do tej pory
leads = wyjście
highest = bierze
wins-trick = bierze
bids-so-far =
    { $tricks ->
        [one] Dotąd { $made } na 1 lewę
        [few] Dotąd { $made } na { $tricks } lewy
       *[other] Dotąd { $made } na { $tricks } lew
    }
tricks-to-win =
    { $tricks ->
        [one] 1 lewa w tej rundzie
        [few] { $tricks } lewy w tej rundzie
       *[other] { $tricks } lew w tej rundzie
    }
bids-after =
    { $players ->
        [0] Licytujesz na końcu.
        [one] Po tobie licytuje 1 osoba.
        [few] Po tobie licytują { $players } osoby.
       *[other] Po tobie licytuje { $players } osób.
    }
hook = Nie możesz licytować { $bid }: suma to nie może być { $tricks }.
turned-up = odkryta: { $called }
turned-up-one = odkryta,
turned-up-two = poza grą
bids = Licytacja
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
face-down = zakryta karta
lies-no-bid = bez zapowiedzi
lies-bid = { $won } z { $bid }
lies-trump = Atut

## A turn

bids-now =
    { $who ->
        [you] Licytujesz
       *[other] { $who } licytuje
    }
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
only-card = Tylko { $card } jest w tym kolorze
leads-now =
    { $who ->
        [you] Wychodzisz
       *[other] { $who }, wychodzisz
    }
others-follow = Inni dokładają do koloru.
how-many =
    { $who ->
        [you] Ile weźmiesz lew?
       *[other] { $who }, ile weźmiesz lew?
    }
exactly =
    { $missed ->
        [tricks] { $bid ->
            [one] Dokładnie 1 lewa: <b>{ $points }</b> punktów. Inaczej po <b>1</b> za lewę.
            [few] Dokładnie { $bid } lewy: <b>{ $points }</b> punktów. Inaczej po <b>1</b> za lewę.
           *[other] Dokładnie { $bid } lew: <b>{ $points }</b> punktów. Inaczej po <b>1</b> za lewę.
        }
        [minus] { $bid ->
            [one] Dokładnie 1 lewa: <b>{ $points }</b> punktów. Inaczej <b>minus</b> różnica.
            [few] Dokładnie { $bid } lewy: <b>{ $points }</b> punktów. Inaczej <b>minus</b> różnica.
           *[other] Dokładnie { $bid } lew: <b>{ $points }</b> punktów. Inaczej <b>minus</b> różnica.
        }
       *[nothing] { $bid ->
            [one] Dokładnie 1 lewa: <b>{ $points }</b> punktów. Inaczej <b>0</b>.
            [few] Dokładnie { $bid } lewy: <b>{ $points }</b> punktów. Inaczej <b>0</b>.
           *[other] Dokładnie { $bid } lew: <b>{ $points }</b> punktów. Inaczej <b>0</b>.
        }
    }
act-bid = Licytuj { $bid }
act-play = Zagraj { $sign }

## The score sheet

sheet-cards = Karty
sheet-note =
    { $missed ->
        [tricks] Małym drukiem: wzięte lewy / zapowiedź. Ugrana daje 10 + zapowiedź, nieugrana po 1 za lewę.
        [minus] Małym drukiem: wzięte lewy / zapowiedź. Ugrana daje 10 + zapowiedź, nieugrana minus różnicę.
       *[nothing] Małym drukiem: wzięte lewy / zapowiedź. Ugrana daje 10 + zapowiedź, nieugrana 0.
    }

## Rules as they come up

explain-hook =
    { $who ->
        [you] Licytujesz na końcu, ale nie możesz licytować <b>{ $bid }</b>: przy haku suma zapowiedzi nie może wynieść { $tricks }. Komuś musi się nie udać
       *[other] { $who } licytuje na końcu, ale nie może licytować <b>{ $bid }</b>: przy haku suma zapowiedzi nie może wynieść { $tricks }. Komuś musi się nie udać
    }
explain-one-card = Każdy ma jedną kartę, więc licytujecie 0 lub 1, a jedyna lewa gra się sama
explain-trump = Odkryta karta to { $card }, więc atutem jest kolor { $suit ->
        [C] trefl
        [D] karo
        [H] kier
       *[S] pik
    }: nawet najniższy atut bije każdy inny kolor
explain-bid =
    { $who ->
        [you]
            { $missed ->
                [tricks] Licytujesz { $bid }. Jeśli weźmiesz dokładnie { $bid }, dostaniesz <b>{ $points } punktów</b>. Inaczej po 1 za każdą lewę
                [minus] Licytujesz { $bid }. Jeśli weźmiesz dokładnie { $bid }, dostaniesz <b>{ $points } punktów</b>. Inaczej stracisz różnicę
               *[nothing] Licytujesz { $bid }. Jeśli weźmiesz dokładnie { $bid }, dostaniesz <b>{ $points } punktów</b>. Inaczej 0
            }
       *[other]
            { $missed ->
                [tricks] { $who } licytuje { $bid }. Jeśli weźmie dokładnie { $bid }, dostanie <b>{ $points } punktów</b>. Inaczej po 1 za każdą lewę
                [minus] { $who } licytuje { $bid }. Jeśli weźmie dokładnie { $bid }, dostanie <b>{ $points } punktów</b>. Inaczej straci różnicę
               *[nothing] { $who } licytuje { $bid }. Jeśli weźmie dokładnie { $bid }, dostanie <b>{ $points } punktów</b>. Inaczej 0
            }
    }
explain-bids =
    { $tricks ->
        [one] Wszystkie zapowiedzi to razem <b>{ $total }</b> na 1 lewę. Ugrana zapowiedź daje 10 punktów i jeszcze tyle, ile wynosi
        [few] Wszystkie zapowiedzi to razem <b>{ $total }</b> na { $tricks } lewy. Ugrana zapowiedź daje 10 punktów i jeszcze tyle, ile wynosi
       *[other] Wszystkie zapowiedzi to razem <b>{ $total }</b> na { $tricks } lew. Ugrana zapowiedź daje 10 punktów i jeszcze tyle, ile wynosi
    }
explain-trick-trump =
    { $who ->
        [you] { $card }, najwyższy atut, bierze lewę. Masz ich już <b>{ $won }</b> i wychodzisz do następnej
       *[other] { $card }, najwyższy atut, bierze lewę. { $who } ma ich już <b>{ $won }</b> i wychodzi do następnej
    }
explain-trick-trump-last =
    { $who ->
        [you] { $card }, najwyższy atut, bierze lewę. Masz ich razem <b>{ $won }</b>
       *[other] { $card }, najwyższy atut, bierze lewę. { $who } ma ich razem <b>{ $won }</b>
    }
explain-trick-suit = Nikt nie przebija, więc lewę bierze { $card }, najwyższa karta { $suit ->
        [C] trefl
        [D] karo
        [H] kier
       *[S] pik
    }. { $who ->
        [you] Masz już <b>{ $won }</b> i wychodzisz do następnej
       *[other] { $who } ma już <b>{ $won }</b> i wychodzi do następnej
    }
explain-trick-suit-last = Nikt nie przebija, więc lewę bierze { $card }, najwyższa karta { $suit ->
        [C] trefl
        [D] karo
        [H] kier
       *[S] pik
    }. { $who ->
        [you] Masz razem <b>{ $won }</b>
       *[other] { $who } ma razem <b>{ $won }</b>
    }
explain-ruff =
    { $who ->
        [you] Nie masz koloru
       *[other] { $who } nie ma koloru
    } { $suit ->
        [C] trefl
        [D] karo
        [H] kier
       *[S] pik
    }, więc wolno zagrać każdą kartę: { $card } to atut i bije każdy inny kolor
explain-discard =
    { $who ->
        [you] Nie masz koloru
       *[other] { $who } nie ma koloru
    } { $suit ->
        [C] trefl
        [D] karo
        [H] kier
       *[S] pik
    } i { $who ->
        [you] zrzucasz
       *[other] zrzuca
    } kartę { $card }. To ani atut, ani kolor wyjścia, więc nie może wygrać
explain-first-free =
    { $who ->
        [you] Siedzisz na lewo od osoby, która rozdaje, więc wychodzisz do pierwszej lewy rundy
       *[other] { $who } siedzi na lewo od osoby, która rozdaje, więc wychodzi do pierwszej lewy rundy
    }
explain-first =
    { $who ->
        [you] Siedzisz na lewo od osoby, która rozdaje, więc wychodzisz. W pierwszej lewie bez atutów, póki masz inny kolor
       *[other] { $who } siedzi na lewo od osoby, która rozdaje, więc wychodzi. W pierwszej lewie bez atutów, póki ma się inny kolor
    }
explain-lead =
    { $who ->
        [you] Wychodzisz: { $card }. Każdy inny też zagrywa jedną kartę, koniecznie w kolorze
       *[other] { $who } wychodzi: { $card }. Każdy inny też zagrywa jedną kartę, koniecznie w kolorze
    } { $suit ->
        [C] trefl
        [D] karo
        [H] kier
       *[S] pik
    }, jeśli go ma
explain-follow =
    { $who ->
        [you] Dokładasz do koloru
       *[other] { $who } dokłada do koloru
    } { $suit ->
        [C] trefl
        [D] karo
        [H] kier
       *[S] pik
    }: kto go ma, musi dołożyć

## The rules

word-trump = Atut
    .note = Kolor odkrytej karty. Nawet najniższy atut bije każdą kartę innego koloru.
word-trick = Lewa
    .note = Po jednej karcie od każdego. Bierze ją najwyższy atut, a bez atutów najwyższa karta w kolorze wyjścia.
word-lead = Wyjście
    .note = Pierwsza karta lewy. Inni muszą dołożyć do koloru, jeśli mogą.
word-bid = Zapowiedź
    .note = Ile lew chcesz wziąć. Weź dokładnie tyle, a dostaniesz 10 punktów plus zapowiedź.
word-hook = Hak
    .note = Przy niektórych stołach osoba, która rozdaje i licytuje na końcu, nie może dopełnić sumy do liczby lew. Komuś musi się więc nie udać.
example-bids = trzy zapowiedzi
example-tricks = dwie lewy
chapter-minute = Cel gry
chapter-bids = Licytacja
chapter-tricks = Lewy
chapter-points = Punkty
fact-dealer = Kto rozdaje
    .note = losowo, potem co rundę i co grę następna osoba w lewo
house = wszystkie opcje oprócz domyślnych oraz ostatnia karta, która gra się sama.
origin = <b>{ $game }</b> to { $author ->
        [traditional] gra tradycyjna
       *[other] gra ({ $author })
    }, odmiana Oh Hell. Te zasady wydaje { $publisher }.
for-whom = Dla 2–5 graczy od 10 lat. Gra na 10 rund trwa około godziny.
length-10-to-1 = W pierwszej rundzie każdy dostaje 10 kart, w drugiej 9 i tak dalej aż do 1.
length-5-to-1 = W pierwszej rundzie każdy dostaje 5 kart, w drugiej 4 i tak dalej aż do 1.
length-1-to-10 = W pierwszej rundzie każdy dostaje 1 kartę, w drugiej 2 i tak dalej aż do 10.
length-10-to-1-to-10 = W pierwszej rundzie każdy dostaje 10 kart, w drugiej 9 i tak dalej aż do 1, a potem z powrotem do 10.
minute-aim = Zapowiedz, ile lew weźmiesz, i weź dokładnie tyle. Wygrywa najwyższy wynik.
minute-turned-up = Kto rozdaje, odkrywa następną kartę: jej kolor to <b>atut</b>.
minute-bid-in-turn = Po kolei licytujecie, ile lew weźmiecie. Zaczyna osoba na lewo od rozdania.
minute-bid-at-once = Każdy w tajemnicy licytuje, ile weźmie lew. Potem pokazujecie wszystkie zapowiedzi.
minute-trick = Ktoś wychodzi jedną kartą, a każdy inny dokłada jedną, w tym samym kolorze, jeśli może. To jest <b>lewa</b>. Bierze ją najwyższy atut, a bez atutów najwyższa karta w kolorze wyjścia.
minute-first-trick = W pierwszej lewie rundy nie wolno wyjść w atut ani go zagrać, chyba że masz same atuty.
scored = Weź dokładnie tyle lew, ile wynosi twoja zapowiedź, a dostaniesz 10 punktów plus zapowiedź. { $otherwise }
otherwise-nothing = Inaczej dostajesz <b>0</b>.
otherwise-tricks = Inaczej dostajesz <b>1 punkt</b> za każdą wziętą lewę.
otherwise-minus = Inaczej tracisz <b>1 punkt</b> za każdą lewę za dużo lub za mało.
deck = Karty
    .note = Gracie 1 talią, 52 karty. As jest najwyższy.
a-round = Runda
a-trick = Lewa
trick-led = Wyjście w karo
    .note = Jeśli masz karo, musisz je zagrać.
trick-other = Inny kolor
    .note = Jeśli nie masz karo, możesz zrzucić dowolną kartę. Wtedy nawet as nie wygra.
trick-trump = Atut
    .note = Atutem jest kier: nawet najniższy bije każdy inny kolor.
order-at-once = Każdy licytuje tak, że nikt inny tego nie widzi. Kto rozdaje, licytuje na końcu, a potem pokazujecie wszystkie zapowiedzi.
order-in-turn = Licytację zaczyna osoba na lewo od rozdania, potem idzie w lewo, a kończy ją osoba, która rozdaje. Słyszysz zapowiedzi przed swoją.
bids-range = Możesz licytować od 0 do liczby kart w ręce.
bids-stand = Możesz licytować więcej lew, niż zostawiają wcześniejsze zapowiedzi. Swojej zapowiedzi nie możesz już zmienić.
the-hook = Hak
sums-hooked = Kto rozdaje, licytuje na końcu i nie może dopełnić sumy zapowiedzi do liczby lew, więc komuś musi się nie udać. Przy 5 kartach i zapowiedziach 2, 1 i 1 można wtedy licytować wszystko oprócz 1.
sums-free = Zapowiedzi mogą dać razem więcej lub mniej, niż jest lew. Jeśli dają dokładnie tyle, każdy może ugrać swoją.
tricks-clockwise = Lewa to po jednej karcie od każdego, w lewo. Do pierwszej lewy rundy wychodzi osoba na lewo od rozdania. Potem kto bierze lewę, wychodzi do następnej.
tricks-follow = Kto może, musi dołożyć do koloru. Kto nie może, gra cokolwiek: atut może wygrać, inne kolory nie.
first-printed = W pierwszej lewie rundy nie wolno wyjść w atut ani go zagrać, póki masz inny kolor. Z samymi atutami wolno. Jeśli ktoś tak wyjdzie w atut, inni muszą dołożyć do koloru.
first-free = Atuty możesz grać zawsze, nawet w pierwszej lewie.
first-until-broken = Jeśli nie możesz dołożyć do koloru, zawsze wolno ci zagrać atut: to przebitka. Wyjść w atut możesz dopiero wtedy, gdy w tej rundzie ktoś już przebije, albo z samymi atutami w ręce. Takie wyjście z konieczności nie liczy się jako przebitka.
first-until-played = Jeśli nie możesz dołożyć do koloru, zawsze wolno ci zagrać atut. Wyjść w atut możesz dopiero wtedy, gdy w tej rundzie padnie już jakiś atut, albo z samymi atutami w ręce.
tricks-out-of-play = Odkryta karta jest poza grą.
tricks-last = Ostatnia karta rundy gra się sama.
points-head = Lewy/zapowiedź
points-points = Punkty
points-end = Za zapowiedź 0 i żadnej lewy dostajesz 10. Po ostatniej rundzie wygrywa najwyższy wynik. Przy remisie wygrywacie wspólnie.

## Stats

# What the stats say of a player: how often, of how many times.
feat-met = Zapowiedzi
    .note = { $name }: ugrane { $hits } z { $of } zapowiedzi

## Lessons

lesson-tricks =
    .title = Lewy
    .about = Co to jest lewa, kto ją bierze i którą kartę wolno zagrać
    .learnt = Pierwsza zapowiedź ugrana! Umiesz dołożyć do koloru, wziąć lewę i celowo ją oddać. Teraz pora na atuty.
lesson-tricks-1 = W <b>lewie</b> każdy po kolei zagrywa jedną kartę, a najlepsza bierze wszystkie. Kto zaczyna, ten <b>wychodzi</b>.
lesson-tricks-2 = Powiedz, ile lew weźmiesz: to <b>zapowiedź</b>. Weź <b>dokładnie</b> tyle: za dużo jest tak złe, jak za mało.
lesson-tricks-3 = Tu licytujesz 2, { PERSON("1") } 0, a { PERSON("2") } 3. Nad każdym imieniem widzisz lewy wzięte / zapowiedziane.
lesson-tricks-4 = Wychodzisz do pierwszej lewy. (Karta { CARD("6S") } u góry przyda się w następnej lekcji.)
lesson-tricks-5 = Od najniższej: 2 do 10, walet, dama, król, as. Wyjdź najwyższą kartą: stuknij w nią, a potem jeszcze raz.
    .not-kd = Króla może pobić as karo, ale twojego asa nie pobije żaden kier. Zagraj { CARD("AH") }.
    .otherwise = Tak niską kartę ktoś pobije i lewa przepadnie. Zagraj { CARD("AH") }.
lesson-tricks-6 = Wychodzisz w kiery, więc inni też muszą zagrać kiery. Lewę bierze najwyższy kier, czyli twój.
lesson-tricks-7 = Kto bierze lewę, wychodzi do następnej. Zobacz, co będzie z niską kartą: wyjdź kartą { CARD("4H") }.
    .otherwise = Tą kartą też można. Ale w tej lekcji wyjdź kartą { CARD("4H") }.
lesson-tricks-8 = Najwyższy kier to dama, więc { PERSON("2") } bierze lewę i wychodzi do następnej.
lesson-tricks-9 = { PERSON("2") } wychodzi w trefle. Jeśli masz trefl, musisz go zagrać: to <b>dokładanie do koloru</b>. Która karta?
lesson-tricks-10 = Znów trefle. Nie masz ich, więc wolno ci zagrać wszystko, ale nic tu nie wygra. Czego ci nie szkoda?
    .not-kd = Przy wyjściu w trefle nie wygra nawet król karo. Przyda się później: zagraj { CARD("5D") }.
lesson-tricks-11 = { PERSON("1") } też nie ma trefli, więc { CARD("QD") } nie może wygrać. Lewę bierze { CARD("9C") }.
lesson-tricks-12 = Ostatnia lewa: { PERSON("2") } wychodzi w kara. Twoja ostatnia karta gra się sama i oszczędzony król bierze lewę.
lesson-tricks-13 = Zapowiedź ugrana: 10 plus 2, czyli 12 punktów. Co rundę jest o kartę mniej. Pełna gra zaczyna się od dziesięciu.

lesson-trump =
    .title = Atut i licytacja
    .about = Kolor, który bije wszystkie inne, i ile lew licytować
    .learnt = Dobra licytacja! Umiesz grać atutami i zatrzymać się w porę. Zapowiadaj, co weźmiesz, a resztę oddaj.
lesson-trump-1 = Jedna karta jest odkryta, a jej kolor to <b>atut</b>: pik. Sama karta jest poza grą.
lesson-trump-2 = Najniższy atut bije najwyższą kartę każdego innego koloru. Masz dwa atuty: { CARD("AS") } i { CARD("3S") }.
lesson-trump-3 = Teraz wszyscy <b>licytują</b>, ile wezmą lew. Rozdajesz, więc licytujesz na końcu. Nie masz trefli. Ile licytujesz?
    .not-bid-0 = { CARD("AS") } jest nie do pobicia: bierze lewę i zapowiedź 0 przepada. Policz też { CARD("3S") }.
    .not-bid-1 = { CARD("AS") } bierze jedną. Nie masz trefli, więc przy wyjściu w trefle może wygrać też { CARD("3S") }. Licytuj 2.
    .otherwise = Dwa atuty mogą wziąć dwie lewy, reszta raczej żadnej. Za dużo jest tak złe, jak za mało: licytuj 2.
lesson-trump-4 = 1, 1 i 2 to 4, a lew jest pięć. Nie szkodzi: suma zapowiedzi nie musi wynosić 5.
lesson-trump-5 = { PERSON("1") }, na lewo od ciebie, wychodzi w trefle. Nie masz ich, ale w <b>pierwszej lewie</b> atutów grać nie wolno. Co teraz?
    .otherwise = Wolno, ale { CARD("QH") } może potem wziąć trzecią lewę, a licytujesz 2. Pozbądź się jej teraz.
lesson-trump-6 = Twoja dama to ani trefl, ani atut, więc nie wygra. { PERSON("1") } bierze lewę królem.
lesson-trump-7 = W pierwszej lewie nie wolno też wyjść w atut, chyba że masz same atuty.
lesson-trump-8 = Znów trefle i nie możesz dołożyć. Od drugiej lewy wolno grać atuty. Potrzebujesz dwóch lew.
    .not-as = Tę weźmie. Ale { CARD("3S") } też ją weźmie, a as na pewno weźmie jeszcze jedną.
    .otherwise = To ani trefl, ani atut, więc nie wygra. { CARD("3S") } tę lewę weźmie, a innej może już nie wziąć.
lesson-trump-9 = { CARD("3S") } to atut i bije { CARD("TC") }. Bierzesz lewę, więc wychodzisz.
lesson-trump-10 = Teraz wolno też wyjść w atut. Potrzebujesz jeszcze tylko jednej lewy. Która karta na pewno ją weźmie?
    .otherwise = To nic pewnego, a as i tak weźmie lewę. Jego nic nie pobije: zagraj { CARD("AS") }.
lesson-trump-11 = 2 z 2: zapowiedź ugrana, kolejna lewa wszystko zepsuje. Znów wychodzisz. Która karta przegra?
    .otherwise = Im niższa karta, tym pewniej przegra: 7 może wziąć trzecią lewę. Wyjdź kartą { CARD("4D") }.
lesson-trump-12 = Masz jedną kartę i gra się sama. { CARD("7D") } to ani trefl, ani atut, więc na szczęście nie wygra.
lesson-trump-13 = Dostajesz 12 punktów! { PERSON("1") } licytuje 1, ale bierze 3, a { PERSON("2") } licytuje 1 i nie bierze nic: po 0 punktów.

lesson-points =
    .title = Punkty
    .about = Ile daje zapowiedź, co to jest hak i kto wygrywa
    .learnt = Pierwsza gra w 10-9-8 wygrana! Wiesz już, ile daje zapowiedź. Teraz naucz się ją liczyć.
lesson-points-1 = Gra ma dziesięć rund, od dziesięciu kart do jednej. To krótka gra na pięć, zostały dwie.
lesson-points-2 = Ugrana zapowiedź daje 10 plus zapowiedź: 12 za 2, 10 za 0. O jedną lewę obok to już <b>0</b>.
lesson-points-3 = Przy tym stole jest dodatkowa zasada, <b>hak</b>: suma zapowiedzi nie może być równa liczbie lew.
lesson-points-4 = Dwie karty, dwie lewy. { PERSON("1") } licytuje 2, { PERSON("2") } 0. Atutem jest karo, a ty go nie masz. Ile licytujesz?
    .otherwise = { CARD("4H") } raczej nie weźmie lewy, więc 2 to za dużo. { CARD("JH") } może wziąć: licytuj 1.
lesson-points-5 = To razem 3 na dwie lewy, więc komuś się nie uda. Tak działa hak: z twoim 0 byłoby równo 2.
lesson-points-6 = { PERSON("1") } potrzebuje obu lew, a ty jednej. Ktoś wychodzi w kiery, a ty grasz na końcu. Która karta?
    .otherwise = Wtedy wygra { CARD("9H") }, a { CARD("JH") } może potem przegrać z atutem. Teraz na pewno wygra.
lesson-points-7 = { CARD("JD") } to atut, więc lewę bierze { PERSON("1") }. Ale { PERSON("1") } licytuje 2, a bierze tylko jedną.
lesson-points-8 = Dostajesz 11, { PERSON("2") } za zapowiedź 0 bez lewy 10, a { PERSON("1") } 0. Ty i { PERSON("2") } macie remis: po 32.
lesson-points-9 = Ostatnia runda: po jednej karcie. Teraz rozdaje { PERSON("1") }, więc { PERSON("2") } zaczyna licytację i wychodzi.
lesson-points-10 = Atutem jest pik i masz niski. { PERSON("2") } licytuje 1. Weźmiesz jedyną lewę? Licytuj 0 lub 1.
    .otherwise = W grze są tylko trzy karty, więc drugi atut to rzadkość. Twój bije każdy inny kolor. Licytuj 1.
lesson-points-11 = As! Ale twoja jedyna karta to atut, więc gra się sama i wygrywa, nawet w pierwszej lewie.
lesson-points-12 = Wygrywa najwyższy wynik: 43, 32 i 21. Wygrywasz! Przy remisie byłaby wspólna wygrana.

lesson-counting =
    .title = Liczenie lew
    .about = Które karty biorą lewy i jak dotrzymać zapowiedzi
    .learnt = Umiesz już liczyć rękę. Przebijaj, gdy brakuje lew, a gdy masz dość, przepuszczaj albo zrzucaj.
lesson-counting-1 = Ile lew wezmą te karty? <b>Licz</b> po kolei. As bierze lewę, chyba że ktoś go przebije: <b>jedna</b>.
lesson-counting-2 = Król wygrywa mniej więcej co drugi raz, niższe karty rzadko. Im więcej graczy, tym słabsze są karty.
lesson-counting-3 = Wysokie atuty wygrywają. Niski może wziąć kolor, którego nie masz. Nie masz trefli: { CARD("6S") } to już <b>dwie</b>.
lesson-counting-4 = Niższym z dwóch kierów możesz celowo przegrać lewę. To tak samo przydatne, jak ją wziąć.
lesson-counting-5 = { PERSON("1") } licytuje 1, { PERSON("2") } 2. Ile licytujesz?
    .not-bid-0 = { CARD("AD") } prawie na pewno wygra. Policz też { CARD("6S") } na wyjście w trefle: licytuj 2.
    .not-bid-1 = { CARD("AD") } to jedna. Nie masz trefli, więc przy wyjściu w trefle może wygrać { CARD("6S") }: licytuj 2.
    .otherwise = Reszta to niskie karty, raczej przegrają. Licytuj 2 za { CARD("AD") } i { CARD("6S") }.
lesson-counting-6 = Ktoś wychodzi w kara, a ty grasz na końcu. Która karta?
    .otherwise = Później ktoś może nie mieć kar i przebić asa. Teraz na pewno wygra: zagraj { CARD("AD") }.
lesson-counting-7 = Jedna z dwóch. { CARD("6S") } wygra, gdy ktoś wyjdzie w trefle. Wyjdź kartą, która przegra, ale zachowaj kiery.
    .not-3h = Przegra. Ale zachowaj tę kartę, by przegrać przy wyjściu w kiery. Wyjdź kartą { CARD("2D") }.
    .not-6s = Wyższy atut pobije tę kartę. Poczekaj na trefle, wtedy wygra. Wyjdź kartą { CARD("2D") }.
    .otherwise = Ta może wygrać i potem nie masz wyboru. Nic nie jest niższe niż { CARD("2D") }: wyjdź tą kartą.
lesson-counting-8 = Lewa oddana, zgodnie z planem. Do następnej wychodzi { PERSON("2") }.
lesson-counting-9 = Kiery! Potrzebujesz jeszcze tylko jednej lewy i masz na nią { CARD("6S") }. Bierzesz tę czy przepuszczasz?
    .otherwise = Jeśli { CARD("9H") } wygra, to z { CARD("6S") } masz o jedną za dużo. Zejdź pod 7: zagraj { CARD("3H") }.
lesson-counting-10 = To jest <b>przepuszczenie</b>: celowo przegrywasz niską kartą. Z 9 bierzesz lewę, której nie chcesz.
lesson-counting-11 = Nareszcie trefle, a ty ich nie masz. <b>Przebijasz</b> czy <b>zrzucasz</b> { CARD("9H") }?
    .otherwise = Zrzucić to pozbyć się karty, która nie może wygrać. Ale potrzebujesz tej lewy: przebij kartą { CARD("6S") }.
lesson-counting-12 = Twój niski atut bije oba trefle. To dwie z dwóch. Wychodzisz ostatnią kartą, { CARD("9H") }: przegra?
lesson-counting-13 = Uff: { PERSON("1") } ma wyższego waleta. Zapowiedzi 1, 2 i 2 to pięć lew, więc każda mogła być ugrana.
