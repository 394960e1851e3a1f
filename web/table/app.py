"""The entry point of the table: an event comes in as JSON, and a step goes out as JSON."""

from __future__ import annotations

import json
from typing import Any

import tenfold
from table import features, shelf
from table.boards import board_of
from table.drawings.faces import FACES
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
]  # importing `features` registers them

_model, _shown = Model(), Shown()


def dispatch(event: str) -> str:
    """Carry out one event, and return the step as JSON (docs/shell-and-table.md)."""
    global _shown
    made, _shown = answer(_model, _shown, json.loads(event))
    return made.to_json()


def answer(model: Model, shown: Shown, event: Event) -> tuple[Step, Shown]:
    """Return the step that the shell shows after an event, and what it then shows."""
    effects = update(model, asked(model, event))
    return step(model, shown, effects)


def asked(model: Model, event: Event) -> Event:
    """Return the event, or `no sheet` if its sheet cannot be drawn: `update` never draws, so it can't tell."""
    if isinstance(event, dict) and event.get("type") == "sheet" and sheets.draw(model, event) is None:
        return {**event, "type": "no sheet"}
    return event


def prerender() -> dict[str, dict[str, Any]]:
    """Return the screens that can be shown before Python has loaded, as steps by the event that leads to them.

    A few keys are no events. "" is the screen at the start. "sprite" holds the parts of drawings, which stand in the
    page outside `#app`. The shell shows "lock", "cover", "crash" and "incomplete" by itself. It adds "link" to the
    first screen.
    """
    games = tenfold.registered_games()
    events = [*(sends("setup", game=game) for game in games), sends("settings"), sends("home")]
    pages = {"": _first_step(Model())}
    for event in events:
        model = Model()
        update(model, json.loads(event))
        pages[event] = _first_step(model)
    parts = {part: body for game in games for part, body in board_of(game).parts.items()} | FACES
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
    """Return the manifest's shortcuts, one for each game. `_boot` understands their addresses."""
    return [
        {
            "name": f"Play {panel.title}",
            "short_name": panel.title,
            "description": panel.tagline,
            "url": f"./?game={panel.game}",
        }
        for panel in shelf.panels(tenfold.registered_games())
    ]
