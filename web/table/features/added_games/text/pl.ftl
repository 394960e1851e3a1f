### What is said of added games.
###
### text: $name, $title, $version, $before, $author, $why, $game, $file, $part, $group, $package
### number: $count, $most

added-games = Dodane gry
    .unseen = nie można pokazać
    .by = autor: { $name }
    .add = Dodaj grę
    .from = z pliku
carried = Dodaj { $name } { $version }
    .by = autor: { $author }
carried-with-games =
    { $count ->
        [one] W pliku jest też 1 dodana gra. Dodaj ją osobno. Jej zapisane gry na to czekają.
        [few] W pliku są też { $count } dodane gry. Dodaj każdą osobno. Ich zapisane gry na to czekają.
       *[other] W pliku jest też { $count } dodanych gier. Dodaj każdą osobno. Ich zapisane gry na to czekają.
    }
saved-addon = dodana gra

## Adding a game

add = Dodać { $name } { $version }?
    .note = Tę grę zrobił ktoś inny, a Tenfold jej nie sprawdzał. Działa w piaskownicy. Nie może tam używać sieci, sięgać do innych gier ani zapisów, ani rysować poza swoim polem. Pasek u góry należy zawsze do Tenfold.
    .risk = Tenfold najpierw ją testuje i nie doda jej, jeśli jakiś test się nie uda. Gra, która zajmie całą pamięć telefonu, może mimo to zatrzymać aplikację. Twoje zapisane gry są bezpieczne.
    .how = Jak działa piaskownica
    .yes = Dodaj
add-update = { $title }: wersja { $version }?
    .note = Zastąpi wersję { $version }.
    .yes = Zmień
add-testing = Test gry
    .note = Tenfold rozgrywa w piaskownicy kilka losowych gier. To potrwa kilka sekund.
add-stopped = Test przerwany. W tym telefonie nic się nie zmienia.
add-refused = Gra niedodana
added = Na końcu listy jest nowa gra: { $title }.
updated = { $title }: zamiast wersji { $before } jest { $version }.

## An added game

addon = { $title } { $version }
    .by = Autor: { $author }.
    .unnamed = nieznany autor
    .stays = Gdy ją usuniesz, jej zapisane gry zostaną w tym telefonie. Wrócą, gdy dodasz ją znowu.
    .remove = Usuń grę
    .untested = Tenfold musi jeszcze raz przetestować tę grę. By grać, dodaj jeszcze raz jej plik.
removed = Usunięta gra: { $title }. Zapisane gry zostają w tym telefonie.
stopped = Gra { $game } stanęła
    .note = W tej dodanej grze coś poszło nie tak. Możesz grać dalej od ostatniego zapisu.
    .slow = Gra zbyt długo nie odpowiadała.
silent = Gra nie odpowiada
    .note = { $game } nie odpowiada. Chcesz czekać czy zamknąć?
    .close-note = Gdy ją zamkniesz, możesz grać dalej od ostatniego zapisu.
    .wait = Czekaj
    .close = Zamknij grę
closed = Zamknięta gra: { $title }. Możesz grać dalej od ostatniego zapisu.
sandbox-leave = Wyjdź z gry
sandbox-bar = Dodana gra, w piaskownicy
sandbox-starts = Gra się uruchamia
sandbox-says = { $title }: { $why }

## Why an added game was closed

room-file-missing = Brakuje jej pliku.
room-part-missing = Brakuje { $file }.
room-too-complex = Ekran gry jest zbyt złożony, by go pokazać.
room-too-large = Ekran gry jest zbyt duży, by go pokazać.
room-python-stopped = Python gry przestał działać.
room-other-page = Gra próbowała otworzyć inną stronę, więc jest zamknięta.
room-no-answer = Gra nie odpowiada.
room-save-too-large = Zapis gry jest zbyt duży, więc gra jest zamknięta.
room-saves-too-much = Gra zapisuje zbyt dużo, więc jest zamknięta.

## Why a file is no game

addon-unreadable = Tej dodanej gry nie można odczytać. Dodaj jeszcze raz jej plik.
addon-no-wheel = To nie jest plik z grą: jego nazwa nie kończy się na .whl.
addon-large = Ten plik jest za duży. Gra może mieć najwyżej { $most } MB.
addon-not-pure = Ta gra to nie sam Python: nazwa pliku nie kończy się na -py3-none-any.whl.
addon-metadata-damaged = Ten plik jest uszkodzony: nie można odczytać jego metadanych.
addon-damaged = Ten plik jest uszkodzony: nie można go rozpakować.
addon-metadata-large = Tego pliku nie można dodać: jego { $file } jest za duży.
addon-files = Ta gra ma za dużo plików. Może mieć najwyżej { $most }.
addon-large-unpacked = Ta gra jest po rozpakowaniu za duża.
addon-no-metadata = To nie jest plik z grą: brakuje w nim metadanych.
addon-other-metadata = Ten plik jest uszkodzony: jego nazwa nie pasuje do metadanych.
addon-name-taken = Tego pliku nie można dodać: nazwa { $name } jest zajęta.
addon-places = Ten plik jest uszkodzony: podaje miejsca spoza swojego folderu.
addon-compiled = Ta gra to nie sam Python: ma skompilowaną bibliotekę.
addon-one-computer = Ta gra to nie sam Python: jest dla jednego rodzaju komputerów.
addon-outside = Tego pliku nie można dodać: umieszcza pliki poza swoim folderem.
addon-own-package = Pliki gry muszą być we własnym pakiecie, a nie w „{ $name }”.
addon-needs = Ta gra wymaga { $name }, a Tenfold tego nie ma.
addon-needs-other = Ta gra wymaga { $name }, a tu jest { $package } { $version }.
addon-no-games = W tym pliku nie ma gry: nie podaje żadnej pod tenfold.games.
addon-games = W tym pliku jest za dużo gier. Może ich być najwyżej { $most }.
addon-short-name = Krótka nazwa gry ma tylko małe litery, cyfry i łączniki. „{ $name }” jest niedozwolone.
addon-lacks =
    { $part ->
        [rules] Gra { $game } nie ma zasad: jej plik nie podaje ich pod { $group }.
        [players] Gra { $game } nie ma komputerowych graczy: jej plik nie podaje ich pod { $group }.
       *[board] Gra { $game } nie ma stołu: jej plik nie podaje go pod { $group }.
    }
addon-game-taken = Jest już gra o nazwie { $game }.
addon-package-taken = Tego pliku nie można dodać: zasłoniłby { $package }, a to już tu jest.

## What tests of a game find

test-failed = Test gry się nie udał. { $why }
test-crash = Gra się zatrzymała: { $why }
test-board-crash = Stół gry się zatrzymał: { $why }
test-no-board = Stół gry nie jest obiektem table.boards.Board.
test-no-button = Stół gry czeka na stuknięcie, ale nie ma do tego przycisku.
test-nothing-to-tap = Stół gry nie ma nic do stuknięcia dla osoby, która gra.
test-refuses = Gra odrzuca ruch, na który pozwala: { $why }

## What a game's description lacks

guest-incomplete = Opis gry jest niepełny.
guest-long = Opis gry jest za długi.
guest-other = Opis gry nie pasuje do gier w jej pliku.
guest-title-taken = Gra nie może się nazywać „{ $title }”: ta nazwa jest zajęta.
guest-emblem = Znak gry nie składa się z prostych kształtów.
guest-option = Jedna z opcji gry jest niepełna.
guest-choice = Jeden z wyborów w grze jest niepełny.
guest-choice-seat = Jeden z wyborów w grze nazywa się tak jak miejsce.
guest-preset = Jeden z wariantów gry jest niepełny.
guest-preset-unknown = Jeden z wariantów gry używa wyboru, którego nie ma.
guest-lesson = Jedna z lekcji gry jest niepełna.
guest-twice =
    { $part ->
        [option] Dwie opcje gry mają tę samą nazwę.
        [choice] Dwa wybory w grze mają tę samą nazwę.
       *[lesson] Dwie lekcje gry mają tę samą nazwę.
    }
guest-short-name = Jedna z krótkich nazw w grze jest niedozwolona.
guest-option-name = Opcja nie może się nazywać { $name }.
guest-players = Ta gra wymaga liczby graczy, której Tenfold nie pomieści.
