"""The package as a whole: light to import, plain to read, open to others."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import tenfold
from tenfold.plainjson import DEEPEST, canonical, fingerprint, read_json, shown

ENGINE = Path(tenfold.__file__).parents[1]


def test_importing_is_light():
    """It boots in a browser: what only tests, terminals and searches need is imported by them."""
    heavy = ["asyncio", "argparse", "logging", "tenfold.testing", "tenfold.games.pig10", "tenfold.bots.pig10"]
    code = f"import sys, tenfold; print([name for name in {heavy} if name in sys.modules])"
    environment = {**os.environ, "PYTHONPATH": str(ENGINE)}
    done = subprocess.run([sys.executable, "-Sc", code], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.strip() == "[]"


def test_every_name_of_the_package_exists():
    assert len(set(tenfold.__all__)) == len(tenfold.__all__)
    assert all(hasattr(tenfold, name) for name in tenfold.__all__)


def test_unknown_games_name_the_choices():
    with pytest.raises(tenfold.GameError, match=r"There is no game 'chess'; there are .*pig10, ten-nine-eight"):
        tenfold.load_game("chess")


def test_numpy_like_integers_are_welcome():
    class Index:
        def __index__(self):
            return state.legal_actions()[0]

    state = tenfold.load_game("pig10").new_initial_state(1)
    state.apply_action(Index())
    assert state.events()[-2]["kind"] == "play" or state.events()[-1]["kind"] == "draw"


@pytest.mark.parametrize(
    "text", ["1.5", "NaN", "Infinity", "1e3", "-" + "9" * 20, "[", '{"a":1,"a":1}', "[" * (DEEPEST + 1)]
)
def test_json_that_is_not_plain(text):
    with pytest.raises(ValueError, match=r"\S"):
        read_json(text)


def test_json_that_is_plain():
    deep = "[" * DEEPEST + "]" * DEEPEST
    assert canonical(read_json(deep)) == deep
    assert read_json('{"a": "[[[[[[[[[[[[[[[[[[[[ \\" \\\\", "b": -7, "c": [true, null]}')["b"] == -7
    assert read_json("[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]") == [[]] * 19


def test_fingerprints_do_not_run_together():
    assert fingerprint("ab", "c") != fingerprint("a", "bc")


def test_foreign_values_are_shown_short():
    assert shown("x" * 1000) == "'" + "x" * 59 + "…"
    assert shown(10**5000) == "a int"
    assert shown(7) == "7"
