"""Reading a position key by key, for every game's `_state_from`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, TypeVar

from tenfold.errors import GameError
from tenfold.game import AnyGame
from tenfold.plainjson import shown

MeaningT = TypeVar("MeaningT")


class PositionReader:
    """Reads a position. Missing keys are empty; a wrong value raises `GameError`.

    `cards` maps the text of every card to the card. After the last key, call `finish()`, which refuses all other keys.
    """

    def __init__(self, game: AnyGame, position: Mapping[str, Any], cards: Mapping[str, int]) -> None:
        self._game = game
        self._name = game.long_name
        self._players = game.players
        self._left = dict(position)
        self._known = cards

    def card(self, key: str) -> int:
        """Return one card, which must be there."""
        return self._cards(key, [self._left.pop(key, None)])[0]

    def cards(self, key: str) -> list[int]:
        """Return a list of cards."""
        return self._cards(key, self._left.pop(key, []))

    def cards_by_seat(self, key: str) -> list[list[int]]:
        """Return a list of cards for each seat."""
        return [self._cards(key, cards) for cards in self._by_seat(key, [[]] * self._players)]

    def number(self, key: str, allowed: range, default: int = 0) -> int:
        """Return a whole number of a range."""
        return self._number(key, self._left.pop(key, default), allowed)

    def numbers(self, key: str, allowed: range, default: int = 0) -> list[int]:
        """Return a whole number of a range for each seat."""
        return [self._number(key, number, allowed) for number in self._by_seat(key, [default] * self._players)]

    def optional_numbers(self, key: str, allowed: range) -> list[int | None]:
        """Return a whole number of a range or None for each seat."""
        rows = self._by_seat(key, [None] * self._players)
        return [None if number is None else self._number(key, number, allowed) for number in rows]

    def letters_by_seat(self, key: str, allowed: str) -> list[str]:
        """Return a text for each seat, made of the allowed letters."""
        rows = self._by_seat(key, [""] * self._players)
        return [self._letters(key, text, allowed, "must hold texts") for text in rows]

    def letters(self, key: str, allowed: str) -> str:
        """Return a text made of the allowed letters."""
        return self._letters(key, self._left.pop(key, ""), allowed, "must be a text")

    def choice(self, key: str, meanings: Mapping[str, MeaningT], default: MeaningT) -> MeaningT:
        """Return the meaning of a text that must be one of these; the default if it is missing or null."""
        text = self._left.pop(key, None)
        return default if text is None else self._meaning(key, text, meanings)

    def choices_by_seat(self, key: str, meanings: Mapping[str, MeaningT]) -> list[MeaningT | None]:
        """Return, for each seat, the meaning of a text that must be one of these, or None."""
        rows = self._by_seat(key, [None] * self._players)
        return [None if text is None else self._meaning(key, text, meanings) for text in rows]

    def hexadecimal(self, key: str, digits: int) -> str:
        """Return a text of this many hexadecimal digits, all zero if it’s missing. Raise `GameError` for others."""
        text = self._left.pop(key, "0" * digits)
        if not isinstance(text, str) or len(text) != digits or not set(text) <= set("0123456789abcdef"):
            raise GameError(f"“{key}” must be a text of {digits} hexadecimal digits, not {shown(text)}.")
        return text

    def flag(self, key: str) -> bool:
        """Return true or false; false if it is missing. Raise `GameError` for anything else."""
        flag = self._left.pop(key, False)
        if not isinstance(flag, bool):
            raise GameError(f"“{key}” must be true or false, not {shown(flag)}.")
        return flag

    def parts(self, key: str) -> list[PositionReader]:
        """Return a list of objects, each to be read key by key. Raise `GameError` if it isn’t one."""
        rows = self._left.pop(key, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            raise GameError(f"“{key}” must be a list of objects, not {shown(rows)}.")
        return [PositionReader(self._game, row, self._known) for row in rows]

    def seat(self, key: str) -> int | None:
        """Return a seat, or None. Raise `GameError` if there is no such seat."""
        seat = self._left.pop(key, None)
        if seat is not None and (type(seat) is not int or not 0 <= seat < self._players):
            raise GameError(f"“{key}” must be a seat from 0 to {self._players - 1}, or null, not {shown(seat)}.")
        return seat

    def seats(self, key: str) -> list[int]:
        """Return a list of different seats, in the order given. Raise `GameError` if it isn’t one."""
        seats = self._left.pop(key, [])
        if not isinstance(seats, list) or any(type(seat) is not int for seat in seats):
            raise GameError(f"“{key}” must be a list of seats, not {shown(seats)}.")
        if not set(seats) <= set(range(self._players)) or len(set(seats)) < len(seats):
            raise GameError(f"“{key}” must name seats from 0 to {self._players - 1}, each at most once.")
        return seats

    def word(self, key: str, allowed: Sequence[str]) -> str:
        """Return one of the allowed words, the first if it is missing."""
        words = f"{', '.join(allowed[:-1])} or {allowed[-1]}"
        return self._one_of(key, self._left.pop(key, allowed[0]), allowed, f"must be {words}")

    def has(self, key: str) -> bool:
        """True if a key is there and hasn't been read yet."""
        return key in self._left

    def finish(self) -> None:
        """Raise `GameError` if there are keys that were not read."""
        if self._left:
            raise GameError(f"A position of {self._name} can’t have {', '.join(map(shown, self._left))}.")

    def _by_seat(self, key: str, default: list[Any]) -> list[Any]:
        rows = self._left.pop(key, default)
        if not isinstance(rows, list) or len(rows) != self._players:
            raise GameError(f"“{key}” must be a list with one entry for each of the {self._players} seats.")
        return rows

    def _number(self, key: str, number: object, allowed: range) -> int:
        if type(number) is not int or number not in allowed:
            raise GameError(f"“{key}” must be a whole number from {allowed[0]} to {allowed[-1]}, not {shown(number)}.")
        return number

    def _meaning(self, key: str, text: object, meanings: Mapping[str, MeaningT]) -> MeaningT:
        examples = "”, “".join(list(meanings)[:3])
        return meanings[self._one_of(key, text, meanings, f"must be written like “{examples}”")]

    def _one_of(self, key: str, text: object, allowed: Collection[str], demand: str) -> str:
        if not isinstance(text, str) or text not in allowed:
            raise GameError(f"“{key}” {demand}, not {shown(text)}.")
        return text

    def _letters(self, key: str, text: object, allowed: str, demand: str) -> str:
        if not isinstance(text, str) or not set(text) <= set(allowed):
            raise GameError(f"“{key}” {demand} made of {allowed}, not {shown(text)}.")
        return text

    def _cards(self, key: str, texts: object) -> list[int]:
        if not isinstance(texts, list):
            raise GameError(f"“{key}” must hold lists of cards, not {shown(texts)}.")
        for text in texts:
            if not isinstance(text, str) or text not in self._known:
                examples = "”, “".join(list(self._known)[:3])
                raise GameError(f"{self._name} has no card {shown(text)}. Cards are written like “{examples}”.")
        return [self._known[text] for text in texts]
