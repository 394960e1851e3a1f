"""Measure the speed of the games: random self-play through the public API, and the search's play-outs.

    python bench/selfplay.py pig10 --players 2 4

Every figure is compared with an anchor measured in the same run. So it means the same on every machine. The anchor is
the least that a Python library of rules could do for a decision (`anchor`). It chooses one of three integers, moves a
card between two lists, sorts, and looks up a result. Times are processor times, which other work on the machine doesn't
affect.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))

import tenfold
from tenfold import bots
from tenfold.testing import CHANCE

Timed = tuple[float, int]
"""Processor seconds, and the number of repetitions in them."""


def anchor(seconds: float) -> Timed:
    """Time a loop that only chooses, moves a card and looks up a result."""
    rng = random.Random(1)
    choices = (1, 2, 3)
    table = {choice: choice + 1 for choice in choices}
    hand, pile = [3, 5, 7], [1, 2, 3]
    total = done = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(1000):
            choice = rng.choice(choices)
            card = hand.pop(choice - 1)
            pile.append(card)
            hand.append(pile.pop(0))
            hand.sort()
            total += table[choice]
        done += 1000
    return process_time() - start, done


def self_play(game: tenfold.AnyGame, seconds: float, events: bool) -> tuple[Timed, int]:
    """Time random games, including deals, with or without events; also return the number of games."""
    rng = random.Random(1)
    games = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state(games).clone(events=events)
        moves = 0
        while not state.is_terminal():
            hurried = state.hurried_action() if moves > CHANCE else None
            state.apply_action(rng.choice(state.legal_actions()) if hurried is None else hurried)
            moves += 1
        decisions += moves
        games += 1
    return (process_time() - start, decisions), games


def observing(game: tenfold.AnyGame, seconds: float) -> Timed:
    """Time observations of seat 0."""
    state = game.new_initial_state(1)
    return repeated(lambda: state.observation(0), seconds)


def sampling(game: tenfold.AnyGame, seconds: float) -> Timed:
    """Time the sampling of worlds from an observation."""
    seen = game.new_initial_state(1).observation(0)
    rng = random.Random(1)
    return repeated(lambda: game.sample_state(seen, rng), seconds)


def searching(game: tenfold.AnyGame, seconds: float) -> tuple[Timed, list[float]]:
    """Time play-outs of the hard bot in games that it plays; also return the seconds of each decision."""
    bot = bots.load(game, "hard")
    slices = deal = 0
    decisions = []
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state(deal)
        deal += 1
        while not state.is_terminal() and process_time() - start < seconds:
            seen = state.observation(state.current_player())
            before = process_time()
            thinking = bot.think(seen)
            decision = None
            while decision is None:
                try:
                    next(thinking)
                    slices += 1
                except StopIteration as done:
                    decision = done.value
            decisions.append(process_time() - before)
            state.apply_action(decision.action)
    return (sum(decisions), slices), decisions


def repeated(act: Callable[[], object], seconds: float) -> Timed:
    """Time a function that is called repeatedly."""
    done = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            act()
        done += 100
    return process_time() - start, done


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=["pig10"], metavar="game")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    given = parser.parse_args()
    seconds, count = anchor(given.seconds)
    unit = seconds / count
    print(f"anchor: {unit * 1e6:.2f} µs")

    def line(what: str, timed: Timed, more: str = "") -> None:
        each = timed[0] / timed[1]
        print(f"  {what:34} {each * 1e6:9.2f} µs = {each / unit:7.2f} anchors{more}")

    for name in given.games:
        for players in given.players:
            game = tenfold.load_game(name, players)
            print(f"{game.long_name}, {players} players")
            for events in (True, False):
                timed, games = self_play(game, given.seconds, events)
                rate = f"   {games / timed[0]:7.0f} games/s"
                line(f"a random decision, {'with' if events else 'without'} events", timed, rate)
            line("an observation", observing(game, given.seconds))
            line("a sampled world", sampling(game, given.seconds))
            timed, decisions = searching(game, given.seconds)
            median = sorted(decisions)[len(decisions) // 2]
            line("a play-out of the hard bot", timed, f"   {timed[1] / timed[0]:7.0f} play-outs/s")
            longest = max(decisions)
            print(f"  {'a decision of the hard bot':34} {median * 1e3:9.2f} ms median, {longest * 1e3:.2f} ms at most")


if __name__ == "__main__":
    main()
