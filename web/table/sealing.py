"""Sealed deals: a seal that is shown before the first card, and its nonce, shown when the game is over.

The seal is the SHA-256 of the deal number and a nonce, a long random number, with a space between. No one can work the
deal out from it, or find another deal with the same seal afterwards (docs/sealed-deals.md).
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from tenfold import Record
from tenfold.record import distinct_seats

_NOTE = "nonce"
"""The metadata key under which a record stores the nonce of its seal."""


class Check(NamedTuple):
    """A deal made again from its number: if cards and end are the same, and the first hands by seat.

    A hand is empty if its seat was not dealt cards that it can see.
    """

    same_deal: bool
    same_end: bool
    hands: Sequence[Sequence[str]]


def seal_of(seed: int, nonce: str) -> str:
    """Return the seal of a deal: 64 hexadecimal digits.

    >>> seal_of(417, "00ff")[:16]
    '3eea821a942faa22'
    """
    return hashlib.sha256(f"{seed} {nonce}".encode()).hexdigest()


def close(record: Record) -> None:
    """Seal the deal of a new game, unless it has no deal number."""
    if record.seed is not None:
        record.meta.setdefault(_NOTE, secrets.token_hex(16))


def seal(record: Record) -> str:
    """Return the seal of a game's deal. It is empty if there is none, as in games of older versions."""
    nonce = record.meta.get(_NOTE, "")
    return seal_of(record.seed, nonce) if nonce and record.seed is not None else ""


def nonce(record: Record) -> str:
    """Return the nonce with which anyone can check the seal, once the game is over. Until then it is empty."""
    return record.meta.get(_NOTE, "") if record.finished else ""


def check(record: Record) -> Check:
    """Deal a finished game again from its number, replay its moves, compare, and return the result."""
    again = Record(record.game, seats=distinct_seats(record.seats), options=record.options, seed=record.seed)
    dealt = again.state.serialize()
    hands = [_first_hand(again, seat) for seat in range(len(again.seats))]
    for seat, action in record.entries:
        again.play(seat, action)
    return Check(dealt == next(record.replay()).serialize(), again.state.serialize() == record.state.serialize(), hands)


def _first_hand(record: Record, seat: int) -> Sequence[str]:
    """Return the cards that a seat was dealt into its hand."""
    dealt = (event for event in record.state.events(player=seat) if event["kind"] == "deal" and event["seat"] == seat)
    return next((event["hand"] for event in dealt if "hand" in event), ())
