"""Let the levels compete, one against the level below in all other seats, and print the lines of README's table.

    python bench/arena.py pig10 --players 2 4 --pair hard medium --pair medium easy --deals 2000

The rest is `tenfold.arena`: duplicate deals, the challenger once in each seat, the deal as the unit of all statistics.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))

import tenfold
from tenfold.arena import Arena, Interval, run, standings


def told(figure: Interval) -> str:
    """Mean and 95 % interval."""
    return f"{figure.mean:+7.3f} ± {figure.half:.3f}"


def option(text: str) -> tuple[str, str]:
    """`leftovers=nobody` as a pair."""
    name, _, choice = text.partition("=")
    return name, choice


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=tenfold.registered_games())
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 6])
    parser.add_argument("--pair", nargs=2, action="append", metavar=("CHALLENGER", "OPPONENT"))
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--first-deal", type=int, default=0, help="the seed of the first deal")
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--budget", type=int, help="iterations a decision of bots that search, instead of their own")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    print("players  challenger  opponent   deals   margin a game       share of victories (fair)     time")
    for players in given.players:
        for challenger, opponent in given.pair or [("hard", "medium"), ("medium", "easy")]:
            start = perf_counter()
            entrants = (challenger, *[opponent] * (players - 1))
            arena = Arena(given.game, entrants, players, given.option, given.first_deal, budget=given.budget)
            deals = run(arena, given.deals, jobs=given.jobs)
            best = standings(arena, deals)[0]
            assert best.lead is not None, "they are two"
            print(
                f"{players:7}  {challenger:10}  {opponent:8}  {len(deals):6}   {told(best.lead)}"
                f"   {told(best.victories)} ({1 / players:.3f})   {perf_counter() - start:6.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main()
