"""What a picture shows of a table: a `Scene`, with zones of cards in the middle and at each place.

A game describes its table in a module `picture`, beside its module `game`:

    def scene(observation: DuelObservation, names: Sequence[str]) -> Scene: ...

It has the same zones in every position, so that all pictures of a table have the same size.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from tenfold.drawings import french
from tenfold.sentences import counted

BACK = None
"""A card that lies face down."""

LETTERS = {"T": "10"}
"""The ranks whose letter on a card is not that of its text."""


class Art(NamedTuple):
    """How the cards of a game are drawn, by their text.

    - `face`: the face, on 100 × 140 units
    - `tiny`: the face of a small card
    - `kind`: the class that colours it
    - `parts`: the parts that faces use
    """

    face: Callable[[str], str]
    tiny: Callable[[str], str]
    kind: Callable[[str], str]
    parts: Mapping[str, str]


def letter(rank: str) -> str:
    """Return a rank as cards show it.

    >>> letter("T"), letter("Q")
    ('10', 'Q')
    """
    return LETTERS.get(rank, rank)


FRENCH = Art(
    face=lambda card: french.face(card, letter(card[0])),
    tiny=lambda card: french.tiny(card, letter(card[0])),
    kind=french.kind,
    parts=french.PARTS,
)
"""The French deck."""


@dataclass(frozen=True)
class Zone:
    """Cards that lie together. None is a card face down.

    - `title`, `note`: the words above and below them
    - `share`: the share of the width that the zone gets beside others
    - `rows`: the number of rows, one below another
    - `labels`: the words under each card
    - `chips`: the number of chips on the cards
    - `covered`: true if the cards lie face down, though this seat knows them
    - `wide`: true for cards in landscape
    - `slot`: true if a dashed line shows that no cards are there
    """

    cards: tuple[str | None, ...] = ()
    title: str = ""
    note: str = ""
    share: float = 1
    rows: int = 1
    labels: tuple[str, ...] = ()
    chips: int = 0
    covered: bool = False
    wide: bool = False
    slot: bool = True


class Place(NamedTuple):
    """A seat: its points in words, a line about it, and the cards in front of it or in its hand."""

    points: str
    note: str
    zones: tuple[Zone, ...]


@dataclass(frozen=True)
class Scene:
    """A table.

    - `art`: how its cards are drawn
    - `hue`: the hue of its colour, in degrees
    - `facts`: a line about the round
    - `middle`: the zones that belong to no seat
    - `places`: the seats
    - `hand`: the cards of the seat that looks, None if the whole table looks
    - `across`: the largest number of places beside each other
    - `depth`: the height of the cards of a place
    """

    art: Art
    hue: float
    middle: tuple[Zone, ...]
    places: tuple[Place, ...]
    hand: tuple[str, ...] | None = None
    facts: str = ""
    across: int = 4
    depth: float = 44


def points(number: int) -> str:
    """Return a number of points.

    >>> points(1), points(-3)
    ('1 point', '−3 points')
    """
    return f"{'−' * (number < 0)}{counted(abs(number), 'point')}"


def pile(title: str, count: int, *, top: str | None = BACK) -> Zone:
    """Return a pile as its top card; its note is the number of cards."""
    return Zone((top,) if count else (), title, counted(count, "card"))


def hidden(count: int, *, share: float = 1) -> Zone:
    """Return cards that lie face down or are in a hand, seen from behind."""
    return Zone((BACK,) * count, share=share, slot=False)
