"""The same table in worlds that the eyes in front of the screen cannot tell from the real one."""

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
    """A state that the eyes cannot tell from the real one; what others alone saw of its past is another thing, too."""
    state = session.record.state
    world = session.record.load_game().sample_state(state.observation(eyes), rng)
    world.log = [
        event if not event.secret or eyes in event.seen_by else event._replace(secret=SECRETS)
        for event in state.log or []
    ]
    if hasattr(state, "random"):
        world.random = state.random  # what is dealt later on is not there yet
    return world


def looker(session: Session) -> int | None:
    """The seat whose cards may be on the screen: its hand lies open, or it peeks."""
    return session.turn if session.peek else session.eyes


@contextmanager
def in_another_world(phone: Phone, rng: random.Random) -> Iterator[bool]:
    """For as long as this lasts, the table is that of another world; tells whether it is not the real one again."""
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
    """The whole step for the model as it stands, the screens to keep included."""
    return view.step(phone.model, view.Shown())[0].to_json()


def same_in_another_world(phone: Phone, rng: random.Random) -> bool:
    """Check that the screen would be the same, byte for byte; returns whether the other world was another one."""
    if phone.model.session is None:
        return False
    frame = rendered(phone)
    with in_another_world(phone, rng) as other:
        assert rendered(phone) == frame
    return other


def twin_of(phone: Phone, rng: random.Random) -> Phone:
    """Return the same phone in a world that the player on turn cannot tell from the real one; no one watches it."""
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
    """What the eyes before the screen see of the game, and all that they have seen happen."""
    eyes, state = looker(phone.session), phone.record.state
    return [eyes is None or state.observation(eyes).to_json(), state.events(0, eyes)]
