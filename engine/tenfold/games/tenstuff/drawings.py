"""The cards of Tenstuff: the French deck and two jokers, marked and unmarked."""

from __future__ import annotations

from tenfold.drawings import french, jokers

PARTS = {**french.PARTS, **jokers.PARTS}
"""The symbols that this game adds to the sprite."""


def is_joker(card: str) -> bool:
    """True if a card is one of the jokers, `JM` or `JU`; `JC` is a jack."""
    return card in ("JM", "JU")


def kind(card: str) -> str:
    """Return the CSS class that colours a card."""
    return "s-X" if is_joker(card) else french.kind(card)


def face(card: str, letter: str) -> str:
    """Return the face of a card, on 100 × 140 units, with the letter of its rank. Jokers have none."""
    return jokers.jester(marked=card == "JM") if is_joker(card) else french.face(card, letter)


def tiny(card: str, letter: str) -> str:
    """Return the face of a small card, 20–34 px wide."""
    return jokers.tiny(marked=card == "JM") if is_joker(card) else french.tiny(card, letter)
