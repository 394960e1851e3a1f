"""The encoding of a table's observations as numbers: the codes of the fields (`tenfold.tensor`), one after another."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields
from hashlib import blake2b
from operator import attrgetter
from typing import Any, TypeVar

from tenfold.errors import GameError
from tenfold.observation import Observation
from tenfold.plainjson import shown
from tenfold.tensor import Code, Codes, Table, Writer

OutT = TypeVar("OutT")

_COMMON = (*Observation.__dataclass_fields__,)


def codes_of(kind: type[Observation], game: Any) -> Codes | None:
    """Return the code of each field of an observation at a table, or None if no field has one."""
    if not any("code" in one.metadata for one in fields(kind) if one.name not in _COMMON):
        return None
    return _said(kind, Table(game.players, game))


def _said(kind: type[Observation], table: Table) -> Codes:
    said = {one.name: one.metadata["code"] for one in fields(kind) if "code" in one.metadata}
    return {name: code and code(table) for name, code in said.items()}


HASHED = 256
"""The number of numbers for the fields of a game without codes."""


def hashed(fields: Sequence[str]) -> Code:
    """Return a code for fields of any kind, by feature hashing. Each leaf of their JSON adds 1 or −1 at a hashed place.

    It is for games without codes of their own. Weinberger and others, *Feature Hashing for Large Scale Multitask
    Learning*, 2009.
    """

    def write(out: Any, at: int, observation: Observation, _observer: int) -> None:
        for leaf in _leaves([[name, getattr(observation, name)] for name in fields], ""):
            found = int.from_bytes(blake2b(leaf.encode(), digest_size=4).digest(), "big")
            out[at + (found >> 1) % HASHED] += 1.0 if found & 1 else -1.0
        for place in range(at, at + HASHED):
            out[place] /= 4 + abs(out[place])

    return Code(HASHED, write, whole=False, description="features found by hashing")


def _leaves(value: Any, path: str) -> Iterable[str]:
    if isinstance(value, (list, tuple)):
        for place, part in enumerate(value):
            yield from _leaves(part, f"{path}/{place}")
    elif value is not None:
        yield f"{path} {json.dumps(value)}"


class Encoding:
    """The encoding of one table's observations as numbers.

    `places` maps each field to the places of its numbers, `fields` to its code; `left_out` names fields without a code.
    `describe()` says what each number means, and `fields[name].describe()` does so for one field.
    """

    def __init__(self, table: tuple[str, int, object], own: Sequence[str], codes: Codes | None) -> None:
        """Make an encoding; `own` are the fields that the game adds to its observation, `codes` their codes."""
        self._table = table
        said = {**_said(Observation, Table(table[1])), **({_REST: hashed(own)} if codes is None else codes)}
        self.fields: dict[str, Code] = {name: code for name, code in said.items() if code is not None}
        known = (*_COMMON, *own)
        self.left_out: list[str] = [name for name in known if name not in self.fields]
        self.forgotten: list[str] = [] if codes is None else [name for name in own if name not in codes]
        self.places: dict[str, range] = {}
        self.size: int = 0
        self._writers: list[tuple[Callable[[Any], Any], Writer, int]] = []
        for name, code in self.fields.items():
            get = _itself if name == _REST else attrgetter(name)
            self._writers.append((get, code.write, self.size))
            self.places[name] = range(self.size, self.size + code.size)
            self.size += code.size

    def __call__(self, observation: Observation) -> list[float]:
        """Return the numbers of an observation of this table; raise `GameError` for anything else."""
        if not isinstance(observation, Observation):
            raise GameError(f"An observation must come from state.observation(seat), unlike {shown(observation)}.")
        if (observation.game, observation.players, observation.settings) != self._table:
            raise GameError("This observation is from another table.")
        return self.write([0.0] * self.size, observation)

    def describe(self) -> list[str]:
        """Return the meaning of each number, in order.

        >>> import tenfold
        >>> encoding = tenfold.load_game("pig10", players=2).encoding
        >>> [encoding.describe()[place] for place in encoding.places["hand_sizes"]]
        ['hand_sizes: own seat: x / 3', 'hand_sizes: seat +1: x / 3']
        """
        return [f"{name}: {entry}" for name, code in self.fields.items() for entry in code.describe()]

    def write(self, out: OutT, observation: Observation) -> OutT:
        """Write the numbers of an observation into a row of `size` zeros, such as a NumPy array, and return it."""
        observer = observation.player or 0
        for get, write, at in self._writers:
            write(out, at, get(observation), observer)
        return out


_REST = "*"


def _itself(observation: Observation) -> Observation:
    return observation
