"""The games as PettingZoo environments, for learning with several agents: `pip install "tenfold[pettingzoo]"`.

>>> environment = env("pig10", players=3)
>>> environment.reset(seed=7)
>>> for agent in environment.agent_iter():
...     observation, reward, termination, truncation, info = environment.last()
...     mask = observation["action_mask"]
...     environment.step(None if termination or truncation else environment.action_space(agent).sample(mask))

An observation is a dict. `observation` is a float32 vector of numbers in [−1, 1] (`Game.encoding`). `action_mask` is an
int8 vector with 1 for each legal action. With `masks="info"`, the observation is the vector alone, and the mask is in
`infos[agent]["action_mask"]`: many wrappers refuse a dict, such as SuperSuit's `frame_stack_v1`. Rewards come at the
end of the game (`State.returns`).

PettingZoo's own tests pass. Two of them need an argument. `parallel_seed_test` ignores masks: give the environment
`illegal="random"`. `max_cycles_test` counts rounds, but `max_cycles` counts single actions here: for `env`, give it
`parallel_to_aec(parallel_env(name, max_cycles=max_cycles, illegal="random"))`.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

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
from tenfold.errors import GameError, IllegalAction
from tenfold.plainjson import shown
from tenfold.sentences import seat_names
from tenfold.sequential import Sequential, SequentialState
from tenfold.state import Returns

Seen: TypeAlias = "dict[str, NDArray[Any]] | NDArray[np.float32]"
"""An observation of an agent, with the keys `observation` and `action_mask`, or without the mask the vector alone."""


_OWN = ("players", "rewards", "max_cycles", "illegal", "masks", "render_mode")
_ILLEGAL = ("raise", "random")
_MASKS = ("observation", "info")


class _Env(AECEnv[str, Seen, int | None]):
    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        rewards: Returns = "place",
        max_cycles: int | None = None,
        illegal: Literal["raise", "random"] = "raise",
        masks: Literal["observation", "info"] = "observation",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.game: Sequential = table(game, players, None, rewards, options, own=_OWN)
        self.max_cycles: int | None = bound_of(self.game, max_cycles)
        check_choice("illegal", illegal, _ILLEGAL)
        check_choice("masks", masks, _MASKS)
        check_render_mode(render_mode)
        self.by, self.illegal, self.masks = rewards, illegal, masks
        self.render_mode: str | None = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v{self.game.game.version}",
            "render_modes": [*RENDER_MODES],
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(self.game.players)]
        self.seats: dict[str, int] = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        actions, (size,) = self.game.num_distinct_actions(), self.game.observation_tensor_shape()
        vector, mask = spaces.Box(-1, 1, (size,), np.float32), spaces.Box(0, 1, (actions,), np.int8)
        self._seen: dict[str, spaces.Space[Any]] = {
            agent: vector if masks == "info" else spaces.Dict(observation=vector, action_mask=mask)
            for agent in self.possible_agents
        }
        self._acts = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.np_random: np.random.Generator = seeding.np_random()[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent’s observations, always the same object."""
        self._seat(agent)
        return self._seen[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent’s actions, always the same object."""
        self._seat(agent)
        return self._acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the game of this seed; without one, deal the next game in the sequence of the last seed."""
        if seed is not None:
            self.np_random = seeding.np_random(seed)[0]
        self.steps = 0
        self.state_now: SequentialState = self.game.new_initial_state(int(self.np_random.integers(2**32)))
        self.agents: list[str] = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self.agents[self.state_now.current_player()]
        self._inform()

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent whose turn it is. None is for an agent whose game is over."""
        state = self._state()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = state.legal_actions()
        if self.illegal == "random" and action not in legal:
            action = int(self.np_random.choice(legal))
        if action is None:
            raise IllegalAction("The agent on turn must act. None is for an agent whose game is over.")
        state.apply_action(action)
        self.steps += 1
        self._cumulative_rewards[agent] = 0.0
        over = state.is_terminal()
        self._inform()
        if over or self.steps == self.max_cycles:
            self.rewards = dict(zip(self.possible_agents, state.state._worth(self.by), strict=True))
            (self.terminations if over else self.truncations).update(dict.fromkeys(self.agents, True))
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[state.current_player()]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """Return what an agent may know, and what it may do now."""
        state, seat = self._state(), self._seat(agent)
        vector = seen_by(state, seat)
        return vector if self.masks == "info" else {"observation": vector, "action_mask": masked(state, seat)}

    def state(self) -> NDArray[np.float32]:
        """Return the whole table as one vector: what each agent may know, by seat. It shows all hands.

        This is for algorithms that train with a central state, such as QMIX and MAPPO.
        """
        state = self._state()
        return np.concatenate([seen_by(state, seat) for seat in range(self.game.players)])

    def close(self) -> None:
        """Do nothing: there is no window."""

    def render(self) -> str | NDArray[np.uint8] | None:
        """Return the table as everyone sees it: text with `ansi`, pixels with `rgb_array`. Print it with `human`."""
        state = self._state().state
        return rendered(state.game, state.observation(), seat_names(self.game.players), self.render_mode)

    def _inform(self) -> None:
        if self.masks == "info":
            for agent in self.agents:
                self.infos[agent] = {"action_mask": masked(self.state_now, self.seats[agent])}

    def _state(self) -> SequentialState:
        state: SequentialState | None = getattr(self, "state_now", None)
        if state is None:
            raise GameError("Call reset() first.")
        return state

    def _seat(self, agent: object) -> int:
        if not isinstance(agent, str) or agent not in self.seats:
            raise GameError(f"There is no agent {shown(agent)}. Agents: {', '.join(self.seats)}.")
        return self.seats[agent]


def raw_env(game: str, players: int | None = None, **given: Any) -> AECEnv[str, Seen, int | None]:
    """Return a game as an agent environment cycle, without wrappers. Agents are `player_0` …, by seat.

    Besides the options of the game, it takes `rewards`, `max_cycles`, `illegal`, `masks` and `render_mode`. After
    `max_cycles` steps, including declining, all agents are truncated and rewarded by the current standing. None means
    2,000 steps in games whose rules set no bound (`Game.max_game_length`), because random play might never end them. In
    other games, it means no bound. An illegal action raises `IllegalAction`, or with `illegal="random"` is replaced by
    a random legal one. Raise `GameError` if there is no such game, option or number of players, or for any other wrong
    argument.
    """
    return _Env(game, players, **given)


def env(game: str, players: int | None = None, **given: Any) -> AECEnv[str, Seen, int | None]:
    """Return a game with PettingZoo’s usual wrappers: an illegal action loses, and calls must come in order."""
    return OrderEnforcingWrapper(TerminateIllegalWrapper(_Env(game, players, **given), illegal_reward=-1))


def parallel_env(game: str, players: int | None = None, **given: Any) -> ParallelEnv[str, Seen, int | None]:
    """Return a game in which all agents act at every step. Only the action of the agent on turn counts."""
    return turn_based_aec_to_parallel(_Env(game, players, **given))
