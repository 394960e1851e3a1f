### What is said of the daily deal.
###
### text: $title, $points, $standing, $shapes, $date
### texts: $rules
### number: $count, $of, $day, $games, $place
### messages: $days

deal-of-the-day = Donne du jour
day = Jour { $day } : { $title }
day-practice = S’exercer
    .note = ne compte pas
day-learn = Apprendre { $title }
    .note = d’abord
day-play = Jouer
    .note = ton seul essai
day-share = Partager
day-before = Pas de donne
    .note = Ce téléphone indique le { $date }, mais les donnes du jour commencent le 1er novembre 2026. Vérifie la date.
day-gave-up = Tu as abandonné ton seul essai.
day-unknown = Tenfold vérifie si tu as déjà joué cette donne. Tu pourras jouer ensuite.
day-shapes = Le déroulement : { $shapes }
day-next = Prochaine donne dans { $count ->
        [one] { $count } heure
       *[other] { $count } heures
    }.
day-table = { $title } contre { $count ->
        [one] { $count } ordinateur
       *[other] { $count } ordinateurs
    }.
day-table-rules = { $title } contre { $count ->
        [one] { $count } ordinateur
       *[other] { $count } ordinateurs
    } : { ROW($rules, between: ", ") }.
day-for-all = Tout le monde a les mêmes cartes, les mêmes adversaires et un seul essai.
# A place, and the points where the game has them.
day-result =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re place sur { $of }
       *[other] { $place }e place sur { $of }
    }
day-result-points =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }re place sur { $of }, { $points }
       *[other] { $place }e place sur { $of }, { $points }
    }

# The row on the home screen. $count are the days in a row, 0 if there are not several.
day-any = une par jour
day-row-new = { $count ->
        [0] { $title } : un seul essai
       *[other] { $title } : un seul essai. { $count } jours de suite
    }
day-row-under-way = { $count ->
        [0] { $title } t’attend
       *[other] { $title } t’attend. { $count } jours de suite
    }
day-row-played = { $count ->
        [0] { $title } : { $standing }
       *[other] { $title } : { $standing }. { $count } jours de suite
    }
day-row-given-up = { $title } : abandon
day-row-unknown = { $title } : vérification…

# What a list says of a game that is such a deal.
day-mark = Donne du jour { $day }
    .under-way = Donne du jour { $day } : ton seul essai
    .given-up = Donne du jour { $day } : abandon

# What goes with a game; $day is 0 for today.
remove-try = Abandonner ton seul essai ?
day-keep-result = { $day ->
        [0] Tu gardes ton résultat à la donne du jour.
       *[other] Tu gardes ton résultat à la donne du jour { $day }.
    }
day-lose-try = { $day ->
        [0] Tu abandonnes ton seul essai à la donne du jour.
       *[other] Tu abandonnes ton seul essai à la donne du jour { $day }.
    }
day-lose-today = Ensuite, tu ne pourras plus que t’exercer avec.
day-lose-row = Tes { $count } jours de suite s’arrêtent là.

# The quarter of a year.
day-row-of = { $count ->
        [0] Pas de série en cours
        [one] { $count } jour pour l’instant
       *[other] { $count } jours de suite
    }
day-none-finished = Tu n’as pas encore fini de donne.
day-finished = Tu as joué { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    } en { $of ->
        [one] { $of } semaine
       *[other] { $of } semaines
    }, et tu en as gagné { $games }.
day-given-up = Tu en as abandonné { $count }.
day-given-up-days = Abandons : { $days }.
day-number = jour { $day }
weekday =
    { $day ->
        [0] lun
        [1] mar
        [2] mer
        [3] jeu
        [4] ven
        [5] sam
       *[6] dim
    }

# The text that is shared.
share-day = Tenfold { $day } : { $title }
share-row = { $count } jours de suite
share-hints = 💡 { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }

# In other places.
deal-of-day = Donne du jour, jour { $day }.
no-undo-day = Impossible d’annuler à la donne du jour : tu as un seul essai.
leads-to-daily-deal = Ce lien ouvre la donne du jour. Seul ton premier essai compte.
saved-days = les donnes du jour
