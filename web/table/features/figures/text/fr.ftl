### What the stats say of a player. $won, $even and $usual are numbers that may have decimals, written out.
###
### text: $name, $other, $title, $won, $even, $luck, $level, $best, $low, $high, $usual
### number: $count, $of, $players, $place, $streak
### messages: $against, $places

figures = Stats
    .back = Retour
figures-none = Finis une partie pour voir tes stats.
figures-loading = Les parties plus anciennes se chargent encore.
figures-elsewhere =
    { $count ->
        [one] { $count } de ces parties s’est jouée avec de vraies cartes.
       *[other] { $count } de ces parties se sont jouées avec de vraies cartes.
    }
figures-game = Jeu
figures-player = Qui
figures-not-yet = { $name } : pas encore de partie finie à { $title }.

## How many games somebody won

# $name may be “Toi”, so no sentence here has it as a subject.
won = { $name }, parties gagnées : { $won } sur { $of }
even = À parts égales, ce serait { $even }.
luck =
    { $luck ->
        [more] C’est plus que de la chance.
        [less] C’est plus que de la malchance.
       *[other] C’est peut-être la chance.
    }
streak = Plus longue série de victoires : { $streak }.
    .now = Série de victoires en cours : { $streak }.
legend = Le repère montre les victoires à parts égales. Le trait fin est la marge d’erreur (95 %).
seats = à { $players }
share-of = { $won } sur { $of }
share-even = (à parts égales : { $even })

## With and without help

unaided = { $name }, parties gagnées sans conseil ni coup annulé : { $won } sur { $of }
unaided-row = Sans
aided-row = Avec

## Against whom

level =
    { $level ->
        [easy] les ordinateurs faciles
        [medium] les ordinateurs moyens
        [hard] les ordinateurs difficiles
        [mixed] les ordinateurs de plusieurs niveaux
       *[other] les humains
    }
level-row =
    { $level ->
        [easy] Face aux ordis faciles
        [medium] Face aux ordis moyens
        [hard] Face aux ordis difficiles
        [mixed] Face aux ordis de plusieurs niveaux
       *[other] Face aux humains
    }
level-even = { $name } face à tout le monde : à peu près à parts égales
level-more = { $name } contre { $against } : plus de victoires qu’à parts égales
level-less = { $name } contre { $against } : moins de victoires qu’à parts égales
duel = { $name } devant { $other } : { $won } fois sur { $of }
    .note = La meilleure place l’emporte. Une égalité compte pour une demi-victoire.

## Places and scores

place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    } : { $count }
places = { ROW($places, between: ", ") }
most-often =
    { $name }, place la plus fréquente à { $players } : la { NUMBER($place, type: "ordinal") ->
        [one] { $place }re
       *[other] { $place }e
    }
scores = À { $players } : { $best } au mieux, { $usual } d’habitude
    .note = La barre montre la moitié centrale des parties. Le trait les montre toutes.
    .range = de { $low } à { $high }, { $usual } d’habitude

## Series and tournaments

series = { $name }, matchs gagnés : { $won } sur { $of }
tournaments = { $name }, tournois gagnés : { $won } sur { $of }
