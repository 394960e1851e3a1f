### What 10-9-8 says at the table.
###
### person: $who
### card: $card
### number: $bid, $bids, $cards, $of, $left, $now, $points, $refused, $round, $tricks, $won
### text: $alone, $hits, $missed, $name, $publisher, $suit

tagline = Bid your tricks, then win exactly that many
shapes = A square for each round: 🟩 bid made, ⬛ bid missed.
deal = Deal the first round
deal-next =
    { $cards ->
        [one] Deal round { $round }: 1 card
       *[other] Deal round { $round }: { $cards } cards
    }
round = round { $round }
title = Round { $round }
tricks =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
trick-of = trick { $now } of { $tricks }
points =
    { $points ->
        [-1] { $points } point
        [one] 1 point
       *[other] { $points } points
    }
cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

## The seats

seat-bids = bid { $bid }
seat-has-bid = has bid
seat-bidding = is bidding
seat-to-bid = hasn’t bid yet
seat-made = bid { $bid }, won { $won }: made
seat-over = bid { $bid }, won { $won }: over
seat-short = bid { $bid }, won { $won }: short
seat-to-go = bid { $bid }, won { $won }: { $left } to go
seat-points =
    { $points ->
        [-1] { $points } point
        [one] 1 point
       *[other] { $points } points
    }
seat-dealer = Dealer · { $points }
won-of-bid = bid { $bid }, won { $won }

## The trick

trick = The trick
trick-so-far = The trick so far
trick-leads = leads
trick-highest = <b>highest</b>
trick-leads-highest = leads, <b>highest</b>
trumps = trumps
trumps-card = { $card } up
trumps-aloud =
    { $suit ->
        [C] Clubs are trumps: { $card } is turned up
        [D] Diamonds are trumps: { $card } is turned up
        [H] Hearts are trumps: { $card } is turned up
       *[S] Spades are trumps: { $card } is turned up
    }
hand = Hand of { $who }
hand-folded = Hand of { $who }, folded
face-down = face-down card

## Bidding

bids = Bids
bids-so-far =
    { $tricks ->
        [one] { $bids } of 1 trick bid so far
       *[other] { $bids } of { $tricks } tricks bid so far
    }
bids-none =
    { $tricks ->
        [one] 1 trick to win
       *[other] { $tricks } tricks to win
    }
bids-after =
    { $left ->
        [0] You bid last.
        [one] 1 player bids after you.
       *[other] { $left } players bid after you.
    }
bids-hooked = Not { $refused }: the bids can’t add up to { $tricks }.
turned-up = turned up: { $card }
out-of-play = turned up, out of play

## A turn

thinks = { $who } is thinking
bidding = { $who } is bidding
ask-card =
    { $alone ->
        [yes] Which card?
       *[no] { $who }, which card?
    }
ask-lead =
    { $alone ->
        [yes] Lead a card
       *[no] { $who }, lead a card
    }
ask-lead-then = The others must follow suit if they can.
ask-bid =
    { $alone ->
        [yes] How many tricks?
       *[no] { $who }, how many tricks?
    }
# $missed is what a missed bid scores: nothing, tricks or minus.
bid-scores =
    { $tricks ->
        [0] { $missed ->
            [tricks] Win no tricks: <b>{ $points }</b> points. Otherwise: <b>1</b> per trick.
            [minus] Win no tricks: <b>{ $points }</b> points. Otherwise: <b>−1</b> per trick.
           *[nothing] Win no tricks: <b>{ $points }</b> points. Otherwise: <b>0</b>.
        }
        [one] { $missed ->
            [tricks] Win exactly 1 trick: <b>{ $points }</b> points. Otherwise: <b>1</b> per trick.
            [minus] Win exactly 1 trick: <b>{ $points }</b> points. Otherwise: <b>−1</b> per trick off.
           *[nothing] Win exactly 1 trick: <b>{ $points }</b> points. Otherwise: <b>0</b>.
        }
       *[other] { $missed ->
            [tricks] Win exactly { $tricks } tricks: <b>{ $points }</b> points. Otherwise: <b>1</b> per trick.
            [minus] Win exactly { $tricks } tricks: <b>{ $points }</b> points. Otherwise: <b>−1</b> per trick off.
           *[nothing] Win exactly { $tricks } tricks: <b>{ $points }</b> points. Otherwise: <b>0</b>.
        }
    }
bid = Bid { $bid }
play = Play { $card }
not-your-turn = You can’t play yet: it’s { $who }’s turn.
over = The game is over.

## The scores

sheet-cards = Cards
sheet-note =
    { $missed ->
        [tricks] Small numbers: tricks won/tricks bid. A bid made scores 10 plus the bid, a missed one 1 per trick.
        [minus] Small numbers: tricks won/tricks bid. A bid made scores 10 plus the bid, a missed one −1 per trick off.
       *[nothing] Small numbers: tricks won/tricks bid. A bid made scores 10 plus the bid, a missed one 0.
    }
lies-trumps = Trumps
lies-no-bid = no bid yet
lies-won = { $won } of { $bid }

## Figures

# What the figures tell of somebody: how often, of how many times.
feat-met = Bids made
    .told = { $name } made { $hits } of { $of } bids

## Rules as they come up

explain-end = That was the last round. The most points win: <b>{ $points ->
        [-1] { $points } point
        [one] 1 point
       *[other] { $points } points
    }</b>
explain-hook = With the hook, { $who } couldn’t bid { $refused }: the bids can’t add up to { $tricks }. Someone has to miss
explain-one-card = One card each: bid 0 or 1, and the only trick plays itself
explain-trump =
    { $suit ->
        [C] { $card } is turned up, so clubs are trumps this round. The lowest of them beats every other suit
        [D] { $card } is turned up, so diamonds are trumps this round. The lowest of them beats every other suit
        [H] { $card } is turned up, so hearts are trumps this round. The lowest of them beats every other suit
       *[S] { $card } is turned up, so spades are trumps this round. The lowest of them beats every other suit
    }
explain-bid =
    { $missed ->
        [tricks] { $who } bids { $bid }. Winning exactly { $bid } scores <b>{ $points }</b>, otherwise each trick scores a point
        [minus] { $who } bids { $bid }. Winning exactly { $bid } scores <b>{ $points }</b>, otherwise each trick off costs a point
       *[nothing] { $who } bids { $bid }. Winning exactly { $bid } scores <b>{ $points }</b>, otherwise nothing
    }
explain-bids =
    { $tricks ->
        [one] Everyone bid in secret: <b>{ $bids }</b> in all, for 1 trick. Making your bid scores ten plus the bid
       *[other] Everyone bid in secret: <b>{ $bids }</b> in all, for { $tricks } tricks. Making your bid scores ten plus the bid
    }
explain-made = { $who } bid { $bid } and won { $won }. A bid made scores ten plus the bid: <b>{ $points }</b>
explain-missed =
    { $points ->
        [-1] { $who } bid { $bid } and won { $won }. Winning too many misses the bid like too few: <b>{ $points } point</b>
        [one] { $who } bid { $bid } and won { $won }. Winning too many misses the bid like too few: <b>1 point</b>
       *[other] { $who } bid { $bid } and won { $won }. Winning too many misses the bid like too few: <b>{ $points } points</b>
    }
explain-trick-trump = { $card } is the highest trump, so { $who } wins the trick and leads the next one
explain-trick-trump-last = { $card } is the highest trump, so { $who } wins the last trick
explain-trick-suit =
    { $suit ->
        [C] Clubs were led, and { $card } is the highest. { $who } wins the trick and leads the next one
        [D] Diamonds were led, and { $card } is the highest. { $who } wins the trick and leads the next one
        [H] Hearts were led, and { $card } is the highest. { $who } wins the trick and leads the next one
       *[S] Spades were led, and { $card } is the highest. { $who } wins the trick and leads the next one
    }
explain-trick-suit-last =
    { $suit ->
        [C] Clubs were led, and { $card } is the highest. { $who } wins the last trick
        [D] Diamonds were led, and { $card } is the highest. { $who } wins the last trick
        [H] Hearts were led, and { $card } is the highest. { $who } wins the last trick
       *[S] Spades were led, and { $card } is the highest. { $who } wins the last trick
    }
explain-ruff =
    { $suit ->
        [C] { $who } has no clubs and trumps in with { $card }, which beats every other suit
        [D] { $who } has no diamonds and trumps in with { $card }, which beats every other suit
        [H] { $who } has no hearts and trumps in with { $card }, which beats every other suit
       *[S] { $who } has no spades and trumps in with { $card }, which beats every other suit
    }
explain-discard =
    { $suit ->
        [C] { $who } has no clubs and discards { $card }. Neither a trump nor the suit led, it can’t win
        [D] { $who } has no diamonds and discards { $card }. Neither a trump nor the suit led, it can’t win
        [H] { $who } has no hearts and discards { $card }. Neither a trump nor the suit led, it can’t win
       *[S] { $who } has no spades and discards { $card }. Neither a trump nor the suit led, it can’t win
    }
explain-first-trick = { $who }, left of the dealer, leads the first trick of the round
explain-first-trick-no-trumps = { $who } sits left of the dealer and leads. You can’t play a trump to the first trick if you have another suit
explain-lead =
    { $suit ->
        [C] { $who } leads { $card }. Everyone plays one card, and must play a club if they have one
        [D] { $who } leads { $card }. Everyone plays one card, and must play a diamond if they have one
        [H] { $who } leads { $card }. Everyone plays one card, and must play a heart if they have one
       *[S] { $who } leads { $card }. Everyone plays one card, and must play a spade if they have one
    }
explain-follow =
    { $suit ->
        [C] Clubs were led, so { $who } follows suit. You must, if you have one
        [D] Diamonds were led, so { $who } follows suit. You must, if you have one
        [H] Hearts were led, so { $who } follows suit. You must, if you have one
       *[S] Spades were led, so { $who } follows suit. You must, if you have one
    }

## The rules

word-trump = Trumps
    .told = The suit of the card that was turned up. The lowest trump beats every card of another suit.
word-trick = Trick
    .told = One card from each player. The highest trump wins it, or if there’s none the highest card of the suit led.
word-lead = Lead
    .told = Play the first card of a trick. The others must play the same suit if they can.
word-bid = Bid
    .told = How many tricks you say you will win. Win exactly that many and you score 10 points plus the bid.
word-hook = Hook
    .told = A rule that some tables play. The dealer bids last and can’t make the bids add up to the tricks, so someone must miss.
example-bids = three bids
example-tricks = two tricks
chapter-minute = How to play
chapter-bids = Bids
chapter-tricks = Tricks
chapter-points = Scoring
fact-dealer = First dealer
    .told = random, then clockwise, also from game to game
house = every option except the first of each, and the last card playing itself.
origin = <b>10-9-8</b> is a traditional game, a kind of Oh Hell. These rules are published by { $publisher }.
for-whom = 2–5 players, ages 10 and up. Ten rounds take about an hour.
aim = The aim
    .told = Bid how many tricks you will win, then win exactly that many. The most points win the game.
deck = The cards
    .ten-to-one = You get ten cards in the first round, and one less each round, down to one in the last.
    .five-to-one = You get five cards in the first round, and one less each round, down to one in the last.
    .one-to-ten = You get one card in the first round, and one more each round, up to ten in the last.
    .down-and-up = You get ten cards in the first round, one less each round down to one, then one more each round up to ten.
    .rank = Aces are high.
    .trumps = One card is turned up: its suit is <b>trumps</b>. That card isn’t used.
turn = A turn
turn-bid = Everyone bids how many tricks they will win, the dealer last.
turn-bid-secret = Everyone bids in secret how many tricks they will win. Then all bids are shown.
turn-trick = The player left of the dealer leads a card. Everyone else plays a card of that suit if they can: a <b>trick</b>.
turn-win = The highest trump wins the trick, or if there’s none the highest card of the suit led. The winner leads next.
turn-first = You can’t play a trump to the first trick of a round unless you hold nothing else.
a-trick = A trick
row-follow = Diamonds are led
    .told = If you have a diamond, you must play one.
row-discard = Another suit
    .told = If you have no diamonds, you can discard any card. Then even an ace can’t win.
row-trump = A trump
    .told = Hearts are trumps here. The lowest heart beats every other suit.
bids-order = The player left of the dealer bids first, then clockwise. The dealer bids last, and everyone hears the bids before theirs.
bids-secret = Everyone bids in turn, the dealer last. No one sees any bids until all are in.
bids-range = You can bid any number from 0 to the number of cards in your hand.
bids-final = You can bid more than the earlier bids seem to leave. A bid is final.
bids-sum = The bids can add up to the number of tricks, to more or to less.
bids-hook = The hook
    .told = The dealer bids last and can’t make the bids add up to the number of tricks, so someone must miss. With 5 cards and bids of 2, 1 and 1, the dealer can’t bid 1.
tricks-lead = A trick is one card from each player, clockwise. The player left of the dealer leads the first one, then the winner of the last trick leads.
tricks-follow = You must follow suit if you can. If you can’t, play any card: a trump beats the suit led, all others lose.
tricks-trumps = Trumps
    .printed = You can’t play a trump to the first trick unless you hold nothing else: you can’t lead one, and you can’t trump in. If someone does lead a trump, follow suit.
    .free = You can play trumps at any time, even to the first trick.
    .until-broken = If you can’t follow suit, you can trump in at any time. You can’t lead a trump until someone has trumped in, unless you hold nothing else.
    .until-played = If you can’t follow suit, you can trump in at any time. You can’t lead a trump until any trump has been played in this round, unless you hold nothing else.
tricks-last = The last card of a round plays itself.
points-won-bid = Won/bid
points-points = Points
points-bid =
    { $missed ->
        [tricks] Win exactly what you bid: 10 points plus your bid. Otherwise <b>1 point</b> for each trick you win.
        [minus] Win exactly what you bid: 10 points plus your bid. Otherwise <b>−1 point</b> for each trick too many or too few.
       *[nothing] Win exactly what you bid: 10 points plus your bid. Otherwise <b>nothing</b>.
    }
points-zero = A bid of 0 scores 10 if you win no tricks.
points-end = The most points after the last round win. If you tie, you share the win.

## Lessons

lesson-tricks =
    .title = Tricks
    .about = What a trick is, who wins it and what you can play
    .learnt = You follow suit, and the highest card of that suit wins the trick. Next, trumps and bids.
lesson-tricks-1 = In a <b>trick</b>, each player plays one card in turn, and the best card wins them all. The first to play <b>leads</b>.
lesson-tricks-2 = Say how many tricks you will win, then win <b>exactly</b> that many: too many is as bad as too few.
lesson-tricks-3 = Here you’ve bid 2, { PERSON("1") } has bid 0 and { PERSON("2") } 3. By each name you see tricks won/tricks bid.
lesson-tricks-4 = You lead the first trick. The { CARD("6S") } at the top doesn’t matter yet: that’s for the next lesson.
lesson-tricks-5 = Cards rank 2 to 10, jack, queen, king, ace. Tap your highest, then tap it again or use the button.
    .not-kd = An ace of diamonds would beat the king, but no heart beats your ace. Play the { CARD("AH") }.
    .otherwise = A card that low would lose the trick. Play the { CARD("AH") }.
lesson-tricks-6 = You led a heart, so the others had to play hearts too. The highest heart wins the trick: yours!
lesson-tricks-7 = The winner of a trick leads the next one. See what happens to a low card: lead the { CARD("4H") }.
    .otherwise = You could lead that too. For this lesson, lead the { CARD("4H") }.
lesson-tricks-8 = { PERSON("2") }’s queen is the highest heart, so { PERSON("2") } wins the trick and leads the next one.
lesson-tricks-9 = { PERSON("2") } leads a club. If you have the suit that was led, you must <b>follow suit</b>. Which card?
lesson-tricks-10 = Clubs again, and you have none, so you can play anything. But only a club can win. Which card can you spare?
    .not-kd = Clubs were led, so even the { CARD("KD") } can’t win. You’ll need it: play the { CARD("5D") }.
lesson-tricks-11 = { PERSON("1") } has no clubs either, so the { CARD("QD") } can’t win. The { CARD("9C") } wins the trick.
lesson-tricks-12 = The last trick. { PERSON("2") } leads a diamond lower than your king, and you need one more trick: win it.
lesson-tricks-13 = You bid 2 and won 2. That’s 10 points plus 2, so 12. The next round has one card less.

lesson-trump =
    .title = Trumps and bids
    .about = The suit that beats all others, and how many tricks to bid
    .learnt = Trumps beat all other suits, but not on the first trick. Bid what you can win, then lose the rest.
lesson-trump-1 = One card is turned up, and its suit is <b>trumps</b>: spades. That card itself is out of play.
lesson-trump-2 = The lowest trump beats the highest card of any other suit. You have two: the { CARD("AS") } and the { CARD("3S") }.
lesson-trump-3 = Now everyone <b>bids</b> how many tricks they’ll win. You deal, so you bid last. You have no clubs. Your bid?
    .not-bid-0 = Nothing beats the { CARD("AS") }, so you can’t win 0 tricks. Count the { CARD("3S") } as well.
    .not-bid-1 = The { CARD("AS") } is one. And when clubs are led, the { CARD("3S") } may win another, as you have none: bid 2.
    .otherwise = Two trumps, two tricks. The rest won’t win much, and too many is as bad as too few.
lesson-trump-4 = 1, 1 and 2 make 4, and there are 5 tricks. That’s fine: bids don’t have to add up to the tricks.
lesson-trump-5 = { PERSON("1") }, left of the dealer, leads a club. You have none, but can’t trump the <b>first trick</b>. Which card?
    .otherwise = Allowed, but the { CARD("QH") } might win a third trick later, and you bid 2. Get rid of it now.
lesson-trump-6 = Your queen is neither a club nor a trump, so it can’t win. { PERSON("1") }’s king wins the trick.
lesson-trump-7 = You can’t lead a trump to the first trick either. Only if you have nothing but trumps, you can play one.
lesson-trump-8 = Clubs again, and you can’t follow suit. After the first trick you can trump in. You need 2 tricks.
    .not-as = It would win this one. But so does the { CARD("3S") }, and the ace is sure to win another.
    .otherwise = Neither a club nor a trump, so it can’t win. The { CARD("3S") } wins this trick, and maybe no other.
lesson-trump-9 = Your { CARD("3S") } is a trump and beats the { CARD("TC") }. You win the trick, and you lead.
lesson-trump-10 = Now you can lead trumps too. You need exactly one more trick. Which card is sure to win it?
    .otherwise = That’s not sure, and your ace will win a trick anyway. Nothing beats the { CARD("AS") }: play it.
lesson-trump-11 = 2/2: that’s your bid, and another trick would spoil it. You lead again. Which card is sure to lose?
    .otherwise = The lower the card, the safer: a 7 might win a third trick. Lead the { CARD("4D") }.
lesson-trump-12 = Your last card plays itself. Luckily the { CARD("7D") } is neither a club nor a trump, so it can’t win.
lesson-trump-13 = You score 12. { PERSON("1") } won 3 tricks but bid 1, and { PERSON("2") } won none but bid 1: they score 0.

lesson-points =
    .title = Scoring
    .about = What a bid scores, what the hook is, and who wins
    .learnt = A bid made scores 10 plus the bid, a missed one 0. The most points win: try it in a game.
lesson-points-1 = A game has ten rounds, from ten cards each down to one. This is a short one of five, with two left.
lesson-points-2 = Making your bid scores 10 plus the bid: 12 for a bid of 2, 10 for 0. One trick off scores <b>nothing</b>.
lesson-points-3 = This table has switched on the <b>hook</b>: the last player can’t make the bids add up to the tricks.
lesson-points-4 = 2 cards, 2 tricks. { PERSON("1") } bid 2, { PERSON("2") } bid 0. Diamonds are trumps, and you have none. Your bid?
    .otherwise = The { CARD("4H") } is unlikely to win, so 2 is too much to hope for. The { CARD("JH") } might: bid 1.
lesson-points-5 = 3 bid, but 2 tricks, so someone has to miss. You couldn’t bid 0: that would have made 2.
lesson-points-6 = { PERSON("1") } needs both tricks, you need one. Hearts were led, and you play last. Which card?
    .otherwise = Then the { CARD("9H") } wins this one, and a trump might beat your { CARD("JH") } next. Now it’s sure to win.
lesson-points-7 = The { CARD("JD") } is a trump, so { PERSON("1") } wins this trick. But { PERSON("1") } bid 2 and has won only one.
lesson-points-8 = You score 11. { PERSON("2") } bid 0, won none and scores 10. { PERSON("1") } scores 0. You and { PERSON("2") } both have 32.
lesson-points-9 = The last round: one card each. It’s { PERSON("1") }’s turn to deal, so { PERSON("2") } bids first and leads.
lesson-points-10 = Spades are trumps, and yours is low. { PERSON("2") } bids 1. Will your card win the only trick? Bid 0 or 1.
    .otherwise = Only 3 cards are dealt, so a higher trump is unlikely. Yours beats every other suit: bid 1.
lesson-points-11 = An ace! But you have nothing but a trump, so you can play it even to the first trick. And it wins.
lesson-points-12 = The most points win: you have 43, against 32 and 21. If you had tied, you’d have shared the win.
