"""Sheets about games that were kept: sharing, forgetting, what is damaged, matches and tournaments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Node

import tenfold
from table import daily
from table.daily import State
from table.hooks import LINE_BUTTONS
from table.model import Model, Summary
from table.screens.history import game_named, outcome, tournament_line, when
from table.widgets import button, sends, sheet
from table.words import SKIPPED, listed


def _copy(model: Model, asked: Mapping[str, Any]) -> Node:
    """A text that could neither be shared nor copied: to be copied by hand."""
    return sheet(
        "To copy by hand",
        h.textarea(".copied", readonly=True, rows="8", aria_label="The text")[str(asked.get("text", ""))],
    )


def _match_games(model: Model, asked: Mapping[str, Any]) -> Node:
    """How a match stands, and each of its games."""
    games = [one for one in model.known_games if one.family == asked.get("match")]
    if not games:
        return None
    last = games[0]
    return sheet(
        tournament_line(games) if last.tournament else last.standing or "Series",
        [
            h.p(".muted")[f"{tenfold.game_class(last.game).long_name}: {listed(last.names)}"],
            h.ul(".list")[[_game_of_match(one, model.now) for one in games]],
        ],
    )


def _game_of_match(summary: Summary, now: int) -> Node:
    place = summary.place_in_match or "Game 1"  # where no number was agreed on, the first did not know of a match
    if summary.tournament:
        place = f"Round {summary.tournament_round}"
    return h.li(".row")[
        h.button(".option-row.grow", type="button", data_event=sends("open", id=summary.id))[
            h.span(".grow")[h.b[f"{place}: {outcome(summary)}"], h.br, h.small(".muted")[when(summary, now)]]
        ],
        [draw(summary, place) for draw in LINE_BUTTONS],
    ]


def _forget(model: Model, asked: Mapping[str, Any]) -> Node:
    games = [one for one in model.known_games if one.family == asked.get("match")]
    if not games:
        return None
    title, names = tenfold.game_class(games[0].game).long_name, listed(games[0].names)
    several = len(games) > 1
    one = daily.try_with(model, games[0].id)
    gives_up = one is not None and one.state is State.UNDER_WAY
    what = ("tournament" if games[0].tournament else "match") if several else "game"
    remove = "Give up" if gives_up else "Remove it"
    return sheet(
        "Give up your one try?" if gives_up else f"Remove this {what}?",
        [
            h.p[
                f"All {len(games)} games of {title} with {names} are then gone for good."
                if several
                else f"{title} with {names} is then gone for good."
            ],
            _lost(model, games[0].id),
            h.div(".row.two")[
                button("Keep it", sends("close"), kind=".grow"),
                button(remove, sends("forget", match=games[0].family), kind=".ink.grow"),
            ],
            button("Save as a file", sends("take-along", match=games[0].family), kind=".line.full"),
        ],
    )


def _lost(model: Model, ident: str) -> Node:
    """What of a try at a deal of the day goes with its game."""
    told = daily.lost(model, ident)
    return h.p[told] if told else None


def _damaged(model: Model, asked: Mapping[str, Any]) -> Node:
    if model.damaged is None:
        return None
    why = str(asked.get("why"))  # for programs, but for one sentence: the game came from a newer version
    return sheet(
        "This game cannot be read",
        [
            h.p[
                why if "newer Tenfold" in why else "It was cut short, or something else has been written in its place."
            ],
            h.p["It stays where it is. As a file it can be kept, or looked into."],
            _lost(model, str(asked.get("id"))),
            h.div(".row.two")[
                button("Save as a file", sends("save-damaged"), kind=".lit.grow"),
                button("Remove it", sends("forget", id=asked.get("id")), kind=".grow"),
            ],
        ],
    )


def _skipped(model: Model, asked: Mapping[str, Any]) -> Node:
    ident = asked.get("id")
    if ident not in model.skipped:
        return None
    game = game_named(model, str(ident))
    if asked.get("trying") is True:
        return sheet("Reading the game", [h.p[h.b[game]], h.p["If Tenfold stops, it starts again by itself."]])
    return sheet(
        "This game was not read",
        [
            h.p[str(SKIPPED)],
            h.p[h.b[game]],
            h.p["It’s still on this phone. If you try again, Tenfold may stop again."],
            h.div(".row.two")[
                button("Save as a file", sends("save-skipped", id=ident), kind=".lit.grow"),
                button("Try again", sends("try-skipped", id=ident), kind=".grow"),
            ],
            button("Remove game", sends("forget-skipped", id=ident), kind=".line.full"),
        ],
    )


SHEETS: dict[str, Callable[[Model, Mapping[str, Any]], Node]] = {
    "copy": _copy,
    "match-games": _match_games,
    "forget": _forget,
    "damaged": _damaged,
    "skipped": _skipped,
}
"""Each by the name that it is asked for by."""
