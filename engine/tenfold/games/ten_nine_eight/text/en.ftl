### What 10-9-8 says.
###
### person: $who
### card: $card, $turned_up
### number: $cards, $bid, $tricks
### text: $suit
### cards: $hand
### persons: $made
### messages: $bids

## What happens

# Everyone gets this number of cards.
event-round = { $who } deals { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} each, { $turned_up } is turned up
event-deal = { $who } is dealt { ROW($hand, between: " ") }
event-bid = { $who } bids <b>{ $bid }</b>
# All bid at once, and nobody sees yet what.
bid-unseen = { $who } has bid
event-bids = The bids: { ROW($bids, between: ", ") }
bid = { $who } { $bid }
# The first card of a trick.
lead = { $who } leads { $card }
event-play = { $who } plays { $card }
event-trick = { $who } takes the trick
# Who won as many tricks as they bid.
event-score = Made exactly: { ROW($made, between: ", ") }
score-nobody = Made exactly: nobody
event-over = The game is over

## Why something cannot be done

not-held = { $card } is not in this hand.
bids-first = { $card } stays in hand. The bids come before the first card.
hooked = The bid stays open. { $bid } makes the bids add up to { $tricks }, which the hook forbids.
too-many = The bid stays open. There are { $tricks } tricks to bid on, so { $bid } is too many.
bids-stand = The bids stand. Now the cards are played.
# The suit is C, D, H or S.
follow = { $card } stays in hand. { $suit ->
    [C] Clubs
    [D] Diamonds
    [H] Hearts
   *[S] Spades
} were led and must be followed.
first-trick = { $card } stays in hand. The first trick takes no trump from a hand with another suit.
not-thrown = { $card } stays in hand. Until a trump is thrown, none is led from a hand with another suit.
not-played = { $card } stays in hand. Until a trump has been played, none is led from a hand with another suit.
# Two options that a table cannot have together: the hook, and all bidding at once.
hook-in-turn = The hook is for the last to bid, so it goes with bidding in turn, not all at once.

## Options

option-hook = Hook
    .help = The last to bid may not make the bids add up to the tricks, so that somebody must miss.
    .is-off = off
    .is-on = on
option-first-trick-trump = Trump at the start
    .help = When a trump may be led, and thrown by who cannot follow.
    .is-printed = not at the first trick
    .is-free = at any time
    .is-until-broken = led once one was thrown
    .is-until-played = led once one was played
option-missed = A missed bid
    .help = What those score who win more or fewer tricks than they bid.
    .is-nothing = nothing
    .is-tricks = a point a trick
    .is-minus = minus the difference
option-bids = Bidding
    .help = One after the other, each hearing the bids before, or all at once, unseen until the last is in.
    .is-in-turn = in turn
    .is-all-at-once = all at once
option-rounds = Length
    .help = How many cards are dealt, round by round.
    .is-10-to-1 = 10 → 1
    .is-5-to-1 = 5 → 1
    .is-1-to-10 = 1 → 10
    .is-10-to-1-to-10 = 10 → 1 → 10
