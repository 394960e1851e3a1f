"""Words in a picture: how wide they are, and how they fit into a place."""

from __future__ import annotations

import re
from html import escape
from unicodedata import east_asian_width

_NOT_IN_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_NARROW, _WIDE = 0.3, 0.82
_WIDTHS = dict.fromkeys(" .,:;·’'!|ijlItfr()[]-", _NARROW) | dict.fromkeys("mwMWQOGCD@%—+−", _WIDE)
"""About how wide letters are, in sizes of the font; a little more than in most fonts."""


def width(text: str, size: float) -> float:
    """Return about how wide a text is."""
    return size * sum(_width(sign) for sign in text)


def _width(sign: str) -> float:
    known = _WIDTHS.get(sign)
    if known is not None:
        return known
    if east_asian_width(sign) in "WF":
        return 1
    return 0.68 if sign.isupper() or sign.isdigit() else 0.58


def fitted(text: str, size: float, room: float) -> str:
    """Return a text, shortened if it’s wider than its room.

    >>> fitted("Ada", 10, 50), fitted("Hildegard of Bingen", 10, 50)
    ('Ada', 'Hildegar…')
    """
    if width(text, size) <= room:
        return text
    while text and width(text, size) + size * _WIDE > room:
        text = text[:-1]
    return f"{text.rstrip()}…"


def escaped(text: str) -> str:
    r"""Return a text as XML has it. Characters that XML can’t hold become a mark.

    >>> escaped("Ada & \x00")
    'Ada &amp; �'
    """
    return escape(_NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text))


def words(text: str, x: float, y: float, size: float, fill: str, *, bold: bool = False, anchor: str = "start") -> str:
    """Return a line of text in SVG, or nothing if it’s empty."""
    if not text:
        return ""
    looks = ' font-weight="700"' * bold + f' text-anchor="{anchor}"' * (anchor != "start")
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{looks}>{escaped(text)}</text>'
