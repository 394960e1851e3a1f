"""The events of 10."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from tenfold.events import SeatEvent, TableEvent


class Dealt(SeatEvent):
    """A seat gets its first cards."""

    kind: Literal["deal"]
    cards: int
    hand: NotRequired[list[str]]  # for the seat itself


class Begun(SeatEvent):
    """A round starts."""

    kind: Literal["round"]
    round: int  # from 0
    card: int  # the number of the round card


class Laid(SeatEvent):
    """A seat plays a first card."""

    kind: Literal["lay"]
    open: bool
    chips: int  # on it
    card: NotRequired[str]  # if it is face up, and for the seat itself


class Refrained(SeatEvent):
    """A seat declines its chance in the market, or passes in an auction."""

    kind: Literal["decline", "pass"]
    forced: bool  # for lack of chips


class Exchanged(SeatEvent):
    """Two seats swap their first cards; only face-up cards are named."""

    kind: Literal["swap", "sold"]
    owner: int  # the seat that had the card before
    price: int
    got: str | None
    gave: str | None


class Bid(SeatEvent):
    """A seat opens an auction, or raises the bid."""

    kind: Literal["open", "bid"]
    owner: int  # of the card at auction
    bid: int


class Saw(SeatEvent):
    """A seat looks at a face-down card that is new to it."""

    kind: Literal["see"]
    laid_by: int
    card: NotRequired[str]  # for the seat itself


class Protected(SeatEvent):
    """A seat changes the number of chips on its card."""

    kind: Literal["protect"]
    chips: int


class Stayed(SeatEvent):
    """A seat leaves its protection, its face-down card or its single card as it is."""

    kind: Literal["keep", "leave", "stop"]


class Collected(TableEvent):
    """The chips on the cards go to the pot."""

    kind: Literal["collect"]
    chips: int
    pot: int


class Uncovered(SeatEvent):
    """The first card in front of a seat is turned up: by its player, or because the round is over."""

    kind: Literal["turn", "show"]
    card: str


class Added(SeatEvent):
    """A seat adds a second card."""

    kind: Literal["add"]
    card: str
    total: int


class Judged(TableEvent):
    """A round is over."""

    kind: Literal["result"]
    card: int  # the number of the round card
    totals: list[int]
    winner: int
    loser: int
    pot: int
    points: int
    taken: list[str]


class Refilled(SeatEvent):
    """A seat draws."""

    kind: Literal["refill"]
    cards: int
    draw_pile: int
    drawn: NotRequired[list[str]]  # for the seat itself


class Reshuffled(TableEvent):
    """The cards taken make a new draw pile; their points stay written down."""

    kind: Literal["reshuffle"]
    cards: int
    written: list[int]  # by seat, all points written down


class Named(SeatEvent):
    """The winner names the next starter."""

    kind: Literal["starter"]
    starter: int


class Rest(SeatEvent):
    """The loser of the last round takes the round cards that are left."""

    kind: Literal["rest"]
    round_cards: list[int]
    points: int


class Over(TableEvent):
    """The game is over."""

    kind: Literal["over"]
    reason: Literal["rounds", "cards"]
    total: list[int]


TenEvent: TypeAlias = (
    Dealt
    | Begun
    | Laid
    | Refrained
    | Exchanged
    | Bid
    | Saw
    | Protected
    | Stayed
    | Collected
    | Uncovered
    | Added
    | Judged
    | Refilled
    | Reshuffled
    | Named
    | Rest
    | Over
)
"""Any event of the game."""
