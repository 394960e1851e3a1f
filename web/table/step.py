"""What the table sends back for an event: the next screen and everything around it (docs/messages.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, NamedTuple, TypedDict


class Timer(NamedTuple):
    """A timer that should be running: its event comes back after `ms`; an unchanged id runs on."""

    id: str
    ms: int
    event: Mapping[str, Any]


class Move(NamedTuple):
    """What lay at one place travels to another; places, never cards."""

    start: str
    end: str


class Save(TypedDict):
    """This text is on disk under this key before the screen is shown."""

    type: Literal["save"]
    key: str
    text: str


class Forget(TypedDict):
    """What is kept under this key is gone before the screen is shown."""

    type: Literal["forget"]
    key: str


class Load(TypedDict):
    """What is kept under this key comes back as a `loaded` event with these fields."""

    type: Literal["load"]
    key: str
    then: Mapping[str, object]


class Announce(TypedDict):
    """A sentence for the screen reader."""

    type: Literal["announce"]
    text: str
    urgent: bool


class Buzz(TypedDict):
    """The phone trembles."""

    type: Literal["buzz"]
    ms: int


class Sound(TypedDict):
    """One of the shell's sounds."""

    type: Literal["sound"]
    name: str


class Download(TypedDict):
    """A text is handed out as a file."""

    type: Literal["download"]
    name: str
    text: str


class InstallWheel(TypedDict):
    """micropip installs a wheel; `wheel-installed` tells how it went."""

    type: Literal["install-wheel"]
    text: str


class Ask(TypedDict):
    """The browser is asked to put the app on the home screen, or to go over to its new version."""

    type: Literal["install-app", "take-update"]


Effect = Save | Forget | Load | Announce | Buzz | Sound | Download | InstallWheel | Ask
"""What a step asks of the shell besides its screen."""


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
    effects: Sequence[Effect] = ()
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
