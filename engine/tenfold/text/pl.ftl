### What every game says.
###
### message: $some, $last
### text: $act

list-and = { $some } i { $last }

# The reader, in the middle of a sentence and at its start.
you = ty
you-first = Ty

## Why something can’t be done

not-on-turn = Teraz gra ktoś inny.
not-now = „{ $act }” nie jest teraz możliwe.
over = Gra skończona.
