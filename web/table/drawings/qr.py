"""Text as a QR code (ISO/IEC 18004), for the camera of another phone."""

from __future__ import annotations

import re

import htpy as h
from htpy import Renderable
from markupsafe import Markup

_DIGITS_AT_END = re.compile(r"(.*?)((?:\d{20,})?)", re.DOTALL | re.ASCII)

QUIET = 4
"""White modules on each side, as the standard requires."""


def qr_code(text: str, name: str) -> Renderable:
    """Draw the code, dark on white in every theme, as cameras need; `name` is its label for screen readers."""
    from segno import consts, encoder  # imported late: few people need it, and it would slow every start

    # Digits need less room than letters. A large code has smaller modules, but is scanned from nearby.
    start, digits = _DIGITS_AT_END.fullmatch(text).groups()  # type: ignore[union-attr]  # it fits any text
    parts = [(start, consts.MODE_BYTE), (digits, consts.MODE_NUMERIC)]
    code = encoder.encode(  # type: ignore[no-untyped-call]  # it has no types
        [part for part in parts if part[0]], error="l" if digits else "m", micro=False, boost_error=False
    )
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
    """Return the runs of dark modules: the start and length of each.

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
