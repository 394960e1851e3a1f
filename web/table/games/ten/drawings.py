"""The cards of 10 at the table: `tenfold.games.ten.drawings`, with their names, and stacks and chips."""

from __future__ import annotations

from functools import cache

import htpy as h
from htpy import Renderable
from markupsafe import Markup

from table.games.ten import text
from tenfold.games.ten import drawings
from tenfold.games.ten.cards import CALLED, CARDS
from tenfold.messages import Message

PARTS = drawings.PARTS
"""The symbols that this game adds to the sprite."""

penalty = drawings.penalty


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
    return f".{drawings.kind(card)}"


@cache
def face(card: str) -> Markup:
    """Draw the face of a card, on 100 × 140 units."""
    return Markup(drawings.face(card))


@cache
def tiny(card: str) -> Markup:
    """Draw the face of a card shown 20–34 px wide: its number and its colour."""
    return Markup(drawings.tiny(card))


def round_card(number: int) -> Renderable:
    """Draw a round card: landscape, coloured paper, its number."""
    return h.svg(".roundcard", viewBox="0 0 140 100", role="img", aria_label=name(f"R{number}"))[
        Markup(drawings.round_card(number))
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


def travelling_chip() -> Renderable:
    """Draw the chip that travels when someone pays. On the table itself it's hidden."""
    return h.span(".coin", aria_hidden="true", data_place="chip")[
        h.svg(viewBox="-12 -12 24 24")[Markup('<use href="#chip"/>')]
    ]


def chip() -> Renderable:
    """Draw one chip."""
    return h.svg(viewBox="-12 -12 24 24", aria_hidden="true")[Markup('<use href="#chip"/>')]


def money(number: int) -> Renderable:
    """Draw a number of chips as one chip and a numeral."""
    return h.span(".money")[
        chip(),
        h.span(data_lands=True)[h.b[str(number)], h.span(".unseen")[" ", str(text.chips_unit(chips=number))]],
    ]
