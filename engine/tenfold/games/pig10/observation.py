"""What a seat may know of a position of PIG 10."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tenfold.games.pig10.cards import KINDS, kinds_of, texts
from tenfold.games.pig10.state import Pig10State
from tenfold.observation import Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class Pig10Observation(Observation):
    """What a seat knows of PIG 10: its hand, the table, and every card that was ever played."""

    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    middle: tuple[str, ...]  # oldest first
    value: int  # of the middle
    last_player: int | None  # who laid the last card of the middle
    last_taker: int | None  # who took the middle last
    won_cards: tuple[tuple[str, ...], ...]  # by seat
    calls: tuple[int, ...]  # how often each seat called PIG 10
    pile: int
    stuck: tuple[tuple[tuple[str, ...], ...], ...]  # by seat, what each card may be that it once was stuck with
    unseen: tuple[int, ...]  # by kind 0 … 10, the cards in other hands and in the draw pile together


def observe(state: Pig10State, player: int | None, common: dict[str, Any]) -> Pig10Observation:
    """Everything a seat, or with None the whole table, may know; `common` holds the fields of `Observation`."""
    hidden = [card for seat, hand in enumerate(state.hands) if seat != player for card in hand] + state.pile
    return Pig10Observation(
        **common,
        hand=() if player is None else tuple(texts(state.hands[player])),
        hand_sizes=tuple(map(len, state.hands)),
        middle=tuple(texts(state.middle)),
        value=state.value,
        last_player=state.last_player,
        last_taker=state.last_taker,
        won_cards=tuple(tuple(texts(cards)) for cards in state.won),
        calls=tuple(state.calls),
        pile=len(state.pile),
        stuck=tuple([tuple([tuple(texts(kinds_of(kinds))) for kinds in known]) for known in state.stuck]),
        unseen=tuple(map(hidden.count, range(KINDS))),
    )
