"""When a mistake comes again: FSRS-4.5, a model of memory, with its default parameters.

Source: Jarrett Ye, “The Algorithm”, revision of 29 May 2024,
https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm. Only two of its four grades are used.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

W = (0.4, 0.6, 2.4, 5.8, 4.93, 0.94, 0.86, 0.01, 1.49, 0.14, 0.94, 2.18, 0.05, 0.34, 1.26, 0.29, 2.61)
"""The default parameters, w0 to w16."""

DECAY, FACTOR = -0.5, 19 / 81
"""The forgetting curve: after as many days as the stability, the memory is 90% likely to hold."""

AGAIN, GOOD = 1, 3
"""The grades for a wrong and a right answer."""

LONGEST = 3650
"""The maximum number of days until a mistake comes again."""


class Memory(NamedTuple):
    """How well something is remembered: the stability in days, the difficulty from 1 to 10, and the day of the test."""

    stability: float
    difficulty: float
    day: int

    @property
    def due(self) -> int:
        """The day on which it comes again: when the memory is 90% likely to hold, but at least a day later."""
        return self.day + min(LONGEST, max(1, round(self.stability)))


def first_seen(day: int) -> Memory:
    """Return the memory of a mistake on the day on which it's found. It counts as a wrong answer.

    >>> first_seen(100).due
    101
    """
    return Memory(W[AGAIN - 1], _first_difficulty(AGAIN), day)


def answered(before: Memory, day: int, *, right: bool) -> Memory:
    """Return the memory after an answer on a day.

    >>> after = answered(first_seen(100), 101, right=True)
    >>> after.due - after.day, answered(after, after.due, right=True).due - after.due
    (2, 6)
    >>> lapse = answered(after, after.due, right=False)
    >>> lapse.due - lapse.day
    1
    """
    stability, difficulty, last = before
    recall = (1 + FACTOR * max(0, day - last) / stability) ** DECAY
    if right:
        growth = exp(W[8]) * (11 - difficulty) * stability ** -W[9] * (exp(W[10] * (1 - recall)) - 1)
        stability *= 1 + growth
    else:
        forgotten = W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1) * exp(W[14] * (1 - recall))
        stability = min(stability, forgotten)
    moved = difficulty - W[6] * ((GOOD if right else AGAIN) - GOOD)
    difficulty = W[7] * _first_difficulty(GOOD) + (1 - W[7]) * moved
    return Memory(max(0.1, stability), min(10.0, max(1.0, difficulty)), day)


def _first_difficulty(grade: int) -> float:
    return W[4] - (grade - GOOD) * W[5]
