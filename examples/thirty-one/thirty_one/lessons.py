"""Thirty-One learnt at the table: one round."""

from __future__ import annotations

from table.lessons import Ask, Lesson, Plays, Say
from tenfold.french import TEXTS

_HANDS = (("KS", "9S", "4D"), ("QH", "8H", "3C"))
_DRAWN = ("2C", "5D")
_OPEN = "7S"
_REST = sorted({*TEXTS} - {*_HANDS[0], *_HANDS[1], *_DRAWN, _OPEN})

_ROUND = Lesson(
    id="round",
    title="A round",
    about="One suit, a knock, and what it costs",
    players=2,
    start={
        "hands": [list(hand) for hand in _HANDS],
        "discards": [_OPEN],
        "stock": [*_DRAWN, *_REST],
        "dealer": 1,
        "turn": 0,
    },
    steps=(
        Say("A hand is worth the most that it has in _one suit_. Your {KS} and {9S} make 19.", at=("place:hand",)),
        Ask(
            "The open {7S} is a spade as well. Take it.",
            accept=("discards",),
            reasons={
                "draw": "Nobody knows what comes from the stock. The {7S} makes 26: take it.",
                "knock": "With 19 that is early: @1 still has a turn to be better. Take the {7S}.",
            },
            at=("play:discards",),
        ),
        Ask(
            "You hold four cards, and one has to go. Which of them counts for nothing?",
            accept=("4D",),
            otherwise="That one counts: all your spades together make 26. Another has to go.",
        ),
        Plays(1, "stock"),
        Plays(1, "2C"),
        Ask(
            "26 is good. Whoever thinks theirs is not the lowest hand _knocks_, in place of a turn.",
            accept=("knock",),
            otherwise="That might help, but @1 gets a turn for it. Knock while 26 is enough.",
            at=("play:knock",),
        ),
        Plays(1, "stock"),
        Plays(1, "5D"),
        Say("All others had one more turn. The lowest hand lost a life: @1 has two left.", at=("seat:1",)),
    ),
    learnt="Collect one suit, knock in time, and stay in: who has lost three lives is out.",
)

LESSONS = (_ROUND,)
"""In the order in which they are learnt."""
