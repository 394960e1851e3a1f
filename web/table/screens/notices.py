"""What the shell shows by itself, when Python cannot."""

from __future__ import annotations

import htpy as h
from htpy import Renderable

from table.drawings.paper import MARK
from table.widgets import button, sends


def other_tab() -> Renderable:
    """Tenfold is open in another tab."""
    return _notice(
        "Open in another tab",
        "Tenfold is already open on this phone. Only one tab can keep the games, so that none is lost.",
        "Use it here",
        sends("steal-lock"),
    )


def crash() -> Renderable:
    """Something broke."""
    return _notice(
        "Something went wrong",
        "That was a mistake of Tenfold’s. The game is saved as it last stood; starting again brings it back.",
        "Start again",
        sends("restart"),
    )


def _notice(title: str, text: str, label: str, event: str) -> Renderable:
    return h.main("#screen.page.notice-page")[
        h.header(".bar.brand")[MARK, h.h1(tabindex="-1")[title]],
        h.p[text],
        button(label, event, kind=".lit"),
    ]
