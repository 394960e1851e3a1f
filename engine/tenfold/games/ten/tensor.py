"""An observation of 10 as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.games.ten.cards import CHIPS, HAND, KINDS, MOST_PROTECTION, ROUNDS, TEXTS
from tenfold.tensor import Codes, Seats, amount, counts, flag, gist, maybe, number, numbers, one_of, parts, row

if TYPE_CHECKING:
    from tenfold.games.ten.game import Ten

_PHASES = ("lay", "market", "auction", "protect", "second", "starter", "over")


def codes(game: Ten) -> Codes:
    """By field, how it becomes numbers."""
    seats, cards, chips = Seats(game.players), TEXTS[:KINDS], number(CHIPS * game.players)
    round_cards, protection = range(1, ROUNDS + 1), number(MOST_PROTECTION)
    place = parts(
        ("card", one_of(cards)),
        ("laid", flag()),
        ("covered", flag()),
        ("protection", protection),
        ("second", one_of(cards)),
        ("laid_by", seats.one()),
        ("laid_under", protection),
        ("price", chips),
        ("seen_by", seats.some()),
    )
    auction = parts(
        ("owner", seats.one()),
        ("opener", seats.one()),
        ("bid", chips),
        ("bidder", seats.one()),
        ("passed", seats.some()),
        ("protection", protection),
    )
    return {
        "scores": seats.each(amount(50)),
        "round": number(ROUNDS),
        "fewest_rounds": number(ROUNDS),
        "most_rounds": number(ROUNDS),
        "round_card": one_of(round_cards),
        "phase": one_of(_PHASES),
        "starter": seats.one(),
        "order": None,  # clockwise from the starter
        "hand": counts(cards, game.deck),
        "hand_sizes": seats.each(number(HAND)),
        "table": seats.each(place),
        "chips": seats.each(chips),
        "pot": chips,
        "auction": maybe(auction),
        "opened": seats.each(flag()),
        "protecting": row(seats.one(), game.players),
        "penalties": gist(seats.each(counts(TEXTS, (*game.deck, *[1] * ROUNDS)))),
        "penalty_points": seats.each(amount(50)),
        "draw_pile": number(sum(game.deck)),
        "unseen": numbers(game.deck),
        "joker_due": seats.each(flag()),
        "round_cards": counts(round_cards),
        "round_cards_left": number(ROUNDS),
        "rounds": None,  # what is left of them is in what was taken
        "rest": counts(round_cards),
        "final": None,  # told when there is nothing more to decide
    }
