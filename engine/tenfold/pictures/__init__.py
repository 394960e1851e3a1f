"""Pictures: a position as the whole table or a seat sees it, as SVG.

>>> import tenfold
>>> from tenfold.pictures import svg
>>> state = tenfold.load_game("pig10", players=3).new_initial_state(seed=7)
>>> picture = svg(state.observation(0), names=["Ada", "Bea", "Tom"])
>>> picture[:4], "<title>PIG 10: Ada to play</title>" in picture
('<svg', True)

They have the drawings of the app, and stand alone: colours are in the picture, not in a style sheet. A notebook shows
states and observations as their pictures.
"""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.errors import GameError
from tenfold.observation import Observation
from tenfold.pictures.render import WIDTH, picture
from tenfold.plainjson import shown
from tenfold.registry import table_of
from tenfold.state import AnyState, State

__all__ = ["WIDTH", "svg"]


def svg(seen: AnyState | Observation, *, names: Sequence[str] | None = None) -> str:
    """Return a picture of a table as SVG: of an observation what its seat sees, of a state what everyone sees.

    `names` are by seat, by default “Seat 0” and so on. All pictures of a seat at one table have the same size. An added
    game has pictures of its cards if it describes them (`tenfold.pictures.scene`), otherwise of its text. Raise
    `GameError` for anything else, or if a seat has no name.
    """
    if isinstance(seen, State):
        return picture(seen.game, seen.observation(), names)
    if not isinstance(seen, Observation):
        raise GameError(f"A picture needs a state or an observation, not {shown(seen)}.")
    return picture(table_of(seen), seen, names)
