"""Practice: playing on from a position of a finished game. It counts nowhere."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from tenfold import Record, Seat
from tenfold.bots import LEVELS
from tenfold.review import Decision

_NOTE = "practice"
"""The metadata key under which a record stores which game it is practice of, and from which entry."""

OPPONENT = "hard"
"""The level of the computer players that replace the other people of the game."""


def origin(record: Record) -> str:
    """Return the id of the game that this is practice of, or an empty text if it is none."""
    return record.meta.get(_NOTE, "").partition(" ")[0]


def practice(record: Record, ident: str, decision: Decision) -> Record:
    """Return a new game from the position of a decision, which its seat plays against computers.

    It starts with the position alone, without the earlier events and metadata of the game.
    """
    seats = [
        Seat(who.name)
        if seat == decision.seat
        else Seat(who.name, "bot", who.level if who.level in LEVELS else OPPONENT)
        for seat, who in enumerate(record.seats)
    ]
    return _dealt(record, seats, json.loads(decision.state.serialize()), f"{ident} {decision.number}")


def of_day(dealt: Record, ident: str) -> Record:
    """Return practice of a whole daily deal, once the game that counted, with this id, is over."""
    return _dealt(dealt, dealt.seats, None, f"{ident} 0")


def once_more(record: Record) -> Record:
    """Return the same practice from its start."""
    return _dealt(record, record.seats, record.start, record.meta[_NOTE])


def _dealt(record: Record, seats: Sequence[Seat], start: Mapping[str, Any] | None, note: str) -> Record:
    seed = record.seed if start is None else None
    return Record(record.game, seats=seats, options=record.options, seed=seed, start=start, meta={_NOTE: note})
