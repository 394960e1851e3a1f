"""Thinking between taps: by computer players, by advisers and in the look back."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

SLICE = 0.024
"""Seconds of thought before taps get their chance again."""

ResultT = TypeVar("ResultT")


def for_a_slice(
    clock: Callable[[], float], thinking: Generator[None, None, ResultT], seconds: float = SLICE
) -> Sequence[ResultT]:
    """Let somebody think for one slice by this clock; return what they have come to when done, nothing before.

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
