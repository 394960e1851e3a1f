"""Going about: from screen to screen, sheets, settings."""

from __future__ import annotations

from table import saves
from table.entries import PAGE
from table.model import Model, Settings
from table.update.events import HANDLERS, Effect, Event, on
from table.update.people import call_holder
from table.update.saving import put_away


@on("home")
def home(model: Model, event: Event) -> None:
    """Go home; a game on the table is put away."""
    put_away(model)
    model.screen, model.sheet = "home", None


@on("history")
def _history(model: Model, event: Event) -> None:
    model.screen, model.sheet, model.listed = "history", None, PAGE


@on("settings")
def _settings(model: Model, event: Event) -> None:
    model.sheet = None
    model.screen = "settings"


_ABOVE = {"figures": "history"}
"""Screens from which the way back leads elsewhere than home."""


@on("back")
def _back(model: Model, event: Event) -> list[Effect] | None:
    """The back gesture: close what is open, then leave the screen."""
    if model.adding or model.bringing or model.sheet:
        return _close(model, event)
    if model.room:
        return HANDLERS["leave-room"](model, event)
    if model.replayed:
        return HANDLERS["close-replay"](model, event)
    if model.screen == "settings" and model.session:
        model.screen = "play"
    elif model.screen == "play" and model.session and model.session.lesson:
        return HANDLERS["leave-lesson"](model, event)
    elif model.looked_back_at is not None and model.session and model.session.is_practice:
        HANDLERS["look-back"](model, event)
    elif model.screen == "play" and model.looked_back_at is not None and model.looked_back_at.shown:
        HANDLERS["result"](model, event)
    elif model.screen == "play" and model.back_to == "history":
        put_away(model)
        model.screen, model.back_to = "history", "home"
    elif model.screen != "home":
        HANDLERS[_ABOVE.get(model.screen, "home")](model, event)
    return None


@on("sheet")
def _sheet(model: Model, event: Event) -> None:
    """Open a sheet; the app has seen that it can be drawn."""
    model.sheet = {key: value for key, value in event.items() if key not in ("type", "at")}


@on("close")
def _close(model: Model, event: Event) -> list[Effect] | None:
    """Close the sheet; with that of a trial the trial ends, as nothing else could end it; so does reading a file."""
    if model.adding:
        return HANDLERS["stop-trial"](model, event)
    if model.bringing:
        return HANDLERS["stop-bringing"](model, event)
    model.sheet = None
    return None


@on("set")
def _set(model: Model, event: Event) -> list[Effect] | None:
    """Change one setting, from a field or a segment (`value`) or a toggle (`checked`)."""
    key = str(event.get("key"))
    if key == "name":
        return call_holder(model, event.get("value"))
    if key in Settings.CHOICES and event.get("value") in Settings.CHOICES[key]:
        setattr(model.settings, key, event["value"])
    elif key in Settings.SWITCHES and isinstance(event.get("checked"), bool):
        setattr(model.settings, key, event["checked"])
    else:
        return None
    if key == "explain" and model.settings.explain:
        model.explained.clear()
    model.home_changes += 1
    return [saves.settings(model)]


@on("sums")
def _sums(model: Model, event: Event) -> list[Effect]:
    model.settings.sums = not model.settings.sums
    return [saves.settings(model)]
