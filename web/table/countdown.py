"""How long an open reaction window waits before the turn starts by itself."""

from __future__ import annotations

from table.hooks import HOLDS
from table.model import Model, Session

REACTION, FIRST_REACTION = 3000, 8000
"""How long a window waits for someone who plays alone, in milliseconds: usually, and in the first game of its kind.

In their first game, people read what the window asks.
"""


def reaction_ms(model: Model, session: Session) -> int | None:
    """Return how long a reaction window waits, in milliseconds, or None if only a tap ends it.

    Only a tap ends it between people, while a card is selected, and while a feature holds it.
    """
    waits = session.alone and model.settings.go_on and not session.picked and not any(holds(session) for holds in HOLDS)
    if not waits:
        return None
    return FIRST_REACTION if is_first_game(model, session) else REACTION


def is_first_game(model: Model, session: Session) -> bool:
    """True if no game of this kind has been finished on this phone."""
    return not any(one.finished and one.game == session.record.game for one in model.games)


def is_counting(model: Model, session: Session) -> bool:
    """True if the table shows that a window is about to close."""
    undecided = session.reacting and session.alone and not (session.moment or session.closing or session.taught)
    return undecided and session.automatic is None and not model.sheet and reaction_ms(model, session) is not None
