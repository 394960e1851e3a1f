"""Merging what two models know of the same thing: explained rules."""

from __future__ import annotations

from collections.abc import Mapping

_LONGEST_RULE, _MOST_RULES = 80, 500
"""The limits for what is merged, which may come from a file; no phone has more."""


def merged_explained(mine: Mapping[str, int], theirs: Mapping[str, int]) -> dict[str, int]:
    """Return how often each rule has been explained. The number here has priority."""
    new = [rule for rule in theirs if rule not in mine and len(rule) <= _LONGEST_RULE]
    return {**mine, **{rule: theirs[rule] for rule in new[:_MOST_RULES]}}
