"""A step: what the table returns for an event, the next screen and everything around it (docs/shell-and-table.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal, NamedTuple, TypedDict

from table.picture import Picture


class Timer(NamedTuple):
    """A timer that should be running: its event comes back after `ms`. A timer with the same id continues."""

    id: str
    ms: int
    event: Mapping[str, Any]


class Move(NamedTuple):
    """A movement from one place to another. It names places, never cards.

    `shows` is the place of what travels, if neither end shows it, such as a chip that someone pays.
    """

    start: str
    end: str
    shows: str = ""

    def to_dict(self) -> dict[str, str]:
        """Return the movement as plain JSON data."""
        found = {"from": self.start, "to": self.end, "shows": self.shows}
        return {name: place for name, place in found.items() if place}


# The effects, each with the fields of docs/shell-and-table.md.


class Save(TypedDict):
    """A text to save under a key."""

    type: Literal["save"]
    key: str
    text: str


def keep_as(key: str, data: object) -> Save:
    """Return the effect that saves plain data under a key."""
    return {"type": "save", "key": key, "text": json.dumps(data)}


class _Forget(TypedDict):
    type: Literal["forget"]
    key: str


class _Load(TypedDict):
    type: Literal["load"]
    key: str
    then: Mapping[str, object]


class _LoadAll(TypedDict):
    type: Literal["load-all"]
    keys: Sequence[str]
    then: Mapping[str, object]


class _Announce(TypedDict):
    type: Literal["announce"]
    text: str
    urgent: bool


class _Buzz(TypedDict):
    type: Literal["buzz"]
    ms: int


class _Sound(TypedDict):
    type: Literal["sound"]
    name: str
    pitch: int | None
    volume: float


class _Download(TypedDict):
    type: Literal["download"]
    name: str
    text: str


class _TakeAlong(TypedDict):
    type: Literal["take-along"]
    name: str
    app: str
    keys: Sequence[str] | None


class _Share(TypedDict):
    type: Literal["share"]
    text: str
    link: str


class _SharePicture(TypedDict):
    type: Literal["share-picture"]
    name: str
    picture: Picture


class _OpenPhones(TypedDict):
    type: Literal["phones-open"]
    room: str
    key: str


class _JoinPhones(TypedDict):
    type: Literal["phones-join"]
    room: str


class _Answer(TypedDict):
    type: Literal["phones-answer"]
    text: str


class _Accept(TypedDict):
    type: Literal["phones-accept"]
    number: int
    text: str


class _ToPhone(TypedDict):
    type: Literal["phones-send"]
    to: str
    text: str


class _TryWheel(TypedDict):
    type: Literal["try-wheel"]
    text: str


class _LearnLanguage(TypedDict):
    type: Literal["learn-language"]
    choice: str


class _EnterRoom(TypedDict):
    type: Literal["enter-room"]
    key: str
    saves: Mapping[str, str]
    owned: Sequence[str]
    games: Sequence[str]
    allows: Sequence[str]
    title: str
    events: Sequence[Mapping[str, Any]]


class _Ask(TypedDict):
    type: Literal[
        "install-app",
        "take-update",
        "close-room",
        "keep-saves",
        "write-again",
        "phones-offer",
        "phones-scan",
        "phones-close",
    ]


Effect = (
    Save
    | _Forget
    | _Load
    | _LoadAll
    | _Announce
    | _Buzz
    | _Sound
    | _Download
    | _TakeAlong
    | _Share
    | _SharePicture
    | _OpenPhones
    | _JoinPhones
    | _Answer
    | _Accept
    | _ToPhone
    | _TryWheel
    | _LearnLanguage
    | _EnterRoom
    | _Ask
)
"""What a step asks the shell to do besides showing its screen."""


@dataclass(kw_only=True)
class Step:
    """One screen for the shell, with the fields of docs/shell-and-table.md."""

    html: str
    title: str
    root: Mapping[str, str]
    secret: bool = False
    back: bool = False
    awake: bool = False
    cover: bool = False
    focus: str | None = None
    say: str = ""
    motion: float = 1.0
    timers: Sequence[Timer] = ()
    moves: Sequence[Move] = ()
    effects: Sequence[Effect] = ()
    again: Mapping[str, Any] | None = None
    keep: Mapping[str, str] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """Return the step as plain JSON data."""
        step = asdict(self)
        step["timers"] = [timer._asdict() for timer in self.timers]
        step["moves"] = [move.to_dict() for move in self.moves]
        return step

    def to_json(self) -> str:
        """Return the step as JSON text."""
        return json.dumps(self.to_dict())
