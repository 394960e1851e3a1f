"""What a seat of 10 has not seen, dealt anew.

Besides the cards in view a seat knows one thing for certain of every other: the joker dealt to it at the start is in
its hand, or is the covered card it has laid, until it was shown (`TenObservation.joker_due`). A world is a fair deal of
the rest: that joker goes to any of these places, then all other unseen cards go anywhere.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from tenfold.games.ten.cards import AUCTION, CARDS, JOKER, MARKET, PHASES, PROTECTING, ROUND, SECOND

if TYPE_CHECKING:
    from tenfold.games.ten.state import TenState
    from tenfold.games.ten.view import Place, TenObservation


class Group(NamedTuple):
    """A seat whose joker is due: how many cards it holds, and where a covered card lies that it laid, or -1."""

    seat: int
    held: int
    lies: int


def sampled(known: TenState, observation: TenObservation, rng: random.Random) -> Iterator[TenState]:
    """Full states that the seat cannot tell from the real one, without end; `known` is an empty state to begin with."""
    obs = observation
    _set_known(known, obs)
    own = [CARDS[card] for card in obs.hand]
    covered = [seat for seat, place in enumerate(obs.table) if place.laid and place.card is None]
    sizes = [0 if obs.final or seat == obs.player else size for seat, size in enumerate(obs.hand_sizes)]
    groups = _groups(obs)
    rest = [card for card, count in enumerate(obs.unseen) for _ in range(count)]
    if groups:
        del rest[-len(groups) :]  # jokers are the last kind
    while True:
        state = known.clone()
        unseen = rest[:]
        rng.shuffle(unseen)
        hands: list[list[int]] = [[] for _ in sizes]
        open_places = covered[:]
        for group in groups:
            at = int(rng.random() * (group.held + (group.lies >= 0)))
            if at < group.held:
                hands[group.seat].append(JOKER)
            else:
                state._first[group.lies] = JOKER
                open_places.remove(group.lies)
        for place in open_places:
            state._first[place] = unseen.pop()
        for hand, size in zip(hands, sizes, strict=True):
            while len(hand) < size:
                hand.append(unseen.pop())
            hand.sort()
        if obs.player is not None:
            hands[obs.player] = own[:]
        state._hands = [[CARDS[card] for card in final.hand] for final in obs.final] or hands
        state._draw = tuple(unseen)
        stack = list(known._stack)
        rng.shuffle(stack)
        state._stack = tuple(stack)
        yield state


def _groups(observation: TenObservation) -> list[Group]:
    groups = []
    for seat, due in enumerate(observation.joker_due):
        if not due or seat == observation.player or observation.final:
            continue
        lies = next((at for at, place in enumerate(observation.table) if place.covered and place.laid_by == seat), -1)
        if lies >= 0 and observation.table[lies].card is not None:  # this seat has seen that card
            if observation.table[lies].card == "J":
                continue
            lies = -1
        groups.append(Group(seat, observation.hand_sizes[seat], lies))
    return groups


def _set_known(state: TenState, observation: TenObservation) -> None:
    obs = observation
    state._phase = PHASES.index(obs.phase)
    state._player = obs.current_player
    state._round = obs.round
    state._round_card = -1 if obs.round_card is None else ROUND + obs.round_card
    state._stack = tuple(ROUND + card for card in obs.round_cards)
    state._starter = obs.starter
    for seat, place in enumerate(obs.table):
        if place.laid:
            _set_place(state, seat, place)
    state._chips = [*obs.chips]
    state._pot = obs.pot
    state._piles = [tuple([CARDS[card] for card in pile]) for pile in obs.penalties]
    state._points = [*obs.penalty_points]
    state._due = sum(1 << seat for seat, due in enumerate(obs.joker_due) if due)
    state._rounds = obs.rounds
    state._final = obs.final
    state._asked = obs.protecting
    state._left = obs.draw_pile
    state._step = _step(state, obs)
    if obs.auction is not None:
        state._owner, state._bid, state._bidder = obs.auction.owner, obs.auction.bid, obs.auction.bidder
        state._passed = sum(1 << seat for seat in obs.auction.passed)


def _set_place(state: TenState, seat: int, place: Place) -> None:
    if place.card is not None:
        state._first[seat] = CARDS[place.card]
    if place.second is not None:
        state._second[seat] = CARDS[place.second]
    if place.laid_by is not None:
        state._laid_by[seat] = place.laid_by
    state._laid_under[seat] = place.laid_under
    state._price[seat] = place.price
    state._covered[seat] = place.covered
    state._protection[seat] = place.protection
    state._seen[seat] = sum(1 << knows for knows in place.seen_by)


def _step(state: TenState, observation: TenObservation) -> int:
    """How many seats are through with the phase."""
    if state._phase in (MARKET, AUCTION, PROTECTING):
        return sum(observation.opened) - (state._phase != MARKET)
    if state._phase == SECOND:
        return observation.order.index(observation.current_player)
    return sum(place.laid for place in observation.table)
