"""What the shell shows by itself when Python can't."""

from __future__ import annotations

import htpy as h
from htpy import Renderable

from table import text
from table.drawings.paper import MARK
from table.widgets import button, sends
from tenfold.messages import Message


def other_tab() -> Renderable:
    """Draw the notice that Tenfold is open in another tab."""
    return _notice(
        text.other_tab,
        text.other_tab_note,
        button(text.other_tab_use, sends("steal-lock"), kind=".lit"),
    )


def crash() -> Renderable:
    """Draw the notice that Tenfold has crashed."""
    return _notice(
        text.crash,
        text.crash_note,
        button(text.crash_again, sends("restart"), kind=".lit"),
        button(text.crash_rescue, sends("rescue")),
    )


def incomplete() -> Renderable:
    """Draw the notice that a part of Tenfold is missing on this phone, or has another version."""
    return _notice(
        text.incomplete,
        text.incomplete_note,
        button(text.incomplete_again, sends("restart"), kind=".lit"),
    )


def link() -> Renderable:
    """Draw the note over the first screen of a page opened by a link, while Python is starting."""
    return h.p(".toast.aloft", role="status")[str(text.opening_link)]


def _notice(title: Message, note: Message, *buttons: Renderable) -> Renderable:
    return h.main("#screen.page.notice-page")[
        h.header(".bar.brand")[MARK, h.h1(tabindex="-1")[str(title)]],
        h.p[str(note)],
        buttons,
    ]
