"""Practice: playing on from a position, or playing a deal again. It counts nowhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tenfold import Record, Seat
from tenfold.record import distinct_seats

_NOTE = "practice"
"""The metadata key under which a record stores which game it is practice of, and from which entry."""


def origin(record: Record) -> str:
    """Return the id of the game that this is practice of, or an empty text if it is none."""
    return record.meta.get(_NOTE, "").partition(" ")[0]


def of_position(record: Record, seats: Sequence[Seat], start: Mapping[str, Any], ident: str, entry: int) -> Record:
    """Return practice of the game with this id, for these seats, from its position before an entry."""
    return _dealt(record, seats, start, f"{ident} {entry}")


def of_whole(dealt: Record, ident: str) -> Record:
    """Return practice of a whole deal, once the game that counted, with this id, is over."""
    return _dealt(dealt, dealt.seats, None, f"{ident} 0")


def repeated(record: Record) -> Record:
    """Return the same practice from its start."""
    return _dealt(record, record.seats, record.start, record.meta[_NOTE])


def _dealt(record: Record, seats: Sequence[Seat], start: Mapping[str, Any] | None, note: str) -> Record:
    seed = record.seed if start is None else None
    return Record(
        record.game, seats=distinct_seats(seats), options=record.options, seed=seed, start=start, meta={_NOTE: note}
    )
