"""Deals of 10-9-8 that may be the true one, and how likely the bids make them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from math import comb, exp
from operator import mul

from tenfold.bots.ten_nine_eight.rules import cards_alive
from tenfold.bots.ten_nine_eight.worth import expecting, heeding
from tenfold.french import BIT, CARDS, SUIT_MASK, SUITS, members, set_of
from tenfold.games.ten_nine_eight import TenNineEightObservation, TenNineEightState
from tenfold.games.ten_nine_eight.cards import taking

THIN = 10
"""The effective number of worlds is at least 1 in this many (`Stock.size`)."""

ALL_DEALS = 2200
"""If at most this many deals can be the true one, all of them are tried."""

FAITH = 1.5
"""How strongly the hard level takes bids as evidence of hands."""


class Stock:
    """Worlds that may be true, each with a weight: the better the bids fit the hands dealt, the larger.

    `size` is the effective number of worlds: the number of equally likely ones that would tell as much. If it is too
    small (`THIN`), the bids are believed less.
    """

    def __init__(self, states: Sequence[TenNineEightState], observation: TenNineEightObservation) -> None:
        gone = cards_played(observation)
        worths = [  # of full hands, which have the same size in all worlds
            expecting(states[0].trump, observation.players, (hand | played).bit_count())
            for hand, played in zip(states[0].hands, gone, strict=True)
        ]
        promises = [(seat, promised, gone[seat], worths[seat]) for seat, promised in promised_tricks(observation)]
        misfits = []
        for state in states:
            misfit, hands = 0.0, state.hands
            for seat, promised, played, worth in promises:
                off = worth(hands[seat] | played) - promised
                misfit += off * off
            misfits.append(misfit)
        for seat, made in enumerate(observation.bids_in):
            if made and observation.bids[seat] is None:  # a bid not yet shown: guess it from the cards
                for state in states:
                    state.bids[seat] = round(worths[seat](state.hands[seat] | gone[seat]))
        least, faith = min(misfits), FAITH
        behind = [least - misfit for misfit in misfits]
        self.states = states
        while True:
            self.weights: list[float] = [exp(faith * by) for by in behind]
            self.size: float = sum(self.weights) ** 2 / sum(map(mul, self.weights, self.weights))
            if self.size >= len(states) / THIN:
                break
            faith *= 0.7

    def some(self, rng: random.Random) -> list[TenNineEightState]:
        """Return a weighted sample of the worlds, shuffled: `size` of them, but at most half."""
        number = max(1, int(min(self.size, len(self.states) / 2)))
        step = sum(self.weights) / number
        at = rng.random() * step
        found, passed = [], 0.0
        for state, weight in zip(self.states, self.weights, strict=True):
            passed += weight
            while at < passed:
                found.append(state)
                at += step
        rng.shuffle(found)
        return found


def promised_tricks(observation: TenNineEightObservation) -> Iterator[tuple[int, float]]:
    """Yield each other seat with a known bid, and the bid corrected for the bids that the seat had heard."""
    heard: list[int | None] = [None] * observation.players
    for step in range(1, observation.players + 1):
        seat = (observation.dealer + step) % observation.players
        bid = observation.bids[seat]
        if bid is None:
            continue
        if seat != observation.player:
            yield seat, bid - heeding(0.0, heard, observation.cards)
        if observation.setting("bids") == "in-turn":
            heard[seat] = bid


def likely_worlds(
    sampled: Iterator[TenNineEightState], observation: TenNineEightObservation, rng: random.Random, batch: int
) -> Iterator[TenNineEightState]:
    """Yield worlds without end, each as often as it is likely, and seldom one twice."""
    while True:
        yield from Stock([*islice(sampled, batch)], observation).some(rng)


def all_deals(known: TenNineEightState, observation: TenNineEightObservation) -> list[TenNineEightState]:
    """Return every world that may be true, or none if there are too many (`ALL_DEALS`). `known` is one of them."""
    unseen = cards_alive(known) & ~known.hands[observation.seat]
    others = [seat for seat, size in enumerate(observation.hand_sizes) if size and seat != observation.seat]
    left, deals = unseen.bit_count(), 1
    for seat in others:
        deals *= comb(left, observation.hand_sizes[seat])
        left -= observation.hand_sizes[seat]
    if deals > ALL_DEALS:
        return []
    found = [known]
    for seat in others:
        found = [
            dealt for state in found for dealt in _dealt_to(state, seat, observation.hand_sizes[seat], unseen, others)
        ]
    return found


def _dealt_to(
    state: TenNineEightState, seat: int, size: int, unseen: int, others: Sequence[int]
) -> Iterator[TenNineEightState]:
    """Yield the state with every hand that a seat may have, from the cards that the earlier seats leave."""
    taken = set_of(card for before in others[: others.index(seat)] for card in members(state.hands[before]))
    lacking = sum([SUIT_MASK[suit] for suit in range(4) if state.voids[seat] >> suit & 1])
    for hand in combinations(members(unseen & ~taken & ~lacking), size):
        dealt = state.clone()
        dealt.hands = state.hands[:]
        dealt.hands[seat] = set_of(hand)
        yield dealt


def cards_played(observation: TenNineEightObservation) -> list[int]:
    """Return the cards of this round that each seat has played."""
    players = observation.players
    gone = [0] * players
    trump = SUITS.index(observation.trump)
    leader = (observation.dealer + 1) % players
    played = [CARDS[card] for card in observation.played]
    for at in range(0, len(played), players):
        trick = played[at : at + players]
        for step, card in enumerate(trick):
            gone[(leader + step) % players] |= BIT[card]
        leader = (leader + taking(trick, trump)) % players
    for seat, text in observation.trick:
        gone[seat] |= BIT[CARDS[text]]
    return gone
