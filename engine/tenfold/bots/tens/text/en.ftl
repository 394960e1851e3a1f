### What the computer players of Tens say of what can be done.
###
### person: $who
### card: $card
### number: $line, $column
### text: $how

## What can be done

draw = Draw from the pile
take = Take { $card }
replace = Replace { $card }
put = Put it in row { $line }, column { $column }
turn-up = Turn up row { $line }, column { $column }

## Sorts of play

match = match

## What will happen

take-discard = { $who } { $how ->
    [sure] will take the discard
    [never] won’t take the discard
    [likely] will probably take the discard
    [unlikely] probably won’t take the discard
    [more] will take the discard more often
   *[less] will take the discard less often
  }
end-with = { $who } will end up with { $how ->
    [more] more points
   *[less] fewer points
  }
