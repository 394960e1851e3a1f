"""What those who keep a record note in its `meta`: typed fields over its short texts.

A note is words with a space between, as `2 5 6 0 1 0` or `-7 Bea`. A note that makes
no sense is as good as none, and stays in the record as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

from tenfold.reading import Between, MisfitError, read

Count = Annotated[int, Between(0, 99_999)]
"""How often something was done."""

Time = Annotated[int, Between(0, 10**16 - 1)]
"""Milliseconds since 1970."""

DIGITS = 20
"""A number of a note has at most this many."""


class Beat(NamedTuple):
    """The result that came with a shared deal. The name is empty if none was given."""

    score: Annotated[int, Between(-999_999, 999_999)]
    name: str


class MatchSoFar(NamedTuple):
    """Which game of a series this is, of how many, and points and wins by seat."""

    number: int
    games: int
    totals: tuple[int, ...]


class Looked(NamedTuple):
    """What had been seen when the game was left: entries, events, events of the run."""

    entries: int
    events: int
    run: tuple[int, ...]


class Practised(NamedTuple):
    """The id of the game that this one is practice of, and the entry it starts from."""

    game: str
    entry: str


@dataclass(frozen=True)
class Notes:
    """The notes of one record. A note that isn’t there is 0, empty or None."""

    created: Time = 0
    finished: Time = 0
    day: Count = 0  # whose daily deal it is
    hints: Count = 0  # hints asked for
    looks: Count = 0  # taken back after a hidden card had been seen
    nonce: str = ""  # of the seal (tenfold.sealing)
    beat: Beat | None = None
    match: MatchSoFar | None = None
    match_of: str = ""  # the id of the first game of the series
    look: Looked | None = None
    practice: Practised | None = None
    contest: str = ""  # tournament/round/table
    forfeit: str = ""  # why an arena ended the game

    @classmethod
    def read(cls, meta: Mapping[str, str]) -> Notes:
        """Return the notes of these texts.

        >>> Notes.read({"hints": "2", "beat": "-7 Zoë B", "day": "soon"})
        Notes(hints=2, beat=Beat(score=-7, name='Zoë B'))
        """
        found = {}
        hints = _hints()
        for key, text in meta.items():
            name = key.replace("-", "_")
            if name in hints and key == _key(name):
                try:
                    found[name] = read(hints[name], _words(hints[name], text))
                except MisfitError:
                    continue
        return cls(**found)

    def __repr__(self) -> str:
        given = [f for f in fields(self) if getattr(self, f.name) != f.default]
        texts = [f"{f.name}={getattr(self, f.name)!r}" for f in given]
        return f"Notes({', '.join(texts)})"


def note(meta: dict[str, str], **changed: Any) -> None:
    """Write notes into the `meta` of a record; None, 0 or an empty text removes one.

    >>> meta = {"day": "3", "hints": "1"}
    >>> note(meta, day=0, match=MatchSoFar(2, 5, (6, 0)))
    >>> meta
    {'hints': '1', 'match': '2 5 6 0'}
    """
    for name, value in changed.items():
        if value:
            meta[_key(name)] = _text(value)
        else:
            meta.pop(_key(name), None)


def _key(name: str) -> str:
    return name.replace("_", "-")


@cache
def _hints() -> dict[str, Any]:
    return get_type_hints(Notes, include_extras=True)


def _text(value: Any) -> str:
    if isinstance(value, tuple):
        return " ".join(map(_text, value))
    return str(value)


def _words(hint: Any, text: str) -> Any:
    """The plain data of a note: its words as its type has numbers and texts."""
    kinds = get_args(hint)
    kind = kinds[0] if kinds else hint
    if kind is int:
        return _number(text)
    if not hasattr(kind, "_fields"):
        return text
    types = get_type_hints(kind)
    words = text.split(" ", len(types) - 1)
    words += [""] * (len(types) - len(words))
    return [_word(one, word) for one, word in zip(types.values(), words, strict=True)]


def _word(kind: Any, word: str) -> Any:
    if kind is int:
        return _number(word)
    return [_number(one) for one in word.split()] if get_origin(kind) is tuple else word


def _number(word: str) -> int | None:
    digits = word.removeprefix("-")
    is_number = digits.isascii() and digits.isdigit() and len(digits) <= DIGITS
    return int(word) if is_number else None
