"""Computer players: they see observations, as people do, and say why they play what they play.

>>> import tenfold, tenfold.bots
>>> game = tenfold.load_game("pig10", players=2)
>>> state = game.new_initial_state(seed=3)
>>> bot = tenfold.bots.load(game, "medium")
>>> decision = bot.choose(state.observation(state.current_player()))
>>> state.apply_action(decision.action)

To register the bots of a game, add its line to `MODULES`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tenfold.bots.bot import LEVELS, Bot, Decision, Thinking
from tenfold.errors import GameError
from tenfold.game import Game
from tenfold.plainjson import shown

__all__ = ["LEVELS", "Bot", "Decision", "Thinking", "load"]

MODULES = {
    "tenstuff": "tenfold.bots.tenstuff",
    "tens": "tenfold.bots.tens",
    "ten": "tenfold.bots.ten",
    "pig10": "tenfold.bots.pig10",
    "ten-nine-eight": "tenfold.bots.ten_nine_eight",
}
"""Short name → the module whose `BOT` is the game's bot class."""


def load(game: Game[Any, Any], level: str, seed: int = 0) -> Bot:
    """A computer player for this table; the same seed and observation give the same decision.

    Raises `GameError`, naming the choices, for an unknown level or a game without computer players.
    """
    if game.short_name not in MODULES:
        raise GameError(f"There are no computer players for {game.short_name}, only for {', '.join(MODULES)}.")
    if level not in LEVELS:
        raise GameError(f"A computer player is {', '.join(LEVELS)}, not {shown(level)}.")
    found: type[Bot] = import_module(MODULES[game.short_name]).BOT
    return found(game, level, seed)
