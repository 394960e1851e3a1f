"""Merging what two models know of the same things: lessons and explained rules."""

from __future__ import annotations

from collections.abc import Mapping

from table.model import Progress

_LONGEST_RULE, _MOST_RULES, _MOST_LESSONS = 80, 500, 64
"""The limits for what is merged, which may come from a file; no phone has more."""


def merged_lessons(mine: Mapping[str, Progress], theirs: Mapping[str, Progress]) -> dict[str, Progress]:
    """Return the lessons done here or there. A lesson started here stays at its step."""
    found = dict(mine)
    for game in [*theirs][:_MOST_LESSONS]:
        own, other = mine.get(game, Progress()), theirs[game]
        left = {name: left for name, left in other.left.items() if name not in own.done}
        found[game] = Progress([*dict.fromkeys([*own.done, *other.done])], {**left, **own.left})
    return found


def merged_explained(mine: Mapping[str, int], theirs: Mapping[str, int]) -> dict[str, int]:
    """Return how often each rule has been explained. The number here has priority."""
    new = [rule for rule in theirs if rule not in mine and len(rule) <= _LONGEST_RULE]
    return {**mine, **{rule: theirs[rule] for rule in new[:_MOST_RULES]}}
