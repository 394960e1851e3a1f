"""The examples in the rules: a position and the acts from it, worked out by the game itself."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence, Set
from functools import cache
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

import tenfold
from tenfold import AnyGame, GameError, Observation, Witnessed
from tenfold.messages import Text

NAMES = ("Steve", "Sally", "Jane", "Claudio")
"""The players in the examples, in the order of their seats."""


OnlyWith: TypeAlias = Mapping[str, Collection[str]]
"""The choices, by option, for which something holds."""


def holds(only_with: OnlyWith, settings: Mapping[str, str]) -> bool:
    """Return whether something holds at a table with these settings.

    >>> holds({"tie": ("shared",)}, {"tie": "extra-hand", "end": "100"})
    False
    """
    return all(settings[option] in choices for option, choices in only_with.items())


class Example(NamedTuple):
    """An example: its chapter, what it shows, the number of players, the starting position, and the acts.

    `start` is a position in the game's own format, without game, players and options. An act of a seat that is not on
    turn starts with its number: `0: skip TS`. The example appears only at tables with the settings in `only_with`.
    """

    chapter: str
    title: Text
    players: int
    start: Mapping[str, Any]
    acts: Sequence[str]
    only_with: OnlyWith = MappingProxyType({})


class Picture(NamedTuple):
    """A step of an example: the table after it and before it, and its events."""

    now: Observation
    before: Observation
    witnessed: Sequence[Witnessed[Any, Any]]


def pictures(game: str, example: Example, shown: Set[str], settings: Mapping[str, str]) -> Sequence[Picture]:
    """Return the steps of an example at a table, starting with the initial position.

    `shown` is `Board.shown_in_examples`, and `settings` holds the options of the table. An option that does not fit the
    number of players in the example keeps its default.
    """
    return _pictures(
        game,
        example.players,
        options=tuple(sorted(settings.items())),
        start=json.dumps(example.start),
        acts=tuple(example.acts),
        shown=frozenset(shown),
    )


@cache
def _pictures(
    game: str,
    players: int,
    *,
    options: Sequence[tuple[str, str]],
    start: str,
    acts: Sequence[str],
    shown: frozenset[str],
) -> Sequence[Picture]:
    state = _table(game, players, options).deserialize_state(start)
    found = [Picture(state.observation(None), state.observation(None), ())]
    for text in acts:
        seat, _, act = text.rpartition(": ")
        before = state.observation(None)
        witnessed = state.witness(state.string_to_action(act), int(seat) if seat else None, eyes=None)
        if witnessed:  # an unseen act is part of the next one
            stands = next((one for one in witnessed if one.event["kind"] in shown), witnessed[0])
            found.append(Picture(stands.picture, before, witnessed))
    return found


def _table(game: str, players: int, options: Sequence[tuple[str, str]]) -> AnyGame:
    table = tenfold.load_game(game, players)
    for option, choice in options:
        try:
            table = table.with_options(players, {**table.settings, option: choice})
        except GameError:
            continue
    return table
