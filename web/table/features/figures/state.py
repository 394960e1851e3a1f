"""The screen of stats, and what it remembers."""

from __future__ import annotations

from dataclasses import dataclass

from table.stack import Screen


@dataclass(eq=False)
class FiguresScreen(Screen):
    """What the games of a person add up to."""


@dataclass
class Last:
    """Whose stats were seen last, and in which game."""

    name: str = ""
    game: str = ""
