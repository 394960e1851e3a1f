"""What a seat may know of Thirty-One."""

from __future__ import annotations

from typing import Any

from tenfold.french import TEXTS
from tenfold.observation import Observation, observed, said

from thirty_one.cards import BLITZ, HAND, LIVES, PACK, texts
from thirty_one.state import ThirtyOneState


@observed
class ThirtyOneObservation(Observation):
    """What a seat knows of Thirty-One.

    If the discards have been shuffled into a new stock, people know which cards were not among them. For each such
    shuffle that still matters, `kept` holds the cards that were hidden in hands then and are so still. `hidden` says
    for every seat how old its hidden cards are. It’s an index of `kept`, or its length for what came after the last
    shuffle.
    """

    hand: tuple[str, ...] = said("the seat’s own cards", lambda t: t.counts(TEXTS))
    hand_sizes: tuple[int, ...] = said("by seat, the cards in hand", lambda t: t.each(t.number(HAND + 1)))
    drawn: str | None = said("the card drawn in this turn, where this seat knows it", lambda t: t.one_of(TEXTS))
    shown: tuple[tuple[str, ...], ...] = said(
        "by seat, what the whole table knows: taken from the discards, or shown", lambda t: t.each(t.counts(TEXTS))
    )
    hidden: tuple[tuple[int, ...], ...] = said(
        "by seat, how old its hidden cards are",
        lambda t: t.gist(t.each(t.parts((len, t.number(HAND + 1))))),
    )
    kept: tuple[tuple[str, ...], ...] = said(
        "by shuffle, what was hidden in hands then and is so still",
        lambda t: t.gist(t.parts((_together, t.counts(TEXTS)))),
    )
    stock: int = said("the cards in the stock", lambda t: t.number(len(PACK)))
    discards: tuple[str, ...] = said(
        "all of them, the top one last", lambda t: t.gist(t.parts((_top, t.one_of(TEXTS)), (tuple, t.counts(TEXTS))))
    )
    knocker: int | None = said("who knocked", lambda t: t.one())
    lives: tuple[int, ...] = said("by seat, the lives left", lambda t: t.each(t.number(LIVES)))
    out: tuple[int, ...] = said("by seat the round in which it went out, or 0", lambda t: t.each(t.amount(5)))
    dealer: int = said("the seat that dealt", lambda t: t.one())
    round: int = said("the number of the round", lambda t: t.amount(5))
    counts: tuple[int, ...] = said("by seat, in halves, while all hands are shown", lambda t: t.each(t.number(BLITZ)))


def _top(discards: tuple[str, ...]) -> str | None:
    return discards[-1] if discards else None


def _together(kept: tuple[tuple[str, ...], ...]) -> set[str]:
    return {card for cards in kept for card in cards}


def observe(state: ThirtyOneState, player: int | None, common: dict[str, Any]) -> ThirtyOneObservation:
    """Return what a seat, or with None the table, knows; `common` holds the fields of every game."""
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
