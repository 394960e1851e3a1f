"""A tournament for more people than fit at one table: the winner of each table plays on (T40)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from tenfold.errors import GameError
from tenfold.plainjson import shown
from tenfold.shuffling import shuffle

LEAST, MOST = 9, 32
"""The fewest and most names in a tournament. Fewer fit at one table."""

FINALISTS = 8
"""The largest number of winners that can play the final."""


class Table(NamedTuple):
    """One table: its names and, once the game is over, the names in order of their places."""

    names: tuple[str, ...]
    result: tuple[str, ...] = ()

    @property
    def winner(self) -> str | None:
        """Return the winner, which moves on, or None until the table has played."""
        return self.result[0] if self.result else None


def sizes(players: int) -> list[int]:
    """Return the sizes of the tables, of 3 and 4 seats, for this many players.

    >>> sizes(9), sizes(13), sizes(22)
    ([3, 3, 3], [4, 3, 3, 3], [4, 4, 4, 4, 3, 3])
    """
    tables = -(-players // 4)
    return [players // tables + (table < players % tables) for table in range(tables)]


def every_size(players: int) -> list[int]:
    """Return every table size in a tournament of this many players, including that of the final.

    >>> every_size(9), every_size(32)
    ([3], [4, 8])
    """
    found = set()
    while players > FINALISTS:
        found.update(sizes(players))
        players = len(sizes(players))
    return sorted({*found, players})


class Tournament:
    """Rounds of tables. The winner of each table plays on, until two to eight winners are left for the final.

    `rounds` holds the tables of each round so far; the last round is being played. Raise `GameError` for fewer than
    9 or more than 32 names, an empty name, or the same name twice.

    >>> cup = Tournament([f"Player {n}" for n in range(1, 10)], seed=1)
    >>> [len(table.names) for table in cup.rounds[0]], cup.is_final
    ([3, 3, 3], False)
    """

    def __init__(self, names: Sequence[str], seed: int = 0) -> None:
        if not isinstance(names, Sequence) or isinstance(names, (str, bytes)):
            raise GameError(f"A tournament needs a list of names, not {shown(names)}.")
        if not LEAST <= len(names) <= MOST:
            raise GameError(f"A tournament needs {LEAST} to {MOST} names, not {len(names)}.")
        if not all(isinstance(name, str) and name.strip() for name in names):
            raise GameError("Every name needs at least one letter.")
        twice = next((name for name in names if names.count(name) > 1), None)
        if twice is not None:
            raise GameError(f"Two players are called {twice}. Change one of the names.")
        self.seed = seed
        self.rounds: list[list[Table]] = []
        self._draw(names)

    def _draw(self, names: Sequence[str]) -> None:
        """Draw the tables of the next round; the final is one table."""
        drawn = [*names]
        shuffle(drawn, random.Random(f"{self.seed} {len(self.rounds)}"))
        tables = []
        for size in [len(drawn)] if len(drawn) <= FINALISTS else sizes(len(drawn)):
            tables.append(Table(tuple(drawn[:size])))
            del drawn[:size]
        self.rounds.append(tables)

    @property
    def is_final(self) -> bool:
        """True if the current round is the final."""
        return len(self.rounds[-1]) == 1

    @property
    def winner(self) -> str | None:
        """Return the winner of the final, or None before it is decided."""
        return self.rounds[-1][0].winner if self.is_final else None

    @property
    def next_table(self) -> int | None:
        """Return the first table of this round that still has to play, or None when the tournament is over."""
        waiting = (number for number, table in enumerate(self.rounds[-1]) if not table.result)
        return next(waiting, None)

    def report(self, table: int, result: Sequence[str]) -> None:
        """Report the result of a table of the current round, its names in order of their places.

        After the last table, the next round is drawn. Raise `GameError` if there is no such table, if it has already
        played, or if the names don't match.
        """
        tables = self.rounds[-1]
        if not 0 <= table < len(tables) or tables[table].result:
            raise GameError("This table has no game to play now.")
        if sorted(result) != sorted(tables[table].names):
            raise GameError("These aren’t the players of this table.")
        tables[table] = tables[table]._replace(result=tuple(result))
        if self.next_table is None and not self.is_final:
            self._draw([str(one.winner) for one in tables])

    def to_data(self) -> dict[str, Any]:
        """Return the tournament as plain JSON data."""
        return {
            "seed": self.seed,
            "rounds": [[{"names": [*t.names], "result": [*t.result]} for t in tables] for tables in self.rounds],
        }

    @classmethod
    def from_data(cls, data: Any) -> Tournament:
        """Return the tournament of such data, played again table by table; raise `GameError` if the data is invalid."""
        try:
            names = [name for table in data["rounds"][0] for name in table["names"]]
            if type(data["seed"]) is not int:
                raise TypeError
            found = cls.__new__(cls)
            cls.__init__(found, names, data["seed"])
            found.rounds = []
            found.rounds.append([Table(tuple(table["names"])) for table in data["rounds"][0]])
            for tables in data["rounds"]:
                for number, table in enumerate(tables):
                    if table["result"]:
                        found.report(number, table["result"])
        except (KeyError, IndexError, TypeError, AttributeError):
            raise GameError("This isn’t a tournament.") from None
        if found.to_data() != data:
            raise GameError("This tournament is damaged: its results don’t fit together.")
        return found
