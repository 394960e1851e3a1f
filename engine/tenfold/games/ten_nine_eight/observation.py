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
    """What a seat knows of 10-9-8: its hand, the trick, the bids, and what the play has shown of other hands.

    - `round`: the number of the round, from 0
    - `cards`: how many each seat was dealt
    - `schedule`: how many are dealt in each round of the game
    - `hand`: the seat’s own cards
    - `hand_sizes`: by seat, the cards in hand
    - `dealer`: the seat that dealt
    - `leader`: the seat that leads, or led, to the trick
    - `turned_up`: the card whose suit is trump
    - `trump`: the suit, `C`, `D`, `H` or `S`
    - `bids`: by seat; None where no bid is known
    - `bids_in`: by seat, who has bid
    - `tricks`: by seat, those won in this round
    - `trick`: seat and card, in order of play
    - `winning`: whose card takes the trick so far
    - `first_trick`: whether it is the first of the round
    - `trump_broken`: whether a trump was thrown or, where that counts, led
    - `voids`: by seat, the suits that it is known not to hold
    - `played`: cards of the round’s finished tricks, in order of play
    - `last_trick`: the trick before this one, likewise
    - `last_winner`: who took it
    - `rounds`: those that are over
    """

    round: int
    cards: int
    schedule: tuple[int, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    dealer: int
    leader: int
    turned_up: str
    trump: str
    bids: tuple[int | None, ...]
    bids_in: tuple[bool, ...]
    tricks: tuple[int, ...]
    trick: tuple[tuple[int, str], ...]
    winning: int | None
    first_trick: bool
    trump_broken: bool
    voids: tuple[str, ...]
    played: tuple[str, ...]
    last_trick: tuple[tuple[int, str], ...]
    last_winner: int | None
    rounds: tuple[Round, ...]


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
