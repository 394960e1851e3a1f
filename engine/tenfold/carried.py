"""A file that carries what is kept on a phone: texts under keys, the games among them (docs/carrying.md)."""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from pathlib import Path
from typing import Any

from tenfold.errors import RecordError
from tenfold.plainjson import read_json, shown, whole
from tenfold.record import FORMAT as RECORD
from tenfold.record import Record

FORMAT = "tenfold-saves"
"""What a file with everything says that it is."""

VERSION = 1
"""The version of the format that is written and read."""

LARGEST = 40_000_000
"""The longest file that is read, in characters."""

MOST = 20_000
"""The largest number of texts in a file."""

GAME = "game:"
"""What the keys of games begin with; a record that lies alone in a file has no more of a key than this."""


def saves_of(text: object) -> dict[str, str]:
    """The texts of a file by their keys; a text that is none comes as an empty one.

    >>> saves_of('{"format": "tenfold-saves", "version": 1, "saves": {"settings": "{}"}}')
    {'settings': '{}'}

    A single record is read too, and a bare object of texts under keys, as an older Tenfold hands out what is left when
    nothing else works. Raises `RecordError` with a sentence for everything else.
    """
    if isinstance(text, str):
        text = text.removeprefix("\ufeff")  # what some editors put before a text
    try:
        data = read_json(text, largest=LARGEST)
    except (ValueError, RecursionError) as error:
        raise RecordError(f"This is no file of Tenfold, or it is damaged: {_reason(error)}.") from None
    if isinstance(data, dict) and data.get("format") == RECORD:
        return {GAME: str(text)}
    saves = _saves(data)
    if len(saves) > MOST:
        raise RecordError(f"There are too many texts in this file: {MOST} are the most.")
    return {key: kept if isinstance(kept, str) else "" for key, kept in saves.items()}


def records(path: str | PathLike[str]) -> Iterator[Record]:
    """The games of a file that was taken along from a phone, or of a file with one record, in the file's order.

    >>> import tempfile
    >>> from pathlib import Path
    >>> from tenfold import Seat
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     file = Path(folder, "game.json")
    ...     _ = file.write_text(Record("pig10", seats=[Seat("Bea"), Seat("Ada", "bot", "hard")], seed=7).to_json())
    ...     [record.seed for record in records(file)]
    [7]

    Raises `RecordError` for a file that cannot be read, or is none of Tenfold's. Each game is replayed when it comes
    up, and only then; one that is damaged, or whose rules are not installed, raises as it comes up: after that `next`
    goes on with the game behind it.
    """
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError("This is no file of Tenfold: it is not text.") from None
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror}.") from None
    except (TypeError, ValueError):
        raise RecordError(f"There can be no file {shown(path)}.") from None
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
                raise RecordError(f"This file is from a newer Tenfold: format {number}, this one reads {VERSION}.")
            if number == VERSION and isinstance(data.get("saves"), dict):
                return dict(data["saves"])
        case dict() if "format" not in data and any(key == "settings" or key.startswith(GAME) for key in data):
            return data
    raise RecordError("This is no file of Tenfold.")


def _reason(error: Exception) -> str:
    return "it nests too deep" if isinstance(error, RecursionError) else str(error)
