### What PIG 10 says.
###
### person: $who
### card: $card
### number: $value, $cards, $left
### cards: $hand

## What happens

event-deal =
    { $who ->
        [you] You’re dealt { ROW($hand, between: " ") }
       *[other] { $who } is dealt { ROW($hand, between: " ") }
    }
event-begin =
    { $who ->
        [you] You start
       *[other] { $who } starts
    }
event-draw =
    { $who ->
        [you] You draw { $card }
       *[other] { $who } draws { $card }
    }
# The middle is empty.
play-first =
    { $who ->
        [you] You play <b>{ $value }</b>
       *[other] { $who } plays <b>{ $value }</b>
    }
play-add =
    { $who ->
        [you] You add { $card }: <b>{ $value }</b>
       *[other] { $who } adds { $card }: <b>{ $value }</b>
    }
play-over =
    { $who ->
        [you] You add { $card }: <b>{ $value }</b>, over{ "\u00A0" }ten
       *[other] { $who } adds { $card }: <b>{ $value }</b>, over{ "\u00A0" }ten
    }
# A frog makes the middle zero.
play-frog =
    { $who ->
        [you] You play a frog: <b>{ $value }</b>
       *[other] { $who } plays a frog: <b>{ $value }</b>
    }
# The card makes its own number the value of the middle.
play-same =
    { $who ->
        [you] You play { $card } and make it <b>{ $value }</b>
       *[other] { $who } plays { $card } and makes it <b>{ $value }</b>
    }
# Five is taken away from the middle.
play-subtract =
    { $who ->
        [you] You take { $card } away: <b>{ $value }</b>
       *[other] { $who } takes { $card } away: <b>{ $value }</b>
    }
# The middle is exactly ten, and goes to the player who made it so. “PIG 10!” is what they call.
event-capture =
    { $who ->
        [you]
            { $cards ->
                [one] PIG 10! You take <b>1 card</b>
               *[other] PIG 10! You take <b>{ $cards } cards</b>
            }
       *[other]
            { $cards ->
                [one] PIG 10! { $who } takes <b>1 card</b>
               *[other] PIG 10! { $who } takes <b>{ $cards } cards</b>
            }
    }
# Somebody went over ten, and the player before them takes the middle.
event-bust =
    { $who ->
        [you]
            { $cards ->
                [one] You take <b>1 card</b>
               *[other] You take <b>{ $cards } cards</b>
            }
       *[other]
            { $cards ->
                [one] { $who } takes <b>1 card</b>
               *[other] { $who } takes <b>{ $cards } cards</b>
            }
    }
event-leftovers =
    { $who ->
        [you] You were the last to take cards, so you get the middle
       *[other] { $who } was the last to take cards, so they get the middle
    }
event-over =
    { $left ->
        [one] No one gets the 1 card left in the middle
       *[other] No one gets the { $left } cards left in the middle
    }

## Why something can’t be done

not-held = You can’t play { $card }: you don’t have it.
# The value is the card’s own number.
not-same = You can only add { $card }: neither the last card nor the middle is { $value }.
too-much = You can’t play { $card }: it makes { $value }, and you have a card that doesn’t go over ten.
below-zero = You can’t take { $card } away: the middle is at { $value } and can’t go below 0.

## Options

option-leftovers = Cards left in the middle
    .help = Who gets the cards left in the middle at the end?
    .is-nobody = no one
    .is-last-taker = last player to take cards
option-tie = Ties
    .help = If you tie for the most cards, you share the win, or the player with more PIG 10s wins.
    .is-shared = shared win
    .is-most-tens = most PIG 10s
option-first-player = First player
    .help = Pick the first player at random, or choose a seat.
    .is-random = random
option-gentle = Going over ten
    .help = Play any card, or only go over ten if you must (good with young children).
    .is-off = allowed
    .is-on = only if you must
