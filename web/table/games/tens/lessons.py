"""The lessons of Tens: taking and placing cards, columns that match, the last turn and the end."""

from __future__ import annotations

from table.games.tens import text
from table.lessons import Ask, Lesson, Plays, Say


def _row(cards: str) -> list[str]:
    """Split a string of cards into a list."""
    return cards.split()


_CARDS = Lesson(
    id="cards",
    title=text.lesson_cards_title,
    about=text.lesson_cards_about,
    players=3,
    start={
        "grids": [
            _row("QH JH 8C 6D 9S 4S 5C KC 7D 3S"),
            _row("QD 6C TS 2H 9C 8H 4C JD 5S AD"),
            _row("5H 9D 7H JC 3C 6S QC 4H 8D AS"),
        ],
        "face_up": ["", "", ""],
        "pile": _row("KS 2S 2C AH TC 7S 4D JS 3H 8S KD 6H 9H 2D TH AC QS 5D 7C JD 3D 8D 6S KH 4C"),
        "turn": 0,
    },
    steps=(
        Say(text.lesson_cards_1),
        Say(text.lesson_cards_2),
        Ask(
            text.lesson_cards_3,
            accept=("flip r1c1",),
            otherwise=text.lesson_cards_3_otherwise,
            at=("play:flip r1c1",),
        ),
        Ask(
            text.lesson_cards_4,
            accept=("flip r2c2",),
            otherwise=text.lesson_cards_4_otherwise,
        ),
        Ask(
            text.lesson_cards_5,
            accept=("flip r2c5",),
            otherwise=text.lesson_cards_5_otherwise,
            at=("play:flip r2c5",),
        ),
        Plays(1, "flip r1c1"),
        Plays(1, "flip r1c3"),
        Plays(1, "flip r2c4"),
        Plays(2, "flip r1c2"),
        Plays(2, "flip r2c3"),
        Plays(2, "flip r1c5"),
        Say(
            text.lesson_cards_6,
            at=("place:count",),
        ),
        Ask(
            text.lesson_cards_7,
            accept=("draw",),
            at=("play:draw",),
        ),
        Ask(
            text.lesson_cards_8,
            accept=("place r1c1",),
            reasons={
                "place r2c2": text.lesson_cards_8_not_place_r2c2,
                "place r2c5": text.lesson_cards_8_not_place_r2c5,
            },
            otherwise=text.lesson_cards_8_otherwise,
        ),
        Say(text.lesson_cards_9, at=("place:stack-0",)),
        Plays(1, "take 0"),
        Plays(1, "place r2c1"),
        Say(
            text.lesson_cards_10,
            at=("place:cell-1-0", "place:cell-1-5"),
        ),
        Plays(2, "draw"),
        Plays(2, "place r1c1"),
        Ask(
            text.lesson_cards_11,
            accept=("take 2",),
            reasons={
                "draw": text.lesson_cards_11_not_draw,
                "take 1": text.lesson_cards_11_not_take_1,
            },
        ),
        Ask(
            text.lesson_cards_12,
            accept=("place r1c2",),
            reasons={
                "place r2c2": text.lesson_cards_12_not_place_r2c2,
                "place r1c1": text.lesson_cards_12_not_place_r1c1,
            },
            otherwise=text.lesson_cards_12_otherwise,
        ),
        Say(
            text.lesson_cards_13,
            at=("place:stack-0",),
        ),
        Plays(1, "draw"),
        Plays(1, "place r1c3"),
        Plays(2, "draw"),
        Plays(2, "place r1c2"),
        Ask(
            text.lesson_cards_14,
            accept=("draw",),
            reasons={
                "take 1": text.lesson_cards_14_not_take_1,
                "take 2": text.lesson_cards_14_not_take_2,
            },
        ),
        Ask(
            text.lesson_cards_15,
            accept=tuple(f"place {cell}" for cell in ("r1c3", "r1c4", "r1c5", "r2c1", "r2c3", "r2c4")),
            reasons={
                "place r1c1": text.lesson_cards_15_not_place_r1c1,
                "place r2c5": text.lesson_cards_15_not_place_r2c5,
            },
            otherwise=text.lesson_cards_15_otherwise,
        ),
        Say(text.lesson_cards_16, at=("place:stack-0",)),
    ),
    learnt=text.lesson_cards_learnt,
)

_COLUMNS = Lesson(
    id="columns",
    title=text.lesson_columns_title,
    about=text.lesson_columns_about,
    players=2,
    start={
        "grids": [_row("7S 7D JC 9H 2D 7H TH 3C KD 8D"), _row("4S JH 4H QD 5H 4C 7D 4D TD QS")],
        "face_up": ["0123458", "0123457"],
        "stacks": [["JD"], ["9C", "7C"]],
        "pile": _row("5D 7S 3S 9S 8C 2S KH 6C AD TS 5C 8H QC 3H 6S 9D AC JS 2H 4H TC KS 6D AH 8S"),
        "turn": 0,
    },
    steps=(
        Say(text.lesson_columns_1),
        Say(
            text.lesson_columns_2,
            at=("place:cell-0-3", "place:cell-0-8"),
        ),
        Say(
            text.lesson_columns_3,
            at=("place:cell-0-0", "place:cell-0-5"),
        ),
        Ask(
            text.lesson_columns_4,
            accept=("take 1",),
            reasons={"draw": text.lesson_columns_4_not_draw},
        ),
        Ask(
            text.lesson_columns_5,
            accept=("place r2c2",),
            reasons={
                "place r1c1": text.lesson_columns_5_not_place_r1c1,
                "place r2c1": text.lesson_columns_5_not_place_r2c1,
                "place r1c2": text.lesson_columns_5_not_place_r1c2,
            },
            otherwise=text.lesson_columns_5_otherwise,
        ),
        Say(
            text.lesson_columns_6,
            at=("place:count",),
        ),
        Plays(1, "draw"),
        Plays(1, "place r2c5"),
        Ask(
            text.lesson_columns_7,
            accept=("draw",),
            reasons={"take 1": text.lesson_columns_7_not_take_1},
            at=("place:stack-1", "place:cell-0-2"),
        ),
        Ask(
            text.lesson_columns_8,
            accept=("place r1c3",),
            reasons={
                "place r1c4": text.lesson_columns_8_not_place_r1c4,
                "place r2c3": text.lesson_columns_8_not_place_r2c3,
                "place r2c4": text.lesson_columns_8_not_place_r2c4,
                "place r2c5": text.lesson_columns_8_not_place_r2c5,
                "place r1c5": text.lesson_columns_8_not_place_r1c5,
            },
            otherwise=text.lesson_columns_8_otherwise,
        ),
        Say(text.lesson_columns_9, at=("place:cell-0-2",)),
        Plays(1, "take 0"),
        Plays(1, "place r2c2"),
        Ask(
            text.lesson_columns_10,
            accept=("take 1",),
            reasons={"draw": text.lesson_columns_10_not_draw},
        ),
        Ask(
            text.lesson_columns_11,
            accept=("place r2c3",),
            reasons={"place r1c3": text.lesson_columns_11_not_place_r1c3},
            otherwise=text.lesson_columns_11_otherwise,
        ),
        Say(
            text.lesson_columns_12,
            at=tuple(f"place:cell-0-{cell}" for cell in (0, 1, 2, 5, 6, 7)),
        ),
        Plays(1, "draw"),
        Plays(1, "place r1c4"),
        Ask(
            text.lesson_columns_13,
            accept=("draw",),
            reasons={"take 1": text.lesson_columns_13_not_take_1},
        ),
        Ask(
            text.lesson_columns_14,
            accept=("place r2c4",),
            reasons={
                "place r1c4": text.lesson_columns_14_not_place_r1c4,
                "place r1c5": text.lesson_columns_14_not_place_r1c5,
                "place r2c5": text.lesson_columns_14_not_place_r2c5,
            },
            otherwise=text.lesson_columns_14_otherwise,
        ),
        Say(
            text.lesson_columns_15,
            at=("place:count",),
        ),
        Plays(1, "take 0"),
        Plays(1, "place r1c4"),
        Say(text.lesson_columns_16, at=("place:cell-1-3",)),
        Say(
            text.lesson_columns_17,
            at=tuple(f"place:cell-1-{cell}" for cell in (0, 2, 5, 7)),
        ),
    ),
    learnt=text.lesson_columns_learnt,
)

_LAST = Lesson(
    id="last",
    title=text.lesson_last_title,
    about=text.lesson_last_about,
    players=3,
    start={
        "hands": [
            {
                "grids": [
                    _row("9C 5D KH 3S 2C 4H 5S 8D 6C 6H"),
                    _row("QD 7S TH 9D 4C 8S 6D 4D AC 2H"),
                    _row("JS 8C 5H QH 3C 9S 3H 5C KC AH"),
                ],
                "finisher": 2,
            }
        ],
        "grids": [
            _row("KS 3D 8S QD 9C KH 3C 2H 6H 5S"),
            _row("TD JH 5C 7C 2S 8H 4D 5H AD 9S"),
            _row("4S 8C 6D JC TS 4C 3H AS JS AC"),
        ],
        "face_up": ["012345678", "012345678", "01234578"],
        "stacks": [["TH"], ["7H", "JD"], ["QC", "6S"]],
        "pile": _row("AH 2D 7S 9H 4D KC 5D 8D QH 3S TC 2C 6C JS 4H AD 7D"),
        "starter": 1,
        "turn": 0,
    },
    steps=(
        Say(
            text.lesson_last_1,
            at=("place:count", "seat:1", "seat:2"),
        ),
        Say(
            text.lesson_last_2,
            at=("place:cell-0-9", "place:cell-1-9"),
        ),
        Say(text.lesson_last_3, at=("place:pile",)),
        Ask(
            text.lesson_last_4,
            accept=("take 2",),
            reasons={
                "draw": text.lesson_last_4_not_draw,
                "take 1": text.lesson_last_4_not_take_1,
            },
            at=("place:cell-0-3", "place:cell-0-8"),
        ),
        Ask(
            text.lesson_last_5,
            accept=("place r1c4",),
            reasons={
                "place r1c5": text.lesson_last_5_not_place_r1c5,
                "place r2c4": text.lesson_last_5_not_place_r2c4,
                "place r2c5": text.lesson_last_5_not_place_r2c5,
            },
            otherwise=text.lesson_last_5_otherwise,
        ),
        Plays(1, "draw"),
        Plays(1, "place r2c5"),
        Say(text.lesson_last_6, at=("seat:1",)),
        Plays(2, "draw"),
        Plays(2, "place r1c5"),
        Ask(
            text.lesson_last_7,
            accept=("take 1",),
            reasons={
                "draw": text.lesson_last_7_not_draw,
                "take 2": text.lesson_last_7_not_take_2,
            },
        ),
        Ask(
            text.lesson_last_8,
            accept=("place r2c5",),
            reasons={"place r1c5": text.lesson_last_8_not_place_r1c5},
            otherwise=text.lesson_last_8_otherwise,
        ),
        Say(text.lesson_last_9, stage="sum"),
        Say(text.lesson_last_10),
        Say(text.lesson_last_11),
        Say(text.lesson_last_12),
    ),
    learnt=text.lesson_last_learnt,
)

LESSONS = (_CARDS, _COLUMNS, _LAST)
"""The lessons, in teaching order."""
