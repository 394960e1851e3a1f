"""The events of Tens."""

from __future__ import annotations

from typing import Literal, TypeAlias

from tenfold.events import SeatEvent, TableEvent


class HandBegun(SeatEvent):
    """The cards of the next hand are dealt; the seat starts."""

    kind: Literal["hand"]
    hand: int  # from 0


class CardTurned(SeatEvent):
    """A card in a seat's own grid is turned up: one of its first three, or one that it replaces."""

    kind: Literal["flip", "turn"]
    cell: int
    card: str


class Drew(SeatEvent):
    """A seat draws a card."""

    kind: Literal["draw"]
    card: str


class Took(SeatEvent):
    """A seat takes someone’s top discard."""

    kind: Literal["take"]
    card: str
    giver: int


class Placed(SeatEvent):
    """A seat places the card taken on its grid, and discards the one that was there."""

    kind: Literal["place"]
    cell: int
    card: str
    out: str


class Reshuffled(TableEvent):
    """The discards below the top ones are the new draw pile."""

    kind: Literal["reshuffle"]
    cards: int


class Noted(SeatEvent):
    """A seat is the first with ten cards face up, or finds no card to take."""

    kind: Literal["finish", "lost"]


class Revealed(TableEvent):
    """All face-down cards are turned up at the end of a hand."""

    kind: Literal["reveal"]
    turned: list[list[int]]  # by seat, the cells


class Scored(TableEvent):
    """The points of a hand are added to the totals."""

    kind: Literal["score"]
    points: list[int]
    total: list[int]


class Over(TableEvent):
    """The game is over."""

    kind: Literal["over"]
    total: list[int]


TensEvent: TypeAlias = HandBegun | CardTurned | Drew | Took | Placed | Reshuffled | Noted | Revealed | Scored | Over
"""Any event of the game."""
