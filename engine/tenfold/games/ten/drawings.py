"""The cards of 10: chevrons on normal cards, red on penalty cards, the jester, and round cards."""

from __future__ import annotations

from tenfold.drawings import jokers
from tenfold.drawings.paper import index, poly, ten_frame, use
from tenfold.games.ten.cards import CARDS, COST

PARTS = jokers.PARTS
"""The symbols that this game adds to the sprite."""


def _stripe(y: int, height: int, kind: str) -> str:
    """Draw a chevron across the card, one half lit, the other shaded."""
    left = f'<path class="{kind}" d="M0 {y}l50 20v{height}L0 {y + height}z"/>'
    return left + f'<path class="{kind}d" d="M50 {y + 20}l50-20v{height}l-50 20z"/>'


def penalty(card: str) -> int:
    """Return the cost of a card for the player who takes it.

    >>> penalty("7"), penalty("P8"), penalty("J"), penalty("R4")
    (1, 10, 10, 4)
    """
    return COST[CARDS[card]]


def kind(card: str) -> str:
    """Return the CSS class that colours a card."""
    return "k-pen" if card[0] == "P" else "k-ten"


def face(card: str) -> str:
    """Return the face of a card, on 100 × 140 units."""
    if card == "J":
        stripes = _stripe(44, 22, "c1") + _stripe(66, 22, "c2") + _stripe(88, 70, "c3")
        jester = f'<g class="s-X" transform="translate(-3 8) scale(.92)">{use("jester", 0, 0, 1)}</g>'
        star = f'<g class="s-X">{use("star", 20, 24, 1.35)}</g>'
        return f'{star}{stripes}{jester}<text class="pen" x="50" y="126" font-size="22">+10</text>'
    number = card.removeprefix("P")
    corner = index(number, 46, 41) + ten_frame(int(number), 47, 12, 7.4)
    if card[0] == "P":
        halves = '<path class="r1" d="M0 66l50 20v54H0z"/><path class="r2" d="M100 66L50 86v54h50z"/>'
        cost = f'<text class="pen" x="50" y="124" font-size="34">+{penalty(card)}</text>'
        return corner + halves + cost
    return corner + _stripe(56, 19, "c1") + _stripe(75, 19, "c2") + _stripe(94, 70, "c3")


def tiny(card: str) -> str:
    """Return the face of a card shown 20–34 px wide: its number and its colour."""
    shown = "★" if card == "J" else card.removeprefix("P")
    narrow = ' textLength="70" lengthAdjust="spacingAndGlyphs"' if len(shown) > 1 else ""
    number = f'<text class="index" x="50" y="78" font-size="80"{narrow}>{shown}</text>'
    low = "r" if card[0] == "P" else "c3"
    left, right = ("r1", "r2") if low == "r" else ("c3", "c3d")
    foot = poly([(0, 96), (50, 112), (50, 140), (0, 140)], left) + poly(
        [(50, 112), (100, 96), (100, 140), (50, 140)], right
    )
    return number + foot


def round_card(number: int) -> str:
    """Return a round card, on 140 × 100 units: coloured paper, its number."""
    return (
        '<path class="a" d="M8 0h62v100H8a8 8 0 01-8-8V8a8 8 0 018-8z"/>'
        '<path class="b" d="M70 0h62a8 8 0 018 8v84a8 8 0 01-8 8H70z"/>'
        f'<text x="70" y="70" font-size="62">{number}</text>'
    )
