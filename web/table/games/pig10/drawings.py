"""The cards of PIG 10 at the table: `tenfold.games.pig10.drawings`, with their names."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from table.games.pig10 import text
from tenfold.games.pig10 import drawings

PARTS = drawings.PARTS
"""The symbols that this game adds to the sprite: identifier → SVG."""

EMBLEM = drawings.EMBLEM

_NAMES = {"0": text.called_frog, "5": text.called_pigmaid, "10": text.called_crowned}


def name(card: str) -> str:
    """Return a card's name for screen readers."""
    return str(_NAMES.get(card, card))


@cache
def face(card: str) -> Markup:
    """Draw the face of a card, on 100 × 140 units."""
    return Markup(drawings.face(card))
