"""Saving the tries: on this phone, and in a file. A try keeps its result, whatever becomes of its game."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import asdict, replace
from typing import Any

from table.boards import board_of
from table.features.daily import text
from table.features.daily.state import Day, Days, State, day_of, days_of, tries
from table.hooks import BROUGHT, GONE, KEPT, OVER, Kept
from table.lines import IDENT
from table.model import Model
from table.step import Effect, keep_as
from table.words import clean_text
from tenfold import Record
from tenfold.daily import day_at

KEPT_DAYS = 400
"""The number of daily deals that are kept: more than the calendar shows, and enough for a year's streak."""

_SEATS, _SHAPES = 8, 80
"""The maximum number of places, and the maximum length of a day's shapes."""


def keep(model: Model) -> Effect:
    """Return the effect that saves the daily deals that were started, the latest of them."""
    days = days_of(model)
    return keep_as("days", {str(day): asdict(days[day]) for day in sorted(days)[-KEPT_DAYS:]})


def _read(rows: Mapping[str, Any]) -> dict[int, Day]:
    found = {
        int(number): _day(row) for number, row in rows.items() if re.fullmatch("[1-9][0-9]{0,4}", number, re.ASCII)
    }
    return {number: day for number, day in found.items() if day is not None}


def _day(row: object) -> Day | None:
    match row:
        case {
            "id": str(ident),
            "place": int(place),
            "score": int(score),
            "shapes": str(shapes),
            "hints": int(hints),
            **more,
        }:
            if 0 <= place <= _SEATS and abs(score) < 10**9 and 0 <= hints < 10**6:
                shapes = clean_text(shapes, _SHAPES)
                return Day(ident, place, score, shapes, hints, more.get("given_up") is True and not place)
    return None


def merged(mine: Mapping[int, Day], theirs: Mapping[int, Day], today: int) -> dict[int, Day]:
    """Return the daily deals tried here or there. If a day was tried on both, this phone's try stays.

    If it is the same try, started on one phone and finished on the other, its
    result is taken over. A try that was given up here stays given up.
    """
    found = {number: day for number, day in theirs.items() if number <= today and IDENT.fullmatch(day.id)}
    over = {number for number, day in mine.items() if day.place or day.given_up}
    ended = {number for number in found.keys() & mine.keys() - over if found[number].id == mine[number].id}
    return {**found, **{number: day for number, day in mine.items() if number not in ended}}


def _load(model: Model, kept: Mapping[str, Any]) -> None:
    model.memory(Days).started = _read(kept)


def _bring(model: Model, theirs: Model) -> None:
    model.memory(Days).started = merged(days_of(model), days_of(theirs), day_at(model.now))


def _join(model: Model, kept: Model) -> None:
    """Merge the tries. One that was saved counts, rather than one started before that was known."""
    model.memory(Days).started = merged(days_of(kept), days_of(model), day_at(model.now))


KEPT.add(5)(Kept("days", dict, text.saved_days, keep, _load, _bring, _join))


# What becomes of a try's game.


@OVER.add(10)
def _ended(model: Model, ident: str, record: Record) -> list[Effect]:
    return [keep(model)] if tell_end(model, ident, record) else []


@BROUGHT.add(10)
def _brought(model: Model, texts: Mapping[str, str]) -> None:
    """Record how a try ended on another phone."""
    for ident in texts.keys() & {one.day.id for one in tries(model).values() if one.state is State.UNDER_WAY}:
        tell_end(model, ident, Record.from_json(texts[ident]))


@GONE.add(10)
def _gone(model: Model, idents: Collection[str]) -> list[Effect]:
    return [keep(model)] if give_up(model, idents) else []


def tell_end(model: Model, ident: str, record: Record) -> bool:
    """Record how a try ended. True if this game is a try, has ended, and its result was not yet known."""
    number = day_of(record)
    days = days_of(model)
    day = days.get(number)
    if not record.finished or day is None or day.id != ident or day.place or day.given_up:
        return False
    days[number] = with_result(record, day)
    return True


def give_up(model: Model, gone: Collection[str]) -> bool:
    """Record that the tries among these games are given up. True if there was one.

    Importing such a game again from a file changes nothing.
    """
    given = {one.number for one in tries(model).values() if one.state is State.UNDER_WAY and one.day.id in gone}
    days = days_of(model)
    days |= {number: replace(days[number], given_up=True) for number in given}
    return bool(given)


def with_result(record: Record, day: Day) -> Day:
    """Return a day with the result of its finished game for the person."""
    state, seat = record.state, 0
    return Day(
        id=day.id,
        place=state.ranking()[seat],
        score=state.scores()[seat],
        shapes=board_of(record.game).shapes(state.observation(None), state.events(), seat),
        hints=record.notes.hints,
    )
