"""10 learnt at the table: the sum, what a round is about, the market, jokers and the end."""

from __future__ import annotations

from table.lessons import Ask, Lesson, Plays, Say


def _row(cards: str) -> list[str]:
    """Cards of a position, written one after the other."""
    return cards.split()


_SUM = Lesson(
    id="sum",
    title="Close to ten",
    about="One card or two, open or covered, nearest to ten",
    players=3,
    start={
        "hands": [["0", "3", "5", "7"], ["2", "6", "4", "8"], ["9", "1", "4", "6"]],
        "draw": _row(
            "9 6 5 7 3 1 P6 10 J 5 0 J 4 10 9 1 7 P8 J 2 5 P3 P4 4 J J 2 P7 8 4 "
            "6 6 9 10 8 0 3 2 3 P1 0 7 J 0 P2 1 2 5 J 8 7 8 10 3 1 P5 9 10"
        ),
        "round_card": "R4",
        "round_cards": ["R2", "R8", "R5", "R10", "R1", "R9", "R3", "R7", "R6"],
        "starter": 0,
    },
    steps=(
        Say("In each round everybody tries to come close to _ten_: with one card, or with two together."),
        Say(
            "The lowest sum of a round takes _points_, here four at least. They are bad: the fewest win the game.",
            at=("place:round-card",),
        ),
        Say("You hold four cards. You lay one, and perhaps a second one later: together ten at most."),
        Ask(
            "Two of your cards make ten. Tap the higher one: the button below lays it, _open_ and with _no chip_.",
            accept=("lay 7 open 0",),
            reasons={
                "lay 7": "The {7} is right. Leave it _open_, with no chip, and lay it.",
                "lay 3": "3 and 7, that is it! To go on together, lay the {7}: the 3 follows later.",
                "lay 5": "With the 5 nothing makes ten: 5 and 7 are too much, 5 and 3 are 8. Lay the {7}.",
            },
            otherwise="With a 0 the sum stays what the other card is, 7 at most. Lay the {7}.",
        ),
        Plays(1, "lay 6 open 0"),
        Plays(2, "lay 9 covered 0"),
        Say(
            "@1’s card lies open, everybody sees the 6. @2’s is _covered_: only @2 knows it.",
            at=("place:place-1", "place:place-2"),
        ),
        Ask(
            "Now comes the market, where cards can be bought. It gets a lesson of its own: decline.",
            accept=("decline",),
            otherwise="That is possible, and comes in the third lesson. For now, decline.",
            at=("play:decline",),
        ),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Ask(
            "The market is over. An open card may take a second one from the hand. What makes your 7 a ten?",
            accept=("add 3",),
            reasons={
                "stop": "7 alone is not much: @1’s 6 needs only a 2 to beat it. Make ten.",
                "add 0": "7 and 0 stay 7. Make ten.",
            },
        ),
        Plays(1, "add 2"),
        Plays(2, "leave"),
        Say(
            "You have 10, @1 8, @2 9. The highest sum, yours, _wins_ the round. The lowest, @1’s, _loses_ it.",
            stage="judge",
        ),
        Say(
            "@2’s covered card came to light only now. A card left covered counts alone.",
            at=("seat:2",),
            stage="judge",
        ),
        Ask(
            "The winner says who begins next. The last one sees what the others lay: let @1 begin, then that is you.",
            accept=("starter 1",),
            otherwise="You may choose anybody, yourself too. This time let @1 begin.",
            at=("play:starter 1",),
        ),
        Plays(1, "lay 8 open 0"),
        Plays(2, "lay 4 open 0"),
        Ask(
            "No two of yours make ten now. A {9} is strong: in the open everybody would want it. Lay it _covered_.",
            accept=("lay 9 covered 0",),
            reasons={
                "lay 9 open": "Now everybody would see a 9, and might buy it. Tap _covered_ before you lay it.",
                "lay 9": "Chips come in the next lesson. Tap _no chip_, then lay it.",
                "lay 0": "0 first, and the 9 with it later: that is a way too. This time lay the {9} covered.",
                "lay 5": "The 5 goes with the 0 only, and makes 5. Your {9} is nearer to ten.",
            },
            otherwise="The 6 goes with the 0 only, and makes 6. Your {9} is nearer to ten.",
            at=("play:lay 9 covered 0",),
        ),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Plays(0, "decline"),
        Plays(1, "stop"),
        Plays(2, "add 6"),
        Ask(
            "@1 has 8, @2 ten. You might turn your {9} up and add a card. Is there one that helps?",
            accept=("leave",),
            reasons={"turn up": "Only a 1 would help: your 5 and 6 are too much, your 0 adds nothing. Leave it."},
        ),
        Say(
            "10 won, 8 lost, your 9 neither: often good enough. After each round all draw back to four cards.",
            stage="judge",
        ),
    ),
    learnt="One card or two, ten at most. The highest sum wins the round, the lowest loses it.",
)

_STAKES = Lesson(
    id="stakes",
    title="Points and chips",
    about="What losing costs, and what winning brings",
    players=3,
    start={
        "hands": [["P6", "4", "8", "1"], ["2", "10", "5"], ["5", "9", "1"]],
        "table": [None, "7 open 2", "3 open 1"],
        "draw": _row(
            "6 2 4 8 P7 5 3 7 10 4 0 1 P8 6 5 6 10 8 9 3 J 7 J 1 4 7 P4 J P1 2 "
            "J 2 10 0 J 0 8 3 9 7 P3 8 6 6 P2 9 0 J 2 9 3 4 J 10 5 P5 1 0"
        ),
        "round_card": "R7",
        "round_cards": ["R9", "R2", "R8", "R5", "R10", "R1", "R4", "R3", "R6"],
        "starter": 1,
    },
    steps=(
        Say("Who loses a round takes points, who wins one may get chips. What are they worth?"),
        Say("Whoever loses this round takes the _round card_: 7 points.", at=("place:round-card",)),
        Say(
            "And _all cards_ that were laid, by everybody. A normal card costs 1 point, whatever its number.",
            at=("place:place-1", "place:place-2"),
        ),
        Say("You hold a red one, a _penalty card_. It counts 6, but costs 8: always two more."),
        Ask(
            "Make ten with it! If you win, somebody else has to take it. Lay the red {P6} open, with no chip.",
            accept=("lay P6 open 0",),
            reasons={
                "lay P6": "The right card. This time lay it _open_, and with no chip.",
                "lay 4": "4 and 6, right! To go on together, lay the {P6}: the 4 follows later.",
                "lay 8": "8 and 1 make only 9. 6 and 4 make ten: lay the {P6}.",
            },
            otherwise="With 8 and 1 you reach 9. 6 and 4 make ten: lay the {P6}.",
        ),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Plays(0, "decline"),
        Plays(1, "add 2"),
        Plays(2, "add 5"),
        Say("The _chips_ that lay on the cards are in the _pot_ now: three, for the winner.", at=("place:pot",)),
        Ask(
            "@1 has 9, @2 has 8. Now win the pot.",
            accept=("add 4",),
            reasons={
                "stop": "With 6 alone yours would be the lowest sum: you would lose, and take 19 points.",
                "add 1": "6 and 1 are 7, the lowest sum of all: you would lose, and take 20 points.",
            },
        ),
        Say(
            "You win the pot, three chips, and have ten chips now. In the end each takes _two points_ off.",
            at=("seat:0",),
            stage="judge",
        ),
        Say(
            "@2’s 8 was the lowest. Five normal cards, 8 for your red one, 7 for the round card: _20 points_.",
            at=("seat:2",),
            stage="judge",
        ),
        Plays(0, "starter 1"),
        Plays(1, "lay 10 open 1"),
        Plays(2, "lay 9 open 1"),
        Ask(
            "A 10 and a 9, and your best sum is 9. You may well lose. Which card do you lay, open, with no chip?",
            accept=("lay 8 open 0",),
            reasons={
                "lay P7": "If you lose, the {P7} costs you 9 points. Keep it for a round you win. The {8} costs 1.",
                "lay 8": "A good choice. But open, and without a chip: what lies on a card goes to the winner’s pot.",
                "lay 1": "1, and the 8 with it later, reach 9 too. To go on together, lay the {8}.",
            },
            otherwise="5 and 1 make 6. The {8} costs the same one point, and with the 1 it may reach 9.",
        ),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Plays(0, "decline"),
        Plays(1, "stop"),
        Plays(2, "add 1"),
        Ask(
            "Both have ten, so yours is the lowest in any case. Do you add your 1?",
            accept=("stop",),
            reasons={"add 1": "9 loses as surely as 8, and you would take one more card: another point. Add nothing."},
        ),
        Say(
            "Four cards and the round card, 9: _13 points_ for you. With the {P7} it would have been 21.",
            at=("seat:0",),
            stage="judge",
        ),
        Say("13 points, less two for each of your ten chips: _minus 7_ so far. That is good!", at=("seat:0",)),
    ),
    learnt="The loser takes all cards, the winner the pot. A chip is two points off, and the fewest points win.",
)

_MARKET = Lesson(
    id="market",
    title="The market",
    about="Swapping, protecting, bidding for other players’ cards",
    players=3,
    start={
        "hands": [["1", "2", "3"], ["0", "1", "5"], ["4", "7", "9"]],
        "table": ["4 open 0", "7 covered 2", "8 open 0"],
        "draw": _row(
            "5 6 9 3 8 6 2 7 0 4 7 6 P8 5 9 10 8 1 10 3 8 P5 5 8 0 3 1 0 4 P1 "
            "P4 J J 6 J 4 10 10 6 P6 J 2 2 9 3 P2 0 P3 1 P7 J 7 J 5 10 9 J 2"
        ),
        "round_card": "R5",
        "round_cards": ["R3", "R8", "R2", "R10", "R1", "R9", "R4", "R7", "R6"],
        "starter": 0,
    },
    steps=(
        Say("All have laid a card. Now each, in turn, has _one chance_ to get another’s card, open or covered."),
        Say(
            "@2’s 8 lies bare: you may swap cards, and pay _one chip_ to the pot. The chips on @1’s card protect it.",
            at=("place:place-2", "place:place-1"),
        ),
        Say(
            "What is protected is sold by _auction_: with one chip on it the bids begin at 1, with two at 2.",
            at=("place:place-1",),
        ),
        Ask(
            "With your 4 you reach 7 at most. Which card would make ten with one of your hand? Tap it.",
            accept=("swap 2",),
            reasons={
                "decline": "Then you reach 7 at most, with your 3. @2’s 8 and your 2 make ten: tap the 8.",
                "open 1": "Nobody but @1 knows that card, and it costs two chips at least. Tap @2’s 8: one chip.",
            },
        ),
        Ask(
            "The 8 is yours, @2 has your 4. Others have their chance yet: protect the 8. With how many chips?",
            accept=("protect 2",),
            reasons={
                "keep": "Bare as it is, @1 could swap it away for one chip. Protect it with two.",
                "protect 1": "Then @1 may bid 1 for it. It is a good card: take two, so that bids begin at 2.",
            },
        ),
        Plays(2, "keep"),
        Plays(1, "open 0 2"),
        Say(
            "@1 wants your 8, and opens the _auction_ with 2 chips: all may bid but you, the owner.",
            at=("place:place-0",),
        ),
        Plays(2, "bid 3"),
        Plays(1, "bid 4"),
        Plays(2, "pass"),
        Say(
            "@2 bid 3, @1 bid 4, @2 passed. @1 pays the 4 chips to _you_, and the two cards change places.",
            at=("seat:0",),
        ),
        Say(
            "The card that you got stays covered, but you may look: a 7. Chips on cards stay with the _seat_.",
            at=("place:place-0",),
        ),
        Plays(2, "decline"),
        Ask(
            "The market is over, the protecting chips are in the pot. What do you do with your covered 7?",
            accept=("turn up",),
            reasons={"leave": "Covered it counts 7 and no more. Turn it up: then you may add a card to it."},
            at=("place:pot", "place:place-0"),
        ),
        Ask(
            "And which card do you add?",
            accept=("add 3",),
            reasons={
                "stop": "7 alone is little. Add the card that makes ten.",
                "add 1": "That makes 8. You can make ten.",
                "add 2": "That makes 9. @1’s 8 needs only a 1 for that. You can make ten.",
            },
        ),
        Plays(1, "add 1"),
        Plays(2, "add 4"),
        Say(
            "You sold a card for 4 chips, and won the pot of 5 with the other. That makes 13 chips.",
            at=("seat:0",),
            stage="judge",
        ),
        Plays(0, "starter 0"),
        Ask(
            "Next round, you begin. What you lay may be taken from you: a 5 or a 6 is no loss. Open, no chip.",
            accept=("lay 5 open 0", "lay 6 open 0"),
            reasons={
                "lay 1": "Keep the small ones: they make ten of a 9 or an 8 that you may buy.",
                "lay 2": "Keep the small ones: they make ten of a 9 or an 8 that you may buy.",
            },
            otherwise="This one need not be hidden or protected. Lay it open, with no chip.",
        ),
        Plays(1, "lay 9 open 1"),
        Plays(2, "lay 7 covered 2"),
        Ask(
            "Which card makes ten with one of your hand? One chip protects it, so bids begin at 1. Begin with 1.",
            accept=("open 1 1",),
            reasons={
                "decline": "Then you reach 8 at most. @1’s 9 and your 1 make ten: tap the 9.",
                "open 2": "Two chips on a covered card: a strong one, or a bluff. @1’s 9 you can see: tap it.",
                "open 1": "More is allowed, but perhaps nobody raises. Begin with 1.",
            },
        ),
        Plays(2, "bid 2"),
        Ask(
            "@2 wants it too. Without the 9 you might well lose, and the pot gets 3 chips. Raise, or pass and be out?",
            accept=("bid 3",),
            reasons={"pass": "Then @2 has the 9 for two chips, and you 8 at most. One more chip: bid 3."},
            otherwise="That would be more than is needed. 3 is higher than 2: bid 3.",
        ),
        Plays(2, "pass"),
        Ask(
            "The 9 is yours, for 3 chips to @1. @1 and @2 have their chances yet. How many chips do you lay on it?",
            accept=("protect 2", "protect 1"),
            reasons={"keep": "Bare, the 9 goes to anybody for one chip. Protect it."},
        ),
        Plays(1, "keep"),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Ask(
            "Nobody dared. Now make ten.",
            accept=("add 1",),
            reasons={"stop": "9 may win or not. With your 1 it is ten."},
        ),
        Plays(1, "add 3"),
        Plays(2, "leave"),
        Say("You win. @2’s covered card was just a 7: two chips on it, and all bluff.", at=("seat:2",), stage="judge"),
    ),
    learnt="Bare cards are swapped for a chip to the pot, protected ones sold by auction, the price to the owner.",
)

_END = Lesson(
    id="end",
    title="Jokers, the end",
    about="Jokers, equal sums, the last round and the account",
    players=3,
    start={
        "hands": [["J", "7", "3", "8"], ["1", "7", "3"], ["2", "7", "3"]],
        "table": [None, "9 open 1", "6 open 0"],
        "chips": [8, 5, 7],
        "draw": _row("5 0 6 1 P3 P6 2 P4 P1 J J P7 10 4 3 0 P5 0 0 P8 J 1 J 3"),
        "rounds": [
            {"card": "R3", "starter": 1, "cards": [["6", "4"], ["9"], ["8"]], "pot": 2},
            {"card": "R6", "starter": 0, "cards": [["5", "2"], ["10"], ["J"]], "pot": 3},
            {"card": "R1", "starter": 1, "cards": [["10"], ["4", "2"], ["9"]], "pot": 1},
            {"card": "R10", "starter": 0, "cards": [["8", "1"], ["J"], ["7"]], "pot": 2},
            {"card": "R2", "starter": 1, "cards": [["6", "1"], ["8"], ["10"]], "pot": 2},
            {"card": "R9", "starter": 2, "cards": [["5", "5"], ["7"], ["9"]], "pot": 1},
            {"card": "R4", "starter": 0, "cards": [["9"], ["P2", "5"], ["6", "4"]], "pot": 2},
            {"card": "R7", "starter": 2, "cards": [["10"], ["4", "2"], ["8", "0"]], "pot": 1},
        ],
        "round_card": "R5",
        "round_cards": ["R8"],
        "starter": 1,
        "joker_due": "0",
    },
    steps=(
        Say(
            "A game has ten rounds at most, this is the ninth. You hold a _joker_, the card with the jester.",
            at=("place:hand",),
        ),
        Say("A joker alone is a 10. With a second card it is what is missing to ten: with a 7, it is a 3."),
        Say("But it costs 10 points: the loser of the round, or _you_, if it is in your hand at the end."),
        Ask(
            "So lay it now. Whoever sees it wants it: lay it _covered_, under two chips.",
            accept=("lay J covered 2",),
            reasons={
                "lay J open": "Everybody would see a sure ten, and bid for it. Tap _covered_, and two chips.",
                "lay J": "Covered is right. With fewer chips it may be had for less: tap two.",
            },
            otherwise="Even if that made ten, a joker left in your hand costs 10 points at the end. Lay it now.",
            at=("play:lay J covered 2",),
        ),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Plays(0, "decline"),
        Plays(1, "add 1"),
        Plays(2, "add 2"),
        Ask(
            "@1 has ten with 9 and 1. If sums are equal, the _higher single card_ wins. What about your joker?",
            accept=("leave",),
            reasons={
                "turn up": "To add? Beside your 8 it is a 2, and @1’s 9 beats that 8. Alone it is a 10: leave it."
            },
        ),
        Say(
            "Ten against ten, but your single 10 is more than @1’s 9. The pot is yours.", at=("seat:0",), stage="judge"
        ),
        Say("@2 has lost, with 8, and takes 19 points: 10 of them for your joker.", at=("seat:2",), stage="judge"),
        Say("If these are equal too, who laid _earlier_ in the round wins. Of equal lowest the _later_ one loses."),
        Ask(
            "You say who begins, and so is earliest. The last one sees more; but 7 and 3 make you ten anyway. Who?",
            accept=("starter 0",),
            reasons={
                "starter 1": "You need not see theirs: ten is ten. But last, of equal sums yours may lose. Begin.",
                "starter 2": "You need not see theirs: ten is ten. But @2, before you, would win equal sums.",
            },
        ),
        Ask(
            "The last round. Cards left in your hand will cost as if taken. Lay the {7}, open, with no chip.",
            accept=("lay 7 open 0",),
            reasons={
                "lay 7": "The {7} is right. Lay it open, and with no chip: two points are worth keeping.",
                "lay 3": "3 and 7 make ten, right. To go on together, lay the {7}: the other follows later.",
                "lay P3": "3 and 7 make ten, right. To go on together, lay the {7}: the other follows later.",
            },
            otherwise="With the 8 nothing makes ten: 8 and 3 are too much. Lay the {7}.",
            at=("play:lay 7 open 0",),
        ),
        Plays(1, "lay 7 open 1"),
        Plays(2, "lay 7 open 1"),
        Plays(0, "decline"),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Ask(
            "You hold a 3 and a red {P3}, which costs 5. One makes ten now, the other stays in your hand. Add which?",
            accept=("add P3",),
            reasons={
                "add 3": "Ten as well. But then the {P3} stays in your hand, for 5 points. The 3 costs only 1.",
                "stop": "7 alone is the lowest as soon as the others add anything. Make ten.",
            },
        ),
        Plays(1, "add 3"),
        Plays(2, "add 3"),
        Say("All three had 7 and 3! You came first, and won. @2 came last, and lost with a ten.", stage="judge"),
        Say("The account: cards taken, cards left in hand, and two points off for each chip. The _fewest_ win."),
        Say("Of equal totals the one with more chips wins; if these are equal too, the victory is shared."),
        Say("If the cards run out, the game ends earlier, and that round’s loser takes all _round cards_ left."),
    ),
    learnt="Use your joker in time, mind who comes first, and keep your chips: the fewest points win.",
)

LESSONS = (_SUM, _STAKES, _MARKET, _END)
"""In the order in which they are learnt."""
