"""The deal of the day: what it is, how it went, and the days before it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import daily
from table.boards import board_of
from table.daily import Deal
from table.model import Day, Model
from table.screens import lesson
from table.screens.home import toast, trouble
from table.screens.laurel import laurel
from table.widgets import bar, button, sends
from table.words import count

WEEKS = 13
"""Weeks that the calendar shows: a quarter of a year."""

_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


def screen(model: Model) -> Renderable:
    """Today's deal, with its button; below, the streak and the calendar."""
    deal = daily.of_model(model)
    return h.main("#screen.page.day")[
        bar("Deal of the day", back=("Home", sends("home"))),
        trouble(model),
        _none(model) if deal is None else _today(model, deal),
        toast(model) if deal is None else None,
    ]


def _none(model: Model) -> Renderable:
    date = time.strftime("%d %B %Y", time.gmtime(model.now / 1000))
    return h.section(".slip.notice", aria_label="No deal")[
        h.p[f"The clock of this phone says {date}, and the first deal of the day was on 1 November 2026."]
    ]


def _today(model: Model, deal: Deal) -> Node:
    day = model.days.get(deal.day)
    hours = -(-(daily.DAY_MS - model.now % daily.DAY_MS) // 3_600_000)
    return [
        h.section(".slip.stack.winners", aria_labelledby="today", data_game=deal.game)[
            laurel(deal.game, "today", _headline(deal, day)),
            h.div(".stack.told")[
                _shapes(deal, day) if day and day.place else None,
                h.p(".smaller.muted")[_about(deal)],
                h.p(".smaller.muted")[f"The next one comes in {count(hours, 'hour')}."],
            ],
        ],
        _calendar(model.days, deal.day),
        h.div(".foot.row")[toast(model), _acts(model, deal, day)],
    ]


def _shapes(deal: Deal, day: Day) -> Node:
    return [
        h.p(".shapes", role="img", aria_label="How it went")[day.shapes],
        h.p(".smallest.muted")[board_of(deal.game).shapes_told],
    ]


def _headline(deal: Deal, day: Day | None) -> str:
    title = tenfold.game_class(deal.game).long_name
    return daily.result_line(deal, day) if day and day.place else f"Day {deal.day}: {title}"


def _about(deal: Deal) -> str:
    """The table in a few words."""
    options = {option.id: option for option in tenfold.game_class(deal.game).options}
    rules = [
        next(choice.label for choice in options[key].choices if choice.id == value)
        for key, value in deal.options.items()
    ]
    told = f"{tenfold.game_class(deal.game).long_name} against {count(deal.players - 1, 'computer')}"
    return f"{', '.join([told, *rules])}. The same cards and players for everybody. One try counts."


def _acts(model: Model, deal: Deal, day: Day | None) -> Node:
    if day is None:
        learns = lesson.is_new(model, deal.game)
        title = tenfold.game_class(deal.game).long_name
        return [
            learns and button(f"Learn {title}", sends("setup", game=deal.game), small="first"),
            button("Play", sends("play-day"), small="one try counts", kind=".lit.grow"),
        ]
    if not day.place and any(summary.id == day.id for summary in model.known_games):
        return button("Go on", sends("play-day"), kind=".lit.full")
    practice = button("Practise it", sends("play-day"), small="counts nowhere", kind=".grow")
    if not day.place:
        return practice
    return [practice, button("Share", sends("share-day", day=deal.day), kind=".lit.grow")]


# The calendar.


def _calendar(days: Mapping[int, Day], today: int) -> Renderable:
    """A quarter of a year, a column a week; what was played is dark, what was won is lit."""
    weekday = (today + _FIRST_WEEKDAY) % 7
    columns = min(WEEKS, 1 + (today - weekday + _FIRST_WEEKDAY) // 7)
    first = today - weekday - 7 * (columns - 1)
    in_a_row, shown = daily.streak(days, today), range(max(first, 1), today + 1)
    played = [days[day] for day in shown if day in days and days[day].place]
    return h.section(".slip.stack.calendar", aria_labelledby="streak")[
        h.h2("#streak")[_in_words(in_a_row)],
        h.p(".smaller.muted")[_so_far(played, columns)],
        h.div(".weeks", aria_hidden="true")[
            [
                h.div(".week-day")[
                    h.span(".smallest.muted")[_DAYS[row]],
                    [_cell(days, first + 7 * column + row, today) for column in range(columns)],
                ]
                for row in range(7)
            ]
        ],
    ]


def _so_far(played: Sequence[Day], weeks: int) -> str:
    if not played:
        return "None played yet."
    won = sum(day.place == 1 for day in played)
    return f"{count(len(played), 'deal')} played in {count(weeks, 'week')}, {won} won."


_FIRST_WEEKDAY = 5
"""Day 0, 31 October 2026, is a Saturday; Monday is 0."""


def _in_words(in_a_row: int) -> str:
    if not in_a_row:
        return "No days in a row yet"
    return f"{count(in_a_row, 'day')} in a row" if in_a_row > 1 else "One day so far"


def _cell(days: Mapping[int, Day], day: int, today: int) -> Renderable:
    told = days.get(day)
    won = ".won" if told and told.place == 1 else ""
    look = ".ahead" if day > today or day < 1 else won or ".played" if told and told.place else ""
    return h.span(f".cell{look}{'.now' if day == today else ''}")
