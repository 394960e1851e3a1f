"""Shuffles that are the same on every Python, and the source of future shuffles in a state.

A saved game keeps the number of its deal, not its cards. So the same number must deal the same cards forever.

Python guarantees a seeder with which an old seed always gives the same sequence of `Random.random()`. It guarantees
nothing about `shuffle`, `randrange`, `choice` and `sample`, so no deal uses them. `mix` and `source` need only
`random()`. `shuffle` and `below` need `getrandbits`, for which there is no guarantee either. Both methods return the
numbers of the published Mersenne Twister MT19937, and have done so since Python 3.2. `tests/engine/test_deals.py`
checks this, and twenty recorded deals of each game. If a version of Python ever differs, implement MT19937 here.

A state that shuffles during the game has no generator. It has a *source*, a short text of hexadecimal digits from which
its next shuffle is made. A source is cheap to copy, and it is readable in a saved position.
"""

from __future__ import annotations

import random
from collections.abc import MutableSequence, Sequence
from typing import Any

SOURCE_DIGITS = 13
"""The number of hexadecimal digits of a source."""

_SOURCES = 16**SOURCE_DIGITS

_FORMAT = f"0{SOURCE_DIGITS}x"


def source(rng: random.Random) -> str:
    """Return a random source.

    >>> source(random.Random(7))
    '52e6b43e54e9b'
    """
    return format(int(rng.random() * _SOURCES), _FORMAT)


def mix(cards: Sequence[int], rng: random.Random) -> list[int]:
    """Return cards in a random order, the same on every Python for the same generator.

    >>> mix([1, 2, 3, 4, 5], random.Random(7))
    [4, 2, 1, 5, 3]
    """
    chance = rng.random
    return [card for _, card in sorted([(chance(), card) for card in cards])]


def below(count: int, rng: random.Random) -> int:
    """Return a random whole number from 0 that is less than `count`.

    >>> below(6, random.Random(7))
    2
    """
    bits = count.bit_length()
    number = rng.getrandbits(bits)
    while number >= count:
        number = rng.getrandbits(bits)
    return number


def shuffle(cards: MutableSequence[Any], rng: random.Random) -> None:
    """Shuffle cards in place like Python 3.11. Swap the last with a random one, then the one before, and so on.

    Older games still use it; new games can use `mix`.

    >>> cards = [1, 2, 3, 4, 5]
    >>> shuffle(cards, random.Random(7))
    >>> cards
    [5, 1, 4, 2, 3]
    """
    for last in range(len(cards) - 1, 0, -1):
        other = below(last + 1, rng)
        cards[last], cards[other] = cards[other], cards[last]
