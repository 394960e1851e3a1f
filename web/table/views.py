"""How each kind of screen is drawn, and what the shell is told of it: a `View` for each class of `table.stack`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from htpy import Renderable

from table.model import Model
from table.stack import Screen
from table.step import Timer

ScreenT = TypeVar("ScreenT", bound=Screen)


class View(Generic[ScreenT]):
    """A kind of screen before the eyes: its name for the styles, how it is drawn, and what else a view may say."""

    def __init__(self, name: str, draw: Callable[[Model, ScreenT], Renderable]) -> None:
        self._name, self._draw = name, draw

    def name(self, screen: ScreenT) -> str:
        """Return what it is called in `data-screen`."""
        return self._name

    def draw(self, model: Model, screen: ScreenT) -> Renderable:
        """Return its page, without the sheet over it."""
        return self._draw(model, screen)

    def awake(self, screen: ScreenT) -> bool:
        """Return whether the phone stays awake while it stands."""
        return False

    def felt(self, screen: ScreenT) -> bool:
        """Return whether it looks like a table."""
        return False

    def game(self, screen: ScreenT) -> str:
        """Return the game whose colours it has."""
        return screen.about

    def titled(self, screen: ScreenT) -> str:
        """Return the game that the title of the window names."""
        return screen.table.record.game if screen.table else ""

    def timers(self, model: Model, screen: ScreenT) -> Sequence[Timer]:
        """Return the timers that should be running while it stands."""
        return ()

    def again(self, model: Model, screen: ScreenT) -> Mapping[str, Any] | None:
        """Return the event that leads back where Python has to start again; None: home is near enough."""
        session = screen.table
        if session is None or all(line.id != session.id for line in model.games):
            return None
        return {"type": "open", "id": session.id}


VIEWS: dict[type[Screen], View[Any]] = {}
"""By the class of screen."""


def view_of(screen: Screen) -> View[Any]:
    """Return how a screen is drawn."""
    return VIEWS[type(screen)]
