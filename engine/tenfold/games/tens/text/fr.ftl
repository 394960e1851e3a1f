### What Tens says.
###
### person: $who, $giver
### card: $card, $out
### number: $hand, $points
### messages: $scores

## What happens

event-hand =
    { $who ->
        [you] Manche { $hand } : tu commences
       *[other] Manche { $hand } : { $who } commence
    }
event-flip =
    { $who ->
        [you] Tu retournes { $card }
       *[other] { $who } retourne { $card }
    }
event-draw =
    { $who ->
        [you] Tu pioches { $card }
       *[other] { $who } pioche { $card }
    }
event-take =
    { $who ->
        [you] Tu prends { $card } à { $giver }
       *[other]
            { $giver ->
                [you] { $who } te prend { $card }
               *[other] { $who } prend { $card } à { $giver }
            }
    }
event-place =
    { $who ->
        [you] Tu poses { $card } et tu défausses { $out }
       *[other] { $who } pose { $card } et défausse { $out }
    }
event-reshuffle = Les défausses, sauf les cartes du dessus, sont mélangées en une nouvelle pioche
event-lost =
    { $who ->
        [you] Tu n’as aucune carte à prendre, alors tu perds ton tour
       *[other] { $who } n’a aucune carte à prendre et perd son tour
    }
event-finish =
    { $who ->
        [you] Tu as dix cartes visibles : un dernier tour pour les autres
       *[other] { $who } a dix cartes visibles : un dernier tour pour les autres
    }
event-reveal = On retourne les dernières cartes
event-score = Cette manche : { ROW($scores, between: ", ") }
score = { $who } { $points }
event-over = La partie est finie

## Why something can’t be done

flip-first = Pas encore : d’abord, tout le monde retourne 3 cartes.
flipped = Tu ne peux plus retourner de carte : prends-en une et pose-la.
face-up-already = Tu ne peux pas retourner cette carte : elle est déjà visible.
touches = Tu ne peux pas retourner cette carte : elle en touche une que tu as déjà retournée.
take-first = Pas encore : pioche d’abord, ou prends la défausse de quelqu’un d’autre.
nothing-to-draw = Tu ne peux pas piocher : la pioche est vide, et il n’y a rien à mélanger dans les défausses.
own-discards = Tu ne peux pas prendre ta propre défausse : elle est pour les autres.
no-discard = Tu ne peux rien prendre ici : la défausse est vide.
place-first = Pas encore : pose d’abord dans ta grille la carte que tu as prise.

## Options

option-decks = Paquets
    .help = Le nombre de paquets mélangés ensemble. 1 suffit pour 2 ou 3 personnes, mais n’a que 4 cartes de chaque valeur.
    .is-auto = selon le nombre de personnes
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
one-pack = Un seul paquet ne suffit que pour 2 ou 3 personnes.
option-end = Durée
    .help = La partie finit quand un score dépasse cette limite, ou après ce nombre de manches.
    .is-100 = ±100
    .is-50 = ±50
    .is-200 = ±200
    .is-1-hand = 1 manche
    .is-3-hands = 3 manches
    .is-5-hands = 5 manches
    .is-9-hands = 9 manches
option-tie = Égalités
    .help = À égalité pour le plus petit score, la victoire est partagée, ou on rejoue des manches pour départager.
    .is-shared = victoire partagée
    .is-extra-hand = manche en plus
option-blocks = Paires voisines
    .help = Des paires identiques côte à côte donnent un bonus, ou 0 chacune.
    .is-bonus = bonus
    .is-none = pas de bonus
