### What computer players of every game say of what can be done.
###
### person: $who
### number: $own, $theirs, $count
### text: $amount, $how, $act
### message: $fact, $other, $loss, $first, $then, $call, $kind

only-play = There’s no other choice.
choice = A computer player would choose this.
other-play = You could choose this too.
let-pass = Let it pass
act = { $act }
of-kind = { $call } ({ $kind })

## What will happen

plain = { $fact }.
percent = { $fact }: { $own }% instead of { $theirs }%.
# Of what probably won’t happen: the number is the chance that it does.
percent-only = { $fact }: only { $own }% instead of { $theirs }%.
# It stands where there's no room to say what the other act comes to.
percent-alone = { $fact }: { $own }%.
# It names the other act, where nothing else does.
percent-and = { $fact }: { $own }% ({ $other }: { $theirs }%).
about = { $fact }: about { $own } instead of { $theirs }.
win-game = { $who } { $how ->
    [sure] will win the game
    [never] can’t win the game any more
    [likely] will probably win the game
    [unlikely] probably won’t win the game
    [more] will win the game more often
   *[less] will win the game less often
  }

## How much worse another act is

next-fact = { $other }: { $fact }.
next-worse = { $other }: { $loss } worse.
next-as-good = { $other }: about as good.
next-too-close = { $other }: too close to call.
next-wins-less = { $other }: { $count }% fewer wins.
this-worse = It’s { $loss } worse.
this-as-good = It’s about as good.
this-too-close = It’s too close to call.
this-wins-less = It wins { $count }% fewer games.
points = about { $count ->
    [one] 1 point
   *[other] { $count } points
  }
# Less than a quarter of a point.
a-little = a little
points-part = about { $amount } points
cards = about { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
cards-part = about { $amount } cards
both = { $first } { $then }
aim-only = { $fact }

## The computer players

# How each plays, for choosing an opponent.
character-ada = Takes risks, keeps the best till last, and spoils your plans.
character-blaise = Bets on the unknown, spends freely, and leaves you alone.
character-carl = Likes a sure thing, and saves up without watching anyone else.
character-emmy = Plays it safe, gives freely, and means no one any harm.
character-grace = Strikes first and hard at anyone who has a plan.
character-hypatia = Waits, saves, and gets in the others’ way.
character-leonhard = Bluffs and bids high, but holds on to good cards.
character-sofya = Takes no chances, and will pay to see you fail.
