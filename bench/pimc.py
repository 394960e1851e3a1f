"""The simplest possible search, as a benchmark: perfect-information Monte Carlo with only the public interface.

    python -m tenfold arena ten --bots pimc:Plain,medium --players 2 --deals 100     # with bench on PYTHONPATH

It samples worlds that fit the observation and tries every legal act in each of them. Then it plays at random to the end
of the round, and averages the results.
"""

import random
from itertools import islice
from typing import Any

from tenfold import Observation
from tenfold.bots import Bot
from tenfold.bots.bot import Decision, Thinking

ROUND = {"ten": "round", "ten-nine-eight": "round", "tens": "hand"}
"""The attribute of a state with the number of its round, by game; other games have one round."""

PLAY_OUTS = {"ten": 700, "ten-nine-eight": 1100, "tens": 240, "pig10": 240, "tenstuff": 50}
"""The number of play-outs by game. It makes a decision take at least as long as one of the hard level."""

RELENTS = 0.5
"""How often it declines out of turn without a search, just as our levels keep tens in Tenstuff. Otherwise two of these
players would throw the same ten and return the same cards for thousands of acts."""

PATIENCE, VICTORY = 100, 5.0
"""The acts after which a play-out stops, because random play doesn't end every game, and the points for first place."""


def lead(state: Any, seat: int) -> float:
    """Return a seat's current lead over the others’ average, plus points for its share of first place."""
    scores, places = state.scores(), state.ranking()
    sign = 1 if state.game.high_score_wins else -1
    ahead = sign * (scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1))
    return float(ahead + VICTORY * (places[seat] == 1) / places.count(1))


def by_chance(state: Any, rng: random.Random) -> None:
    """Play at random to the end of the round."""
    now = getattr(state, mark := ROUND.get(state.game.short_name, "game"))
    for _ in range(PATIENCE):
        if state.is_terminal() or getattr(state, mark) != now:
            break
        state.apply_action(rng.choice(state.legal_actions()))


class Plain(Bot):
    """Plain perfect-information Monte Carlo for all games. Out of turn, declining is judged like any other act."""

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
