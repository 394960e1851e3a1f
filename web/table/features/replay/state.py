"""The replay that stands, and what is seen and heard of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from table.boards import Board, Seen
from table.features.replay.film import Film
from table.look import AnySeen
from table.model import Session
from table.speech import in_a_row, spoken
from table.stack import Screen
from tenfold import AnyState


@dataclass(eq=False)
class Replaying(Screen):
    """A game that is over, seen again move by move."""

    session: Session  # the game as it lay on the table
    film: Film = field(repr=False)
    eyes: int | None = None  # the seat whose hand is shown, None: all hands are
    front: int = 0  # the side from which the table is seen
    number: int = 0  # entries that have been played so far
    playing: bool = False  # it goes on by itself

    @property
    def table(self) -> Session:
        """The game that was over."""
        return self.session

    def hide(self) -> None:
        """Stop: nobody sees it."""
        self.playing = False

    @property
    def position(self) -> AnyState:
        """The position that is shown."""
        return self.film.at(self.number)

    @property
    def place(self) -> str:
        """How far it is, in words."""
        return f"Move {self.number} of {self.film.last}"


def seen_in_replay(replaying: Replaying) -> AnySeen:
    """What the board may draw of a game that is over, at the position that is shown: nobody can act there."""
    return Seen(
        game=replaying.session.record.load_game(),
        obs=replaying.position.observation(replaying.eyes),
        names=replaying.session.names,
        front=replaying.front,
    )


def told_in_replay(replaying: Replaying, board: Board[Any, Any]) -> str:
    """What the last move came to, for who listens; empty where nothing is said of it."""
    game, names = replaying.session.record.load_game(), replaying.session.names
    happened = replaying.film.happened(replaying.number, replaying.eyes)
    return in_a_row(spoken(event, game, board, names) for event in happened)
