"""The daily deal: one table a day, the same for everyone, found from the date alone. Each has one try.

Day 1 is 1 November 2026. A day starts at midnight UTC everywhere, so nobody who travels gets a deal twice or misses
one. docs/daily.md gives the formula.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from enum import Enum
from typing import NamedTuple

import tenfold
from table import text
from table.boards import board_of
from table.model import BOT_NAMES, Day, Model
from tenfold import Record, Seat
from tenfold.messages import Message

DAY_MS = 86_400_000

DAY_0 = 20_757
"""Days from 1 January 1970 to 31 October 2026."""

PLAYERS = 4
LEVEL = "medium"


class Turns(NamedTuple):
    """Games that take turns from a given day on, one a day."""

    first: int
    games: tuple[str, ...]


TURNS = (Turns(1, ("tenstuff", "tens", "ten", "pig10", "ten-nine-eight")),)
"""Which games take turns, from which day on. Never change a line: past days depend on it, and so does today.

To add a game, append a line with all the games that take turns from then on. Start it some weeks after the release that
adds the game, so that phones with an older Tenfold have updated by then and all get the same deal.
"""

_NOTE = "day"
"""The metadata key under which a record stores the day it is the deal of."""


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

    >>> [game_of(day, (Turns(1, ("a", "b")), Turns(4, ("a", "b", "c")))) for day in range(1, 8)]
    ['a', 'b', 'a', 'a', 'b', 'c', 'a']
    """
    since = next(since for since in reversed(turns) if since.first <= day)
    return since.games[(day - since.first) % len(since.games)]


def deal_of(day: int) -> Deal:
    """Return the deal of a day. The deal number is made from the first four bytes of a SHA-256 hash.

    >>> deal_of(22).game, deal_of(22).seed
    ('tens', 57348421)
    """
    game = game_of(day)
    digest = hashlib.sha256(f"Tenfold, day {day}".encode()).digest()
    return Deal(day, game, PLAYERS, board_of(game).short, int.from_bytes(digest[:4], "big") % (10**9 - 1) + 1)


def dealt(deal: Deal, person: str) -> Record:
    """Return a new record of a deal: the person has seat 0, computer players have the others."""
    spare = BOT_NAMES[deal.players]
    bots = [spare if name == person else name for name in BOT_NAMES[: deal.players - 1]]
    seats = [Seat(person), *(Seat(name, "bot", LEVEL) for name in bots)]
    return Record(deal.game, seats=seats, options=deal.options, seed=deal.seed, meta={_NOTE: str(deal.day)})


def day_of(record: Record) -> int:
    """Return the day whose deal a game is, or 0 if it is none or the note is invalid."""
    note = record.meta.get(_NOTE, "")
    return int(note) if note.isascii() and note.isdigit() and len(note) < 6 else 0


class State(Enum):
    """The state of the try at a day."""

    NEW = "new"
    UNDER_WAY = "under-way"
    PLAYED = "played"  # played to its end
    GIVEN_UP = "given-up"  # given up, or its game was removed
    UNKNOWN = "unknown"  # before the storage has answered


class Try(NamedTuple):
    """The one try at the deal of a day. Everything that Tenfold says about a day is based on this."""

    number: int
    state: State
    day: Day


def tries(model: Model) -> dict[int, Try]:
    """Return the tries on this phone by the number of their day."""
    listed = {line.id for line in model.games}
    return {number: _try(number, day, listed=day.id in listed) for number, day in model.days.items()}


def _try(number: int, day: Day, *, listed: bool) -> Try:
    if day.place:
        return Try(number, State.PLAYED, day)
    return Try(number, State.UNDER_WAY if listed and not day.given_up else State.GIVEN_UP, day)


def try_at(model: Model, number: int) -> Try:
    """Return the try at a day, started or not."""
    if model.unread:
        return Try(number, State.UNKNOWN, Day(""))
    return tries(model).get(number, Try(number, State.NEW, Day("")))


def try_with(model: Model, ident: str) -> Try | None:
    """Return the try that the game of this id is, or None."""
    return next((one for one in tries(model).values() if one.day.id == ident), None)


def tell_end(model: Model, ident: str, record: Record) -> bool:
    """Record how a try ended. True if this game is a try, has ended, and its result was not yet known."""
    number = day_of(record)
    day = model.days.get(number)
    if not record.finished or day is None or day.id != ident or day.place or day.given_up:
        return False
    model.days[number] = told(record, day)
    return True


def give_up(model: Model, gone: Collection[str]) -> bool:
    """Record that the tries among these games are given up. True if there was one.

    Importing such a game again from a file changes nothing.
    """
    given = {one.number for one in tries(model).values() if one.state is State.UNDER_WAY and one.day.id in gone}
    model.days |= {number: replace(model.days[number], given_up=True) for number in given}
    return bool(given)


def told(record: Record, day: Day) -> Day:
    """Return a day with the result of its finished game for the person."""
    state, seat = record.state, 0
    return Day(
        id=day.id,
        place=state.ranking()[seat],
        score=state.scores()[seat],
        shapes=board_of(record.game).shapes(state.observation(None), state.events(), seat),
        hints=record.notes.hints,
    )


def marks(model: Model) -> dict[str, str]:
    """Return what a list says of the games that are tries, by their ids."""
    special = {State.UNDER_WAY: text.day_mark_under_way, State.GIVEN_UP: text.day_mark_given_up}
    return {one.day.id: str(special.get(one.state, text.day_mark)(day=one.number)) for one in tries(model).values()}


def lost(model: Model, ident: str) -> str:
    """Return what of a try is lost when its game is removed, as sentences, or an empty text if the game is no try."""
    one, today = try_with(model, ident), day_at(model.now)
    if one is None or one.state is State.GIVEN_UP:
        return ""
    day = 0 if one.number == today else one.number
    if one.state is State.PLAYED:
        return str(text.day_keep_result(day=day))
    told = [text.day_lose_try(day=day)]
    if not day:
        told.append(text.day_lose_today)
        in_a_row = streak(tries(model), today)
        told += [text.day_lose_row(count=in_a_row)] if in_a_row > 1 else []
    return " ".join(map(str, told))


def streak(tries: Mapping[int, Try], today: int) -> int:
    """Return the number of days in a row played to the end, up to today (or yesterday while today can still be played).

    Days later than today, from a clock that was wrong, do not matter.
    """
    last = today if _is(tries, today, State.PLAYED, State.GIVEN_UP) else today - 1
    first = last
    while _is(tries, first, State.PLAYED):
        first -= 1
    return last - first


def _is(tries: Mapping[int, Try], day: int, *states: State) -> bool:
    return day in tries and tries[day].state in states


def result_line(deal: Deal, day: Day) -> str:
    """Return how a day ended, in words: the place, and the points if the game has them."""
    score = board_of(deal.game).score_line(day.score)
    if score:
        return str(text.day_result_points(place=day.place, of=deal.players, points=score))
    return str(text.day_result(place=day.place, of=deal.players))


def how_it_goes(deal: Deal, one: Try, in_a_row: int) -> Message:
    """Return the text of the home screen row: the game of the day, the state of its try, and the days in a row."""
    title, row = tenfold.game_class(deal.game).long_name, in_a_row if in_a_row > 1 else 0
    match one.state:
        case State.NEW:
            return text.day_row_new(title=title, count=row)
        case State.UNDER_WAY:
            return text.day_row_under_way(title=title, count=row)
        case State.PLAYED:
            return text.day_row_played(title=title, standing=result_line(deal, one.day), count=row)
        case State.GIVEN_UP:
            return text.day_row_given_up(title=title)
        case State.UNKNOWN:
            return text.day_row_unknown(title=title)


def shared_text(deal: Deal, day: Day, in_a_row: int) -> str:
    """Return the text to share about a day: numbers and shapes that give no card away."""
    title = tenfold.game_class(deal.game).long_name
    more = [text.share_row(count=in_a_row)] if in_a_row > 1 else []
    more += [text.share_hints(count=day.hints)] if day.hints else []
    head = text.share_day(day=deal.day, title=title)
    return "\n".join([str(head), result_line(deal, day), day.shapes, *map(str, more)])


def of_model(model: Model) -> Deal | None:
    """Return today's deal, or None if the phone's clock is set to a time before the first one."""
    today = day_at(model.now)
    return deal_of(today) if today > 0 else None
