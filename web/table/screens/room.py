"""The sandbox of an added game: the page draws only the bar above it, with the way out."""

from __future__ import annotations

import htpy as h
from htpy import Renderable

from table.model import Model
from table.notices import text as notices
from table.screens.home import toast, trouble
from table.stack import RoomScreen
from table.widgets import bar, sends


def screen(model: Model, here: RoomScreen) -> Renderable:
    """Draw the bar with a cross. The sandbox's frame below (web/room/page.js) has an arrow of the game's own."""
    return h.main("#screen.page.room")[
        bar(
            here.title,
            back=(notices.sandbox_leave, sends("leave-room")),
            sub=notices.sandbox_bar,
            sign="close",
        ),
        trouble(model),
        h.p(".waiting.muted", role="status")[str(notices.sandbox_starts)],
        toast(model),
    ]
