"""The current tournament, and its screen."""

from __future__ import annotations

from dataclasses import dataclass

from table.model import Model
from table.stack import Screen
from tenfold import Record
from tenfold.tournament import Tournament


@dataclass
class GameTournament:
    """A tournament, in progress or over: what all its tables play, and its bracket."""

    id: str
    game: str
    options: dict[str, str]
    bracket: Tournament


@dataclass
class Remembered:
    """The current or last tournament, and the names typed for the next one."""

    now: GameTournament | None = None
    names: str = ""


@dataclass(eq=False)
class TournamentScreen(Screen):
    """The screen of a game's tournament, or of the names for a new one."""

    game: str

    @property
    def about(self) -> str:
        """Return the game."""
        return self.game


def tournament_of(model: Model) -> GameTournament | None:
    """Return the current or last tournament, or None."""
    return model.memory(Remembered).now


def mark(record: Record) -> str:
    """Return the note that says which tournament, round and table a game belongs to; empty if none."""
    return record.meta.get("contest", "")
