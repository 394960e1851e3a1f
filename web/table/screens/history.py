"""The saved games: unfinished ones, and finished ones."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import shelf, text
from table.entries import entries, final_of, marks
from table.hooks import HISTORY_SECTIONS, LINE_BUTTONS, LIST_BUTTONS
from table.lines import IDENT, next_of, place_of, standing_of
from table.model import Model, Summary
from table.screens.home import toast, trouble
from table.speech import in_a_row
from table.stack import HistoryScreen
from table.widgets import bar, button, icon_button, sends
from table.words import date_of
from tenfold.messages import Message


def screen(model: Model, here: HistoryScreen) -> Renderable:
    """Draw the list of saved games, the latest first. The games of a match are one entry."""
    waiting, over = entries(model)
    shown = over[: here.listed]
    more = [draw(model) for draw in HISTORY_SECTIONS]
    return h.main("#screen.page.history")[
        bar(text.history, back=(text.home, sends("home")), right=[draw(model) for draw in LIST_BUTTONS]),
        trouble(model),
        _section(model, text.history_waiting, waiting),
        _section(model, text.history_over, shown),
        more,
        not model.known_games and not any(more) and h.p(".muted")[str(text.history_none)],
        (len(shown) < len(over) or model.archive.unread)
        and button(text.history_older, sends("older-games"), kind=".full"),
        toast(model),
    ]


def _section(model: Model, title: Message, matches: list[list[Summary]]) -> Node:
    if not matches:
        return None
    said = marks(model)
    return h.section(".stack", aria_label=str(title))[
        h.h2[str(title)],
        h.ul(".list.slip.games")[[_entry(match, model.now, said.get(match[0].id, ())) for match in matches]],
    ]


def _entry(match: list[Summary], now: int, said: Sequence[str]) -> Renderable:
    """Draw a game, or a match with the standing after its last game. `said` is what features say of it."""
    last, several = match[0], len(match) > 1
    title = tenfold.game_class(last.game).long_name
    headline, more = outcome(last), standing_of(last)
    names, dated = last.shown_names, _dated(last, now)
    which = str(text.history_which(title=title, names=names, date=dated))
    if last.tournament:
        headline, more = tournament_line(match), ""
        names = tuple(dict.fromkeys(name for table in reversed(match) for name in table.shown_names))
    elif last.finished and more:
        headline, more = more, ""
    return h.li(".row", data_game=last.game)[
        h.button(
            ".game.grow",
            type="button",
            data_event=sends("sheet", name="match-games", match=last.family) if several else sends("open", id=last.id),
        )[
            h.span(".tile")[shelf.emblem(last.game)],
            h.span(".grow")[
                h.b[headline],
                h.small(".muted")[str(text.history_game(title=title, names=names))],
                (place := place_of(last)) and h.small(".muted")[in_a_row([place, more])],
                [h.small(".muted")[mark] for mark in said],
                last.practice and h.small(".muted")[str(text.history_practice)],
                h.small(".muted")[when(last, now)],
            ],
        ],
        not several and [draw(last, which) for draw in LINE_BUTTONS],
        icon_button(
            "bin",
            text.history_remove(label=which),
            sends("sheet", name="forget", match=last.family),
        ),
    ]


def tournament_line(tables: Sequence[Summary]) -> str:
    """Return the winner of a tournament, by its last table. Before its final, return how far it has got."""
    final = final_of(tables)
    played = sum(table.finished for table in tables)
    if final is not None:
        winners = tuple(name for name, place in zip(final.shown_names, final.places, strict=False) if place == 1)
        one = len(winners) == 1
        return str(text.history_cup_won(name=winners[0]) if one else text.history_cup_shared(names=winners))
    return str(text.history_cup(count=played))


def outcome(summary: Summary) -> str:
    """Return the winner of a game, or the next player."""
    winners = tuple(name for name, place in zip(summary.shown_names, summary.places, strict=False) if place == 1)
    if not summary.finished or not winners:
        return next_of(summary)
    return str(text.history_won(name=winners[0]) if len(winners) == 1 else text.history_shared(names=winners))


def when(summary: Summary, now: int) -> str:
    """Return how long ago a game was played, and if moves were undone."""
    dated = _dated(summary, now)
    return str(text.history_undone(date=dated)) if summary.taken_back else dated


def _dated(summary: Summary, now: int) -> str:
    return ago(now - summary.when) if summary.when > 0 else str(text.ago_unknown)


def game_named(model: Model, ident: str) -> str:
    """Return what is known of a saved game without reading it: its kind and players, or its date."""
    line = next((line for line in model.known_games if line.id == ident), None)
    if line is not None:
        return str(text.game_with(title=tenfold.game_class(line.game).long_name, names=line.shown_names))
    dealt = int(ident.partition("-")[0], 16) if IDENT.fullmatch(ident) else 0
    if not _FIRST <= dealt <= _LAST:
        return str(text.game_saved)
    return str(text.game_from(date=date_of(dealt)))


_FIRST, _LAST = 10**12, 10**13
"""The range of plausible times, from 2001 to 2286."""


def ago(ms: int) -> str:
    """Return how long ago something was.

    >>> ago(30_000), ago(3 * 3_600_000), ago(26 * 3_600_000)
    ('just now', '3 hours ago', 'yesterday')
    """
    minutes = ms // 60_000
    if minutes < 2:
        return str(text.ago_now)
    if minutes < 60:
        return str(text.ago_minutes(count=minutes))
    if minutes < 24 * 60:
        return str(text.ago_hours(count=minutes // 60))
    return str(text.ago_days(count=minutes // (24 * 60)))
