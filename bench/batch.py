"""Compare batches of games (`tenfold.batch`) with the same games one by one: random decisions per second on one core.

    python bench/batch.py --games 1024 --players 4

Both sides deal, choose random legal actions and play to the end. *With vectors*, each decision also makes the vector of
the seat on turn and the mask of legal actions. *Without*, one by one has neither, and the batch has masks, because it
needs them. One by one, states are copied without events, which is faster. Times are processor times, the best of
several runs in turns. NumPy uses one core for all of this.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))

import numpy as np

import tenfold
from tenfold import batch
from tenfold.batch.tables import batches


def one_by_one(game: tenfold.AnyGame, games: int, vectors: bool) -> int:
    """Play games one after another; return the number of decisions."""
    rng = random.Random(1)
    decisions = 0
    for deal in range(games):
        state = game.new_initial_state(deal).clone(events=False)
        while not state.is_terminal():
            if vectors:
                state.observation_tensor(state.current_player())
                state.legal_actions_mask()
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def together(game: tenfold.AnyGame, games: int, vectors: bool) -> int:
    """Play games in a batch; return the number of decisions."""
    rng = np.random.default_rng(1)
    table = batch.load(game)
    states = table.reset(range(games))
    decisions = 0
    while not states.terminated.all():
        if vectors:
            table.observe(states)
        decisions += int(states.legal_actions_mask.any(axis=1).sum())
        states = table.step(states, batch.random_actions(states.legal_actions_mask, rng))
    return decisions


def best_of(runs: int, works: dict[str, Callable[[], int]]) -> dict[str, float]:
    """Return the decisions per second of each work, the best of several runs in turns."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(runs):
        for name, work in works.items():
            start = process_time()
            done = work()
            best[name] = max(best[name], done / (process_time() - start))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", default=[each.short_name for each in batches()], metavar="game")
    parser.add_argument("--games", type=int, nargs="+", default=[1024], help="in a batch")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--alone", type=int, default=20, help="games one by one in each run")
    parser.add_argument("--runs", type=int, default=5, help="runs of each, of which the best counts")
    given = parser.parse_args()
    for name in given.names:
        for players in given.players:
            game = tenfold.load_game(name, players)
            for games in given.games:
                print(f"{game.long_name}, {players} players, {games} games in a batch")
                for vectors, which in ((True, "with vectors"), (False, "without")):
                    works: dict[str, Callable[[], int]] = {
                        "alone": partial(one_by_one, game, given.alone, vectors),
                        "batch": partial(together, game, games, vectors),
                    }
                    speeds = best_of(given.runs, works)
                    ratio = f"{speeds['batch'] / speeds['alone']:5.1f} times"
                    print(
                        f"  {which:12} {speeds['alone']:9,.0f} one by one {speeds['batch']:11,.0f} in the batch {ratio}"
                    )


if __name__ == "__main__":
    main()
