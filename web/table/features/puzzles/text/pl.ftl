### What is said of puzzles.
###
### number: $count, $of, $mistakes
### text: $title, $name, $amount
### message: $loss, $play

puzzles = Zagadki
about = Każda pozycja ma jedno najlepsze zagranie. Znajdziesz je?

# The row on the home screen. $count is the number of days in a row, 0 if there are not several.
row-any = znajdź najlepsze zagranie
row-new = { $count ->
        [0] dzisiejsza: { $title }
        [one] dzisiejsza: { $title }. 1 dzień z rzędu
       *[other] dzisiejsza: { $title }. { $count } dni z rzędu
    }
row-answered = { $count ->
        [0] jutro czeka następna
        [one] 1 dzień z rzędu
       *[other] { $count } dni z rzędu
    }
row-own = { $count ->
        [one] wraca 1 twój błąd
        [few] wracają { $count } twoje błędy
       *[other] wraca { $count } twoich błędów
    }

# The screen of all puzzles.
of-day = Zagadka dnia
of-day-new = { $title }: jedna odpowiedź
of-day-right = { $title }: trafiona
of-day-wrong = { $title }: nietrafiona
of-day-none = od 1 listopada 2026
own = Twoje błędy
own-due = { $count ->
        [0] dziś brak
        [one] dziś wraca 1
        [few] dziś wracają { $count }
       *[other] dziś wraca { $count }
    }
own-none = Przeanalizuj grę, a twoje błędy będą tu zagadkami.
solved-of = trafione: { $count } z { $of }

# The puzzles of a game.
ended = { $count ->
        [0] Bez najlepszych zagrań
        [one] 1 najlepsze zagranie
        [few] { $count } najlepsze zagrania
       *[other] { $count } najlepszych zagrań
    }
all-played = To już wszystkie.
start = Start
start-note = { $count ->
        [one] 1 życie
        [few] { $count } życia
       *[other] { $count } żyć
    }
about-run = Zła odpowiedź kosztuje życie. Po { $count ->
        [one] 1 dobrej odpowiedzi
       *[other] { $count } dobrych odpowiedziach
    } zagadki są trudniejsze. Najlepsze zagranie opłaca się na dłuższą metę. W jednym rozdaniu może zdecydować szczęście.
best = { $count ->
        [0] Jeszcze bez serii.
       *[other] Najlepsza seria: { $count }.
    }
themes = Tematy

# The table of a puzzle.
best-play = Co zagrasz?
leave = Wyjdź z zagadki
stake-points = O punkty: od { $amount }
stake-cards = O karty: od { $amount }
stake-wins = O wygrane: od { $count } na 100
lives = { $count ->
        [one] 1 życie
        [few] { $count } życia
       *[other] { $count } żyć
    }
lives-left = { $count ->
        [0] Nie ma już żyć
        [one] Jeszcze 1 życie
        [few] Jeszcze { $count } życia
       *[other] Jeszcze { $count } żyć
    }
not-the-best = Można lepiej
level = poziom { $count } z { $of }
streak = { $count ->
        [1] Dobrze
       *[other] { $count } z rzędu
    }
right = To najlepsze zagranie.
shown = To byłoby najlepsze.
wrong = To kosztuje { $loss }.
wrong-wins = To kosztuje { $count ->
        [one] 1 wygraną
        [few] { $count } wygrane
       *[other] { $count } wygranych
    } na 100 gier.
thinking = Oceniam twoje zagranie …
better = Lepiej: <b>{ $play }</b>.
answer = Odpowiedź
show = Pokaż
next = Dalej
finish = Koniec
to-the-table = Do stołu
own-dropped = { $count ->
        [one] 1 twojego błędu nie można odczytać. Tenfold go pomija.
       *[other] { $count } twoich błędów nie można odczytać. Tenfold je pomija.
    }

# After a review.
own-comes-again = { $mistakes ->
        [one] Ten błąd wróci
       *[other] Te błędy wrócą
    } { $count ->
        [0] dziś
        [1] jutro
       *[other] za { $count } dni
    } { $mistakes ->
        [one] jako zagadka
       *[other] jako zagadki
    }.
saved-puzzles = zagadki

# The themes, by game and sort of play.
pig10 = { $name ->
        [ten] Zrób dziesięć
        [over] Ponad dziesięć
       *[other] Ani to, ani to
    }
tens = { $name ->
        [draw] Dobrać czy wziąć
        [place] Gdzie położyć
       *[other] Odkryć kartę
    }
ten = { $name ->
        [lay] Pierwsza karta
        [swap] Zamiany i oferty
        [bid] Licytacja
        [second] Druga karta
        [protect] Żetony na karcie
        [turn-up] Odkryć czy nie
       *[other] Kto zaczyna
    }
ten-nine-eight = { $name ->
        [bid] Zapowiedzi
        [lead] Wyjścia
        [follow] Do koloru
        [ruff] Przebitki
       *[other] Zrzutki
    }
tenstuff = { $name ->
        [match] Powtórki
        [slam] Bomby
        [lead] Wyjścia
        [plain] Wyższe karty
       *[other] Inne zagrania
    }
