"""Moves as written, before they are played."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import NoReturn

from tenfold.notation.moves import CONTROL, NUMBER, OUT_OF_TURN, RESULT
from tenfold.plainjson import DEEPEST

_ESCAPED = r"\\[^\w\n]"  # a backslash and a sign, or a space
_TOKEN = re.compile(
    rf"\s+|\{{(?P<comment>(?:[^\\{{}}]++|{_ESCAPED})*+)\}}|(?P<mark>[(),])|(?P<word>(?:[^\s\\{{}}(),]|{_ESCAPED})++)"
)
_BACKSLASHED = re.compile(r"\\(.)")


@dataclass(slots=True)
class Branch:
    """A line of moves as written, not yet played."""

    comments: list[str] = field(default_factory=list)
    acts: list[Act] = field(default_factory=list)


@dataclass(slots=True)
class Act:
    """A move as written. `at` is its place in the text, `number_at` that of its number."""

    at: int
    action: str
    seat: int | None
    number: str
    number_at: int
    comments: list[str] = field(default_factory=list)
    others: list[Branch] = field(default_factory=list)


class FaultError(Exception):
    """The moves can't be read from a place on."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.message: str = message
        self.at: int = at


class Parser:
    """Moves as written: `main` is the game, `result` its result, or empty if there is none."""

    def __init__(self, text: str) -> None:
        self.main: Branch = Branch()
        self.result: str = ""
        self.result_at: int = len(text)
        self._text = text
        self._open: list[tuple[Branch, int]] = [(self.main, 0)]
        self._words: list[str] = []
        self._words_at = 0
        # What waits for a move, and where it stands.
        self._seat: tuple[int, int] | None = None
        self._number: tuple[str, int] | None = None
        self._comma: tuple[str, int] | None = None

    def parse(self) -> None:
        """Read everything; raise `FaultError` where that isn't possible."""
        at = 0
        while at < len(self._text):
            token = _TOKEN.match(self._text, at)
            if token is None:
                self._no_token(at)
            if self.result and token.lastgroup is not None:
                raise FaultError("The game ends with its result, and there is more after it.", at)
            if token.lastgroup == "comment":
                self._comment(token["comment"], at)
            elif token.lastgroup == "mark":
                self._mark(token["mark"], at)
            elif token.lastgroup == "word":
                self._word(token["word"], at)
            at = token.end()
        self._end_act(at)
        if len(self._open) > 1:
            raise FaultError("This variation has no end.", self._open[-1][1])
        if not self.result:
            raise FaultError("The result is missing: the places by seat, like 2-1, or * for an unfinished game.", at)

    def _no_token(self, at: int) -> NoReturn:
        sign = self._text[at]
        why = {"{": "This comment has no end.", "}": "No comment ends here."}
        raise FaultError(why.get(sign, "A backslash must stand before a sign."), at)

    def _comment(self, text: str, at: int) -> None:
        self._end_act(at)
        text = " ".join(_BACKSLASHED.sub(r"\1", text).split())
        if CONTROL.search(text):
            raise FaultError("A comment can’t have control characters.", at)
        branch = self._open[-1][0]
        (branch.acts[-1] if branch.acts else branch).comments.append(text)

    def _mark(self, mark: str, at: int) -> None:
        waiting = bool(self._words)
        self._end_act(at)
        branch, opened = self._open[-1]
        if mark == ",":
            if not waiting:
                raise FaultError("There is no move before this comma.", at)
            self._comma = (mark, at)
        elif mark == "(":
            if not branch.acts:
                raise FaultError("There is no move that this variation can replace.", at)
            if len(self._open) > DEEPEST:
                raise FaultError(f"Variations can be nested {DEEPEST} deep at most.", at)
            other = Branch()
            branch.acts[-1].others.append(other)
            self._open.append((other, at))
        else:
            if len(self._open) == 1:
                raise FaultError("No variation ends here.", at)
            if not branch.acts:
                raise FaultError("A variation must have a move.", opened)
            self._open.pop()

    def _word(self, word: str, at: int) -> None:
        if NUMBER.fullmatch(word):
            self._end_act(at)
            self._number = (word, at)
        elif seat := OUT_OF_TURN.fullmatch(word):
            if self._words or self._seat is not None:
                raise FaultError("A comma must stand between two moves.", at)
            self._seat = (int(seat[1]), at)
        elif RESULT.fullmatch(word):
            self._end_act(at)
            if len(self._open) > 1:
                raise FaultError("A variation has no result.", at)
            self.result, self.result_at = word, at
        elif word.startswith("["):
            raise FaultError("A header can’t stand among the moves.", at)
        else:
            if not self._words:
                self._words_at = at
            self._words.append(_BACKSLASHED.sub(r"\1", word))

    def _end_act(self, at: int) -> None:
        """Add the move that ends here, if there is one."""
        if not self._words:
            for waits, what in ((self._seat, "seat"), (self._number, "number"), (self._comma, "comma")):
                if waits is not None:
                    raise FaultError(f"There is no move after this {what}.", waits[1])
            return
        number, number_at = self._number or ("", at)
        seat = None if self._seat is None else self._seat[0]
        self._open[-1][0].acts.append(Act(self._words_at, " ".join(self._words), seat, number, number_at))
        self._words, self._seat, self._number, self._comma = [], None, None, None
