"""Wheels that mean harm: each is the example game, and does one hostile thing besides.

`WORLD` in a text stands for the address of a server that is not ours, `SELF` for our own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from tests.wheels import Edit, begins


class Intruder(NamedTuple):
    """What a wheel tries, and the changes of the example's files that do it."""

    tries: str
    edits: Mapping[str, Edit]


def at_import(tries: str, code: str) -> Intruder:
    """Return code that runs as the game's rules are imported, so in its trial already."""
    return Intruder(tries, {"/game.py": lambda text: f"{text}\n{code}\n"})


def in_an_act(tries: str, line: str) -> Intruder:
    """Return a line that runs whenever a move is made."""
    return Intruder(tries, {"/state.py": begins("_apply", line)})


def in_its_board(tries: str, code: str) -> Intruder:
    """Return code that runs as the board is imported; `BOARD` is there."""
    return Intruder(tries, {"board.py": lambda text: f"{text}\n{code}\n"})


def together(tries: str, intruders: Iterable[Intruder]) -> Intruder:
    """Return what several try, in one wheel. None of them ends the game, or hides what another does."""
    edits: dict[str, Edit] = {}
    for intruder in intruders:
        for name, edit in intruder.edits.items():
            edits[name] = after(edits.get(name), edit)
    return Intruder(tries, edits)


def after(first: Edit, second: Edit) -> Edit:
    """Return one change of a text after another, if there is another."""
    if first is None:
        return second
    assert callable(first)
    assert callable(second)
    return lambda text: second(first(text))


def drawing(tries: str, markup: str) -> Intruder:
    """Return markup in the say line of every screen of the game."""
    return in_its_board(
        tries,
        f"""
from dataclasses import replace
from markupsafe import Markup
_draw = ThirtyOneBoard.draw
def _spoilt(self, seen):
    return replace(_draw(self, seen), say=Markup({markup!r}))
ThirtyOneBoard.draw = _spoilt
""",
    )
