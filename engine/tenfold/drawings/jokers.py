"""The joker of 10 and Tenstuff: a jester, and a ten-pointed star in the corner."""

from __future__ import annotations

from math import cos, pi, sin

from tenfold.drawings.french import FACE, SHOULDERS
from tenfold.drawings.paper import fold, octagon, poly, use

_POINTS = [
    (round((12, 7.3)[i % 2] * sin(i * pi / 10), 2), round(-(12, 7.3)[i % 2] * cos(i * pi / 10), 2)) for i in range(20)
]

PARTS = {
    "star": poly(_POINTS[:11], "b") + poly([_POINTS[0], *_POINTS[:9:-1]], "a"),
    "star-hollow": poly(_POINTS, "o"),
    "jester": (
        SHOULDERS
        + fold([(62, 98), (44, 104), (53, 114), (62, 110)], 62, "g", "g2")
        + FACE
        + '<path class="i" d="M50 72l7-2-1 5zM74 72l-7-2 1 5zM54 86h16l-8 7z"/>'
        + '<path class="a" d="M62 62H42L30 66l4-24 14-8 14 12z"/><path class="b" d="M62 62h20l12 4-4-24-14-8-14 12z"/>'
        + '<path class="g" d="M62 62H44l8-24 10 8z"/><path class="g2" d="M62 62h18l-8-24-10 8z"/>'
        + poly(octagon(30, 69, 5), "g")
        + poly(octagon(94, 69, 5), "g2")
    ),
}
"""The symbols that games with jokers add to the sprite. A marked joker's star is filled."""


def jester(*, marked: bool) -> str:
    """Return the face of a joker, on 100 × 140 units. A marked joker’s star is filled."""
    return use(_star(marked), 20, 26, 1.35) + use("jester", 0, 0, 1)


def tiny(*, marked: bool) -> str:
    """Return the face of a small joker: only its star."""
    return use(_star(marked), 50, 70, 3)


def _star(marked: bool) -> str:
    return "star" if marked else "star-hollow"
