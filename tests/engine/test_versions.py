"""Results with the same version of an environment can be compared: nothing that they rest on may change within it.

`versions.txt` has a line for each game: its version and a fingerprint of games at several tables. It covers the legal
actions, the vectors and the rewards. If a line only differs because of a new option, write the new
line. If anything changes for a choice that there was before, raise the game's `version` first, and say in the changelog
what changed.
"""

import random
from pathlib import Path

import pytest

import tenfold
from tenfold.plainjson import fingerprint
from tenfold.registry import SHELF, game_class
from tenfold.state import RETURNS
from tenfold.testing import random_action

LINES = Path(__file__).with_name("versions.txt").read_text("utf-8").splitlines()
SEEN, MOST = 60, 2000
"""The number of acts whose vectors are compared, and the number after which a game is left."""


def tables(name):
    """Tables of a game: the fewest and the most players, and each choice of each option."""
    kind = game_class(name)
    yield from (kind(players) for players in sorted({kind.min_players, kind.max_players, kind.best_players[0]}))
    for option in kind.options:
        yield from (kind.with_options(kind.min_players, {option.id: choice.id}) for choice in option.choices)


def played(game, seed):
    """Yield what a learner meets in a random game, as text."""
    rng, state = random.Random(seed), game.new_initial_state(seed)
    yield f"{game.num_distinct_actions()} {game.encoding.size}"
    for number in range(MOST):
        if state.is_terminal():
            break
        legal = state.legal_actions()
        if number < SEEN:
            vector = [round(x, 4) for x in state.observation_tensor(state.turn)]
            yield f"{state.current_player()} {legal} {vector}"
        state.apply_action(*random_action(state, rng, hurry=number >= SEEN))
    assert state.is_terminal()
    yield " ".join(f"{[round(x, 4) for x in state.returns(by)]}" for by in RETURNS)


def line_of(name):
    texts = [text for seed, game in enumerate(tables(name), start=1) for text in played(game, seed)]
    return f"{name} {game_class(name).version} {fingerprint(*texts)[:16]}"


@pytest.mark.parametrize("name", SHELF)
def test_within_a_version_rules_vectors_and_rewards_stay_the_same(name):
    line = line_of(name)
    assert line in LINES, f"if this was meant, see the top of this file; then versions.txt gets “{line}”"


def test_every_game_has_one_line_and_a_change_is_noticed(monkeypatch):
    assert [line.split()[0] for line in LINES] == [*SHELF]
    before = line_of("pig10")
    kind = game_class("pig10")
    with monkeypatch.context() as patch:
        patch.setattr(tenfold.State, "returns", lambda self, by="place": [0.0] * self.game.players)
        rewards = line_of("pig10")
    with monkeypatch.context() as patch:
        patch.setattr(tenfold.State, "observation_tensor", lambda self, player: [0.0] * self.game.encoding.size)
        vectors = line_of("pig10")
    with monkeypatch.context() as patch:
        patch.setattr(kind, "version", 2)
        version = line_of("pig10")
    assert len({before, rewards, vectors, version}) == 4
