"""The coloured head of a slip that says who has won: a game's emblem, and the sentence."""

from __future__ import annotations

import htpy as h
from htpy import Renderable

from table import shelf

_LONG = 8
"""Letters of a word that fit beside the emblem at full size on the smallest phone."""


def laurel(game: str, ident: str, told: str) -> Renderable:
    """The head; a long word in its sentence makes that smaller, so that it need not break."""
    look = ".long" if max(map(len, told.split()), default=0) > _LONG else ""
    return h.div(".laurel")[shelf.emblem(game), h.h2(f"#{ident}{look}")[told]]
