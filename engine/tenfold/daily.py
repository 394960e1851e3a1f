"""The daily deal: one table a day, the same for everyone, found from the date alone.

Day 1 is 1 November 2026. A day starts at midnight UTC everywhere, so a traveller never gets a deal twice or misses one.
docs/daily.md specifies it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tenfold.bots.characters import CHARACTERS
from tenfold.errors import GameError
from tenfold.notes import note
from tenfold.plainjson import shown
from tenfold.record import Record, Seat

DAY_MS = 86_400_000
"""The length of a day, in milliseconds."""

DAY_0 = 20_757
"""Days from 1 January 1970 to 31 October 2026."""

LAST = 99_999
"""The last day: a record can't note a later one."""

PLAYERS = 4
"""The number of seats at the table. One person sits first, and computer players have the others."""

LEVEL = "medium"
"""The level of the computer players."""


class Turns(NamedTuple):
    """Games that take turns from a given day on, one a day."""

    first: int
    games: tuple[str, ...]


TURNS = (Turns(1, ("tenstuff", "tens", "ten", "pig10", "ten-nine-eight")),)
"""Which games take turns, from which day on. Never change a line: past days depend on it, and so does today.

To add a game, append a line with all the games that take turns from then on. Start it some weeks after the release that
adds the game. By then, phones with an older Tenfold have updated, and all get the same deal.
"""

SHORT: Mapping[str, Mapping[str, str]] = {
    "tenstuff": {"finish": "first-out"},
    "tens": {"end": "1-hand"},
    "ten": {"length": "5-rounds"},
    "ten-nine-eight": {"rounds": "5-to-1"},
}
"""The options that make a game of a few minutes, by game. Never change one, once the game has had its first day."""


class Deal(NamedTuple):
    """The deal of a day."""

    day: int
    game: str
    players: int
    options: Mapping[str, str]
    seed: int


def day_at(ms: int) -> int:
    """Return the number of the day at this time, in milliseconds since 1970; 0 or less before the first day.

    >>> day_at(1_793_491_200_000), day_at(1_793_491_200_000 - 1)
    (1, 0)
    """
    return ms // DAY_MS - DAY_0


def game_of(day: int, turns: Sequence[Turns] = TURNS) -> str:
    """Return the game of a day.

    Raise `GameError` for a day that has none.

    >>> [game_of(day, (Turns(1, ("a", "b")), Turns(4, ("a", "b", "c")))) for day in range(1, 8)]
    ['a', 'b', 'a', 'a', 'b', 'c', 'a']
    """
    if type(day) is not int or not turns[0].first <= day <= LAST:
        raise GameError(f"No deal has the day {shown(day)}: it must be an integer from {turns[0].first} to {LAST}.")
    since = next(since for since in reversed(turns) if since.first <= day)
    return since.games[(day - since.first) % len(since.games)]


def deal_of(day: int) -> Deal:
    """Return the deal of a day. The deal number is made from the first four bytes of a SHA-256 hash.

    Raise `GameError` for a day that has none.

    >>> deal_of(22).game, deal_of(22).seed
    ('tens', 57348421)
    """
    game = game_of(day)
    digest = hashlib.sha256(f"Tenfold, day {day}".encode()).digest()
    return Deal(day, game, PLAYERS, SHORT.get(game, {}), int.from_bytes(digest[:4], "big") % (10**9 - 1) + 1)


def dealt(deal: Deal, person: str) -> Record:
    """Return a new record of a deal: the person has seat 0, computer players have the others.

    The record notes the day (`Record.notes.day`).

    >>> [seat.name for seat in dealt(deal_of(22), "Ada").seats]
    ['Ada', 'Grace', 'Blaise', 'Carl']
    """
    names = (*CHARACTERS,)
    bots = [names[deal.players] if name == person else name for name in names[: deal.players - 1]]
    seats = [Seat(person), *(Seat(name, "bot", LEVEL) for name in bots)]
    record = Record(deal.game, seats=seats, options=deal.options, seed=deal.seed)
    note(record.meta, day=deal.day)
    return record
