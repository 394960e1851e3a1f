"""Saving the score sheets: on this phone, and in a file."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from table.features.score_sheet import text
from table.features.score_sheet.games import SCORINGS
from table.features.score_sheet.state import MOST_SHEETS, ScoreSheet, Sheets
from table.hooks import KEPT, Kept
from table.lines import IDENT
from table.matches import LENGTHS
from table.model import Model
from table.step import Effect, keep_as
from table.words import clean_name
from tenfold import GameError, game_class
from tenfold.reading import MisfitError, read


def keep(model: Model) -> Effect:
    """Return the effect that saves all sheets, with those that can't be read as they were."""
    mine = model.memory(Sheets)
    return keep_as("sheets", [*map(_data, mine.sheets), *mine.unread])


def _data(sheet: ScoreSheet) -> dict[str, Any]:
    kept = ("id", "game", "names", "options", "games", "when", "log", *(["contest"] if sheet.contest else []))
    return {key: getattr(sheet, key) for key in kept}


def _read(data: object) -> ScoreSheet | None:
    """Return a sheet from its saved form, or None if it can't be read."""
    try:
        sheet = read(ScoreSheet, data)
        game_class(sheet.game).with_options(len(sheet.names), sheet.options)
    except (MisfitError, GameError):
        return None
    names = sheet.names
    named = len(set(names)) == len(names) and all(name and name == clean_name(name) for name in names)
    return sheet if named and IDENT.fullmatch(sheet.id) and sheet.games in LENGTHS and sheet.when >= 0 else None


def _load(model: Model, kept: list[Any]) -> None:
    mine = model.memory(Sheets)
    mine.sheets, mine.unread = [], []
    for data in kept:
        sheet = _read(data) if isinstance(data, dict) and data.get("game") in SCORINGS else None
        if sheet is None:
            mine.unread.append(data)
        elif all(other.id != sheet.id for other in mine.sheets):
            mine.sheets.append(sheet)


def _merged(mine: Iterable[ScoreSheet], theirs: Iterable[ScoreSheet]) -> list[ScoreSheet]:
    """Return the sheets that are here or there. Of a sheet in both, the one with more answers stays."""
    found = {sheet.id: sheet for sheet in mine}
    for sheet in theirs:
        if sheet.id not in found or len(sheet.log) > len(found[sheet.id].log):
            found[sheet.id] = sheet
    return sorted(found.values(), key=lambda sheet: -sheet.when)


def _bring(model: Model, theirs: Model) -> None:
    mine = model.memory(Sheets)
    coming = [replace(sheet, when=min(sheet.when, model.now)) for sheet in theirs.memory(Sheets).sheets]
    mine.sheets = _merged(mine.sheets, coming)[:MOST_SHEETS]


def _join(model: Model, kept: Model) -> None:
    mine, theirs = model.memory(Sheets), kept.memory(Sheets)
    mine.sheets = _merged(theirs.sheets, mine.sheets)
    mine.unread = theirs.unread


KEPT.add(30)(Kept("sheets", list, text.sheets_called, keep, _load, _bring, _join))
