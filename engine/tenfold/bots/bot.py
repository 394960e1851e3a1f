"""What all computer players share: thinking in slices, from an observation, reproducibly."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Generator
from typing import Any, NamedTuple, TypeAlias

from tenfold.errors import GameError
from tenfold.game import AnyGame
from tenfold.observation import Observation
from tenfold.plainjson import shown

LEVELS = ("easy", "medium", "hard")
"""How well a computer player plays."""


class Decision(NamedTuple):
    """What a bot plays: the action, its text, and why, in few words that tell nothing of hidden cards."""

    action: int
    text: str
    why: str


Thinking: TypeAlias = Generator[None, None, Decision | None]
"""Thought in slices of a millisecond or two: each `next()` is a slice, the generator's return value the result."""


class Bot(ABC):
    """A computer player of one level at one table. It keeps nothing between decisions but its seed."""

    def __init__(self, game: AnyGame, level: str, seed: int = 0) -> None:
        self.game = game
        self.level = level
        self.seed = seed

    @abstractmethod
    def _think(self, observation: Any, rng: random.Random, budget: int | None) -> Thinking:
        """Think about an observation that has legal actions; None declines an act out of turn."""

    def think(self, observation: Observation, budget: int | None = None) -> Thinking:
        """Think in slices, so that whoever waits can do something else between them.

        `budget` is a number of search iterations, None the level's own. The result is None where the seat has
        nothing to do or does not want to act out of turn. Raises `GameError` for anything but an observation of this
        table: the same game, as many players, the same options.
        """
        if not isinstance(observation, Observation):
            raise GameError(f"A bot decides from what state.observation(seat) gives, not from {shown(observation)}.")
        table = (self.game.short_name, self.game.players, self.game.told_settings)
        if (observation.game, observation.players, observation.settings) != table:
            raise GameError("A bot decides at its own table only.")
        if not observation.legal:
            return None
        rng = random.Random(f"{self.seed} {observation.to_json()}")
        return (yield from self._think(observation, rng, budget))

    def choose(self, observation: Observation, budget: int | None = None) -> Decision | None:
        """Think without a pause."""
        thinking = self.think(observation, budget)
        while True:
            try:
                next(thinking)
            except StopIteration as done:
                decision: Decision | None = done.value
                return decision
