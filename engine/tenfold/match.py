"""Several games as one match: what each of them is worth."""

from __future__ import annotations

from collections.abc import Sequence


def match_points(ranking: Sequence[int]) -> list[int]:
    """What a finished game is worth in a match, by seat: two points for every player left behind, one for every tie.

    Different games can so be one match, and big tables are worth more than small ones.

    >>> match_points([1, 3, 1, 4])
    [5, 2, 5, 0]
    """
    return [2 * sum(other > place for other in ranking) + ranking.count(place) - 1 for place in ranking]
