"""Find positions for the gauntlet of blunders, `tests/engine/blunders/<game>.jsonl`.

    python bench/blunders.py ten-nine-eight --players 3 4 --games 20 --wanted 15 >> found.jsonl
    python bench/blunders.py ten-nine-eight --again found.jsonl > kept.jsonl

Games of mixed levels are searched decision by decision. An act by easy, or by hard with a tiny budget, can be a
suspect. It’s one if a short search finds that it clearly loses more than `BLUNDER`. Medium plays no part in the
selection. A suspect is checked with 100 times hard's own budget, with other sampled worlds. The position is kept if an
act still loses more than `BLUNDER` by four standard errors. All other acts are right. `--again` checks that lines still
hold, with other worlds and today's play-outs: a line that depends on these is doubtful. Then an act is right if either
check says so.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "engine"))

import tenfold
from tenfold import bots
from tenfold.bots.bot import at_once
from tenfold.bots.search import PairedDifference
from tenfold.bots.trials import compared, loss
from tenfold.messages import in_text

OWN = {"pig10": 240, "ten-nine-eight": 540, "ten": 240, "tens": 8, "tenstuff": 100}
"""The budget by game; a search with a hundred times as much is beyond doubt."""

BLUNDER = {"pig10": 0.8, "ten-nine-eight": 3.0, "ten": 2.0, "tens": 4.0, "tenstuff": 0.1}
"""The minimum loss of a blunder by game, in points as in `Judgement.worth`."""

ERRORS = 4.0
SEATS = ("easy", "medium", "hard")
PLAYED = (("easy", 1), ("easy", 2), ("easy", 3))

Case = tuple[dict[str, Any], int, Any]
"""The record of a position, the seat that decides, and the state."""


def positions(name: str, players: int, seed: int, haste: int, options: dict[str, str]) -> Iterator[Case]:
    """Yield the decisions of a game played by mixed levels with characters, with a small budget for hard."""
    game = tenfold.load_game(name, players, **options)
    state = game.new_initial_state(seed)
    rng = random.Random(seed)
    seats = [as_in_the_app(game, rng.choice(SEATS), 100 * seed + seat, seat) for seat in range(players)]
    played: list[str] = []
    while not state.is_terminal():
        for seat in state.seats_to_act():
            record = {"game": name, "players": players, "options": options, "seed": seed, "actions": played[:]}
            yield record, seat, state
            decision = seats[seat].choose(state.observation(seat), haste)
            if decision is not None:
                played.append(decision.text if seat == state.current_player() else f"{seat}: {decision.text}")
                state.apply_action(decision.action, seat)
                break


def as_in_the_app(game: Any, level: str, seed: int, seat: int) -> bots.Bot:
    """Return a player of this level with a character."""
    return bots.load(game, level, seed, bots.character_at(seed, seat))


def losses(
    bot: bots.Bot, seen: tenfold.Observation, judged: Sequence[bots.Judgement], budget: int
) -> list[PairedDifference]:
    """Return the loss of each act compared with the first, in new worlds that are the same for all acts.

    There are no priors, and no act is dropped early. `budget` is a number of play-outs.
    """
    trial = at_once(bot._trial(seen, random.Random(f"{bot.seed} again")))
    assert trial is not None
    actions = {each.action for each in judged}
    declining = [act for act in (*trial.prior, *trial.others) if act not in actions]
    acts = [declining[0] if each.action is None else each.action for each in judged]
    found = at_once(compared(trial, acts, max(1, budget // len(acts))))
    return [loss(found, act, acts[0]) for act in acts]


def surely(lost: PairedDifference, errors: float) -> float:
    """Return the loss that is certain: the difference minus this many standard errors."""
    return lost.difference - errors * lost.error


def suspected(name: str, seat: int, state: Any, budget: int) -> bool:
    """True if a player seems to blunder here."""
    seen = state.observation(seat)
    adviser = bots.load(state.game, "hard", seed=7)
    judged = adviser.weigh(seen, 2 * budget)
    lost = losses(adviser, seen, judged, 2 * budget)
    wrong = {each.text for each, apart in zip(judged, lost, strict=True) if surely(apart, 2.0) > BLUNDER[name]}
    if not wrong:
        return False
    decisions = [as_in_the_app(state.game, level, number, seat).choose(seen) for level, number in PLAYED]
    decisions.append(as_in_the_app(state.game, "hard", 1, seat).choose(seen, max(1, budget // 20)))
    return any((bots.LET_PASS if each is None else each.text) in wrong for each in decisions)


def line(record: dict[str, Any], seat: int, state: Any, times: int, number: int) -> dict[str, Any] | None:
    """Return the position as a line of the gauntlet, or None if the blunder isn't beyond doubt."""
    name = record["game"]
    budget = times * OWN[name]
    adviser, seen = bots.load(state.game, "hard", seed=number), state.observation(seat)
    judged = adviser.weigh(seen, budget)
    best = judged[0]
    lost = dict(zip(judged, losses(adviser, seen, judged, budget), strict=True))
    wrong = [each for each in judged if surely(lost[each], ERRORS) > BLUNDER[name]]
    if not wrong:
        return None
    next_one = min((lost[each] for each in wrong), key=lambda apart: apart.difference)
    solved = next_one.error == 0
    numbers = {
        "best": round(next_one.own, 3),
        "next": round(next_one.other, 3),
        "error": round(next_one.error, 3),
    }
    names = [f"seat {number}" for number in range(record["players"])]
    return {
        "name": f"{record['players']}-{record['seed']}-{len(record['actions'])}",
        "record": record,
        "seat": seat,
        "right": [each.text for each in judged if each not in wrong],
        "source": {"kind": "solved", **numbers} if solved else {"kind": "search", **numbers, "budget": budget},
        "why": f"{in_text(best.called, names)}: {in_text(best.why, names)}",
    }


def again(path: str, times: int) -> Iterator[dict[str, Any]]:
    """Yield the lines that still hold: solved and handmade ones unchanged, the others with today's numbers."""
    for text in Path(path).read_text("utf-8").splitlines():
        row = json.loads(text)
        if row["source"]["kind"] != "search":
            yield row
            continue
        record = row["record"]
        state = tenfold.load_game(record["game"], record["players"], **record["options"]).new_initial_state(
            record["seed"]
        )
        for act in record["actions"]:
            seat, _, name = act.rpartition(": ")
            state.apply_action(state.string_to_action(name), int(seat) if seat else None)
        found = line(record, row["seat"], state, times, 12)
        right = {*row["right"], *(found["right"] if found else ())}
        if found and len(right) < len(state.legal_actions(row["seat"])):
            yield found | {"name": row["name"], "right": [*found["right"], *sorted(right - {*found["right"]})]}
        else:
            print(f"{row['name']} does not hold", file=sys.stderr, flush=True)


def option(text: str) -> tuple[str, str]:
    """Return a text such as `leftovers=nobody` as a pair."""
    name, _, choice = text.partition("=")
    return name, choice


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=tenfold.registered_games())
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=CHOICE")
    parser.add_argument("--games", type=int, default=20, help="for each number of players")
    parser.add_argument("--first-deal", type=int, default=5000)
    parser.add_argument("--wanted", type=int, default=20, help="positions for each number of players")
    parser.add_argument("--each", type=float, default=0.2, help="the share of decisions that are looked at")
    parser.add_argument("--most", type=int, default=2, help="positions of one game")
    parser.add_argument("--times", type=int, default=100, help="how many times hard's budget is beyond doubt")
    parser.add_argument("--again", help="a file of lines, of which those that still hold are printed")
    given = parser.parse_args()
    if given.again:
        for row in again(given.again, given.times):
            print(json.dumps(row, ensure_ascii=False), flush=True)
        return
    own = OWN[given.game]
    for players in given.players:
        found = 0
        for seed in range(given.first_deal, given.first_deal + given.games):
            rng = random.Random(f"{given.game} {seed}")
            here = looked = 0
            for record, seat, state in positions(given.game, players, seed, max(1, own // 20), dict(given.option)):
                if found == given.wanted or here == given.most:
                    break
                if rng.random() > given.each or not suspected(given.game, seat, state, own):
                    continue
                looked += 1
                blunder = line(record, seat, state, given.times, 11)
                if blunder:
                    print(json.dumps(blunder, ensure_ascii=False), flush=True)
                    found, here = found + 1, here + 1
            print(f"{players} players, deal {seed}: {here} of {looked} suspects", file=sys.stderr, flush=True)
            if found == given.wanted:
                break


if __name__ == "__main__":
    main()
