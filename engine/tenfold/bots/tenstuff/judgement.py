"""The value of a position of Tenstuff to each seat, by the cards that everyone has left.

It is mostly luck which seat goes out next. Having few cards helps less than it seems, because the last rank must be
playable in time. The chance to be the next to go out is proportional to a seat's *strength*. Strengths were fitted to
90,000 positions of games for 2 and 4 by the rules of thumb (a conditional logit).
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from tenfold.bots.tenstuff.rules import OUT, best_set, ranks_in
from tenfold.games.tenstuff import TenstuffState
from tenfold.games.tenstuff.cards import JACK, OF_RANK, TENS, rank_of

VICTORY = 0.5
"""The share of a seat's worth that the victory makes up; the rest is the points of its place."""

# The terms of a strength, which are added up before the exponential.

RANKS = (0.0, 0.97, 0.26, -0.08, -0.28, -0.4, -0.48)
"""The term for the number of ranks in hand; the last is for more, too."""

CARDS = (0.0, 0.0, -0.16, -0.08, 0.03, 0.06, 0.14)
"""The term for the number of cards in hand; the last is for more, too."""

READY, READY_SINGLE = 1.57, 0.37
"""The term for being on turn and able to go out, with several cards and with one, which others stop more easily."""

ONE_RANK_ON_TURN = (0.0, -0.19, -0.62, 0.39, 0.39)
ONE_RANK = (0.0, 0.2, 0.32, 0.88, 0.88)
"""The terms for a hand of one rank, by number of cards: for the seat on turn, and for others."""

WAYS = (0.0, 0.06, 0.2)
"""The term for a hand of two ranks, by the number of ranks with which a match could go out."""

SINGLE, SET = 0.08 / 6, 0.11 / 6
"""The terms for a single card and for a set, times the rank's distance above 7."""

TEN_OF_FEW, TEN = 0.17, 0.04
"""The terms for a ten among two or three cards, and among more."""


def strength(state: TenstuffState, seat: int) -> float:
    """Return the strength of a seat's cards."""
    hand = state.hands[seat]
    cards = hand.bit_count()
    found = 0.0
    ranks = 0
    left = hand
    while left:
        rank = rank_of(left)
        held = left & OF_RANK[rank]
        found += (SET if held & (held - 1) else SINGLE) * (rank - 7)
        left &= ~held
        ranks += 1
    found += RANKS[min(ranks, 6)] + CARDS[min(cards, 6)]
    on_turn = seat == state.turn
    if ranks == 1:
        found += (ONE_RANK_ON_TURN if on_turn else ONE_RANK)[cards]
    elif ranks == 2:
        found += WAYS[ways_out(hand)]
    if on_turn and ranks < 4 and goes_out(state, hand):
        found += READY if cards > 1 else READY_SINGLE
    if hand & TENS and cards > 1:
        found += TEN_OF_FEW if cards < 4 else TEN
    return exp(found)


def goes_out(state: TenstuffState, hand: int) -> bool:
    """True if the seat on turn can go out with this hand."""
    if state.opening:
        return ranks_in(hand) == 1
    last, own = state.last, state.last_owner == state.turn
    return best_set(state.sets(hand), hand, last, own)[0] > OUT / 2


def ways_out(hand: int) -> int:
    """Return with how many of its two ranks a hand would go out by a match: the other rank must be playable on that."""
    high = rank_of(hand)
    upper = hand & OF_RANK[high]
    low = rank_of(hand & ~upper)
    back = high >= JACK and (not low or upper >> 4 * high & hand >> 4 * low & 15)
    return 2 if back else 1


class Prospects(NamedTuple):
    """The value of a position to each seat.

    - `worths`: half the points of its place, half its chance to win; at most 1
    - `wins`: its chance to be the first to go out
    """

    worths: list[float]
    wins: list[float]


def prospects(state: TenstuffState) -> Prospects:
    """Return the value of a position to each seat."""
    players = state.game.players
    gone = state.out
    wins = [0.0] * players
    if gone:
        wins[gone[0]] = 1.0
    if state.is_terminal():
        places = [float(players - 1 - score) for score in state.scores()]
    else:
        places = [0.0] * players
        for place, seat in enumerate(gone):
            places[seat] = place
        left = [seat for seat, hand in enumerate(state.hands) if hand]
        strengths = [strength(state, seat) for seat in left]
        total = sum(strengths)
        for seat, own in zip(left, strengths, strict=True):
            places[seat] = len(gone) - 0.5 + sum([other / (own + other) for other in strengths])
            if not gone:
                wins[seat] = own / total
    worths = [_points(place, players) + VICTORY * win for place, win in zip(places, wins, strict=True)]
    return Prospects(worths, wins)


def points(worth: float, players: int) -> float:
    """Return a worth of `prospects` in points: the lead over the others' average, and `players` points for a victory.

    Points are those of places, so all seats together always have the same number.
    """
    return 2 * players * worth - players / 2


def _points(place: float, players: int) -> float:
    return (1 - VICTORY) * (players - 1 - place) / (players - 1)
