"""What can happen in Thirty-One."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from tenfold import SeatEvent, TableEvent


class Dealt(SeatEvent):
    """A seat gets the cards of a round."""

    kind: Literal["deal"]
    cards: int
    round: int
    hand: NotRequired[list[str]]  # for the seat itself


class TurnedUp(TableEvent):
    """The first discard of a round lies open."""

    kind: Literal["turn"]
    card: str
    round: int


class Drew(SeatEvent):
    """A card from the stock."""

    kind: Literal["draw"]
    stock: int
    card: NotRequired[str]  # for the seat itself


class Moved(SeatEvent):
    """A card from the discards, or to them."""

    kind: Literal["take", "discard"]
    card: str


class Knocked(SeatEvent):
    """All others have one more turn."""

    kind: Literal["knock"]


class Shuffled(TableEvent):
    """The discards but the top one are the new stock."""

    kind: Literal["shuffle"]
    stock: int


class Showed(SeatEvent):
    """A round is over: a seat shows its hand, and may lose lives."""

    kind: Literal["show"]
    hand: list[str]
    points: int  # in halves
    lost: int
    lives: int  # that are left
    round: int


class Out(SeatEvent):
    """A seat has lost its last life."""

    kind: Literal["out"]


class Over(TableEvent):
    """The game is over."""

    kind: Literal["over"]
    scores: list[int]


ThirtyOneEvent: TypeAlias = Dealt | TurnedUp | Drew | Moved | Knocked | Shuffled | Showed | Out | Over
