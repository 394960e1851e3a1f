### What Tenstuff says at the table.
###
### person: $who, $to, $owner, $accused
### card: $card
### number: $cards, $place, $dealt, $of
### text: $play, $shown, $why, $accuser, $name, $hits, $rank, $cost, $finish
### texts: $suits
### message: $laid, $set, $last
### messages: $held, $additions

tagline = Empty your hand. Tens skip, sixes turn the table
deal = Deal the cards
shapes = Turn by turn: ⬜ one card laid, 🟨 two, 🟧 more, ⬛ passed.

## Cards and sets

# A joker within a sentence; the stars tell the two apart.
joker-marked = joker ★
joker-unmarked = joker ☆
# The same as the first words of a sentence.
joker-marked-first = Joker ★
joker-unmarked-first = Joker ☆
# The same for who listens.
called-joker-marked = marked joker
called-joker-unmarked = unmarked joker
called-face-down = face-down card
set-of-one = { $card }
# $rank is as the card says it: A is an ace, T a 10, J, Q and K are jack, queen and king.
set-of-several =
    { $cards ->
        [2] two
        [3] three
       *[4] four
    } { $rank ->
        [joker] jokers
        [A] aces
        [T] 10s
        [J] jacks
        [Q] queens
        [K] kings
       *[other] { $rank }s
    }
# The same as the first words of a sentence.
set-of-several-first =
    { $cards ->
        [2] Two
        [3] Three
       *[4] Four
    } { $rank ->
        [joker] jokers
        [A] aces
        [T] 10s
        [J] jacks
        [Q] queens
        [K] kings
       *[other] { $rank }s
    }
# $laid is a set at the beginning of a sentence: “Two 7s on Ada’s two 5s”.
set-on-set = { $laid } on { $owner }’s { $last }

## The seats

place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
seat-out = is out
seat-excommunicated = sits out
seat-shamed = in shame
seat-next = next
seat-last-owner = played last
# Only the number is seen; who listens hears the words as well.
seat-cards =
    <b>{ $cards }</b> { $cards ->
        [one] card
       *[other] cards
    }
# The cards of a hand at a table where they are not counted.
some-cards = some cards
open-hand = open hand of { $who }
next-player = next: { $who }
decided = it is decided

## The piles

piles = The piles
turned-round = The table is turned round
to-draw = <b>{ $cards }</b> to draw
# { CARD("pile") } is the picture of a pile that is not counted.
to-draw-uncounted = { CARD("pile") } to draw
none-to-draw = none to draw
draw-pile = draw pile
next-to-draw = next to draw: { $card }
play-pile-face-down = play pile, face down
lowest-leads = the lowest rank leads
any-set-may-be-laid = any set may be laid
# $shown is the set to beat: “Ada’s three 7s”.
set-to-beat = { $owner }’s <b>{ $shown }</b>
lies-last-set = The last set
lies-last-set-of = The last set of { $owner }
lies-hands = Cards in hand: { ROW($held, between: ", ") }
lies-hand = { $who } { $cards }

## What the cards are called that lie elsewhere

guess-board = The next card
guess-suit = Suit
guess-rank = Rank
guess-joker = guess { $card }
top-of-the-pile = The top of the draw pile
hand = Hand of { $who }
hand-folded = Hand of { $who }, folded
# The button that looks at the draw pile.
look-at-draw-pile = draw pile
sleeve = sleeve
sleeve-holds =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } under the set

## The line above the hand

is-next = { $who } is next
is-thinking = { $who } is thinking
ask-sleeve = What goes under the set?
ask-sleeve-then-laid = Up to three cards; then the set is laid.
ask-sleeve-then-chosen = Up to three cards; then the set is chosen.
ask-throw = Before { $who } plays: throw a ten?
ask-accuse = Before { $who } plays: has anybody cheated?
ask-no-ten = Before { $who } plays: there is no ten in this hand.
# $why is a sentence that says why no ten can be thrown.
ask-refused = Before { $who } plays: { $why }
throwing = The turn is skipped, and the ten is theirs.
ask-gift = { $who }, what goes to { $to }?
lower-cards-in = Lower cards in { ROW($suits, between: " ") }
ask-return = { $who }, { $to } threw { $card }: give something back?
cards-in = Cards in { ROW($suits, between: " ") }
ask-card = { $who }, which card is next?
ask-suit = { $who }, and which suit?
ask-rank = { $who }, and which rank?
a-guess = A suit and a rank, or a joker; or no guess.
draws = { $who } draws a card
ask-order = { $who }, tap them as they shall lie
order-of-drawing = The first tapped is drawn first.
ask-last = It is decided. { $who }, has anybody cheated?
leads = { $who } leads the lowest rank in hand
ask-after-match = { $who }, another set after the match?
ask-set-on = { $who }, what goes on { $last }?
ask-set = { $who }, lay any set
slipped =
    Choose the set: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } will go under it.
set-refused = This set cannot be laid now.
# $shown is “Two 7s on Ada’s two 5s”, or “two 7s” where there is nothing to beat.
special-play =
    { $play ->
        [match] <b>{ $shown }</b>, a match
        [attempt] <b>{ $shown }</b>, an attempt
       *[slam] <b>{ $shown }</b>, a slam
    }
pile-or-table =
    { $play ->
        [match] <b>{ $shown }</b>, a match: on the pile or on the table?
        [attempt] <b>{ $shown }</b>, an attempt: on the pile or on the table?
        [slam] <b>{ $shown }</b>, a slam: on the pile or on the table?
       *[plain] <b>{ $shown }</b>: on the pile or on the table?
    }
belongs-on-table = No card is left to draw: it belongs on the bare table.
then-match = Then another set may follow.
then-attempt = Then the next card may be guessed.
then-slam = Then cards can go to { $owner }: lower, in { ROW($suits, between: " ") }.
then-turned = They turn the piles and the direction round.

## The buttons, with what they bring in small print

give =
    { $cards ->
        [0] Give none
        [one] Give 1 card
       *[other] Give { $cards } cards
    }
return-cards =
    { $cards ->
        [0] Return none
        [one] Return 1 card
       *[other] Return { $cards } cards
    }
to-whom = to { $to }
gets-nothing = { $to } gets nothing
name-card = Name { $card }
no-guess = No guess
put-them-back = Put them back
pretend = Only pretend
draw = Draw a card
accuse-whom = Accuse { $accused }
accuse-nobody = No
    .brings = accuses nobody
pass-turn = Pass
stop = No more
draws-one = draws 1
# $play is what laying the set is.
lay =
    { $play ->
        [match] Match: { $set }
        [attempt] Attempt: { $set }
        [slam] Slam { $set }
       *[plain] Play { $set }
    }
lay-on-pile = On the pile
    .brings = over the others
lay-on-table = On the table
    .brings = a new pile
brings-slam = on { $owner }
brings-last-cards =
    { $cards ->
        [one] the last card
       *[other] the last cards
    }
brings-turned = turns the table
brings-match = then another set
brings-attempt = then a guess
slip =
    { $cards ->
        [one] Slip 1 card
       *[other] Slip { $cards } cards
    }
    .brings = under the set
close-sleeve = Close the sleeve
    .brings = nothing goes under the set
keep-them = Keep them
nothing-to-throw = Nothing to throw
let-play = Let { $who } play
accuse = Accuse
throw = Throw { $card }
    .brings = skips { $who }

## What anybody may come forward for

claim-throw = Throw a 10
claim-throw-who = Who throws a ten?
claim-accuse-who = Who accuses?
# $accuser is the name of whoever accuses.
claim-accuse-whom = Whom does { $accuser } accuse?
claim-accuse-refused = There has been no turn yet that anybody could be accused of.
claim-accuse-tap = A tap accuses.

## What a tap is answered with

over = The game is over.
not-your-turn = The cards stay in hand. It is { $who }’s turn.
sleeve-full = The sleeve is full: three cards are the most.
stays-set = { $card } stays in hand. It does not beat the last set.
stays-gift = { $card } stays in hand. Only lower cards go, of a suit that the slam shows.
stays-return = { $card } stays in hand. Only cards of the ten’s suit can go back.
stays-throw = { $card } stays in hand. Only a ten can be thrown.
stays-guess = { $card } stays in hand. The next card of the draw pile is guessed first.
stays-arrange = { $card } stays in hand. The cards of the draw pile are put back first.
stays-draw = { $card } stays in hand. A card is drawn first.
stays-last = { $card } stays in hand. The game is decided: no more cards are played.

## Moments and ends

banner-excommunicated = Excommunicated
banner-shame = Round of Shame
banner-back = Back in the game
banner-slam = Slam
banner-skip = Skipped
banner-reverse = Turned round
banner-restart = From the start
result-first = out first
result-left =
    with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } left

## Figures

# What the figures tell of somebody: how often, of how many times.
feat-slams = Slams
    .told = { $name } made { $hits } of { $of } slams
feat-out = Ways out
    .told = { $name } went out { $hits } times
# What somebody went out with, each with how often.
way-single = with one card
way-set = with several cards
way-slam = with a slam
way-gift = by giving cards away
way-ten = by throwing a ten

## Rules as they come up

explain-end-first-out = { $who } is out first and has won. The fewer cards the others hold, the better
explain-end = Only one hand is left, so the game is over: { $who } was out first and has won
explain-restart = The open pile is used up: all is as at the start again, and the lowest card leads
explain-sixes = Exactly three sixes: the piles change places, what is drawn lies open, and play goes the other way
explain-excommunicated = No card was left to draw: the set belonged on the bare table. { $who } sits out until somebody passes
explain-false-alarm = Cards were left to draw, so the set belonged on the pile: it brings { $who } nothing more
explain-lifted = { $who } may play again: that ends when another player has passed
explain-lifted-all = All who sat out may play again: that ends when another player has passed
explain-table = No card was left to draw: the set goes on the bare table, and the old pile is shuffled and drawn from
explain-accused = { $who } did cheat: draws until the hand can be divided by five, and shows it to the end of the next turn
# $cost is what the table takes for a wrong accusation.
explain-accused-wrongly =
    { $cost ->
        [draw-1] { $accused } has not cheated: { $who } was wrong and draws a card
        [shame] { $accused } has not cheated: { $who } was wrong and enters the Round of Shame
       *[nothing] { $accused } has not cheated: { $who } was wrong and loses nothing but face
    }
explain-back = { $who } was out, but holds cards again: that place is lost
explain-out =
    { $who } has no cards left: out at once, without drawing, in <b>{ NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }</b> place
explain-slam = More of the same rank: a slam. { $owner }, whose set it hits, may be given lower cards of its suits
explain-gift =
    After the slam { $who } gives { $to } <b>{ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }</b>: lower than the slam, and of its suits
explain-skip = A ten thrown before a turn: { $who } is skipped, keeps { $card } and may return cards of its suit
explain-return =
    For the ten { $who } returns <b>{ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }</b> of its suit to { $to }. Nobody draws
explain-match = As many of the same rank: a match. { $who } may lay another set at once
explain-guess-wrong = { $card } was not the next card: it is drawn as after any set
explain-guess = { $card } was the next card, as guessed: { $to } gets it, and nobody draws
explain-attempt = Fewer of the same rank: an attempt. { $who } may guess the next card, so that somebody else gets it
explain-cleared = All have passed, and there was nothing to draw: now any set may be laid
explain-shuffle = The draw pile is used up: the play pile, but for the last set, is shuffled and drawn from
explain-joker = A joker is the lowest of all, but goes on any jack, queen or king. After it anything goes
explain-suit = On jacks, queens and kings a lower set may go if it shares a suit: { $set } on { $last }
explain-opening = The first to play cannot pass, and leads the lowest rank in hand: { $set }
explain-pass = { $who } lays nothing, and draws. Whoever comes next has to beat what still lies there: { $last }
explain-higher = A set must be as high as the last or higher: { $set } on { $last }. Number and suits do not matter

## The rules

word-set = Set
    .told = One to four cards of one rank, laid together.
word-match = Match
    .told = As many cards of the same rank as the last set: another set may follow.
word-attempt = Attempt
    .told = Fewer cards of the same rank: the next card may be guessed.
word-slam = Slam
    .told = More cards of the same rank: whoever laid the last set may be given cards.
word-throw = To throw a ten
    .told = To skip somebody’s turn before it begins. The ten is theirs then.
word-excommunicated = Excommunicated
    .told = Out until another player passes: no turn, no card, no ten.
example-slam = a slam
example-match = a match
example-throw = a ten is thrown
example-sixes = the world is turned round
chapter-minute = In a minute
chapter-special = Special plays
chapter-tens = Throwing tens
chapter-sixes = Three sixes
chapter-pile = Pile or table
chapter-cheating = Cheating
chapter-end = End
minute-aim = Be the first to have no cards. From low to high: joker, ace, 2 to 10, jack, queen, king.
# $dealt is 0 where the number of players decides.
minute-dealt =
    { $dealt ->
        [0] Everybody is dealt ten cards; at five and more players eight, seven, six or five.
        [5] Everybody is dealt five cards.
        [6] Everybody is dealt six cards.
        [7] Everybody is dealt seven cards.
        [8] Everybody is dealt eight cards.
        [10] Everybody is dealt ten cards.
       *[other] Everybody is dealt { $dealt } cards.
    } The lowest card of all hands begins: it leads its lowest rank, and cannot pass on this turn.
minute-lowest = Of one rank, for this alone, diamonds are lowest, then clubs, hearts and spades; of the jokers the marked one.
minute-lay = In turn: lay a <b>set</b>, one to four cards of a rank, or pass. Then draw one card.
minute-beat = A set must be as high as the last one or <b>higher</b>. Its size and suits do not matter.
minute-faces = On jacks, queens and kings a lower set may be laid too, if it shares a <b>suit</b> with the last one. So may jokers.
minute-out = Whoever lays the last card is out at once, and draws no more.
minute-on-queen = On a queen of spades
minute-higher = Higher
    .told = A king of any suit.
minute-lower = Lower, same suit
    .told = The jack of spades; the jack of hearts may not.
minute-joker = A joker
    .told = On face cards always. After it anything goes.
special-rank = The same rank as the last set is more than a set. What it is depends on how many cards are laid:
special-match = As many: a match
    .told = Another set may follow at once, if it beats this one. That may be a match again. One card is drawn.
special-attempt = Fewer: an attempt
    .told = The next card of the draw pile may be guessed, rank and suit; of a joker, whether it is the marked one. If right, the next player gets it and nobody draws. If wrong, it is drawn as after any set, and nobody else is shown it.
special-slam = More: a slam
    .told = Whoever laid the last set may be given cards: as many as one likes, all of them lower than the slam and of a suit that the slam shows. Jokers have no suit.
    .then = Then one card is drawn, as after any set. A slam can hit somebody who is out already: with the first card given they are back in the game. On one’s own set there is nobody to give to: more of its rank are a set like any other.
tens-throw = Before anybody’s turn, each of the others may throw a ten at them: the turn is <b>skipped</b>.
tens-return = The ten goes to their hand. For it they may return any of their cards of the ten’s suit, or none.
tens-next = Nobody draws, and the next player’s turn comes; it may be skipped as well, once round the table.
tens-last = A ten as the last card can be thrown too. With nothing returned, its owner is out.
sixes-turn = A set of exactly three sixes turns piles and direction round, from the next turn on:
sixes-direction = Play goes to the other side.
sixes-draw = The play pile becomes the draw pile, <b>face up</b>: everybody sees what is drawn.
sixes-play = The draw pile becomes the play pile, <b>face down</b>. Sets are said aloud.
sixes-last-set = The three sixes are still to be beaten.
sixes-any-set = Any set may be laid on the new pile.
sixes-restart = When the last open card has been drawn, the game starts again: the face-down pile is the draw pile as it lies, play goes left, and the lowest card leads.
sixes-out = Whoever is out stays out.
sixes-lifted = Whoever had to sit out may play again.
sixes-open = A hand that lies open stays open.
pile-belongs = When the draw pile is used up, the play pile is shuffled anew. The next set belongs on the bare table.
pile-asked = When that comes, the buttons ask: pile or table.
pile-unasked = At every set the buttons ask: pile or table. Nobody says when that comes.
pile-excommunicated = Who lays it on the pile is <b>excommunicated</b>: no turn, no card, no ten, until another player passes. The set stands all the same, but brings nothing more.
pile-early = Who lays a set on the table too early draws as usual, but the set brings nothing more.
cheating-how = Here cheating belongs to the game. Up to three cards may be slipped under a set: <b>sleeve</b> on one’s own turn. A draw may be only pretended. And whose turn it is may look at the top of the <b>draw pile</b>, three cards, and put them back in any order.
cheating-numbers = The number of cards is not told any more: who wants to know has to look closely.
cheating-accusing = Accusing
cheating-when = Between two turns anybody with cards may accuse anybody, also who is out. Nobody is accused again before they have had another turn.
cheating-true = If it is true, the cheat enters the <b>Round of Shame</b>: draws until the number of cards can be divided by five, one at least, and plays with an open hand to the end of their next turn; one that is skipped does not count.
cheating-back = A cheat who was out is back in the game.
cheating-wrong =
    { $cost ->
        [draw-1] If it is not, the accuser draws a card.
        [shame] If it is not, the accuser enters the Round of Shame.
       *[nothing] If it is not, the accuser loses nothing but face.
    }
cheating-last = Before the game ends, everybody with cards may accuse once more, one after the other.
end-all-places = The first to be out has won. The others play on for the places, until one hand is left.
end-first-out = As soon as somebody is out the turn ends, and so does the game: they have won. The others are placed by the cards in their hands, the fewest first; with as many cards they share a place.
end-pile = When the draw pile is used up, the play pile is shuffled, all but the last set.
end-cleared = If there is no card at all to draw and everybody who may play has passed, any set may be laid.
fact-begins = Who begins
    .told = the lowest card of all hands
# What of the rules at this table no rule sheet has, as a list.
house = { $additions }.
house-tens = the limit to tens thrown in a row
house-early = what a set costs that goes on the table too early
house-cleared = that any set may be laid once everybody has passed without a card to draw
house-look = the look at three cards of the draw pile
house-slipped = three slipped cards at most
house-wrong = what a wrong accusation costs
house-often = how often anybody may be accused
house-first-out = an end with the first one out
house-dealt = the number of cards
house-points = the points of a match
house-tournament = the tables of a tournament
origin = <b>Tenstuff</b>, told on a page of the early web whose author is not known.
for-whom = For two to eight people from about ten years on, best with three or four. { $finish ->
        [first-out] A game takes about ten minutes.
       *[all-places] A game takes about five minutes with two, a quarter of an hour with three, half an hour with four, an hour with eight.
    }

## Lessons

lesson-sets =
    .title = Beating sets
    .about = What may be laid on what, and how a hand gets smaller
    .learnt = As high or higher; on face cards lower in the same suit, or a joker. Then draw. No cards left wins.
lesson-sets-1 = Tenstuff is won by whoever is first to have <b>no cards left</b>. These are yours.
lesson-sets-2 = Low to high: joker, ace, 2 to 10, jack, queen, king. Your { CARD("3D") } is the lowest card dealt, so you begin.
lesson-sets-3 = You lead your lowest rank. One card or several of a rank are a <b>set</b>: tap both 3s, and a button comes.
    .otherwise = One card out, and then one drawn: your hand would stay as large. Lay both 3s.
lesson-sets-4 = Two cards out, and one drawn, as after every turn: six have become five.
lesson-sets-5 = A set has to be as high as the last one, or higher. On a number card suits do not matter, nor how many.
lesson-sets-6 = On a jack, queen or king a <b>lower</b> set goes too, if it shares a suit. Which <b>two</b> go on the { CARD("JS") }?
    .not-play-kc = A king is higher: allowed. But that is one card for one drawn. Your 8s have a spade.
    .not-play-8s = Allowed. But it may take the { CARD("8H") } along: one spade in the set is enough.
    .not-pass = Passing is allowed, but then you only draw. You have a pair with a spade in it: lay that.
lesson-sets-7 = { PERSON("1") } laid a 10, a set like any other. { PERSON("2") } passed, and drew a card: passing is always allowed.
lesson-sets-8 = What goes on the { CARD("TC") }? It is no jack, queen or king, so only what is as high or higher.
    .otherwise = That is allowed, but you hold a card higher than a 10. Lay it.
lesson-sets-9 = You hold no heart and no king. But the <b>joker</b>, lowest of all, goes on any jack, queen or king.
    .otherwise = You need not: one card of your hand may go on every king. Tap the joker.
lesson-sets-10 = On a joker anything may be laid, so { PERSON("1") } was rid of a { CARD("5S") }. Beat it, and make your hand smaller.
    .not-pass = Passing makes your hand larger. You have something higher than a 5, twice.
    .otherwise = One out, one drawn: your hand would stay as large. You have two of them.
lesson-sets-11 = Six cards have become three, thanks to the pairs. A single card only makes up for the one you draw.

lesson-same =
    .title = Same rank
    .about = The match, the attempt, and the slam
    .learnt = As many: a match, another set. Fewer: an attempt, a guess. More: a slam, and cards as a gift.
lesson-same-1 = A set of the <b>same rank</b> as the last one is special. There are three kinds, all worth knowing.
lesson-same-2 = { PERSON("2") } laid one 9. The same rank with <b>as many</b> cards is a <b>match</b>. What do you lay?
    .not-pass = You hold a 9, and one on one is a match. Do not let that go by.
    .otherwise = Higher, and allowed. But after a match you may lay that as well. The 9 first.
lesson-same-3 = A match! So you may lay <b>another set</b> on it at once, and still draw only one card. Which?
    .not-stop = You may stop here. But what you lay now costs nothing: you draw one card in any case.
    .otherwise = Allowed, but there is a set with more cards in it. You hold two queens.
lesson-same-4 = Three cards out, one in: nine have become seven. A match is the best way to be rid of cards.
lesson-same-5 = { PERSON("1") } laid two 5s. The same rank with <b>fewer</b> cards is an <b>attempt</b>: perhaps you need not draw. What goes?
    .not-pass = One 5 on two is just that, and you hold one. Lay your { CARD("5S") }.
    .not-play-7d-7s = Two out, one drawn: that is as good. But see the attempt now: lay your { CARD("5S") }.
    .otherwise = Higher, and a set like any other. Lay fewer of the same rank: your { CARD("5S") }.
lesson-same-6 = An attempt! Guess the next card of the pile: if that is right, you draw nothing. Try diamonds, king.
    .not-no-guess = You need not, but a wrong guess costs nothing. Try the { CARD("KD") }.
    .otherwise = In a game it might be that one. In this lesson the { CARD("KD") } lies there: try it.
lesson-same-7 = Right! The next player gets it, and you draw nothing. Wrong, you would have drawn as always: no harm.
lesson-same-8 = { PERSON("2") } laid one 7. The same rank with <b>more</b> cards is a <b>slam</b>. What do you lay?
    .not-pass = You hold two 7s, and { PERSON("2") } laid one. Two on one is a slam: lay both.
    .otherwise = One on one would only be a match. Two are more than one: lay both 7s.
lesson-same-9 = A slam! You may <b>give</b> { PERSON("2") } all cards that are lower than your 7s and of their suits, ♦ and ♠. Which?
    .not-give-3d-done = And the { CARD("4S") }? It is lower, and a spade. What you give away you need not lay.
    .not-give-4s-done = And the { CARD("3D") }? It is lower, and a diamond. What you give away you need not lay.
    .otherwise = The { CARD("3D") } and the { CARD("4S") } may go, and what you give away you need not lay. Tap both.
lesson-same-10 = Four cards out, one drawn: you hold three, { PERSON("2") } has two more. The { CARD("2H") }, a heart, had to stay.

lesson-tens =
    .title = Tens and sixes
    .about = How a turn is skipped, and how the table is turned round
    .learnt = A 10 before a turn skips it. Exactly three 6s turn the table round, until the open cards are drawn.
lesson-tens-1 = { PERSON("1") } is next, and has one card left. Whoever lays the last card is out, and has won.
lesson-tens-2 = But before anybody’s turn, any other may throw a 10 at them: the turn is <b>skipped</b>. What about yours?
    .not-begin = Then { PERSON("1") } lays the { CARD("QS") } on your { CARD("5C") } and has won. Throw the { CARD("TC") } at { PERSON("1") } now.
lesson-tens-3 = { PERSON("1") } keeps your { CARD("TC") }, and may return you cards of <b>its suit</b>, clubs. { PERSON("1") } holds none.
lesson-tens-4 = Nobody draws for that. { PERSON("1") }’s turn is over, and { PERSON("2") } is next.
lesson-tens-5 = { PERSON("1") } throws it back at you! Your turn is skipped; now <b>you</b> may return clubs. Keep your 6s. What goes?
    .otherwise = Return the { CARD("3C") } and the { CARD("9C") }: two cards less for you, two more for { PERSON("1") }. The 6s belong together.
lesson-tens-6 = { PERSON("1") } holds three cards again, and you have your 10 back. Now { PERSON("1") } plays.
lesson-tens-7 = <b>Exactly three</b> 6s do more than any other set. On the { CARD("QS") } there has to be a spade. What do you lay?
    .not-pass = You hold what it takes: three 6s, the { CARD("6S") } among them.
    .not-play-6d-6c-6h-6s = All four are a set like any other. Exactly three do it: keep one of them.
    .otherwise = That would be a set like any other. Lay exactly three 6s, the { CARD("6S") } among them.
lesson-tens-8 = The table is <b>turned round</b>: now it goes the other way, and after you comes { PERSON("2") }, not { PERSON("1") }.
lesson-tens-9 = And the piles have changed places: what was laid is drawn now, open, so that all see it coming.
lesson-tens-10 = Your 6s still had to be beaten: { PERSON("2") } laid a 7, { PERSON("1") } a 9. And each of them drew one of the 6s.
lesson-tens-11 = Your turn, on the { CARD("9C") }. You see what you will draw: a 6, to go with yours. What do you lay?
    .otherwise = You would draw the 6 all the same, but lay nothing. Your 10 beats the 9.
lesson-tens-12 = The last open card is drawn. So all is turned back, and the game begins anew with the lowest card.
lesson-tens-13 = You lead your lowest rank, as at the start of a game. Nothing is lower than a joker (★ and ☆ are equal).

lesson-end =
    .title = Table and end
    .about = The draw pile is used up; and how one is out, and in again
    .learnt = No draw pile: lay on the table. First to be rid of all cards wins, if no slam brings you back.
lesson-end-1 = The draw pile is empty. The next set goes <b>on the bare table</b>: the old pile will be drawn from again.
lesson-end-2 = { PERSON("2") } forgot it, and so is <b>excommunicated</b>: no turn and no card, until another player passes.
lesson-end-3 = Your kings beat the { CARD("7C") }. Lay both, in the right place.
    .not-play-kd-kh = On the pile? Then you would sit out like { PERSON("2") }: no turn and no card until another passes.
    .not-pass = That would bring { PERSON("2") } back, and you would draw. Your kings beat the 7: lay them.
    .otherwise = Two kings take two cards out of your hand. Lay both, on the table.
lesson-end-4 = The old pile is the draw pile now, and your kings are the new pile. You drew an { CARD("8H") }.
lesson-end-5 = { PERSON("1") } has passed, and so { PERSON("2") } may play again.
lesson-end-6 = Your pair or your 10: either may go on the ace. What gets you further?
    .not-play-th = A 10 can leave your hand out of turn: you can throw it at somebody. Lay the pair now.
    .not-pass = Almost anything goes on an ace. Lay the pair.
    .otherwise = One card out, one drawn. Lay both 8s.
lesson-end-7 = You drew the { CARD("9C") }: two cards left. { PERSON("1") } is next, but has not begun. Do you see what your 10 is good for?
    .not-begin = Then a card you lay is a card you draw, and two stay two. Throw the 10: nobody draws for it.
lesson-end-8 = { PERSON("1") } returned nothing, so you hold one card. { PERSON("2") } laid the { CARD("JC") }. Can you be out?
    .otherwise = You can: your 9 is lower than a jack, but a club like it. Lay it.
lesson-end-9 = Out, and first! Whoever lays the last card does not draw. The others play on for their places.
lesson-end-10 = Too bad: { PERSON("1") }’s two 9s are a slam on yours, with a card for you as a gift. So you are <b>in again</b>.
lesson-end-11 = { PERSON("2") } laid the { CARD("QD") }, and you hold the { CARD("4D") }. Is that the end of it?
    .otherwise = It can be: a diamond on a queen of diamonds. Lay it, and you are out again.
lesson-end-12 = First again! The others play on until only one holds cards. Between two, the game would be over now.
