"""An observation of PIG 10 as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.games.pig10.cards import DECK, HAND, TEN, TEXTS
from tenfold.tensor import Codes, Seats, amount, counts, gist, number, numbers, one_of, parts, row

if TYPE_CHECKING:
    from tenfold.games.pig10.game import Pig10

_MOST = 2 * TEN - 1  # of the middle, while a card that makes too much still lies there


def codes(game: Pig10) -> Codes:
    """By field, how it becomes numbers."""
    seats, cards = Seats(game.players), counts(TEXTS, DECK)
    return {
        "scores": seats.each(number(sum(DECK))),
        "hand": counts(TEXTS, HAND),
        "hand_sizes": seats.each(number(HAND)),
        "middle": gist(parts((_last, one_of(TEXTS)), (tuple, cards))),  # the order of the others bears on nothing
        "value": number(_MOST),
        "last_player": seats.one(),
        "last_taker": seats.one(),
        "won_cards": gist(seats.each(cards)),
        "calls": seats.each(amount(4)),
        "pile": number(sum(DECK)),
        "stuck": seats.each(row(counts(TEXTS), HAND)),
        "unseen": numbers(DECK),
    }


def _last(middle: tuple[str, ...]) -> str | None:
    return middle[-1] if middle else None
