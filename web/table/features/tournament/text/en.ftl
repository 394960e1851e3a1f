### What a tournament says.
###
### text: $name
### texts: $sizes
### number: $count, $of

tournament = Tournament
    .back = Back
    .end = End tournament
    .show = Show tables
    .left = { $count ->
        [one] 1 table left to play
       *[other] { $count } tables left to play
    }
    .called = the tournament
end-tournament = End this tournament?
    .note = This removes the names and results of its tables. The games themselves stay.
    .cancel = Cancel
    .end = End
tournament-too-many = That’s too many for one table. You play at tables of three or four, and each winner goes through.
tournament-names = One name per line
tournament-few = { $count ->
        [one] 1 name
       *[other] { $count } names
    } so far. A tournament needs at least { $of }.
tournament-many = { $count } names are too many: { $of } can play.
tournament-tables = { $count } names: { $of ->
        [one] 1 table
       *[other] { $of } tables
    } of { $sizes }.
tournament-draw = Draw the tables
tournament-won = { $name } wins the tournament
tournament-final = The final
tournament-round = Round { $count }
tournament-table = Table { $count }
tournament-goes-on = { $name } goes through
tournament-table-won = { $name } wins
tournament-play-final = Play the final
tournament-play = Play table { $count }
to-tournament = To the tournament
nine-and-more = 9 or more players
    .note = play a tournament
no-undo-tournament = You can’t undo: the tournament continues from this result.
