"""The deal of the day: one table a day, the same for everybody, found from the date alone; each has one try.

Day 1 is 1 November 2026, and a day begins at midnight UTC everywhere, so that nobody who travels meets one twice or
loses one. docs/daily.md tells the formula.
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
    note = record.meta.get(_NOTE, "")
    return int(note) if note.isascii() and note.isdigit() and len(note) < 6 else 0


class State(Enum):
    """How far the one try at a day has come."""

    NEW = "new"
    UNDER_WAY = "under-way"
    PLAYED = "played"  # to its end
    GIVEN_UP = "given-up"  # or its game was removed
    UNKNOWN = "unknown"  # before the storage has answered


class Try(NamedTuple):
    """The one try at the deal of a day. Whatever is said of it, anywhere, is said from this."""

    number: int
    state: State
    day: Day


def tries(model: Model) -> dict[int, Try]:
    """Return the tries of this phone by the number of their day."""
    listed = {line.id for line in model.games}
    return {number: _try(number, day, listed=day.id in listed) for number, day in model.days.items()}


def _try(number: int, day: Day, *, listed: bool) -> Try:
    if day.place:
        return Try(number, State.PLAYED, day)
    return Try(number, State.UNDER_WAY if listed and not day.given_up else State.GIVEN_UP, day)


def try_at(model: Model, number: int) -> Try:
    """Return the try at a day, begun or not."""
    if model.unread:
        return Try(number, State.UNKNOWN, Day(""))
    return tries(model).get(number, Try(number, State.NEW, Day("")))


def try_with(model: Model, ident: str) -> Try | None:
    """Return the try that the game of this id is, or None."""
    return next((one for one in tries(model).values() if one.day.id == ident), None)


def tell_end(model: Model, ident: str, record: Record) -> bool:
    """Note how a try ended. True if this game is one, is over, and that was not known yet."""
    number = day_of(record)
    day = model.days.get(number)
    if not record.finished or day is None or day.id != ident or day.place or day.given_up:
        return False
    model.days[number] = told(record, day)
    return True


def give_up(model: Model, gone: Collection[str]) -> bool:
    """Note that the tries among the games of these ids are given up; a file that brings one in again changes nothing.

    True if there was one.
    """
    given = {one.number for one in tries(model).values() if one.state is State.UNDER_WAY and one.day.id in gone}
    model.days |= {number: replace(model.days[number], given_up=True) for number in given}
    return bool(given)


def told(record: Record, day: Day) -> Day:
    """A day whose game is over: what came of it for the person."""
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
    """Return what of a try goes when its game is removed, as sentences; an empty text for a game that is none."""
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
    """How many days in a row were played to their end, up to today or, while that can still be played, yesterday.

    A day of a clock that went wrong, later than today, takes nothing from it.
    """
    last = today if _is(tries, today, State.PLAYED, State.GIVEN_UP) else today - 1
    first = last
    while _is(tries, first, State.PLAYED):
        first -= 1
    return last - first


def _is(tries: Mapping[int, Try], day: int, *states: State) -> bool:
    return day in tries and tries[day].state in states


def result_line(deal: Deal, day: Day) -> str:
    """How a day ended, in words: the place, and the points where the game has them."""
    score = board_of(deal.game).score_line(day.score)
    if score:
        return str(text.day_result_points(place=day.place, of=deal.players, points=score))
    return str(text.day_result(place=day.place, of=deal.players))


def how_it_goes(deal: Deal, one: Try, in_a_row: int) -> Message:
    """Return the game of a day, how far its try has come, and the days in a row, for the row on the home screen."""
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
    """What may be shared of a day: numbers and shapes that give no card away."""
    title = tenfold.game_class(deal.game).long_name
    more = [text.share_row(count=in_a_row)] if in_a_row > 1 else []
    more += [text.share_hints(count=day.hints)] if day.hints else []
    head = text.share_day(day=deal.day, title=title)
    return "\n".join([str(head), result_line(deal, day), day.shapes, *map(str, more)])


def of_model(model: Model) -> Deal | None:
    """Today's deal; None where the clock of this phone stands before the first one."""
    today = day_at(model.now)
    return deal_of(today) if today > 0 else None
