"""10-9-8 learnt at the table: tricks, trump and bids, points and rounds."""

from __future__ import annotations

from table.lessons import Ask, Lesson, Plays, Say

_TRICKS = Lesson(
    id="tricks",
    title="Tricks",
    about="What a trick is, who takes it, and what has to be laid",
    players=3,
    options={"rounds": "5-to-1"},
    start={
        "hands": [
            ["AH", "4H", "KD", "5D", "3C"],
            ["JH", "9H", "QD", "2D", "8C"],
            ["QH", "7H", "TD", "KC", "9C"],
        ],
        "turned_up": "6S",
        "dealer": 2,
        "bids": [2, 0, 3],
    },
    steps=(
        Say("A _trick_: each player lays one card, in turn, and the best of them takes all. Who begins it _leads_."),
        Say("Say how many tricks you will take, then take _exactly_ so many: more is as bad as fewer."),
        Say(
            "Here you have said 2, @1 none, @2 3. Above each name stand tricks taken / tricks said.",
            at=("seat:0", "seat:1", "seat:2"),
        ),
        Say("You lead the first trick. (The {6S} at the top is for the next lesson.)"),
        Ask(
            "Low to high: 2 to 10, jack, queen, king, ace. Lead your highest card: tap it, then the button below.",
            accept=("AH",),
            reasons={"KD": "An ace of diamonds might beat the king, but no heart beats your ace. Lay the {AH}."},
            otherwise="So small a card would be beaten, and the trick lost. Lay the {AH}.",
        ),
        Plays(1, "JH"),
        Plays(2, "7H"),
        Say(
            "You led a heart, so both had to lay hearts, too. The highest heart takes the trick: yours.",
            at=("place:trick-0",),
            stage="play",
        ),
        Ask(
            "Whoever takes a trick leads the next one. See what happens to a small card: lead the {4H}.",
            accept=("4H",),
            otherwise="Any card may be led, and that would do as well. To go on together, lead the {4H}.",
            at=("play:4H",),
        ),
        Plays(1, "9H"),
        Plays(2, "QH"),
        Say("@2’s queen is the highest heart: the trick goes to @2, who leads the next.", ("place:trick-2",), "play"),
        Plays(2, "KC"),
        Ask(
            "@2 leads a club. Whoever holds the suit that was led must _follow_ it. Your card?",
            accept=("3C",),
        ),
        Plays(1, "8C"),
        Plays(2, "9C"),
        Ask(
            "A club again, and you have none: then any card may go, and takes nothing here. Which can you spare?",
            accept=("5D",),
            reasons={"KD": "Clubs were led, so even a king of diamonds takes nothing. You need it: spare the {5D}."},
        ),
        Plays(1, "QD"),
        Say("@1 has no club either: the {QD} takes nothing. The {9C} takes the trick.", ("place:trick-2",), "play"),
        Plays(2, "TD"),
        Ask(
            "The last trick: a diamond is led, and lower than your king. You still want one trick: take it.",
            accept=("KD",),
        ),
        Plays(1, "2D"),
        Say(
            "You said 2 and took 2: 10 points and 2, that is 12. The next round is one card smaller.",
            stage="scores",
        ),
    ),
    learnt="Follow the suit that was led; its highest card takes the trick, and leads the next. Next comes trump.",
)

_TRUMP = Lesson(
    id="trump",
    title="Trump and bids",
    about="The suit that beats all others, and how many tricks to say",
    players=3,
    options={"rounds": "5-to-1"},
    start={
        "hands": [
            ["AS", "3S", "QH", "7D", "4D"],
            ["9S", "6D", "KC", "QC", "TC"],
            ["5S", "5D", "9C", "8C", "5C"],
        ],
        "turned_up": "6S",
        "dealer": 0,
    },
    steps=(
        Say(
            "One card is turned up, and its suit is _trump_: spades. The card itself is out of play.",
            at=("place:trump",),
        ),
        Say("The smallest trump beats the highest card of any other suit. You hold two, the {AS} and the {3S}."),
        Plays(1, "bid 1"),
        Plays(2, "bid 1"),
        Ask(
            "Now all say their number, their _bid_, the dealer last: you. You hold no club. How many do you bid?",
            accept=("bid 2",),
            reasons={
                "bid 0": "Nothing beats the {AS}: it takes a trick, and your 0 is broken. Count the {3S} as well.",
                "bid 1": "The {AS} is one. And when clubs are led, of which you have none, the {3S} may take one: 2.",
            },
            otherwise="Two trumps, two tricks: the rest is hardly good for more. Too many is as bad as too few.",
        ),
        Say(
            "1, 1 and 2 make 4, and there are five tricks. That is all right: bids and tricks need not be equal.",
            at=("seat:0", "seat:1", "seat:2"),
        ),
        Plays(1, "KC"),
        Plays(2, "5C"),
        Ask(
            "@1, left of the dealer, leads a club. You have none; but no trump in the _first trick_! What goes?",
            accept=("QH",),
            otherwise="Allowed, but the {QH} might take a third trick later, and you bid 2. Be rid of her now.",
        ),
        Say("Your queen is no club and no trump, and takes nothing: @1’s king does.", ("place:trick-1",), "play"),
        Say("(Whoever holds nothing but trumps may lay one even in the first trick.)"),
        Plays(1, "TC"),
        Plays(2, "8C"),
        Ask(
            "Clubs again, and you cannot follow. From the second trick on trump may be laid. You need two tricks.",
            accept=("3S",),
            reasons={"AS": "It would take this one. But so does the {3S}, and the ace is sure to take another."},
            otherwise="Neither club nor trump: that takes nothing. The {3S} takes this trick, and may find no other.",
        ),
        Say("Your {3S}, a trump, beats the {TC}: the trick is yours, and you lead.", ("place:trick-0",), "play"),
        Ask(
            "Now trump may be led as well. You need one trick more, and one only. Which card is sure to take it?",
            accept=("AS",),
            otherwise="That is not sure, and the ace will take a trick anyway. Nothing beats the {AS}: lay it.",
        ),
        Plays(1, "9S"),
        Plays(2, "5S"),
        Ask(
            "2/2: that is your bid, and any trick more would spoil it. You lead again. With which card will you lose?",
            accept=("4D",),
            otherwise="The lower a card is, the surer it loses: a 7 might take a third trick. Lead the {4D}.",
        ),
        Plays(1, "6D"),
        Plays(2, "5D"),
        Plays(1, "QC"),
        Plays(2, "9C"),
        Say(
            "You have one card left. Your {7D} is no club and no trump, so it takes nothing, luckily.",
            at=("place:hand",),
        ),
        Plays(0, "7D"),
        Say(
            "12 points for you. @1 took 3 and had bid 1, @2 took none and had bid 1: nothing for either.",
            stage="scores",
        ),
    ),
    learnt="Trump beats every other suit, but not in the first trick. Bid what you can take, and then lose the rest.",
)

_POINTS = Lesson(
    id="points",
    title="Points and end",
    about="What a bid is worth, the hook, and who wins",
    players=3,
    options={"rounds": "5-to-1", "hook": "on"},
    start={
        "hands": [["JH", "4H"], ["JD", "9H"], ["5H", "8C"]],
        "turned_up": "7D",
        "dealer": 0,
        "rounds": [
            {"cards": 5, "bids": [1, 2, 1], "tricks": [1, 3, 1]},
            {"cards": 4, "bids": [1, 1, 0], "tricks": [2, 1, 1]},
            {"cards": 3, "bids": [0, 1, 1], "tricks": [0, 2, 1]},
        ],
        "random": "0000000000994",
    },
    steps=(
        Say("A game has ten rounds, from ten cards each down to one. This is a short one, of five, and two are left."),
        Say(
            "A bid kept is worth 10 points and the bid: a 2 is worth 12, a 0 is worth 10. One trick off: _nothing_.",
            at=("seat:0", "seat:1", "seat:2"),
        ),
        Plays(1, "bid 2"),
        Plays(2, "bid 0"),
        Say("This table plays with the _hook_: the last to bid may not make all bids together equal to the tricks."),
        Ask(
            "Two cards, two tricks. @1 bid 2, @2 bid 0. Diamonds are trump, and you have none. What do you bid?",
            accept=("bid 1",),
            otherwise="The {4H} will hardly take a trick, so 2 is too much to hope for. The {JH} may take one: bid 1.",
        ),
        Say(
            "3 bid, two tricks: with the hook somebody has to miss. Your 0 was forbidden, as it would have made 2.",
            at=("seat:0",),
        ),
        Plays(1, "9H"),
        Plays(2, "5H"),
        Ask(
            "@1 needs both tricks, you need one. Hearts were led, and you are last. Which card?",
            accept=("JH",),
            otherwise="Then the {9H} takes this one, and in the next a trump might beat your {JH}. Now it is sure.",
        ),
        Plays(0, "4H"),
        Plays(1, "JD"),
        Plays(2, "8C"),
        Say("The {JD} is trump: this one goes to @1, who bid 2 and has taken only one.", ("place:trick-1",), "play"),
        Say(
            "11 points for you, 10 for @2, who bid 0 and took none; nothing for @1. 32 each: you are level with @2.",
            stage="scores",
        ),
        Say(
            "The last round: one card each. The deal goes round: now @1 deals, so @2 bids first, and leads.",
            at=("seat:1",),
        ),
        Plays(2, "bid 1"),
        Ask(
            "Spades are trump, and yours is a small one. @2 bids 1. Will your card take the only trick: 0 or 1?",
            accept=("bid 1",),
            otherwise="Only three cards are dealt: another trump is unlikely, and yours beats every other suit. Bid 1.",
        ),
        Plays(1, "bid 0"),
        Plays(2, "AD"),
        Ask(
            "An ace! But you hold no diamond, and nothing but trump: then it may be laid even in a first trick.",
            accept=("5S",),
        ),
        Plays(1, "9H"),
        Say("Most points win: 43, 32 and 21. With as many points as @2 you would have shared the victory."),
    ),
    learnt="A bid kept is worth 10 and the bid, any other nothing. After the one-card round, most points win.",
)

LESSONS = (_TRICKS, _TRUMP, _POINTS)
"""In the order in which they are learnt."""
