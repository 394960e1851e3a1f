"""The screens that are open: a stack, home at the bottom, and at most one sheet at the top.

Each screen keeps its own state while it is on the stack. Going back removes the top one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from table.model import Session
    from tenfold import AnyState

PAGE = 30
"""The number of saved games shown at once: more than people look through, and quick to draw."""


@dataclass(eq=False)
class Screen:
    """A screen with its state. Its view (`table.views`) draws it, and `table.update` handles its events."""

    @property
    def table(self) -> Session | None:
        """Return the game on the table that it shows, if any."""
        return None

    @property
    def about(self) -> str:
        """Return the id of the game that it is about, or an empty text."""
        return self.table.record.game if self.table else ""

    @property
    def position(self) -> AnyState | None:
        """Return the position that it shows of that game."""
        return self.table.position if self.table else None

    @property
    def options(self) -> Mapping[str, str] | None:
        """Return the options of the table that it shows, or None if it shows none."""
        return self.table.record.options if self.table else None

    def hide(self) -> None:
        """Hide what others must not see, when the app goes out of view."""


@dataclass(eq=False)
class Sheet(Screen):
    """A sheet that slides up over a screen: its name, and the other fields of its event."""

    asked: Mapping[str, Any]


@dataclass
class HomeScreen(Screen):
    """The home screen: the games, and the game to continue."""


@dataclass(eq=False)
class SetupScreen(Screen):
    """The screen that asks which players play a game, and by which rules."""

    game: str

    @property
    def about(self) -> str:
        """Return the game."""
        return self.game


@dataclass(eq=False)
class SettingsScreen(Screen):
    """The settings of this phone."""


@dataclass(eq=False)
class HistoryScreen(Screen):
    """The saved games."""

    listed: int = PAGE  # the number of finished entries shown
