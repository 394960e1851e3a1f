"""Positions in which some acts are blunders beyond doubt, and the computer players that have to avoid them.

Each line of `blunders/<game>.jsonl` is a position as a few keys of a record. It also has the acts that are no blunder,
and the source of that. `bench/blunders.py` finds them; a line is never taken out because a player fails it.
"""

import json
from pathlib import Path

import pytest

import tenfold
from tenfold import bots
from tests.engine.positions import play

FOLDER = Path(__file__).parent / "blunders"
SEEDS = range(3)
NINE_IN_TEN = 0.9


def lines(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


BLUNDERS = {path.stem: lines(path) for path in sorted(FOLDER.glob("*.jsonl"))}
EVERY = [
    pytest.param(line, id=f"{name}-{line['name']}", marks=[pytest.mark.thorough] if number % 12 else [])
    for name, found in BLUNDERS.items()
    for number, line in enumerate(found)
]


def position(record):
    """The state of a line: dealt or set up, and what was played since."""
    game = tenfold.load_game(record["game"], record["players"], **record.get("options", {}))
    if "start" in record:
        state = game.deserialize_state(json.dumps(record["start"]))
    else:
        state = game.new_initial_state(record["seed"])
    return play(state, *record["actions"])


def chosen(line, state, level, seed):
    """The text of what a computer player does, with a character, as in the app."""
    seat = line["seat"]
    character = bots.character_at(line["record"].get("seed", 0) + seed, seat)
    decision = bots.load(state.game, level, seed, character).choose(state.observation(seat))
    return bots.LET_PASS if decision is None else decision.text


@pytest.mark.few(8)
@pytest.mark.parametrize("line", EVERY)
def test_the_hard_level_never_blunders(line):
    state = position(line["record"])
    legal = [outlook.text for outlook in state.observation(line["seat"]).legal]
    assert {*line["right"]} < {*legal, bots.LET_PASS}
    assert {chosen(line, state, "hard", seed) for seed in SEEDS} <= {*line["right"]}, line["why"]


@pytest.mark.few(2)
@pytest.mark.parametrize("name", BLUNDERS)
def test_the_medium_level_blunders_at_most_once_in_ten(name, thorough):
    seeds, found = (SEEDS, BLUNDERS[name]) if thorough else (SEEDS[:1], BLUNDERS[name][::2])
    wrong = []
    for line in found:
        state = position(line["record"])
        played = [chosen(line, state, "medium", seed) for seed in seeds]
        wrong += [(line["name"], act) for act in played if act not in line["right"]]
    assert len(wrong) <= (1 - NINE_IN_TEN) * len(found) * len(seeds), wrong


@pytest.mark.parametrize("name", BLUNDERS)
def test_names_and_positions_are_there_once(name):
    found = BLUNDERS[name]
    assert len({line["name"] for line in found}) == len({json.dumps(line["record"]) for line in found}) == len(found)
