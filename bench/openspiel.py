"""Compare 10-9-8 with OpenSpiel's `oh_hell`, both run from Python: random games, and information-set tree search.

    python3 -m venv os-venv && os-venv/bin/pip install open_spiel     # for this script only
    os-venv/bin/python bench/openspiel.py --players 3 4

A game of OpenSpiel is one round. So ten of its games, from ten tricks down to one, are compared with one of ours. Both
have the same number of decisions, so games per second compare like decisions per second. OpenSpiel's deals are chance
nodes, one for each card. The calling program has to play them, here in the fastest way. Ours happen within the last
play of the round before. OpenSpiel's search uses random play-outs, ours uses rules of thumb. Both searches spend their
whole budget here. In a real game ours stops when the choice is clear; the last line of each search shows this. Seconds
are divided by the iterations done, never by those allowed. Times are processor times, the best of several runs. The
programs take turns.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from time import process_time
from typing import Any
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))

from tenfold.bots.ten_nine_eight import BOT, player  # imported directly, because nothing is installed where this runs
from tenfold.games.ten_nine_eight import TenNineEight, TenNineEightObservation

try:
    import pyspiel
    from numpy.random import RandomState
    from open_spiel.python.algorithms import ismcts, mcts
except ImportError:
    pyspiel = None

TRICKS = range(10, 0, -1)


def our_games(players: int, games: int) -> int:
    """Play random games of 10-9-8 through the public API; return the number of decisions."""
    game = TenNineEight(players)
    rng = random.Random(1)
    decisions = 0
    for seed in range(games):
        state = game.new_initial_state(seed).clone(events=False)
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def their_games(players: int, games: int) -> int:
    """Play the same number of rounds of `oh_hell`, ten per game; return the number of decisions, without deals."""
    rounds = [_oh_hell(players, tricks) for tricks in TRICKS]
    rng = random.Random(1)
    decisions = 0
    for _ in range(games):
        for game in rounds:
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
    return decisions


def our_search(players: int, cards: int, iterations: int, *, stops: bool = False) -> int:
    """Return the number of iterations that the hard bot does at the first lead of a round.

    With `stops`, it stops when the choice is clear; otherwise it spends its budget.
    """
    seen = our_lead(players, cards)
    with patch.object(player, "TOLERANCE", player.TOLERANCE if stops else 0.0):
        return sum(1 for _ in BOT(TenNineEight(players), "hard").think(seen, iterations))  # each slice is an iteration


@cache
def our_lead(players: int, cards: int) -> TenNineEightObservation:
    """Return the observation of the leader in a round with this many cards, after random bids."""
    state = TenNineEight(players).new_initial_state(1)
    rng = random.Random(1)
    while state.observation().cards > cards or not all(state.observation().bids_in):
        state.apply_action(rng.choice(state.legal_actions()))
    return state.observation(state.current_player())


def their_search(players: int, cards: int, iterations: int) -> int:
    """Run OpenSpiel's Python search in such a position, with random play-outs; return the number of iterations."""
    state = their_lead(players, cards)
    chance = RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=2.0, max_simulations=iterations, random_state=chance)
    bot.step(state)
    return iterations


@cache
def their_lead(players: int, cards: int) -> Any:
    """Return such a position of `oh_hell`."""
    state = _oh_hell(players, cards).new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node() or max(state.legal_actions()) >= 52:  # bids have higher numbers than cards
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def _oh_hell(players: int, tricks: int) -> Any:
    return pyspiel.load_game(f"oh_hell(players={players},num_tricks_fixed={tricks})")


def best_of(runs: int, *works: Callable[[], int]) -> list[float]:
    """Return the seconds per unit of each work, the best of several runs in turns."""
    best = [float("inf")] * len(works)
    for _ in range(runs):
        for number, work in enumerate(works):
            start = process_time()
            done = work()
            best[number] = min(best[number], (process_time() - start) / done)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, nargs="+", default=[3, 4])
    parser.add_argument("--cards", type=int, nargs="+", default=[10, 5], help="cards of the rounds to search in")
    parser.add_argument("--games", type=int, default=100, help="random games of a run")
    parser.add_argument("--iterations", type=int, default=1000, help="iterations of a search")
    parser.add_argument("--runs", type=int, default=5, help="runs of each figure, of which the best counts")
    given = parser.parse_args()
    if pyspiel is None:
        print("OpenSpiel cannot be imported here, so there is no anchor: these figures stand alone.")

    def line(what: str, unit: float, sign: str, ours: Callable[[], int], theirs: Callable[[], int]) -> None:
        works = (ours,) if pyspiel is None else (ours, theirs)
        times = best_of(given.runs, *works)
        text = f"{what:56} {times[0] * unit:8.2f} {sign}"
        if len(times) > 1:
            text += f"   oh_hell {times[1] * unit:8.2f} {sign}   {times[1] / times[0]:6.2f} × as many a second"
        print(text, flush=True)

    for players in given.players:
        works = (partial(work, players, given.games) for work in (our_games, their_games))
        line(f"{players} players: a decision of random games, deals included", 1e6, "µs", *works)
        for cards in given.cards:
            what = f"{players} players, {cards} cards: an iteration of search"
            works = (partial(work, players, cards, given.iterations) for work in (our_search, their_search))
            line(what, 1e6, "µs", *works)
            stopping = partial(our_search, players, cards, given.iterations, stops=True)
            print(
                f"    at a table {stopping()} iterations, {best_of(given.runs, stopping)[0] * 1e6:.2f} µs each",
                flush=True,
            )


if __name__ == "__main__":
    main()
