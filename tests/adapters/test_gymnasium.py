"""The gymnasium environments pass gymnasium's own check, and play what the engine plays."""

import sys
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tenfold import GameError
from tenfold.adapters.gymnasium import TenfoldEnv
from tenfold.registry import SHELF


@pytest.mark.parametrize("name", SHELF)
def test_check_env(name):
    made = gymnasium.make(f"tenfold.adapters.gymnasium:tenfold/{name}-v1", bound=100, render_mode="ansi")
    check_env(made.unwrapped)


def played(environment, seed):
    """An episode of legal actions drawn from a seed: what was seen and earned."""
    rng = np.random.default_rng(seed)
    observation, info = environment.reset(seed=seed)
    observations = [observation]
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = environment.step(action)
        observations.append(observation)
        if terminated or truncated:
            return observations, reward, truncated


@pytest.mark.few(2)
@pytest.mark.parametrize("name", SHELF)
def test_an_episode_is_a_game_against_the_others(name):
    environment = TenfoldEnv(name, rewards="victory", bound=300)
    observations, reward, _ = played(environment, 3)
    again, same, _ = played(TenfoldEnv(name, rewards="victory", bound=300), 3)
    assert reward == same
    assert all(np.array_equal(*each) for each in zip(observations, again, strict=True))
    assert reward == environment.state.returns("victory")[environment.seat]


def test_seats_go_round_unless_one_is_wanted():
    environment = TenfoldEnv("pig10", players=3)
    seats = set()
    for seed in range(30):
        environment.reset(seed=seed)
        seats.add(environment.seat)
    assert seats == {0, 1, 2}
    environment = TenfoldEnv("pig10", players=3, seat=1)
    environment.reset(seed=1)
    assert environment.seat == 1
    with pytest.raises(GameError, match="There is no seat 3"):
        TenfoldEnv("pig10", players=3, seat=3)


def test_an_illegal_action_loses():
    environment = TenfoldEnv("pig10")
    _, info = environment.reset(seed=1)
    illegal = np.flatnonzero(info["action_mask"] == 0)[0]
    _, reward, terminated, truncated, info = environment.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["illegal"].endswith(".")
    assert np.array_equal(info["action_mask"], environment.action_masks())


def test_a_bound_truncates():
    _, reward, truncated = played(TenfoldEnv("tens", players=2, bound=20), 1)
    assert truncated
    assert reward in (-1.0, 0.0, 1.0)


def test_the_table_is_printed(capsys):
    environment = TenfoldEnv("pig10", render_mode="human")
    _, info = environment.reset(seed=1)
    environment.step(np.flatnonzero(info["action_mask"])[0])
    assert "Learner’s hand" in capsys.readouterr().out


def test_the_learner_is_asked_in_every_game():
    environment = TenfoldEnv("pig10", players=4, bound=1)  # then the learner is the starting player
    for seed in range(5):
        _, info = environment.reset(seed=seed)
        assert info["action_mask"].any()
    with pytest.raises(GameError, match="over before the learner can act"):
        TenfoldEnv("pig10", players=4, bound=1, seat=1, first_player=0).reset(seed=1)


@pytest.mark.parametrize("name", SHELF)
def test_a_game_without_a_bound_gets_one(name):
    environment = TenfoldEnv(name, players=2)
    assert (environment.game.bound == 2000) == (environment.game.game.max_game_length() is None)
    assert TenfoldEnv(name, players=2, bound=7).game.bound == 7


MINE = """
class Thumb:
    seats = set()
    def __init__(self, game, seed): pass
    def choose(self, observation):
        self.seats.add(observation.player)
        return observation.legal[0].action if observation.player == observation.current_player else None
"""


@pytest.fixture
def thumb(tmp_path, monkeypatch):
    (tmp_path / "gym_bots.py").write_text(MINE)
    monkeypatch.syspath_prepend(tmp_path)
    yield lambda: sys.modules["gym_bots"].Thumb.seats
    sys.modules.pop("gym_bots", None)


@pytest.mark.parametrize("name", SHELF)
def test_any_player_may_be_an_opponent_of_any_seat(name, thumb):
    environment = TenfoldEnv(name, 3, opponents=["random", "gym_bots:Thumb"], seat=1, bound=200)
    played(environment, 4)
    assert thumb() == {0}  # seat 2 comes after the learner, and then seat 0
    assert environment.bots[2].level == "random"
    environment = TenfoldEnv(name, 3, opponents="gym_bots:Thumb", seat=1, bound=200)
    observations, reward, _ = played(environment, 4)
    again, same, _ = played(environment, 4)
    assert reward == same
    assert len(observations) == len(again)
    assert thumb() == {0, 2}


def test_opponents_that_are_programs_end_with_the_environment():
    greedy = Path(__file__).parents[2] / "examples" / "player" / "greedy.py"
    environment = TenfoldEnv("pig10", 2, opponents=f'run:"{sys.executable}" "{greedy}"')
    played(environment, 1)
    played(environment, 2)
    (program,) = environment._players._running
    environment.close()
    assert not program.is_running
