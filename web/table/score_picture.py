"""The scores of a game as a picture to share: the winner, everyone's place, and the points of each round.

Its head is the game's paper, folded ten times. The paper is as long at each crease as the winner was ahead by then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate

import tenfold
from table import text
from table.boards import board_of
from table.picture import WIDTH, Part, Picture, badge, emblem, mirrored, pleats, slip, words
from table.scores import Sheet
from table.words import coloured_badges, signed
from tenfold.messages import is_mirrored

_EDGE, _GAP = 16, 12
_INSIDE = WIDTH - 2 * _EDGE
_PLACE, _ROW = 40, 24
_NARROW, _WIDE = 62, 100
"""The width of the headings: of numbers, and of words."""
_SHORT = 6
"""The maximum length of a number with its word, such as a round's."""
_HEAD, _HEM = 76, 26
_PLEATS = 10
_FOLD = 0.25
"""How much shorter the paper is at every second crease, so that it looks folded in an even game, too."""


@dataclass(frozen=True)
class Scores:
    """What a picture shows. `occasion` says where the game was played. The sheets without a line are left out.

    `course` has everyone's places at some moments of the game, from the start to the end.
    """

    game: str
    occasion: str
    headline: str
    names: Sequence[str]
    places: Sequence[int]
    results: Sequence[str]
    sheets: Sequence[Sheet]
    course: Sequence[Sequence[int]]


def picture(scores: Scores) -> Picture:
    """Return the picture."""
    parts = [*_head(scores)]
    top: float = _HEAD + _HEM + 48
    parts += _places(scores, top)
    top += len(scores.names) * _PLACE + _GAP
    for sheet in scores.sheets:
        if sheet.lines:
            parts += _table(sheet, scores.names, top)
            top += _table_height(sheet) + _GAP
    shown = [*map(mirrored, parts)] if is_mirrored() else parts
    return Picture(width=WIDTH, height=top + _EDGE - _GAP, parts=shown)


def course_of(sheet: Sheet) -> list[list[int]]:
    """Return everyone's places after each round.

    >>> from table.scores import Line
    >>> lines = [Line("1", [5, 3]), Line("2", [0, 2]), Line("3", [0, 1])]
    >>> course_of(Sheet("Round", lines, totals=[5, 6], note=""))
    [[1, 2], [1, 1], [2, 1]]
    """
    sign = 1 if sheet.high_wins else -1
    after = accumulate(
        (line.points for line in sheet.lines), lambda sums, more: [*map(sum, zip(sums, more, strict=True))]
    )
    return [[1 + sum(sign * other > sign * own for other in sums) for own in sums] for sums in after]


def creases(course: Sequence[Sequence[int]], seat: int) -> list[float]:
    """Return the length of the paper at both edges and at nine creases, from 0 to 1: 1 if the seat was ahead of all.

    >>> creases([[1, 2, 3], [3, 2, 1]], 0)
    [1.0, 0.75, 1.0, 0.75, 1.0, 0.75, 0.0, 0.0, 0.0, 0.0, 0.0]
    """
    found = []
    for crease in range(_PLEATS + 1):
        places = course[round(crease / _PLEATS * (len(course) - 1))] if course else [1]
        ahead = (len(places) - places[seat % len(places)]) / max(1, len(places) - 1)
        found.append(max(0.0, ahead - _FOLD * (crease % 2)))
    return found


def _head(scores: Scores) -> Iterator[Part]:
    """Yield the folded paper with the game and the occasion, and below it who has won or leads."""
    winner = scores.places.index(min(scores.places))
    yield pleats(scores.game, _HEAD, _HEM, creases(scores.course, winner))
    beside = _EDGE + 48 + _GAP
    yield emblem(scores.game, board_of(scores.game).emblem, _EDGE, 14, 48)
    title = tenfold.game_class(scores.game).long_name
    yield words(title, beside, 29, size=24, look="bold", width=WIDTH - beside - _EDGE - 84)
    yield words(scores.occasion, beside, 52, width=WIDTH - beside - _EDGE)
    yield words(str(text.picture_by), WIDTH - _EDGE, 29, align="right", width=80)
    yield words(scores.headline, _EDGE, _HEAD + _HEM + 24, size=18, look="bold", width=_INSIDE)


def _places(scores: Scores, top: float) -> Iterator[Part]:
    """Yield a line for each player, by place."""
    names, badges = scores.names, coloured_badges(scores.names)
    yield slip(_EDGE, top, _INSIDE, len(names) * _PLACE)
    for line, seat in enumerate(sorted(range(len(names)), key=lambda seat: (scores.places[seat], seat))):
        middle = top + (line + 0.5) * _PLACE
        yield words(str(scores.places[seat]), 34, middle, size=17, look="bold", align="center", width=24)
        yield badge(badges[seat], 64, middle, 28)
        yield words(names[seat], 88, middle, size=16, look="bold", width=150)
        yield words(scores.results[seat], WIDTH - 28, middle, align="right", width=88)


def _table(sheet: Sheet, names: Sequence[str], top: float) -> Iterator[Part]:
    """Yield the points of each round, and their sums."""
    yield slip(_EDGE, top, _INSIDE, _table_height(sheet))
    heading = _WIDE if max(len(one.heading) for one in sheet.lines) > _SHORT else _NARROW
    left = _EDGE + heading
    wide = (WIDTH - _EDGE - left - 4) / len(names)
    middles = [left + (seat + 0.5) * wide for seat in range(len(names))]
    line = top + 20
    yield words(sheet.heading, 28, line, size=12, look="muted", width=heading - 14)
    for one, x in zip(coloured_badges(names), middles, strict=True):
        yield badge(one, x, line, 24)
    rows = [(one.heading, one.points, False) for one in sheet.lines] + [(str(text.total), sheet.totals, True)]
    for title, points, is_sum in rows:
        line += _ROW + (6 if is_sum else 0)
        yield words(title, 28, line, look="bold" if is_sum else "muted", width=heading - 14)
        for number, x in zip(points, middles, strict=True):
            yield words(signed(number), x, line, look="bold" if is_sum else "", align="center", width=wide - 2)


def _table_height(sheet: Sheet) -> float:
    return 20 + (len(sheet.lines) + 1) * _ROW + 6 + 18
