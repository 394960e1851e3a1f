"""What the games so far say of a person: victories beside a fair share, places, scores, and what each game counts.

All of it is made of the lines of the list of games, and nothing of it is kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import sqrt
from statistics import quantiles
from typing import NamedTuple, TypeAlias, TypeVar

from table.entries import final_of
from table.model import Summary
from tenfold import match_points

Z = 1.96
"""Standard errors on each side of a 95 % interval."""


class Share(NamedTuple):
    """Hits out of a number of tries; `fair` is how many chance alone would give, None where that is no question."""

    label: str
    hits: float
    of: int
    fair: float | None = None

    @property
    def part(self) -> float:
        """The share, from 0 to 1."""
        return self.hits / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share may truly lie, with 95 % confidence: Wilson's score interval.

        >>> [round(end, 2) for end in Share("", 14, 40).interval]
        [0.22, 0.5]
        """
        n, part = self.of, self.part
        middle = part + Z * Z / (2 * n)
        reach = Z * sqrt(part * (1 - part) / n + Z * Z / (4 * n * n))
        return max(0.0, (middle - reach) / (1 + Z * Z / n)), min(1.0, (middle + reach) / (1 + Z * Z / n))

    @property
    def beside_fair(self) -> int:
        """Whether it is surely more (1) or less (-1) than a fair share; 0 where chance alone may explain it."""
        if self.fair is None or not self.of:
            return 0
        low, high = self.interval
        return (low > self.fair / self.of) - (high < self.fair / self.of)


class Range(NamedTuple):
    """Scores from the worst to the best: `usual` are the quarters, with the median between them."""

    label: str
    worst: int
    usual: tuple[float, float, float]
    best: int
    games: int


class Places(NamedTuple):
    """How often somebody took each place, the first one first."""

    label: str
    counts: tuple[int, ...]


class Played(NamedTuple):
    """A game that somebody has played, and the seat they sat on."""

    line: Summary
    seat: int

    @property
    def seats(self) -> int:
        """How many sat at the table."""
        return len(self.line.names)

    @property
    def place(self) -> int:
        """The place taken."""
        return self.line.places[self.seat]

    @property
    def victory(self) -> float:
        """1 for a victory, its share of one that was shared."""
        return 1 / self.line.places.count(1) if self.place == 1 else 0.0

    @property
    def level(self) -> str:
        """Against which computer players it was: of one level, of several (`mixed`), or none (empty)."""
        levels = {level for level in self.line.levels if level}
        return levels.pop() if len(levels) == 1 else "mixed" if levels else ""

    @property
    def unaided(self) -> bool:
        """Whether nobody asked for a hint, or took a move back."""
        return not self.line.hints and not self.line.taken_back


Games: TypeAlias = Sequence[Played]


def counts(line: Summary) -> bool:
    """Whether a game counts: it is over, no practice, and known who sat at it."""
    return line.finished and not line.practice and len(line.levels) == len(line.places) == len(line.names)


def people(lines: Iterable[Summary]) -> list[str]:
    """Return the people who have played, with those who played most first."""
    often = Counter(
        name for line in lines if counts(line) for name, level in zip(line.names, line.levels, strict=True) if not level
    )
    return [name for name, _ in often.most_common()]


def games_of(lines: Iterable[Summary], game: str, name: str) -> list[Played]:
    """The games of a person that count, the latest first."""
    return [
        Played(line, line.names.index(name))
        for line in lines
        if line.game == game and name in line.names and counts(line) and not line.levels[line.names.index(name)]
    ]


def victories(games: Games, label: str) -> Share:
    """The victories of these games beside a fair share of them."""
    return Share(label, sum(one.victory for one in games), len(games), sum(1 / one.seats for one in games))


def by_seats(games: Games) -> dict[int, list[Played]]:
    """The games by number of seats."""
    return _by(games, lambda one: one.seats)


def places(games: Games, label: str) -> Places:
    """How often each place was taken, in games of as many seats."""
    often = Counter(one.place for one in games)
    return Places(label, tuple(often[place] for place in range(1, games[0].seats + 1)))


def scores(games: Games, label: str, *, high_wins: bool) -> Range:
    """The scores of these games."""
    found = sorted((one.line.scores[one.seat] for one in games), reverse=not high_wins)
    first, median, third = quantiles(found, method="inclusive") if len(found) > 1 else (found[0],) * 3
    return Range(label, found[0], (first, median, third), found[-1], len(found))


def counted(games: Games, key: str, label: str) -> Share:
    """What a game counts under a key, in all of these games together."""
    rows = [one.line.tally[key][_among_people(one)] for one in games if key in one.line.tally]
    return Share(label, sum(hits for hits, _ in rows), sum(of for _, of in rows))


def together(rows: Sequence[Share], label: str) -> Share:
    """What the rows of a count come to."""
    return Share(label, sum(row.hits for row in rows), sum(row.of for row in rows))


def _among_people(one: Played) -> int:
    """The how-manieth person at the table somebody is: only of people anything is counted."""
    return one.line.levels[: one.seat].count("")


def by_level(games: Games) -> dict[str, list[Played]]:
    """The games by what the computer players were; under an empty text those without any."""
    return _by(games, lambda one: one.level)


def by_aid(games: Games) -> dict[bool, list[Played]]:
    """The games with hints or moves taken back (False), and those without."""
    return _by(games, lambda one: one.unaided)


def duels(games: Games) -> dict[str, Share]:
    """By other person, of the games played together those in which they were behind; level ones count half."""
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
    """Victories in a row: the longest, and how many it is now."""

    longest: int
    now: int


def streak(games: Games) -> Streak:
    """Victories in a row; a shared one goes on with it."""
    runs = [(won, len(list(run))) for won, run in groupby(one.place == 1 for one in games)]
    return Streak(max((run for won, run in runs if won), default=0), runs[0][1] if runs and runs[0][0] else 0)


def matches_of(lines: Sequence[Summary], game: str, name: str) -> Share:
    """Of the matches of an agreed length that are over those that a person has won, alone or shared."""
    return _won_together(_matches(lines, game), name, "matches", points=True)


def tournaments_of(lines: Sequence[Summary], game: str, name: str) -> Share:
    """Of the tournaments that are over those that a person has won."""
    return _won_together(_tournaments(lines, game), name, "tournaments", points=False)


def _matches(lines: Sequence[Summary], game: str) -> Iterator[list[Summary]]:
    for family in _by([line for line in lines if line.game == game and line.match], lambda line: line.match).values():
        number, _, length = family[0].place_in_match.removeprefix("Game ").partition(" of ")
        if number == length and counts(family[0]) and len(family) == int(number if number.isdecimal() else 0):
            yield family


def _tournaments(lines: Sequence[Summary], game: str) -> Iterator[list[Summary]]:
    tables = [line for line in lines if line.game == game and line.tournament and line.finished]
    for family in _by(tables, lambda line: line.family).values():
        final = final_of(family)
        if final is not None:
            yield [final, *(table for table in family if table is not final)]


def _won_together(families: Iterable[list[Summary]], name: str, label: str, *, points: bool) -> Share:
    """Of these families, the deciding line first, those whose winner is a person who took part."""
    mine = [family for family in families if any(name in line.names for line in family)]
    return Share(label, sum(name in winners(family, points=points) for family in mine), len(mine))


def winners(family: Sequence[Summary], *, points: bool) -> list[str]:
    """Return who has won several games together: by the points of all of them, or by the first one alone."""
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
