"""What it costs that a character prefers an act to the best one.

The decisions are those of the app: every level, every character, every number of seats, through `bots.load` with a
character. The judge never saw the worlds in which the character chose.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle, product
from math import ceil
from typing import Any

import tenfold
from tenfold import bots
from tenfold.bots.bot import at_once
from tenfold.bots.trials import compared, loss

TEN_TIMES = 10

A_GAME = 4
"""The most decisions of one game: more games show more levels and tables."""

WITHIN = 0.99
"""The share of decisions that lose no more than the leeway."""


@dataclass
class Costs:
    """What was found: how many decisions, in how many the character chose another act, and which lost too much.

    `tables` are the levels, each with the numbers of seats at which it was judged.
    """

    judged: int = 0
    showed: int = 0
    tables: set[tuple[str, int]] = field(default_factory=set)
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
        found.tables.add((bot.level, bot.game.players))
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
    """Yield decisions in which a character can show: the bot, what it sees, and what it does.

    The tables are those of every level with every number of seats, in turn.
    """
    chance = random.Random(f"cost of characters in {name}")
    tables = [*product(tenfold.game_class(name).offered_players, bots.LEVELS)]
    chance.shuffle(tables)
    for number, (players, level) in enumerate(cycle(tables)):
        if not wanted:
            return
        game = tenfold.load_game(name, players)
        left = min(A_GAME, wanted)
        movers = [bots.load(game, level, number, bots.character_at(number, seat)) for seat in range(game.players)]
        state = game.new_initial_state(seed=number)
        for _ in range(60):
            if state.is_terminal() or not left:
                break
            for seat in state.seats_to_act():
                seen, bot = state.observation(seat), movers[seat]
                decision = bot.choose(seen)
                if len({bot.temper.likes(act) for act in bot.manners(seen).values()}) > 1 and chance.random() < 0.3:
                    wanted, left = wanted - 1, left - 1
                    yield bot, seen, decision
                if decision is not None:
                    state.apply_action(decision.action, seat)
                    break
