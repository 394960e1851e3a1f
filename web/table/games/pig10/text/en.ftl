### What PIG 10 says at the table.
###
### person: $who, $taker
### number: $cards, $value, $before, $card, $missing, $surplus, $of, $pile
### text: $name, $hits, $author, $publisher, $ways
### numbers: $values

tagline = Add up to ten and win the middle
deal = Deal 3 cards each
cards =
    { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
in-the-pile = { $pile } in the pile
no-pile = draw pile empty
won = { $cards } won
remark-one = A single card decided it
shapes = 🟩 you made ten, 🟨 someone else went over, ⬛ another player took it.
pig-10 = PIG 10!

## Cards, as a voice says them

called-frog = frog, 0
called-pigmaid = pigmaid, 5
called-crowned = crowned pig, 10
called-face-down = face-down card
# $values are what the middle would be at.
makes = { $name }, makes { ROW($values, between: " or ") }

## The middle

middle = The middle
middle-empty = The middle is empty
middle-holds = The middle: { ROW($values, between: ", ") }
middle-holds-nothing = The middle: empty
middle-note =
    { $cards ->
        [one] 1 card, played by { $who }
       *[other] { $cards } cards, the last from { $who }
    }
lies-in-the-middle = In the middle
worth = now at <b>{ $value }</b>
frame-ten = The middle is at { $value }. PIG 10.
frame-over = The middle is at { $value }, { $missing } over ten.
over-by = { $surplus } over ten
frame-under = The middle is at { $value }, { $missing } short of ten.
hand =
    { $who ->
        [you] Your hand
       *[other] { $who }’s hand
    }
hand-folded =
    { $who ->
        [you]
            { $cards ->
                [one] Your hand, face down: 1 card
               *[other] Your hand, face down: { $cards } cards
            }
       *[other]
            { $cards ->
                [one] { $who }’s hand, face down: 1 card
               *[other] { $who }’s hand, face down: { $cards } cards
            }
    }
caught = Cards won
left-in-the-middle =
    { $cards ->
        [one] No one gets the 1 card left in the middle.
       *[other] No one gets the { $cards } cards left in the middle.
    }

## A turn

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
play-it =
    { $who ->
        [you] Play it?
       *[other] { $who }, play it?
    }
# $ways are what this card may do now, joined by hyphens.
which-way =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] Add 5 or take 5 away?
                [add-same] Add { $card } or make it { $card }?
                [subtract-same] Take 5 away or make it 5?
               *[add-subtract-same] Add 5, take 5 away or make it 5?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, add 5 or take 5 away?
                [add-same] { $who }, add { $card } or make it { $card }?
                [subtract-same] { $who }, take 5 away or make it 5?
               *[add-subtract-same] { $who }, add 5, take 5 away or make it 5?
            }
    }
which-sum =
    { $who ->
        [you]
            { $ways ->
                [add-subtract] Add 5 or take 5 away. New total?
                [add-same] Add { $card } or make it { $card }. New total?
                [subtract-same] Take 5 away or make it 5. New total?
               *[add-subtract-same] Add 5, take 5 away or make it 5. New total?
            }
       *[other]
            { $ways ->
                [add-subtract] { $who }, add 5 or take 5 away. New total?
                [add-same] { $who }, add { $card } or make it { $card }. New total?
                [subtract-same] { $who }, take 5 away or make it 5. New total?
               *[add-subtract-same] { $who }, add 5, take 5 away or make it 5. New total?
            }
    }
# A frog is 0, and adds nothing.
how-much-is-it =
    { $who ->
        [you]
            { $card ->
                [0] What does a frog make it?
               *[other] What do { $value } and { $card } make?
            }
       *[other]
            { $card ->
                [0] { $who }, what does a frog make it?
               *[other] { $who }, what do { $value } and { $card } make?
            }
    }
several-ways = This card can do more than one thing. Tap a button below.
takes-it = <b>10</b> takes it
# Behind another number that a card may make.
sum-or = or { $value }
sums-show = Show sums
sums-hide = Hide sums
sum-of-the-middle = New total of the middle
sum-makes = { $value }, new total
play-subtract = { $before } − 5 = { $value }
play-same = Make it { $value }
play-frog = Back to 0
play-add = { $before } + { $card } = { $value }
play = Play { $card }
comes-of-nothing = the cards stay
# The middle is empty: only the card that is played lies there.
comes-of-first = the card stays
comes-of-ten =
    { $cards ->
        [one] PIG 10! Take 1 card
       *[other] PIG 10! Take { $cards } cards
    }
comes-of-too-much =
    { $taker ->
        [you]
            { $cards ->
                [one] You get 1 card
               *[other] You get { $cards } cards
            }
       *[other]
            { $cards ->
                [one] { $taker } gets 1 card
               *[other] { $taker } gets { $cards } cards
            }
    }
not-your-turn = You can’t play yet: it’s { $who }’s turn.
over = The game is over.
card-first = Choose a card first.
wrong-sum =
    { $card ->
        [0] A frog doesn’t make it { $value }. Try again.
       *[other] { $before } and { $card } don’t make { $value }. Try again.
    }

## Stats

# What the figures tell of somebody: how often, of how many times.
feat-tens = PIG 10s
    .note = { $name } made { $hits } of { $of } PIG 10s
feat-gifts = Gifts
    .note = { $name } went over ten { $hits } of { $of } times

## Rules as they come up

explain-over-ten =
    { $cards ->
        [one] <b>{ $value }</b> is over ten, so the 1 card goes to { $taker }, the player before { $who }
       *[other] <b>{ $value }</b> is over ten, so the { $cards } cards go to { $taker }, the player before { $who }
    }
explain-crowned-wasted = { $before } and the crowned pig make { $value }, over ten. A crowned pig only makes ten on a middle at 0
explain-crowned-empty = The crowned pig is a 10, so on an empty middle it’s PIG 10 at once
explain-crowned = The crowned pig is a 10, so on a middle at 0 it’s PIG 10 at once
explain-ten =
    { $who ->
        [you]
            { $cards ->
                [one] Exactly ten is PIG 10: you take the middle, <b>1 card</b>. Most cards wins the game
               *[other] Exactly ten is PIG 10: you take the middle, <b>{ $cards } cards</b>. Most cards wins the game
            }
       *[other]
            { $cards ->
                [one] Exactly ten is PIG 10: { $who } takes the middle, <b>1 card</b>. Most cards wins the game
               *[other] Exactly ten is PIG 10: { $who } takes the middle, <b>{ $cards } cards</b>. Most cards wins the game
            }
    }
explain-frog =
    { $cards ->
        [one] A frog sends the middle back to 0. The 1 card stays for the next player who makes ten
       *[other] A frog sends the middle back to 0. The { $cards } cards stay for the next player who makes ten
    }
explain-pigmaid = A pigmaid adds 5 or takes 5 away: { $before } − 5 = <b>{ $value }</b>. The middle never goes below 0
explain-same = This { $card } equals the last card, so it can make the middle { $card } instead of adding
explain-same-worth = This { $card } equals the middle, so the middle can stay at { $card }: you don’t have to add
explain-pile = The draw pile is empty. You play on without drawing until all hands are empty
explain-add = Cards add up: { $before } + { $card } = <b>{ $value }</b>. Make exactly ten to take the middle

## The rules

fact-neighbour = The player before you
    .note = in the seat before yours, with or without cards
word-middle = Middle
    .note = The cards in the middle, and what they add up to.
word-frog = Frog
    .note = The 0. It sends the middle back to 0, and the cards stay.
word-pigmaid = Pigmaid
    .note = The 5. It adds 5 or takes 5 away, but the middle never goes below 0.
word-crowned-pig = Crowned pig
    .note = The 10. It only makes ten on a middle that is empty or at 0.
word-before = The player before you
    .note = The player in the seat before yours. They take the middle when you go over ten.
example-over-ten = over ten
example-exactly-ten = exactly ten
example-pigmaid = the pigmaid
example-same = the same number
chapter-minute = The aim
chapter-special = Special cards
chapter-end = Scoring
house = the options in this list, showing the sums, and doing the sums yourself.
origin = <b>PIG 10</b> was invented by { $author } and published by { $publisher }.
for-whom = 2–8 players, ages 6 and up. A game takes 10 to 20 minutes.
aim =
    .note = Win the most cards.
deck = The cards
    .note = There are { $cards } cards: 7 frogs (0), 5 pigmaids (5) and 4 crowned pigs (10). There are 8 of every other number from 1 to 9. You hold 3.
turn = A turn
minute-lay = Play a card and add its number to the <b>middle</b>.
minute-ten = Exactly ten? <b>PIG 10!</b> You take the whole middle.
minute-over = Over ten? The player <b>before</b> you takes it all.
minute-draw = Draw back up to 3 cards while the pile lasts.
special-frog = Frog
    .note = Sends the middle back to 0. The cards stay for the next player who makes ten.
special-pigmaid = Pigmaid
    .note = Adds 5 or takes 5 away: you choose. The middle can’t go below 0, so below 5 the pigmaid only adds.
special-same = The same number
    .note = If your card equals the last card or the middle, you can make the middle that number instead. Any card from 1 to 9 can do this.
special-crowned = Crowned pig
    .note = Makes ten at once on a middle that is empty or at 0. On any other middle it goes over ten.
special-example = An example
special-example-gentle = The middle is at 8, and the last card was an 8. Another 8 would make 16, so you make it 8. The next player needs a 2.
special-example-free = The middle is at 8, and the last card was an 8. Add another 8, and the player before you takes it all. Or make it 8, and the next player needs a 2.
special-gentle = At this table you must stay at ten or below if you can. ⌂
special-free = You can go over ten, even on purpose. That feeds the player before you, so choose wisely.
end-hands = When the pile is empty, play on without drawing until all hands are empty.
end-left-taken = The last player to take cards also gets those left in the middle.
end-left-lost = No one gets the cards left in the middle.
end-most-tens = Most cards wins. If you tie, the one with more PIG 10s wins. If those tie too, you share the win.
end-shared = Most cards wins. If you tie, you share the win.

## Lessons

lesson-bare =
    .title = Make ten
    .about = How to make ten, and what happens if you go over
    .learnt = Well done! You can make ten, and set a trap. Most cards wins. Now try a game.
lesson-bare-1 = PIG 10 is about one thing: making <b>exactly ten</b> in the middle.
lesson-bare-2 = These are your 3 cards. Only you can see them. Each time you play one, you draw a new one.
lesson-bare-3 = The first player is picked at random: here it’s you. Tap the { CARD("4") }, then the button that appears below.
    .otherwise = That card is fine too. For this lesson, play the { CARD("4") }.
lesson-bare-4 = You drew a 1, so you have 3 cards again. You draw after each turn while the pile lasts.
lesson-bare-5 = The middle is at 4. The empty squares show how many you need to make ten: 6.
lesson-bare-6 = { PERSON("1") } added 2 and { PERSON("2") } added 3, so the middle is at 9. Which of your cards makes ten?
    .otherwise = That goes over ten, and someone else gets the cards. Make exactly ten.
lesson-bare-7 = <b>PIG 10!</b> You take all 4 cards in the middle. The player with the <b>most cards</b> wins the game.
lesson-bare-8 = { PERSON("1") } played 9 and { PERSON("2") } 8. That makes 17, over ten, so { PERSON("1") }, the player <b>before</b> { PERSON("2") }, takes it all.
lesson-bare-9 = The middle starts from 0 again. Play the { CARD("6") }: tap it, then tap it <b>again</b>. That works too.
    .otherwise = That card is fine too. For this lesson, play the { CARD("6") }.
lesson-bare-10 = The middle is at 9, and all your cards go over ten. Play one: { PERSON("2") }, the player before you, gets it all.
lesson-bare-11 = { PERSON("2") } left the middle at 9, and nothing fitted. You can set the same trap for { PERSON("1") }, who plays after you.
lesson-bare-12 = The middle is at 5, and you can’t make ten. Leave it as <b>high</b> as you can, without going over.
    .otherwise = Make 9 with the { CARD("4") }. A lower middle is easier for { PERSON("1") }. If you go over ten, { PERSON("2") } gets the cards.
lesson-bare-13 = The trap worked! { PERSON("1") } went over ten, and you’re the player before { PERSON("1") }: you get all 4 cards.

lesson-special =
    .title = Special cards
    .about = The frog, the pigmaid, the crowned pig and the same number
    .learnt = You know all the special cards now. Nicely played! Try them in a game.
lesson-special-1 = The middle is at 8, and you have no 2. But some cards can do more than add.
lesson-special-2 = A { CARD("0") } is a <b>frog</b>. It sends the middle back to 0. Play yours.
    .not-4 = 8 and 4 make 12: { PERSON("2") } would take it all. Send the middle back to 0.
    .not-5 = 8 and 5 make 13: { PERSON("2") } would take it all. Play the frog first.
    .not-5-as-5 = That works, and you’ll use it soon. Play the frog first.
lesson-special-3 = The middle is at 0. But all 3 cards stay there for the next player who takes the middle.
lesson-special-4 = Bad luck! { PERSON("1") } had a <b>crowned pig</b>, a 10. If the middle is at 0, it makes ten. Otherwise it goes over.
lesson-special-5 = The middle is at 7. A { CARD("5") } is a <b>pigmaid</b> (±): it adds 5 or takes 5 away. Play yours to take 5 away.
    .not-5 = 7 and 5 make 12, and { PERSON("2") } takes both cards. Tap the pigmaid again and take 5 away.
    .otherwise = That goes over ten, and { PERSON("2") } takes it all. The pigmaid, the card with ±, can take 5 away.
lesson-special-6 = Now the middle is at 2. Below 5 a pigmaid can’t take 5 away: the middle never goes below 0.
lesson-special-7 = The middle was at 8, and { PERSON("2") }’s 8 made it 8 again. A card <b>equal to the middle</b> can do that instead of adding.
lesson-special-8 = You have an { CARD("8") } too. Adding it would make 16. Play it so the middle stays at 8.
    .not-8 = That makes 16, and { PERSON("2") } takes it all. Tap the { CARD("8") } again, then the other button.
    .otherwise = That goes over ten, and { PERSON("2") } would take it all. Your { CARD("8") } can leave the middle at 8.
lesson-special-9 = Bad luck again: { PERSON("1") } had a 2 and made ten. { PERSON("2") } started again with a 3. Add your { CARD("4") }.
    .not-10 = 3 and 10 make 13. Keep the crowned pig for a middle at 0. Play the { CARD("4") }.
    .not-6 = That leaves 9, and a 1 isn’t hard to find. Play the { CARD("4") }.
lesson-special-10 = { PERSON("1") }’s 4 equals the last card, your 4. That works too: { PERSON("1") } made the middle 4, not 11.
lesson-special-11 = A frog! The middle is at 0, with 4 cards in it. Which of your cards takes them?
    .otherwise = That leaves all the cards for { PERSON("1") }. Which card makes ten on a middle at 0?
lesson-special-12 = <b>PIG 10!</b> Your luck has turned: 5 cards with one crowned pig.
lesson-special-13 = Can’t make ten? A low trap works too: from 5 only a pigmaid makes ten, from 0 only a crowned pig. Both are rare.

lesson-end =
    .title = The end
    .about = How a game ends, and who wins
    .learnt = You’ve won your first game of PIG 10, and you know how a game ends. The next one is for real!
lesson-end-1 = The draw pile is empty, so no one draws any more. You all play the cards you have left.
lesson-end-2 = You and { PERSON("1") } have won 6 cards each, and { PERSON("2") } has won 5.
lesson-end-3 = The middle is at 7. Take it.
    .otherwise = 7 and 9 make 16, and { PERSON("2") } takes all 3 cards. Make exactly ten.
lesson-end-4 = The middle is at 8, and your last card is a 9. You must play it.
lesson-end-5 = { PERSON("2") } gets 3 cards. Your hand is empty, so the others play on without you.
lesson-end-6 = The last card is played, and the game is over. No one gets the 2 and the 6 in the middle.
lesson-end-7 = You have 9 cards, { PERSON("2") } has 8 and { PERSON("1") } has 6. You win! If you’d tied, you’d have shared the win.
