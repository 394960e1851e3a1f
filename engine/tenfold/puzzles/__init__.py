"""Puzzles: positions with one right act, which all other acts surely lose to; and the puzzle of the day.

`bench/puzzles.py` finds them and says how sure that is. A puzzle is a deal number, the acts so far, and the seat that
acts next. A file of puzzles only grows at its end: past days depend on its order.

>>> first = puzzles("pig10")[0]
>>> state = first.state()
>>> {*first.right} < {outlook.text for outlook in state.observation(first.seat).legal}
True
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from tenfold.daily import LAST
from tenfold.errors import GameError
from tenfold.game import AnyGame
from tenfold.plainjson import shown
from tenfold.record import Record, Seat
from tenfold.registry import game_class
from tenfold.state import AnyState

GAMES = ("tenstuff", "tens", "ten", "pig10", "ten-nine-eight")
"""The games that have puzzles."""

LEVELS = 5
"""The number of levels of difficulty, from 1."""

OPPONENTS = "hard"
"""The level of the other players, who answer an act."""


class Cost(NamedTuple):
    """What an act costs against the best: points, and wins in a hundred games."""

    points: float = 0.0
    wins: float = 0.0


class Puzzle(NamedTuple):
    """A position, the seat that acts next, and its right acts, which are one and the same act under several names.

    `acts` are texts of actions; one out of turn has its seat before it: `2: slam`. `theme` is the sort of play that is
    right. `costs` says what each legal act costs, in the order of the actions.
    """

    id: str
    game: str
    players: int
    options: Mapping[str, str]
    seed: int
    acts: Sequence[str]
    seat: int
    right: Sequence[str]
    theme: str
    level: int
    costs: Sequence[Cost]

    def load_game(self) -> AnyGame:
        """Return the game with this table's options."""
        return game_class(self.game).with_options(self.players, self.options)

    def record(self, names: Sequence[str]) -> Record:
        """Return a record of the game so far. The seat that acts next is a person, the others are computer players.

        Raise `GameError` if the rules allow no such game, the seat isn't on turn or a right act isn't possible. Raise
        it as well if the number of names isn't that of the players.
        """
        if len(names) != self.players:
            raise GameError(f"A table of {self.players} needs that many names, not {len(names)}.")
        seats = [Seat(name) if seat == self.seat else Seat(name, "bot", OPPONENTS) for seat, name in enumerate(names)]
        record = Record(self.game, seats=seats, options=self.options, seed=self.seed)
        for act in self.acts:
            seat, text = self.read_act(act, record.state.current_player())
            record.play(seat, text)
        state = record.state
        legal = {state.action_to_string(action) for action in state.legal_actions(self.seat)}
        if state.current_player() != self.seat or not {*self.right} <= legal:
            raise GameError(f"Seat {self.seat} can’t do this now: {shown([*self.right])}.")
        return record

    def state(self) -> AnyState:
        """Return the position.

        Raise `GameError` if the rules allow no such game.
        """
        return self.record([f"seat {seat}" for seat in range(self.players)]).state

    def costs_by_act(self) -> dict[str, Cost]:
        """Return the costs by the texts of the acts."""
        legal = self.state().observation(self.seat).legal
        return {outlook.text: cost for outlook, cost in zip(legal, self.costs, strict=True)}

    @staticmethod
    def read_act(act: str, turn: int) -> tuple[int, str]:
        """Return the seat and the action of an act.

        >>> Puzzle.read_act("2: slam", 0), Puzzle.read_act("7", 0)
        ((2, 'slam'), (0, '7'))
        """
        seat, colon, text = act.partition(": ")
        return (int(seat), text) if colon and seat.isdecimal() else (turn, act)

    @staticmethod
    def write_act(seat: int, text: str, turn: int) -> str:
        """Return an act as `read_act` reads it."""
        return text if seat == turn else f"{seat}: {text}"


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, in the order of their file.

    Raise `GameError` for a game without puzzles.
    """
    if game not in GAMES:
        raise GameError(f"{shown(game)} has no puzzles. These games have some: {', '.join(GAMES)}.")
    return tuple(_read(game, json.loads(line)) for line in _text(f"{game}.jsonl").splitlines())


def _text(name: str) -> str:
    """Return a file beside this module; on phones, modules are in an archive."""
    loader: Any = __spec__.loader
    data: bytes = loader.get_data(str(Path(__file__).with_name(name)))
    return data.decode()


def _read(game: str, row: Mapping[str, Any]) -> Puzzle:
    """Return a line of a file as a puzzle. Costs are in tenths of a point and in wins, by action."""
    points, wins = row["costs"]
    return Puzzle(
        id=f"{row['players']}-{row['seed']}-{len(row['acts'])}",
        game=game,
        players=row["players"],
        options=row.get("options", {}),
        seed=row["seed"],
        acts=row["acts"],
        seat=row["seat"],
        right=row["right"],
        theme=row["theme"],
        level=row["level"],
        costs=[Cost(tenths / 10, won) for tenths, won in zip(points, wins, strict=True)],
    )


def puzzle(game: str, ident: str) -> Puzzle | None:
    """Return the puzzle of a game with this id, or None."""
    return next((one for one in puzzles(game) if one.id == ident), None)


# The puzzle of the day.


class Pool(NamedTuple):
    """From a given day on, how many puzzles of each game take turns: those at the start of its file."""

    first: int
    sizes: Mapping[str, int]


POOLS: Sequence[Pool] = (Pool(1, {"tenstuff": 130, "tens": 118, "ten": 130, "pig10": 106, "ten-nine-eight": 130}),)
"""Which puzzles take turns, from which day on. Never change a line: past days depend on it, and so does today.

To use more puzzles, append a line that starts some weeks after the release, as in `tenfold.daily.TURNS`.
"""


def of_day(day: int, pools: Sequence[Pool] = POOLS) -> Puzzle:
    """Return the puzzle of a day, counted as in `tenfold.daily`. The games take turns.

    Raise `GameError` for a day that has none.
    """
    if type(day) is not int or not pools[0].first <= day <= LAST:
        raise GameError(f"No puzzle has the day {shown(day)}: it must be an integer from {pools[0].first} to {LAST}.")
    first, sizes = next(pool for pool in reversed(pools) if pool.first <= day)
    turn, number = divmod(day - first, len(sizes))
    game, size = [*sizes.items()][number]
    order = sorted(puzzles(game)[:size], key=lambda one: hashlib.sha256(f"{game} {one.id}".encode()).digest())
    return order[turn % size]
