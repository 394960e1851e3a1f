"""`tenfold simulate` and `tenfold arena`: let computer players play many games, and print the results."""

from __future__ import annotations

import argparse
from functools import partial
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
from tenfold.errors import GameError
from tenfold.messages import Message
from tenfold.pictures.results import write_plot
from tenfold.players import SECONDS, names_of
from tenfold.terminal import text


def _has_bar() -> bool:
    """True if tqdm is installed. Without it an arena plays just as well."""
    try:
        needed("tqdm")
    except GameError:
        return False
    return True


def simulate(given: argparse.Namespace) -> None:
    """Play each deal once; the players move by one seat from deal to deal."""
    _play(given, rotate=False)


def arena(given: argparse.Namespace) -> None:
    """Play each deal in every rotation of the seats, and print ratings."""
    if given.jobs != 1:
        needed("joblib")  # raises now, before anything is played, if it is missing
    table, deals = _play(given, rotate=True)
    if len(set(table.entrants)) > 1 and deals:
        print(f"\n{text.ratings}")
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
        progress = given.progress or (given.progress is None and _has_bar())
        deals = run(table, given.games, jobs=given.jobs, out=given.out, progress=progress)
    except KeyboardInterrupt:
        print(f"\n{text.stopped_saved(path=str(given.out)) if given.out else text.stopped}")
        raise
    seconds = perf_counter() - start
    if given.parquet is not None:
        to_parquet(deals, given.parquet)
    if given.plot is not None:
        write_plot(table, deals, given.plot)
    _report(table, deals)
    if given.out is None:  # a file may hold deals of an earlier run, which this time doesn't include
        decisions = sum(game.moves for deal in deals for game in deal.games)
        rate = f"{decisions / max(seconds, 1e-9):,.0f}"
        print(text.speed(decisions=decisions, seconds=f"{seconds:.1f}", rate=rate))
    return table, deals


def _report(table: Arena, deals: list[Deal]) -> None:
    game, first = table.load_game(), table.first
    games = sum(len(deal.games) for deal in deals)
    contest = partial(text.contest_of_deals, deals=len(deals)) if table.rotate else text.contest
    print(contest(game=game.long_name, players=game.players, games=games, first=first))
    for standing in standings(table, deals):
        print(_line(standing))
    for both in comparisons(table, deals):
        print(_beside(both))
    forfeits = [game.forfeit[1] for deal in deals for game in deal.games if game.forfeit]
    for why in dict.fromkeys(forfeits):
        print(text.forfeited(count=forfeits.count(why), why=why))


def _line(standing: Standing) -> Message:
    return text.standing(
        player=f"{standing.player:>8}",
        points=_figure(standing.points, "6.2f"),
        lead="none" if standing.lead is None else _figure(standing.lead, "+.2f"),
        wins=_figure(standing.victories, "6.1%"),
        forfeits=standing.forfeits,
    )


def _beside(both: Comparison) -> Message:
    return text.comparison(
        player=both.first,
        other=both.second,
        points=_figure(both.points, "+.2f"),
        places=_figure(both.places, "+.2f"),
        wins=_figure(both.victories, "+.1%"),
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
        "--deals", type=int, default=100, dest="games", metavar="DEALS", help="number of deals (default: %(default)s)"
    )
    all_round.set_defaults(run=arena, usual="hard,medium", jobs=-1, progress=None)


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
    bots.add_argument("--plot", type=Path, metavar="FILE", help="also draw the share of wins of each player as SVG")
    bots.add_argument("--budget", type=int, metavar="N", help="search iterations per decision, for all players")
    bots.add_argument(
        "--seconds", type=float, default=SECONDS, help="a program’s time limit for a decision (default: %(default)s)"
    )
    return bots
