"""The part of a position of 10-9-8 that a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from tenfold.french import SUITS, TEXTS, texts
from tenfold.games.ten_nine_eight.cards import MOST, Round, taking, void_text
from tenfold.games.ten_nine_eight.phases import BIDDING, forbidden_bid
from tenfold.games.ten_nine_eight.state import TenNineEightState
from tenfold.observation import Observation, observed, said

if TYPE_CHECKING:
    from tenfold.tensor import Code, Table


def _trick_code(t: Table) -> Code:
    return t.row(t.parts((itemgetter(0), t.one()), (itemgetter(1), t.one_of(TEXTS))), t.players)


@observed
class TenNineEightObservation(Observation):
    """What a seat knows of 10-9-8: its hand, the trick, the bids, and what play has shown of other hands."""

    scores: tuple[int, ...] = said(code=lambda t: t.each(t.amount(60)))
    round: int = said("the number of the round, from 0", lambda t: t.number(len(t.game.schedule)))
    cards: int = said("how many each seat was dealt", lambda t: t.number(MOST))
    schedule: tuple[int, ...] = said("how many are dealt in each round of the game")  # the same throughout the game
    hand: tuple[str, ...] = said("the seat’s own cards", lambda t: t.counts(TEXTS))
    hand_sizes: tuple[int, ...] = said("by seat, the cards in hand", lambda t: t.each(t.number(MOST)))
    dealer: int = said("the seat that dealt", lambda t: t.one())
    leader: int = said("the seat that leads, or led, to the trick", lambda t: t.one())
    turned_up: str = said("the card whose suit is trump", lambda t: t.one_of(TEXTS))
    trump: str = said("the suit, `C`, `D`, `H` or `S`", lambda t: t.one_of(SUITS))
    bids: tuple[int | None, ...] = said("by seat; None if no bid is known", lambda t: t.each(t.one_of(range(MOST + 1))))
    bids_in: tuple[bool, ...] = said("by seat, who has bid", lambda t: t.each(t.flag()))
    hooked: int | None = said("the bid that the hook forbids the seat on turn")  # follows from the bids
    bid_points: tuple[int, ...] = said("by bid, what it scores if it is made")  # the same throughout the game
    tricks: tuple[int, ...] = said("by seat, those won in this round", lambda t: t.each(t.number(MOST)))
    trick: tuple[tuple[int, str], ...] = said("seat and card, in order of play", _trick_code)
    winning: int | None = said("whose card takes the trick so far", lambda t: t.one())
    first_trick: bool = said("whether it is the first of the round", lambda t: t.flag())
    trump_broken: bool = said("whether a trump was thrown or, where that counts, led", lambda t: t.flag())
    voids: tuple[str, ...] = said("by seat, the suits that it is known not to hold", lambda t: t.each(t.counts(SUITS)))
    played: tuple[str, ...] = said(
        "cards of the round’s finished tricks, in order of play", lambda t: t.gist(t.counts(TEXTS))
    )
    last_trick: tuple[tuple[int, str], ...] = said("the trick before this one, likewise", _trick_code)
    last_winner: int | None = said("who took it", lambda t: t.one())
    rounds: tuple[Round, ...] = said("those that are over")  # what is left of them is in the scores


def observe(state: TenNineEightState, player: int | None, common: dict[str, Any]) -> TenNineEightObservation:
    """Return what a seat may know, or what everyone knows for None; `common` holds the fields of every game."""
    open_bids = state.game.open_bids or state.phase is not BIDDING
    last = state.last_leader
    trick = _seated(state, state.leader, state.trick)
    return TenNineEightObservation(
        **common,
        round=state.round,
        cards=state.cards,
        schedule=state.game.schedule,
        hand=() if player is None else tuple(texts(state.hands[player])),
        hand_sizes=tuple(hand.bit_count() for hand in state.hands),
        dealer=state.dealer,
        leader=state.leader,
        turned_up=TEXTS[state.turned_up],
        trump=SUITS[state.trump],
        bids=tuple(bid if open_bids or seat == player else None for seat, bid in enumerate(state.bids)),
        bids_in=tuple(bid is not None for bid in state.bids),
        hooked=forbidden_bid(state) if state.phase is BIDDING else None,
        bid_points=state.game.bid_points[: state.cards + 1],
        tricks=tuple(state.tricks),
        trick=trick,
        winning=trick[taking(state.trick, state.trump)][0] if trick else None,
        first_trick=not state.done,
        trump_broken=state.trump_broken,
        voids=tuple(map(void_text, state.voids)),
        played=tuple(TEXTS[card] for card in state.played),
        last_trick=() if last is None else _seated(state, last, state.played[-state.game.players :]),
        last_winner=None if last is None else state.leader,
        rounds=state.rounds,
    )


def _seated(state: TenNineEightState, leader: int, trick: Sequence[int]) -> tuple[tuple[int, str], ...]:
    return tuple(((leader + step) % state.game.players, TEXTS[card]) for step, card in enumerate(trick))
