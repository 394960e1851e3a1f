### What every game says.
###
### message: $some, $last
### text: $act

# Een rij: alles behalve het laatste, met komma’s ertussen, en het laatste.
list-and = { $some } en { $last }
# De lezer, midden in een zin en aan het begin. In zinnen die wij vormen, staat meestal [you] Je.
you = jij
you-first = Jij

## Why something can’t be done

not-on-turn = Een andere speler is aan de beurt.
not-now = “{ $act }” kan nu niet.
over = Het spel is afgelopen.
