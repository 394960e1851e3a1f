"""What it costs that a character prefers an act to the best one.

The decisions are those of the app: every level, every character, every number of seats, through `bots.load` with a
character. The judge never saw the worlds in which the character chose.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import ceil
from typing import Any

import tenfold
from tenfold import bots
from tenfold.bots.bot import at_once
from tenfold.bots.trials import compared, loss

TEN_TIMES = 10
WITHIN = 0.99
"""The share of decisions that lose no more than the leeway."""


@dataclass
class Costs:
    """What was found: how many decisions, in how many the character chose another act, and which lost too much."""

    judged: int = 0
    showed: int = 0
    dear: list[tuple[str, int, str, str, float]] = field(default_factory=list)

    @property
    def is_small(self) -> bool:
        """True if no more decisions are dear than may be."""
        return len(self.dear) <= ceil((1 - WITHIN) * self.judged)


def costs(name: str, wanted: int) -> Costs:
    """Return what the characters of a game lose in this number of decisions."""
    found = Costs()
    for bot, seen, decision in decisions(name, wanted):
        found.judged += 1
        plain = bots.load(bot.game, bot.level, bot.seed)
        usual = plain.choose(seen)
        if decision is None or usual is None or decision.action == usual.action:
            continue
        found.showed += 1
        trial = at_once(plain._trial(seen, random.Random("the judge")))
        judgement = at_once(compared(trial, [usual.action, decision.action], TEN_TIMES * bot.glance))
        lost = loss(judgement, decision.action, usual.action).difference
        if lost > bot.allowance:
            found.dear.append((bot.level, bot.game.players, usual.text, decision.text, round(lost, 2)))
    return found


def decisions(name: str, wanted: int) -> Iterator[tuple[Any, Any, Any]]:
    """Yield decisions in which a character can show: the bot, what it sees, and what it does."""
    chance = random.Random(f"cost of characters in {name}")
    number = 0
    while wanted:
        number += 1
        seats = tenfold.game_class(name).offered_players
        game = tenfold.load_game(name, seats[number % len(seats)])
        level = bots.LEVELS[number % len(bots.LEVELS)]
        movers = [bots.load(game, level, number, bots.character_at(number, seat)) for seat in range(game.players)]
        state = game.new_initial_state(seed=number)
        for _ in range(60):
            if state.is_terminal() or not wanted:
                break
            for seat in state.seats_to_act():
                seen, bot = state.observation(seat), movers[seat]
                decision = bot.choose(seen)
                if len({bot.temper.likes(act) for act in bot.manners(seen).values()}) > 1 and chance.random() < 0.3:
                    wanted -= 1
                    yield bot, seen, decision
                if decision is not None:
                    state.apply_action(decision.action, seat)
                    break
