"""Reviewing the game on the table when it is over, and playing on from one of its positions."""

from __future__ import annotations

from table import practice, text
from table.hooks import OPENED_FOR
from table.looking_back import key_of, look_back
from table.model import Looking, Model, Session
from table.update.events import Effect, Event, on
from table.update.playing import apply, settle, turn_effects
from table.update.saving import lay_on_table, new_session
from table.update.thinking import for_a_slice
from tenfold.review import can_look_back, decision_at, digest_of, from_text, to_text

SLICE = 0.2
"""The seconds of thought between two screens. Here people wait only for the end, or to stop it."""

KEPT_EVERY = 20
"""The number of steps after which the results so far are saved."""


@on("look-back", at=Session)
def _look_back(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Go to the review: from the result, from one of its decisions, or from practice."""
    looking = model.looking
    if isinstance(model.under(session), Looking):
        model.back()
        return None
    if looking is not None and looking.session is session and _fits(looking):
        model.show(looking)
        return None
    origin = practice.origin(session.record)
    if origin:
        known = any(summary.id == origin for summary in model.known_games)
        then = {"id": origin, "look": True}
        return [{"type": "load", "key": f"game:{origin}", "then": then}] if known else None
    return look_back_at(model, session)


def look_back_at(model: Model, session: Session) -> list[Effect] | None:
    """Open the review of the game on the table. The saved results come back as `loaded`."""
    if not can_look_back(session.record) or session.moment is not None:
        return None
    model.looking = Looking(session)
    model.show(model.looking)
    return [{"type": "load", "key": key_of(session.id), "then": {"id": session.id, "back": True}}]


def _opened(model: Model, session: Session) -> list[Effect] | None:
    """Review a saved game that has been read."""
    lay_on_table(model, session)
    return look_back_at(model, session)


OPENED_FOR["look"] = _opened


def _fits(looking: Looking) -> bool:
    """True if the game is still the one that was reviewed. Its last moves may have been undone since."""
    return looking.back is None or looking.back.digest == digest_of(looking.session.record)


def kept(model: Model, event: Event) -> list[Effect] | None:
    """Continue a review from the saved results."""
    looking = model.screen
    if not isinstance(looking, Looking) or looking.session.id != event.get("id") or looking.back is not None:
        return None
    record = looking.session.record
    looking.back = from_text(event.get("text"), record)
    if not looking.back.is_over:
        looking.thinking = look_back(record, looking.back)
    return None


@on("think-back", at=Looking)
def _think_back(model: Model, event: Event, looking: Looking) -> list[Effect] | None:
    """Continue the review for one slice."""
    if looking.back is None or looking.thinking is None:
        return None
    before = looking.back.steps // KEPT_EVERY
    looking.slices += 1
    if for_a_slice(model.clock, looking.thinking, SLICE):
        looking.thinking = None
        told: Effect = {"type": "announce", "text": str(text.looking_over), "urgent": False}
        return [*_keep(looking), told]
    return _keep(looking) if looking.back.steps // KEPT_EVERY > before else None


@on("stop-back", at=Looking)
def _stop(model: Model, event: Event, looking: Looking) -> list[Effect] | None:
    """Stop the review. The results so far are saved."""
    if looking.thinking is None:
        return None
    looking.thinking = None
    return _keep(looking)


@on("go-on-back", at=Looking)
def _go_on(model: Model, event: Event, looking: Looking) -> None:
    if looking.back is not None and looking.thinking is None and not looking.back.is_over:
        looking.thinking = look_back(looking.session.record, looking.back)


def _keep(looking: Looking) -> list[Effect]:
    assert looking.back is not None
    kept = to_text(looking.back, looking.session.record.game)
    return [{"type": "save", "key": key_of(looking.session.id), "text": kept}]


@on("result", at=Looking)
def _result(model: Model, event: Event, looking: Looking) -> None:
    """Go back to the result."""
    model.back()


@on("open-decision", at=Looking)
def _open_decision(model: Model, event: Event, looking: Looking) -> list[Effect] | None:
    """Show the table as it was before a reviewed decision. From there you can play on as practice."""
    close = looking.back.told_at(event.get("entry")) if looking.back else None
    if close is None:
        return None
    looked_at = looking.session
    record = practice.practice(looked_at.record, looked_at.id, decision_at(looked_at.record, close.entry))
    looking.decision = close
    session = new_session(model, record)
    model.show(session)
    return _begin(model, session)


@on("practice", at=Session)
def _once_more(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Play the same position again, after practice."""
    if not session.record.finished or not session.is_practice:
        return None
    again = new_session(model, practice.once_more(session.record))
    model.put(again)
    return _begin(model, again)


def _begin(model: Model, session: Session) -> list[Effect]:
    """Start practice. It is saved as soon as somebody plays."""
    settle(session)
    return turn_effects(model, session)


@on("try-better", at=Session)
def _try(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Play the better act, and play on from there."""
    close = model.opened_decision
    if close is None or close.act not in _legal(session, close.seat):
        return None
    return apply(model, session, close.seat, close.act, by_hand=True)


def _legal(session: Session, seat: int) -> list[str]:
    state = session.record.state
    return [state.action_to_string(action) for action in state.legal_actions(seat)]
