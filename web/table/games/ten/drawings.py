"""The cards of 10: chevrons on normal cards, red on penalty cards, the jester, round cards, chips."""

from __future__ import annotations

from functools import cache

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from table.drawings import jokers
from table.drawings.paper import index, poly, ten_frame, use
from table.games.ten import text
from tenfold.games.ten.cards import CALLED, CARDS, COST
from tenfold.messages import Message

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


def name(card: str) -> str:
    """Return a card's name for screen readers.

    >>> name("7"), name("P8"), name("J"), name("R4")
    ('7', '8, penalty card, costs 10', 'joker, costs 10', 'round card 4')
    """
    if card[0] == "R":
        return str(text.name_round_card(round=int(card[1:])))
    if card == "J":
        return str(text.name_joker)
    return str(text.name_penalty(value=int(card[1:]), points=penalty(card))) if card[0] == "P" else card


def sign(card: str) -> Message:
    """Return a card's name on a button.

    >>> str(sign("7")), str(sign("P8")), str(sign("J"))
    ('7', 'penalty 8', 'joker')
    """
    return text.sign_penalty(value=int(card[1:])) if card[0] == "P" else bare(card)


def bare(card: str) -> Message:
    """Return a card's name without an article, as after “the”.

    >>> str(bare("7")), str(bare("P8")), str(bare("J"))
    ('7', 'penalty card 8', 'joker')
    """
    return CALLED[CARDS[card]]


def called(card: str) -> str:
    """Return a card's name within a sentence.

    >>> called("7"), called("P8"), called("J")
    ('7', 'penalty card 8', 'a joker')
    """
    if card == "J":
        return str(text.called_joker)
    return str(text.called_penalty(value=int(card[1:]))) if card[0] == "P" else card


def kind(card: str) -> str:
    """Return the CSS class that colours a card."""
    return ".k-pen" if card[0] == "P" else ".k-ten"


@cache
def face(card: str) -> Markup:
    """Draw the face of a card, on 100 × 140 units."""
    if card == "J":
        stripes = _stripe(44, 22, "c1") + _stripe(66, 22, "c2") + _stripe(88, 70, "c3")
        jester = f'<g class="s-X" transform="translate(-3 8) scale(.92)">{use("jester", 0, 0, 1)}</g>'
        star = f'<g class="s-X">{use("star", 20, 24, 1.35)}</g>'
        return Markup(f'{star}{stripes}{jester}<text class="pen" x="50" y="126" font-size="22">+10</text>')
    number = card.removeprefix("P")
    corner = index(number, 46, 41) + ten_frame(int(number), 47, 12, 7.4)
    if card[0] == "P":
        halves = '<path class="r1" d="M0 66l50 20v54H0z"/><path class="r2" d="M100 66L50 86v54h50z"/>'
        cost = f'<text class="pen" x="50" y="124" font-size="34">+{penalty(card)}</text>'
        return Markup(corner + halves + cost)
    return Markup(corner + _stripe(56, 19, "c1") + _stripe(75, 19, "c2") + _stripe(94, 70, "c3"))


@cache
def tiny(card: str) -> Markup:
    """Draw the face of a card shown 20–34 px wide: its number and its colour."""
    shown = "★" if card == "J" else card.removeprefix("P")
    narrow = ' textLength="70" lengthAdjust="spacingAndGlyphs"' if len(shown) > 1 else ""
    number = f'<text class="index" x="50" y="78" font-size="80"{narrow}>{shown}</text>'
    low = "r" if card[0] == "P" else "c3"
    left, right = ("r1", "r2") if low == "r" else ("c3", "c3d")
    foot = poly([(0, 96), (50, 112), (50, 140), (0, 140)], left) + poly(
        [(50, 112), (100, 96), (100, 140), (50, 140)], right
    )
    return Markup(number + foot)


def round_card(number: int) -> Renderable:
    """Draw a round card: landscape, coloured paper, its number."""
    return h.svg(".roundcard", viewBox="0 0 140 100", role="img", aria_label=name(f"R{number}"))[
        Markup(
            '<path class="a" d="M8 0h62v100H8a8 8 0 01-8-8V8a8 8 0 018-8z"/>'
            '<path class="b" d="M70 0h62a8 8 0 018 8v84a8 8 0 01-8 8H70z"/>'
            f'<text x="70" y="70" font-size="62">{number}</text>'
        )
    ]


def round_stack() -> Renderable:
    """Draw a stack of round cards, face down."""
    return h.svg(".roundcard", viewBox="0 0 140 100", aria_hidden="true")[
        Markup(
            '<path class="b" d="M14 0h118a8 8 0 018 8v76H14z"/><path class="a" d="M0 16h118v84H8a8 8 0 01-8-8z"/>'
            '<path class="bk3" d="M59 36l26 22-26 22z"/><path class="bk4" d="M59 36L33 58l26 22z"/>'
        )
    ]


def chips(number: int) -> Renderable:
    """Draw a few chips, overlapping."""
    one = h.svg(viewBox="-12 -12 24 24", aria_hidden="true")[Markup('<use href="#chip"/>')]
    return h.span(".chips", role="img", aria_label=str(text.chips(chips=number)))[[one for _ in range(number)]]


def money(number: int) -> Renderable:
    """Draw a number of chips as one chip and a numeral."""
    return h.span(".money")[
        h.svg(viewBox="-12 -12 24 24", aria_hidden="true")[Markup('<use href="#chip"/>')],
        h.b[str(number)],
        h.span(".unseen")[" ", str(text.chips_unit(chips=number))],
    ]
