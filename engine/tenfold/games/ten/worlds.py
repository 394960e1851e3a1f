"""Worlds that a seat of 10 can't tell from the real one: the unseen cards are dealt again.

Besides the cards in view a seat knows one thing for certain about every other seat. The joker dealt to it at the start
is in its hand, or is the face-down card it has played. That is true until it is shown (`TenObservation.joker_due`). A
world is a fair deal of the rest. That joker goes to any of these places, then all other unseen cards go anywhere. Once
cards are reshuffled (X24), a seat no longer tells apart what others held before and have drawn since.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from tenfold.games.ten.cards import CARDS, JOKER, ROUND
from tenfold.games.ten.observation import Place, TenObservation
from tenfold.games.ten.phases import PHASES
from tenfold.games.ten.state import NOBODY, NOTHING, Lying, TenState, seat_set
from tenfold.shuffling import shuffle, source

if TYPE_CHECKING:
    from tenfold.games.ten.game import Ten


class Group(NamedTuple):
    """A seat whose joker is due: its number of cards, and the seat with its face-down card, or -1."""

    seat: int
    held: int
    lies: int


def worlds(game: Ten, observation: TenObservation, rng: random.Random) -> Iterator[TenState]:
    """Yield full states that the seat can't tell from the real one, without end."""
    obs = observation
    known = _known(game, obs)
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
        shuffle(unseen, rng)
        hands: list[list[int]] = [[] for _ in sizes]
        open_places = covered[:]
        for group in groups:
            at = int(rng.random() * (group.held + (group.lies >= 0)))
            if at < group.held:
                hands[group.seat].append(JOKER)
            else:
                state.table[group.lies] = state.table[group.lies]._replace(first=JOKER)
                open_places.remove(group.lies)
        for place in open_places:
            state.table[place] = state.table[place]._replace(first=unseen.pop())
        for hand, size in zip(hands, sizes, strict=True):
            while len(hand) < size:
                hand.append(unseen.pop())
            hand.sort()
        if obs.player is not None:
            hands[obs.player] = own[:]
        state.hands = [[CARDS[card] for card in final.hand] for final in obs.final] or hands
        state.draw = tuple(unseen)
        stack = list(known.round_cards)
        shuffle(stack, rng)
        state.round_cards = tuple(stack)
        if game.reshuffles:
            state.random = source(rng)
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


def _known(game: Ten, observation: TenObservation) -> TenState:
    """Return a state with everything except hands and piles."""
    obs = observation
    state = TenState(
        game=game,
        turn=obs.current_player,
        phase=PHASES[obs.phase],
        hands=[],
        draw=(),
        left=obs.draw_pile,
        round=obs.round,
        round_card=NOTHING if obs.round_card is None else ROUND + obs.round_card,
        round_cards=tuple(ROUND + card for card in obs.round_cards),
        starter=obs.starter,
        step=_step(obs),
        joker_due=seat_set(seat for seat, due in enumerate(obs.joker_due) if due),
        chips=[*obs.chips],
        pot=obs.pot,
        penalties=[tuple([CARDS[card] for card in pile]) for pile in obs.penalties],
        points=[*obs.penalty_points],
        protecting=obs.protecting,
        rounds=obs.rounds,
        final=obs.final,
        random="",
        table=[_lying(place) for place in obs.table],
        protection=[place.protection for place in obs.table],
    )
    if obs.auction is not None:
        state.owner, state.bid, state.bidder = obs.auction.owner, obs.auction.bid, obs.auction.bidder
        state.passed = seat_set(obs.auction.passed)
    return state


def _lying(place: Place) -> Lying:
    return Lying(
        first=NOTHING if place.card is None else CARDS[place.card],
        covered=place.covered,
        laid_by=NOBODY if place.laid_by is None else place.laid_by,
        laid_under=place.laid_under,
        seen_by=seat_set(place.seen_by),
        price=place.price,
        second=NOTHING if place.second is None else CARDS[place.second],
    )


def _step(observation: TenObservation) -> int:
    """Return how many seats have finished the phase."""
    obs = observation
    if obs.phase in ("market", "auction", "protect"):
        return sum(obs.opened) - (obs.phase != "market")
    if obs.phase == "second":
        return obs.order.index(obs.current_player)
    return sum(place.laid for place in obs.table)
