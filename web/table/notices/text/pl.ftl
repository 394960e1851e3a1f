### What Tenfold says of saved games, files and links.
###
### text: $name, $title, $label, $why, $level
### text: $choice, $points, $result
### texts: $names
### number: $count, $of, $place, $deal
### messages: $parts

## Buttons of several sheets

cancel = Anuluj
remove = Usuń
save-as-file = Zapisz w pliku
try-again = Jeszcze raz
nothing-changed = W tym telefonie nic się nie zmienia.

## Saved games

titled = { $title }: { $names }
placed = { $title }: { $label }
series-round = Runda { $count }
remove-game = Usunąć tę grę?
remove-series = Usunąć tę serię?
remove-tournament = Usunąć ten turniej?
removes-one = { $title }, { $names }: ta gra zniknie na zawsze.
removes-all =
    { $count ->
        [one] { $title }, { $names }: ta 1 gra zniknie na zawsze.
        [few] { $title }, { $names }: te { $count } gry znikną na zawsze.
       *[other] { $title }, { $names }: tych { $count } gier zniknie na zawsze.
    }
damaged = Tej gry nie można odczytać
    .note = Zapisana gra jest uszkodzona: jest niepełna albo coś ją nadpisało.
    .newer = Ta gra pochodzi z nowszego Tenfold. Zaktualizuj tu Tenfold i otwórz ją jeszcze raz.
    .stays = Nadal jest w tym telefonie, a inne gry są bezpieczne. Możesz ją zapisać w pliku.
skipped = Ta gra nie jest odczytana
    .stays = Nadal jest w tym telefonie. Gdy spróbujesz znowu, Tenfold może się znowu zatrzymać.
    .remove = Usuń grę
reading-again = Czytam grę
    .note = Jeśli Tenfold się zatrzyma, sam uruchomi się znowu.
read-again = Gra jest odczytana. Znów masz ją na liście.
read-damaged = Ta gra jest uszkodzona i nie da się jej odczytać. Nadal możesz ją zapisać w pliku.
no-longer-here = Tej gry nie ma już w tym telefonie.
not-now = Tej gry nie można teraz odczytać. Jest bezpieczna. Spróbuj znowu za chwilę.
unknown-player = { $name } to komputer „{ $level }”, którego nie ma w tym telefonie.
not-opened = jeszcze nieotwarta

## What is saved besides the games

saved-settings = ustawienia
saved-setups = ustawienia stołów
saved-open = lista niedokończonych gier
saved-history = lista skończonych gier
saved-past = lista starszych gier

## Sharing by hand

copy = Skopiuj ten tekst
    .note = Tekst do skopiowania

## Links

link-no-deal-again = Tej gry nie można udostępnić jako linku: zaczęła się od pozycji.
link-place = { $place }. miejsce na { $of }
# A result without its full stop, which goes into another sentence.
link-result-points = { $name }: { $points }
link-result-place = { $name }: { $points }
link-someone = Ktoś
link-invites = { $title }, rozdanie { $deal }: te same karty dla ciebie.
link-invites-to-beat = { $title }, rozdanie { $deal }. { $result }. Zrobisz lepiej?
link-computers = Grają same komputery
link-same = Taki sam wynik
link-better = Lepszy wynik ma { $name }
link-sender-better = Wynik z linku jest lepszy
link-sent = Wynik z linku
link-without-game = Ten link nie podaje gry Tenfold. Może jest niepełny, więc skopiuj go jeszcze raz.
link-without-deal = Ten link nie ma numeru rozdania. Może jest niepełny, więc skopiuj go jeszcze raz.
link-without-seats = Ten link nie podaje, kto gra. Może jest niepełny, więc skopiuj go jeszcze raz.
link-without-end = Temu linkowi brakuje końca. Skopiuj go jeszcze raz.
link-players =
    { $count ->
        [one] { $title } to nie gra dla 1 osoby.
       *[other] { $title } to nie gra dla { $count } graczy.
    }
link-rules = Zasad stołu z tego linku nie można użyć: { $why }

## Sheets of a table

preset-part = { $title }: { $choice }
preset = { ROW($parts, between: ", ") }
