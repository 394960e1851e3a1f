"""The colours of pictures. The app has the same ones in its style sheets, and a test compares them.

A colour is given as in CSS: lightness, chroma and hue of OKLCH. Pictures need sRGB, which every program reads.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import cos, radians, sin
from typing import TypeAlias

Oklch: TypeAlias = tuple[float, float, float]

TOKENS: dict[str, Oklch] = {
    "dark-ink": (0.25, 0.035, 265),
    "paper": (0.992, 0.004, 95),
    "paper-2": (0.925, 0.01, 250),
    "s-S": (0.28, 0.035, 270),
    "s-S2": (0.42, 0.035, 265),
    "s-H": (0.565, 0.215, 24),
    "s-H2": (0.47, 0.185, 24),
    "s-D": (0.545, 0.17, 250),
    "s-D2": (0.45, 0.16, 255),
    "s-C": (0.535, 0.135, 150),
    "s-C2": (0.44, 0.11, 152),
    "s-X": (0.5, 0.13, 320),
    "s-X2": (0.41, 0.12, 318),
    "marigold": (0.84, 0.155, 82),
    "marigold-2": (0.74, 0.15, 70),
    "marigold-pale": (0.9, 0.11, 88),
    "white": (0.985, 0.004, 95),
    "white-2": (0.9, 0.012, 250),
    "skin-S": (0.6, 0.075, 55),
    "skin-H": (0.91, 0.045, 62),
    "skin-D": (0.8, 0.08, 66),
    "skin-C": (0.7, 0.09, 58),
    "skin-X": (0.87, 0.05, 65),
    "skin-shade": (0.4, 0.08, 40),
    "k-pig": (0.5, 0.17, 5),
    "k-pig-2": (0.47, 0.185, 24),
    "pig-1": (0.83, 0.1, 5),
    "pig-2": (0.765, 0.115, 4),
    "pig-3": (0.7, 0.14, 8),
    "pig-4": (0.635, 0.145, 8),
    "tail": (0.68, 0.1, 195),
    "tail-2": (0.58, 0.1, 200),
    "frog": (0.75, 0.14, 140),
    "frog-2": (0.66, 0.135, 143),
    "frog-3": (0.48, 0.1, 148),
    "k-ten": (0.42, 0.09, 60),
    "k-ten-2": (0.35, 0.08, 55),
    "penalty": (0.48, 0.16, 28),
    "penalty-2": (0.42, 0.14, 28),
    "penalty-fold": (0.52, 0.17, 27),
    "penalty-fold-2": (0.44, 0.15, 27),
    "on-penalty": (0.98, 0.01, 95),
    "round": (0.86, 0.11, 112),
    "round-2": (0.78, 0.115, 112),
    "chip-1": (0.82, 0.14, 85),
    "chip-1-dark": (0.75, 0.14, 78),
    "chip-2": (0.7, 0.15, 55),
    "chip-2-dark": (0.63, 0.15, 50),
    "chip-3": (0.5, 0.11, 40),
    "chip-3-dark": (0.43, 0.1, 38),
}
"""Colours by their names in the style sheet."""

OF_THE_TABLE: dict[str, tuple[float, float]] = {
    "table": (0.365, 0.062),
    "well": (0.29, 0.055),
    "rim": (0.66, 0.07),
    "chalk": (0.975, 0.008),
    "chalk-2": (0.86, 0.03),
    "back-1": (0.6, 0.09),
    "back-2": (0.5, 0.085),
    "back-3": (0.43, 0.08),
}
"""Lightness and chroma of the colours that have the hue of the game."""

MIXED = {"f2": ("skin-shade", 0.14), "g4": ("black", 0.5), "paper": ("paper-2", 0.55)}
"""What is mixed into the colour of some drawings, and its share."""

FILLS = {
    "g": "marigold",
    "g2": "marigold-2",
    "g3": "marigold-pale",
    "w": "white",
    "w2": "white-2",
    "e": "white-2",
    "i": "dark-ink",
    "p1": "pig-1",
    "p2": "pig-2",
    "p3": "pig-3",
    "p4": "pig-4",
    "t1": "tail",
    "t2": "tail-2",
    "q1": "frog",
    "q2": "frog-2",
    "q3": "frog-3",
    "c1": "chip-1",
    "c1d": "chip-1-dark",
    "c2": "chip-2",
    "c2d": "chip-2-dark",
    "c3": "chip-3",
    "c3d": "chip-3-dark",
    "r1": "penalty-fold",
    "r2": "penalty-fold-2",
    "bk0": "back-2",
    "bk1": "back-1",
    "bk2": "back-3",
    "bk3": "marigold-2",
    "bk4": "marigold",
    "pen": "on-penalty",
}
"""The colour of each class of the drawings, if it is the same on all cards."""

KINDS = {
    "s-S": ("s-S", "s-S2", "skin-S"),
    "s-H": ("s-H", "s-H2", "skin-H"),
    "s-D": ("s-D", "s-D2", "skin-D"),
    "s-C": ("s-C", "s-C2", "skin-C"),
    "s-X": ("s-X", "s-X2", "skin-X"),
    "k-pig": ("k-pig", "k-pig-2", "skin-X"),
    "k-ten": ("k-ten", "k-ten-2", "skin-X"),
    "k-pen": ("penalty", "penalty-2", "skin-X"),
    "roundcard": ("round", "round-2", "skin-X"),
}
"""For each class that colours a card: the lit and the shaded half, and the skin of a court."""


def colour(name: str, hue: float) -> str:
    """Return a colour by its name as `#rrggbb`, at a table of this hue."""
    return srgb(_lab(_named(name, hue)))


def mixed(name: str, into: str, hue: float) -> str:
    """Return a colour with its share of another one mixed in, as CSS mixes in OKLAB; `into` is a key of `MIXED`."""
    other, share = MIXED[into]
    pairs = zip(_lab(_named(name, hue)), _lab(_named(other, hue)), strict=True)
    return srgb([one * (1 - share) + two * share for one, two in pairs])


def _named(name: str, hue: float) -> Oklch:
    if name in OF_THE_TABLE:
        return (*OF_THE_TABLE[name], hue)
    return (0, 0, 0) if name == "black" else TOKENS[name]


def _lab(of: Oklch) -> tuple[float, float, float]:
    lightness, chroma, hue = of
    return lightness, chroma * cos(radians(hue)), chroma * sin(radians(hue))


def srgb(lab: Iterable[float]) -> str:
    """Return a colour of OKLAB as `#rrggbb`. What a screen can’t show is clipped.

    >>> srgb([1, 0, 0]), srgb([0.628, 0.225, 0.126])
    ('#ffffff', '#ff0000')
    """
    return _srgb(*lab)


@cache
def _srgb(lightness: float, a: float, b: float) -> str:
    # The matrices are those of CSS Color 4.
    long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
    middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (lightness - 0.0894841775 * a - 1.2914855480 * b) ** 3
    linear = (
        4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
        -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
        -0.0041960863 * long - 0.7034186147 * middle + 1.7076147010 * short,
    )
    return "#" + "".join(f"{round(255 * min(1, max(0, _gamma(part)))):02x}" for part in linear)


def _gamma(part: float) -> float:
    return 12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055
