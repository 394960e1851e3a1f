"""“Can our phones hear each other?”: phones find each other without a game, or learn what keeps them apart."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

from table import text as common
from table.features.phones import text
from table.features.phones.hosting import close, open_way
from table.features.phones.screens import draw_code
from table.features.phones.state import HearingScreen, Hosting, JoinScreen, Phones, hosting
from table.model import Model
from table.screens.home import toast, trouble
from table.update.events import Effect, Event, on
from table.views import VIEWS, View
from table.widgets import bar, button, sends


@on("phones-hear", at=JoinScreen)
def _hear(model: Model, event: Event, here: JoinScreen) -> list[Effect]:
    """Open a table without a game, so that another phone can try to find this one."""
    closed = close(model)
    model.memory(Phones).hosting = table = Hosting("", direct=True)
    model.put(HearingScreen())
    return [*closed, open_way(table)]


def _draw(model: Model, here: HearingScreen) -> Renderable:
    table = hosting(model)
    return h.main("#screen.page")[
        bar(str(text.hear_title), back=(common.home, sends("home"))),
        trouble(model),
        h.section(".slip.stack")[
            h.h2[str(text.hear)],
            h.p[str(text.hear_how)],
            draw_code(table) if table else None,
        ],
        h.ul(".list.slip", role="status")[
            [
                h.li(".option-row")[
                    h.b(".grow")[phone.name],
                    h.span(".option-value")[str(text.hears if phone.is_here else text.phone_lost)],
                ]
                for phone in table.phones.values()
            ]
        ]
        if table and table.phones
        else None,
        h.div(".foot")[toast(model), _next(table)],
    ]


def _next(table: Hosting | None) -> Node:
    if table is None or not table.phones:
        return None
    return button(text.choose_game, sends("home"), kind=".ink.full")


VIEWS[HearingScreen] = View("hearing", _draw)
