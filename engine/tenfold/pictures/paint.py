"""Drawings with classes become drawings with colours, which need no style sheet.

A style sheet in one picture of a notebook would colour all others on the page. Each part is defined once in a picture,
under an identifier that means the same in all pictures.
"""

from __future__ import annotations

import re

from tenfold.drawings.paper import use
from tenfold.drawings.shared import shared_parts
from tenfold.pictures.colours import FILLS, KINDS, colour, mixed
from tenfold.pictures.scene import Art

FONT = "Jost, Futura, 'Century Gothic', 'DejaVu Sans', sans-serif"

_PLAIN = "k-plain"
_TAG = re.compile(r"<(/?)(\w+)([^<>]*?)(/?)>")
_MANY = re.compile(r'<g class="many">.*?</g>')
_OTHER_BACKS = re.compile(r'<g class="back-(?!frame")\w+">.*?</g>')
_CLASS = re.compile(r'class="([\w-]+)"')
_PART = re.compile(r'href="#([\w-]+)"')
_WRITTEN = {"index", "smaller", "pen", "print"}


class Palette:
    """The colours of a table, and the parts that its picture has defined so far."""

    def __init__(self, game: str, hue: float, art: Art) -> None:
        """Begin a picture of a game."""
        self.game: str = game
        self.hue: float = hue
        self.art: Art = art
        self.defined: dict[str, str] = {}
        self.clips: dict[str, str] = {}
        self._parts = {**shared_parts(), **art.parts}

    def colour(self, name: str) -> str:
        """Return a colour by its name."""
        return colour(name, self.hue)

    def card(self, text: str | None, *, tiny: bool = False, wide: bool = False) -> str:
        """Return the identifier of a card, defined once; None is its back."""
        name = "back" if text is None else f"card-{_safe(text)}{'-tiny' * tiny}"
        key = f"tenfold-{self.game}-{name}"
        if key not in self.defined:
            self.defined[key] = ""  # its place is before its parts
            face = f'<g clip-path="url(#{self._clip(wide)})">{self._face(text, tiny)}</g>'
            self.defined[key] = self._paper(wide) + face + self._edge(wide)
        return key

    def chip(self) -> str:
        """Return the identifier of a chip."""
        return self._use("chip", _PLAIN)

    def _face(self, text: str | None, tiny: bool) -> str:
        if text is None:
            return self._painted(use("back", 0, 0, 1), _PLAIN)
        return self._painted((self.art.tiny if tiny else self.art.face)(text), self.art.kind(text))

    def _paper(self, wide: bool) -> str:
        width, height = _size(wide)
        whole = f'<rect {_shape(wide)} fill="{self.colour("paper")}"/>'
        shade = mixed("paper", "paper", self.hue)
        x = width * 0.62
        fold = f'<path fill="{shade}" d="M{x:g} 0H{width - 10}a10 10 0 0110 10V{height - 10}a10 10 0 01-10 10H{x:g}z"/>'
        return whole + fold

    def _edge(self, wide: bool) -> str:
        """Return the line round a card, so that a card shows on another one."""
        return f'<rect {_shape(wide)} fill="none" stroke="{self.colour("dark-ink")}" stroke-opacity=".3"/>'

    def _clip(self, wide: bool) -> str:
        """Return the identifier of the shape of a card, defined once. No drawing leaves it."""
        key = f"tenfold-clip{'-wide' * wide}"
        self.clips[key] = f'<clipPath id="{key}"><rect {_shape(wide)}/></clipPath>'
        return key

    def _use(self, part: str, kind: str) -> str:
        """Return the identifier of a part in the colours of a kind, defined once."""
        key = f"tenfold-{self.game}-{kind}-{part}"
        if key not in self.defined:
            self.defined[key] = self._painted(self._parts[part], kind)
        return key

    def _painted(self, drawing: str, kind: str) -> str:
        """Return a drawing in the colours of a kind. A group inside it may have another kind."""
        kinds = [kind]
        drawing = _OTHER_BACKS.sub("", _MANY.sub("", drawing))

        def paint(found: re.Match[str]) -> str:
            end, tag, given, empty = found.groups()
            named = _CLASS.search(given)
            if tag == "g" and end:
                kinds.pop()
            elif tag == "g":
                kinds.append(named[1] if named and named[1] in KINDS else kinds[-1])
            looks = _CLASS.sub(lambda name: self._look(name[1], kinds[-1]), given)
            looks = _PART.sub(lambda part: f'href="#{self._use(part[1], kinds[-1])}"', looks)
            return f"<{end}{tag}{looks.rstrip()}{empty}>".replace(" >", ">")

        return _TAG.sub(paint, drawing)

    def _look(self, name: str, kind: str) -> str:
        """Return the attributes of a class on a card of a kind."""
        lit, shaded, skin = KINDS.get(kind, ("dark-ink", "dark-ink", "skin-X"))
        own = {"a": lit, "b": shaded, "n": lit, "index": lit, "smaller": lit, "f1": skin, "print": "dark-ink"}
        fill = own.get(name) or FILLS.get(name)
        if name == "o":
            return f'fill="none" stroke="{self.colour(lit)}" stroke-width="2" stroke-linejoin="round"'
        if name in ("f2", "g4"):
            return f'fill="{mixed(skin if name == "f2" else "marigold-2", name, self.hue)}"'
        written = ' font-weight="700" text-anchor="middle"' if name in _WRITTEN else ""
        return f'fill="{self.colour(fill)}"{written}' if fill else ""


def _size(wide: bool) -> tuple[int, int]:
    return (140, 100) if wide else (100, 140)


def _shape(wide: bool) -> str:
    width, height = _size(wide)
    return f'width="{width}" height="{height}" rx="10"'


def _safe(text: str) -> str:
    """Return a text as part of an identifier; different texts stay different.

    >>> _safe("TD"), _safe("joker ★")
    ('TD', 'joker_20_2605')
    """
    return "".join(sign if sign.isascii() and sign.isalnum() else f"_{ord(sign):x}" for sign in text)
