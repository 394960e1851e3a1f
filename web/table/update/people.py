"""The people who play: the name of the one who holds this phone, and the others that the phone knows."""

from __future__ import annotations

from table import saves
from table.model import Model, Setup
from table.setups import seat_people
from table.update.events import Effect, Event, as_dict, on, say
from table.words import clean_name

KNOWN = 24
"""Names that are remembered, those who played last first."""


@on("call")
def _call(model: Model, event: Event) -> list[Effect]:
    """Home has asked, and somebody has answered."""
    return call_holder(model, as_dict(event.get("fields")).get("name"))


@on("nameless")
def _nameless(model: Model, event: Event) -> list[Effect]:
    """Home has asked, and nobody wants to say."""
    model.nameless = True
    model.home_changes += 1
    return [saves.settings(model)]


def call_holder(model: Model, text: object) -> list[Effect]:
    """Call the one who holds this phone by this name from now on, at every table."""
    old, name = model.settings.name, clean_name(str(text))
    if not name:
        stays = f"{old} stays: a" if old else "A"
        return say(model, f"{stays} name needs a letter, a digit or a picture.")
    model.settings.name = name
    model.people = [name, *(known for known in model.people if known not in (old, name))]
    for setup in model.setups.values():
        if name not in [chair.name for chair in setup.chairs]:
            for chair in setup.chairs:
                chair.name = name if old and chair.name == old else chair.name
        seat_people(setup, name)
    model.home_changes += 1
    begun = any(not summary.finished for summary in model.known_games)
    kept = " Games that have begun keep their names." if begun else ""
    return [saves.settings(model), saves.setups(model), *say(model, f"{name} sits first from now on.{kept}")]


def meet(model: Model, setup: Setup) -> None:
    """Remember who sits down to play; a name on the first seat answers the question of home, too."""
    names = [chair.name for chair in setup.used if chair.kind == "person" and chair.name]
    model.people = [*names, *(known for known in model.people if known not in names)][:KNOWN]
    first = setup.chairs[0]
    if not model.settings.name and first.kind == "person" and first.name:
        model.settings.name = first.name
        model.home_changes += 1
