"""Navigation: screens, sheets and settings."""

from __future__ import annotations

from table import saves
from table.model import Model
from table.settings import fits
from table.stack import HistoryScreen, SettingsScreen
from table.update.events import Effect, Event, carry_out, on
from table.update.people import call_holder


@on("home")
def home(model: Model, event: Event) -> None:
    """Go to the home screen. This closes any game on the table."""
    model.go()


@on("history")
def _history(model: Model, event: Event) -> None:
    model.go(HistoryScreen())


@on("settings")
def _settings(model: Model, event: Event) -> None:
    model.show(SettingsScreen())


@on("back")
def _back(model: Model, event: Event) -> list[Effect] | None:
    """Handle the back gesture: close the sheet, or leave the screen, which can have its own handler of `leave`."""
    return carry_out(model, {**event, "type": "close" if model.sheet else "leave"})


@on("leave")
def _leave(model: Model, event: Event) -> None:
    model.back()


@on("sheet")
def _sheet(model: Model, event: Event) -> None:
    """Open a sheet. `table.app` has checked that it can be drawn."""
    about = {key: value for key, value in event.items() if key not in ("type", "at", "name")}
    model.open(str(event.get("name")), **about)


@on("close")
def _close(model: Model, event: Event) -> None:
    """Close the sheet. Anything that must end with its sheet has its own handler for it."""
    model.close()


@on("set")
def _set(model: Model, event: Event) -> list[Effect] | None:
    """Change one setting, from a field or a segment (`value`) or a toggle (`checked`)."""
    key = str(event.get("key"))
    if key == "name":
        return call_holder(model, event.get("value"))
    value = event.get("checked", event.get("value"))
    if not fits(key, value):
        return None
    setattr(model.settings, key, value)
    if key == "explain" and model.settings.explain:
        model.explained.clear()
    model.home_changes += 1
    return [saves.settings(model)]


@on("sums")
def _sums(model: Model, event: Event) -> list[Effect]:
    model.settings.sums = not model.settings.sums
    return [saves.settings(model)]
