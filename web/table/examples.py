"""The examples of the rules: a position and what is played from it, worked out by the game itself."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import tenfold
from tenfold import Observation, Witnessed

NAMES = ("Steve", "Sally", "Jane", "Claudio")
"""Who plays in the examples, in the order of their seats."""

_LAID = ("play", "place", "lay", "add", "swap", "sold", "skip", "bid")
"""Kinds of events after which a picture is worth looking at, before anything is taken away again."""


class Example(NamedTuple):
    """An example: the chapter it belongs to, what it shows, the position it begins with, and the acts.

    `start` is as the game writes positions, without game, players and options; an act of a seat that is not on turn
    begins with its number, `0: skip TS`.
    """

    chapter: str
    title: str
    start: Mapping[str, Any]
    acts: Sequence[str]


class Picture(NamedTuple):
    """A step of an example: the table after it, and before it, and what was told of it."""

    now: Observation
    before: Observation
    told: Sequence[Witnessed[Any, Any]]


def pictures(game: str, example: Example) -> Sequence[Picture]:
    """The steps of an example, the position it begins with first."""
    return _pictures(game, json.dumps(example.start), tuple(example.acts))


@cache
def _pictures(game: str, start: str, acts: Sequence[str]) -> Sequence[Picture]:
    keys = json.loads(start)
    state = tenfold.load_game(game, len(keys.get("hands", keys.get("grids")))).deserialize_state(start)
    found = [Picture(state.observation(None), state.observation(None), ())]
    for text in acts:
        seat, _, act = text.rpartition(": ")
        before = state.observation(None)
        told = state.witness(state.string_to_action(act), int(seat) if seat else None, eyes=None)
        if told:  # an act that nobody sees is part of the next one
            shown = next((one for one in told if one.event["kind"] in _LAID), told[0])
            found.append(Picture(shown.picture, before, told))
    return found
