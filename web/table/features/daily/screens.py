"""The daily deal: what it is, its result, and the days before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text as common
from table.boards import board_of
from table.features.daily import text
from table.features.daily.state import Day, DayScreen, State, Try, day_of, of_model, streak, tries, try_at
from table.features.daily.words import how_it_goes, result_line
from table.hooks import AFTER_GAME, HOME_GAMES, HOME_ROWS, RESULT_NOTES, TEACHES
from table.model import Model, Session
from table.screens.home import toast, trouble
from table.screens.laurel import laurel
from table.speech import aloud
from table.views import VIEWS, View
from table.widgets import bar, button, home_row, sends
from table.words import date_of
from tenfold import Record
from tenfold.daily import DAY_MS, Deal, day_at

WEEKS = 13
"""The number of weeks in the calendar: a quarter of a year."""


def screen(model: Model, here: DayScreen) -> Renderable:
    """Draw today's deal with its button, and below it the streak and the calendar."""
    deal = of_model(model)
    return h.main("#screen.page.day")[
        bar(text.deal_of_the_day, back=(common.home, sends("home"))),
        trouble(model),
        _none(model) if deal is None else _today(model, deal),
        toast(model) if deal is None else None,
    ]


def _none(model: Model) -> Renderable:
    return h.section(".slip.notice", aria_label=str(text.day_before))[
        h.p[str(text.day_before_note(date=date_of(model.now)))]
    ]


def _today(model: Model, deal: Deal) -> Node:
    one = try_at(model, deal.day)
    hours = -(-(DAY_MS - model.now % DAY_MS) // 3_600_000)
    return [
        h.section(".slip.stack.winners", aria_labelledby="today", data_game=deal.game)[
            laurel(deal.game, "today", _headline(deal, one)),
            h.div(".stack.below")[
                one.state is State.GIVEN_UP and h.p[str(text.day_gave_up)],
                one.state is State.UNKNOWN and h.p[str(text.day_unknown)],
                one.state is State.PLAYED and _shapes(deal, one.day),
                h.p(".smaller.muted")[_about(deal)],
                h.p(".smaller.muted")[str(text.day_next(count=hours))],
            ],
        ],
        one.state is not State.UNKNOWN and _calendar(tries(model), deal.day),
        toast(model) if one.state is State.UNKNOWN else h.div(".foot.row")[toast(model), _acts(model, deal, one)],
    ]


def _shapes(deal: Deal, day: Day) -> Node:
    return [
        h.p(".shapes", role="img", aria_label=str(text.day_shapes(shapes=aloud(day.shapes))))[day.shapes],
        h.p(".smallest.muted")[str(board_of(deal.game).shapes_note)],
    ]


def _headline(deal: Deal, one: Try) -> str:
    if one.state is State.PLAYED:
        return result_line(deal, one.day)
    return str(text.day(day=deal.day, title=tenfold.game_class(deal.game).long_name))


def _about(deal: Deal) -> str:
    """Return the table in a few words."""
    options = {option.id: option for option in tenfold.game_class(deal.game).options}
    rules = tuple(
        next(str(choice.label) for choice in options[key].choices if choice.id == value)
        for key, value in deal.options.items()
    )
    title, others = tenfold.game_class(deal.game).long_name, deal.players - 1
    description = (
        text.day_table_rules(title=title, count=others, rules=rules)
        if rules
        else text.day_table(title=title, count=others)
    )
    return f"{description} {text.day_for_all}"


def _acts(model: Model, deal: Deal, one: Try) -> Node:
    """Draw the buttons, or nothing before the state of the try is known."""
    practice = button(text.day_practice, sends("play-day"), small=text.day_practice_note, kind=".grow")
    match one.state:
        case State.NEW:
            learns = any(teaches(model, deal.game) for teaches in TEACHES)
            title = tenfold.game_class(deal.game).long_name
            learn = button(text.day_learn(title=title), sends("setup", game=deal.game), small=text.day_learn_note)
            return [
                learns and learn,
                button(text.day_play, sends("play-day"), small=text.day_play_note, kind=".lit.grow"),
            ]
        case State.UNDER_WAY:
            return [
                button(common.give_up, sends("sheet", name="forget", match=one.day.id)),
                button(common.go_on, sends("play-day"), kind=".lit.grow"),
            ]
        case State.PLAYED:
            return [practice, button(text.day_share, sends("share-day", day=deal.day), kind=".lit.grow")]
        case State.GIVEN_UP:
            return practice
        case State.UNKNOWN:
            return None


# The calendar.


def _calendar(tried: Mapping[int, Try], today: int) -> Renderable:
    """Draw a quarter of a year, one column a week. Played days are dark, won ones lit, given-up ones struck through."""
    weekday = (today + _FIRST_WEEKDAY) % 7
    columns = min(WEEKS, 1 + (today - weekday + _FIRST_WEEKDAY) // 7)
    first = today - weekday - 7 * (columns - 1)
    in_a_row = streak(tried, today)
    shown = [tried[day] for day in range(max(first, 1), today + 1) if day in tried]
    given_up = tuple(text.day_number(day=one.number) for one in shown if one.state is State.GIVEN_UP)
    return h.section(".slip.stack.calendar", aria_labelledby="streak")[
        h.h2("#streak")[str(text.day_row_of(count=in_a_row))],
        h.p(".smaller.muted")[_so_far(shown, columns)],
        h.p(".unseen")[str(text.day_given_up_days(days=given_up))] if given_up else None,
        h.div(".weeks", aria_hidden="true")[
            [
                h.div(".week-day")[
                    h.span(".smallest.muted")[str(text.weekday(day=row))],
                    [_cell(tried, first + 7 * column + row, today) for column in range(columns)],
                ]
                for row in range(7)
            ]
        ],
    ]


def _so_far(tried: Sequence[Try], weeks: int) -> str:
    places = [one.day.place for one in tried if one.state is State.PLAYED]
    given_up = sum(one.state is State.GIVEN_UP for one in tried)
    sentences = [
        text.day_finished(count=len(places), of=weeks, games=places.count(1)) if places else text.day_none_finished,
        *([text.day_given_up(count=given_up)] if given_up else []),
    ]
    return " ".join(map(str, sentences))


_FIRST_WEEKDAY = 5
"""The weekday of day 0, 31 October 2026, which is a Saturday; Monday is 0."""


def _look(one: Try) -> str:
    if one.state is State.GIVEN_UP:
        return ".given-up"
    return {0: "", 1: ".won"}.get(one.day.place, ".played")


def _cell(tried: Mapping[int, Try], day: int, today: int) -> Renderable:
    look = ".ahead" if day > today or day < 1 else _look(tried[day]) if day in tried else ""
    return h.span(f".cell{look}{'.now' if day == today else ''}")


VIEWS[DayScreen] = View("day", screen)


# In other screens.


@HOME_GAMES.add(10)
def _at_home(model: Model) -> list[str]:
    one = try_at(model, day_at(model.now))
    return [one.day.id] if one.state is State.UNDER_WAY else []


@HOME_ROWS.add(20)
def _on_home(model: Model, for_next_visit: bool) -> Node:
    """Draw the row that leads to the daily deal. It says which deal it is as soon as the date is known."""
    deal = None if for_next_visit else of_model(model)
    note = text.day_any
    if model.booted and deal is not None:
        note = how_it_goes(deal, try_at(model, deal.day), streak(tries(model), deal.day))
    return home_row("calendar", text.deal_of_the_day, note, sends("day"))


@RESULT_NOTES.add(10)
def _below_result(record: Record) -> str:
    return str(text.deal_of_day(day=day_of(record))) if day_of(record) else ""


@AFTER_GAME.add(20)
def _from_result(model: Model, session: Session) -> Node:
    return day_of(session.record) and button(text.deal_of_the_day, sends("day"), kind=".lit.grow")
