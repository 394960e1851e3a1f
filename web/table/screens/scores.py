"""The score sheet between two rounds, for everyone to see."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

import tenfold
from table import text
from table.boards import board_of
from table.look import seen_by_eyes
from table.model import Model, Session
from table.screens.home import toast, trouble
from table.screens.play import LEAVE
from table.widgets import bar, button, icon_button, sends
from tenfold.messages import Text


def screen(model: Model, session: Session, *, own_bar: Node = None, words: Node = None, look: str = "") -> Renderable:
    """Draw the scores after a round. A tap deals the next round.

    `own_bar` takes the place of the bar, and `words` stand above the scores.
    """
    board, seen = board_of(session.record.game), seen_by_eyes(session, model.settings)
    look += ".unfolds" if model.speed else ""
    return h.main(f"#screen.page.between{look}")[
        own_bar
        or bar(
            tenfold.game_class(session.record.game).long_name,
            back=LEAVE,
            right=icon_button("list", text.everything_so_far, sends("sheet", name="log")),
        ),
        trouble(model),
        words,
        board.scores(seen),
        h.div(".foot")[
            toast(model),
            button(_label(session, board.next_label(seen)), sends("go-on"), kind=".lit.full"),
        ],
    ]


def _label(session: Session, label: str) -> Text:
    """Return what the button is called. Where it doesn’t deal, the next round may have begun on other phones."""
    return text.go_on if session.taught or session.far else label
