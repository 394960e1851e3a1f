"""Solve a small version of each game, measure how exploitable the computer players are there, and write the table.

    python bench/equilibrium.py                      # all of them, in half an hour on two cores
    python bench/equilibrium.py ten --samples 60     # only one, with more seeds
    python bench/equilibrium.py --write              # write the table from what was measured

The small versions are those of `tenfold.adapters.small`. The engine walks the whole tree of a version once, and
OpenSpiel's C++ code solves it with CFR+ and finds the exact best responses. Exploitability is the average gain of both
seats from a best response, in points (NashConv / 2).

A level's strategy is how often `bots.load(…).choose(observation)` chooses each act with different seeds. A best
response to that sample also exploits its luck, so the result is too high on average. A best response to a part of the
seeds, measured on the rest, gains too little on average. The table gives both where they differ.

What was measured is in `bench/equilibrium.json`, and the table in docs/figures.md.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "engine"))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent))

import pyspiel

from bench import figures_page
from tenfold.adapters.small import SMALL, small_version
from tenfold.bots import LEVELS, load
from tenfold.registry import game_class
from tenfold.sequential import SequentialState

KEPT = Path(__file__).with_name("equilibrium.json")
ITERATIONS = 500
SAMPLES = 20
PARTS = 4

Sample: TypeAlias = dict[int, list[int]]
"""The acts that a bot chose in an information set, one for each seed, by the number of the set."""


class Choice(NamedTuple):
    """A node of the tree in which a seat has a choice. `known` is the number of its information set."""

    known: int
    following: dict[int, Choice | float]


class Known(NamedTuple):
    """An information set with a choice: the seat, its number among those of the seat, and one of its positions."""

    seat: int
    number: int
    view: SequentialState

    @property
    def name(self) -> str:
        """OpenSpiel's name."""
        return f"{self.seat}-{self.seat}-{self.number}-"


class Tree:
    """The tree of a small version, without nodes that have only one action."""

    def __init__(self, name: str) -> None:
        small = small_version(name)
        self.known: list[Known] = []
        self._numbers: dict[tuple[int, str], int] = {}
        self.endings = 0
        deals = Counter([deal.serialize() for deal in small.deals])
        starts = {deal.serialize(): deal for deal in small.deals}
        self.deals = [(self._node(small.sequential.view(starts[text])), ways) for text, ways in deals.items()]
        self.game: Any = pyspiel.load_efg_game("\n".join(self._lines()) + "\n")

    def _node(self, view: SequentialState) -> Choice | float:
        view = view.clone()
        while not view.is_terminal() and len(view.legal_actions()) == 1:
            view.apply_action(view.legal_actions()[0])
        if view.is_terminal():
            self.endings += 1
            return view.returns("points")[0]
        seat = view.current_player()
        key = (seat, view.information_state_string(seat, perfect_recall=True))
        known = self._numbers.setdefault(key, len(self.known))
        if known == len(self.known):
            self.known.append(Known(seat, sum(one.seat == seat for one in self.known) + 1, view))
        following = {}
        for action in view.legal_actions():
            after = view.clone()
            after.apply_action(action)
            following[action] = self._node(after)
        return Choice(known, following)

    def _lines(self) -> Iterator[str]:
        """Yield the tree in Gambit's extensive form, which OpenSpiel reads."""
        yield 'EFG 2 R "small" { "0" "1" }'
        whole = sum(ways for _, ways in self.deals)
        yield f'c "" 1 "" {{ {" ".join(f""""{at}" {ways}/{whole}""" for at, (_, ways) in enumerate(self.deals))} }} 0'
        endings = 0
        waiting = [node for node, _ in reversed(self.deals)]
        while waiting:
            node = waiting.pop()
            if isinstance(node, float):
                endings += 1
                yield f't "" {endings} "" {{ {node} {-node} }}'
                continue
            seat, number, _ = self.known[node.known]
            actions = " ".join(f'"{at}"' for at in range(len(node.following)))  # which OpenSpiel numbers like this
            yield f'p "" {seat + 1} {number} "" {{ {actions} }} 0'
            waiting += reversed(node.following.values())


def ask(tree: Tree, level: str, samples: int) -> Sample:
    """Return what a level chooses wherever its own play can lead, with seeds from 0."""
    sample: Sample = {}
    waiting: list[tuple[Choice | float, tuple[bool, ...]]] = [(node, (True, True)) for node, _ in tree.deals]
    while waiting:
        node, reached = waiting.pop()
        if isinstance(node, float) or not any(reached):
            continue
        known = tree.known[node.known]
        if reached[known.seat] and node.known not in sample:
            sample[node.known] = [chosen(known, level, seed) for seed in range(samples)]
        for action, after in node.following.items():
            plays = action in sample.get(node.known, ())
            waiting.append((after, tuple(here and (seat != known.seat or plays) for seat, here in enumerate(reached))))
    return sample


def chosen(known: Known, level: str, seed: int) -> int:
    """Return the action of a level in an information set."""
    table = known.view.game
    decision = load(table.game, level, seed).choose(known.view.observation(known.seat))
    if decision is not None:
        return decision.action
    assert table.decline is not None, "only an act out of turn can be declined"
    return table.decline


def policy(tree: Tree, sample: Sample) -> Any:
    """Return OpenSpiel's policy of a sample. Where a bot was not asked, it plays at random."""
    found: dict[str, list[tuple[int, float]]] = {}
    for at, known in enumerate(tree.known):
        legal = known.view.legal_actions()
        acts = sample.get(at, legal)
        found[known.name] = [(at, acts.count(action) / len(acts)) for at, action in enumerate(legal)]
    return pyspiel.TabularPolicy(found)


def gains(tree: Tree, against: Any, measured: Any) -> float:
    """Return the average result of both seats' best responses to one policy, measured against another."""
    root, total = tree.game.new_initial_state(), 0.0
    for seat in (0, 1):
        best = pyspiel.TabularBestResponse(tree.game, seat, against).get_best_response_policy()
        pair = [best, measured] if seat == 0 else [measured, best]
        total += pyspiel.expected_returns(root, pair, -1, True)[seat]
    return total / 2


def bounds(tree: Tree, sample: Sample, samples: int) -> tuple[float, float]:
    """Return the exploitability of a sampled strategy, too low and too high on average."""
    most = pyspiel.exploitability(tree.game, policy(tree, sample))
    least = 0.0
    for part in range(PARTS):
        seeds = range(part, samples, PARTS)
        kept = {at: [acts[seed] for seed in seeds] for at, acts in sample.items()}
        others = {at: [act for seed, act in enumerate(acts) if seed not in seeds] for at, acts in sample.items()}
        least += gains(tree, policy(tree, others), policy(tree, kept)) / PARTS
    return least, most


class Row(NamedTuple):
    """What was measured: `levels` has the bounds of each level, `first` the first acts of the solution."""

    commit: str
    endings: int
    known: int
    iterations: int
    samples: int
    solved: float
    random: float
    levels: dict[str, tuple[float, float]]
    first: dict[str, float]


def measure(name: str, iterations: int, samples: int) -> Row:
    """Solve a small version and measure every level."""
    tree = Tree(name)
    solver = pyspiel.CFRPlusSolver(tree.game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    solution = solver.average_policy()
    levels = {level: bounds(tree, ask(tree, level, samples), samples) for level in LEVELS}
    solved = pyspiel.exploitability(tree.game, solution)
    random = pyspiel.exploitability(tree.game, pyspiel.UniformRandomPolicy(tree.game))
    first = first_acts(tree, solution)
    return Row(commit(), tree.endings, len(tree.known), iterations, samples, solved, random, levels, first)


def first_acts(tree: Tree, solution: Any) -> dict[str, float]:
    """Return how often a strategy starts with each act, over all deals."""
    found: Counter[str] = Counter()
    whole = sum(ways for _, ways in tree.deals)
    for node, ways in tree.deals:
        if isinstance(node, Choice):
            known = tree.known[node.known]
            shares = solution.get_state_policy_as_parallel_vectors(known.name)[1]
            for action, share in zip(node.following, shares, strict=True):
                found[known.view.action_to_string(action)] += share * ways / whole
    return {act: round(share, 4) for act, share in found.most_common()}


def commit() -> str:
    """Return the date and the short name of the last commit that changed the computer players or the rules."""
    command = ["git", "log", "-1", "--format=%cs %h", "--", "engine/tenfold/bots", "engine/tenfold/games"]
    return subprocess.run(command, cwd=KEPT.parent.parent, capture_output=True, text=True, check=True).stdout.strip()


def read() -> dict[str, Row]:
    """Return what was measured, in the order of the small versions."""
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    rows = {name: Row(**kept[name]) for name in SMALL if name in kept}
    return {
        name: row._replace(levels={at: (low, high) for at, (low, high) in row.levels.items()})
        for name, row in rows.items()
    }


def keep(rows: Mapping[str, Row]) -> None:
    """Keep what was measured."""
    KEPT.write_text(json.dumps({name: row._asdict() for name, row in rows.items()}, indent=1) + "\n")


def table(rows: Mapping[str, Row]) -> str:
    """Return the table, and below it what each small version leaves out."""
    head = ["small version", "endings", "information sets", "random", *LEVELS, "CFR+", "seeds", "players of"]
    lines = [head, ["---"] * len(head)]
    for name, row in rows.items():
        sizes = [f"`{name}`", f"{row.endings:,}", f"{row.known:,}"]
        levels = [figure(*row.levels[level]) for level in LEVELS]
        lines.append(
            [
                *sizes,
                f"{row.random:.2f}",
                *levels,
                "under 0.0001" if row.solved < 0.0001 else f"{row.solved:.4f}",
                f"{row.samples}",
                row.commit,
            ]
        )
    notes = [f"- `{name}` ({game_class(SMALL[name].game).long_name}): {SMALL[name].leaves_out}" for name in rows]
    return "\n".join(["| " + " | ".join(line) + " |" for line in lines] + ["", *notes]) + "\n"


def figure(least: float, most: float) -> str:
    """Return an exploitability, or its bounds if they differ."""
    low, high = f"{least:.2f}", f"{most:.2f}"
    return high if low == high else f"{low} to {high}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="*", default=[*SMALL], metavar="VERSION", help=f"of {', '.join(SMALL)}")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, help="of CFR+")
    parser.add_argument("--samples", type=int, default=SAMPLES, help="seeds with which each level is asked")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="only write the table")
    given = parser.parse_args()
    if not given.write:
        with ProcessPoolExecutor(given.jobs) as pool:
            rows = pool.map(partial(measure, iterations=given.iterations, samples=given.samples), given.versions)
            for name, row in zip(given.versions, rows, strict=True):
                print(name, row, flush=True)
                keep(read() | {name: row})
    figures_page.write("equilibrium", table(read()))


if __name__ == "__main__":
    main()
