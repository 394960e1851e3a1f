"""Hints: the strongest computer player looks at what this person sees, and says what it would do, and why."""

from __future__ import annotations

from table.boards import board_of
from table.hints import HINTS, can_hint, current, hint_refused
from table.model import Hint, Model, Session
from table.notes import count_once_more
from table.speech import spoken_advice
from table.update.events import Effect, Event, on, say
from table.update.playing import end_showing
from table.update.saving import save_game
from table.update.thinking import for_a_slice
from tenfold import bots

LEVEL = "hard"
"""Who is asked."""


@on("hint")
def _hint(model: Model, event: Event) -> list[Effect] | None:
    """Ask, or hear the best once more; a hint counts once for a decision."""
    session = model.session
    if session is None or not can_hint(session):
        return None
    if session.alone and session.persons_turn:  # whoever asks is done with what is being shown
        end_showing(session)
    refused = hint_refused(session)
    if refused:
        return say(model, refused)
    hint = current(session)
    if hint is not None:
        hint.told = 0
        return _shown(model, session, hint) if hint.judgements else _open(model)
    seat, record = session.actor, session.record
    assert seat is not None, "who has nothing to decide is refused"
    bot = bots.load(record.load_game(), LEVEL, seed=len(record.entries))
    session.hint = Hint(len(record.entries), seat, bot.weighing(record.state.observation(seat), bot.advice))
    count_once_more(record, HINTS)
    return [*save_game(model, session), *(_open(model) or ())]


@on("weigh")
def _weigh(model: Model, event: Event) -> list[Effect] | None:
    """Let the adviser think for one slice."""
    session = model.session
    hint = current(session) if session else None
    if session is None or hint is None or hint.weighing is None:
        return None
    hint.slices += 1
    for judgements in for_a_slice(model.clock, hint.weighing):
        hint.weighing, hint.judgements = None, judgements
        return _shown(model, session, hint)
    return None


@on("next-hint")
def _next(model: Model, event: Event) -> list[Effect] | None:
    """What comes next after the best, and what it costs; after the last the first again."""
    session = model.session
    hint = current(session) if session else None
    if session is None or hint is None or not hint.judgements or hint_refused(session):
        return None
    hint.told = (hint.told + 1) % min(len(hint.judgements), MOST)
    return _shown(model, session, hint)


MOST = 2
"""The best and the runner-up."""


def _open(model: Model) -> list[Effect] | None:
    model.sheet = {"name": "hint"}
    return None


def _shown(model: Model, session: Session, hint: Hint) -> list[Effect]:
    """The slip opens, and is read aloud."""
    _open(model)
    return [
        {
            "type": "announce",
            "text": spoken_advice(hint, board_of(session.record.game), session.names, alone=session.alone),
            "urgent": False,
        }
    ]
