"""The loss of one act against another, and the verdict on it: one rule for hints, reviews and benchmarks.

Two acts are played out in the same worlds and compared by their paired differences. These worlds played no part in
choosing the acts, the numbers contain no prior, and no act is dropped before the pair has been counted.

>>> verdict(Estimate(5.0, 1.0), threshold=0.4, tolerance=1.0)
'worse'
>>> verdict(Estimate(0.1, 0.1), threshold=0.4, tolerance=1.0)
'as good'
>>> verdict(Estimate(0.3, 2.0), threshold=0.4, tolerance=1.0)
'too close'
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import erfc, sqrt
from typing import Literal, NamedTuple, TypeAlias

from tenfold.bots.search import Anytime, Findings, PairedDifference, is_spent, worth_of
from tenfold.bots.trials import Trial

Verdict: TypeAlias = Literal["best", "worse", "as good", "too close"]
"""The verdict on an act, compared with the best."""


WORSE, AS_GOOD, LEANING = 1.64, 2.33, 1.28
"""The standard errors to spare before the last look says something of an act.

- `WORSE`: its loss is above zero
- `AS_GOOD`: its loss is below the tolerance
- `LEANING`: its loss is below the threshold, so that it probably isn't worse
"""

EARLY = 2.58
"""The standard errors to spare before an act is called worse or better while more worlds can be played.

Looking several times would find false differences with less. An act is never called as good early: a rare large loss
hides in few worlds, from the mean and from its error. When it was, 8 of 108 such acts in Tenstuff surely lost more than
the threshold in fresh worlds.
"""

FIRST_LOOK = 24
"""The number of worlds before the first look; the next look comes when it has grown by half."""

FALSE_MISTAKES = 0.05
"""On average, at most this share of the reported mistakes are false."""


class Estimate(NamedTuple):
    """The loss in worth of an act against the best, and its standard error."""

    loss: float
    error: float


def estimate(apart: PairedDifference) -> Estimate:
    """Return the loss of the second act of a difference."""
    return Estimate(apart.difference, apart.error)


def verdict(found: Estimate, threshold: float, tolerance: float) -> Verdict:
    """Return the verdict on an act. As good means: it loses less than the tolerance, and probably isn’t worse."""
    loss, error = found
    if _is_worse(found, threshold, WORSE):
        return "worse"
    if loss + LEANING * error < threshold and loss + AS_GOOD * error < tolerance:
        return "as good"
    return "too close"


def _is_worse(found: Estimate, threshold: float, spare: float) -> bool:
    return found.loss >= threshold and found.loss - spare * found.error > 0


def pooled(estimates: Sequence[Estimate]) -> Estimate:
    """Return the mean of independent estimates of one loss, weighted by their precision.

    >>> pooled([Estimate(1.0, 1.0), Estimate(3.0, 1.0)])
    Estimate(loss=2.0, error=0.7071067811865475)
    >>> pooled([Estimate(1.0, 1.0), Estimate(3.0, 0.0)])
    Estimate(loss=3.0, error=0.0)
    """
    for found in estimates:
        if found.error <= 0:
            return found
    weights = [1 / found.error**2 for found in estimates]
    losses = [found.loss * weight for found, weight in zip(estimates, weights, strict=True)]
    return Estimate(sum(losses) / sum(weights), 1 / sqrt(sum(weights)))


def chance_of(found: Estimate, threshold: float) -> float:
    """Return the probability that a true loss equal to the threshold would look this large or larger.

    >>> round(chance_of(Estimate(3.0, 1.0), 1.0), 4)
    0.0228
    """
    above = found.loss - threshold
    if found.error <= 0:
        return 0.0 if above > 0 else 1.0
    return erfc(above / found.error / sqrt(2)) / 2


def surely(chances: Sequence[float], tests: int, false: float = FALSE_MISTAKES) -> list[bool]:
    """Return, for each p-value, True if it is a discovery among this many tests (Benjamini and Hochberg 1995).

    >>> surely([0.001, 0.04, 0.6], 3)
    [True, False, False]
    """
    limit = -1.0
    for rank, chance in enumerate(sorted(chances), start=1):
        if chance <= false * rank / max(tests, 1):
            limit = chance
    return [chance <= limit for chance in chances]


def paired(trial: Trial, acts: Sequence[int], budget: int, threshold: float) -> Anytime[Findings]:
    """Play these acts out in fresh worlds, each paired with the first; yield after every play-out.

    An act is played out until it is clearly worse or better than the first, or the budget or the time is spent.
    """
    best, *others = acts
    found = Findings(dict.fromkeys(acts, 0.0))
    running, played, spent = others, 0, 0
    used: float | None = None
    while running and (not played or spent + len(running) < budget):
        fits = max(2, (budget - spent) // (len(running) + 1))
        more = min(fits, played // 2 or FIRST_LOOK)
        for state in islice(trial.worlds, more):
            for action in (best, *running):
                found.results[action].append(trial.played_on(state.clone(events=False), action))
                used = yield
            if is_spent(used, len(found.results[best])):
                return found
        played += more
        spent += more * (len(running) + 1)
        beside = {action: estimate(found.contrast(best, action, worth_of)) for action in running}
        running = [action for action in running if _is_open(beside[action], threshold)]
    return found


def _is_open(found: Estimate, threshold: float) -> bool:
    """True if neither act is surely the better one yet."""
    return found.loss + EARLY * found.error >= 0 and not _is_worse(found, threshold, EARLY)
