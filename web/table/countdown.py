"""How long an open reaction window waits before the turn starts by itself."""

from __future__ import annotations

from table.hooks import HOLDS
from table.look import is_dealing
from table.model import Model, Session

REACTION, FIRST_REACTION = 3000, 8000
"""How long a window waits for someone who plays alone, in milliseconds: usually, and the first times.

The first times, people read what the window asks.
"""

FIRST_TIMES = 6
"""How many windows of the first game of its kind wait longer. Then people know what is asked."""

DEALT = 700
"""How much later the time starts to run after a deal, in milliseconds: the cards are there before."""


def reaction_ms(model: Model, session: Session) -> int | None:
    """Return how long a reaction window waits, in milliseconds, or None if only a tap ends it.

    Only a tap ends it between people, while a card is selected, and while a feature holds it.
    """
    waits = session.alone and model.settings.go_on and not session.picked and not any(holds(session) for holds in HOLDS)
    if not waits:
        return None
    time = FIRST_REACTION if is_new(model, session) else REACTION
    return time + DEALT if is_dealing(session) else time


def is_new(model: Model, session: Session) -> bool:
    """True at the first windows of a game if none of this kind has been finished on this phone."""
    state = session.record.state
    closing = state.closing_action()
    act = "" if closing is None else state.action_to_string(closing)
    closed = sum(entry.action == act for entry in session.record.entries)
    return closed < FIRST_TIMES and not any(one.finished and one.game == session.record.game for one in model.games)


def is_counting(model: Model, session: Session) -> bool:
    """True if the table shows that a window is about to close."""
    undecided = session.reacting and session.alone and not (session.moment or session.closing or session.taught)
    return undecided and session.automatic is None and not model.sheet and reaction_ms(model, session) is not None
