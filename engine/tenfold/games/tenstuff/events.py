"""The events of Tenstuff."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from tenfold.events import SeatEvent, TableEvent


class Dealt(SeatEvent):
    """A seat gets its first cards."""

    kind: Literal["deal"]
    cards: int
    hand: NotRequired[list[str]]  # only for the seat itself


Note: TypeAlias = Literal[
    "begin",  # a seat starts its turn
    "start",  # a seat holds the lowest card and leads
    "pass",
    "no-draw",  # there is no card for a seat to draw
    "excommunicated",
    "false-alarm",  # a set went on the table without need
    "back",  # a seat that was out holds cards again
    "shame-over",
]
"""The kinds of events that need only a seat."""


class Noted(SeatEvent):
    """An event that consists only of its kind and its seat."""

    kind: Note


class Cleared(TableEvent):
    """The last set is cleared, because everyone has passed and no one could draw."""

    kind: Literal["cleared"]


class Played(SeatEvent):
    """A seat plays a set."""

    kind: Literal["play"]
    cards: list[str]
    play: str  # the kind, as `cards.kind_of` returns it
    place: Literal["pile", "table"]
    owner: int | None  # the seat that played the set before it
    slipped: NotRequired[list[str]]  # only for the seat itself, at a table with cheating


class Counted(TableEvent):
    """The sizes of all hands, at a table with cheating. They may show that cards were slipped."""

    kind: Literal["counts"]
    hands: list[int]  # the number of cards, by seat


class Drew(SeatEvent):
    """A seat draws a card or, at a table with cheating, pretends to."""

    kind: Literal["draw"]
    card: NotRequired[str | None]  # only for seats that see it; None for a seat that pretends


class Uncovered(TableEvent):
    """A card is revealed on top of a face-up draw pile."""

    kind: Literal["top"]
    card: str


class Guessed(SeatEvent):
    """A seat guesses the next card. If the guess is right, the card goes to seat `to`."""

    kind: Literal["guess"]
    card: str
    right: bool
    to: int | None


class HandedOver(SeatEvent):
    """Cards change hands, after a slam or a thrown ten."""

    kind: Literal["give", "return"]
    to: int
    count: int
    suit: NotRequired[str]  # of the cards returned


class Received(SeatEvent):
    """The cards that changed hands."""

    kind: Literal["handed"]
    to: int
    cards: NotRequired[list[str]]  # only for the two seats, or for all if one of the hands is face up


class Thrown(SeatEvent):
    """A ten is thrown at the seat on turn."""

    kind: Literal["skip"]
    target: int
    card: str


class Shuffled(TableEvent):
    """The play pile is shuffled and becomes the draw pile."""

    kind: Literal["shuffle"]
    cards: int


class Lifted(TableEvent):
    """Excommunicated seats can play again."""

    kind: Literal["lifted"]
    seats: list[int]


class Turned(TableEvent):
    """Three sixes reverse the game."""

    kind: Literal["reverse"]
    draw: int
    play: int


class Restarted(TableEvent):
    """The game restarts, because the draw pile of a reversed game is used up."""

    kind: Literal["restart"]
    draw: int


class WentOut(SeatEvent):
    """A seat goes out, because it has no cards left."""

    kind: Literal["out"]
    place: int


class Accused(SeatEvent):
    """A seat accuses another of cheating."""

    kind: Literal["accuse"]
    accused: int
    right: bool


class Shamed(SeatEvent):
    """A seat enters the Round of Shame and shows its hand."""

    kind: Literal["shame"]
    hand: list[str]


class Over(TableEvent):
    """The game is over."""

    kind: Literal["over"]
    out: list[int]  # seats, in order of going out


TenstuffEvent: TypeAlias = (
    Cleared
    | Dealt | Noted | Played | Counted | Drew | Uncovered | Guessed | HandedOver | Received | Thrown | Shuffled
    | Lifted | Turned | Restarted | WentOut | Accused | Shamed | Over
)  # fmt: skip
"""Any event of the game."""
