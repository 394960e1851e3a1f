"""The events of a game, and what each seat saw of them.

A game defines a `TypedDict` for each kind of event, based on `SeatEvent` or `TableEvent`. The code that draws the game
uses their union as its event type. So the type checker finds a key that was renamed in only one place.

    class Drew(SeatEvent):
        kind: Literal["draw"]
        pile: int
        card: NotRequired[str]  # for the seat that drew it
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, NotRequired, TypedDict


class _BaseEvent(TypedDict):
    """The base of all events, as `State.events` returns them.

    `n` is the number of the event in the game. `reveals` is true if the event showed hidden information to a seat that
    saw it. Between people, an act with such an event can’t be undone.
    """

    n: NotRequired[int]
    reveals: NotRequired[bool]


class SeatEvent(_BaseEvent):
    """An event of a seat: its act, or something that happens to it."""

    seat: int


class TableEvent(_BaseEvent):
    """An event of the whole table."""

    seat: None


class Event(NamedTuple):
    """An event as the state keeps it: its public part, and a secret part for the seats in `seen_by`.

    `reveals` is about the seats that see everything. With `openly`, it holds for all seats: the table itself shows
    something that was hidden.
    """

    public: Mapping[str, Any]
    secret: Mapping[str, Any] = {}
    seen_by: tuple[int, ...] = ()
    reveals: bool = False
    openly: bool = False

    def seen(self, number: int, player: int | None) -> dict[str, Any]:
        """Return the event as a seat, or with None the table, saw it: numbered, as plain JSON data."""
        known = player in self.seen_by
        visible = {**self.public, **self.secret} if known else self.public
        reveals = self.reveals and (known or self.openly or not self.secret)
        return {"n": number, **visible, "reveals": reveals}

    def kept_by(self, player: int | None) -> Event:
        """Return the event without its secret part, unless this seat knows it."""
        if player in self.seen_by or not self.secret:
            return self
        return Event(self.public, reveals=self.reveals and self.openly)
