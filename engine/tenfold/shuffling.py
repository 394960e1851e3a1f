"""Shuffles that come out the same on every Python, and what a state keeps of chance for shuffles to come.

A state that shuffles as it goes on holds no generator but a *source*, a short text of hexadecimal digits from which its
next shuffle is made: it is copied in no time, and a saved position has it in plain sight.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

SOURCE_DIGITS = 13
"""How many hexadecimal digits a source has."""

_SOURCES = 16**SOURCE_DIGITS


def source(rng: random.Random) -> str:
    """A source by chance.

    >>> source(random.Random(7))
    '52e6b43e54e9b'
    """
    return f"{int(rng.random() * _SOURCES):0{SOURCE_DIGITS}x}"


def mix(cards: Sequence[int], rng: random.Random) -> list[int]:
    """Cards in a random order, which is the same on every Python for the same generator.

    >>> mix([1, 2, 3, 4, 5], random.Random(7))
    [4, 2, 1, 5, 3]
    """
    chance = rng.random
    return [card for _, card in sorted([(chance(), card) for card in cards])]
