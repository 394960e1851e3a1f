"""Finding games by name: Tenfold's own, and those that other distributions have registered.

A distribution registers a game, its computer players and its board as entry points, under the game's short name:

    [project.entry-points."tenfold.games"]
    golf = "golf.rules:GAME"

Games are imported only when they are needed, so that a broken one doesn't affect the others.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, TypeVar, overload

from tenfold.errors import GameError
from tenfold.game import AnyGame, Game
from tenfold.observation import KINDS, PICTURES, Observation
from tenfold.plainjson import shown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from tenfold.games.pig10 import Pig10
    from tenfold.games.ten import Ten
    from tenfold.games.ten_nine_eight import TenNineEight
    from tenfold.games.tens import Tens
    from tenfold.games.tenstuff import Tenstuff

HOUSE = ("tenfold", "tenfold-table")
"""The distributions that hold Tenfold's own games."""

SHELF = ("tenstuff", "tens", "ten", "pig10", "ten-nine-eight")
"""The order of Tenfold's own games. In a wheel, their entry points are in alphabetical order."""

ThingT = TypeVar("ThingT")

_groups: list[Group[Any]] = []


class Origin(NamedTuple):
    """The origin of a game: the name and version of its distribution, and its author, empty if none is named."""

    distribution: str
    version: str
    author: str


class Group(Generic[ThingT]):
    """Everything that distributions register in one entry-point group, by name.

    Tenfold's own come first, in a fixed order, then the others by name. If two have the same name, Tenfold's own wins.
    Among others, the one whose distribution comes first in the alphabet wins.
    """

    def __init__(self, group: str, *, label: str, fault: Callable[[str, object], str]) -> None:
        """Make a group; `label` starts error texts (“The game {name}”), and `fault` says what is wrong with a thing."""
        self._group = group
        self._label = label
        self._fault = fault
        self._found: tuple[dict[str, EntryPoint], dict[str, EntryPoint]] | None = None
        self._loaded: dict[str, ThingT] = {}
        self._broken: dict[str, str] = {}
        self._packages: set[str] = set()
        self._lent: dict[str, tuple[ThingT, Origin]] = {}
        _groups.append(self)

    def names(self) -> tuple[str, ...]:
        """Return all names, even of things that can't be loaded."""
        own, others = self._entries()
        return (*own, *sorted({*others, *self._lent} - {*own}))

    def lend(self, name: str, thing: ThingT, origin: Origin) -> None:
        """Add a thing under a name, without a distribution, until `take_back` removes it."""
        self._lent[name] = thing, origin

    def take_back(self, name: str) -> None:
        """Remove what `lend` added; do nothing for other names."""
        self._lent.pop(name, None)

    def is_lent(self, name: str) -> bool:
        """True if `lend` added a thing under a name."""
        return name in self._lent

    def load(self, name: str) -> ThingT:
        """Return the thing of a name; raise `GameError`, naming the distribution, if it can't be loaded."""
        if name in self._lent:
            return self._lent[name][0]
        if name not in self._loaded:
            if name not in self._broken:
                self._try(name)
            if name in self._broken:
                raise GameError(self._broken[name])
        return self._loaded[name]

    def origin(self, name: str) -> Origin | None:
        """Return where a name comes from, or None for Tenfold's own."""
        if name in self._lent:
            return self._lent[name][1]
        entry = self._entries()[1].get(name)
        return None if entry is None else _origin(entry)

    def forget(self) -> None:
        """Forget everything that was found. The next request looks again, and reloads the modules of added games."""
        for module in [*sys.modules]:
            if module.partition(".")[0] in self._packages:
                del sys.modules[module]
        self._found = None
        self._loaded, self._broken, self._packages = {}, {}, set()

    def _entries(self) -> tuple[dict[str, EntryPoint], dict[str, EntryPoint]]:
        """Return the entry points by name: Tenfold's own, and those of others."""
        if self._found is None:
            self._found = _entries(self._group)
        return self._found

    def _try(self, name: str) -> None:
        own, others = self._entries()
        entry = own.get(name) or others.get(name)
        if entry is None:
            self._broken[name] = f"{self._label.format(name=name)} isn’t registered in the group {self._group}."
            return
        package = entry.module.partition(".")[0]
        if name in others and package not in sys.modules:
            self._packages.add(package)
        try:
            found = entry.load()
        except Exception as error:  # code from outside may raise anything
            why = f"{type(error).__name__}: {error}"
        else:
            fault = self._fault(name, found)
            if not fault:
                self._loaded[name] = found
                return
            why = f"{entry.value} {fault}"
        origin = self.origin(name)
        label = self._label.format(name=name) + (f" of {origin.distribution} {origin.version}" if origin else "")
        self._broken[name] = f"{label} can’t be loaded: {' '.join(why.split()).rstrip('.')}."


def misfit(found: object, base: type) -> str:
    """Return why an object isn't a complete subclass of `base`, as the end of a sentence. Empty if it is one."""
    if not (isinstance(found, type) and issubclass(found, base)):
        return f"isn’t a subclass of {base.__name__}"
    missing = sorted(getattr(found, "__abstractmethods__", ()))
    return f"lacks {', '.join(missing)}" if missing else ""


def _fault(name: str, found: Any) -> str:
    fault = misfit(found, Game)
    if fault:
        return fault
    called = getattr(found, "short_name", None)
    return "" if called == name else f"has the short name {shown(called)}"


GAMES: Group[type[AnyGame]] = Group("tenfold.games", label="The game {name}", fault=_fault)


def registered_games() -> tuple[str, ...]:
    """Return the short names of all games: Tenfold's own in a fixed order, then those of others by name.

    >>> registered_games()[:3]
    ('tenstuff', 'tens', 'ten')

    If two games have the same name, Tenfold's own wins. Among others, the one whose distribution comes first in the
    alphabet wins.
    """
    return GAMES.names()


def known_games() -> str:
    """Return the short names of all games as a text, or why there are none."""
    return ", ".join(GAMES.names()) or "none, because the package tenfold isn’t installed"


@overload
def game_class(name: Literal["tenstuff"]) -> type[Tenstuff]: ...
@overload
def game_class(name: Literal["tens"]) -> type[Tens]: ...
@overload
def game_class(name: Literal["ten"]) -> type[Ten]: ...
@overload
def game_class(name: Literal["pig10"]) -> type[Pig10]: ...
@overload
def game_class(name: Literal["ten-nine-eight"]) -> type[TenNineEight]: ...
@overload
def game_class(name: str) -> type[AnyGame]: ...
def game_class(name: str) -> type[AnyGame]:
    """Return the class of a game, for its metadata.

    Raise `GameError`, naming the games, for an unknown name. Raise it, naming the distribution, for an added game that
    can't be loaded.
    """
    _check_name(name)
    return GAMES.load(name)


def game_origin(name: str) -> Origin | None:
    """Return where a game comes from, or None for Tenfold's own; raise `GameError` if it is not registered.

    >>> game_origin("pig10") is None
    True
    """
    _check_name(name)
    return GAMES.origin(name)


@overload
def load_game(name: Literal["tenstuff"], players: int | None = None, **options: object) -> Tenstuff: ...
@overload
def load_game(name: Literal["tens"], players: int | None = None, **options: object) -> Tens: ...
@overload
def load_game(name: Literal["ten"], players: int | None = None, **options: object) -> Ten: ...
@overload
def load_game(name: Literal["pig10"], players: int | None = None, **options: object) -> Pig10: ...
@overload
def load_game(name: Literal["ten-nine-eight"], players: int | None = None, **options: object) -> TenNineEight: ...
@overload
def load_game(name: str, players: int | None = None, **options: object) -> AnyGame: ...
def load_game(name: str, players: int | None = None, **options: object) -> AnyGame:
    """Return a game with the options of a table; players default to the game's best number.

    >>> load_game("pig10", players=4, leftovers="nobody").players
    4

    Raise `GameError`, naming the choices, for an unknown game, option or number of players.
    """
    return game_class(name)(players, **options)


def refresh_games() -> None:
    """Look again for games, computer players and boards, after a wheel was added or removed at run time.

    The next request reloads the modules of added games, so that a newer wheel takes effect. Existing states keep their
    classes.
    """
    for group in _groups:
        group.forget()
    importlib.invalidate_caches()


def _kind_of_observation(name: object) -> type[Observation]:
    return game_class(str(name))()._observation_class()


KINDS.append(_kind_of_observation)


def table_of(seen: Observation) -> AnyGame:
    """Return the game of an observation, with its players and options."""
    return game_class(seen.game).with_options(seen.players, dict(seen.settings))


def _picture_of(seen: Observation) -> str | None:
    from tenfold.pictures.render import picture  # not needed for play

    if seen.game not in GAMES.names():
        return None
    return picture(table_of(seen), seen)


PICTURES.append(_picture_of)


def _check_name(name: str) -> None:
    if name not in GAMES.names():
        raise GameError(f"There is no game {shown(name)}. Games: {known_games()}.")


def _entries(group: str) -> tuple[dict[str, EntryPoint], dict[str, EntryPoint]]:
    from importlib.metadata import PackageNotFoundError, distribution, entry_points

    own: dict[str, EntryPoint] = {}
    for house in HOUSE:
        try:
            own |= {entry.name: entry for entry in distribution(house).entry_points if entry.group == group}
        except PackageNotFoundError:  # neither the table nor the engine has to be installed
            continue
    own = {name: own[name] for name in sorted(own, key=_place)}
    others: dict[str, EntryPoint] = {}
    strangers = [entry for entry in entry_points(group=group) if entry.name not in own]
    for entry in sorted(strangers, key=lambda entry: (entry.name, _origin(entry).distribution)):
        others.setdefault(entry.name, entry)
    return own, others


def _place(name: str) -> tuple[int, str]:
    return (SHELF.index(name) if name in SHELF else len(SHELF), name)


def _origin(entry: EntryPoint) -> Origin:
    try:
        metadata: dict[str, Any] = {} if entry.dist is None else entry.dist.metadata.json
    except Exception:  # a damaged wheel should not hide the others
        metadata = {}
    return Origin(str(metadata.get("name", "?")), str(metadata.get("version", "?")), _author(metadata))


def _author(metadata: dict[str, Any]) -> str:
    """Return the author from the metadata of a distribution, without the address: “Ada <ada@example.org>” is Ada."""
    if "author" in metadata:
        return str(metadata["author"])
    from email.utils import getaddresses

    return ", ".join(
        name or address for name, address in getaddresses([str(metadata.get("author_email", ""))]) if address
    )
