### What the terminal says around a game.
###
### number: $names, $seats, $moves, $seed, $hints, $count, $looks, $place, $score, $games, $players, $deals, $first
### number: $forfeits, $decisions, $fewest, $most, $best, $deal
### text: $game, $player, $path, $why, $act, $by, $option, $choice, $name, $author, $publisher, $known, $id
### text: $points, $places, $lead, $wins, $other, $rate, $seconds, $what
### texts: $everyone, $choices
### message: $how

## The start and the end of a game

start = { $game }. Donne numéro { $seed }. Tape ? pour l’aide, Ctrl-D pour quitter.
start-from-position = { $game }. Tape ? pour l’aide, Ctrl-D pour quitter.
played-by = { $player } joue pour { $name }.
saved = Partie enregistrée dans { $path }
left = Tu as quitté la partie.
left-saved = Tu as quitté la partie. Pour la reprendre : tenfold resume { $path }
forfeits = { $name } déclare forfait : dernière place. La partie s’arrête ici.
other-player = Pour continuer avec un autre joueur : tenfold resume { $path } --bots medium
hints-used = Conseils : { $hints }.
moves-undone =
    { $looks ->
        [0] Coups annulés : { $count }.
       *[other] Coups annulés : { $count }, dont { $looks } après avoir vu une carte cachée.
    }
rank = { $place }. { $name } : { $score }

## What can’t be started or continued

more-names = Il y a { $names ->
    [one] { $names } nom
   *[other] { $names } noms
  } pour { $seats ->
    [one] { $seats } siège
   *[other] { $seats } sièges
  }.
none-unfinished = Il n’y a aucune partie en cours dans { $path }.
already-over = Cette partie est finie.
unknown-player = { $player } joue pour { $name }. Pour lancer ce joueur ici, nomme-le avec --bots.
not-one-game = { $path } contient { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }. Il en faut exactement une.
not-saved = Impossible d’enregistrer cette partie dans { $path } : { $why }.

# One unfinished game in the list.
unfinished =
    { $game } : { ROW($everyone, between: ", ") } ({ $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    })

## A turn

next-person = C’est à { $name }. Appuie sur Entrée quand personne d’autre ne regarde.
possible-moves = Coups possibles :
prompt = { $name } :
prompt-one-move = { $name } (Entrée : { $act }) :
prompt-out-of-turn = { $name } (ou Entrée pour ne rien faire) :
type-move =
    { $by ->
        [number] Tape le numéro d’un coup, ou son texte, comme « { $act } », ou ? pour l’aide.
       *[words] Tape un coup, comme « { $act } », ou ? pour l’aide.
    }
not-a-move = Ce n’est pas un coup dans { $game }. { $how }

# What happened, as a whole sentence.
event = { $what }.
reason = { $name } : { $why }.
reason-plays = { $name } : joue { $act }.

## Commands

commands =
    { $by ->
        [number] Tape le numéro d’un coup, ou son texte, comme « { $act } ». Tu peux aussi taper :
       *[words] Tape un coup, comme « { $act } ». Tu peux aussi taper :
    }
command-help = cette liste
command-hint = ce que ferait l’ordinateur au niveau difficile, et pourquoi (les conseils sont comptés)
command-undo = annuler ton dernier coup (c’est compté aussi)
command-rules = les règles en bref
command-table = revoir la table
command-log = tout ce qui s’est passé
command-quit = quitter la partie (pour la reprendre : « tenfold resume »)
hint = { $act }. { $why }
no-move-to-undo = Tu n’as pas encore de coup à annuler.
undo-after-hidden-card = Impossible d’annuler : on a vu une carte cachée depuis.
undo-after-others = Impossible d’annuler : les autres ont joué depuis.
undone = C’est annulé.
option-here = { $option } à cette table : { $choice }.

## The list of games

games-known = Jeux : { $known }.
game-broken = { $id } : { $why }
game-by = { $id } : { $game } par { $author } ({ $publisher })
game-players = de { $fewest } à { $most } personnes, idéal à { $best }
option-choices = --option { $option }=…  { ROW($choices, between: " · ") }
option-seats = un numéro de siège à partir de 0
players-installed = Joueurs installés, en plus de easy, medium, hard et random : { ROW($everyone, between: ", ") }

## Many games by computer players

contest =
    { $game }, { $players } joueurs, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à partir de la donne { $first }
contest-of-deals =
    { $game }, { $players } joueurs, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à partir de la donne { $first }
standing =
    { $player } : { $points } points par partie{ $lead ->
        [none] { "" }
       *[other] , { $lead } d’avance
    }, { $wins } victoires{ $forfeits ->
        [0] { "" }
        [one] , { $forfeits } forfait
       *[other] , { $forfeits } forfaits
    }
comparison = { $player } face à { $other } : { $points } points, { $places } places, { $wins } victoires
forfeited = Forfaits ({ $count }) : { $why }
speed =
    { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } en { $seconds } s : { $rate } par seconde
ratings = Notes sur l’échelle Elo, moyenne 0 (100 points de plus : la meilleure place dans 64 % des parties) :
stopped = Arrêt. Aucun résultat enregistré.
stopped-saved = Arrêt. Les résultats jusqu’ici sont dans { $path }. Relance la même commande pour continuer.

## Games as text

no-games = Il n’y a aucune partie à importer.
annotations-left-out =
    { $games ->
        [one] Commentaires, variantes et autres en-têtes de { $games } partie laissés de côté : une partie enregistrée ne peut pas les garder.
       *[other] Commentaires, variantes et autres en-têtes de { $games } parties laissés de côté : une partie enregistrée ne peut pas les garder.
    }
not-played-again = { $path } ne contient que des résultats. Pour avoir les coups, { $player } devrait rejouer. Utilise Arena.record en Python.
plays-differently = Pour la donne { $deal }, { $path } a un autre résultat que celui de ces joueurs aujourd’hui.
