"""Saving the game on the table, and putting a saved one there."""

from __future__ import annotations

from table import lines, saves, sealing
from table.archive import take_out
from table.hooks import FINISHED, OVER
from table.model import Model, Session
from table.stack import HistoryScreen
from table.update.events import Effect
from tenfold import Record

LOOK = "look"
"""The metadata key under which a record stores up to where hands have been looked at."""


def new_session(model: Model, record: Record) -> Session:
    """Return a session for a new game, with a unique id."""
    record.meta["created"] = str(model.now)
    sealing.close(record)
    return Session(f"{model.now:x}-{model.random.getrandbits(24):06x}", record)


def save_game(model: Model, session: Session) -> list[Effect]:
    """Save the game on the table, and its line in the list of games. Delete practice that is over."""
    record = session.record
    if not session.is_saved:
        return []
    record.meta |= _look(session)
    if record.finished:
        record.meta.setdefault("finished", str(model.now))
        model.home_changes += 1
    else:
        record.meta.pop("finished", None)
    old = next((summary for summary in model.games if summary.id == session.id), None)
    summary = lines.summary_of(session.id, record, model.now)
    if old is not None:
        model.games.remove(old)
    if record.finished and session.is_practice:
        return [*saves.forgotten(session.id), *saves.games(model)]
    ask = _ask_to_keep(model) if record.finished and not model.asked_to_keep else []
    follows = [effect for finish in FINISHED for effect in finish(model, record)] if record.finished else []
    noted = [effect for note in OVER for effect in note(model, session.id, record)] if record.finished else []
    model.games.insert(0, summary)
    moved = old is not None and old.finished and not summary.finished
    return [
        {"type": "save", "key": f"game:{session.id}", "text": record.to_json()},
        *take_out(model.archive, {session.id}, model.games),
        *saves.games(model, changed=None if moved else summary),
        *follows,
        *noted,
        *ask,
    ]


def _ask_to_keep(model: Model) -> list[Effect]:
    """Ask the browser, once, to protect the saves: after a finished game there is something to lose."""
    model.asked_to_keep = True
    return [saves.settings(model), {"type": "keep-saves"}]


def keep_look(model: Model) -> list[Effect]:
    """Save at once that more has been looked at, so that a restart does not make more moves undoable.

    A replay saves nothing.
    """
    session = model.screen
    if not isinstance(session, Session) or not session.is_saved:
        return []
    if _look(session).items() <= session.record.meta.items():
        return []
    session.record.meta |= _look(session)
    return [{"type": "save", "key": f"game:{session.id}", "text": session.record.to_json()}]


def _look(session: Session) -> dict[str, str]:
    """Return metadata for what can be undone between people. A person who plays alone can undo everything."""
    numbers = (session.entries_at_look, session.events_at_look, *session.run)
    return {} if session.by_oneself else {LOOK: " ".join(map(str, numbers))}


def recall_look(session: Session) -> None:
    """Restore what had been looked at when the game was left. Invalid metadata counts as a look at everything."""
    entries, events = len(session.record.entries), session.record.state.event_count
    try:
        at_entry, at_event, *run = map(int, session.record.meta.get(LOOK, "").split())
    except ValueError:
        at_entry, at_event, run = entries, events, []
    if not (0 <= at_entry <= entries and all(0 <= at <= events for at in (at_event, *run)) and len(run) <= entries):
        at_entry, at_event, run = entries, events, []
    session.entries_at_look, session.events_at_look, session.run = at_entry, at_event, run


def recall_front(session: Session) -> None:
    """Put the phone in front of the person who was last on turn."""
    state = next(session.record.replay())
    turns = [state.current_player()]
    for seat, action in session.record.entries:  # one state for all: each of `replay` keeps its whole log
        state.apply_action(state.string_to_action(action), seat)
        turns.append(state.current_player())
    session.front = next((seat for seat in reversed(turns) if seat in session.people), 0)


def lay_on_table(model: Model, session: Session) -> None:
    """Put a saved game on the table. Going back leads to the list of games if it was opened there."""
    model.go(*[screen for screen in model.stack if isinstance(screen, HistoryScreen)], session)
