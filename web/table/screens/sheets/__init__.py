"""All sheets that slide up from below: rules, log, menu, choices, questions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from htpy import Node

from table.hooks import SHEETS
from table.model import Model
from table.screens.sheets import at_table, games, languages, reading, setting_up

SHEETS |= {**reading.SHEETS, **at_table.SHEETS, **setting_up.SHEETS, **games.SHEETS, **languages.SHEETS}


def sheet_of(model: Model) -> Node:
    """Draw the open sheet, if there is one."""
    return None if model.sheet is None else draw(model, model.sheet)


def draw(model: Model, asked: Mapping[str, Any]) -> Node:
    """Draw the sheet that is asked for, or return None if it makes no sense now."""
    make = SHEETS.get(str(asked.get("name")))
    return make(model, asked) if make else None
