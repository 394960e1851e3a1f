"""The games in OpenSpiel, for its algorithms: `pip install "tenfold[openspiel]"`, then import this.

>>> import pyspiel
>>> game = pyspiel.load_game("tenfold_pig10(players=2,leftovers=last-taker)")

Each game is registered as `tenfold_` and its short name, with `_` for `-`. Parameters are `players`, `rewards`, `bound`
and the options of the game. Rewards are by place, points or victory (`State.returns`). The game ends after `bound`
acts. A choice that is a number is written with a `#`, as in `end=#200`. Otherwise, OpenSpiel would take it for a
number. Deals are chance nodes: 32 bits of a seed, eight at a time.

The declared range of utilities is −1 to 1. With `rewards=points` the rules set no bound, so the declared limit is
`MOST_POINTS`, which no game gets near. Don't scale points by `max_utility()`: they would become vanishingly small.

Algorithms written in Python work, such as `open_spiel.python.algorithms.ismcts`, `mcts`, `cfr`, `best_response` and
`exploitability`; the tests run these. The search bots written in C++, `pyspiel.ISMCTSBot` and `pyspiel.MCTSBot`, don't
work with any game written in Python, including OpenSpiel's own. They end the process without a message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from tenfold.adapters.common import seen_by, table
from tenfold.errors import GameError
from tenfold.plainjson import shown
from tenfold.registry import SHELF, game_class
from tenfold.sequential import LONGEST, SequentialState
from tenfold.state import AnyState, State

DIGITS = 4
"""The number of chance nodes of a deal, with 256 outcomes each."""

NUMBER = "#"
"""The prefix of a choice that is a number."""

MOST_POINTS = 10_000.0
"""The declared limit of utilities with points as rewards, which the rules do not bound."""


class _Game(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """A game at one table. `deals` are equally likely start positions, used instead of seeds."""

    def __init__(self, short_name: str, params: dict[str, Any], deals: Sequence[AnyState] = ()) -> None:
        kind = _type(short_name)
        given = {**kind.parameter_specification, **params}
        players, by, bound = given.pop("players"), given.pop("rewards"), given.pop("bound")
        options = {name: _plain(choice) for name, choice in given.items()}
        self.sequential = table(short_name, players, bound, by, options, own=("players", "rewards", "bound"))
        self.by, self.deals, self.outcomes = by, deals, len(deals) or 256
        actions, length = self.sequential.num_distinct_actions(), self.sequential.max_game_length()
        most = MOST_POINTS if by == "points" else 1.0
        info = pyspiel.GameInfo(actions, self.outcomes, self.sequential.players, -most, most, 0.0, length)  # zero-sum
        super().__init__(kind, info, params)

    def new_initial_state(self) -> _State:
        """Return the chance node before the deal."""
        return _State(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes of a deal, one for each digit of the seed."""
        return 1 if self.deals else DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """Return an observer of what seats see, as numbers and as text."""
        return _Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class _State(pyspiel.State):  # type: ignore[misc]  # OpenSpiel comes without types
    """A position. `view` is the engine's `SequentialState`, or None before the deal."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.view: SequentialState | None = None
        self.digits = b""

    def current_player(self) -> int:
        """Return the seat that has to act, chance, or no one."""
        return pyspiel.PlayerId.CHANCE if self.view is None else self.view.current_player()

    def is_terminal(self) -> bool:
        """True if the game is over."""
        return self.view is not None and self.view.is_terminal()

    def returns(self) -> list[float]:
        """Return the value of the game, by seat."""
        return [0.0] * self.num_players() if self.view is None else self.view.returns(self.get_game().by)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals, or the next eight bits of a seed, with their probabilities."""
        outcomes = self.get_game().outcomes
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def resample_from_infostate(self, player: int, sampler: Any) -> _State:
        """Return a position that a seat cannot tell from this one."""
        other = _State(self.get_game())
        other.view = None if self.view is None else self.view.resample_from_infostate(player, sampler)
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.view is None else [*self.view.legal_actions(player)]

    def _apply_action(self, action: int) -> None:
        game: _Game = self.get_game()
        if self.view is not None:
            self.view.apply_action(action)
        elif game.deals:
            self.view = game.sequential.view(game.deals[action].clone())
        else:
            self.digits += bytes([action])
            if len(self.digits) == DIGITS:
                self.view = game.sequential.new_initial_state(int.from_bytes(self.digits, "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.get_game().sequential.action_to_string(action)

    def __str__(self) -> str:
        return f"before the deal {[*self.digits]}" if self.view is None else str(self.view.state)


class _Observer:
    """An observer of what a seat sees, with perfect recall also of everything it has done and seen."""

    def __init__(self, game: _Game, perfect_recall: bool) -> None:
        self.recall = perfect_recall
        self.tensor = np.zeros(game.sequential.observation_tensor_shape(), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: _State, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = 0 if state.view is None else seen_by(state.view, player)

    def string_from(self, state: _State, player: int) -> str:
        """Return the key of what the seat knows."""
        return "" if state.view is None else state.view.information_state_string(player, perfect_recall=self.recall)


def _plain(choice: object) -> object:
    return choice.lstrip(NUMBER) if isinstance(choice, str) else choice


def _type(short_name: str) -> Any:
    kind, its = game_class(short_name), pyspiel.GameType
    named = (f"tenfold_{short_name.replace('-', '_')}", kind.long_name)
    nature = (its.Dynamics.SEQUENTIAL, its.ChanceMode.EXPLICIT_STOCHASTIC, its.Information.IMPERFECT_INFORMATION)
    worth = (its.Utility.ZERO_SUM, its.RewardModel.TERMINAL)
    provided = (True, False, True, True)  # information states as text but not as tensors, observations as both
    options = {option.id: NUMBER * option.default.isdecimal() + option.default for option in kind.options}
    given = {"players": kind.best_players[0], "rewards": "place", "bound": LONGEST, **options}
    return its(*named, *nature, *worth, kind.max_players, kind.min_players, *provided, given)


def small_game(short_name: str, deals: Sequence[AnyState], **params: object) -> Any:
    """Return a game with these equally likely start positions. Parameters are those of `pyspiel.load_game`.

    Some deals look the same to a seat, such as the worlds of a late position. With only those, the game is small enough
    to be solved. The result is a `pyspiel.Game`. Raise `GameError` if a position is from another table, or there is
    none.
    """
    if not deals:
        raise GameError("A small game needs at least one start position.")
    for deal in deals:
        if not isinstance(deal, State):
            raise GameError(f"The start positions of a small game must be states, not {shown(deal)}.")
    game = _Game(short_name, params, [deal.clone() for deal in deals])
    for start in game.deals:
        game.sequential.view(start).state.log = []  # from here on, everyone sees what happens
    return game


def register(short_name: str) -> None:
    """Register a game with OpenSpiel. Importing this module registers Tenfold's own."""

    def load(self: _Game, params: dict[str, Any] | None = None) -> None:
        _Game.__init__(self, short_name, params or {})

    # A class, because OpenSpiel releases objects such as functions only after Python has ended.
    pyspiel.register_game(_type(short_name), type("RegisteredGame", (_Game,), {"__init__": load}))


for _name in SHELF:
    register(_name)
