"""Environments as pixels: the same ones everywhere, of one size, and only what may be seen."""

import sys

import gymnasium
import numpy as np
import pytest

import tenfold
from tenfold import GameError
from tenfold.adapters.gymnasium import TenfoldEnv
from tenfold.adapters.pettingzoo import env, raw_env
from tenfold.pictures import svg
from tenfold.pictures.colours import colour
from tenfold.pictures.pixels import pixels
from tenfold.registry import SHELF


@pytest.mark.parametrize("name", SHELF)
def test_every_frame_of_an_episode_has_one_size(name):
    environment = TenfoldEnv(name, render_mode="rgb_array", bound=60)
    rng = np.random.default_rng(1)
    _, info = environment.reset(seed=1)
    frames, over = [environment.render()], False
    while not over and len(frames) < 12:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, _, terminated, truncated, info = environment.step(action)
        frames.append(environment.render())
        over = terminated or truncated
    assert {(frame.shape, frame.dtype.name) for frame in frames} == {(frames[0].shape, "uint8")}
    assert frames[0].shape[1:] == (600, 3)
    assert len({frame.tobytes() for frame in frames}) > len(frames) / 2  # a turn may start without a sight


def test_a_learner_sees_its_hand_and_an_audience_does_not():
    environment = raw_env("pig10", 3, render_mode="rgb_array")
    environment.reset(seed=3)
    state = environment.state_now.state
    assert np.array_equal(environment.render(), pixels(svg(state)))
    learner = TenfoldEnv("pig10", 3, seat=1, render_mode="rgb_array")
    learner.reset(seed=3)
    names = ["Seat 0", "Learner", "Seat 2"]
    assert np.array_equal(learner.render(), pixels(svg(learner.state.observation(1), names=names)))


def test_a_picture_has_its_colours():
    picture = pixels(svg(tenfold.load_game("tens", 2).new_initial_state(1)))
    felt = [int(colour("table", 250)[at : at + 2], 16) for at in (1, 3, 5)]
    assert picture[60, 300].tolist() == felt
    assert picture[0, 0].tolist() == [255, 255, 255]


class _Missing:
    def find_spec(self, name, *_):
        if name.partition(".")[0] == "resvg_py":
            raise ModuleNotFoundError(f"No module named {name!r}", name="resvg_py")


def test_what_is_missing_is_named_when_an_environment_is_made(monkeypatch):
    for name in [name for name in sys.modules if name.partition(".")[0] == "resvg_py"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setattr(sys, "meta_path", [_Missing(), *sys.meta_path])
    wanted = r"This needs resvg_py, which isn’t installed: pip install 'tenfold\[pictures\]'"
    for make in (TenfoldEnv, raw_env):
        with pytest.raises(GameError, match=wanted):
            make("pig10", render_mode="rgb_array")
    assert TenfoldEnv("pig10", render_mode="ansi").render_mode == "ansi"


def test_both_environments_offer_the_same_modes():
    modes = ["ansi", "human", "rgb_array"]
    assert TenfoldEnv.metadata["render_modes"] == env("pig10").metadata["render_modes"] == modes
    made = gymnasium.make("tenfold.adapters.gymnasium:tenfold/pig10-v1", render_mode="rgb_array")
    made.reset(seed=1)
    assert made.render().dtype == np.uint8
