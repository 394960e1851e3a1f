"""Several games as one contest: a match at one table, or a tournament of tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tenfold.record import Record


class Standing(NamedTuple):
    """How one player stands: place (ties share the better one), name, points, games played, games won."""

    place: int
    name: str
    points: int
    games: int
    victories: int


def match_points(ranking: Sequence[int]) -> list[int]:
    """What a finished game is worth in a match, by seat: two points for every player left behind, one for every tie.

    Different games can so be one match, and big tables are worth more than small ones.

    >>> match_points([1, 3, 1, 4])
    [5, 2, 5, 0]
    """
    return [2 * sum(other > place for other in ranking) + ranking.count(place) - 1 for place in ranking]


class Series:
    """Records that belong together, the same name being the same player; `match_points` says what a game is worth.

    >>> Series([]).standings()
    []
    """

    def __init__(self, records: Iterable[Record]) -> None:
        self.records = list(records)

    def standings(self) -> list[Standing]:
        """The players by points; games that are not finished do not count."""
        points: dict[str, int] = {}
        games: dict[str, int] = {}
        victories: dict[str, int] = {}
        for record in self.records:
            if not record.finished:
                continue
            ranking = record.state.ranking()
            for seat, place, gained in zip(record.seats, ranking, match_points(ranking), strict=True):
                points[seat.name] = points.get(seat.name, 0) + gained
                games[seat.name] = games.get(seat.name, 0) + 1
                victories[seat.name] = victories.get(seat.name, 0) + (place == 1)
        standings = [
            Standing(1 + sum(other > own for other in points.values()), name, own, games[name], victories[name])
            for name, own in points.items()
        ]
        return sorted(standings)
