"""Whatever is asked of an environment wrongly, the answer is a GameError with a sentence."""

import re

import numpy as np
import pyspiel
import pytest

from tenfold import IllegalAction, load_game
from tenfold.adapters import gymnasium, openspiel, pettingzoo
from tenfold.plainjson import whole
from tenfold.registry import SHELF
from tests.engine.test_bad_calls import JUNK, NOT_ACTIONS, NOT_CHOICES, NOT_NUMBERS, NOT_SEATS, each, sweep

NOT_NONE = tuple(junk for junk in JUNK if junk is not None)
NOT_MODES = (*NOT_NONE, "rgb")
SENTENCE = r"(?s).+[.?]"
NOT_PLAYERS = (*NOT_NONE, "nobody", ["easy"], ["easy"] * 9, [object] * 2, [None] * 2)


def environments(name):
    """Every argument of every environment, each wrong in turn; and every call, before there is a game, or wrong."""
    game = load_game(name, 3)
    option = game.options[0].id
    makers = {
        "raw_env": pettingzoo.raw_env,
        "env": pettingzoo.env,
        "parallel_env": pettingzoo.parallel_env,
        "gymnasium": gymnasium.TenfoldEnv,
    }
    for wrapper, make in makers.items():
        asked = {"players": (*NOT_NUMBERS, 1, 99), "rewards": JUNK, "render_mode": NOT_MODES, option: NOT_CHOICES}
        asked |= {"max_cycle": JUNK, "Bound": JUNK}
        if wrapper == "gymnasium":
            asked |= {"bound": (*NOT_NUMBERS, 0), "illegal": JUNK, "opponents": NOT_PLAYERS, "seat": NOT_SEATS}
        else:
            asked |= {"max_cycles": (*NOT_NUMBERS, 0), "illegal": JUNK}
        yield from each(f"{wrapper} game", make, JUNK)
        for key, wrong in asked.items():
            yield from each(
                f"{wrapper} {key}", lambda junk, make=make, key=key: make(name, **{"players": 3, key: junk}), wrong
            )
    raw, learner = pettingzoo.raw_env(name, 3), gymnasium.TenfoldEnv(name, 3)
    yield from each("step too early", raw.step, (0, None))
    yield from each("observed too early", raw.observe, ("player_0",))
    yield from each("learner too early", learner.step, (0, np.int64(1)))
    yield from each("mask too early", lambda _: learner.action_masks(), (0,))
    yield from each("rendered too early", lambda _: (learner.render(), raw.render()), (0,))
    dealt = pettingzoo.raw_env(name, 3)
    dealt.reset(seed=1)
    yield from each("step", dealt.step, NOT_ACTIONS)
    for asked in (dealt.observe, dealt.observation_space, dealt.action_space):
        yield from each(asked.__name__, asked, (*JUNK, "player_3"))
    yield from each("deals", lambda junk: openspiel.small_game(name, junk), ((), [], [object()]))
    state = game.new_initial_state(1)
    for key, wrong in {"rewards": JUNK, "bound": (*NOT_NUMBERS, 0), option: NOT_CHOICES, "max_cycles": (5,)}.items():
        yield from each(
            f"small {key}",
            lambda junk, key=key: openspiel.small_game(name, [state], **{"players": 3, key: junk}),
            wrong,
        )


@pytest.mark.parametrize("name", SHELF)
def test_an_environment_answers_in_sentences(name):
    assert sweep(environments(name)) > 300


@pytest.mark.parametrize("name", SHELF)
def test_an_illegal_action_loses_the_learner_its_game_or_raises_by_choice(name):
    for wrong in NOT_ACTIONS:
        learner, strict = gymnasium.TenfoldEnv(name, 3), gymnasium.TenfoldEnv(name, 3, illegal="raise")
        learner.reset(seed=1)
        strict.reset(seed=1)
        before = strict.state.state.serialize()
        with pytest.raises(IllegalAction, match=SENTENCE):
            strict.step(wrong)
        assert strict.state.state.serialize() == before
        if whole(wrong) is None:  # the mistake of a program
            with pytest.raises(IllegalAction, match=SENTENCE):
                learner.step(wrong)
            continue
        _, reward, over, _, info = learner.step(wrong)
        assert (reward, over) == (-1.0, True)
        assert re.fullmatch(SENTENCE, info["illegal"])
        with pytest.raises(IllegalAction, match="reset"):
            learner.step(0)


def test_an_episode_that_has_ended_takes_no_action():
    learner = gymnasium.TenfoldEnv("pig10", 2)
    _, info = learner.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = learner.step(int(np.flatnonzero(info["action_mask"])[0]))
    with pytest.raises(IllegalAction, match="reset"):
        learner.step(0)
    learner.reset(seed=2)
    learner.step(int(np.flatnonzero(learner.action_masks())[0]))


@pytest.mark.parametrize("name", SHELF)
def test_the_central_state_is_what_all_agents_know(name):
    environment = pettingzoo.raw_env(name, 3)
    environment.reset(seed=1)
    seen = [environment.observe(agent)["observation"] for agent in environment.possible_agents]
    assert np.array_equal(environment.state(), np.concatenate(seen))
    environment.close()


def test_none_is_no_action_on_turn():
    environment = pettingzoo.raw_env("pig10", 2)
    environment.reset(seed=1)
    with pytest.raises(IllegalAction, match="must act"):
        environment.step(None)


def test_openspiel_samples_from_whatever_draws_numbers():
    state = pyspiel.load_game("tenfold_pig10(players=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(3)
    for sampler in (np.random.default_rng(1), np.random.RandomState(1), lambda: 0.5):
        other = state.resample_from_infostate(0, sampler)
        assert other.information_state_string(0) == state.information_state_string(0)
