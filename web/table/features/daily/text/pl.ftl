### What is said of the daily deal.
###
### text: $title, $points, $standing, $shapes, $date
### texts: $rules
### number: $count, $of, $day, $games, $place
### messages: $days

deal-of-the-day = Gra dnia
day = Dzień { $day }: { $title }
day-practice = Trening
    .note = nie liczy się
day-learn = Poznaj { $title }
    .note = najpierw
day-play = Graj
    .note = jedna próba
day-share = Wyślij
day-before = Jeszcze bez gry
    .note = Zegar tego telefonu pokazuje { $date }, a gry dnia zaczynają się 1 listopada 2026. Sprawdź datę.
day-gave-up = Jedyna próba jest poddana.
day-unknown = Tenfold sprawdza, czy ta gra dnia jest już za tobą. Potem możesz zagrać.
day-shapes = Przebieg gry: { $shapes }
day-next = Następna gra za { $count ->
        [one] 1 godzinę
        [few] { $count } godziny
       *[other] { $count } godzin
    }.
day-table = { $title } przeciwko { $count ->
        [one] 1 komputerowi
       *[other] { $count } komputerom
    }.
day-table-rules = { $title } przeciwko { $count ->
        [one] 1 komputerowi
       *[other] { $count } komputerom
    }: { ROW($rules, between: ", ") }.
day-for-all = Wszyscy mają te same karty, tych samych rywali i jedną próbę.
# A place, and the points where the game has them.
day-result = { $place }. miejsce na { $of }
day-result-points = { $place }. miejsce na { $of }, { $points }

# The row on the home screen. $count are the days in a row, 0 if there are not several.
day-any = codziennie nowa
day-row-new = { $count ->
        [0] { $title }: jedna próba
        [one] { $title }: jedna próba. 1 dzień z rzędu
       *[other] { $title }: jedna próba. { $count } dni z rzędu
    }
day-row-under-way = { $count ->
        [0] { $title } czeka
        [one] { $title } czeka. 1 dzień z rzędu
       *[other] { $title } czeka. { $count } dni z rzędu
    }
day-row-played = { $count ->
        [0] { $title }: { $standing }
        [one] { $title }: { $standing }. 1 dzień z rzędu
       *[other] { $title }: { $standing }. { $count } dni z rzędu
    }
day-row-given-up = { $title }: poddana
day-row-unknown = { $title }: sprawdzam próbę

# What a list says of a game that is such a deal.
day-mark = Gra dnia { $day }
    .under-way = Gra dnia { $day }: jedyna próba
    .given-up = Gra dnia { $day }: poddana

# What goes with a game; $day is 0 for today.
remove-try = Poddać jedyną próbę?
day-keep-result = { $day ->
        [0] Zachowujesz wynik w dzisiejszej grze dnia.
       *[other] Zachowujesz wynik w grze dnia { $day }.
    }
day-lose-try = { $day ->
        [0] Poddajesz jedyną próbę w dzisiejszej grze dnia.
       *[other] Poddajesz jedyną próbę w grze dnia { $day }.
    }
day-lose-today = Potem możesz ją grać już tylko dla treningu.
day-lose-row = Kończy się twoja seria { $count } dni.

# The quarter of a year.
day-row-of = { $count ->
        [0] Teraz bez serii
        [one] Na razie 1 dzień
       *[other] { $count } dni z rzędu
    }
day-none-finished = Nie masz jeszcze skończonej gry dnia.
day-finished = Masz za sobą { $count ->
        [one] 1 grę
        [few] { $count } gry
       *[other] { $count } gier
    } w { $of ->
        [one] 1 tydzień
        [few] { $of } tygodnie
       *[other] { $of } tygodni
    }. Wygrane: { $games }.
day-given-up = Poddane: { $count }.
day-given-up-days = Poddane: { $days }.
day-number = dzień { $day }
weekday =
    { $day ->
        [0] Pn
        [1] Wt
        [2] Śr
        [3] Cz
        [4] Pt
        [5] So
       *[6] Nd
    }

# The text that is shared.
share-day = Tenfold { $day }: { $title }
share-row = { $count ->
        [one] 1 dzień z rzędu
       *[other] { $count } dni z rzędu
    }
share-hints = 💡 { $count ->
        [one] 1 podpowiedź
        [few] { $count } podpowiedzi
       *[other] { $count } podpowiedzi
    }

# In other places.
deal-of-day = Gra dnia, dzień { $day }.
no-undo-day = W grze dnia nie można cofać: masz jedną próbę.
leads-to-daily-deal = Ten link otwiera grę dnia. Liczy się tylko twoja pierwsza próba.
saved-days = gry dnia
