"""The screen of figures, and what is remembered of it."""

from __future__ import annotations

from dataclasses import dataclass

from table.stack import Screen


@dataclass(eq=False)
class FiguresScreen(Screen):
    """What the games of a person come to."""


@dataclass
class Last:
    """Whose figures were seen last, and in which game."""

    name: str = ""
    game: str = ""
