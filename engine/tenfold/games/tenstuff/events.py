"""The events of Tenstuff."""

from __future__ import annotations

from typing import Literal, NotRequired, TypeAlias

from tenfold.events import TableTold, Told


class Dealt(Told):
    """A seat gets its first cards."""

    kind: Literal["deal"]
    cards: int
    hand: NotRequired[list[str]]  # for the seat itself


Note: TypeAlias = Literal[
    "begin",  # a seat begins its turn
    "start",  # a seat holds the lowest card and leads
    "pass",
    "no-draw",  # there is no card for a seat to draw
    "excommunicated",
    "false-alarm",  # a set went on the table without need
    "back",  # a seat that was out holds cards again
    "shame-over",
]
"""The kinds of events that need only a seat."""


class Noted(Told):
    """An event that its kind and its seat tell completely."""

    kind: Note


class Cleared(TableTold):
    """The set to beat is taken away: no one could draw, and everyone has passed."""

    kind: Literal["cleared"]


class Played(Told):
    """A seat plays a set."""

    kind: Literal["play"]
    cards: list[str]
    play: str  # as `cards.kind_of` has it
    place: Literal["pile", "table"]
    owner: int | None  # who laid the set before it
    slipped: NotRequired[list[str]]  # for the seat itself, at a table with cheating


class Counted(TableTold):
    """At a table with cheating, the sizes of all hands, which may show that cards were slipped."""

    kind: Literal["counts"]
    hands: list[int]  # numbers of cards, by seat


class Drew(Told):
    """A seat draws a card, or at a table with cheating seems to."""

    kind: Literal["draw"]
    card: NotRequired[str | None]  # for who sees it; None for the seat that only seems to draw


class Uncovered(TableTold):
    """A card is revealed on top of a face-up draw pile."""

    kind: Literal["top"]
    card: str


class Guessed(Told):
    """A seat names the next card, which goes to another seat if the guess is right."""

    kind: Literal["guess"]
    card: str
    right: bool
    to: int | None


class HandedOver(Told):
    """A number of cards changes hands, after a slam or for a ten."""

    kind: Literal["give", "return"]
    to: int
    count: int
    suit: NotRequired[str]  # of what is returned


class Received(Told):
    """Which cards changed hands."""

    kind: Literal["handed"]
    to: int
    cards: NotRequired[list[str]]  # for the two seats, and for all where a hand lies open


class Thrown(Told):
    """A ten is thrown at the seat on turn."""

    kind: Literal["skip"]
    target: int
    card: str


class Shuffled(TableTold):
    """The play pile becomes the draw pile."""

    kind: Literal["shuffle"]
    cards: int


class Lifted(TableTold):
    """Excommunicated seats may play again."""

    kind: Literal["lifted"]
    seats: list[int]


class Turned(TableTold):
    """Three sixes turn the piles round."""

    kind: Literal["reverse"]
    draw: int
    play: int


class Restarted(TableTold):
    """The draw pile of a reversed game is used up."""

    kind: Literal["restart"]
    draw: int


class WentOut(Told):
    """A seat has no cards left."""

    kind: Literal["out"]
    place: int


class Accused(Told):
    """A seat accuses another of having cheated."""

    kind: Literal["accuse"]
    accused: int
    right: bool


class Shamed(Told):
    """A seat enters the Round of Shame and shows its hand."""

    kind: Literal["shame"]
    hand: list[str]


class Over(TableTold):
    """The game is over."""

    kind: Literal["over"]
    out: list[int]  # in order of going out


TenstuffEvent: TypeAlias = (
    Cleared
    | Dealt | Noted | Played | Counted | Drew | Uncovered | Guessed | HandedOver | Received | Thrown | Shuffled
    | Lifted | Turned | Restarted | WentOut | Accused | Shamed | Over
)  # fmt: skip
"""Any event of the game."""
