"""Environments as pixels: the same ones everywhere, of one size, and only what may be seen."""

import struct
import sys
import zlib

import gymnasium
import numpy as np
import pytest

import tenfold
from tenfold import GameError
from tenfold.adapters.gymnasium import TenfoldEnv
from tenfold.adapters.pettingzoo import env, raw_env
from tenfold.pictures import svg
from tenfold.pictures.colours import colour
from tenfold.pictures.pixels import _decoded, pixels
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


def test_a_picture_has_letters_and_colours():
    picture = pixels(svg(tenfold.load_game("tens", 2).new_initial_state(1)))
    felt = [int(colour("table", 250)[at : at + 2], 16) for at in (1, 3, 5)]
    assert picture[60, 300].tolist() == felt
    assert picture[0, 0].tolist() == [255, 255, 255]
    heading = picture[10:34, 14:90].reshape(-1, 3)
    assert len({tuple(each) for each in heading.tolist()}) > 20


def encoded(array, filters):
    """A PNG of pixels with opacity, whose lines have these filters in turn (ISO/IEC 15948, 9.2)."""
    height, width, depth = array.shape
    padded = np.zeros((height + 1, width + 1, depth), int)
    padded[1:, 1:] = array
    lines = b""
    for y in range(height):
        left, above, corner = padded[y + 1, :-1], padded[y, 1:], padded[y, :-1]
        near = left + above - corner
        a, b, c = abs(near - left), abs(near - above), abs(near - corner)
        paeth = np.where((a <= b) & (a <= c), left, np.where(b <= c, above, corner))
        kind = filters[y % len(filters)]
        guess = [0 * left, left, above, (left + above) // 2, paeth][kind]
        lines += bytes([kind]) + ((array[y] - guess) % 256).astype(np.uint8).tobytes()
    chunks = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)), (b"IDAT", zlib.compress(lines))]
    body = b"".join(struct.pack(">I", len(d)) + k + d + struct.pack(">I", zlib.crc32(k + d)) for k, d in chunks)
    return b"\x89PNG\r\n\x1a\n" + body


@pytest.mark.parametrize("filters", [(0,), (1,), (2,), (3,), (4,), (0, 1, 2, 3, 4)])
def test_each_filter_of_a_png_is_undone(filters):
    array = np.random.default_rng(7).integers(0, 256, (20, 9, 4), np.uint8)
    array[5:9] = array[4]
    array[12:] %= 4  # neighbours that are equally near
    assert np.array_equal(_decoded(encoded(array, filters)), array[:, :, :3])


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
