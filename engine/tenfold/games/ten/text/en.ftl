### What 10 says.
###
### person: $who, $owner, $winner, $loser, $starter
### card: $card, $got, $gave
### cards: $hand, $drawn
### number: $value, $chips, $price, $bid, $pot, $total, $points, $held, $protection, $seat
### text: $score
### message: $called, $other
### messages: $sums, $scores

## Cards

# What a card is called in a sentence and on a button, wherever its face is not drawn.
called-normal = { $value }
called-penalty = penalty { $value }
called-joker = joker
called-round = round card { $value }

## What happens

event-deal = { $who } is dealt { ROW($hand, between: " ") }
event-refill = { $who } draws { ROW($drawn, between: " ") }
event-round = The round card is { $value }. { $who } starts
# $chips are the player’s own, laid on the card to protect it.
lay-open =
    { $chips ->
        [0] { $who } lays { $card } open
        [one] { $who } lays { $card } open under 1 chip
       *[other] { $who } lays { $card } open under { $chips } chips
    }
# Told to the one who laid it.
lay-covered =
    { $chips ->
        [0] { $who } lays { $card } covered
        [one] { $who } lays { $card } covered under 1 chip
       *[other] { $who } lays { $card } covered under { $chips } chips
    }
# Told to all others.
lay-unseen =
    { $chips ->
        [0] { $who } lays a card covered
        [one] { $who } lays a card covered under 1 chip
       *[other] { $who } lays a card covered under { $chips } chips
    }
event-decline = { $who } declines
decline-forced = { $who } has no chips for the market
event-open = { $who } bids { $bid } for { $owner }’s card
event-bid = { $who } bids { $bid }
event-pass = { $who } passes
pass-forced = { $who } has too few chips to bid
# A swap costs one chip. $who gets the first card of two, and gives the second for it.
swap-open = { $who } pays 1 chip to the pot and swaps with { $owner }: { $got } for { $gave }
swap-gets-covered = { $who } pays 1 chip to the pot and swaps with { $owner }: a covered card for { $gave }
swap-gives-covered = { $who } pays 1 chip to the pot and swaps with { $owner }: { $got } for a covered card
swap-covered = { $who } pays 1 chip to the pot and swaps with { $owner }: a covered card for a covered card
# The end of an auction: cards are exchanged as above.
sold-open =
    { $price ->
        [one] { $who } pays 1 chip to { $owner }: { $got } for { $gave }
       *[other] { $who } pays { $price } chips to { $owner }: { $got } for { $gave }
    }
sold-gets-covered =
    { $price ->
        [one] { $who } pays 1 chip to { $owner }: a covered card for { $gave }
       *[other] { $who } pays { $price } chips to { $owner }: a covered card for { $gave }
    }
sold-gives-covered =
    { $price ->
        [one] { $who } pays 1 chip to { $owner }: { $got } for a covered card
       *[other] { $who } pays { $price } chips to { $owner }: { $got } for a covered card
    }
sold-covered =
    { $price ->
        [one] { $who } pays 1 chip to { $owner }: a covered card for a covered card
       *[other] { $who } pays { $price } chips to { $owner }: a covered card for a covered card
    }
# Told to the one who looks.
see-card = { $who } looks: it is { $card }
# Told to all others.
event-see = { $who } looks at the new card
event-protect =
    { $chips ->
        [one] { $who } raises the protection to 1 chip
       *[other] { $who } raises the protection to { $chips } chips
    }
event-collect =
    { $chips ->
        [one] The pot takes 1 chip from the cards and holds { $pot }
       *[other] The pot takes { $chips } chips from the cards and holds { $pot }
    }
event-turn = { $who } turns up { $card }
# As above, but because the round is over.
event-show = { $who } turns up { $card }
event-leave = { $who } leaves the card covered
event-add = { $who } adds { $card }, which makes { $total }
event-stop = { $who } adds nothing
event-result =
    { $pot ->
        [one] The sums: { ROW($sums, between: ", ") }. { $winner } wins 1 chip, { $loser } takes { $points } penalty points
       *[other] The sums: { ROW($sums, between: ", ") }. { $winner } wins { $pot } chips, { $loser } takes { $points } penalty points
    }
sum = { $who } { $total }
event-reshuffle = The points are written down, and the cards taken are shuffled into a new draw pile
event-starter = { $who } lets { $starter } start
starter-again = { $who } starts again
event-rest =
    { $points ->
        [one] The draw pile is empty, so the game ends. { $who } takes the round cards that are left: 1 penalty point
       *[other] The draw pile is empty, so the game ends. { $who } takes the round cards that are left: { $points } penalty points
    }
event-over = The game is over: { ROW($scores, between: ", ") }
# $score is a number with its sign.
score = { $who } { $score }

## Why something cannot be done

lay-first = First everybody lays a card, open or covered.
# $called is one of the names of cards above.
not-in-hand = There is no { $called } in this hand.
no-chips-to-lay =
    { $chips ->
        [one] 1 chip to protect the card are more than the { $held } there are.
       *[other] { $chips } chips to protect the card are more than the { $held } there are.
    }
market-now = Now a card can be swapped or bid for, or the chance declined.
no-seat = There is no seat { $seat } at this table.
own-card = This is the player’s own card, and only cards of others are for sale.
swap-protected = The card is protected: it has to be bid for.
swap-costs = A swap costs a chip.
not-protected = The card is not protected: a swap for one chip is enough.
bids-begin =
    { $protection ->
        [one] The card is protected by 1 chip, so the bids begin at 1.
       *[other] The card is protected by { $protection } chips, so the bids begin at { $protection }.
    }
auction-now = There is an auction: now the bid is raised, or passed.
bid-stands = The bid stands at { $bid }, so only more than { $bid } raises it.
no-chips-to-bid =
    { $bid ->
        [one] The bid stays open. 1 chip are more than the { $held } there are.
       *[other] The bid stays open. { $bid } chips are more than the { $held } there are.
    }
protect-now = Now the new card can be protected, or kept as it is.
no-lower = The protection can be raised or kept, but not lowered.
no-chips-to-protect = There are not enough chips left for so much protection.
second-now = The market is closed: now the first card is turned up or left, and an open one may take a second.
lies-open = The first card lies open already.
lies-covered = The first card is covered: it is turned up or left. Only an open one takes a second.
# A normal card, and then a penalty card, that makes too much with $other, one of the names of cards above.
too-much-normal = { $value } stays in hand. With { $other } it makes { $total }, and 10 is the most.
too-much-penalty = Penalty { $value } stays in hand. With { $other } it makes { $total }, and 10 is the most.
starter-now = Now the winner of the round names who starts the next one.

## Options

option-surplus_jokers = Jokers beyond one each
    .help = Whether the jokers that nobody is dealt at the start are shuffled into the draw pile.
    .is-in = in the draw pile
    .is-out = left out
option-auction_pass = Passing in an auction
    .help = Whether who has passed may come back while others still raise the bid.
    .is-final = final
    .is-may-reenter = may come back
option-tie_break = Equal highest sums
    .help = Which of two equal sums wins a round, before the earlier turn does.
    .is-highest-card = the higher single card
    .is-one-card = one card before two
option-length = Length
    .help = Whether cards taken are shuffled again where the draw pile ends the game, or half the rounds are enough.
    .is-ends = until the cards run out
    .is-reshuffle = always 10 rounds
    .is-5-rounds = 5 rounds
