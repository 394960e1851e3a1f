"""Reading games as text, one at a time."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from tenfold.errors import GameError, RecordError
from tenfold.notation.moves import (
    RESERVED,
    START,
    VERSION,
    NotationError,
    Turn,
    Variation,
    misfit,
    result_of,
    scores_of,
)
from tenfold.notation.parsing import Branch, FaultError, Parser
from tenfold.plainjson import LARGEST, read_json, shown
from tenfold.record import Entry, Record, Seat, TakeBack
from tenfold.registry import game_class
from tenfold.state import AnyState

HEADER = re.compile(r"\[([A-Za-z][A-Za-z0-9_]*) +(.*)\]\s*", re.ASCII)
OBJECTS = ("Options", "Position", "Meta")
DEAL = re.compile(r"0|[1-9]\d{0,15}", re.ASCII)
TAKE_BACK = re.compile(r"(0|[1-9]\d{0,6})-(0|[1-9]\d{0,6})", re.ASCII)


@dataclass
class Found:
    """A game that has been read: its record, the headers that the format doesn't define, and what stands beside it.

    `line` has the moves with their comments and variations, and `errors` what was wrong if reading wasn't strict.
    """

    record: Record
    headers: dict[str, str]
    line: Variation
    errors: list[NotationError]


class _Head(NamedTuple):
    """A header: its value, and where it stands."""

    value: Any
    line: int
    column: int


class Games:
    """An iterator over the games of a text. An error doesn’t end it, unlike a generator."""

    def __init__(self, source: object, strict: bool) -> None:
        if isinstance(source, str):
            source = source.split("\n")
        if not isinstance(source, Iterable):
            raise GameError(f"Games are read from a text or a text file, not from {shown(source)}.")
        self._lines: Iterator[object] = iter(source)
        self._strict = strict
        self._number = 0
        self._held: str | None = None

    def __iter__(self) -> Games:
        return self

    def __next__(self) -> Found:
        line = self._next_line()
        while line is not None and not line.strip():
            line = self._next_line()
        if line is None:
            raise StopIteration
        first, size = self._number, 0
        head: list[tuple[int, str]] = []
        body: list[tuple[int, str]] = []
        # A game ends at the first blank line after a line of moves, and wherever the next one starts.
        while line is not None and (line.strip() or not body):
            if line.startswith(START) and (head or body):
                self._held = line
                break
            if line.strip():
                size += len(line) + 1
                into = head if line.startswith("[") and not body else body
                if size <= LARGEST:
                    into.append((self._number, line))
            line = self._next_line()
        if size > LARGEST:
            raise NotationError(f"This game is longer than {LARGEST:,} characters.", first, 1)
        return _Reader(head, body, first, self._strict).game()

    def _next_line(self) -> str | None:
        """Return the next line without its end, or None after the last one."""
        if self._held is not None:
            line, self._held = self._held, None
            return line
        try:
            found = next(self._lines, None)
        except UnicodeDecodeError:
            self._lines = iter(())
            raise NotationError("This isn’t text in UTF-8.", self._number + 1, 1) from None
        if found is None:
            return None
        self._number += 1
        if not isinstance(found, str):
            raise NotationError(f"This is not a line of text, but {shown(found)}.", self._number, 1)
        return (found.removeprefix("\ufeff") if self._number == 1 else found).rstrip("\r\n")


class _Reader:
    """The reader of one game."""

    def __init__(self, head: list[tuple[int, str]], body: list[tuple[int, str]], first: int, strict: bool) -> None:
        self._head = head
        self._text = "\n".join(line for _, line in body)
        self._first = body[0][0] if body else head[-1][0] + 1 if head else first
        self._start = first
        self._strict = strict
        self._errors: list[NotationError] = []

    def game(self) -> Found:
        """Return the game; raise `NotationError` for the first error, or if there is no game at all."""
        headers = self._headers()
        record = self._table(headers)
        main, result, end = self._parsed()
        line = self._played(main, record)
        self._check_result(headers, record, result, end)
        self._take_backs(headers, record)
        self._check_saved(record, _Head(None, self._start, 1))
        others = {name: found.value for name, found in headers.items() if not RESERVED.fullmatch(name)}
        return Found(record, others, line, self._errors)

    # Errors.

    def _fault(self, message: str, line: int, column: int) -> None:
        """Raise an error, or keep it if reading isn't strict."""
        error = NotationError(message, line, column)
        if self._strict:
            raise error
        self._errors.append(error)

    def _fault_at(self, message: str, at: int) -> None:
        self._fault(message, *self._place(at))

    def _place(self, at: int) -> tuple[int, int]:
        """Return the line and column of a place in the moves."""
        line = bisect_right(self._starts, at) - 1
        return self._first + line, at - self._starts[line] + 1

    @cached_property
    def _starts(self) -> list[int]:
        """Return the places where the lines of moves start."""
        return [0, *(end.end() for end in re.finditer("\n", self._text))]

    # Headers.

    def _headers(self) -> dict[str, _Head]:
        found: dict[str, _Head] = {}
        if not self._head or not self._head[0][1].startswith(START):
            self._fault(f'A game starts with the header [Tenfold "{VERSION}"].', self._start, 1)
        for number, line in self._head:
            parts = HEADER.fullmatch(line)
            if parts is None:
                self._fault('A header is written like [Game "pig10"].', number, 1)
                continue
            name, column = parts[1], parts.start(2) + 1
            try:
                value = read_json(parts[2])
            except (ValueError, RecursionError) as error:
                self._fault(f"The value of the header {name} can’t be read: {error}.", number, column)
                continue
            kind = dict if name in OBJECTS else str
            if not isinstance(value, kind):
                self._fault(
                    f"The value of the header {name} must be {'an object' if kind is dict else 'a text'} in JSON.",
                    number,
                    column,
                )
            elif name in found:
                self._fault(f"The header {name} is here twice.", number, 1)
            else:
                found[name] = _Head(value, number, column)
        return found

    def _table(self, headers: dict[str, _Head]) -> Record:
        """Return the record before the first move."""
        version = headers.get("Tenfold", _Head(str(VERSION), self._start, 1))
        if version.value != str(VERSION):
            newer = DEAL.fullmatch(version.value) and int(version.value) > VERSION
            why = f"This game is from a newer Tenfold: format {version.value}, and this one reads {VERSION}."
            raise NotationError(why if newer else f"The format must be {VERSION}.", version.line, version.column)
        game = self._needed(headers, "Game")
        try:
            game_class(game.value)
        except GameError as error:
            raise NotationError(str(error), game.line, game.column) from None
        seats = self._seats(headers)
        options = headers.get("Options", _Head({}, game.line, game.column))
        try:
            game_class(game.value).with_options(len(seats), options.value)
        except GameError as error:
            raise NotationError(str(error), options.line, options.column) from None
        return self._dealt(headers, game.value, seats, options.value)

    def _dealt(self, headers: dict[str, _Head], game: str, seats: list[Seat], options: dict[str, Any]) -> Record:
        meta = headers.get("Meta", _Head({}, self._start, 1))
        if "Position" in headers and "Deal" in headers:
            second = max(headers["Position"], headers["Deal"], key=lambda found: found.line)
            raise NotationError("A game can’t have both a deal and a position.", second.line, 1)
        if "Position" in headers:
            found, start, seed = headers["Position"], headers["Position"].value, None
        else:
            found, start, seed = self._needed(headers, "Deal"), None, 0
            if not DEAL.fullmatch(found.value):
                raise NotationError("A deal number is a whole number from 0.", found.line, found.column)
            seed = int(found.value)
        try:
            record = Record(game, seats=seats, options=options, seed=seed, start=start, meta=meta.value)
        except GameError as error:
            raise NotationError(str(error), found.line, found.column) from None
        self._check_saved(record, meta)
        return record

    def _check_saved(self, record: Record, at: _Head) -> None:
        """Raise an error for a record that can't be saved, because of its notes or its length."""
        try:
            record.to_json()
        except RecordError as error:
            raise NotationError(str(error), at.line, at.column) from None

    def _needed(self, headers: dict[str, _Head], name: str) -> _Head:
        if name not in headers:
            last = self._head[-1][0] if self._head else self._start
            raise NotationError(f"The header {name} is missing.", last, 1)
        return headers[name]

    def _seats(self, headers: dict[str, _Head]) -> list[Seat]:
        seats: list[Seat] = []
        while (name := f"Seat{len(seats)}") in headers:
            found, level = headers[name], headers.get(f"Level{len(seats)}")
            at = found
            try:
                seat = Seat(found.value)
                if level is not None:
                    at = level
                    seat = Seat(seat.name, "bot", level.value)
            except GameError as error:
                raise NotationError(str(error), at.line, at.column) from None
            seats.append(seat)
        known = {f"{kind}{seat}" for kind in ("Seat", "Level") for seat in range(len(seats))}
        for name, found in headers.items():
            if RESERVED.fullmatch(name) and name.startswith(("Seat", "Level")) and name not in known:
                self._fault(f"The header {name} is for a seat that isn’t there.", found.line, 1)
        return seats

    # Moves.

    def _parsed(self) -> tuple[Branch, str, int]:
        """Return the moves as written, the result and its place. If reading isn't strict, they end before a fault."""
        parser = Parser(self._text)
        try:
            parser.parse()
        except FaultError as error:
            self._fault_at(error.message, error.at)
        return parser.main, parser.result, parser.result_at

    def _played(self, main: Branch, record: Record) -> Variation:
        """Play the moves of the game into the record, and return them with what is said beside them."""
        line = Variation([])
        self._play(main, record.state, Turn(), line, record)
        return line

    def _play(self, branch: Branch, state: AnyState, turn: Turn, line: Variation, record: Record | None) -> None:
        """Play a line of moves, in the record or else in `state`, up to the first that isn't possible."""
        _say(line.comments, 0, branch.comments)
        for place, act in enumerate(branch.acts):
            if state.is_terminal():
                self._fault_at("The game is over before this move.", act.at)
                return
            on_turn = state.current_player()
            seat = on_turn if act.seat is None else act.seat
            before = state.clone(events=False) if act.others else state
            was, turn = turn, turn.after(seat, on_turn)
            try:
                if record is not None:
                    record.play(seat, act.action)
                else:
                    state.apply_action(state.string_to_action(act.action), seat)
            except GameError as error:
                self._fault_at(str(error), act.at)
                return
            expected = f"{turn.number}..." if turn == was else f"{turn.number}."
            if act.number not in ("", expected):
                self._fault_at(f"The number here should be {expected}", act.number_at)
            line.entries.append(Entry(seat, act.action))
            _say(line.comments, place + 1, act.comments)
            for other in act.others:
                variation = Variation([])
                self._play(other, before.clone(), was, variation, None)
                if variation.entries:
                    line.variations.setdefault(place, []).append(variation)

    def _check_result(self, headers: dict[str, _Head], record: Record, result: str, at: int) -> None:
        """Compare the result and the scores with those of the replay."""
        right, scores = result_of(record), scores_of(record) if record.finished else None
        if result not in ("", right):
            self._fault_at(f"The result here should be {right}.", at)
        for name, value in (("Result", right), ("Scores", scores)):
            found = headers.get(name)
            if found is not None and found.value != value:
                why = f"should be {value}" if value is not None else "can’t be here: the game isn’t over"
                self._fault(f"The header {name} {why}.", found.line, found.column)

    def _take_backs(self, headers: dict[str, _Head], record: Record) -> None:
        found = headers.get("TakeBacks")
        if found is None:
            return
        pairs = [TAKE_BACK.fullmatch(part) for part in found.value.split(" ")]
        take_backs = [TakeBack(int(pair[1]), int(pair[2])) for pair in pairs if pair is not None]
        fault = misfit(take_backs, len(record.entries))
        if len(take_backs) < len(pairs):
            fault = "Undos are written like 12-9: the number of moves before and after."
        if fault is not None:
            self._fault(fault, found.line, found.column)
        else:
            record.take_backs = take_backs


def _say(comments: dict[int, str], place: int, parts: Iterable[str]) -> None:
    """Put comments at a place; several are one."""
    text = " ".join(" ".join(parts).split())
    if text:
        comments[place] = text
