"""The lessons of PIG 10: the basic game, the special cards, the end."""

from __future__ import annotations

from table.games.pig10 import text
from table.lessons import Ask, Lesson, Plays, Say

_BARE = Lesson(
    id="bare",
    title=text.lesson_bare_title,
    about=text.lesson_bare_about,
    players=3,
    start={
        "hands": [["2", "4", "6"], ["2", "7", "9"], ["3", "6", "8"]],
        "pile": ["1", "2", "1", "7", "8", "3", "8", "2", "6", "4", "7", "3", "3", "9"],
        "turn": 0,
    },
    steps=(
        Say(text.lesson_bare_1),
        Say(text.lesson_bare_2, at=("place:hand",)),
        Ask(
            text.lesson_bare_3,
            accept=("4",),
            otherwise=text.lesson_bare_3_otherwise,
            at=("play:4",),
        ),
        Say(text.lesson_bare_4, at=("place:pile",)),
        Say(text.lesson_bare_5, at=("place:frame",)),
        Plays(1, "2"),
        Plays(2, "3"),
        Ask(
            text.lesson_bare_6,
            accept=("1",),
            otherwise=text.lesson_bare_6_otherwise,
        ),
        Say(
            text.lesson_bare_7,
            at=("seat:0",),
        ),
        Plays(1, "9"),
        Plays(2, "8"),
        Say(text.lesson_bare_8, at=("seat:1",)),
        Ask(
            text.lesson_bare_9,
            accept=("6",),
            otherwise=text.lesson_bare_9_otherwise,
            at=("play:6",),
        ),
        Plays(1, "2"),
        Plays(2, "1"),
        Ask(
            text.lesson_bare_10,
            accept=("7", "8", "2"),
        ),
        Say(text.lesson_bare_11, at=("seat:1",)),
        Plays(1, "2"),
        Plays(2, "3"),
        Ask(
            text.lesson_bare_12,
            accept=("4",),
            otherwise=text.lesson_bare_12_otherwise,
        ),
        Plays(1, "7"),
        Say(text.lesson_bare_13, at=("seat:0",)),
    ),
    learnt=text.lesson_bare_learnt,
)

_SPECIAL = Lesson(
    id="special",
    title=text.lesson_special_title,
    about=text.lesson_special_about,
    players=3,
    start={
        "hands": [["0", "5", "4"], ["10", "6", "9"], ["7", "1", "3"]],
        "pile": ["8", "2", "8", "6", "4", "0", "10", "6", "9", "2", "1", "7", "3", "7", "6", "9"],
        "middle": ["5", "3"],
        "value": 8,
        "last_player": 2,
        "turn": 0,
    },
    steps=(
        Say(text.lesson_special_1, at=("place:frame",)),
        Ask(
            text.lesson_special_2,
            accept=("0",),
            reasons={
                "4": text.lesson_special_2_not_4,
                "5": text.lesson_special_2_not_5,
                "5 as -5": text.lesson_special_2_not_5_as_5,
            },
            at=("play:0",),
        ),
        Say(text.lesson_special_3, at=("place:middle",)),
        Plays(1, "10"),
        Say(
            text.lesson_special_4,
            at=("seat:1",),
        ),
        Plays(2, "7"),
        Ask(
            text.lesson_special_5,
            accept=("5 as -5",),
            reasons={"5": text.lesson_special_5_not_5},
            otherwise=text.lesson_special_5_otherwise,
            at=("play:5 as -5",),
        ),
        Say(text.lesson_special_6, at=("place:frame",)),
        Plays(1, "6"),
        Plays(2, "8 sets 8"),
        Say(
            text.lesson_special_7,
            at=("place:frame",),
        ),
        Ask(
            text.lesson_special_8,
            accept=("8 sets 8",),
            reasons={
                "8": text.lesson_special_8_not_8,
            },
            otherwise=text.lesson_special_8_otherwise,
        ),
        Plays(1, "2"),
        Plays(2, "3"),
        Ask(
            text.lesson_special_9,
            accept=("4",),
            reasons={
                "10": text.lesson_special_9_not_10,
                "6": text.lesson_special_9_not_6,
            },
            at=("play:4",),
        ),
        Plays(1, "4 sets 4"),
        Say(
            text.lesson_special_10,
            at=("place:frame",),
        ),
        Plays(2, "0"),
        Ask(
            text.lesson_special_11,
            accept=("10",),
            otherwise=text.lesson_special_11_otherwise,
        ),
        Say(text.lesson_special_12, at=("seat:0",)),
        Say(text.lesson_special_13),
    ),
    learnt=text.lesson_special_learnt,
)

_END = Lesson(
    id="end",
    title=text.lesson_end_title,
    about=text.lesson_end_about,
    players=3,
    start={
        "hands": [["3", "9"], ["2", "6"], ["2", "6"]],
        "middle": ["3", "4"],
        "value": 7,
        "last_player": 2,
        "won": [["1", "2", "7", "8", "9", "10"], ["1", "1", "3", "6", "9", "4"], ["4", "5", "0", "2", "7"]],
        "calls": [2, 1, 1],
        "turn": 0,
    },
    steps=(
        Say(text.lesson_end_1),
        Say(text.lesson_end_2, at=("seat:0", "seat:1", "seat:2")),
        Ask(
            text.lesson_end_3,
            accept=("3",),
            otherwise=text.lesson_end_3_otherwise,
        ),
        Plays(1, "6"),
        Plays(2, "2"),
        Ask(
            text.lesson_end_4,
            accept=("9",),
            at=("play:9",),
        ),
        Say(text.lesson_end_5, at=("seat:2",)),
        Plays(1, "2"),
        Plays(2, "6"),
        Say(text.lesson_end_6),
        Say(text.lesson_end_7),
    ),
    learnt=text.lesson_end_learnt,
)

LESSONS = (_BARE, _SPECIAL, _END)
"""The lessons, in teaching order."""
