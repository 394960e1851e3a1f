### What Tens says.
###
### person: $who, $giver
### card: $card, $out
### number: $hand, $points
### messages: $scores

## What happens

event-hand =
    { $who ->
        [you] Round { $hand }: you start
       *[other] Round { $hand }: { $who } starts
    }
event-flip =
    { $who ->
        [you] You turn up { $card }
       *[other] { $who } turns up { $card }
    }
event-draw =
    { $who ->
        [you] You draw { $card }
       *[other] { $who } draws { $card }
    }
event-take =
    { $who ->
        [you] You take { $card } from { $giver }
       *[other] { $who } takes { $card } from { $giver }
    }
event-place =
    { $who ->
        [you] You play { $card } and discard { $out }
       *[other] { $who } plays { $card } and discards { $out }
    }
event-reshuffle = All discards except the top ones are shuffled into a new draw pile
event-lost =
    { $who ->
        [you] You have no card to take, so you miss a turn
       *[other] { $who } has no card to take and so misses a turn
    }
event-finish =
    { $who ->
        [you] You have ten cards face up: one last turn for everyone else
       *[other] { $who } has ten cards face up: one last turn for everyone else
    }
event-reveal = The last cards are turned up
event-score = This round: { ROW($scores, between: ", ") }
score = { $who } { $points }
event-over = The game is over

## Why something can’t be done

flip-first = You can’t do that yet: first everyone turns up 3 cards.
flipped = You can’t turn up any more cards: take a card and play it instead.
face-up-already = You can’t turn up this card: it’s face up already.
touches = You can’t turn up this card: it touches one you’ve already turned up.
take-first = You can’t do that yet: first draw a card, or take another player’s discard.
nothing-to-draw = You can’t draw: the draw pile is empty, and there are no discards to shuffle.
own-discards = You can’t take your own discards: they’re for the others.
no-discard = You can’t take anything here: there’s no discard.
place-first = You can’t do that yet: first put the card you took into your grid.

## Options

option-decks = Packs
    .help = The number of packs you shuffle together. 1 is enough for 2 or 3 players, but has only 4 of each rank.
    .is-auto = by number of players
    .is-1 = 1
    .is-2 = 2
    .is-3 = 3
    .is-4 = 4
one-pack = One pack is only enough for 2 or 3 players.
option-end = Length
    .help = The game ends when a score goes past this limit, or after this many rounds.
    .is-100 = ±100
    .is-50 = ±50
    .is-200 = ±200
    .is-1-hand = 1 round
    .is-3-hands = 3 rounds
    .is-5-hands = 5 rounds
    .is-9-hands = 9 rounds
option-tie = Ties
    .help = If the lowest scores tie, you share the win, or play extra rounds until one is lowest.
    .is-shared = shared win
    .is-extra-hand = extra round
option-blocks = Neighbouring matches
    .help = Matches of the same rank side by side score a bonus, or just 0 each.
    .is-bonus = bonus
    .is-none = no bonus
