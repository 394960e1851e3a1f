### What Tens says.
###
### person: $who, $giver
### card: $card, $out
### number: $hand, $points
### messages: $scores

## What happens

event-hand = Hand { $hand }, { $who } begins
event-flip = { $who } turns up { $card }
event-draw = { $who } draws { $card }
event-take = { $who } takes { $card } from { $giver }
event-place = { $who } lays { $card } and discards { $out }
event-reshuffle = The discards below the top ones are shuffled into a new pile
event-lost = { $who } finds no card to take
event-finish = { $who } has turned the tenth card: one last turn for everybody else
event-reveal = The last cards are turned up
event-score = The hand counts: { ROW($scores, between: ", ") }
score = { $who } { $points }
event-over = The game is over

## Why something cannot be done

flip-first = The cards stay where they are. First every player turns up three of their own.
flipped = The grid stays as it is. The cards to start with are turned up.
face-up-already = This card lies face up already.
touches = This card stays face down. It touches one already turned up, above, below or beside it.
take-first = The grid stays as it is. First a card is taken, from the draw pile or from another player’s discards.
nothing-to-draw = The draw pile is empty, and there are no discards to shuffle.
own-discards = These discards stay for the others. Nobody takes from their own.
no-discard = There is no discard here to take.
place-first = The other cards stay where they are. First the card just taken goes on the grid.

## Options

option-decks = Packs
    .help = How many packs are shuffled together. One is enough for 2 or 3, but six of a rank cannot meet then.
    .is-auto = by players
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
option-end = Length
    .help = The game ends when a total lies beyond this, below zero or above, or after so many hands.
    .is-100 = ±100
    .is-50 = ±50
    .is-200 = ±200
    .is-1-hand = 1 hand
    .is-3-hands = 3 hands
    .is-5-hands = 5 hands
    .is-9-hands = 9 hands
option-tie = A tie for the lowest
    .help = Equal lowest totals share the victory, or hands are added until one is lowest.
    .is-shared = shared
    .is-extra-hand = one more hand
