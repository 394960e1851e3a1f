"""The open replay, and what is seen and read aloud of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from table.boards import Board, Seen
from table.features.replay import text
from table.features.replay.film import Film
from table.hooks import NOTES_ON
from table.look import AnySeen
from table.model import Session
from table.speech import in_a_row, spoken
from table.stack import Screen
from tenfold import AnyState
from tenfold.messages import Message


@dataclass(eq=False)
class Replaying(Screen):
    """The screen of a finished game, seen again move by move."""

    session: Session  # the game as it was on the table
    film: Film = field(repr=False)
    eyes: int | None = None  # the seat whose hand is shown; None shows all hands
    front: int = 0  # the side from which the table is seen
    number: int = 0  # entries that have been played so far
    playing: bool = False  # it plays automatically

    @property
    def table(self) -> Session:
        """Return the game that is replayed."""
        return self.session

    def hide(self) -> None:
        """Stop automatic play, because no one is looking."""
        self.playing = False

    @property
    def position(self) -> AnyState:
        """Return the position that is shown."""
        return self.film.at(self.number)

    @property
    def notes(self) -> dict[int, list[str]]:
        """Return what is noted on moves, by the number of moves before."""
        found: dict[int, list[str]] = {}
        for noted in NOTES_ON:
            for number, sentences in noted(self.session).items():
                found.setdefault(number, []).extend(sentences)
        return found

    @property
    def place(self) -> Message:
        """Return the number of the move shown and of all moves, in words."""
        return text.replay_place(count=self.number, of=self.film.last)


def seen_in_replay(replaying: Replaying) -> AnySeen:
    """Return what the board draws of the position that is shown. No one can act in it."""
    return Seen(
        game=replaying.session.record.load_game(),
        obs=replaying.position.observation(replaying.eyes),
        names=replaying.session.names,
        front=replaying.front,
    )


def spoken_in_replay(replaying: Replaying, board: Board[Any, Any]) -> str:
    """Return what the last move did, for screen readers; empty if there is nothing to say."""
    game, names = replaying.session.record.load_game(), replaying.session.names
    happened = replaying.film.happened(replaying.number, replaying.eyes)
    return in_a_row(spoken(event, game, board, names) for event in happened)
