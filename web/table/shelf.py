"""The five games in the order of the home screen, the coming ones among them."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from table.boards import board_of
from table.drawings import emblems
from tenfold import game_class, registered_games


class Panel(NamedTuple):
    """A panel of the home screen's concertina."""

    game: str
    title: str
    tagline: str
    players: str
    ready: bool


_COMING = {
    "tenstuff": ("Tenstuff", "Empty your hand. Tens skip, sixes turn the table", "2–8"),
}

ORDER = ("tenstuff", "tens", "ten", "pig10", "ten-nine-eight")


def panels() -> list[Panel]:
    """One panel a game; those whose rules are not built yet are not ready."""
    return [_panel(game) for game in (*ORDER, *(name for name in registered_games() if name not in ORDER))]


def _panel(game: str) -> Panel:
    if game not in registered_games():
        return Panel(game, *_COMING[game], ready=False)
    info = game_class(game)
    players = f"{info.offered_players[0]}–{info.offered_players[-1]}"
    return Panel(game, info.long_name, board_of(game).tagline, players, ready=True)


def emblem(game: str) -> Markup:
    """The emblem of a game, on a field of 48 × 48."""
    body = board_of(game).emblem if game in registered_games() else emblems.COMING[game]
    return Markup(f'<svg class="emblem" viewBox="0 0 48 48" aria-hidden="true">{body}</svg>')
