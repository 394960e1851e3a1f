"""What all batches share: `States`, the games of a batch, and `Batch`, which deals, steps and observes them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Generic, Self, TypeAlias, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tenfold.errors import GameError, IllegalAction
from tenfold.game import AnyGame
from tenfold.observation import TERMINAL
from tenfold.plainjson import shown, whole
from tenfold.state import RETURNS, Returns

Ints: TypeAlias = NDArray[np.int64]
Counts: TypeAlias = NDArray[np.int8]
Mask: TypeAlias = NDArray[np.bool_]
Vectors: TypeAlias = NDArray[np.float32]

Deals: TypeAlias = "Iterable[int] | NDArray[np.integer[Any]]"
"""Deal numbers, one for each game: whole numbers from 0, as for `Game.new_initial_state`."""

NOBODY = -1
"""The seat in an array where there is none."""


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class States:
    """The states of many games of one table. The first axis of every array is the game. Nothing in it can be changed.

    - `game`: the table
    - `current_player`: int64, shape (games,): the seat on turn, or −4 (`TERMINAL`) after the end
    - `legal_actions_mask`: bool, shape (games, actions): the actions of the seat on turn; none after the end
    - `scores`: int64, shape (games, players): the game’s own points so far

    Each game adds fields for the rest of its state, with all hidden cards. They can change without notice.
    """

    game: AnyGame
    current_player: Ints
    legal_actions_mask: Mask
    scores: Ints

    @property
    def terminated(self) -> Mask:
        """Return which games are over, shape (games,)."""
        over: Mask = self.current_player == TERMINAL
        return over

    def __len__(self) -> int:
        """Return the number of games."""
        return len(self.current_player)

    def __repr__(self) -> str:
        return f"<{len(self)} states of {self.game!r}, {int(self.terminated.sum())} over>"

    def arrays(self) -> dict[str, NDArray[Any]]:
        """Return all arrays by the names of their fields."""
        return {name: value for name, value in vars(self).items() if isinstance(value, np.ndarray)}


StatesT = TypeVar("StatesT", bound=States)


class Batch(ABC, Generic[StatesT]):
    """Many games of one table at a time. `load` makes it.

    `game` is the table, `num_actions` the number of actions, and `size` the length of a vector.
    """

    _states: type[StatesT]

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.players: int = game.players
        self.num_actions: int = game.num_distinct_actions()
        self.size: int = game.encoding.size
        self._clockwise: Ints = np.array([np.roll(np.arange(self.players), -seat) for seat in range(self.players)])
        self._places: Vectors = np.eye(self.players + 1, dtype=np.float32)[:, 1:]  # the numbers of a place
        self.places: dict[str, int] = {name: places.start for name, places in game.encoding.places.items()}

    def __repr__(self) -> str:
        return f"load({self.game!r})"

    # For games to define.

    @abstractmethod
    def _deal(self, deals: list[int]) -> StatesT:
        """Return the first states of these deals."""

    @abstractmethod
    def _step(self, states: StatesT, at: Ints, actions: Ints) -> StatesT:
        """Return the states after legal actions in the games `at`; the other games are over."""

    @abstractmethod
    def _observe(self, states: StatesT, seats: Ints) -> Vectors:
        """Return the vectors of these seats, one for each game."""

    def _standing(self, states: StatesT) -> Ints:
        """Return what decides the places: larger is better. Games with tie-breaks override it."""
        return states.scores

    # For callers.

    def reset(self, deals: Deals) -> StatesT:
        """Deal and return the first states, one for each deal number.

        >>> import tenfold
        >>> from tenfold import batch
        >>> batch.load(tenfold.load_game("pig10", 2)).reset([7, 8, 9])
        <3 states of load_game('pig10', 2), 0 over>

        Raise `GameError` unless all are whole numbers from 0.
        """
        return self._sealed(self._deal(_checked_deals(deals)))

    def restart(self, states: StatesT, games: ArrayLike, deals: Deals) -> StatesT:
        """Return states in which these games are dealt again, with these deal numbers.

        `games` are indices, or a mask such as `states.terminated`. Raise `GameError` for a wrong number of deals or an
        impossible index.
        """
        self._check(states)
        at = np.asarray(games)
        if at.dtype == np.bool_ and at.shape == (len(states),):
            at = np.flatnonzero(at)
        indices = _whole_numbers(at, len(np.atleast_1d(at)), "Games")
        if not ((indices >= 0) & (indices < len(states))).all() or len(np.unique(indices)) < len(indices):
            raise GameError(f"Games must be different numbers below {len(states)}, or a mask.")
        fresh = self.reset(deals)
        if len(fresh) != len(indices):
            raise GameError(f"{len(indices)} games need {len(indices)} deals, not {len(fresh)}.")
        arrays: dict[str, Any] = {name: array.copy() for name, array in states.arrays().items()}
        for name, array in fresh.arrays().items():
            arrays[name][indices] = array
        return self._sealed(replace(states, **arrays))

    def step(self, states: StatesT, actions: ArrayLike) -> StatesT:
        """Return the states after one action in each game. The given states stay as they are.

        A game that is over stays as it is, and its action is ignored. Raise `IllegalAction` if an action isn’t legal,
        and `GameError` for states of another table.
        """
        self._check(states)
        chosen = _whole_numbers(actions, len(states), "Actions")
        in_range = (chosen >= 0) & (chosen < self.num_actions)
        legal = in_range & states.legal_actions_mask[np.arange(len(states)), np.where(in_range, chosen, 0)]
        over = states.terminated
        if not (legal | over).all():
            wrong = int(np.argmin(legal | over))
            raise IllegalAction(f"In game {wrong} of the batch, action {chosen[wrong]} isn’t legal now.")
        at = np.flatnonzero(~over)
        return self._sealed(self._step(states, at, chosen[at])) if len(at) else states

    def observe(self, states: StatesT, seats: ArrayLike | None = None) -> Vectors:
        """Return the vector of a seat in each game, as `State.observation_tensor` does: float32, shape (games, size).

        The default is the seat on turn, and seat 0 if a game is over. `seats` is another seat, or one for each game.
        `Game.encoding` says what each number means. Raise `GameError` for an impossible seat.
        """
        self._check(states)
        if seats is None:
            chosen = np.maximum(states.current_player, 0)
        else:
            given = np.asarray(seats)
            chosen = _whole_numbers(np.full(len(states), given) if given.ndim == 0 else given, len(states), "Seats")
            if not ((chosen >= 0) & (chosen < self.players)).all():
                raise GameError(f"Seats must be from 0 to {self.players - 1}.")
        return self._observe(states, chosen)

    def ranking(self, states: StatesT) -> Ints:
        """Return the places as `State.ranking` does: int64, shape (games, players)."""
        self._check(states)
        return self._ranking(states)

    def _ranking(self, states: StatesT) -> Ints:
        standing = self._standing(states)
        ranking = np.ones_like(standing)
        for seat in range(self.players):  # faster than a sum over a third axis
            ranking += standing[:, seat, None] > standing
        return ranking

    def returns(self, states: StatesT, by: Returns = "place") -> NDArray[np.float64]:
        """Return zero-sum utilities as `State.returns` does: shape (games, players), 0 until a game is over.

        Raise `GameError` unless they are by `place`, `points` or `victory`.
        """
        self._check(states)
        others = max(1, self.players - 1)
        if by == "points":
            scores = states.scores
            worth = scores - (scores.sum(axis=1, keepdims=True) - scores) / others  # more is better in all batches
        elif by == "victory":
            first = self._ranking(states) == 1
            worth = (first * (others + 1) / first.sum(axis=1, keepdims=True) - 1) / others
        elif by == "place":
            standing = self._standing(states)
            beaten = np.sign(standing[:, :, None] - standing[:, None, :]).sum(axis=2)
            worth = beaten / others
        else:
            raise GameError(f"Returns must be by {', '.join(RETURNS)}, not {shown(by)}.")
        return np.where(states.terminated[:, None], worth, 0.0)

    # Internal.

    def _check(self, states: object) -> None:
        """Raise `GameError` for anything but states of this table."""
        if not isinstance(states, self._states):
            raise GameError(f"States must come from reset() or step(), unlike {shown(states)}.")
        if states.game is not self.game and states.game != self.game:
            raise GameError(f"These states are from another table than {self.game!r}.")

    def _sealed(self, states: StatesT) -> StatesT:
        """Make all arrays of these states read-only, and return them."""
        for array in states.arrays().values():
            array.setflags(write=False)
        return states

    def _turned(self, seats: Ints) -> Ints:
        """Return the seats of each game from this seat on, clockwise, shape (games, players).

        They are places in a list of all seats of all games, for `take`, which is faster than other ways to index.
        """
        return self._clockwise[seats] + np.arange(len(seats))[:, None] * self.players

    def _wrapped(self, steps: Ints) -> Ints:
        """Return steps from seat to seat, −players … players − 1, as 0 … players − 1; four times faster than `%`."""
        return np.where(steps < 0, steps + self.players, steps)


class Marks:
    """Vectors of zeros, to which ones are added all at a time: a call for each would take most of the time."""

    def __init__(self, games: int, size: int) -> None:
        self._flat = np.zeros(games * size + 1, np.float32)  # the last takes the ones that there aren't
        self._starts = np.arange(games)[:, None] * size
        self._found: list[Ints] = []
        self.vectors: Vectors = self._flat[:-1].reshape(games, size)

    def add(self, places: Ints, there: Mask | None = None) -> Self:
        """Add ones at these places of each vector, shape (games, any), where they are there. Return the marks."""
        places = places + self._starts
        self._found.append(places if there is None else np.where(there, places, -1))
        return self

    def write(self) -> Vectors:
        """Write the ones, and return the vectors."""
        self._flat[np.concatenate(self._found, axis=1)] = 1
        return self.vectors


def random_actions(mask: Mask, rng: np.random.Generator) -> Ints:
    """Return a random legal action for each game, all equally likely; 0 if a game is over. `mask` is of legal actions.

    >>> random_actions(np.array([[False, True, False], [False, False, False]]), np.random.default_rng(1))
    array([1, 0])
    """
    if not isinstance(mask, np.ndarray) or mask.ndim != 2 or mask.dtype != np.bool_:
        raise GameError(f"A mask must be that of states, legal_actions_mask, unlike {shown(mask)}.")
    found, counts = np.flatnonzero(mask), np.count_nonzero(mask, axis=1)
    chosen = np.cumsum(counts) - counts + (rng.random(len(mask)) * counts).astype(np.int64)
    return np.where(counts > 0, np.append(found, 0)[chosen] - np.arange(len(mask)) * mask.shape[1], 0)


def _checked_deals(deals: object) -> list[int]:
    numbers = [whole(deal) for deal in deals] if isinstance(deals, Iterable) else [None]
    found = [number for number in numbers if number is not None and number >= 0]
    if len(found) < len(numbers):
        raise GameError(f"Deals must be whole numbers from 0, one for each game, not {shown(deals)}.")
    return found


def _whole_numbers(values: ArrayLike, games: int, what: str) -> Ints:
    """Return a whole number for each game; raise `GameError` for anything else."""
    found = np.asarray(values)
    if found.shape != (games,) or (found.dtype.kind not in "iu" and found.size):
        raise GameError(f"{what} must be {games} whole numbers, one for each game.")
    return found.astype(np.int64, copy=False)
