"""Replay: a game that is over, forward and back, from anybody's eyes. Nothing of it is written anywhere."""

from __future__ import annotations

import re

from table import guests
from table.boards import board_of
from table.look import told_in_replay
from table.model import Model, Replaying, Session
from table.replaying import Film, can_replay
from table.update.added_games import enter
from table.update.events import Effect, Event, on, say
from table.update.saving import put_away

WAITS = "This game is not over: it is replayed when everybody may see all hands."


@on("replay")
def _replay(model: Model, event: Event) -> list[Effect] | None:
    """To the replay: of the game on the table from its result, or of a saved one by its id."""
    if "id" in event:
        return _open(model, event["id"])
    session = model.session
    if session is None or session.lesson or session.moment:
        return None
    return replay(model, session)


def _open(model: Model, ident: object) -> list[Effect] | None:
    """Ask for a saved game; it comes back as `loaded`, and is replayed."""
    summary = next((summary for summary in model.known_games if summary.id == ident), None)
    if summary is None:
        return None
    if not summary.finished:
        return say(model, WAITS)
    if guests.is_guest(summary.game):
        return enter(model, summary.game, [{"type": "replay", "id": summary.id}])
    return [{"type": "load", "key": f"game:{summary.id}", "then": {"id": summary.id, "replay": True}}]


def replay(model: Model, session: Session, *, back_to: str = "") -> list[Effect]:
    """Begin the replay of the game on the table, from the side of the first person, or of the first seat."""
    if not can_replay(session.record):
        return say(model, WAITS)
    seat = session.people[0] if session.people else 0
    model.replaying = Replaying(session, Film(session.record), eyes=seat, front=seat, back_to=back_to)
    model.sheet = None
    return []


@on("replay-step")
def _step(model: Model, event: Event) -> list[Effect] | None:
    """One move on or back."""
    replaying, by = model.replayed, event.get("by")
    if replaying is None or type(by) is not int or by not in (-1, 1):
        return None
    replaying.playing = False
    if replaying.number + by < 0:
        return say(model, "This is how it began.")
    if replaying.number + by > replaying.film.last:
        return say(model, "This is how it ended.")
    replaying.number += by
    return _heard(replaying)


@on("replay-to")
def _to(model: Model, event: Event) -> list[Effect] | None:
    """To a move: by a button, or by the scrubber, whose own words are heard."""
    replaying, wanted = model.replayed, str(event.get("value"))
    if replaying is None or not re.fullmatch("[0-9]{1,9}", wanted) or int(wanted) > replaying.film.last:
        return None
    if int(wanted) == replaying.number:
        return None
    replaying.playing, replaying.number = False, int(wanted)
    return None if event.get("scrubbed") is True else _heard(replaying)


@on("replay-play")
def _play(model: Model, event: Event) -> None:
    """Let it go on by itself, from the beginning where it is at its end, or stop it."""
    replaying = model.replayed
    if replaying is None:
        return
    replaying.playing = not replaying.playing
    if replaying.playing and replaying.number == replaying.film.last:
        replaying.number = 0


@on("replay-on")
def _on(model: Model, event: Event) -> list[Effect] | None:
    """The next move of a replay that goes on by itself."""
    replaying = model.replayed
    if replaying is None or not replaying.playing:
        return None
    replaying.number += 1
    replaying.playing = replaying.number < replaying.film.last
    return _heard(replaying)


@on("replay-eyes")
def _eyes(model: Model, event: Event) -> None:
    """See it from a seat, or with all hands open (null)."""
    replaying, seat = model.replayed, event.get("seat", -1)
    if replaying is None:
        return
    if seat is None:
        replaying.eyes = None
    elif type(seat) is int and 0 <= seat < len(replaying.session.names):
        replaying.eyes = replaying.front = seat
    else:
        return
    model.sheet = None


@on("close-replay")
def close(model: Model, event: Event) -> None:
    """Back to where it came from: the result, or the list of games."""
    replaying = model.replayed
    if replaying is None:
        return
    model.replaying, model.sheet = None, None
    if replaying.back_to:
        put_away(model)
        model.screen, model.back_to = replaying.back_to, "home"


def _heard(replaying: Replaying) -> list[Effect]:
    """What has happened, for who listens."""
    told = told_in_replay(replaying, board_of(replaying.session.record.game))
    return [{"type": "announce", "text": told or replaying.place, "urgent": False}]
