"""What holds in every game of PIG 10, looked for by Hypothesis."""

import itertools
import json
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tenfold
from tenfold import testing
from tenfold.games.pig10.cards import DECK
from tests.engine.positions import pig10
from tests.engine.properties import (
    ANYTHING,
    NEARLY_SEATS,
    check_illegal_input,
    check_same_deal,
    check_same_future,
    check_sampled_worlds_are_apart,
    check_texts,
    states_of,
)

TABLES = st.builds(
    lambda players, **options: tenfold.load_game("pig10", players, **options),
    st.integers(2, 8),
    leftovers=st.sampled_from(["nobody", "last-taker"]),
    tie=st.sampled_from(["shared", "most-tens"]),
)


def states():
    """A position some way into a random game."""
    return states_of(TABLES, lambda game: 80)


def cards(state):
    """Every card of a position, wherever it lies."""
    data = json.loads(state.serialize())
    return Counter(itertools.chain(*data["hands"], *data["won"], data["middle"], data["pile"]))


@given(states())
def test_80_cards_are_somewhere(state):
    assert cards(state) == {str(kind): count for kind, count in enumerate(DECK)}


@given(states())
def test_the_middle_is_worth_0_to_9(state):
    seen = state.observation()
    assert 0 <= seen.value <= 9
    assert seen.middle or seen.value == 0


@given(states(), ANYTHING, NEARLY_SEATS)
def test_illegal_input_changes_nothing(state, action, seat):
    check_illegal_input(state, action, seat)


@given(states(), st.integers(0, 2**32))
def test_a_position_read_again_has_the_same_future(state, seed):
    check_same_future(state, seed)


@given(TABLES, st.integers(0, 2**64))
def test_the_same_seed_gives_the_same_deal(game, seed):
    check_same_deal(game, seed)


@given(states(), st.text(max_size=12))
def test_texts_are_the_inverse_of_actions(state, text):
    check_texts(state, text)


@given(states(), st.data())
def test_permuting_hidden_cards_changes_nothing_for_a_seat(state, data):
    seat = data.draw(st.none() | st.integers(0, state.game.players - 1))
    position = json.loads(state.serialize())
    hidden = [card for other, hand in enumerate(position["hands"]) if other != seat for card in hand] + position["pile"]
    shuffled = data.draw(st.permutations(hidden))
    for other, hand in enumerate(position["hands"]):
        if other != seat:
            position["hands"][other] = [shuffled.pop() for _ in hand]
    position["pile"] = shuffled
    assert state.game.deserialize_state(json.dumps(position)).observation(seat) == state.observation(seat)


@given(states(), st.data())
def test_what_differs_for_a_seat_differs_in_its_observation(state, data):
    seat = data.draw(st.integers(0, state.game.players - 1))
    position = json.loads(state.serialize())
    if not position["hands"][seat] or not position["pile"] or position["hands"][seat][0] == position["pile"][0]:
        return
    position["hands"][seat][0], position["pile"][0] = position["pile"][0], position["hands"][seat][0]
    assert state.game.deserialize_state(json.dumps(position)).observation(seat) != state.observation(seat)


@settings(max_examples=20)
@given(states(), st.integers(0, 2**32))
def test_the_log_of_a_seat_names_no_card_it_may_not_know(state, seed):
    """Replaying the public and own cards of the log accounts for all cards a seat may know, and no other."""
    game = state.game
    start = game.new_initial_state(seed)
    rng = random.Random(seed)
    while not start.is_terminal():
        start.apply_action(rng.choice(start.legal_actions()))
    for seat in range(game.players):
        shown = Counter()
        for event in start.events(player=seat):
            if event["kind"] == "deal":
                assert ("hand" in event) == (event["seat"] == seat)
            elif event["kind"] == "draw":
                assert ("card" in event) == (event["seat"] == seat)
            elif event["kind"] == "play":
                shown[event["card"]] += 1
        assert shown == {str(kind): count for kind, count in enumerate(DECK)}


def worlds(position, seat):
    """Every way to deal the cards that a seat does not see, by brute force."""
    hidden = [card for other, hand in enumerate(position["hands"]) if other != seat for card in hand] + position["pile"]
    for order in set(itertools.permutations(hidden)):
        rest = list(order)
        hands = [
            hand if other == seat else sorted(rest.pop() for _ in hand) for other, hand in enumerate(position["hands"])
        ]
        yield json.dumps({**position, "hands": hands, "pile": rest})


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize(
    ("hands", "keys"),
    [
        (["1 2", "3 3", "4"], {"pile": "0"}),
        (["1 1 1", "10 5", "5"], {"pile": "5 0", "middle": "4", "value": 4}),
        (["7", "8", "9"], {"pile": "", "won": ["1 9", "", "10"], "calls": [1, 0, 1]}),
        (["7 6", "", "9"], {"pile": "1 2"}),
    ],
)
def test_sampling_covers_every_consistent_world(hands, keys, seat):
    state = pig10(hands, **keys)
    position = json.loads(state.serialize())
    testing.check_worlds(state.game, state.serialize(), seat, worlds(position, seat), draws=6000)


def test_sampled_worlds_are_as_likely_as_deals():
    state = pig10(["1", "2", "3"], pile="4")
    rng = random.Random(1)
    found = Counter(state.game.sample_state(state.observation(0), rng).serialize() for _ in range(6000))
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())  # 1000 expected, five standard deviations are 144


def test_playing_in_a_sampled_world_touches_nothing_else():
    check_sampled_worlds_are_apart(tenfold.load_game("pig10", 3).new_initial_state(4))
