### What 10-9-8 says at the table.
###
### text: $name, $hits
### number: $of

## Figures

# What the figures tell of somebody: how often, of how many times.
feat-met = Bids met
    .told = { $name } met { $hits } of { $of } bids

## Lessons

lesson-tricks =
    .title = Tricks
    .about = What a trick is, who takes it, and what has to be laid
    .learnt = Follow the suit that was led; its highest card takes the trick, and leads the next. Next comes trump.
lesson-tricks-1 = A <b>trick</b>: each player lays one card, in turn, and the best of them takes all. Who begins it <b>leads</b>.
lesson-tricks-2 = Say how many tricks you will take, then take <b>exactly</b> so many: more is as bad as fewer.
lesson-tricks-3 = Here you have said 2, { PERSON("1") } none, { PERSON("2") } 3. Above each name stand tricks taken / tricks said.
lesson-tricks-4 = You lead the first trick. (The { CARD("6S") } at the top is for the next lesson.)
lesson-tricks-5 = Low to high: 2 to 10, jack, queen, king, ace. Lead your highest card: tap it, then the button below.
    .not-kd = An ace of diamonds might beat the king, but no heart beats your ace. Lay the { CARD("AH") }.
    .otherwise = So small a card would be beaten, and the trick lost. Lay the { CARD("AH") }.
lesson-tricks-6 = You led a heart, so both had to lay hearts, too. The highest heart takes the trick: yours.
lesson-tricks-7 = Whoever takes a trick leads the next one. See what happens to a small card: lead the { CARD("4H") }.
    .otherwise = Any card may be led, and that would do as well. To go on together, lead the { CARD("4H") }.
lesson-tricks-8 = { PERSON("2") }’s queen is the highest heart: the trick goes to { PERSON("2") }, who leads the next.
lesson-tricks-9 = { PERSON("2") } leads a club. Whoever holds the suit that was led must <b>follow</b> it. Your card?
lesson-tricks-10 = A club again, and you have none: then any card may go, and takes nothing here. Which can you spare?
    .not-kd = Clubs were led, so even a king of diamonds takes nothing. You need it: spare the { CARD("5D") }.
lesson-tricks-11 = { PERSON("1") } has no club either: the { CARD("QD") } takes nothing. The { CARD("9C") } takes the trick.
lesson-tricks-12 = The last trick: a diamond is led, and lower than your king. You still want one trick: take it.
lesson-tricks-13 = You said 2 and took 2: 10 points and 2, that is 12. The next round is one card smaller.

lesson-trump =
    .title = Trump and bids
    .about = The suit that beats all others, and how many tricks to say
    .learnt = Trump beats every other suit, but not in the first trick. Bid what you can take, and then lose the rest.
lesson-trump-1 = One card is turned up, and its suit is <b>trump</b>: spades. The card itself is out of play.
lesson-trump-2 = The smallest trump beats the highest card of any other suit. You hold two, the { CARD("AS") } and the { CARD("3S") }.
lesson-trump-3 = Now all say their number, their <b>bid</b>, the dealer last: you. You hold no club. How many do you bid?
    .not-bid-0 = Nothing beats the { CARD("AS") }: it takes a trick, and your 0 is broken. Count the { CARD("3S") } as well.
    .not-bid-1 = The { CARD("AS") } is one. And when clubs are led, of which you have none, the { CARD("3S") } may take one: 2.
    .otherwise = Two trumps, two tricks: the rest is hardly good for more. Too many is as bad as too few.
lesson-trump-4 = 1, 1 and 2 make 4, and there are five tricks. That is all right: bids and tricks need not be equal.
lesson-trump-5 = { PERSON("1") }, left of the dealer, leads a club. You have none; but no trump in the <b>first trick</b>! What goes?
    .otherwise = Allowed, but the { CARD("QH") } might take a third trick later, and you bid 2. Be rid of her now.
lesson-trump-6 = Your queen is no club and no trump, and takes nothing: { PERSON("1") }’s king does.
lesson-trump-7 = (Whoever holds nothing but trumps may lay one even in the first trick.)
lesson-trump-8 = Clubs again, and you cannot follow. From the second trick on trump may be laid. You need two tricks.
    .not-as = It would take this one. But so does the { CARD("3S") }, and the ace is sure to take another.
    .otherwise = Neither club nor trump: that takes nothing. The { CARD("3S") } takes this trick, and may find no other.
lesson-trump-9 = Your { CARD("3S") }, a trump, beats the { CARD("TC") }: the trick is yours, and you lead.
lesson-trump-10 = Now trump may be led as well. You need one trick more, and one only. Which card is sure to take it?
    .otherwise = That is not sure, and the ace will take a trick anyway. Nothing beats the { CARD("AS") }: lay it.
lesson-trump-11 = 2/2: that is your bid, and any trick more would spoil it. You lead again. With which card will you lose?
    .otherwise = The lower a card is, the surer it loses: a 7 might take a third trick. Lead the { CARD("4D") }.
lesson-trump-12 = You have one card left. Your { CARD("7D") } is no club and no trump, so it takes nothing, luckily.
lesson-trump-13 = 12 points for you. { PERSON("1") } took 3 and had bid 1, { PERSON("2") } took none and had bid 1: nothing for either.

lesson-points =
    .title = Points and end
    .about = What a bid is worth, the hook, and who wins
    .learnt = A bid kept is worth 10 and the bid, any other nothing. After the one-card round, most points win.
lesson-points-1 = A game has ten rounds, from ten cards each down to one. This is a short one, of five, and two are left.
lesson-points-2 = A bid kept is worth 10 points and the bid: a 2 is worth 12, a 0 is worth 10. One trick off: <b>nothing</b>.
lesson-points-3 = This table plays with the <b>hook</b>: the last to bid may not make all bids together equal to the tricks.
lesson-points-4 = Two cards, two tricks. { PERSON("1") } bid 2, { PERSON("2") } bid 0. Diamonds are trump, and you have none. What do you bid?
    .otherwise = The { CARD("4H") } will hardly take a trick, so 2 is too much to hope for. The { CARD("JH") } may take one: bid 1.
lesson-points-5 = 3 bid, two tricks: with the hook somebody has to miss. Your 0 was forbidden, as it would have made 2.
lesson-points-6 = { PERSON("1") } needs both tricks, you need one. Hearts were led, and you are last. Which card?
    .otherwise = Then the { CARD("9H") } takes this one, and in the next a trump might beat your { CARD("JH") }. Now it is sure.
lesson-points-7 = The { CARD("JD") } is trump: this one goes to { PERSON("1") }, who bid 2 and has taken only one.
lesson-points-8 = 11 points for you, 10 for { PERSON("2") }, who bid 0 and took none; nothing for { PERSON("1") }. 32 each: you are level with { PERSON("2") }.
lesson-points-9 = The last round: one card each. The deal goes round: now { PERSON("1") } deals, so { PERSON("2") } bids first, and leads.
lesson-points-10 = Spades are trump, and yours is a small one. { PERSON("2") } bids 1. Will your card take the only trick: 0 or 1?
    .otherwise = Only three cards are dealt: another trump is unlikely, and yours beats every other suit. Bid 1.
lesson-points-11 = An ace! But you hold no diamond, and nothing but trump: then it may be laid even in a first trick.
lesson-points-12 = Most points win: 43, 32 and 21. With as many points as { PERSON("2") } you would have shared the victory.
