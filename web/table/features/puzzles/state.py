"""The screens of puzzles, the run of puzzles that is open, and what is remembered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import tenfold
from table.features.puzzles.repetition import Memory
from table.model import Model, Session
from table.stack import Screen
from tenfold import puzzles
from tenfold.bots import Judgement, Weighing
from tenfold.daily import LAST, day_at
from tenfold.puzzles import Cost, Puzzle

LIVES = 3
"""The number of wrong answers that end a run."""

RISE = 3
"""The number of right answers on a level, after which the next level begins."""


class Own(NamedTuple):
    """A mistake of a person as a puzzle: the act that was wrong, its cost, and how well the right act is remembered."""

    puzzle: Puzzle
    wrong: str
    cost: Cost
    memory: Memory


@dataclass
class Remembered:
    """What this phone remembers of puzzles.

    `best` is the longest streak of each game. `solved` has the ids of the puzzles that were answered right, by game.
    `days` says by day if the puzzle of that day was. `own` has the mistakes, by their keys.
    """

    best: dict[str, int] = field(default_factory=dict)
    solved: dict[str, set[str]] = field(default_factory=dict)
    days: dict[int, bool] = field(default_factory=dict)
    own: dict[str, Own] = field(default_factory=dict)


@dataclass(eq=False)
class Run:
    """Several puzzles, one after the other.

    A run of a game, maybe of one theme only, ends when its lives are lost. The puzzle of a `day`, and a run of a
    person's `own` mistakes, have no lives. `none_left` is true if every puzzle was played.
    """

    game: str = ""
    theme: str = ""
    day: int = 0
    own: bool = False
    lives: int = LIVES
    streak: int = 0
    right: int = 0
    played: list[str] = field(default_factory=list)
    none_left: bool = False

    @property
    def has_lives(self) -> bool:
        """True if a wrong answer costs a life."""
        return not self.day and not self.own

    @property
    def level(self) -> int:
        """The level of the next puzzle."""
        return min(puzzles.LEVELS, 1 + self.right // RISE)

    @property
    def is_over(self) -> bool:
        """True if no lives are left, or only one puzzle was asked for."""
        return self.lives <= 0 or bool(self.day and self.played)


@dataclass(eq=False)
class PuzzlesScreen(Screen):
    """The screen from which all puzzles start."""


@dataclass(eq=False)
class GameScreen(Screen):
    """The puzzles of a game, and how the last run ended."""

    game: str
    ended: Run | None = None

    @property
    def about(self) -> str:
        """Return the game."""
        return self.game


@dataclass(eq=False, kw_only=True)
class Puzzling(Session):
    """The table of a puzzle. The first act on it is the answer.

    `key` is the puzzle's id in what is remembered, and `costs` what wrong acts cost, as far as that is known.
    `is_right` is None until the answer is judged. `weighing` works out the reasons, which `judgements` then holds, the
    right act first. With `shows`, the table plays the right act.
    """

    puzzle: Puzzle
    key: str
    costs: Mapping[str, Cost]
    attempt: Run
    is_right: bool | None = None
    weighing: Weighing | None = None
    judgements: Sequence[Judgement] = ()
    shows: bool = False

    @property
    def is_saved(self) -> bool:
        """Return False: it counts nowhere."""
        return False

    @property
    def plays_itself(self) -> bool:
        """Return False: it asks for a move."""
        return False

    @property
    def only_watched(self) -> bool:
        """True after the answer."""
        return self.answer is not None or self.shows

    @property
    def stake(self) -> Cost:
        """Return the least that a wrong act costs, in points and in wins.

        If some only cost points and others only wins, it's the cost of the one that costs least.
        """
        wrong = [cost for act, cost in self.costs.items() if act not in self.puzzle.right]
        least = Cost(*map(min, zip(*wrong, strict=True))) if wrong else Cost()
        if least.points >= LEAST or least.wins >= 1:
            return least
        return min(wrong, key=lambda cost: (cost.points + cost.wins, cost), default=Cost())

    @property
    def answer(self) -> str | None:
        """Return the text of the act that answers the puzzle, or None before that."""
        number = len(self.puzzle.acts)
        return self.record.entries[number].action if len(self.record.entries) > number else None

    @property
    def goes_on(self) -> bool:
        """True while the others play on, so that you see what follows.

        They do until the person's next turn or the end of the round.
        """
        if self.answer is None or self.turn == tenfold.TERMINAL or self.persons_turn or self.is_round_over:
            return False
        if self.is_right and not self.shows:  # the next puzzle comes at once
            return False
        if self.reacting and not self.closing:
            return False
        return len(self.record.entries) - len(self.puzzle.acts) <= FOLLOWING * self.puzzle.players

    @property
    def is_round_over(self) -> bool:
        """True if a round has ended since the answer."""
        since = self.puzzle.state().event_count
        return any(event["kind"] in ROUND_OVER for event in self.record.state.events(since))


LEAST = 0.05
"""Fewer points than this are none."""

ROUND_OVER = frozenset(["result", "score", "hand"])
"""The kinds of events with which a round ends, or the next one begins."""

FOLLOWING = 2
"""The maximum number of acts by each player that are shown after an answer."""


def remembered(model: Model) -> Remembered:
    """Return what this phone remembers. The caller may change it."""
    return model.memory(Remembered)


def today(model: Model) -> int:
    """Return the number of today if it has a puzzle, otherwise 0."""
    day = day_at(model.now)
    return day if puzzles.POOLS and puzzles.POOLS[0].first <= day <= LAST else 0


def day_streak(days: dict[int, bool], day: int) -> int:
    """Return the number of days in a row with a right answer, up to this one, or the one before while this is open.

    >>> day_streak({1: True, 2: True}, 3), day_streak({1: True, 2: False}, 3), day_streak({}, 3)
    (2, 0, 0)
    """
    last = day if day in days else day - 1
    first = last
    while days.get(first):
        first -= 1
    return last - first


def due(model: Model) -> list[str]:
    """Return the keys of the mistakes that come again today, those that have waited longest first."""
    now = day_at(model.now)
    own = remembered(model).own
    return sorted((key for key, one in own.items() if one.memory.due <= now), key=lambda key: own[key].memory.due)


def left_of(game: str, theme: str) -> list[Puzzle]:
    """Return the puzzles of a game, or of one of its themes."""
    return [one for one in puzzles.puzzles(game) if theme in ("", one.theme)]


def next_of(model: Model, run: Run) -> Puzzle | None:
    """Return the next puzzle of a run of a game: one of its level that is new to this phone, if there is any.

    The result is None if all have been played in this run.
    """
    solved = remembered(model).solved.get(run.game, set())
    open_ones = [one for one in left_of(run.game, run.theme) if one.id not in run.played]
    if not open_ones:
        return None
    nearest = min((one.id in solved, abs(one.level - run.level)) for one in open_ones)
    fits = [one for one in open_ones if (one.id in solved, abs(one.level - run.level)) == nearest]
    return model.random.choice(fits)
