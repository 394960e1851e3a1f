"""An observation of Thirty-One as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.french import TEXTS
from tenfold.tensor import Codes, Seats, amount, counts, gist, number, one_of, parts

from thirty_one.cards import BLITZ, HAND, LIVES, PACK

if TYPE_CHECKING:
    from thirty_one.game import ThirtyOne


def codes(game: ThirtyOne) -> Codes:
    """By field, how it becomes numbers."""
    seats, cards = Seats(game.players), counts(TEXTS)
    return {
        "hand": cards,
        "hand_sizes": seats.each(number(HAND + 1)),
        "drawn": one_of(TEXTS),
        "shown": seats.each(cards),
        "hidden": gist(seats.each(parts((len, number(HAND + 1))))),  # not how old they are
        "kept": gist(parts((_together, cards))),
        "stock": number(len(PACK)),
        "discards": gist(parts((_top, one_of(TEXTS)), (tuple, cards))),
        "knocker": seats.one(),
        "lives": seats.each(number(LIVES)),
        "out": seats.each(amount(5)),
        "dealer": seats.one(),
        "round": amount(5),
        "counts": seats.each(number(BLITZ)),
    }


def _top(discards: tuple[str, ...]) -> str | None:
    return discards[-1] if discards else None


def _together(kept: tuple[tuple[str, ...], ...]) -> set[str]:
    return {card for cards in kept for card in cards}
