"""The added games of this phone, the one being tried, and the screen of a sandbox."""

from __future__ import annotations

from dataclasses import dataclass, field

from table.features.added_games.addons import Wheel
from table.model import Model
from table.stack import Screen


@dataclass
class Added:
    """The added games: their wheels by the keys of their saves, the one being tried, and why games failed to load."""

    wheels: dict[str, Wheel] = field(default_factory=dict)
    trying: Wheel | None = None
    load_errors: dict[str, str] = field(default_factory=dict)


def added(model: Model) -> Added:
    """Return the added games. The caller may change them."""
    return model.memory(Added)


@dataclass(eq=False)
class RoomScreen(Screen):
    """The sandbox of added games: the one being played, all that share the sandbox, and the title."""

    game: str
    games: tuple[str, ...]
    title: str

    @property
    def about(self) -> str:
        """Return the game."""
        return self.game
