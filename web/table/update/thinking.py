"""Thinking between taps: by computer players, for hints and in the review."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from tenfold.bots.search import Anytime

SLICE = 0.024
"""The seconds of thought before taps are handled again."""

ResultT = TypeVar("ResultT")


def for_a_slice(
    clock: Callable[[], float], thinking: Generator[None, None, ResultT], seconds: float = SLICE
) -> Sequence[ResultT]:
    """Continue a computation for one slice by this clock. Return its result once it is done, nothing before.

    >>> def thought():
    ...     yield
    ...     return "so"
    >>> for_a_slice(iter([0.0, 1.0]).__next__, thought()), for_a_slice(lambda: 0.0, thought())
    ((), ('so',))
    """
    until = clock() + seconds
    try:
        next(thinking)
        while clock() < until:
            next(thinking)
    except StopIteration as done:
        return (done.value,)
    return ()


def within(seconds: float, clock: Callable[[], float], search: Anytime[ResultT]) -> Generator[None, None, ResultT]:
    """Continue a search, and tell it how much of its time is used by this clock, so that it ends about then."""
    begun = clock()
    try:
        next(search)
        while True:
            yield
            search.send((clock() - begun) / seconds)
    except StopIteration as done:
        found: ResultT = done.value
        return found
