"""What holds in every game whatever its rules, for the tests by Hypothesis of each of them."""

import json
import random

import pytest
from hypothesis import strategies as st

from tenfold import IllegalAction, TenfoldError

ANYTHING = st.integers() | st.floats() | st.text() | st.none() | st.booleans() | st.binary()
"""What somebody might take for an action."""

NEARLY_SEATS = st.integers(-2, 9)
SEEDS = st.integers(0, 2**32)


def by_chance(state, rng):
    return rng.choice(state.legal_actions())


@st.composite
def states_of(draw, tables, moves, choose=by_chance):
    """A position some way into a random game, after so many moves at most."""
    game = draw(tables)
    state = game.new_initial_state(draw(SEEDS))
    rng = random.Random(draw(SEEDS))
    for _ in range(draw(st.integers(0, moves(game)))):
        if state.is_terminal():
            break
        state.apply_action(choose(state, rng))
    return state


def position_of(state):
    return json.loads(state.serialize())


def random_future(state, seed, choose=by_chance):
    """The same state, played to the end."""
    rng = random.Random(seed)
    while not state.is_terminal():
        state.apply_action(choose(state, rng))
        yield state


def check_illegal_input(state, action, seat):
    """What is not legal is refused and changes nothing."""
    if type(action) is int and 0 <= seat < state.game.players and action in state.legal_actions(seat):
        return
    before = state.serialize(), state.events()
    with pytest.raises(TenfoldError):
        state.apply_action(action, seat)
    assert before == (state.serialize(), state.events())


def check_texts(state, text):
    """Texts are the inverse of actions, and any other text is refused."""
    actions = range(state.game.num_distinct_actions())
    assert [state.string_to_action(state.action_to_string(action)) for action in actions] == [*actions]
    try:
        action = state.string_to_action(text)
    except IllegalAction:
        return
    assert state.action_to_string(action) == text


def check_same_deal(game, seed):
    assert game.new_initial_state(seed).serialize() == game.new_initial_state(seed).serialize()


def check_same_future(state, seed, choose=by_chance):
    """A position written and read again is the same to every seat, and goes on in the same way to the end."""
    copy = state.game.deserialize_state(state.serialize())
    assert copy.serialize() == state.serialize()
    assert all(copy.observation(seat) == state.observation(seat) for seat in (None, *range(state.game.players)))
    futures = [[each.serialize() for each in random_future(each, seed, choose)] for each in (state, copy)]
    assert futures[0] == futures[1]
    assert copy.returns() == state.returns()


def check_sampled_world(state, seat, seed):
    """A sampled world looks the same to the seat; that it can be read tells that it could have come to pass.

    Returns the world.
    """
    seen = state.observation(seat)
    world = state.game.sample_state(seen, random.Random(seed))
    assert world.observation(seat) == seen
    again = state.game.deserialize_state(world.serialize())
    assert again.observation(seat) == seen
    assert again.serialize() == world.serialize()
    return world


def check_no_peeking(state, decide, rng):
    """A computer player decides the same in every world that it cannot tell from this one."""
    seen = state.observation(state.current_player())
    assert {decide(state.game.sample_state(seen, rng)) for _ in range(4)} == {decide(state)}


def check_sampled_worlds_are_apart(state, choose=by_chance):
    """Playing in a sampled world touches neither the state nor the next world."""
    before = state.serialize()
    sampled = state.game.worlds(state.observation(0), random.Random(1))
    one, other = next(sampled), next(sampled)
    untouched = other.serialize()
    for _ in random_future(one, 1, choose):
        pass
    assert (state.serialize(), other.serialize()) == (before, untouched)
