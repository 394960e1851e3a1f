"""What games as text are made of: headers, turns and results (docs/format.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from tenfold.errors import RecordError
from tenfold.record import Entry, Record

VERSION = 1
"""The version of the format, in the header `Tenfold`."""

DATE = "Date"
"""The name of the header with the day, which `write_games` adds."""

START = "[Tenfold "
NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*", re.ASCII)
RESERVED = re.compile(r"Tenfold|Game|(?:Seat|Level)\d+|Options|Deal|Position|Result|Scores|TakeBacks|Meta", re.ASCII)
NUMBER = re.compile(r"([1-9]\d*)(\.\.\.|\.)", re.ASCII)
OUT_OF_TURN = re.compile(r"(\d{1,3}):", re.ASCII)
RESULT = re.compile(r"\*|\d+(?:-\d+)+", re.ASCII)
CONTROL = re.compile("[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class NotationError(RecordError):
    """A text isn’t a game, or the game isn’t possible.

    `line` and `column` count from 1. The line counts from where reading began.
    """

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(message, line, column)
        self.message = message
        self.line = line
        self.column = column

    def __str__(self) -> str:
        return f"Line {self.line}, column {self.column}: {self.message}"


NotationError.__module__ = "tenfold.notation"  # where people import it from, so that a traceback says so


@dataclass
class Variation:
    """Other moves instead of some of a game: what could have been played.

    `comments` and `variations` are as in `AnnotatedRecord`. Their numbers count from the first move of the variation.
    """

    entries: list[Entry]
    comments: dict[int, str] = field(default_factory=dict)
    variations: dict[int, list[Variation]] = field(default_factory=dict)


# Turns. A number stands for the acts that a seat takes in turn, one after another, and for acts out of turn among them.


class Turn(NamedTuple):
    """A turn: its number, and whose it is; 0 and None before the first."""

    number: int = 0
    seat: int | None = None

    def after(self, seat: int, on_turn: int) -> Turn:
        """Return the turn of an act of `seat` while `on_turn` is on turn."""
        if seat != on_turn:
            return self if self.number else Turn(1)
        return self if seat == self.seat else Turn(self.number + 1, seat)


def result_of(record: Record) -> str:
    """Return the places by seat, `2-1`, or `*` for an unfinished game."""
    return "-".join(map(str, record.state.ranking())) if record.finished else "*"


def scores_of(record: Record) -> str:
    """Return the scores by seat, with spaces between them."""
    return " ".join(map(str, record.state.scores()))


def misfit(take_backs: Iterable[tuple[int, int]], entries: int) -> str | None:
    """Return what is wrong with take-backs, or None. Between them, entries are only added."""
    least = 0
    for before, after in take_backs:
        if not before > after >= 0 or before < least:
            return f"The undo {before}-{after} isn’t possible."
        least = after
    return "There are fewer moves than after the last undo." if least > entries else None
