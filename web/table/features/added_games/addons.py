"""Added games: what a wheel must be before Tenfold accepts it, and how it is installed.

`read` inspects a wheel without running anything in it; this happens in the main interpreter. Everything else happens in
the game's sandbox (`room`). There the wheel is unpacked and tried: the quick part of the conformance suite, then
a game unseen (`trial`). Anything that can be wrong raises `AddonError` with a sentence for the person who chose
the file.
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
from table.features.added_games import text
from table.words import clean_text, spelled
from tenfold import TenfoldError

LARGEST = 2_000_000
"""The maximum size of a wheel, in bytes."""

LARGEST_UNPACKED = 20_000_000

MOST_GAMES = 32
"""The maximum number of games in a wheel."""

MOST_FILES = 1000
"""The maximum number of files in a wheel. Tenfold inspects each of them every time it starts."""

_LARGEST_METADATA = 200_000
"""The maximum size of a metadata file in a wheel, in bytes."""

_LONGEST_NAME, _LONGEST_SUMMARY = 60, 300

KEY = "addon:"
"""The prefix of the save keys of stored wheels."""

_NAME = re.compile(r"[A-Za-z0-9._]+-[A-Za-z0-9._+!]+-py3-none-any\.whl")
_GAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_HERE = frozenset({"tenfold", "tenfold-table", "htpy", "markupsafe"})
"""The distributions that an added game may depend on: those that are always installed."""

_BRINGS = {"tenfold.games": "rules", "tenfold.bots": "players", "tenfold.boards": "board"}
"""The entry-point groups that a game needs, and what each provides, as `text.addon_lacks` takes it."""


class AddonError(TenfoldError):
    """A wheel that Tenfold refuses. The message says why."""


class Wheel(NamedTuple):
    """An inspected wheel: the games it names, and its metadata.

    `shelf` is what its sandbox has reported about its games, as JSON text (`guests`). It is empty until the wheel
    has been tried.
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
        """Return the wheel as text, for saving."""
        kept = {"file": self.file, "data": base64.b64encode(self.data).decode()}
        return json.dumps({**kept, "shelf": self.shelf} if self.shelf else kept)


def from_text(saved: str) -> Wheel:
    """Return the wheel that was saved as this text. Raise `AddonError` if the text is no saved wheel."""
    try:
        kept = json.loads(saved)
        return read(kept["file"], kept["data"])._replace(shelf=str(kept.get("shelf", "")))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise AddonError(text.addon_unreadable) from None


def read(file: str, data: object) -> Wheel:
    """Return the wheel in a file, given as base64 text, without running it.

    Raise `AddonError` if it is no valid wheel.
    """
    if not isinstance(file, str) or not file.endswith(".whl"):
        raise AddonError(text.addon_no_wheel)
    if not isinstance(data, str) or len(data) * 3 // 4 > LARGEST:
        raise AddonError(text.addon_large(most=LARGEST // 1_000_000))
    if _NAME.fullmatch(file) is None:
        raise AddonError(text.addon_not_pure)
    try:
        raw = base64.b64decode(data, validate=True)
        with zipfile.ZipFile(io.BytesIO(raw)) as archive:
            return _inside(file, raw, archive)
    except AddonError:
        raise
    except UnicodeDecodeError:
        raise AddonError(text.addon_metadata_damaged) from None
    except Exception:  # zipfile and importlib.metadata document no full list of what they raise on bad data
        raise AddonError(text.addon_damaged) from None


class _Packed(Distribution):
    """The metadata of a wheel that has not been unpacked."""

    def __init__(self, archive: zipfile.ZipFile, info: str) -> None:
        self._archive, self._info = archive, info

    def read_text(self, filename: str) -> str | None:
        """Return the text of a file in the wheel's `.dist-info`, or None without one.

        Raise `AddonError` if it’s too large.
        """
        try:
            entry = self._archive.getinfo(f"{self._info}/{filename}")
        except KeyError:
            return None
        if entry.file_size > _LARGEST_METADATA:
            raise AddonError(text.addon_metadata_large(file=filename))
        content = self._archive.read(entry).decode()
        # A long description follows the header. The mail parser would look for nested mails in it.
        return re.split(r"\n\r?\n", content, maxsplit=1)[0] + "\n" if filename == "METADATA" else content

    def first_values(self) -> dict[str, str]:
        """Return the first value of each field, in one pass. `metadata.json` would search all fields for each one."""
        fields: Any = self.metadata  # an email message, which keeps its fields in order
        return {key.lower(): str(value) for key, value in reversed(fields.items())}

    def locate_file(self, path: str | PathLike[str]) -> Path:
        """Return the path of a file, relative to the wheel."""
        return Path(path)


def _inside(file: str, raw: bytes, archive: zipfile.ZipFile) -> Wheel:
    names = [name for name in archive.namelist() if not name.endswith("/")]
    if len(archive.infolist()) > MOST_FILES:
        raise AddonError(text.addon_files(most=MOST_FILES))
    if sum(entry.file_size for entry in archive.infolist()) > LARGEST_UNPACKED:
        raise AddonError(text.addon_large_unpacked)
    if archive.testzip() is not None:
        raise AddonError(text.addon_damaged)
    tops = {PurePosixPath(name).parts[0] for name in names if PurePosixPath(name).parts}
    infos = [top for top in tops if top.endswith(".dist-info")]
    if len(infos) != 1 or not {f"{infos[0]}/METADATA", f"{infos[0]}/WHEEL"} <= set(names):
        raise AddonError(text.addon_no_metadata)
    (info,) = infos
    about = _Packed(archive, info)
    _check_pure(names, tops - {info}, (about.read_text("WHEEL") or "").splitlines())
    _check_needs(about.requires or [])
    fields = about.first_values()
    name, version = fields.get("name", ""), fields.get("version", "")
    called, numbered, *_ = file.split("-")
    if (plain(name), version) != (plain(called), numbered):
        raise AddonError(text.addon_other_metadata)
    if plain(name) in _HERE:
        raise AddonError(text.addon_name_taken(name=name))
    author = clean_text((fields.get("author") or fields.get("author-email") or "").partition("<")[0], _LONGEST_NAME)
    return Wheel(
        file=file,
        data=raw,
        games=_games(about),
        packages=tuple(sorted(top.removesuffix(".py") for top in tops - {info})),
        distribution=clean_text(name, _LONGEST_NAME),
        version=clean_text(version, _LONGEST_NAME),
        author=author.strip(' "') if spelled(author) not in ("", "tenfold") else str(text.addon_unnamed),
        summary=clean_text(fields.get("summary", ""), _LONGEST_SUMMARY),
    )


def _check_pure(names: list[str], tops: set[str], wheel: list[str]) -> None:
    """Raise `AddonError` unless a wheel holds pure Python in its own packages and writes nothing outside its folder."""
    for name in names:
        path = PurePosixPath(name)
        if path.is_absolute() or ".." in path.parts or "\\" in name:
            raise AddonError(text.addon_places)
        if path.suffix in {".so", ".pyd", ".dll", ".dylib", ".wasm"}:
            raise AddonError(text.addon_compiled)
    if "Root-Is-Purelib: true" not in wheel or "Tag: py3-none-any" not in wheel:
        raise AddonError(text.addon_one_computer)
    if any(top.endswith((".data", ".pth")) for top in tops):
        raise AddonError(text.addon_outside)
    for top in sorted(tops):
        if not top.removesuffix(".py").isidentifier():  # for “a.b”, find_spec would import “a”
            raise AddonError(text.addon_own_package(name=clean_text(top, 40)))


def plain(name: str) -> str:
    """Return the normalised name of a distribution, which is the same for all its spellings."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _check_needs(needs: list[str]) -> None:
    for need in needs:
        found = re.match(r"[A-Za-z0-9._-]+", need)
        name = plain(found[0]) if found else need
        if name not in _HERE and "extra ==" not in need:
            raise AddonError(text.addon_needs(name=name))


def _games(about: Distribution) -> tuple[str, ...]:
    """Return the games that a wheel names. Raise `AddonError` if one has no computer players or no board."""
    named = {group: set(about.entry_points.select(group=group).names) for group in _BRINGS}
    games = sorted(named["tenfold.games"])
    if not games:
        raise AddonError(text.addon_no_games)
    if len(games) > MOST_GAMES:
        raise AddonError(text.addon_games(most=MOST_GAMES))
    for game in games:
        if not _GAME.fullmatch(game):
            raise AddonError(text.addon_short_name(name=game[:40]))
        for group, part in _BRINGS.items():
            if game not in named[group]:
                raise AddonError(text.addon_lacks(part=part, game=game, group=group))
    return tuple(games)


def check_room(wheel: Wheel, old: Wheel | None = None) -> None:
    """Raise `AddonError` if a wheel would replace a game or package that is not part of its `old` version."""
    mine = set(old.games) if old else set()
    for game in wheel.games:
        if game in tenfold.registered_games() and game not in mine:
            raise AddonError(text.addon_game_taken(game=game))
    packages = set(old.packages) if old else set()
    for package in wheel.packages:
        if package not in packages and (package in sys.modules or importlib.util.find_spec(package) is not None):
            raise AddonError(text.addon_package_taken(package=package))


# Installing.


def folder() -> Path:
    """Return the folder of the installed packages."""
    return Path(sysconfig.get_path("purelib"))


def unpack(wheel: Wheel) -> None:
    """Unpack a stored wheel inside its sandbox."""
    with zipfile.ZipFile(io.BytesIO(wheel.data)) as archive:
        archive.extractall(folder())
    tenfold.refresh_games()


# Trying.


def try_out(game: str) -> None:
    """Check an installed game with the quick part of the conformance suite. Raise `AddonError` if it does not pass."""
    from tenfold import testing  # imported here because it isn't needed at the start

    try:
        info = tenfold.game_class(game)
        testing.check_quick(info)
    except AssertionError as broken:
        raise AddonError(text.test_failed(why=_first_line(broken))) from None
    except Exception as problem:
        raise AddonError(text.test_crash(why=fault_of(problem))) from None


def fault_of(problem: BaseException) -> str:
    """Return an exception as one line for a person."""
    line = _first_line(problem)
    return f"{type(problem).__name__}: {line}" if line else type(problem).__name__


def _first_line(problem: BaseException) -> str:
    return str(problem).strip().split("\n")[0][:200]


def kept_wheels(saved: Mapping[str, str]) -> dict[str, str]:
    """Return the texts of the saved wheels, by key."""
    return {key: wheel for key, wheel in saved.items() if key.startswith(KEY)}
