### What Tens says at the table.
###
### text: $name, $hits
### number: $of

## Figures

# What the figures tell of somebody: how often, of how many times.
feat-columns = Columns
    .told = { $hits } of { $name }’s { $of } columns matched
feat-firsts = Finishes
    .told = { $name } turned the tenth card first in { $hits } of { $of } hands

## Lessons

lesson-cards =
    .title = Ten cards
    .about = Turn three up, then take a card and lay it, turn by turn
    .learnt = Take a card, lay it in the place of one of your ten, and keep what counts little.
lesson-cards-1 = Everybody has ten cards face down, and nobody knows any of them. The large ones are yours.
lesson-cards-2 = The <b>fewest points</b> win. Cards count their number, jack and queen 10, an ace 1, a king <b>nothing</b>.
lesson-cards-3 = First, everybody turns up three. Begin at the top left: tap that card.
    .otherwise = You might begin there too. To go on together, tap the card at the top left.
lesson-cards-4 = The next may not lie right beside or below it. Diagonally is fine: tap the lower card of column 2.
    .otherwise = That is allowed too. To go on together, tap the lower card of the second column.
lesson-cards-5 = One more, apart from both. Take the lower right corner.
    .otherwise = That is allowed too. To go on together, tap the lower right corner.
lesson-cards-6 = The queen counts 10, 5 and 3 themselves: 18 so far. Now you may exchange cards for better ones.
lesson-cards-7 = Each turn you take a card, and lay it in the place of one of your ten. Only the pile is there yet: draw.
lesson-cards-8 = You drew the { CARD("KS") }: a king counts nothing! Which card should give its place? Where does that save most?
    .not-place-r2c2 = That saves 5. On the { CARD("QH") } it saves 10.
    .not-place-r2c5 = That saves 3. On the { CARD("QH") } it saves 10.
    .otherwise = Nobody knows what lies there. That the { CARD("QH") } counts 10 you can see: lay the king there.
lesson-cards-9 = The { CARD("QH") } lies on your discards now, where only the <b>others</b> may take it.
lesson-cards-10 = { PERSON("1") } took your queen: two queens in <b>one column</b>, one above the other, count nothing.
lesson-cards-11 = Now two discards lie there, and the pile. What fits a card that you have?
    .not-draw = Anything may come. But { PERSON("2") }’s { CARD("5H") } is sure to fit: you have a 5. Tap it.
    .not-take-1 = You have no open 8, so it would count 8. { PERSON("2") }’s { CARD("5H") } is like your 5. Tap it.
lesson-cards-12 = Where must the { CARD("5H") } go, so that both fives count nothing?
    .not-place-r2c2 = A 5 for a 5 changes nothing. Lay it <b>above</b> the other, on the hidden card.
    .not-place-r1c1 = That throws your king away. Lay it above the { CARD("5C") }.
    .otherwise = There it would count 5. One above the other they count nothing: tap above the { CARD("5C") }.
lesson-cards-13 = Two fives in a column count nothing now. And a hidden { CARD("JH") } had to leave: 10 points fewer, by luck.
lesson-cards-14 = Look at both discards: does one of them help you? If not, draw.
    .not-take-1 = You have no open 10, so it would count ten. The pile can hardly be worse: draw.
    .not-take-2 = You have no open 9, so it would count nine. The pile can hardly be worse: draw.
lesson-cards-15 = Just as bad, a { CARD("TC") }. But a card taken <b>must</b> be laid. Where may it do the least harm?
    .not-place-r1c1 = A 10 in the place of a king: ten points more. Try a card that nobody knows.
    .not-place-r2c5 = A 10 for a 3 is seven points more for sure. A hidden card may be high itself.
    .otherwise = That parts your fives: instead of nothing their column would count 15. Try a hidden card.
lesson-cards-16 = What lay there has left you, good or bad. So it goes round, a card a turn.

lesson-columns =
    .title = Columns
    .about = What matches, and what brings points below nothing
    .learnt = A pair in a column counts nothing. Side by side and alike, two columns are 20 less, three 30.
lesson-columns-1 = Ten cards make five columns of two. Two packs are in the game, so every card may come twice.
lesson-columns-2 = Two <b>different</b> cards in a column count as ever: 9 for the nine, nothing for the king.
lesson-columns-3 = Two of the <b>same rank</b> count nothing, whatever their suits. The bars = are the sign of it.
lesson-columns-4 = Now look at { PERSON("1") }’s discard, and at your second column. Take it, or draw?
    .not-draw = The pile may bring anything. { PERSON("1") }’s { CARD("7C") } is sure to match your { CARD("7D") }: tap it.
lesson-columns-5 = Where does it belong?
    .not-place-r1c1 = A 7 for a 7 changes nothing. Lay it <b>under</b> the { CARD("7D") }.
    .not-place-r2c1 = A 7 for a 7 changes nothing. Lay it <b>under</b> the { CARD("7D") }.
    .not-place-r1c2 = A 7 for a 7 changes nothing. Lay it <b>under</b> the { CARD("7D") }.
    .otherwise = There it would match nothing, and count 7. Lay it under the { CARD("7D") }.
lesson-columns-6 = Two columns of one rank <b>side by side</b>: not just nothing, but <b>20 points less</b>. From 28 to 1!
lesson-columns-7 = { PERSON("1") } discarded a { CARD("QS") }. It counts 10, like your { CARD("JC") }. Take it for column 3, or draw?
    .not-take-1 = Both count 10, but a queen is no jack: together they would count 20. Draw.
lesson-columns-8 = You drew one more 7. Which card should give its place to it? Where does that save most?
    .not-place-r1c4 = That saves 2. On the { CARD("JC") } it saves 3, and lies beside your other sevens.
    .not-place-r2c3 = With the { CARD("JC") } that makes 17. Lay it <b>on</b> the jack: then the column counts 7.
    .not-place-r2c4 = A 7 for a king is 7 points more. On the { CARD("JC") } it is 3 less.
    .not-place-r2c5 = There it counts 7 more. On the { CARD("JC") } it is 3 less.
    .not-place-r1c5 = That is 5 more. On the { CARD("JC") } it is 3 less, and beside your other sevens.
    .otherwise = A 7 for a 7 changes nothing. On the { CARD("JC") } it saves 3, and waits for another.
lesson-columns-9 = A single 7 beside the others counts 7. It needs another 7 in its own column.
lesson-columns-10 = { PERSON("1") } took your jack, and matched it. What had to leave for it lies there now. Take it, or draw?
    .not-draw = Look again: { PERSON("1") }’s { CARD("7D") } is the one that your column 3 waits for. Tap it.
lesson-columns-11 = And where does this 7 go?
    .not-place-r1c3 = Again a 7 for a 7. Its place is under it, where a hidden card lies.
    .otherwise = Column 3 has a 7 without a fellow. Lay it under that.
lesson-columns-12 = Three side by side: <b>30 less</b>. Four would be 40 less, all five 50 less.
lesson-columns-13 = Your nine still counts. Is { PERSON("1") }’s { CARD("QD") } of use to you? Take it, or draw.
    .not-take-1 = You have no queen, so it would count 10. Draw.
lesson-columns-14 = A { CARD("9S") }. You may lay it on any card, even on a king. What saves most?
    .not-place-r1c4 = A 9 for a 9 changes nothing. Under it they match, and count nothing.
    .not-place-r1c5 = There it would be 7 points more. With the { CARD("9H") } it makes a column.
    .not-place-r2c5 = There it would be 9 points more. With the { CARD("9H") } it makes a column.
    .otherwise = Nothing is locked, so that is allowed. But it would break your row of sevens!
lesson-columns-15 = The nine counted 9, and the pair of nines counts nothing. In all you are 28 below zero now.
lesson-columns-16 = { PERSON("1") } has two columns of fours, but jacks between them. Not side by side, they count nothing, no less.

lesson-last =
    .title = The last turn
    .about = How a hand ends, and how a game is won
    .learnt = Ten open cards: one last turn for the others. Beyond 100 the game ends, and the lowest wins.
lesson-last-1 = A game lasts several hands. The first brought you 38 points, { PERSON("1") } 61, { PERSON("2") } 44.
lesson-last-2 = The second is nearly over. A hand ends once somebody has <b>ten cards face up</b>.
lesson-last-3 = Your column 4, queen and 6, counts 16. Which of the discards would help? Or draw.
    .not-draw = The pile may bring anything. { PERSON("2") }’s { CARD("6S") } is just what column 4 needs: tap it.
    .not-take-1 = No jack lies open before you, so that one would count 10. { PERSON("2") }’s { CARD("6S") } fits column 4.
lesson-last-4 = On the queen, or on your last hidden card? With all ten open you would be done, and change no more.
    .not-place-r1c5 = The 9 would be gone, but column 4 would still count 16. Lay it on the { CARD("QD") }.
    .not-place-r2c4 = A 6 for a 6 changes nothing. Lay it on the { CARD("QD") }.
    .not-place-r2c5 = You would be done at once, with 16 in column 4 and 15 in column 5 for good. Not yet!
    .otherwise = Column 4 would still count 16. Lay it on the { CARD("QD") }: then two sixes match.
lesson-last-5 = { PERSON("1") }’s tenth card lies open: { PERSON("1") } is done. Everybody else has just <b>one more turn</b>.
lesson-last-6 = Your last turn. You may take from anybody, from { PERSON("1") } too. What goes with your { CARD("9C") }?
    .not-draw = Anything might come. { PERSON("1") }’s { CARD("9S") } is sure to match your { CARD("9C") }: tap it.
    .not-take-2 = No 10 lies open before you, so it would count 10. { PERSON("1") }’s { CARD("9S") } matches your { CARD("9C") }.
lesson-last-7 = Lay it. What stays hidden is turned up at the end, and counts as well.
    .not-place-r1c5 = A 9 for a 9 changes nothing, and the hidden card would count too. Lay it there.
    .otherwise = Then column 5 would count 9, and what is hidden there too. Lay it under the { CARD("9C") }.
lesson-last-8 = You have 10 in this hand, 48 in all. { PERSON("2") } has 21, hidden cards and all, which makes 65.
lesson-last-9 = { PERSON("1") } was first to be done, and that alone brings nothing: 43 points, 104 in all.
lesson-last-10 = A total <b>beyond 100</b> ends the game, and so does one beyond minus 100. Exactly 100 does not.
lesson-last-11 = Within 100 the next hand would be dealt. The <b>lowest</b> total wins: yours! Equal ones would share.
