"""Why something cannot be done in Tenstuff, as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.games.tenstuff import actions
from tenfold.games.tenstuff.cards import (
    BIT,
    JACK,
    MOST_SLIPPED,
    NUMBER_OF,
    OF_RANK,
    SUIT_NAMES,
    TENS,
    TEXTS,
    lowest,
    rank_of,
    texts,
)
from tenfold.messages import in_text
from tenfold.sentences import listed

if TYPE_CHECKING:
    from tenfold.games.tenstuff.state import TenstuffState

NAMES = ("joker", "ace", *map(str, range(2, 11)), "jack", "queen", "king")
NO_CHEATING = "Nobody cheats at this table."
IN_ORDER = "Cards are chosen from the lowest to the highest; this one is chosen or passed over already."


def no_accusation(state: TenstuffState, accused: int, player: int) -> str:
    """Why a seat cannot accuse another."""
    if not state.game.cheating:
        return "Nobody cheats at this table, so nobody is accused."
    if state.phase.name not in ("window", "last"):
        return "An accusation waits until the turn is over."
    if state.phase.name == "last" and player != state.turn:
        return "In the end each player accuses once, in turn."  # T45
    if not state.hands[player]:
        return "Only a player who holds cards can accuse."
    if accused == player:
        return "Nobody accuses themselves."
    return "This player has had no turn since the last accusation."


def no_skip(state: TenstuffState, ten: int, player: int) -> str:
    """Why a seat cannot throw this ten."""
    if not state.hands[player] & BIT[ten]:
        return f"{TEXTS[ten]} is not in this hand."
    if state.phase.name != "window":
        return "A ten can only be thrown before a turn begins."
    if player == state.turn:
        return "Nobody can skip their own turn."
    if state.excommunicated >> player & 1:
        return "An excommunicated player cannot throw a ten."
    return "Everybody has been skipped in a row, so this turn cannot be."  # T13


def no_set(state: TenstuffState, cards: int) -> str:
    """Why this set cannot be laid, or not there."""
    hand = state.hands[state.turn]
    missing = cards & ~hand
    if missing:
        return f"{_listed(missing)} {'is' if missing.bit_count() == 1 else 'are'} not in this hand."
    if cards & state.marked:
        return f"{_listed(cards & state.marked)} is to be slipped under the set."
    if state.opening and rank_of(cards) != lowest(hand) // 4:
        return f"The lowest cards must be led: {_listed(hand & OF_RANK[lowest(hand) // 4])}, any number of them."
    if not state.opening and NUMBER_OF[cards] not in state.sets(hand):
        return _too_low(rank_of(cards), state.last)
    if not state.play:
        return "The first set makes the pile."
    return "The set goes on the pile, for there is no need to lay it on the table."


def _listed(cards: int) -> str:
    return in_text(listed(texts(cards)), [])


def _too_low(rank: int, last: int) -> str:
    top = rank_of(last)
    if top < JACK:
        return f"{_article(rank)} is lower than {_article(top).lower()}, which was laid last."
    suits = [SUIT_NAMES[suit] for suit in range(4) if last >> 4 * top + suit & 1]
    return f"On {_article(top).lower()}, {_article(rank).lower()} needs a card of {' or '.join(suits)}."


def _article(rank: int) -> str:
    return f"{'An' if rank in (1, 8) else 'A'} {NAMES[rank]}"


def no_slip(state: TenstuffState, card: int) -> str:
    """Why this card cannot be slipped under a set."""
    if not state.game.cheating:
        return NO_CHEATING
    if not state.hands[state.turn] & BIT[card]:
        return f"{TEXTS[card]} is not in this hand."
    if state.marked.bit_count() == MOST_SLIPPED:
        return "More than three cards under one set would be seen."
    if card < state.marked.bit_length():
        return IN_ORDER
    return f"Without {TEXTS[card]} there is no set to slip cards under."


def no_arranging(state: TenstuffState) -> str:
    """Why the draw pile cannot be arranged now."""
    if not state.game.cheating:
        return NO_CHEATING
    if state.played or state.marked:
        return "The draw pile can only be arranged before anything else in a turn."
    if state.arranged_now:
        return "The draw pile can be arranged once a turn."
    return "There is no face-down draw pile to arrange."


def no_end(state: TenstuffState, action: int) -> str:
    """Why the turn cannot be passed or stopped now."""
    if action == actions.STOP:
        return "There is nothing to stop; a turn without a set is passed."
    if state.opening:
        return "Whoever leads cannot pass: the lowest cards must be led."
    return "After a match there is no passing; the turn can stop."


def no_gift(state: TenstuffState, card: int, movable: int) -> str:
    """Why this card cannot be given."""
    rank = rank_of(state.last)
    suited = f"the set shows no card of {SUIT_NAMES[card % 4]}"
    reason = "it is not lower than the set" if card >= 4 * rank else suited
    return _not_handed(state, card, movable) or f"{TEXTS[card]} cannot be given: {reason}."


def no_return(state: TenstuffState, card: int, movable: int) -> str:
    """Why this card cannot be returned."""
    missing = _not_handed(state, card, movable)
    if not missing and BIT[card] & TENS and card % 4 == state.ten:
        return "The ten itself cannot be returned."
    return missing or f"{TEXTS[card]} cannot be returned: only {SUIT_NAMES[state.ten]} can."


def _not_handed(state: TenstuffState, card: int, movable: int) -> str:
    if not state.hands[state.turn] & BIT[card]:
        return f"{TEXTS[card]} is not in this hand."
    return IN_ORDER if movable & BIT[card] else ""
