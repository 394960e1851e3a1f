"""Acts side by side in fresh worlds: the loss of one against another, and how sure it is.

A search picks the act that did best, so in its own worlds that act looks better than it is. A trial asks again in
worlds that played no part in the choice. Every act is played out in the same ones, and compared by paired differences.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from tenfold.bots.search import Findings, PairedDifference, PlayedOn, worth_of

SURE = 2.33
"""Standard errors to spare, either way. For one look, 1.64 would be 95% sure, but a race looks several times."""

FIRST_LOOK = 48
"""The number of worlds before the first look of a race; the next look comes when it has grown by half."""


MOST = 4
"""The largest number of acts in a race besides the usual one: more would take too long."""


class Trial(NamedTuple):
    """How the acts of one decision are tried out: the strongest level's worlds, and its way to play on in them.

    - `worlds`: an endless source of states that may be the true one
    - `played_on`: the result if this seat does this and everyone plays on; uses up the state
    - `prior`: the promising acts, each with its worth before the search
    - `others`: all other acts, likewise
    - `every`: all possible worlds with their weights, if they are few enough for an exact comparison; otherwise empty
    """

    worlds: Iterator[Any]
    played_on: PlayedOn
    prior: Mapping[int, float]
    others: Mapping[int, float] = MappingProxyType({})
    every: Sequence[tuple[float, Any]] = ()


Trying: TypeAlias = Generator[None, None, Trial | None]
"""Prepares a trial in slices; the result is None if a bot can't try acts out."""


def compared(trial: Trial, acts: Sequence[int], worlds: int) -> Generator[None, None, Findings]:
    """Play these acts out in fresh worlds, or in every possible world; yield after every play-out."""
    found = _findings(trial, acts)
    yield from _more(trial, found, acts, worlds)
    return found


def _findings(trial: Trial, acts: Sequence[int]) -> Findings:
    return Findings(dict.fromkeys(acts, 0.0), weights=[weight for weight, _ in trial.every] or None)


def _more(trial: Trial, found: Findings, acts: Sequence[int], worlds: int) -> Generator[None, None, None]:
    """Play these acts out in `worlds` more worlds."""
    states = [state for _, state in trial.every] or (next(trial.worlds) for _ in range(worlds))
    for state in states:
        for action in acts:
            found.results[action].append(trial.played_on(state.clone(events=False), action))
            yield


def loss(found: Findings, action: int, usual: int) -> PairedDifference:
    """Return the worth of the usual act and of another; their difference is what the other one loses."""
    return found.contrast(usual, action, worth_of)


def liked_best(
    trial: Trial, usual: int, liked: Sequence[int], leeway: float, worlds: int
) -> Generator[None, None, int]:
    """Return the first of `liked` that is surely about as good as `usual`, else `usual`; yield after every play-out.

    Only the first `MOST` are tried, in at most this number of `worlds`.

    An act is about as good if it loses or gains less than `leeway`, with `SURE` standard errors to spare (an
    equivalence test, Schuirmann 1987). It leaves the race when it surely is not. The first to pass ends the race.
    """
    running, passed, played = [*liked[:MOST]], usual, 0
    found = _findings(trial, [usual, *running])
    while running and played < worlds:
        more = min(worlds - played, FIRST_LOOK if not played else played // 2)
        yield from _more(trial, found, [usual, *running], more)
        played = worlds if trial.every else played + more
        still = []
        for action in running:
            lost = loss(found, action, usual)
            if abs(lost.difference) + SURE * lost.error < leeway:
                passed = action
                break
            if abs(lost.difference) - SURE * lost.error <= leeway:
                still.append(action)
        running = still
    return passed
