### What the computer players of 10-9-8 say of what can be done.
###
### person: $who
### card: $card
### number: $tricks
### text: $how

## What can be done

bid = Bid { $tricks }
play = Play { $card }

## Sorts of play

trump-in = trump in
overtrump = overtrump
undertrump = undertrump
finesse = finesse
duck = duck
discard = discard

## What will happen

too-many = { $who } { $how ->
    [sure] will win too many tricks
    [never] won’t win too many tricks
    [likely] will probably win too many tricks
    [unlikely] probably won’t win too many tricks
    [more] will go over the bid more often
   *[less] will go over the bid less often
  }
too-few = { $who } { $how ->
    [sure] will win too few tricks
    [never] won’t win too few tricks
    [likely] will probably win too few tricks
    [unlikely] probably won’t win too few tricks
    [more] will fall short more often
   *[less] will fall short less often
  }
make-bid = { $who } { $how ->
    [sure] will make the bid
    [never] won’t make the bid
    [likely] will probably make the bid
    [unlikely] probably won’t make the bid
    [more] will make the bid more often
   *[less] will make the bid less often
  }
win-tricks = { $who } will win { $how ->
    [more] more tricks
   *[less] fewer tricks
  }
