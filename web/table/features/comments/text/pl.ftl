### What is said of comments on moves.
###
### texts: $moves

instead = Zamiast tego: { ROW($moves, between: ", ") }
