"""Finding games by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tenfold.errors import GameError
from tenfold.game import Game
from tenfold.games import MODULES
from tenfold.plainjson import shown


def registered_games() -> tuple[str, ...]:
    """The short names of all games.

    >>> "pig10" in registered_games()
    True
    """
    return tuple(MODULES)


def game_class(name: str) -> type[Game[Any, Any]]:
    """The class of a game, for its metadata; `GameError` names the games where there is no such one."""
    if name not in MODULES:
        raise GameError(f"There is no game {shown(name)}; there are {', '.join(MODULES)}.")
    found: type[Game[Any, Any]] = import_module(MODULES[name]).GAME
    return found


def load_game(name: str, players: int | None = None, **options: object) -> Game[Any, Any]:
    """A game with its table options fixed; players default to the game's best number.

    >>> load_game("pig10", players=4, leftovers="nobody").players
    4

    Raises `GameError`, naming the choices, for an unknown game, option or number of players.
    """
    return game_class(name)(players, **options)
