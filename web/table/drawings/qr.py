"""A text as a QR code (ISO/IEC 18004), for the camera of another phone."""

from __future__ import annotations

import htpy as h
from htpy import Renderable
from markupsafe import Markup

QUIET = 4
"""Modules of white that the standard wants on each side."""


def qr_code(text: str, name: str) -> Renderable:
    """The code, dark on white whatever the paper, as cameras want it; `name` is what who listens hears."""
    from segno import encoder  # imported late: few people need it, and it would slow every start

    code = encoder.encode(text, error="m", micro=False, boost_error=False)  # type: ignore[no-untyped-call]  # it has no types
    modules = code.matrix
    size = len(modules) + 2 * QUIET
    rows = "".join(
        f"M{left + QUIET} {top + QUIET}h{wide}v1h-{wide}z"
        for top, row in enumerate(modules)
        for left, wide in _runs(row)
    )
    picture = f'<path class="light" d="M0 0h{size}v{size}H0z"/><path class="dark" d="{rows}"/>'
    return h.svg(".qr", viewBox=f"0 0 {size} {size}", role="img", aria_label=name)[Markup(picture)]


def _runs(row: bytes | bytearray) -> list[tuple[int, int]]:
    """Where dark modules stand side by side, and how many.

    >>> _runs(bytes([1, 1, 0, 1]))
    [(0, 2), (3, 1)]
    """
    found: list[tuple[int, int]] = []
    for at, dark in enumerate(row):
        if dark and found and sum(found[-1]) == at:
            found[-1] = found[-1][0], found[-1][1] + 1
        elif dark:
            found.append((at, 1))
    return found
