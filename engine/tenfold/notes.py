"""Notes in the `meta` of a record: typed fields for its short texts.

An invalid note is ignored, but stays in the record unchanged.
"""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, NamedTuple, get_type_hints

from tenfold.reading import MisfitError, between, read

Count = Annotated[int, between(0, 99_999)]
"""A count."""

Time = Annotated[int, between(0, 10**16 - 1)]
"""Milliseconds since 1970."""

DIGITS = 20
"""The maximum number of digits in a number of a note."""


class Notes(NamedTuple):
    """The notes of one record. A note that isn’t there is 0, empty or None. Times are milliseconds since 1970."""

    created: Time = 0
    finished: Time = 0
    day: Count = 0  # the day whose daily deal it is
    hints: Count = 0  # the number of hints
    looks: Count = 0  # the number of undos after seeing a hidden card
    nonce: str = ""  # of the seal
    match_of: str = ""  # the id of the first game of the series
    contest: str = ""  # tournament/round/table
    forfeit: str = ""  # why an arena ended the game

    @classmethod
    def read(cls, meta: Mapping[str, str]) -> "Notes":
        """Return the notes of these texts.

        >>> notes = Notes.read({"hints": "2", "match-of": "a", "day": "soon"})
        >>> notes.hints, notes.match_of, notes.day
        (2, 'a', 0)
        """
        found = {}
        hints = _hints()
        for key, text in meta.items():
            name = key.replace("-", "_")
            if name in hints and key == _key(name):
                try:
                    found[name] = read(hints[name], _plain(hints[name], text))
                except MisfitError:
                    continue
        return cls(**found)


def note(meta: dict[str, str], **changed: Any) -> None:
    """Write notes into the `meta` of a record; None, 0 or an empty text removes one.

    >>> meta = {"day": "3", "hints": "1"}
    >>> note(meta, day=0, hints=2, match_of="a")
    >>> meta
    {'hints': '2', 'match-of': 'a'}
    """
    for name, value in changed.items():
        if value:
            meta[_key(name)] = str(value)
        else:
            meta.pop(_key(name), None)


def _key(name: str) -> str:
    return name.replace("_", "-")


@cache
def _hints() -> dict[str, Any]:
    return get_type_hints(Notes, include_extras=True)


def _plain(hint: Any, text: str) -> str | int | None:
    """Return a note as plain data: a number if its type is one, or None if it isn’t valid."""
    if hint is str:
        return text
    is_number = text.isascii() and text.isdigit() and len(text) <= DIGITS
    return int(text) if is_number else None
