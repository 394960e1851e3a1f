"""Looking back at the game on the table when it is over, and playing on from one of its positions."""

from __future__ import annotations

from table import practice
from table.looking_back import can_look_back, decision_at, digest_of, from_text, key_of, look_back, to_text
from table.model import Looking, Model, Session
from table.update.events import Effect, Event, on
from table.update.playing import apply, settle, turn_effects
from table.update.saving import new_session
from table.update.thinking import for_a_slice

SLICE = 0.2
"""Seconds of thought between two screens: nobody waits for anything but the end, or to stop it."""

KEPT_EVERY = 20
"""After so many looks what has been found so far is kept."""


@on("look-back")
def _look_back(model: Model, event: Event) -> list[Effect] | None:
    """To the look back: from the result, from one of its decisions, or from practice."""
    looking, session = model.looked_back_at, model.session
    if looking is not None and _fits(looking):
        model.session, model.sheet = looking.session, None
        looking.shown, looking.decision = True, None
        return None
    if session is None:
        return None
    origin = practice.origin(session.record)
    if origin:
        known = any(summary.id == origin for summary in model.known_games)
        then = {"id": origin, "look": True}
        return [{"type": "load", "key": f"game:{origin}", "then": then}] if known else None
    return look_back_at(model, session)


def look_back_at(model: Model, session: Session) -> list[Effect] | None:
    """Open the look back at the game on the table; what was kept of it comes back as `loaded`."""
    if not can_look_back(session.record) or session.moment is not None:
        return None
    model.looking, model.sheet = Looking(session), None
    return [{"type": "load", "key": key_of(session.id), "then": {"id": session.id, "back": True}}]


def _fits(looking: Looking) -> bool:
    """Whether the game is still the one that was looked back at: its end may have been taken back meanwhile."""
    return looking.back is None or looking.back.digest == digest_of(looking.session.record)


def kept(model: Model, event: Event) -> list[Effect] | None:
    """What was kept of a look back has been read: go on from there."""
    looking = model.looked_back_at
    if looking is None or looking.session.id != event.get("id") or looking.back is not None:
        return None
    record = looking.session.record
    looking.back = from_text(event.get("text"), record)
    if not looking.back.is_over:
        looking.thinking = look_back(record, looking.back)
    return None


@on("think-back")
def _think_back(model: Model, event: Event) -> list[Effect] | None:
    """Look on for one slice."""
    looking = model.looked_back_at
    if looking is None or looking.back is None or looking.thinking is None or not looking.shown:
        return None
    before = looking.back.steps // KEPT_EVERY
    looking.slices += 1
    if for_a_slice(model.clock, looking.thinking, SLICE):
        looking.thinking = None
        told: Effect = {"type": "announce", "text": "The look back is done.", "urgent": False}
        return [*_keep(looking), told]
    return _keep(looking) if looking.back.steps // KEPT_EVERY > before else None


@on("stop-back")
def _stop(model: Model, event: Event) -> list[Effect] | None:
    """Whoever does not want to wait need not; what has been found so far is kept."""
    looking = model.looked_back_at
    if looking is None or looking.thinking is None:
        return None
    looking.thinking = None
    return _keep(looking)


@on("go-on-back")
def _go_on(model: Model, event: Event) -> None:
    looking = model.looked_back_at
    if looking is not None and looking.back is not None and looking.thinking is None and not looking.back.is_over:
        looking.thinking = look_back(looking.session.record, looking.back)


def _keep(looking: Looking) -> list[Effect]:
    assert looking.back is not None
    text = to_text(looking.back, looking.session.record.game)
    return [{"type": "save", "key": key_of(looking.session.id), "text": text}]


@on("result")
def _result(model: Model, event: Event) -> None:
    """Back to the result."""
    looking = model.looked_back_at
    if looking is not None and model.session is looking.session:
        looking.shown = False


@on("open-decision")
def _open_decision(model: Model, event: Event) -> list[Effect] | None:
    """The table as it was before a decision that is told of; whoever plays there plays on as practice."""
    looking = model.looked_back_at
    close = None if looking is None or looking.back is None else looking.back.told_at(event.get("entry"))
    if looking is None or close is None:
        return None
    looked_at = looking.session
    record = practice.practice(looked_at.record, looked_at.id, decision_at(looked_at.record, close.entry))
    looking.shown, looking.decision = False, close
    return _sit_down(model, new_session(model, record))


@on("practice")
def _once_more(model: Model, event: Event) -> list[Effect] | None:
    """The same position once more, after practice."""
    session = model.session
    if session is None or not session.record.finished or not session.is_practice:
        return None
    return _sit_down(model, new_session(model, practice.once_more(session.record)))


def _sit_down(model: Model, session: Session) -> list[Effect]:
    """Put practice on the table; it is kept as soon as something is played."""
    model.session, model.screen, model.sheet = session, "play", None
    settle(session)
    return turn_effects(model, session)


@on("try-better")
def _try(model: Model, event: Event) -> list[Effect] | None:
    """Play what would have been better, and play on from there."""
    session, close = model.session, model.opened_decision
    if session is None or close is None or close.act not in _legal(session, close.seat):
        return None
    return apply(model, session, close.seat, close.act, by_hand=True)


def _legal(session: Session, seat: int) -> list[str]:
    state = session.record.state
    return [state.action_to_string(action) for action in state.legal_actions(seat)]
