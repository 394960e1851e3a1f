"""Games from outside: what a wheel has to be before it is let in, and how it comes and goes.

A wheel is looked at before anything in it runs (`read`): that is done in the house. All else is done in the game's
own room (`table.room`), where it is unpacked and tried: the quick part of the conformance suite, and a game at a table
that nobody sees (`table.trial`). Everything that can be wrong is an `AddonError` with a sentence for the person who
chose the file.
"""

from __future__ import annotations

import base64
import importlib
import importlib.util
import io
import json
import re
import sys
import sysconfig
import zipfile
from collections.abc import Mapping
from importlib.metadata import Distribution
from os import PathLike
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

import tenfold
from table.notices import text as notices
from table.words import spelled, told_text
from tenfold import TenfoldError

LARGEST = 2_000_000
"""Bytes that a wheel may have."""

LARGEST_UNPACKED = 20_000_000

MOST_GAMES = 32
"""Games that a wheel may bring."""

MOST_FILES = 1000
"""Files that a wheel may hold: each is looked at, at every start of Tenfold."""

_LARGEST_TOLD = 200_000
"""Bytes that a file may have in which a wheel tells of itself."""

_LONGEST_NAME, _LONGEST_SUMMARY = 60, 300

KEY = "addon:"
"""What the keys of kept wheels begin with."""

_NAME = re.compile(r"[A-Za-z0-9._]+-[A-Za-z0-9._+!]+-py3-none-any\.whl")
_GAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_HERE = frozenset({"tenfold", "tenfold-table", "htpy", "markupsafe"})
"""What an added game may ask for: what is there."""

_BRINGS = {"tenfold.games": "rules", "tenfold.bots": "players", "tenfold.boards": "board"}
"""The entry-point groups of a game, and what each is for, as `notices.addon_lacks` takes it."""


class AddonError(TenfoldError):
    """A wheel that cannot be let in; the message says why."""


class Wheel(NamedTuple):
    """A wheel that has been looked at: the games it names, and what it says of itself.

    `shelf` is what its room has told of its games, as JSON text (`table.guests`); empty until it was tried.
    """

    file: str
    data: bytes
    games: tuple[str, ...]
    packages: tuple[str, ...]
    distribution: str
    version: str
    author: str
    summary: str
    shelf: str = ""

    def to_text(self) -> str:
        """The wheel as it is kept."""
        kept = {"file": self.file, "data": base64.b64encode(self.data).decode()}
        return json.dumps({**kept, "shelf": self.shelf} if self.shelf else kept)


def from_text(text: str) -> Wheel:
    """A kept wheel; `AddonError` where the text is none."""
    try:
        kept = json.loads(text)
        return read(kept["file"], kept["data"])._replace(shelf=str(kept.get("shelf", "")))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise AddonError(notices.addon_unreadable) from None


def read(file: str, data: object) -> Wheel:
    """Look at a file, given as base64 text, without running anything in it; `AddonError` says why it is no game."""
    if not isinstance(file, str) or not file.endswith(".whl"):
        raise AddonError(notices.addon_no_wheel)
    if not isinstance(data, str) or len(data) * 3 // 4 > LARGEST:
        raise AddonError(notices.addon_large(most=LARGEST // 1_000_000))
    if _NAME.fullmatch(file) is None:
        raise AddonError(notices.addon_not_pure)
    try:
        raw = base64.b64decode(data, validate=True)
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            return _inside(file, raw, archive)
    except AddonError:
        raise
    except UnicodeDecodeError:
        raise AddonError(notices.addon_metadata_damaged) from None
    except Exception:  # what zipfile and importlib.metadata raise over somebody else's bytes is in no list
        raise AddonError(notices.addon_damaged) from None


class _Packed(Distribution):
    """What a wheel says of itself, before it is unpacked."""

    def __init__(self, archive: zipfile.ZipFile, info: str) -> None:
        self._archive, self._info = archive, info

    def read_text(self, filename: str) -> str | None:
        """One of the files in the wheel's `.dist-info`."""
        try:
            entry = self._archive.getinfo(f"{self._info}/{filename}")
        except KeyError:
            return None
        if entry.file_size > _LARGEST_TOLD:
            raise AddonError(notices.addon_metadata_large(file=filename))
        text = self._archive.read(entry).decode()
        # Below the head there is a long description, in which a parser of mails would look for mails in mails.
        return re.split(r"\n\r?\n", text, maxsplit=1)[0] + "\n" if filename == "METADATA" else text

    def told(self) -> dict[str, str]:
        """Return the first value of each field, from one pass: `metadata.json` looks for each among all the others."""
        fields: Any = self.metadata  # a mail, whose fields have an order
        return {key.lower(): str(value) for key, value in reversed(fields.items())}

    def locate_file(self, path: str | PathLike[str]) -> Path:
        """Where a file lies, relative to the wheel."""
        return Path(path)


def _inside(file: str, raw: bytes, archive: zipfile.ZipFile) -> Wheel:
    names = [name for name in archive.namelist() if not name.endswith("/")]
    if len(archive.infolist()) > MOST_FILES:
        raise AddonError(notices.addon_files(most=MOST_FILES))
    if sum(entry.file_size for entry in archive.infolist()) > LARGEST_UNPACKED:
        raise AddonError(notices.addon_large_unpacked)
    if archive.testzip() is not None:
        raise AddonError(notices.addon_damaged)
    tops = {PurePosixPath(name).parts[0] for name in names if PurePosixPath(name).parts}
    infos = [top for top in tops if top.endswith(".dist-info")]
    if len(infos) != 1 or not {f"{infos[0]}/METADATA", f"{infos[0]}/WHEEL"} <= set(names):
        raise AddonError(notices.addon_no_metadata)
    (info,) = infos
    about = _Packed(archive, info)
    _check_pure(names, tops - {info}, (about.read_text("WHEEL") or "").splitlines())
    _check_needs(about.requires or [])
    told = about.told()
    name, version = told.get("name", ""), told.get("version", "")
    called, numbered, *_ = file.split("-")
    if (plain(name), version) != (plain(called), numbered):
        raise AddonError(notices.addon_other_metadata)
    if plain(name) in _HERE:
        raise AddonError(notices.addon_name_taken(name=name))
    author = told_text((told.get("author") or told.get("author-email") or "").partition("<")[0], _LONGEST_NAME)
    return Wheel(
        file=file,
        data=raw,
        games=_games(about),
        packages=tuple(sorted(top.removesuffix(".py") for top in tops - {info})),
        distribution=told_text(name, _LONGEST_NAME),
        version=told_text(version, _LONGEST_NAME),
        author=author.strip(' "') if spelled(author) not in ("", "tenfold") else str(notices.addon_unnamed),
        summary=told_text(told.get("summary", ""), _LONGEST_SUMMARY),
    )


def _check_pure(names: list[str], tops: set[str], wheel: list[str]) -> None:
    """Only Python and what goes with it, in packages of its own, and nothing outside of the folder."""
    for name in names:
        path = PurePosixPath(name)
        if path.is_absolute() or ".." in path.parts or "\\" in name:
            raise AddonError(notices.addon_places)
        if path.suffix in {".so", ".pyd", ".dll", ".dylib", ".wasm"}:
            raise AddonError(notices.addon_compiled)
    if "Root-Is-Purelib: true" not in wheel or "Tag: py3-none-any" not in wheel:
        raise AddonError(notices.addon_one_computer)
    if any(top.endswith((".data", ".pth")) for top in tops):
        raise AddonError(notices.addon_outside)
    for top in sorted(tops):
        if not top.removesuffix(".py").isidentifier():  # to look for “a.b” Python imports “a”
            raise AddonError(notices.addon_own_package(name=told_text(top, 40)))


def plain(name: str) -> str:
    """The name of a distribution as all its spellings have it in common."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _check_needs(needs: list[str]) -> None:
    for need in needs:
        found = re.match(r"[A-Za-z0-9._-]+", need)
        name = plain(found[0]) if found else need
        if name not in _HERE and "extra ==" not in need:
            raise AddonError(notices.addon_needs(name=name))


def _games(about: Distribution) -> tuple[str, ...]:
    """The games that a wheel names, each with computer players and a board."""
    named = {group: set(about.entry_points.select(group=group).names) for group in _BRINGS}
    games = sorted(named["tenfold.games"])
    if not games:
        raise AddonError(notices.addon_no_games)
    if len(games) > MOST_GAMES:
        raise AddonError(notices.addon_games(most=MOST_GAMES))
    for game in games:
        if not _GAME.fullmatch(game):
            raise AddonError(notices.addon_short_name(name=game[:40]))
        for group, part in _BRINGS.items():
            if game not in named[group]:
                raise AddonError(notices.addon_lacks(part=part, game=game, group=group))
    return tuple(games)


def check_room(wheel: Wheel, old: Wheel | None = None) -> None:
    """Nothing that is there already may be covered by a wheel, but for the version of it that it replaces."""
    mine = set(old.games) if old else set()
    for game in wheel.games:
        if game in tenfold.registered_games() and game not in mine:
            raise AddonError(notices.addon_game_taken(game=game))
    packages = set(old.packages) if old else set()
    for package in wheel.packages:
        if package not in packages and (package in sys.modules or importlib.util.find_spec(package) is not None):
            raise AddonError(notices.addon_package_taken(package=package))


# Coming and going.


def folder() -> Path:
    """Where installed packages lie."""
    return Path(sysconfig.get_path("purelib"))


def unpack(wheel: Wheel) -> None:
    """Unpack a stored wheel inside its sandbox."""
    with zipfile.ZipFile(io.BytesIO(wheel.data)) as archive:
        archive.extractall(folder())
    tenfold.refresh_games()


# Trying.


def try_out(game: str) -> None:
    """Whether an installed game keeps its promises; `AddonError` says which one it breaks."""
    from tenfold import testing  # nobody needs it at the start

    try:
        info = tenfold.game_class(game)
        testing.check_quick(info)
    except AssertionError as broken:
        raise AddonError(notices.test_failed(why=_first_line(broken))) from None
    except Exception as problem:
        raise AddonError(notices.test_crash(why=told(problem))) from None


def told(problem: BaseException) -> str:
    """An exception in one line for a person."""
    line = _first_line(problem)
    return f"{type(problem).__name__}: {line}" if line else type(problem).__name__


def _first_line(problem: BaseException) -> str:
    return str(problem).strip().split("\n")[0][:200]


def kept_wheels(saved: Mapping[str, str]) -> dict[str, str]:
    """The texts of the wheels among the saves, by key."""
    return {key: text for key, text in saved.items() if key.startswith(KEY)}
