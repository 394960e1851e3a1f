"""What the table sends back for an event: the next screen and everything around it (docs/messages.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple


class Timer(NamedTuple):
    """A timer that should be running: its event comes back after `ms`; an unchanged id runs on."""

    id: str
    ms: int
    event: Mapping[str, Any]


class Move(NamedTuple):
    """What lay at one place travels to another; places, never cards."""

    start: str
    end: str


@dataclass(kw_only=True)
class Step:
    """One screen for the shell, with the fields of docs/messages.md."""

    html: str
    title: str
    root: Mapping[str, str]
    secret: bool = False
    back: bool = False
    awake: bool = False
    cover: bool = False
    focus: str | None = None
    motion: float = 1.0
    timers: Sequence[Timer] = ()
    moves: Sequence[Move] = ()
    effects: Sequence[Mapping[str, Any]] = ()
    keep: Mapping[str, str] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """The step as plain JSON data."""
        step = asdict(self)
        step["timers"] = [timer._asdict() for timer in self.timers]
        step["moves"] = [{"from": move.start, "to": move.end} for move in self.moves]
        return step

    def to_json(self) -> str:
        """The step as JSON text."""
        return json.dumps(self.to_dict())
