"""The stats of a person: wins compared with an even share, places, scores, and what each game counts.

They are calculated from the list of games and never saved.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from statistics import quantiles
from typing import NamedTuple, TypeAlias, TypeVar

from table.entries import final_of
from table.hooks import ELSEWHERE
from table.model import Model, Summary
from tenfold import match_points

Z = 1.96
"""Standard errors on each side of a 95 % interval."""


class Share(NamedTuple):
    """Hits out of a number of tries. `fair` is the number that luck alone would give, or None if that doesn’t apply."""

    label: str
    hits: float
    of: int
    fair: float | None = None

    @property
    def part(self) -> float:
        """Return the share, from 0 to 1."""
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95% confidence interval of the share: Wilson's score interval.

        >>> [round(end, 2) for end in Share("", 14, 40).interval]
        [0.22, 0.5]
        """
        n, part = self.of, self.part
        middle = part + Z * Z / (2 * n)
        reach = Z * sqrt(part * (1 - part) / n + Z * Z / (4 * n * n))
        return max(0.0, (middle - reach) / (1 + Z * Z / n)), min(1.0, (middle + reach) / (1 + Z * Z / n))

    @property
    def beside_fair(self) -> int:
        """Return 1 if the share is significantly above the fair share, -1 if below, 0 if chance could explain it."""
        if self.fair is None or not self.of:
            return 0
        low, high = self.interval
        return (low > self.fair / self.of) - (high < self.fair / self.of)


class Range(NamedTuple):
    """Scores from the worst to the best. `usual` holds the quartiles: lower, median, upper."""

    label: str
    worst: int
    usual: tuple[float, float, float]
    best: int
    games: int


class Places(NamedTuple):
    """How often someone took each place, first place first."""

    label: str
    counts: tuple[int, ...]


class Played(NamedTuple):
    """A game that someone has played, and the seat they sat on."""

    line: Summary
    seat: int

    @property
    def seats(self) -> int:
        """Return how many players sat at the table."""
        return len(self.line.names)

    @property
    def place(self) -> int:
        """Return the place taken."""
        return self.line.places[self.seat]

    @property
    def victory(self) -> float:
        """Return 1 for a win, a fraction of 1 for a shared win, 0 otherwise."""
        return 1 / self.line.places.count(1) if self.place == 1 else 0.0

    @property
    def level(self) -> str:
        """Return the level of the computer players, `mixed` for several levels, or an empty text without any."""
        levels = {level for level in self.line.levels if level}
        return levels.pop() if len(levels) == 1 else "mixed" if levels else ""

    @property
    def unaided(self) -> bool:
        """True if no one asked for a hint or undid a move."""
        return not self.line.hints and not self.line.taken_back


Games: TypeAlias = Sequence[Played]


def lines_of(model: Model) -> list[Summary]:
    """Return the lines of all games, those that weren't played in Tenfold too, the latest first."""
    elsewhere = [line for find in ELSEWHERE for line in find(model)]
    return sorted([*model.known_games, *elsewhere], key=lambda line: -line.when) if elsewhere else model.known_games


def counts(line: Summary) -> bool:
    """True if a game counts: it is over, it wasn't practice, and its players are known."""
    return line.finished and not line.practice and len(line.levels) == len(line.places) == len(line.names)


def people(lines: Iterable[Summary]) -> list[str]:
    """Return the people who have played, with those who played most first."""
    often = Counter(
        name for line in lines if counts(line) for name, level in zip(line.names, line.levels, strict=True) if not level
    )
    return [name for name, _ in often.most_common()]


def shown_name(lines: Iterable[Summary], name: str) -> str:
    """Return the name that the stats call a person. A person who has always played alone without a name is “You”."""
    called = {line.shown_names[line.names.index(name)] for line in lines if counts(line) and name in line.names}
    return called.pop() if len(called) == 1 else name


def games_of(lines: Iterable[Summary], game: str, name: str) -> list[Played]:
    """Return the games of a person that count, the latest first."""
    return [
        Played(line, line.names.index(name))
        for line in lines
        if line.game == game and name in line.names and counts(line) and not line.levels[line.names.index(name)]
    ]


def victories(games: Games, label: str) -> Share:
    """Return the wins in these games, with the fair share for comparison."""
    return Share(label, sum(one.victory for one in games), len(games), sum(1 / one.seats for one in games))


def by_seats(games: Games) -> dict[int, list[Played]]:
    """Return the games by number of seats."""
    return _by(games, lambda one: one.seats)


def places(games: Games, label: str) -> Places:
    """Return how often each place was taken, in games with the same number of seats."""
    often = Counter(one.place for one in games)
    return Places(label, tuple(often[place] for place in range(1, games[0].seats + 1)))


def scores(games: Games, label: str, *, high_wins: bool) -> Range:
    """Return the scores of these games."""
    found = sorted((one.line.scores[one.seat] for one in games), reverse=not high_wins)
    first, median, third = quantiles(found, method="inclusive") if len(found) > 1 else (found[0],) * 3
    return Range(label, found[0], (first, median, third), found[-1], len(found))


def counted(games: Games, key: str, label: str) -> Share:
    """Return what a game counts under a key, in all of these games together."""
    rows = [one.line.tally[key][_among_people(one)] for one in games if key in one.line.tally]
    return Share(label, sum(hits for hits, _ in rows), sum(of for _, of in rows))


def together(rows: Sequence[Share], label: str) -> Share:
    """Return the sum of the rows of a count."""
    return Share(label, sum(row.hits for row in rows), sum(row.of for row in rows))


def _among_people(one: Played) -> int:
    """Return the index of a seat among the people at the table. Tallies leave computer players out."""
    return one.line.levels[: one.seat].count("")


def by_level(games: Games) -> dict[str, list[Played]]:
    """Return the games by the level of the computer players; an empty text stands for none."""
    return _by(games, lambda one: one.level)


def by_aid(games: Games) -> dict[bool, list[Played]]:
    """Return the games with hints or undo under False, and those without under True."""
    return _by(games, lambda one: one.unaided)


def duels(games: Games) -> dict[str, Share]:
    """Return how often the person came ahead of each other person, by name. A tie is half a win."""
    found: dict[str, list[float]] = {}
    for line, seat in games:
        for other, name in enumerate(line.names):
            if other != seat and not line.levels[other]:
                ahead, level = line.places[seat] < line.places[other], line.places[seat] == line.places[other]
                found.setdefault(name, []).append(ahead + level / 2)
    shares = {name: Share(name, sum(won), len(won), len(won) / 2) for name, won in found.items()}
    return dict(sorted(shares.items(), key=lambda item: -item[1].of))


@dataclass(frozen=True)
class Streak:
    """Wins in a row: the longest streak, and the current one."""

    longest: int
    now: int


def streak(games: Games) -> Streak:
    """Return the wins in a row. A shared win does not end a streak."""
    runs = [(won, len(list(run))) for won, run in groupby(one.place == 1 for one in games)]
    return Streak(max((run for won, run in runs if won), default=0), runs[0][1] if runs and runs[0][0] else 0)


def matches_of(lines: Sequence[Summary], game: str, name: str) -> Share:
    """Return how many finished matches of an agreed length a person has won, alone or shared."""
    return _won_together(_matches(lines, game), name, points=True)


def tournaments_of(lines: Sequence[Summary], game: str, name: str) -> Share:
    """Return how many finished tournaments a person has won."""
    return _won_together(_tournaments(lines, game), name, points=False)


def _matches(lines: Sequence[Summary], game: str) -> Iterator[list[Summary]]:
    for family in _by([line for line in lines if line.game == game and line.match], lambda line: line.match).values():
        number, length = _number_and_length(family[0])
        if number == length and counts(family[0]) and len(family) == number:
            yield family


def _number_and_length(line: Summary) -> tuple[int, int]:
    """Return which game of a match it was, and of how many; 0 and 0 if unknown. Older lines say it in English."""
    found = re.fullmatch(r"Game (\d{1,3}) of (\d{1,3})", line.place_in_match, re.ASCII)
    if line.number or not found:
        return line.number, line.length
    return int(found[1]), int(found[2])


def _tournaments(lines: Sequence[Summary], game: str) -> Iterator[list[Summary]]:
    tables = [line for line in lines if line.game == game and line.tournament and line.finished]
    for family in _by(tables, lambda line: line.family).values():
        final = final_of(family)
        if final is not None:
            yield [final, *(table for table in family if table is not final)]


def _won_together(families: Iterable[list[Summary]], name: str, *, points: bool) -> Share:
    """Return how many of the families that a person took part in they won. The deciding line comes first in each."""
    mine = [family for family in families if any(name in line.names for line in family)]
    return Share("", sum(name in winners(family, points=points) for family in mine), len(mine))


def winners(family: Sequence[Summary], *, points: bool) -> list[str]:
    """Return who has won several games together: by the points of all of them, or by the first one only."""
    total: Counter[str] = Counter()
    for line in family if points else family[:1]:
        total.update(dict(zip(line.names, match_points(line.places), strict=False)))
    return [name for name, won in total.items() if won == max(total.values())]


ThingT = TypeVar("ThingT")
KeyT = TypeVar("KeyT")


def _by(things: Iterable[ThingT], key: Callable[[ThingT], KeyT]) -> dict[KeyT, list[ThingT]]:
    found: dict[KeyT, list[ThingT]] = {}
    for thing in things:
        found.setdefault(key(thing), []).append(thing)
    return found
