"""What an event does: `update(model, event)` changes the model and returns the effects for the shell.

Handlers are found by the event's type, one file for each thing people do. Nothing else writes the model, and
nothing else touches a game's state. Events come from outside (a page can be edited, a queue can be old): what makes
no sense is passed over.
"""

from __future__ import annotations

from table.model import Model
from table.update import (
    added_games,
    archive,
    carrying,
    daily,
    hinting,
    learning,
    links,
    looking_back,
    navigating,
    people,
    playing,
    reacting,
    replaying,
    saved_games,
    setting_up,
    shell,
    skipped,
    tournament,
    undoing,
)
from table.update.events import HANDLERS, Effect, Event, whole
from table.update.saving import keep_look

__all__ = ["HANDLERS", "PARTS", "Effect", "Event", "update"]

PARTS = (
    shell,
    navigating,
    people,
    setting_up,
    saved_games,
    playing,
    reacting,
    undoing,
    hinting,
    learning,
    looking_back,
    replaying,
    tournament,
    daily,
    links,
    added_games,
    archive,
    carrying,
    skipped,
)
"""The files with handlers; importing one registers them."""


_PASSING = {
    *("think", "weigh", "think-back", "ask", "stage", "toast-over", "loaded", "bring", "replay-on"),
    *("shown", "installable", "update-ready", "save-failed", "saved-again", "kept-late"),
}
"""What happens by itself: the slip with a sentence stands on."""


def update(model: Model, event: Event) -> list[Effect]:
    """Carry out an event; returns the effects for the shell (docs/shell-and-table.md), those for the disk first."""
    if not isinstance(event, dict):
        return []
    at = event.get("at")
    if isinstance(at, dict):
        model.now = whole(at.get("now"), model.now)
    kind = str(event.get("type"))
    if kind not in _PASSING:
        model.toast = None
    handler = HANDLERS.get(kind)
    effects = [*((handler(model, event) if handler else None) or ()), *keep_look(model)]
    return sorted(effects, key=lambda effect: effect["type"] not in ("save", "forget"))
