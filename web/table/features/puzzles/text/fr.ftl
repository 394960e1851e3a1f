### What is said of puzzles.
###
### number: $count, $of, $mistakes
### text: $title, $name, $amount
### message: $loss, $play

puzzles = Énigmes
about = Chaque position a un seul meilleur coup. Sauras-tu le trouver ?

# The row on the home screen. $count is the number of days in a row, 0 if there are not several.
row-any = le meilleur coup ?
row-new = { $count ->
        [0] aujourd’hui : { $title }
       *[other] aujourd’hui : { $title }. { $count } jours de suite
    }
row-answered = { $count ->
        [0] reviens demain pour une autre
       *[other] { $count } jours de suite
    }
row-own = { $count ->
        [one] { $count } de tes erreurs revient
       *[other] { $count } de tes erreurs reviennent
    }

# The screen of all puzzles.
of-day = Énigme du jour
of-day-new = { $title } : un seul essai
of-day-right = { $title } : résolue
of-day-wrong = { $title } : non résolue
of-day-none = dès le 1er novembre 2026
own = Tes erreurs
own-due = { $count ->
        [0] aucune aujourd’hui
        [one] { $count } revient aujourd’hui
       *[other] { $count } reviennent aujourd’hui
    }
own-none = Analyse une partie, et tes erreurs deviendront des énigmes ici.
solved-of = { $count ->
        [one] { $count } résolue
       *[other] { $count } résolues
    } sur { $of }

# The puzzles of a game.
ended = Meilleurs coups trouvés : { $count }
all-played = Tu les as toutes jouées.
start = Jouer
start-note = { $count } vies
about-run = Une mauvaise réponse coûte une vie. Après { $count } bonnes réponses, les énigmes deviennent plus difficiles. Le meilleur coup paie sur beaucoup de donnes. Sur une seule, le hasard peut en décider autrement.
best = { $count ->
        [0] Pas encore de série.
       *[other] Meilleure série : { $count }.
    }
themes = Par thème

# The table of a puzzle.
best-play = Que jouer ?
leave = Quitter l’énigme
stake-points = Enjeu en points : { $amount }+
stake-cards = Enjeu en cartes : { $amount }+
stake-wins = Enjeu : { $count }+ victoires sur 100
lives = { $count ->
        [one] { $count } vie
       *[other] { $count } vies
    }
lives-left = { $count ->
        [0] Plus aucune vie
        [one] Reste { $count } vie
       *[other] Reste { $count } vies
    }
not-the-best = Il y a mieux
level = niveau { $count } sur { $of }
streak = { $count ->
        [1] Bravo
       *[other] { $count } de suite
    }
right = C’est le meilleur coup.
shown = C’était ça, le meilleur coup.
wrong = Ça coûte { $loss }.
wrong-wins = Ça coûte { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    } sur 100 parties.
thinking = Je regarde ton coup…
better = Mieux : <b>{ $play }</b>.
answer = Ta réponse
show = Voir
next = Suite
finish = Finir
to-the-table = À la table
own-dropped = { $count ->
        [one] { $count } de tes erreurs est illisible. Tenfold l’a laissée de côté.
       *[other] { $count } de tes erreurs sont illisibles. Tenfold les a laissées de côté.
    }

# After a review.
own-comes-again = { $mistakes ->
        [one] Cette erreur revient en énigme
       *[other] Ces erreurs reviennent en énigmes
    } { $count ->
        [0] aujourd’hui
        [1] demain
       *[other] dans { $count } jours
    }.
saved-puzzles = les énigmes

# The themes, by game and sort of play.
pig10 = { $name ->
        [ten] Faire dix
        [over] Dépasser dix
       *[other] Autre chose
    }
tens = { $name ->
        [draw] Piocher ou prendre
        [place] Où la poser
       *[other] Retourner
    }
ten = { $name ->
        [lay] Première carte
        [swap] Échanges et offres
        [bid] Offres
        [second] Deuxième carte
        [protect] Jetons de protection
        [turn-up] Visible ou cachée
       *[other] Qui commence
    }
ten-nine-eight = { $name ->
        [bid] Annonces
        [lead] Entames
        [follow] Fournir
        [ruff] Couper
       *[other] Défausses
    }
tenstuff = { $name ->
        [match] Doublons
        [slam] Smashs
        [lead] Débuts
        [plain] Cartes plus hautes
       *[other] Autres coups
    }
