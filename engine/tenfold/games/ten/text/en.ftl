### What 10 says.
###
### person: $who, $owner, $winner, $loser, $starter
### card: $card, $got, $gave
### cards: $hand, $drawn
### number: $value, $chips, $price, $bid, $pot, $total, $points, $held, $protection, $seat
### message: $called, $other
### messages: $sums, $scores

## Cards

# What a card is called in a sentence and on a button, wherever its face is not drawn.
called-normal = { $value }
called-penalty = penalty card { $value }
called-joker = joker
called-round = round card { $value }

## What happens

event-deal =
    { $who ->
        [you] You’re dealt { ROW($hand, between: " ") }
       *[other] { $who } is dealt { ROW($hand, between: " ") }
    }
event-refill =
    { $who ->
        [you] You draw { ROW($drawn, between: " and ") }
       *[other] { $who } draws { ROW($drawn, between: " and ") }
    }
event-round =
    { $who ->
        [you] The round card is { $value }. You start
       *[other] The round card is { $value }. { $who } starts
    }
# As above, but the winner of the last round has just chosen who starts.
round-card = The round card is { $value }
# $chips are the player’s own, put on the card to protect it.
lay-open =
    { $who ->
        [you]
            { $chips ->
                [0] You play { $card } face up
                [one] You play { $card } face up with 1 chip
               *[other] You play { $card } face up with { $chips } chips
            }
       *[other]
            { $chips ->
                [0] { $who } plays { $card } face up
                [one] { $who } plays { $card } face up with 1 chip
               *[other] { $who } plays { $card } face up with { $chips } chips
            }
    }
# For the player who played it.
lay-covered =
    { $who ->
        [you]
            { $chips ->
                [0] You play { $card } face down
                [one] You play { $card } face down with 1 chip
               *[other] You play { $card } face down with { $chips } chips
            }
       *[other]
            { $chips ->
                [0] { $who } plays { $card } face down
                [one] { $who } plays { $card } face down with 1 chip
               *[other] { $who } plays { $card } face down with { $chips } chips
            }
    }
# For everyone else.
lay-unseen =
    { $who ->
        [you]
            { $chips ->
                [0] You play a card face down
                [one] You play a card face down with 1 chip
               *[other] You play a card face down with { $chips } chips
            }
       *[other]
            { $chips ->
                [0] { $who } plays a card face down
                [one] { $who } plays a card face down with 1 chip
               *[other] { $who } plays a card face down with { $chips } chips
            }
    }
event-decline =
    { $who ->
        [you] You buy nothing
       *[other] { $who } buys nothing
    }
decline-forced =
    { $who ->
        [you] You have no chips to buy with
       *[other] { $who } has no chips to buy with
    }
event-open =
    { $owner ->
        [you] { $who } bids { $bid } for your card
       *[other]
            { $who ->
                [you] You bid { $bid } for { $owner }’s card
               *[other] { $who } bids { $bid } for { $owner }’s card
            }
    }
event-bid =
    { $who ->
        [you] You bid { $bid }
       *[other] { $who } bids { $bid }
    }
event-pass =
    { $who ->
        [you] You pass
       *[other] { $who } passes
    }
pass-forced =
    { $who ->
        [you] You have too few chips to bid
       *[other] { $who } has too few chips to bid
    }
# A swap costs one chip. $who gets the first card of two, and gives the second for it.
swap-open =
    { $who ->
        [you] You pay 1 chip to the pot and swap with { $owner }: { $gave } for { $got }
       *[other] { $who } pays 1 chip to the pot and swaps with { $owner }: { $gave } for { $got }
    }
swap-gets-covered =
    { $who ->
        [you] You pay 1 chip to the pot and swap with { $owner }: { $gave } for a face-down card
       *[other] { $who } pays 1 chip to the pot and swaps with { $owner }: { $gave } for a face-down card
    }
swap-gives-covered =
    { $who ->
        [you] You pay 1 chip to the pot and swap with { $owner }: a face-down card for { $got }
       *[other] { $who } pays 1 chip to the pot and swaps with { $owner }: a face-down card for { $got }
    }
swap-covered =
    { $who ->
        [you] You pay 1 chip to the pot and swap with { $owner }: a face-down card for another
       *[other] { $who } pays 1 chip to the pot and swaps with { $owner }: a face-down card for another
    }
# The end of an auction: cards are exchanged as above.
sold-open =
    { $who ->
        [you]
            { $price ->
                [one] You pay { $owner } 1 chip and swap { $gave } for { $got }
               *[other] You pay { $owner } { $price } chips and swap { $gave } for { $got }
            }
       *[other]
            { $price ->
                [one] { $who } pays { $owner } 1 chip and swaps { $gave } for { $got }
               *[other] { $who } pays { $owner } { $price } chips and swaps { $gave } for { $got }
            }
    }
sold-gets-covered =
    { $who ->
        [you]
            { $price ->
                [one] You pay { $owner } 1 chip and swap { $gave } for a face-down card
               *[other] You pay { $owner } { $price } chips and swap { $gave } for a face-down card
            }
       *[other]
            { $price ->
                [one] { $who } pays { $owner } 1 chip and swaps { $gave } for a face-down card
               *[other] { $who } pays { $owner } { $price } chips and swaps { $gave } for a face-down card
            }
    }
sold-gives-covered =
    { $who ->
        [you]
            { $price ->
                [one] You pay { $owner } 1 chip and swap a face-down card for { $got }
               *[other] You pay { $owner } { $price } chips and swap a face-down card for { $got }
            }
       *[other]
            { $price ->
                [one] { $who } pays { $owner } 1 chip and swaps a face-down card for { $got }
               *[other] { $who } pays { $owner } { $price } chips and swaps a face-down card for { $got }
            }
    }
sold-covered =
    { $who ->
        [you]
            { $price ->
                [one] You pay { $owner } 1 chip and swap face-down cards
               *[other] You pay { $owner } { $price } chips and swap face-down cards
            }
       *[other]
            { $price ->
                [one] { $who } pays { $owner } 1 chip and swaps face-down cards
               *[other] { $who } pays { $owner } { $price } chips and swaps face-down cards
            }
    }
# For the player who looks.
see-card =
    { $who ->
        [you] You look at it: { $card }
       *[other] { $who } looks at it: { $card }
    }
# For everyone else.
event-see =
    { $who ->
        [you] You look at the new card
       *[other] { $who } looks at the new card
    }
event-protect =
    { $who ->
        [you]
            { $chips ->
                [one] You protect the card with 1 chip
               *[other] You protect the card with { $chips } chips
            }
       *[other]
            { $chips ->
                [one] { $who } protects the card with 1 chip
               *[other] { $who } protects the card with { $chips } chips
            }
    }
event-collect =
    { $chips ->
        [one] 1 chip goes from the cards to the pot, which now holds { $pot }
       *[other] { $chips } chips go from the cards to the pot, which now holds { $pot }
    }
event-turn =
    { $who ->
        [you] You turn up { $card }
       *[other] { $who } turns up { $card }
    }
# As above, but because the round is over.
event-show =
    { $who ->
        [you] You turn up { $card }
       *[other] { $who } turns up { $card }
    }
event-leave =
    { $who ->
        [you] You leave the card face down
       *[other] { $who } leaves the card face down
    }
event-add =
    { $who ->
        [you] You add { $card } and make { $total }
       *[other] { $who } adds { $card } and makes { $total }
    }
event-stop =
    { $who ->
        [you] You add nothing
       *[other] { $who } adds nothing
    }
event-result =
    { $loser ->
        [you]
            { $pot ->
                [0] Totals: { ROW($sums, between: ", ") }. { $winner } wins an empty pot, and you get { $points } points
                [one] Totals: { ROW($sums, between: ", ") }. { $winner } wins 1 chip, and you get { $points } points
               *[other] Totals: { ROW($sums, between: ", ") }. { $winner } wins { $pot } chips, and you get { $points } points
            }
       *[other]
            { $winner ->
                [you]
                    { $pot ->
                        [0] Totals: { ROW($sums, between: ", ") }. You win an empty pot, and { $loser } gets { $points } points
                        [one] Totals: { ROW($sums, between: ", ") }. You win 1 chip, and { $loser } gets { $points } points
                       *[other] Totals: { ROW($sums, between: ", ") }. You win { $pot } chips, and { $loser } gets { $points } points
                    }
               *[other]
                    { $pot ->
                        [0] Totals: { ROW($sums, between: ", ") }. { $winner } wins an empty pot, and { $loser } gets { $points } points
                        [one] Totals: { ROW($sums, between: ", ") }. { $winner } wins 1 chip, and { $loser } gets { $points } points
                       *[other] Totals: { ROW($sums, between: ", ") }. { $winner } wins { $pot } chips, and { $loser } gets { $points } points
                    }
            }
    }
sum = { $who } { $total }
event-reshuffle = The points are noted, and the cards taken are shuffled into a new draw pile
event-starter =
    { $who ->
        [you] You choose { $starter } to start
       *[other] { $who } chooses { $starter } to start
    }
starter-again =
    { $who ->
        [you] You choose to start
       *[other] { $who } chooses to start
    }
event-rest =
    { $who ->
        [you]
            { $points ->
                [one] The draw pile is empty, so the game ends. You take the round cards that are left: 1 point
               *[other] The draw pile is empty, so the game ends. You take the round cards that are left: { $points } points
            }
       *[other]
            { $points ->
                [one] The draw pile is empty, so the game ends. { $who } takes the round cards that are left: 1 point
               *[other] The draw pile is empty, so the game ends. { $who } takes the round cards that are left: { $points } points
            }
    }
event-over = The game is over: { ROW($scores, between: ", ") }
score = { $who } { $points }

## Why something can’t be done

lay-first = You can’t do that yet: first everyone plays a card.
# $called is one of the names of cards above.
not-in-hand = You have no { $called }.
no-chips-to-lay =
    { $chips ->
        [one] You can’t add 1 chip: you only have { $held }.
       *[other] You can’t add { $chips } chips: you only have { $held }.
    }
market-now = You can’t do that now: swap, bid, or decline.
no-seat = There’s no seat { $seat } at this table.
own-card = You can’t buy your own card: choose another player’s.
swap-protected = You can’t swap for a protected card: bid for it.
swap-costs = You can’t swap: it costs 1 chip, and you have none.
not-protected = You can’t bid for this card: it has no chips, so swap.
bids-begin =
    { $protection ->
        [one] You must bid at least 1: there’s 1 chip on the card.
       *[other] You must bid at least { $protection }: there are { $protection } chips on the card.
    }
auction-now = You can’t do that now: raise the bid, or pass.
bid-stands = You must bid more than { $bid }, or pass.
no-chips-to-bid =
    { $bid ->
        [one] You can’t bid 1 chip: you only have { $held }.
       *[other] You can’t bid { $bid } chips: you only have { $held }.
    }
protect-now = You can’t do that now: protect your new card, or leave it.
no-lower = You can’t take chips off: add some, or leave them.
no-chips-to-protect = You don’t have enough chips for that.
second-now = You can’t do that now: turn your card up, leave it, or add a second one.
lies-open = Your first card is already face up.
lies-covered = You can’t add to a face-down card: turn it up first.
# A normal card, and then a penalty card, that makes too much with $other, one of the names of cards above.
too-much-normal = You can’t add { $value }: with { $other } it makes { $total }, and the limit is ten.
too-much-penalty = You can’t add penalty card { $value }: with { $other } it makes { $total }. The limit is ten.
starter-now = You can’t do that now: choose who starts the next round.

## Options

option-surplus_jokers = Extra jokers
    .help = Jokers that aren’t dealt at the start can go into the draw pile.
    .is-in = in the draw pile
    .is-out = left out
option-auction_pass = Passing in an auction
    .help = Can you bid again after passing?
    .is-final = final
    .is-may-reenter = can come back
option-tie_break = Ties for the highest total
    .help = What breaks a tie? If nothing does, the earlier player wins.
    .is-highest-card = higher single card
    .is-one-card = one card beats two
option-length = Length
    .help = How long a game lasts, and what happens when the draw pile is empty.
    .is-ends = 10 rounds if the cards last
    .is-reshuffle = always 10 rounds
    .is-5-rounds = 5 rounds
