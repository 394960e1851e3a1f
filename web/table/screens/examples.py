"""An example in the rules, played step by step with cards of the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text
from table.boards import Board
from table.examples import NAMES, Picture, holds, pictures
from table.speech import shown
from table.widgets import button, sends


def of_chapter(
    game: str, board: Board[Any, Any], chapter: str, settings: Mapping[str, str], *, at: int, step: int
) -> Node:
    """Draw the examples of a chapter that apply at a table with these settings.

    The example with the number `at` shows this step; all others show their start.
    """
    return [
        _strip(game, board, number, settings, step if number == at else 0)
        for number, one in enumerate(board.examples)
        if one.chapter == chapter and holds(one.only_with, settings)
    ]


def _strip(game: str, board: Board[Any, Any], number: int, settings: Mapping[str, str], step: int) -> Renderable:
    example = board.examples[number]
    title, chapter = str(example.title), example.chapter
    steps = pictures(game, example, board.shown_in_examples, settings)
    last = len(steps) - 1
    step = min(max(step, 0), last)
    forward = step < last
    label, aloud = (text.example_on, text.example_next) if forward else (text.again, text.example_again)
    following = sends("sheet", name="rules", chapter=chapter, example=number, step=step + 1 if forward else 0)
    return h.section(".example", aria_labelledby=f"example-{number}")[
        h.h3(f"#example-{number}")[str(text.example(title=title))],
        h.div(f"#lies-{number}.lying-cards")[board.lies(steps[step].now, NAMES)],
        h.div(".caption", role="status")[
            _caption(game, board, chapter, steps[step]) if step else h.p[str(text.example_start)]
        ],
        h.div(".row")[
            h.span(".grow.smaller.muted")[str(text.cell_of(count=step, of=last))],
            button(
                label,
                following,
                kind=".lit" if forward else ".line",
                id=f"next-{number}",
                aria_label=str(aloud(title=title)),
            ),
        ],
    ]


def _caption(game: str, board: Board[Any, Any], chapter: str, picture: Picture) -> Node:
    """Draw what happened in a step, in the game's own sentences, and the rule behind it."""
    rules = tenfold.game_class(game)(len(picture.before.scores))
    sentences = [rules.tell(event) for event, _ in picture.witnessed if event["kind"] not in board.unlogged]
    lines = [h.p[shown(one, board, NAMES, None), "."] for one in sentences if one]
    explained = board.explaining.of(picture.witnessed, picture.before)
    why = next((one.sentence for one in explained if one.chapter == chapter), None)
    return [lines, h.p(".smaller.muted")[shown(why, board, NAMES, None), "."] if why else None]
