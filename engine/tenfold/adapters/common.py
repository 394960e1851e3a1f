"""Shared parts of the environments: a sequential game, and what a seat sees as arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from tenfold.errors import GameError
from tenfold.game import AnyGame
from tenfold.observation import Observation
from tenfold.pictures.pixels import check_pixels, pixels
from tenfold.pictures.render import picture
from tenfold.plainjson import shown
from tenfold.registry import game_class
from tenfold.sequential import LONGEST, Sequential, SequentialState, checked_bound
from tenfold.state import RETURNS, Returns

RGB = "rgb_array"
RENDER_MODES = ["ansi", "human", RGB]


def table(
    game: str,
    players: int | None,
    bound: int | None,
    rewards: Returns,
    options: Mapping[str, object],
    *,
    own: Sequence[str],
) -> Sequential:
    """Return a game by its name, with this number of players and these options.

    `own` are the environment's own arguments, for an error text that names all arguments. Raise `GameError` if there is
    no such game or table.
    """
    if rewards not in RETURNS:
        raise GameError(f"Rewards must be by {', '.join(RETURNS)}, not {shown(rewards)}.")
    kind = game_class(game)
    known = [option.id for option in kind.options]
    for name in options:
        if name not in known:
            these = f"Options: {', '.join(known) or 'none'}."
            others = f" Other arguments: {', '.join(own)}." if own else ""
            raise GameError(f"{kind.long_name} has no option {shown(name)}. {these}{others}")
    return Sequential(kind.with_options(players, options), bound)


def bound_of(game: Sequential, bound: object) -> int | None:
    """Return the number of acts after which a game is truncated: `bound`, or `LONGEST` if the rules set no bound."""
    given = checked_bound(bound)
    return LONGEST if given is None and game.game.max_game_length() is None else given


def check_render_mode(mode: object) -> None:
    """Raise `GameError` for an unknown render mode, or if it needs a library that is missing."""
    if mode is not None and mode not in RENDER_MODES:
        raise GameError(f"The render mode must be {' or '.join(RENDER_MODES)}, not {shown(mode)}.")
    if mode == RGB:
        check_pixels()


def rendered(
    game: AnyGame, seen: Observation, names: Sequence[str], mode: str | None
) -> str | NDArray[np.uint8] | None:
    """Return a table as text, or as pixels with `rgb_array`; print it with `human`."""
    if mode == RGB:
        return pixels(picture(game, seen, names))
    text = game.observation_to_string(seen, names)
    if mode != "human":
        return text
    print(text)
    return None


def check_choice(name: str, given: object, choices: Sequence[str]) -> None:
    """Raise `GameError` if an argument of this name isn’t one of its choices."""
    if not isinstance(given, str) or given not in choices:
        raise GameError(f"{name} must be {' or '.join(choices)}, not {shown(given)}.")


def seen_by(state: SequentialState, seat: int) -> NDArray[np.float32]:
    """Return what a seat sees, as numbers."""
    encoding = state.state.game.encoding
    return encoding.write(np.zeros(encoding.size, np.float32), state.state._seen(seat))


def masked(state: SequentialState, seat: int) -> NDArray[np.int8]:
    """Return 1 for each action that is legal for the seat now and 0 for all others, by action."""
    mask = np.zeros(state.game.num_distinct_actions(), np.int8)
    mask[[*state.legal_actions(seat)]] = 1
    return mask
