### What PIG 10 says.
###
### person: $who
### card: $card
### number: $value, $cards, $left
### cards: $hand

## What happens

event-deal = { $who } is dealt { ROW($hand, between: " ") }
event-begin = { $who } begins
event-draw = { $who } draws { $card }
# The middle is empty.
play-first = { $who } plays <b>{ $value }</b>
play-add = { $who } adds { $card }: <b>{ $value }</b>
play-over = { $who } adds { $card }: <b>{ $value }</b>, too{ "\u00A0" }many
# A frog makes the middle zero.
play-frog = { $who } plays a frog: <b>{ $value }</b>
# The card makes its own number the value of the middle.
play-same = { $who } plays { $card }, makes it <b>{ $value }</b>
# Five is taken away from the middle.
play-subtract = { $who } takes { $card } away: <b>{ $value }</b>
# The middle is exactly ten, and is taken by who made it so. “PIG 10!” is what they call.
event-capture = PIG 10! { $who } takes <b>{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}</b>
# Somebody went over ten, and who sits on their right takes the middle.
event-bust = { $who } takes <b>{ $cards ->
    [one] 1 card
   *[other] { $cards } cards
}</b>
event-leftovers = The middle goes to { $who }, who took last
event-over = { $left ->
    [one] 1 card left in the middle belongs to nobody
   *[other] { $left } cards left in the middle belong to nobody
}

## Why something cannot be done

not-held = There is no { $card } in this hand.
# The value is the card’s own number.
not-same = { $card } can only be added now: neither the last card nor the middle’s value is { $value }.
too-much = { $card } is not added: it would make { $value }. Who can keep the middle at ten or below has to.
below-zero = { $card } can only be added now: the middle is worth { $value } and never falls below 0.

## Options

option-leftovers = Cards left in the middle
    .help = Who gets what still lies in the middle when the last card has been played.
    .is-nobody = nobody’s
    .is-last-taker = to whoever took last
option-tie = A tie at the top
    .help = Equal numbers of cards share the victory, or the one who called PIG 10 more often has it.
    .is-shared = shared
    .is-most-tens = more PIG 10 calls win
option-first-player = Who begins
    .help = Chance decides, or one seat always begins.
    .is-random = by chance
option-gentle = Going over ten
    .help = Any card may be played; or, with small children, who can keep the middle at ten or below has to.
    .is-off = allowed
    .is-on = only who has to
