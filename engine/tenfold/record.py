"""The save file: the table, the deal and every move, enough to replay a game exactly.

A record is only data. It has no clock and no screen; callers keep things such as times in `Record.meta`.

>>> record = Record("pig10", seats=[Seat("Bea"), Seat("Ada", "bot", "hard")], options={"first_player": "0"}, seed=7)
>>> record.play(0, record.state.action_to_string(record.state.legal_actions()[0]))
>>> Record.from_json(record.to_json()) == record
True
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import count
from typing import Any, ClassVar, NamedTuple

from tenfold.errors import GameError, IllegalAction, NewerError, RecordError
from tenfold.game import AnyGame
from tenfold.notes import Notes, note
from tenfold.plainjson import LARGEST, canonical, fingerprint, read_json, shown, whole
from tenfold.registry import game_class
from tenfold.state import AnyState

FORMAT = "tenfold-record"
"""The name of the format in a record."""

VERSION = 1
"""The version of the format."""

SEEDS = 2**53
"""The limit of deal numbers in records. Every JSON reader, JavaScript's included, keeps smaller ones exact."""

_NAME_LENGTH, _PLAYER_LENGTH = 40, 200
_META_ITEMS, _META_LENGTH = 32, 1000
_KEYS = frozenset(
    ("format", "version", "game", "options", "seats", "seed", "start", "entries", "take_backs", "meta", "digest")
)


@dataclass(frozen=True, slots=True)
class Seat:
    """The player of one seat: a person, or a bot.

    The level of a bot is the name of a player, as in `tenfold.players`. It is one of the three levels, or any other
    name, known or not. Raise `GameError` for a name that is blank, has control characters, or has over 40 characters
    (200 for a level). Raise it for an unknown kind, too, and for a level that doesn't go with the kind.
    """

    name: str
    kind: str = "person"
    level: str | None = None

    def __post_init__(self) -> None:
        _check_name(self.name, "A name", _NAME_LENGTH)
        if self.kind not in ("person", "bot"):
            raise GameError(f"A seat must be a “person” or a “bot”, not {shown(self.kind)}.")
        if self.kind == "bot" and self.level is None:
            raise GameError("A bot needs a level: easy, medium, hard, or the name of another player.")
        if self.kind == "bot":
            _check_name(self.level, "The name of a player", _PLAYER_LENGTH)
        if self.kind == "person" and self.level is not None:
            raise GameError("A person can’t have a level.")


class Entry(NamedTuple):
    """One move: the seat and the text of its action."""

    seat: int
    action: str


class TakeBack(NamedTuple):
    """An undo: the number of entries before and after it."""

    before: int
    after: int


class Record:
    """One game from the deal on: table, seats, seed or start position, moves, take-backs.

    `start` is a position as `State.serialize` writes it. Without it, the game is dealt from `seed`, or at random. Raise
    `GameError` if there is no such game, option, number of seats, seed or position, or if two seats have the same name.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: Sequence[Seat],
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        start: Mapping[str, Any] | None = None,
        meta: Mapping[str, str] | None = None,
    ) -> None:
        self.game = game
        self.seats: tuple[Seat, ...] = _checked_seats(seats)
        for name, given in (("options", options), ("meta", meta)):
            if given is not None and not isinstance(given, Mapping):
                raise GameError(f"The {name} of a record must be texts by name, not {shown(given)}.")
        self.meta: dict[str, str] = dict(meta or {})
        self._game: AnyGame = game_class(game).with_options(len(self.seats), options or {})
        self.options: dict[str, str] = dict(self._game.settings)
        self._start = None if start is None else _plain_text(start)
        if self._start is not None:
            if seed is not None:
                raise GameError("A record can’t have both a seed and a start position.")
        elif seed is None:
            seed = random.SystemRandom().getrandbits(32)
        else:
            number = whole(seed)
            if number is None or not 0 <= number < SEEDS:
                raise GameError(f"A deal number must be a whole number from 0 to {SEEDS - 1}, not {shown(seed)}.")
            seed = number
        self.seed = seed
        self.entries: list[Entry] = []
        self.take_backs: list[TakeBack] = []
        self._state = self._first_state()

    def load_game(self) -> AnyGame:
        """Return the game with this table's options."""
        return self._game

    @property
    def notes(self) -> Notes:
        """Return the notes in `meta`, as typed fields."""
        return Notes.read(self.meta)

    def note(self, **changed: Any) -> None:
        """Write notes into `meta` (`tenfold.notes.note`)."""
        note(self.meta, **changed)

    @property
    def start(self) -> dict[str, Any] | None:
        """Return the start position, or None if the game was dealt from the seed."""
        return None if self._start is None else dict(json.loads(self._start))

    @property
    def state(self) -> AnyState:
        """Return the position after the last entry, with all events. `clone()` it before you try something out."""
        return self._state

    @property
    def finished(self) -> bool:
        """True if the game is over."""
        return self._state.is_terminal()

    def play(self, seat: int, action: str) -> None:
        """Append a move of a seat, on turn or out of turn.

        Raise `IllegalAction`, and leave the record unchanged, if the rules do not allow it.
        """
        number = whole(seat)
        if number is None or not 0 <= number < len(self.seats):
            raise IllegalAction(f"There is no seat {shown(seat)} at a table of {len(self.seats)}.")
        self._state.apply_action(self._state.string_to_action(action), number)
        self.entries.append(Entry(number, action))

    def take_back(self, count: int = 1) -> None:
        """Remove the last moves and remember that they were taken back.

        Raise `IllegalAction` if there are fewer moves than that.
        """
        before, number = len(self.entries), whole(count)
        if number is None or not 1 <= number <= before:
            raise IllegalAction(f"The record has {before} moves, so it can’t undo {shown(count)}.")
        del self.entries[before - number :]
        self.take_backs.append(TakeBack(before, before - number))
        self._state = self._after(self.entries)

    def previous(self) -> AnyState:
        """Return the position before the last entry, or the first one. The caller may change it."""
        return self._after(self.entries[:-1])

    def _after(self, entries: Iterable[Entry]) -> AnyState:
        state = self._first_state()
        for seat, action in entries:
            state.apply_action(state.string_to_action(action), seat)
        return state

    def replay(self) -> Iterator[AnyState]:
        """Yield the position before the first entry and after each one. The caller may change them."""
        state = self._first_state()
        yield state.clone()
        for seat, action in self.entries:
            state.apply_action(state.string_to_action(action), seat)
            yield state.clone()

    def digest(self) -> str:
        """Return the SHA-256 of every position of the replay, as hex digits.

        If it is the same on two machines, they played the same game, card by card. It leaves out events and default
        options. So a game with a new option or new events keeps its digests.
        """
        return fingerprint(*(canonical(json.loads(state.serialize())) for state in self.replay()))

    def to_json(self) -> str:
        """Return the record as JSON text, which `from_json` reads.

        Raise `RecordError` if `meta` is not a small dict of texts.
        """
        data = self._data()
        _check_meta(data["meta"])
        text = json.dumps(data | {"digest": fingerprint(canonical(data))})
        if len(text) > LARGEST:
            raise RecordError(f"This record is longer than {LARGEST:,} characters.")
        return text

    @classmethod
    def from_json(cls, text: str) -> Record:
        """Return the record of a JSON text, checked field by field, then replayed move by move.

        Raise `RecordError`, saying what is wrong and where, for anything that `to_json` did not write.
        """
        try:
            data = read_json(text)
        except ValueError as error:
            raise RecordError(f"This isn’t a saved game: {error}.") from None
        _check_fields(data)
        return cls._from_fields(data)

    def __eq__(self, other: object) -> bool:
        return self._data() == other._data() if isinstance(other, Record) else NotImplemented

    __hash__: ClassVar[None]  # type: ignore[assignment]  # a record is mutable

    def __repr__(self) -> str:
        names = ", ".join(seat.name for seat in self.seats)
        return f"<Record {self.game}: {names}; {len(self.entries)} moves{', finished' if self.finished else ''}>"

    def _first_state(self) -> AnyState:
        state: AnyState
        if self._start is not None:
            state = self._game.deserialize_state(self._start)
        else:
            state = self._game.new_initial_state(self.seed)
        return state

    def _data(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "options": dict(self._game.chosen),
            "seats": [asdict(seat) for seat in self.seats],
            "seed": self.seed,
            "start": self.start,
            "entries": [list(entry) for entry in self.entries],
            "take_backs": [list(taken) for taken in self.take_backs],
            "meta": self.meta,
        }

    @classmethod
    def _from_fields(cls, data: dict[str, Any]) -> Record:
        try:
            seats = [Seat(**seat) for seat in data["seats"]]
            record = cls(
                data["game"],
                seats=[Seat(f"{number}") for number in range(len(seats))],
                options=data["options"],
                seed=data["seed"],
                start=data["start"],
                meta=data["meta"],
            )
            record.seats = tuple(seats)  # older records may have the same name twice
        except GameError as error:
            raise RecordError(f"This saved game can’t be set up: {error}") from None
        for number, (seat, action) in enumerate(data["entries"], start=1):
            try:
                record.play(seat, action)
            except IllegalAction as error:
                raise RecordError(f"Move {number} ({shown(action)} by seat {seat}) isn’t possible: {error}") from None
        record.take_backs = [TakeBack(*taken) for taken in data["take_backs"]]
        digest = data.pop("digest")
        if digest != fingerprint(canonical(data)):
            raise RecordError("This saved game was changed or damaged: its digest doesn’t match.")
        return record


def distinct_seats(seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return seats for a new record. An older record may have a name twice; the second one gets a number.

    >>> [seat.name for seat in distinct_seats([Seat("Ada"), Seat("Ada"), Seat("Ada 2")])]
    ['Ada', 'Ada 3', 'Ada 2']
    """
    taken = {seat.name for seat in seats}
    found: list[Seat] = []
    for seat in seats:
        if seat.name in {other.name for other in found}:
            name = next(name for number in count(2) if (name := f"{seat.name} {number}") not in taken)
            taken.add(name)
            found.append(replace(seat, name=name))
        else:
            found.append(seat)
    return tuple(found)


def _checked_seats(seats: Iterable[object]) -> tuple[Seat, ...]:
    found = tuple(seats) if isinstance(seats, Iterable) else (seats,)
    checked = tuple(seat for seat in found if isinstance(seat, Seat))
    if len(checked) < len(found):
        raise GameError(f'The seats of a record must be a list of Seat, such as Seat("Ada"), not {shown(seats)}.')
    names: set[str] = set()
    for seat in checked:
        if seat.name in names:
            raise GameError(f"Two players are called {seat.name}. Change one of the names.")
        names.add(seat.name)
    return checked


def _plain_text(start: object) -> str:
    try:
        return canonical(start)
    except (TypeError, ValueError, RecursionError):
        raise GameError("A start position must be plain JSON data.") from None


def _check_fields(data: Any) -> None:
    """Raise `RecordError`, naming the field, unless every field has the right shape."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("This isn’t a saved game of Tenfold.")
    version = data.get("version")
    if type(version) is int and version > VERSION:
        raise NewerError(f"This saved game is from a newer Tenfold: format {version}, and this one reads {VERSION}.")
    _check(type(version) is int and version == VERSION, "version", f"must be {VERSION}")
    for key in sorted(_KEYS):
        _check(key in data, key, "is missing")
    for key in data:
        _check(key in _KEYS, key, "isn’t known")
    _check(isinstance(data["game"], str), "game", "must be a text")
    options = data["options"]
    _check(isinstance(options, dict) and _all_texts(options.values()), "options", "must be texts by name")
    seats = data["seats"]
    _check(isinstance(seats, list), "seats", "must be a list")
    for number, seat in enumerate(seats):
        fits = isinstance(seat, dict) and set(seat) == {"name", "kind", "level"}
        _check(fits, f"seats[{number}]", "must have a name, a kind and a level")
        _check(_all_texts((seat["name"], seat["kind"], seat["level"] or "")), f"seats[{number}]", "must hold texts")
    seed, start = data["seed"], data["start"]
    _check((seed is None) != (start is None), "seed", "or “start” must be null, but not both")
    _check(seed is None or type(seed) is int, "seed", "must be a whole number")
    _check(start is None or isinstance(start, dict), "start", "must be a position")
    _check(isinstance(data["entries"], list), "entries", "must be a list")
    for number, entry in enumerate(data["entries"], start=1):
        fits = isinstance(entry, list) and len(entry) == 2 and type(entry[0]) is int and isinstance(entry[1], str)
        _check(fits, f"entries[{number - 1}]", "must be a seat and a text")
    _check_take_backs(data["take_backs"], len(data["entries"]))
    _check_meta(data["meta"])
    _check(isinstance(data["digest"], str), "digest", "must be a text")


def _check_take_backs(take_backs: Any, entries: int) -> None:
    """Raise `RecordError` if the numbers don't fit together: between take-backs, entries are only added."""
    _check(isinstance(take_backs, list), "take_backs", "must be a list")
    least = 0
    for number, taken in enumerate(take_backs, start=1):
        fits = isinstance(taken, list) and len(taken) == 2 and all(type(count) is int for count in taken)
        _check(fits and taken[0] > taken[1] >= 0 and taken[0] >= least, f"take_backs[{number - 1}]", "isn’t possible")
        least = taken[1]
    _check(least <= entries, "take_backs", "leaves more entries than there are")


def _check_meta(meta: Any) -> None:
    _check(isinstance(meta, dict), "meta", "must be texts by name")
    fits = len(meta) <= _META_ITEMS and _all_texts((*meta, *meta.values()))
    fits = fits and all(len(text) <= _META_LENGTH for text in (*meta, *meta.values()))
    _check(fits, "meta", f"can hold at most {_META_ITEMS} texts of {_META_LENGTH} characters")


def _check(holds: bool, field: str, fault: str) -> None:
    if not holds:
        raise RecordError(f"This saved game is damaged: “{field[:60]}” {fault}.")


def _all_texts(values: Any) -> bool:
    return all(isinstance(value, str) for value in values)


def _check_name(name: object, label: str, longest: int) -> None:
    if not isinstance(name, str) or not name.strip() or len(name) > longest:
        raise GameError(f"{label} must have 1 to {longest} characters, not {shown(name)}.")
    if any(map(_is_control, name)):
        raise GameError(f"{label} can’t have control characters: {shown(name)}.")


def _is_control(character: str) -> bool:
    """True for control characters, lone surrogates, line separators and changes of the writing direction."""
    code = ord(character)
    return (
        code < 0x20
        or 0x7F <= code < 0xA0
        or 0xD800 <= code < 0xE000
        or 0x2028 <= code < 0x202F
        or 0x2066 <= code < 0x206A
    )
