### What the computer players of 10 say of what can be done.
###
### person: $who, $whose, $rival, $taker
### card: $card
### number: $chips, $value, $total, $less, $points, $pot, $count, $share
### text: $how
### message: $called, $first, $second, $named, $other

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
# As win-round, when the chips in the pot are known.
win-pot = { $who } { $how ->
    [sure] will win the pot
    [never] won’t win the pot
    [likely] will probably win the pot
    [unlikely] probably won’t win the pot
    [more] will more often win the pot
   *[less] will less often win the pot
  } of { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  }
lose-round = { $who } { $how ->
    [sure] will lose the round
    [never] won’t lose the round
    [likely] will probably lose the round
    [unlikely] probably won’t lose the round
    [more] will lose the round more often
   *[less] will lose the round less often
  }
# $first is the card that is in front of $who now.
keep-card = { $first } { $how ->
    [sure] will stay
    [never] won’t stay
    [likely] will probably stay
    [unlikely] probably won’t stay
    [more] will more often stay
   *[less] will less often stay
  } in front of { $who }
# As above, for a card that is still to be played.
keep-played = { $who ->
    [you] The card you play
   *[other] The card { $who } plays
  } { $how ->
    [sure] will stay
    [never] won’t stay
    [likely] will probably stay
    [unlikely] probably won’t stay
    [more] will more often stay
   *[less] will less often stay
  } in front of { $who }

## What can be seen that speaks for an act

# How a card is called within these sentences.
normal-card = { $value }
penalty-card = penalty { $value }
the-joker = joker
some-card = card
own-card = { $whose ->
    [you] your { $called }
   *[other] { $whose }’s { $called }
  }
own-card-first = { $whose ->
    [you] Your { $called }
   *[other] { $whose }’s { $called }
  }

# What the cards make. $first and $named are cards like “your 7”; for seats that are done, totals.
sum-ten = { $first } makes ten by itself.
sum-pair = { $first } and { $second } make { $total ->
    [10] ten
   *[other] { $total }
  }.
higher-instead = { $first } alone makes { $total } instead of { $less }.
sum-more = { $first } and { $second } make { $total ->
    [10] ten
   *[other] { $total }
  } instead of { $less }.
sum-near-alone = Without a joker, { $named } makes { $total } instead of { $less }.
sum-near = Joker aside, { $named } and { $second } make { $total }.
stronger-ten = If tens tie, the higher card wins: { $named }.
needs-joker = { $first } makes ten only with { $second }.
at-most = { $first } makes at most { $total }, even with a second card.
unseen-better = { $share }% of the unseen cards would make more than { $named }.

# The market.
sum-good = { $first } already makes { $total }, the other is unknown.
otherwise-theirs = Otherwise { $named } goes to { $who }.
no-better = { $first } makes no more, and costs { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  }.
card-unseen = { $who ->
    [you] You’d pay { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
      } for a card you can’t see.
   *[other] { $who } would pay { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
      } for a hidden card.
  }
more-than-the-pot = { $pot ->
    [0] The price is { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
      }, and the pot is empty so far.
   *[other] The price is { $chips } chips, and the pot has only { $pot } so far.
  }
chips-kept = { $chips ->
    [one] Keeping 1 chip takes 2 points off the final score.
   *[other] Keeping { $chips } chips takes { $points } points off the final score.
  }
chips-second = Keeping the second chip takes 2 points off the final score.
unbeatable-bid = No one else can bid more.
one-can-outbid = Only { $who } could still bid more.
few-can-outbid = Only { $count } players could still bid more.
lower-bid = The price would be { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  } instead of { $less }.
higher-bid = Anyone else would then have to bid { $chips } chips.
gets-only = In exchange, { $who } would only get { $named }.
known-card = This is { $named }. The other card is unknown.
may-be-the-joker = It may be the joker that { $who } had at the start.
no-auction = A swap costs just 1 chip, and no one can bid against it.
bids-start = Bids for { $named } start at { $chips ->
    [one] just 1 chip
   *[other] { $chips } chips
  }.
marked-card = { $who } put { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  } on it, so it may be good.
no-way-back = { $who } can’t swap back any more this round.
gets-leader = { $who ->
    [you] You are ahead of { $rival }, and would get { $named }.
   *[other] { $who } is ahead of { $rival }, and would get { $named }.
  }

# The first card.
costs-in-hand = In hand at the end, { $named } would cost { $points ->
    [one] 1 point
   *[other] { $points } points
  }.
untaken-in-hand = In hand, no one can take { $named }.
stays-for-later = { $first } stays in hand for a later round.
joker-stays = { $first } stays in hand: later, it makes ten with any card.
higher-alone = Even alone, { $named } beats { $other }.
any-with-joker = The joker makes ten with any card, even { $named }.
costs-loser = { $who ->
    [you] If you lose the round, { $named } costs { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
   *[other] If { $who } loses the round, { $named } costs { $points ->
        [one] 1 point
       *[other] { $points } points
      }.
  }
loser-takes = The loser takes { $named }: { $points } points.
hidden-weak = Face down, { $named } may be swapped for a better card.
hidden-good = No one sees how good { $named } is.
shown-weak = Everyone sees that { $named } isn’t worth taking.
shown-good = Everyone sees it’s good, and a buyer must pay { $who }.

# Chips on a card.
bluff-pays = A buyer must pay { $who } at least { $chips ->
    [one] 1 chip
   *[other] { $chips } chips
  } for a low card.
dearer = A buyer must pay { $who } 2 chips or more.
one-could-take = Without chips, { $taker } can swap for it.
some-could-take = Without chips, { $count } players can swap for it.
out-of-reach = No one can take { $named } any more: it needs no chips.
not-worth-it = { $first } makes at most { $total }: it isn’t worth chips.
seen-to-be-low = Everyone sees that it’s low, so it needs no chips.
only-taker = Only { $taker } can still take it: that’s a small risk.
trade = If it’s taken, { $named } comes in return.

# The second card.
sure-win = No one can beat that any more{ $chips ->
    [0] .
    [one] : it wins 1 chip.
   *[other] : it wins { $chips } chips.
  }
tie-won = That ties with { $named }, but { $how ->
    [single] one card beats two
   *[other] { $second } is higher
  }.
sure-not-last = That’s more than { $named }, so it can’t be the lowest.
needed-to-win = Only more than { $named } can still win the round.
face-up = Face up, it makes { $total ->
    [10] ten
   *[other] { $total }
  } with { $named }, face down only { $less }.
nothing-fits = No card in hand fits: { $named } counts alone anyway.
nothing-helps = No card in hand would make it more.
replaced = A new card will replace { $named } next round.
beaten-too = The higher total wouldn’t beat { $named } either.
beaten-tie = At best it ties with { $named }, and loses the tie.
beaten = No second card would beat { $named }, so save it.
safe-already = Even without a second card, { $named } is lower.

# Who starts.
earlier-wins = In a tie for the lowest total, the later player loses.
later-sees = If you act later, you know what the others did.
