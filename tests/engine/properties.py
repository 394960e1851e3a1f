"""Positions of every game for the tests by Hypothesis, and worlds that a seat cannot tell apart, by brute force."""

import itertools
import json
import random

from hypothesis import reject
from hypothesis import strategies as st

from tenfold import GameError, game_class, load_game, testing
from tests.engine.positions import position_of

SEEDS = st.integers(0, 2**32)
MOVES = {"tens": 400, "ten": 160, "tenstuff": 250}
"""So far into a game positions lie at most; into the others as long as they last."""

QUIET = {"decline", "pass", "keep"}


@st.composite
def tables(draw, name):
    """Return a game at a table of any size, with each option at its default or chosen."""
    game = game_class(name)
    players = draw(st.integers(game.min_players, game.max_players))
    chosen = {option.id: draw(st.sampled_from((None, *option.choice_ids(players)))) for option in game.options}
    try:
        return game(players, **{option: choice for option, choice in chosen.items() if choice is not None})
    except GameError:
        reject()


def act(state, rng, haste=0.0):
    """Return a random act and its seat, sometimes in haste; what declines, passes or keeps comes second."""
    action, seat = testing.random_action(state, rng, hurry=rng.random() < haste)
    if state.action_to_string(action) in QUIET and rng.random() < 0.6:
        busy = [other for other in state.legal_actions(seat) if state.action_to_string(other) not in QUIET]
        action = rng.choice(busy or [action])
    return action, seat


@st.composite
def states(draw, name):
    """A position some way into a game, in which chance and haste take turns."""
    game = draw(tables(name))
    state, rng, haste = (
        game.new_initial_state(draw(SEEDS)),
        random.Random(draw(SEEDS)),
        draw(st.sampled_from([0, 0.5, 0.9])),
    )
    for _ in range(draw(st.integers(0, MOVES.get(name) or game.max_game_length()))):
        if state.is_terminal():
            break
        state.apply_action(*act(state, rng, haste))
    return state


def seats_of(state):
    """Any seat, or the whole table."""
    return st.none() | st.integers(0, state.game.players - 1)


def whole_game(game, seed):
    """Yield every position of a random game, always as the same state."""
    state, rng = game.new_initial_state(seed), random.Random(seed)
    yield state
    while not state.is_terminal():
        state.apply_action(*act(state, rng))
        yield state


def middle_game(name, seed=4, players=3, **options):
    """A position some way into a game, with something to decide for the seat on turn."""
    state = load_game(name, players, **options).new_initial_state(seed)
    rng = random.Random(seed)
    for number in range(200):
        if number >= 3 + 5 * (seed % 9) and len(state.legal_actions()) > 1:
            break
        state.apply_action(*act(state, rng))
    return state


# What a seat cannot see. A place is a way into a position: ("hands", 1, 0) is the first card of seat 1.


def hidden_places(state, seat):
    """The places of a position with cards that a seat does not know, while the game is on."""
    position, seen = position_of(state), state.observation(seat)
    if state.is_terminal():
        return []
    if state.game.short_name == "tens":
        rows = [(s, cell) for s, up in enumerate(position["face_up"]) for cell in range(10) if str(cell) not in up]
        piles = [] if position["reshuffled"] else ["pile"]
        places = [("grids", *row) for row in rows]
    else:
        piles = ["pile", "draw"]
        places = [("hands", s, i) for s, hand in enumerate(position["hands"]) if s != seat for i in range(len(hand))]
    if state.game.short_name == "ten":
        places += [("table", s) for s, place in enumerate(seen.table) if place.laid and place.card is None]
    return places + [(key, i) for key in piles for i in range(len(position.get(key, [])))]


def card_at(position, place):
    for step in place:
        position = position[step]
    return position.split()[0]


def put(position, place, card):
    """Exchange a card; what is said of it besides, as “7 covered 2” does in 10, stays."""
    *way, last = place
    for step in way:
        position = position[step]
    position[last] = " ".join([card, *position[last].split()[1:]])


def read(state, position):
    return state.game.deserialize_state(json.dumps(position))


def every_world(state, seat, spare=()):
    """Every world that a seat cannot rule out, as texts: each order of the hidden cards that could be.

    `spare` are cards that lie nowhere in the position, and may lie anywhere for all the seat knows.
    """
    places, seen = hidden_places(state, seat), state.observation(seat)
    worlds = set()
    for order in set(itertools.permutations([*(card_at(position_of(state), place) for place in places), *spare])):
        position = position_of(state)
        for place, card in zip(places, order, strict=False):
            put(position, place, card)
        try:
            world = read(state, position)
        except GameError:
            continue
        if world.observation(seat) == seen:
            worlds.add(world.serialize())
    return worlds


def check_sampled_world(state, seat, seed):
    """A sampled world looks the same to the seat. If it can be read, it could have come to pass.

    Return the world.
    """
    seen = state.observation(seat)
    world = state.game.sample_state(seen, random.Random(seed))
    assert world.observation(seat) == seen
    again = state.game.deserialize_state(world.serialize())
    assert again.observation(seat) == seen
    assert again.serialize() == world.serialize()
    return world
