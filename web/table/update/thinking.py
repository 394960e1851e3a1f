"""Thinking between taps: of computer players, advisers and whoever looks back."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from time import perf_counter
from typing import TypeVar

SLICE = 0.024
"""Seconds of thought before taps get their chance again."""

ResultT = TypeVar("ResultT")


def for_a_slice(thinking: Generator[None, None, ResultT], seconds: float = SLICE) -> Sequence[ResultT]:
    """Let somebody think for one slice; what they have come to when they are done, nothing before.

    >>> def thought():
    ...     yield
    ...     return "so"
    >>> for_a_slice(thought(), 0.0), for_a_slice(thought(), 1.0)
    ((), ('so',))
    """
    until = perf_counter() + seconds
    try:
        next(thinking)
        while perf_counter() < until:
            next(thinking)
    except StopIteration as done:
        return (done.value,)
    return ()
