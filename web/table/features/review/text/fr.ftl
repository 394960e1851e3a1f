### What a review says.
###
### person: $who
### text: $name, $label
### texts: $chances
### number: $count, $of, $began, $end, $rest, $cost
### persons: $winners
### message: $own, $played, $other, $loss
### messages: $lines

review = Analyse
result = Résultat
stopped = Arrêtée
going-over = Analyse de la partie…
done = Fait à { $count } %. Tenfold enregistre à mesure ce qu’il trouve.
progress = Avancée
cannot = L’ordinateur de ce jeu ne calcule pas, alors il ne peut pas analyser tes coups.
tap-a-move = Tape sur un coup pour revoir la table à ce moment. Tu peux continuer à partir de là, comme exercice.
about-lines = Chaque ligne montre les chances de gagner de quelqu’un, d’après ce qu’il était possible de voir à son siège. C’est l’ordinateur difficile qui les a calculées. La malchance ne compte pas comme une erreur.
chances = Chances de gagner, en %
at-move = coup { $count }
at-deal = donne
lines-aloud = Chances de gagner : { ROW($lines, between: ". ") }.
line-aloud = { $name } { ROW($chances, between: ", ") }, à la fin { $count }
tied = Égalité : { $winners }
from-behind =
    { $who ->
        [you] Tu as tout renversé à la toute fin
       *[other] { $who } a tout renversé à la toute fin
    }
close-to-the-end =
    { $who ->
        [you] Tu as gagné, et c’était serré jusqu’au bout
       *[other] { $who } a gagné, et c’était serré jusqu’au bout
    }
ahead =
    { $who ->
        [you] Tu as mené dès le début
       *[other] { $who } a mené dès le début
    }
ahead-since =
    { $who ->
        [you] Tu as mené à partir du coup { $count } sur { $of }
       *[other] { $who } a mené à partir du coup { $count } sur { $of }
    }
best-find = Trouvaille
mistakes =
    { $count ->
        [one] L’erreur
       *[other] Les erreurs
    }
costliest = Les { $count } erreurs les plus chères sur { $of }
# What the computer player counts, of a hundred games: at the beginning and the end, and what mistakes and all the rest
# made of it.
luck-added =
    { $who ->
        [you] Tes chances de gagner sont passées de { $began } % à { $end } %. { $own } Le hasard et les autres ont ajouté { $rest } %.
       *[other] Chances de gagner pour { $who } : de { $began } % à { $end } %. { $own } Le hasard et les autres ont ajouté { $rest } %.
    }
luck-cost =
    { $who ->
        [you] Tes chances de gagner sont passées de { $began } % à { $end } %. { $own } Le hasard et les autres ont coûté { $rest } %.
       *[other] Chances de gagner pour { $who } : de { $began } % à { $end } %. { $own } Le hasard et les autres ont coûté { $rest } %.
    }
own-mistakes =
    { $count ->
        [one] { $count } erreur a coûté
       *[other] { $count } erreurs ont coûté
    } { $cost ->
        [0] moins de 1 %.
       *[other] { $cost } %.
    }
own-none = Aucun coup n’était clairement une erreur.
where = Coup { $count }
where-in-part = { $label }, coup { $count }
chosen = Mieux : <b>{ $other }</b>. Choix : <b>{ $played }</b>.
chosen-find = Le coup évident : { $other }. Choix : <b>{ $played }</b>.
loss = Ça a coûté { $loss }.
loss-wins = Ça a coûté { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    } sur 100 parties.
loss-both = Ça a coûté { $loss } et { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    } sur 100 parties.
gain = Ça a rapporté { $loss }.
gain-wins = Ça a rapporté { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    } de plus sur 100 parties.
gain-both = Ça a rapporté { $loss } et { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    } sur 100 parties.
try-it = Essayer
over = L’analyse est finie.
as-it-was = À ce moment
played-then = Le coup joué
to-the-table = À la table
