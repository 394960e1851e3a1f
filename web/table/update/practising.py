"""Practice: starting it, and playing the same position again."""

from __future__ import annotations

from table import practice
from table.model import Model, Session
from table.update.events import Effect, Event, on
from table.update.playing import settle, turn_effects
from table.update.saving import new_session


@on("practice", at=Session)
def _repeat(model: Model, event: Event, session: Session) -> list[Effect] | None:
    """Play the same position again, after practice."""
    if not session.record.finished or not session.is_practice:
        return None
    again = new_session(model, practice.repeated(session.record))
    model.put(again)
    return start(model, again)


def start(model: Model, session: Session) -> list[Effect]:
    """Start practice that is on the table. It is saved as soon as someone plays."""
    settle(session)
    return turn_effects(model, session)
