"""Where somebody is: screens that lie on one another, home at the bottom, and a sheet over them at most.

Each screen remembers its own state as long as it lies there. The way back takes the topmost one off.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from table.model import Session
    from tenfold import AnyState

PAGE = 30
"""Saved games that are shown at once: more than anybody looks through, and quickly drawn."""


@dataclass(eq=False)
class Screen:
    """One screen with its state. How it is drawn says its view (`table.views`), what happens on it `table.update`."""

    @property
    def table(self) -> Session | None:
        """The game on the table that it shows, if it shows one."""
        return None

    @property
    def about(self) -> str:
        """The id of the game that it is about; empty if it is about none."""
        return self.table.record.game if self.table else ""

    @property
    def position(self) -> AnyState | None:
        """The position of that game which it shows."""
        return self.table.position if self.table else None

    def hide(self) -> None:
        """Cover what is not for other eyes: the app leaves sight."""


@dataclass(eq=False)
class Sheet(Screen):
    """What slides up over a screen: its name, and what it was asked for besides."""

    asked: Mapping[str, Any]


@dataclass
class HomeScreen(Screen):
    """The five games, and the game that waits."""


@dataclass(eq=False)
class SetupScreen(Screen):
    """The screen that asks which players play a game, and by which rules."""

    game: str

    @property
    def about(self) -> str:
        """The game."""
        return self.game


@dataclass(eq=False)
class SettingsScreen(Screen):
    """The settings of this phone."""


@dataclass(eq=False)
class HistoryScreen(Screen):
    """The saved games."""

    listed: int = PAGE  # finished entries that are shown


@dataclass(eq=False)
class DayScreen(Screen):
    """The deal of the day."""


@dataclass(eq=False)
class RoomScreen(Screen):
    """The room of added games: the one that is played, all that share the room, and what stands above."""

    game: str
    games: tuple[str, ...]
    title: str

    @property
    def about(self) -> str:
        """The game."""
        return self.game
