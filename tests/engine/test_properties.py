"""What holds in every game whatever its rules, looked for by Hypothesis at tables of every kind."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenfold import GameError, IllegalAction, TenfoldError, load_game, registered_games, testing
from tests.engine.properties import (
    SEEDS,
    act,
    card_at,
    check_sampled_world,
    hidden_places,
    position_of,
    put,
    read,
    seats_of,
    states,
    tables,
    whole_game,
)
from tests.running.depth import examples

EVERY = pytest.mark.parametrize("name", registered_games())
ALIKE = pytest.mark.parametrize("name", [name for name in registered_games() if name != "tenstuff"])
"""Where a seat knows what it sees; what it remembers besides in Tenstuff is looked at there."""

ANYTHING = st.integers() | st.floats() | st.text() | st.none() | st.booleans() | st.binary()
"""What someone might take for an action."""


# Acts, texts, positions.


@EVERY
@given(data=st.data(), action=ANYTHING, seat=st.integers(-2, 9))
def test_illegal_input_changes_nothing(name, data, action, seat):
    state = data.draw(states(name))
    if type(action) is int and 0 <= seat < state.game.players and action in state.legal_actions(seat):
        return
    before = state.serialize(), state.events()
    with pytest.raises(TenfoldError):
        state.apply_action(action, seat)
    assert before == (state.serialize(), state.events())


@EVERY
@given(data=st.data(), text=st.text(max_size=14))
def test_texts_are_the_inverse_of_actions(name, data, text):
    state = data.draw(states(name))
    actions = range(state.game.num_distinct_actions())
    assert [state.string_to_action(state.action_to_string(action)) for action in actions] == [*actions]
    try:
        action = state.string_to_action(text)
    except IllegalAction:
        return
    assert state.action_to_string(action) == text


@EVERY
@examples(60)
@given(data=st.data(), seed=SEEDS)
def test_a_position_read_again_has_the_same_future(name, data, seed):
    """It is the same to every seat, and goes on in the same way to the end."""
    state = data.draw(states(name))
    copy, rng = state.game.deserialize_state(state.serialize()), random.Random(seed)
    for number in itertools.count():
        assert copy.serialize() == state.serialize()
        if number < 30:
            eyes = (None, *range(state.game.players))
            assert all(copy.observation(seat) == state.observation(seat) for seat in eyes)
        if state.is_terminal():
            break
        acting = act(state, rng, haste=number > testing.CHANCE)
        state.apply_action(*acting)
        copy.apply_action(*acting)
    assert copy.returns() == state.returns()


@EVERY
@given(data=st.data(), seed=st.integers(0, 2**64))
def test_the_same_seed_gives_the_same_deal(name, data, seed):
    game = data.draw(tables(name))
    assert game.new_initial_state(seed).serialize() == game.new_initial_state(seed).serialize()


# What a seat may know.


@EVERY
@given(data=st.data(), seed=SEEDS)
def test_sampled_worlds_could_be_and_look_the_same(name, data, seed):
    state = data.draw(states(name))
    check_sampled_world(state, data.draw(seats_of(state)), seed)


@EVERY
def test_playing_in_a_sampled_world_touches_nothing_else(name):
    """Neither the state it was sampled from nor the next world."""
    state = load_game(name, 3).new_initial_state(4)
    before = state.serialize()
    sampled = state.game.worlds(state.observation(0), random.Random(1))
    one, other = next(sampled), next(sampled)
    untouched, rng = other.serialize(), random.Random(1)
    for number in itertools.count():
        if one.is_terminal():
            break
        one.apply_action(*act(one, rng, haste=number > testing.CHANCE))
    assert (state.serialize(), other.serialize()) == (before, untouched)


@ALIKE
@given(data=st.data())
def test_exchanging_what_a_seat_cannot_see_changes_nothing_for_it(name, data):
    state = data.draw(states(name))
    seat = data.draw(seats_of(state))
    places, position = hidden_places(state, seat), position_of(state)
    if len(places) < 2:
        return
    one, other = data.draw(st.lists(st.sampled_from(places), min_size=2, max_size=2, unique=True))
    cards = card_at(position, one), card_at(position, other)
    put(position, one, cards[1])
    put(position, other, cards[0])
    try:
        exchanged = read(state, position)
    except GameError as refused:  # only what is known of a seat may keep two hidden cards from changing places
        known = {"pig10": "stuck", "ten": "joker", "ten-nine-eight": ""}
        assert known[name] in str(refused)  # noqa: PT017
        return
    assert exchanged.observation(seat) == state.observation(seat)


@pytest.mark.parametrize("name", ["pig10", "ten", "ten-nine-eight"])
@given(data=st.data())
def test_what_a_seat_holds_makes_a_difference_to_it(name, data):
    state = data.draw(states(name))
    seat, position = data.draw(st.integers(0, state.game.players - 1)), position_of(state)
    places, mine = hidden_places(state, seat), ("hands", seat, 0)
    if not places or not position["hands"][seat]:
        return
    place = data.draw(st.sampled_from(places))
    cards = card_at(position, mine), card_at(position, place)
    put(position, mine, cards[1])
    put(position, place, cards[0])
    try:
        other = read(state, position)
    except GameError:
        return
    assert (other.observation(seat) == state.observation(seat)) == (cards[0] == cards[1])


PRIVATE = {
    "pig10": {"deal": "hand", "draw": "card"},
    "ten": {"deal": "hand", "refill": "drawn"},
    "ten-nine-eight": {"deal": "hand", "bid": "bid"},
    "tenstuff": {"deal": "hand", "handed": "cards", "draw": "card", "play": "slipped"},
}
"""By game and kind of event: what only its own seat is told, and the seat that gets it."""


@pytest.mark.parametrize("name", PRIVATE)
@examples(40)
@given(data=st.data(), seed=SEEDS)
def test_the_log_of_a_seat_names_no_card_it_may_not_know(name, data, seed):
    game = data.draw(tables(name))
    *_, state = itertools.islice(whole_game(game, seed), 700)
    for seat in (None, *range(game.players)):
        for event, public in zip(state.events(player=seat), state.events(), strict=True):
            key = PRIVATE[name].get(event["kind"])
            if key is None or (name == "tenstuff" and (key in public or (key == "slipped" and not game.cheating))):
                continue
            openly = key == "bid" and game.open_bids
            assert (key in event) == (openly or (seat is not None and seat in (event["seat"], event.get("to"))))
