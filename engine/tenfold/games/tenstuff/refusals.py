"""Why something cannot be done in Tenstuff, as sentences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenfold.game import Refusal
from tenfold.games.tenstuff.actions import (
    ACCUSE,
    ACTION_TEXTS,
    ARRANGE,
    ARRANGING,
    BEGIN,
    DONE,
    DRAW,
    DRAWING,
    FAKE,
    FORMED,
    GIVE,
    GIVING,
    GUESS,
    GUESSING,
    LAST,
    NO_GUESS,
    NUMBER_OF,
    ORDER,
    PASS,
    RETURN,
    RETURNING,
    SETS,
    SKIP,
    SLIP,
    STOP,
    TABLE,
    TURN,
    WINDOW,
)
from tenfold.games.tenstuff.cards import (
    BIT,
    FIRST,
    JACK,
    SUIT_NAMES,
    TEN,
    TENS,
    TEXTS,
    lowest,
    members,
    rank_of,
    texts,
)
from tenfold.games.tenstuff.words import listed

if TYPE_CHECKING:
    from tenfold.games.tenstuff.state import TenstuffState

NAMES = ("joker", "ace", *map(str, range(2, 11)), "jack", "queen", "king")

NOW = {
    WINDOW: "The turn has not begun yet.",
    TURN: "Now a set is laid, or the turn is passed.",
    ARRANGING: "Now the cards on top of the draw pile are put back.",
    GUESSING: "Now the next card of the draw pile may be guessed.",
    GIVING: "Now the gift is chosen.",
    RETURNING: "Now cards may be returned for the ten.",
    DRAWING: "Now a card is drawn.",
    LAST: "Only the last question is open: has somebody cheated?",
}
"""By phase, why something of another phase cannot be done."""


def wanted(state: TenstuffState, player: int) -> tuple[Refusal, ...]:
    """What a seat could want to do now and may not."""
    legal = set(state.legal_actions(player))
    if player != state._player:
        tens = (SKIP + card - 4 * TEN for card in members(state._hands[player] & TENS))
        tries = [*tens] if state._phase == WINDOW else []
    elif state._phase == TURN:
        hand = state._hands[player]
        tries = [number for rank in range(14) for number in FORMED[rank][hand >> 4 * rank & 15]]
        tries += [] if state._played else [PASS]
    elif state._phase in (GIVING, RETURNING):
        first = GIVE if state._phase == GIVING else RETURN
        tries = [first + card for card in members(state._hands[player] & ~state._marked) if card >= 4]
    else:
        tries = []
    return tuple(
        Refusal(action, ACTION_TEXTS[action], why(state, action, player)) for action in tries if action not in legal
    )


def why(state: TenstuffState, action: int, player: int) -> str:
    """Why a seat cannot do this now."""
    if action >= ACCUSE:
        return _why_no_accusation(state, action - ACCUSE, player)
    if SKIP <= action < ORDER:
        return _why_no_skip(state, BIT[action - SKIP + 4 * TEN], player)
    if player != state._player:
        return "It is another player’s turn."
    if state._phase not in _phases_of(action):
        return NOW[state._phase]
    return _why_not_in_phase(state, action)


def _why_not_in_phase(state: TenstuffState, action: int) -> str:
    if action < GUESS + FIRST:
        return _why_no_set(state, action)
    if action < SLIP + FIRST:
        return _why_not_moved(state, action)
    if action < SKIP:
        return _why_not_slipped(state, action - SLIP)
    return _why_not_this(state, action)


def _phases_of(action: int) -> tuple[int, ...]:
    if action < GUESS + FIRST or SLIP + FIRST <= action < SKIP:
        return (TURN,)
    if action < GIVE + 4:
        return (GUESSING,)
    if action < SLIP + FIRST:
        return (GIVING,) if action < RETURN + 4 else (RETURNING,)
    return _PHASES_OF.get(action, (ARRANGING,))


_PHASES_OF: dict[int, tuple[int, ...]] = {
    BEGIN: (WINDOW,),
    PASS: (TURN,),
    STOP: (TURN,),
    ARRANGE: (TURN,),
    NO_GUESS: (GUESSING,),
    DRAW: (DRAWING,),
    FAKE: (DRAWING,),
    DONE: (GIVING, RETURNING, LAST),
}


def _why_no_accusation(state: TenstuffState, accused: int, player: int) -> str:
    if not state.game.cheating:
        return "Nobody cheats at this table, so nobody is accused."
    if state._phase not in (WINDOW, LAST):
        return "An accusation waits until the turn is over."
    if not state._hands[player]:
        return "Only a player who holds cards can accuse."
    if accused == player:
        return "Nobody accuses himself."
    if player == state._player and state._phase == WINDOW:
        return "Whoever is about to begin cannot accuse; it has to wait until the turn is over."
    return "This player has had no turn since the last accusation."


def _why_no_skip(state: TenstuffState, ten: int, player: int) -> str:
    if not state._hands[player] & ten:
        return f"{texts(ten)[0]} is not in this hand."
    if state._phase != WINDOW:
        return "A ten can only be thrown before a turn begins."
    if player == state._player:
        return "Nobody can skip his own turn."
    if state._excluded >> player & 1:
        return "An excommunicated player cannot throw a ten."
    return "Everybody has been skipped in a row, so this turn cannot be."  # T13


def _why_no_set(state: TenstuffState, action: int) -> str:
    cards = SETS[action - TABLE if action >= TABLE else action]
    hand = state._hands[state._player]
    missing = cards & ~hand
    if missing:
        return f"{listed(texts(missing))} {'is' if missing.bit_count() == 1 else 'are'} not in this hand."
    if cards & state._marked:
        return f"{listed(texts(cards & state._marked))} is to be slipped under the set."
    if state._opening and rank_of(cards) != lowest(hand) // 4:
        return f"The lowest cards must be led: {listed(texts(_lowest_rank(hand)))}, any number of them."
    if not state._opening and NUMBER_OF[cards] not in state._sets(hand):
        return _why_too_low(rank_of(cards), state._last)
    if not state._play:
        return "The first set makes the pile."
    return "The set goes on the pile, for there is no need to lay it on the table."


def _lowest_rank(hand: int) -> int:
    return hand & 0b1111 << 4 * (lowest(hand) // 4)


def _why_too_low(rank: int, last: int) -> str:
    top = rank_of(last)
    if top < JACK:
        return f"{_article(rank)} is lower than {_article(top).lower()}, which was laid last."
    suits = [SUIT_NAMES[suit] for suit in range(4) if last >> 4 * top + suit & 1]
    return f"On {_article(top).lower()}, {_article(rank).lower()} needs a card of {' or '.join(suits)}."


def _article(rank: int) -> str:
    return f"{'An' if rank in (1, 8) else 'A'} {NAMES[rank]}"


def _why_not_moved(state: TenstuffState, action: int) -> str:
    giving = action < RETURN + 4
    card = action - (GIVE if giving else RETURN)
    text = TEXTS[card]
    if not state._hands[state._player] & BIT[card]:
        return f"{text} is not in this hand."
    if state._movable() & BIT[card]:
        return "Cards are chosen from the lowest to the highest; this one is chosen or passed over already."
    if not giving:
        if BIT[card] & TENS and card % 4 == state._ten:
            return "The ten itself cannot be returned."
        return f"{text} cannot be returned: only {SUIT_NAMES[state._ten]} can."
    rank = rank_of(state._last)
    if card >= 4 * rank:
        return f"{text} cannot be given: it is not lower than the set."
    return f"{text} cannot be given: the set shows no card of {SUIT_NAMES[card % 4]}."


def _why_not_slipped(state: TenstuffState, card: int) -> str:
    if not state.game.cheating:
        return "Nobody cheats at this table."
    if not state._hands[state._player] & BIT[card]:
        return f"{TEXTS[card]} is not in this hand."
    if state._marked.bit_count() == 3:
        return "More than three cards under one set would be seen."
    if card < state._marked.bit_length():
        return "Cards are chosen from the lowest to the highest; this one is chosen or passed over already."
    return f"Without {TEXTS[card]} there is no set to slip cards under."


def _why_not_this(state: TenstuffState, action: int) -> str:
    if action == PASS:
        if state._opening:
            return "Whoever leads cannot pass: the lowest cards must be led."
        return "After a match there is no passing; the turn can stop."
    if action == STOP:
        return "There is nothing to stop; a turn without a set is passed."
    if action == ARRANGE:
        return _why_not_arranged(state)
    return "The draw pile has fewer cards than that."


def _why_not_arranged(state: TenstuffState) -> str:
    if not state.game.cheating:
        return "Nobody cheats at this table."
    if state._played or state._marked:
        return "The draw pile can only be arranged before anything else in a turn."
    if state._arranged_now:
        return "The draw pile can be arranged once a turn."
    return "There is no face-down draw pile to arrange."
