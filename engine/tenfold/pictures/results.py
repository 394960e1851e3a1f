"""The result of an arena as a plot, in SVG: each player’s figure with its 95% interval, and the fair share as a line.

>>> from tenfold.arena import Arena, run
>>> arena = Arena("pig10", ["medium", "random"], players=2)
>>> picture = plot(arena, run(arena, 4, jobs=1))
>>> "<title>PIG 10, 2 players: victories</title>" in picture
True
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

from tenfold.arena import Arena, Deal, Interval, standings
from tenfold.errors import GameError
from tenfold.pictures.colours import colour
from tenfold.pictures.paint import FONT
from tenfold.pictures.render import WIDTH
from tenfold.pictures.words import escaped, fitted, words
from tenfold.plainjson import shown
from tenfold.sentences import counted

By: TypeAlias = Literal["victories", "points"]
"""What a plot shows: the share of a win per seat, or the game's own points."""

BY: tuple[By, ...] = ("victories", "points")
"""Everything that a plot can show."""

_HUE = 245
_EDGE, _HEAD, _ROW, _FOOT = 16, 74, 36, 44
_LEFT, _RIGHT = 170, WIDTH - 130
_TICKS = 6
"""About the largest number of marks on the axis."""


class Line(NamedTuple):
    """A player and its figure."""

    player: str
    figure: Interval


class Axis(NamedTuple):
    """The marks of an axis, from the left end to the right one."""

    marks: tuple[float, ...]

    def at(self, value: float) -> float:
        """Return where a value is, inside of the plot."""
        low, high = self.marks[0], self.marks[-1]
        return _LEFT + (_RIGHT - _LEFT) * min(1, max(0, (value - low) / (high - low)))


def plot(arena: Arena, deals: Sequence[Deal], by: By = "victories") -> str:
    """Return a plot of what an arena has played, the players in its order.

    The line is the fair share of a victory, or the points of an average seat. After a single deal, there are no
    intervals. Raise `GameError` without deals, or for another kind of plot.
    """
    if by not in BY:
        raise GameError(f"A plot shows {' or '.join(BY)}, not {shown(by)}.")
    found = standings(arena, deals)
    if not found:
        raise GameError("A plot needs at least one deal.")
    lines = [Line(each.player, getattr(each, by)) for each in found]
    seats = [score for deal in deals for game in deal.games for score in game.scores]
    fair = 1 / len(deals[0].games[0].seats) if by == "victories" else math.fsum(seats) / len(seats)
    game = arena.load_game()
    title = f"{game.long_name}, {counted(game.players, 'player')}: {by}"
    games = sum(len(deal.games) for deal in deals)
    facts = f"{counted(len(deals), 'deal')}, {counted(games, 'game')}"
    return _drawn(lines, fair, title, facts, _percent if by == "victories" else _number)


def write_plot(arena: Arena, deals: Sequence[Deal], path: str | PathLike[str], by: By = "victories") -> None:
    """Write a plot to a file; raise `GameError` as `plot` does, or if the file can’t be written."""
    drawn = plot(arena, deals, by)
    try:
        Path(path).write_text(drawn, "utf-8")
    except OSError as error:
        raise GameError(f"The plot can’t be written to {path}: {error.strerror}.") from None


def _drawn(lines: Sequence[Line], fair: float, title: str, facts: str, said: Callable[[float], str]) -> str:
    chalk, chalk_2, rim, lit = (colour(name, _HUE) for name in ("chalk", "chalk-2", "rim", "marigold"))
    bottom = _HEAD + _ROW * len(lines)
    height = bottom + _FOOT
    axis = _axis([fair, *(end for line in lines for end in _ends(line.figure))])
    parts = [words(title, _EDGE, 30, 20, chalk, bold=True), words(f"{facts}, 95% intervals", _EDGE, 52, 14, chalk_2)]
    for mark in axis.marks:
        parts += [_line(axis.at(mark), _HEAD, axis.at(mark), bottom, rim, opacity=0.4)]
        parts += [words(said(mark), axis.at(mark), bottom + 18, 13, chalk_2, anchor="middle")]
    parts += [_line(axis.at(fair), _HEAD - 6, axis.at(fair), bottom, chalk, dashes="5 4")]
    parts += [
        words("fair share" if said is _percent else "average", axis.at(fair), bottom + 36, 13, chalk, anchor="middle")
    ]
    for number, (player, figure) in enumerate(lines):
        y = _HEAD + _ROW * (number + 0.5)
        low, high = (axis.at(end) for end in _ends(figure))
        parts += [words(fitted(player, 15, _LEFT - _EDGE - 16), _EDGE, y + 5, 15, chalk, bold=True)]
        parts += [_line(low, y, high, y, lit, width=3), *(_line(x, y - 9, x, y + 9, lit, width=2) for x in (low, high))]
        dot = max(2, min(6, (high - low) / 2 - 1)) if math.isfinite(figure.half) else 6  # it covers no end
        parts += [f'<circle cx="{axis.at(figure.mean):.4g}" cy="{y:g}" r="{dot:.3g}" fill="{lit}"/>']
        parts += [words(_figure(figure, said), WIDTH - _EDGE, y + 5, 14, chalk, anchor="end")]
    table = "\n".join(f"{player}: {_figure(figure, said)}" for player, figure in lines)
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    start = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{FONT}">'
    felt = f'<rect width="{WIDTH}" height="{height}" rx="12" fill="{colour("table", _HUE)}"/>'
    return f"{start}<title>{escaped(title)}</title><desc>{escaped(table)}</desc>{felt}{''.join(parts)}</svg>"


def _line(
    x: float,
    y: float,
    to_x: float,
    to_y: float,
    stroke: str,
    *,
    width: float = 1.5,
    opacity: float = 1,
    dashes: str = "",
) -> str:
    looks = f'stroke="{stroke}" stroke-width="{width:g}"'
    looks += f' stroke-opacity="{opacity:g}"' * (opacity != 1) + f' stroke-dasharray="{dashes}"' * bool(dashes)
    return f'<path d="M{x:.5g} {y:g}L{to_x:.5g} {to_y:g}" {looks}/>'


def _ends(figure: Interval) -> tuple[float, float]:
    half = figure.half if math.isfinite(figure.half) else 0
    return figure.mean - half, figure.mean + half


def _axis(values: Sequence[float]) -> Axis:
    """Return an axis with round marks that holds these values.

    >>> _axis([0.25, 0.41, 0.09]).marks
    (0.0, 0.1, 0.2, 0.3, 0.4, 0.5)
    """
    low, high = min(values), max(values)
    rough = (high - low or abs(high) or 1) / (_TICKS - 1)
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(times * power for times in (1, 2, 5, 10) if times * power >= rough)
    first, last = math.floor(low / step), math.ceil(high / step)
    return Axis(tuple([round(number * step, 10) for number in range(first, max(last, first + 1) + 1)]))


def _figure(figure: Interval, said: Callable[[float], str]) -> str:
    return said(figure.mean) + (f" ± {said(figure.half)}" if math.isfinite(figure.half) else "")


def _percent(share: float) -> str:
    return _number(100 * share) + "%"


def _number(number: float) -> str:
    """Return a number with at most one digit after the point, and a true minus.

    >>> _number(-12.34), _number(20.0)
    ('−12.3', '20')
    """
    return f"{number:.1f}".removesuffix(".0").replace("-", "−")
