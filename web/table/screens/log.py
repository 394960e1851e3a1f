"""The rows of the game log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

import htpy as h
from htpy import Node, Renderable

from table.boards import board_of
from table.model import Session
from table.speech import written
from table.widgets import badge
from table.words import coloured_badges

Move: TypeAlias = tuple[int | None, list[Node]]
"""The seat that moved, if any, and the sentences about it."""


def moves(session: Session, events: Iterable[Mapping[str, Any]]) -> list[Move]:
    """Return the moves that are told, the oldest first. What follows from a move belongs to it."""
    game, board = session.record.load_game(), board_of(session.record.game)
    found: list[Move] = []
    for event in events:
        sentence = written(event, game, board, session.names)
        if sentence is not None and found and event["kind"] in board.follows:
            found[-1][1].append(sentence)
        elif sentence is not None:
            found.append((event["seat"], [sentence]))
    return found


def rows(session: Session, listed: Iterable[Move]) -> list[Renderable]:
    """Return a row for each move."""
    badges = coloured_badges(session.names)
    return [
        h.li[
            h.span(".no-badge") if seat is None else badge(badges[seat], bot=session.record.seats[seat].kind == "bot"),
            h.span[[[h.br, h.span[sentence]] if i else sentence for i, sentence in enumerate(sentences)]],
        ]
        for seat, sentences in listed
    ]
