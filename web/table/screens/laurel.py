"""The coloured head of a slip that names the winner: a game's emblem and a sentence."""

from __future__ import annotations

import htpy as h
from htpy import Renderable

from table import shelf

_LONG = 8
"""The maximum length of a word that fits beside the emblem at full size on the smallest phone, in characters."""


def laurel(game: str, ident: str, sentence: str) -> Renderable:
    """Draw the head. A long word makes the sentence smaller, so that the word need not break."""
    look = ".long" if max(map(len, sentence.split()), default=0) > _LONG else ""
    return h.div(".laurel")[shelf.emblem(game), h.h2(f"#{ident}{look}")[sentence]]
