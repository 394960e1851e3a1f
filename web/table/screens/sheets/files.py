"""Sheets about files: added games, and what another phone has handed out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Node

from table.addons import Wheel
from table.model import Model
from table.screens.home import trouble
from table.shelf import title_of
from table.widgets import button, option_row, sends, sheet
from table.words import count


def _add_game(model: Model, asked: Mapping[str, Any]) -> Node:
    """What comes in, and what that means."""
    wheel = asked.get("wheel")
    if not isinstance(wheel, Wheel):
        return None
    old = model.addons.get(str(asked.get("key")))
    return sheet(
        f"Update {title_of(old)} to {wheel.version}?" if old else f"Add {wheel.distribution} {wheel.version}?",
        [
            old and h.p[f"It takes the place of version {old.version}."],
            h.p[h.b[f"By {wheel.author}. "], wheel.summary],
            h.p[
                "This is somebody else’s program, and Tenfold has not seen it before. It gets a room of its own: "
                "there it reaches no network, no other game and no save but its own. What it draws stays inside its "
                "room; the bar above it is Tenfold’s."
            ],
            h.p(".muted.smaller")[
                "It is tried first. If it does not keep the promises that every game gives, it stays out. What "
                "cannot be prevented: a game that takes all the memory of the phone can close the app. Saves stay."
            ],
            h.a(".btn.line.full", href="about/room.html")["What the room keeps out, and how that was tried"],
            h.div(".row.two")[
                button("Leave it", sends("close"), kind=".grow"),
                button("Update it" if old else "Add it", sends("add-confirmed"), kind=".lit.grow"),
            ],
        ],
    )


def _adding(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        "Trying the game",
        [
            h.p["A few games are played by chance, in a room of its own. This takes some seconds."],
            button("Stop trying", sends("stop-trial"), kind=".full"),
        ],
    )


def _refused(title: str) -> Callable[[Model, Mapping[str, Any]], Node]:
    """A sheet that tells why a file was not taken."""
    return lambda _model, asked: sheet(
        title,
        [
            h.p[str(asked.get("why"))],
            h.p(".muted.smaller")["Nothing has changed on this phone."],
            button("Close", sends("close"), kind=".lit.full"),
        ],
    )


def _bringing(model: Model, asked: Mapping[str, Any]) -> Node:
    bringing = model.bringing
    if bringing is None:
        return None
    far = f"{bringing.looked_at} of {count(len(bringing.keys), 'game')}" if bringing.keys else "no game"
    return sheet(
        "Reading the file",
        [
            h.p(role="status")[f"Every game is played through once more: {far} so far."],
            h.p(".muted.smaller")["Nothing changes on this phone before all is read."],
            button("Stop", sends("stop-bringing"), kind=".full"),
        ],
    )


def _brought(model: Model, asked: Mapping[str, Any]) -> Node:
    """What has come in, and the added games that are asked about one by one."""
    wheels = asked.get("wheels")
    if not isinstance(wheels, tuple):  # the page cannot ask for it
        return None
    return sheet(
        "The file is read",
        [
            trouble(model),
            [h.p[sentence] for sentence in asked.get("told", ())],
            wheels
            and h.div(".list")[
                [
                    option_row(
                        f"Add {wheel.distribution} {wheel.version}",
                        f"by {wheel.author}",
                        sends("add-carried", number=number),
                    )
                    for number, wheel in enumerate(wheels)
                ]
            ],
            button("Close", sends("close"), kind=".lit.full"),
        ],
    )


def _addon(model: Model, asked: Mapping[str, Any]) -> Node:
    wheel = model.addons.get(str(asked.get("key")))
    if wheel is None:
        return None
    untold = [model.untold[game] for game in wheel.games if game in model.untold]
    return sheet(
        f"{title_of(wheel)} {wheel.version}",
        [
            h.p[f"By {wheel.author}. ", wheel.summary],
            [h.p[why] for why in untold],
            h.p(".muted.smaller")["Removed, its saved games stay on this phone; they are back when it is added again."],
            h.div(".row.two")[
                button("Keep it", sends("close"), kind=".grow"),
                button("Remove it", sends("remove-game", key=asked.get("key")), kind=".ink.grow"),
            ],
        ],
    )


def _stopped(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        f"{asked.get('game')} has stopped",
        [
            h.p["That was a mistake of this added game. What was played is kept as it last stood."],
            h.p(".muted.smaller")[str(asked.get("why"))],
            button("Close", sends("close"), kind=".lit.full"),
        ],
    )


def _silent(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        "The game does not answer",
        [
            h.p[f"{asked.get('game')} has not answered for some seconds. Wait or put it away?"],
            h.p(".muted.smaller")["Put away, it goes on from its last save."],
            h.div(".row.two")[
                button("Wait", sends("close"), kind=".grow"),
                button("Put it away", sends("room-away"), kind=".ink.grow"),
            ],
        ],
    )


SHEETS: dict[str, Callable[[Model, Mapping[str, Any]], Node]] = {
    "bringing": _bringing,
    "brought": _brought,
    "not-brought": _refused("Nothing came in"),
    "silent": _silent,
    "add-game": _add_game,
    "adding": _adding,
    "not-added": _refused("The game stays out"),
    "addon": _addon,
    "stopped": _stopped,
}
"""Each by the name that it is asked for by."""
