"""The latest moves: a strip in the bar of a large screen, or a panel. A phone has no room for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import htpy as h
from htpy import Node

from table.features.beside import text
from table.hooks import BESIDE, PASSING, STARTED
from table.model import Model, Session
from table.screens import log
from table.update.events import Effect, Event, on

LINES = 12
"""The most moves that the panel can have room for."""

_READ = 60
"""How many events are read for them, from the end. Many aren’t told, or belong to the same move."""

PASSING.add("resized")


@dataclass
class Space:
    """Whether the screen has room for more than the table."""

    is_large: bool = False


@STARTED.add(1)
def _started(model: Model, env: Mapping[str, Any]) -> list[Effect]:
    model.memory(Space).is_large = env.get("large") is True
    return []


@on("resized")
def _resized(model: Model, event: Event) -> None:
    model.memory(Space).is_large = event.get("large") is True


@BESIDE.add(10)
def _latest(model: Model, session: Session) -> Node:
    """Draw the latest moves, the newest first. What is just being shown isn't among them yet."""
    if session.taught or not model.memory(Space).is_large:
        return None
    state = session.record.state
    count = state.event_count - (len(session.moment.events) if session.moment else 0)
    since = max(0, count - _READ)
    rows = log.rows(session, log.moves(session, state.events(since)[: count - since])[-LINES:])
    return (
        rows
        and h.section(".latest", aria_labelledby="latest")[
            h.h3("#latest")[str(text.latest_moves)], h.ol(".log", reversed=True)[rows[::-1]]
        ]
    )
