### What is said of comments on moves.
###
### texts: $moves

instead = Stattdessen: { ROW($moves, between: ", ") }
