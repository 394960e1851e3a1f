"""A round of 10-9-8: which card takes a trick, which suits a seat lacks, what a round scores.

Suits that a seat lacks are an int: bit n stands for suit n of `tenfold.french`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tenfold.french import STRENGTH, SUIT_OF, SUITS

MOST = 10
"""The most cards that a seat is dealt."""

POINTS = 10  # B10
"""What a bid that is met scores besides its own number."""


def taking(trick: Sequence[int], trump: int) -> int:
    """The place in a trick, in order of play, of the card that takes it so far.

    >>> from tenfold.french import CARDS
    >>> taking([CARDS["5D"], CARDS["AS"], CARDS["KD"]], SUITS.index("H"))
    2
    """
    strength = STRENGTH[trump][SUIT_OF[trick[0]]]
    return trick.index(max(trick, key=strength.__getitem__))


class Round(NamedTuple):
    """A round that is over: cards dealt to each seat, and by seat the bids, the tricks won and the points."""

    cards: int
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]


def void_text(voids: int) -> str:
    """The suits of a set as text.

    >>> void_text(0b1001)
    'CS'
    """
    return "".join(SUITS[suit] for suit in void_suits(voids))


def void_suits(voids: int) -> list[int]:
    """The suits of a set, ascending."""
    return [suit for suit in range(4) if voids >> suit & 1]


def void_set(suits: str) -> int:
    """The set of the suits of a text."""
    return sum(1 << SUITS.index(suit) for suit in suits)


def scored(cards: int, bids: Sequence[int], tricks: Sequence[int]) -> Round:
    """B10: who wins exactly what he bid scores ten more than the bid, anybody else nothing."""
    points = tuple([POINTS + bid if bid == won else 0 for bid, won in zip(bids, tricks, strict=True)])
    return Round(cards, (*bids,), (*tricks,), points)
