### What 10 says at the table.
###
### person: $who, $owner
### persons: $winners
### card: $card
### number: $of, $count, $round, $fewest, $most, $points, $chips, $cards, $value, $total, $pot, $bid, $price, $single
### numbers: $left
### text: $name, $hits, $author, $publisher
### message: $called, $rounds, $time, $reentry, $ties

tagline = Come close to ten, or buy a better card
deal = Deal 4 cards and 7 chips each
shapes = A square a round: 🟨 won, 🟥 lost, ⬜ neither.
title = 10: low wins
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
over = The game is over.

## Cards

# As a voice says them.
name-joker = joker, costs 10
name-penalty = { $value }, penalty card, costs { $points }
name-round-card = round card { $round }
name-covered = a covered card
name-face-down = face-down card
# In a sentence.
called-joker = a joker
called-penalty = penalty card { $value }
# A small mark on a covered card, for eyes that know it.
mark-joker = joker

## What belongs to nobody yet

middle = In the middle
no-round-card = no round card
# Under a number of points: what the loser of the round takes.
to-lose = to lose
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
        [one] { $who }: { $card }, under 1 chip
       *[other] { $who }: { $card }, under { $chips } chips
    }
lies-covered =
    { $chips ->
        [0] { $who }: a covered card
        [one] { $who }: a covered card, under 1 chip
       *[other] { $who }: a covered card, under { $chips } chips
    }
lies-second = second card: { $card }
lies-known = known: { $card }
# Chips that lie on a card, in an example of the rules.
lies-under = { $chips } on it
began = began the round
let-start = Let { $who } start
# In a line under a name: what has come of the round for a seat, what its card can be had for, what it does.
seat-wins = wins
seat-takes = takes
seat-for-a-chip = for 1 chip
seat-from = from { $chips }
# Behind a small 1, where there is no room for more.
seat-chip = chip
seat-sells = sells
seat-bid = bid { $bid }
seat-passed = passed
seat-to-say = to say
seat-waits = waits
# The same where many seats have little room.
seat-out-short = out
seat-now-short = now
seat-points-short = { $points } p

## What everybody looks at

table = The table
card-of-open = { $who }’s open card
card-of-covered = { $who }’s covered card
# Before the number of chips, for a voice.
highest-bid = highest bid
bid-by = bid by { $who }
# What lies on a card, and, in the market, what it can be had for.
offer-under =
    { $chips ->
        [0] without chips
        [one] under 1 chip
       *[other] under { $chips } chips
    }
offer-at-least =
    { $chips ->
        [one] 1 chip at least
       *[other] { $chips } chips at least
    }
offer-swap = 1 chip to the pot
laid-by = Laid by { $who }
# Why a card may be protected now: “this” is the card below.
bought-by-somebody = Cards have changed sides; this lies here now
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
    }; this lies here now
bought-covered =
    { $who } bought the covered card for { $price ->
        [one] 1 chip
       *[other] { $price } chips
    }; this lies here now
# Which of the four steps of a round this is.
step-lay = <b>1</b> of 4: lay a card, nearest to ten wins.
step-market = <b>2</b> of 4: the market, one chance to buy.
step-second = <b>3</b> of 4: turn up, or add a second card.
# $points are what losing costs, as far as it lies open.
stake = The lowest sum takes all that is laid: by now { NUMBER($points, sign: "always") }.
stake-covered = The lowest sum takes all that is laid: by now { NUMBER($points, sign: "always") } or more, as cards are covered.
stake-began = { $who } began: of equals the earlier wins and the later loses.
tap-starter = A tap on somebody names who starts the next round.

## The end of a round

wins = { $who } wins
takes = { $who } takes
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
won-by-one-card =
    { $pot ->
        [0] an empty pot, with { $total } in one card
       *[other] with { $total } in one card
    }
won-by-turn =
    { $pot ->
        [0] an empty pot, with { $total }, earlier in the round
       *[other] with { $total }, earlier in the round
    }
# Behind the points: why a seat has lost.
lost-by-sum = with { $total }
lost-by-turn = with { $total }, later in the round
cards-taken = cards taken
aside-reshuffle =
    The draw pile was empty: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } taken so far are shuffled into a new one.
aside-rest = The draw pile is empty: the game ends. { $who } also takes the round cards that are left, { $left }: { NUMBER($points, sign: "always") } points.

## The hand, and how a card is laid

hand = Hand of { $who }
hand-folded = Hand of { $who }, folded
# A button that is held, and what is seen then.
peek = Hold to peek
peek-note = only { $who } looks
peeked = Only { $who } looks
# Under the cards that are peeked at.
peeked-covered = covered
peeked-hand = hand
how = How it is laid
how-open = open
how-covered = covered
how-chips = Chips on it
how-no-chip = no chip
bid-of = Bid of { $who }
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

thinks = { $who } is thinking
ask-lay = { $who }, which card, open or covered?
ask-market = { $who }: tap a card to buy, or decline
ask-market-picked = { $who }: is it worth it?
ask-auction = { $who }: more than { $bid }, or pass?
ask-protect = { $who }, raise the protection?
ask-second = { $who }, add a second card?
ask-second-covered = { $who }, turn the card up?
ask-starter = { $who }, who starts the next round?
# The buttons, with what they bring in small print.
act-account = See the account
act-go-on = Go on
act-decline = Decline
    .brings = buys nothing
act-pass = Pass
    .brings = for now
    .brings-out = out of this auction
act-keep =
    { $chips ->
        [0] No chip
       *[other] Keep { $chips }
    }
    .brings = adds none
act-leave = Leave covered
    .brings = until all are shown
act-stop = Nothing more
# Under a number of chips: what protects the card, where nothing or something protects it already.
act-protect-brings = on the card
act-protect-adds = in all, adds { $chips }
act-turn-up = Turn it up
    .brings = to add a card
# $called is one of the names of cards in the catalogue of the rules.
act-lay-open =
    { $chips ->
        [0] Lay { $called } open
        [one] Lay { $called } open, 1 chip
       *[other] Lay { $called } open, { $chips } chips
    }
act-lay-covered =
    { $chips ->
        [0] Lay { $called } covered
        [one] Lay { $called } covered, 1 chip
       *[other] Lay { $called } covered, { $chips } chips
    }
act-lay-costs = { NUMBER($points, sign: "always") } for the loser
act-add = Add { $called }
    .brings = makes { $total }, loser { NUMBER($points, sign: "always") }
act-starter = { $who } starts
act-swap = Swap
    .brings = 1 chip to the pot
act-open = Open with { $bid }
    .brings = to the owner
act-bid = Bid { $bid }
not-your-turn = The cards stay where they are. It is { $who }’s turn.
no-more-chips = The bid stays at { $bid }: there are no more chips.
less-is-not-enough = The bid stays at { $bid }: less is not enough.
hand-stays = The hand stays as it is. Cards are laid before the market and after it.
card-stays = The { $called } stays in hand.

## The account

# $count is how many lead or have won.
all-level = All are level
account-wins =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }
account-leads =
    { $count ->
        [one] { $winners } leads, hands not counted
       *[other] { $winners } lead, hands not counted
    }
# How far the game is. The last of these: nobody knows how long the cards last.
after-rest =
    { $count ->
        [one] after 1 round, as the draw pile is empty
       *[other] after { $count } rounds, as the draw pile is empty
    }
after-of = after { $count } of { $most } rounds
after-of-between = after { $count } of { $fewest }–{ $most } rounds, as long as the draw pile lasts
lowest-wins = The lowest total wins.
account-note = Cards taken count against a player, at the end those left in hand too. Each chip takes two points away.
# The two sides of a chart.
bars-chips = chips
bars-points = points
account = The account
account-stack = Cards taken
account-hand = Hand left
account-chips = Chips
account-total = Total
by-round = Round by round
by-round-card = Card
by-round-pot = pot { $pot }
# The round cards that are left when the game ends early.
left-over = left over

## Figures

# What the figures tell of somebody: how often, of how many times.
feat-won = Rounds won
    .told = { $name } won { $hits } of { $of } rounds
feat-lost = Rounds lost
    .told = { $name } lost { $hits } of { $of } rounds
feat-auctions = Auctions
    .told = { $name } won { $hits } of { $of } auctions
feat-chips = Chips
    .told = { $hits } of the { $of } chips in pots went to { $name }

## Rules as they come up

explain-early-end = The draw pile is used up, so the game ends early: { $who }, who lost last, takes the round cards left, <b>{ NUMBER($points, sign: "always") }</b>
explain-end = Cards taken and left in hand cost points, each chip takes two off. The fewest points win: <b>{ $points ->
        [-1] { $points } point
        [one] 1 point
       *[other] { $points } points
    }</b>
# $round is the number of the round card, $value what the cards cost without it.
explain-loser = { $who } has the lowest sum and takes all { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } laid, { $value }, and the { $round } of the round: <b>{ $points ->
        [one] 1 point
       *[other] { $points } points
    }</b>
explain-lost-late = Of equal lowest sums the one later in the round loses: { $who }, with <b>{ $total }</b>
explain-won-by-card = Equal highest sums, { $total }: the higher single card wins, so the pot goes to { $who }
explain-won-by-one-card = Equal highest sums, { $total }: one card alone wins, so the pot goes to { $who }
explain-won-by-turn = Equal highest sums, { $total }: who came earlier in the round wins, so the pot goes to { $who }
explain-winner =
    { $pot ->
        [0] { $who } has the highest sum, { $total }, and wins the pot, which is empty
        [one] { $who } has the highest sum, { $total }, and wins the pot: 1 chip, two points off for each
       *[other] { $who } has the highest sum, { $total }, and wins the pot: { $pot } chips, two points off for each
    }
explain-reshuffle =
    The draw pile was empty: what the cards taken cost is written down, and { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } make a new pile
explain-ending =
    Only <b>{ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }</b> to draw: if they do not fill all hands after this round, the game ends at once
explain-order = { $who } begins, whom the last winner named. Of equal sums the earlier one wins, and the later one loses
explain-order-chance = { $who } begins, by chance. Of equal sums the earlier one wins, and the later one loses
explain-market = All cards lie: now the market. Each player may once get somebody else’s card, for chips
explain-joker = A joker is whatever is best for its owner, ten where it lies alone. Whoever takes it pays 10 points
explain-penalty = A red { $value } plays as { $value }, but costs whoever takes it <b>{ $points ->
        [one] 1 point
       *[other] { $points } points
    }</b>. A plain card costs 1
explain-covered = A covered card is known to { $who } alone. It can be turned up later; left covered, it counts by itself
explain-protection =
    <b>{ $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    }</b> on the card: who wants it has to bid at least as many. In the end they go to the pot
explain-swap = No chip protects { $owner }’s card: one chip to the pot, and { $who } swaps. Nobody can prevent it
explain-sold =
    The highest bid, <b>{ $price ->
        [one] 1 chip
       *[other] { $price } chips
    }</b>, goes to { $owner }. The cards change sides, the chips on them stay
explain-auction = { $owner }’s card is protected, so there is an auction: all others may bid more than <b>{ $bid }</b>, or pass
explain-pot =
    The market is over: { $chips ->
        [one] 1 chip
       *[other] { $chips } chips
    } from the cards go to the pot, <b>{ $pot }</b> in all, for the highest sum
explain-second = With an open card one more may be added, up to ten in all: { $who } now has <b>{ $total }</b>
explain-starter = The winner names who begins: { $who }. To be early wins equal sums, to be late sees more
explain-price =
    The lowest sum will take all cards laid, and { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the round: the price of losing grows by each card

## The rules

fact-starter = The first starter
    .told = by chance, then whoever the winner names
word-round-card = Round card
    .told = The card turned up for the round: the loser takes it too, and it costs its number.
word-pot = Pot
    .told = Chips that belong to nobody yet. The highest sum of the round wins them.
word-protection = Protection
    .told = One or two chips on a card: who wants it has to bid at least as many.
word-covered = Covered
    .told = A card laid face down. Left so, it counts alone; turned up, a second one may be added.
word-penalty = Penalty card
    .told = A red card: it plays as its number and costs two points more than that.
word-joker = Joker
    .told = Whatever is best for its owner. Whoever takes it pays ten points.
example-market = an auction and a swap
example-sums = a round is counted
chapter-minute = In a minute
chapter-market = The market
chapter-sums = The sums
chapter-end = Scoring
house = the choices of this list, the highest raise, who loses when all sums are equal, and what a joker counts where they are. That cards are shuffled again, or five rounds played, no rule sheet knows.
origin = <b>10</b> was invented by { $author } and published by { $publisher }.
# $time is one of the three sentences below.
for-whom = For two to seven people from about ten years on. { $time }
time-ends = A round takes some six minutes. With two or three players there are ten rounds, an hour in all; with more the cards mostly run out before, after about eight rounds with four, six with five, five with six and four with seven.
time-reshuffle = A round takes some six minutes, ten of them an hour, and rather more with six or seven players.
time-5-rounds = A round takes some six minutes, five of them half an hour. With six or seven players the cards may run out before.
# $rounds is one of the three sentences below.
minute-aim = { $rounds } Cards that must be taken cost points, each chip takes two points off: the fewest points win.
rounds-ends = Ten rounds, if the cards last.
rounds-reshuffle = Ten rounds.
rounds-5-rounds = Five rounds.
minute-hold = Each player holds four cards and seven chips. A <b>round card</b> is turned up.
minute-lay = One after the other lays a card, open or <b>covered</b>, and may protect it with one or two chips.
minute-market = In the <b>market</b> each player has one chance to get another player’s card for chips.
minute-second = The protecting chips go to the pot. Whoever’s card lies open may add a second one from the hand, up to ten in all.
minute-sums = The highest sum takes the <b>pot</b>. The lowest takes <b>all cards</b>, and the round card with its number of points.
minute-draw = All draw back to four. The winner names who starts next.
minute-sorts = Three sorts of cards
minute-normal = Normal cards
    .told = From 0 to 10, five of each. Whoever takes one counts 1 point.
minute-penalty = Penalty cards
    .told = One each from 1 to 8. They cost two points more than they play.
minute-joker = Jokers
    .told = Seven of them, one each to begin with. Any number, the best for the owner. They cost 10 points.
minute-deck = That is 70 cards: 55 normal ones, 8 penalty cards and 7 jokers. Beside them lie ten round cards, from 1 to 10.
minute-deck-5-rounds = That is 70 cards: 55 normal ones, 8 penalty cards and 7 jokers. Beside them lie ten round cards, from 1 to 10: five of them are drawn by chance, and nobody sees the others.
market-one = In the order of the round each player may choose <b>one</b> card of somebody else, or decline.
market-bare = Without chips on it
    .told = One chip to the pot, and the two first cards change sides. Nobody can prevent it.
# $reentry is one of the two sentences below.
market-protected = Protected
    .told = An auction: the first bid is at least as high as the protection. Clockwise everybody but the owner may raise or pass. { $reentry } The highest bid goes to the owner, and the two first cards change sides.
market-reentry-final = Who has passed is out of this auction.
market-reentry-may = Who has passed may come back as long as others raise.
market-bids = Nobody bids more chips than lie before them; those on a card do not count.
market-after = After every exchange
    .told = Open cards stay open, covered ones covered. The new owner may look; whoever had it before still knows it. The chips on a card stay with their player. Both may raise their protection to two in all, never lower it.
market-again = A card may change sides more than once in a round: each player has one chance, for any card. Who has lost a card may buy it back when their turn comes.
sums-covered = Who has a covered card may leave it so: then it counts alone. Or turn it up.
sums-open = With an open card, one hand card may be added if both make ten at most.
sums-shown = Then everything is shown.
sums-who = Who wins, who loses
# $ties is one of the two sentences below.
sums-wins = The highest sum wins. { $ties } If still equal, who came earlier in the round.
sums-highest-card = If equal, the higher single card wins: 9 and 1 beat 6 and 4, a 10 alone beats both.
sums-one-card = If equal, one card alone beats two: a 10 beats 9 and 1, and 10 and 0 too.
sums-joker = A joker alone is a 10. Beside another card it is what is missing to ten, and no more where single cards are compared: beside a 4 it is a 6. Two jokers are 10 and 0.
sums-loses = The lowest sum loses. If equal, who came later. The winner never loses.
sums-takes = The loser takes all cards that were played, their own too, and the round card with its number of points.
end-empty = After a round all draw back to four, in the order of the round. The first who cannot takes what is left, and the game is over at once; the loser of that round then takes the round cards that are left.
end-again = After a round all draw back to four, in the order of the round. Where the draw pile is empty, the points of the cards taken are written down, and these cards are shuffled into a new one.
end-ten-rounds = After ten rounds the game is over. Nobody draws after the last one.
end-five-rounds = After five rounds the game is over. Nobody draws after the last one.
end-counts = Each player counts the points of the cards taken and of the cards still in hand.
end-chips = Each chip takes two points away. The <b>lowest</b> total wins, below zero too.
end-tie = If equal, more chips win; if still equal, the victory is shared.
end-jokers-in = Jokers beyond one each are in the draw pile.
end-jokers-out = Jokers beyond one each are left out.

## Lessons

lesson-sum =
    .title = Close to ten
    .about = One card or two, open or covered, nearest to ten
    .learnt = One card or two, ten at most. The highest sum wins the round, the lowest loses it.
lesson-sum-1 = In each round everybody tries to come close to <b>ten</b>: with one card, or with two together.
lesson-sum-2 = The lowest sum of a round takes <b>points</b>, here four at least. They are bad: the fewest win the game.
lesson-sum-3 = You hold four cards. You lay one, and perhaps a second one later: together ten at most.
lesson-sum-4 = Two of your cards make ten. Tap the higher one: the button below lays it, <b>open</b> and with <b>no chip</b>.
    .not-lay-7 = The { CARD("7") } is right. Leave it <b>open</b>, with no chip, and lay it.
    .not-lay-3 = 3 and 7, that is it! To go on together, lay the { CARD("7") }: the 3 follows later.
    .not-lay-5 = With the 5 nothing makes ten: 5 and 7 are too much, 5 and 3 are 8. Lay the { CARD("7") }.
    .otherwise = With a 0 the sum stays what the other card is, 7 at most. Lay the { CARD("7") }.
lesson-sum-5 = { PERSON("1") }’s card lies open, everybody sees the 6. { PERSON("2") }’s is <b>covered</b>: only { PERSON("2") } knows it.
lesson-sum-6 = Now comes the market, where cards can be bought. It gets a lesson of its own: decline.
    .otherwise = That is possible, and comes in the third lesson. For now, decline.
lesson-sum-7 = The market is over. An open card may take a second one from the hand. What makes your 7 a ten?
    .not-stop = 7 alone is not much: { PERSON("1") }’s 6 needs only a 2 to beat it. Make ten.
    .not-add-0 = 7 and 0 stay 7. Make ten.
lesson-sum-8 = You have 10, { PERSON("1") } 8, { PERSON("2") } 9. The highest sum, yours, <b>wins</b> the round. The lowest, { PERSON("1") }’s, <b>loses</b> it.
lesson-sum-9 = { PERSON("2") }’s covered card came to light only now. A card left covered counts alone.
lesson-sum-10 = The winner says who begins next. The last one sees what the others lay: let { PERSON("1") } begin, then that is you.
    .otherwise = You may choose anybody, yourself too. This time let { PERSON("1") } begin.
lesson-sum-11 = No two of yours make ten now. A { CARD("9") } is strong: in the open everybody would want it. Lay it <b>covered</b>.
    .not-lay-9-open = Now everybody would see a 9, and might buy it. Tap <b>covered</b> before you lay it.
    .not-lay-9 = Chips come in the next lesson. Tap <b>no chip</b>, then lay it.
    .not-lay-0 = 0 first, and the 9 with it later: that is a way too. This time lay the { CARD("9") } covered.
    .not-lay-5 = The 5 goes with the 0 only, and makes 5. Your { CARD("9") } is nearer to ten.
    .otherwise = The 6 goes with the 0 only, and makes 6. Your { CARD("9") } is nearer to ten.
lesson-sum-12 = { PERSON("1") } has 8, { PERSON("2") } ten. You might turn your { CARD("9") } up and add a card. Is there one that helps?
    .not-turn-up = Only a 1 would help: your 5 and 6 are too much, your 0 adds nothing. Leave it.
lesson-sum-13 = 10 won, 8 lost, your 9 neither: often good enough. After each round all draw back to four cards.

lesson-stakes =
    .title = Points and chips
    .about = What losing costs, and what winning brings
    .learnt = The loser takes all cards, the winner the pot. A chip is two points off, and the fewest points win.
lesson-stakes-1 = Who loses a round takes points, who wins one may get chips. What are they worth?
lesson-stakes-2 = Whoever loses this round takes the <b>round card</b>: 7 points.
lesson-stakes-3 = And <b>all cards</b> that were laid, by everybody. A normal card costs 1 point, whatever its number.
lesson-stakes-4 = You hold a red one, a <b>penalty card</b>. It counts 6, but costs 8: always two more.
lesson-stakes-5 = Make ten with it! If you win, somebody else has to take it. Lay the red { CARD("P6") } open, with no chip.
    .not-lay-p6 = The right card. This time lay it <b>open</b>, and with no chip.
    .not-lay-4 = 4 and 6, right! To go on together, lay the { CARD("P6") }: the 4 follows later.
    .not-lay-8 = 8 and 1 make only 9. 6 and 4 make ten: lay the { CARD("P6") }.
    .otherwise = With 8 and 1 you reach 9. 6 and 4 make ten: lay the { CARD("P6") }.
lesson-stakes-6 = The <b>chips</b> that lay on the cards are in the <b>pot</b> now: three, for the winner.
lesson-stakes-7 = { PERSON("1") } has 9, { PERSON("2") } has 8. Now win the pot.
    .not-stop = With 6 alone yours would be the lowest sum: you would lose, and take 19 points.
    .not-add-1 = 6 and 1 are 7, the lowest sum of all: you would lose, and take 20 points.
lesson-stakes-8 = You win the pot, three chips, and have ten chips now. In the end each takes <b>two points</b> off.
lesson-stakes-9 = { PERSON("2") }’s 8 was the lowest. Five normal cards, 8 for your red one, 7 for the round card: <b>20 points</b>.
lesson-stakes-10 = A 10 and a 9, and your best sum is 9. You may well lose. Which card do you lay, open, with no chip?
    .not-lay-p7 = If you lose, the { CARD("P7") } costs you 9 points. Keep it for a round you win. The { CARD("8") } costs 1.
    .not-lay-8 = A good choice. But open, and without a chip: what lies on a card goes to the winner’s pot.
    .not-lay-1 = 1, and the 8 with it later, reach 9 too. To go on together, lay the { CARD("8") }.
    .otherwise = 5 and 1 make 6. The { CARD("8") } costs the same one point, and with the 1 it may reach 9.
lesson-stakes-11 = Both have ten, so yours is the lowest in any case. Do you add your 1?
    .not-add-1 = 9 loses as surely as 8, and you would take one more card: another point. Add nothing.
lesson-stakes-12 = Four cards and the round card, 9: <b>13 points</b> for you. With the { CARD("P7") } it would have been 21.
lesson-stakes-13 = 13 points, less two for each of your ten chips: <b>minus 7</b> so far. That is good!

lesson-market =
    .title = The market
    .about = Swapping, protecting, bidding for other players’ cards
    .learnt = Bare cards are swapped for a chip to the pot, protected ones sold by auction, the price to the owner.
lesson-market-1 = All have laid a card. Now each, in turn, has <b>one chance</b> to get another’s card, open or covered.
lesson-market-2 = { PERSON("2") }’s 8 lies bare: you may swap cards, and pay <b>one chip</b> to the pot. The chips on { PERSON("1") }’s card protect it.
lesson-market-3 = What is protected is sold by <b>auction</b>: with one chip on it the bids begin at 1, with two at 2.
lesson-market-4 = With your 4 you reach 7 at most. Which card would make ten with one of your hand? Tap it.
    .not-decline = Then you reach 7 at most, with your 3. { PERSON("2") }’s 8 and your 2 make ten: tap the 8.
    .not-open-1 = Nobody but { PERSON("1") } knows that card, and it costs two chips at least. Tap { PERSON("2") }’s 8: one chip.
lesson-market-5 = The 8 is yours, { PERSON("2") } has your 4. Others have their chance yet: protect the 8. With how many chips?
    .not-keep = Bare as it is, { PERSON("1") } could swap it away for one chip. Protect it with two.
    .not-protect-1 = Then { PERSON("1") } may bid 1 for it. It is a good card: take two, so that bids begin at 2.
lesson-market-6 = { PERSON("1") } wants your 8, and opens the <b>auction</b> with 2 chips: all may bid but you, the owner.
lesson-market-7 = { PERSON("2") } bid 3, { PERSON("1") } bid 4, { PERSON("2") } passed. { PERSON("1") } pays the 4 chips to <b>you</b>, and the two cards change places.
lesson-market-8 = The card that you got stays covered, but you may look: a 7. Chips on cards stay with the <b>seat</b>.
lesson-market-9 = The market is over, the protecting chips are in the pot. What do you do with your covered 7?
    .not-leave = Covered it counts 7 and no more. Turn it up: then you may add a card to it.
lesson-market-10 = And which card do you add?
    .not-stop = 7 alone is little. Add the card that makes ten.
    .not-add-1 = That makes 8. You can make ten.
    .not-add-2 = That makes 9. { PERSON("1") }’s 8 needs only a 1 for that. You can make ten.
lesson-market-11 = You sold a card for 4 chips, and won the pot of 5 with the other. That makes 13 chips.
lesson-market-12 = Next round, you begin. What you lay may be taken from you: a 5 or a 6 is no loss. Open, no chip.
    .not-lay-1 = Keep the small ones: they make ten of a 9 or an 8 that you may buy.
    .not-lay-2 = Keep the small ones: they make ten of a 9 or an 8 that you may buy.
    .otherwise = This one need not be hidden or protected. Lay it open, with no chip.
lesson-market-13 = Which card makes ten with one of your hand? One chip protects it, so bids begin at 1. Begin with 1.
    .not-decline = Then you reach 8 at most. { PERSON("1") }’s 9 and your 1 make ten: tap the 9.
    .not-open-2 = Two chips on a covered card: a strong one, or a bluff. { PERSON("1") }’s 9 you can see: tap it.
    .not-open-1 = More is allowed, but perhaps nobody raises. Begin with 1.
lesson-market-14 = { PERSON("2") } wants it too. Without the 9 you might well lose, and the pot gets 3 chips. Raise, or pass and be out?
    .not-pass = Then { PERSON("2") } has the 9 for two chips, and you 8 at most. One more chip: bid 3.
    .otherwise = That would be more than is needed. 3 is higher than 2: bid 3.
lesson-market-15 = The 9 is yours, for 3 chips to { PERSON("1") }. { PERSON("1") } and { PERSON("2") } have their chances yet. How many chips do you lay on it?
    .not-keep = Bare, the 9 goes to anybody for one chip. Protect it.
lesson-market-16 = Nobody dared. Now make ten.
    .not-stop = 9 may win or not. With your 1 it is ten.
lesson-market-17 = You win. { PERSON("2") }’s covered card was just a 7: two chips on it, and all bluff.

lesson-end =
    .title = Jokers, the end
    .about = Jokers, equal sums, the last round and the account
    .learnt = Use your joker in time, mind who comes first, and keep your chips: the fewest points win.
lesson-end-1 = A game has ten rounds at most, this is the ninth. You hold a <b>joker</b>, the card with the jester.
lesson-end-2 = A joker alone is a 10. With a second card it is what is missing to ten: with a 7, it is a 3.
lesson-end-3 = But it costs 10 points: the loser of the round, or <b>you</b>, if it is in your hand at the end.
lesson-end-4 = So lay it now. Whoever sees it wants it: lay it <b>covered</b>, under two chips.
    .not-lay-j-open = Everybody would see a sure ten, and bid for it. Tap <b>covered</b>, and two chips.
    .not-lay-j = Covered is right. With fewer chips it may be had for less: tap two.
    .otherwise = Even if that made ten, a joker left in your hand costs 10 points at the end. Lay it now.
lesson-end-5 = { PERSON("1") } has ten with 9 and 1. If sums are equal, the <b>higher single card</b> wins. What about your joker?
    .not-turn-up = To add? Beside your 8 it is a 2, and { PERSON("1") }’s 9 beats that 8. Alone it is a 10: leave it.
lesson-end-6 = Ten against ten, but your single 10 is more than { PERSON("1") }’s 9. The pot is yours.
lesson-end-7 = { PERSON("2") } has lost, with 8, and takes 19 points: 10 of them for your joker.
lesson-end-8 = If these are equal too, who laid <b>earlier</b> in the round wins. Of equal lowest the <b>later</b> one loses.
lesson-end-9 = You say who begins, and so is earliest. The last one sees more; but 7 and 3 make you ten anyway. Who?
    .not-starter-1 = You need not see theirs: ten is ten. But last, of equal sums yours may lose. Begin.
    .not-starter-2 = You need not see theirs: ten is ten. But { PERSON("2") }, before you, would win equal sums.
lesson-end-10 = The last round. Cards left in your hand will cost as if taken. Lay the { CARD("7") }, open, with no chip.
    .not-lay-7 = The { CARD("7") } is right. Lay it open, and with no chip: two points are worth keeping.
    .not-lay-3 = 3 and 7 make ten, right. To go on together, lay the { CARD("7") }: the other follows later.
    .not-lay-p3 = 3 and 7 make ten, right. To go on together, lay the { CARD("7") }: the other follows later.
    .otherwise = With the 8 nothing makes ten: 8 and 3 are too much. Lay the { CARD("7") }.
lesson-end-11 = You hold a 3 and a red { CARD("P3") }, which costs 5. One makes ten now, the other stays in your hand. Add which?
    .not-add-3 = Ten as well. But then the { CARD("P3") } stays in your hand, for 5 points. The 3 costs only 1.
    .not-stop = 7 alone is the lowest as soon as the others add anything. Make ten.
lesson-end-12 = All three had 7 and 3! You came first, and won. { PERSON("2") } came last, and lost with a ten.
lesson-end-13 = The account: cards taken, cards left in hand, and two points off for each chip. The <b>fewest</b> win.
lesson-end-14 = Of equal totals the one with more chips wins; if these are equal too, the victory is shared.
lesson-end-15 = If the cards run out, the game ends earlier, and that round’s loser takes all <b>round cards</b> left.
