"""What a seat may know: `Observation`, and what it says of each action: `Outlook`, `Refusal`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import NamedTuple

from tenfold.errors import GameError
from tenfold.plainjson import shown

TERMINAL = -4
"""`State.current_player()` of a finished game (OpenSpiel's value)."""


class Outlook(NamedTuple):
    """What one legal action would do, as far as the seat may know; boards and bots read rules nowhere else.

    `kind` is the game's word for the sort of play, `value` the total it makes, `taker` the seat that would take
    `cards` cards by it. What a game has no use for stays None or 0.
    """

    action: int
    text: str
    kind: str
    card: str | None = None
    value: int | None = None
    taker: int | None = None
    cards: int = 0


class Refusal(NamedTuple):
    """Something a player could want to do and may not, with the reason as a sentence."""

    action: int
    text: str
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """Everything one seat may know, perfect memory included, and nothing else.

    Games add their own fields. `player` is None for what the whole table sees. `refused` lists the reasons for
    what is not legal. Two states that a seat cannot tell apart give equal observations.
    """

    game: str
    players: int
    settings: tuple[tuple[str, str], ...]
    player: int | None
    current_player: int
    legal: tuple[Outlook, ...]
    refused: tuple[Refusal, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player == TERMINAL

    def setting(self, option: str) -> str:
        """The choice this table made for an option; `GameError`, naming the options, where there is no such one."""
        settings = dict(self.settings)
        if option not in settings:
            raise GameError(f"There is no option {shown(option)} at this table, only {', '.join(settings) or 'none'}.")
        return settings[option]

    def to_json(self) -> str:
        """The observation as JSON text."""
        return json.dumps({field: getattr(self, field) for field in self.__dataclass_fields__}, sort_keys=True)
