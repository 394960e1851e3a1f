"""Saving the game on the table, and putting it away."""

from __future__ import annotations

from collections.abc import Iterator

from table import daily, lines, saves, sealing
from table.archive import take_out
from table.boards import board_of
from table.explaining import OFTEN_ENOUGH, key_of
from table.hooks import FINISHED
from table.lessons import Learning
from table.model import Left, Model, Progress, Session
from table.stack import HistoryScreen
from table.update.events import Effect
from tenfold import Record

LOOK = "look"
"""The note of a record that tells what of it has been looked at."""


def new_session(model: Model, record: Record) -> Session:
    """A new game, under a name that no other has."""
    record.meta["created"] = str(model.now)
    sealing.close(record)
    return Session(f"{model.now:x}-{model.random.getrandbits(24):06x}", record)


def save_game(model: Model, session: Session) -> list[Effect]:
    """Save the game on the table, and its line in the list of games.

    Of a lesson it is how far it has come; practice that is over is forgotten.
    """
    record = session.record
    if session.lesson is not None:
        _note_progress(model.lessons.setdefault(record.game, Progress()), session.lesson)
        if not session.lesson.is_over:
            return [saves.lessons(model)]
        model.explained |= {key_of(record.game, rule): OFTEN_ENOUGH for rule in _rules_met(record)}
        return [saves.lessons(model), saves.settings(model)]
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
    day = [saves.days(model)] if daily.tell_end(model, session.id, record) else []
    ask = _ask_to_keep(model) if record.finished and not model.asked_to_keep else []
    follows = [effect for finish in FINISHED for effect in finish(model, record)] if record.finished else []
    model.games.insert(0, summary)
    moved = old is not None and old.finished and not summary.finished
    return [
        {"type": "save", "key": f"game:{session.id}", "text": record.to_json()},
        *take_out(model.archive, {session.id}, model.games),
        *saves.games(model, changed=None if moved else summary),
        *follows,
        *day,
        *ask,
    ]


def _ask_to_keep(model: Model) -> list[Effect]:
    """Once a game is over there is something to lose: the browser is asked not to throw it away, once."""
    model.asked_to_keep = True
    return [saves.settings(model), {"type": "keep-saves"}]


def _note_progress(progress: Progress, learning: Learning) -> None:
    ident = learning.lesson.id
    if not learning.is_over:
        progress.left[ident] = Left(learning.step, tuple(learning.answers))
        return
    progress.left.pop(ident, None)
    if ident not in progress.done:
        progress.done.append(ident)


def _rules_met(record: Record) -> Iterator[str]:
    """The rules that have come up in what was played."""
    explaining = board_of(record.game).explaining
    for state, (seat, action) in zip(record.replay(), record.entries, strict=False):
        before = state.observation(None)
        told = state.witness(state.string_to_action(action), seat, eyes=None)
        yield from (one.id for one in explaining.of(told, before))


def keep_look(model: Model) -> list[Effect]:
    """Save what has been looked at as soon as it is more: after a restart no move may be taken back that is stale.

    A replay writes nothing.
    """
    session = model.screen
    if not isinstance(session, Session) or _look(session).items() <= session.record.meta.items():
        return []
    session.record.meta |= _look(session)
    return [{"type": "save", "key": f"game:{session.id}", "text": session.record.to_json()}]


def _look(session: Session) -> dict[str, str]:
    """What may be taken back between people, as a note; somebody alone may take back everything."""
    numbers = (session.entries_at_look, session.events_at_look, *session.run)
    return {} if session.alone else {LOOK: " ".join(map(str, numbers))}


def recall_look(session: Session) -> None:
    """What had been looked at when the game was left; a note that makes no sense tells that everything was."""
    entries, events = len(session.record.entries), len(session.record.state.events())
    try:
        at_entry, at_event, *run = map(int, session.record.meta.get(LOOK, "").split())
    except ValueError:
        at_entry, at_event, run = entries, events, []
    if not (0 <= at_entry <= entries and all(0 <= at <= events for at in (at_event, *run)) and len(run) <= entries):
        at_entry, at_event, run = entries, events, []
    session.entries_at_look, session.events_at_look, session.run = at_entry, at_event, run


def recall_front(session: Session) -> None:
    """The phone lies before the person who was on turn last."""
    state = next(session.record.replay())
    turns = [state.current_player()]
    for seat, action in session.record.entries:  # one state for all: each state of `replay` keeps its whole log
        state.apply_action(state.string_to_action(action), seat)
        turns.append(state.current_player())
    session.front = next((seat for seat in reversed(turns) if seat in session.people), 0)


def lay_on_table(model: Model, session: Session) -> None:
    """Lay a saved game on the table; the way back leads to the list of games, if it was opened there."""
    model.go(*[screen for screen in model.stack if isinstance(screen, HistoryScreen)], session)
