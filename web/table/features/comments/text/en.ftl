### What is said of comments on moves.
###
### texts: $moves

# Acts in the words of the text format, which stay as they are.
instead = Instead: { ROW($moves, between: ", ") }
