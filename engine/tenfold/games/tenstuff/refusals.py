"""Messages that say why something can't be done in Tenstuff."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.games.tenstuff import actions, text
from tenfold.games.tenstuff.cards import (
    BIT,
    JACK,
    MOST_SLIPPED,
    NUMBER_OF,
    OF_RANK,
    TENS,
    TEXTS,
    lowest,
    rank_of,
    texts,
)
from tenfold.messages import Message
from tenfold.sentences import Card

if TYPE_CHECKING:
    from tenfold.games.tenstuff.state import TenstuffState

SUITS = (text.diamonds, text.clubs, text.hearts, text.spades)
"""The names of the suits, in the order of their numbers."""


def no_accusation(state: TenstuffState, accused: int, player: int) -> Message:
    """Return why a seat can't accuse another."""
    if not state.game.cheating:
        return text.nobody_accused
    if state.phase.name not in ("window", "last"):
        return text.accuse_later
    if state.phase.name == "last" and player != state.turn:
        return text.accuse_in_turn  # T45
    if not state.hands[player]:
        return text.accuse_with_cards
    if accused == player:
        return text.accuse_oneself
    return text.accused_already


def no_skip(state: TenstuffState, ten: int, player: int) -> Message:
    """Return why a seat can't throw this ten."""
    if not state.hands[player] & BIT[ten]:
        return _missing(BIT[ten])
    if state.phase.name != "window":
        return text.throw_earlier
    if player == state.turn:
        return text.skip_oneself
    if state.excommunicated >> player & 1:
        return text.throw_excommunicated
    return text.all_skipped  # T13


def no_set(state: TenstuffState, cards: int) -> Message:
    """Return why this set can't be played, or can't be played there."""
    hand = state.hands[state.turn]
    missing = cards & ~hand
    if missing:
        return _missing(missing)
    if cards & state.marked:
        return text.to_be_slipped(cards=_cards(cards & state.marked))
    if state.opening and rank_of(cards) != lowest(hand) // 4:
        return text.lead_lowest(cards=_cards(hand & OF_RANK[lowest(hand) // 4]))
    if not state.opening and NUMBER_OF[cards] not in state.sets(hand):
        return _too_low(rank_of(cards), state.last)
    if not state.play:
        return text.first_set
    return text.no_need_of_table


def _cards(cards: int) -> tuple[Card, ...]:
    return tuple(map(Card, texts(cards)))


def _missing(cards: int) -> Message:
    missing = _cards(cards)
    return text.not_in_hand(count=len(missing), cards=missing)


def _too_low(rank: int, last: int) -> Message:
    top = rank_of(last)
    if top < JACK:
        return text.too_low(first=text.a_rank_first(rank=rank), top=text.a_rank(rank=top))
    suits = tuple([SUITS[suit] for suit in range(4) if last >> 4 * top + suit & 1])
    return text.wrong_suit(top=text.a_rank(rank=top), low=text.a_rank(rank=rank), suits=suits)


def no_slip(state: TenstuffState, card: int) -> Message:
    """Return why this card can't be slipped under a set."""
    if not state.game.cheating:
        return text.nobody_cheats
    if not state.hands[state.turn] & BIT[card]:
        return _missing(BIT[card])
    if state.marked.bit_count() == MOST_SLIPPED:
        return text.three_slipped
    if card < state.marked.bit_length():
        return text.in_order
    return text.no_set_left(card=Card(TEXTS[card]))


def no_arranging(state: TenstuffState) -> Message:
    """Return why the draw pile can't be arranged now."""
    if not state.game.cheating:
        return text.nobody_cheats
    if state.played or state.marked:
        return text.arrange_first
    if state.arranged_now:
        return text.arrange_once
    return text.nothing_to_arrange


def no_end(state: TenstuffState, action: int) -> Message:
    """Return why the seat can't pass or stop now."""
    if action == actions.STOP:
        return text.nothing_to_stop
    if state.opening:
        return text.leader_passes
    return text.pass_after_match


def no_gift(state: TenstuffState, card: int, movable: int) -> Message:
    """Return why this card can't be given."""
    unhanded = _not_handed(state, card, movable)
    if unhanded:
        return unhanded
    if card >= 4 * rank_of(state.last):
        return text.gift_too_high(card=Card(TEXTS[card]))
    return text.gift_other_suit(card=Card(TEXTS[card]), suit=SUITS[card % 4])


def no_return(state: TenstuffState, card: int, movable: int) -> Message:
    """Return why this card can't be returned."""
    unhanded = _not_handed(state, card, movable)
    if unhanded:
        return unhanded
    if BIT[card] & TENS and card % 4 == state.ten:
        return text.return_ten
    return text.return_other_suit(card=Card(TEXTS[card]), suit=SUITS[state.ten])


def _not_handed(state: TenstuffState, card: int, movable: int) -> Message | None:
    if not state.hands[state.turn] & BIT[card]:
        return _missing(BIT[card])
    return text.in_order if movable & BIT[card] else None
