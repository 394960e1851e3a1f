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
        button("Use it here", sends("steal-lock"), kind=".lit"),
    )


def crash() -> Renderable:
    """Something broke."""
    return _notice(
        "Something went wrong",
        "That was a mistake of Tenfold’s. The game is saved as it last stood; starting again brings it back.",
        button("Start again", sends("restart"), kind=".lit"),
        button("Save all games as a file", sends("rescue")),
    )


def incomplete() -> Renderable:
    """Something of it is not on this phone, or is of another version."""
    return _notice(
        "Tenfold didn’t load completely",
        "There is no network, or a new version is just being uploaded. Your games are safe. Try again in a minute.",
        button("Try again", sends("restart"), kind=".lit"),
    )


def link() -> Renderable:
    """Over the first screen, while Python starts that reads the link by which the page was opened."""
    return h.p(".toast.aloft", role="status")["Opening the link. Tenfold is starting …"]


def _notice(title: str, text: str, *buttons: Renderable) -> Renderable:
    return h.main("#screen.page.notice-page")[
        h.header(".bar.brand")[MARK, h.h1(tabindex="-1")[title]],
        h.p[text],
        buttons,
    ]
