"""The lessons of 10: the sum, points and chips, the market, jokers and the end."""

from __future__ import annotations

from table.games.ten import text
from table.lessons import Ask, Lesson, Plays, Say


def _row(cards: str) -> list[str]:
    """Split a string of cards into a list."""
    return cards.split()


_SUM = Lesson(
    id="sum",
    title=text.lesson_sum_title,
    about=text.lesson_sum_about,
    players=3,
    start={
        "hands": [["0", "3", "5", "7"], ["2", "6", "4", "8"], ["9", "1", "4", "6"]],
        "draw": _row(
            "9 6 5 7 3 1 P6 10 5 J 0 J 4 10 9 1 7 P8 J 2 5 P3 P4 4 J J 2 P7 8 4 "
            "6 6 9 10 8 0 3 2 3 P1 0 7 J 0 P2 1 2 5 J 8 7 8 10 3 1 P5 9 10"
        ),
        "round_card": "R4",
        "round_cards": ["R2", "R8", "R5", "R10", "R1", "R9", "R3", "R7", "R6"],
        "starter": 0,
    },
    steps=(
        Say(text.lesson_sum_1),
        Say(
            text.lesson_sum_2,
            at=("place:round-card",),
        ),
        Say(text.lesson_sum_3),
        Say(text.lesson_sum_4, at=("seat:0", "seat:1", "seat:2")),
        Ask(
            text.lesson_sum_5,
            accept=("lay 7 open 0",),
            reasons={
                "lay 7": text.lesson_sum_5_not_lay_7,
                "lay 3": text.lesson_sum_5_not_lay_3,
                "lay 5": text.lesson_sum_5_not_lay_5,
            },
            otherwise=text.lesson_sum_5_otherwise,
        ),
        Plays(1, "lay 6 open 0"),
        Plays(2, "lay 9 covered 0"),
        Say(
            text.lesson_sum_6,
            at=("place:place-1", "place:place-2"),
        ),
        Say(text.lesson_sum_7, at=("place:round-card",)),
        Ask(
            text.lesson_sum_8,
            accept=("decline",),
            otherwise=text.lesson_sum_8_otherwise,
            at=("play:decline",),
        ),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Ask(
            text.lesson_sum_9,
            accept=("add 3",),
            reasons={
                "stop": text.lesson_sum_9_not_stop,
                "add 0": text.lesson_sum_9_not_add_0,
            },
        ),
        Plays(1, "add 2"),
        Plays(2, "leave"),
        Say(
            text.lesson_sum_10,
            stage="judge",
        ),
        Say(
            text.lesson_sum_11,
            at=("seat:2",),
            stage="judge",
        ),
        Ask(
            text.lesson_sum_12,
            accept=("starter 1",),
            otherwise=text.lesson_sum_12_otherwise,
            at=("play:starter 1",),
        ),
        Plays(1, "lay 8 open 0"),
        Plays(2, "lay 4 open 0"),
        Ask(
            text.lesson_sum_13,
            accept=("lay 9 covered 0",),
            reasons={
                "lay 9 open": text.lesson_sum_13_not_lay_9_open,
                "lay 9": text.lesson_sum_13_not_lay_9,
                "lay 0": text.lesson_sum_13_not_lay_0,
                "lay 5": text.lesson_sum_13_not_lay_5,
            },
            otherwise=text.lesson_sum_13_otherwise,
            at=("play:lay 9 covered 0",),
        ),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Plays(0, "decline"),
        Plays(1, "stop"),
        Plays(2, "add 6"),
        Ask(
            text.lesson_sum_14,
            accept=("leave",),
            reasons={"turn up": text.lesson_sum_14_not_turn_up},
        ),
        Say(
            text.lesson_sum_15,
            stage="judge",
        ),
    ),
    learnt=text.lesson_sum_learnt,
)

_STAKES = Lesson(
    id="stakes",
    title=text.lesson_stakes_title,
    about=text.lesson_stakes_about,
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
        Say(text.lesson_stakes_1),
        Say(text.lesson_stakes_2, at=("place:round-card",)),
        Say(
            text.lesson_stakes_3,
            at=("place:place-1", "place:place-2"),
        ),
        Say(text.lesson_stakes_4),
        Ask(
            text.lesson_stakes_5,
            accept=("lay P6 open 0",),
            reasons={
                "lay P6": text.lesson_stakes_5_not_lay_p6,
                "lay 4": text.lesson_stakes_5_not_lay_4,
                "lay 8": text.lesson_stakes_5_not_lay_8,
            },
            otherwise=text.lesson_stakes_5_otherwise,
        ),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Plays(0, "decline"),
        Plays(1, "add 2"),
        Plays(2, "add 5"),
        Say(text.lesson_stakes_6, at=("place:pot",)),
        Ask(
            text.lesson_stakes_7,
            accept=("add 4",),
            reasons={
                "stop": text.lesson_stakes_7_not_stop,
                "add 1": text.lesson_stakes_7_not_add_1,
            },
        ),
        Say(
            text.lesson_stakes_8,
            at=("seat:0",),
            stage="judge",
        ),
        Say(
            text.lesson_stakes_9,
            at=("seat:2",),
            stage="judge",
        ),
        Plays(0, "starter 1"),
        Plays(1, "lay 10 open 1"),
        Plays(2, "lay 9 open 1"),
        Ask(
            text.lesson_stakes_10,
            accept=("lay 8 open 0",),
            reasons={
                "lay P7": text.lesson_stakes_10_not_lay_p7,
                "lay 8": text.lesson_stakes_10_not_lay_8,
                "lay 1": text.lesson_stakes_10_not_lay_1,
            },
            otherwise=text.lesson_stakes_10_otherwise,
        ),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Plays(0, "decline"),
        Plays(1, "stop"),
        Plays(2, "add 1"),
        Ask(
            text.lesson_stakes_11,
            accept=("stop",),
            reasons={"add 1": text.lesson_stakes_11_not_add_1},
        ),
        Say(
            text.lesson_stakes_12,
            at=("seat:0",),
            stage="judge",
        ),
        Say(text.lesson_stakes_13, at=("seat:0",)),
    ),
    learnt=text.lesson_stakes_learnt,
)

_MARKET = Lesson(
    id="market",
    title=text.lesson_market_title,
    about=text.lesson_market_about,
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
        Say(text.lesson_market_1),
        Say(
            text.lesson_market_2,
            at=("place:place-2", "place:place-1"),
        ),
        Say(
            text.lesson_market_3,
            at=("place:place-1",),
        ),
        Ask(
            text.lesson_market_4,
            accept=("swap 2",),
            reasons={
                "decline": text.lesson_market_4_not_decline,
                "open 1": text.lesson_market_4_not_open_1,
            },
        ),
        Ask(
            text.lesson_market_5,
            accept=("protect 2",),
            reasons={
                "keep": text.lesson_market_5_not_keep,
                "protect 1": text.lesson_market_5_not_protect_1,
            },
        ),
        Plays(2, "keep"),
        Plays(1, "open 0 2"),
        Say(
            text.lesson_market_6,
            at=("place:place-0",),
        ),
        Plays(2, "bid 3"),
        Plays(1, "bid 4"),
        Plays(2, "pass"),
        Say(
            text.lesson_market_7,
            at=("seat:0",),
        ),
        Say(
            text.lesson_market_8,
            at=("place:place-0",),
        ),
        Plays(2, "decline"),
        Ask(
            text.lesson_market_9,
            accept=("turn up",),
            reasons={"leave": text.lesson_market_9_not_leave},
            at=("place:pot", "place:place-0"),
        ),
        Ask(
            text.lesson_market_10,
            accept=("add 3",),
            reasons={
                "stop": text.lesson_market_10_not_stop,
                "add 1": text.lesson_market_10_not_add_1,
                "add 2": text.lesson_market_10_not_add_2,
            },
        ),
        Plays(1, "add 1"),
        Plays(2, "add 4"),
        Say(
            text.lesson_market_11,
            at=("seat:0",),
            stage="judge",
        ),
        Plays(0, "starter 0"),
        Ask(
            text.lesson_market_12,
            accept=("lay 5 open 0", "lay 6 open 0"),
            reasons={
                "lay 1": text.lesson_market_12_not_lay_1,
                "lay 2": text.lesson_market_12_not_lay_2,
            },
            otherwise=text.lesson_market_12_otherwise,
        ),
        Plays(1, "lay 9 open 1"),
        Plays(2, "lay 7 covered 2"),
        Ask(
            text.lesson_market_13,
            accept=("open 1 1",),
            reasons={
                "decline": text.lesson_market_13_not_decline,
                "open 2": text.lesson_market_13_not_open_2,
                "open 1": text.lesson_market_13_not_open_1,
            },
        ),
        Plays(2, "bid 2"),
        Ask(
            text.lesson_market_14,
            accept=("bid 3",),
            reasons={"pass": text.lesson_market_14_not_pass},
            otherwise=text.lesson_market_14_otherwise,
        ),
        Plays(2, "pass"),
        Ask(
            text.lesson_market_15,
            accept=("protect 2", "protect 1"),
            reasons={"keep": text.lesson_market_15_not_keep},
        ),
        Plays(1, "keep"),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Ask(
            text.lesson_market_16,
            accept=("add 1",),
            reasons={"stop": text.lesson_market_16_not_stop},
        ),
        Plays(1, "add 3"),
        Plays(2, "leave"),
        Say(text.lesson_market_17, at=("seat:2",), stage="judge"),
    ),
    learnt=text.lesson_market_learnt,
)

_END = Lesson(
    id="end",
    title=text.lesson_end_title,
    about=text.lesson_end_about,
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
            text.lesson_end_1,
            at=("place:hand",),
        ),
        Say(text.lesson_end_2),
        Say(text.lesson_end_3),
        Ask(
            text.lesson_end_4,
            accept=("lay J covered 2",),
            reasons={
                "lay J open": text.lesson_end_4_not_lay_j_open,
                "lay J": text.lesson_end_4_not_lay_j,
            },
            otherwise=text.lesson_end_4_otherwise,
            at=("play:lay J covered 2",),
        ),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Plays(0, "decline"),
        Plays(1, "add 1"),
        Plays(2, "add 2"),
        Ask(
            text.lesson_end_5,
            accept=("leave",),
            reasons={"turn up": text.lesson_end_5_not_turn_up},
        ),
        Say(text.lesson_end_6, at=("seat:0",), stage="judge"),
        Say(text.lesson_end_7, at=("seat:2",), stage="judge"),
        Say(text.lesson_end_8),
        Ask(
            text.lesson_end_9,
            accept=("starter 0",),
            reasons={
                "starter 1": text.lesson_end_9_not_starter_1,
                "starter 2": text.lesson_end_9_not_starter_2,
            },
        ),
        Ask(
            text.lesson_end_10,
            accept=("lay 7 open 0",),
            reasons={
                "lay 7": text.lesson_end_10_not_lay_7,
                "lay 3": text.lesson_end_10_not_lay_3,
                "lay P3": text.lesson_end_10_not_lay_p3,
            },
            otherwise=text.lesson_end_10_otherwise,
            at=("play:lay 7 open 0",),
        ),
        Plays(1, "lay 7 open 1"),
        Plays(2, "lay 7 open 1"),
        Plays(0, "decline"),
        Plays(1, "decline"),
        Plays(2, "decline"),
        Ask(
            text.lesson_end_11,
            accept=("add P3",),
            reasons={
                "add 3": text.lesson_end_11_not_add_3,
                "stop": text.lesson_end_11_not_stop,
            },
        ),
        Plays(1, "add 3"),
        Plays(2, "add 3"),
        Say(text.lesson_end_12, stage="judge"),
        Say(text.lesson_end_13),
        Say(text.lesson_end_14),
        Say(text.lesson_end_15),
    ),
    learnt=text.lesson_end_learnt,
)

LESSONS = (_SUM, _STAKES, _MARKET, _END)
"""The lessons, in teaching order."""
