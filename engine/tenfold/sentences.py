"""Sentences that know which of their words are persons and cards.

A game makes each of its sentences once. How a person or a card looks or sounds depends on the place of the sentence. It
can be in a terminal, in the log, in the recap on the envelope, or spoken.

>>> pieces = sentence("{who} gives {cards} to {other}", who=Person(0), other=Person(1), cards=listed([Card("7C")]))
>>> pieces
(Person(seat=0), ' gives ', Card(text='7C'), ' to ', Person(seat=1))
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from string import Formatter
from typing import NamedTuple, TypeAlias


class Person(NamedTuple):
    """The person at a seat."""

    seat: int


class Card(NamedTuple):
    """A card by its text, as the game writes it."""

    text: str


class Figure(NamedTuple):
    """A number or a few words that the sentence is about."""

    text: str


class Names(list[str]):
    """The names at a table by seat, and the seat of the reader, called “you”; None for no reader.

    >>> Names(["Ada", "Bea"], you=1).you
    1
    """

    def __init__(self, names: Iterable[str], you: int | None = None) -> None:
        super().__init__(names)
        self.you = you


Piece: TypeAlias = "str | Person | Card | Figure"
"""A piece of a sentence."""

Sentence: TypeAlias = "tuple[Piece, ...]"
"""A sentence without its full stop; empty if there is nothing to say."""


def sentence(template: str, **parts: object) -> Sentence:
    """Return the sentence of a template such as `{who} draws {card}`: persons, cards and sentences go in as they are.

    Anything else goes in as text.
    """
    found: list[Piece] = []
    for words, name, _, _ in Formatter().parse(template):
        append(found, words)
        if name:
            append(found, parts[name])
    return tuple(found)


def append(found: list[Piece], part: object) -> None:
    """Append a piece, or the pieces of a sentence, and merge adjacent texts. Anything else is appended as text."""
    if isinstance(part, str):
        if found and isinstance(found[-1], str):
            found[-1] += part
        elif part:
            found.append(part)
    elif isinstance(part, (Person, Card, Figure)):
        found.append(part)
    elif isinstance(part, tuple):
        for piece in part:
            append(found, piece)
    else:
        append(found, str(part))


def joined(pieces: Iterable[object], between: str = ", ") -> Sentence:
    """Return pieces in a row.

    >>> joined([Card("7C"), Card("8C")], " ")
    (Card(text='7C'), ' ', Card(text='8C'))
    """
    found: list[Piece] = []
    for number, piece in enumerate(pieces):
        append(found, between if number else "")
        append(found, piece)
    return tuple(found)


def listed(pieces: Sequence[object]) -> Sentence:
    """Return pieces as a list in a sentence.

    >>> listed([Card("6D"), Card("6H"), Card("6S")])
    (Card(text='6D'), ', ', Card(text='6H'), ' and ', Card(text='6S'))
    """
    return joined([joined(pieces[:-1]), pieces[-1]], " and ") if len(pieces) > 1 else joined(pieces)


def seat_names(players: int) -> list[str]:
    """Return names for seats where no one has said any.

    >>> seat_names(2)
    ['Seat 0', 'Seat 1']
    """
    return [f"Seat {seat}" for seat in range(players)]


def counted(number: int, thing: str) -> str:
    """Return a number of things.

    >>> counted(1, "card"), counted(2, "card")
    ('1 card', '2 cards')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
