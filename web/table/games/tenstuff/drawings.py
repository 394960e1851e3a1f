"""The cards of Tenstuff: the French deck and two jokers that can be told apart."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from markupsafe import Markup

from table.drawings import french, jokers
from table.drawings.paper import use

PARTS = {**french.PARTS, **jokers.PARTS}
"""What this game adds to the sprite."""


_PLURALS = {"A": "aces", "T": "10s", "J": "jacks", "Q": "queens", "K": "kings"}
_COUNTS = ("no", "one", "two", "three", "four")


def is_joker(card: str) -> bool:
    """Whether a card is one of the jokers, `JM` or `JU`; `JC` is a jack."""
    return card in ("JM", "JU")


def rank(card: str) -> str:
    """What cards of one set have in common.

    >>> rank("JM") == rank("JU"), rank("JM") == rank("JC")
    (True, False)
    """
    return "joker" if is_joker(card) else card[0]


def name(card: str) -> str:
    """What a card is called aloud.

    >>> name("JM"), name("JC")
    ('marked joker', 'jack of clubs')
    """
    if is_joker(card):
        return "marked joker" if card == "JM" else "unmarked joker"
    return french.name(card)


def sign(card: str) -> str:
    """A card in a sentence.

    >>> sign("JU"), sign("TD")
    ('joker ☆', '10♦')
    """
    if is_joker(card):
        return "joker ★" if card == "JM" else "joker ☆"
    return french.sign(card)


def set_name(cards: Sequence[str]) -> str:
    """What a set is called.

    >>> set_name(["7D"]), set_name(["7D", "7H", "7S"]), set_name(["JM", "JU"])
    ('7♦', 'three 7s', 'two jokers')
    """
    if len(cards) == 1:
        return sign(cards[0])
    plural = "jokers" if is_joker(cards[0]) else _PLURALS.get(cards[0][0], f"{cards[0][0]}s")
    return f"{_COUNTS[len(cards)]} {plural}"


def kind(card: str) -> str:
    """The class that colours a card."""
    return ".s-X" if is_joker(card) else french.kind(card)


@cache
def face(card: str) -> Markup:
    """The face of a card, drawn on 100 × 140."""
    if not is_joker(card):
        return french.face(card)
    return Markup(use("star" if card == "JM" else "star-hollow", 20, 26, 1.35) + use("jester", 0, 0, 1))


@cache
def tiny(card: str) -> Markup:
    """The face of a card that is shown 20 to 34 px wide."""
    if not is_joker(card):
        return french.tiny(card)
    return Markup(use("star" if card == "JM" else "star-hollow", 50, 70, 3))
