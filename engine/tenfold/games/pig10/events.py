"""The events of PIG 10."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from tenfold.events import SeatEvent, TableEvent


class Dealt(SeatEvent):
    """A seat gets its first cards."""

    kind: Literal["deal"]
    cards: int
    hand: NotRequired[list[str]]  # for the seat itself


class Begun(SeatEvent):
    """The starting seat is decided."""

    kind: Literal["begin"]
    by: str  # "chance" or "choice"


class Played(SeatEvent):
    """A card goes to the middle."""

    kind: Literal["play"]
    card: str
    how: str  # from `cards.how`
    before: int  # the value of the middle
    value: int
    text: str  # of the action


class Taken(SeatEvent):
    """A seat takes the middle: by a ten, by another’s bust, or at the very end."""

    kind: Literal["capture", "bust", "leftovers"]
    taker: int
    cards: list[str]
    value: int


class Drew(SeatEvent):
    """A seat draws a card."""

    kind: Literal["draw"]
    pile: int
    card: NotRequired[str]  # for the seat itself


class Over(TableEvent):
    """The game is over."""

    kind: Literal["over"]
    won: list[int]
    left: int  # cards left in the middle, which no one gets


Pig10Event: TypeAlias = Dealt | Begun | Played | Taken | Drew | Over
"""Any event of the game."""
