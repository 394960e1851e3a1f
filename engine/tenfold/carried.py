"""Backup files of a phone: texts by key, including the games (docs/carrying.md)."""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Any

from tenfold.errors import NewerError, RecordError
from tenfold.plainjson import read_json, shown, whole
from tenfold.record import FORMAT as RECORD
from tenfold.record import Record

FORMAT = "tenfold-saves"
"""The name of the format in a backup file."""

VERSION = 1
"""The version of the format."""

LARGEST = 40_000_000
"""The maximum length of a file, in characters."""

MOST = 20_000
"""The maximum number of texts in a file."""

GAME = "game:"
"""The prefix of the keys of games. For a file that is a single record, this prefix is the whole key."""


def saves_of(text: object) -> dict[str, str]:
    """Return the texts of a file by key; a value that isn't a text becomes an empty text.

    >>> saves_of('{"format": "tenfold-saves", "version": 1, "saves": {"settings": "{}"}}')
    {'settings': '{}'}

    Two other files work, too. One is a single record. The other is a plain object of texts by key, which older versions
    of Tenfold write in an emergency. Raise `RecordError`, with a sentence that says why, for anything else.
    """
    if isinstance(text, str):
        text = text.removeprefix("\ufeff")  # some editors start a file with a byte order mark
    try:
        data = read_json(text, largest=LARGEST)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"This isn’t a Tenfold file, or it’s damaged: {_reason(error)}.") from None
    if isinstance(data, dict) and data.get("format") == RECORD:
        return {GAME: str(text)}
    saves = _saves(data)
    if len(saves) > MOST:
        raise RecordError(f"This file has too many entries: {MOST} is the limit.")
    return {key: kept if isinstance(kept, str) else "" for key, kept in saves.items()}


def records(path: str | PathLike[str]) -> Iterator[Record]:
    """Yield the games of a backup file, or of a file with one record, in the file's order.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from tenfold import Seat
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder, "game.json")
    ...     _ = file.write_text(Record("pig10", seats=[Seat("Bea"), Seat("Ada", "bot", "hard")], seed=7).to_json())
    ...     [record.seed for record in records(file)]
    [7]

    Raise `RecordError` for a file that cannot be read or does not come from Tenfold. Each game is replayed only when it
    comes up. A damaged game, or one whose rules are not installed, raises then. The next `next` continues with the game
    after it.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError("This isn’t a Tenfold file: it isn’t text.") from None
    except OSError as error:
        raise RecordError(f"{path} can’t be read: {error.strerror}.") from None
    except (TypeError, ValueError):
        raise RecordError(f"{shown(path)} can’t be the name of a file.") from None
    return map(_record, [one for one in saves_of(text).items() if one[0].startswith(GAME)])


def _record(saved: tuple[str, str]) -> Record:
    key, text = saved
    try:
        return Record.from_json(text)
    except RecordError as error:
        raise RecordError(f"{key.removeprefix(GAME)}: {error}" if key != GAME else str(error)) from None


def _saves(data: Any) -> dict[str, Any]:
    match data:
        case {"format": "tenfold-saves", "version": version}:
            number = whole(version)
            if number is not None and number > VERSION:
                raise NewerError(f"This file is from a newer Tenfold: format {number}, and this one reads {VERSION}.")
            if number == VERSION and isinstance(data.get("saves"), dict):
                return dict(data["saves"])
        case dict() if "format" not in data and any(key == "settings" or key.startswith(GAME) for key in data):
            return data
    raise RecordError("This isn’t a Tenfold file.")


def _reason(error: Exception) -> str:
    return "it’s nested too deeply" if isinstance(error, RecursionError) else str(error)
