"""Added games in the main interpreter: what their sandbox has reported about them, and stand-ins made from that.

An added game runs in its own sandbox (`room`), and none of it is imported here. The shelf, the set-up and the
lists use the sandbox’s report from trying the game, as plain JSON (`entry_of`). That data comes from a stranger:
`Entry.read` accepts only what has the right form and is short enough.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote

from markupsafe import Markup

from table import boards
from table.boards import Board
from table.features.added_games import text
from table.lessons import LONGEST as LONGEST_SENTENCE
from table.lessons import LONGEST_TITLE, Lesson
from table.shelf import is_elsewhere
from table.words import clean_text, spelled
from tenfold import AnyGame, Game, Option, registry
from tenfold.game import Choice
from tenfold.plainjson import read_json
from tenfold.registry import Origin

LONGEST = 200_000
"""The maximum length of what a sandbox reports about its games, in characters."""

_TITLE, _LABEL, _TEXT = 40, 80, 400
_EMBLEM = 4000
_MANY = 32

_NO_KEYS = frozenset({"self", "name", "players"})
"""Names that an option can't have, as `tenfold.load_game` takes options as keywords beside these."""

_SHAPES = frozenset({"g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon"})
_TAG = re.compile(r'\s*<(/?)([a-z]+)((?:\s+[a-z][a-z0-9-]*="[A-Za-z0-9_\s.,#%()+-]*")*)\s*(/?)>\s*', re.ASCII)
_FIELD = re.compile(r'([a-z][a-z0-9-]*)="', re.ASCII)
_FIELDS = frozenset(
    {
        *("class", "d", "fill", "fill-opacity", "fill-rule", "opacity", "points", "transform"),
        *("stroke", "stroke-linecap", "stroke-linejoin", "stroke-opacity", "stroke-width"),
        *("cx", "cy", "height", "r", "rx", "ry", "width", "x", "x1", "x2", "y", "y1", "y2"),
    }
)
_DEEPEST = 8


class GuestError(Exception):
    """An invalid report of a sandbox about its games."""


class Entry(NamedTuple):
    """What the main interpreter knows about an added game: enough for a shelf, a set-up and a list."""

    game: str
    title: str
    tagline: str
    deal_label: str
    emblem: str
    offered: tuple[int, ...]
    best: tuple[int, ...]
    open_table: bool
    options: tuple[Option, ...]
    presets: Mapping[str, Mapping[str, str]]
    lessons: tuple[Lesson, ...] = ()

    @classmethod
    def read(cls, data: object) -> Entry:
        """Return an entry from what a sandbox reports. Raise `GuestError` if it is invalid."""
        match data:
            case {
                "game": str(game),
                "title": str(title),
                "tagline": str(tagline),
                "deal_label": str(deal_label),
                "emblem": str(emblem),
                "offered": list(offered),
                "best": list(best),
                "open_table": bool(open_table),
                "options": list(options),
                "presets": dict(presets),
                **more,
            }:
                own = tuple(map(_option, _few(options)))
                _once([option.id for option in own], "option")
                numbers = tuple(sorted(_numbers(offered)))
                return cls(
                    game=_name(game),
                    title=_text(title, _TITLE),
                    tagline=_text(tagline, _LABEL),
                    deal_label=_text(deal_label, _LABEL),
                    emblem=_drawing(emblem),
                    offered=numbers,
                    best=_numbers(best, numbers),
                    open_table=open_table,
                    options=own,
                    presets=_presets(presets, own),
                    lessons=_lessons(more.get("lessons", [])),
                )
        raise GuestError(text.guest_incomplete)


def entry_of(game: type[AnyGame], board: Board[Any, Any]) -> dict[str, Any]:
    """Return what a sandbox reports about a game, in the form that `Entry.read` expects."""
    return {
        "game": game.short_name,
        "title": game.long_name,
        "tagline": str(board.tagline),
        "deal_label": board.deal_label(),
        "emblem": str(board.emblem),
        "offered": list(game.offered_players),
        "best": list(game.best_players),
        "open_table": bool(game.open_table),
        "options": [
            {
                "id": option.id,
                "title": str(option.title),
                "help": str(option.help),
                "choices": [[choice, str(label)] for choice, label in option.choices],
                "seats": option.seats,
            }
            for option in game.options
        ],
        "presets": {choice: dict(filled) for choice, filled in game.presets.items()},
        "lessons": [{"id": one.id, "title": str(one.title), "about": str(one.about)} for one in board.lessons()],
    }


def read_shelf(report: str, games: Sequence[str]) -> list[Entry]:
    """Return the entries of these games from their sandbox's report. Raise `GuestError` if it is invalid."""
    if len(report) > LONGEST:
        raise GuestError(text.guest_long)
    try:
        rows = read_json(report)  # too much nesting would crash Python in a browser, without an exception
    except ValueError:
        rows = None
    entries = [Entry.read(one) for one in (_few(rows) if isinstance(rows, list) else [])]
    if [entry.game for entry in entries] != [*games]:
        raise GuestError(text.guest_other)
    return entries


def check_titles(entries: Sequence[Entry], mine: Collection[str]) -> None:
    """Raise `GuestError` if a title is taken by Tenfold or by a game other than `mine`.

    In the lists, titles appear without their authors.
    """
    taken = {spelled(registry.game_class(game).long_name) for game in registry.registered_games() if game not in mine}
    for entry in entries:
        if spelled(entry.title) in taken | {"", "tenfold"}:
            raise GuestError(text.guest_title_taken(title=entry.title))


def move_in(entries: Sequence[Entry], origin: Origin) -> None:
    """Register a stand-in for each added game."""
    for entry in entries:
        registry.GAMES.lend(entry.game, _game_of(entry), origin)
        boards.BOARDS.lend(entry.game, _board_of(entry), origin)


def move_out(games: Sequence[str]) -> None:
    """Remove the stand-ins of these games."""
    for game in games:
        registry.GAMES.take_back(game)
        boards.BOARDS.take_back(game)


def all_out() -> None:
    """Remove all stand-ins, as at the start."""
    move_out([game for game in registry.registered_games() if is_elsewhere(game)])


_INKS = {
    ".a": "#23283a",
    ".b": "#56617b",
    ".g": "#fbbe3b",
    ".g2": "#e29a28",
    ".g3": "#ffe1a0",
    ".w": "#fff",
    ".w2": "#dfe5ea",
    ".i": "#1a1e2c",
}
"""The classes of an emblem's drawing (web/styles/40-cards.css) in the light theme's colours: an image has no theme."""


def picture(emblem: str) -> Markup:
    """Return a stranger's emblem as an image on a tile. In an image, no script runs and nothing is downloaded."""
    inks = "".join(f"{name}{{fill:{ink}}}" for name, ink in _INKS.items())
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 56 56"><style>{inks}</style>'
        f'<rect x="-4" y="-4" width="56" height="56" rx="8" fill="#edf1f5"/>{emblem}</svg>'
    )
    return Markup('<img class="emblem" alt="" src="data:image/svg+xml,{}">').format(quote(drawing))


def _game_of(entry: Entry) -> type[AnyGame]:
    """Return a stand-in for a game. Tables with its options can be made and checked, but not dealt."""
    fields: dict[str, Any] = {
        "__doc__": "The stand-in of an added game.",
        "short_name": entry.game,
        "long_name": entry.title,
        "author": "",
        "publisher": "",
        "min_players": entry.offered[0],
        "max_players": entry.offered[-1],
        "offered_players": entry.offered,
        "best_players": entry.best,
        "high_score_wins": True,
        "open_table": entry.open_table,
        "options": entry.options,
        "presets": entry.presets,
    }
    stand_in: type[AnyGame] = _whole("StandIn", Game, fields)
    return stand_in


def _board_of(entry: Entry) -> Board[Any, Any]:
    fields: dict[str, Any] = {
        "__doc__": "The stand-in of an added game's board.",
        "tagline": entry.tagline,
        "emblem": entry.emblem,
        "parts": {},
        "deal_label": lambda _self: entry.deal_label,
        "lessons": lambda _self: entry.lessons,
    }
    board: Board[Any, Any] = _whole("StandInBoard", Board, fields)()
    return board


def _whole(name: str, base: Any, fields: dict[str, Any]) -> Any:
    """Return a subclass that can be instantiated although its abstract methods are missing: no one ever calls them."""
    made: Any = type(name, (base,), fields)
    made.__abstractmethods__ = frozenset()
    return made


def _option(fields: object) -> Option:
    match fields:
        case {
            "id": str(ident),
            "title": str(title),
            "help": str(help_),
            "choices": list(choices),
            "seats": bool(seats),
        }:
            made = tuple(map(_choice, _few(choices)))
            _once([choice.id for choice in made], "choice")
            if seats and any(choice.id.isdigit() for choice in made):
                raise GuestError(text.guest_choice_seat)
            if made:
                return Option(_key(ident), _text(title, _LABEL), _text(help_), made, seats)
    raise GuestError(text.guest_option)


def _choice(pair: object) -> Choice:
    match pair:
        case [str(ident), str(label)]:
            return Choice(_name(ident), _text(label, _LABEL))
    raise GuestError(text.guest_choice)


def _presets(presets: Mapping[object, object], options: Sequence[Option]) -> dict[str, dict[str, str]]:
    choices = {option.id: {choice.id for choice in option.choices} for option in options}
    made: dict[str, dict[str, str]] = {}
    for choice, filled in presets.items():
        if not isinstance(choice, str) or not isinstance(filled, dict):
            raise GuestError(text.guest_preset)
        if any(not isinstance(value, str) or value not in choices.get(key, ()) for key, value in filled.items()):
            raise GuestError(text.guest_preset_unknown)
        made[choice] = dict(filled)
    return made


def _lessons(rows: object) -> tuple[Lesson, ...]:
    """Return the lessons for a list; they are played in the game's sandbox. Older wheels have reported none."""
    made = tuple(map(_lesson, _few(rows) if isinstance(rows, list) else []))
    _once([lesson.id for lesson in made], "lesson")
    return made


def _lesson(fields: object) -> Lesson:
    match fields:
        case {"id": str(ident), "title": str(title), "about": str(about)}:
            return Lesson(
                id=_name(ident),
                title=_text(title, LONGEST_TITLE),
                about=_text(about, LONGEST_SENTENCE),
                players=0,
                start={},
                steps=(),
                learnt="",
            )
    raise GuestError(text.guest_lesson)


def _few(rows: list[Any]) -> list[Any]:
    if len(rows) > _MANY:
        raise GuestError(text.guest_long)
    return rows


def _once(names: Sequence[str], part: str) -> None:
    if len({*names}) < len(names):
        raise GuestError(text.guest_twice(part=part))


def _short(words: str, most: int) -> str:
    if len(words) > most:
        raise GuestError(text.guest_long)
    return words


def _text(words: str, most: int = _TEXT) -> str:
    """Return a text for people, without invisible characters."""
    return clean_text(_short(words, most), most)


_NAME = re.compile(r"[A-Za-z0-9._-]{1,60}")


def _name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise GuestError(text.guest_short_name)
    return name


def _key(name: str) -> str:
    if not _name(name).isidentifier() or name in _NO_KEYS:
        raise GuestError(text.guest_option_name(name=name))
    return name


def _numbers(numbers: list[Any], among: Collection[int] = range(1, 9)) -> tuple[int, ...]:
    if not numbers or not all(type(number) is int and number in among for number in numbers):
        raise GuestError(text.guest_players)
    return tuple(dict.fromkeys(numbers))


def _drawing(emblem: str) -> str:
    """Return an emblem after checking that it holds only plain shapes. A browser draws it at every start.

    Repetition (`use`, patterns), filters, animation and dashes could keep the browser busy for ever with a few
    characters. Tags that do not balance make no image.
    """
    at, opened = 0, list[str]()
    while at < len(_short(emblem, _EMBLEM)):
        found = _TAG.match(emblem, at)
        end, shape, fields, whole = found.groups() if found else ("", "", "", "")
        balances = opened[-1:] == [shape] and not (fields or whole) if end else len(opened) < _DEEPEST
        if not found or not balances or shape not in _SHAPES or not _FIELDS.issuperset(_FIELD.findall(fields)):
            raise GuestError(text.guest_emblem)
        if end:
            opened.pop()
        elif not whole:
            opened.append(shape)
        at = found.end()
    if opened:
        raise GuestError(text.guest_emblem)
    return emblem
