### What is said of comments on moves.
###
### texts: $moves

instead = À la place : { ROW($moves, between: ", ") }
