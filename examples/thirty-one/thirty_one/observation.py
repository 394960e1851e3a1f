"""What a seat may know of Thirty-One."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tenfold import Observation
from tenfold.french import TEXTS

from thirty_one.cards import texts
from thirty_one.state import ThirtyOneState


@dataclass(frozen=True, slots=True, kw_only=True)
class ThirtyOneObservation(Observation):
    """What a seat knows of Thirty-One.

    Where the discards have been shuffled into a new stock, people know which cards were not among them: `kept` holds,
    for each such shuffle that still matters, the cards that were hidden in hands then and are so still. `hidden` tells
    of every seat how old its hidden cards are: an index of `kept`, or its length for what came after the last shuffle.
    """

    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    drawn: str | None  # this turn, where this seat knows it
    shown: tuple[tuple[str, ...], ...]  # by seat, what the whole table knows: taken from the discards, or shown
    hidden: tuple[tuple[int, ...], ...]
    kept: tuple[tuple[str, ...], ...]
    stock: int
    discards: tuple[str, ...]  # all of them, the top one last
    knocker: int | None
    lives: tuple[int, ...]
    out: tuple[int, ...]  # by seat the round in which it went out, or 0
    dealer: int
    round: int
    counts: tuple[int, ...]  # by seat, in halves, while all hands are shown


def observe(state: ThirtyOneState, player: int | None, common: dict[str, Any]) -> ThirtyOneObservation:
    """What a seat, or with None the table, knows; `common` holds the fields of every game."""
    knows = state.drawn is not None and (player == state.turn or state.stays() is not None)
    return ThirtyOneObservation(
        **common,
        hand=() if player is None else tuple(texts(sorted(state.hands[player]))),
        hand_sizes=tuple(map(len, state.hands)),
        drawn=TEXTS[state.drawn] if state.drawn is not None and knows else None,
        shown=tuple(tuple(texts(sorted(cards))) for cards in state.shown),
        hidden=tuple(
            tuple(sorted(_age(state, card) for card in hand if card not in shown))
            for hand, shown in zip(state.hands, state.shown, strict=True)
        ),
        kept=tuple(tuple(texts(cards)) for cards in state.kept),
        stock=len(state.stock),
        discards=tuple(texts(state.discards)),
        knocker=state.knocker,
        lives=tuple(state.lives),
        out=tuple(state.out),
        dealer=state.dealer,
        round=state.round,
        counts=tuple(state.counts()) if state.all_shown() else (),
    )


def _age(state: ThirtyOneState, card: int) -> int:
    return next((age for age, cards in enumerate(state.kept) if card in cards), len(state.kept))
