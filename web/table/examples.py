"""The examples of the rules: a position and what is played from it, worked out by the game itself."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence, Set
from functools import cache
from typing import Any, NamedTuple

import tenfold
from tenfold import Observation, Witnessed
from tenfold.messages import Text

NAMES = ("Steve", "Sally", "Jane", "Claudio")
"""Who plays in the examples, in the order of their seats."""


class Example(NamedTuple):
    """An example: the chapter it belongs to, what it shows, how many play, the position it begins with, and the acts.

    `start` is as the game writes positions, without game, players and options; an act of a seat that is not on turn
    begins with its number, `0: skip TS`.
    """

    chapter: str
    title: Text
    players: int
    start: Mapping[str, Any]
    acts: Sequence[str]


class Picture(NamedTuple):
    """A step of an example: the table after it, and before it, and what was told of it."""

    now: Observation
    before: Observation
    told: Sequence[Witnessed[Any, Any]]


def pictures(game: str, example: Example, shown: Set[str]) -> Sequence[Picture]:
    """The steps of an example, the position it begins with first; `shown` is `Board.shown_in_examples`."""
    return _pictures(game, example.players, json.dumps(example.start), tuple(example.acts), frozenset(shown))


@cache
def _pictures(game: str, players: int, start: str, acts: Sequence[str], shown: frozenset[str]) -> Sequence[Picture]:
    state = tenfold.load_game(game, players).deserialize_state(start)
    found = [Picture(state.observation(None), state.observation(None), ())]
    for text in acts:
        seat, _, act = text.rpartition(": ")
        before = state.observation(None)
        told = state.witness(state.string_to_action(act), int(seat) if seat else None, eyes=None)
        if told:  # an act that nobody sees is part of the next one
            stands = next((one for one in told if one.event["kind"] in shown), told[0])
            found.append(Picture(stands.picture, before, told))
    return found
