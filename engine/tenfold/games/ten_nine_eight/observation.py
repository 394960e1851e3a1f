"""What a seat may know of a position of 10-9-8."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tenfold.french import SUITS, TEXTS, texts
from tenfold.games.ten_nine_eight.cards import Round, taking, void_text
from tenfold.games.ten_nine_eight.phases import BIDDING
from tenfold.games.ten_nine_eight.state import TenNineEightState
from tenfold.observation import Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class TenNineEightObservation(Observation):
    """What a seat knows of 10-9-8: its hand, the trick, the bids, and what the play has shown of other hands."""

    round: int  # from 0
    cards: int  # dealt to each seat
    schedule: tuple[int, ...]  # cards dealt, of all rounds
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    dealer: int
    leader: int
    turned_up: str
    trump: str
    bids: tuple[int | None, ...]  # None where no bid is known
    bids_in: tuple[bool, ...]  # who has bid
    tricks: tuple[int, ...]  # won, by seat
    trick: tuple[tuple[int, str], ...]  # seat and card, in order of play
    winning: int | None  # whose card takes the trick so far
    first_trick: bool
    trump_broken: bool  # a trump was thrown or, where that counts, led
    voids: tuple[str, ...]  # by seat, the suits that it is known not to hold
    played: tuple[str, ...]  # cards of the round’s finished tricks, in order of play
    last_trick: tuple[tuple[int, str], ...]
    last_winner: int | None
    rounds: tuple[Round, ...]  # those that are over


def observe(state: TenNineEightState, player: int | None, common: dict[str, Any]) -> TenNineEightObservation:
    """Everything a seat, or with None the whole table, may know; `common` holds the fields of `Observation`."""
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
