### What Tens says at the table.
###
### person: $who, $giver
### persons: $best
### card: $card, $upper, $lower, $out
### number: $of, $hand, $cards, $points, $column, $hands, $packs, $length
### text: $name, $hits, $where, $author, $game, $limit
### message: $called
### messages: $places

tagline = Ten cards face down, five columns to match
deal = Deal the first round
deal-next = Deal round { $hand }
shapes = One square a column: 🟩 a match, 🟦 the same match as its neighbour, ⬜ no match.
part = round { $hand }
last-turns = last turns
banner-last-turn = Last turn
points =
    { $points ->
        [-1] { $points } point
        [one] 1 point
       *[other] { $points } points
    }

## The grids

# A card in a grid, as a voice says it.
cell =
    { $where ->
        [upper] upper row, column { $column }: { $called }
       *[lower] lower row, column { $column }: { $called }
    }
# Where a card was turned up or placed, as a voice says it.
cell-place =
    { $where ->
        [upper] upper row, column { $column }
       *[lower] lower row, column { $column }
    }
cell-matched =
    { $where ->
        [upper] upper row, column { $column }: { $called }, matched, scores 0
       *[lower] lower row, column { $column }: { $called }, matched, scores 0
    }
cell-block =
    { $where ->
        [upper] upper row, column { $column }: { $called }, matched, same as its neighbour
       *[lower] lower row, column { $column }: { $called }, matched, same as its neighbour
    }
face-down = face down
called-card = { $name }
grid =
    { $who ->
        [you] Your grid
       *[other] { $who }’s grid
    }
hidden = { $cards } face down
total = score { $points }
done = done
last-turn = last turn
# Behind the points that a grid shows, for a voice.
showing-unseen = showing
showing = showing { $points }
column-by-column = Column by column
lies-showing = showing <b>{ $points }</b>
lies-in-hand = In hand

## The middle

middle = The middle
take-discard = Take the { $called } from { $who }
discarded = { $who } discarded the { $called }
draw-from =
    { $cards ->
        [one] Draw from the pile, 1 card left
       *[other] Draw from the pile, { $cards } cards left
    }
shuffle-and-draw = Shuffle the discards and draw
draw-pile =
    { $cards ->
        [one] draw pile, 1 card
       *[other] draw pile, { $cards } cards
    }
left = { $cards } left
shuffle = shuffle
own-discard = your discard
own-discard-of = your discard: { $called }
in-hand = in hand: { $called }
from-pile = from the pile
from-discards = from { $giver }
turn-of =
    { $who ->
        [you] Your turn
       *[other] { $who }’s turn
    }

## A turn

thinks =
    { $who ->
        [you] You’re thinking
       *[other] { $who } is thinking
    }
ask-three =
    { $who ->
        [you] Turn up 3 cards
       *[other] { $who }, turn up 3 cards
    }
ask-two =
    { $who ->
        [you] Turn up 2 more cards
       *[other] { $who }, turn up 2 more cards
    }
ask-one =
    { $who ->
        [you] Turn up 1 more card
       *[other] { $who }, turn up 1 more card
    }
none-touching = No two can touch, except diagonally.
ask-take =
    { $who ->
        [you] Draw or take a discard
       *[other] { $who }, draw or take a discard
    }
ask-draw =
    { $who ->
        [you] Draw from the pile
       *[other] { $who }, draw from the pile
    }
ask-last-take =
    { $who ->
        [you] Your last turn: draw or take a discard
       *[other] { $who }, your last turn: draw or take a discard
    }
ask-last-draw =
    { $who ->
        [you] Your last turn: draw from the pile
       *[other] { $who }, your last turn: draw from the pile
    }
ask-where =
    { $who ->
        [you] Where does the { $card } go?
       *[other] { $who }, where does the { $card } go?
    }
pair-above = above { $card }
pair-below = below { $card }
pairs-up = A match { ROW($places, between: " or ") }.
over = The game is over.
not-your-turn = You can’t play yet: it’s { $who }’s turn.
first-a-card = You can’t do that yet: first draw a card, or take another player’s discard.

## The end of a round

all-turned = All cards are face up.
column = Column { $column }
see-result = See the result
to-the-scores = See the scores
sheet-hand = Round
note-hands =
    { $length ->
        [one] The lowest score after 1 round wins.
       *[other] The lowest score after { $length } rounds wins.
    }
# The headline of a round: for the player, and for a table of several people.
you-fewest = You scored the fewest
you-most = You scored the most
you-between = You’re in the middle
all-same = Everyone scored the same
fewest-one = { $who } scored the fewest
fewest-shared = { $best } scored the fewest
# What the marks ✓ and ✗ at a player’s badge mean.
fewest-points = fewest points
most-points = most points
note-limit = The game ends when a score goes past +{ $limit } or −{ $limit }. The lowest wins.

## Rules as they come up

explain-count =
    { $who ->
        [you] Every card scores, except pairs in a column. Low is good: you have the fewest points, <b>{ $points }</b>
       *[other] Every card scores, except pairs in a column. Low is good: { $who } has the fewest points, <b>{ $points }</b>
    }
explain-last-turn =
    { $who ->
        [you] You’re the first with ten cards face up. Everyone else has one more turn, then you all score
       *[other] { $who } is the first with ten cards face up. Everyone else has one more turn, then you all score
    }
explain-shuffle =
    { $cards ->
        [one] The draw pile is empty. 1 discard is shuffled into a new one. The top discards stay
       *[other] The draw pile is empty. { $cards } discards are shuffled into a new one. The top ones stay
    }
explain-block =
    { $length ->
        [2] Two columns of the same rank side by side score <b>{ $points }</b> for { $who }
        [3] Three columns of the same rank side by side score <b>{ $points }</b> for { $who }
        [4] Four columns of the same rank side by side score <b>{ $points }</b> for { $who }
       *[5] Five columns of the same rank side by side score <b>{ $points }</b> for { $who }
    }
explain-match = Two of the same rank in a column, { $upper } and { $lower }, score 0
explain-take =
    { $giver ->
        [you] { $who } takes { $card } from your discards. It must replace a card in their grid
       *[other]
            { $who ->
                [you] You take { $card } from { $giver }’s discards. It must replace a card in your grid
               *[other] { $who } takes { $card } from { $giver }’s discards. It must replace a card in their grid
            }
    }
explain-place =
    { $who ->
        [you] The replaced { $out } goes to your discards. Only the others can take it
       *[other] The replaced { $out } goes to { $who }’s discards. Only the others can take it
    }
explain-draw =
    { $who ->
        [you] You draw { $card } and can’t discard it: it must replace one of your ten cards
       *[other] { $who } draws { $card } and can’t discard it: it must replace one of their ten cards
    }
explain-flip = Everyone turns up 3 cards. No two can touch, except diagonally. No one knows the other cards

## The rules

word-column = Column
    .note = Two cards, one above the other. If their ranks match, they score 0.
word-discards = Discards
    .note = The cards a player has replaced. The others can take the top one.
word-showing = Showing
    .note = The score of a grid’s face-up cards so far.
word-last-turn = Last turn
    .note = When a player has ten cards face up, everyone else has one more turn.
example-block = a block of sixes
example-tenth = the tenth card
chapter-minute = The aim
chapter-columns = Scoring
chapter-end = The end
fact-starter = First player
    .note = random, then clockwise from round to round
house = the options in this list, the number of players and packs, 4 or more matching columns, and the running score.
origin =
    <b>{ $game }</b> is a { $author ->
        [traditional] traditional
       *[other] { $author }
    } game, a cousin of ten-card Golf.
for-whom = 2–6 players, ages 8 and up. A round takes about 10 minutes, and a game has several rounds.
packs-auto = Shuffle 2 packs of 52 cards together, or 3 for 5 or 6 players.
packs =
    { $packs ->
        [one] Shuffle 1 pack of 52 cards.
       *[other] Shuffle { $packs } packs of 52 cards together.
    }
minute-aim = Match cards in your columns. The <b>lowest</b> score wins.
minute-grid = You each get ten cards face down, in two rows of five. You can’t see your own either.
minute-flip = Turn up 3 of yours. No two can touch, except diagonally.
minute-take = <b>Draw</b> from the pile, or <b>take</b> another player’s top discard.
minute-place = Use it to replace any of your ten cards, <b>face up</b>. You can’t discard it.
minute-discard = The card it replaces goes face up on your discards.
minute-next = If you take a discard, you see the one below it once you’ve played the card.
minute-empty = When the draw pile is empty, shuffle all discards except the top ones into a new pile.
minute-pair = Two of the same rank in a column score 0.
deck = The cards
turn = A turn
values = Card values
values-card = Card
values-points = Points
value-king = King
    .points = 0
value-ace = Ace
    .points = 1
value-number = 2 to 10
    .points = their number
value-court = Jack, queen
    .points = 10
column-different = Two different cards
    .note = Each scores its own value.
column-match = A match
    .note = Two of the same rank in a column score 0.
column-two = Two columns side by side
    .note = All four the same rank: −20.
column-three = Three side by side
    .note = All six the same rank: −30. Each extra column: another −10.
columns-bars = The = sign marks a match.
columns-neighbours = Only neighbouring columns score together: the same pair at both ends of the grid just scores 0 twice.
columns-plain = Even side by side, matches of the same rank just score 0.
columns-tens = A 10, a jack and a queen score the same, but don’t match each other.
columns-replace = You can replace matched cards later, like any others.
end-tenth = The first player with ten cards face up is done. Everyone else has <b>one more turn</b>, and can take that player’s top discard too.
end-count = Then all cards are turned up, and you score column by column.
end-first = There’s no bonus for finishing first: your grid might still be the worst.
end-limit = If a score goes past +{ $limit } or −{ $limit }, the game ends after that round. Exactly { $limit } isn’t enough.
end-hands =
    { $hands ->
        [one] The game is one round.
       *[other] The game ends after { $hands } rounds.
    }
end-tie-shared = The lowest score wins. If you tie, you share the win.
end-tie-extra = The lowest score wins. If you tie, you play extra rounds until one score is lowest.

## Stats

# What the stats say of a player: how often, of how many times.
feat-columns = Columns
    .note = { $name } matched { $hits } of { $of } columns
feat-firsts = Finishes
    .note = { $name } finished first in { $hits } of { $of } rounds

## Lessons

lesson-cards =
    .title = Ten cards
    .about = Turn up 3 cards, then take a card and play it, turn by turn
    .learnt = Well done! You can turn up, take and swap cards now. Keep what scores low.
lesson-cards-1 = Everyone has ten cards face down, and no one knows any of them. The large ones are yours.
lesson-cards-2 = The <b>lowest score</b> wins. Cards score their number, jacks and queens 10, aces 1, kings <b>0</b>.
lesson-cards-3 = First, everyone turns up three cards. Start at the top left: tap that card.
    .otherwise = You could start there too. For this lesson, tap the card at the top left.
lesson-cards-4 = The next card can’t be beside or below the queen. Diagonal is fine: tap the lower card of column 2.
    .otherwise = You could do that too. For this lesson, tap the lower card of column 2.
lesson-cards-5 = One more, not beside, above or below either of them. Tap the card in the lower right corner.
    .otherwise = You could do that too. For this lesson, tap the lower right card.
lesson-cards-6 = The queen scores 10, the others 5 and 3: 18 so far. Now you can swap cards for better ones.
lesson-cards-7 = The first player is picked at random: here it’s you. Each turn you swap a card for one of your ten. Draw one now.
lesson-cards-8 = You drew the { CARD("KS") }. Kings score 0! Which card should it replace to save the most?
    .not-place-r2c2 = That saves 5. On the { CARD("QH") } it saves 10.
    .not-place-r2c5 = That saves 3. On the { CARD("QH") } it saves 10.
    .otherwise = No one knows that card. You can see that the { CARD("QH") } scores 10: put the king there.
lesson-cards-9 = The { CARD("QH") } goes to your discards, where only the <b>others</b> can take it.
lesson-cards-10 = Bad luck: { PERSON("1") } took your queen. Two queens in <b>one column</b>, one above the other, score 0.
lesson-cards-11 = Now you can take another player’s <b>top discard</b>, or draw. Which discard matches one of your cards?
    .not-draw = That could be anything. But { PERSON("2") }’s { CARD("5H") } is sure to match your 5. Tap it.
    .not-take-1 = You have no face-up 8, so it would score 8. { PERSON("2") }’s { CARD("5H") } matches your 5. Tap it.
lesson-cards-12 = Where does the { CARD("5H") } go so that both fives score 0?
    .not-place-r2c2 = A 5 for a 5 changes nothing. Put it <b>above</b> the other, on the face-down card.
    .not-place-r1c1 = That throws your king away. Put it above the { CARD("5C") }.
    .otherwise = There it would score 5. One above the other they score 0: tap above the { CARD("5C") }.
lesson-cards-13 = Two fives in a column score 0. And you’ve lost a face-down { CARD("JH") }, which would have cost you 10 at the end.
lesson-cards-14 = Look at { PERSON("1") }’s and { PERSON("2") }’s discards. Does either of them help you? If not, draw.
    .not-take-1 = You have no face-up 10, so it would score 10. The draw pile can hardly be worse: draw.
    .not-take-2 = You have no face-up 9, so it would score 9. The draw pile can hardly be worse: draw.
lesson-cards-15 = A { CARD("TC") }, no better than those discards. But a card you draw or take <b>must</b> go into your grid. Where does it hurt least?
    .not-place-r1c1 = A 10 for a king is ten points more. Try a face-down card.
    .not-place-r2c5 = A 10 for a 3 is seven points more. A face-down card might be high itself.
    .otherwise = That splits your fives: their column would score 15 instead of 0. Try a face-down card.
lesson-cards-16 = The card that was there is gone, good or bad. That’s the game, one card a turn.

lesson-columns =
    .title = Columns
    .about = What matches, and what scores below zero
    .learnt = Well matched! You can turn pairs into 0 now, and pairs side by side into −20 or −30.
lesson-columns-1 = Ten cards make five columns of two. There are two packs, so there are two of every card.
lesson-columns-2 = Two <b>different</b> cards in a column both score: 9 for the nine, 0 for the king.
lesson-columns-3 = Two of the <b>same rank</b> score 0, whatever their suits. The = sign shows it.
lesson-columns-4 = Now look at { PERSON("1") }’s discard and your second column. Take the discard, or draw?
    .not-draw = That could be anything. { PERSON("1") }’s { CARD("7C") } is sure to match your { CARD("7D") }: tap it.
lesson-columns-5 = Where does it go?
    .not-place-r1c1 = A 7 for a 7 changes nothing. Put it <b>under</b> the { CARD("7D") }.
    .not-place-r2c1 = A 7 for a 7 changes nothing. Put it <b>under</b> the { CARD("7D") }.
    .not-place-r1c2 = A 7 for a 7 changes nothing. Put it <b>under</b> the { CARD("7D") }.
    .otherwise = There it matches nothing and scores 7. Put it under the { CARD("7D") }.
lesson-columns-6 = Two columns of the same rank <b>side by side</b> don’t just score 0: they score <b>−20</b>. You’ve gone from 28 to 1!
lesson-columns-7 = { PERSON("1") } discarded a { CARD("QS") }. It scores 10, like your { CARD("JC") }, but doesn’t match it. Take it for column 3, or draw?
    .not-take-1 = Both score 10, but a queen isn’t a jack: together they score 20. Draw.
lesson-columns-8 = You drew another 7. Where does it save the most?
    .not-place-r1c4 = That saves 2. On the { CARD("JC") } it saves 3, and it’s beside your other sevens.
    .not-place-r2c3 = With the { CARD("JC") } that makes 17. Put it <b>on</b> the jack, and the column shows 7.
    .not-place-r2c4 = A 7 for a king is 7 points more. On the { CARD("JC") } it’s 3 less.
    .not-place-r2c5 = There it scores 7 more. On the { CARD("JC") } it’s 3 less.
    .not-place-r1c5 = There it scores 5 more. On the { CARD("JC") } it’s 3 less, and beside your other sevens.
    .otherwise = A 7 for a 7 changes nothing. On the { CARD("JC") } it saves 3, and waits for a match.
lesson-columns-9 = A single 7 beside the others scores 7. It needs another 7 in its own column.
lesson-columns-10 = { PERSON("1") } took your jack and matched it, then discarded another card. Take that one, or draw?
    .not-draw = Look again: { PERSON("1") }’s { CARD("7D") } is just what your column 3 needs. Tap it.
lesson-columns-11 = And where does this 7 go?
    .not-place-r1c3 = That’s a 7 for a 7 again. Put it under that one, on the face-down card.
    .otherwise = Column 3 has a single 7. Put it under that one.
lesson-columns-12 = Three side by side: <b>−30</b>. Four would be −40, all five −50.
lesson-columns-13 = Your nine still scores 9. Does { PERSON("1") }’s { CARD("QD") } help you? Take it, or draw.
    .not-take-1 = You have no queen, so it would score 10. Draw.
lesson-columns-14 = A { CARD("9S") }. It can replace any card, even a king. Where does it save the most?
    .not-place-r1c4 = A 9 for a 9 changes nothing. Put it under the other: a match scores 0.
    .not-place-r1c5 = There it would cost 7 points. With the { CARD("9H") } it makes a pair.
    .not-place-r2c5 = There it would cost 9 points. With the { CARD("9H") } it makes a pair.
    .otherwise = No card is locked, so you could. But it would break your row of sevens!
lesson-columns-15 = The nine scored 9, and the pair scores 0. Your total is −28 now. Great!
lesson-columns-16 = { PERSON("1") } took your king. Your discards can help the others, but this pair saved you 9 points.
lesson-columns-17 = { PERSON("1") } has two columns of fours, with jacks between them. They aren’t side by side, so they just score 0.

lesson-last =
    .title = The last turn
    .about = How a round ends, and how you win the game
    .learnt = You’ve won your first game of Tens, and you know how a game ends. The next one is for real!
lesson-last-1 = A game has several rounds. The first cost you 38 points, { PERSON("1") } 61 and { PERSON("2") } 44.
lesson-last-2 = The second round is nearly over. A round ends soon after a player has <b>ten cards face up</b>.
lesson-last-3 = If the draw pile runs out, the discards are shuffled into a new pile. Only the top ones stay.
lesson-last-4 = Your column 4, a queen and a 6, scores 16. Would one of the discards help, or will you draw?
    .not-draw = That could be anything. { PERSON("2") }’s { CARD("6S") } is just what column 4 needs: tap it.
    .not-take-1 = You have no face-up jack, so it would score 10. { PERSON("2") }’s { CARD("6S") } fits column 4.
lesson-last-5 = Replace the queen, or your last face-down card? With ten cards face up you’d have no more turns.
    .not-place-r1c5 = The 9 would be gone, but column 4 would still score 16. Put it on the { CARD("QD") }.
    .not-place-r2c4 = A 6 for a 6 changes nothing. Put it on the { CARD("QD") }.
    .not-place-r2c5 = You’d be done at once, with 16 in column 4 and 15 in column 5 for good. Not yet!
    .otherwise = Column 4 would still score 16. Put it on the { CARD("QD") }, then two sixes match.
lesson-last-6 = { PERSON("1") }’s tenth card is face up, so { PERSON("1") } is done. Everyone else has <b>one more turn</b>.
lesson-last-7 = Your last turn. You can take from anyone, even from { PERSON("1") }. What matches your { CARD("9C") }?
    .not-draw = That could be anything. { PERSON("1") }’s { CARD("9S") } is sure to match your { CARD("9C") }: tap it.
    .not-take-2 = You have no face-up 10, so it would score 10. { PERSON("1") }’s { CARD("9S") } matches your { CARD("9C") }.
lesson-last-8 = Now play it. Face-down cards are turned up at the end and score as well.
    .not-place-r1c5 = A 9 for a 9 changes nothing, and the face-down card would score too. Put it on that one.
    .otherwise = Then column 5 would score 9 plus its face-down card. Put it under the { CARD("9C") }.
lesson-last-9 = You get 10 points this round and are now on 48. { PERSON("2") } gets 21, face-down cards included, and is now on 65.
lesson-last-10 = { PERSON("1") } finished first, but there’s no bonus for that: 43 points, 104 in all.
lesson-last-11 = The game ends once anyone’s score is <b>above 100</b> or below −100. Exactly 100 isn’t enough.
lesson-last-12 = If no one were past 100, you’d play on. The <b>lowest</b> score wins, and that’s you! Tied players share the win.
