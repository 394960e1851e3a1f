"""How likely a total wins or loses a round of 10, from what one seat knows of the others.

The *kind* of a seat is what is in front of it, as far as the observer knows. For each kind there is a distribution of
the *rank* it makes in the end. Ranks number the results in the order of the rules, by the total and then by the highest
single card. The chances against several seats are the products of those against each.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tenfold.bots.ten.tables import BELIEFS, LEFT, TOTALS
from tenfold.games.ten.cards import JOKER, KINDS, MAKES, TEN, VALUE, values

FACES = 12
"""The number of faces. A face is what counts of a card here: its value 0 … 10, or 11 for a joker."""

FACE = tuple(11 if card == JOKER else VALUE[card] for card in range(KINDS))
"""The face of each card."""

CARD_OF_FACE = (*range(11), JOKER)


RESULTS = tuple((total, single) for total in range(TEN + 1) for single in range((total + 1) // 2, total + 1))
"""The total and the highest single card, by rank."""

RANKS = len(RESULTS)
RANK_OF = {result: rank for rank, result in enumerate(RESULTS)}


def rank(cards: Sequence[int]) -> int:
    """Return the rank of one or two cards in the end.

    >>> rank([6, 4]) < rank([9, 1]) < rank([10])
    True
    """
    counted = values(cards)
    return RANK_OF[sum(counted), max(counted)]


ALONE = tuple(rank([card]) for card in range(KINDS))
"""The rank of each card without a second one."""

WITH = tuple(
    tuple(rank([first, second]) if MAKES[first][second] <= TEN else -1 for second in range(KINDS))
    for first in range(KINDS)
)
"""The rank of a first and a second card, or -1 if they make more than ten."""

# Kinds of seats.

COVERED = FACES  # + chips that the unknown card was played under
UNLAID = COVERED + 3
LEFT_COVERED = UNLAID + 1  # + chips: an unknown card that stays face down
DONE = LEFT_COVERED + 3  # + rank: known and final


class Distribution(NamedTuple):
    """The chances of a seat's result compared with each rank.

    `below` is the chance of a lower rank, and `up_to` of this rank or a lower one. `above` is the chance of a higher
    total, and `at_least` of this total or a higher one. `tied` is the chance of the same total with a lower rank.
    """

    below: tuple[float, ...]
    up_to: tuple[float, ...]
    above: tuple[float, ...]
    at_least: tuple[float, ...]
    tied: tuple[float, ...]


def _distribution(weights: Sequence[float]) -> Distribution:
    whole = sum(weights)
    chances = [weight / whole for weight in weights]
    sums = [0.0] * (TEN + 1)
    for (total, _), chance in zip(RESULTS, chances, strict=True):
        sums[total] += chance
    below = [sum(chances[:at]) for at in range(RANKS)]
    return Distribution(
        tuple(below),
        tuple(sum(chances[: at + 1]) for at in range(RANKS)),
        tuple(sum(sums[total + 1 :]) for total, _ in RESULTS),
        tuple(sum(sums[total:]) for total, _ in RESULTS),
        tuple(below[at] - sum(sums[:total]) for at, (total, _) in enumerate(RESULTS)),
    )


def _of_face(face: int) -> list[float]:
    """Return the weight of each rank for a seat whose first card is known, from `TOTALS`."""
    weights = [0.0] * RANKS
    for total, weight in enumerate(TOTALS[face]):
        if face == FACES - 1:
            weights[RANK_OF[TEN, max(total, TEN - total)]] += weight
        elif total >= face:
            weights[RANK_OF[total, max(face, total - face)]] += weight
    return weights


def _mixed(rows: Sequence[Sequence[float]], shares: Sequence[float]) -> list[float]:
    return [sum(row[at] * share for row, share in zip(rows, shares, strict=True)) for at in range(RANKS)]


def _single(at: int) -> list[float]:
    return [float(here == at) for here in range(RANKS)]


_KNOWN = [_of_face(face) for face in range(FACES)]
_COVERED = [_mixed(_KNOWN, belief) for belief in BELIEFS[:3]]
_ALONE = [_single(ALONE[card]) for card in CARD_OF_FACE]
_LEFT = [_mixed(_ALONE, [a * b for a, b in zip(belief, LEFT, strict=True)]) for belief in BELIEFS[:3]]
DISTRIBUTIONS = tuple(
    _distribution(weights)
    for weights in (*_KNOWN, *_COVERED, _mixed(_KNOWN, BELIEFS[3]), *_LEFT, *(_single(at) for at in range(RANKS)))
)
"""The distribution of the results of a seat, by kind."""


@lru_cache(maxsize=1 << 14)
def chances(seats: tuple[int, ...]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the chances that each rank wins, and that it loses, against these seats.

    A seat is given as twice its kind, plus 1 if its turn is earlier: of equals the earlier wins and the later loses. A
    winner can't lose: the last seat may win a tie by its highest card.
    """
    win, lose = [1.0] * RANKS, [1.0] * RANKS
    for seat in seats:
        their = DISTRIBUTIONS[seat >> 1]
        win = [a * b for a, b in zip(win, their.below if seat & 1 else their.up_to, strict=True)]
        lose = [a * b for a, b in zip(lose, their.at_least if seat & 1 else their.above, strict=True)]
    if all(seat & 1 for seat in seats):
        both = [1.0] * RANKS
        for seat in seats:
            both = [a * b for a, b in zip(both, DISTRIBUTIONS[seat >> 1].tied, strict=True)]
        lose = [a - b for a, b in zip(lose, both, strict=True)]
    return tuple(win), tuple(lose)
