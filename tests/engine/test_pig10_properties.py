"""What holds in every game of PIG 10, looked for by Hypothesis."""

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given

from tenfold import testing
from tenfold.games.pig10.cards import DECK
from tests.engine.positions import pig10
from tests.engine.properties import every_world, position_of, states

STATES = states("pig10")


@given(STATES)
def test_80_cards_are_somewhere(state):
    data = position_of(state)
    cards = Counter(itertools.chain(*data["hands"], *data["won"], data["middle"], data["pile"]))
    assert cards == {str(kind): count for kind, count in enumerate(DECK)}


@given(STATES)
def test_the_middle_is_worth_0_to_9(state):
    seen = state.observation()
    assert 0 <= seen.value <= 9
    assert seen.middle or seen.value == 0


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
    testing.check_worlds(state.game, state.serialize(), seat, every_world(state, seat), draws=6000)


def test_sampled_worlds_are_as_likely_as_deals():
    state = pig10(["1", "2", "3"], pile="4")
    rng = random.Random(1)
    found = Counter(state.game.sample_state(state.observation(0), rng).serialize() for _ in range(6000))
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())  # 1000 expected, five standard deviations are 144
