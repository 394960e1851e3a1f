"""The games as gymnasium environments: one learner against computer players, `pip install "tenfold[gymnasium]"`.

>>> environment = TenfoldEnv("pig10", players=3, opponents="easy")
>>> observation, info = environment.reset(seed=7)
>>> over = False
>>> while not over:
...     action = environment.action_space.sample(info["action_mask"])
...     observation, reward, terminated, truncated, info = environment.step(action)
...     over = terminated or truncated

`gymnasium.make("tenfold.adapters.gymnasium:tenfold/pig10-v1", players=3)` returns the same in gymnasium's wrappers. An
observation is a float32 vector of numbers in [−1, 1] (`Game.encoding`). The mask of legal actions is in
`info["action_mask"]`. The method `action_masks()` returns it, as sb3-contrib’s MaskablePPO expects.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tenfold.adapters.common import (
    RENDER_MODES,
    bound_of,
    check_choice,
    check_render_mode,
    masked,
    rendered,
    seen_by,
    table,
)
from tenfold.bots import Bot
from tenfold.errors import GameError, IllegalAction
from tenfold.plainjson import shown, whole
from tenfold.players import Players, check_name
from tenfold.registry import SHELF, game_class
from tenfold.sentences import seat_names
from tenfold.sequential import Sequential, SequentialState
from tenfold.state import Returns

MOST_DEALS = 1000
"""The maximum number of games that are dealt to find one in which the learner can act."""


_OWN = ("players", "opponents", "seat", "rewards", "bound", "illegal", "render_mode")
_ILLEGAL = ("lose", "raise")


class TenfoldEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat of a game; players take the others.

    `opponents` is the name of a player as in `tenfold.players`, such as `easy`, `random` or `mybots:Greedy`. It then
    plays all other seats. A list has a name for each other seat, clockwise from the learner. `seat` is the learner’s,
    or None for a different one in each game. The reward comes at the end of the game (`State.returns`).

    An illegal action loses: the reward is −1, the episode ends, and `info["illegal"]` says why. With `illegal="raise"`
    it raises `IllegalAction` and changes nothing. What isn’t a whole number always does.

    After `bound` acts, the episode is truncated and rewarded by the current standing. None means 2,000 acts in games
    whose rules set no bound (`Game.max_game_length`), and no bound in others. `close()` ends opponents that are
    programs.

    Raise `GameError` if there is no such game, option, seat or player. Raise `tenfold.players.Forfeit` if an opponent
    from outside fails in a game.
    """

    metadata: dict[str, Any] = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012  # as in gymnasium

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] = "easy/plain",
        seat: int | None = None,
        rewards: Returns = "place",
        bound: int | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        self.game: Sequential = table(game, players, None, rewards, options, own=_OWN)
        self.game.bound = bound_of(self.game, bound)
        check_choice("illegal", illegal, _ILLEGAL)
        check_render_mode(render_mode)
        if seat is not None:
            seat = self.game.game.new_initial_state(0)._checked_seat(seat)
        self.opponents: tuple[str, ...] = _opponents(opponents, self.game.players - 1)
        self._players = Players()
        for name in dict.fromkeys(self.opponents):
            self._players.load(self.game.game, name)  # to raise any error before the first game
        self._players.rest()
        self.fixed: int | None = seat
        self.by: Returns = rewards
        self.illegal: str = illegal
        self.render_mode: str | None = render_mode
        (size,) = self.game.observation_tensor_shape()
        self.observation_space: spaces.Space[NDArray[np.float32]] = spaces.Box(-1, 1, (size,), np.float32)
        self.action_space: spaces.Space[np.int64] = spaces.Discrete(self.game.num_distinct_actions())

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Deal, and let the others play until it is the learner’s turn. Return the observation and information.

        Raise `GameError` if in many deals, the game is over before the learner can act.
        """
        super().reset(seed=seed)
        for _ in range(MOST_DEALS):  # some games are over before the learner can act
            deal, player, chance = (int(each) for each in self.np_random.integers(2**32, size=3))
            self.seat: int = player % self.game.players if self.fixed is None else self.fixed
            self._players.rest()
            self.bots: dict[int, Bot] = {}
            for step, name in enumerate(self.opponents, start=1):
                other = (self.seat + step) % self.game.players
                self.bots[other] = self._players.load(self.game.game, name, chance + step, other)
            self.state: SequentialState = self.game.new_initial_state(deal)
            self._others_play()
            if not self.state.is_terminal():
                self._over = False
                return seen_by(self.state, self.seat), self._info()
        raise GameError("In every deal, the game is over before the learner can act.")

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Carry out an action of the learner, and let the others play until its next turn.

        Return what Gymnasium expects. Raise `IllegalAction` for what isn’t a whole number, and after the end.
        """
        state = self._dealt()
        if self._over:
            raise IllegalAction("The episode is over. Call reset().")
        try:
            state.apply_action(action)  # type: ignore[arg-type]  # any type of whole number
        except IllegalAction as refusal:
            if self.illegal == "raise" or whole(action) is None:
                raise
            self._over = True
            return seen_by(self.state, self.seat), -1.0, True, False, {**self._info(), "illegal": str(refusal)}
        self._others_play()
        if self.render_mode == "human":
            self.render()
        self._over = over = self.state.is_terminal()
        truncated = self.state.truncated
        reward = self.state.returns(self.by)[self.seat]
        return seen_by(self.state, self.seat), reward, over and not truncated, truncated, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """Return 1 for each action that is legal now and 0 for all others, by action."""
        return masked(self._dealt(), self.seat)

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the learner’s view of the table: text with `ansi`, pixels with `rgb_array`. Print it with `human`."""
        state = self._dealt()
        names = seat_names(self.game.players)
        names[self.seat] = "Learner"
        return rendered(self.game.game, state.observation(self.seat), names, self.render_mode)

    def close(self) -> None:
        """End opponents that are programs."""
        self._players.close()
        super().close()

    def _dealt(self) -> SequentialState:
        state: SequentialState | None = getattr(self, "state", None)
        if state is None:
            raise GameError("Call reset() first.")
        return state

    def _others_play(self) -> None:
        while not self.state.is_terminal() and self.state.current_player() != self.seat:
            seat = self.state.current_player()
            decision = self.bots[seat].choose(self.state.observation(seat))
            declined = -1 if self.game.decline is None else self.game.decline
            self.state.apply_action(declined if decision is None else decision.action)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


def _opponents(names: object, others: int) -> tuple[str, ...]:
    found = (names,) * others if isinstance(names, str) else tuple(names) if isinstance(names, Iterable) else ()
    if len(found) != others:
        raise GameError(f"Opponents must be the name of a player, or a list of {others} names, not {shown(names)}.")
    for name in found:
        check_name(name)
    return found


for _name in SHELF:
    _id = f"tenfold/{_name}-v{game_class(_name).version}"
    gymnasium.register(_id, f"{__name__}:TenfoldEnv", kwargs={"game": _name})
