"""The entries of the history: a single game, the games of a match, or the tables of a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from table.hooks import LINE_MARKS
from table.model import Model, Summary


def entries(model: Model) -> tuple[list[list[Summary]], list[list[Summary]]]:
    """Return the unfinished entries and the finished ones, as far as they have been read, the latest first."""
    found = _by_family(model.known_games)
    waiting = [one for one in found if not one[0].finished or one[0].goes_on]
    return waiting, [one for one in found if one[0].finished and not one[0].goes_on]


def _by_family(games: Sequence[Summary]) -> list[list[Summary]]:
    found: dict[str, list[Summary]] = {}
    for summary in games:
        found.setdefault(summary.family, []).append(summary)
    return list(found.values())


def marks(model: Model) -> dict[str, list[str]]:
    """Return what features say of saved games, by their ids."""
    found: dict[str, list[str]] = {}
    for find in LINE_MARKS:
        for ident, mark in find(model).items():
            found.setdefault(ident, []).append(mark)
    return found


def final_of(tables: Sequence[Summary]) -> Summary | None:
    """Return the table that decided a tournament, or None if it is not over."""
    latest = max(table.tournament_round for table in tables)
    last = [table for table in tables if table.tournament_round == latest]
    return last[0] if latest > 1 and len(last) == 1 and last[0].finished else None
