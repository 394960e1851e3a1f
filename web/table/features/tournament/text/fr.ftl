### What a tournament says.
###
### text: $name
### texts: $sizes
### number: $count, $of

tournament = Tournoi
    .back = Retour
    .end = Finir le tournoi
    .show = Les tables
    .left = { $count ->
        [one] encore { $count } table à jouer
       *[other] encore { $count } tables à jouer
    }
    .called = le tournoi
end-tournament = Finir ce tournoi ?
    .note = Les noms et les résultats de ses tables seront effacés. Les parties elles-mêmes restent.
    .cancel = Annuler
    .end = Finir
tournament-too-many = C’est trop pour une seule table. On joue à des tables de trois ou quatre, et qui gagne va au tour suivant.
tournament-names = Un nom par ligne
tournament-few = { $count ->
        [one] { $count } nom
       *[other] { $count } noms
    } jusqu’ici. Pour un tournoi, il en faut au moins { $of }.
tournament-many = { $count } noms, c’est trop : on peut jouer à { $of }.
tournament-tables = { $count } noms : { $of ->
        [one] { $of } table
       *[other] { $of } tables
    } de { $sizes }.
tournament-draw = Tirer les tables
tournament-won = { $name } gagne le tournoi
tournament-final = La finale
tournament-round = Tour { $count }
tournament-table = Table { $count }
tournament-goes-on = { $name } continue
tournament-table-won = { $name } gagne
tournament-play-final = Jouer la finale
tournament-play = Jouer la table { $count }
to-tournament = Au tournoi
nine-and-more = À 9 ou davantage
    .note = jouer un tournoi
no-undo-tournament = Impossible d’annuler : le tournoi continue avec ce résultat.
