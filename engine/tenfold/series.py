"""Several games as one contest: a match at one table, or a tournament of tables."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from tenfold.record import Record


class Standing(NamedTuple):
    """How one player stands: place (ties share the better one), name, points, games played, games won."""

    place: int
    name: str
    points: int
    games: int
    victories: int


class Series:
    """Records that belong together, the same name being the same player.

    A finished game gives two points for every player left behind and one for every player tied with, whatever the
    game's own scores are: so different games can be one match, and big tables are worth more than small ones.

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
            for seat, place in zip(record.seats, ranking, strict=True):
                behind = sum(other > place for other in ranking)
                tied = ranking.count(place) - 1
                points[seat.name] = points.get(seat.name, 0) + 2 * behind + tied
                games[seat.name] = games.get(seat.name, 0) + 1
                victories[seat.name] = victories.get(seat.name, 0) + (place == 1)
        standings = [
            Standing(1 + sum(other > own for other in points.values()), name, own, games[name], victories[name])
            for name, own in points.items()
        ]
        return sorted(standings)
