"""Measure whether the eight characters are equally good, and whether an observer can tell them apart by their play.

    python bench/characters.py                                  # equally good? all games and levels in turn, continues
    python bench/characters.py ten --levels hard --minutes 10
    python bench/characters.py ten --observe                    # can they be told apart?
    python bench/characters.py --write                          # only writes the table of docs/figures.md

For the first question, four players of one level play whole games, seated as in the app. That makes an arena with one
name. A fair share of wins is a quarter.

For the second question, each table of four has three characters and one player without. Each decision with several acts
is recorded, with the lamp's judgement of every act. The lamp is another bot of the highest level with another seed. It
knows no more than a good player in that seat. The results are stored in `bench/characters.json`.

An observer learns the eight from half of their games. It learns how much each likes the nerve, thrift and spite of an
act. It also learns how much each dislikes what the lamp judges to be a loss (a conditional logit, McFadden 1974). Then
it sees fifty consecutive decisions from the other half, and names the character.
"""

from __future__ import annotations

import json
import math
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, TypeAlias

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "engine"))
sys.path.insert(1, str(Path(__file__).resolve().parent.parent))

import tenfold
from bench import figures_page
from tenfold import bots
from tenfold.arena import Arena, run
from tenfold.bots.bot import Bot
from tenfold.bots.characters import CHARACTERS, character_at

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "bench" / "characters.json"

SEATS = 4

BATCH = 20
"""The number of games between two looks at the clock."""

LEAST = 300
"""The minimum number of games for a row in docs/figures.md: with fewer, an interval says little."""

FIFTY = 50
"""The number of decisions that the observer sees."""

LAMP = 3
"""The budget of the lamp, as a multiple of `Bot.glance`."""

FAR = 4.0
"""The maximum loss, in units of `Bot.leeway`; larger losses are cut to it."""

Choice: TypeAlias = tuple[int, list[list[float]]]
"""The index of the act played, and for each act its nerve, thrift, spite and loss, in units of `Bot.leeway`."""

Fit: TypeAlias = "np.ndarray[Any, np.dtype[np.float64]]"


def note(bot: Bot, lamp: Bot, seen: tenfold.Observation, action: int | None) -> Choice | None:
    """Return a decision as an observer sees it, or None if it can't show a character."""
    manners = bot.manners(seen)
    if len(manners) < 2 or action is None or action not in manners:
        return None
    worths = {each.action: each.worth or 0.0 for each in lamp.weigh(seen, LAMP * bot.glance)}
    best = max(worths[act] for act in manners)
    acts = [[*shown, min(FAR, (best - worths[act]) / bot.leeway)] for act, shown in manners.items()]
    return [*manners].index(action), [[round(number, 3) for number in act] for act in acts]


def play(name: str, level: str, number: int) -> dict[str, list[Choice]]:
    """Play a game and return the decisions of each character."""
    chance = random.Random(f"{name} {level} {number}")
    players = [*chance.sample([*CHARACTERS], SEATS - 1), ""]
    chance.shuffle(players)
    game = tenfold.load_game(name, SEATS)
    movers = [bots.load(game, level, number * SEATS + at, who or None) for at, who in enumerate(players)]
    lamp = bots.load(game, "hard", number)
    state = game.new_initial_state(seed=number)
    found: dict[str, list[Choice]] = {who: [] for who in players if who}
    while not state.is_terminal():
        for seat in state.seats_to_act():
            seen = state.observation(seat)
            decision = movers[seat].choose(seen)
            action = decision.action if decision else None
            noted = note(movers[seat], lamp, seen, action) if players[seat] else None
            if noted:
                found[players[seat]].append(noted)
            if action is not None:
                state.apply_action(action, seat)
                break
    return found


# Stored for each game and level: the number of games, the shares of each player, and the decisions.

Kept: TypeAlias = dict[str, dict[str, Any]]


def read() -> Kept:
    """Return the stored results."""
    return json.loads(KEPT.read_text()) if KEPT.exists() else {}


def keep(results: Kept) -> None:
    """Store the results."""
    KEPT.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n")


def observe(name: str, level: str, games: int, seconds: float) -> dict[str, Any]:
    """Play this number of games, or until the time is up, and let the observer name the characters."""
    begin, number = monotonic(), 0
    decisions: dict[str, list[list[Choice]]] = {who: [] for who in CHARACTERS}
    while number < games and monotonic() - begin < seconds:
        number += 1
        for who, choices in play(name, level, number).items():
            decisions[who].append(choices)
    return {"named": {str(sides): named(decisions, sides) for sides in (4, 3)}}


Sums: TypeAlias = tuple[int, float, float]
"""For a player: the number of games, the sum of the shares of wins, and the sum of their squares."""


def meet(name: str, level: str, before: Mapping[str, Sums], games: int, seconds: float) -> dict[str, Sums]:
    """Continue after the earlier games, for this number more or until the time is up. Return everyone's sums."""
    begin, played = monotonic(), sum(of for of, _, _ in before.values()) // SEATS
    sums = {who: before.get(who, (0, 0.0, 0.0)) for who in CHARACTERS}
    while games > 0 and monotonic() - begin < seconds:
        batch = min(games, BATCH)
        arena = Arena(name, [level], SEATS, first=played, rotate=False)
        for deal in run(arena, batch):
            (game,) = deal.games
            for seat, place in enumerate(game.ranking):
                share = (place == 1) / game.ranking.count(1)
                who = character_at(deal.number, seat)
                of, total, squares = sums[who]
                sums[who] = (of + 1, total + share, squares + share * share)
        games -= batch
        played += batch
    return sums


# The observer.


def learn(choices: Sequence[Choice], sides: int) -> Fit:
    """Return the preferences that fit these choices best, found by Newton's method with a little regularization."""
    doubt, likes = 0.5, np.zeros(sides)
    for _ in range(30):
        slope, curve = -doubt * likes, -doubt * np.eye(sides)
        for chosen, acts in choices:
            shown = np.array(acts)[:, :sides]
            chances = np.exp(shown @ likes - (shown @ likes).max())
            chances /= chances.sum()
            mean = chances @ shown
            slope = slope + shown[chosen] - mean
            curve = curve - ((shown * chances[:, None]).T @ shown - np.outer(mean, mean))
        step = np.linalg.solve(curve, slope)
        likes = likes - step
        if np.abs(step).max() < 1e-4:
            break
    return likes


def likelihood(likes: Fit, choices: Sequence[Choice]) -> float:
    """Return the log-likelihood of these choices for a player with these preferences."""
    total = 0.0
    for chosen, acts in choices:
        appeal = np.array(acts)[:, : len(likes)] @ likes
        total += float(appeal[chosen] - appeal.max() - np.log(np.exp(appeal - appeal.max()).sum()))
    return total


def named(decisions: Mapping[str, Sequence[Sequence[Choice]]], sides: int) -> list[int]:
    """Return how many runs of fifty decisions the observer names correctly, and the number of runs."""
    likes = {who: learn([each for game in of[::2] for each in game], sides) for who, of in decisions.items()}
    right = runs = 0
    for who, of in decisions.items():
        for fifty in _fifties([each for game in of[1::2] for each in game]):
            runs += 1
            right += max(likes, key=lambda name: likelihood(likes[name], fifty)) == who
    return [right, runs]


def _fifties(choices: Sequence[Choice]) -> Iterator[Sequence[Choice]]:
    for at in range(0, len(choices) - FIFTY + 1, FIFTY):
        yield choices[at : at + FIFTY]


# Output.


def wilson(right: int, runs: int) -> tuple[float, float]:
    """Return the 95% interval of a share (Wilson).

    >>> [round(end, 2) for end in wilson(9, 10)]
    [0.6, 0.98]
    """
    z, share = 1.96, right / runs
    middle = (share + z * z / (2 * runs)) / (1 + z * z / runs)
    half = z * math.sqrt(share * (1 - share) / runs + z * z / (4 * runs * runs)) / (1 + z * z / runs)
    return middle - half, middle + half


def intervals(sums: Mapping[str, Sums]) -> dict[str, tuple[float, float]]:
    """Return each player's mean and half of its 95% interval.

    They come from the number, sum and sum of squares of its games. The variance is that of all games, because a single
    player may have few.

    >>> [round(number, 2) for number in intervals({"Ada": (2, 2.0, 2.0), "Carl": (2, 0.0, 0.0)})["Ada"]]
    [1.0, 0.69]
    """
    games, total, squares = (sum(parts) for parts in zip(*sums.values(), strict=True))
    apart = squares / games - (total / games) ** 2
    return {who: (own / of, 1.96 * math.sqrt(apart / of)) for who, (of, own, _) in sums.items() if of}


def table(results: Kept) -> str:
    """Return the table for docs/figures.md: a row for each game and level with results."""
    rows = [
        "| game | level | games | best, worst (fair shares) | named by an expert | named by a novice |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name in sorted(tenfold.registered_games()):
        previous = ""
        for level in bots.LEVELS:
            of = results.get(f"{name} {level}")
            if not of or (_games(of.get("sums", {})) < LEAST and "named" not in of):
                continue
            title = tenfold.game_class(name).long_name
            cells = ["" if title == previous else title, level, *_shares(of.get("sums", {}))]
            previous = title
            cells += [_named(*of["named"][sides]) if "named" in of else "not measured" for sides in ("4", "3")]
            rows.append(f"| {' | '.join(cells)} |".replace("  ", " "))
    return "\n".join(rows) + "\n"


def _games(sums: Mapping[str, Sums]) -> int:
    return sum(of for of, _, _ in sums.values()) // SEATS


def _shares(sums: Mapping[str, Sums]) -> list[str]:
    """Return the cells for the number of games, and for the best and the worst player."""
    if not any(of for of, _, _ in sums.values()):
        return ["0", "not measured"]
    eight = sorted((share, half, who) for who, (share, half) in intervals(sums).items())
    ends = ", ".join(f"{who} {SEATS * share:.2f} ± {SEATS * half:.2f}" for share, half, who in (eight[-1], eight[0]))
    return [f"{sum(of for of, _, _ in sums.values()) // SEATS:,}", ends]


def _named(right: int, runs: int) -> str:
    low, high = wilson(right, runs)
    return f"{right} of {runs} ({low:.0%} to {high:.0%})"


def main() -> None:
    parser = figures_page.asking_for_games(__doc__)
    parser.add_argument("--levels", nargs="+", default=bots.LEVELS, choices=bots.LEVELS)
    parser.add_argument("--minutes", type=float, default=4.0, help="for each game and level")
    parser.add_argument("--most", type=int, default=4000, help="games for each")
    parser.add_argument("--observe", action="store_true", help="let the observer name who plays")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    if not given.write:
        for name in given.games:
            for level in given.levels:
                key, seconds = f"{name} {level}", 60 * given.minutes
                before = read().get(key, {})
                if given.observe:
                    measured = observe(name, level, given.most, seconds)
                else:
                    measured = {"sums": meet(name, level, before.get("sums", {}), given.most, seconds)}
                keep(read() | {key: before | measured})  # another process may have measured other games
                print(name, level, measured, flush=True)
    figures_page.write("characters", table(read()))


if __name__ == "__main__":
    main()
