"""The games in the order of the home screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from markupsafe import Markup

from table import guests
from table.addons import Wheel
from table.boards import board_of
from table.words import listed
from tenfold import GameError, game_class, game_origin


class Panel(NamedTuple):
    """A panel of the home screen's concertina."""

    game: str
    title: str
    tagline: str
    players: str
    by: str


def panels(games: Sequence[str]) -> list[Panel]:
    """One panel a game."""
    return [_panel(game) for game in games]


def title_of(wheel: Wheel) -> str:
    """What the games of a wheel are called; the wheel's own name while they cannot be asked."""
    try:
        return listed([game_class(game).long_name for game in wheel.games])
    except GameError:
        return wheel.distribution


def _panel(game: str) -> Panel:
    info = game_class(game)
    fewest, most = info.offered_players[0], info.offered_players[-1]
    players = f"{fewest}–{most}" if fewest < most else str(most)
    return Panel(game, info.long_name, str(board_of(game).tagline), players, _author(game))


def _author(game: str) -> str:
    """Whose game it is, where it is not one of Tenfold's own."""
    origin = game_origin(game)
    return (origin.author or origin.distribution) if origin else ""


def emblem(game: str) -> Markup:
    """The emblem of a game, on a field of 48 × 48; an added game's as a picture, in which nothing runs."""
    if guests.is_guest(game):
        return guests.picture(board_of(game).emblem)
    return Markup(f'<svg class="emblem" viewBox="0 0 48 48" aria-hidden="true">{board_of(game).emblem}</svg>')
