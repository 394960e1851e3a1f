"""The part of a position of PIG 10 that a seat may know."""

from __future__ import annotations

from typing import Any

from tenfold.games.pig10.cards import DECK, HAND, KINDS, TEN, TEXTS, kinds_of, texts
from tenfold.games.pig10.state import Pig10State
from tenfold.observation import Observation, observed, said

_MOST = 2 * TEN - 1
"""The largest value of the middle, while a card that makes too much is still there."""


@observed
class Pig10Observation(Observation):
    """What a seat knows of PIG 10: its hand, the table, and every card that was ever played."""

    scores: tuple[int, ...] = said(code=lambda t: t.each(t.number(sum(DECK))))
    hand: tuple[str, ...] = said("the seat’s own cards, sorted", lambda t: t.counts(TEXTS, HAND))
    hand_sizes: tuple[int, ...] = said("by seat, the cards in hand", lambda t: t.each(t.number(HAND)))
    middle: tuple[str, ...] = said(
        "the cards in the middle, the oldest first",
        lambda t: t.gist(t.parts((_last, t.one_of(TEXTS)), (tuple, t.counts(TEXTS, DECK)))),
    )  # the order of the others doesn’t matter
    value: int = said("what the middle is worth", lambda t: t.number(_MOST))
    last_player: int | None = said("who laid the last card of the middle", lambda t: t.one())
    last_taker: int | None = said("who took the middle last", lambda t: t.one())
    won_cards: tuple[tuple[str, ...], ...] = said(
        "by seat, all cards it has taken", lambda t: t.gist(t.each(t.counts(TEXTS, DECK)))
    )
    calls: tuple[int, ...] = said("by seat, how often it called PIG 10", lambda t: t.each(t.amount(4)))
    pile: int = said("the cards in the draw pile", lambda t: t.number(sum(DECK)))
    stuck: tuple[tuple[tuple[str, ...], ...], ...] = said(
        "by seat, the possible kinds of each card held at a forced bust", lambda t: t.each(t.row(t.counts(TEXTS), HAND))
    )
    unseen: tuple[int, ...] = said(
        "by kind 0 … 10, the cards in other hands and in the draw pile together", lambda t: t.numbers(DECK)
    )


def _last(middle: tuple[str, ...]) -> str | None:
    return middle[-1] if middle else None


def observe(state: Pig10State, player: int | None, common: dict[str, Any]) -> Pig10Observation:
    """Return what a seat may know, or what everyone knows for None; `common` holds the fields of `Observation`."""
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
