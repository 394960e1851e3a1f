### What Tenfold says around its tables.
###
### person: $who
### persons: $winners
### text: $name, $rank, $suit, $title, $label, $points, $gained, $margin, $level, $standing, $letter, $date
### texts: $names
### number: $count, $of, $day, $seed, $games, $place, $month, $year
### messages: $totals

## Words that stand by themselves

go-on = Dalej
home = Wyjdź
menu = Menu
close = Zamknij
rules = Zasady
rules-of = Zasady: { $title }
settings = Ustawienia
everything-so-far = Przebieg
leave-the-table = Wstań od stołu
again = Znowu
cell-of = { $count } z { $of }
back = Wróć
name = Imię
several = { $names }
player = Osoba { $letter }
# A person who plays alone and has given no name.
reader = Ty
reader-badge = Ty
points =
    { $count ->
        [-1] −1 punkt
        [one] 1 punkt
        [few] { $count } punkty
       *[other] { $count } punktów
    }
ordinal = { $place }.
date =
    { $month ->
        [1] { $day } stycznia { $year }
        [2] { $day } lutego { $year }
        [3] { $day } marca { $year }
        [4] { $day } kwietnia { $year }
        [5] { $day } maja { $year }
        [6] { $day } czerwca { $year }
        [7] { $day } lipca { $year }
        [8] { $day } sierpnia { $year }
        [9] { $day } września { $year }
        [10] { $day } października { $year }
        [11] { $day } listopada { $year }
       *[12] { $day } grudnia { $year }
    }
is-next = Gra { $name }
your-turn = Twoja kolej

## French cards

# A card, as a voice says it.
french-card =
    { $rank ->
        [A] as
        [K] król
        [Q] dama
        [J] walet
        [T] 10
       *[other] { $rank }
    } { $suit ->
        [S] pik
        [H] kier
        [D] karo
       *[C] trefl
    }
suit-name =
    { $suit ->
        [S] pik
        [H] kier
        [D] karo
       *[C] trefl
    }
# A rank, as cards show it: a letter or a number.
rank-name =
    { $rank ->
        [A] as
        [K] król
        [Q] dama
        [J] walet
        [T] 10
       *[other] { $rank }
    }
rank-sign =
    { $rank ->
        [A] A
        [K] K
        [Q] D
        [J] W
        [T] 10
       *[other] { $rank }
    }

## Home

history = Twoje gry
games = Gry
practice-of = { $title }, trening
resume = { $title }: { $standing }
resume-with = grają: { $names }
resume-against = przeciwko: { $names }
panel-by = dodana gra, { $name }
panel-players = gracze:
update = Nowa wersja
    .note = Jest nowa wersja Tenfold. Twoje gry są bezpieczne.
    .take = Pobierz
who-plays = Jak masz na imię?
    .skip = Pomiń to pytanie
    .save = Zapisz
call = Cześć, { $name }! Odtąd siedzisz na miejscu 1.
    .games = Cześć, { $name }! Odtąd siedzisz na miejscu 1. Zaczęte gry zachowują stare imiona.
    .wrong = Imię musi mieć literę, cyfrę albo emoji.
    .kept = Imię musi mieć literę, cyfrę albo emoji. Nadal nazywasz się { $name }.
not-now = Nie teraz
# The card in it stands for the icon of the button.
install = Graj bez sieci
    .note = Dodaj Tenfold do ekranu głównego, by grać bez internetu.
    .now = Dodaj
    .share = Stuknij w { CARD("share") }<b>Udostępnij</b> poniżej.
    .add = Wybierz <b>Do ekranu początkowego</b>.
trouble-close = Zamknij tę wiadomość
not-saved = Bez zapisywania

## What is wrong with the storage, and what the shell reports

trouble-full = Ten telefon jest pełny. Możesz grać dalej, ale gra się nie zapisuje. Usuń kilka starych gier.
trouble-slow = Zapis działa teraz powoli. Graj dalej: gra zapisze się, gdy tylko to będzie możliwe.
trouble-late = Pamięć tego telefonu jeszcze nie odpowiada. Twoje gry są bezpieczne i wtedy wrócą. Już teraz możesz grać.
trouble-gone = Przeglądarka zamknęła swoją pamięć. Możesz grać dalej, ale gra się nie zapisuje.
trouble-blocked = Ta przeglądarka niczego nie zapisuje (okno prywatne?). Gdy zamkniesz stronę, gry przepadną.
skipped = Tenfold zatrzymał się przy czytaniu zapisanej gry. Wszystkie inne gry są bezpieczne.
unreadable = Nie można odczytać: { $names }. Tenfold działa bez tego. Twoje gry są bezpieczne.
games-are-back = Twoje gry wróciły i wszystko jest zapisane.
saved-again = Zapis znów działa i wszystko jest zapisane.
started-again = Tenfold zatrzymał się i wrócił do ostatniego zapisu.
copied = Skopiowano. Wklej, gdzie chcesz.
picture-saved = Obraz jest w pobranych plikach.

## The screen of settings

holder = Ty
    .name = Twoje imię
saved-games = Kopia
    .skipped = nieodczytana
developers = Dla programistów
    .library = Biblioteka Pythona
    .docs = dokumentacja
all-stays-here = Wszystko zostaje w tym telefonie. Konta nie potrzeba, a Tenfold niczego nie wysyła.

## The list of games

history-waiting = Niedokończone
history-over = Skończone
history-none = Nie ma jeszcze gier.
history-older = Starsze gry
history-game = { $title }: { $names }
history-which = { $title }, { $names }, { $date }
history-remove = Usuń: { $label }
history-practice = Trening: nie liczy się
history-won = Wygrywa { $name }
history-shared = Wspólna wygrana: { $names }
history-cup-won = Turniej wygrywa { $name }
history-cup-shared = Wspólny tytuł: { $names }
history-cup = { $count ->
        [0] Turniej, jeszcze bez rozegranych stołów
        [one] Turniej, 1 rozegrany stół
        [few] Turniej, { $count } rozegrane stoły
       *[other] Turniej, { $count } rozegranych stołów
    }
history-undone = { $date }, z cofaniem ruchów
game-with = { $title }: { $names }
game-saved = Zapisana gra
game-from = Gra, { $date }
ago-now = przed chwilą
ago-minutes = { $count ->
        [one] 1 minutę temu
        [few] { $count } minuty temu
       *[other] { $count } minut temu
    }
ago-hours = { $count ->
        [one] 1 godzinę temu
        [few] { $count } godziny temu
       *[other] { $count } godzin temu
    }
ago-days = { $count ->
        [one] wczoraj
       *[other] { $count } dni temu
    }
ago-unknown = data nieznana

## Examples in the rules

example = Przykład: { $title }
    .start = Tak to się zaczyna.
    .on = Dalej
    .next = Dalej: { $title }
    .again = Znowu: { $title }

## Signs, for who listens

sign-marked = oznaczony
sign-unmarked = nieoznaczony
sign-to = do
sign-plus-minus = plus lub minus
sign-minus = minus
sign-plus = plus
sign-times = razy
sign-makes = równa się
sign-yes = tak
sign-house-rule = zasada domowa:
shape-green = zielone
shape-blue = niebieskie
shape-yellow = żółte
shape-orange = pomarańczowe
shape-red = czerwone
shape-black = czarne
shape-white = białe

## Passing the phone

pass-to = Telefon bierze
holds = To ja, { $name }
shows-the-hand = pokaż moje karty
since = Od ostatniej tury ({ $name })
so-far = Do tej pory
next-is = Teraz gra
before-looks = Zanim { $name } spojrzy, każdy może
before-plays = Zanim { $name } zagra, każdy może
plays = gra { $name }
said-pass = Telefon bierze { $name }.
said-next = Teraz gra { $name }.
claim-needless = I tak gra teraz { $name }.

## The table

rule = Zasada
# After a tap, while the moves of others are still being shown.
# Puts an explanation away.
read-aside = OK
practice = Trening
undo = Cofnij
players = Gracze

## The end of a game

check-deal = Sprawdź karty
shapes-note = 🟩 twoje miejsce wśród innych
practice-counts-nowhere = Trening: ta gra się nie liczy.
deal-number = Rozdanie nr { $seed }.
same-position = ta sama pozycja
place = { $count }. miejsce
match-over = { $label } jest skończona.
# $points so far in a match, $gained in this game.
match-so-far =
    { $points } ({ $gained })
match-so-far-won =
    { $points } ({ $gained }), { $games ->
        [one] 1 wygrana
        [few] { $games } wygrane
       *[other] { $games } wygranych
    }
rematch = Rewanż
match-new = Nowa seria
    .note = { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    }
match-next = Następna gra
won-by-all = Remis
won-by-one =
    { $who ->
        [you] Wygrywasz
       *[other] Wygrywa { $who }
    }
won-by = Wspólna wygrana: { $winners }

## Matches and scores

match = Seria
    .note = W każdej grze dostajesz 2 punkty za każdą osobę, z którą wygrasz, i 1 za każdy remis.
match-game = Gra { $count }
match-game-of = Gra { $count } z { $of }
match-length =
    { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    }
match-open = bez serii
match-agreed = serię wygrywa najwyższa suma
match-level = Seria na remis
match-leads =
    { $who ->
        [you] Prowadzisz o { $margin }
       *[other] { $who } prowadzi o { $margin }
    }
match-lead = Prowadzą: { $winners }
match-won =
    { $who ->
        [you] Wygrywasz serię o { $margin }
       *[other] { $who } wygrywa serię o { $margin }
    }
match-shared = Serię wygrywają: { $winners }
scores = Wyniki
all-level = Pełny remis
leads =
    { $who ->
        [you] Prowadzisz o { $margin }
       *[other] { $who } prowadzi o { $margin }
    }
lead = Prowadzą: { $winners }
# A player’s points after a round.
in-all = razem { $points }
after =
    { $count ->
        [one] po 1 rundzie
       *[other] po { $count } rundach
    }
after-of =
    { $of ->
        [one] po { $count } z 1 rundy
       *[other] po { $count } z { $of } rund
    }
after-games =
    { $count ->
        [one] po 1 grze
       *[other] po { $count } grach
    }
after-of-games =
    { $of ->
        [one] po { $count } z 1 gry
       *[other] po { $count } z { $of } gier
    }
# Beside a place in the result.
last-round-gain = ostatnia runda: { $gained }
# What was remarkable about a game, under the winner. $count is 2 or more.
remark-last =
    { $who ->
        [you] Po { $count } rundach zamykasz stawkę
       *[other] Po { $count } rundach { $who } zamyka stawkę
    }
remark-late =
    { $who ->
        [you] Wychodzisz na prowadzenie w ostatniej rundzie
       *[other] { $who } wychodzi na prowadzenie w ostatniej rundzie
    }
remark-one = Zdecydował jeden punkt
remark-led =
    { $who ->
        [you] Prowadzisz od pierwszej rundy
       *[other] { $who } prowadzi od pierwszej rundy
    }
fewest-win = wygrywa najniższy wynik
total = Wynik
round-by-round = Runda po rundzie
latest-round = Ostatnia runda
this-round = Runda
game-by-game = Gra po grze
picture-by = Tenfold
totals = Wyniki: { ROW($totals, between: ", ") }.
total-of = { $name } { $points }

## Setting a table up

round-the-table = Gracze
seats = Miejsca
seats-less = Usuń miejsce
seats-more = Dodaj miejsce
seats-one = { $title } to gra dla { $count } graczy.
seats-range = { $title } to gra dla { $count }–{ $of } graczy.
clockwise = Kolejność miejsc, zgodnie z ruchem wskazówek zegara.
table-rules = Zasady stołu
deal = Rozdanie nr
    .none = losowo
    .wrong = Wpisz najwyżej dziewięć cyfr albo zostaw puste, a numer będzie losowy.
starting = Tenfold się uruchamia
name-of-seat = Imię na miejscu { $count }
same-name = Dwie osoby mają imię { $name }. Zmień jedno z nich.
person = Osoba
computer = Komputer
kind-person = { $name }, osoba. Zmień
kind-computer = { $name }, komputer, { $level ->
        [easy] łatwy
        [medium] średni
        [hard] trudny
       *[other] { $level }
    }. Zmień
move-up = Wyżej: { $name }
move-to-end = Na koniec: { $name }
nobody-holds = Grają same komputery. Usiądź wygodnie i patrz.
one-holds = Grasz z komputerem.
open-table = { $names } mają wspólny ekran. Telefon może leżeć na stole.
phone-changes-hands = { $names } podają sobie telefon.
who-is = Kim jest { $name }?
a-person = Osoba
    .note = Gra na tym telefonie
    .known = Zna już ten telefon
level =
    { $level ->
        [easy] łatwy
        [medium] średni
        [hard] trudny
       *[other] { $level }
    }
a-computer = Komputer, { $level ->
        [easy] łatwy
        [medium] średni
        [hard] trudny
       *[other] { $level }
    }
    .easy = Wybiera najprostsze ruchy
    .medium = Liczy karty i planuje jedną turę naprzód
    .hard = Odgaduje, co mogą mieć inni
character = Postać
as-usual = domyślnie
changed = { $label }, zmienione

## The menu, the sealed deal

menu-match = { $label }.
menu-match-standing = { $label }. { $standing }.
menu-leave = gra jest zapisana
new-deal = Rozdaj nowe
give-up = Poddaj się
give-up-deal-again = Rozdać nowe?
give-up-game = Poddać tę grę?
    .note = Ta gra nie będzie się liczyć i nie da się jej odzyskać.
play-on = Graj dalej
thinking = Myślę …
stop = Stop
sealed-deal = Pieczęć kart
    .note = Karty są ustalone od początku i ten kod tego dowodzi. Możesz go już teraz skopiować: po grze sprawdzisz, że nic się nie zmieniło.
# The card stands for the nonce.
seal-parts = Rozdanie nr <b>{ $seed }</b>, klucz { CARD("nonce") }
seal-of = Połącz jedno z drugim spacją. SHA-256 tego tekstu to kod, który od pierwszej karty jest w menu:
deal-again = Sprawdź karty
check-all = <b>Te same karty</b> i ten sam wynik po { $count ->
        [one] 1 ruchu
       *[other] { $count } ruchach
    }.
check-end = <b>Te same karty</b>, ale inny wynik!
check-cards = <b>Inne karty</b>, ale ten sam wynik po { $count ->
        [one] 1 ruchu
       *[other] { $count } ruchach
    }.
check-none = <b>Nie zgadzają się ani karty, ani wynik!</b>
nobody-to-name = Teraz nikogo nie można wskazać.
nobody-can = Nikt tutaj nie może teraz tego zrobić.

## Taking back

undo-done = Ruch cofnięty.
undone = W tej grze cofano ruchy.
undone-looks = W tej grze cofano ruchy, w tym { $count ->
        [one] raz
       *[other] { $count } razy
    } po zobaczeniu ukrytej karty.
no-undo-looked = Nie można cofnąć: następna osoba widzi już swoje karty.
no-undo-yet = Nie ma czego cofnąć.
no-undo-turn = Wcześniejszych tur nie można cofnąć.
no-undo-played = Nie można cofnąć: po tobie gra już { $name }.
no-undo-computer = Ruchu komputera nie można cofnąć.
no-undo-turned = Nie można cofnąć: widać już nowe karty.

## What is read

chapters = Rozdziały
rules-close = Zamknij zasady
whole-rule = Cała zasada
chapter-table = Opcje
chapter-house = <b>⌂ </b>Zasady domowe, których nie ma w instrukcji: { $title }
chapter-words = Słowa
chapter-game = O grze
chapter-own = Słowa i rysunki są własnością Tenfold. Tenfold nie jest związany z żadną wydaną grą.
seat = miejsce { $count }
newest-first = Od najnowszych.
earlier-moves = Wcześniejsze ruchy
nothing-yet = Nie ma jeszcze ruchów.

## What the shell shows when Python cannot

other-tab = Otwarte w innej karcie
    .note = Tenfold jest już otwarty w innej karcie przeglądarki. Dla bezpieczeństwa gier działa tylko jedna.
    .use = Użyj tutaj
crash = Coś poszło nie tak
    .note = To błąd w Tenfold, przepraszamy. Gra jest zapisana do ostatniego ruchu.
    .again = Uruchom znowu
    .rescue = Zapisz wszystkie gry w pliku
incomplete = Tenfold nie wczytał się w całości
    .note = Może nie ma internetu albo właśnie trwa aktualizacja. Twoje gry są bezpieczne. Spróbuj znowu za chwilę.
    .again = Jeszcze raz
opening-link = Otwieram link. Tenfold się uruchamia …

## Settings, each with its help

set-language = Język
language-auto = Jak w telefonie
    .note = Angielski, jeśli Tenfold nie zna języka telefonu
language-de = Deutsch
language-en = English
language-es = Español
language-fr = Français
language-he = עברית
language-nl = Nederlands
language-pl = Polski
language-missing = Nie można wczytać języka. Spróbuj znowu, gdy będzie internet.
english-ranks = Angielskie litery na kartach
    .note = J, Q i K w każdym języku
set-look = Wygląd
set-paper = Motyw
set-paper-auto = Auto
set-paper-light = Jasny
set-paper-dark = Ciemny
set-paper-contrast = Duży kontrast
set-back = Tył kart
set-back-frame = Ramka
set-back-pleats = Plisy
set-back-rays = Blask
set-back-peaks = Szczyty
set-back-squares = Kratka
set-back-fold = Zgięcie
set-felt = Stół
set-felt-game = Kolorowy
set-felt-grey = Szary
set-felt-black = Czarny
set-four-colours = Cztery barwy
    .help = Każdy kolor ma własną barwę
set-corners = Większe znaki w rogach
    .help = Gdy telefon leży na stole
set-hands = Obsługa
set-thumb = Przyciski pod kciukiem
set-thumb-left = Lewym
set-thumb-right = Prawym
set-second-tap = Stuknij w wybraną kartę, by zagrać
    .help = Gdy to jest wyłączone, użyj przycisku
set-sums = Pokaż sumy
    .help = Widzisz, ile daje karta, w grach z dodawaniem
set-do-sums = Licz bez pomocy
    .help = W PIG 10 podawaj każdą nową sumę. Po pomyłce spróbuj jeszcze raz.
set-pace = Tempo
set-speed = Komputery i ruch kart
set-speed-calm = Wolno
set-speed-brisk = Żwawo
set-speed-at-once = Od razu
set-explain = Objaśniaj zasady w trakcie gry
    .help = Każdą zasadę widzisz kilka pierwszych razy. Wyłącz to i włącz, by zobaczyć je znowu.
set-go-on = Dalej automatycznie
    .help = Tenstuff z samymi komputerami: grają po 3 sekundach
set-sound = Dźwięk
    .off = Brak
    .soft = Cichy
    .full = Pełny
set-buzz = Wibracje
    .help = Gdy nadchodzi czyjaś kolej
