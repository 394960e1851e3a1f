"""Saving what is remembered of puzzles: on this phone, and in a file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from table.features.puzzles import text
from table.features.puzzles.repetition import Memory
from table.features.puzzles.state import Own, Remembered, remembered
from table.hooks import KEPT, Kept
from table.model import Model
from table.step import Save, keep_as
from tenfold.daily import LAST
from tenfold.puzzles import GAMES, Cost, Puzzle
from tenfold.registry import SHELF

KEPT_DAYS, OWN_MOST = 400, 150
"""The number of days, and of a person's mistakes, that are kept."""

TENTHS, UNIT = 10, 1000
"""The units of saved points and of saved memories: saved data has only whole numbers."""

_MOST_SOLVED, _MOST_ACTS, _LONGEST = 1000, 1000, 80
_ID = re.compile("[0-9]{1,2}-[0-9]{1,16}-[0-9]{1,4}", re.ASCII)
_KEY = re.compile(r"[\w-]{1,60}", re.ASCII)


def keep(model: Model) -> Save:
    """Return the effect that saves what is remembered of puzzles."""
    known = remembered(model)
    return keep_as(
        "puzzles",
        {
            "best": known.best,
            "solved": {game: sorted(ids) for game, ids in known.solved.items()},
            "days": {str(day): known.days[day] for day in sorted(known.days)[-KEPT_DAYS:]},
            "own": {key: _row(one) for key, one in known.own.items()},
        },
    )


def _row(one: Own) -> dict[str, Any]:
    puzzle = one.puzzle
    return {
        "game": puzzle.game,
        "players": puzzle.players,
        "options": dict(puzzle.options),
        "seed": puzzle.seed,
        "acts": [*puzzle.acts],
        "seat": puzzle.seat,
        "right": [*puzzle.right],
        "wrong": one.wrong,
        "cost": [round(TENTHS * one.cost.points), round(one.cost.wins)],
        "memory": [round(UNIT * one.memory.stability), round(UNIT * one.memory.difficulty), one.memory.day],
    }


def read(kept: Mapping[str, Any]) -> Remembered:
    """Return what was remembered, without anything that can't be read. It can come from a stranger's file."""
    best, solved, days, own = (_dict(kept.get(name)) for name in ("best", "solved", "days", "own"))
    rows = {key: _own(key, row) for key, row in [*own.items()][:OWN_MOST] if _KEY.fullmatch(key)}
    return Remembered(
        best={game: number for game, number in best.items() if game in GAMES and _whole(number, 10**6)},
        solved={
            game: {one for one in ids[:_MOST_SOLVED] if isinstance(one, str) and _ID.fullmatch(one)}
            for game, ids in solved.items()
            if game in GAMES and isinstance(ids, list)
        },
        days={
            int(day): right
            for day, right in days.items()
            if re.fullmatch("[1-9][0-9]{0,4}", day, re.ASCII) and int(day) <= LAST and isinstance(right, bool)
        },
        own={key: one for key, one in rows.items() if one is not None},
    )


def _own(key: str, row: object) -> Own | None:
    match row:
        case {
            "game": str(game),
            "players": int(players),
            "options": dict(options),
            "seed": int(seed),
            "acts": [*acts],
            "seat": int(seat),
            "right": [*right],
            "wrong": str(wrong),
            "cost": [int(tenths), int(wins)],
            "memory": [int(stability), int(difficulty), int(day)],
        }:
            fits = (
                game in SHELF
                and _texts(acts)
                and len(acts) <= _MOST_ACTS
                and bool(right)
                and _texts([*right, wrong, *options, *options.values()])
                and 0 <= seat < players <= 10
                and 0 <= tenths < 10**6
                and 0 <= wins <= 100
                and 0 < stability < UNIT * 10**5
                and UNIT <= difficulty <= 10 * UNIT
                and abs(day) <= LAST
            )
            puzzle = Puzzle(key, game, players, options, seed, acts, seat, right, "", 0, ())
            memory = Memory(stability / UNIT, difficulty / UNIT, day)
            return Own(puzzle, wrong, Cost(tenths / TENTHS, wins), memory) if fits else None
    return None


def _dict(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _whole(value: object, most: int) -> bool:
    return type(value) is int and 0 <= value <= most


def _texts(values: list[Any]) -> bool:
    return all(isinstance(value, str) and len(value) <= _LONGEST for value in values)


def merged(mine: Remembered, theirs: Remembered) -> Remembered:
    """Return what is remembered here or there. For the same day this phone's answer stays, for a mistake the latest."""
    own = dict(mine.own)
    for key, one in theirs.own.items():
        if key not in own or own[key].memory.day < one.memory.day:
            own[key] = one
    games = {*mine.best, *theirs.best, *mine.solved, *theirs.solved}
    return Remembered(
        best={game: max(mine.best.get(game, 0), theirs.best.get(game, 0)) for game in games},
        solved={game: mine.solved.get(game, set()) | theirs.solved.get(game, set()) for game in games},
        days={**theirs.days, **mine.days},
        own=dict([*own.items()][:OWN_MOST]),
    )


def _load(model: Model, kept: Mapping[str, Any]) -> None:
    model.memories[Remembered] = read(kept)


def _bring(model: Model, theirs: Model) -> None:
    model.memories[Remembered] = merged(remembered(model), remembered(theirs))


def _join(model: Model, kept: Model) -> None:
    """Merge what was saved with what was answered before it could be read."""
    model.memories[Remembered] = merged(remembered(kept), remembered(model))


KEPT.add(35)(Kept("puzzles", dict, text.saved_puzzles, keep, _load, _bring, _join))
