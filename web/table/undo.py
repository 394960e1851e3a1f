"""What can be undone, within the limits of DESIGN 5.4. The button shows it, and undoing follows it."""

from __future__ import annotations

from table import text
from table.boards import board_of
from table.hooks import BOUND, ONCE
from table.model import Session
from tenfold import Record


def taken_back(record: Record) -> str:
    """Return what the result screen says about undone moves, as a sentence, or an empty text if there were none."""
    if not record.take_backs:
        return ""
    looks = record.notes.looks
    return str(text.undone_looks(count=looks) if looks else text.undone)


def undoable(session: Session) -> int:
    """Return how many entries an undo takes back.

    If one person plays alone, it goes back to their last decision. Otherwise, it goes to that of the person who just
    moved.
    """
    entries = session.record.entries
    if session.by_oneself:
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
    """Return why nothing can be undone now, as a sentence, or an empty text if something can.

    A person who plays alone can always undo. Between people, the person who made a move can undo it. That ends when
    something hidden is shown or another seat moves (DESIGN 5.4).
    """
    return _refused_here(session) if session.undo_refusal is None else session.undo_refusal


def _refused_here(session: Session) -> str:
    if not session.record.entries:
        return str(text.no_undo_yet)
    stays = next(filter(None, (bound(session.record) for bound in BOUND)), "")
    if stays and session.record.finished:
        return stays
    if why := next(filter(None, (once(session.record) for once in ONCE)), ""):
        return why
    if session.by_oneself:
        return "" if undoable(session) else str(text.no_undo_yet)
    mover = session.record.entries[-1].seat
    if mover in session.far | session.stand_ins:
        return str(text.no_undo_played(name=session.names[mover]))
    return refused_between_people(session)


def refused_between_people(session: Session) -> str:
    """Return why the last move can't be undone between people, or an empty text. It’s the same for everyone."""
    if session.run:
        return _turned_since(session, session.run[-1])
    since = session.record.entries[session.entries_at_look :]
    if not since:
        return str(text.no_undo_turn if session.open_turn else text.no_undo_looked)
    mover = since[0].seat
    last = next((entry.seat for entry in since if entry.seat != mover), None)
    if last is not None:
        return str(text.no_undo_played(name=session.names[last]))
    bots_move = str(text.no_undo_computer) if session.by_computer(mover) else ""
    return _turned_since(session, session.events_at_look) or bots_move


def _turned_since(session: Session, since: int) -> str:
    turned = any(event["reveals"] for event in session.record.state.events(since))
    return str(text.no_undo_turned) if turned else ""
