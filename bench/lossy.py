"""Play games on several phones over a line that loses, doubles and reorders messages.

    python bench/lossy.py --games 100 --first 0
    python bench/lossy.py --games 100 --reloads 0.01

The host’s phone only shows the table, and four guests play the last moves of each game. Each game has its own seed, so
a game that ends differently can be played again. With `--reloads`, phones are also reloaded with this chance at each
step. The suite plays the first four of each game.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent / "web"))
sys.path.insert(2, str(Path(__file__).resolve().parent.parent / "engine"))

import tenfold
from tests.table.air import lossy_game


def main() -> int:
    """Play, print how many games ended the same on all phones, and return 1 unless all did."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=100, help="how many of each game")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--reloads", type=float, default=0.0, help="the chance of a reload, at each step")
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.games)
    failed = 0
    for game in [tenfold.game_class(name).long_name for name in tenfold.registered_games()]:
        wrong = [seed for seed in seeds if not ends_the_same(game, seed, given.reloads)]
        failed += len(wrong)
        print(
            f"{game}: {len(seeds) - len(wrong)} of {len(seeds)} ended the same on all phones {wrong or ''}", flush=True
        )
    return int(failed > 0)


def ends_the_same(game: str, seed: int, reloads: float = 0.0) -> bool:
    """Return whether all phones have the same whole game at its end."""
    try:
        lossy_game(game, seed, reloads)
    except (AssertionError, KeyError) as problem:
        print(f"{game}, seed {seed}: {problem!r}", flush=True)
        return False
    return True


if __name__ == "__main__":
    raise SystemExit(main())
