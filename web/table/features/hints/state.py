"""Hints from a computer player: when you can ask for one, and what a record says about them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

import tenfold
from table.features.hints import text
from table.model import Session
from tenfold import AnyState, Entry, Record, bots
from tenfold.bots import Judgement, Weighing

_ANYHOW = frozenset({"player", "legal", "refused"})
"""The fields of an observation that differ from seat to seat even in games with no secrets."""


@dataclass
class Hint:
    """What a computer player thinks about the current decision, as seen by the seat that decides.

    `entries` are those of the record when the hint was asked for. There are no `judgements` until `weighing` is done.
    `shown` is the index of the one on the slip.
    """

    entries: tuple[Entry, ...]
    seat: int
    weighing: Weighing | None
    judgements: tuple[Judgement, ...] = ()
    shown: int = 0
    slices: int = 0


@dataclass
class Asked:
    """The last hint that was asked for at a table."""

    hint: Hint | None = None


def hinted(record: Record) -> str:
    """Return how many hints were asked for, as a sentence, or an empty text if there were none."""
    asked = record.notes.hints
    return str(text.asked(count=asked)) if asked else ""


def can_hint(session: Session) -> bool:
    """True if hints are possible in this game at all."""
    plays = bool(session.people) and not session.taught and not session.far
    return plays and session.record.game in bots.registered_bots()


def hint_refused(session: Session) -> str:
    """Return why there can be no hint now, as a sentence, or an empty text if there can."""
    if session.turn == tenfold.TERMINAL:
        return str(text.refused_over)
    seat = session.actor
    if seat is None or session.automatic is not None or seat not in session.record.state.seats_to_act():
        return str(text.refused_nothing)
    if session.eyes is None and _knows_more(session.record.state, seat):
        return str(text.refused_table)
    return ""


def aims(session: Session) -> Sequence[str]:
    """Return what a hint points at, as targets of `table.pointing`: the act that it currently talks about."""
    hint = current(session)
    if hint is None or not hint.judgements or hint_refused(session):
        return ()
    return (f"play:{hint.judgements[hint.shown].text}",)


def _knows_more(state: AnyState, seat: int) -> bool:
    """True if a seat knows something that the table does not."""
    own, table = state.observation(seat), state.observation(None)
    names = [field.name for field in fields(own) if field.name not in _ANYHOW]
    return any(getattr(own, name) != getattr(table, name) for name in names)


def current(session: Session) -> Hint | None:
    """Return the hint for the current decision, or None if there is none or it was made for another decision."""
    hint = session.memory(Asked).hint
    return hint if hint and (hint.entries, hint.seat) == ((*session.record.entries,), session.actor) else None
