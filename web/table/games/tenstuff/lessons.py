"""Tenstuff learnt at the table: beating sets, sets of the same rank, tens and sixes, the end."""

from __future__ import annotations

from table.lessons import Ask, Lesson, Plays, Say

_SETS = Lesson(
    id="sets",
    title="Beating sets",
    about="What may be laid on what, and how a hand gets smaller",
    players=3,
    start={
        "hands": [
            ["3D", "3H", "8H", "8S", "KC", "7C"],
            ["9D", "TC", "QH", "5S", "6C", "QD"],
            ["JS", "4D", "5H", "9S", "KH", "8C"],
        ],
        "draw": ["7D", "5C", "AH", "JU", "JC", "6H", "2C", "JM", "5D", "AS", "4C", "9C", "3C", "TD", "QS", "8D"],
        "turn": 0,
        "phase": "turn",
        "opening": True,
        "fresh": True,
    },
    steps=(
        Say("Tenstuff is won by whoever is first to have _no cards left_. These are yours.", at=("place:hand",)),
        Say("Low to high: joker, ace, 2 to 10, jack, queen, king. Your {3D} is the lowest card dealt, so you begin."),
        Ask(
            "You lead your lowest rank. One card or several of a rank are a _set_: tap both 3s, and a button comes.",
            accept=("play 3D 3H",),
            otherwise="One card out, and then one drawn: your hand would stay as large. Lay both 3s.",
        ),
        Say(
            "Two cards out, and one drawn, as after every turn: six have become five.", at=("place:hand", "place:draw")
        ),
        Plays(1, "begin"),
        Plays(1, "play 9D"),
        Say(
            "A set has to be as high as the last one, or higher. On a number card suits do not matter, nor how many.",
            at=("place:play",),
        ),
        Plays(2, "begin"),
        Plays(2, "play JS"),
        Plays(0, "begin"),
        Ask(
            "On a jack, queen or king a _lower_ set goes too, if it shares a suit. Which _two_ go on the {JS}?",
            accept=("play 8H 8S",),
            reasons={
                "play KC": "A king is higher: allowed. But that is one card for one drawn. Your 8s have a spade.",
                "play 8S": "Allowed. But it may take the {8H} along: one spade in the set is enough.",
                "pass": "Passing is allowed, but then you only draw. You have a pair with a spade in it: lay that.",
            },
        ),
        Plays(1, "begin"),
        Plays(1, "play TC"),
        Plays(2, "begin"),
        Plays(2, "pass"),
        Plays(0, "begin"),
        Say(
            "@1 laid a 10, a set like any other. @2 passed, and drew a card: passing is always allowed.", at=("seat:2",)
        ),
        Ask(
            "What goes on the {TC}? It is no jack, queen or king, so only what is as high or higher.",
            accept=("play KC",),
            otherwise="That is allowed, but you hold a card higher than a 10. Lay it.",
        ),
        Plays(1, "begin"),
        Plays(1, "play 6C"),
        Plays(2, "begin"),
        Plays(2, "play KH"),
        Plays(0, "begin"),
        Ask(
            "You hold no heart and no king. But the _joker_, lowest of all, goes on any jack, queen or king.",
            accept=("play JU",),
            otherwise="You need not: one card of your hand may go on every king. Tap the joker.",
        ),
        Plays(1, "begin"),
        Plays(1, "play 5S"),
        Plays(2, "begin"),
        Plays(2, "pass"),
        Plays(0, "begin"),
        Ask(
            "On a joker anything may be laid, so @1 was rid of a {5S}. Beat it, and make your hand smaller.",
            accept=("play 7D 7C",),
            reasons={"pass": "Passing makes your hand larger. You have something higher than a 5, twice."},
            otherwise="One out, one drawn: your hand would stay as large. You have two of them.",
        ),
        Say("Six cards have become three, thanks to the pairs. A single card only makes up for the one you draw."),
    ),
    learnt="As high or higher; on face cards lower in the same suit, or a joker. Then draw. No cards left wins.",
)

_SAME = Lesson(
    id="same",
    title="Same rank",
    about="The match, the attempt, and the slam",
    players=3,
    start={
        "hands": [
            ["9S", "QC", "QH", "5S", "7D", "7S", "3D", "4S", "2H"],
            ["5C", "5H", "6C", "4H", "8C"],
            ["7C", "2D", "AH", "QD", "9H"],
        ],
        "draw": ["AC", "JC", "8D", "KD", "9C", "TS", "6S", "KC", "2C", "3S", "JH", "8S", "AD", "TD"],
        "last": ["9D"],
        "last_owner": 2,
        "turn": 0,
        "phase": "turn",
    },
    steps=(
        Say("A set of the _same rank_ as the last one is special. There are three kinds, all worth knowing."),
        Ask(
            "@2 laid one 9. The same rank with _as many_ cards is a _match_. What do you lay?",
            accept=("play 9S",),
            reasons={"pass": "You hold a 9, and one on one is a match. Do not let that go by."},
            otherwise="Higher, and allowed. But after a match you may lay that as well. The 9 first.",
            at=("place:play",),
        ),
        Ask(
            "A match! So you may lay _another set_ on it at once, and still draw only one card. Which?",
            accept=("play QC QH",),
            reasons={"stop": "You may stop here. But what you lay now costs nothing: you draw one card in any case."},
            otherwise="Allowed, but there is a set with more cards in it. You hold two queens.",
        ),
        Say("Three cards out, one in: nine have become seven. A match is the best way to be rid of cards."),
        Plays(1, "begin"),
        Plays(1, "play 5C 5H"),
        Plays(2, "begin"),
        Plays(2, "pass"),
        Plays(0, "begin"),
        Ask(
            "@1 laid two 5s. The same rank with _fewer_ cards is an _attempt_: perhaps you need not draw. What goes?",
            accept=("play 5S",),
            reasons={
                "pass": "One 5 on two is just that, and you hold one. Lay your {5S}.",
                "play 7D 7S": "Two out, one drawn: that is as good. But see the attempt now: lay your {5S}.",
            },
            otherwise="Higher, and a set like any other. Lay fewer of the same rank: your {5S}.",
            at=("place:play",),
        ),
        Ask(
            "An attempt! Guess the next card of the pile: if that is right, you draw nothing. Try diamonds, king.",
            accept=("guess KD",),
            reasons={"no guess": "You need not, but a wrong guess costs nothing. Try the {KD}."},
            otherwise="In a game it might be that one. In this lesson the {KD} lies there: try it.",
        ),
        Say(
            "Right! The next player gets it, and you draw nothing. Wrong, you would have drawn as always: no harm.",
            at=("seat:1",),
        ),
        Plays(1, "begin"),
        Plays(1, "play 6C"),
        Plays(2, "begin"),
        Plays(2, "play 7C"),
        Plays(0, "begin"),
        Ask(
            "@2 laid one 7. The same rank with _more_ cards is a _slam_. What do you lay?",
            accept=("play 7D 7S",),
            reasons={"pass": "You hold two 7s, and @2 laid one. Two on one is a slam: lay both."},
            otherwise="One on one would only be a match. Two are more than one: lay both 7s.",
            at=("place:play",),
        ),
        Ask(
            "A slam! You may _give_ @2 all cards that are lower than your 7s and of their suits, ♦ and ♠. Which?",
            accept=("give 3D, give 4S, done",),
            reasons={
                "give 3D, done": "And the {4S}? It is lower, and a spade. What you give away you need not lay.",
                "give 4S, done": "And the {3D}? It is lower, and a diamond. What you give away you need not lay.",
            },
            otherwise="The {3D} and the {4S} may go, and what you give away you need not lay. Tap both.",
        ),
        Say(
            "Four cards out, one drawn: you hold three, @2 has two more. The {2H}, a heart, had to stay.",
            at=("seat:2",),
        ),
    ),
    learnt="As many: a match, another set. Fewer: an attempt, a guess. More: a slam, and cards as a gift.",
)

_TENS = Lesson(
    id="tens",
    title="Tens and sixes",
    about="How a turn is skipped, and how the table is turned round",
    players=3,
    start={
        "hands": [["JM", "3C", "6D", "6C", "6H", "6S", "9C", "TC"], ["QS"], ["JU", "2H", "4D", "7D", "KS"]],
        "play": ["5C"],
        "last": ["5C"],
        "last_owner": 0,
        "turn": 1,
        "phase": "window",
    },
    steps=(
        Say("@1 is next, and has one card left. Whoever lays the last card is out, and has won.", at=("seat:1",)),
        Ask(
            "But before anybody’s turn, any other may throw a 10 at them: the turn is _skipped_. What about yours?",
            accept=("skip TC",),
            reasons={"begin": "Then @1 lays the {QS} on your {5C} and has won. Throw the {TC} at @1 now."},
        ),
        Plays(1, "done"),
        Say(
            "@1 keeps your {TC}, and may return you cards of _its suit_, clubs. @1 holds none.",
            at=("seat:1",),
        ),
        Say("Nobody draws for that. @1’s turn is over, and @2 is next.", at=("seat:2",)),
        Plays(2, "begin"),
        Plays(2, "pass"),
        Plays(1, "skip TC"),
        Ask(
            "@1 throws it back at you! Your turn is skipped; now _you_ may return clubs. Keep your 6s. What goes?",
            accept=("return 3C, return 9C, done",),
            otherwise="Return the {3C} and the {9C}: two cards less for you, two more for @1. The 6s belong together.",
        ),
        Say("@1 holds three cards again, and you have your 10 back. Now @1 plays.", at=("seat:1",)),
        Plays(1, "begin"),
        Plays(1, "play QS"),
        Plays(2, "begin"),
        Plays(2, "pass"),
        Plays(0, "begin"),
        Ask(
            "_Exactly three_ 6s do more than any other set. On the {QS} there has to be a spade. What do you lay?",
            accept=("play 6D 6H 6S", "play 6D 6C 6S", "play 6C 6H 6S"),
            reasons={
                "pass": "You hold what it takes: three 6s, the {6S} among them.",
                "play 6D 6C 6H 6S": "All four are a set like any other. Exactly three do it: keep one of them.",
            },
            otherwise="That would be a set like any other. Lay exactly three 6s, the {6S} among them.",
        ),
        Say("The table is _turned round_: now it goes the other way, and after you comes @2, not @1.", at=("seat:2",)),
        Say(
            "And the piles have changed places: what was laid is drawn now, open, so that all see it coming.",
            at=("place:draw",),
        ),
        Plays(2, "begin"),
        Plays(2, "play 7D"),
        Plays(1, "begin"),
        Plays(1, "play 9C"),
        Plays(0, "begin"),
        Say(
            "Your 6s still had to be beaten: @2 laid a 7, @1 a 9. And each of them drew one of the 6s.",
            at=("seat:1", "seat:2"),
        ),
        Ask(
            "Your turn, on the {9C}. You see what you will draw: a 6, to go with yours. What do you lay?",
            accept=("play TC",),
            otherwise="You would draw the 6 all the same, but lay nothing. Your 10 beats the 9.",
            at=("place:draw",),
        ),
        Plays(2, "begin"),
        Plays(2, "play KS"),
        Plays(1, "begin"),
        Plays(1, "pass"),
        Say("The last open card is drawn. So all is turned back, and the game begins anew with the lowest card."),
        Plays(0, "begin"),
        Ask(
            "You lead your lowest rank, as at the start of a game. Nothing is lower than a joker (★ and ☆ are equal).",
            accept=("play JM",),
        ),
    ),
    learnt="A 10 before a turn skips it. Exactly three 6s turn the table round, until the open cards are drawn.",
)

_END = Lesson(
    id="end",
    title="Table and end",
    about="The draw pile is used up; and how one is out, and in again",
    players=3,
    start={
        "hands": [["8S", "KD", "KH", "TH"], ["9D", "9S", "4D"], ["AH", "JC", "QD", "5S"]],
        "draw": [],
        "last": ["7C"],
        "last_owner": 1,
        "excommunicated": [2],
        "turn": 0,
        "phase": "turn",
        "random": "000000000636d",
    },
    steps=(
        Say(
            "The draw pile is empty. The next set goes _on the bare table_: the old pile will be drawn from again.",
            at=("place:draw",),
        ),
        Say(
            "@2 forgot it, and so is _excommunicated_: no turn and no card, until another player passes.",
            at=("seat:2",),
        ),
        Ask(
            "Your kings beat the {7C}. Lay both, in the right place.",
            accept=("table KD KH",),
            reasons={
                "play KD KH": "On the pile? Then you would sit out like @2: no turn and no card until another passes.",
                "pass": "That would bring @2 back, and you would draw. Your kings beat the 7: lay them.",
            },
            otherwise="Two kings take two cards out of your hand. Lay both, on the table.",
        ),
        Say(
            "The old pile is the draw pile now, and your kings are the new pile. You drew an {8H}.", at=("place:draw",)
        ),
        Plays(1, "begin"),
        Plays(1, "pass"),
        Say("@1 has passed, and so @2 may play again.", at=("seat:2",)),
        Plays(2, "begin"),
        Plays(2, "play AH"),
        Plays(0, "begin"),
        Ask(
            "Your pair or your 10: either may go on the ace. What gets you further?",
            accept=("play 8H 8S",),
            reasons={
                "play TH": "A 10 can leave your hand out of turn: you can throw it at somebody. Lay the pair now.",
                "pass": "Almost anything goes on an ace. Lay the pair.",
            },
            otherwise="One card out, one drawn. Lay both 8s.",
        ),
        Ask(
            "You drew the {9C}: two cards left. @1 is next, but has not begun. Do you see what your 10 is good for?",
            accept=("skip TH",),
            reasons={
                "begin": "Then a card you lay is a card you draw, and two stay two. Throw the 10: nobody draws for it."
            },
        ),
        Plays(1, "done"),
        Plays(2, "begin"),
        Plays(2, "play JC"),
        Plays(0, "begin"),
        Ask(
            "@1 returned nothing, so you hold one card. @2 laid the {JC}. Can you be out?",
            accept=("play 9C",),
            otherwise="You can: your 9 is lower than a jack, but a club like it. Lay it.",
        ),
        Say(
            "Out, and first! Whoever lays the last card does not draw. The others play on for their places.",
            at=("seat:0",),
        ),
        Plays(1, "begin"),
        Plays(1, "play 9D 9S"),
        Plays(1, "give 4D"),
        Plays(1, "done"),
        Say(
            "Too bad: @1’s two 9s are a slam on yours, with a card for you as a gift. So you are _in again_.",
            at=("seat:1",),
        ),
        Plays(2, "begin"),
        Plays(2, "play QD"),
        Plays(0, "begin"),
        Ask(
            "@2 laid the {QD}, and you hold the {4D}. Is that the end of it?",
            accept=("play 4D",),
            otherwise="It can be: a diamond on a queen of diamonds. Lay it, and you are out again.",
        ),
        Say("First again! The others play on until only one holds cards. Between two, the game would be over now."),
    ),
    learnt="No draw pile: lay on the table. First to be rid of all cards wins, if no slam brings you back.",
)

LESSONS = (_SETS, _SAME, _TENS, _END)
"""In the order in which they are learnt."""
