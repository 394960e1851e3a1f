"""Folded paper: the shapes that every drawing is made of."""

from __future__ import annotations

from collections.abc import Iterable

Points = Iterable[tuple[float, float]]


def poly(points: Points, kind: str) -> str:
    """Return a filled polygon with the class `kind`."""
    return f'<path class="{kind}" d="M{"L".join(f"{x:g} {y:g}" for x, y in points)}Z"/>'


def fold(points: Points, axis: float = 0, lit: str = "a", shaded: str = "b") -> str:
    """Return a left half and its mirror image: the lit and the shaded side of a crease at x = `axis`."""
    left = list(points)
    return poly(left, lit) + poly([(2 * axis - x, y) for x, y in left], shaded)


def octagon(cx: float, cy: float, r: float) -> Points:
    """Return the corners of a regular octagon that stands on a side."""
    k = r * 0.414
    near, far = (-k, k), (-r, r)
    return [
        (cx + near[0], cy + far[0]),
        (cx + near[1], cy + far[0]),
        (cx + far[1], cy + near[0]),
        (cx + far[1], cy + near[1]),
        (cx + near[1], cy + far[1]),
        (cx + near[0], cy + far[1]),
        (cx + far[0], cy + near[1]),
        (cx + far[0], cy + near[0]),
    ]


def use(part: str, x: float, y: float, scale: float) -> str:
    """Return a part of the sprite at a position."""
    return f'<use href="#{part}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


def ten_frame(filled: int, x: float, y: float, cell: float, gap: float = 1.6) -> str:
    """Return two rows of five cells, the first `filled` of them full."""
    corners = [(x + i % 5 * (cell + gap), y + i // 5 * (cell + gap)) for i in range(10)]
    return "".join(
        f'<path class="{"n" if i < filled else "e"}" d="M{left:g} {top:g}h{cell}v{cell}h-{cell}z"/>'
        for i, (left, top) in enumerate(corners)
    )


def index(text: str, size: int = 42, y: int = 37) -> str:
    """Return the index of a card, top left; "10" is squeezed to the width of a digit and a half."""
    squeeze = f' textLength="{size * 0.76:g}" lengthAdjust="spacingAndGlyphs"' if len(text) > 1 else ""
    return f'<text class="index" x="20" y="{y}" font-size="{size}"{squeeze}>{text}</text>'
