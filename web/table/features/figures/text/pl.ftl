### What the stats say of a player. $won, $even and $usual are numbers that may have decimals, written out.
###
### text: $name, $other, $title, $won, $even, $luck, $level, $best, $low, $high, $usual
### number: $count, $of, $players, $place, $streak
### messages: $against, $places

figures = Bilans
    .back = Wróć
figures-none = Skończ grę, by zobaczyć swój bilans.
figures-loading = Starsze gry jeszcze się wczytują.
figures-elsewhere =
    { $count ->
        [one] 1 z tych gier jest z prawdziwymi kartami.
        [few] { $count } z tych gier są z prawdziwymi kartami.
       *[other] { $count } z tych gier jest z prawdziwymi kartami.
    }
figures-game = Gra
figures-player = Osoba
figures-not-yet = { $name } nie ma jeszcze skończonej gry { $title }.

## How many games somebody won

won =
    { $name }: wygrane { $won } z { $of ->
        [one] 1 gry
       *[other] { $of } gier
    }
even = Po równo byłoby { $even }.
luck =
    { $luck ->
        [more] To nie samo szczęście.
        [less] To nie sam pech.
       *[other] To może być przypadek.
    }
streak = Najdłuższa seria wygranych: { $streak }.
    .now = Obecna seria wygranych: { $streak }.
legend = Kreska to równy udział wygranych. Cienka linia to granice błędu (95%).
seats = { $players } graczy
share-of = { $won } z { $of }
share-even = (po równo: { $even })

## With and without help

unaided =
    { $name }: wygrane { $won } z { $of ->
        [one] 1 gry
       *[other] { $of } gier
    } bez podpowiedzi i cofania
unaided-row = Bez pomocy
aided-row = Z pomocą

## Against whom

level =
    { $level ->
        [easy] z łatwymi komputerami
        [medium] ze średnimi komputerami
        [hard] z trudnymi komputerami
        [mixed] z komputerami o różnych poziomach
       *[other] z ludźmi
    }
level-row =
    { $level ->
        [easy] Z łatwymi komputerami
        [medium] Ze średnimi komputerami
        [hard] Z trudnymi komputerami
        [mixed] Z komputerami o różnych poziomach
       *[other] Z ludźmi
    }
level-even = Wygrane ze wszystkimi: { $name } ma ich mniej więcej po równo
level-more = Wygrane { $against }: { $name } ma ich więcej niż po równo
level-less = Wygrane { $against }: { $name } ma ich mniej niż po równo
duel =
    { $name } wyżej niż { $other }: { $won } z { $of ->
        [one] 1 gry
       *[other] { $of } gier
    }
    .note = Wygrywa lepsze miejsce. Remis to pół wygranej.

## Places and scores

place = { $place }.: { $count }
places = { ROW($places, between: ", ") }
most-often = { $name }: w gronie { $players } graczy najczęściej { $place }. miejsce
scores = W gronie { $players } graczy najlepiej { $best }, zwykle { $usual }
    .note = Pasek to środkowa połowa gier. Linia to wszystkie.
    .range = od { $low } do { $high }, zwykle { $usual }

## Series and tournaments

series =
    { $name }: wygrane { $won } z { $of ->
        [one] 1 serii
       *[other] { $of } serii
    }
tournaments =
    { $name }: wygrane { $won } z { $of ->
        [one] 1 turnieju
       *[other] { $of } turniejów
    }
