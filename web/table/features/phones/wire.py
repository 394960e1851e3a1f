"""The messages between the phones at one table, and how a stranger's text is read.

The phone with the table is the host; the others are guests. A guest gets what its seat may know, and nothing else. Each
message is complete: it can be lost, doubled or late without harm. `At` says which position it is about.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, fields
from typing import Annotated, Any, NamedTuple, TypeAlias

from tenfold.messages import to_data
from tenfold.plainjson import read_json
from tenfold.reading import EXACT, MisfitError, between, most, reader

VERSION = 2
"""The version of the messages. Phones with different versions can’t play together."""

HOST = "host"
"""The channel to the host, on the phone of a guest."""

LARGEST_TO_HOST = 4_000
"""The maximum length of a message to the host, in characters."""

LARGEST_TO_GUEST = 400_000
"""The maximum length of a message to a guest. The longest record of a game has about half of it."""

Count: TypeAlias = Annotated[int, between(0, 1_000_000)]
SeatNumber: TypeAlias = Annotated[int, between(0, 7)]
Secret: TypeAlias = Annotated[str, most(64)]
Name: TypeAlias = Annotated[str, most(100)]


class At(NamedTuple):
    """A position: the number of the deal at this table, of undone moves, and of moves."""

    deal: Count
    undone: Count
    entries: Count


# To the host.


@dataclass(frozen=True, slots=True)
class Hello:
    """A phone wants to play. The same `secret` is always the same phone."""

    version: Count
    secret: Secret
    name: Name


@dataclass(frozen=True, slots=True)
class Got:
    """The phone has the position and this many events, or the whole game that is over."""

    at: At
    events: Count
    whole: bool


@dataclass(frozen=True, slots=True)
class Act:
    """The choice of the person there: one or more acts of their seat."""

    at: At
    actions: Annotated[tuple[Annotated[str, most(200)], ...], most(16)]


@dataclass(frozen=True, slots=True)
class Pass:
    """The person there does nothing at the open window."""

    at: At


@dataclass(frozen=True, slots=True)
class Wish:
    """The person there asks to undo their last move."""

    at: At


@dataclass(frozen=True, slots=True)
class Number:
    """The phone’s number for the deal with this commitment (`table.features.phones.fairness`)."""

    commitment: Secret
    number: Secret


@dataclass(frozen=True, slots=True)
class Bye:
    """The phone leaves the table."""


# To a guest.


class Player(NamedTuple):
    """Who sits at a seat: the name, the level of a computer player or an empty text, and if it’s a guest’s seat."""

    name: Name
    level: Annotated[str, most(200)]
    far: bool


Table: TypeAlias = Annotated[tuple[Player, ...], most(8)]
Options: TypeAlias = Annotated[dict[str, Annotated[str, most(100)]], most(32)]
Seats: TypeAlias = Annotated[tuple[SeatNumber, ...], most(8)]


@dataclass(frozen=True, slots=True)
class Who:
    """The host asks who is there."""

    version: Count


@dataclass(frozen=True, slots=True)
class Lobby:
    """The table before the game. `seat` is that of the phone, or −1 if it has none."""

    game: Annotated[str, most(60)]
    seats: Table
    seat: Annotated[int, between(-1, 7)]
    commitment: Secret


class Happened(NamedTuple):
    """What the seat saw of a move: the public table before it, and each event with the seat’s observation then.

    The observations are JSON texts.
    """

    before: Annotated[str, most(20_000)]
    witnessed: Annotated[tuple[tuple[dict[str, object], Annotated[str, most(20_000)]], ...], most(64)]


@dataclass(frozen=True, slots=True)
class Note:
    """The game as the seat knows it.

    - `commitment`, `next`: the commitments to this deal and to the next one
    - `seen`: the seat’s observation, as JSON text
    - `mover`: the seat of the last move, or −1
    - `since`, `events`: the events from this number on, as the seat saw them
    - `open`: everyone may watch this turn
    - `window`: others can act before the turn starts
    - `passed`: the seat does nothing at this window
    - `happened`: the last moves that the phone has not seen yet
    - `lost`: the seats whose phones can’t be reached
    - `stand_ins`: the seats of people for whom a computer player plays
    - `left`: the seats of people who have left
    """

    at: At
    game: Annotated[str, most(60)]
    options: Options
    seats: Table
    seat: SeatNumber
    commitment: Secret
    next: Secret
    seen: Annotated[str, most(20_000)]
    mover: Annotated[int, between(-1, 7)]
    since: Count
    events: Annotated[tuple[dict[str, object], ...], most(20_000)]
    open: bool
    window: bool
    passed: bool
    happened: Annotated[tuple[Happened, ...], most(4)]
    lost: Seats
    stand_ins: Seats
    left: Seats


@dataclass(frozen=True, slots=True)
class Away:
    """The game isn’t on the table: its phone shows something else."""


@dataclass(frozen=True, slots=True)
class Wait:
    """The host decides if the phone may join."""


@dataclass(frozen=True, slots=True)
class No:
    """What the phone asked for isn’t possible. `why` is a key in `words.NO`."""

    at: At
    why: Annotated[str, most(20)]


@dataclass(frozen=True, slots=True)
class Over:
    """The whole game, once it is over: its record, and its id among saved games."""

    id: Annotated[str, most(60)]
    record: Annotated[str, most(300_000)]


@dataclass(frozen=True, slots=True)
class Closed:
    """The host doesn’t play with this phone (any more). `why` is a key in `words.CLOSED`."""

    why: Annotated[str, most(20)]


ToHost: TypeAlias = Hello | Got | Act | Pass | Wish | Number | Bye
ToGuest: TypeAlias = Who | Lobby | Note | Away | Wait | No | Over | Closed

_TO_HOST = {kind.__name__.lower(): kind for kind in (Hello, Got, Act, Pass, Wish, Number, Bye)}
_TO_GUEST = {kind.__name__.lower(): kind for kind in (Who, Lobby, Note, Away, Wait, No, Over, Closed)}


def written(message: ToHost | ToGuest) -> str:
    """Return a message as text.

    >>> written(Pass(At(1, 0, 12)))
    '{"type":"pass","at":[1,0,12]}'
    """
    values = {field.name: getattr(message, field.name) for field in fields(message)}
    data = {"type": type(message).__name__.lower(), **values}
    return json.dumps(data, separators=(",", ":"), default=to_data)


def from_guest(text: object) -> ToHost | None:
    """Return the message of a guest, or None for any other text.

    >>> from_guest('{"type":"pass","at":[1,0,12]}')
    Pass(at=At(deal=1, undone=0, entries=12))
    >>> from_guest('{"type":"pass","at":[1,0]}'), from_guest("[" * 5000)
    (None, None)
    """
    found: ToHost | None = _read(text, _TO_HOST, LARGEST_TO_HOST)
    return found


def from_host(text: object) -> ToGuest | None:
    """Return the message of a host, or None for any other text."""
    found: ToGuest | None = _read(text, _TO_GUEST, LARGEST_TO_GUEST)
    return found


def _read(text: object, kinds: dict[str, Any], largest: int) -> Any:
    try:
        data = read_json(text, largest=largest)
    except (ValueError, RecursionError):
        return None
    if not isinstance(data, dict):
        return None
    kind = kinds.get(str(data.pop("type", "")))
    if kind is None:
        return None
    try:
        return reader(Annotated[kind, EXACT])(data)
    except (MisfitError, RecursionError):
        return None
