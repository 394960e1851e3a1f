### What every game says.
###
### message: $some, $last
### text: $act

# A list of several: all but the last, with commas between them, and the last.
list-and = { $some } y { $last }

# The reader, in the middle of a sentence and at its start.
you = tú
you-first = Tú

## Why something can’t be done

not-on-turn = Le toca a otra persona.
not-now = Ahora no puedes jugar «{ $act }».
over = La partida ha terminado.
