### What Tens says at the table.
###
### person: $who, $giver
### persons: $best
### card: $card, $out, $upper, $lower
### cards: $above, $below
### number: $cards, $column, $columns, $count, $limit, $of, $packs, $points, $round
### text: $alone, $hits, $name, $line, $seen

tagline = Ten cards face down, five columns to match
shapes = A square for each column: 🟩 a match, 🟦 a match with another beside it, ⬜ no match.
deal = Deal the first round
deal-next = Deal round { $round }
round = round { $round }
last-turns = last turns
points =
    { $points ->
        [-1] { $points } point
        [one] 1 point
       *[other] { $points } points
    }

## The cards

face-down = face down
# $line is upper or lower.
cell-face-down =
    { $line ->
        [upper] upper row, column { $column }: face down
       *[lower] lower row, column { $column }: face down
    }
# $seen says whether the card belongs to a match, and whether that has another of its rank beside it.
cell =
    { $line ->
        [upper] { $seen ->
            [match] upper row, column { $column }: { $name }, matched, scores 0
            [block] upper row, column { $column }: { $name }, matched like the column beside it
           *[single] upper row, column { $column }: { $name }
        }
       *[lower] { $seen ->
            [match] lower row, column { $column }: { $name }, matched, scores 0
            [block] lower row, column { $column }: { $name }, matched like the column beside it
           *[single] lower row, column { $column }: { $name }
        }
    }
grid = { $who }’s grid
middle = The middle
pile =
    { $cards ->
        [one] Draw pile, 1 card left
       *[other] Draw pile, { $cards } cards left
    }
pile-draw =
    { $cards ->
        [one] Draw from the pile, 1 card left
       *[other] Draw from the pile, { $cards } cards left
    }
pile-shuffle = Shuffle the discards and draw
pile-left = { $cards } left
pile-empty = shuffle
discard-take = Take the { $card } from { $who }
discard = { $who } discarded the { $card }
discard-own = { $who }’s discard: { $card }
discards = discards
in-hand = In hand
in-hand-card = In hand: { $card }
held-drawn = { $card } from the pile
held-taken = { $card } from { $giver }

## The numbers

# Behind a number: it is what the cards that can be seen count.
seat-showing = showing
seat-total = total { $points }
seat-hidden = { $cards } hidden
seat-done = done
seat-last-turn = last turn
showing = showing { $points }
showing-marked = showing <b>{ $points }</b>
counts = scores { $points }
total = total { $points }
column-by-column = Column by column

## A turn

turn-of = { $who }’s turn
thinks = { $who } is thinking
ask-flip =
    { $alone ->
        [yes] { $count ->
            [3] Turn up three cards
            [2] Turn up two more cards
           *[other] Turn up one more card
        }
       *[no] { $count ->
            [3] { $who }, turn up three cards
            [2] { $who }, turn up two more cards
           *[other] { $who }, turn up one more card
        }
    }
flip-apart = No two can touch, except at the corners.
ask-take =
    { $alone ->
        [yes] Draw, or take a discard
       *[no] { $who }, draw or take a discard
    }
ask-draw =
    { $alone ->
        [yes] Draw from the pile
       *[no] { $who }, draw from the pile
    }
ask-last-take =
    { $alone ->
        [yes] Your last turn: draw, or take a discard
       *[no] { $who }, your last turn: draw or take a discard
    }
ask-last-draw =
    { $alone ->
        [yes] Your last turn: draw from the pile
       *[no] { $who }, your last turn: draw from the pile
    }
ask-place =
    { $alone ->
        [yes] Where does the { $card } go?
       *[no] { $who }, where does the { $card } go?
    }
# Where the card makes a match: the cards below that place, and above it.
pairs-above = It pairs up above { ROW($above, between: " or ") }.
pairs-below = It pairs up below { ROW($below, between: " or ") }.
pairs = It pairs up above { ROW($above, between: " or ") }, or below { ROW($below, between: " or ") }.
not-your-turn = It’s { $who }’s turn.
over = The game is over.
banner-last-turn = Last turn

## The count

all-face-up = All cards are face up.
counting-column = Column { $column }
lowest =
    { $count ->
        [one] { $best } has the lowest score, <b>{ $points }</b>
       *[other] { $best } have the lowest score, <b>{ $points }</b>
    }
see-scores = See the scores
see-result = See the result
sheet-round = Round
sheet-hands =
    { $count ->
        [one] The game is one round. The lowest score wins.
       *[other] The lowest total after { $count } rounds wins.
    }
sheet-limit = The game ends when a total is above +{ $limit } or below −{ $limit }. The lowest wins.

## Figures

# What the figures tell of somebody: how often, of how many times.
feat-columns = Columns
    .told = { $name } matched { $hits } of { $of } columns
feat-firsts = Finishes
    .told = { $name } finished first in { $hits } of { $of } rounds

## Rules as they come up

explain-end-rounds = That was the last round. The lowest total wins: <b>{ $points }</b>
explain-end-limit = A total has passed { $limit }, up or down, so the game ends. The lowest wins: <b>{ $points }</b>
explain-count = Every card counts, except in a match. Low is good: { $who } has the lowest score, <b>{ $points }</b>
explain-last-turn = { $who } is first with ten cards face up. Everyone else gets one more turn, then you all count
explain-shuffle =
    { $cards ->
        [one] The pile is empty, so the discards under the top ones, 1 card, make a new pile
       *[other] The pile is empty, so the discards under the top ones, { $cards } cards, make a new pile
    }
explain-block =
    { $columns ->
        [2] Two matches of one rank side by side score <b>{ $points } points</b> for { $who }
        [3] Three matches of one rank side by side score <b>{ $points } points</b> for { $who }
        [4] Four matches of one rank side by side score <b>{ $points } points</b> for { $who }
       *[other] Five matches of one rank side by side score <b>{ $points } points</b> for { $who }
    }
explain-match = Two of a kind in one column count nothing: { $upper } and { $lower } match
explain-take = { $who } takes { $card }, { $giver }’s top discard. A card you take must replace one of yours
explain-place = { $out } goes on { $who }’s discards. The other players can take it, but { $who } can’t
explain-draw = { $who } draws { $card }. You can’t discard a card you draw: it must replace one of yours
explain-flip = Everyone turns up three cards, none right beside or above another. No one knows the rest

## The rules

word-column = Column
    .told = Two cards, one above the other. If they’re the same rank, they match and count 0.
word-discards = Discards
    .told = The cards a player has replaced, the last one on top. Other players can take that one.
word-showing = Showing
    .told = What the face-up cards of a grid count now.
word-last-turn = Last turn
    .told = Once someone has ten cards face up, everyone else gets one more turn.
example-block = matches side by side
example-tenth = the tenth card
chapter-minute = How to play
chapter-columns = Columns
chapter-end = Scoring
fact-first = First player
    .told = random, then clockwise round by round
house = the options in this list, the numbers of players and packs, four or more matches side by side, and the running count.
origin = <b>Tens</b> is a traditional game, a cousin of ten-card Golf.
for-whom = 2–6 players, ages 8 and up. A round takes about 10 minutes, a game several rounds.
aim = The aim
    .told = Have the fewest points when the game ends. Low cards help, and matching columns help more.
cards = The cards
    .auto = You use two packs of 52 cards, or three with 5 or 6 players.
    .packs =
        { $packs ->
            [one] You use 1 pack of 52 cards.
           *[other] You use { $packs } packs of 52 cards.
        }
values-card = Card
values-points = Points
value-king = King
value-ace = Ace
value-numbers = 2 to 10
    .points = the number
value-courts = Jack, queen
turn = A turn
turn-grid = You have ten cards face down, in two rows of five. No one knows any of them.
turn-flip = To start, turn up three of them. No two can touch, except at the corners.
turn-take = On your turn, <b>take</b> the top card of the pile, or of another player’s discards.
turn-place = Use it to <b>replace</b> any of your ten cards, face up. You can’t discard it.
turn-discard = The card you replaced goes face up on your own discards.
turn-under = The discard under a taken card is shown once that card is in place.
turn-shuffle = If the pile runs out, shuffle all discards except the top ones into a new pile.
columns-different = Two different cards
    .told = Each card counts its own points.
columns-match = A match
    .told = Two cards of the same rank count 0.
columns-two = Two side by side
    .told = All four the same: −20 points.
columns-three = Three side by side
    .told = −30 points, and 10 less for each further one.
columns-bars = Two bars like = mark a match.
columns-apart = They must be next to each other. The same match at both ends of the grid just counts 0 twice.
columns-no-bonus = Matches of one rank side by side just count 0 each.
columns-tens = A 10, a jack and a queen all count 10, but they don’t match each other.
columns-free = You can replace a card in a match later.
end-done = When you have ten cards face up, you’re done. Everyone else gets <b>one more turn</b>, and can take your top discard too.
end-count = Then turn up all cards and count them, column by column.
end-first = Being done first scores nothing: your grid may still be the worst.
end-limit = The game ends after a round that takes a total above { $limit } or below −{ $limit }. Exactly { $limit } isn’t enough.
end-rounds =
    { $count ->
        [one] The game is one round.
       *[other] The game ends after { $count } rounds.
    }
end-shared = The lowest total wins. If you tie, you share the win.
end-extra = The lowest total wins. If the lowest is tied, you play more rounds until one player is lowest.

## Lessons

lesson-cards =
    .title = Ten cards
    .about = Turn up three cards, then take one and replace one, turn by turn
    .learnt = You take a card, replace one of your ten, and keep what counts little. Next, columns that match.
lesson-cards-1 = You each have ten cards face down, and no one knows any of them. The large ones are yours.
lesson-cards-2 = The <b>fewest points</b> win. Cards count their number, jacks and queens 10, aces 1 and kings <b>0</b>.
lesson-cards-3 = First, everyone turns up three cards. Start at the top left: tap that card.
    .otherwise = You could start there too. For this lesson, tap the card at the top left.
lesson-cards-4 = The next can’t be right beside or below it. Diagonally is fine: tap the lower card in column 2.
    .otherwise = You could turn that one up too. For this lesson, tap the lower card in column 2.
lesson-cards-5 = One more, away from both. Tap the lower right corner.
    .otherwise = You could turn that one up too. For this lesson, tap the lower right corner.
lesson-cards-6 = The queen counts 10, the 5 and the 3 their numbers: 18 so far. Now you can replace them with better cards.
lesson-cards-7 = Each turn you take a card and replace one of your ten with it. There are no discards yet: tap the pile.
lesson-cards-8 = You drew the { CARD("KS") }. Kings count 0! Which card should it replace to save the most?
    .not-place-r2c2 = That saves 5. Replacing the { CARD("QH") } saves 10.
    .not-place-r2c5 = That saves 3. Replacing the { CARD("QH") } saves 10.
    .otherwise = No one knows that card, but the { CARD("QH") } counts 10 for sure. Replace it with the king.
lesson-cards-9 = The { CARD("QH") } is on your discards now. Only the <b>other players</b> can take it.
lesson-cards-10 = Bad luck: { PERSON("1") } could use your queen. Two queens in <b>one column</b>, one above the other, count 0.
lesson-cards-11 = Now you can take one of two discards, or draw. Which card fits one of yours?
    .not-draw = You can’t know what you’d draw. { PERSON("2") }’s { CARD("5H") } is sure to fit your 5: tap it.
    .not-take-1 = You have no 8 face up, so it would count 8. { PERSON("2") }’s { CARD("5H") } fits your 5: tap it.
lesson-cards-12 = Where must the { CARD("5H") } go, so that both fives count 0?
    .not-place-r2c2 = Swapping a 5 for a 5 changes nothing. Put it <b>above</b> the other, on the face-down card.
    .not-place-r1c1 = That gives away your king. Put it above the { CARD("5C") }.
    .otherwise = There it would count 5. Fives match one above the other: tap the card above the { CARD("5C") }.
lesson-cards-13 = Two fives in a column now count 0. And you happened to replace a hidden { CARD("JH") }: 10 points saved!
lesson-cards-14 = Look at both discards. Does one of them help you? If not, draw.
    .not-take-1 = You have no 10 face up, so it would count 10. The pile can hardly be worse: draw.
    .not-take-2 = You have no 9 face up, so it would count 9. The pile can hardly be worse: draw.
lesson-cards-15 = The { CARD("TC") } is just as bad. But you <b>must</b> use a card you take. Where does it hurt the least?
    .not-place-r1c1 = A 10 for a king costs you 10 points. Try a card that no one knows.
    .not-place-r2c5 = A 10 for a 3 costs you 7 points for sure. A face-down card may be high itself.
    .otherwise = That splits your fives: instead of 0, the column would count 15. Try a face-down card.
lesson-cards-16 = The card that was there is gone, good or bad. That’s a turn: take a card, replace a card.

lesson-columns =
    .title = Columns
    .about = What matches, and how to get below zero
    .learnt = A match counts 0. Two of one rank side by side score −20, three −30. Next, how a game ends.
lesson-columns-1 = Ten cards make five columns of two. You play with two packs, so there are two of every card.
lesson-columns-2 = Two <b>different</b> cards in a column count as they are: 9 for the nine, 0 for the king.
lesson-columns-3 = Two of the <b>same rank</b> match and count 0, whatever their suits. The bars = show it.
lesson-columns-4 = Now look at { PERSON("1") }’s discard and your second column. Take it, or draw?
    .not-draw = You can’t know what you’d draw. { PERSON("1") }’s { CARD("7C") } is sure to match your { CARD("7D") }: tap it.
lesson-columns-5 = Where does it go?
    .not-place-r1c1 = Swapping a 7 for a 7 changes nothing. Put it <b>below</b> the { CARD("7D") }.
    .not-place-r2c1 = Swapping a 7 for a 7 changes nothing. Put it <b>below</b> the { CARD("7D") }.
    .not-place-r1c2 = Swapping a 7 for a 7 changes nothing. Put it <b>below</b> the { CARD("7D") }.
    .otherwise = There it would match nothing and count 7. Put it below the { CARD("7D") }.
lesson-columns-6 = Two matches of one rank <b>side by side</b> don’t just count 0: they score <b>−20</b>. From 28 to 1!
lesson-columns-7 = { PERSON("1") } discarded the { CARD("QS") }. It counts 10, like the { CARD("JC") } in your column 3. Take it, or draw?
    .not-take-1 = Both count 10, but a queen isn’t a jack: together they’d count 20. Draw.
lesson-columns-8 = You drew another 7. Which card should it replace to save the most?
    .not-place-r1c4 = That saves 2. Replacing the { CARD("JC") } saves 3, beside your other sevens.
    .not-place-r2c3 = With the { CARD("JC") } that makes 17. Replace the jack itself: then the column counts 7.
    .not-place-r2c4 = A 7 for a king costs you 7 points. Replacing the { CARD("JC") } saves 3.
    .not-place-r2c5 = There it adds 7 points. Replacing the { CARD("JC") } saves 3.
    .not-place-r1c5 = That costs you 5 points. Replacing the { CARD("JC") } saves 3, beside your other sevens.
    .otherwise = Swapping a 7 for a 7 changes nothing. Replacing the { CARD("JC") } saves 3, and you may match it later.
lesson-columns-9 = A single 7 beside the others still counts 7. It needs another 7 in its own column.
lesson-columns-10 = { PERSON("1") } took your jack and matched it. Look at the card it replaced. Take that, or draw?
    .not-draw = Look again: { PERSON("1") }’s { CARD("7D") } is just what your column 3 needs. Tap it.
lesson-columns-11 = And where does this 7 go?
    .not-place-r1c3 = That’s a 7 for a 7 again. Put it below, on the face-down card.
    .otherwise = Column 3 has a single 7. Put it below that one.
lesson-columns-12 = Three side by side score <b>−30</b>. Four would score −40, and all five −50.
lesson-columns-13 = Your nine still counts 9. Is { PERSON("1") }’s { CARD("QD") } any use to you? Take it, or draw.
    .not-take-1 = You have no queen, so it would count 10. Draw.
lesson-columns-14 = You drew the { CARD("9S") }. You can replace any card, even a king. What saves the most?
    .not-place-r1c4 = Swapping a 9 for a 9 changes nothing. Put it below, and they match.
    .not-place-r1c5 = There it adds 7 points. Below the { CARD("9H") } it makes a match.
    .not-place-r2c5 = There it adds 9 points. Below the { CARD("9H") } it makes a match.
    .otherwise = You can do that: no card is locked. But it would break up your row of sevens!
lesson-columns-15 = The nine counted 9, and two nines count 0. All your cards together now score −28. Nicely done!
lesson-columns-16 = { PERSON("1") } has two columns of fours, but with jacks in between. They aren’t side by side, so they count 0.

lesson-last =
    .title = The last turn
    .about = How a round ends, and how you win the game
    .learnt = You know it all now: the last turn, and when a game ends. The lowest total wins: try it in a game.
lesson-last-1 = A game has several rounds. In the first, you scored 38 points, { PERSON("1") } 61 and { PERSON("2") } 44.
lesson-last-2 = The second is nearly over. A round ends once someone has <b>ten cards face up</b>.
lesson-last-3 = Your column 4, a queen and a 6, counts 16. Which discard would help? Or would you draw?
    .not-draw = You can’t know what you’d draw. { PERSON("2") }’s { CARD("6S") } is just what column 4 needs: tap it.
    .not-take-1 = You have no jack face up, so it would count 10. { PERSON("2") }’s { CARD("6S") } fits column 4.
lesson-last-4 = On the queen, or on your last face-down card? Once all ten are face up, you can’t change any more.
    .not-place-r1c5 = The 9 would be gone, but column 4 would still count 16. Put it on the { CARD("QD") }.
    .not-place-r2c4 = Swapping a 6 for a 6 changes nothing. Put it on the { CARD("QD") }.
    .not-place-r2c5 = You’d be done at once, stuck with 16 in column 4 and 15 in column 5. Not yet!
    .otherwise = Column 4 would still count 16. Put it on the { CARD("QD") }: then two sixes match.
lesson-last-5 = { PERSON("1") } has ten cards face up and is done. Everyone else gets just <b>one more turn</b>.
lesson-last-6 = Your last turn. You can take from anyone, even from { PERSON("1") }. What goes with your { CARD("9C") }?
    .not-draw = You can’t know what you’d draw. { PERSON("1") }’s { CARD("9S") } is sure to match your { CARD("9C") }: tap it.
    .not-take-2 = You have no 10 face up, so it would count 10. { PERSON("1") }’s { CARD("9S") } matches your { CARD("9C") }.
lesson-last-7 = Put it in place. Cards still face down are turned up at the end, and count too.
    .not-place-r1c5 = Swapping a 9 for a 9 changes nothing, and the face-down card would count too. Put it there.
    .otherwise = Then column 5 would count 9, plus what’s face down there. Put it below the { CARD("9C") }.
lesson-last-8 = You score 10 this round, 48 in all. { PERSON("2") } scores 21, face-down cards included, which makes 65.
lesson-last-9 = { PERSON("1") } was done first, but that alone scores nothing: 43 points this round, 104 in all.
lesson-last-10 = A total <b>above 100</b> ends the game, and so does one below −100. Exactly 100 doesn’t.
lesson-last-11 = Otherwise you’d play another round. The <b>lowest</b> total wins: yours! If you tied, you’d share the win.
