### What the terminal says around a game.
###
### number: $names, $seats, $moves, $seed, $hints, $count, $looks, $place, $score, $games, $players, $deals, $first
### number: $forfeits, $decisions, $fewest, $most, $best, $deal
### text: $game, $player, $path, $why, $act, $by, $option, $choice, $name, $author, $publisher, $known, $id
### text: $points, $places, $lead, $wins, $other, $rate, $seconds, $what
### texts: $everyone, $choices
### message: $how

## The start and the end of a game

start = { $game }. Verteilung Nr. { $seed }. Hilfe mit ?, Ende mit Strg-D.
start-from-position = { $game }. Hilfe mit ?, Ende mit Strg-D.
played-by = Für { $name } spielt { $player }.
saved = Gespeichert in { $path }
left = Du hast das Spiel verlassen.
left-saved = Du hast das Spiel verlassen. Weiter geht es mit: tenfold resume { $path }
forfeits = { $name } gibt auf und kommt auf den letzten Platz. Das Spiel endet hier.
other-player = Weiter mit einem anderen Computer: tenfold resume { $path } --bots medium
hints-used = Tipps: { $hints }.
moves-undone =
    { $looks ->
        [0] Zurückgenommene Züge: { $count }.
       *[other] Zurückgenommene Züge: { $count }, davon { $looks } nach einem Blick auf eine verdeckte Karte.
    }
rank = { $place }. { $name }: { $score }

## What can’t be started or continued

more-names = { $names } Namen sind zu viele für { $seats } Sitze.
none-unfinished = In { $path } gibt es kein angefangenes Spiel.
already-over = Dieses Spiel ist vorbei.
unknown-player = Für { $name } spielt { $player }. Damit { $player } auch hier spielt, gib den Namen mit --bots an.
not-one-game = { $path } enthält { $games } Spiele. Es muss genau eins sein.
not-saved = Dieses Spiel lässt sich nicht in { $path } speichern: { $why }.

# One unfinished game in the list.
unfinished =
    { $game }: { ROW($everyone, between: ", ") } ({ $moves ->
        [one] 1 Zug
       *[other] { $moves } Züge
    })

## A turn

next-person = { $name } ist dran. Drück Enter, wenn niemand sonst hinschaut.
possible-moves = Mögliche Züge:
prompt = { $name }:
prompt-one-move = { $name } (Enter: { $act }):
prompt-out-of-turn = { $name } (oder Enter, um nichts zu tun):
type-move =
    { $by ->
        [number] Gib die Nummer oder die Worte eines Zugs ein, etwa „{ $act }“, oder ? für Hilfe.
       *[words] Gib einen Zug ein, etwa „{ $act }“, oder ? für Hilfe.
    }
not-a-move = Das ist kein Zug in { $game }. { $how }

# What happened, as a whole sentence.
event = { $what }.
reason = { $name }: { $why }.
reason-plays = { $name }: spielt { $act }.

## Commands

commands =
    { $by ->
        [number] Gib die Nummer oder die Worte eines Zugs ein, etwa „{ $act }“. Außerdem geht:
       *[words] Gib einen Zug ein, etwa „{ $act }“. Außerdem geht:
    }
command-help = diese Liste
command-hint = was der Computer auf Stufe hard tun würde, und warum (Tipps werden gezählt)
command-undo = deinen letzten Zug zurücknehmen (auch das wird gezählt)
command-rules = die Regeln in Kürze
command-table = der Tisch noch einmal
command-log = alles, was bisher war
command-quit = das Spiel verlassen (weiter geht es mit „tenfold resume“)
hint = { $act }. { $why }
no-move-to-undo = Es gibt noch keinen Zug zum Zurücknehmen.
undo-after-hidden-card = Zurücknehmen geht nicht: Seither wurde eine verdeckte Karte gezeigt.
undo-after-others = Zurücknehmen geht nicht: Seither haben andere gespielt.
undone = Zurückgenommen.
option-here = { $option } an diesem Tisch: { $choice }.

## The list of games

games-known = Spiele: { $known }.
game-broken = { $id }: { $why }
game-by = { $id }: { $game } von { $author } ({ $publisher })
game-players = für { $fewest } bis { $most } Personen, am besten mit { $best }
option-choices = --option { $option }=…  { ROW($choices, between: " · ") }
option-seats = eine Sitznummer ab 0
players-installed = Installierte Computer, außer easy, medium, hard und random: { ROW($everyone, between: ", ") }

## Many games by computer players

contest =
    { $game }, { $players } am Tisch, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } ab Verteilung { $first }
contest-of-deals =
    { $game }, { $players } am Tisch, { $deals ->
        [one] 1 Verteilung
       *[other] { $deals } Verteilungen
    }, { $games } Spiele ab Verteilung { $first }
standing =
    { $player }: { $points } Punkte pro Spiel{ $lead ->
        [none] { "" }
       *[other] , { $lead } vor den anderen
    }, { $wins } Siege{ $forfeits ->
        [0] { "" }
       *[other] , { $forfeits } aufgegeben
    }
comparison = { $player } im Vergleich mit { $other }: { $points } Punkte, { $places } Plätze, { $wins } Siege
forfeited = Aufgegeben ({ $count }): { $why }
speed =
    { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    } in { $seconds } s: { $rate } pro Sekunde
ratings = Wertung auf der Elo-Skala, Mittel 0 (100 Punkte mehr: der bessere Platz in 64{ "\u00A0" }% der Spiele):
stopped = Abgebrochen. Es wurden keine Ergebnisse gespeichert.
stopped-saved = Abgebrochen. Die Ergebnisse bis hier sind in { $path }. Mit demselben Befehl geht es weiter.

## Games as text

no-games = Es gibt kein Spiel zum Importieren.
annotations-left-out =
    { $games ->
        [one] Kommentare, Varianten und weitere Kopfzeilen von 1 Spiel fehlen nun: Ein gespeichertes Spiel kann sie nicht enthalten.
       *[other] Kommentare, Varianten und weitere Kopfzeilen von { $games } Spielen fehlen nun: Ein gespeichertes Spiel kann sie nicht enthalten.
    }
not-played-again = { $path } enthält nur Ergebnisse. Für die Züge müsste { $player } noch einmal spielen. Nimm dafür Arena.record in Python.
plays-differently = { $path } hat für Verteilung { $deal } ein anderes Ergebnis als diese Computer jetzt.
