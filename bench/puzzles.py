"""Find puzzles: positions with one right act, which all other acts surely lose to.

    python bench/puzzles.py find pig10 tens --out found.jsonl --games 400
    python bench/puzzles.py pack found.jsonl

`find` plays games of mixed levels and looks at every decision on a seat's turn with three choices or more. It appends
what it finds to a file, and starts again where it stopped. A position is a puzzle if:

- easy or medium sometimes gets it wrong (`TRIES` seeds each),
- in fresh worlds, every other act loses at least the game's `least` (`Bot.least`) with `SURE` standard errors to spare.
  These worlds played no part in choosing the best act. Every look at the numbers has this much to spare. So all looks
  together are wrong less than one time in a hundred.

An act with exactly the same result in every world, such as the next card of the same suit, is the same act.
`pack` writes the puzzles of `engine/tenfold/puzzles`, and leaves those alone that are there.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "engine"))

import tenfold
from bench.blunders import OWN, Case, positions
from tenfold import bots, puzzles
from tenfold.bots.bot import at_once
from tenfold.bots.reasons import Speech, judged
from tenfold.bots.search import Findings, PairedDifference, worth_of
from tenfold.daily import SHORT
from tenfold.messages import Message, to_data

PLAYERS = (3, 2, 4)
"""The numbers of seats, which take turns from deal to deal."""

CHOICES = 3
"""The smallest number of different acts."""

TRIES = 8
"""How often easy and medium try a puzzle."""

SURE = 3.3
"""Standard errors to spare at each look: at most `LOOKS` of them are wrong less than one time in a hundred."""

LOOKS, FIRST, GROWTH = 12, 48, 1.6
"""The maximum number of looks, the worlds before the first one, and how much they grow from look to look."""

HOPELESS = 2.0
"""Standard errors after which an act that seems to lose too little ends the search."""

MOST, SHARE = 3, 0.6
"""The maximum number of puzzles of one deal, and the share of its decisions that are looked at."""

EQUAL = 400
"""The number of worlds in which an act has the same result before it counts as the same act."""

LONGEST = 150_000
"""The maximum number of play-outs for one position."""


def proved(trial: Any, best: int, least: float) -> tuple[Findings, set[int]] | None:
    """Return the findings and the acts that equal the best; None unless all other acts surely lose `least`."""
    acts = [best, *(act for act in (*trial.prior, *trial.others) if act != best)]
    found = Findings(dict.fromkeys(acts, 0.0), weights=[weight for weight, _ in trial.every] or None)
    if trial.every:
        play_out(trial, found, acts, [state for _, state in trial.every])
        same = {act for act in acts if _equal(found, best, act)}
        return (found, same) if all(_apart(found, best, act).difference >= least for act in {*acts} - same) else None
    running, worlds = acts[1:], 0
    for look in range(LOOKS):
        more = round(FIRST * GROWTH**look) - worlds
        play_out(trial, found, [best, *running], [next(trial.worlds) for _ in range(more)])
        worlds += more
        if any(_is_hopeless(found, best, act, least) for act in running):
            return None
        running = [act for act in running if _equal(found, best, act) or not _is_sure(found, best, act, least)]
        if all(_equal(found, best, act) for act in running) and (not running or worlds >= EQUAL):
            return found, {best, *running}
        if sum(map(len, found.results.values())) > LONGEST:
            return None
    return None


def play_out(trial: Any, found: Findings, acts: Sequence[int], states: Sequence[Any]) -> None:
    """Play acts out in the same worlds."""
    for state in states:
        for act in acts:
            found.results[act].append(trial.played_on(state.clone(events=False), act))


def _is_hopeless(found: Findings, best: int, act: int, least: float) -> bool:
    apart = _apart(found, best, act)
    return not _equal(found, best, act) and apart.difference + HOPELESS * apart.error < least


def _is_sure(found: Findings, best: int, act: int, least: float) -> bool:
    apart = _apart(found, best, act)
    return apart.difference - SURE * apart.error >= least


def _apart(found: Findings, best: int, act: int) -> PairedDifference:
    return found.contrast(best, act, worth_of)


def _equal(found: Findings, best: int, act: int) -> bool:
    own, other = found.results[best], found.results[act]
    return all(mine.worth == theirs.worth for mine, theirs in zip(own, other, strict=False))


def tried(game: Any, seen: Any, level: str, tries: int) -> list[int | None]:
    """Return what a level plays with several seeds."""
    chosen = [bots.load(game, level, seed=seed).choose(seen) for seed in range(tries)]
    return [None if each is None else each.action for each in chosen]


def puzzle(record: dict[str, Any], seat: int, state: Any, times: int) -> dict[str, Any] | None:
    """Return a decision as a puzzle, or None if it is none."""
    game = state.game
    if seat != state.current_player() or state.closing_action() is not None:
        return None
    seen = state.observation(seat)
    if len(seen.legal) < CHOICES or is_trivial(game, seen):
        return None
    searched = at_once(bots.load(game, "hard", seed=7).reckoning(seen, times * OWN[record["game"]]))
    if searched is None or searched.found.best in (*searched.unfair, searched.declining):
        return None
    best, speech = searched.found.best, searched.speech
    rng = random.Random(f"{record['game']} {record['seed']} {len(record['actions'])}")
    trial = at_once(bots.load(game, "hard", seed=11)._trial(seen, rng))
    shown = trial and proved(trial, best, speech.threshold)
    if not shown:
        return None
    found, same = shown
    missed = {level: sum(act not in same for act in tried(game, seen, level, TRIES)) for level in ("easy", "medium")}
    if len(found.results) - len(same) + 1 < CHOICES or not sum(missed.values()):
        return None
    found.best = best
    return {
        **{key: record[key] for key in ("game", "players", "options", "seed", "actions")},
        "seat": seat,
        "missed": missed,
        "exact": trial is not None and bool(trial.every),
        **described(seen, found, same, speech),
    }


def is_trivial(game: Any, seen: Any) -> bool:
    """True if all levels play the same, with several seeds and little thought."""
    quick = bots.load(game, "hard", seed=7).weigh(seen, max(8, OWN[seen.game] // 2))[0].action
    return {*tried(game, seen, "easy", 4), *tried(game, seen, "medium", 2)} == {quick}


def described(seen: Any, found: Findings, same: set[int], speech: Speech) -> dict[str, Any]:
    """Return what was found about the acts of a puzzle."""
    best = found.best
    texts = {outlook.action: outlook.text for outlook in seen.legal}
    rows = judged(found, texts, speech)
    outlook = next(each for each in seen.legal if each.action == best)
    return {
        "right": [texts[act] for act in sorted(same, key=lambda act: act != best)],
        "kind": outlook.kind,
        "threshold": speech.threshold,
        "victory": speech.victory,
        "loss": {row.text: [round(row.loss or 0, 3), round(row.error or 0, 3)] for row in rows},
        "win": {row.text: round(row.win or 0, 3) for row in rows},
        "facts": {row.text: to_data(row.fact) for row in rows if isinstance(row.fact, Message)},
        "worlds": {texts[act]: len(found.results[act]) for act in found.results},
        "outlook": {"value": outlook.value, "taker": outlook.taker, "cards": outlook.cards},
    }


def gauntlet(name: str) -> Iterator[dict[str, Any]]:
    """Yield the dealt positions of the gauntlet of blunders."""
    folder = Path(__file__).resolve().parent.parent / "tests/engine/blunders"
    rows = map(json.loads, (folder / f"{name}.jsonl").read_text("utf-8").splitlines())
    return (row for row in rows if "start" not in row["record"])


def blunders(name: str) -> Iterator[Case]:
    """Yield the positions of the gauntlet as decisions."""
    for row in gauntlet(name):
        record = row["record"]
        game = tenfold.load_game(record["game"], record["players"], **record.get("options", {}))
        state = game.new_initial_state(record["seed"])
        for act in record["actions"]:
            seat, _, name_of = act.rpartition(": ")
            state.apply_action(state.string_to_action(name_of), int(seat) if seat else None)
        yield record | {"options": record.get("options", {})}, row["seat"], state


def find(given: argparse.Namespace) -> None:
    """Append puzzles to a file, deal by deal; deals that are in it already are passed over."""
    out = Path(given.out)
    rows = [json.loads(row) for row in out.read_text("utf-8").splitlines()] if out.exists() else []
    done = {row["done"] for row in rows if "done" in row}

    def search(part: str, cases: Iterator[Case], most: int) -> None:
        if part not in done:
            for row in islice(filter(None, (puzzle(*case, given.times) for case in cases)), most):
                append(out, row)
            append(out, {"done": part})

    for name in given.games_of:
        search(f"{name} blunders", blunders(name), 10**6)
    for seed in range(given.first_deal, given.first_deal + given.games):
        for name in given.games_of:
            rng = random.Random(f"{name} {seed}")
            players, haste = PLAYERS[seed % len(PLAYERS)], max(1, OWN[name] // 20)
            cases = positions(name, players, seed, haste, dict(SHORT.get(name, {})))
            search(f"{name} {seed}", (case for case in cases if rng.random() < SHARE), MOST)


def append(out: Path, row: dict[str, Any]) -> None:
    """Append a line to a file."""
    with out.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row, ensure_ascii=False) + "\n")


# Packing.

WANTED, SHARE_OF_ONE = 130, 0.45
"""The number of puzzles of a game in the first release, and the largest share of one theme."""

FOLDER = Path(__file__).resolve().parent.parent / "engine/tenfold/puzzles"


def theme_of(row: dict[str, Any]) -> str:
    """Return the sort of play that is right."""
    kind, value = row["kind"], row["outlook"]["value"]
    match row["game"]:
        case "pig10":
            return "ten" if value == 10 else "over" if value > 10 else "wait"
        case "tens":
            return {"place": "place", "flip": "turn-up"}.get(kind, "draw")
        case "ten":
            return OF_TEN.get(kind, "lay")
        case "tenstuff":
            return kind if kind in ("match", "slam", "lead", "plain") else "other"
    return str(kind)


OF_TEN = {
    **dict.fromkeys(("swap", "open", "decline"), "swap"),
    **dict.fromkeys(("bid", "pass"), "bid"),
    **dict.fromkeys(("add", "stop"), "second"),
    **dict.fromkeys(("protect", "keep"), "protect"),
    **dict.fromkeys(("turn up", "leave"), "turn-up"),
    "starter": "starter",
}
"""The themes of 10 by the kind of the right act; anything else lays a card."""


def hardness(row: dict[str, Any]) -> tuple[float, float]:
    """Return how hard a puzzle is: how often medium and easy miss it, then how little a mistake costs."""
    missed = 2 * row["missed"]["medium"] + row["missed"]["easy"]
    wrong = [loss for act, (loss, _) in row["loss"].items() if act not in row["right"]]
    return missed / (3 * TRIES) - 0.1 * math.log(min(wrong) / row["threshold"]), row["seed"]


def packed(row: dict[str, Any], level: int) -> dict[str, Any]:
    """Return a puzzle as a line of `engine/tenfold/puzzles`."""
    game = tenfold.load_game(row["game"], row["players"], **row["options"])
    state = game.new_initial_state(row["seed"])
    for act in row["actions"]:
        seat, text = puzzles.Puzzle.read_act(act, state.current_player())
        state.apply_action(state.string_to_action(text), seat)
    best, costs = row["win"][row["right"][0]], []
    for outlook in state.observation(row["seat"]).legal:
        if outlook.text in row["right"]:
            costs.append((0, 0))
            continue
        loss, wins = row["loss"][outlook.text][0], max(0.0, best - row["win"][outlook.text])
        cost = round(10 * max(0.0, loss - row["victory"] * wins)), round(100 * wins)
        costs.append(cost if any(cost) else (1, 0))  # what surely costs something never shows nothing
    return {
        "players": row["players"],
        **({"options": row["options"]} if row["options"] else {}),
        "seed": row["seed"],
        "acts": row["actions"],
        "seat": row["seat"],
        "right": row["right"],
        "theme": theme_of(row),
        "level": level,
        "costs": [list(part) for part in zip(*costs, strict=True)],
    }


def pack(given: argparse.Namespace) -> None:
    """Write the puzzles of each game that has none yet, or append to its file."""
    found: dict[str, dict[str, Any]] = {}
    for path in given.files:
        for text in Path(path).read_text("utf-8").splitlines():
            row = json.loads(text)
            if "seed" in row:
                found.setdefault(key_of(row), row)
    for blunder in (row for name in puzzles.GAMES for row in gauntlet(name)):
        if {*found.get(key_of(blunder["record"]), blunder)["right"]} != {*blunder["right"]}:
            del found[key_of(blunder["record"])]  # other play-outs found another act about as good
    for name in puzzles.GAMES:
        rows = chosen([row for row in found.values() if row["game"] == name], given.wanted)
        rows.sort(key=hardness)
        path = FOLDER / f"{name}.jsonl"
        old = path.read_text("utf-8").splitlines() if path.exists() else []
        known = {(row["seed"], row["players"], len(row["acts"])) for row in map(json.loads, old)}
        lines = [packed(row, 1 + puzzles.LEVELS * at // len(rows)) for at, row in enumerate(rows)]
        new = [line for line in lines if (line["seed"], line["players"], len(line["acts"])) not in known]
        new.sort(key=lambda line: (line["seed"], len(line["acts"])))  # neighbours compress well
        texts = [json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in new]
        path.write_text("".join(f"{line}\n" for line in [*old, *texts]), "utf-8")
        print(f"{name}: {len(old)} puzzles and {len(new)} new ones")


def key_of(record: dict[str, Any]) -> str:
    """Return what makes a position different from all others."""
    return json.dumps([record["game"], record["players"], record["seed"], record["actions"]])


def chosen(rows: list[dict[str, Any]], wanted: int) -> list[dict[str, Any]]:
    """Return at most this many puzzles: those that medium misses and short ones first, and not too many of a theme."""
    rows.sort(key=lambda row: (row["missed"]["medium"] == 0, len(row["actions"])))
    taken: list[dict[str, Any]] = []
    themes: Counter[str] = Counter()
    for row in rows:
        if len(taken) < wanted and themes[theme_of(row)] < SHARE_OF_ONE * wanted:
            themes[theme_of(row)] += 1
            taken.append(row)
    rest = [row for row in rows if row not in taken]
    return taken + rest[: max(0, min(wanted, 100) - len(taken))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    does = parser.add_subparsers(required=True)
    finding = does.add_parser("find")
    finding.add_argument("games_of", nargs="+", choices=tenfold.registered_games(), metavar="game")
    finding.add_argument("--out", required=True)
    finding.add_argument("--games", type=int, default=200)
    finding.add_argument("--first-deal", type=int, default=20_000)
    finding.add_argument("--times", type=int, default=5, help="the search for the best act, in units of hard's budget")
    finding.set_defaults(do=find)
    packing = does.add_parser("pack")
    packing.add_argument("files", nargs="+")
    packing.add_argument("--wanted", type=int, default=WANTED, help="puzzles of a game")
    packing.set_defaults(do=pack)
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
