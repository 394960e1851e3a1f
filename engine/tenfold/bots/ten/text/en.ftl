### What the computer players of 10 say of what can be done.
###
### person: $who, $whose
### card: $card
### number: $chips
### text: $how

## What can be done

lay-open = { $chips ->
    [0] Play { $card } face up
    [one] Play { $card } face up with 1 chip
   *[other] Play { $card } face up with { $chips } chips
  }
lay-covered = { $chips ->
    [0] Play { $card } face down
    [one] Play { $card } face down with 1 chip
   *[other] Play { $card } face down with { $chips } chips
  }
start = Let { $whose } start
start-yourself = Start the next round yourself
swap = Swap with { $whose }
bid-for =
    { $whose ->
        [you] Bid { $chips } for your card
       *[other] Bid { $chips } for { $whose }’s card
    }
bid = Bid { $chips }
add = Add { $card }
protect = { $chips ->
    [one] Put 1 chip on the card
   *[other] Put { $chips } chips on the card
  }
decline = Decline
pass-bid = Pass
keep = Add no chips
show = Turn up the card
leave = Leave the card face down
stop = Add nothing

## Sorts of play

bluff = bluff
making-ten = makes ten

## What will happen

win-round = { $who } { $how ->
    [sure] will win the round
    [never] won’t win the round
    [likely] will probably win the round
    [unlikely] probably won’t win the round
    [more] will win the round more often
   *[less] will win the round less often
  }
make-ten = { $who } { $how ->
    [sure] will make ten
    [never] won’t make ten
    [likely] will probably make ten
    [unlikely] probably won’t make ten
    [more] will make ten more often
   *[less] will make ten less often
  }
keep-card = { $who } { $how ->
    [sure] will keep the first card
    [never] won’t keep the first card
    [likely] will probably keep the first card
    [unlikely] probably won’t keep the first card
    [more] will keep the first card more often
   *[less] will keep the first card less often
  }
lose-round = { $who } { $how ->
    [sure] will lose the round
    [never] won’t lose the round
    [likely] will probably lose the round
    [unlikely] probably won’t lose the round
    [more] will lose the round more often
   *[less] will lose the round less often
  }
