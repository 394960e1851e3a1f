### What every game says.
###
### message: $some, $last
### text: $act

# A list of several: all but the last, with commas between them, and the last.
list-and = { $some } and { $last }

## Why something cannot be done

not-on-turn = It is another player’s turn.
not-now = “{ $act }” cannot be played now.
over = The game is over.
