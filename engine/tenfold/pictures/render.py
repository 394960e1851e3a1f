"""A `Scene` becomes SVG: a heading, the middle, the places, and the hand of the seat that looks."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from math import ceil
from typing import TYPE_CHECKING, NamedTuple

from tenfold.pictures.paint import FONT, Palette
from tenfold.pictures.scene import FRENCH, Place, Scene, Zone
from tenfold.pictures.words import escaped, fitted, width, words
from tenfold.sentences import seat_names

if TYPE_CHECKING:
    from tenfold.game import AnyGame
    from tenfold.observation import Observation

WIDTH = 600
"""The width of every picture, in pixels."""

_EDGE, _GAP = 14, 10
_INSIDE = WIDTH - 2 * _EDGE
_HEAD, _FACTS = 32, 22
_MIDDLE, _HAND = 92, 98
_TITLE, _NOTE = 18, 18
_PLACE = 46
"""The height of the two lines of a place."""

_LINES, _HUE = 400, 305
"""The height of a text, and the hue of the app, for games that don’t describe their table."""

_STRIP = 0.4
"""The smallest part of a card that shows beside the next one, as long as a smaller card can show more."""

_SMALL = 36
"""Cards that are narrower than this have the faces of small cards."""


class Box(NamedTuple):
    """A place on the picture."""

    x: float
    y: float
    width: float
    height: float


class Heading(NamedTuple):
    """The words above a table: the game, whose turn it is, and the same and more as a text to read aloud."""

    game: str
    turn: str
    table: str


def picture(game: AnyGame, seen: Observation, names: Sequence[str] | None = None) -> str:
    """Return the picture of what an observation of this table holds."""
    given = seat_names(game.players) if names is None else names
    table = game.observation_to_string(seen, given)  # raises if a seat has no name
    return _rendered(_scene(game, seen, given), seen, given, Heading(game.long_name, _turn(seen, given), table))


def _scene(game: AnyGame, seen: Observation, names: Sequence[str]) -> Scene | None:
    """Return the scene of a game that describes it, in the module `picture` beside its own."""
    package = type(game).__module__.rpartition(".")[0]
    module = f"{package}.picture"
    if not package or find_spec(module) is None:
        return None
    described = import_module(module)
    scene: Scene = described.scene(seen, names)
    return scene


def _turn(seen: Observation, names: Sequence[str]) -> str:
    if not seen.is_terminal:
        return f"{names[seen.current_player]} to play"
    first = [name for name, place in zip(names, seen.ranking, strict=False) if place == 1]
    return f"{' and '.join(first)} won" if len(first) < 3 else f"{len(first)} players won"


def _rendered(scene: Scene | None, seen: Observation, names: Sequence[str], heading: Heading) -> str:
    """Return the picture of a table. Without a scene, it shows the lines of its text."""
    if scene is None:
        canvas = Canvas(Palette(seen.game, _HUE, FRENCH))
        return canvas.whole(canvas.lines(heading.table.splitlines(), canvas.heading(heading, "")), heading)
    canvas = Canvas(Palette(seen.game, scene.hue, scene.art))
    y = canvas.heading(heading, scene.facts)
    y = canvas.middle(scene.middle, y)
    y = canvas.places(scene, seen, names, y)
    if scene.hand is not None:
        y = canvas.hand(scene.hand, names[seen.seat], y)
    return canvas.whole(y, heading)


class Canvas:
    """What has been drawn so far."""

    def __init__(self, palette: Palette) -> None:
        """Begin with nothing."""
        self.palette: Palette = palette
        self.chalk: str = palette.colour("chalk")
        self.chalk_2: str = palette.colour("chalk-2")
        self.lit: str = palette.colour("marigold")
        self.parts: list[str] = []

    def heading(self, heading: Heading, facts: str) -> float:
        """Draw the name of the game, whose turn it is, and the facts; return the height below them."""
        room = _INSIDE - width(heading.game, 20) - 2 * _GAP
        self._write(heading.game, _EDGE, 30, 20, bold=True)
        self._write(fitted(heading.turn, 15, room), WIDTH - _EDGE, 29, 15, fill=self.lit, bold=True, anchor="end")
        self._write(fitted(facts, 14, _INSIDE), _EDGE, 52, 14, fill=self.chalk_2)
        return _HEAD + _FACTS + _GAP

    def lines(self, lines: Sequence[str], y: float) -> float:
        """Draw lines of text, as large as they fit; return the height below them."""
        widest = max(map(_one, lines), default=1)
        size = min(16, _LINES / (1.5 * max(len(lines), 1)), _INSIDE / max(widest, 1))
        for number, line in enumerate(lines):
            self._write(line, _EDGE, y + (1.5 * number + 1) * size, size)
        return y + _LINES

    def middle(self, zones: Sequence[Zone], y: float) -> float:
        """Draw the zones of the middle beside each other; return the height below them."""
        self._zones(zones, Box(_EDGE, y, _INSIDE, _TITLE + _MIDDLE + _NOTE))
        return y + _TITLE + _MIDDLE + _NOTE + _GAP

    def places(self, scene: Scene, seen: Observation, names: Sequence[str], y: float) -> float:
        """Draw the places in rows; return the height below them."""
        columns = _columns(len(scene.places), scene.across)
        size = (_INSIDE - (columns - 1) * _GAP) / columns
        height = _PLACE + scene.depth + _GAP
        for seat, place in enumerate(scene.places):
            left, top = _EDGE + seat % columns * (size + _GAP), y + seat // columns * (height + _GAP)
            turn = seat == seen.current_player
            self._place(place, names[seat], Box(left, top, size, height), turn=turn)
        return y + ceil(len(scene.places) / columns) * (height + _GAP)

    def hand(self, cards: Sequence[str], name: str, y: float) -> float:
        """Draw the hand of the seat that looks; return the height below it."""
        self._write(fitted(f"{name}’s hand", 14, _INSIDE), _EDGE, y + 12, 14, fill=self.chalk_2)
        self._cards(Zone(tuple(cards), slot=False), Box(_EDGE, y + _TITLE, _INSIDE, _HAND))
        return y + _TITLE + _HAND + _GAP

    def whole(self, height: float, heading: Heading) -> str:
        """Return everything as SVG of this height."""
        size = f'viewBox="0 0 {WIDTH} {ceil(height)}" width="{WIDTH}" height="{ceil(height)}"'
        title = f"<title>{escaped(f'{heading.game}: {heading.turn}')}</title><desc>{escaped(heading.table)}</desc>"
        defined = "".join(self.palette.clips.values())
        defined += "".join(f'<g id="{key}">{body}</g>' for key, body in self.palette.defined.items())
        felt = f'<rect width="{WIDTH}" height="{ceil(height)}" rx="12" fill="{self.palette.colour("table")}"/>'
        start = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{FONT}">'
        return f"{start}{title}<defs>{defined}</defs>{felt}{''.join(self.parts)}</svg>"

    def _place(self, place: Place, name: str, box: Box, *, turn: bool) -> None:
        edge = f' stroke="{self.lit}" stroke-width="2.5"' if turn else ""
        shape = f'x="{box.x:g}" y="{box.y:g}" width="{box.width:g}" height="{box.height:g}"'
        self.parts.append(f'<rect {shape} rx="8" fill="{self.palette.colour("well")}"{edge}/>')
        inside = box.width - 2 * _GAP
        x, y = box.x + _GAP, box.y + 21
        points = width(place.points, 13)
        self._write(fitted(name, 15, inside - points - 6), x, y, 15, fill=self.lit if turn else self.chalk, bold=True)
        self._write(place.points, x + inside, y, 13, fill=self.chalk, anchor="end")
        self._write(fitted(place.note, 13, inside), x, y + 18, 13, fill=self.chalk_2)
        self._zones(place.zones, Box(x, box.y + _PLACE, inside, box.height - _PLACE - _GAP), titled=False)

    def _zones(self, zones: Sequence[Zone], box: Box, *, titled: bool = True) -> None:
        """Draw zones beside each other, each as wide as its share."""
        whole = sum(zone.share for zone in zones) or 1
        free = box.width - (len(zones) - 1) * _GAP
        x = box.x
        for zone in zones:
            size = free * zone.share / whole
            if not titled:
                self._cards(zone, Box(x, box.y, size, box.height))
            else:
                self._write(fitted(zone.title, 13, size), x, box.y + 12, 13, fill=self.chalk_2)
                self._cards(zone, Box(x, box.y + _TITLE, size, _MIDDLE))
                self._write(fitted(zone.note, 14, size), x, box.y + _TITLE + _MIDDLE + 16, 14, bold=True)
            x += size + _GAP

    def _cards(self, zone: Zone, box: Box) -> None:
        """Draw the cards of a zone, as large as they fit."""
        grid = zone.rows > 1
        each = ceil(len(zone.cards) / zone.rows) if grid else len(zone.cards)
        label = 16 if zone.labels else 0
        shape = 7 / 5 if zone.wide else 5 / 7
        rows, size, step = _fit(each, box.width, box.height - label, shape, rows=zone.rows if grid else 0)
        high = size / shape
        if not zone.cards and zone.slot:
            self._slot(Box(box.x, box.y, size, high))
        per_row = each if grid else ceil(each / rows)
        for at, card in enumerate(zone.cards):
            x, y = box.x + at % per_row * step, box.y + at // per_row * (high + 3)
            self._card(card, Box(x, y, size, high), zone)
            if zone.labels:
                self._write(fitted(zone.labels[at], 12, step), x + size / 2, y + high + 13, 12, anchor="middle")
        for at in range(zone.chips):
            x, y = box.x + size / 2 + (at - (zone.chips - 1) / 2) * size * 0.3, box.y + high * 0.55
            self._use(self.palette.chip(), x, y, size / 50)

    def _card(self, card: str | None, box: Box, zone: Zone) -> None:
        key = self.palette.card(card, tiny=box.width < _SMALL, wide=zone.wide)
        scale = box.width / (140 if zone.wide else 100)
        if zone.covered and card is not None:  # the back shows at its upper edge, as of a card that is lifted
            self._use(self.palette.card(None), box.x, box.y, scale)
            self._use(key, box.x + box.width * 0.14, box.y + box.height * 0.14, scale * 0.86)
        else:
            self._use(key, box.x, box.y, scale)

    def _use(self, key: str, x: float, y: float, scale: float) -> None:
        self.parts.append(f'<use href="#{key}" transform="translate({x:.4g} {y:.4g}) scale({scale:.4g})"/>')

    def _slot(self, box: Box) -> None:
        looks = f'fill="none" stroke="{self.palette.colour("rim")}" stroke-width="1.5" stroke-dasharray="4 4"'
        shape = f'x="{box.x + 1:.4g}" y="{box.y + 1:.4g}" width="{box.width - 2:.4g}" height="{box.height - 2:.4g}"'
        self.parts.append(f'<rect {shape} rx="6" {looks}/>')

    def _write(
        self, text: str, x: float, y: float, size: float, *, fill: str = "", bold: bool = False, anchor: str = "start"
    ) -> None:
        self.parts.append(words(text, x, y, size, fill or self.chalk, bold=bold, anchor=anchor))


def _one(line: str) -> float:
    """Return about how wide a line is in a font of size 1."""
    return width(line, 1)


def _columns(places: int, across: int) -> int:
    """Return how many places are beside each other: as few rows as fit, and rows of nearly the same length.

    >>> [_columns(places, 4) for places in range(2, 9)]
    [2, 3, 2, 3, 3, 4, 4]
    """
    most = min(places, across)
    rows = ceil(places / most)
    if places == 4 and across == 4:
        return 2
    return ceil(places / rows)


def _fit(cards: int, room: float, height: float, shape: float, *, rows: int) -> tuple[int, float, float]:
    """Return the number of rows, the width of a card, and the distance to the next one.

    With `rows`, there are that many rows of this many cards, and no card lies on another.
    """
    if rows:
        size = min((height - 3 * (rows - 1)) / rows * shape, room / max(cards, 1) - 3)
        return rows, size, size + 3
    best = (1, 0.0, 0.0)
    for tried in (1, 2, 3):
        each = ceil(max(cards, 1) / tried)
        size = min((height - 3 * (tried - 1)) / tried * shape, room)
        step = min(size + 4, (room - size) / (each - 1)) if each > 1 else size + 4
        best = tried, size, step
        if step >= _STRIP * size:
            break
    return best
