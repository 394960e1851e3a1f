"""The cards of Tenstuff at the table: `tenfold.games.tenstuff.drawings`, with their names."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from table.drawings import french
from table.games.tenstuff import text
from table.speech import SIGNS
from tenfold import Card, Sentence
from tenfold.drawings import jokers
from tenfold.games.tenstuff import drawings
from tenfold.messages import Message, Said, pieces_of

PARTS = drawings.PARTS
"""The symbols that this game adds to the sprite."""

is_joker = drawings.is_joker


def rank(card: str) -> str:
    """Return a card's rank, which all cards of a set share.

    >>> rank("JM") == rank("JU"), rank("JM") == rank("JC")
    (True, False)
    """
    return "joker" if is_joker(card) else card[0]


SIGNS |= {
    text.joker_marked: text.called_joker_marked,
    text.joker_unmarked: text.called_joker_unmarked,
    text.joker_marked_first: text.called_joker_marked,
    text.joker_unmarked_first: text.called_joker_unmarked,
}


def name(card: str) -> str:
    """Return a card's name for screen readers.

    >>> name("JM"), name("JC")
    ('marked joker', 'jack of clubs')
    """
    if is_joker(card):
        return str(text.called_joker_marked if card == "JM" else text.called_joker_unmarked)
    return french.name(card)


def sign(card: str) -> str:
    """Return a card as a sentence shows it.

    >>> sign("JU"), sign("TD")
    ('joker ☆', '10♦')
    """
    if is_joker(card):
        return str(text.joker_marked if card == "JM" else text.joker_unmarked)
    return french.sign(card)


def set_name(cards: Sequence[str]) -> Message:
    """Return a set's name within a sentence.

    >>> str(set_name(["7D", "7H", "7S"])), str(set_name(["JM", "JU"]))
    ('three 7s', 'two jokers')
    """
    if len(cards) == 1:
        return text.set_of_one(card=Card(cards[0]))
    return text.set_of_several(cards=len(cards), rank=rank(cards[0]))


def set_name_first(cards: Sequence[str]) -> Message:
    """Return a set's name at the start of a sentence.

    >>> str(set_name_first(["JM"])), str(set_name_first(["7D", "7H", "7S"]))
    ('Joker ★', 'Three 7s')
    """
    if len(cards) > 1:
        return text.set_of_several_first(cards=len(cards), rank=rank(cards[0]))
    if is_joker(cards[0]):
        return text.joker_marked_first if cards[0] == "JM" else text.joker_unmarked_first
    return text.set_of_one(card=Card(cards[0]))


def signed(said: Said) -> Sentence:
    """Return a message with its cards replaced by their signs.

    >>> signed(set_name(["7D"]))
    ('7♦',)
    """
    return tuple([sign(piece.text) if isinstance(piece, Card) else piece for piece in pieces_of(said)])


def kind(card: str) -> str:
    """Return the CSS class that colours a card."""
    return f".{drawings.kind(card)}"


def face(card: str) -> Markup:
    """Draw the face of a card, on 100 × 140 units."""
    return Markup(jokers.jester(marked=card == "JM")) if is_joker(card) else french.face(card)


def tiny(card: str) -> Markup:
    """Draw the face of a card shown 20–34 px wide."""
    return Markup(jokers.tiny(marked=card == "JM")) if is_joker(card) else french.tiny(card)
