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
    { $cards ->
        [one] { $who } deals 1 card each and turns up { $turned_up }
       *[other] { $who } deals { $cards } cards each and turns up { $turned_up }
    }
event-deal = { $who } is dealt { ROW($hand, between: " ") }
event-bid = { $who } bids <b>{ $bid }</b>
# All bid at once, and nobody sees yet what.
bid-unseen = { $who } has bid
event-bids = The bids: { ROW($bids, between: ", ") }
bid = { $who } { $bid }
# The first card of a trick.
lead = { $who } leads { $card }
event-play = { $who } plays { $card }
event-trick = { $who } wins the trick
# Who won the number of tricks that they bid.
event-score = Bids made: { ROW($made, between: ", ") }
score-nobody = No one made their bid
event-over = The game is over

## Why something cannot be done

not-held = You can’t play { $card }: you don’t have it.
bids-first = You can’t play { $card } yet: everyone bids first.
hooked = You can’t bid { $bid }: with the hook, the bids can’t add up to { $tricks }.
too-many =
    { $tricks ->
        [one] You can’t bid { $bid }: there’s only 1 trick.
       *[other] You can’t bid { $bid }: there are only { $tricks } tricks.
    }
bids-stand = You can’t bid any more: everyone has bid.
# The suit is C, D, H or S.
follow =
    { $suit ->
        [C] You can’t play { $card }: follow suit with a club.
        [D] You can’t play { $card }: follow suit with a diamond.
        [H] You can’t play { $card }: follow suit with a heart.
       *[S] You can’t play { $card }: follow suit with a spade.
    }
first-trick = You can’t play the trump { $card } to the first trick: play another suit.
not-thrown = You can’t lead { $card }: no one has trumped in yet. Lead another suit.
not-played = You can’t lead { $card }: no trump has been played yet. Lead another suit.
# Two options that a table cannot have together: the hook, and all bidding at once.
hook-in-turn = The hook needs a last bidder, so it goes with bidding in turn, not all at once.

## Options

option-hook = Hook
    .help = The last bidder can’t make the bids add up to the tricks, so someone must miss.
    .is-off = off
    .is-on = on
option-first-trick-trump = Playing trumps
    .help = When can you lead a trump, or trump in if you can’t follow suit?
    .is-printed = not on the first trick
    .is-free = any time
    .is-until-broken = lead after someone trumps in
    .is-until-played = lead after any trump
option-missed = Missed bids
    .help = What do you score if you win more or fewer tricks than you bid?
    .is-nothing = nothing
    .is-tricks = 1 point per trick
    .is-minus = −1 point per trick off
option-bids = Bidding
    .help = Do you bid in turn and hear the bids before yours, or all at once in secret?
    .is-in-turn = in turn
    .is-all-at-once = all at once
option-rounds = Length
    .help = How many cards does each player get, round by round?
    .is-10-to-1 = 10 → 1
    .is-5-to-1 = 5 → 1
    .is-1-to-10 = 1 → 10
    .is-10-to-1-to-10 = 10 → 1 → 10
