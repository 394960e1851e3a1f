"""Added games: their part of the settings, their sheets, and the screen of a sandbox."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import htpy as h
from htpy import Node, Renderable
from markupsafe import Markup

from table import text as common
from table.boards import board_of
from table.features.added_games import text
from table.features.added_games.addons import Wheel
from table.features.added_games.guests import picture
from table.features.added_games.handlers import title_of
from table.features.added_games.state import RoomScreen, added
from table.hooks import EMBLEMS, SETTINGS_SECTIONS, SHEETS
from table.model import Model
from table.notices import text as notices
from table.screens.home import toast, trouble
from table.shelf import is_elsewhere
from table.views import VIEWS, View
from table.widgets import bar, button, option_row, refused, sends, sheet


def _add_game(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw what is to be added, and what that means."""
    wheel = asked.get("wheel")
    if not isinstance(wheel, Wheel):
        return None
    old = added(model).wheels.get(str(asked.get("key")))
    title = text.add(name=wheel.distribution, version=wheel.version)
    if old:
        title = text.add_update(title=title_of(old), version=wheel.version)
    return sheet(
        title,
        [
            old and h.p[str(text.add_update_note(version=old.version))],
            h.p[h.b[str(text.addon_by(author=wheel.author)), " "], wheel.summary],
            h.p[str(text.add_note)],
            h.p(".muted.smaller")[str(text.add_risk)],
            h.a(".btn.line.full", href="about/room.html")[str(text.add_how)],
            h.div(".row.two")[
                button(notices.cancel, sends("close"), kind=".grow"),
                button(text.add_update_yes if old else text.add_yes, sends("add-confirmed"), kind=".lit.grow"),
            ],
        ],
    )


def _adding(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        text.add_testing,
        [
            h.p[str(text.add_testing_note)],
            button(common.stop, sends("stop-trial"), kind=".full"),
        ],
    )


def _addon(model: Model, asked: Mapping[str, Any]) -> Node:
    wheel = added(model).wheels.get(str(asked.get("key")))
    if wheel is None:
        return None
    reasons = [added(model).load_errors[game] for game in wheel.games if game in added(model).load_errors]
    return sheet(
        text.addon(title=title_of(wheel), version=wheel.version),
        [
            h.p[str(text.addon_by(author=wheel.author)), " ", wheel.summary],
            [h.p[why] for why in reasons],
            h.p(".muted.smaller")[str(text.addon_stays)],
            h.div(".row.two")[
                button(notices.cancel, sends("close"), kind=".grow"),
                button(text.addon_remove, sends("remove-game", key=asked.get("key")), kind=".ink.grow"),
            ],
        ],
    )


def _stopped(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        text.stopped(game=str(asked.get("game"))),
        [
            h.p[str(text.stopped_note)],
            h.p(".muted.smaller")[str(asked.get("why"))],
            button(common.close, sends("close"), kind=".lit.full"),
        ],
    )


def _silent(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        text.silent,
        [
            h.p[str(text.silent_note(game=str(asked.get("game"))))],
            h.p(".muted.smaller")[str(text.silent_close_note)],
            h.div(".row.two")[
                button(text.silent_wait, sends("close"), kind=".grow"),
                button(text.silent_close, sends("room-away"), kind=".ink.grow"),
            ],
        ],
    )


SHEETS |= {
    "silent": _silent,
    "add-game": _add_game,
    "adding": _adding,
    "not-added": refused(text.add_refused),
    "addon": _addon,
    "stopped": _stopped,
}


@SETTINGS_SECTIONS.add(10)
def _in_settings(model: Model) -> Node:
    """Draw the list of added games, and the way to add one."""
    return h.section(".stack", aria_labelledby="added")[
        h.h2("#added")[str(text.added_games)],
        h.div(".slip.list")[
            [
                option_row(
                    f"{title_of(wheel)} {wheel.version}",
                    text.added_games_unseen
                    if set(wheel.games) & set(added(model).load_errors)
                    else text.added_games_by(name=wheel.author),
                    sends("sheet", name="addon", key=key),
                )
                for key, wheel in added(model).wheels.items()
            ],
            h.label(".option-row.file")[
                h.span(".grow")[str(text.added_games_add)],
                h.span(".option-value")[str(text.added_games_from)],
                h.input(".unseen", type="file", accept=".whl", data_event=sends("add-game")),
            ],
        ],
    ]


@EMBLEMS.add(10)
def _emblem(game: str) -> Markup | None:
    """Draw the emblem of an added game as an image, in which no script runs."""
    return picture(board_of(game).emblem) if is_elsewhere(game) else None


def _room(model: Model, here: RoomScreen) -> Renderable:
    """Draw the bar with a cross. The sandbox's frame below (web/room/page.js) has an arrow of the game's own."""
    return h.main("#screen.page.room")[
        bar(
            here.title,
            back=(text.sandbox_leave, sends("leave-room")),
            sub=text.sandbox_bar,
            sign="close",
        ),
        trouble(model),
        h.p(".waiting.muted", role="status")[str(text.sandbox_starts)],
        toast(model),
    ]


VIEWS[RoomScreen] = View("room", _room)
