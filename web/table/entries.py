"""The entries of the history: a game by itself, the games of a match, the tables of a tournament."""

from __future__ import annotations

from collections.abc import Sequence

from table.model import Model, Summary

PAGE = 30
"""Entries that are over which are shown at once: more than anybody looks through, and quickly drawn."""


def entries(model: Model) -> tuple[list[list[Summary]], list[list[Summary]]]:
    """Those that go on and those that are over, as far as they have been read, the latest first."""
    found = _by_family(model.known_games)
    waiting = [one for one in found if not one[0].finished or one[0].goes_on]
    return waiting, [one for one in found if one[0].finished and not one[0].goes_on]


def _by_family(games: Sequence[Summary]) -> list[list[Summary]]:
    found: dict[str, list[Summary]] = {}
    for summary in games:
        found.setdefault(summary.family, []).append(summary)
    return list(found.values())
