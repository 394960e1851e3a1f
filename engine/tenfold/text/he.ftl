### What every game says.
###
### message: $some, $last
### text: $act

# “וגם” rather than a glued “ו”: it stands well before any name, card or number.
list-and = { $some } וגם { $last }

# The reader. Sentences about the reader have a variant of their own, so this stands almost only in lists of players.
you = אתם
you-first = אתם

## Why something can’t be done

not-on-turn = עוד לא הגיע התור שלך.
not-now = עכשיו אי אפשר ״{ $act }״.
over = המשחק נגמר.
