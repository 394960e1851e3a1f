### What Tens says.
###
### person: $who, $giver
### card: $card, $out
### number: $hand, $points
### messages: $scores

## What happens

event-hand = Hand { $hand }: { $who } starts
event-flip = { $who } turns up { $card }
event-draw = { $who } draws { $card }
event-take = { $who } takes { $card } from { $giver }
event-place = { $who } plays { $card } and discards { $out }
event-reshuffle = The discards, except for the top ones, are shuffled into a new draw pile
event-lost = { $who } has no card to take
event-finish = { $who } has turned the tenth card: one last turn for everyone else
event-reveal = The last cards are turned up
event-score = This hand: { ROW($scores, between: ", ") }
score = { $who } { $points }
event-over = The game is over

## Why something can’t be done

flip-first = You can’t do that yet: first everyone turns up three cards.
flipped = You’ve turned up your starting cards. Now you take turns.
face-up-already = You can’t turn up this card: it’s face up already.
touches = You can’t turn up this card: it touches one you’ve already turned up.
take-first = First take a card: from the draw pile, or a discard of another player.
nothing-to-draw = You can’t draw: the draw pile is empty, and there are no discards to shuffle.
own-discards = You can’t take your own discards: they’re for the others.
no-discard = You can’t take anything here: there’s no discard.
place-first = First put the card you took into your grid.

## Options

option-decks = Packs
    .help = How many packs are shuffled together. One is enough for 2 or 3 players, but rules out six of a rank.
    .is-auto = by number of players
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
option-end = Length
    .help = The game ends when a score goes beyond this, below or above zero, or after that many hands.
    .is-100 = ±100
    .is-50 = ±50
    .is-200 = ±200
    .is-1-hand = 1 hand
    .is-3-hands = 3 hands
    .is-5-hands = 5 hands
    .is-9-hands = 9 hands
option-tie = Ties
    .help = If the lowest scores tie, those players share the win, or you play on until one is lowest.
    .is-shared = shared
    .is-extra-hand = extra hand
option-blocks = Neighbouring matches
    .help = Matches of one rank side by side score a bonus, or each just scores 0.
    .is-bonus = bonus
    .is-none = no bonus
