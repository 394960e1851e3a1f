### What Tens says.
###
### person: $who, $giver
### card: $card, $out
### number: $hand, $points
### messages: $scores

## What happens

event-hand = Round { $hand }: { $who } starts
event-flip = { $who } turns up { $card }
event-draw = { $who } draws { $card }
event-take = { $who } takes { $card } from { $giver }
event-place = { $who } plays { $card } and discards { $out }
event-reshuffle = The discards under the top ones are shuffled into a new pile
event-lost = There is no card for { $who } to take
event-finish = { $who } has ten cards face up: one last turn for everyone else
event-reveal = The last cards are turned up
event-score = Round score: { ROW($scores, between: ", ") }
score = { $who } { $points }
event-over = The game is over

## Why something cannot be done

flip-first = You can’t do that yet: everyone turns up three cards first.
flipped = You can’t turn up any more cards: replace one instead.
face-up-already = This card is already face up.
touches = You can’t turn up this card: it touches one that’s face up.
take-first = Take a card first, from the draw pile or another player’s discards.
nothing-to-draw = You can’t draw: the pile is empty, and there are no discards to shuffle.
own-discards = You can’t take your own discard: take another player’s, or draw.
no-discard = There’s no discard here to take.
place-first = You can’t do that now: first replace a card with the one you took.

## Options

option-decks = Packs
    .help = How many packs do you use? One is enough for 2 or 3 players, but three matches of one rank can’t happen.
    .is-auto = by players
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
option-end = Length
    .help = Play until a total goes above this or below its minus, or for a number of rounds.
    .is-100 = ±100
    .is-50 = ±50
    .is-200 = ±200
    .is-1-hand = 1 round
    .is-3-hands = 3 rounds
    .is-5-hands = 5 rounds
    .is-9-hands = 9 rounds
option-tie = Ties
    .help = If the lowest total is tied, share the win, or play more rounds until one player is lowest.
    .is-shared = shared win
    .is-extra-hand = extra rounds
option-blocks = Matches side by side
    .help = Do matches of one rank side by side score a bonus, or just 0 each?
    .is-bonus = bonus
    .is-none = no bonus
