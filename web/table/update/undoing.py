"""Undoing moves, within the limits of DESIGN 5.4."""

from __future__ import annotations

from table import text
from table.boards import board_of
from table.model import Model, Session
from table.undo import undo_refused, undoable
from table.update.events import Effect, Event, on, say
from table.update.playing import automatic_move, note_look, offer, unfold
from table.update.saving import save_game
from tenfold import AnyState


@on("undo", at=Session)
def _undo(model: Model, event: Event, session: Session) -> list[Effect]:
    model.close()  # it's in the menu, too
    reason = undo_refused(session)
    return say(model, reason) if reason else undo(model, session)


def undo(model: Model, session: Session) -> list[Effect]:
    """Undo the last move, which has been found possible."""
    if session.hand_over or (session.open_turn and session.moment is None):
        # The hand is shown only after another handover, whichever person holds the phone now.
        session.holder = None
    before = session.record.state
    session.record.take_back(undoable(session))
    if session.run:
        session.run.pop()
    _take_back_parts(session)
    while session.by_oneself and undoable(session) and (automatic_move(session) or session.reacting):
        session.record.take_back(undoable(session))  # no one chose it, and it would only be made again
    _note_look_taken_back(session, before)
    session.automatic = automatic_move(session)
    session.moment = session.thinking = None
    session.later.clear()
    session.gathered = None
    session.passed.clear()
    session.picked, session.peek, session.claim, session.aside = (), False, "", None
    if session.far:
        note_look(session)
    offer(session)
    session.front = session.turn
    if not session.alone:
        session.eyes = None
        if session.holder == session.turn and not session.open_turn:
            unfold(session)
    return [*save_game(model, session), *say(model, text.undo_done)]


def _note_look_taken_back(session: Session, before: AnyState) -> None:
    """Count an undone look. A person who plays alone can undo a card that was turned up, but has seen it."""
    since = session.record.state.event_count
    if session.by_oneself and any(event["reveals"] for event in before.events(since, session.eyes)):
        session.record.note(looks=session.record.notes.looks + 1)


def _take_back_parts(session: Session) -> None:
    """Undo the rest of a choice whose last act has just been undone."""
    entries, partial = session.record.entries, board_of(session.record.game).partial
    while entries and entries[-1].action.split()[0] in partial:
        session.record.take_back()
