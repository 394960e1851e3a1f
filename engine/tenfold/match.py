"""Points for a series of several games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tenfold.errors import GameError
from tenfold.plainjson import shown, whole


def places_of(standing: Sequence[Any]) -> list[int]:
    """Return the places by seat, 1 the best, from values of which larger ones are better; ties share the better place.

    >>> places_of([7, 9, 7, 2])
    [2, 1, 2, 4]
    """
    return [1 + sum(other > own for other in standing) for own in standing]


def match_points(ranking: Sequence[int]) -> list[int]:
    """Return the points of a game in a series, by seat: 2 for every player beaten, 1 for every tie.

    So a series can mix different games, and larger tables are worth more than small ones.

    >>> match_points([1, 3, 1, 4])
    [5, 2, 5, 0]

    Raise `GameError` unless the places are whole numbers.
    """
    given = [whole(place) for place in ranking] if isinstance(ranking, Iterable) else [None]
    places = [place for place in given if place is not None]
    if len(places) < len(given):
        raise GameError(f"Places must be whole numbers by seat, not {shown(ranking)}.")
    return [2 * sum(other > place for other in places) + places.count(place) - 1 for place in places]
