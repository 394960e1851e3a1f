"""Why something cannot be done in 10, in sentences that a player reads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.game import Refusal
from tenfold.games.ten.cards import (
    ACTION_TEXTS,
    ADD,
    ADDS,
    BID,
    KEEP,
    LAYING,
    LAYINGS,
    LEAVE,
    MAKES,
    MARKET,
    MOST_CHIPS,
    MOST_PROTECTION,
    OPEN,
    PHASE_OF,
    PROTECT,
    PROTECTING,
    SECOND,
    STARTER,
    SWAP,
    TEXTS,
    TURN_UP,
)
from tenfold.games.ten.words import chips

if TYPE_CHECKING:
    from tenfold.games.ten.state import TenState

_NOW = (
    "First everybody lays a card, open or covered.",
    "Now a card can be swapped or bid for, or the chance declined.",
    "There is an auction: now the bid is raised, or passed.",
    "Now the new card can be protected, or kept as it is.",
    "The market is closed: now the first card is turned up or left, and an open one may take a second.",
    "Now the winner of the round names who starts the next one.",
)
"""By phase, why something of another phase is not possible."""


def refusals(state: TenState, player: int) -> tuple[Refusal, ...]:
    """What the seat on turn could want to do and may not, by what it holds and pays."""
    if player != state._player:
        return ()
    chips = state._chips[player]
    wanted: list[int] = []
    if state._phase == LAYING:
        more = range(chips + 1, MOST_PROTECTION + 1)
        kinds = sorted(set(state._hands[player]))
        wanted = [6 * card + 3 * covered + n for card in kinds for covered in (0, 1) for n in more]
    elif state._phase == MARKET:
        dear = ((seat, k) for seat, k in enumerate(state._protection) if seat != player and k > chips)
        wanted = [OPEN + MOST_CHIPS * seat + k for seat, k in dear]
    elif state._phase == PROTECTING:
        wanted = [*range(PROTECT + state._protection[player] + chips + 1, KEEP)]
    elif state._phase == SECOND and not state._covered[player]:
        adds = ADDS[state._first[player]]
        wanted = [ADD + card for card in sorted(set(state._hands[player])) if not adds[card]]
    return tuple(Refusal(action, ACTION_TEXTS[action], why_not(state, action, player)) for action in wanted)


def why_not(state: TenState, action: int, player: int) -> str:
    """Why an action is not legal now, as a sentence."""
    phase = PHASE_OF[action]
    if phase != state._phase:
        return _NOW[state._phase]
    return _REFUSE[phase](state, action, player)


def _refuse_to_lay(state: TenState, action: int, player: int) -> str:
    card = LAYINGS[action].card
    if card not in state._hands[player]:
        return f"There is no {TEXTS[card]} in this hand."
    return f"{chips(LAYINGS[action].chips)} to protect the card are more than the {state._chips[player]} there are."


def _refuse_offer(state: TenState, action: int, player: int) -> str:
    seat = action - SWAP if action <= OPEN else (action - OPEN - 1) // MOST_CHIPS
    if seat >= state.game.players:
        return f"There is no seat {seat} at this table."
    if seat == player:
        return "This is the player’s own card, and only cards of others are for sale."
    protection, held = state._protection[seat], state._chips[player]
    if action <= OPEN:
        return "The card is protected: it has to be bid for." if protection else "A swap costs a chip."
    if not protection:
        return "The card is not protected: a swap for one chip is enough."
    bid = action - OPEN - MOST_CHIPS * seat
    if bid < protection:
        return f"The card is protected by {chips(protection)}, so the bids begin at {protection}."
    return f"The bid stays open. {chips(bid)} are more than the {held} there are."


def _refuse_bid(state: TenState, action: int, player: int) -> str:
    bid = action - BID
    if bid <= state._bid:
        return f"The bid stands at {state._bid}, so only more than {state._bid} raises it."
    return f"The bid stays open. {chips(bid)} are more than the {state._chips[player]} there are."


def _refuse_protection(state: TenState, action: int, player: int) -> str:
    if action - PROTECT <= state._protection[player]:
        return "The protection can be raised or kept, but not lowered."
    return "There are not enough chips left for so much protection."


def _refuse_second(state: TenState, action: int, player: int) -> str:
    first = state._first[player]
    if action in (TURN_UP, LEAVE):
        return "The first card lies open already."
    if state._covered[player]:
        return "The first card is covered: it is turned up or left. Only an open one takes a second."
    card = action - ADD
    if card not in state._hands[player]:
        return f"There is no {TEXTS[card]} in this hand."
    return f"{TEXTS[card]} stays in hand. With {TEXTS[first]} it makes {MAKES[first][card]}, and 10 is the most."


def _refuse_starter(state: TenState, action: int, _player: int) -> str:
    return f"There is no seat {action - STARTER} at this table."


_REFUSE = (
    _refuse_to_lay,
    _refuse_offer,
    _refuse_bid,
    _refuse_protection,
    _refuse_second,
    _refuse_starter,
)
