### What every game says.
###
### message: $some, $last
### text: $act

# A list of several: all but the last, with commas between them, and the last.
list-and = { $some } und { $last }

# The reader, in the middle of a sentence and at its start.
you = du
you-first = Du

## Why something can’t be done

not-on-turn = Gerade ist jemand anders dran.
not-now = „{ $act }“ geht jetzt nicht.
over = Das Spiel ist vorbei.
