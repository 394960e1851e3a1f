"""The lessons of 10-9-8: tricks, trump and bids, points and the end, and how to count a bid and keep to it."""

from __future__ import annotations

from table.games.ten_nine_eight import text
from table.lessons import Ask, Lesson, Plays, Say

_TRICKS = Lesson(
    id="tricks",
    title=text.lesson_tricks_title,
    about=text.lesson_tricks_about,
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
        Say(text.lesson_tricks_1),
        Say(text.lesson_tricks_2),
        Say(
            text.lesson_tricks_3,
            at=("seat:0", "seat:1", "seat:2"),
        ),
        Say(text.lesson_tricks_4),
        Ask(
            text.lesson_tricks_5,
            accept=("AH",),
            reasons={"KD": text.lesson_tricks_5_not_kd},
            otherwise=text.lesson_tricks_5_otherwise,
        ),
        Plays(1, "JH"),
        Plays(2, "7H"),
        Say(
            text.lesson_tricks_6,
            at=("place:trick-0",),
            stage="play",
        ),
        Ask(
            text.lesson_tricks_7,
            accept=("4H",),
            otherwise=text.lesson_tricks_7_otherwise,
            at=("play:4H",),
        ),
        Plays(1, "9H"),
        Plays(2, "QH"),
        Say(text.lesson_tricks_8, ("place:trick-2",), "play"),
        Plays(2, "KC"),
        Ask(
            text.lesson_tricks_9,
            accept=("3C",),
        ),
        Plays(1, "8C"),
        Plays(2, "9C"),
        Ask(
            text.lesson_tricks_10,
            accept=("5D",),
            reasons={"KD": text.lesson_tricks_10_not_kd},
        ),
        Plays(1, "QD"),
        Say(text.lesson_tricks_11, ("place:trick-2",), "play"),
        Plays(2, "TD"),
        Say(text.lesson_tricks_12, at=("place:hand",)),
        Plays(0, "KD"),
        Plays(1, "2D"),
        Say(
            text.lesson_tricks_13,
            stage="scores",
        ),
    ),
    learnt=text.lesson_tricks_learnt,
)

_TRUMP = Lesson(
    id="trump",
    title=text.lesson_trump_title,
    about=text.lesson_trump_about,
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
            text.lesson_trump_1,
            at=("place:trump",),
        ),
        Say(text.lesson_trump_2),
        Plays(1, "bid 1"),
        Plays(2, "bid 1"),
        Ask(
            text.lesson_trump_3,
            accept=("bid 2",),
            reasons={
                "bid 0": text.lesson_trump_3_not_bid_0,
                "bid 1": text.lesson_trump_3_not_bid_1,
            },
            otherwise=text.lesson_trump_3_otherwise,
        ),
        Say(
            text.lesson_trump_4,
            at=("seat:0", "seat:1", "seat:2"),
        ),
        Plays(1, "KC"),
        Plays(2, "5C"),
        Ask(
            text.lesson_trump_5,
            accept=("QH",),
            otherwise=text.lesson_trump_5_otherwise,
        ),
        Say(text.lesson_trump_6, ("place:trick-1",), "play"),
        Say(text.lesson_trump_7),
        Plays(1, "TC"),
        Plays(2, "8C"),
        Ask(
            text.lesson_trump_8,
            accept=("3S",),
            reasons={"AS": text.lesson_trump_8_not_as},
            otherwise=text.lesson_trump_8_otherwise,
        ),
        Say(text.lesson_trump_9, ("place:trick-0",), "play"),
        Ask(
            text.lesson_trump_10,
            accept=("AS",),
            otherwise=text.lesson_trump_10_otherwise,
        ),
        Plays(1, "9S"),
        Plays(2, "5S"),
        Ask(
            text.lesson_trump_11,
            accept=("4D",),
            otherwise=text.lesson_trump_11_otherwise,
        ),
        Plays(1, "6D"),
        Plays(2, "5D"),
        Plays(1, "QC"),
        Plays(2, "9C"),
        Say(
            text.lesson_trump_12,
            at=("place:hand",),
        ),
        Plays(0, "7D"),
        Say(
            text.lesson_trump_13,
            stage="scores",
        ),
    ),
    learnt=text.lesson_trump_learnt,
)

_POINTS = Lesson(
    id="points",
    title=text.lesson_points_title,
    about=text.lesson_points_about,
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
        Say(text.lesson_points_1),
        Say(
            text.lesson_points_2,
            at=("seat:0", "seat:1", "seat:2"),
        ),
        Plays(1, "bid 2"),
        Plays(2, "bid 0"),
        Say(text.lesson_points_3),
        Ask(
            text.lesson_points_4,
            accept=("bid 1",),
            otherwise=text.lesson_points_4_otherwise,
        ),
        Say(
            text.lesson_points_5,
            at=("seat:0",),
        ),
        Plays(1, "9H"),
        Plays(2, "5H"),
        Ask(
            text.lesson_points_6,
            accept=("JH",),
            otherwise=text.lesson_points_6_otherwise,
        ),
        Plays(0, "4H"),
        Plays(1, "JD"),
        Plays(2, "8C"),
        Say(text.lesson_points_7, ("place:trick-1",), "play"),
        Say(
            text.lesson_points_8,
            stage="scores",
        ),
        Say(
            text.lesson_points_9,
            at=("seat:1",),
        ),
        Plays(2, "bid 1"),
        Ask(
            text.lesson_points_10,
            accept=("bid 1",),
            otherwise=text.lesson_points_10_otherwise,
        ),
        Plays(1, "bid 0"),
        Plays(2, "AD"),
        Say(text.lesson_points_11, at=("place:hand",)),
        Plays(0, "5S"),
        Plays(1, "9H"),
        Say(text.lesson_points_12),
    ),
    learnt=text.lesson_points_learnt,
)

_COUNTING = Lesson(
    id="counting",
    title=text.lesson_counting_title,
    about=text.lesson_counting_about,
    players=3,
    options={"rounds": "5-to-1"},
    start={
        "hands": [
            ["AD", "2D", "6S", "9H", "3H"],
            ["QD", "8D", "JH", "5H", "KC"],
            ["JD", "TD", "8H", "7H", "QC"],
        ],
        "turned_up": "4S",
        "dealer": 0,
    },
    steps=(
        Say(text.lesson_counting_1, at=("place:hand",)),
        Say(text.lesson_counting_2),
        Say(text.lesson_counting_3, at=("place:trump",)),
        Say(text.lesson_counting_4),
        Plays(1, "bid 1"),
        Plays(2, "bid 2"),
        Ask(
            text.lesson_counting_5,
            accept=("bid 2",),
            reasons={
                "bid 0": text.lesson_counting_5_not_bid_0,
                "bid 1": text.lesson_counting_5_not_bid_1,
            },
            otherwise=text.lesson_counting_5_otherwise,
        ),
        Plays(1, "QD"),
        Plays(2, "JD"),
        Ask(
            text.lesson_counting_6,
            accept=("AD",),
            otherwise=text.lesson_counting_6_otherwise,
        ),
        Ask(
            text.lesson_counting_7,
            accept=("2D",),
            reasons={
                "3H": text.lesson_counting_7_not_3h,
                "6S": text.lesson_counting_7_not_6s,
            },
            otherwise=text.lesson_counting_7_otherwise,
        ),
        Plays(1, "8D"),
        Plays(2, "TD"),
        Say(text.lesson_counting_8, ("place:trick-2",), "play"),
        Plays(2, "7H"),
        Ask(
            text.lesson_counting_9,
            accept=("3H",),
            otherwise=text.lesson_counting_9_otherwise,
        ),
        Plays(1, "5H"),
        Say(text.lesson_counting_10, ("place:trick-2",), "play"),
        Plays(2, "QC"),
        Ask(
            text.lesson_counting_11,
            accept=("6S",),
            otherwise=text.lesson_counting_11_otherwise,
        ),
        Plays(1, "KC"),
        Say(text.lesson_counting_12, ("place:trick-0",), "play"),
        Plays(0, "9H"),
        Plays(1, "JH"),
        Plays(2, "8H"),
        Say(text.lesson_counting_13, stage="scores"),
    ),
    learnt=text.lesson_counting_learnt,
)

LESSONS = (_TRICKS, _TRUMP, _POINTS, _COUNTING)
"""The lessons, in teaching order."""
