"""The tournament that goes on, and its screen."""

from __future__ import annotations

from dataclasses import dataclass

from table.model import Model
from table.stack import Screen
from tenfold import Record
from tenfold.tournament import Tournament


@dataclass
class GameTournament:
    """A tournament that is going on or over: what all its tables play, and how far it has come."""

    id: str
    game: str
    options: dict[str, str]
    bracket: Tournament


@dataclass
class Remembered:
    """The tournament that goes on or is over, and what was typed for the next one."""

    now: GameTournament | None = None
    names: str = ""


@dataclass(eq=False)
class TournamentScreen(Screen):
    """The tournament of a game, or the names for a new one."""

    game: str

    @property
    def about(self) -> str:
        """The game."""
        return self.game


def tournament_of(model: Model) -> GameTournament | None:
    """Return the tournament that goes on or is over."""
    return model.memory(Remembered).now


def mark(record: Record) -> str:
    """Return the note that tells which tournament, round and table a game is of; empty if it is of none."""
    return record.meta.get("contest", "")
