"""The people who play: the owner of this phone, and the other names that it knows."""

from __future__ import annotations

from table import saves, text
from table.model import Model, Setup
from table.setups import seat_people
from table.update.events import Effect, Event, as_dict, on, say
from table.words import clean_name

KNOWN = 24
"""The number of names that are remembered, the latest players first."""


@on("call")
def _call(model: Model, event: Event) -> list[Effect]:
    """Take in the answer to the question for your name on the home screen."""
    return call_holder(model, as_dict(event.get("fields")).get("name"))


@on("nameless")
def _nameless(model: Model, event: Event) -> list[Effect]:
    """Stop asking for a name on the home screen."""
    model.nameless = True
    model.home_changes += 1
    return [saves.settings(model)]


def call_holder(model: Model, given: object) -> list[Effect]:
    """Call the owner of this phone by this name from now on, at every table."""
    old, name = model.settings.name, clean_name(str(given))
    if not name:
        return say(model, text.call_kept(name=old) if old else text.call_wrong)
    model.settings.name = name
    model.people = [name, *(known for known in model.people if known not in (old, name))]
    for setup in model.setups.values():
        if name not in [chair.name for chair in setup.chairs]:
            for chair in setup.chairs:
                chair.name = name if old and chair.name == old else chair.name
        seat_people(setup, name)
    model.home_changes += 1
    begun = any(not summary.finished for summary in model.known_games)
    greeting = text.call_games(name=name) if begun else text.call(name=name)
    return [saves.settings(model), saves.setups(model), *say(model, greeting)]


def meet(model: Model, setup: Setup) -> None:
    """Remember the names of the people who play. If the owner has no name yet, take that of the first seat."""
    names = [chair.name for chair in setup.used if chair.kind == "person" and chair.name]
    model.people = [*names, *(known for known in model.people if known not in names)][:KNOWN]
    first = setup.chairs[0]
    if not model.settings.name and first.kind == "person" and first.name:
        model.settings.name = first.name
        model.home_changes += 1
