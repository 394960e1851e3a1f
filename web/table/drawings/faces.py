"""The faces of the characters, in folded paper, for their badges.

They are drawn around (0, 0) in a square of 32. Of the classes of their own, `f1` and `f2` are the lit and the shaded
half of the skin. `h1` and `h2` are the hair, `k1` and `k2` what is worn. The style sheet has the colours of each face.
"""

from __future__ import annotations

from markupsafe import Markup

from tenfold.drawings.paper import Points, fold, octagon, poly

_HEAD = [(0, -9), (-6, -7), (-7, 1), (-4.4, 7), (0, 9.6)]
_EYES = '<path class="i" d="M-4.2-.6h2.2v2.4h-2.2zM2-.6h2.2v2.4H2z"/>'
_MOUTH = '<path class="i" d="M-1.8 5h3.6l-1 1.2h-1.6z"/>'


def _hair(points: Points) -> str:
    return fold(points, 0, "h1", "h2")


def _worn(points: Points) -> str:
    return fold(points, 0, "k1", "k2")


def _paper(points: Points) -> str:
    return fold(points, 0, "w", "w2")


def _gold(points: Points) -> str:
    return fold(points, 0, "g", "g2")


_NECK = fold([(0, 5), (-3, 6), (-3.4, 12), (0, 14)], 0, "f2", "f2")
_SHOULDERS = _worn([(0, 11), (-4, 10), (-13, 13.5), (-15, 18), (0, 18)])
_FACE = _SHOULDERS + _NECK + fold(_HEAD, 0, "f1", "f2")
_GLASSES = '<path class="glass" d="M-6-1.6h4.6v4h-4.6zM1.4-1.6H6v4H1.4zM-1.4-.4h2.8"/>'

FACES = {
    "face-Ada": (
        _hair([(0, -12), (-8, -9.5), (-10.6, -2), (-10.6, 4), (-7.6, 7), (-5, 4), (0, 2)])
        + _FACE
        + _hair([(0, -11.6), (-8, -8.6), (-9, 1.6), (-6.6, 0), (-6, -4), (0, -8)])
        + _EYES
        + _MOUTH
        + _gold([(0, -13.6), (-2.4, -12), (0, -9.6)])
        + _paper([(0, 12), (-5, 10.4), (-7, 12.4), (0, 15.6)])
    ),
    "face-Blaise": (
        _hair([(0, -12), (-7.6, -10), (-10, -3), (-9.6, 6), (-11, 10.6), (-4, 11), (0, 4)])
        + _FACE
        + _paper([(0, 11), (-6, 10), (-8, 15.6), (0, 14)])
        + _hair([(0, -11), (-6, -9.6), (-7.6, -1), (-4.6, -5), (0, -6)])
        + _EYES
        + _hair([(0, 3.4), (-4, 4.8), (0, 5.4)])
    ),
    "face-Carl": (
        _hair([(0, -4), (-8.6, -4), (-8.8, 4.4), (-5.6, 6), (0, 2)])
        + _FACE
        + _EYES
        + _hair([(-7.2, -4), (-7.6, 4.6), (-5.4, 6), (-5.4, -3)])
        + _MOUTH
        + _worn([(0, -13.4), (-7, -12.8), (-10.6, -8), (-9.4, -4.4), (0, -5.6)])
        + _paper([(0, 11.6), (-3.6, 10.4), (-4, 14), (0, 16)])
    ),
    "face-Emmy": (
        _hair(octagon(0, -12.4, 3.8))
        + _hair([(0, -11), (-7, -9), (-8.6, -2), (-7.4, 3), (0, 0)])
        + _FACE
        + _hair([(0, -10.6), (-6.6, -8), (-7.4, -1), (-3.6, -5.6), (0, -6.4)])
        + _EYES
        + _GLASSES
        + _MOUTH
    ),
    "face-Grace": (
        _hair([(0, -6), (-8.4, -5), (-9, 2.6), (-6.6, 5.4), (0, 2)])
        + _FACE
        + _EYES
        + _GLASSES
        + _MOUTH
        + _paper([(0, -7.4), (-8.6, -6.6), (-9, -4.2), (0, -4.8)])
        + _worn([(0, -13.6), (-9.6, -11.4), (-8.8, -6.4), (0, -7.4)])
        + _gold([(0, -12.4), (-2.4, -10.6), (0, -8.4)])
    ),
    "face-Hypatia": (
        _hair([(0, -13), (-5, -12.6), (-9, -9), (-10.6, -3.4), (-10, 2.6), (-11, 6), (-7.6, 8.6), (-5, 5), (0, 2)])
        + _FACE
        + _hair([(0, -11.6), (-7, -9), (-7.8, -2.4), (-5.6, -4.4), (-2.6, -4.2), (0, -6)])
        + _gold([(0, -8.6), (-8.4, -5.6), (-8.8, -3.4), (0, -6.4)])
        + _EYES
        + _MOUTH
    ),
    "face-Leonhard": (
        _FACE
        + '<path class="i" d="M-4.4.4h2.8v1h-2.8zM2-.6h2.2v2.4H2z"/>'
        + _MOUTH
        + _worn([(0, -13.4), (-6.6, -12), (-8.8, -7), (-8, -2.6), (0, -5)])
        + _gold([(0, -8.4), (-8.8, -5.6), (-8.2, -2.8), (0, -5)])
        + _paper([(0, 11), (-4, 10), (-3, 16.6), (0, 14)])
    ),
    "face-Sofya": (
        _hair([(0, -12.4), (-4, -12.6), (-7.4, -10), (-9.6, -5.6), (-9, -1), (-10, 2.4), (-7.4, 5.6), (-5, 3), (0, 2)])
        + _FACE
        + _hair([(0, -11.6), (-6, -10), (-7.8, -4), (-6, -2.6), (-4.8, -5.4), (-2.4, -4.4), (0, -6.8)])
        + _EYES
        + _MOUTH
        + poly([(-4.6, 10.4), (-4.6, 15.2), (0, 12.8)], "g")
        + poly([(4.6, 10.4), (4.6, 15.2), (0, 12.8)], "g2")
    ),
}
"""The symbols of the faces for the sprite."""


def portrait(name: str) -> Markup | None:
    """Return the face of a character, or None for anyone else."""
    part = f"face-{name}"
    return Markup(f'<svg viewBox="-16 -16 32 32"><use href="#{part}"/></svg>') if part in FACES else None
