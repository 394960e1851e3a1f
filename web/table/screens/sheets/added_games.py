"""Sheets about added games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Node

from table import text
from table.addons import Wheel
from table.model import Model
from table.notices import text as notices
from table.shelf import title_of
from table.widgets import button, sends, sheet
from tenfold.messages import Message


def _add_game(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw what is to be added, and what that means."""
    wheel = asked.get("wheel")
    if not isinstance(wheel, Wheel):
        return None
    old = model.addons.get(str(asked.get("key")))
    title = notices.add(name=wheel.distribution, version=wheel.version)
    if old:
        title = notices.add_update(title=title_of(old), version=wheel.version)
    return sheet(
        title,
        [
            old and h.p[str(notices.add_update_note(version=old.version))],
            h.p[h.b[str(notices.addon_by(author=wheel.author)), " "], wheel.summary],
            h.p[str(notices.add_note)],
            h.p(".muted.smaller")[str(notices.add_risk)],
            h.a(".btn.line.full", href="about/room.html")[str(notices.add_how)],
            h.div(".row.two")[
                button(notices.cancel, sends("close"), kind=".grow"),
                button(notices.add_update_yes if old else notices.add_yes, sends("add-confirmed"), kind=".lit.grow"),
            ],
        ],
    )


def _adding(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        notices.add_testing,
        [
            h.p[str(notices.add_testing_note)],
            button(text.stop, sends("stop-trial"), kind=".full"),
        ],
    )


def refused(title: Message) -> Callable[[Model, Mapping[str, Any]], Node]:
    """Return a function that draws a sheet which says why a file was refused."""
    return lambda _model, asked: sheet(
        title,
        [
            h.p[str(asked.get("why"))],
            h.p(".muted.smaller")[str(notices.nothing_changed)],
            button(text.close, sends("close"), kind=".lit.full"),
        ],
    )


def _addon(model: Model, asked: Mapping[str, Any]) -> Node:
    wheel = model.addons.get(str(asked.get("key")))
    if wheel is None:
        return None
    reasons = [model.load_errors[game] for game in wheel.games if game in model.load_errors]
    return sheet(
        notices.addon(title=title_of(wheel), version=wheel.version),
        [
            h.p[str(notices.addon_by(author=wheel.author)), " ", wheel.summary],
            [h.p[why] for why in reasons],
            h.p(".muted.smaller")[str(notices.addon_stays)],
            h.div(".row.two")[
                button(notices.cancel, sends("close"), kind=".grow"),
                button(notices.addon_remove, sends("remove-game", key=asked.get("key")), kind=".ink.grow"),
            ],
        ],
    )


def _stopped(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        notices.stopped(game=str(asked.get("game"))),
        [
            h.p[str(notices.stopped_note)],
            h.p(".muted.smaller")[str(asked.get("why"))],
            button(text.close, sends("close"), kind=".lit.full"),
        ],
    )


def _silent(model: Model, asked: Mapping[str, Any]) -> Node:
    return sheet(
        notices.silent,
        [
            h.p[str(notices.silent_note(game=str(asked.get("game"))))],
            h.p(".muted.smaller")[str(notices.silent_close_note)],
            h.div(".row.two")[
                button(notices.silent_wait, sends("close"), kind=".grow"),
                button(notices.silent_close, sends("room-away"), kind=".ink.grow"),
            ],
        ],
    )


SHEETS: dict[str, Callable[[Model, Mapping[str, Any]], Node]] = {
    "silent": _silent,
    "add-game": _add_game,
    "adding": _adding,
    "not-added": refused(notices.add_refused),
    "addon": _addon,
    "stopped": _stopped,
}
"""The sheets, by the names that events ask for them with."""
