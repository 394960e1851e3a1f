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
event-round =
    { $who ->
        [you]
            You deal { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            } each and turn up { $turned_up }
       *[other]
            { $who } deals { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            } each and turns up { $turned_up }
    }
event-deal =
    { $who ->
        [you] You’re dealt { ROW($hand, between: " ") }
       *[other] { $who } is dealt { ROW($hand, between: " ") }
    }
event-bid =
    { $who ->
        [you] You bid <b>{ $bid }</b>
       *[other] { $who } bids <b>{ $bid }</b>
    }
# Everyone bids at once, and no one sees the bids yet.
bid-unseen =
    { $who ->
        [you] You have bid
       *[other] { $who } has bid
    }
event-bids = The bids: { ROW($bids, between: ", ") }
bid = { $who } { $bid }
# The first card of a trick.
lead =
    { $who ->
        [you] You lead { $card }
       *[other] { $who } leads { $card }
    }
event-play =
    { $who ->
        [you] You play { $card }
       *[other] { $who } plays { $card }
    }
event-trick =
    { $who ->
        [you] You win the trick
       *[other] { $who } wins the trick
    }
# The players who made their bid.
event-score = Bids made: { ROW($made, between: ", ") }
score-nobody = No one made their bid
event-over = The game is over

## Why something can’t be done

not-held = You can’t play { $card }: you don’t have it.
bids-first = You can’t play { $card } yet: everyone bids first.
hooked = You can’t bid { $bid }: with the hook, the bids can’t add up to { $tricks }.
too-many =
    { $tricks ->
        [one] You can’t bid { $bid }: there’s only 1 trick.
       *[other] You can’t bid { $bid }: there are only { $tricks } tricks.
    }
bids-stand = You can’t change your bid now: play a card.
# The suit is C, D, H or S.
follow = You can’t play { $card }: follow suit with a { $suit ->
    [C] club
    [D] diamond
    [H] heart
   *[S] spade
}.
first-trick = You can’t play { $card }: no trumps in the first trick while you hold another suit.
not-thrown = You can’t lead { $card } yet: no one has trumped in.
not-played = You can’t lead { $card } yet: no one has played a trump.
# Two options that a table cannot have together: the hook, and all bidding at once.
hook-in-turn = The hook needs a last bidder, so you can’t combine it with bidding all at once.

## Options

option-hook = Hook
    .help = The last bidder can’t make the bids add up to the number of tricks, so someone must miss.
    .is-off = off
    .is-on = on
option-first-trick-trump = Trumps at the start
    .help = Choose when you can lead a trump, or play one if you can’t follow suit.
    .is-printed = not in the first trick
    .is-free = any time
    .is-until-broken = lead once someone has trumped in
    .is-until-played = lead once a trump is played
option-missed = Missed bids
    .help = You score this if you win more or fewer tricks than you bid.
    .is-nothing = nothing
    .is-tricks = 1 point a trick
    .is-minus = minus the difference
option-bids = Bidding
    .help = Bid in turn and hear the bids before yours, or all at once and in secret.
    .is-in-turn = in turn
    .is-all-at-once = all at once
option-rounds = Length
    .help = The number of cards you each get in each round.
    .is-10-to-1 = 10 → 1
    .is-5-to-1 = 5 → 1
    .is-1-to-10 = 1 → 10
    .is-10-to-1-to-10 = 10 → 1 → 10
