"""The simplest search there is, as a yardstick: perfect-information Monte Carlo with the public interface only.

    python -m tenfold arena ten --bots pimc:Plain,medium --players 2 --deals 100     # with bench on PYTHONPATH

It samples worlds that fit the observation, tries every legal act in each of them, plays at random to the end of the
round, and averages the results.
"""

import random
from itertools import islice
from typing import Any

from tenfold import Observation
from tenfold.bots import Bot
from tenfold.bots.bot import Decision, Thinking

ROUND = {"ten": "round", "ten-nine-eight": "round", "tens": "hand"}
"""By game, where a state has the number of its round; the others are one round."""

PLAY_OUTS = {"ten": 700, "ten-nine-eight": 1100, "tens": 240, "pig10": 240, "tenstuff": 50}
"""So many that a decision takes no less time than one of the hard level."""

RELENTS = 0.5
"""How often it does nothing out of turn without a thought, as our levels keep tens in Tenstuff: two of it would else
throw the same ten and return the same cards for thousands of acts."""

PATIENCE, VICTORY = 100, 5.0
"""Acts after which it counts how things stand, as chance does not end every game; points for the first place."""


def lead(state: Any, seat: int) -> float:
    """How far a seat is ahead of the others’ average, as things stand, and its share of the first place."""
    scores, places = state.scores(), state.ranking()
    sign = 1 if state.game.high_score_wins else -1
    ahead = sign * (scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1))
    return float(ahead + VICTORY * (places[seat] == 1) / places.count(1))


def by_chance(state: Any, rng: random.Random) -> None:
    """Play on to the end of the round."""
    now = getattr(state, mark := ROUND.get(state.game.short_name, "game"))
    for _ in range(PATIENCE):
        if state.is_terminal() or getattr(state, mark) != now:
            break
        state.apply_action(rng.choice(state.legal_actions()))


class Plain(Bot):
    """Plain perfect-information Monte Carlo, for all games; out of turn to do nothing is an act like the others."""

    def _think(self, observation: Observation, rng: random.Random, budget: int | None) -> Thinking:
        assert observation.player is not None
        seat, acts = observation.player, [(outlook.action, outlook.text) for outlook in observation.legal]
        if seat != observation.current_player and rng.random() < RELENTS:
            return None
        options = acts if seat == observation.current_player else [*acts, (None, "")]
        totals = [0.0] * len(options)
        worlds = max(1, (budget or PLAY_OUTS[observation.game]) // len(options))
        for world in islice(self.game.worlds(observation, rng), worlds):
            for at, (action, _) in enumerate(options):
                state = world.clone(events=False)
                if action is not None:
                    state.apply_action(action, seat)
                by_chance(state, rng)
                totals[at] += lead(state, seat)
                yield
        action, text = options[totals.index(max(totals))]
        return None if action is None else Decision(action, text, "")
