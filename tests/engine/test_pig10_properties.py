"""What holds in every game of PIG 10, looked for by Hypothesis."""

import itertools
import random
from collections import Counter

import pytest
from hypothesis import given

from tenfold import load_game, testing
from tenfold.games.pig10.cards import DECK, HAND, KINDS, plays
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


@pytest.mark.covering
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


@pytest.mark.few(2)
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize(
    "stuck", [[(1, "3 8"), (1, "3 6 8")], [(1, "6 8"), (2, "2 8")], [(0, "1"), (1, "8"), (1, "6 8"), (2, "8")]]
)
def test_house_gentle_nobody_is_dealt_what_it_was_not_stuck_with(stuck, seat):
    keys = {"pile": "3", "stuck": [{"seat": seat, "kinds": kinds.split()} for seat, kinds in stuck]}
    state = pig10(["1", "6 8", "8"], options={"gentle": "on"}, **keys)
    testing.check_worlds(state.game, state.serialize(), seat, every_world(state, seat), draws=2000)


@pytest.mark.parametrize("seed", range(2))
def test_house_gentle_exactly_the_hands_that_can_be_are_possible(seed):
    """Beside a game, all hands that the plays so far allow each seat, whatever else it might have played instead."""
    state = load_game("pig10", 3, gentle="on").new_initial_state(seed)
    every = [Counter(hand) for hand in itertools.combinations_with_replacement(range(KINDS), HAND)]
    hands = [every] * 3
    rng = random.Random(seed)
    while not state.is_terminal():
        seen, player = state.observation(), state.current_player()
        over = set(range(KINDS)) - {
            card for card in range(KINDS) for _, value in plays(card, seen.value, _last(seen)) if value <= 10
        }
        action = rng.choice(state.legal_actions())
        played = next(outlook for outlook in state.observation(player).legal if outlook.action == action)
        state.apply_action(action)
        left = [hand - Counter([int(played.card)]) for hand in hands[player] if hand[int(played.card)]]
        if played.value > 10:
            left = [hand for hand in left if set(hand) <= over]
        if seen.pile:
            left = [hand + Counter([card]) for hand in left for card in range(KINDS)]
        hands[player] = [Counter(dict(hand)) for hand in {tuple(sorted(hand.items())) for hand in left}]
        sizes = state.observation().hand_sizes
        for stuck, possible, size in zip(state.observation().stuck, hands, sizes, strict=True):
            assert len(possible) == sum(
                any(
                    all(str(card) in kinds for card, kinds in zip(order, stuck, strict=False))
                    for order in itertools.permutations(hand)
                )
                for hand in itertools.combinations_with_replacement(range(KINDS), size)
            )


def _last(seen):
    return int(seen.middle[-1]) if seen.middle else None


def test_sampled_worlds_are_as_likely_as_deals():
    state = pig10(["1", "2", "3"], pile="4")
    rng = random.Random(1)
    found = Counter(state.game.sample_state(state.observation(0), rng).serialize() for _ in range(6000))
    assert len(found) == 6
    assert all(850 < count < 1150 for count in found.values())  # 1000 expected, five standard deviations are 144
