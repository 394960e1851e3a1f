"""The keys that answer a question of a score sheet, and the cards entered so far."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import htpy as h
from htpy import Node, Renderable

from table import text as common
from table.features.score_sheet import text
from table.features.score_sheet.questions import (
    END,
    FACES,
    TAKE_BACK,
    Choices,
    Faces,
    Numbers,
    Pad,
    Question,
    Round,
    Seats,
)
from table.features.score_sheet.state import ScoreSheetScreen
from table.speech import aloud
from table.widgets import badge, button, icon_button, sends
from table.words import coloured_badges, longest_word, signed

GROUP = 10
"""The size of a group of numbers. More numbers than a dozen are entered in two taps: the group, then the number."""

_FEW = 12

LONG_WORD = 9
"""The longest word of a name for which two keys have room beside each other on the smallest phone."""

GUARD = "250"
"""How long a new key ignores taps, in milliseconds, so that a double tap doesn't answer the next question."""

Key: TypeAlias = Callable[[str, Node, str | None, str], Renderable]
"""A function that draws a key: its value, label, name for screen readers, and classes."""


def draw_keys(here: ScoreSheetScreen, question: Question, pad: Pad, ident: str) -> Node:
    """Draw the keys for an answer. Their ids start with this one."""

    def key(value: str, label: Node, name: str | None, look: str) -> Renderable:
        event = _answers_with(question, value)
        return h.button(
            f".btn.key{look}", type="button", aria_label=name, data_event=event, data_guard=GUARD, id=f"{ident}-{value}"
        )[h.span[label]]

    match pad:
        case Seats(seats):
            badges = coloured_badges(here.sheet.shown_names)
            keys = [
                key(str(seat), [badge(badges[seat], bot=False), " ", here.sheet.shown_names[seat]], None, ".name-key")
                for seat in seats
            ]
            whole = longest_word(here.sheet.shown_names) > LONG_WORD
            return h.div(f".keys.names{'.whole' if whole else ''}", data_walk=True)[keys]
        case Choices(choices, suits):
            return h.div(".keys.names", data_walk=True)[
                [
                    key(value, str(name), aloud(str(name)) if suits else None, f".suit.s-{value}" if suits else "")
                    for value, name in choices.items()
                ]
            ]
        case Faces() if not here.by_points:
            return h.div(".keys", data_walk=True)[[_face(pad, face, sign, key) for face, sign in pad.signs.items()]]
        case Faces(points=Numbers() as numbers) | (Numbers() as numbers):
            return _numbers(here, numbers, key, ident)
    raise AssertionError


def _face(pad: Faces, face: str, sign: str, key: Key) -> Renderable:
    """Draw the key of a card, with its points if they aren't clear."""
    if face not in pad.worth:
        return key(FACES + face, sign, None, "")
    points = str(common.points(count=pad.worth[face]))
    return key(FACES + face, [sign, " ", h.small[points]], str(text.fact(label=sign, value=points)), "")


def _numbers(here: ScoreSheetScreen, pad: Numbers, key: Key, ident: str) -> Node:
    groups = groups_of(pad.low, pad.high)

    def one(number: int) -> Renderable:
        doubtful = number in pad.doubtful
        name = str(text.doubtful(number=number)) if doubtful else None
        return key(str(number), signed(number), name, ".doubtful" if doubtful else "")

    if len(groups) == 1:
        return h.div(".keys", data_walk=True)[[one(number) for number in groups[0]]]
    if here.tens is None or not 0 <= here.tens < len(groups):
        return h.div(".keys.groups", data_walk=True)[
            [
                one(group[0])
                if len(group) == 1
                else button(
                    text.from_to(low=signed(group[0]), high=signed(group[-1])),
                    sends("score-tens", group=at),
                    kind=".key.doubtful" if pad.doubtful.issuperset(group) else ".key",
                    data_guard=GUARD,
                    id=f"{ident}-group-{at}",
                )
                for at, group in enumerate(groups)
            ]
        ]
    return h.div(".keys", data_walk=True)[
        [one(number) for number in groups[here.tens]],
        button(common.back, sends("score-tens"), kind=".key.line"),
    ]


def groups_of(low: int, high: int) -> list[list[int]]:
    """Return the numbers as groups of ten with the same tens, or as one group if they are few.

    >>> [[group[0], group[-1]] for group in groups_of(-12, 20)]
    [[-12, -10], [-9, -1], [0, 9], [10, 19], [20, 20]]
    """
    if high - low < _FEW:
        return [[*range(low, high + 1)]]
    found: dict[tuple[bool, int], list[int]] = {}
    for number in range(low, high + 1):
        found.setdefault((number < 0, abs(number) // GROUP), []).append(number)
    return [*found.values()]


def draw_cards(here: ScoreSheetScreen, now: Round, question: Question, pad: Faces) -> Node:
    """Draw the cards so far with what they score, and the switch between cards and points."""
    other = button(
        text.by_cards if here.by_points else text.by_points,
        sends("score-by", points=not here.by_points),
        kind=".line.smaller",
    )
    if here.by_points:
        return h.div(".row")[h.span(".grow"), other]
    shown = here.cards(question, now)
    found = here.sheet.scoring.so_far(now, question.field, FACES + " ".join(shown))
    cells = [pad.signs[face] for face in shown]
    free = ["·"] * (pad.most - len(shown) if pad.fixed else 0)
    notes = [str(note) for note in found.notes]
    return [
        h.ol(f".laid{'.in-rows' if pad.across else ''}", aria_label=str(text.cards_so_far))[
            [
                h.li(f"{'.marked' if at in found.marked else ''}{'.long' if len(cell) > len('10') else ''}")[
                    _laid(here, at, cell) if pad.across else cell
                ]
                for at, cell in enumerate(cells)
            ],
            [h.li[cell] for cell in free],
        ],
        h.div(".row")[
            h.p(".grow", role="status")[
                h.b[str(common.points(count=found.total))], [h.br, h.small[" ".join(notes)]] if notes else None
            ],
            shown and icon_button("erase", text.card_back, _answers_with(question, TAKE_BACK)),
            other,
        ],
        not pad.fixed
        and button(
            text.cards_done,
            _answers_with(question, FACES + END),
            kind=".lit.full",
        ),
    ]


def _laid(here: ScoreSheetScreen, at: int, cell: str) -> Renderable:
    """Draw a card of a grid. Its place decides what it scores, so another card can take it."""
    return h.button(
        type="button",
        aria_pressed="true" if at == here.cell else "false",
        aria_label=str(text.replace_card(count=at + 1, card=cell)),
        data_event=sends("score-cell", cell=at),
    )[cell]


def _answers_with(question: Question, value: str) -> str:
    return sends("score-answer", field=question.field, seat=question.seat, value=value)
