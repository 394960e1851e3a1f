"""Sheets about saved games: copying, removing, damaged games, matches and tournaments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Node

import tenfold
from table import text
from table.hooks import FORGET_BUTTONS, LINE_BUTTONS, LOSSES, Loss
from table.lines import place_of, standing_of
from table.model import Model, Summary
from table.notices import text as notices
from table.screens.history import game_named, outcome, tournament_line, when
from table.widgets import button, sends, sheet
from table.words import SKIPPED


def _copy(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw a text for copying by hand, because it could neither be shared nor copied."""
    return sheet(
        notices.copy,
        h.textarea(".copied", readonly=True, rows="8", aria_label=str(notices.copy_note))[str(asked.get("text", ""))],
    )


def _match_games(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw how a match stands, and each of its games."""
    games = [one for one in model.known_games if one.family == asked.get("match")]
    if not games:
        return None
    last = games[0]
    return sheet(
        tournament_line(games) if last.tournament else standing_of(last) or text.match,
        [
            h.p(".muted")[str(notices.titled(title=tenfold.game_class(last.game).long_name, names=last.shown_names))],
            h.ul(".list")[[_game_of_match(one, model.now) for one in games]],
        ],
    )


def _game_of_match(summary: Summary, now: int) -> Node:
    # If no number was agreed on, the first game's record says nothing of a match.
    place = place_of(summary) or str(text.match_game(count=1))
    if summary.tournament:
        place = str(notices.series_round(count=summary.tournament_round))
    line = notices.placed(title=place, label=outcome(summary))
    return h.li(".row")[
        h.button(".option-row.grow", type="button", data_event=sends("open", id=summary.id))[
            h.span(".grow")[h.b[str(line)], h.br, h.small(".muted")[when(summary, now)]]
        ],
        [draw(summary, place) for draw in LINE_BUTTONS],
    ]


def _forget(model: Model, asked: Mapping[str, Any]) -> Node:
    games = [one for one in model.known_games if one.family == asked.get("match")]
    if not games:
        return None
    title, names = tenfold.game_class(games[0].game).long_name, games[0].shown_names
    several = len(games) > 1
    gives_up = next((loss.question for loss in _losses(model, games[0].id) if loss.question), "")
    question, warning = notices.remove_game, notices.removes_one(title=title, names=names)
    if several:
        question = notices.remove_tournament if games[0].tournament else notices.remove_series
        warning = notices.removes_all(count=len(games), title=title, names=names)
    return sheet(
        gives_up or question,
        [
            h.p[str(warning)],
            lost(model, games[0].id),
            h.div(".row.two")[
                button(notices.cancel, sends("close"), kind=".grow"),
                button(
                    text.give_up if gives_up else notices.remove,
                    sends("forget", match=games[0].family),
                    kind=".ink.grow",
                ),
            ],
            [draw(model, games) for draw in FORGET_BUTTONS],
        ],
    )


def _losses(model: Model, ident: str) -> list[Loss]:
    return list(filter(None, (find(model, ident) for find in LOSSES)))


def lost(model: Model, ident: str) -> Node:
    """Draw what else is lost with a saved game."""
    return [h.p[loss.sentences] for loss in _losses(model, ident)]


def _damaged(model: Model, asked: Mapping[str, Any]) -> Node:
    if model.damaged is None:
        return None
    return sheet(
        notices.damaged,
        [
            h.p[str(notices.damaged_newer if asked.get("newer") is True else notices.damaged_note)],
            h.p[str(notices.damaged_stays)],
            lost(model, str(asked.get("id"))),
            h.div(".row.two")[
                button(notices.save_as_file, sends("save-damaged"), kind=".lit.grow"),
                button(notices.remove, sends("forget", id=asked.get("id")), kind=".grow"),
            ],
        ],
    )


def _skipped(model: Model, asked: Mapping[str, Any]) -> Node:
    ident = asked.get("id")
    if ident not in model.skipped:
        return None
    game = game_named(model, str(ident))
    if asked.get("trying") is True:
        return sheet(notices.reading_again, [h.p[h.b[game]], h.p[str(notices.reading_again_note)]])
    return sheet(
        notices.skipped,
        [
            h.p[str(SKIPPED)],
            h.p[h.b[game]],
            h.p[str(notices.skipped_stays)],
            h.div(".row.two")[
                button(notices.save_as_file, sends("save-skipped", id=ident), kind=".lit.grow"),
                button(notices.try_again, sends("try-skipped", id=ident), kind=".grow"),
            ],
            button(notices.skipped_remove, sends("forget-skipped", id=ident), kind=".line.full"),
        ],
    )


SHEETS: dict[str, Callable[[Model, Mapping[str, Any]], Node]] = {
    "copy": _copy,
    "match-games": _match_games,
    "forget": _forget,
    "damaged": _damaged,
    "skipped": _skipped,
}
"""The sheets, by the names that events ask for them with."""
