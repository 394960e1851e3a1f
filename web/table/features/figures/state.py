"""The screen of stats, and what it remembers."""

from __future__ import annotations

from dataclasses import dataclass

from table.stack import Screen


@dataclass(eq=False)
class FiguresScreen(Screen):
    """The screen with the stats of a person in a game."""


@dataclass
class Last:
    """The person and the game whose stats were seen last."""

    name: str = ""
    game: str = ""
