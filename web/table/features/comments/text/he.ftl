### What is said of comments on moves.
###
### texts: $moves

instead = במקום זה: { ROW($moves, between: ", ") }
