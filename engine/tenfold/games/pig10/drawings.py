"""The cards of PIG 10: number, ten-frame, and a pig, a pigmaid, a crowned pig or a frog."""

from __future__ import annotations

from tenfold.drawings.paper import fold, index, octagon, poly, ten_frame, use

_OPEN = '<path class="i" d="M{x} 66h6v7h-6z"/>'
_SHUT = '<path class="i" d="M{x} 70l4-4 4 4v3l-4-3-4 3z"/>'
_TAIL = (
    '<path class="t1" d="M24 116L4 104l11-3 2-15 11 12 12-7-3 17z"/><path class="t2" d="M24 116l13-8 3-17-12 7z"/>'
    '<path class="t1" d="M20 112l12-4 22 14 8 18H36z"/><path class="t2" d="M62 106l24 8 8 26H62z"/>'
    '<path class="t1" d="M62 106l-20 8-2 12 8 14h14z"/>'
)
_BOW = '<path class="t1" d="M62 44l-11-9-5 11 16 3z"/><path class="t2" d="M62 44l11-9 5 11-16 3z"/>'
_EARS = (
    '<path class="p1" d="M34 62l-6-26 24 10zM90 62l6-26-24 10z"/>'
    '<path class="p3" d="M35 56l-3-15 14 6zM89 56l3-15-14 6z"/>'
)
_SMILE = '<path class="i" d="M54 105h16l-3 4H57z"/>'
_LAUGH = '<path class="i" d="M53 104h18l-4 7H57z"/><path class="r1" d="M60 106h7v8h-5z"/>'


def _pig(
    *,
    left: str = _OPEN,
    right: str = _OPEN,
    mouth: str = _SMILE,
    crown: bool = False,
    maid: bool = False,
) -> str:
    body = _TAIL if maid else fold([(62, 104), (34, 114), (22, 140), (62, 140)], 62, "p3", "p4")
    head = fold([(62, 44), (42, 47), (31, 66), (33, 94), (46, 112), (62, 116)], 62, "p1", "p2")
    eyes = left.format(x=44 if left is _OPEN else 43) + right.format(x=74 if right is _OPEN else 73)
    snout = fold([(62, 78), (50, 79), (44, 88), (48, 98), (62, 101)], 62, "p3", "p4")
    nostrils = '<path class="i" d="M53 86h4v7h-4zM67 86h4v7h-4z"/>'
    hat = fold([(62, 16), (54, 31), (42, 21), (45, 46), (62, 43)], 62, "g", "g2") if crown else _BOW if maid else ""
    return body + _EARS + head + eyes + snout + nostrils + mouth + hat


_FROG = (
    fold([(62, 100), (30, 112), (18, 140), (62, 140)], 62, "q2", "q3")
    + '<path class="q1" d="M38 66V50l8-8h8l8 8v16zM62 66V50l8-8h8l8 8v16z"/>'
    + fold([(62, 56), (40, 58), (28, 74), (28, 92), (42, 108), (62, 110)], 62, "q1", "q2")
    + poly(octagon(48, 54, 6.5), "w")
    + poly(octagon(76, 54, 6.5), "w")
    + '<path class="i" d="M46 51h5v7h-5zM74 51h5v7h-5z"/>'
    + '<path class="q3" d="M36 86h52l-12 12H48z"/><path class="p3" d="M56 94h12l-2 4H58z"/>'
)

PARTS = {
    "pig": _pig(),
    "pig-winks": _pig(right=_SHUT),
    "pig-dreams": _pig(left=_SHUT, right=_SHUT),
    "pig-laughs": _pig(mouth=_LAUGH),
    "pigmaid": _pig(maid=True),
    "pig-crowned": _pig(left=_SHUT, right=_SHUT, crown=True),
    "frog": _FROG,
}
"""The symbols that this game adds to the sprite: identifier → SVG."""

_PART = {
    0: "frog",
    2: "pig-dreams",
    3: "pig-laughs",
    5: "pigmaid",
    6: "pig-winks",
    8: "pig-dreams",
    9: "pig-laughs",
}
_TILT = {1: -9, 2: 5, 3: 8, 4: -6, 6: 9, 7: -8, 8: -4, 9: 7}

EMBLEM = use("pig", -15, -22, 0.63)


def kind(_card: str) -> str:
    """Return the CSS class that colours a card: all have the same."""
    return "k-pig"


def face(card: str) -> str:
    """Return the face of a card, on 100 × 140 units."""
    number = int(card)
    part = "pig-crowned" if number == 10 else _PART.get(number, "pig")
    down = {5: 4, 10: 17}.get(number, 14)
    figure = f'<g transform="translate(0 {down}) rotate({_TILT.get(number, 0)} 62 120)"><use href="#{part}"/></g>'
    sign = '<text class="smaller" x="19" y="68" font-size="26">±</text>' if number == 5 else ""
    return index(card, 46, 41) + ten_frame(number, 47, 12, 7.4) + figure + sign
