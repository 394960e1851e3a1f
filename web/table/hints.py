"""Asking a computer player for advice: when it may be asked, and what a record tells of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields

import tenfold
from table import text
from table.model import Hint, Session
from tenfold import AnyState, Record, bots

_ANYHOW = frozenset({"player", "legal", "refused"})
"""What of an observation differs from seat to seat wherever cards lie."""


def hinted(record: Record) -> str:
    """What the result tells of hints, as a sentence; empty where nobody asked."""
    asked = record.notes.hints
    return str(text.hint_asked(count=asked)) if asked else ""


def can_hint(session: Session) -> bool:
    """Whether there is somebody to ask in this game at all."""
    return session.record.game in bots.registered_bots() and bool(session.people) and session.lesson is None


def hint_refused(session: Session) -> str:
    """Why there is no hint now, as a sentence; empty where there is one."""
    if session.turn == tenfold.TERMINAL:
        return str(text.no_hint_over)
    seat = session.actor
    if seat is None or session.automatic is not None or seat not in session.record.state.seats_to_act():
        return str(text.no_hint_nothing)
    if session.eyes is None and _knows_more(session.record.state, seat):
        return str(text.no_hint_table)
    return ""


def aims(session: Session) -> Sequence[str]:
    """What a hint points at, as targets of `table.pointing`: the act that is told of."""
    hint = current(session)
    if hint is None or not hint.judgements or hint_refused(session):
        return ()
    return (f"play:{hint.judgements[hint.told].text}",)


def _knows_more(state: AnyState, seat: int) -> bool:
    """Whether a seat knows what the table does not."""
    own, table = state.observation(seat), state.observation(None)
    names = [field.name for field in fields(own) if field.name not in _ANYHOW]
    return any(getattr(own, name) != getattr(table, name) for name in names)


def current(session: Session) -> Hint | None:
    """The hint for the decision at hand; one that was thought out for another is none."""
    hint = session.hint
    return hint if hint and (hint.entries, hint.seat) == (len(session.record.entries), session.actor) else None
