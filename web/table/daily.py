"""The deal of the day: one table a day, the same for everybody, found from the date alone; each has one try.

Day 1 is 1 November 2026, and a day begins at midnight UTC everywhere, so that nobody who travels meets one twice or
loses one. docs/daily.md tells the formula.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import tenfold
from table.boards import board_of
from table.hints import HINTS
from table.model import BOT_NAMES, Day, Model
from table.notes import times
from table.words import count, ordinal
from tenfold import Record, Seat

DAY_MS = 86_400_000

DAY_0 = 20_757
"""Days from 1 January 1970 to 31 October 2026."""

PLAYERS = 4
LEVEL = "medium"


class Turns(NamedTuple):
    """Games that take turns from a day on, one a day."""

    first: int
    games: tuple[str, ...]


TURNS = (Turns(1, ("tenstuff", "tens", "ten", "pig10", "ten-nine-eight")),)
"""Which games take turns from which day on. No line may change: past days rest on it, and the day under way.

To add a game, append a line with all games that take turns then. Let it begin some weeks after the release that brings
it, so that a phone with an older Tenfold meets the same deal on every day until it has taken the new one.
"""

_NOTE = "day"
"""The note of a record that tells of which day it is the deal."""


class Deal(NamedTuple):
    """What is played on a day."""

    day: int
    game: str
    players: int
    options: Mapping[str, str]
    seed: int


def day_at(ms: int) -> int:
    """The number of the day, at so many milliseconds since 1970; 0 or less before the first one.

    >>> day_at(1_793_491_200_000), day_at(1_793_491_200_000 - 1)
    (1, 0)
    """
    return ms // DAY_MS - DAY_0


def game_of(day: int, turns: Sequence[Turns] = TURNS) -> str:
    """Return the game of a day.

    >>> [game_of(day, (Turns(1, ("a", "b")), Turns(4, ("a", "b", "c")))) for day in range(1, 8)]
    ['a', 'b', 'a', 'a', 'b', 'c', 'a']
    """
    since = next(since for since in reversed(turns) if since.first <= day)
    return since.games[(day - since.first) % len(since.games)]


def deal_of(day: int) -> Deal:
    """The deal of a day: the games take turns, and the deal number is made of the first four bytes of a SHA-256.

    >>> deal_of(22).game, deal_of(22).seed
    ('tens', 57348421)
    """
    game = game_of(day)
    digest = hashlib.sha256(f"Tenfold, day {day}".encode()).digest()
    return Deal(day, game, PLAYERS, board_of(game).short, int.from_bytes(digest[:4], "big") % (10**9 - 1) + 1)


def dealt(deal: Deal, person: str) -> Record:
    """The table of a deal: the person sits first, computer players round them."""
    spare = BOT_NAMES[deal.players]
    bots = [spare if name == person else name for name in BOT_NAMES[: deal.players - 1]]
    seats = [Seat(person), *(Seat(name, "bot", LEVEL) for name in bots)]
    return Record(deal.game, seats=seats, options=deal.options, seed=deal.seed, meta={_NOTE: str(deal.day)})


def day_of(record: Record) -> int:
    """The day whose deal a game is, 0 where it is none; a note that makes no sense tells nothing."""
    text = record.meta.get(_NOTE, "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


def told(record: Record, day: Day) -> Day:
    """A day whose game is over: what came of it for the person."""
    state, seat = record.state, 0
    return Day(
        id=day.id,
        place=state.ranking()[seat],
        score=state.scores()[seat],
        shapes=board_of(record.game).shapes(state.observation(None), state.events(), seat),
        hints=times(record, HINTS),
    )


def streak(days: Mapping[int, Day], today: int) -> int:
    """How many days in a row were played to their end, up to today or, while that is still to be played, yesterday.

    A day of a clock that went wrong, later than today, takes nothing from it.
    """
    last = today if _is_over(days, today) else today - 1
    first = last
    while _is_over(days, first):
        first -= 1
    return last - first


def _is_over(days: Mapping[int, Day], day: int) -> bool:
    return day in days and days[day].place > 0


def result_line(deal: Deal, day: Day) -> str:
    """How a day ended, in words: the place, and the points where the game has them."""
    score = board_of(deal.game).score_line(day.score)
    return f"{ordinal(day.place)} of {deal.players}{f', {score}' if score else ''}"


def shared_text(deal: Deal, day: Day, in_a_row: int) -> str:
    """What may be shared of a day: numbers and shapes that give no card away."""
    title = tenfold.game_class(deal.game).long_name
    more = [f"{in_a_row} days in a row"] if in_a_row > 1 else []
    more += [f"💡 {count(day.hints, 'hint')}"] if day.hints else []
    return "\n".join([f"Tenfold {deal.day}: {title}", result_line(deal, day), day.shapes, *more])


def of_model(model: Model) -> Deal | None:
    """Today's deal; None where the clock of this phone stands before the first one."""
    today = day_at(model.now)
    return deal_of(today) if today > 0 else None
