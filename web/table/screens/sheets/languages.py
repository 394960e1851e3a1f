"""The sheet with the languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import htpy as h
from htpy import Node

from table import text
from table.drawings import french
from table.model import Model
from table.settings import AUTO, LANGUAGES
from table.widgets import choice_row, sends, sheet, toggle

_COURTS = "JQKA"


def _language(model: Model, asked: Mapping[str, Any]) -> Node:
    chosen = model.settings
    return sheet(
        text.set_language,
        [
            h.ul(".list")[
                [
                    choice_row(
                        name,
                        text.language_auto_note if code == AUTO else "",
                        code == chosen.language,
                        sends("set", key="language", value=code),
                        language=None if code == AUTO else code,
                    )
                    for code, name in LANGUAGES.items()
                ]
            ],
            toggle(
                text.english_ranks,
                text.english_ranks_note,
                chosen.english_ranks,
                sends("set", key="english_ranks"),
            )
            if chosen.english_ranks or any(french.rank_sign(rank) != rank for rank in _COURTS)
            else None,
        ],
    )


SHEETS: dict[str, Callable[[Model, Mapping[str, Any]], Node]] = {"language": _language}
