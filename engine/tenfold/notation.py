r"""Games as text, like PGN for chess: many games in one file, with comments and variations (docs/format.md).

>>> from tenfold import Record, Seat
>>> record = Record("pig10", seats=[Seat("Bea"), Seat("Ada", "bot", "hard")], options={"first_player": "0"}, seed=7)
>>> for seat, action in ((0, "2"), (1, "9")):
...     record.play(seat, action)
>>> game = AnnotatedRecord(record, headers={"Event": "Sunday"}, comments={2: "Too much."})
>>> headers, moves = str(game).split("\n\n")
>>> print(headers)
[Tenfold "1"]
[Game "pig10"]
[Seat0 "Bea"]
[Seat1 "Ada"]
[Level1 "hard"]
[Options {"first_player": "0"}]
[Deal "7"]
[Result "*"]
[Event "Sunday"]
>>> print(moves)
1. 2 2. 9 {Too much.} *
>>> read_game(str(game)) == game
True
"""

from __future__ import annotations

import json
import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from typing import Any, NamedTuple, NoReturn, Protocol

from tenfold.errors import GameError, RecordError
from tenfold.plainjson import DEEPEST, LARGEST, canonical, read_json, shown
from tenfold.record import Entry, Record, Seat, TakeBack
from tenfold.registry import game_class
from tenfold.state import AnyState

VERSION = 1
"""The version of the format, in the header `Tenfold`."""

DATE = "Date"
"""The name of the header with the day, which `write_games` adds."""

WIDTH = 80
"""The length at which lines of moves wrap."""

_START = "[Tenfold "
_HEADER = re.compile(r"\[([A-Za-z][A-Za-z0-9_]*) +(.*)\]\s*", re.ASCII)
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*", re.ASCII)
_RESERVED = re.compile(r"Tenfold|Game|(?:Seat|Level)\d+|Options|Deal|Position|Result|Scores|TakeBacks|Meta", re.ASCII)
_OBJECTS = ("Options", "Position", "Meta")
_DEAL = re.compile(r"0|[1-9]\d{0,15}", re.ASCII)
_TAKE_BACK = re.compile(r"(0|[1-9]\d{0,6})-(0|[1-9]\d{0,6})", re.ASCII)

_ESCAPED = r"\\[^\w\n]"  # a backslash and a sign, or a space
_TOKEN = re.compile(
    rf"\s+|\{{(?P<comment>(?:[^\\{{}}]++|{_ESCAPED})*+)\}}|(?P<mark>[(),])|(?P<word>(?:[^\s\\{{}}(),]|{_ESCAPED})++)"
)
_NUMBER = re.compile(r"([1-9]\d*)(\.\.\.|\.)", re.ASCII)
_OUT_OF_TURN = re.compile(r"(\d{1,3}):", re.ASCII)
_RESULT = re.compile(r"\*|\d+(?:-\d+)+", re.ASCII)
_BACKSLASHED = re.compile(r"\\(.)")
_SIGNS = re.compile(r"[\\{}(),[]")
_CONTROL = re.compile("[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


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


@dataclass
class Variation:
    """Other moves instead of some of a game: what could have been played.

    `comments` and `variations` are as in `AnnotatedRecord`. Their numbers count from the first move of the variation.
    """

    entries: list[Entry]
    comments: dict[int, str] = field(default_factory=dict)
    variations: dict[int, list[Variation]] = field(default_factory=dict)


@dataclass
class AnnotatedRecord:
    """A record with comments, variations and headers. `str` returns its text, without a line feed at the end.

    `comments` maps a number of moves to the comment after that many, so 0 is before the first move. White space in a
    comment is one space. `variations` maps the number of moves before a move to the lines that replace it. `headers`
    holds headers that the format doesn’t define, such as `Event`. `errors` has what `read_game` found if it wasn’t
    strict.

    `str` raises `GameError` if a header or comment can’t be written, or if there is no such move to annotate.
    """

    record: Record
    headers: dict[str, str] = field(default_factory=dict)
    comments: dict[int, str] = field(default_factory=dict)
    variations: dict[int, list[Variation]] = field(default_factory=dict)
    errors: list[NotationError] = field(default_factory=list, compare=False)

    def __str__(self) -> str:
        return "\n".join([*_header_lines(self), "", *_wrapped(_moves(self))])


class Writable(Protocol):
    """A text file, or anything else with such a method."""

    def write(self, text: str, /) -> object:
        """Write a text."""


def read_game(source: str | Iterable[str], *, strict: bool = True) -> AnnotatedRecord | None:
    r"""Return the next game of a text or text file, or None if there is none left.

    A file is read up to the end of the game, so the next call returns the game after it. Any iterator over lines will
    do. A text always starts from its beginning: use `read_games` for one with several games.

    Raise `NotationError`, which says where, for a text that isn’t a game, and for a game that isn’t possible. If it
    isn’t `strict`, continue after an error where possible. A line of moves then ends before the first that can’t be
    read or played, and `errors` has the errors. Without a table or a deal there is no game, so that still raises.

    >>> read_game("") is None
    True
    >>> text = '[Tenfold "1"]\n[Game "pig10"]\n[Seat0 "Bea"]\n[Seat1 "Tom"]\n[Deal "8"]\n\n1. 2 2. 11 *'
    >>> game = read_game(text, strict=False)
    >>> game.record.entries
    [Entry(seat=1, action='2')]
    >>> game.errors[0].line, game.errors[0].column
    (7, 9)
    >>> read_game(text + " *")
    Traceback (most recent call last):
    tenfold.notation.NotationError: Line 7, column 14: The game ends with its result, and there is more after it.
    """
    return next(read_games(source, strict=strict), None)


def read_games(source: str | Iterable[str], *, strict: bool = True) -> Iterator[AnnotatedRecord]:
    """Yield the games of a text or text file, reading one at a time.

    Errors are as in `read_game`. After one, the next `next` continues with the game after it.

    >>> import io
    >>> from tenfold import Record, Seat
    >>> file = io.StringIO()
    >>> write_games((Record("tens", seats=[Seat("Bea"), Seat("Tom")], seed=seed) for seed in range(3)), file)
    3
    >>> [game.record.seed for game in read_games(file.getvalue())]
    [0, 1, 2]
    """
    return _Games(source, strict)


def write_games(games: Iterable[Record | AnnotatedRecord], file: Writable) -> int:
    """Write games to a text file and return their number. Open the file with `encoding="utf-8"`.

    A record without annotations gets the header `DATE` if its notes say when it was made (UTC). Raise `GameError` for a
    game that can’t be written.
    """
    number = 0
    for game in games:
        text = str(game if isinstance(game, AnnotatedRecord) else AnnotatedRecord(game, headers=_date(game)))
        file.write(f"\n{text}\n" if number else f"{text}\n")
        number += 1
    return number


# Turns. A number stands for the acts that a seat takes in turn, one after another, and for acts out of turn among them.


class _Turn(NamedTuple):
    number: int = 0
    seat: int | None = None

    def after(self, seat: int, on_turn: int) -> _Turn:
        """Return the turn of an act of `seat` while `on_turn` is on turn."""
        if seat != on_turn:
            return self if self.number else _Turn(1)
        return self if seat == self.seat else _Turn(self.number + 1, seat)


# Writing.


def _header_lines(game: AnnotatedRecord) -> Iterator[str]:
    record = game.record
    record.to_json()  # raises if the notes can't be kept
    table = record.load_game()
    yield f'[Tenfold "{VERSION}"]'
    yield _header("Game", record.game)
    for number, seat in enumerate(record.seats):
        yield _header(f"Seat{number}", seat.name)
        if seat.level is not None:
            yield _header(f"Level{number}", seat.level)
    if table.chosen:
        yield _header("Options", {**table.chosen})
    yield _header("Deal", str(record.seed)) if record.start is None else f"[Position {canonical(record.start)}]"
    yield _header("Result", _result(record))
    if record.finished:
        yield _header("Scores", _scores(record))
    if record.take_backs:
        yield _header("TakeBacks", _undos(record))
    if record.meta:
        yield _header("Meta", record.meta)
    yield from _other_headers(game.headers)


def _other_headers(headers: Mapping[str, str]) -> Iterator[str]:
    for name, value in headers.items():
        if not isinstance(name, str) or not _NAME.fullmatch(name) or _RESERVED.fullmatch(name):
            raise GameError(f"A header can’t have the name {shown(name)}.")
        if not isinstance(value, str):
            raise GameError(f"The header {name} must be a text, not {shown(value)}.")
        yield _header(name, value)


def _header(name: str, value: str | Mapping[str, str]) -> str:
    text = json.dumps(value, ensure_ascii=False)
    text = _CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
    if json.loads(text) != value:  # two halves of one character would become that character
        raise GameError(f"The header {name} can’t be written: {shown(value)}.")
    return f"[{name} {text}]"


def _result(record: Record) -> str:
    return "-".join(map(str, record.state.ranking())) if record.finished else "*"


def _undos(record: Record) -> str:
    fault = _misfit(record.take_backs, len(record.entries))
    if fault is not None:
        raise RecordError(fault)
    return " ".join(f"{before}-{after}" for before, after in record.take_backs)


def _scores(record: Record) -> str:
    return " ".join(map(str, record.state.scores()))


def _date(record: Record) -> dict[str, str]:
    day = date(1970, 1, 1).toordinal() + record.notes.created // 86_400_000
    known = record.notes.created and day <= date.max.toordinal()
    return {DATE: date.fromordinal(day).isoformat()} if known else {}


def _first_state(record: Record) -> AnyState:
    return next(record.replay()).clone(events=False)


def _moves(game: AnnotatedRecord) -> list[str]:
    """Return the moves and the result, in pieces that stay on one line."""
    line = Variation(game.record.entries, game.comments, game.variations)
    return [*_line(line, _first_state(game.record), _Turn()), _result(game.record)]


def _line(line: Variation, state: AnyState, turn: _Turn, depth: int = 0) -> list[str]:
    """Return a line of moves in pieces. It is played on in `state`."""
    _check_places(line)
    if depth > DEEPEST:
        raise GameError(f"Variations can be nested {DEEPEST} deep at most.")
    pieces = _comment(line.comments.get(0, ""))
    flows = False  # True right after a move: a comma is enough then if the turn goes on
    for place, (seat, action) in enumerate(line.entries):
        on_turn = state.current_player()
        before, turn = turn, turn.after(seat, on_turn)
        if turn == before and flows:
            pieces[-1] += ","
        number = "" if turn == before and flows else f"{turn.number}... " if turn == before else f"{turn.number}. "
        pieces.append(f"{number}{'' if seat == on_turn else f'{seat}: '}{_act(action)}")
        others = line.variations.get(place, ())
        here = state.clone(events=False) if others else state
        state.apply_action(state.string_to_action(action), seat)
        added = _comment(line.comments.get(place + 1, ""))
        for other in others:
            inner = _line(other, here.clone(), before, depth + 1)
            added += [f"({inner[0]}", *inner[1:]]
            added[-1] += ")"
        pieces += added
        flows = not added
    return pieces


def _check_places(line: Variation) -> None:
    """Raise `GameError` for a comment or a variation where there is no move."""
    moves = len(line.entries)
    for place in line.comments:
        if place not in range(moves + 1):
            raise GameError(f"There is no place for a comment after {shown(place)} of {moves} moves.")
    for place, others in line.variations.items():
        if place not in range(moves):
            raise GameError(f"There is no move to replace after {shown(place)} of {moves} moves.")
        if not all(other.entries for other in others):
            raise GameError("A variation must have a move.")


def _comment(text: str) -> list[str]:
    """Return a comment word by word; the brackets stick to the words."""
    words = text.split()
    if not words:
        return []
    if _CONTROL.search("".join(words)):
        raise GameError(f"A comment can’t have control characters: {shown(text)}.")
    words = [re.sub(r"[\\{}[]", r"\\\g<0>", word) for word in words]
    words[0] = f"{{{words[0]}"
    words[-1] += "}"
    return words


def _act(action: str) -> str:
    """Return the text of an action with a backslash before whatever would mean something else."""
    if not action or _CONTROL.search(action):
        raise GameError(f"The action {shown(action)} can’t be written as text.")
    text = _SIGNS.sub(r"\\\g<0>", action)
    if " ".join(text.split()) != text:
        text = re.sub(r"\s", r"\\\g<0>", text)
    return " ".join(map(_plain_word, text.split(" ")))


def _plain_word(word: str) -> str:
    """Return a word that is no number, seat or result."""
    if _NUMBER.fullmatch(word) or _OUT_OF_TURN.fullmatch(word) or _RESULT.fullmatch(word):
        return re.sub(r"[.:*-]", r"\\\g<0>", word)
    return word


def _wrapped(pieces: Iterable[str]) -> Iterator[str]:
    line = ""
    for piece in pieces:
        if line and len(line) + 1 + len(piece) > WIDTH:
            yield line
            line = ""
        line = f"{line} {piece}" if line else piece
    yield line


def _misfit(take_backs: Iterable[tuple[int, int]], entries: int) -> str | None:
    """Return what is wrong with take-backs, or None. Between them, entries are only added."""
    least = 0
    for before, after in take_backs:
        if not before > after >= 0 or before < least:
            return f"The undo {before}-{after} isn’t possible."
        least = after
    return "There are fewer moves than after the last undo." if least > entries else None


# Reading.


class _Head(NamedTuple):
    """A header: its value, and where it stands."""

    value: Any
    line: int
    column: int


@dataclass(slots=True)
class _Branch:
    """A line of moves as written, not yet played."""

    comments: list[str] = field(default_factory=list)
    acts: list[_Act] = field(default_factory=list)


@dataclass(slots=True)
class _Act:
    """A move as written. `at` is its place in the text, `number_at` that of its number."""

    at: int
    action: str
    seat: int | None
    number: str
    number_at: int
    comments: list[str] = field(default_factory=list)
    others: list[_Branch] = field(default_factory=list)


class _Games:
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

    def __iter__(self) -> _Games:
        return self

    def __next__(self) -> AnnotatedRecord:
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
            if line.startswith(_START) and (head or body):
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

    def game(self) -> AnnotatedRecord:
        """Return the game; raise `NotationError` for the first error, or if there is no game at all."""
        headers = self._headers()
        record = self._table(headers)
        main, result, end = self._parsed()
        line = self._played(main, record)
        self._check_result(headers, record, result, end)
        self._take_backs(headers, record)
        self._check_saved(record, _Head(None, self._start, 1))
        others = {name: found.value for name, found in headers.items() if not _RESERVED.fullmatch(name)}
        return AnnotatedRecord(record, others, line.comments, line.variations, self._errors)

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
        if not self._head or not self._head[0][1].startswith(_START):
            self._fault(f'A game starts with the header [Tenfold "{VERSION}"].', self._start, 1)
        for number, line in self._head:
            parts = _HEADER.fullmatch(line)
            if parts is None:
                self._fault('A header is written like [Game "pig10"].', number, 1)
                continue
            name, column = parts[1], parts.start(2) + 1
            try:
                value = read_json(parts[2])
            except (ValueError, RecursionError) as error:
                self._fault(f"The value of the header {name} can’t be read: {error}.", number, column)
                continue
            kind = dict if name in _OBJECTS else str
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
            newer = _DEAL.fullmatch(version.value) and int(version.value) > VERSION
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
            if not _DEAL.fullmatch(found.value):
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
            if _RESERVED.fullmatch(name) and name.startswith(("Seat", "Level")) and name not in known:
                self._fault(f"The header {name} is for a seat that isn’t there.", found.line, 1)
        return seats

    # Moves.

    def _parsed(self) -> tuple[_Branch, str, int]:
        """Return the moves as written, the result and its place. If reading isn't strict, they end before a fault."""
        parser = _Parser(self._text)
        try:
            parser.parse()
        except _FaultError as error:
            self._fault_at(error.message, error.at)
        return parser.main, parser.result, parser.result_at

    def _played(self, main: _Branch, record: Record) -> Variation:
        """Play the moves of the game into the record, and return them with what is said beside them."""
        line = Variation([])
        self._play(main, record.state, _Turn(), line, record)
        return line

    def _play(self, branch: _Branch, state: AnyState, turn: _Turn, line: Variation, record: Record | None) -> None:
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
        right, scores = _result(record), _scores(record) if record.finished else None
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
        pairs = [_TAKE_BACK.fullmatch(part) for part in found.value.split(" ")]
        take_backs = [TakeBack(int(pair[1]), int(pair[2])) for pair in pairs if pair is not None]
        fault = _misfit(take_backs, len(record.entries))
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


class _FaultError(Exception):
    """The moves can't be read from a place on."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.message, self.at = message, at


class _Parser:
    """Moves as written: `main` is the game, `result` its result, or empty if there is none."""

    def __init__(self, text: str) -> None:
        self.main = _Branch()
        self.result = ""
        self.result_at = len(text)
        self._text = text
        self._open: list[tuple[_Branch, int]] = [(self.main, 0)]
        self._words: list[str] = []
        self._words_at = 0
        # What waits for a move, and where it stands.
        self._seat: tuple[int, int] | None = None
        self._number: tuple[str, int] | None = None
        self._comma: tuple[str, int] | None = None

    def parse(self) -> None:
        """Read everything; raise `_FaultError` where that isn't possible."""
        at = 0
        while at < len(self._text):
            token = _TOKEN.match(self._text, at)
            if token is None:
                self._no_token(at)
            if self.result and token.lastgroup is not None:
                raise _FaultError("The game ends with its result, and there is more after it.", at)
            if token.lastgroup == "comment":
                self._comment(token["comment"], at)
            elif token.lastgroup == "mark":
                self._mark(token["mark"], at)
            elif token.lastgroup == "word":
                self._word(token["word"], at)
            at = token.end()
        self._end_act(at)
        if len(self._open) > 1:
            raise _FaultError("This variation has no end.", self._open[-1][1])
        if not self.result:
            raise _FaultError("The result is missing: the places by seat, like 2-1, or * for an unfinished game.", at)

    def _no_token(self, at: int) -> NoReturn:
        sign = self._text[at]
        why = {"{": "This comment has no end.", "}": "No comment ends here."}
        raise _FaultError(why.get(sign, "A backslash must stand before a sign."), at)

    def _comment(self, text: str, at: int) -> None:
        self._end_act(at)
        text = " ".join(_BACKSLASHED.sub(r"\1", text).split())
        if _CONTROL.search(text):
            raise _FaultError("A comment can’t have control characters.", at)
        branch = self._open[-1][0]
        (branch.acts[-1] if branch.acts else branch).comments.append(text)

    def _mark(self, mark: str, at: int) -> None:
        waiting = bool(self._words)
        self._end_act(at)
        branch, opened = self._open[-1]
        if mark == ",":
            if not waiting:
                raise _FaultError("There is no move before this comma.", at)
            self._comma = (mark, at)
        elif mark == "(":
            if not branch.acts:
                raise _FaultError("There is no move that this variation can replace.", at)
            if len(self._open) > DEEPEST:
                raise _FaultError(f"Variations can be nested {DEEPEST} deep at most.", at)
            other = _Branch()
            branch.acts[-1].others.append(other)
            self._open.append((other, at))
        else:
            if len(self._open) == 1:
                raise _FaultError("No variation ends here.", at)
            if not branch.acts:
                raise _FaultError("A variation must have a move.", opened)
            self._open.pop()

    def _word(self, word: str, at: int) -> None:
        if _NUMBER.fullmatch(word):
            self._end_act(at)
            self._number = (word, at)
        elif seat := _OUT_OF_TURN.fullmatch(word):
            if self._words or self._seat is not None:
                raise _FaultError("A comma must stand between two moves.", at)
            self._seat = (int(seat[1]), at)
        elif _RESULT.fullmatch(word):
            self._end_act(at)
            if len(self._open) > 1:
                raise _FaultError("A variation has no result.", at)
            self.result, self.result_at = word, at
        elif word.startswith("["):
            raise _FaultError("A header can’t stand among the moves.", at)
        else:
            if not self._words:
                self._words_at = at
            self._words.append(_BACKSLASHED.sub(r"\1", word))

    def _end_act(self, at: int) -> None:
        """Add the move that ends here, if there is one."""
        if not self._words:
            for waits, what in ((self._seat, "seat"), (self._number, "number"), (self._comma, "comma")):
                if waits is not None:
                    raise _FaultError(f"There is no move after this {what}.", waits[1])
            return
        number, number_at = self._number or ("", at)
        seat = None if self._seat is None else self._seat[0]
        self._open[-1][0].acts.append(_Act(self._words_at, " ".join(self._words), seat, number, number_at))
        self._words, self._seat, self._number, self._comma = [], None, None, None
