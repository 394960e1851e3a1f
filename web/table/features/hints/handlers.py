"""Asking for a hint, working it out in slices, and going to the next best act."""

from __future__ import annotations

from table import text as common
from table.boards import board_of
from table.features.hints import text
from table.features.hints.state import Asked, Hint, can_hint, current, hint_refused
from table.features.hints.words import spoken_advice
from table.hooks import AFTER, PASSING
from table.model import Model, Session
from table.update.events import Effect, Event, announced, on, say
from table.update.playing import end_showing
from table.update.saving import save_game
from table.update.thinking import for_a_slice, within
from tenfold import bots
from tenfold.bots.advice import advising
from tenfold.review import keep_hint

LEVEL = "hard"
"""The level of the computer player that gives the hints."""

HINT_S = 1.1
"""The seconds that a hint may think. A quick phone is done in a fraction of that; a slow one looks at fewer worlds."""


@on("hint", at=Session)
def _hint(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Start a hint, or show the best act again. A hint counts once for each decision."""
    if not can_hint(session):
        return None
    if model.sheet:  # you can ask from the menu
        model.close()
    if session.alone and session.persons_turn:  # if you ask, you don't need to see the rest of the animation
        end_showing(session)
    refused = hint_refused(session)
    if refused:
        return say(model, refused)
    hint = current(session)
    if hint is not None:
        hint.shown = 0
        if hint.judgements:
            return _shown(session, hint)
        return None
    seat, record = session.actor, session.record
    assert seat is not None, "who has nothing to decide is refused"
    bot = bots.load(record.load_game(), LEVEL, seed=len(record.entries))
    weighing = within(HINT_S, model.clock, advising(bot, record.state.observation(seat)))
    session.memory(Asked).hint = Hint((*record.entries,), seat, weighing)
    record.note(hints=record.notes.hints + 1)
    return [*announced(str(common.thinking)), *save_game(model, session)]


@AFTER.add(20)
def _something_to_decide(model: Model) -> list[Effect]:
    """Take the note away that there is nothing to decide, as soon as there is something."""
    session, toast = model.session, model.toast
    if session is not None and toast is not None and toast.text == str(text.refused_nothing):
        model.toast = toast if hint_refused(session) else None
    return []


PASSING.add("weigh")


@on("weigh", at=Session)
def _weigh(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Let the computer player think for one slice."""
    hint = current(session)
    if hint is None or hint.weighing is None:
        return None
    hint.slices += 1
    for judgements in for_a_slice(model.clock, hint.weighing):
        hint.weighing, hint.judgements = None, judgements
        keep_hint(session.record, hint.seat, judgements)
        return [*save_game(model, session), *_shown(session, hint)]
    return None


@on("next-hint", at=Session)
def _next(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Show the next best act and its cost, or the best one again after the last."""
    hint = current(session)
    if hint is None or not hint.judgements or hint_refused(session):
        return None
    hint.shown = (hint.shown + 1) % min(len(hint.judgements), MOST)
    return _shown(session, hint)


MOST = 2
"""The number of acts that a hint shows: the best and the runner-up."""


def _shown(session: Session, hint: Hint) -> list[Effect]:
    """Return the effect that announces the hint."""
    return announced(spoken_advice(hint, board_of(session.record.game), session.names, alone=session.alone))
