"""The set-up of a table before anybody has chosen anything."""

from __future__ import annotations

import tenfold
from table.model import BOT_NAMES, Chair, Setup

CHAIRS = 8


def first_setup(game: str) -> Setup:
    """One person and computers, as many as the game is best with, every option as the rules have it."""
    info = tenfold.game_class(game)
    chairs = [Chair("", "person" if seat == 0 else "bot", bot_name=BOT_NAMES[seat - 1]) for seat in range(CHAIRS)]
    chairs[0].bot_name = BOT_NAMES[CHAIRS - 1]
    return Setup(chairs, info.best_players[0], {option.id: option.default for option in info.options})


def option_choices(game: str, key: str, players: int) -> tuple[str, ...]:
    """The choices of an option at a table of this many; none for an option that the game has not."""
    return next(
        (option.choice_ids(players) for option in tenfold.game_class(game).options if option.id == key),
        (),
    )


def free_bot_name(setup: Setup, chair: Chair) -> str:
    """A computer's name for this chair that nobody else at the table has."""
    taken = {other.shown_name for other in setup.used if other is not chair}
    return next(name for name in BOT_NAMES if name not in taken)
