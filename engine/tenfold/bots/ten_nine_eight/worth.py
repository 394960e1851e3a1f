"""Tricks that hands of 10-9-8 win on average."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import exp

# How likely a card wins a trick if everyone plays by the rules of thumb in `rules`. It is a logistic function of
# four numbers: higher cards that other hands may hold, cards dealt, players, and cards held of the suit. Fitted to
# 42,000 hands.
TRUMP = (0.74, -0.58, 0.18, -0.12, 0.40)

SIDE = (0.34, -1.66, 0.27, -0.26, -0.39)

HEED = (0.0, 0.0, 0.76, 0.40, 0.23, 0.15)
"""The part of the others' bids above their share that a seat subtracts from its expectation, by number of players."""


class _SuitWorths(dict[int, float]):
    """The average tricks that a set of cards of one suit wins in a full hand, calculated on first use."""

    def __init__(self, trump: bool, players: int, cards: int) -> None:
        super().__init__()
        base, self._higher, dealt, seats, self._length = TRUMP if trump else SIDE
        self._common = base + dealt * cards + seats * players
        self._crowd = (players - 1) * cards / (51 - cards)  # the chance that an unseen card is in another hand

    def __missing__(self, held: int) -> float:
        common = self._common + self._length * held.bit_count()
        worth = 0.0
        below = held
        while below:
            top = below.bit_length()
            above = 13 - top - (held >> top).bit_count()
            worth += 1 / (1 + exp(-common - self._higher * above * self._crowd))
            below ^= 1 << top - 1
        self[held] = worth
        return worth


_suit_worths = cache(_SuitWorths)


@cache
def expecting(trump: int, players: int, cards: int) -> Callable[[int], float]:
    """Return a function that returns the tricks that a full hand of that many cards wins on average."""
    clubs, diamonds, hearts, spades = (_suit_worths(suit == trump, players, cards) for suit in range(4))

    def worth(hand: int) -> float:
        low, high = hand & 0x3FFFFFF, hand >> 26  # ints below 2³⁰ are faster
        return clubs[low & 0x1FFF] + diamonds[low >> 13] + hearts[high & 0x1FFF] + spades[high >> 13]

    return worth


def expected(hand: int, trump: int, players: int) -> float:
    """Return the tricks that a full hand wins on average."""
    return expecting(trump, players, hand.bit_count())(hand)


def heeding(worth: float, bids: Sequence[int | None], cards: int) -> float:
    """Return the tricks to expect after the bids so far: the more the others bid, the fewer."""
    made = [bid for bid in bids if bid is not None]
    return worth - HEED[len(bids)] * (sum(made) - len(made) * cards / len(bids))
