"""The games so far: those that wait, and those that are over."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import shelf
from table.model import Model, Summary
from table.screens.home import toast, trouble
from table.widgets import bar, icon_button, sends
from table.words import count, listed


def screen(model: Model) -> Renderable:
    """The list of saved games, the last one first."""
    waiting = [summary for summary in model.known_games if not summary.finished]
    over = [summary for summary in model.known_games if summary.finished]
    return h.main("#screen.page.history")[
        bar("Games so far", back=("Home", sends("home"))),
        trouble(model),
        _section("Waiting", waiting, model.now),
        _section("Over", over, model.now),
        not model.known_games and h.p(".muted")["No game yet."],
        toast(model),
    ]


def _section(title: str, games: list[Summary], now: int) -> Node:
    if not games:
        return None
    return h.section(".stack", aria_label=title)[
        h.h2[title], h.ul(".list.slip.games")[[_row(summary, now) for summary in games]]
    ]


def _row(summary: Summary, now: int) -> Renderable:
    title = tenfold.game_class(summary.game).long_name
    told = _winners(summary) if summary.finished else summary.line
    return h.li(".row", data_game=summary.game)[
        h.button(".game.grow", type="button", data_event=sends("open", id=summary.id))[
            h.span(".tile")[shelf.emblem(summary.game)],
            h.span(".grow")[
                h.b[told],
                h.small(".muted")[f"{title}, {listed(summary.names)}"],
                h.small(".muted")[ago(now - summary.when), summary.taken_back and ", moves were taken back"],
            ],
        ],
        icon_button(
            "bin",
            f"Forget {title} with {listed(summary.names)}",
            sends("sheet", name="forget", id=summary.id),
        ),
    ]


def _winners(summary: Summary) -> str:
    winners = [name for name, place in zip(summary.names, summary.places, strict=False) if place == 1]
    return f"{listed(winners)} {'won' if len(winners) == 1 else 'share it'}" if winners else ""


def ago(ms: int) -> str:
    """How long ago something was.

    >>> ago(30_000), ago(3 * 3_600_000), ago(26 * 3_600_000)
    ('just now', '3 hours ago', 'yesterday')
    """
    minutes = ms // 60_000
    if minutes < 2:
        return "just now"
    if minutes < 60:
        return f"{minutes} minutes ago"
    if minutes < 24 * 60:
        return f"{count(minutes // 60, 'hour')} ago"
    days = minutes // (24 * 60)
    return "yesterday" if days == 1 else f"{days} days ago"
