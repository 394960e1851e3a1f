"""Added games on the house's side of the wall: what their own room has told of them, and stand-ins made of it.

An added game runs in a room of its own (`table.room`); here nothing of it is imported. What the shelf, the set-up
and the lists have to know was told once, when the game was tried, as plain JSON (`told_by_room`). It comes from a
stranger: `Entry.read` takes what has the right shape and is short enough, and refuses all else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple
from urllib.parse import quote

from markupsafe import Markup

from table import boards
from table.boards import Board
from table.model import Summary
from tenfold import AnyGame, Game, Option, registry
from tenfold.game import Choice
from tenfold.registry import Origin

LONGEST = 200_000
"""Signs that what a room tells of its games may have."""

_TEXT = 400
_EMBLEM = 20_000
_MANY = 64


class GuestError(Exception):
    """What a room tells of a game does not make sense."""


class Entry(NamedTuple):
    """What the house knows of an added game: enough for a shelf, a set-up and a list."""

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

    @classmethod
    def read(cls, told: object) -> Entry:
        """An entry of what a room tells; `GuestError` where it is none."""
        match told:
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
            }:
                own = tuple(map(_option, _few(options)))
                return cls(
                    game=_name(game),
                    title=_text(title),
                    tagline=_text(tagline),
                    deal_label=_text(deal_label),
                    emblem=_short(emblem, _EMBLEM),
                    offered=tuple(sorted(_numbers(offered))),
                    best=_numbers(best),
                    open_table=open_table,
                    options=own,
                    presets=_presets(presets, own),
                )
        raise GuestError("What the game tells of itself is not complete.")


def told_by_room(game: type[AnyGame], board: Board[Any, Any]) -> dict[str, Any]:
    """What a room tells of a game, as `Entry.read` wants it."""
    return {
        "game": game.short_name,
        "title": game.long_name,
        "tagline": board.tagline,
        "deal_label": board.deal_label(),
        "emblem": str(board.emblem),
        "offered": list(game.offered_players),
        "best": list(game.best_players),
        "open_table": bool(game.open_table),
        "options": [
            {
                "id": option.id,
                "title": option.title,
                "help": option.help,
                "choices": [list(choice) for choice in option.choices],
                "seats": option.seats,
            }
            for option in game.options
        ],
        "presets": {choice: dict(filled) for choice, filled in game.presets.items()},
    }


def read_shelf(text: str, games: Sequence[str]) -> list[Entry]:
    """The entries of these games, as the room of their wheel has told them; `GuestError` where they are not."""
    if len(text) > LONGEST:
        raise GuestError("What the game tells of itself is too long.")
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        told = None
    entries = [Entry.read(one) for one in (_few(told) if isinstance(told, list) else [])]
    if [entry.game for entry in entries] != [*games]:
        raise GuestError("What the game tells of itself is not of the games in its wheel.")
    return entries


def move_in(entries: Sequence[Entry], origin: Origin) -> None:
    """Let stand-ins take the places of added games in the house."""
    for entry in entries:
        registry.GAMES.lend(entry.game, _game_of(entry), origin)
        boards.BOARDS.lend(entry.game, _board_of(entry), origin)


def move_out(games: Sequence[str]) -> None:
    """Take the stand-ins of these games away."""
    for game in games:
        registry.GAMES.take_back(game)
        boards.BOARDS.take_back(game)


def all_out() -> None:
    """No stand-in is left, as at a start."""
    move_out([game for game in registry.registered_games() if is_guest(game)])


def is_guest(game: str) -> bool:
    """Whether a game lives in a room of its own."""
    return registry.GAMES.is_lent(game)


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
"""The classes of an emblem's drawing (web/styles/40-cards.css) in the light paper's inks: an image has no theme."""


def picture(emblem: str) -> Markup:
    """A stranger's emblem as a picture on a tile of its own: in an image nothing runs and nothing is fetched."""
    inks = "".join(f"{name}{{fill:{ink}}}" for name, ink in _INKS.items())
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 56 56"><style>{inks}</style>'
        f'<rect x="-4" y="-4" width="56" height="56" rx="8" fill="#edf1f5"/>{emblem}</svg>'
    )
    return Markup('<img class="emblem" alt="" src="data:image/svg+xml,{}">').format(quote(drawing))


def line_of(ident: str, text: object) -> Summary | None:
    """A line for an added game's save that no list knows: who played. What else it holds, its room can tell.

    None where the save is none of an added game.
    """
    try:
        data = json.loads(text) if isinstance(text, str) else None
    except (ValueError, RecursionError):
        return None
    match data:
        case {"game": str(game), "seats": [*seats]} if is_guest(game):
            names = [str(seat.get("name", "?"))[:40] for seat in seats[:8] if isinstance(seat, dict)]
            return Summary(ident, game, tuple(names or ["?"]), 0, "to be opened", match=ident)
    return None


def _game_of(entry: Entry) -> type[AnyGame]:
    """A table of these options can be made and refused; it cannot be dealt."""
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
    }
    board: Board[Any, Any] = _whole("StandInBoard", Board, fields)()
    return board


def _whole(name: str, base: Any, fields: dict[str, Any]) -> Any:
    """A subclass whose abstract methods nobody ever calls: it can be made all the same."""
    made: Any = type(name, (base,), fields)
    made.__abstractmethods__ = frozenset()
    return made


def _option(told: object) -> Option:
    match told:
        case {
            "id": str(ident),
            "title": str(title),
            "help": str(help_),
            "choices": list(choices),
            "seats": bool(seats),
        }:
            made = tuple(map(_choice, _few(choices)))
            if made:
                return Option(_name(ident), _text(title), _text(help_), made, seats)
    raise GuestError("An option of the game is not complete.")


def _choice(told: object) -> Choice:
    match told:
        case [str(ident), str(label)]:
            return Choice(_name(ident), _text(label))
    raise GuestError("A choice of the game is not complete.")


def _presets(told: Mapping[object, object], options: Sequence[Option]) -> dict[str, dict[str, str]]:
    choices = {option.id: {choice.id for choice in option.choices} for option in options}
    made: dict[str, dict[str, str]] = {}
    for choice, filled in told.items():
        if not isinstance(choice, str) or not isinstance(filled, dict):
            raise GuestError("A preset of the game is not complete.")
        if any(value not in choices.get(key, ()) for key, value in filled.items()):
            raise GuestError("A preset of the game fills in what there is not.")
        made[choice] = {str(key): str(value) for key, value in filled.items()}
    return made


def _few(told: list[Any]) -> list[Any]:
    if len(told) > _MANY:
        raise GuestError("What the game tells of itself is too long.")
    return told


def _short(text: str, most: int) -> str:
    if len(text) > most:
        raise GuestError("What the game tells of itself is too long.")
    return text


def _text(text: str) -> str:
    """A text for people: nothing that is not written on the line."""
    return "".join(sign for sign in _short(text, _TEXT) if sign.isprintable())


def _name(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9._-]{1,60}", text):
        raise GuestError("A short name of the game is none.")
    return text


def _numbers(told: list[Any]) -> tuple[int, ...]:
    if not told or not all(type(number) is int and 1 <= number <= 8 for number in told):
        raise GuestError("The game is for no number of players that Tenfold seats.")
    return tuple(dict.fromkeys(told))
