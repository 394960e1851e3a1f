"""Reading a position key by key, for every game's `_state_from`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tenfold.errors import GameError
from tenfold.game import Game
from tenfold.plainjson import shown


class PositionReader:
    """Takes a position apart: what is missing is empty, what makes no sense raises `GameError`.

    `cards` maps the text of every card to the card. After the last key call `finish()`, which refuses keys nobody
    asked for.
    """

    def __init__(self, game: Game[Any, Any], position: Mapping[str, Any], cards: Mapping[str, int]) -> None:
        self._name = game.long_name
        self._players = game.players
        self._left = dict(position)
        self._known = cards

    def cards(self, key: str) -> list[int]:
        """A list of cards."""
        return self._cards(key, self._left.pop(key, []))

    def cards_by_seat(self, key: str) -> list[list[int]]:
        """A list of cards for each seat."""
        return [self._cards(key, cards) for cards in self._by_seat(key, [[]] * self._players)]

    def number(self, key: str, allowed: range, default: int = 0) -> int:
        """A whole number of a range."""
        return self._number(key, self._left.pop(key, default), allowed)

    def numbers(self, key: str, allowed: range, default: int = 0) -> list[int]:
        """A whole number of a range for each seat."""
        return [self._number(key, number, allowed) for number in self._by_seat(key, [default] * self._players)]

    def seat(self, key: str) -> int | None:
        """A seat, or None."""
        seat = self._left.pop(key, None)
        if seat is not None and (type(seat) is not int or not 0 <= seat < self._players):
            raise GameError(f"“{key}” is a seat from 0 to {self._players - 1}, or null, not {shown(seat)}.")
        return seat

    def finish(self) -> None:
        """Refuse keys that no position of this game has."""
        if self._left:
            raise GameError(f"A position of {self._name} has no {', '.join(map(shown, self._left))}.")

    def _by_seat(self, key: str, default: list[Any]) -> list[Any]:
        rows = self._left.pop(key, default)
        if not isinstance(rows, list) or len(rows) != self._players:
            raise GameError(f"“{key}” is a list with one entry for each of the {self._players} seats.")
        return rows

    def _number(self, key: str, number: object, allowed: range) -> int:
        if type(number) is not int or number not in allowed:
            raise GameError(f"“{key}” is a whole number from {allowed[0]} to {allowed[-1]}, not {shown(number)}.")
        return number

    def _cards(self, key: str, texts: object) -> list[int]:
        if not isinstance(texts, list):
            raise GameError(f"“{key}” holds lists of cards, not {shown(texts)}.")
        for text in texts:
            if not isinstance(text, str) or text not in self._known:
                examples = "”, “".join(list(self._known)[:3])
                raise GameError(f"{self._name} has no card {shown(text)}; its cards read like “{examples}”.")
        return [self._known[text] for text in texts]
