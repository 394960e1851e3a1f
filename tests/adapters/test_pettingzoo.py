"""The PettingZoo environments pass PettingZoo's own tests."""

from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from tenfold import GameError, IllegalAction
from tenfold.adapters.pettingzoo import env, parallel_env, raw_env
from tenfold.registry import SHELF


# `api_test` knows the names of PettingZoo’s own games with observations that are dicts; others it warns of.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", SHELF)
def test_api(name, players):
    api_test(env(name, players, max_cycles=200), num_cycles=300)


@pytest.mark.parametrize("name", SHELF)
def test_a_mask_can_be_in_the_info(name):
    """For wrappers that refuse a dict. The vector and the mask are those of the usual observation."""
    api_test(env(name, max_cycles=200, masks="info"), num_cycles=300)
    parallel_api_test(parallel_env(name, max_cycles=100, masks="info", illegal="random"), num_cycles=150)
    flat, usual, rng = env(name, max_cycles=200, masks="info"), env(name, max_cycles=200), np.random.default_rng(1)
    flat.reset(seed=5)
    usual.reset(seed=5)
    for agent in flat.agent_iter():
        vector, reward, *over, info = flat.last()
        both, *rest, _ = usual.last()
        assert (reward, *over) == (*rest,)
        assert flat.observation_space(agent).contains(vector)
        assert np.array_equal(vector, both["observation"])
        assert np.array_equal(info["action_mask"], both["action_mask"])
        action = None if any(over) else int(rng.choice(np.flatnonzero(info["action_mask"])))
        flat.step(action)
        usual.step(action)
    assert not usual.agents


@pytest.mark.parametrize("name", SHELF)
def test_seed(name):
    seed_test(lambda: env(name, max_cycles=200), num_cycles=100)


@pytest.mark.parametrize("name", SHELF)
def test_parallel_api(name):
    parallel_api_test(parallel_env(name, max_cycles=100, illegal="random"), num_cycles=150)
    parallel_seed_test(lambda: parallel_env(name, max_cycles=100, illegal="random"), num_cycles=50)


@pytest.mark.parametrize("name", SHELF)
def test_max_cycles(name):
    def parallel(max_cycles):
        return parallel_env(name, max_cycles=max_cycles, illegal="random")

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


@pytest.mark.parametrize("name", SHELF)
def test_render(name, capsys):
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert capsys.readouterr().out


def played(environment, seed):
    """Return the result of random play: everyone’s reward, the players that were cut short, the number of steps."""
    environment.reset(seed=seed)
    rng = np.random.default_rng(seed)
    earned, cut, steps = {}, {}, 0
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        earned[agent] = earned.get(agent, 0) + reward
        cut[agent] = truncated
        over = terminated or truncated
        environment.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
        steps += not over
    return earned, cut, steps


@pytest.mark.parametrize("name", SHELF)
def test_everybody_earns_what_the_game_returns(name):
    environment = raw_env(name, 3, rewards="points", max_cycles=2000)
    earned, cut, _ = played(environment, 5)
    assert [earned[agent] for agent in environment.possible_agents] == pytest.approx(
        environment.state_now.state._worth("points")
    )
    assert sum(earned.values()) == pytest.approx(0)
    assert len({*cut.values()}) == 1


def test_games_are_cut_short_after_so_many_steps():
    earned, cut, steps = played(env("tens", 2, max_cycles=25), 1)
    assert steps == 25
    assert cut == {"player_0": True, "player_1": True}
    assert sorted(earned.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_without_a_seed_the_next_game_follows_from_the_last():
    deals = []
    for _ in range(2):
        environment = raw_env("pig10")
        environment.reset(seed=3)
        environment.reset()
        deals.append(environment.state_now.state.serialize())
    assert deals[0] == deals[1]


def illegal_at_once(environment):
    environment.reset(seed=1)
    seen = environment.observe(environment.agent_selection)
    return np.flatnonzero(seen["action_mask"] == 0)[0]


def test_an_illegal_action_is_refused_without_wrappers():
    environment = raw_env("pig10", 2)
    with pytest.raises(IllegalAction):
        environment.step(illegal_at_once(environment))
    assert not any(environment.terminations.values())


def test_an_illegal_action_loses_in_the_usual_wrappers():
    environment = env("pig10", 2)
    action, agent = illegal_at_once(environment), environment.agent_selection
    environment.step(action)
    assert all(environment.terminations.values())
    assert environment.rewards[agent] == -1


def test_an_illegal_action_may_be_replaced():
    environment = parallel_env("pig10", 2, illegal="random")
    environment.reset(seed=1)
    _, _, terminations, _, _ = environment.step({"player_0": 10**6, "player_1": None})
    assert not any(terminations.values())
    assert len(environment.unwrapped.state_now.history()) == 1


def test_what_there_is_not_is_refused():
    for wrong in ({"game": "chess"}, {"game": "pig10", "players": 99}, {"game": "pig10", "rewards": "chips"}):
        with pytest.raises(GameError, match=r"\.$"):
            env(**wrong)
    with pytest.raises(GameError, match="from 1, not 0"):
        env("pig10", max_cycles=0)
    with pytest.raises(GameError, match="illegal must be raise or random, not 'foo'"):
        raw_env("pig10", illegal="foo")
    with pytest.raises(GameError, match=r"no option 'max_cycle'.* rewards, max_cycles, illegal, masks, render_mode"):
        raw_env("pig10", max_cycle=4)


@pytest.mark.parametrize("name", SHELF)
def test_chance_alone_comes_to_an_end_in_every_game(name):
    """Where the rules set no bound, the environment does, unless another one is given."""
    environment = raw_env(name, 2)
    endless = environment.game.game.max_game_length() is None
    assert (environment.max_cycles == 2000) == endless
    _, _, steps = played(environment, 2)
    assert steps <= 2000 or not endless
    assert raw_env(name, 2, max_cycles=7).max_cycles == 7


def test_a_step_does_not_look_at_those_before(monkeypatch):
    environment = raw_env("tenstuff", 2, max_cycles=30)
    monkeypatch.setattr(type(environment.game.new_initial_state(1)), "history", None)
    assert played(environment, 1)[2] == 30
