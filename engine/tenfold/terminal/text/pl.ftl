### What the terminal says around a game.
###
### number: $names, $seats, $moves, $seed, $hints, $count, $looks, $place, $score, $games, $players, $deals, $first
### number: $forfeits, $decisions, $fewest, $most, $best, $deal
### text: $game, $player, $path, $why, $act, $by, $option, $choice, $name, $author, $publisher, $known, $id
### text: $points, $places, $lead, $wins, $other, $rate, $seconds, $what
### texts: $everyone, $choices
### message: $how

## The start and the end of a game

start = { $game }. Rozdanie nr { $seed }. Wpisz ?, by zobaczyć pomoc, Ctrl-D kończy.
start-from-position = { $game }. Wpisz ?, by zobaczyć pomoc, Ctrl-D kończy.
played-by = { $name }: gra tu { $player }.
saved = Zapisano w { $path }
left = Gra przerwana.
left-saved = Gra przerwana. Wznów ją poleceniem: tenfold resume { $path }
forfeits = { $name } poddaje grę i zajmuje ostatnie miejsce. Tu gra się kończy.
other-player = By grać dalej z innym graczem: tenfold resume { $path } --bots medium
hints-used = Podpowiedzi: { $hints }.
moves-undone =
    { $looks ->
        [0] Cofnięte ruchy: { $count }.
       *[other] Cofnięte ruchy: { $count }, w tym po zobaczeniu ukrytej karty: { $looks }.
    }
rank = { $place }. { $name }: { $score }

## What can’t be started or continued

more-names = Imion jest { $names }, a miejsc { $seats }.
none-unfinished = W { $path } nie ma niedokończonej gry.
already-over = Ta gra jest skończona.
unknown-player = { $name }: gra tu { $player }. By uruchomić tego gracza, podaj go w --bots.
not-one-game = Liczba gier w { $path }: { $games }. Musi być dokładnie jedna.
not-saved = Tej gry nie można zapisać w { $path }: { $why }.

# One unfinished game in the list.
unfinished =
    { $game }: { ROW($everyone, between: ", ") } ({ $moves ->
        [one] 1 ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    })

## A turn

next-person = Teraz { $name }. Naciśnij Enter, gdy nikt inny nie patrzy.
possible-moves = Możliwe ruchy:
prompt = { $name }:
prompt-one-move = { $name } (Enter: { $act }):
prompt-out-of-turn = { $name } (sam Enter: nic nie rób):
type-move =
    { $by ->
        [number] Wpisz numer ruchu albo jego słowa, np. „{ $act }”. Znak ? pokazuje pomoc.
       *[words] Wpisz ruch, np. „{ $act }”. Znak ? pokazuje pomoc.
    }
not-a-move = Takiego ruchu nie ma w grze { $game }. { $how }

# What happened, as a whole sentence.
event = { $what }.
reason = { $name }: { $why }.
reason-plays = { $name } gra: { $act }.

## Commands

commands =
    { $by ->
        [number] Wpisz numer ruchu albo jego słowa, np. „{ $act }”. Możesz też wpisać:
       *[words] Wpisz ruch, np. „{ $act }”. Możesz też wpisać:
    }
command-help = ta lista
command-hint = co i dlaczego wybiera trudny komputer (podpowiedzi są liczone)
command-undo = cofnij swój ostatni ruch (to też jest liczone)
command-rules = zasady w skrócie
command-table = jeszcze raz stół
command-log = dotychczasowy przebieg
command-quit = przerwij grę (wznowisz ją przez „tenfold resume”)
hint = { $act }. { $why }
no-move-to-undo = Nie masz jeszcze ruchu do cofnięcia.
undo-after-hidden-card = Nie można cofnąć: od tego czasu widać ukrytą kartę.
undo-after-others = Nie można cofnąć: są już po tym ruchy innych.
undone = Cofnięte.
option-here = { $option } przy tym stole: { $choice }.

## The list of games

games-known = Gry: { $known }.
game-broken = { $id }: { $why }
game-by = { $id }: { $game }, { $author } ({ $publisher })
game-players = Graczy: { $fewest }–{ $most }, najlepiej { $best }
option-choices = --option { $option }=…  { ROW($choices, between: " · ") }
option-seats = numer miejsca, od 0
players-installed = Zainstalowani gracze, oprócz easy, medium, hard i random: { ROW($everyone, between: ", ") }

## Many games by computer players

contest =
    { $game }, { $players } graczy, { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    } od rozdania { $first }
contest-of-deals =
    { $game }, { $players } graczy, { $deals ->
        [one] 1 rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdań
    }, { $games ->
        [one] 1 gra
        [few] { $games } gry
       *[other] { $games } gier
    } od rozdania { $first }
standing =
    { $player }: { $points } pkt na grę{ $lead ->
        [none] { "" }
       *[other] , { $lead } więcej niż inni
    }, wygrane: { $wins }{ $forfeits ->
        [0] { "" }
       *[other] , poddane: { $forfeits }
    }
comparison = { $player } w porównaniu z { $other }: punkty { $points }, miejsca { $places }, wygrane { $wins }
forfeited = Poddane ({ $count }): { $why }
speed =
    { $decisions ->
        [one] 1 decyzja
        [few] { $decisions } decyzje
       *[other] { $decisions } decyzji
    } w { $seconds } s: { $rate } na sekundę
ratings = Ranking w skali Elo, średnia 0 (100 punktów więcej: lepsze miejsce w 64% gier):
stopped = Przerwano. Wyników nie zapisano.
stopped-saved = Przerwano. Dotychczasowe wyniki są w { $path }. By kontynuować, uruchom to samo polecenie.

## Games as text

no-games = Nie ma gry do zaimportowania.
annotations-left-out =
    { $games ->
        [one] Pominięto komentarze, warianty i inne nagłówki 1 gry: zapis gry ich nie mieści.
       *[other] Pominięto komentarze, warianty i inne nagłówki { $games } gier: zapis gry ich nie mieści.
    }
not-played-again = W { $path } są tylko wyniki. Po ruchy { $player } musi zagrać jeszcze raz. Użyj Arena.record w Pythonie.
plays-differently = W { $path } rozdanie { $deal } ma inny wynik, niż ci gracze uzyskują teraz.
