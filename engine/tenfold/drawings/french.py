"""The French deck: pips, courts and indices. Jokers come with the game that plays them."""

from __future__ import annotations

from tenfold.drawings.paper import fold, index, octagon, poly, use

FACE = fold([(62, 50), (45, 58), (45, 84), (62, 103)], 62, "f1", "f2")
_EYES = '<path class="i" d="M51 70h5v5h-5zM68 70h5v5h-5z"/>'
SHOULDERS = fold([(62, 96), (36, 108), (24, 140), (62, 140)], 62)

_SPADE = [(0, -12), (-10.4, 1.4), (-10.4, 5), (-7.4, 8), (-3.8, 8), (-1.6, 6.4), (-4.4, 12), (0, 12)]
_HEART = [(0, 11), (-11, -1), (-11, -5.6), (-7.4, -9.8), (-3.4, -9.8), (0, -6)]
_CLUB = [
    (0, -12),
    (-2.4, -12),
    (-5.6, -8.8),
    (-5.6, -4.4),
    (-4.2, -3),
    (-8.4, -3),
    (-11.6, 0.2),
    (-11.6, 4.4),
    (-8.4, 7.6),
    (-4.4, 7.6),
    (-2, 5.6),
    (-4.4, 12),
    (0, 12),
]

_KING = (
    SHOULDERS
    + fold([(62, 98), (47, 103), (62, 130)], 62, "w", "w2")
    + FACE
    + fold([(45, 76), (54, 84), (62, 82), (62, 120), (49, 104)], 62)
    + '<path class="w" d="M56 90h12l-6 5z"/>'
    + _EYES
    + fold([(62, 26), (53, 44), (40, 32), (44, 60), (62, 60)], 62, "g", "g2")
    + '<path class="i" d="M62 45l4 5-4 5-4-5z"/>'
)
_QUEEN = (
    fold([(62, 42), (41, 52), (34, 96), (42, 114), (62, 104)], 62, "b", "a")
    + SHOULDERS
    + fold([(62, 104), (48, 105), (62, 122)], 62, "g", "g2")
    + FACE
    + fold([(62, 46), (45, 56), (43, 70), (62, 58)], 62)
    + '<path class="i" d="M50 73l7-3v5h-5zM74 73l-7-3v5h5zM58 89h8l-4 4z"/>'
    + fold([(62, 52), (46, 53), (45, 40), (53, 46), (62, 34)], 62, "g", "g2")
    + "".join(poly(octagon(x, y, 3.4), "a" if x < 62 else "b") for x, y in ((45, 37), (62, 30), (79, 37)))
)
_JACK = (
    SHOULDERS
    + fold([(62, 100), (50, 104), (62, 116)], 62, "w", "w2")
    + FACE
    + fold([(45, 58), (45, 82), (40, 78), (40, 58)], 62)
    + _EYES
    + '<path class="i" d="M56 88h10l-3 3h-5z"/>'
    + fold([(62, 26), (36, 58), (62, 64)], 62)
    + fold([(62, 54), (32, 55), (38, 66), (62, 64)], 62, "g", "g2")
    + '<path class="g" d="M72 44l20-24-4 28z"/><path class="g2" d="M72 44l16 4 2-14z"/>'
)

PARTS = {
    "pip-D": fold([(0, -12), (-8.6, 0), (0, 12)]),
    "pip-H": fold(_HEART),
    "pip-S": fold(_SPADE),
    "pip-C": fold(_CLUB),
    "king": _KING,
    "queen": _QUEEN,
    "jack": _JACK,
}
"""The symbols that games with French cards add to the sprite."""

_COURTS = {"K": "king", "Q": "queen", "J": "jack"}

_FOUR = [(48, 34), (83, 34), (48, 112), (83, 112)]
_EIGHT = [(x, y) for x in (46, 84) for y in (27, 57, 89, 119)]
_PLACES = {
    "2": [(65, 36), (65, 110)],
    "3": [(65, 30), (65, 73), (65, 116)],
    "4": _FOUR,
    "5": [*_FOUR, (65, 74)],
    "6": [*_FOUR, (48, 73), (83, 73)],
    "7": [*_FOUR, (48, 73), (83, 73), (65, 55)],
    "8": [*_FOUR, (48, 73), (83, 73), (65, 55), (65, 93)],
    "9": [*_EIGHT, (65, 74)],
    "T": [*_EIGHT, (65, 42), (65, 104)],
}
"""The positions of the counted pips on a big card, by rank."""


def kind(card: str) -> str:
    """Return the CSS class that colours a card.

    >>> kind("TD")
    's-D'
    """
    return f"s-{card[1]}"


def face(card: str, letter: str) -> str:
    """Return the face of a card such as `TD`, on 100 × 140 units, with the letter of its rank.

    It has one big pip (`few`), and counted pips for big cards (`many`).
    """
    rank, suit = card[0], card[1]
    pip = f"pip-{suit}"
    body = index(letter, y=33 if letter == "J" else 37) + use(pip, 20, 57, 1.12)
    if rank in _COURTS:
        return body + use(_COURTS[rank], 0, 0, 1)
    counted = [use(pip, x, y, 0.86) for x, y in _PLACES.get(rank, ())] or [use(pip, 62, 78, 2.6)]
    return f'{body}<g class="few">{use(pip, 64, 99, 2.35)}</g><g class="many">{"".join(counted)}</g>'


def tiny(card: str, letter: str) -> str:
    """Return the face of a small card, 20–34 px wide: only the rank above the suit."""
    narrow = ' textLength="70" lengthAdjust="spacingAndGlyphs"' if len(letter) > 1 else ""
    height, size = (54, 62) if letter == "J" else (66, 74)  # a J reaches below the line
    drawn = f'<text class="index" x="50" y="{height}" font-size="{size}"{narrow}>{letter}</text>'
    return drawn + use(f"pip-{card[1]}", 50, 104, 2.3)
