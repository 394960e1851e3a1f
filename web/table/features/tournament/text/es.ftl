### What a tournament says.
###
### text: $name
### texts: $sizes
### number: $count, $of

tournament = Torneo
    .back = Atrás
    .end = Acabar torneo
    .show = Ver mesas
    .left = { $count ->
        [one] queda 1 mesa por jugar
       *[other] quedan { $count } mesas por jugar
    }
    .called = el torneo
end-tournament = ¿Acabar este torneo?
    .note = Se borran los nombres y los resultados de sus mesas. Las partidas se quedan.
    .cancel = Cancelar
    .end = Acabar
tournament-too-many = Son demasiados nombres para una mesa. Se juega en mesas de tres o cuatro, y quien gana pasa de ronda.
tournament-names = Un nombre por línea
tournament-few = { $count ->
        [one] 1 nombre
       *[other] { $count } nombres
    } hasta ahora. Un torneo necesita al menos { $of }.
tournament-many = { $count } nombres son demasiados: el máximo es { $of }.
tournament-tables = { $count } nombres: { $of ->
        [one] 1 mesa
       *[other] { $of } mesas
    } de { $sizes }.
tournament-draw = Sortear mesas
tournament-won = { $name } gana el torneo
tournament-final = La final
tournament-round = Ronda { $count }
tournament-table = Mesa { $count }
tournament-goes-on = Pasa { $name }
tournament-table-won = Gana { $name }
tournament-play-final = Jugar la final
tournament-play = Jugar mesa { $count }
to-tournament = Al torneo
nine-and-more = 9 personas o más
    .note = juega un torneo
no-undo-tournament = No puedes deshacer: el torneo sigue desde este resultado.
