"""The page about training: bench/training.py runs its scripts, and their environments are those of the library."""

import ast
import re
from importlib import import_module

import pytest

from bench.training import PAGE, scripts

SCRIPTS = scripts()


def test_every_block_of_the_page_is_a_script_that_the_command_runs():
    blocks = re.findall(r"^```python\n(?!>>> )(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    assert blocks == [f"# {name}.py\n{script.text}" for name, script in SCRIPTS.items()]
    assert [*SCRIPTS] == ["maskable", "dqn", "rllib", "ppo"]


@pytest.mark.parametrize("name", SCRIPTS)
def test_a_script_takes_its_steps_and_needs_tenfold(name):
    needs, text = SCRIPTS[name]
    assert "int(sys.argv[1])" in text
    assert any(need.startswith("tenfold[") for need in needs)
    assert "sys" in {
        alias.name for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import) for alias in node.names
    }


def calls(text):
    """The calls of a script that make environments, each with its arguments."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("TenfoldEnv", "raw_env", "gymnasium.make"):
            yield ast.unparse(node.func), node


@pytest.mark.parametrize("name", ["maskable", "dqn", "ppo"])
def test_its_environment_exists(name):
    modules = {
        "TenfoldEnv": "tenfold.adapters.gymnasium",
        "raw_env": "tenfold.adapters.pettingzoo",
        "make": "gymnasium",
    }
    ((function, call),) = calls(SCRIPTS[name].text)
    function = function.rpartition(".")[2]
    given = {word.arg: ast.literal_eval(word.value) for word in call.keywords}
    first = "tenfold.adapters.gymnasium:tenfold/pig10-v1" if function == "make" else ast.literal_eval(call.args[0])
    assert first in SCRIPTS[name].text
    environment = getattr(import_module(modules[function]), function)(first, **given)
    environment.reset(seed=1)


def test_the_environment_of_rllib_exists():
    (given,) = re.findall(r"env_config=(\{.*?\})", SCRIPTS["rllib"].text)
    observation, info = import_module("tenfold.adapters.gymnasium").TenfoldEnv(**ast.literal_eval(given)).reset(seed=1)
    assert observation.shape
    assert info["action_mask"].any()
