### What every game says.
###
### message: $some, $last
### text: $act

# A list of several: all but the last, with commas between them, and the last.
list-and = { $some } and { $last }

# The reader, in the middle of a sentence and at its start.
you = you
you-first = You

## Why something can’t be done

not-on-turn = It’s another player’s turn.
not-now = You can’t play “{ $act }” now.
over = The game is over.
