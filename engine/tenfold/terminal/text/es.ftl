### What the terminal says around a game.
###
### number: $names, $seats, $moves, $seed, $hints, $count, $looks, $place, $score, $games, $players, $deals, $first
### number: $forfeits, $decisions, $fewest, $most, $best, $deal
### text: $game, $player, $path, $why, $act, $by, $option, $choice, $name, $author, $publisher, $known, $id
### text: $points, $places, $lead, $wins, $other, $rate, $seconds, $what
### texts: $everyone, $choices
### message: $how

## The start and the end of a game

start = { $game }. Reparto número { $seed }. Escribe ? para ver la ayuda, Ctrl-D para salir.
start-from-position = { $game }. Escribe ? para ver la ayuda, Ctrl-D para salir.
played-by = Por { $name } juega { $player }.
saved = Guardado en { $path }
left = Sales de la partida.
left-saved = Sales de la partida. Para continuarla: tenfold resume { $path }
forfeits = { $name } abandona y queda en último lugar. La partida acaba aquí.
other-player = Para continuar con otro jugador virtual: tenfold resume { $path } --bots medium
hints-used = Pistas: { $hints }.
moves-undone =
    { $looks ->
        [0] Jugadas deshechas: { $count }.
       *[other] Jugadas deshechas: { $count }, de ellas { $looks } tras ver una carta oculta.
    }
rank = { $place }. { $name }: { $score }

## What can’t be started or continued

more-names = Hay { $names } nombres para { $seats } asientos.
none-unfinished = No hay ninguna partida sin terminar en { $path }.
already-over = Esta partida ya terminó.
unknown-player = Por { $name } juega { $player }. Para usar aquí ese jugador virtual, nómbralo con --bots.
not-one-game = { $path } contiene { $games } partidas. Debe contener exactamente una.
not-saved = Esta partida no se puede guardar en { $path }: { $why }.

# One unfinished game in the list.
unfinished =
    { $game }: { ROW($everyone, between: ", ") } ({ $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    })

## A turn

next-person = Ahora le toca a { $name }. Pulsa Enter cuando no mire nadie más.
possible-moves = Jugadas posibles:
prompt = { $name }:
prompt-one-move = { $name } (Enter: { $act }):
prompt-out-of-turn = { $name } (o Enter para no hacer nada):
type-move =
    { $by ->
        [number] Escribe el número de una jugada, o sus palabras, como «{ $act }», o ? para ver la ayuda.
       *[words] Escribe una jugada, como «{ $act }», o ? para ver la ayuda.
    }
not-a-move = Esa no es una jugada de { $game }. { $how }

# What happened, as a whole sentence.
event = { $what }.
reason = { $name }: { $why }.
reason-plays = { $name }: juega { $act }.

## Commands

commands =
    { $by ->
        [number] Escribe el número de una jugada, o sus palabras, como «{ $act }». También puedes escribir:
       *[words] Escribe una jugada, como «{ $act }». También puedes escribir:
    }
command-help = esta lista
command-hint = lo que haría el jugador virtual difícil, y por qué (las pistas se cuentan)
command-undo = deshacer tu última jugada (también se cuenta)
command-rules = las reglas en breve
command-table = la mesa otra vez
command-log = todo lo que ha pasado
command-quit = salir de la partida (se continúa con «tenfold resume»)
hint = { $act }. { $why }
no-move-to-undo = Aún no hay jugadas que deshacer.
undo-after-hidden-card = No puedes deshacer: ya se ha visto una carta oculta.
undo-after-others = No puedes deshacer: después ha jugado alguien más.
undone = Deshecho.
option-here = { $option } en esta mesa: { $choice }.

## The list of games

games-known = Juegos: { $known }.
game-broken = { $id }: { $why }
game-by = { $id }: { $game }, de { $author } ({ $publisher })
game-players = de { $fewest } a { $most } personas, mejor con { $best }
option-choices = --option { $option }=…  { ROW($choices, between: " · ") }
option-seats = número de asiento, desde 0
players-installed = Jugadores virtuales instalados, además de easy, medium, hard y random: { ROW($everyone, between: ", ") }

## Many games by computer players

contest =
    { $game }, { $players } jugadores, { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } desde el reparto { $first }
contest-of-deals =
    { $game }, { $players } jugadores, { $deals ->
        [one] 1 reparto
       *[other] { $deals } repartos
    }, { $games } partidas desde el reparto { $first }
standing =
    { $player }: { $points } puntos por partida{ $lead ->
        [none] { "" }
       *[other] , { $lead } más que el resto
    }, { $wins } victorias{ $forfeits ->
        [0] { "" }
        [one] , 1 abandono
       *[other] , { $forfeits } abandonos
    }
comparison = { $player } frente a { $other }: { $points } puntos, { $places } puestos, { $wins } victorias
forfeited = Abandonos ({ $count }): { $why }
speed =
    { $decisions ->
        [one] 1 decisión
       *[other] { $decisions } decisiones
    } en { $seconds }{ "\u00A0" }s: { $rate } por segundo
ratings = Puntuación en la escala Elo, promedio 0 (100 puntos más: mejor puesto en el 64{ "\u00A0" }% de las partidas):
stopped = Detenido. No se guardó ningún resultado.
stopped-saved = Detenido. Los resultados hasta ahora están en { $path }. Para continuar, ejecuta otra vez el mismo comando.

## Games as text

no-games = No hay partidas que importar.
annotations-left-out =
    { $games ->
        [one] Se han omitido comentarios, variantes y otros encabezados de 1 partida: una partida guardada no admite esos datos.
       *[other] Se han omitido comentarios, variantes y otros encabezados de { $games } partidas: una partida guardada no admite esos datos.
    }
not-played-again = { $path } solo tiene resultados. Para obtener las jugadas, { $player } tendría que jugar otra vez. Usa Arena.record en Python.
plays-differently = { $path } da para el reparto { $deal } un resultado distinto del que obtienen ahora estos jugadores.
