"""The events of 10-9-8."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from tenfold.events import SeatEvent, TableEvent


class Opened(SeatEvent):
    """A round starts: its dealer has dealt, and turned up a card."""

    kind: Literal["round"]
    round: int  # from 0
    cards: int  # to each seat
    dealer: int
    turned_up: str


class Dealt(SeatEvent):
    """A seat gets its cards."""

    kind: Literal["deal"]
    cards: int
    hand: NotRequired[list[str]]  # for the seat itself


class Bade(SeatEvent):
    """A seat bids."""

    kind: Literal["bid"]
    bid: NotRequired[int]  # for the seat itself only, if all bid at once


class Shown(TableEvent):
    """All bids are in and shown, if all bid at once."""

    kind: Literal["bids"]
    bids: list[int]  # by seat


class Played(SeatEvent):
    """A card goes to the trick."""

    kind: Literal["play"]
    card: str
    led: bool  # true for the first card of the trick


class Taken(SeatEvent):
    """A trick goes to the seat that wins it."""

    kind: Literal["trick"]
    cards: list[str]  # in order of play
    leader: int


class Scored(TableEvent):
    """A round is over; the lists are by seat."""

    kind: Literal["score"]
    cards: int
    bids: list[int]
    tricks: list[int]
    points: list[int]
    total: list[int]  # with the rounds before


class Over(TableEvent):
    """The game is over."""

    kind: Literal["over"]
    total: list[int]


TenNineEightEvent: TypeAlias = Opened | Dealt | Bade | Shown | Played | Taken | Scored | Over
"""Any event of the game."""
