"""The parts that all games share: the chip, and the backs of cards.

Phones don't get this module: the build puts the parts into the page.
"""

from __future__ import annotations

from itertools import product
from math import atan2, cos, pi, sin

from tenfold.drawings.paper import Points, poly


def shared_parts() -> dict[str, str]:
    """Return the parts by their identifiers in the sprite."""
    return {"chip": chip(), "back": _back()}


def _back() -> str:
    """Return the drawings of the backs, each in a group. The style shows the group that is chosen in the settings."""
    groups = "".join(f'<g class="{name}">{drawing}</g>' for name, drawing in _BACKS.items())
    diamond = '<path class="bk3" d="M50 52l12 18-12 18z"/><path class="bk4" d="M50 52L38 70l12 18z"/>'
    return f'<path class="bk0" d="M7 7h86v126H7z"/>{groups}{diamond}'


def _halves(columns: int, rows: int) -> str:
    """Return a folded grid: in each cell, one half is lit or one half is shaded."""
    width, height = 86 / columns, 126 / rows
    out = ""
    for row, column in product(range(rows), range(columns)):
        x, y = 7 + column * width, 7 + row * height
        if (row + column) % 2 == 0:
            out += f'<path class="bk1" d="M{x:g} {y:g}h{width:g}l-{width:g} {height:g}z"/>'
        else:
            out += f'<path class="bk2" d="M{x:g} {y:g}h{width:g}v{height:g}z"/>'
    return out


def _pleats() -> str:
    """Return ten pleats, every second one lit."""
    return "".join(f'<path class="bk{1 + i % 2}" d="M{7 + 8.6 * i:g} 7h8.6v126h-8.6z"/>' for i in range(10))


def _rays() -> str:
    """Return the ten creases of an unfolded sheet, which meet in the middle."""
    corners = [(93, 7), (93, 133), (7, 133), (7, 7)]
    turns = [(atan2(y - 70, x - 50) % (2 * pi), (x, y)) for x, y in corners]
    out = ""
    for i in range(10):
        start, end = pi / 5 * i, pi / 5 * (i + 1)
        between = [corner for turn, corner in turns if start < turn < end]
        out += poly([(50, 70), _on_edge(start), *between, _on_edge(end)], f"bk{1 + i % 2}")
    return out


def _on_edge(turn: float) -> tuple[float, float]:
    """Return where a ray from the middle of the back meets its edge."""
    reach = min(43 / (abs(cos(turn)) or 1e-9), 63 / (abs(sin(turn)) or 1e-9))
    return round(50 + reach * cos(turn), 1), round(70 + reach * sin(turn), 1)


def _peaks() -> str:
    """Return five rows of mountains, lit from the left."""
    out = ""
    for row, column in product(range(5), range(4)):
        x, y = 7 + 21.5 * column, 7 + 25.2 * (row + 1)
        out += f'<path class="bk1" d="M{x:g} {y:g}l10.75-25.2v25.2z"/>'
        out += f'<path class="bk2" d="M{x + 10.75:g} {y:g}v-25.2l10.75 25.2z"/>'
    return out


_BACKS = {
    "back-frame": _halves(2, 5),
    "back-pleats": _pleats(),
    "back-rays": _rays(),
    "back-peaks": _peaks(),
    "back-squares": _halves(4, 6),
    "back-fold": '<path class="bk1" d="M7 7h86L7 133z"/><path class="bk2" d="M93 7v126H7z"/>',
}


def chip() -> str:
    """Return a ten-sided paper disc: the seal of the envelope, and the chips of 10."""
    outer = [(11 * sin(pi / 10 + i * pi / 5), -11 * cos(pi / 10 + i * pi / 5)) for i in range(10)]
    inner = [(x * 0.55, y * 0.55) for x, y in outer]
    out = poly(_round(*((x * 1.09, y * 1.09) for x, y in outer)), "g4")  # a rim, for seats in the chip's own colour
    for i in range(10):
        j = (i + 1) % 10
        out += poly(_round(outer[i], outer[j], inner[j], inner[i]), "g" if i % 2 else "g2")
    return out + poly(_round(*inner), "g3")


def _round(*points: tuple[float, float]) -> Points:
    return [(round(x, 1), round(y, 1)) for x, y in points]
