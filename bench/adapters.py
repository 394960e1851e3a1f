"""Compare our PettingZoo environments with PettingZoo's card games: steps per second of random legal play.

    python3 -m venv pz-venv && pz-venv/bin/pip install ".[pettingzoo]" "pettingzoo==1.25.0" rlcard pygame
    pz-venv/bin/python bench/adapters.py

PettingZoo 1.25 is the last version with `gin_rummy`; later versions are measured with the games they have. All games
use the usual wrappers and the same loop: observe, choose a legal action by the mask, step. Times are processor times,
the best of several runs. The environments take turns.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import process_time
from typing import Any

import numpy as np

from tenfold.adapters import pettingzoo
from tenfold.registry import SHELF

THEIRS = {"gin_rummy": "gin_rummy_v4", "leduc_holdem": "leduc_holdem_v4", "texas_holdem": "texas_holdem_v4"}
"""PettingZoo's card games for two or more seats with hidden information; all of them come from rlcard."""


def play(environment: Any, steps: int) -> int:
    """Play random legal actions for at least this many steps, to the end of a game. Return the number of steps."""
    rng = random.Random(1)
    done = seed = 0
    while done < steps:
        seed += 1
        environment.reset(seed=seed)
        for _agent in environment.agent_iter():
            observation, _, terminated, truncated, info = environment.last()
            action = None
            if not (terminated or truncated):
                mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
                action = rng.choice(np.flatnonzero(mask).tolist())
                done += 1
            environment.step(action)
    return done


def best_of(runs: int, works: dict[str, Callable[[], int]]) -> dict[str, float]:
    """Return the steps per second of each work, the best of several runs in turns."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(runs):
        for name, work in works.items():
            start = process_time()
            done = work()
            best[name] = max(best[name], done / (process_time() - start))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2, help="of our games; theirs have two here")
    parser.add_argument("--steps", type=int, default=3000, help="of a run")
    parser.add_argument("--runs", type=int, default=5, help="runs of each game, of which the best counts")
    given = parser.parse_args()
    theirs: dict[str, Any] = {}
    for name, module in THEIRS.items():
        try:
            theirs[name] = import_module(f"pettingzoo.classic.{module}").env()
        except ImportError as missing:
            print(f"{name} cannot be had here: {missing}")
    ours = {name: pettingzoo.env(name, given.players, max_cycles=1000) for name in SHELF}
    speeds = best_of(given.runs, {name: partial(play, env, given.steps) for name, env in (theirs | ours).items()})
    for name, speed in speeds.items():
        ratios = "   ".join(f"{speed / speeds[other]:5.2f} × {other}" for other in theirs) if name in ours else ""
        print(f"{name:16} {speed:8.0f} steps a second   {ratios}")


if __name__ == "__main__":
    main()
