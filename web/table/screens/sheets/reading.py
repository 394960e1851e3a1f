"""Sheets to read: the rules, a word, the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Node

import tenfold
from table import text
from table.boards import board_of
from table.chapters import glossary
from table.examples import holds
from table.model import Model
from table.screens import examples, log
from table.shelf import is_elsewhere
from table.widgets import button, sends, sheet


def _rules(model: Model, asked: Mapping[str, Any]) -> Node:
    session = model.session
    game = model.game
    if game not in model.shelf or is_elsewhere(game):  # its own Python shows its rules
        return None
    setup = model.setups.get(game)
    shown = session.record.options if session else model.screen.options
    chosen = shown if shown is not None else setup.options if setup else {}
    info = tenfold.game_class(game)
    board = board_of(game)
    settings = {option.id: chosen.get(option.id, option.default) for option in info.options}
    words = [word for word in board.words if holds(word.only_with, settings)]
    chapters = [*board.rules(settings), *glossary(words)]
    chapter = next((chapter for chapter in chapters if chapter.id == asked.get("chapter")), chapters[0])
    return sheet(
        info.long_name,
        [
            h.nav(".tabs", aria_label=str(text.chapters), data_walk=True)[
                [
                    h.button(
                        type="button",
                        aria_current="true" if one is chapter else None,
                        data_event=sends("sheet", name="rules", chapter=one.id),
                    )[str(one.title)]
                    for one in chapters
                ]
            ],
            h.article(".rules", data_game=game)[chapter.body, _examples(game, chapter.id, settings, asked)],
        ],
        close=text.rules_close,
        page=chapter.id,
    )


def _examples(game: str, chapter: str, settings: Mapping[str, str], asked: Mapping[str, Any]) -> Node:
    at, step = asked.get("example", 0), asked.get("step", 0)
    at, step = (number if type(number) is int else 0 for number in (at, step))
    return examples.of_chapter(game, board_of(game), chapter, settings, at=at, step=step)


NEWEST = 250
"""The number of moves that a log shows at first, and adds at each tap. A long game has a thousand: too many at once."""


def _word(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw what a word of the game on the table means."""
    session = model.session
    words = board_of(session.record.game).words if session else ()
    word = next((word for word in words if word.id == asked.get("word")), None)
    if word is None:
        return None
    rule = sends("sheet", name="rules", chapter=word.chapter)
    return sheet(word.title, [h.p[str(word.meaning)], button(text.whole_rule, rule, kind=".line.full")])


def _log(model: Model, asked: Mapping[str, Any]) -> Node:
    session, state = model.session, model.screen.position
    if session is None or state is None:
        return None
    moves = log.moves(session, state.events())
    wanted = asked.get("rows", NEWEST)
    first = max(len(moves) - (wanted if type(wanted) is int and wanted > 0 else NEWEST), 0)
    rows = log.rows(session, moves[first:])
    more = sends("sheet", name="log", rows=len(rows) + NEWEST)
    return sheet(
        text.everything_so_far,
        [
            h.p(".muted.smaller")[str(text.newest_first)] if rows else h.p[str(text.nothing_yet)],
            h.ol(".log", reversed=True)[rows[::-1]],
            first > 0 and button(text.earlier_moves, more, kind=".line.full"),
        ],
    )


SHEETS: dict[str, Callable[[Model, Mapping[str, Any]], Node]] = {
    "rules": _rules,
    "word": _word,
    "log": _log,
}
"""The sheets, by the names that events ask for them with."""
