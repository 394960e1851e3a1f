"""The open review, the table of one of its decisions, and practice from there."""

from __future__ import annotations

import json
from dataclasses import dataclass

from table import practice
from table.model import Session
from table.stack import Screen
from tenfold import Record, Seat
from tenfold.bots import LEVELS
from tenfold.review import Close, Decision, LookBack, Slices

BESIDE = "back:"
"""The prefix of the key under which the review of a saved game is saved."""

OPPONENT = "hard"
"""The level of the computer players that replace the other people of the game in practice."""


@dataclass(eq=False)
class Reviewing(Screen):
    """The review of a finished game. Practice from one of its decisions opens on top of it."""

    session: Session  # the game as it lay on the table
    back: LookBack | None = None  # what it has found so far; None until the saved review has been read
    thinking: Slices | None = None  # the rest of the work; None while it is stopped, and when it is done
    slices: int = 0  # slices of thought so far

    @property
    def table(self) -> Session:
        """Return the finished game."""
        return self.session


@dataclass
class Last:
    """The last review of a game on the table."""

    review: Reviewing | None = None


@dataclass(eq=False, kw_only=True)
class OpenedDecision(Session):
    """The table as it was before a decision. It is practice as soon as someone plays on from it."""

    decision: Close

    @property
    def is_untouched(self) -> bool:
        """True until someone plays on."""
        return not self.record.entries


def practice_from(record: Record, ident: str, decision: Decision) -> Record:
    """Return a new game from the position of a decision, which its seat plays against computers.

    It starts with the position alone, without the earlier events and metadata of the game.
    """
    seats = [
        Seat(who.name)
        if seat == decision.seat
        else Seat(who.name, "bot", who.level if who.level in LEVELS else OPPONENT)
        for seat, who in enumerate(record.seats)
    ]
    start = json.loads(decision.state.serialize())
    return practice.of_position(record, seats, start, ident, decision.number)
