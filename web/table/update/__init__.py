"""What an event does: `update(model, event)` changes the model and returns the effects for the shell.

Handlers are registered by the event's type, in one file for each area. Nothing else changes the model, and nothing else
touches a game's state. Events come from outside: a page can be edited, and a queue can be out of date. Invalid events
are ignored.
"""

from __future__ import annotations

from table.hooks import AFTER, PASSING
from table.model import Model
from table.update import (
    archive,
    navigating,
    people,
    playing,
    practising,
    reacting,
    saved_games,
    setting_up,
    shell,
    skipped,
    speaking,
    undoing,
)
from table.update.events import HANDLERS, Effect, Event, carry_out, whole
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
    practising,
    archive,
    skipped,
    speaking,
)
"""The modules with handlers. Importing them registers the handlers."""


PASSING |= {
    *("think", "ask", "stage", "toast-over", "loaded"),
    *("shown", "installable", "update-ready", "save-failed", "saved-again", "kept-late"),
}


def update(model: Model, event: Event) -> list[Effect]:
    """Carry out an event. Return the effects for the shell (docs/shell-and-table.md), saves first."""
    if not isinstance(event, dict):
        return []
    at = event.get("at")
    if isinstance(at, dict):
        model.now = whole(at.get("now"), model.now)
    kind = str(event.get("type"))
    if kind not in PASSING:
        model.toast = None
    effects = [*(carry_out(model, event) or ()), *keep_look(model)]
    effects += [effect for after in AFTER for effect in after(model)]
    return sorted(effects, key=lambda effect: effect["type"] not in ("save", "forget"))
