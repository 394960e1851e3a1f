"""The coloured head of a slip that names the winner: an emblem or a portrait, and a sentence."""

from __future__ import annotations

import htpy as h
from htpy import Node, Renderable

from table import shelf
from table.words import longest_word

_LOOKS = {16: ".longest", 12: ".longer", 8: ".long"}
"""How a sentence looks if a word is longer than this many characters."""


def laurel(game: str, ident: str, sentence: str, portraits: Node = None, below: str = "") -> Renderable:
    """Draw the head, with the game's emblem or portraits. `below` is another sentence, in small print.

    A long word makes the sentence smaller, so it isn't cut.
    """
    longest = longest_word([sentence])
    look = next((look for least, look in _LOOKS.items() if longest > least), "")
    head = h.h2(f"#{ident}{look}")[sentence]
    return h.div(".laurel")[portraits or shelf.emblem(game), h.div(".sentences")[head, h.p[below]] if below else head]
