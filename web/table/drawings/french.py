"""The French deck at the table: `tenfold.drawings.french`, with the letters and names of the language."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from table import text
from tenfold.drawings import french

PARTS = french.PARTS
"""The symbols that games with French cards add to the sprite."""

SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def name(card: str) -> str:
    """Return a card's name for screen readers.

    >>> name("TD"), name("QS")
    ('10 of diamonds', 'queen of spades')
    """
    return str(text.french_card(rank=card[0], suit=card[1]))


def suit_name(suit: str) -> str:
    """Return a suit's name.

    >>> suit_name("S")
    'spades'
    """
    return str(text.suit_name(suit=suit))


def rank_name(rank: str) -> str:
    """Return a rank as a screen reader says it.

    >>> rank_name("T"), rank_name("Q")
    ('10', 'queen')
    """
    return str(text.rank_name(rank=rank))


def rank_sign(rank: str) -> str:
    """Return a rank as cards show it in this language.

    >>> rank_sign("T"), rank_sign("Q")
    ('10', 'Q')
    """
    return str(text.rank_sign(rank=rank))


def sign(card: str) -> str:
    """Return a card as a sentence shows it.

    >>> sign("TD")
    '10♦'
    """
    return f"{rank_sign(card[0])}{SIGNS[card[1]]}"


def kind(card: str) -> str:
    """Return the CSS class that colours a card."""
    return f".{french.kind(card)}"


def face(card: str) -> Markup:
    """Draw the face of a card such as `TD`, on 100 × 140 units. It has one big pip, and counted pips for big cards."""
    return _face(card, rank_sign(card[0]))


@cache
def _face(card: str, letter: str) -> Markup:
    return Markup(french.face(card, letter))


def tiny(card: str) -> Markup:
    """Draw the face of a card shown 20–34 px wide: only the rank above the suit."""
    return _tiny(card, rank_sign(card[0]))


@cache
def _tiny(card: str, letter: str) -> Markup:
    return Markup(french.tiny(card, letter))


def pip(suit: str) -> Markup:
    """Draw a suit's sign on its own."""
    return Markup(
        f'<svg class="pip s-{suit}" viewBox="-13 -13 26 26" aria-hidden="true"><use href="#pip-{suit}"/></svg>'
    )
