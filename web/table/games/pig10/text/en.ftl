### What PIG 10 says at the table.
###
### person: $who, $taker
### number: $cards, $value, $before, $card, $missing, $of, $pile
### text: $name, $hits, $author, $publisher
### numbers: $values
### message: $ways
### messages: $way

tagline = Add up to ten and take the middle
deal = Deal 3 cards each
cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
in-the-pile = { $pile } in the pile
no-pile = no pile left
won = { $cards } won
shapes = 🟩 middles taken, 🟨 given to you by too much, ⬛ gone to others.
pig-10 = PIG 10!

## Cards, as a voice says them

called-frog = frog, 0
called-pigmaid = pigmaid, 5
called-crowned = crowned pig, 10
called-face-down = face-down card
# $values are what the middle would be worth.
makes = { $name }, makes { ROW($values, between: " or ") }

## The middle

middle = The middle
middle-empty = The middle is empty
middle-holds = In the middle: { ROW($values, between: ", ") }
middle-holds-nothing = In the middle: nothing
middle-note =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, last from { $who }
lies-in-the-middle = In the middle
worth = worth <b>{ $value }</b>
frame-ten = The middle is worth { $value }. PIG 10.
frame-over = The middle is worth { $value }. { $missing } too many.
frame-under = The middle is worth { $value }. { $missing } to go.
hand = Hand of { $who }
hand-folded =
    Hand of { $who }, folded: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
caught = What was caught
left-in-the-middle =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } stayed in the middle.

## A turn

thinks = { $who } is thinking
which-card = { $who }, which card?
play-it = { $who }, play it?
which-way = { $who }, { $ways }
how-much = { $who }, { $ways }: how much is it?
how-much-is-it = { $who }, { $value } and a { $card }: how much is it?
# What one card may do, as in “an 8 adds, or makes it 8”. $way are all but the last.
ways =
    { $card ->
        [8] an 8
       *[other] a { $card }
    } { ROW($way, between: ", ") }, or { $ways }
ways-below =
    { $card ->
        [8] An 8
       *[other] A { $card }
    } { ROW($way, between: ", ") }, or { $ways }. The buttons below say which.
way-adds = adds
way-takes-away = takes away
way-sets = makes it { $card }
takes-it = <b>10</b> takes it
# Behind another number that a card may make.
sum-or = or { $value }
sums-show = Show the sums
sums-hide = Hide the sums
sum-of-the-middle = The new value of the middle
sum-makes = Makes { $value }
play-subtract = { $before } − 5 = { $value }
play-same = Make it { $value }
play-frog = Back to 0
play-add = { $before } + { $card } = { $value }
play = Play { $card }
comes-of-nothing = the cards stay
comes-of-ten =
    PIG 10! wins { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
comes-of-too-much =
    { $taker } gets { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
not-your-turn = The cards stay in hand. It is { $who }’s turn.
over = The game is over.
card-first = Choose a card first.
wrong-sum = { $before } and a { $card } do not make { $value }. Count once more.

## Figures

# What the figures tell of somebody: how often, of how many times.
feat-tens = Tens
    .told = { $name } made { $hits } of { $of } tens
feat-gifts = Gifts
    .told = { $name } went over ten { $hits } of the { $of } times that somebody did

## Rules as they come up

explain-end = All hands are empty: the most cards win, here <b>{ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }</b>
# $of lie in the middle.
explain-end-left =
    All hands are empty. What lies in the middle, { $of ->
        [one] 1 card
       *[other] { $of } cards
    }, is nobody’s; the most cards win: <b>{ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }</b>
explain-leftovers =
    At the end the middle goes to whoever took it last: { $who } gets { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
explain-over-ten =
    <b>{ $value }</b> is over ten: the middle, { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, goes to the player one seat before { $who }: { $taker }
explain-crowned-wasted = The crowned pig is ten by itself: on { $before } it makes { $value }. It takes only what is worth 0
explain-crowned-empty = The crowned pig is ten by itself: on an empty middle it is PIG 10 at once
explain-crowned = The crowned pig is ten by itself: on a middle worth 0 it is PIG 10 at once
explain-ten =
    Exactly ten is PIG 10: { $who } takes the whole middle, <b>{ $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }</b>. The most cards win in the end
explain-frog =
    A frog: the middle is worth 0 again. Its { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } stay, for whoever makes ten next
explain-pigmaid = A pigmaid adds 5 or takes 5 away: { $before } less 5 is <b>{ $value }</b>. The middle never falls below 0
explain-same =
    { $card ->
        [8] An 8
       *[other] A { $card }
    } on another { $card } may make the middle { $card }, and need not be added
explain-same-worth =
    { $card ->
        [8] An 8
       *[other] A { $card }
    } on a middle worth { $card } may make the middle { $card }, and need not be added
explain-pile = The pile is used up. Nobody draws any more, and play goes on until all hands are empty
explain-add = Cards add up: { $before } and { $card } make <b>{ $value }</b>. Whoever comes to exactly ten takes them all

## The rules

fact-neighbour = The right neighbour
    .told = whoever sits one place before, also with no cards left
fact-deck = The deck
    .told = { $cards } cards: eight of each number, but seven frogs, five pigmaids and four crowned pigs
word-middle = Middle
    .told = The cards that lie open between all, and what they add up to.
word-frog = Frog
    .told = The card 0: the middle is worth 0 again, and its cards stay.
word-pigmaid = Pigmaid
    .told = The card 5: it adds 5 or takes 5 away, never below 0.
word-crowned-pig = Crowned pig
    .told = The card 10: it takes the middle only where that is worth 0.
word-before = The player before
    .told = Whoever sits one seat before: they take the middle when somebody goes over ten.
example-over-ten = over ten
example-exactly-ten = exactly ten
example-pigmaid = the pigmaid
example-same = the same card
chapter-minute = In a minute
chapter-special = Special cards
chapter-end = End
house = the choices of this list, showing the sums, and doing the sum oneself.
origin = <b>PIG 10</b> was invented by { $author } and published by { $publisher }.
for-whom = For two to eight people from about six years on. A game takes ten to twenty minutes.
minute-lay = Lay one of three cards and add its number to the <b>middle</b>.
minute-ten = Exactly ten? <b>PIG 10!</b> Take everything in the middle.
minute-over = More than ten? The player <b>before</b> takes it all.
minute-draw = Draw back to three cards. Most cards at the end wins.
minute-tricks = Three cards with a trick
minute-frog = Frog
    .told = Back to 0, whatever lay there.
minute-pigmaid = Pigmaid
    .told = Adds 5 or takes 5 away, never below 0.
minute-same = The same card
    .told = An 8 on an 8, or on a middle worth 8, may leave it at 8.
special-frog = Frog
    .told = The middle is worth 0 again. Its cards stay where they are, for whoever makes ten next.
special-pigmaid = Pigmaid
    .told = Adds 5 or takes 5 away, as its player likes. The middle never falls below 0, so below 5 it only adds.
special-same = Same card, same number
    .told = A 4 right after a 4, or on a middle worth 4, may be added as usual or may make the middle worth 4. So it goes with every number from 1 to 9.
special-crowned = The crowned pig
    .told = Ten at once, but only on an empty middle or one worth 0. On anything else it is too much.
special-example = An example
special-example-gentle = The middle is worth 8, and an 8 lay last. Another 8 would make 16, so it stays at 8, and the next one has to find a 2.
special-example-free = The middle is worth 8, and an 8 lay last. Another 8 makes 16, and the player before takes it; or it stays at 8, and the next one has to find a 2.
special-gentle = At this table whoever can keep the middle at ten or below has to; only who cannot goes over ten. ⌂
special-free = Nobody has to avoid going over ten. Feeding the player before is allowed, wise or not.
end-hands = When the pile is used up, play goes on until all hands are empty.
end-left-taken = Cards still in the middle then go to whoever took the middle last.
end-left-lost = Cards still in the middle then belong to nobody.
end-most-tens = Whoever has won the most cards wins. Equal numbers: more calls of PIG 10 win; if those are equal too, the victory is shared.
end-shared = Whoever has won the most cards wins. Equal numbers share the victory.

## Lessons

lesson-bare =
    .title = The bare game
    .about = How ten is made, and who gets what is too much
    .learnt = Ten wins the middle, more than ten gives it to the player before. When all is played, most cards win.
lesson-bare-1 = PIG 10 is about one thing: to make <b>exactly ten</b> in the middle.
lesson-bare-2 = Everybody holds three cards and sees only their own. These are yours.
lesson-bare-3 = You begin. Lay the { CARD("4") }: tap it, then the button below.
    .otherwise = That would be allowed too. To go on together, lay the { CARD("4") }.
lesson-bare-4 = The middle is worth 4. The frame shows how many are still missing: six.
lesson-bare-5 = You drew a card at once: as long as there is a pile, everybody holds three.
lesson-bare-6 = { PERSON("1") } added 2, { PERSON("2") } added 3, and the middle is worth 9. One of your cards makes ten. Which?
    .otherwise = That is more than ten, and more than ten helps somebody else. Make exactly ten.
lesson-bare-7 = <b>PIG 10!</b> You win all four cards of the middle. Each counts one, and the <b>most cards</b> win the game.
lesson-bare-8 = { PERSON("1") } laid a 9, { PERSON("2") } an 8: 17 is too much. So it goes to whoever sits <b>before</b> { PERSON("2") }: to { PERSON("1") }.
lesson-bare-9 = The middle is empty again, so any card counts from 0. Lay the { CARD("6") }.
    .otherwise = Nothing speaks against that card. To go on together, lay the { CARD("6") }.
lesson-bare-10 = Now the middle is worth 9, and all you hold is too much. Lay one: { PERSON("2") }, just before you, gets it all.
lesson-bare-11 = It may be done on purpose, too: { PERSON("2") } gets the cards then, and { PERSON("1") } cannot win them.

lesson-special =
    .title = Special cards
    .about = The frog, the pigmaid, the crowned pig, and two cards alike
    .learnt = Frog: 0. Pigmaid: 5 up or down. Equal to middle or last card: may set its number. Crowned pig: ten on 0.
lesson-special-1 = The middle is worth 8, and you hold no 2. But some cards have a trick.
lesson-special-2 = The { CARD("0") } is the <b>frog</b>. It sends the middle back to 0. Lay it.
    .not-4 = 8 and 4 make 12: { PERSON("2") } would win it all. Send the middle back to 0.
    .not-5 = 8 and 5 make 13: { PERSON("2") } would win it all. The frog first.
    .not-5-as-5 = That works, and its turn will come. The frog first.
lesson-special-3 = Worth 0. But all three cards still lie there, for whoever makes the next ten.
lesson-special-4 = { PERSON("1") } laid the <b>crowned pig</b>, a 10: ten at once, but only on a middle worth 0. Else it is too much.
lesson-special-5 = Worth 7, and no card of yours makes ten. The { CARD("5") }, the <b>pigmaid</b> (±), can add 5 or take 5 away. Lay her.
    .not-5 = 7 and 5 make 12, and { PERSON("2") } wins both cards. Tap the pigmaid again, and take 5 away.
    .otherwise = That is more than ten, and { PERSON("2") } wins it all. The pigmaid, the card with ±, can take 5 away.
lesson-special-6 = 2 is left. Below 5 she could only have added: the middle never falls below 0.
lesson-special-7 = { PERSON("2") }’s 8 on a middle worth 8 leaves it at 8: a card <b>equal to the middle</b> may do that instead of adding.
lesson-special-8 = You hold an { CARD("8") } too. Added it would make 16. Make the middle 8 instead.
    .not-8 = That makes 16, and { PERSON("2") } wins it all. Tap the { CARD("8") } again: the other button makes it 8.
    .otherwise = That is more than ten, and { PERSON("2") } would win it all. The { CARD("8") } can stay at 8.
lesson-special-9 = { PERSON("1") } made ten, and { PERSON("2") } began anew with a 3. Add your { CARD("4") }.
    .not-10 = 3 and 10 make 13. A crowned pig waits for a middle worth 0. Lay the { CARD("4") }.
    .not-6 = That would do, but leave 9, and a 1 is soon found. Lay the { CARD("4") }.
lesson-special-10 = 7 and { PERSON("1") }’s 4 would be 11. But <b>equal to the last card</b>, your 4, it may set its own number: it is 4 now.
lesson-special-11 = A frog: the middle is worth 0, and four cards lie there. Which of yours wins them?
    .otherwise = That leaves everything lying for { PERSON("1") }. Which card is ten on a middle worth 0?
lesson-special-12 = <b>PIG 10!</b> Five cards for one crowned pig.
lesson-special-13 = No ten in your hand? Then think of what the next one needs: on a middle worth 6 it is a 4.
lesson-special-14 = Of pigmaids there are only five, of crowned pigs four, of most others eight: leave a 5, or a 0.

lesson-end =
    .title = The end
    .about = When a game is over, and who has won
    .learnt = When all hands are empty, the most cards win. What is left in the middle counts for nobody.
lesson-end-1 = The pile is used up. Nobody draws any more: what is still in hand is played out.
lesson-end-2 = You and { PERSON("1") } have won six cards each, { PERSON("2") } five.
lesson-end-3 = The middle is worth 7. Win it.
    .otherwise = 7 and 9 make 16, and { PERSON("2") } wins all three cards. Make exactly ten.
lesson-end-4 = 8, and your last card is a 9. It has to be laid all the same.
lesson-end-5 = Three cards for { PERSON("2") }. Your hand is empty, so the others play on without you.
lesson-end-6 = The last card is laid, and the game is over. The 2 and the 6 of the middle are nobody’s.
lesson-end-7 = You have won nine cards, { PERSON("2") } eight, { PERSON("1") } six. Equal numbers would share the victory.
