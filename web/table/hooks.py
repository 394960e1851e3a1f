"""Extension points: the places of the table to which features can add something.

A feature is a package in `table/features/` with its state, handlers, screens, text and style. When it is imported, it
adds itself to these places, to `table.views.VIEWS` and, with `on`, to the handlers. The rest of the table never names
it.
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
    """A place to which features add parts, sorted by their numbers."""

    def __init__(self) -> None:
        self._parts: list[tuple[int, PartT]] = []

    def add(self, number: int) -> Callable[[PartT], PartT]:
        """Return a decorator that adds a part."""

        def added(part: PartT) -> PartT:
            self._parts.append((number, part))
            self._parts.sort(key=lambda one: one[0])
            return part

        return added

    def __iter__(self) -> Iterator[PartT]:
        return (part for _, part in self._parts)


# Drawing.

HOME_ROWS: Place[Callable[[Model], Node]] = Place()
"""Rows on the home screen, above the games."""

SETUP_ROWS: Place[Callable[[Model, SetupScreen], Node]] = Place()
"""Rows below a set-up."""

SETUP_SLIPS: Place[Callable[[Model, SetupScreen], Node]] = Place()
"""Notes above a set-up."""

RESULT_ICONS: Place[Callable[[Model, Session], Node]] = Place()
"""Buttons in the bar of a result screen."""

RESULT_SLIPS: Place[Callable[[Model, Session], Node]] = Place()
"""Notes below the places of a result."""

AFTER_GAME: Place[Callable[[Model, Session], Node]] = Place()
"""The next button on a result screen. The first one found takes the place of another game at the same table."""

SheetOf: TypeAlias = Callable[[Model, Mapping[str, Any]], Node]

SHEETS: dict[str, SheetOf] = {}
"""Sheets, by the names that events ask for them with."""

RESULT_BUTTONS: Place[Callable[[Model, Session], Node]] = Place()
"""Buttons below a result: what there is to see of the finished game."""

LIST_BUTTONS: Place[Callable[[Model], Node]] = Place()
"""Buttons above the list of saved games."""

LINE_BUTTONS: Place[Callable[[Summary, str], Node]] = Place()
"""Buttons beside a saved game in a list; the text is its name there."""

# Events.

STARTED: Place[Callable[[Model, Mapping[str, Any]], list[Effect]]] = Place()
"""The effects of a start in this environment (`boot` in docs/shell-and-table.md)."""

DEALT: Place[Callable[[Model, Record], None]] = Place()
"""Functions that add notes to a game just dealt from a set-up."""

FINISHED: Place[Callable[[Model, Record], list[Effect]]] = Place()
"""The effects of the end of a game."""

BOUND: Place[Callable[[Record], str]] = Place()
"""Why the result of a game must be kept, as a sentence: something else depends on it. Empty if nothing does."""

PASSING: set[str] = set()
"""Types of events that happen by themselves, so that the slip with a sentence stays."""

OPENED_FOR: dict[str, Callable[[Model, Session], list[Effect] | None]] = {}
"""What else a saved game can be opened for, by the name in the load effect. Otherwise the game comes on the table."""


# Saving.


@dataclass(frozen=True)
class Kept:
    """A text that a feature saves on the phone and in backup files."""

    key: str  # the save key
    kind: type[dict[str, Any]] | type[list[Any]]  # the type of its JSON
    called: str  # its name for people
    write: Callable[[Model], Effect]  # returns the effect that saves it
    read: Callable[[Model, Any], None]  # called at the start, with an empty value if nothing was saved
    bring: Callable[[Model, Model], None]  # imports what a file holds
    join: Callable[[Model, Model], None]  # merges what was saved, once the storage can be read


KEPT: Place[Kept] = Place()
