"""Golden games: whole games as text that a person can read, with the digest of their replay.

    python tests/engine/golden.py          # make all of them again, after a change of rules made on purpose

A test plays each file's moves again and expects the same text and digest. A browser has to get the same digest. Look at
`git diff` before committing what this writes. Each changed line is a game that people saved, and that now reads
differently.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from tenfold import Record, Seat
from tenfold.testing import CHANCE, random_action

FOLDER = Path(__file__).parent / "golden"

NAMES = ("Steve", "Sally", "Jane", "Claudio", "Ayelet", "Bea", "Tom", "Zoë")

FIGURES = {
    "hands": [["4", "5", "0"], ["3", "1", "4"], ["2", "5", "4"], ["6", "3", "8"]],
    "pile": ["4", "1", "1", "9", "10", "8"],
    "turn": 0,
}

THREE_CARDS = {
    "hands": [["4H", "9D", "AS"], ["2S", "KS", "QH"], ["3H", "7H", "JH"]],
    "turned_up": "2H",
    "dealer": 2,
    "random": "0123456789abc",
}

FEW_TO_DRAW = {
    "grids": [[rank + "S" for rank in "23456789TJ"], [rank + "D" for rank in "23456789TJ"]],
    "face_up": ["024", "579"],
    "pile": ["AC", "KC"],
    "stacks": [["QC", "2C"], ["3C", "4C"]],
    "random": "0123456789abc",
}

ONE_TO_DRAW = {
    "hands": [["6D", "6H", "6S"], ["7C", "3C"], ["4H", "8S"]],
    "draw": ["8H"],
    "last": ["5C"],
    "last_owner": 2,
    "phase": "turn",
    "random": "0123456789abc",
}

THREE_ROUNDS = {
    "hands": [["7", "6", "2", "4"], ["10", "3", "4", "5"], ["3", "6", "4", "5"], ["J", "2", "4", "5"]],
    "draw": ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "P1", "P2"],
    "round_card": "R6",
    "round_cards": ["R2", "R10"],
}

GAMES = {
    "tens-2-players-few-to-draw": {
        "game": "tens",
        "seats": 2,
        "start": FEW_TO_DRAW,
        "options": {"decks": "1", "end": "1-hand"},
    },
    "tens-2-players-extra-hand": {
        "game": "tens",
        "seats": 2,
        "seed": 65,
        "options": {"end": "1-hand", "tie": "extra-hand"},
    },
    "tens-4-players": {"game": "tens", "seats": 4, "seed": 44},
    "tens-6-players-one-hand": {"game": "tens", "seats": 6, "seed": 666, "options": {"end": "1-hand"}},
    "tens-8-players-four-packs": {"game": "tens", "seats": 8, "seed": 8, "options": {"decks": "4", "end": "1-hand"}},
    "pig10-2-players": {"game": "pig10", "seats": 2, "seed": 1},
    "pig10-3-players-most-tens": {"game": "pig10", "seats": 3, "seed": 22, "options": {"tie": "most-tens"}},
    "pig10-4-players-last-taker": {"game": "pig10", "seats": 4, "seed": 333, "options": {"leftovers": "last-taker"}},
    "pig10-8-players-sixth-begins": {"game": "pig10", "seats": 8, "seed": 4444, "options": {"first_player": "5"}},
    "pig10-figures": {"game": "pig10", "seats": 4, "start": FIGURES},
    "ten-2-players-jokers-out": {"game": "ten", "seats": 2, "seed": 2, "options": {"surplus_jokers": "out"}},
    "ten-3-players-may-reenter": {"game": "ten", "seats": 3, "seed": 17, "options": {"auction_pass": "may-reenter"}},
    "ten-4-players-three-rounds": {"game": "ten", "seats": 4, "start": THREE_ROUNDS},
    "ten-5-players": {"game": "ten", "seats": 5, "seed": 24},
    "ten-7-players": {"game": "ten", "seats": 7, "seed": 48},
    "ten-nine-eight-2-players-up-again": {
        "game": "ten-nine-eight",
        "seats": 2,
        "seed": 5,
        "options": {"rounds": "10-to-1-to-10", "first_trick_trump": "free"},
    },
    "ten-nine-eight-3-players-three-cards": {"game": "ten-nine-eight", "seats": 3, "start": THREE_CARDS},
    "ten-nine-eight-4-players-printed": {"game": "ten-nine-eight", "seats": 4, "seed": 66},
    "ten-nine-eight-4-players-hook": {
        "game": "ten-nine-eight",
        "seats": 4,
        "seed": 777,
        "options": {"rounds": "5-to-1", "hook": "on", "first_trick_trump": "until-broken"},
    },
    "ten-nine-eight-5-players-all-at-once": {
        "game": "ten-nine-eight",
        "seats": 5,
        "seed": 8888,
        "options": {"rounds": "5-to-1", "bids": "all-at-once"},
    },
    "tenstuff-2-players-basic": {"game": "tenstuff", "seats": 2, "seed": 162, "options": {"preset": "basic"}},
    "tenstuff-3-players-one-to-draw": {"game": "tenstuff", "seats": 3, "start": ONE_TO_DRAW},
    "tenstuff-3-players-table": {"game": "tenstuff", "seats": 3, "seed": 311},
    "tenstuff-4-players-table": {"game": "tenstuff", "seats": 4, "seed": 43},
    "tenstuff-4-players-official": {"game": "tenstuff", "seats": 4, "seed": 315, "options": {"preset": "official"}},
    "tenstuff-8-players-official": {
        "game": "tenstuff",
        "seats": 8,
        "seed": 153,
        "options": {"preset": "official", "after_reversal": "fresh-pile", "wrong_accusation": "shame"},
    },
}


def play(game: str, seats: int, seed: int | None = None, **keys) -> Record:
    """Return a game of mostly sensible random play, which no change to a computer player changes."""
    record = Record(game, seats=[Seat(name) for name in NAMES[:seats]], seed=seed, **keys)
    rng = random.Random(0 if seed is None else seed)
    while not record.finished:
        if record.load_game().acts_out_of_turn:
            action, seat = random_action(record.state, rng, hurry=len(record.entries) > CHANCE)
            record.play(seat, record.state.action_to_string(action))
            continue
        seat = record.state.current_player()
        outlooks = record.state.observation(seat).legal
        own = [outlook for outlook in outlooks if outlook.taker == seat]
        quiet = [outlook for outlook in outlooks if outlook.taker is None]
        record.play(seat, rng.choice(own or (quiet if quiet and rng.random() < 0.8 else outlooks)).text)
    return record


def describe(record: Record) -> str:
    """Return the game as text: the table, every move with what its player saw happen, the result, the digest."""
    game = record.load_game()
    names = [seat.name for seat in record.seats]
    options = " ".join(f"{option}={choice}" for option, choice in sorted(game.chosen.items()))
    lines = [f"game: {record.game}", f"options: {options or 'as they come'}", f"seats: {' '.join(names)}"]
    lines.append(f"seed: {record.seed}" if record.start is None else f"start: {json.dumps(record.start)}")
    states = list(record.replay())
    for seat in range(len(names)):
        own = [event for event in states[0].events(player=seat) if event["seat"] == seat]
        sentences = [game.event_to_string(event, names) for event in own]
        lines += [f"  {sentence}" for sentence in sentences if sentence]
    since = len(states[0].events())
    for number, ((seat, action), state) in enumerate(zip(record.entries, states[1:], strict=True), start=1):
        sentences = [game.event_to_string(event, names) for event in state.events(since, seat)]
        lines.append(f"{number:3} | {names[seat]} | {action} | {' '.join(filter(None, sentences))}")
        since = len(state.events())
    final = states[-1]
    results = zip(names, final.scores(), final.ranking(), strict=True)
    lines.append("result: " + ", ".join(f"{name} {score} (place {place})" for name, score, place in results))
    lines.append(f"digest: {record.digest()}")
    return "\n".join(lines) + "\n"


def load(path: Path) -> tuple[Record, str]:
    """Return the game of a file, played again from its moves, and the digest that the file promises."""
    lines = path.read_text("utf-8").splitlines()
    head = dict(line.split(": ", 1) for line in lines if " | " not in line and not line.startswith(" "))
    names = head["seats"].split()
    record = Record(
        head["game"],
        options=dict(option.split("=") for option in head["options"].split() if "=" in option),
        seats=[Seat(name) for name in names],
        seed=int(head["seed"]) if "seed" in head else None,
        start=json.loads(head["start"]) if "start" in head else None,
    )
    for line in lines:
        if " | " in line:
            _, name, action, _ = line.split(" | ", 3)
            record.play(names.index(name), action)
    return record, head["digest"]


def main() -> None:
    """Make every golden game again."""
    for name, keys in GAMES.items():
        (FOLDER / f"{name}.txt").write_text(describe(play(**keys)), "utf-8")


if __name__ == "__main__":
    main()
