"""A picture to share, as parts that the shell draws on a canvas: in the page's fonts and the colours of its style.

Lengths are in units of a phone's screen; the shell draws them in a finer grid. `web/shell/picture.js` has the other
side.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from table.words import Badge

WIDTH = 360
"""The width of every picture."""


class _Words(TypedDict):
    kind: Literal["words"]
    text: str
    x: float
    y: float
    width: float
    size: float
    look: Literal["", "bold", "muted"]
    align: Literal["left", "center", "right"]


class _Slip(TypedDict):
    kind: Literal["slip"]
    x: float
    y: float
    width: float
    height: float


class _Badge(TypedDict):
    kind: Literal["badge"]
    letters: str
    colour: int
    x: float
    y: float
    size: float


class _Emblem(TypedDict):
    kind: Literal["emblem"]
    game: str
    drawing: str
    x: float
    y: float
    size: float


class _Pleats(TypedDict):
    kind: Literal["pleats"]
    game: str
    height: float
    hem: float
    creases: Sequence[float]


Part = _Words | _Slip | _Badge | _Emblem | _Pleats


class Picture(TypedDict):
    """A picture: its size, and its parts from the back to the front."""

    width: float
    height: float
    parts: list[Part]


def words(
    text: str,
    x: float,
    y: float,
    *,
    width: float,
    size: float = 14,
    look: Literal["", "bold", "muted"] = "",
    align: Literal["left", "center", "right"] = "left",
) -> Part:
    """Return a line of words around the height `y`. If they are wider than `width`, they are drawn narrower."""
    return _Words(kind="words", text=text, x=x, y=y, width=width, size=size, look=look, align=align)


def slip(x: float, y: float, width: float, height: float) -> Part:
    """Return a slip of paper, to write on."""
    return _Slip(kind="slip", x=x, y=y, width=width, height=height)


def badge(of: Badge, x: float, y: float, size: float) -> Part:
    """Return a person's badge around a point."""
    return _Badge(kind="badge", letters=of.letters, colour=of.colour, x=x, y=y, size=size)


def emblem(game: str, drawing: str, x: float, y: float, size: float) -> Part:
    """Return a game's emblem on its tile, from its upper left corner."""
    return _Emblem(kind="emblem", game=game, drawing=drawing, x=x, y=y, size=size)


def mirrored(part: Part) -> Part:
    """Return a part on the other side of the picture, for a language that is read from the right."""
    if part["kind"] == "words":
        sides: dict[str, Literal["left", "center", "right"]] = {"left": "right", "right": "left", "center": "center"}
        return {**part, "x": WIDTH - part["x"], "align": sides[part["align"]]}
    if part["kind"] == "slip":
        return {**part, "x": WIDTH - part["x"] - part["width"]}
    if part["kind"] == "badge":
        return {**part, "x": WIDTH - part["x"]}
    if part["kind"] == "emblem":
        return {**part, "x": WIDTH - part["x"] - part["size"]}
    return part


def pleats(game: str, height: float, hem: float, creases: Sequence[float]) -> Part:
    """Return folded paper in the game's colours along the upper edge.

    At each crease and at both sides it is `height` long, and the given share of `hem` longer.
    """
    return _Pleats(kind="pleats", game=game, height=height, hem=hem, creases=creases)
