### What is said of comments on moves.
###
### texts: $moves

instead = En su lugar: { ROW($moves, between: ", ") }
