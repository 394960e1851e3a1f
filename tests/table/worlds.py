"""The same table in other worlds, which the person looking at the screen can't tell from the real one."""

import copy
import random
from collections.abc import Iterator
from contextlib import contextmanager

from table import view
from table.model import Session
from tenfold import State
from tests.table.driver import Phone

SECRETS = {"hand": ["?"], "card": "?", "bid": "?"}


def other_world(session: Session, eyes: int | None, rng: random.Random) -> State:
    """Return a state that the eyes can't tell from the real one. Past events that only others saw may differ, too."""
    state = session.record.state
    world = session.record.load_game().sample_state(state.observation(eyes), rng)
    world.log = [
        event if not event.secret or eyes in event.seen_by else event._replace(secret=SECRETS)
        for event in state.log or []
    ]
    if hasattr(state, "random"):
        world.random = state.random  # later deals have not happened yet
    return world


def looker(session: Session) -> int | None:
    """Return the seat whose cards may be on the screen: its hand is face up, or it is peeking."""
    return session.turn if session.peek else session.eyes


@contextmanager
def in_another_world(phone: Phone, rng: random.Random) -> Iterator[bool]:
    """Put another world on the table within the block. Yield True if it differs from the real one."""
    session = phone.session
    record, real, seed = session.record, session.record._state, session.record.seed
    try:
        record._state = other_world(session, looker(session), rng)
        if not real.is_terminal():
            record.seed = rng.getrandbits(32)
        yield record._state.serialize() != real.serialize()
    finally:
        record._state, record.seed = real, seed


def rendered(phone: Phone) -> str:
    """Return the whole step for the current model, including the screens to keep."""
    return view.step(phone.model, view.Shown())[0].to_json()


def same_in_another_world(phone: Phone, rng: random.Random) -> bool:
    """Check that the screen would be the same, byte for byte. True if the other world differs."""
    if phone.model.session is None:
        return False
    frame = rendered(phone)
    with in_another_world(phone, rng) as other:
        assert rendered(phone) == frame
    return other


def twin_of(phone: Phone, rng: random.Random) -> Phone:
    """Return a copy of the phone in a world that the player on turn can't tell from the real one. No one watches it."""
    phone.session.thinking = None
    twin = copy.copy(phone)
    twin.model = copy.deepcopy(phone.model)
    twin.watchers, twin.store, twin.heard, twin.keep = [], {}, [], {}
    twin.timers = dict(phone.timers)
    real = phone.session  # a deep copy of a state has other objects for its phases than the game
    world = other_world(real, real.turn if real.eyes is None else real.eyes, rng)
    twin.session.record._state = world
    return twin


def known(phone: Phone) -> list[object]:
    """Return what the person looking at the screen sees of the game, and all events that they have seen."""
    eyes, state = looker(phone.session), phone.record.state
    return [eyes is None or state.observation(eyes).to_json(), state.events(0, eyes)]
