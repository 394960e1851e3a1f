"""Folded paper on a page: the back of a card, the envelope, the mark, ten-frames, and the sprite."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from tenfold.drawings.paper import ten_frame, use


def back() -> Markup:
    """Return the back of a card, the same for all."""
    return Markup(use("back", 0, 0, 1))


ENVELOPE = Markup(
    '<svg class="envelope" viewBox="0 0 220 150" aria-hidden="true"><path class="e1" d="M0 8h220v134H0z"/>'
    '<path class="e2" d="M0 8l110 72L0 142z"/><path class="e3" d="M220 8l-110 72 110 62z"/>'
    '<path class="e4" d="M0 142l110-72 110 72z"/><path class="e5" d="M0 8l110 80L220 8z"/>'
    '<path class="e6" d="M0 8l110 80V8z"/><use href="#chip" transform="translate(110 84) scale(2)"/></svg>'
)
"""The folded envelope of the hand-over screen; it needs the sprite."""

MARK = Markup(
    '<svg class="mark" viewBox="0 0 44 34" aria-hidden="true">'
    + "".join(
        f'<path class="m{i % 5 % 2}" d="M{2 + i % 5 * 8} {(0 if i % 5 % 2 else 3) + i // 5 * 16}'
        f'l8 {3 if i % 5 % 2 else -3}v14l-8 {-3 if i % 5 % 2 else 3}z"/>'
        for i in range(10)
    )
    + "</svg>"
)
"""The mark of the app: a ten-frame, folded like a concertina."""


def frames(number: int) -> Markup:
    """Draw a number as ten-frames, the last one partly filled."""
    full = max(1, -(-number // 10))
    width = full * 46 - 3
    body = "".join(ten_frame(min(10, number - 10 * i), i * 46, 0, 7) for i in range(full))
    return Markup(
        f'<svg class="frames" viewBox="0 0 {width} 16" width="{width}" height="16" aria-hidden="true">{body}</svg>'
    )


def sprite(parts: Mapping[str, str], *, shared: bool = True) -> Markup:
    """Return the symbols for `<use>`, once in the page; `shared` adds those that all games share."""
    if shared:
        from tenfold.drawings.shared import shared_parts  # an added game needs only its own

        parts = {**shared_parts(), **parts}
    groups = "".join(f'<g id="{part}">{body}</g>' for part, body in parts.items())
    return Markup(f'<svg class="sprite" width="0" height="0" aria-hidden="true"><defs>{groups}</defs></svg>')
