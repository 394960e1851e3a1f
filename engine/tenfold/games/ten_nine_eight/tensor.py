"""An observation of 10-9-8 as numbers."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from tenfold.french import SUITS, TEXTS
from tenfold.games.ten_nine_eight.cards import MOST
from tenfold.tensor import Codes, Seats, amount, counts, flag, gist, number, one_of, parts, row

if TYPE_CHECKING:
    from tenfold.games.ten_nine_eight.game import TenNineEight


def codes(game: TenNineEight) -> Codes:
    """By field, how it becomes numbers."""
    seats = Seats(game.players)
    trick = row(parts((itemgetter(0), seats.one()), (itemgetter(1), one_of(TEXTS))), game.players)
    return {
        "scores": seats.each(amount(60)),
        "round": number(len(game.schedule)),
        "cards": number(MOST),
        "schedule": None,  # the same throughout the game
        "hand": counts(TEXTS),
        "hand_sizes": seats.each(number(MOST)),
        "dealer": seats.one(),
        "leader": seats.one(),
        "turned_up": one_of(TEXTS),
        "trump": one_of(SUITS),
        "bids": seats.each(one_of(range(MOST + 1))),
        "bids_in": seats.each(flag()),
        "tricks": seats.each(number(MOST)),
        "trick": trick,
        "winning": seats.one(),
        "first_trick": flag(),
        "trump_broken": flag(),
        "voids": seats.each(counts(SUITS)),
        "played": gist(counts(TEXTS)),
        "last_trick": trick,
        "last_winner": seats.one(),
        "rounds": None,  # what is left of them is in the scores
    }
