"""What may be taken back, within the limits of DESIGN 5.4: the button tells it, and taking back obeys it."""

from __future__ import annotations

from table import text
from table.boards import board_of
from table.daily import day_of
from table.model import Session
from table.notes import times
from tenfold import Record

LOOKS = "looks"
"""The note of a record that counts how often somebody alone took back what had shown a hidden card."""


def taken_back(record: Record) -> str:
    """What the result tells of moves that were taken back, as a sentence; empty where none was."""
    if not record.take_backs:
        return ""
    looks = times(record, LOOKS)
    return str(text.undone_looks(count=looks) if looks else text.undone)


def undoable(session: Session) -> int:
    """How many entries an undo takes back: to the last decision of the person alone, or of whoever just moved."""
    entries = session.record.entries
    if session.alone:
        unchosen = board_of(session.record.game).unchosen
        own = [
            number
            for number, entry in enumerate(entries)
            if entry.seat in session.people and entry.action.split()[0] not in unchosen
        ]
        return len(entries) - own[-1] if own else 0
    if session.run:
        return 1
    return len(entries) - session.entries_at_look


def undo_refused(session: Session) -> str:
    """Why nothing can be taken back now, as a sentence; empty where it can.

    Alone against computers anything goes. Between people a move can be taken back by whoever made it until
    something hidden was shown or another seat has moved (DESIGN 5.4).
    """
    if not session.record.entries:
        return str(text.no_undo_yet)
    if session.record.finished and "contest" in session.record.meta:
        return str(text.no_undo_tournament)
    if day_of(session.record):
        return str(text.no_undo_day)
    if session.alone:
        return "" if undoable(session) else str(text.no_undo_yet)
    return _refused_between_people(session)


def _refused_between_people(session: Session) -> str:
    if session.run:
        return _turned_since(session, session.run[-1])
    since = session.record.entries[session.entries_at_look :]
    if not since:
        return str(text.no_undo_turn if session.open_turn else text.no_undo_looked)
    mover = since[0].seat
    last = next((entry.seat for entry in since if entry.seat != mover), None)
    if last is not None:
        return str(text.no_undo_played(name=session.names[last]))
    bots_move = "" if session.record.seats[mover].kind == "person" else str(text.no_undo_computer)
    return _turned_since(session, session.events_at_look) or bots_move


def _turned_since(session: Session, since: int) -> str:
    turned = any(event["reveals"] for event in session.record.state.events(since))
    return str(text.no_undo_turned) if turned else ""
