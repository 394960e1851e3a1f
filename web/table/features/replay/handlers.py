"""Replay: a finished game, forward and back, as any player saw it. None of it is saved."""

from __future__ import annotations

import re

from table.boards import board_of
from table.features.replay import text
from table.features.replay.film import Film, can_replay
from table.features.replay.state import Replaying, spoken_in_replay
from table.hooks import OPENED_FOR, PASSING, REPLAYED
from table.model import Model, Session
from table.speech import aloud, in_a_row
from table.stack import HistoryScreen
from table.update.events import Effect, Event, announced, elsewhere, on, say


@on("replay", at=Session)
def _replay(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Replay the game on the table, from its result."""
    if "id" in event or session.taught or session.moment:
        return None
    return replay(model, session)


@on("replay")
def _open(model: Model, event: Event) -> list[Effect] | None:
    """Ask for a saved game. It comes back as `loaded`, and is replayed."""
    summary = next((summary for summary in model.known_games if summary.id == event.get("id")), None)
    if summary is None:
        return None
    if not summary.finished:
        return say(model, str(text.replay_waits))
    effects = elsewhere(model, summary.game, {"type": "replay", "id": summary.id})
    if effects is not None:
        return effects
    return [{"type": "load", "key": f"game:{summary.id}", "then": {"id": summary.id, "replay": True}}]


def replay(model: Model, session: Session) -> list[Effect]:
    """Start the replay of a game from the first person's point of view, or the first seat's."""
    if not can_replay(session.record):
        return say(model, str(text.replay_waits))
    seat = session.people[0] if session.people else 0
    model.show(Replaying(session, Film(session.record), eyes=seat, front=seat))
    return [effect for begun in REPLAYED for effect in begun(model, session)]


def _opened(model: Model, session: Session) -> list[Effect]:
    """Replay a saved game that has been read. Its back button leads to the list of games."""
    if not isinstance(model.screen, HistoryScreen):
        model.go(HistoryScreen())
    return replay(model, session)


OPENED_FOR["replay"] = _opened


@on("replay-step", at=Replaying)
def _step(model: Model, event: Event, replaying: Replaying) -> list[Effect] | None:
    """Go one move forward or back."""
    by = event.get("by")
    if type(by) is not int or by not in (-1, 1):
        return None
    replaying.playing = False
    if replaying.number + by < 0:
        return say(model, str(text.replay_at_start))
    if replaying.number + by > replaying.film.last:
        return say(model, str(text.replay_at_end))
    replaying.number += by
    return _heard(replaying)


@on("replay-to", at=Replaying)
def _to(model: Model, event: Event, replaying: Replaying) -> list[Effect] | None:
    """Go to a move, by a button or the scrubber. The scrubber announces itself."""
    wanted = str(event.get("value"))
    if not re.fullmatch("[0-9]{1,9}", wanted) or int(wanted) > replaying.film.last:
        return None
    if int(wanted) == replaying.number:
        return None
    replaying.playing, replaying.number = False, int(wanted)
    return None if event.get("scrubbed") is True else _heard(replaying)


@on("replay-play", at=Replaying)
def _play(model: Model, event: Event, replaying: Replaying) -> None:
    """Start or stop automatic play; at the end, start again from the beginning."""
    replaying.playing = not replaying.playing
    if replaying.playing and replaying.number == replaying.film.last:
        replaying.number = 0


PASSING.add("replay-on")


@on("replay-on", at=Replaying)
def _on(model: Model, event: Event, replaying: Replaying) -> list[Effect] | None:
    """Show the next move of a replay that plays automatically. It stops where something is noted."""
    if not replaying.playing:
        return None
    replaying.number += 1
    replaying.playing = replaying.number < replaying.film.last and replaying.number not in replaying.notes
    return _heard(replaying)


@on("replay-eyes", at=Replaying)
def _eyes(model: Model, event: Event, replaying: Replaying) -> None:
    """Show the replay from a seat, or with all hands face up (null)."""
    seat = event.get("seat", -1)
    if seat is None:
        replaying.eyes = None
    elif type(seat) is int and 0 <= seat < len(replaying.session.names):
        replaying.eyes = replaying.front = seat
    else:
        return
    model.close()


@on("close-replay", at=Replaying)
def _close(model: Model, event: Event, replaying: Replaying) -> None:
    """Go back to where the replay was opened: the result, or the list of games."""
    model.back()


def _heard(replaying: Replaying) -> list[Effect]:
    """Return what has happened, for screen readers."""
    sentences = spoken_in_replay(replaying, board_of(replaying.session.record.game))
    said = in_a_row([sentences or str(replaying.place), *map(aloud, replaying.notes.get(replaying.number, ()))])
    return announced(said)
