"""Worlds that a seat of 10-9-8 can't tell from the real one: the unseen cards are dealt again."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from math import perm
from typing import TYPE_CHECKING

from tenfold.french import BIT, CARDS, FULL, SUIT_MASK, SUITS, deal, members, set_of
from tenfold.games.ten_nine_eight.cards import void_set
from tenfold.games.ten_nine_eight.observation import TenNineEightObservation
from tenfold.games.ten_nine_eight.phases import BIDDING, PLAYING
from tenfold.games.ten_nine_eight.state import TenNineEightState
from tenfold.shuffling import source

if TYPE_CHECKING:
    from tenfold.games.ten_nine_eight.game import TenNineEight


def worlds(game: TenNineEight, observation: TenNineEightObservation, rng: random.Random) -> Iterator[TenNineEightState]:
    """Yield states without end, each with the unseen cards dealt again and random bids in place of unknown ones.

    No seat gets a suit that it is known to lack.
    """
    obs = observation
    own, turned_up = set_of(CARDS[card] for card in obs.hand), CARDS[obs.turned_up]
    sizes = [0 if seat == obs.player else size for seat, size in enumerate(obs.hand_sizes)]
    known = TenNineEightState(
        game=game,
        turn=obs.current_player,
        phase=PLAYING if all(obs.bids_in) else BIDDING,
        random="",
        dealer=obs.dealer,
        round=obs.round,
        rounds=obs.rounds,
        points=obs.scores,
        cards=obs.cards,
        turned_up=turned_up,
        trump=SUITS.index(obs.trump),
        hands=[own if seat == obs.player else 0 for seat in range(obs.players)],
        bids=[*obs.bids],
        leader=obs.leader,
        trick=[CARDS[card] for _, card in obs.trick],
        tricks=[*obs.tricks],
        done=sum(obs.tricks),
        played=[CARDS[card] for card in obs.played],
        voids=[void_set(suits) for suits in obs.voids],
        trump_broken=obs.trump_broken,
        last_leader=obs.last_trick[0][0] if obs.last_trick else None,
    )
    unseen = FULL & ~(own | set_of([turned_up, *known.played, *known.trick]))
    if obs.player == known.turn:
        known.legal_actions()  # the same in all worlds, so the clones share the cached ones
    hidden_bids = [seat for seat, made in enumerate(obs.bids_in) if made and obs.bids[seat] is None]
    for hands in _deals(unseen, sizes, known.voids, rng):
        state = known.clone()
        state.random = source(rng)
        state.hands = hands
        if obs.player is not None:
            hands[obs.player] = own
        for seat in hidden_bids:
            state.bids[seat] = int(rng.random() * (obs.cards + 1))
        yield state


def _deals(unseen: int, sizes: Sequence[int], voids: Sequence[int], rng: random.Random) -> Iterator[list[int]]:
    """Yield hands of these sizes from the unseen cards, without the suits in `voids`; every such deal is possible.

    All deals are equally likely if the known voids are all one seat's or all the same; otherwise nearly so.
    """
    stock = unseen.bit_count() - sum(sizes)
    holders = [seat for seat, size in enumerate(sizes) if size]
    free: list[int] = []
    bound: list[tuple[list[int], list[int]]] = []
    for suit in range(4):
        cards = [BIT[card] for card in members(unseen & SUIT_MASK[suit])]
        takers = [seat for seat in holders if not voids[seat] >> suit & 1]
        if takers == holders:
            free += cards
        elif cards:
            bound.append((takers, cards))
    bound.sort(key=lambda group: len(group[0]))  # cards that the fewest seats can hold are dealt first
    ways = perm(len(free), sum(sizes))  # the remainder gives the same deal, and smaller ints are faster
    while not bound:
        yield deal(free, sizes, rng.getrandbits(256) % ways)
    while True:
        hands, room = [0] * len(sizes), [*sizes, stock]
        if all(_place(cards, takers, hands, room, rng) for takers, cards in bound):
            rest = deal(free, room[:-1], rng.getrandbits(256))
            yield [hand | more for hand, more in zip(hands, rest, strict=True)]


def _place(cards: Sequence[int], takers: Sequence[int], hands: list[int], room: list[int], rng: random.Random) -> bool:
    """Deal cards at random to the takers and the stock, by the room they have left. False if there is too little."""
    stock = len(hands)
    left = room[stock] + sum(room[seat] for seat in takers)
    if left < len(cards):
        return False
    for card in cards:
        at = int(rng.random() * left)
        left -= 1
        for seat in takers:
            at -= room[seat]
            if at < 0:
                hands[seat] |= card
                room[seat] -= 1
                break
        else:
            room[stock] -= 1
    return True
