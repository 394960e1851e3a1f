"""An observation of Tens as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.french import TEXTS
from tenfold.games.tens.cards import CELLS, FLIPS, PACK
from tenfold.tensor import Codes, Seats, amount, flag, gist, number, numbers, one_of, parts, row

if TYPE_CHECKING:
    from tenfold.games.tens.game import Tens


def codes(game: Tens) -> Codes:
    """By field, how it becomes numbers."""
    seats, pack = Seats(game.players), numbers([game.decks] * PACK)
    return {
        "scores": seats.each(amount(100)),
        "hand": amount(5),
        "phase": one_of(("flip", "take", "place")),
        "grids": seats.each(row(one_of(TEXTS), CELLS)),
        "stacks": gist(seats.each(parts((_top, one_of(TEXTS)), (_second, one_of(TEXTS)), (len, amount(5))))),
        "pile": number(PACK * game.decks),
        "in_hand": one_of(TEXTS),
        "in_hand_from": seats.one(),
        "decks": None,  # the same throughout the game
        "starter": seats.one(),
        "finisher": seats.one(),
        "to_come": row(seats.one(), game.players),
        "flips_left": number(FLIPS),
        "previews": gist(row(amount(50), CELLS)),
        "showing": seats.each(amount(50)),
        "unseen": pack,
        "reshuffled": pack,
        "turns": amount(20),
        "hands": None,  # what is left of them is in the scores
        "deciding": flag(),
    }


def _top(stack: tuple[str, ...]) -> str | None:
    return stack[-1] if stack else None


def _second(stack: tuple[str, ...]) -> str | None:
    return _top(stack[:-1])
