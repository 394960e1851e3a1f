### What a review says.
###
### person: $who
### text: $name, $label
### texts: $chances
### number: $count, $of, $began, $end, $rest, $cost
### persons: $winners
### message: $own, $played, $other, $loss
### messages: $lines

review = Analiza
result = Wynik
stopped = Przerwano
going-over = Analizuję grę …
done = Gotowe { $count }%. Tenfold na bieżąco zapisuje to, co znajdzie.
progress = Postęp
cannot = Komputer w tej grze nie liczy szans, więc nie może ocenić twoich ruchów.
tap-a-move = Stuknij w ruch, by zobaczyć stół z tej chwili. Możesz stamtąd zagrać dalej dla treningu.
about-lines = Każda linia pokazuje, jakie szanse na wygraną ma dana osoba, sądząc po tym, co widzi. Liczy to trudny komputer. Pech nie jest błędem.
chances = Szanse na wygraną, w %
at-move = ruch { $count }
at-deal = start
lines-aloud = Szanse na wygraną: { ROW($lines, between: ". ") }.
line-aloud = { $name } { ROW($chances, between: ", ") }, na koniec { $count }
tied = Remis: { $winners }
from-behind =
    { $who ->
        [you] Wychodzisz na prowadzenie w ostatniej chwili
       *[other] { $who } wychodzi na prowadzenie w ostatniej chwili
    }
close-to-the-end =
    { $who ->
        [you] Wygrywasz, choć do końca nic nie jest pewne
       *[other] { $who } wygrywa, choć do końca nic nie jest pewne
    }
ahead =
    { $who ->
        [you] Prowadzisz od początku
       *[other] { $who } prowadzi od początku
    }
ahead-since =
    { $who ->
        [you] Prowadzisz od ruchu { $count } z { $of }
       *[other] { $who } prowadzi od ruchu { $count } z { $of }
    }
best-find = Perełka
mistakes =
    { $count ->
        [one] Błąd
       *[other] Błędy
    }
costliest = { $count } najdroższe z { $of } błędów
# What the computer player counts, of a hundred games: at the beginning and the end, and what mistakes and all the rest
# made of it.
luck-added =
    { $who ->
        [you] Twoje szanse na wygraną: z { $began }% na { $end }%. { $own } Szczęście i inni gracze dodają { $rest }%.
       *[other] Szanse na wygraną ({ $who }): z { $began }% na { $end }%. { $own } Szczęście i inni gracze dodają { $rest }%.
    }
luck-cost =
    { $who ->
        [you] Twoje szanse na wygraną: z { $began }% na { $end }%. { $own } Pech i inni gracze odejmują { $rest }%.
       *[other] Szanse na wygraną ({ $who }): z { $began }% na { $end }%. { $own } Pech i inni gracze odejmują { $rest }%.
    }
own-mistakes =
    { $count ->
        [one] 1 błąd odejmuje
        [few] { $count } błędy odejmują
       *[other] { $count } błędów odejmuje
    } { $cost ->
        [0] mniej niż 1%.
       *[other] { $cost }%.
    }
own-none = Żaden ruch nie jest wyraźnym błędem.
where = Ruch { $count }
where-in-part = { $label }, ruch { $count }
chosen = Lepiej: <b>{ $other }</b>. Wybór: <b>{ $played }</b>.
chosen-find = Oczywisty ruch: { $other }. Wybór: <b>{ $played }</b>.
loss = Strata: { $loss }.
loss-wins = Strata: { $count ->
        [one] 1 wygrana
        [few] { $count } wygrane
       *[other] { $count } wygranych
    } na 100 gier.
loss-both = Strata: { $loss } i { $count ->
        [one] 1 wygrana
        [few] { $count } wygrane
       *[other] { $count } wygranych
    } na 100 gier.
gain = Zysk: { $loss }.
gain-wins = Zysk: { $count ->
        [one] 1 wygrana
        [few] { $count } wygrane
       *[other] { $count } wygranych
    } na 100 gier.
gain-both = Zysk: { $loss } i { $count ->
        [one] 1 wygrana
        [few] { $count } wygrane
       *[other] { $count } wygranych
    } na 100 gier.
try-it = Spróbuj
over = Analiza jest gotowa.
as-it-was = Tak było
played-then = Zagrany ruch
to-the-table = Do stołu
