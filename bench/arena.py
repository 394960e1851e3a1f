"""Let computer players compete: duplicate deals, seats rotated, intervals clustered by deal.

    python bench/arena.py pig10 --players 2 4 --pair hard medium --pair medium easy --deals 2000

In every deal the challenger sits once in each seat, against the same opponent in all others, so the luck of the
deal falls on both alike. The deal is the unit of all statistics: its games are not independent.
"""

from __future__ import annotations

import argparse
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))

import tenfold
from tenfold import bots


class Deal(NamedTuple):
    """One deal, all rotations: the challenger's mean margin over the others and share of victories."""

    margin: float
    victories: float


def play(game: tenfold.AnyGame, first_seed: int, pair: tuple[str, str], seat: int, budget: int | None = None) -> Deal:
    """One game: the challenger in one seat. A shared victory counts as its share."""
    challenger, opponent = pair
    state = game.new_initial_state(first_seed).clone(events=False)
    players = [bots.load(game, opponent, seed=first_seed) for _ in range(game.players)]
    players[seat] = bots.load(game, challenger, seed=first_seed)
    while not state.is_terminal():
        for asked in state.seats_to_act():
            decision = players[asked].choose(state.observation(asked), budget)
            if decision is not None:
                state.apply_action(decision.action, asked)
                break
    scores = state.scores()
    ranking = state.ranking()
    margin = scores[seat] - (sum(scores) - scores[seat]) / (game.players - 1)
    victories = (ranking[seat] == 1) / ranking.count(1)
    return Deal(margin if game.high_score_wins else -margin, victories)


def play_deal(  # noqa: PLR0917  # all but the seed is bound beforehand
    name: str, players: int, options: dict[str, str], pair: tuple[str, str], budget: int | None, seed: int
) -> Deal:
    """All rotations of one deal."""
    game = tenfold.load_game(name, players, **options)
    games = [play(game, seed, pair, seat, budget) for seat in range(players)]
    return Deal(*(sum(column) / players for column in zip(*games, strict=True)))


def interval(values: list[float]) -> str:
    """Mean and 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return f"{mean:+7.3f} ± {1.96 * math.sqrt(variance / len(values)):.3f}"


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
    pairs = given.pair or [("hard", "medium"), ("medium", "easy")]
    seeds = range(given.first_deal, given.first_deal + given.deals)
    print("players  challenger  opponent   deals   margin a game       share of victories (fair)     time")
    with ProcessPoolExecutor(given.jobs) as pool:
        for players in given.players:
            for pair in pairs:
                start = perf_counter()
                deal = partial(play_deal, given.game, players, dict(given.option), tuple(pair), given.budget)
                deals = list(pool.map(deal, seeds, chunksize=10))
                margin = interval([deal.margin for deal in deals])
                share = interval([deal.victories for deal in deals])
                print(
                    f"{players:7}  {pair[0]:10}  {pair[1]:8}  {len(deals):6}   {margin}   {share} ({1 / players:.3f})"
                    f"   {perf_counter() - start:6.0f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
