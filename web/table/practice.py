"""Practice: a position of a game that is over, played on from. It counts nowhere."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tenfold import Record, Seat
from tenfold.bots import LEVELS
from tenfold.review import Decision

_NOTE = "practice"
"""The note of a record that tells of which game it is practice, and from which entry on."""

OPPONENT = "hard"
"""The level of the computer players that play for the other people of the game."""


def origin(record: Record) -> str:
    """The id of the game that this is practice of; empty where it is none."""
    return record.meta.get(_NOTE, "").partition(" ")[0]


def practice(record: Record, ident: str, decision: Decision) -> Record:
    """The position of a decision as a game of its own, which its seat plays against computers.

    It begins with the position alone: nothing of what happened before, or was noted of the game.
    """
    seats = [
        Seat(who.name)
        if seat == decision.seat
        else Seat(who.name, "bot", who.level if who.level in LEVELS else OPPONENT)
        for seat, who in enumerate(record.seats)
    ]
    return _dealt(record, seats, json.loads(decision.state.serialize()), f"{ident} {decision.number}")


def of_day(dealt: Record, ident: str) -> Record:
    """Return the whole deal of a day to play again, when the game that counted, of this id, is over."""
    return _dealt(dealt, dealt.seats, None, f"{ident} 0")


def once_more(record: Record) -> Record:
    """The same practice from its beginning."""
    return _dealt(record, record.seats, record.start, record.meta[_NOTE])


def _dealt(record: Record, seats: Sequence[Seat], start: Mapping[str, Any] | None, note: str) -> Record:
    seed = record.seed if start is None else None
    return Record(record.game, seats=seats, options=record.options, seed=seed, start=start, meta={_NOTE: note})
