### What Tenstuff says at the table.
###
### text: $name, $hits
### number: $of

## Figures

# What the figures tell of somebody: how often, of how many times.
feat-slams = Slams
    .told = { $name } made { $hits } of { $of } slams
feat-out = Ways out
    .told = { $name } went out { $hits } times

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
