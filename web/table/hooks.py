"""Where features join in: the places of the table to which anything may be added.

A feature is a package in `table/features/` with its state, handlers, screens, text and style. As it is imported it adds
itself to these places, to `table.views.VIEWS` and, by `on`, to the handlers; the rest of the table never names it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from htpy import Node

from table.model import Model, Session, Summary
from table.stack import SetupScreen
from table.step import Effect
from tenfold import Record

PartT = TypeVar("PartT")


class Place(Generic[PartT]):
    """A place to which features add; parts stand in the order of their numbers."""

    def __init__(self) -> None:
        self._parts: list[tuple[int, PartT]] = []

    def add(self, number: int) -> Callable[[PartT], PartT]:
        """Add the part that follows."""

        def added(part: PartT) -> PartT:
            self._parts.append((number, part))
            self._parts.sort(key=lambda one: one[0])
            return part

        return added

    def __iter__(self) -> Iterator[PartT]:
        return (part for _, part in self._parts)


# What is drawn.

HOME_ROWS: Place[Callable[[Model], Node]] = Place()
"""Rows on home, over the games."""

SETUP_ROWS: Place[Callable[[Model, SetupScreen], Node]] = Place()
"""Rows under a set-up."""

SETUP_SLIPS: Place[Callable[[Model, SetupScreen], Node]] = Place()
"""What stands over a set-up."""

RESULT_ICONS: Place[Callable[[Model, Session], Node]] = Place()
"""Buttons in the bar of a result."""

RESULT_SLIPS: Place[Callable[[Model, Session], Node]] = Place()
"""What stands under the places of a result."""

AFTER_GAME: Place[Callable[[Model, Session], Node]] = Place()
"""The button of a result that leads on: the first that is there, before another game of the same table."""

SheetOf: TypeAlias = Callable[[Model, Mapping[str, Any]], Node]

SHEETS: dict[str, SheetOf] = {}
"""Sheets, by the name that they are asked for by."""

RESULT_BUTTONS: Place[Callable[[Model, Session], Node]] = Place()
"""Buttons under a result: what can be seen of the game now that it is over."""

LIST_BUTTONS: Place[Callable[[Model], Node]] = Place()
"""Buttons over the list of saved games."""

LINE_BUTTONS: Place[Callable[[Summary, str], Node]] = Place()
"""Buttons beside a saved game in a list, which is called so."""

# What happens.

STARTED: Place[Callable[[Model, Mapping[str, Any]], list[Effect]]] = Place()
"""What follows from a start in this environment (`boot` in docs/shell-and-table.md)."""

DEALT: Place[Callable[[Model, Record], None]] = Place()
"""Notes of a game that has been dealt from a set-up."""

FINISHED: Place[Callable[[Model, Record], list[Effect]]] = Place()
"""What follows from the end of a game."""

BOUND: Place[Callable[[Record], str]] = Place()
"""Why the result of a game stays, as a sentence: something else waits for it. Empty if nothing does."""

PASSING: set[str] = set()
"""Types of events that happen by themselves: the slip with a sentence stands on."""

OPENED_FOR: dict[str, Callable[[Model, Session], list[Effect] | None]] = {}
"""What a saved game can be read for, as the load effect says it; otherwise it comes on the table."""


# What is kept.


@dataclass(frozen=True)
class Kept:
    """A text that a feature keeps on disk and in files."""

    key: str  # what it lies under
    kind: type[dict[str, Any]] | type[list[Any]]  # what its JSON is
    called: str  # what it is, in words
    write: Callable[[Model], Effect]  # the effect that keeps it
    read: Callable[[Model, Any], None]  # at the start; empty where nothing was kept
    bring: Callable[[Model, Model], None]  # import what a file has
    join: Callable[[Model, Model], None]  # add what was saved, once the store can be read


KEPT: Place[Kept] = Place()
