"""Computer players: like people, they see only observations, and they can judge every act.

>>> import tenfold, tenfold.bots
>>> game = tenfold.load_game("pig10", players=2)
>>> state = game.new_initial_state(seed=3)
>>> bot = tenfold.bots.load(game, "medium")
>>> decision = bot.choose(state.observation(state.current_player()))
>>> state.apply_action(decision.action)

The computer players of a game are registered under its short name, in the entry-point group `tenfold.bots`.
"""

from __future__ import annotations

from tenfold.bots.bot import LET_PASS, LEVELS, ONLY_PLAY, Bot, Decision, Judgement, Thinking, Weighing, unreckoned
from tenfold.bots.characters import CHARACTERS, EVEN, PLAIN, Character, Temper, character_at
from tenfold.errors import GameError
from tenfold.game import AnyGame, Game
from tenfold.plainjson import shown, whole
from tenfold.registry import Group, misfit

__all__ = [
    "CHARACTERS",
    "LET_PASS",
    "LEVELS",
    "ONLY_PLAY",
    "Bot",
    "Character",
    "Decision",
    "Judgement",
    "Temper",
    "Thinking",
    "Weighing",
    "character_at",
    "load",
    "registered_bots",
    "unreckoned",
]


_BOTS: Group[type[Bot]] = Group(
    "tenfold.bots", label="The computer player of {name}", fault=lambda _name, found: misfit(found, Bot)
)


def registered_bots() -> tuple[str, ...]:
    """Return the short names of the games that have computer players.

    >>> "pig10" in registered_bots()
    True
    """
    return _BOTS.names()


def load(game: AnyGame, level: str, seed: int = 0, character: str | None = None) -> Bot:
    """Return a computer player for this table; the same seed and observation give the same decision.

    `character` is the name of one of `CHARACTERS`. With None or `plain`, the bot always plays the act it judges best,
    which takes much less time.

    Raise `GameError`, which names the choices, for an unknown level or character, or a game without computer players.
    If the computer players of an added game can't be loaded, the error names the distribution.
    """
    if not isinstance(game, Game):
        raise GameError(f"A computer player needs a game from load_game, not {shown(game)}.")
    known = registered_bots()
    if game.short_name not in known:
        others = ", ".join(known) or "none"
        raise GameError(f"{game.long_name} has no computer players. Games with computer players: {others}.")
    if level not in LEVELS:
        also = " The character is an argument of its own." if isinstance(level, str) and "/" in level else ""
        raise GameError(f"A level must be one of {', '.join(LEVELS)}, not {shown(level)}.{also}")
    if character not in (None, PLAIN, *CHARACTERS):
        raise GameError(f"A character must be {PLAIN} or one of {', '.join(CHARACTERS)}, not {shown(character)}.")
    number = whole(seed)
    if number is None or number < 0:
        raise GameError(f"A seed must be a whole number from 0, not {shown(seed)}.")
    bot = _BOTS.load(game.short_name)(game, level, number)
    bot.temper = EVEN if character in (None, PLAIN) else CHARACTERS[character].temper
    return bot
