### What Tenstuff says.
###
### person: $who, $to, $target, $accused
### persons: $seats
### card: $card
### cards: $cards, $hand, $slipped
### number: $count, $nth, $rank, $dealt, $players, $most
### text: $place, $play
### message: $first, $top, $low, $suit
### messages: $suits

## What happens

event-deal =
    { $who ->
        [you] Dostajesz { ROW($hand, between: " ") }
       *[other] { $who } dostaje { ROW($hand, between: " ") }
    }
event-start =
    { $who ->
        [you] Masz najniższą kartę i zaczynasz
       *[other] { $who } ma najniższą kartę i zaczyna
    }
# A set is played on the pile or on the bare table; match, attempt and slam are sets with a name.
event-play =
    { $who ->
        [you] Zagrywasz { $cards }
       *[other] { $who } zagrywa { $cards }
    }{ $place ->
        [table] { " " }na stół
       *[pile] { "" }
    }{ $play ->
        [match] : powtórka
        [attempt] : próba
        [slam] : bomba
       *[plain] { "" }
    }
# The same for the player, who knows the cards under the set.
play-slipping =
    { $who ->
        [you] Zagrywasz { $cards }
       *[other] { $who } zagrywa { $cards }
    }{ $place ->
        [table] { " " }na stół
       *[pile] { "" }
    }{ $play ->
        [match] { " " }(powtórka)
        [attempt] { " " }(próba)
        [slam] { " " }(bomba)
       *[plain] { "" }
    }, a pod spód { $who ->
        [you] podkładasz
       *[other] podkłada
    } { $slipped }
event-pass =
    { $who ->
        [you] Pasujesz
       *[other] { $who } pasuje
    }
event-draw =
    { $who ->
        [you] Dobierasz { $card }
       *[other] { $who } dobiera { $card }
    }
draw-fake =
    { $who ->
        [you] Udajesz, że dobierasz
       *[other] { $who } udaje, że dobiera
    }
event-no-draw =
    { $who ->
        [you] Nie masz już czego dobrać
       *[other] { $who } nie ma już czego dobrać
    }
event-excommunicated =
    { $who ->
        [you] Zagrywasz na stos, a nie na stół, i dostajesz ekskomunikę
       *[other] { $who } zagrywa na stos, a nie na stół, i dostaje ekskomunikę
    }
event-false-alarm =
    { $who ->
        [you] W talii są jeszcze karty, więc zagrywasz bez dodatkowych efektów
       *[other] W talii są jeszcze karty, więc { $who } zagrywa bez dodatkowych efektów
    }
event-guess =
    { $to ->
        [you] { $who } zgaduje { $card } i trafia: kartę bierzesz ty
       *[other]
            { $who ->
                [you] Zgadujesz { $card } i trafiasz: kartę bierze { $to }
               *[other] { $who } zgaduje { $card } i trafia: kartę bierze { $to }
            }
    }
guess-wrong =
    { $who ->
        [you] Zgadujesz { $card }, ale nie trafiasz
       *[other] { $who } zgaduje { $card }, ale nie trafia
    }
event-skip =
    { $target ->
        [you] { $who } rzuca { $card }: tracisz kolejkę
       *[other]
            { $who ->
                [you] Rzucasz { $card }: { $target } traci kolejkę
               *[other] { $who } rzuca { $card }: { $target } traci kolejkę
            }
    }
event-give =
    { $who ->
        [you]
            { $count ->
                [0] { $to } nic od ciebie nie dostaje
                [one] { $to } dostaje od ciebie 1 kartę
                [few] { $to } dostaje od ciebie { $count } karty
               *[other] { $to } dostaje od ciebie { $count } kart
            }
       *[other]
            { $to ->
                [you]
                    { $count ->
                        [0] { $who } nic ci nie daje
                        [one] { $who } daje ci 1 kartę
                        [few] { $who } daje ci { $count } karty
                       *[other] { $who } daje ci { $count } kart
                    }
               *[other]
                    { $count ->
                        [0] { $who } nic nie daje, { $to } nic nie dostaje
                        [one] { $who } daje, a { $to } dostaje 1 kartę
                        [few] { $who } daje, a { $to } dostaje { $count } karty
                       *[other] { $who } daje, a { $to } dostaje { $count } kart
                    }
            }
    }
event-return =
    { $who ->
        [you]
            { $count ->
                [0] W zamian { $to } nic od ciebie nie dostaje
                [one] W zamian { $to } dostaje od ciebie 1 kartę
                [few] W zamian { $to } dostaje od ciebie { $count } karty
               *[other] W zamian { $to } dostaje od ciebie { $count } kart
            }
       *[other]
            { $to ->
                [you]
                    { $count ->
                        [0] { $who } nic ci nie oddaje
                        [one] { $who } oddaje ci 1 kartę
                        [few] { $who } oddaje ci { $count } karty
                       *[other] { $who } oddaje ci { $count } kart
                    }
               *[other]
                    { $count ->
                        [0] { $who } nic nie oddaje, { $to } nic nie dostaje
                        [one] { $who } oddaje, a { $to } dostaje 1 kartę
                        [few] { $who } oddaje, a { $to } dostaje { $count } karty
                       *[other] { $who } oddaje, a { $to } dostaje { $count } kart
                    }
            }
    }
event-handed =
    { $to ->
        [you] Dostajesz { $cards }
       *[other] { $to } dostaje { $cards }
    }
event-cleared = Wszyscy pasują i nikt nie ma czego dobrać, więc można zagrać dowolny zestaw
event-shuffle = Stos jest tasowany i staje się talią
event-lifted = Koniec ekskomuniki: { $seats }
event-reverse = Trzy szóstki odwracają grę
event-restart = Talia jest pusta: gra rusza od nowa
event-top = Na talii leży odkryta karta { $card }
event-out =
    { $who ->
        [you] Kończysz na { $nth }. miejscu
       *[other] { $who } kończy na { $nth }. miejscu
    }
event-back =
    { $who ->
        [you] Wracasz do gry
       *[other] { $who } wraca do gry
    }
event-accuse =
    { $accused ->
        [you] { $who } słusznie oskarża: oszukujesz
       *[other]
            { $who ->
                [you] Słusznie oskarżasz: { $accused } oszukuje
               *[other] { $who } słusznie oskarża: { $accused } oszukuje
            }
    }
accuse-wrong =
    { $accused ->
        [you] { $who } niesłusznie oskarża: grasz czysto
       *[other]
            { $who ->
                [you] Niesłusznie oskarżasz: { $accused } gra czysto
               *[other] { $who } niesłusznie oskarża: { $accused } gra czysto
            }
    }
event-shame =
    { $who ->
        [you] Zaczynasz Rundę Wstydu
       *[other] { $who } zaczyna Rundę Wstydu
    }
event-shame-over =
    { $who ->
        [you] Kończysz Rundę Wstydu
       *[other] { $who } kończy Rundę Wstydu
    }
event-over = Gra skończona

## Why something can’t be done

turn-not-begun = Jeszcze nie teraz: tura się nie zaczęła.
lay-or-pass = Teraz to niemożliwe: zagraj zestaw albo spasuj.
put-back = Teraz to niemożliwe: najpierw odłóż karty z wierzchu talii.
fewer-cards = Tylu kart nie ułożysz: w talii jest ich mniej.
guess-now = Teraz to niemożliwe: najpierw zgadnij następną kartę albo zrezygnuj.
choose-gift = Teraz to niemożliwe: najpierw wybierz, co dajesz.
return-now = Teraz to niemożliwe: najpierw wybierz, co oddajesz za 10.
draw-now = Teraz to niemożliwe: najpierw dobierz kartę.
last-question = Teraz to niemożliwe: oskarż kogoś albo zakończ grę.
nobody-cheats = Przy tym stole nie można oszukiwać: ta opcja jest wyłączona.
nobody-accused = Nikogo nie możesz oskarżyć: przy tym stole nie ma oszukiwania.
accuse-later = Podczas tury nie można oskarżać: poczekaj, aż się skończy.
accuse-in-turn = Jeszcze nie możesz oskarżać: poczekaj na swoją kolej.
accuse-with-cards = Bez kart nikogo nie możesz oskarżyć.
accuse-oneself = Nie możesz oskarżyć siebie.
accused-already = Tej osoby nie możesz oskarżyć przed jej następną turą.
throw-earlier = Teraz nie możesz rzucić 10: zrób to, zanim zacznie się tura.
skip-oneself = Nie możesz zabrać kolejki sobie.
throw-excommunicated = Z ekskomuniką nie możesz rzucić 10.
all-skipped = Tej tury nie możesz pominąć: wszystkie kolejki właśnie przepadły.
not-in-hand = { $count ->
    [one] Tej karty nie masz w ręce: { $cards }.
   *[other] Tych kart nie masz w ręce: { $cards }.
}
to-be-slipped = Nie zagrasz tego, co podkładasz pod zestaw: { $cards }.
lead-lowest = Musisz zacząć od najniższych kart, jednej lub kilku: { $cards }.
# $first is a-rank-first, $top is a-rank, both in the nominative: „Czwórka to za mało: minimum to dziewiątka.”
too-low = { $first } to za mało: minimum to { $top }.
# $top and $low are a-rank, $suits the suits of the last set: „Leży walet: czwórka pasuje tylko w kolorze trefl lub pik.”
wrong-suit = Leży { $top }: { $low } pasuje tylko w kolorze { ROW($suits, between: " lub ") }.
first-set = Nie możesz wybrać stołu: pierwszy zestaw zaczyna stos.
no-need-of-table = Nie możesz wybrać stołu, póki jest co dobierać: zagraj na stos.
three-slipped = Pod zestaw nie podłożysz więcej niż 3 kart: byłoby je widać.
no-set-left = Nie możesz podłożyć { $card }: nie zostanie ci zestaw do zagrania.
in-order = Do tej karty nie możesz wrócić: wybieraj od najniższej do najwyższej.
arrange-first = Teraz nie możesz układać talii: zrób to na początku tury.
arrange-once = Nie możesz układać talii dwa razy w turze.
nothing-to-arrange = Nie możesz układać talii: nie ma w niej zakrytych kart.
nothing-to-stop = Nie możesz zakończyć tury, zanim zagrasz zestaw: możesz spasować.
leader-passes = Nie możesz spasować na początku: zagraj najniższe karty.
pass-after-match = Po powtórce nie możesz spasować: zagraj jeszcze zestaw albo zakończ turę.
gift-too-high = Nie możesz dać { $card }: karta musi być niższa od zestawu.
gift-other-suit = Nie możesz dać { $card }: w zestawie nie ma koloru { $suit }.
return-other-suit = Nie możesz oddać { $card }: wraca tylko kolor { $suit }.
return-ten = Nie możesz oddać tej samej 10.
too-few-left = Nie możesz rozdać po { $dealt } kart: { $players } graczy może dostać najwyżej po { $most }.

## Ranks and suits

# A card of a rank within a sentence, in the nominative: 0 is a joker, 1 an ace, 11 to 13 jack, queen and king.
a-rank = { $rank ->
    [0] joker
    [1] as
    [2] dwójka
    [3] trójka
    [4] czwórka
    [5] piątka
    [6] szóstka
    [7] siódemka
    [8] ósemka
    [9] dziewiątka
    [11] walet
    [12] dama
    [13] król
   *[other] dziesiątka
}
# The same at the start of a sentence.
a-rank-first = { $rank ->
    [0] Joker
    [1] As
    [2] Dwójka
    [3] Trójka
    [4] Czwórka
    [5] Piątka
    [6] Szóstka
    [7] Siódemka
    [8] Ósemka
    [9] Dziewiątka
    [11] Walet
    [12] Dama
    [13] Król
   *[other] Dziesiątka
}
# They stand after „kolor”, „koloru” or „w kolorze”, and never change.
diamonds = karo
clubs = trefl
hearts = kier
spades = pik

## Options

option-preset = Zestaw zasad
    .help = Wszystkie oficjalne zasady, tylko podstawowe albo takie, które pasują większości stołów.
    .is-table = polecane
    .is-official = oficjalne
    .is-basic = podstawowe
option-reversal = Trzy szóstki
    .help = Zestaw dokładnie trzech szóstek zamienia talię ze stosem i odwraca kierunek gry.
    .is-on = tak
    .is-off = nie
option-after-reversal = Po trzech szóstkach
    .help = Czy następna osoba musi pobić trzy szóstki?
    .is-last-set-stays = pobij szóstki
    .is-fresh-pile = dowolny zestaw
option-excommunication = Ekskomunika
    .help = Gdy talia jest pusta, graj na goły stół. Kto zagra na stos, ten pauzuje.
    .is-assisted = aplikacja pyta
    .is-strict = bez ostrzeżenia
    .is-off = nie
option-cheating = Oszukiwanie
    .help = Możesz podłożyć karty pod zestaw, udawać dobieranie albo ułożyć talię. Po wpadce pokazujesz karty.
    .is-off = nie
    .is-on = tak
option-wrong-accusation = Fałszywe oskarżenie
    .help = Jaka jest kara za oskarżenie kogoś, kto nie oszukuje?
    .is-draw-1 = 1 karta
    .is-nothing = nic
    .is-shame = Runda Wstydu
option-finish = Koniec gry
    .help = Grajcie o wszystkie miejsca albo do pierwszej osoby bez kart, licząc karty reszty.
    .is-all-places = gdy zostaje jedna osoba
    .is-first-out = gdy ktoś kończy
option-hand = Liczba kart
    .help = Tyle kart dostaje każdy. W talii zostaje co najmniej 8.
    .is-auto = według liczby graczy
    .is-5 = 5
    .is-6 = 6
    .is-7 = 7
    .is-8 = 8
    .is-10 = 10
