"""The games in the order of the home screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from table.boards import board_of
from table.hooks import EMBLEMS
from tenfold import game_class, game_origin
from tenfold.registry import GAMES


class Panel(NamedTuple):
    """A panel of the list on the home screen."""

    game: str
    title: str
    tagline: str
    players: str
    by: str


def panels(games: Sequence[str]) -> list[Panel]:
    """Return a panel for each game."""
    return [_panel(game) for game in games]


def _panel(game: str) -> Panel:
    info = game_class(game)
    fewest, most = info.offered_players[0], info.offered_players[-1]
    players = f"{fewest}–{most}" if fewest < most else str(most)
    return Panel(game, info.long_name, str(board_of(game).tagline), players, _author(game))


def _author(game: str) -> str:
    """Return the author of an added game, or an empty text for a built-in game."""
    origin = game_origin(game)
    return (origin.author or origin.distribution) if origin else ""


def emblem(game: str) -> Markup:
    """Return the emblem of a game, 48 × 48 units."""
    other = next((drawn for draw in EMBLEMS if (drawn := draw(game)) is not None), None)
    if other is not None:
        return other
    return Markup(f'<svg class="emblem" viewBox="0 0 48 48" aria-hidden="true">{board_of(game).emblem}</svg>')


def is_elsewhere(game: str) -> bool:
    """True if a game is only on the shelf here, and another Python plays it."""
    return GAMES.is_lent(game)
