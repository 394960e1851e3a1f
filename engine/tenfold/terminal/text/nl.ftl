### What the terminal says around a game.
###
### number: $names, $seats, $moves, $seed, $hints, $count, $looks, $place, $score, $games, $players, $deals, $first
### number: $forfeits, $decisions, $fewest, $most, $best, $deal
### text: $game, $player, $path, $why, $act, $by, $option, $choice, $name, $author, $publisher, $known, $id
### text: $points, $places, $lead, $wins, $other, $rate, $seconds, $what
### texts: $everyone, $choices
### message: $how

## The start and the end of a game

start = { $game }. Deling nummer { $seed }. Typ ? voor hulp, Ctrl-D om te stoppen.
start-from-position = { $game }. Typ ? voor hulp, Ctrl-D om te stoppen.
played-by = { $name } wordt gespeeld door { $player }.
saved = Opgeslagen in { $path }
left = Je hebt het spel verlaten.
left-saved = Je hebt het spel verlaten. Ga verder met: tenfold resume { $path }
forfeits = { $name } geeft op en wordt laatste. Het spel eindigt hier.
other-player = Verder met een andere speler: tenfold resume { $path } --bots medium
hints-used = Hints: { $hints }.
moves-undone =
    { $looks ->
        [0] Teruggenomen zetten: { $count }.
       *[other] Teruggenomen zetten: { $count }, waarvan { $looks } na het zien van een verborgen kaart.
    }
rank = { $place }. { $name }: { $score }

## What can’t be started or continued

more-names = Er zijn { $names } namen voor { $seats } stoelen.
none-unfinished = Er is geen onafgemaakt spel in { $path }.
already-over = Dit spel is afgelopen.
unknown-player = { $name } wordt gespeeld door { $player }. Noem die speler met --bots om die hier te laten spelen.
not-one-game = { $path } bevat { $games } spellen. Het moet er precies één zijn.
not-saved = Dit spel kan niet worden opgeslagen in { $path }: { $why }.
# Een onafgemaakt spel in de lijst.
unfinished =
    { $game }: { ROW($everyone, between: ", ") } ({ $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    })

## A turn

next-person = { $name } is aan de beurt. Druk op Enter als niemand anders kijkt.
possible-moves = Mogelijke zetten:
prompt = { $name }:
prompt-one-move = { $name } (Enter: { $act }):
prompt-out-of-turn = { $name } (of Enter om niets te doen):
type-move =
    { $by ->
        [number] Typ het nummer van een zet, of de woorden ervan, zoals “{ $act }”, of ? voor hulp.
       *[words] Typ een zet, zoals “{ $act }”, of ? voor hulp.
    }
not-a-move = Dat is geen zet in { $game }. { $how }
# Wat er is gebeurd, als hele zin.
event = { $what }.
reason = { $name }: { $why }.
reason-plays = { $name }: speelt { $act }.

## Commands

commands =
    { $by ->
        [number] Typ het nummer van een zet, of de woorden ervan, zoals “{ $act }”. Je kunt ook typen:
       *[words] Typ een zet, zoals “{ $act }”. Je kunt ook typen:
    }
command-help = deze lijst
command-hint = wat de moeilijke computerspeler zou doen, en waarom (hints worden geteld)
command-undo = neem je laatste zet terug (ook dat wordt geteld)
command-rules = de regels in het kort
command-table = nog eens de tafel
command-log = alles tot nu toe
command-quit = verlaat het spel (ga verder met “tenfold resume”)
hint = { $act }. { $why }
no-move-to-undo = Je hebt nog geen zet om terug te nemen.
undo-after-hidden-card = Terugnemen kan niet: er is daarna een verborgen kaart getoond.
undo-after-others = Terugnemen kan niet: anderen hebben daarna gespeeld.
undone = Teruggenomen.
option-here = { $option } aan deze tafel: { $choice }.

## The list of games

games-known = Spellen: { $known }.
game-broken = { $id }: { $why }
game-by = { $id }: { $game } van { $author } ({ $publisher })
game-players = { $fewest } tot { $most } spelers, het leukst met { $best }
option-choices = --option { $option }=…  { ROW($choices, between: " · ") }
option-seats = een stoelnummer vanaf 0
players-installed = Geïnstalleerde spelers, naast easy, medium, hard en random: { ROW($everyone, between: ", ") }

## Many games by computer players

contest =
    { $game }, { $players } spelers, { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } vanaf deling { $first }
contest-of-deals =
    { $game }, { $players } spelers, { $deals ->
        [one] 1 deling
       *[other] { $deals } delingen
    }, { $games } spellen vanaf deling { $first }
standing =
    { $player }: { $points } punten per spel{ $lead ->
        [none] { "" }
       *[other] , { $lead } voor op de anderen
    }, { $wins } keer winst{ $forfeits ->
        [0] { "" }
       *[other] , { $forfeits } keer opgegeven
    }
comparison = { $player } vergeleken met { $other }: { $points } punten, { $places } plaatsen, { $wins } keer winst
forfeited = Opgegeven ({ $count }): { $why }
speed =
    { $decisions ->
        [one] 1 beslissing
       *[other] { $decisions } beslissingen
    } in { $seconds } s: { $rate } per seconde
ratings = Speelsterkte op de Elo-schaal, gemiddelde 0 (100 punten meer: in 64% van de spellen de betere plaats):
stopped = Gestopt. Er is niets opgeslagen.
stopped-saved = Gestopt. De resultaten tot nu toe staan in { $path }. Geef dezelfde opdracht nog eens om verder te gaan.

## Games as text

no-games = Er is geen spel om te importeren.
annotations-left-out =
    Opmerkingen, varianten en andere kopregels van { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    } zijn weggelaten: een opgeslagen spel kan ze niet bevatten.
not-played-again = { $path } bevat alleen uitslagen. Om de zetten te krijgen, zou { $player } opnieuw moeten spelen. Gebruik Arena.record in Python.
plays-differently = { $path } heeft voor deling { $deal } een andere uitslag dan deze spelers nu halen.
