"""The small versions of the games: each deal is there, and a bot knows which cards are hidden."""

import random

import pytest

from tenfold import GameError, load_game
from tenfold.adapters.small import SMALL, small_version, start_positions

DEALS = {
    "pig10": 7 * 20,
    "ten": 90,
    "ten-nine-eight": 51 * 50,
    "ten-nine-eight/2-cards": 28 * 15,
    "tens": 30,
    "tenstuff": 15 * 6 * 2,
}


def test_every_game_has_a_small_version():
    assert {small.game for small in SMALL.values()} == {"pig10", "ten", "ten-nine-eight", "tens", "tenstuff"}


@pytest.mark.parametrize("name", SMALL)
def test_all_deals_are_there_and_look_the_same_from_outside(name):
    positions = start_positions(name)
    assert len(positions) == DEALS[name]
    assert len({position.information_state_string(None) for position in positions}) == 1


@pytest.mark.parametrize("name", SMALL)
def test_a_small_version_is_played_to_its_end(name):
    game, rng = small_version(name), random.Random(3)
    for _ in range(5):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        assert sum(state.returns()) == 0
        assert len(state.view.full_history()) <= game.max_game_length()


@pytest.mark.parametrize("name", ["pig10", "ten", "tens", "tenstuff"])
def test_a_bot_knows_which_cards_are_hidden(name):
    """So what it believes about the other hand is what the small version deals."""
    positions = start_positions(name)
    seen, rng = positions[0].observation(0), random.Random(1)
    possible = {one.information_state_string(1) for one in positions if one.observation(0) == seen}
    worlds = [positions[0].game.sample_state(seen, rng) for _ in range(100)]
    assert {world.information_state_string(1) for world in worlds} == possible


def test_rewards_can_be_chosen_and_names_must_be_known():
    assert small_version("ten", rewards="place").max_utility() == 1
    with pytest.raises(GameError, match=r"no small version 'poker'\. Small versions: pig10, ten"):
        small_version("poker")
    assert load_game("ten", 2).new_initial_state(1).chips == [7, 7], "only the small version has fewer"
