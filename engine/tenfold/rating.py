"""Strengths from places: the model of Bradley and Terry, with intervals from whole deals.

A seat of strength a is placed before one of strength b with odds of exp(a − b). The model is fitted by maximum
likelihood to all pairs of each game at once. A tie counts half for each. If whole rankings follow the model of Plackett
and Luce, all their pairs follow this one. So the estimates converge to the true strengths (Azari Soufiani, Chen, Parkes
and Xia, *Generalized Method-of-Moments for Rank Aggregation*, 2013). The pairs of a deal are not independent. So the
intervals are calculated from whole deals (White, *Maximum Likelihood Estimation of Misspecified Models*, 1982). R. A.
Bradley and M. E. Terry, *Rank Analysis of Incomplete Block Designs*, 1952; when there is a maximum: D. R. Hunter, *MM
Algorithms for Generalized Bradley–Terry Models*, 2004.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

Row: TypeAlias = "list[float]"
Meetings: TypeAlias = Mapping[tuple[int, int], float]
"""For each pair of players, how often the first was placed before the second; a tie counts half for each."""

SCALE = 400 / math.log(10)
"""Points on the Elo scale for a strength of 1: 400 points more mean odds of ten to one."""

_HALF = 0.5
"""Added to every pair, each way, as in Haldane (1955): it keeps strengths finite, and soon makes no difference."""

_CLOSE = 1e-10
_FARTHEST = 2.0
"""The longest step towards the maximum."""


class Fit(NamedTuple):
    """The strength of each player, and half of its 95% interval, which is infinite if the results set no bound."""

    strengths: Row
    halves: Row


def fitted(deals: Sequence[Meetings], players: int, anchor: int | None = None) -> Fit:
    """Return the strengths of the players, relative to the anchor, or to their mean without one.

    The order of the deals makes no difference, not even in the last digit.
    """
    won = [[0.0 if i == j else _HALF for j in range(players)] for i in range(players)]
    for deal in deals:
        for (i, j), times in deal.items():
            won[i][j] += times
    strengths, inverse = _maximum(won)
    middle = math.fsum(strengths) / players if anchor is None else strengths[anchor]
    bounded = _bounded(deals, players, anchor)
    halves = [math.inf] * players
    if len(deals) > 1:
        spread = _spread(deals, strengths)
        for player in bounded:
            beside = [0.0 if anchor is not None else -1 / players] * players
            if anchor is not None:
                beside[anchor] = -1.0
            beside[player] += 1.0
            weights = [math.fsum(map(_times, row, beside)) for row in inverse]
            variance = math.fsum(weights[i] * spread[i][j] * weights[j] for i in range(players) for j in range(players))
            halves[player] = of_95(len(deals) - 1) * math.sqrt(max(variance, 0.0))
    return Fit([strength - middle for strength in strengths], halves)


_FEW = (12.706, 4.303, 3.182, 2.776)


def of_95(freedom: int) -> float:
    """Return half of a 95% interval in standard errors: the 97.5% quantile of Student's t.

    Cornish and Fisher's expansion (Abramowitz and Stegun 26.7.5), which is off by less than 0.001 from five on.

    >>> [round(of_95(freedom), 3) for freedom in (1, 5, 19, 999)]
    [12.706, 2.57, 2.093, 1.962]
    """
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    return 1.959964 + 2.372271 / freedom + 2.822500 / freedom**2 + 2.555852 / freedom**3 + 1.589532 / freedom**4


def _times(a: float, b: float) -> float:
    return a * b


def _chance(strengths: Row, i: int, j: int) -> float:
    return 1 / (1 + math.exp(strengths[j] - strengths[i]))


def _maximum(won: list[Row]) -> tuple[Row, list[Row]]:
    """Return the maximum-likelihood strengths by Newton's method, and the inverse of its curvature there."""
    seats = range(len(won))
    strengths = [0.0 for _ in seats]
    while True:
        slope = [0.0 for _ in seats]
        # Only differences of strengths matter. A fixed sum makes the curvature invertible.
        curvature = [[1.0 for _ in seats] for _ in seats]
        for i in seats:
            for j in seats:
                if i != j:
                    chance, met = _chance(strengths, i, j), won[i][j] + won[j][i]
                    slope[i] += won[i][j] - met * chance
                    curvature[i][i] += met * chance * (1 - chance)
                    curvature[i][j] -= met * chance * (1 - chance)
        inverse = _inverted(curvature)
        step = [math.fsum(map(_times, row, slope)) for row in inverse]
        longest = max(map(abs, step))
        if longest < _CLOSE:
            return strengths, inverse
        shorter = min(1.0, _FARTHEST / longest)
        strengths = [strength + shorter * change for strength, change in zip(strengths, step, strict=True)]


def _inverted(matrix: list[Row]) -> list[Row]:
    """Return the inverse by Gauss and Jordan. The matrix is positive definite, so no pivot is 0."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [b - rows[j][i] * a for a, b in zip(rows[i], rows[j], strict=True)]
    return [row[size:] for row in rows]


def _spread(deals: Sequence[Meetings], strengths: Row) -> list[Row]:
    """Return the sum of the outer products of the deals' gradients, plus the share of the added halves."""
    seats = range(len(strengths))
    pulls = []
    for deal in deals:
        pull = [0.0 for _ in seats]
        for (i, j), times in sorted(deal.items()):
            chance = _chance(strengths, i, j)
            pull[i] += times * (1 - chance)
            pull[j] -= times * (1 - chance)
        pulls.append(pull)
    share = len(deals) / (len(deals) - 1)
    spread = [[share * math.fsum(pull[i] * pull[j] for pull in pulls) for j in seats] for i in seats]
    for i in seats:
        for j in seats:
            if i != j:
                added = 2 * _HALF * _chance(strengths, i, j) * _chance(strengths, j, i)
                spread[i][i] += added
                spread[i][j] -= added
    return spread


def _bounded(deals: Sequence[Meetings], players: int, anchor: int | None) -> list[int]:
    """Return the players placed both before and after the anchor, directly or through others.

    Without an anchor, return the group that is more than half of the players, or none.
    """
    before = [{player} for player in range(players)]
    for deal in deals:
        for (i, j), times in deal.items():
            if times:
                before[i].add(j)
    for by in range(players):  # Warshall's algorithm for reachability
        for reached in before:
            reached.update(before[by] if by in reached else ())
    groups = [
        [other for other in range(players) if other in before[one] and one in before[other]] for one in range(players)
    ]
    if anchor is not None:
        return groups[anchor]
    largest = max(groups, key=len)
    return largest if 2 * len(largest) > players else []
