### What Tenstuff says at the table.
###
### person: $who, $to, $owner, $accused
### card: $card
### number: $cards, $place, $dealt, $of, $turns
### text: $play, $shown, $why, $accuser, $name, $hits, $rank, $cost, $finish, $alone
### texts: $suits
### message: $laid, $set, $last
### messages: $held, $additions

tagline = Get rid of your cards. 10s skip, 6s reverse
deal = Deal the cards
shapes = Turn by turn: ⬜ 1 card played, 🟨 2, 🟧 more, ⬛ passed.

## Cards and sets

# A joker within a sentence; the stars tell the two apart.
joker-marked = joker ★
joker-unmarked = joker ☆
# The same at the start of a sentence.
joker-marked-first = Joker ★
joker-unmarked-first = Joker ☆
# The same for screen readers.
called-joker-marked = marked joker
called-joker-unmarked = unmarked joker
called-face-down = face-down card
set-of-one = { $card }
# $rank is the rank as in the text of a card: A is an ace, T a 10, and J, Q and K are jack, queen and king.
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
# The same at the start of a sentence.
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
# $laid is a set at the start of a sentence: “Two 7s on Ada’s two 5s”.
set-on-set =
    { $owner ->
        [you] { $laid } on your { $last }
       *[other] { $laid } on { $owner }’s { $last }
    }

## The seats

place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
# On a seat, where there is little room.
seat-place =
    { NUMBER($place, type: "ordinal") ->
        [one] { $place }st
        [two] { $place }nd
        [few] { $place }rd
       *[other] { $place }th
    }
seat-out = went out
seat-excommunicated = sits out
seat-shamed = in shame
seat-next = next
seat-last-owner = played last
# The screen shows only the number. A screen reader says the words, too.
seat-cards =
    <b>{ $cards }</b> { $cards ->
        [one] card
       *[other] cards
    }
# The cards of a hand at a table that hides the counts.
# A card of a hand at a table with cheating, for voices: as many words as there are strokes, and no number.
stroke = stroke
stroke-none = no stroke
# Not "hand", because a hand is hidden from the others.
open-hand =
    { $who ->
        [you] Your cards, face up
       *[other] { $who }’s cards, face up
    }
next-player = next: { $who }
decided = game decided

## The piles

piles = Piles
turned-round = Reversed
to-draw = <b>{ $cards }</b> to draw
# { CARD("pile") } is the picture of a pile whose count is hidden.
to-draw-uncounted = { CARD("pile") } to draw
none-to-draw = none to draw
pile-empty = pile empty
draw-pile = draw pile
next-to-draw = next card: { $card }
play-pile-face-down = play pile, face down
lowest-leads = the lowest card leads
any-set-may-be-laid = play any set
# $shown is the set to beat: “Ada’s three 7s”.
set-to-beat =
    { $owner ->
        [you] Your <b>{ $shown }</b>
       *[other] { $owner }’s <b>{ $shown }</b>
    }
lies-last-set = Last set
lies-last-set-of =
    { $owner ->
        [you] Your last set
       *[other] { $owner }’s last set
    }
lies-hands = Cards in hand: { ROW($held, between: ", ") }
lies-hand = { $who } { $cards }

## Labels of cards and places

guess-board = Next card
guess-suit = Suit
guess-rank = Rank
guess-joker = { $card }
top-of-the-pile = Top of the draw pile
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
# The button that looks at the draw pile.
look-at-draw-pile = draw pile
sleeve = sleeve
sleeve-holds =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } under the set

## The line above the hand

# $alone is “yes” with one person at the table, who needs no name.
is-next =
    { $who ->
        [you] You’re next
       *[other] { $who } is next
    }
is-thinking =
    { $who ->
        [you] You’re thinking
       *[other] { $who } is thinking
    }
ask-sleeve = What goes under the set?
ask-sleeve-then-laid = Choose up to 3 cards, then play the set.
ask-sleeve-then-chosen = Choose up to 3 cards, then the set.
ask-throw =
    { $who ->
        [you] Before you play: throw a 10?
       *[other] Before { $who } plays: throw a 10?
    }
ask-accuse =
    { $who ->
        [you] Before you play: accuse anyone?
       *[other] Before { $who } plays: accuse anyone?
    }
ask-no-ten =
    { $who ->
        [you] Before you play: you have no 10 to throw.
       *[other] Before { $who } plays: you have no 10 to throw.
    }
# $why is a sentence that says why you can’t throw a ten.
ask-refused =
    { $who ->
        [you] You’re next. { $why }
       *[other] { $who } is next. { $why }
    }
throwing = They’re skipped, and keep the 10.
ask-gift =
    { $alone ->
        [yes] What do you give { $to }?
       *[no] { $who }, what do you give { $to }?
    }
lower-cards-in = Lower cards in { ROW($suits, between: " ") }
ask-return =
    { $alone ->
        [yes] { $to } threw { $card }: return anything?
       *[no] { $who }, { $to } threw { $card }: return anything?
    }
cards-in = Other cards in { ROW($suits, between: " ") }
ask-card =
    { $alone ->
        [yes] Which card is next?
       *[no] { $who }, which card is next?
    }
ask-suit =
    { $alone ->
        [yes] Which suit?
       *[no] { $who }, which suit?
    }
ask-rank =
    { $alone ->
        [yes] Which rank?
       *[no] { $who }, which rank?
    }
a-guess = Choose a suit and a rank, or a joker: ★ marked, ☆ unmarked.
draws =
    { $alone ->
        [yes] Draw a card
       *[no] { $who }, draw a card
    }
ask-order =
    { $alone ->
        [yes] Choose the order
       *[no] { $who }, choose the order
    }
order-of-drawing = Tap cards in the order they’ll be drawn.
ask-last =
    { $alone ->
        [yes] The game is decided. Accuse anyone?
       *[no] The game is decided. { $who }, accuse anyone?
    }
leads =
    { $alone ->
        [yes] Lead your lowest rank
       *[no] { $who }, lead your lowest rank
    }
ask-after-match =
    { $alone ->
        [yes] Play another set after the match?
       *[no] { $who }, another set after the match?
    }
ask-set-on =
    { $alone ->
        [yes] What goes on { $last }?
       *[no] { $who }, what goes on { $last }?
    }
ask-set =
    { $alone ->
        [yes] Play any set
       *[no] { $who }, play any set
    }
slipped =
    { $cards ->
        [one] Choose the set. 1 card will go under it.
       *[other] Choose the set. { $cards } cards will go under it.
    }
set-refused = You can’t play this set now.
# $shown is “Two 7s on Ada’s two 5s”, or “two 7s” if there is nothing to beat.
special-play =
    { $play ->
        [match] <b>{ $shown }</b>, a match
        [attempt] <b>{ $shown }</b>, an attempt
       *[slam] <b>{ $shown }</b>, a slam
    }
pile-or-table =
    { $play ->
        [match] <b>{ $shown }</b>, a match: pile or table?
        [attempt] <b>{ $shown }</b>, an attempt: pile or table?
        [slam] <b>{ $shown }</b>, a slam: pile or table?
       *[plain] <b>{ $shown }</b>: pile or table?
    }
belongs-on-table = The draw pile is empty: play it on the bare table.
then-match = Then you can play another set.
then-attempt = Then you can guess the next card.
then-slam = Then you can give { $owner } lower cards in { ROW($suits, between: " ") }.
then-turned = Then the piles swap and play reverses.

## The buttons, with what they do in small print

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
gets-nothing =
    { $to ->
        [you] You get nothing
       *[other] { $to } gets nothing
    }
name-card = Guess { $card }
no-guess = No guess
put-them-back = Put back
pretend = Pretend
draw = Draw a card
accuse-whom = Accuse { $accused }
accuse-nobody = Accuse no one
    .brings = let it end
pass-turn = Pass
stop = Done
draws-one = draw 1 card
# $play is the kind of set.
lay =
    { $play ->
        [match] Match: { $set }
        [attempt] Attempt: { $set }
        [slam] Slam: { $set }
       *[plain] Play { $set }
    }
lay-on-pile = Play on pile
    .brings = on the last set
    .brings-exile = you’d sit out
lay-on-table = Play on table
    .brings = as a new pile
brings-slam = on { $owner }
brings-last-cards =
    { $cards ->
        [one] your last card
       *[other] your last cards
    }
brings-turned = reverses play
brings-match = then another set
brings-attempt = then a guess
slip =
    { $cards ->
        [one] Slip 1 card
       *[other] Slip { $cards } cards
    }
    .brings = under the set
close-sleeve = Close the sleeve
    .brings = slip nothing
keep-them = Keep 10s
nothing-to-throw = Continue
let-play = Let { $who } play
accuse = Accuse
throw = Throw { $card }
    .brings = skips { $who }

## What anyone can do between turns

claim-throw = Throw a 10
claim-throw-who = Who throws a 10?
claim-accuse-who = Who accuses?
# $accuser is the name of the player who accuses.
claim-accuse-whom = { $accuser }: who cheated?
claim-accuse-refused = You can’t accuse anyone yet: wait until someone has taken a turn.
claim-accuse-tap = Tap a name to accuse.

## Answers to taps

over = The game is over.
not-your-turn = You can’t play now: it’s { $who }’s turn.
sleeve-full = You can’t slip more than 3 cards.
stays-set = You can’t play { $card }: it doesn’t beat the last set.
stays-gift = You can’t give { $card }: only lower cards in the slam’s suits.
stays-return = You can’t return { $card }: only other cards in the 10’s suit.
stays-throw = You can’t throw { $card }: only 10s.
stays-guess = You can’t play { $card } now: guess the next card first.
stays-arrange = You can’t play { $card } now: put the draw pile back first.
stays-draw = You can’t play { $card } now: draw a card first.
stays-last = You can’t play { $card }: the game is decided.

## Moments and ends

banner-excommunicated = Excommunicated
banner-shame = Round of Shame
banner-back = Back in the game
banner-slam = Slam
banner-skip = Skipped
banner-reverse = Reversed
banner-restart = Restart
result-first = went out first
result-left =
    { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }
# The story of a game, under the winner. $cards is 9 or more.
remark-shamed =
    { $who ->
        [you] You won in spite of the Round of Shame
       *[other] { $who } won in spite of the Round of Shame
    }
remark-slam =
    { $who ->
        [you] You went out with a slam
       *[other] { $who } went out with a slam
    }
remark-behind =
    { $who ->
        [you] You came back from { $cards } cards
       *[other] { $who } came back from { $cards } cards
    }
remark-left =
    { $who ->
        [you] You still held { $cards } cards
       *[other] { $who } still held { $cards } cards
    }
remark-turns =
    { $who ->
        [you]
            You went out in { $turns ->
                [one] 1 turn
               *[other] { $turns } turns
            }
       *[other]
            { $who } went out in { $turns ->
                [one] 1 turn
               *[other] { $turns } turns
            }
    }

## Stats

# How often someone did something, out of how often it happened.
feat-slams = Slams
    .note = { $name } made { $hits } of { $of } slams
feat-out = Ways out
    .note =
        { $name } went out { $hits ->
            [1] once
           *[other] { $hits } times
        }
# The ways to go out, each with its number.
way-single = with one card
way-set = with several cards
way-slam = with a slam
way-gift = by giving cards away
way-ten = by throwing a 10

## Rules as they come up

explain-restart = The face-up pile is empty, so the game restarts. The player with the lowest card leads
explain-sixes = Exactly three 6s: the piles swap places, you draw face up, and play goes the other way
explain-excommunicated =
    { $who ->
        [you] The draw pile was empty, so the set belonged on the table. You sit out until someone passes
       *[other] The draw pile was empty, so the set belonged on the table. { $who } sits out until someone passes
    }
explain-false-alarm =
    { $who ->
        [you] The draw pile wasn’t empty, so your set belonged on the pile. It has no special effect
       *[other] The draw pile wasn’t empty, so { $who }’s set belonged on the pile. It has no special effect
    }
explain-lifted = { $who } can play again. Excommunication ends when another player passes
explain-lifted-all = Everyone who sat out can play again. Excommunication ends when another player passes
explain-table = The draw pile was empty, so the set goes on the bare table. The old pile is shuffled into a new draw pile
explain-accused =
    { $who ->
        [you] You cheated: you draw up to a multiple of five and show your hand until your next turn ends
       *[other] { $who } cheated: they draw up to a multiple of five and show their hand until their next turn ends
    }
# $cost is the price of a wrong accusation at this table.
explain-accused-wrongly =
    { $who ->
        [you]
            { $cost ->
                [draw-1] { $accused } didn’t cheat, so you draw a card for the wrong accusation
                [shame] { $accused } didn’t cheat, so you enter the Round of Shame
               *[nothing] { $accused } didn’t cheat. You lose nothing but face
            }
       *[other]
            { $cost ->
                [draw-1] { $accused } didn’t cheat, so { $who } draws a card for the wrong accusation
                [shame] { $accused } didn’t cheat, so { $who } enters the Round of Shame
               *[nothing] { $accused } didn’t cheat. { $who } loses nothing but face
            }
    }
explain-back =
    { $who ->
        [you] You have cards again, so you’re back in the game and lose your place
       *[other] { $who } has cards again, so they’re back in the game and lose their place
    }
explain-out =
    { $who ->
        [you]
            You go out in <b>{ NUMBER($place, type: "ordinal") ->
                [one] { $place }st
                [two] { $place }nd
                [few] { $place }rd
               *[other] { $place }th
            }</b> place. You don’t draw after your last card
       *[other]
            { $who } goes out in <b>{ NUMBER($place, type: "ordinal") ->
                [one] { $place }st
                [two] { $place }nd
                [few] { $place }rd
               *[other] { $place }th
            }</b> place. You don’t draw after your last card
    }
explain-slam =
    { $owner ->
        [you] More of the same rank is a slam. You played the last set, so you can be given lower cards in its suits
       *[other] More of the same rank is a slam. { $owner } played the last set and can be given lower cards in its suits
    }
explain-gift =
    { $who ->
        [you]
            You give { $to } <b>{ $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }</b>. After a slam, you can give lower cards in its suits
       *[other]
            { $who } gives { $to } <b>{ $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }</b>. After a slam, you can give lower cards in its suits
    }
explain-skip =
    { $who ->
        [you] The 10 skips your turn. You keep { $card } and can return other cards in its suit
       *[other] The 10 skips { $who }’s turn. They keep { $card } and can return other cards in its suit
    }
explain-return =
    { $who ->
        [you]
            You return <b>{ $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }</b> in the 10’s suit to { $to }. No one draws
       *[other]
            { $who } returns <b>{ $cards ->
                [one] 1 card
               *[other] { $cards } cards
            }</b> in the 10’s suit to { $to }. No one draws
    }
explain-match = The same rank and the same number of cards is a match. { $who } can play another set at once
explain-guess-wrong =
    { $who ->
        [you] The next card wasn’t { $card }, so you draw it
       *[other] The next card wasn’t { $card }, so { $who } draws it
    }
explain-guess =
    { $to ->
        [you]
            { $who ->
                [you] The next card was { $card }. You take it and don’t draw again
               *[other] The next card was { $card }. You take it, and { $who } doesn’t draw
            }
       *[other]
            { $who ->
                [you] The next card was { $card }. { $to } takes it, and you don’t draw
               *[other] The next card was { $card }. { $to } takes it, and { $who } doesn’t draw
            }
    }
explain-attempt =
    { $who ->
        [you] Fewer of the same rank is an attempt. If you guess the next card right, the next player takes it instead
       *[other] Fewer of the same rank is an attempt. If { $who } guesses the next card right, the next player takes it instead
    }
explain-cleared = You can play any set now: everyone has passed, and there was nothing to draw
explain-shuffle = The draw pile is empty, so the play pile is shuffled into a new one. Only the last set stays
explain-joker = A joker is lowest, but it goes on any jack, queen or king. Anything goes on a joker
explain-suit = On a jack, queen or king, a lower set must share a suit: { $set } on { $last }
explain-opening = The first player can’t pass and must lead their lowest rank: { $set }
explain-pass =
    { $who ->
        [you] You pass and draw. The next player still plays on { $last }
       *[other] { $who } passes and draws. The next player still plays on { $last }
    }
explain-higher = A set must be at least as high as the last one: { $set } on { $last }. Its size and suits don’t matter

## The rules

word-set = Set
    .note = One to four cards of one rank, played together.
word-match = Match
    .note = The same rank and the same number of cards as the last set. You can play another set.
word-attempt = Attempt
    .note = The same rank as the last set, but fewer cards. You can guess the next card.
word-slam = Slam
    .note = The same rank as the last set, but more cards. You can give lower cards to the player of that set.
word-throw = Throw a 10
    .note = Skip someone’s turn before it starts. They keep the 10.
word-excommunicated = Excommunicated
    .note = You sit out until another player passes: you can’t play, draw or throw 10s.
example-slam = a slam
example-match = a match
example-throw = throwing a 10
example-sixes = three 6s
chapter-minute = The aim
chapter-turn = A turn
chapter-special = Special sets
chapter-tens = Throwing 10s
chapter-sixes = Three 6s
chapter-pile = Pile or table
chapter-cheating = Cheating
chapter-end = The end
aim = Be the first to get rid of all your cards.
deck = The cards
cards-order = From low to high: joker, ace, 2 to 10, jack, queen, king. There are two jokers, marked ★ and unmarked ☆.
cards-set = A <b>set</b> is one to four cards of one rank.
# $dealt is 0 if the number of players decides.
cards-dealt =
    { $dealt ->
        [0] With 2–4 players you each get 10 cards, with 5 players 8, with 6 players 7, with 7 players 6 and with 8 players 5.
       *[other] You each get { $dealt } cards.
    }
turn-lead = If you hold the lowest card, you start. You must lead your lowest rank and can’t pass.
turn-lowest = Suits only break ties here: diamonds are lowest, then clubs, hearts and spades. The marked joker is lowest of all.
turn-lay = On your turn, play a set or pass. Then draw 1 card.
turn-beat = Your set must be at least <b>as high</b> as the last one. Its size and suits don’t matter.
turn-faces = On a jack, queen or king you can also play a lower set that shares a <b>suit</b> with it, or jokers.
turn-out = When you play your last card, you go out at once, without drawing.
turn-on-queen = On a queen of spades
turn-higher = Higher
    .note = A king of any suit.
turn-lower = Lower, same suit
    .note = The jack of spades, but not the jack of hearts.
turn-joker = A joker
    .note = Always goes on a jack, queen or king. Then anything goes.
special-rank = You can do more with a set of the same rank as the last one. It depends on the number of cards:
special-match = Same number: a match
    .note = You can play another set on it at once, even another match. You draw only 1 card, at the end.
special-attempt = Fewer: an attempt
    .note = You can guess the rank and suit of the next card, or which joker it is. If you’re right, the next player takes it and you don’t draw. If you’re wrong, you draw it and don’t show anyone.
special-slam = More: a slam
    .note = You can give any number of cards to the player of the last set. The cards must be lower than the slam and share a suit with it. You can’t give jokers: they have no suit.
    .then = Then you draw 1 card. If you slam someone who went out, a single card brings them back into the game. If the last set was your own, it isn’t a slam.
tens-throw = Before another player’s turn starts, you can throw a 10 at them. Their turn is <b>skipped</b>.
tens-return = They keep the 10 and can return any of their other cards in its suit.
tens-next = No one draws, and it’s the next player’s turn. 10s can skip that turn too, and more, but at most once round the table.
tens-last = You can throw a 10 as your last card. If nothing comes back, you go out.
sixes-turn = A set of exactly three 6s reverses the game. From the next turn:
sixes-direction = Play goes the other way.
sixes-draw = The play pile becomes the draw pile, <b>face up</b>. Everyone sees what you draw.
sixes-play = The draw pile becomes the play pile, <b>face down</b>. Say your sets aloud.
sixes-last-set = You must still beat the three 6s.
sixes-any-set = You can play any set on the new pile.
sixes-restart = When the last face-up card is drawn, the game restarts. The face-down pile becomes the draw pile, play goes clockwise again, and the lowest card leads.
sixes-out = If you went out, you stay out.
sixes-lifted = If you sat out, you can play again.
sixes-open = A face-up hand stays face up.
pile-belongs = When the draw pile is empty, play the next set on the bare table. The play pile is then shuffled into a new draw pile.
pile-asked = The app asks first: pile or table?
pile-unasked = The app asks every time: pile or table? You get no warning.
pile-excommunicated = If you play on the old pile, you’re <b>excommunicated</b>: you can’t play, draw or throw 10s until another player passes. Your set counts, but has no special effect.
pile-early = If you play on the table too early, the set goes on the pile and has no special effect.
cheating-how = Here, cheating is part of the game. On your turn you can slip up to 3 cards under a set (<b>sleeve</b>), pretend to draw, or look at the top 3 cards of the <b>draw pile</b> and rearrange them.
cheating-numbers = Card counts are hidden, so watch closely.
cheating-accusing = Accusing
cheating-when = Between turns, if you have cards, you can accuse anyone, even someone who went out. After that, no one can accuse them until they’ve had another turn.
cheating-true = If you’re right, the cheat enters the <b>Round of Shame</b>. They draw at least 1 card, until they hold a multiple of five. Their hand stays face up until their next turn ends. A skipped turn doesn’t count.
cheating-back = A cheat who went out is back in the game.
cheating-wrong =
    { $cost ->
        [draw-1] If you’re wrong, you draw a card.
        [shame] If you’re wrong, you enter the Round of Shame yourself.
       *[nothing] If you’re wrong, you lose nothing but face.
    }
cheating-last = Before the game ends, everyone with cards gets one last chance to accuse, in turn.
end-all-places = The first to go out wins. The others play on for the next places until only one has cards.
end-first-out = When someone goes out, they win, and the game ends after that turn. The others are placed by the cards they have left, fewest first. Equal numbers share a place.
end-pile = If you must draw and the draw pile is empty, shuffle the play pile into a new one. Only the last set stays.
end-cleared = If everyone has passed and no one could draw, you can play any set.
fact-begins = First lead
    .note = the lowest card dealt
# The rules of this table that are on no rule sheet, as a list.
house = { $additions }.
house-tens = the limit on 10s thrown in a row
house-early = the price of playing on the table too early
house-cleared = playing any set after everyone passed with no card to draw
house-look = looking at 3 cards of the draw pile
house-slipped = slipping 3 cards at most
house-wrong = the price of a wrong accusation
house-often = how often you can accuse someone
house-first-out = ending when someone goes out
house-dealt = the hand size
house-points = the points of a series
house-tournament = the tables of a tournament
origin = <b>Tenstuff</b> was described on an early web page. Its author is unknown.
for-whom = 2–8 players, ages 10 and up, best with 3 or 4. { $finish ->
        [first-out] A game takes about 10 minutes.
       *[all-places] A game takes about 5 minutes with 2 players, 15 with 3, 30 with 4 and an hour with 8.
    }

## Lessons

lesson-sets =
    .title = Beating sets
    .about = What goes on what, and how your hand shrinks
    .learnt = You can play a whole game now. Pairs and more shrink your hand fastest: for one card out, you draw one.
lesson-sets-1 = Be the first with <b>no cards left</b>, and you win Tenstuff. These are your cards.
lesson-sets-2 = Low to high: joker, ace, 2 to 10, jack, queen, king. Your { CARD("3D") } is the lowest card dealt, so you start.
lesson-sets-3 = You lead, so you must play your lowest rank. One or more cards of one rank are a <b>set</b>: tap both 3s, then the button.
    .otherwise = One card out and one drawn: your hand wouldn’t shrink. Play both 3s.
lesson-sets-4 = You played two cards, then drew one, as everyone does at the end of a turn. Six cards became five.
lesson-sets-5 = Your set must be at least as high as the last one. Its suits don’t matter, nor does the number of cards.
lesson-sets-6 = But on a jack, queen or king, a <b>lower</b> set works too if it shares a suit. Which <b>pair</b> has a spade, like the { CARD("JS") }?
    .not-play-kc = A king is higher, so it would work. But get rid of two cards: your 8s include a spade.
    .not-play-8s = That would work. But the { CARD("8H") } can go with it: one spade in the set is enough.
    .not-pass = You could pass, but then you only draw. You have a pair with a spade: play that.
lesson-sets-7 = { PERSON("1") } played a 10. { PERSON("2") } passed and drew a card. You can always pass, except when you lead.
lesson-sets-8 = What goes on the { CARD("TC") }? It isn’t a jack, queen or king, so your card must be at least as high.
    .otherwise = You could do that, but you have a card higher than a 10. Play it.
lesson-sets-9 = You have no heart and no king. But a <b>joker</b>, lowest of all, goes on any jack, queen or king.
    .otherwise = You could pass, but one of your cards goes on every king. Tap the joker.
lesson-sets-10 = Anything goes on a joker, so { PERSON("1") } got rid of the { CARD("5S") }. Beat it with more than one card.
    .not-pass = You could pass, but your hand would grow. You have two cards higher than a 5.
    .otherwise = One out, one drawn: your hand wouldn’t shrink. Play both 7s.
lesson-sets-11 = Six cards became three, thanks to your pairs. Nicely played!

lesson-same =
    .title = Same rank
    .about = The match, the attempt and the slam
    .learnt = Match, attempt, slam: you know all three. Watch for them in your next game.
lesson-same-1 = A set of the <b>same rank</b> as the last one is special. It’s one of three things.
lesson-same-2 = { PERSON("2") } played one 9. The same rank and the <b>same number</b> of cards is a <b>match</b>. What do you play?
    .not-pass = You have a 9, and one on one is a match. Don’t miss it.
    .otherwise = That’s higher, so it would work. But play the 9 first: after a match you can play again.
lesson-same-3 = A match! You can play <b>another set</b> on it straight away. It must beat the 9 too. You still draw only one card.
    .not-stop = You could stop here. But another set costs you nothing: you draw one card either way.
    .otherwise = That would work, but you have a set with more cards: two queens.
lesson-same-4 = Three cards out, one drawn: nine became seven. If your second set is a match as well, you can play a third.
lesson-same-5 = { PERSON("1") } played two 5s. The same rank with <b>fewer</b> cards is an <b>attempt</b>: you might not have to draw. Which card?
    .not-pass = One 5 on two is an attempt, and you have one. Play your { CARD("5S") }.
    .not-play-7d-7s = Two out, one drawn: just as good. But try an attempt now: play your { CARD("5S") }.
    .otherwise = That’s a set like any other. Play fewer of the same rank: your { CARD("5S") }.
lesson-same-6 = An attempt! Guess the top card of the pile: if you’re right, you don’t draw. ★ and ☆ are the jokers. Try the { CARD("KD") }.
    .not-no-guess = You don’t have to guess, but a wrong guess costs nothing. Try the { CARD("KD") }.
    .otherwise = In a game it could be that card. In this lesson it’s the { CARD("KD") }: try it.
lesson-same-7 = Right! { PERSON("1") }, who plays next, takes it, and you don’t draw. If you’d been wrong, you’d just have drawn it.
lesson-same-8 = { PERSON("2") } played one 7. The same rank with <b>more</b> cards is a <b>slam</b>. What do you play?
    .not-pass = You have two 7s, and { PERSON("2") } played one. Two on one is a slam: play both.
    .otherwise = One on one would only be a match. Two are more than one: play both 7s.
lesson-same-9 = A slam! You can <b>give</b> { PERSON("2") } cards that are lower than your 7s and in their suits, ♦ and ♠. Which ones can you give?
    .not-give-3d-done = And the { CARD("4S") }? It’s lower, and a spade. Give it away and you won’t have to play it.
    .not-give-4s-done = And the { CARD("3D") }? It’s lower, and a diamond. Give it away and you won’t have to play it.
    .otherwise = You can give away the { CARD("3D") } and the { CARD("4S") }, two cards you won’t have to play. Tap both.
lesson-same-10 = Four cards out, one drawn: you have three, and { PERSON("2") } has two more. Your { CARD("2H") } had to stay: it’s a heart.

lesson-tens =
    .title = Tens and sixes
    .about = How to skip a turn and reverse the game
    .learnt = Now you can skip a turn and reverse the game. In your next game, keep a 10 for the right moment.
lesson-tens-1 = { PERSON("1") } is next and has one card left. When you play your last card, you go out.
lesson-tens-2 = Before a player’s turn starts, anyone else can throw a 10 to <b>skip</b> it. Can you stop { PERSON("1") }?
    .not-begin = Then { PERSON("1") } plays the { CARD("QS") } on your { CARD("5C") } and wins. Throw the { CARD("TC") } at { PERSON("1") } now.
lesson-tens-3 = { PERSON("1") } keeps your { CARD("TC") } and could return any other <b>clubs</b>, high or low, but has none.
lesson-tens-4 = No one draws, and { PERSON("2") } is next. 10s can skip several turns in a row, but no more than there are players.
lesson-tens-5 = { PERSON("1") } throws it back! Now <b>you</b> can return clubs, but not that 10. Keep your 6s. Which <b>two</b> do you return?
    .otherwise = Return the { CARD("3C") } and the { CARD("9C") }: { PERSON("1") } gets two cards. The 10 stays with you, and the 6s belong together.
lesson-tens-6 = { PERSON("1") } has three cards now, and you have your 10 back. Now { PERSON("1") } plays.
lesson-tens-7 = <b>Exactly three</b> 6s do more than any other set. On the { CARD("QS") } you need a spade. What do you play?
    .not-pass = You have what it takes: three 6s, including the { CARD("6S") }.
    .not-play-6d-6c-6h-6s = All four are a set like any other. Play exactly three and keep one.
    .otherwise = That would be a set like any other. Play exactly three 6s, including the { CARD("6S") }.
lesson-tens-8 = The game is <b>reversed</b>: play goes the other way. { PERSON("2") } comes after you now, not { PERSON("1") }.
lesson-tens-9 = The piles have swapped: you now draw from the played cards, face up. What you play goes face down, but you name it.
lesson-tens-10 = Your 6s still had to be beaten: { PERSON("2") } played a 7, { PERSON("1") } a 9. Each of them drew one of the 6s.
lesson-tens-11 = You must beat the { CARD("9C") }. You can see what you’ll draw: a 6, to go with yours. Which card do you play?
    .otherwise = You’d draw the 6 anyway, but you can play a card too. Your 10 beats the 9.
lesson-tens-12 = The face-up pile is empty, so the game restarts. Play goes the normal way again, and the lowest card leads.
lesson-tens-13 = You lead your lowest rank, as in a new game. Your joker ★ is lower than ☆, which only matters for who leads.

lesson-end =
    .title = Going out
    .about = The empty draw pile, going out, and coming back
    .learnt = You know the whole game now, even how to come back from the dead. Next, if you like: cheating.
lesson-end-1 = The draw pile is empty. The next set must go <b>on the bare table</b>: the old pile becomes the draw pile.
lesson-end-2 = { PERSON("2") } played on the old pile and is <b>excommunicated</b>: no turns, no draws until another player passes.
lesson-end-3 = Your kings beat the { CARD("7C") }. Tap both, then choose the table.
    .not-play-kd-kh = On the pile? You’d be excommunicated like { PERSON("2") } and couldn’t play or draw. Choose the table.
    .not-pass = That would bring { PERSON("2") } back, and you’d draw. Your kings beat the 7: play them on the table.
    .otherwise = Two kings take two cards out of your hand. Play both, on the table.
lesson-end-4 = The old pile is shuffled and becomes the draw pile. Your kings start a new pile. You drew the { CARD("8H") }.
lesson-end-5 = { PERSON("1") } passed, so { PERSON("2") } can play again. Even if both had passed, you’d still have to beat your own kings.
lesson-end-6 = Your pair or your 10: either goes on the ace. Which helps you more?
    .not-play-th = Keep the 10: you can throw it between turns, without drawing. Play the pair now.
    .not-pass = Almost anything goes on an ace. Play the pair.
    .otherwise = One card out, one drawn. Play both 8s.
lesson-end-7 = You drew the { CARD("9C") }: two cards left. { PERSON("1") } is next, but hasn’t started yet. How can your 10 help?
    .not-begin = Then you’d play one card, draw one, and still have two. Throw the 10: no one draws for it.
lesson-end-8 = { PERSON("1") } returned nothing, so you have one card. { PERSON("2") } played the { CARD("JC") }. Can you go out?
    .otherwise = You can: your 9 is lower than a jack, but it’s a club too. Play it.
lesson-end-9 = You’re out, and first! You don’t draw after your last card. You can also throw a 10 as your last card.
lesson-end-10 = Bad luck: { PERSON("1") }’s two 9s slam yours, and you get a card. So you’re <b>back in</b>.
lesson-end-11 = { PERSON("2") } played the { CARD("QD") }, and you have the { CARD("4D") }. Can you go out again?
    .otherwise = It can be: a diamond goes on a queen of diamonds. Play it, and you’re out again.
lesson-end-12 = First again! The others play on. If no one can draw and everyone passes, the next player can play any set.

lesson-cheating =
    .title = Cheating
    .about = How to cheat, and how to catch a cheat
    .learnt = You can cheat now, and catch a cheat. Switch it on in the table rules if everyone likes the idea.
lesson-cheating-1 = At some tables, <b>cheating</b> is part of the game. No numbers then: each <b>stroke</b> under a name is a card.
lesson-cheating-2 = You can <b>slip</b> cards under a set. Open the sleeve, tap the { CARD("2C") }, slip it, then play both 4s.
    .not-play = You’d play an honest set. First put the { CARD("2C") } in the sleeve: it’s too low to be of use.
    .otherwise = That’s fine too. For this lesson, slip the { CARD("2C") } under both 4s.
lesson-cheating-3 = Now you’d draw a card. You can also just <b>pretend</b> to. Try it: to the others it looks the same.
    .not-draw = How honest! For this lesson, pretend.
lesson-cheating-4 = Six cards became three. The others saw two 4s and a draw, which makes five. Will anyone count your strokes?
lesson-cheating-5 = { PERSON("1") } had four cards, played two 8s and drew one. That makes three, but you see only <b>two</b> strokes!
lesson-cheating-6 = Before the next turn starts, you can <b>accuse</b>. Accuse { PERSON("1") }.
    .otherwise = That’s safe, but then { PERSON("1") } gets away with it. Accuse { PERSON("1") }.
lesson-cheating-7 = Right! { PERSON("1") } slipped a card and enters the <b>Round of Shame</b>: three more cards make five, all face up.
lesson-cheating-8 = A caught cheat draws until they hold a multiple of five, at least one card. A wrong accuser draws one.
lesson-cheating-9 = Caught! { PERSON("2") } counted your strokes. You had three cards and drew two. Your hand is <b>face up</b> until your turn ends.
lesson-cheating-10 = That was the price of cheating. After this turn, you’re clean again. Beat the jack with one of your cards.
    .otherwise = That’s fine too. For this lesson, play a card on the jack: anything higher, or a club.
lesson-cheating-11 = Someone is surely watching you now. Draw a card, honestly this time.
    .not-fake = Risky! Draw honestly this time.
lesson-cheating-12 = There’s a third way to cheat. Before you play, look at the top 3 cards of the draw pile, and put them in any order.
lesson-cheating-13 = Before a game ends, everyone with cards gets a last chance to accuse. A cheat who is out comes back.
