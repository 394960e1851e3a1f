"""Tools of the conformance suite: tables, random games, and the effort of a check."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple, Protocol, TypeAlias

from tenfold.errors import GameError
from tenfold.game import AnyGame, Option
from tenfold.state import AnyState

GameClass: TypeAlias = "type[AnyGame]"
"""The class of a game, as `game_class` returns it."""

CHANCE = 100
"""After this many actions, a game is hurried if it can be (`State.hurried_action`)."""


class Effort(NamedTuple):
    """The thoroughness of a check.

    With `every_table` it tries every table, otherwise those with the best, the smallest and the largest number of
    players. `positions` is the number of positions of a random game to check, spread over the game, or None for all.
    `runs` is the number of positions from which it plays to the end. A game whose rules set no bound should end within
    `patience` random actions.
    """

    every_table: bool
    positions: int | None
    runs: int
    patience: int


class Check(Protocol):
    """A complete check of a game."""

    __name__: str

    def __call__(self, game_class: GameClass, effort: Effort = ..., /) -> None:
        """Raise `AssertionError`, with a sentence, if the game breaks a promise."""


FULL = Effort(every_table=True, positions=None, runs=6, patience=100_000)
"""The effort of `check_game`."""

LIGHT = Effort(every_table=False, positions=20, runs=3, patience=5_000)
"""The effort of `check_quick`."""


def random_action(state: AnyState, rng: random.Random, hurry: bool = False) -> tuple[int, int]:
    """Return a random action and its seat. Ask the other seats first, then the seat on turn, as every driver does.

    Raise `AssertionError` if no seat can act.

    In a hurry, only the seat on turn acts, with the game's hurried action, if there is one.
    """
    if hurry:
        hurried = state.hurried_action()
        if hurried is not None:
            return hurried, state.current_player()
    for seat in state.seats_to_act():
        actions: list[int | None] = [*state.legal_actions(seat)]
        if seat != state.current_player():
            actions.append(None)
        action = rng.choice(actions)
        if action is not None:
            return action, seat
    raise AssertionError("No seat can act, but the game is not over.")


def random_states(game: AnyGame, seed: int) -> Iterator[AnyState]:
    """Yield the states of a random game from the deal to the end: one object, which changes between the steps."""
    rng = random.Random(seed)
    state: AnyState = game.new_initial_state(seed)
    yield state
    moves = 0
    while not state.is_terminal():
        state.apply_action(*random_action(state, rng, hurry=moves > CHANCE))
        moves += 1
        yield state


def positions(game: AnyGame, seed: int, effort: Effort) -> Iterator[AnyState]:
    """Yield the states of a random game: all of them, or some from the deal to the end."""
    if effort.positions is None:
        yield from random_states(game, seed)
        return
    last = sum(1 for _ in islice(random_states(game, seed), effort.patience)) - 1
    wanted = {round(last * i / (effort.positions - 1)) for i in range(effort.positions)}
    for number, state in enumerate(islice(random_states(game, seed), last + 1)):
        if number in wanted:
            yield state


def tables(game_class: GameClass, effort: Effort = FULL) -> list[AnyGame]:
    """Return the game for every number of players, and with every choice of every option."""
    if not effort.every_table:
        some = (game_class.best_players[0], game_class.min_players, game_class.max_players)
        return [game_class(players) for players in dict.fromkeys(some)]
    found = [game_class(players) for players in range(game_class.min_players, game_class.max_players + 1)]
    for option in game_class.options:
        choices = option.choice_ids(game_class.max_players)[1:]
        found += [_first_table(game_class, option, choice) for choice in choices]
    return found


def _first_table(game_class: GameClass, option: Option, choice: str) -> AnyGame:
    """Return the smallest table that accepts a choice: some need certain numbers of players."""
    for players in range(game_class.min_players, game_class.max_players + 1):
        try:
            settings: dict[str, Any] = {option.id: choice}
            return game_class(players, **settings)
        except GameError:
            continue
    raise AssertionError(f"No table accepts {option.id}={choice}.")


def require(holds: object, promise: str) -> None:
    """Raise `AssertionError` with the promise unless it is kept."""
    if not holds:
        raise AssertionError(promise)
