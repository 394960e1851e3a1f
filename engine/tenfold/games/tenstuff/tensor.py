"""An observation of Tenstuff as numbers."""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING

from tenfold.games.tenstuff.cards import CARDS, END, SEEN_AT_ONCE, TENS, texts
from tenfold.tensor import Codes, Seats, amount, bits, counts, flag, gist, number, one_of, parts, row

if TYPE_CHECKING:
    from tenfold.games.tenstuff.game import Tenstuff

_PHASES = ("window", "turn", "arrange", "guess", "give", "return", "draw", "last", "over")


def codes(game: Tenstuff) -> Codes:
    """By field, how it becomes numbers."""
    seats, cards, some = Seats(game.players), counts(CARDS), Seats(game.players).some()
    # Of a pile: how many cards it has, which come next, and which are known to be in it.
    pile = gist(parts((len, number(len(CARDS))), (tuple, row(one_of(CARDS), SEEN_AT_ONCE)), (tuple, cards)))
    hands, piles = itemgetter(slice(None, game.players)), itemgetter(slice(game.players, None))
    return {
        "scores": seats.each(amount(10)),
        "phase": one_of(_PHASES),
        "hand": cards,
        "hand_sizes": seats.each(number(len(CARDS))),
        "known": seats.each(cards),
        "draw": pile,
        "play": pile,
        "last": cards,
        "last_owner": seats.one(),
        "direction": number(1),
        "after": seats.one(),
        "reversed": flag(),
        "opening": flag(),
        "fresh": flag(),
        "skips": number(game.players),
        "skippable": flag(),
        "dry": some,
        "excommunicated": some,
        "shamed": some,
        "out": row(seats.one(), game.players),
        "played": flag(),
        "passed": flag(),
        "sixes": flag(),
        "partner": seats.one(),
        "ten": one_of(texts(TENS)),
        "marked": cards,
        "accusable": some,
        "telltale": some,
        "could_arrange": some,
        "arranged": flag(),
        "arranged_now": flag(),
        "ender": seats.one(),
        "restarting": flag(),
        "table_known": cards,
        "possible": parts((hands, seats.each(bits(END))), (piles, row(bits(END), 2))),
    }
