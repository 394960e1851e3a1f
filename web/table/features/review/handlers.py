"""The events of a review: opening it, thinking it out, and playing on from one of its decisions."""

from __future__ import annotations

from table import practice
from table.boards import board_of
from table.features.review import text
from table.features.review.state import BESIDE, Last, OpenedDecision, Reviewing, practice_from
from table.hooks import BESIDE_GAMES, LOADED_FOR, OPENED_FOR, PASSING, REVIEWED
from table.model import Model, Session
from table.update.events import Effect, Event, announced, on
from table.update.playing import apply
from table.update.practising import start
from table.update.saving import lay_on_table, new_session
from table.update.thinking import for_a_slice
from tenfold import Record, review
from tenfold.review import Close, LookBack, Slices, can_look_back, decision_at, digest_of, from_text, to_text

SLICE = 0.2
"""The seconds of thought between two screens. Here people wait only for the end, or to stop it."""

KEPT_EVERY = 20
"""The number of steps after which the results so far are saved."""


@on("look-back", at=Session)
def _look_back(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Go to the review: from the result, from one of its decisions, or from practice."""
    if isinstance(model.under(session), Reviewing):
        model.back()
        return None
    last = session.memory(Last).review
    if last is not None and _fits(last):
        model.show(last)
        return None
    origin = practice.origin(session.record)
    if origin:
        known = any(summary.id == origin for summary in model.known_games)
        then = {"id": origin, "look": True}
        return [{"type": "load", "key": f"game:{origin}", "then": then}] if known else None
    return _review(model, session)


def _review(model: Model, session: Session) -> list[Effect] | None:
    """Open the review of the game on the table. The saved results come back as `loaded`."""
    if not can_look_back(session.record) or session.moment is not None:
        return None
    reviewing = Reviewing(session)
    session.memory(Last).review = reviewing
    model.show(reviewing)
    return [{"type": "load", "key": f"{BESIDE}{session.id}", "then": {"id": session.id, "back": True}}]


def _opened(model: Model, session: Session) -> list[Effect] | None:
    """Review a saved game that has been read."""
    lay_on_table(model, session)
    return _review(model, session)


OPENED_FOR["look"] = _opened
BESIDE_GAMES.add(10)(BESIDE)


def _fits(reviewing: Reviewing) -> bool:
    """True if the game is still the one that was reviewed. Its last moves may have been undone since."""
    return reviewing.back is None or reviewing.back.digest == digest_of(reviewing.session.record)


def _kept(model: Model, event: Event) -> list[Effect] | None:
    """Continue a review from the saved results."""
    reviewing = model.screen
    if not isinstance(reviewing, Reviewing) or reviewing.session.id != event.get("id") or reviewing.back is not None:
        return None
    record = reviewing.session.record
    reviewing.back = from_text(event.get("text"), record)
    if not reviewing.back.is_over:
        reviewing.thinking = _thinking_of(record, reviewing.back)
    return None


LOADED_FOR["back"] = _kept
PASSING.add("think-back")


def _thinking_of(record: Record, back: LookBack) -> Slices:
    """Continue a review to its end, and name the parts of the game as its board does."""
    return review.look_back(record, back, board_of(record.game).part)


@on("think-back", at=Reviewing)
def _think_back(model: Model, event: Event, reviewing: Reviewing) -> list[Effect] | None:
    """Continue the review for one slice."""
    if reviewing.back is None or reviewing.thinking is None:
        return None
    before = reviewing.back.steps // KEPT_EVERY
    reviewing.slices += 1
    if for_a_slice(model.clock, reviewing.thinking, SLICE):
        reviewing.thinking = None
        ident, record = reviewing.session.id, reviewing.session.record
        follows = [effect for over in REVIEWED for effect in over(model, ident, record, reviewing.back)]
        return [*_keep(reviewing), *follows, *announced(str(text.over))]
    return _keep(reviewing) if reviewing.back.steps // KEPT_EVERY > before else None


@on("stop-back", at=Reviewing)
def _stop(model: Model, event: Event, reviewing: Reviewing) -> list[Effect] | None:
    """Stop the review. The results so far are saved."""
    if reviewing.thinking is None:
        return None
    reviewing.thinking = None
    return _keep(reviewing)


@on("go-on-back", at=Reviewing)
def _go_on(model: Model, event: Event, reviewing: Reviewing) -> None:
    if reviewing.back is not None and reviewing.thinking is None and not reviewing.back.is_over:
        reviewing.thinking = _thinking_of(reviewing.session.record, reviewing.back)


def _keep(reviewing: Reviewing) -> list[Effect]:
    assert reviewing.back is not None
    kept = to_text(reviewing.back, reviewing.session.record.game)
    return [{"type": "save", "key": f"{BESIDE}{reviewing.session.id}", "text": kept}]


@on("result", at=Reviewing)
def _result(model: Model, event: Event, reviewing: Reviewing) -> None:
    """Go back to the result."""
    model.back()


@on("open-decision", at=Reviewing)
def _open_decision(model: Model, event: Event, reviewing: Reviewing) -> list[Effect] | None:
    """Show the table as it was before a reviewed decision. From there you can play on as practice."""
    close = reviewing.back.close_at(event.get("entry")) if reviewing.back else None
    if close is None:
        return None
    reviewed = reviewing.session
    practised = practice_from(reviewed.record, reviewed.id, decision_at(reviewed.record, close.entry))
    session = _at_decision(model, practised, close)
    model.show(session)
    return start(model, session)


@on("practice", at=OpenedDecision)
def _repeat(model: Model, event: Event, session: OpenedDecision) -> list[Effect] | None:
    """Show the table of the decision again, after practice."""
    if not session.record.finished:
        return None
    again = _at_decision(model, practice.repeated(session.record), session.decision)
    model.put(again)
    return start(model, again)


def _at_decision(model: Model, practised: Record, close: Close) -> OpenedDecision:
    new = new_session(model, practised)
    return OpenedDecision(new.id, new.record, decision=close)


@on("try-better", at=OpenedDecision)
def _try(model: Model, event: Event, session: OpenedDecision) -> list[Effect] | None:
    """Play the better act, and play on from there."""
    close = session.decision
    if not session.is_untouched or close.act not in _legal(session, close.seat):
        return None
    return apply(model, session, close.seat, close.act, by_hand=True)


def _legal(session: Session, seat: int) -> list[str]:
    state = session.record.state
    return [state.action_to_string(action) for action in state.legal_actions(seat)]
