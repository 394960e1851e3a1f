"""`tenfold export` and `tenfold import`: games as text, and back to the JSON that the app and `resume` read."""

from __future__ import annotations

import argparse
import codecs
import io
import json
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from tenfold import __version__, carried
from tenfold import arena as arenas
from tenfold.errors import GameError, RecordError
from tenfold.notation import DATE, AnnotatedRecord, NotationError, read_games, write_games
from tenfold.plainjson import fingerprint
from tenfold.players import Players, is_own, registered_players
from tenfold.record import Record
from tenfold.terminal import text


def export(given: argparse.Namespace) -> None:
    """Write all games of the files as text."""
    with _output(given.out) as file:
        write_games((game for path in given.files for game in _games_of(path)), file)


def bring(given: argparse.Namespace) -> None:
    """Write the games of text files as a backup file, with a sentence for each error if reading is lenient."""
    saves: dict[str, str] = {}
    left_out = 0
    for path in given.files:
        for game in _read(path, strict=not given.lenient):
            for error in game.errors:
                print(f"{path}: {error}", file=sys.stderr)
            left_out += bool(game.headers.keys() - {DATE} or game.comments or game.variations)
            saves[_key(game.record, saves)] = game.record.to_json()
    if not saves:
        raise RecordError(str(text.no_games))
    backup = {"format": carried.FORMAT, "version": carried.VERSION, "app": __version__, "saves": saves}
    with _output(given.out) as file:
        file.write(f"{json.dumps(backup)}\n")
    if left_out:
        print(text.annotations_left_out(games=left_out), file=sys.stderr)


def _games_of(path: Path) -> Iterator[Record | AnnotatedRecord]:
    """Yield the games of a file of any kind."""
    with _opened(path, "rb") as file:
        start = file.readline(2000)
    if start.removeprefix(codecs.BOM_UTF8).startswith(b"[Tenfold "):
        yield from _read(path, strict=True)
    elif f'"format":"{arenas.FORMAT}"'.encode() in start:
        yield from _played(path)
    else:
        yield from carried.records(path)


def _played(path: Path) -> Iterator[Record]:
    """Play the games of an arena again. Its results don't have the moves.

    A file must not start programs that it names, so all players must be Tenfold's own or installed.
    """
    arena, deals = arenas.read(path)
    for name in arena.entrants:
        if not is_own(name) and name not in registered_players():
            raise GameError(str(text.not_played_again(path=str(path), player=name)))
    with Players(seconds=arena.seconds) as players:
        for deal in deals:
            for place, played in enumerate(deal.games):
                record = arena.record(deal.number, place, players)
                if tuple(record.state.scores()) != played.scores:
                    raise GameError(str(text.plays_differently(path=str(path), deal=deal.number)))
                yield record


def _read(path: Path, *, strict: bool) -> Iterator[AnnotatedRecord]:
    """Yield the games of a text file; an error names the file."""
    with _opened(path, "r", encoding="utf-8") as file:
        try:
            yield from read_games(file, strict=strict)
        except NotationError as error:
            raise RecordError(f"{path}: {error}") from None


def _key(record: Record, saves: Iterable[str]) -> str:
    """Return the key of a game in a backup file; the same game always has the same."""
    digits = int(fingerprint(record.to_json())[:6], 16)
    keys = (f"{carried.GAME}{record.notes.created:x}-{(digits + more) % 2**24:06x}" for more in range(2**24))
    return next(key for key in keys if key not in saves)


def _opened(path: Path, mode: str, encoding: str | None = None) -> IO[Any]:
    try:
        return path.open(mode, encoding=encoding)
    except (OSError, ValueError) as error:
        why = "read" if "r" in mode else "written"
        raise GameError(f"{path} can’t be {why}: {getattr(error, 'strerror', error)}.") from None


@contextmanager
def _output(path: Path | None) -> Iterator[IO[Any]]:
    """Open the file to write, or standard output, in UTF-8: other encodings lose names."""
    if path is not None:
        with _opened(path, "w", encoding="utf-8") as file:
            yield file
        return
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    yield sys.stdout


def add_commands(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add both commands to the parser."""
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--out", type=Path, metavar="FILE", help="write to this file (default: standard output)")

    out = commands.add_parser("export", parents=[shared], help="write games as text (docs/format.md)")
    out.add_argument("files", type=Path, nargs="+", help="saved games, backup files, results of arenas")
    out.set_defaults(run=export)

    back = commands.add_parser("import", parents=[shared], help="write games from text as a backup file for the app")
    back.add_argument("files", type=Path, nargs="+", help="files of games as text")
    back.add_argument("--lenient", action="store_true", help="keep what can be read of a game, and print its errors")
    back.set_defaults(run=bring)
