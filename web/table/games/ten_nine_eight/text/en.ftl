### What 10-9-8 says at the table.
###
### person: $who
### card: $card
### number: $of, $round, $cards, $trick, $points, $tricks, $bid, $won, $left, $made, $players, $total
### text: $name, $hits, $suit, $missed, $sign, $author, $publisher, $game
### message: $called, $otherwise

tagline = Bid, then win exactly that many tricks
deal = Deal the first round
deal-next =
    { $cards ->
        [one] Deal round { $round }: 1 card
       *[other] Deal round { $round }: { $cards } cards
    }
shapes = One square a round: 🟩 bid made, ⬛ missed.
part = round { $round }
title = Round { $round }
cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
points =
    { $points ->
        [-1] { $points } point
        [one] 1 point
       *[other] { $points } points
    }
# Behind a number of points, where there is room for it.
points-unit =
    { $points ->
        [-1] point
        [one] point
       *[other] points
    }
tricks =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
trick-of = trick { $trick }/{ $tricks }
over = The game is over.
not-your-turn = You can’t play yet: it’s { $who }’s turn.

## The seats

has-bid = has bid
is-bidding = is bidding
no-bid-yet = hasn’t bid yet
bid-of = bid { $bid }
# How a bid stands: tricks won and bid.
standing-made = { $won } won of { $bid } bid, made
standing-over = { $won } won of { $bid } bid, too many
standing-short = { $won } won of { $bid } bid, out of reach
standing-to-go = { $won } won of { $bid } bid, { $left } to go
won-of-bid = { $won } won of { $bid } bid
bid-won = bid { $bid }, won { $won }
# What the marks ✓ and ✗ at a player’s badge mean.
made = made
missed = missed
# The headline of a round: for the player, and for a table of several people.
you-made = You made { $bid }
you-missed = You missed by { $left }
all-made = Everyone made their bid
none-made = Everyone missed
one-made = Only { $who } made their bid
some-made = { $made } of { $of } made their bids
remark-every =
    { $who ->
        [you] You made every bid
       *[other] { $who } made every bid
    }
dealer = Dealer ·

## The table

trump-up = Trumps: { $called } is turned up
called-card = { $name }
trump = trumps
trump-card = { $sign } up
the-trick = The trick
the-trick-so-far = The trick so far
leads = led
highest = winning
wins-trick = wins
bids-so-far =
    { $tricks ->
        [one] { $made } bid so far, 1 trick
       *[other] { $made } bid so far, { $tricks } tricks
    }
tricks-to-win =
    { $tricks ->
        [one] 1 trick this round
       *[other] { $tricks } tricks this round
    }
bids-after =
    { $players ->
        [0] You bid last.
        [one] 1 player bids after you.
       *[other] { $players } players bid after you.
    }
hook = You can’t bid { $bid }: the bids can’t add up to { $tricks }.
turned-up = turned up: { $called }
turned-up-one = turned up,
turned-up-two = out of play
bids = Bids
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
face-down = face-down card
lies-no-bid = no bid yet
lies-bid = { $won } of { $bid }
lies-trump = Trumps

## A turn

bids-now =
    { $who ->
        [you] You’re bidding
       *[other] { $who } is bidding
    }
thinks =
    { $who ->
        [you] You’re thinking
       *[other] { $who } is thinking
    }
which-card =
    { $who ->
        [you] Which card?
       *[other] { $who }, which card?
    }
only-card = Only { $card } follows suit
leads-now =
    { $who ->
        [you] Lead a card
       *[other] { $who }, lead a card
    }
others-follow = All must follow suit.
how-many =
    { $who ->
        [you] How many tricks?
       *[other] { $who }, how many tricks?
    }
exactly =
    { $missed ->
        [tricks] { $bid ->
            [one] Win exactly 1 trick: <b>{ $points }</b> points. Otherwise: <b>1</b> a trick.
           *[other] Win exactly { $bid } tricks: <b>{ $points }</b> points. Otherwise: <b>1</b> a trick.
        }
        [minus] { $bid ->
            [one] Win exactly 1 trick: <b>{ $points }</b> points. Otherwise: <b>minus</b> the difference.
           *[other] Win exactly { $bid } tricks: <b>{ $points }</b> points. Otherwise: <b>minus</b> the difference.
        }
       *[nothing] { $bid ->
            [one] Win exactly 1 trick: <b>{ $points }</b> points. Otherwise: <b>0</b>.
           *[other] Win exactly { $bid } tricks: <b>{ $points }</b> points. Otherwise: <b>0</b>.
        }
    }
act-bid = Bid { $bid }
act-play = Play { $sign }

## The score sheet

sheet-cards = Cards
sheet-note =
    { $missed ->
        [tricks] In small type: tricks won / bid. A bid made scores 10 + bid, a miss 1 a trick.
        [minus] In small type: tricks won / bid. A bid made scores 10 + bid, a miss minus the difference.
       *[nothing] In small type: tricks won / bid. A bid made scores 10 + bid, a miss 0.
    }

## Rules as they come up

explain-hook =
    { $who ->
        [you]
            { $tricks ->
                [one] You bid last and couldn’t bid <b>{ $bid }</b>: with the hook the bids can’t add up to 1 trick. Someone must miss
               *[other] You bid last and couldn’t bid <b>{ $bid }</b>: with the hook the bids can’t add up to { $tricks } tricks. Someone must miss
            }
       *[other]
            { $tricks ->
                [one] { $who } bid last and couldn’t bid <b>{ $bid }</b>: with the hook the bids can’t add up to 1 trick. Someone must miss
               *[other] { $who } bid last and couldn’t bid <b>{ $bid }</b>: with the hook the bids can’t add up to { $tricks } tricks. Someone must miss
            }
    }
explain-one-card = One card each, so you bid 0 or 1, and the only trick plays itself
explain-trump = { $card } was turned up, so { $suit ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    } are trumps: even the lowest beats every other suit
explain-bid =
    { $who ->
        [you]
            { $missed ->
                [tricks] You bid { $bid }. If you win exactly { $bid }, you score <b>{ $points } points</b>. Otherwise you score 1 for each trick
                [minus] You bid { $bid }. If you win exactly { $bid }, you score <b>{ $points } points</b>. Otherwise you lose the difference
               *[nothing] You bid { $bid }. If you win exactly { $bid }, you score <b>{ $points } points</b>. Otherwise you score 0
            }
       *[other]
            { $missed ->
                [tricks] { $who } bids { $bid }. If they win exactly { $bid }, they score <b>{ $points } points</b>. Otherwise they score 1 for each trick
                [minus] { $who } bids { $bid }. If they win exactly { $bid }, they score <b>{ $points } points</b>. Otherwise they lose the difference
               *[nothing] { $who } bids { $bid }. If they win exactly { $bid }, they score <b>{ $points } points</b>. Otherwise they score 0
            }
    }
explain-bids =
    { $tricks ->
        [one] Everyone has bid, <b>{ $total }</b> in all for 1 trick. If you make your bid you score 10 plus the bid
       *[other] Everyone has bid, <b>{ $total }</b> in all for { $tricks } tricks. If you make your bid you score 10 plus the bid
    }
explain-trick-trump =
    { $who ->
        [you] { $card }, the highest trump, wins the trick. You have won <b>{ $won }</b> and lead the next
       *[other] { $card }, the highest trump, wins the trick. { $who } has won <b>{ $won }</b> and leads the next
    }
explain-trick-trump-last =
    { $who ->
        [you] { $card }, the highest trump, wins the trick. You have won <b>{ $won }</b>
       *[other] { $card }, the highest trump, wins the trick. { $who } has won <b>{ $won }</b>
    }
explain-trick-suit =
    { $who ->
        [you]
            { $card }, the highest { $suit ->
                [C] club
                [D] diamond
                [H] heart
               *[S] spade
            }, wins the trick, as no one trumped in. You have won <b>{ $won }</b> and lead the next
       *[other]
            { $card }, the highest { $suit ->
                [C] club
                [D] diamond
                [H] heart
               *[S] spade
            }, wins the trick, as no one trumped in. { $who } has won <b>{ $won }</b> and leads the next
    }
explain-trick-suit-last =
    { $who ->
        [you]
            { $card }, the highest { $suit ->
                [C] club
                [D] diamond
                [H] heart
               *[S] spade
            }, wins the trick, as no one trumped in. You have won <b>{ $won }</b>
       *[other]
            { $card }, the highest { $suit ->
                [C] club
                [D] diamond
                [H] heart
               *[S] spade
            }, wins the trick, as no one trumped in. { $who } has won <b>{ $won }</b>
    }
explain-ruff =
    { $who ->
        [you]
            You have no { $suit ->
                   [C] clubs
                   [D] diamonds
                   [H] hearts
                  *[S] spades
               }, so any card is allowed: { $card } is a trump and beats every other suit
       *[other]
            { $who } has no { $suit ->
                   [C] clubs
                   [D] diamonds
                   [H] hearts
                  *[S] spades
               }, so any card is allowed: { $card } is a trump and beats every other suit
    }
explain-discard =
    { $who ->
        [you]
            You have no { $suit ->
                [C] clubs
                [D] diamonds
                [H] hearts
               *[S] spades
            } and discard { $card }. It’s neither a trump nor the suit led, so it can’t win
       *[other]
            { $who } has no { $suit ->
                [C] clubs
                [D] diamonds
                [H] hearts
               *[S] spades
            } and discards { $card }. It’s neither a trump nor the suit led, so it can’t win
    }
explain-first-free =
    { $who ->
        [you] You’re on the dealer’s left, so you lead the first trick of the round
       *[other] { $who }, on the dealer’s left, leads the first trick of the round
    }
explain-first =
    { $who ->
        [you] You’re on the dealer’s left, so you lead. In the first trick you can’t play a trump if you hold another suit
       *[other] { $who }, on the dealer’s left, leads. In the first trick you can’t play a trump if you hold another suit
    }
explain-lead =
    { $who ->
        [you]
            You lead { $card }. Everyone else plays one card too, and must play { $suit ->
                [C] a club
                [D] a diamond
                [H] a heart
               *[S] a spade
            } if they have one
       *[other]
            { $who } leads { $card }. Everyone else plays one card too, and must play { $suit ->
                [C] a club
                [D] a diamond
                [H] a heart
               *[S] a spade
            } if they have one
    }
explain-follow =
    { $who ->
        [you]
            You follow suit with { $suit ->
                [C] a club
                [D] a diamond
                [H] a heart
               *[S] a spade
            }: if you have one, you must play one
       *[other]
            { $who } follows suit with { $suit ->
                [C] a club
                [D] a diamond
                [H] a heart
               *[S] a spade
            }: if you have one, you must play one
    }

## The rules

word-trump = Trumps
    .note = The suit of the card that was turned up. Even the lowest trump beats every card of another suit.
word-trick = Trick
    .note = One card from everyone. The highest trump wins it. If there’s none, the highest card of the suit led does.
word-lead = Lead
    .note = Play the first card of a trick. The others must follow its suit if they can.
word-bid = Bid
    .note = The number of tricks you say you’ll win. Win exactly that many to score 10 points plus the bid.
word-hook = Hook
    .note = At some tables the dealer, who bids last, can’t make the bids equal the number of tricks. So someone must miss.
example-bids = three bids
example-tricks = two tricks
chapter-minute = The aim
chapter-bids = Bids
chapter-tricks = Tricks
chapter-points = Scoring
fact-dealer = First dealer
    .note = random, then clockwise from round to round, and from game to game
house = all options except the defaults, and the last card playing itself.
origin =
    <b>{ $game }</b> is a { $author ->
        [traditional] traditional
       *[other] { $author }
    } game, a kind of Oh Hell. These rules are published by { $publisher }.
for-whom = 2–5 players, ages 10 and up. A game of 10 rounds takes about an hour.
length-10-to-1 = You each get 10 cards in the first round, 9 in the second, and so on down to 1.
length-5-to-1 = You each get 5 cards in the first round, 4 in the second, and so on down to 1.
length-1-to-10 = You each get 1 card in the first round, 2 in the second, and so on up to 10.
length-10-to-1-to-10 = You each get 10 cards in the first round, 9 in the second, and so on down to 1, then back up to 10.
minute-aim = Say how many tricks you’ll win, then win exactly that many. Most points wins.
minute-turned-up = The dealer turns up the next card: its suit is <b>trumps</b>.
minute-bid-in-turn = In turn, you each bid the number of tricks you’ll win. The player on the dealer’s left bids first.
minute-bid-at-once = You each bid the number of tricks you’ll win, in secret. Then all bids are shown.
minute-trick = One player leads a card, and the others each play one, of the same suit if they can. That’s a <b>trick</b>. The highest trump wins it. If there’s none, the highest card of the suit led does.
minute-first-trick = In the first trick of a round you can’t lead or play a trump, unless you hold only trumps.
scored = If you win exactly the number of tricks you bid, you score 10 points plus the bid. { $otherwise }
otherwise-nothing = Otherwise you score <b>0</b>.
otherwise-tricks = Otherwise you score <b>1 point</b> for each trick you win.
otherwise-minus = Otherwise you lose <b>1 point</b> for each trick too many or too few.
deck = The cards
    .note = You play with 1 pack of 52 cards. Aces are high.
a-round = A round
a-trick = A trick
trick-led = Diamonds are led
    .note = If you have a diamond, you must play one.
trick-other = Another suit
    .note = If you have no diamond, you can discard any card. Even an ace can’t win then.
trick-trump = A trump
    .note = Hearts are trumps: even the lowest heart beats every other suit.
order-at-once = You each make a bid that no one else sees. The dealer bids last, then all bids are shown.
order-in-turn = The player on the dealer’s left bids first, then clockwise round to the dealer. You hear the bids before yours.
bids-range = You can bid anything from 0 to the number of cards you hold.
bids-stand = You can bid more tricks than the earlier bids leave. Once you’ve bid, you can’t change it.
the-hook = The hook
sums-hooked = The dealer bids last and can’t make the bids add up to the number of tricks, so someone must miss. With 5 cards and bids of 2, 1 and 1, the dealer can bid anything except 1.
sums-free = The bids can add up to more or fewer tricks than there are. If they add up exactly, everyone can make their bid.
tricks-clockwise = A trick is one card from everyone, clockwise. The player on the dealer’s left leads the first trick of a round. Then the winner of each trick leads the next.
tricks-follow = You must follow suit if you can. If you can’t, play anything: a trump can win, other suits can’t.
first-printed = In the first trick of a round you can’t lead or play a trump while you hold another suit. If you hold only trumps, you can. If a trump is led that way, the others must follow suit.
first-free = You can play trumps at any time, even in the first trick.
first-until-broken = If you can’t follow suit, you can always play a trump: that’s trumping in. You can lead a trump only after someone has trumped in this round, or if you hold only trumps. A trump led for that reason doesn’t count as trumping in.
first-until-played = If you can’t follow suit, you can always play a trump. You can lead one only after someone has played one this round, or if you hold only trumps.
tricks-out-of-play = The card that was turned up is out of play.
tricks-last = The last card of a round plays itself.
points-head = Won/bid
points-points = Points
points-end = If you bid 0 and win no tricks, you score 10. Most points after the last round wins. If you tie, you share the win.

## Stats

# What the stats say of a player: how often, of how many times.
feat-met = Bids made
    .note = { $name } made { $hits } of { $of } bids

## Lessons

lesson-tricks =
    .title = Tricks
    .about = What a trick is, who wins it, and which card you can play
    .learnt = You’ve made your first bid! You can follow suit now, win a trick, and lose one on purpose. Next come trumps.
lesson-tricks-1 = In a <b>trick</b>, each player plays one card in turn, and the best card wins them all. The first to play <b>leads</b>.
lesson-tricks-2 = Say how many tricks you’ll win: that’s your <b>bid</b>. Then win <b>exactly</b> that many: too many is as bad as too few.
lesson-tricks-3 = Here you bid 2, { PERSON("1") } bid 0, { PERSON("2") } bid 3. Above each name you see tricks won / tricks bid.
lesson-tricks-4 = You lead the first trick. (The { CARD("6S") } at the top is for the next lesson.)
lesson-tricks-5 = From low to high: 2 to 10, jack, queen, king, ace. Lead your highest card: tap it, then tap it again.
    .not-kd = The ace of diamonds could beat your king, but no heart beats your ace. Play the { CARD("AH") }.
    .otherwise = A card that low would be beaten, and you’d lose the trick. Play the { CARD("AH") }.
lesson-tricks-6 = You led a heart, so the others had to play hearts too. The highest heart wins the trick: yours.
lesson-tricks-7 = If you win a trick, you lead the next one. See what happens to a low card: lead the { CARD("4H") }.
    .otherwise = You could lead that too. For this lesson, lead the { CARD("4H") }.
lesson-tricks-8 = { PERSON("2") }’s queen is the highest heart, so { PERSON("2") } wins the trick and leads the next.
lesson-tricks-9 = { PERSON("2") } leads a club. If you have one, you must play it: that’s <b>following suit</b>. Which card?
lesson-tricks-10 = Clubs again. You have none, so you can play anything, but neither of your cards can win. Which one can you spare?
    .not-kd = Clubs were led, so even the king of diamonds can’t win. You’ll need it later: play the { CARD("5D") }.
lesson-tricks-11 = { PERSON("1") } has no club either, so the { CARD("QD") } can’t win. The { CARD("9C") } wins the trick.
lesson-tricks-12 = The last trick: { PERSON("2") } leads a diamond. Your last card plays itself, and the king you saved wins the trick.
lesson-tricks-13 = You made your bid: 10 plus 2, so 12 points. Each round has one card fewer. A full game starts with ten.

lesson-trump =
    .title = Trumps and bids
    .about = The suit that beats all others, and how many tricks to bid
    .learnt = Well bid! You can use trumps now, and stop at the right number. Bid what you can win, then lose the rest.
lesson-trump-1 = One card is turned up, and its suit is <b>trumps</b>: spades. The card itself is out of play.
lesson-trump-2 = The lowest trump beats the highest card of any other suit. You have two trumps, the { CARD("AS") } and the { CARD("3S") }.
lesson-trump-3 = Now everyone <b>bids</b> a number of tricks. You’re the dealer, so you bid last. You have no clubs. What do you bid?
    .not-bid-0 = Nothing beats the { CARD("AS") }: it wins a trick, and you’d miss a bid of 0. Count the { CARD("3S") } too.
    .not-bid-1 = The { CARD("AS") } wins one. You have no clubs, so when they’re led the { CARD("3S") } can win another. Bid 2.
    .otherwise = Your two trumps can win two tricks, and the rest probably none. Too many is as bad as too few: bid 2.
lesson-trump-4 = 1, 1 and 2 make 4, and there are five tricks. That’s fine: the bids don’t have to add up to 5.
lesson-trump-5 = { PERSON("1") }, on the dealer’s left, leads a club. You have none, but you can’t play trumps in the <b>first trick</b>. What now?
    .otherwise = You could, but the { CARD("QH") } might win a third trick later, and you bid 2. Get rid of it now.
lesson-trump-6 = Your queen is neither a club nor a trump, so it can’t win. { PERSON("1") }’s king does.
lesson-trump-7 = You can’t lead a trump in the first trick either, unless you hold nothing else.
lesson-trump-8 = Clubs again, and you can’t follow. From the second trick on you can play trumps. You need two tricks.
    .not-as = It would win this one. But so would the { CARD("3S") }, and the ace is sure to win another.
    .otherwise = That’s neither a club nor a trump, so it can’t win. The { CARD("3S") } wins this trick, and might not win another.
lesson-trump-9 = Your { CARD("3S") }, a trump, beats the { CARD("TC") }. You win the trick, so you lead.
lesson-trump-10 = Now you can lead trumps as well. You need just one more trick. Which card is sure to win it?
    .otherwise = That isn’t sure, and the ace wins a trick anyway. Nothing beats the { CARD("AS") }: play it.
lesson-trump-11 = 2/2: that’s your bid, and another trick would spoil it. You lead again. Which card will lose?
    .otherwise = The lower the card, the surer it is to lose: a 7 might win a third trick. Lead the { CARD("4D") }.
lesson-trump-12 = You have one card left, and it plays itself. The { CARD("7D") } is neither a club nor a trump, so luckily it can’t win.
lesson-trump-13 = 12 points for you! { PERSON("1") } bid 1 but won 3. { PERSON("2") } bid 1 but won none. 0 points for both.

lesson-points =
    .title = Scoring
    .about = What a bid scores, the hook, and who wins
    .learnt = You’ve won your first game of 10-9-8, and you know what a bid scores. Next, learn to count a bid.
lesson-points-1 = A game has ten rounds, from ten cards each down to one. This is a short game of five, and two are left.
lesson-points-2 = If you make your bid, you score 10 plus the bid: 12 for a 2, 10 for a 0. Even one trick off scores <b>0</b>.
lesson-points-3 = This table has an extra rule, the <b>hook</b>: the bids together can’t equal the number of tricks.
lesson-points-4 = Two cards, two tricks. { PERSON("1") } bid 2, { PERSON("2") } bid 0. Diamonds are trumps, and you have none. What do you bid?
    .otherwise = The { CARD("4H") } is unlikely to win a trick, so 2 is too many. The { CARD("JH") } might win one: bid 1.
lesson-points-5 = That’s 3 bid for two tricks, so someone is bound to miss. That’s the hook: a 0 from you would have made it 2.
lesson-points-6 = { PERSON("1") } needs both tricks, and you need one. Hearts were led, and you play last. Which card?
    .otherwise = Then the { CARD("9H") } wins this trick, and a trump might beat your { CARD("JH") } in the next. Now it’s sure to win.
lesson-points-7 = The { CARD("JD") } is a trump, so { PERSON("1") } wins this trick. But { PERSON("1") } bid 2, and won only one.
lesson-points-8 = 11 points for you, 10 for { PERSON("2") }, who bid 0 and won none, and 0 for { PERSON("1") }. You and { PERSON("2") } are tied at 32.
lesson-points-9 = The last round: one card each. The deal moves on, so { PERSON("1") } deals, and { PERSON("2") } bids and leads first.
lesson-points-10 = Spades are trumps, and yours is a low one. { PERSON("2") } bids 1. Will you win the only trick? Bid 0 or 1.
    .otherwise = Only three cards are dealt, so another trump is unlikely. Yours beats every other suit. Bid 1.
lesson-points-11 = An ace! But your only card is a trump, so it plays itself and wins, even in the first trick.
lesson-points-12 = Most points wins: 43, 32 and 21. You won! If you’d tied, you’d have shared the win.

lesson-counting =
    .title = Counting a bid
    .about = Which cards win tricks, and how to keep to your bid
    .learnt = You can count a hand now. Trump in for the tricks you need, and duck or discard when you have them.
lesson-counting-1 = How many tricks will these cards win? <b>Count</b> them one by one. An ace wins, unless someone trumps it: <b>one</b>.
lesson-counting-2 = A king wins about every second time, lower cards rarely. The more players, the less they’re worth.
lesson-counting-3 = High trumps win. A low one can win a suit you don’t have. You have no clubs: with the { CARD("6S") }, that’s <b>two</b>.
lesson-counting-4 = With the lower one of two hearts you can lose a heart trick on purpose. That’s as useful as winning one.
lesson-counting-5 = { PERSON("1") } bids 1, { PERSON("2") } bids 2. What do you bid?
    .not-bid-0 = Your { CARD("AD") } will almost surely win. Count it, and the { CARD("6S") } for when clubs are led: bid 2.
    .not-bid-1 = The { CARD("AD") } is one. You have no clubs, so the { CARD("6S") } can win another when they’re led: bid 2.
    .otherwise = Your other cards are low: they’ll probably lose. Bid 2, for the { CARD("AD") } and the { CARD("6S") }.
lesson-counting-6 = Diamonds are led, and you play last. Which card?
    .otherwise = Keep the ace, and someone may run out of diamonds and trump it. It’s sure to win now: play the { CARD("AD") }.
lesson-counting-7 = One of two. Your { CARD("6S") } wins when someone else leads clubs. Lead a card that loses, but keep your hearts.
    .not-3h = It would lose. But keep it, so that you can stay below when hearts are led. Lead the { CARD("2D") }.
    .not-6s = A higher trump would beat it. Wait until clubs are led, and it wins. Lead the { CARD("2D") }.
    .otherwise = That one might win, and leave you without a choice later. Nothing is lower than the { CARD("2D") }: lead it.
lesson-counting-8 = Lost, as you planned. { PERSON("2") } leads the next trick.
lesson-counting-9 = Hearts! You need only one more trick, and you have the { CARD("6S") } for it. Win this one, or stay below?
    .otherwise = If the { CARD("9H") } wins, you’ll win one too many with the { CARD("6S") }. Stay below the 7: play the { CARD("3H") }.
lesson-counting-10 = You <b>ducked</b>: you lost on purpose with a low card. With the 9 you’d have won a trick you don’t want.
lesson-counting-11 = Clubs at last, and you have none. Will you <b>trump in</b>, or <b>discard</b> the { CARD("9H") }?
    .otherwise = To discard is to throw away a card that can’t win. But you need this trick: trump in with the { CARD("6S") }.
lesson-counting-12 = Your low trump beats both clubs. That’s two of two. You lead your last card, the { CARD("9H") }: will it lose?
lesson-counting-13 = Phew: { PERSON("1") }’s jack was higher. The bids were 1, 2 and 2, five tricks in all, so everyone could make theirs.
