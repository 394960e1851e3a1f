"""The one try at each daily deal (`tenfold.daily`): what Tenfold remembers of it, its state, and the streak."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from table.model import Model
from table.stack import Screen
from tenfold import Record
from tenfold.daily import LAST, Deal, day_at, deal_of


@dataclass(frozen=True)
class Day:
    """The one try at a daily deal: the id of its game and, once that is over, its result for the person.

    `place` is 0 before that. `shapes` is the row to share. A try that is `given_up` never counts again.
    """

    id: str
    place: int = 0
    score: int = 0
    shapes: str = ""
    hints: int = 0
    given_up: bool = False


@dataclass
class Days:
    """The daily deals started on this phone, by the number of their day."""

    started: dict[int, Day] = field(default_factory=dict)


@dataclass(eq=False)
class DayScreen(Screen):
    """The screen of the daily deal."""


class State(Enum):
    """The state of the try at a day."""

    NEW = "new"
    UNDER_WAY = "under-way"
    PLAYED = "played"  # played to its end
    GIVEN_UP = "given-up"  # given up, or its game was removed
    UNKNOWN = "unknown"  # before the storage has answered


class Try(NamedTuple):
    """The one try at the deal of a day. Everything that Tenfold says about a day is based on this."""

    number: int
    state: State
    day: Day


def days_of(model: Model) -> dict[int, Day]:
    """Return the daily deals started on this phone, by the number of their day. The caller may change them."""
    return model.memory(Days).started


def day_of(record: Record) -> int:
    """Return the day whose deal a game is, or 0 if it is none or the note is invalid."""
    return record.notes.day


def of_model(model: Model) -> Deal | None:
    """Return today's deal, or None if there is none by the phone's clock, as before the first one."""
    today = day_at(model.now)
    return deal_of(today) if 0 < today <= LAST else None


def tries(model: Model) -> dict[int, Try]:
    """Return the tries on this phone by the number of their day."""
    listed = {line.id for line in model.games}
    return {number: _try(number, day, listed=day.id in listed) for number, day in days_of(model).items()}


def _try(number: int, day: Day, *, listed: bool) -> Try:
    if day.place:
        return Try(number, State.PLAYED, day)
    return Try(number, State.UNDER_WAY if listed and not day.given_up else State.GIVEN_UP, day)


def try_at(model: Model, number: int) -> Try:
    """Return the try at a day, started or not."""
    if model.unread:
        return Try(number, State.UNKNOWN, Day(""))
    return tries(model).get(number, Try(number, State.NEW, Day("")))


def try_with(model: Model, ident: str) -> Try | None:
    """Return the try that the game of this id is, or None."""
    return next((one for one in tries(model).values() if one.day.id == ident), None)


def streak(tries: Mapping[int, Try], today: int) -> int:
    """Return the number of days in a row played to the end, up to today (or yesterday while today can still be played).

    Days later than today, from a clock that was wrong, do not matter.
    """
    last = today if _is(tries, today, State.PLAYED, State.GIVEN_UP) else today - 1
    first = last
    while _is(tries, first, State.PLAYED):
        first -= 1
    return last - first


def _is(tries: Mapping[int, Try], day: int, *states: State) -> bool:
    return day in tries and tries[day].state in states
