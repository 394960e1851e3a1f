"""Sentences that know which of their words is a person and which a card.

A game makes each of its sentences once; whoever tells it decides how a person and a card look or sound: a terminal,
the log, the recap on the envelope, a voice.

>>> told = sentence("{who} gives {cards} to {other}", who=Person(0), other=Person(1), cards=listed([Card("7C")]))
>>> told
(Person(seat=0), ' gives ', Card(text='7C'), ' to ', Person(seat=1))
>>> in_text(told, ["An", "Anna"])
'An gives 7C to Anna'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from string import Formatter
from typing import NamedTuple, TypeAlias


class Person(NamedTuple):
    """Whoever sits at a seat."""

    seat: int


class Card(NamedTuple):
    """A card by its text, as the game writes it."""

    text: str


class Figure(NamedTuple):
    """A number or a few words that the sentence is about."""

    text: str


Piece: TypeAlias = "str | Person | Card | Figure"
"""A piece of a sentence."""

Sentence: TypeAlias = "tuple[Piece, ...]"
"""Without its full stop; empty where there is nothing to tell."""


def sentence(template: str, **parts: object) -> Sentence:
    """The sentence of a template such as `{who} draws {card}`: persons, cards and sentences go in as they are.

    Anything else goes in as text.
    """
    found: list[Piece] = []
    for words, name, _, _ in Formatter().parse(template):
        _append(found, words)
        if name:
            _append(found, parts[name])
    return tuple(found)


def _append(found: list[Piece], part: object) -> None:
    if isinstance(part, (Person, Card, Figure)):
        found.append(part)
    elif isinstance(part, tuple):
        for piece in part:
            _append(found, piece)
    elif str(part):
        text = str(part)
        if found and isinstance(found[-1], str):
            found[-1] += text
        else:
            found.append(text)


def joined(pieces: Iterable[object], between: str = ", ") -> Sentence:
    """Pieces in a row.

    >>> joined([Card("7C"), Card("8C")], " ")
    (Card(text='7C'), ' ', Card(text='8C'))
    """
    found: list[Piece] = []
    for number, piece in enumerate(pieces):
        _append(found, between if number else "")
        _append(found, piece)
    return tuple(found)


def listed(pieces: Sequence[object]) -> Sentence:
    """Pieces as a list in a sentence.

    >>> in_text(listed([Card("6D"), Card("6H"), Card("6S")]), [])
    '6D, 6H and 6S'
    """
    return joined([joined(pieces[:-1]), pieces[-1]], " and ") if len(pieces) > 1 else joined(pieces)


def in_text(told: Sentence, names: Sequence[str], card: Callable[[str], str] = str) -> str:
    """A sentence as plain text, with names by seat; `card` says how a card is called."""
    return "".join(
        names[piece.seat]
        if isinstance(piece, Person)
        else card(piece.text)
        if isinstance(piece, Card)
        else piece.text
        if isinstance(piece, Figure)
        else piece
        for piece in told
    )


def to_data(told: Sentence) -> list[object]:
    """A sentence as plain JSON data, which `from_data` reads.

    >>> to_data(("with ", Card("7C")))
    ['with ', {'card': '7C'}]
    """
    return [piece if isinstance(piece, str) else {type(piece).__name__.lower(): piece[0]} for piece in told]


def from_data(data: object, players: int) -> Sentence:
    """The sentence of plain data, at a table of so many players; `ValueError` where it is none.

    >>> from_data(["with ", {"card": "7C"}], 2)
    ('with ', Card(text='7C'))
    """
    if not isinstance(data, list):
        raise ValueError("a sentence is a list")
    return tuple([_read_piece(piece, players) for piece in data])


def _read_piece(piece: object, players: int) -> Piece:
    match piece:
        case str(words):
            return words
        case {"person": int(seat)} if 0 <= seat < players:
            return Person(seat)
        case {"card": str(text)}:
            return Card(text)
        case {"figure": str(text)}:
            return Figure(text)
    raise ValueError("a sentence is made of words, persons, cards and figures")


def counted(number: int, thing: str) -> str:
    """A number of things.

    >>> counted(1, "card"), counted(2, "card")
    ('1 card', '2 cards')
    """
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
