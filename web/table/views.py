"""How each kind of screen is drawn, and what the shell must know: a `View` for each class."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from htpy import Renderable

from table.model import Model
from table.stack import Screen
from table.step import Timer

ScreenT = TypeVar("ScreenT", bound=Screen)


class View(Generic[ScreenT]):
    """A kind of screen: its name for the styles, how it is drawn, and other facts about it."""

    def __init__(self, name: str, draw: Callable[[Model, ScreenT], Renderable]) -> None:
        self._name, self._draw = name, draw

    def name(self, screen: ScreenT) -> str:
        """Return its name in `data-screen`."""
        return self._name

    def draw(self, model: Model, screen: ScreenT) -> Renderable:
        """Return its page, without any sheet over it."""
        return self._draw(model, screen)

    def awake(self, screen: ScreenT) -> bool:
        """True if the phone stays awake while it is shown."""
        return False

    def felt(self, screen: ScreenT) -> bool:
        """True if it looks like a table."""
        return False

    def game(self, screen: ScreenT) -> str:
        """Return the game whose colours it has."""
        return screen.about

    def titled(self, screen: ScreenT) -> str:
        """Return the game in the window's title."""
        return screen.table.record.game if screen.table else ""

    def said(self, model: Model, screen: ScreenT) -> str:
        """Return what to announce when it appears: what the person in front of it should do or know."""
        return ""

    def timers(self, model: Model, screen: ScreenT) -> Sequence[Timer]:
        """Return the timers that should be running while it is shown."""
        return ()

    def again(self, model: Model, screen: ScreenT) -> Mapping[str, Any] | None:
        """Return the event that leads back here if Python has to restart. None if the home screen is good enough."""
        session = screen.table
        if session is None or all(line.id != session.id for line in model.games):
            return None
        return {"type": "open", "id": session.id}


VIEWS: dict[type[Screen], View[Any]] = {}
"""The view of each class of screen."""


def view_of(screen: Screen) -> View[Any]:
    """Return the view of a screen."""
    return VIEWS[type(screen)]
