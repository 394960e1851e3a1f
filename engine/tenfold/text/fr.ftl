### What every game says.
###
### message: $some, $last
### text: $act

# A list of several: all but the last, with commas between them, and the last.
list-and = { $some } et { $last }

# The reader, in a list or after a preposition: “à toi”, “Ada et toi”. As a subject, messages say “tu” themselves.
you = toi
you-first = Toi

## Why something can’t be done

not-on-turn = C’est le tour de quelqu’un d’autre.
not-now = Tu ne peux pas jouer « { $act } » maintenant.
over = La partie est finie.
