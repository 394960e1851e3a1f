"""OpenSpiel plays the games, searches them, and solves small ones."""

import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import best_response, cfr, expected_game_score, exploitability, ismcts, mcts
from open_spiel.python.policy import UniformRandomPolicy

from tenfold import GameError, load_game
from tenfold.adapters.openspiel import small_game
from tenfold.registry import SHELF


def short(name):
    return f"tenfold_{name.replace('-', '_')}"


@pytest.mark.thorough
@pytest.mark.quick("pig10")
@pytest.mark.parametrize("name", SHELF)
def test_random_games(name):
    for players in (2, 4):
        game = pyspiel.load_game(f"{short(name)}(players={players},bound=150)")
        pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_options_are_parameters():
    game = pyspiel.load_game("tenfold_tens(players=2,end=#200,rewards=points)")
    assert game.get_parameters()["end"] == "#200"
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


@pytest.mark.few(2)
@pytest.mark.parametrize("name", SHELF)
def test_search_plays_legally(name):
    game = pyspiel.load_game(f"{short(name)}(players=3,bound=60)")
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 12, random_state=rng)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def late(name, players, cards, seed):
    """A late position with few cards in all hands, and every world that the table cannot tell from it."""
    game = load_game(name, players)
    rng = random.Random(seed)
    state = game.new_initial_state(seed)
    while sum(state.observation().hand_sizes) > cards or getattr(state.observation(), "pile", 0):
        state.apply_action(rng.choice(state.legal_actions()))
    seen = state.observation()
    worlds = {world.serialize(): world for world in (game.sample_state(seen, rng) for _ in range(400))}
    return [*worlds.values()]


def small(name, **position):
    deals = late(name, 2, **position)
    assert len(deals) > 2
    return small_game(name, deals, players=2, rewards="points")


@pytest.mark.thorough
def test_regret_minimization_comes_close_to_an_equilibrium():
    game = small("pig10", cards=5, seed=4)
    before = exploitability.nash_conv(game, UniformRandomPolicy(game))
    solver = cfr.CFRSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert before > 0.2
    assert 0 <= after < before / 5


def test_a_best_response_beats_what_it_answers():
    game = small("pig10", cards=5, seed=4)
    uniform = UniformRandomPolicy(game)
    answer = best_response.BestResponsePolicy(game, 0, uniform)
    value = expected_game_score.policy_value(game.new_initial_state(), [answer, uniform])
    even = expected_game_score.policy_value(game.new_initial_state(), [uniform, uniform])
    assert value[0] == pytest.approx(answer.value(game.new_initial_state()))
    assert value[0] > even[0]
    assert sum(value) == pytest.approx(0)


def test_sampled_positions_keep_what_the_seat_knows():
    game = pyspiel.load_game("tenfold_tenstuff(players=3,bound=80)")
    state = game.new_initial_state()
    rng = random.Random(5)
    while not state.is_terminal():
        if not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            assert other.observation_tensor(player) == state.observation_tensor(player)
        state.apply_action(rng.choice(state.legal_actions()))


def test_python_ends_in_peace():
    """OpenSpiel lets go of what is registered when Python is gone already."""
    code = "import tenfold.adapters.openspiel"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_small_games_begin_with_positions_of_their_table():
    deals = late("pig10", 2, cards=4, seed=4)
    with pytest.raises(GameError, match="at least one start position"):
        small_game("pig10", [], players=2)
    with pytest.raises(GameError, match="This view needs a state of"):
        small_game("pig10", deals, players=3)
    with pytest.raises(GameError, match="Rewards must be by place, points, victory, not 'chips'"):
        small_game("pig10", deals, players=2, rewards="chips")


def test_with_perfect_recall_one_knows_how_it_came():
    """Two ways to the same position: the seat sees the same and has done something else."""
    views = []
    for flips in ((0, 4), (4, 0)):
        state = pyspiel.load_game("tenfold_tens(players=2)").new_initial_state()
        while state.is_chance_node():
            state.apply_action(7)
        seat = state.current_player()
        for cell in flips:
            state.apply_action(cell)
        views.append((state.observation_string(seat), state.information_state_string(seat)))
    assert views[0][0] == views[1][0]
    assert views[0][1] != views[1][1]
