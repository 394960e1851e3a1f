### What is said of comments on moves.
###
### texts: $moves

instead = In plaats daarvan: { ROW($moves, between: ", ") }
