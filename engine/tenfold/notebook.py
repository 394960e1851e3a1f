"""Positions in notebooks: the text of a terminal, with the cards drawn.

This is the only HTML in the engine. A notebook calls `_repr_html_` of a state, and the library alone has no table to
draw it. The build leaves this module out of what phones get.
"""

from __future__ import annotations

import html
import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tenfold.observation import Observation

if TYPE_CHECKING:
    from tenfold.state import AnyState

_BEGIN, _END = "\N{START OF HEADING}", "\N{END OF TEXT}"
_CARD = re.compile(f"{_BEGIN}([^{_END}]*){_END}")
_STYLE = (
    "display:inline-block;min-width:1.4em;padding:0 .25em;margin:.1em;text-align:center;"
    "background:#fff;border:1px solid #999;border-radius:.25em;color:"
)
_RED, _BLACK = "#b3001b", "#111"


def position_html(state: AnyState) -> str:
    """Return what the whole table sees of a position, as self-contained HTML."""
    return observation_html(state, state.observation())


def observation_html(state: AnyState, observation: Observation) -> str:
    """Return what a seat of this table sees, as HTML."""
    names = [f"Seat {seat}" for seat in range(observation.players)]
    words = state.game.observation_to_string
    try:
        text = words(_marked(observation), names)
    except (KeyError, IndexError, ValueError):  # an added game may look up its cards, which fails for marked ones
        text = words(observation, names)
    turn = "The game is over" if observation.is_terminal else f"{names[observation.current_player]} to play"
    head = f"<strong>{html.escape(state.game.long_name)}</strong> · {turn}"
    lines = _CARD.sub(_card, html.escape(text))
    return f'<div>{head}<pre style="line-height:1.7">{lines}</pre></div>'


def _marked(observation: Observation) -> Observation:
    """Return the observation with a mark round the text of each card; the terminal's sentences keep the marks."""
    common = Observation.__dataclass_fields__
    fields = observation.__dataclass_fields__.items()
    own = {name: getattr(observation, name) for name, field in fields if name not in common and field.type != "str"}
    return replace(observation, **{name: _mark(value) for name, value in own.items()})


def _mark(value: Any) -> Any:
    if isinstance(value, str):
        return f"{_BEGIN}{value}{_END}"
    if isinstance(value, tuple):
        parts = map(_mark, value)
        return type(value)(*parts) if hasattr(value, "_fields") else tuple(parts)
    return value


def _card(found: re.Match[str]) -> str:
    text = found[1]
    signs = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
    suit = signs.get(text[-1:]) if len(text) == 2 else None
    shown = text if suit is None else text[0].replace("T", "10") + suit
    return f'<span style="{_STYLE}{_RED if suit in ("♦", "♥") else _BLACK}">{shown}</span>'
