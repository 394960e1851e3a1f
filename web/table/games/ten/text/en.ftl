### What 10 says at the table.
###
### person: $who, $owner
### persons: $winners, $others
### card: $card
### number: $of, $count, $round, $fewest, $most, $points, $chips, $cards, $value, $total, $pot, $bid, $price, $single
### numbers: $left
### text: $name, $hits, $author, $publisher
### message: $called, $rounds, $time, $reentry, $ties

tagline = Get close to ten, or buy a better card
deal = Deal 4 cards and 7 chips each
shapes = One square a round: 🟨 won, 🟥 lost, ⬜ neither.
title = The game 10
part = round { $round }
round-of = round { $round } of { $most }
# Nobody knows how long the cards last.
round-of-between = round { $round } of { $fewest }–{ $most }
points =
    { $points ->
        [-1] { $points } point
        [one] 1 point
       *[other] { $points } points
    }
chips =
    { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }
# For a voice, behind a number of chips that is shown with a drawing of a chip.
chips-unit =
    { $chips ->
        [one] chip
       *[other] chips
    }
# On a banner.
banner-round-card = Round card { $round }
# For a screen reader: what the 1 at a seat means.
leads-game = leads the game
remark-unbeaten =
    { $who ->
        [you] You didn’t lose a round
       *[other] { $who } didn’t lose a round
    }
over = The game is over.

## Cards

# As a voice says them.
name-joker = joker, costs 10
name-penalty = { $value }, penalty card, costs { $points }
name-round-card = round card { $round }
name-covered = a face-down card
name-face-down = face-down card
# In a sentence.
called-joker = a joker
called-penalty = penalty card { $value }
# On a button.
sign-penalty = penalty { $value }
# A small mark on a covered card, for eyes that know it.
mark-joker = joker

## What belongs to nobody yet

middle = In the middle
no-round-card = no round card
# Under a number of points: what the loser of the round takes.
to-lose = for losing
# Under the number of cards of a pile, and the same for a voice.
round-cards-to-come = to come
    .aloud = round cards to come
cards-to-draw = to draw
    .aloud = cards to draw
pot = pot

## What lies before a seat

lies-open =
    { $chips ->
        [0] { $who }: { $card }
        [one] { $who }: { $card }, with 1 chip
       *[other] { $who }: { $card }, with { $chips } chips
    }
lies-covered =
    { $chips ->
        [0] { $who }: a face-down card
        [one] { $who }: a face-down card, with 1 chip
       *[other] { $who }: a face-down card, with { $chips } chips
    }
lies-second = second card: { $card }
lies-known = known: { $card }
# Chips that lie on a card, in an example of the rules.
lies-under = { $chips } on it
began = started the round
let-start = Let { $who } start
# In a line under a name: what has come of the round for a seat, what its card can be had for, what it does.
seat-wins = won
seat-takes = lost
seat-for-a-chip = for 1 chip
seat-from = from { $chips }
# Behind a small 1, where there is no room for more.
seat-chip = chip
seat-sells = sells
seat-bid = bid { $bid }
seat-passed = passed
seat-to-say = to bid
seat-waits = waits
# The same where many seats have little room.
seat-out-short = out
seat-now-short = now
seat-points = pts

## What everybody looks at

table = The table
card-of-open =
    { $who ->
        [you] Your face-up card
       *[other] { $who }’s face-up card
    }
card-of-covered =
    { $who ->
        [you] Your face-down card
       *[other] { $who }’s face-down card
    }
# Before the number of chips, for a voice.
highest-bid = highest bid
bid-by = bid by { $who }
# What lies on a card, and, in the market, what it can be had for.
offer-under =
    { $chips ->
        [0] without chips
        [one] with 1 chip
       *[other] with { $chips } chips
    }
offer-at-least =
    { $chips ->
        [one] at least 1 chip
       *[other] at least { $chips } chips
    }
offer-swap = 1 chip to the pot
laid-by = { $who } played it
# Why a card may be protected now: “this” is the card below.
bought-by-somebody = This card came in the swap
bought-own =
    { $who } bought it for { $price ->
        [one] 1 chip
       *[other] { $price } chips
    }
# $called is one of the names of cards in the catalogue of the rules.
bought-open =
    { $who } bought the { $called } for { $price ->
        [one] 1 chip
       *[other] { $price } chips
    }. This card replaces it.
bought-covered =
    { $who } bought the face-down card for { $price ->
        [one] 1 chip
       *[other] { $price } chips
    }. This card replaces it.
# Which of the four steps of a round this is.
step-lay = <b>1</b> of 4: play a card. Closest to ten wins.
step-market = <b>2</b> of 4: the market. One chance to buy.
step-second = <b>3</b> of 4: turn your card up, or add a second one.
# $ties says what breaks a tie for the highest total.
stake-began = { $who } started. { $ties }
stake-starts =
    { $who ->
        [you] You start. { $ties }
       *[other] { $who } starts. { $ties }
    }
ties-by-card = Ties: higher card, then earlier turn.
ties-by-one-card = Ties: one card, then earlier turn.
tap-starter = Tap the player who should start the next round.
# Several computer players in a row.
declined-together = { $others } buy nothing
passed-together = { $others } pass

## The end of a round

wins =
    { $who ->
        [you] You win
       *[other] { $who } wins
    }
takes =
    { $who ->
        [you] You lose
       *[other] { $who } loses
    }
# Behind the chips of the pot, where there are any: why a seat has won.
won-by-sum =
    { $pot ->
        [0] an empty pot, with { $total }
       *[other] with { $total }
    }
won-by-card =
    { $pot ->
        [0] an empty pot, with { $total } and the highest card, { $single }
       *[other] with { $total } and the highest card, { $single }
    }
# The same if a joker is that card, with what it counts.
won-by-joker =
    { $pot ->
        [0] an empty pot, with { $total } and the highest card, a joker as { $single }
       *[other] with { $total } and the highest card, a joker as { $single }
    }
won-by-one-card =
    { $pot ->
        [0] an empty pot, with { $total } in one card
       *[other] with { $total } in one card
    }
won-by-turn =
    { $pot ->
        [0] an empty pot, with { $total }, earlier in turn
       *[other] with { $total }, earlier in turn
    }
# Behind the points: why a seat has lost.
lost-by-sum = with { $total }
lost-by-turn = with { $total }, later in turn
lost-by-last = all have { $total }, last in turn
cards-taken = cards taken
aside-reshuffle =
    The draw pile was empty. The new one holds the { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } taken so far.
aside-rest =
    { $who ->
        [you] The draw pile is empty, so the game ends. You also get the round cards that are left, { $left }: { NUMBER($points, sign: "always") } points.
       *[other] The draw pile is empty, so the game ends. { $who } also gets the round cards that are left, { $left }: { NUMBER($points, sign: "always") } points.
    }

## The hand, and how a card is laid

hand =
    { $who ->
        [you] Your hand
       *[other] { $who }’s hand
    }
hand-folded =
    { $who ->
        [you] Your hand, face down
       *[other] { $who }’s hand, face down
    }
# A button that is held, and what is seen then.
peek = Hold to peek
peek-note =
    { $who ->
        [you] only for you
       *[other] only for { $who }
    }
peeked =
    { $who ->
        [you] Only for you
       *[other] Only for { $who }
    }
# Under the cards that are peeked at.
peeked-covered = face down
peeked-hand = hand
how = How to play it
how-open = face up
how-covered = face down
how-chips = Chips on it
how-no-chip = no chip
bid-of =
    { $who ->
        [you] Your bid
       *[other] { $who }’s bid
    }
bid-less = One chip less
bid-more = One chip more
# Behind a number of chips, small: there are no more.
all-in = all in
bid-all-in =
    { $chips ->
        [one] 1 chip, all in
       *[other] { $chips } chips, all in
    }

## A turn

thinks =
    { $who ->
        [you] You’re thinking
       *[other] { $who } is thinking
    }
ask-lay =
    { $who ->
        [you] Which card, face up or face down?
       *[other] { $who }, which card, face up or face down?
    }
ask-market =
    { $who ->
        [you] Tap someone’s card to buy it, or decline
       *[other] { $who }, tap a card to buy, or decline
    }
ask-market-picked =
    { $who ->
        [you] Is it worth it?
       *[other] { $who }, is it worth it?
    }
ask-auction =
    { $who ->
        [you] More than { $bid }, or pass?
       *[other] { $who }, more than { $bid }, or pass?
    }
ask-protect =
    { $who ->
        [you] Protect it?
       *[other] { $who }, protect it?
    }
ask-second =
    { $who ->
        [you] Add a second card?
       *[other] { $who }, add a second card?
    }
ask-second-covered =
    { $who ->
        [you] Turn your card up?
       *[other] { $who }, turn your card up?
    }
ask-starter =
    { $who ->
        [you] Who starts the next round?
       *[other] { $who }, who starts the next round?
    }
# The buttons, with what they bring in small print.
act-account = See the scores
act-go-on = Continue
act-decline = Decline
    .brings = buy nothing
act-pass = Pass
    .brings = for now
    .brings-out = out of this auction
act-keep =
    { $chips ->
        [0] No chip
       *[other] Keep { $chips }
    }
    .brings = add none
act-leave = Leave card
    .brings = face down to the end
act-stop = Add nothing
# Under a number of chips: what protects the card, where nothing or something protects it already.
act-protect-brings = on the card
act-protect-adds = in all, adds { $chips }
act-turn-up = Turn up card
    .brings = you can add one
# $called is one of the names of cards in the catalogue of the rules.
act-lay-open =
    { $chips ->
        [0] Play { $called } face up
        [one] Play { $called } face up, 1 chip
       *[other] Play { $called } face up, { $chips } chips
    }
act-lay-covered =
    { $chips ->
        [0] Play { $called } face down
        [one] Play { $called } face down, 1 chip
       *[other] Play { $called } face down, { $chips } chips
    }
act-lay-costs = { NUMBER($points, sign: "always") } for the loser
act-add = Add { $called }
    .brings = makes { $total }, loser { NUMBER($points, sign: "always") }
act-starter =
    { $who ->
        [you] You start
       *[other] { $who } starts
    }
act-swap = Swap
    .brings = 1 chip to the pot
act-open = Bid { $bid }
    .brings = paid if you win
act-bid = Bid { $bid }
not-your-turn = You can’t play now: it’s { $who }’s turn.
no-more-chips = You can’t bid more than { $bid }: you have no more chips.
less-is-not-enough = You can’t bid less than { $bid }.
hand-stays = You can’t play from your hand now: only before and after the market.
card-stays = You can’t play the { $called } now: turn your card up first, or leave it.

## Scores

all-level = Everyone is tied
account-leads =
    { $who ->
        [you] You lead so far
       *[other] { $who } leads so far
    }
account-lead = { $winners } lead so far
# How far the game is. The last of these: nobody knows how long the cards last.
after-rest =
    { $count ->
        [one] after 1 round: the draw pile is empty
       *[other] after { $count } rounds: the draw pile is empty
    }
after-of = after { $count } of { $most } rounds
after-of-between = after { $count } of { $fewest }–{ $most } rounds, if the cards last
lowest-wins = Fewest points wins.
account-note = Cards you’ve taken count against you. So do cards left in your hand at the end. Each chip takes 2 points off.
# The two sides of a chart.
bars-chips = chips
bars-points = points
account = Scores
account-stack = Cards taken
account-hand = Cards left
account-chips = Chips
account-total = Score
# How a score adds up.
result-sum = rounds { $points }, hand { $value }, chips { $chips }
by-round = Round by round
by-round-card = Card
by-round-pot = pot { $pot }
# The round cards that are left when the game ends early.
left-over = left over

## Stats

# What the stats say of a player: how often, of how many times.
feat-won = Rounds won
    .note = { $name } won { $hits } of { $of } rounds
feat-lost = Rounds lost
    .note = { $name } lost { $hits } of { $of } rounds
feat-auctions = Auctions
    .note = { $name } won { $hits } of { $of } auctions
feat-chips = Chips
    .note = { $name } won { $hits } of { $of } chips from pots

## Rules as they come up

# $round is the number of the round card, $value what the cards cost without it.
explain-loser =
    { $who ->
        [you]
            You have the lowest total and get the { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            } played ({ $value }) and the round card ({ $round }): <b>{ $points ->
                [one] 1 point
               *[other] { $points } points
            }</b>
       *[other]
            { $who } has the lowest total and gets the { $cards ->
                [one] 1 card
               *[other] { $cards } cards
            } played ({ $value }) and the round card ({ $round }): <b>{ $points ->
                [one] 1 point
               *[other] { $points } points
            }</b>
    }
explain-lost-late =
    { $who ->
        [you] The lowest totals are tied at <b>{ $total }</b>. You played later, so you lose
       *[other] The lowest totals are tied at <b>{ $total }</b>. { $who } played later, so they lose
    }
# Everyone has the same total.
explain-lost-last =
    { $who ->
        [you] Everyone has <b>{ $total }</b>. You’re last in turn, so you lose
       *[other] Everyone has <b>{ $total }</b>. { $who }, last in turn, loses
    }
explain-won-by-card =
    { $who ->
        [you] The highest totals are tied at { $total }. The higher single card wins, so you get the pot
       *[other] The highest totals are tied at { $total }. The higher single card wins, so { $who } gets the pot
    }
explain-won-by-one-card =
    { $who ->
        [you] The highest totals are tied at { $total }. One card beats two, so you get the pot
       *[other] The highest totals are tied at { $total }. One card beats two, so { $who } gets the pot
    }
explain-won-by-turn =
    { $who ->
        [you] The highest totals are tied at { $total }. The earlier player wins, so you get the pot
       *[other] The highest totals are tied at { $total }. The earlier player wins, so { $who } gets the pot
    }
explain-winner =
    { $who ->
        [you]
            { $pot ->
                [0] You have the highest total, { $total }, and win the pot, which is empty
                [one] You have the highest total, { $total }, and win the pot: 1 chip. A chip takes 2 points off
               *[other] You have the highest total, { $total }, and win the pot: { $pot } chips. Each takes 2 points off
            }
       *[other]
            { $pot ->
                [0] { $who } has the highest total, { $total }, and wins the pot, which is empty
                [one] { $who } has the highest total, { $total }, and wins the pot: 1 chip. A chip takes 2 points off
               *[other] { $who } has the highest total, { $total }, and wins the pot: { $pot } chips. Each takes 2 points off
            }
    }
explain-reshuffle =
    The draw pile was empty. The points so far are noted, and the { $cards ->
        [one] 1 card taken makes
       *[other] { $cards } cards taken make
    } a new one
explain-ending =
    Only <b>{ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }</b> left to draw. If that doesn’t fill every hand after this round, the game ends
explain-order =
    { $who ->
        [you] You start: that was the last winner’s choice. In a tie it’s better to be early
       *[other] { $who } starts: that was the last winner’s choice. In a tie it’s better to be early
    }
explain-order-chance =
    { $who ->
        [you] You start, chosen at random. In a tie it’s better to be early
       *[other] { $who } starts, chosen at random. In a tie it’s better to be early
    }
explain-market = Everyone has played, so the market opens. You each have one chance to buy another player’s card
explain-joker = A joker is any number, whichever helps its owner most. Alone it’s a 10. It costs the loser 10 points
explain-penalty = A red { $value } plays as { $value }, but costs the loser <b>{ $points ->
        [one] 1 point
       *[other] { $points } points
    }</b>. A normal card costs 1
explain-covered =
    { $who ->
        [you] Only you know this face-down card. You can turn it up later. If it stays face down, it counts alone
       *[other] Only { $who } knows this face-down card. They can turn it up later. If it stays face down, it counts alone
    }
explain-protection =
    <b>{ $chips ->
        [one] 1 chip protects
       *[other] { $chips } chips protect
    }</b> the card: no bid can be lower. After the market, chips on cards go to the pot
explain-swap =
    { $owner ->
        [you] Your card has no chips, so { $who } pays 1 chip to the pot and swaps. No one can stop it
       *[other]
            { $who ->
                [you] { $owner }’s card has no chips, so you pay 1 chip to the pot and swap. No one can stop it
               *[other] { $owner }’s card has no chips, so { $who } pays 1 chip to the pot and swaps. No one can stop it
            }
    }
explain-sold =
    The highest bid, <b>{ $price ->
        [one] 1 chip
       *[other] { $price } chips
    }</b>, goes to { $owner }. The cards swap places, but the chips on them stay
explain-auction =
    { $owner ->
        [you] Your card is protected, so it’s sold by auction. The next bid must be more than <b>{ $bid }</b>
       *[other] { $owner }’s card is protected, so it’s sold by auction. The next bid must be more than <b>{ $bid }</b>
    }
explain-pot =
    The market has ended. { $chips ->
        [one] 1 chip goes
       *[other] { $chips } chips go
    } from the cards to the pot, which now holds <b>{ $pot }</b>. The highest total wins it
explain-second =
    { $who ->
        [you] You can add a second card to a face-up one, up to a total of ten: you now have <b>{ $total }</b>
       *[other] You can add a second card to a face-up one, up to a total of ten: { $who } now has <b>{ $total }</b>
    }
explain-starter = The winner chooses who starts: { $who }. Going early helps in ties, going late shows you more
explain-price =
    The lowest total gets every card played, and { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the round card. Each card makes losing cost more

## The rules

fact-starter = First player
    .note = random, then the winner of each round chooses
word-round-card = Round card
    .note = The card turned up for the round. The loser gets it too, and it costs its number in points.
word-pot = Pot
    .note = Chips that no one owns yet. The highest total of the round wins them.
word-protection = Protection
    .note = 1 or 2 chips on a card. To buy it you must bid at least that many.
word-covered = Face down
    .note = If a card stays face down, it counts alone. Turn it up, and you can add a second one.
word-penalty = Penalty card
    .note = A red card. It plays as its number, but costs 2 points more than that.
word-joker = Joker
    .note = It’s any number, whichever helps its owner most. It costs the loser 10 points.
example-market = an auction and a swap
example-sums = counting a round
chapter-minute = The aim
chapter-market = The market
chapter-sums = The end of a round
chapter-end = Scoring
house = the options in this list, how high you can bid, who loses when all totals are equal, and what a joker counts as then. Reshuffling and the five-round game aren’t in any rule sheet.
origin = <b>10</b> was invented by { $author } and published by { $publisher }.
# $time is one of the three sentences below.
for-whom = 2–7 players, ages 10 and up. { $time }
time-ends = A round takes about 6 minutes. Two or three players play ten rounds, about an hour. With more, the cards usually run out earlier: after about eight rounds with 4 players, six with 5, five with 6 and four with 7.
time-reshuffle = A round takes about 6 minutes, so ten take an hour. It’s a little more with six or seven players.
time-5-rounds = A round takes about 6 minutes, so five take half an hour. With six or seven players the cards might run out earlier.
# $rounds is one of the three sentences below.
minute-aim = Have the fewest points at the end. { $rounds } Cards you have to take cost points. Each chip takes 2 points off.
rounds-ends = You play ten rounds, if the cards last.
rounds-reshuffle = You play ten rounds.
rounds-5-rounds = You play five rounds.
minute-hold = Everyone holds 4 cards and 7 chips. A <b>round card</b> is turned up.
minute-lay = In turn, you each play a card, face up or <b>face down</b>. You can protect it with 1 or 2 chips.
minute-market = In the <b>market</b>, you each have one chance to buy another player’s card.
minute-second = Then all chips on cards go to the pot. You can add a second card from your hand to a face-up one, up to a total of ten.
minute-sums = The highest total wins the <b>pot</b>. The lowest gets <b>every card played</b>, and the round card, which costs its number.
minute-draw = You all draw back up to 4 cards. The winner chooses who starts next.
minute-sorts = The cards
minute-normal = Normal cards
    .note = 0 to 10, five of each. Each one you take costs 1 point.
minute-penalty = Penalty cards
    .note = 1 to 8, one of each. They cost 2 points more than their number.
minute-joker = Jokers
    .note = Seven, and you each start with one. A joker is any number, whichever helps its owner most. It costs 10 points.
minute-deck = That makes 70 cards: 55 normal ones, 8 penalty cards and 7 jokers. There are also 10 round cards, 1 to 10.
minute-deck-5-rounds = That makes 70 cards: 55 normal ones, 8 penalty cards and 7 jokers. There are also 10 round cards, 1 to 10. Five of them are drawn at random, and no one sees the others.
market-one = In turn, you can each choose <b>one</b> of the other players’ cards, or decline.
market-bare = Unprotected
    .note = If the card has no chips on it, you pay 1 chip to the pot and swap your card for it. No one can stop you.
# $reentry is one of the two sentences below.
market-protected = Protected
    .note = If there are chips on the card, you start an auction. You must bid at least that many. Clockwise, everyone except the owner can raise or pass. { $reentry } The highest bidder pays the owner, and they swap cards.
market-reentry-final = If you pass, you’re out of this auction.
market-reentry-may = If you pass, you can come back while others still raise.
market-bids = You can’t bid more chips than you have in front of you. Chips on a card don’t count.
market-after = After each swap
    .note = Face-up cards stay face up, and face-down ones face down. The new owner can look at the card, and the old owner still knows it. The chips on a card stay with their player. Both players can raise their protection to 2 chips in all, but never lower it.
market-again = A card can change hands more than once in a round. If you lose a card, you can buy it back on your turn.
sums-covered = If your card is face down, you can turn it up. If it stays face down, it counts alone.
sums-open = If your card is face up, you can add one card from your hand. Together they can make ten at most.
sums-shown = Then everyone shows their cards.
sums-who = Winner and loser
# $ties is one of the two sentences below.
sums-wins = The highest total wins. { $ties } If that’s a tie too, the earlier player wins.
sums-highest-card = In a tie, the higher single card wins: 9 and 1 beat 6 and 4, and a 10 alone beats both.
sums-one-card = In a tie, one card beats two: a 10 alone beats 9 and 1, and even 10 and 0.
sums-joker = A joker alone is a 10. With another card it makes ten: with a 4 it’s a 6, even in a tie. Two jokers count as 10 and 0.
sums-loses = The lowest total loses. In a tie, the later player loses. The winner can’t also be the loser.
sums-takes = The loser gets every card that was played, their own too, and the round card, which costs its number.
end-empty = After each round, everyone draws back up to 4 cards, in turn order. If you can’t, you take what’s left, and the game ends at once. The loser of that round also gets the remaining round cards.
end-again = After each round, everyone draws back up to 4 cards, in turn order. When the draw pile is empty, note the points so far and shuffle the cards taken into a new one.
end-ten-rounds = The game ends after ten rounds. No one draws after the last one.
end-five-rounds = The game ends after five rounds. No one draws after the last one.
end-counts = Count the points of the cards you’ve taken, and of the cards still in your hand.
end-chips = Each chip takes 2 points off. <b>Fewest</b> points wins, even below zero.
end-tie = If you tie, most chips wins. If you tie on chips too, you share the win.
end-jokers-in = Jokers that weren’t dealt are in the draw pile.
end-jokers-out = Jokers that weren’t dealt are left out.

## Lessons

lesson-sum =
    .title = Close to ten
    .about = One card or two, face up or face down, as close to ten as you can
    .learnt = Well played! You know how to win a round, and how to stay out of trouble. Next: what losing costs.
lesson-sum-1 = In each round, you try to get close to <b>ten</b>, with one card or with two together.
lesson-sum-2 = The lowest total loses and gets <b>points</b>. Points are bad: at least 4 this round. Fewest points wins.
lesson-sum-3 = You hold four cards. You play one now, and perhaps another later. Together they can’t go over ten.
lesson-sum-4 = Everyone has 7 <b>chips</b>, for protecting and buying cards. The next lessons show how. For now, keep yours.
lesson-sum-5 = Two of your cards make ten. Tap the higher one, then play it with the button: <b>face up</b>, <b>no chip</b>.
    .not-lay-7 = The { CARD("7") } is right. Leave it <b>face up</b> with no chip, and play it.
    .not-lay-3 = 3 and 7, that’s it! For this lesson, play the { CARD("7") } first. The 3 comes later.
    .not-lay-5 = Nothing makes ten with the 5: 5 and 7 is too much, 5 and 3 is 8. Play the { CARD("7") }.
    .otherwise = A 0 adds nothing, so you’d reach 7 at most. Play the { CARD("7") }.
lesson-sum-6 = { PERSON("1") }’s 6 is face up: everyone can see it. { PERSON("2") }’s card is <b>face down</b>: only { PERSON("2") } knows it.
lesson-sum-7 = Losing costs <b>7</b> points now: the loser gets every card on the table as well, and each of these costs 1.
lesson-sum-8 = Now the market opens, where you can buy cards. It has its own lesson, so decline for now.
    .otherwise = You could, and the third lesson shows how. For now, decline.
lesson-sum-9 = The market has ended. You can add a second card to a face-up one. Which card makes ten with your 7?
    .not-stop = 7 alone is low: { PERSON("1") }’s 6 needs only a 2 to beat it. Make ten.
    .not-add-0 = 7 and 0 is still 7. Make ten.
lesson-sum-10 = Your 10 is the highest total and <b>wins</b>, but the pot is empty. { PERSON("1") }’s 8 is the lowest and <b>loses</b>: 9 points.
lesson-sum-11 = { PERSON("2") }’s face-down card is only shown now. If you leave a card face down, it counts alone.
lesson-sum-12 = The winner chooses who starts. Going last, you see most. Tap { PERSON("1") } at the top, and you’ll be last.
    .otherwise = You can choose anyone, even yourself. This time, tap { PERSON("1") }.
lesson-sum-13 = No two of your cards make ten. A { CARD("9") } is strong, and everyone would want it. Play it <b>face down</b>.
    .not-lay-9-open = Now everyone would see the 9 and might buy it. Tap <b>face down</b> first.
    .not-lay-9 = Chips come in the next lesson. Tap <b>no chip</b>, then play it.
    .not-lay-0 = You could play 0 now and the 9 later. This time, play the { CARD("9") } face down.
    .not-lay-5 = The 5 only goes with the 0, and makes 5. Your { CARD("9") } is closer to ten.
    .otherwise = The 6 only goes with the 0, and makes 6. Your { CARD("9") } is closer to ten.
lesson-sum-14 = { PERSON("1") } has 8, { PERSON("2") } has 10. You could turn your { CARD("9") } up and add a card. Would any card in your hand help?
    .not-turn-up = Only a 1 would help: your 5 or 6 is too much, and your 0 adds nothing. Leave it.
lesson-sum-15 = 10 won and 8 lost. Your 9 did neither, which is often good enough. Now you all draw back up to four cards.

lesson-stakes =
    .title = Points and chips
    .about = What losing costs, and what winning gets you
    .learnt = Well done! You can win the pot now, and lose cheaply. A chip takes 2 points off, and fewest points wins.
lesson-stakes-1 = If you lose a round, you get points. If you win, you can get chips. What are they worth?
lesson-stakes-2 = The loser of this round gets the <b>round card</b>: 7 points.
lesson-stakes-3 = The loser also gets <b>every card</b> that was played. A normal card costs 1 point, whatever its number.
lesson-stakes-4 = Your red card is a <b>penalty card</b>. It plays as 6 but costs 8: always two more than its number.
lesson-stakes-5 = Make ten with it! If you win, another player gets it. Play the red { CARD("P6") } face up with no chip.
    .not-lay-p6 = The right card. This time play it <b>face up</b> with no chip.
    .not-lay-4 = 4 and 6, right! For this lesson, play the { CARD("P6") } first. The 4 comes later.
    .not-lay-8 = 8 and 1 make only 9. 6 and 4 make ten: play the { CARD("P6") }.
    .otherwise = With 8 and 1 you reach 9. 6 and 4 make ten: play the { CARD("P6") }.
lesson-stakes-6 = The <b>chips</b> that { PERSON("1") } and { PERSON("2") } had on their cards are now in the <b>pot</b>: three chips for the winner.
lesson-stakes-7 = { PERSON("1") } has 9, { PERSON("2") } has 8. Now win the pot.
    .not-stop = With only 6 your total would be the lowest. You’d lose, and get 19 points.
    .not-add-1 = 6 and 1 is 7, the lowest total. You’d lose, and get 20 points.
lesson-stakes-8 = You win the pot of three and now have ten chips. At the end each chip takes <b>two points</b> off your score.
lesson-stakes-9 = { PERSON("2") }’s 8 was the lowest. Five normal cards, 8 for your red one, 7 for the round card: <b>20 points</b>.
lesson-stakes-10 = The others have a 10 and a 9. You can only reach 9, so you might lose. Face up, no chip: which card do you play?
    .not-lay-p7 = If you lose, the { CARD("P7") } costs you 9 points. Keep it for a round you win. The { CARD("8") } costs 1.
    .not-lay-8 = A good choice. But face up and without a chip: chips on cards go to the winner’s pot.
    .not-lay-1 = 1 now and 8 later also reach 9. For this lesson, play the { CARD("8") } first.
    .otherwise = 5 and 1 make 6. The { CARD("8") } costs 1 point too, and with the 1 it can reach 9.
lesson-stakes-11 = Both have ten, so your total is the lowest either way. Do you add your 1?
    .not-add-1 = 9 loses just like 8, and you’d get one more card: another point. Add nothing.
lesson-stakes-12 = Four cards and the round card, 9: <b>13 points</b> for you. With the { CARD("P7") } it would have been 21.
lesson-stakes-13 = 13 points, minus two for each of your ten chips: <b>−7</b> so far. That’s a great score!

lesson-market =
    .title = The market
    .about = Swap, protect, and bid for other players’ cards
    .learnt = Good trading! You can swap now for 1 chip, protect a card, and bid for one. The owner gets the bid.
lesson-market-1 = Everyone has played. In turn, starting with you, each has <b>one chance</b> to get another player’s card, face up or down.
lesson-market-2 = { PERSON("2") }’s 8 has no chips on it. You can swap your card for it and pay <b>one chip</b> to the pot. { PERSON("1") }’s card has chips.
lesson-market-3 = Chips <b>protect</b> a card: you must bid for it in an <b>auction</b>. With one chip on it, bids start at 1. With two, at 2.
lesson-market-4 = With your 4 you can only reach 7. Which card on the table makes ten with one in your hand? Tap it.
    .not-decline = Then you can only reach 7, with your 3. { PERSON("2") }’s 8 and your 2 make ten: tap the 8.
    .not-open-1 = Only { PERSON("1") } knows that card, and it costs at least two chips. Tap { PERSON("2") }’s 8 for one chip.
lesson-market-5 = The 8 is yours, and { PERSON("2") } has your 4. But others can still buy the 8. How many chips do you put on it?
    .not-keep = Without chips, { PERSON("1") } can swap for it. Protect it with two.
    .not-protect-1 = Then { PERSON("1") } can bid 1 for it. It’s a good card: use two, so bids start at 2.
lesson-market-6 = { PERSON("1") } wants your 8 and starts the <b>auction</b> with 2 chips. Everyone can bid except you, the owner.
lesson-market-7 = { PERSON("2") } bid 3, { PERSON("1") } bid 4, { PERSON("2") } passed. { PERSON("1") } pays <b>you</b> the 4 chips, and your cards swap places.
lesson-market-8 = Your new card stays face down, but you can look: it’s a 7. Your <b>two chips</b> stay in front of you and now protect it.
lesson-market-9 = The market has ended, and the chips on cards are in the pot. What do you do with your face-down 7?
    .not-leave = Face down it counts 7 and no more. Turn it up, then you can add a card.
lesson-market-10 = And which card do you add?
    .not-stop = 7 alone is low. Add the card that makes ten.
    .not-add-1 = That makes 8. You can make ten.
    .not-add-2 = That makes 9. { PERSON("1") }’s 8 needs only a 1 for that. You can make ten.
lesson-market-11 = You sold the 8 for 4 chips, and won the pot of 5 with the 7 you got for it. Now you have 13 chips.
lesson-market-12 = You start the next round. Someone might buy your card, so play the 5 or the 6, face up with no chip.
    .not-lay-1 = Keep the low ones. They make ten with a 9 or an 8 that you might buy.
    .not-lay-2 = Keep the low ones. They make ten with a 9 or an 8 that you might buy.
    .otherwise = You don’t need to hide or protect this one. Play it face up with no chip.
lesson-market-13 = Which card on the table makes ten with one in your hand? It has one chip on it, so start with a bid of 1.
    .not-decline = Then you can only reach 8. { PERSON("1") }’s 9 and your 1 make ten: tap the 9.
    .not-open-2 = Two chips on a face-down card: strong, or a bluff. You can see { PERSON("1") }’s 9: tap it.
    .not-open-1 = You can bid more, but maybe no one will raise. Start with 1.
lesson-market-14 = { PERSON("2") } wants it too. Without it you might lose, and the pot will be at least 3 chips. Raise, or pass?
    .not-pass = Then { PERSON("2") } gets the 9 for two chips, and you can only reach 8. One more chip: bid 3.
    .otherwise = That’s more than you need. 3 is higher than 2: bid 3.
lesson-market-15 = The 9 is yours, for 3 chips to { PERSON("1") }. { PERSON("1") } and { PERSON("2") } can still buy it. How many chips do you put on it?
    .not-keep = Without chips anyone can swap for your 9. Protect it.
lesson-market-16 = No one dared. Now make ten.
    .not-stop = 9 might not be enough. With your 1 it’s ten.
lesson-market-17 = You win! { PERSON("2") }’s face-down card was just a 7. The two chips on it were a bluff.

lesson-end =
    .title = The last rounds
    .about = Jokers, ties, the last round and the final scores
    .learnt = You’ve won, and you know all of 10 now! Use your joker in time, and keep your chips.
lesson-end-1 = Ten rounds at most, and this is the ninth. Everyone is dealt a <b>joker</b>, the jester card, and you still have yours.
lesson-end-2 = On its own a joker is a 10. With a second card it makes up the rest: with a 7 it’s a 3.
lesson-end-3 = But it costs the loser of the round 10 points, or <b>you</b> if you still hold it at the end.
lesson-end-4 = So play it now. Everyone would want it: play it <b>face down</b> with two chips.
    .not-lay-j-open = Everyone would see a sure ten and bid for it. Tap <b>face down</b>, and two chips.
    .not-lay-j = Face down is right. With fewer chips others can buy it for less: tap two.
    .otherwise = Even if that makes ten, a joker in your hand costs 10 points at the end. Play it now.
lesson-end-5 = { PERSON("1") } has ten with 9 and 1. In a tie the <b>higher single card</b> wins. Leave your joker, or turn it up and add a card?
    .not-turn-up = And add the 8? Then the joker is a 2, and { PERSON("1") }’s 9 beats your 8. Alone it’s a 10: leave it.
lesson-end-6 = Ten against ten, but your single 10 beats { PERSON("1") }’s 9. You win the pot.
lesson-end-7 = { PERSON("2") } lost with 8 and gets 19 points, 10 of them for your joker.
lesson-end-8 = If the high cards tie too, the first to play wins. If the lowest totals tie, the <b>later</b> one loses.
lesson-end-9 = You choose who starts. The last player sees more, but you already have 7 and 3. Who starts?
    .not-starter-1 = You don’t need to see theirs: ten is ten. If you play last, you might lose a tie. Start yourself.
    .not-starter-2 = You don’t need to see theirs: ten is ten. { PERSON("2") } would play before you and win ties.
lesson-end-10 = The last round. Cards left in your hand will cost points too. Play the { CARD("7") } face up with no chip.
    .not-lay-7 = The { CARD("7") } is right. Play it face up with no chip: a chip is worth two points.
    .not-lay-3 = 3 and 7 make ten, right. For this lesson, play the { CARD("7") } first. The other comes later.
    .not-lay-p3 = 3 and 7 make ten, right. For this lesson, play the { CARD("7") } first. The other comes later.
    .otherwise = Nothing makes ten with the 8: 8 and 3 is too much. Play the { CARD("7") }.
lesson-end-11 = Your 3 makes ten, and so does the red { CARD("P3") } that costs 5. Which do you add, and which do you keep?
    .not-add-3 = That’s ten as well. But the { CARD("P3") } stays in your hand and costs 5. The 3 costs only 1.
    .not-stop = 7 alone is the lowest as soon as the others add anything. Make ten.
lesson-end-12 = All three had 7 and 3! You played first and won. { PERSON("2") } played last and lost with a ten.
lesson-end-13 = The final scores: cards taken, cards left in hand, and two points off for each chip. <b>Fewest</b> points wins.
lesson-end-14 = If you tie, most chips wins. If you tie on chips too, you share the win.
lesson-end-15 = If the pile can’t fill every hand after a round, the game ends. Its loser also gets the <b>round cards</b> to come.
