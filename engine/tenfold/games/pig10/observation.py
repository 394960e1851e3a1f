"""What a seat may know of a position of PIG 10."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tenfold.games.pig10.cards import KINDS, kinds_of, texts
from tenfold.games.pig10.state import Pig10State
from tenfold.observation import Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class Pig10Observation(Observation):
    """What a seat knows of PIG 10: its hand, the table, and every card that was ever played.

    - `hand`: the seat’s own cards, sorted
    - `hand_sizes`: by seat, the cards in hand
    - `middle`: the cards in the middle, the oldest first
    - `value`: what the middle is worth
    - `last_player`: who laid the last card of the middle
    - `last_taker`: who took the middle last
    - `won_cards`: by seat, all cards it has taken
    - `calls`: by seat, how often it called PIG 10
    - `pile`: the cards in the draw pile
    - `stuck`: by seat, what each card may be that it once was stuck with
    - `unseen`: by kind 0 … 10, the cards in other hands and in the draw pile together
    """

    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    middle: tuple[str, ...]
    value: int
    last_player: int | None
    last_taker: int | None
    won_cards: tuple[tuple[str, ...], ...]
    calls: tuple[int, ...]
    pile: int
    stuck: tuple[tuple[tuple[str, ...], ...], ...]
    unseen: tuple[int, ...]


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
