"""The slip with a character's words, under the places of a result."""

from __future__ import annotations

import htpy as h
from htpy import Node

from table.characters import character
from table.features.parting import text
from table.hooks import RESULT_WORDS
from table.model import Model, Session
from table.widgets import badge
from table.words import coloured_badges
from tenfold import Record
from tenfold.messages import Message

LINES = {True: (text.won, text.won_too), False: (text.lost, text.lost_too)}
"""Both lines after a win and after a loss."""


def speaker(record: Record) -> int | None:
    """Return the seat of the computer player that speaks: the best one, if it has a character."""
    places = record.state.ranking()
    seats = [seat for seat, who in enumerate(record.seats) if who.kind == "bot" and character(record, seat)]
    return min(seats, key=places.__getitem__, default=None)


def line(record: Record, seat: int) -> Message:
    """Return what a character says. Every second deal it is the other line."""
    name = character(record, seat)
    assert name is not None
    return LINES[record.state.ranking()[seat] == 1][(record.seed or 0) % 2](name=name)


@RESULT_WORDS.add(10)
def _words(model: Model, session: Session) -> Node:
    record = session.record
    seat = None if session.taught or session.is_practice else speaker(record)
    if seat is None or not session.people:
        return None
    return h.p(".row.parting")[
        badge(coloured_badges(session.names)[seat], bot=True),
        h.span(".unseen")[str(text.says(name=session.names[seat]))],
        h.span(".grow")[str(text.words(line=line(record, seat)))],
    ]
