"""The door of the table: an event comes in as JSON, a step goes out as JSON."""

from __future__ import annotations

import json
from typing import Any

import tenfold
from table import features, shelf
from table.boards import board_of
from table.drawings.paper import ENVELOPE, sprite
from table.model import Model
from table.screens import notices, sheets
from table.step import Step
from table.update import Event, update
from table.view import Shown, step
from table.widgets import sends

__all__ = [
    "answer",
    "asked",
    "dispatch",
    "features",
    "prerender",
    "shortcuts",
]  # features register as they are imported

_model, _shown = Model(), Shown()


def dispatch(event: str) -> str:
    """Carry out one event; returns the step (docs/shell-and-table.md)."""
    global _shown
    made, _shown = answer(_model, _shown, json.loads(event))
    return made.to_json()


def answer(model: Model, shown: Shown, event: Event) -> tuple[Step, Shown]:
    """What the shell is to show after an event."""
    effects = update(model, asked(model, event))
    return step(model, shown, effects)


def asked(model: Model, event: Event) -> Event:
    """The event with what only drawing can tell, as `update` never draws: a sheet that cannot be drawn is not asked."""
    if isinstance(event, dict) and event.get("type") == "sheet" and sheets.draw(model, event) is None:
        return {**event, "type": "no sheet"}
    return event


def prerender() -> dict[str, dict[str, Any]]:
    """The screens that can be shown before Python is up, as steps by the event that leads to them.

    Besides: "" is the screen at the start; "sprite" the drawings' parts, to stand in the page outside of `#app`;
    "lock", "cover", "crash" and "incomplete" are what the shell shows by itself, "link" what it adds to the first one.
    """
    games = tenfold.registered_games()
    events = [*(sends("setup", game=game) for game in games), sends("settings"), sends("home")]
    pages = {"": _first_step(Model())}
    for event in events:
        model = Model()
        update(model, json.loads(event))
        pages[event] = _first_step(model)
    parts = {part: body for game in games for part, body in board_of(game).parts.items()}
    pages["sprite"] = {"html": str(sprite(parts))}
    pages["cover"] = {"html": str(ENVELOPE)}
    pages["lock"] = {"html": str(notices.other_tab())}
    pages["crash"] = {"html": str(notices.crash())}
    pages["incomplete"] = {"html": str(notices.incomplete())}
    pages["link"] = {"html": str(notices.link())}
    return pages


def _first_step(model: Model) -> dict[str, Any]:
    return step(model, Shown())[0].to_dict()


def shortcuts() -> list[dict[str, str]]:
    """The manifest's shortcuts, one for each game; `_boot` understands their addresses."""
    return [
        {
            "name": f"Play {panel.title}",
            "short_name": panel.title,
            "description": panel.tagline,
            "url": f"./?game={panel.game}",
        }
        for panel in shelf.panels(tenfold.registered_games())
    ]
