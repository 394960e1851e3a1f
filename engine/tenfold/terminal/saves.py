"""Saved games of the terminal: each is saved while it is played, so that you can continue it.

Each game is a record in a separate file, in the system's usual folder for such data.
"""

from __future__ import annotations

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from tenfold.carried import records
from tenfold.errors import GameError, RecordError
from tenfold.record import Record
from tenfold.terminal import text


def folder() -> Path:
    """Return the folder of saved games; the environment variable `TENFOLD_GAMES` names another one."""
    home, given = Path.home(), os.environ.get
    if place := given("TENFOLD_GAMES"):
        return Path(place)
    if sys.platform == "win32":
        return Path(given("LOCALAPPDATA") or home / "AppData" / "Local") / "tenfold"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "tenfold"
    return Path(given("XDG_DATA_HOME") or home / ".local" / "share") / "tenfold"


def new_path(game: str) -> Path:
    """Return a file name for a game that starts now."""
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    paths = (folder() / f"{name}{more}.json" for more in ("", *(f"-{number}" for number in range(2, 1000))))
    return next(path for path in paths if not path.exists())


class Keeper:
    """A writer that saves one record in its file. If that fails, it says so once, and the game continues."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.works: bool = True

    def keep(self, record: Record) -> None:
        """Write the record atomically: the file always has the complete old record or the complete new one."""
        if not self.works:
            return
        beside = self.path.with_name(self.path.name + ".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_text(record.to_json(), "utf-8")
            beside.replace(self.path)
        except OSError as error:
            self.works = False
            print(text.not_saved(path=str(self.path), why=str(error.strerror)))
            with suppress(OSError):
                beside.unlink()


def read(path: Path) -> Record:
    """Return the only game of a file; raise `RecordError` if it can’t be read, or has no game or several."""
    found = list(records(path))
    if len(found) != 1:
        raise RecordError(str(text.not_one_game(path=str(path), games=len(found))))
    return found[0]


def left() -> list[tuple[Path, Record]]:
    """Return the unfinished games, the one played last first; skip files without a game."""
    found = []
    for path in folder().glob("*.json"):
        with suppress(OSError, GameError, RecordError):
            record = read(path)
            if not record.finished:
                found.append((path.stat().st_mtime_ns, path, record))
    return [(path, record) for _, path, record in sorted(found, key=lambda each: each[0], reverse=True)]
