"""What type checkers know of the engine; `serve.py test` has mypy and pyright read it, and nothing runs it."""

import random
from typing import assert_type

import tenfold
from tenfold.adapters import pettingzoo
from tenfold.games.pig10 import Pig10, Pig10Observation, Pig10State
from tenfold.games.ten_nine_eight import TenNineEight


def a_game_is_known_by_its_name(unknown: str) -> None:
    game = tenfold.load_game("pig10", players=4, gentle="on")
    assert_type(game, Pig10)
    assert_type(tenfold.game_class("ten-nine-eight"), type[TenNineEight])
    assert_type(tenfold.load_game("ten-nine-eight").schedule, tuple[int, ...])
    assert_type(tenfold.load_game(unknown), tenfold.AnyGame)
    game.gentle = "on"  # type: ignore[assignment]  # what is wrong is found: an ignore without cause is an error


def its_states_and_observations_are_its_own(game: Pig10) -> None:
    state = game.new_initial_state(7)
    assert_type(state, Pig10State)
    assert_type(state.clone(), Pig10State)
    seen = state.observation(0)
    assert_type(seen, Pig10Observation)
    assert_type(seen.middle, tuple[str, ...])
    assert_type(Pig10Observation.from_json(seen.to_json()), Pig10Observation)
    assert_type(game.sample_state(seen, random.Random(1)), Pig10State)
    assert_type(state.resample_from_infostate(0), Pig10State)
    assert_type(state.observation_tensor(0), list[float])
    state.returns("chips")  # type: ignore[arg-type]


class Cautious:
    """The typed player of docs/players.md."""

    def __init__(self, game: tenfold.AnyGame, seed: int) -> None:
        self.bot = tenfold.bots.load(game, "medium", seed)

    def choose(self, observation: tenfold.Observation) -> int | None:
        decision = self.bot.choose(observation)
        return None if decision is None else decision.action


def modules_come_with_the_package(game: tenfold.AnyGame) -> None:
    player: tenfold.players.Player = Cautious(game, 1)
    assert_type(tenfold.arena.Arena("pig10", ["easy"]).seatings(0), tuple[tuple[str, ...], ...])
    assert_type(tenfold.engine.Engine("pig10").answer("{}"), dict[str, object] | None)
    player.choose(game.new_initial_state(1).observation(0))


def adapters_have_types() -> None:
    assert_type(pettingzoo.env("pig10").possible_agents, list[str])
