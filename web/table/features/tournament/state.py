"""The current tournament, and its screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from table import text as common
from table.features.tournament import text
from table.model import Model
from table.stack import Screen
from tenfold import Record
from tenfold.messages import Message
from tenfold.tournament import LEAST, MOST, Tournament


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


def size_refusal(number: int) -> Message | None:
    """Return why a tournament can't have this number of names, or None if it can."""
    if number < LEAST:
        return text.tournament_few(count=number, of=LEAST)
    return text.tournament_many(count=number, of=MOST) if number > MOST else None


def refusal(names: Sequence[str]) -> Message | None:
    """Return why there can't be a tournament with these names, or None if there can."""
    if why := size_refusal(len(names)):
        return why
    twice = next((name for name in names if names.count(name) > 1), None)
    return None if twice is None else common.same_name(name=twice)
