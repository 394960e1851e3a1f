"""`tenfold simulate` and `tenfold arena`: let computer players play many games, and print the results."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

from tenfold.arena import (
    Arena,
    Comparison,
    Deal,
    Interval,
    Standing,
    comparisons,
    needed,
    ratings,
    run,
    standings,
    to_parquet,
)
from tenfold.players import SECONDS, names_of


def simulate(given: argparse.Namespace) -> None:
    """Play each deal once; the players move by one seat from deal to deal."""
    _play(given, rotate=False)


def arena(given: argparse.Namespace) -> None:
    """Play each deal in every rotation of the seats, and print ratings."""
    for library in ("joblib", "tqdm"):
        needed(library)  # raises now, before anything is played, if it is missing
    table, deals = _play(given, rotate=True)
    if len(set(table.entrants)) > 1 and deals:
        print("\nRatings on the Elo scale, mean 0 (100 points more: the better place in 64% of games):")
        for name, rating in ratings(deals).items():
            print(f"  {rating.elo:+5.0f} ± {rating.half:3.0f}  {name}")


def _play(given: argparse.Namespace, *, rotate: bool) -> tuple[Arena, list[Deal]]:
    table = Arena(
        given.game,
        names_of(given.bots or [given.usual]),
        given.players,
        given.option,
        given.first,
        rotate,
        given.budget,
        given.seconds,
    )
    start = perf_counter()
    try:
        deals = run(table, given.games, jobs=given.jobs, out=given.out, progress=given.progress)
    except KeyboardInterrupt:
        kept = f"The results so far are in {given.out}. Run the same command again to continue."
        print(f"\nStopped. {kept if given.out else 'No results were saved.'}")
        raise
    seconds = perf_counter() - start
    if given.parquet is not None:
        to_parquet(deals, given.parquet)
    _tell(table, deals)
    if given.out is None:  # a file may hold deals of an earlier run, which this time doesn't include
        decisions = sum(game.moves for deal in deals for game in deal.games)
        print(f"{decisions} decisions in {seconds:.1f} s: {decisions / max(seconds, 1e-9):,.0f} per second")
    return table, deals


def _tell(table: Arena, deals: list[Deal]) -> None:
    game = table.load_game()
    games = sum(len(deal.games) for deal in deals)
    each = f"{len(deals)} deals, " if table.rotate else ""
    print(f"{game.long_name}, {game.players} players, {each}{games} games from deal {table.first}")
    for standing in standings(table, deals):
        print(_line(standing))
    for both in comparisons(table, deals):
        print(_beside(both))
    forfeits = [game.forfeit[1] for deal in deals for game in deal.games if game.forfeit]
    for why in dict.fromkeys(forfeits):
        print(f"Forfeited ({forfeits.count(why)}): {why}")


def _line(standing: Standing) -> str:
    lead = "" if standing.lead is None else f", {_figure(standing.lead, '+.2f')} ahead of the others"
    forfeits = f", {standing.forfeits} forfeited" if standing.forfeits else ""
    return (
        f"{standing.player:>8}: {_figure(standing.points, '6.2f')} points per game{lead}, "
        f"{_figure(standing.victories, '6.1%')} wins{forfeits}"
    )


def _beside(both: Comparison) -> str:
    return (
        f"{both.first} compared with {both.second}: {_figure(both.points, '+.2f')} points, "
        f"{_figure(both.places, '+.2f')} places, {_figure(both.victories, '+.1%')} wins"
    )


def _figure(figure: Interval, how: str) -> str:
    half = format(figure.half, how.replace("+", "").replace("6", ""))
    return f"{format(figure.mean, how)} ± {half}"


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser], table: argparse.ArgumentParser) -> None:
    """Add both commands to the parser."""
    one = commands.add_parser("simulate", parents=[table, _shared()], help="let computer players play many games")
    one.add_argument("--games", type=int, default=100, help="number of games (default: %(default)s)")
    one.add_argument("--progress", action="store_true", help="show a progress bar (needs tqdm)")
    one.set_defaults(run=simulate, usual="random", jobs=1)

    all_round = commands.add_parser(
        "arena",
        parents=[table, _shared()],
        help="let computer players play the same deals from every seat, and rate them",
    )
    all_round.add_argument(
        "--deals", type=int, default=100, dest="games", help="number of deals (default: %(default)s)"
    )
    all_round.set_defaults(run=arena, usual="hard,medium", jobs=-1, progress=True)


def _shared() -> argparse.ArgumentParser:
    """Return a new parser of the shared arguments for each command: otherwise both would have the same defaults."""
    bots = argparse.ArgumentParser(add_help=False)
    bots.add_argument(
        "--bots",
        action="append",
        metavar="NAMES",
        help="the players in seat order: hard,easy or mybots:Greedy,medium*3; repeat the option for each program: "
        "--bots 'run:./greedy --fast'",
    )
    bots.add_argument(
        "--first",
        "--seed",
        type=int,
        default=0,
        metavar="N",
        help="number of the first deal; the others follow (default: %(default)s)",
    )
    bots.add_argument("--jobs", type=int, metavar="N", help="number of processes; -1: one for each processor")
    bots.add_argument("--out", type=Path, metavar="FILE", help="add each deal to this file, and continue where it ends")
    bots.add_argument("--parquet", type=Path, metavar="FILE", help="also write a table of all seats (needs pyarrow)")
    bots.add_argument("--budget", type=int, metavar="N", help="search iterations per decision, for all players")
    bots.add_argument(
        "--seconds", type=float, default=SECONDS, help="a program’s time limit for a decision (default: %(default)s)"
    )
    return bots
