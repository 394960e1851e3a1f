### What a tournament says.
###
### text: $name
### texts: $sizes
### number: $count, $of

tournament = Tournament
    .back = Back
    .end = End the tournament
tournament-too-many = Too many for one table: all sit down at tables of three and four, and the winner of each goes on.
tournament-names = Names, one a line
tournament-few = { $count ->
        [one] 1 name
       *[other] { $count } names
    } so far; from { $of } on there is a tournament.
tournament-many = { $count } names are too many; { $of } can play.
tournament-tables = { $count } names: { $of ->
        [one] 1 table
       *[other] { $of } tables
    } of { $sizes }.
tournament-draw = Draw the tables
tournament-won = { $name } wins the tournament
tournament-final = The final
tournament-round = Round { $count }
tournament-table = Table { $count }
tournament-goes-on = { $name } goes on
tournament-table-won = { $name } wins
tournament-play-final = Play the final
tournament-play = Play table { $count }
to-tournament = To the tournament
nine-and-more = Nine people and more
    .told = a tournament
no-undo-tournament = The result stays: the tournament goes on from it.
