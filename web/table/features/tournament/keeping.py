"""Saving the tournament: on this phone, and in a file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import tenfold
from table.features.tournament import text
from table.features.tournament.state import GameTournament, Remembered, tournament_of
from table.hooks import KEPT, Kept
from table.model import Model
from table.step import Effect, keep_as
from table.words import clean_name
from tenfold import GameError
from tenfold.tournament import Tournament


def keep(model: Model) -> Effect:
    """Return the effect that saves the tournament, or deletes it."""
    found = tournament_of(model)
    if found is None:
        return {"type": "forget", "key": "contest"}
    data = {"id": found.id, "game": found.game, "options": found.options, "cup": found.bracket.to_data()}
    return keep_as("contest", data)


def _read(kept: Mapping[str, Any]) -> GameTournament | None:
    game, options = kept.get("game"), kept.get("options")
    if game not in tenfold.registered_games() or not isinstance(options, dict):
        return None
    try:
        bracket = Tournament.from_data(kept.get("cup"))
        tenfold.game_class(str(game)).with_options(None, options)
    except GameError:
        return None
    return GameTournament(str(kept.get("id")), str(game), options, bracket)


def _brought(theirs: Model) -> GameTournament | None:
    """Return the tournament in a file if its id and names could have come from Tenfold; otherwise None."""
    found = tournament_of(theirs)
    if found is None or not re.fullmatch("[0-9a-f]{1,16}", found.id, re.ASCII):
        return None
    names = [name for table in found.bracket.rounds[0] for name in table.names]
    return found if all(name == clean_name(name) for name in names) else None


def _load(model: Model, kept: Mapping[str, Any]) -> None:
    model.memory(Remembered).now = _read(kept)


def _bring(model: Model, theirs: Model) -> None:
    mine = model.memory(Remembered)
    mine.now = mine.now or _brought(theirs)


def _join(model: Model, kept: Model) -> None:
    mine = model.memory(Remembered)
    mine.now = tournament_of(kept) or mine.now


KEPT.add(10)(Kept("contest", dict, text.tournament_called, keep, _load, _bring, _join))
