"""Rules of thumb for Tenstuff.

They use the seat's hand and what is face up, and nothing else of a state. The gain of an act is counted in turns.
Each rank in hand takes one turn to get rid of, whatever the number of its cards.
"""

from __future__ import annotations

from collections.abc import Iterable

from tenfold.games.tenstuff import TenstuffState, actions
from tenfold.games.tenstuff.cards import (
    BIT,
    OF_RANK,
    OF_SUITS,
    SETS,
    TENS,
    giveable,
    lowest,
    members,
    playable,
    rank_of,
)
from tenfold.games.tenstuff.phases import ARRANGING, DRAWING, GIVING, GUESSING, RETURNING, TURN, WINDOW

OUT = 100.0
"""The gain of going out."""

HIGH = 0.3 / 7
"""What two or more cards of one rank gain with each rank above 6: high sets are easier to play, and make good slams."""

READY = 0.3
"""The cost, for each card after the first, of playing a set of high cards that could become a slam."""

GIFT = 0.3
"""The gain for each card that goes to someone else."""

FEW, FEW_ALONE = 2, 3
"""With at most this many cards in hand, a seat may be about to go out; the second number is for the last two seats."""

RANK = tuple(rank_of(cards) for cards in SETS)
"""The rank of each set, by its number."""

WORTH = tuple(
    tuple(0.0 if not held else HIGH * (rank - 6) - 1 if held.bit_count() > 1 else -1.0 for held in range(16))
    for rank in range(14)
)
"""The worth of holding cards of one rank, by rank and nibble."""


def ranks_in(hand: int) -> int:
    """Return the number of ranks in a hand."""
    found = 0
    while hand:
        hand &= ~OF_RANK[rank_of(hand)]
        found += 1
    return found


def worth(hand: int) -> float:
    """Return the worth of a hand: the turns it takes, as a negative number."""
    total = 0.0
    while hand:
        rank = rank_of(hand)
        total += WORTH[rank][hand >> 4 * rank & 15]
        hand &= ~OF_RANK[rank]
    return total


def gain(number: int, hand: int, last: int, own: bool) -> float:
    """Return the gain of playing a set of this hand, given by its number, on the last one; `own` as for `kind_of`."""
    cards = SETS[number]
    rest = hand & ~cards
    if not rest:
        return OUT
    rank = RANK[number]
    held = WORTH[rank]
    found = held[rest >> 4 * rank & 15] - held[hand >> 4 * rank & 15]
    size = cards.bit_count()
    if not last or rank != rank_of(last):
        return found - READY * (size - 1) if rank > 6 else found
    more = size - last.bit_count()
    if more == 0:
        sets = playable(rest, cards)
        return found + (max(0.0, best_set(sets, rest, cards, own=True)[0]) if sets else 0.0)
    if more > 0 and not own:
        gift = giveable(rest, cards)
        if gift == rest:
            return OUT
        if gift:
            return found + worth(rest & ~gift) - worth(rest) + GIFT * gift.bit_count()
    return found


def best_set(sets: Iterable[int], hand: int, last: int, own: bool) -> tuple[float, int]:
    """Return the gain of the best of these sets, and its number."""
    most, best = -OUT, -1
    for number in sets:
        found = gain(number, hand, last, own)
        if found > most:
            most, best = found, number
    return most, best


def usual(state: TenstuffState, seat: int) -> int | None:
    """Return a seat's action by the rules of thumb; None declines to act out of turn."""
    phase = state.phase
    if phase is WINDOW:
        return actions.BEGIN if seat == state.turn else throw(state, seat)
    if phase is TURN:
        return turn(state, seat)
    if phase is DRAWING:
        return actions.DRAW
    if phase in {GIVING, RETURNING}:
        return _next_of(state, gift(state, seat) if phase is GIVING else returned(state, seat))
    if phase is GUESSING:
        return actions.GUESSES[state.draw[-1]] if state.reversed else actions.NO_GUESS
    return order(state, seat) if phase is ARRANGING else actions.DONE


def turn(state: TenstuffState, seat: int) -> int:
    """Return the action that plays the best set where it belongs; passing or stopping if there is none."""
    hand = state.hands[seat] & ~state.marked
    sets = state.sets(hand)
    if not sets:
        return actions.STOP if state.played else actions.PASS
    return placed(state, best_set(sets, hand, state.last, state.last_owner == seat)[1])


def placed(state: TenstuffState, number: int) -> int:
    """Return the action that plays a set on the pile, or on the table if it belongs there."""
    return actions.TABLE.numbers[number] if state.table_due() else number


def can_draw(state: TenstuffState) -> bool:
    """True if a seat that passes will find a card to draw."""
    return bool(state.draw) or (not state.reversed and len(state.play) > state.last.bit_count())


def throw(state: TenstuffState, seat: int) -> int | None:
    """Return a ten to throw if it is the last card, the seat on turn has few cards, or it gains a slam; else None."""
    hand = state.hands[seat]
    tens = hand & TENS
    if not tens or state.excommunicated >> seat & 1 or not state.may_be_skipped():
        return None
    first = lowest(tens)
    if hand == BIT[first]:
        return actions.THROWS[first]
    if state.skips:  # answering tens with tens would make games long
        return None
    target = state.turn
    if state.hands[target].bit_count() > (FEW_ALONE if alone(state) else FEW) and not (
        state.next_seat(target) == seat and state.last_owner != seat and has_slam(hand & ~BIT[first], state.last)
    ):
        return None
    return actions.THROWS[first]


def alone(state: TenstuffState) -> bool:
    """True if only two seats hold cards."""
    return len(state.out) + 2 == state.game.players


def has_slam(hand: int, last: int) -> bool:
    """True if a hand holds more of the last set’s rank than the set, and a card to give with it."""
    if not last:
        return False
    slam = hand & OF_RANK[rank_of(last)]
    return slam.bit_count() > last.bit_count() and bool(giveable(hand & ~slam, slam))


def gift(state: TenstuffState, seat: int) -> int:
    """Return the cards to give with a slam: all except those that are worth more with others of their rank."""
    hand = state.hands[seat]
    rest = giveable(hand, state.last)
    found = 0
    while rest:
        rank = rank_of(rest)
        part, held = rest & OF_RANK[rank], hand & OF_RANK[rank]
        if worth(held & ~part) + GIFT > worth(held):
            found |= part
        rest &= ~part
    return found


def returned(state: TenstuffState, seat: int) -> int:
    """Return the cards to return for a ten: those that are single in their rank.

    If the thrower would go out otherwise, return at least one.
    """
    hand = state.hands[seat]
    cards = hand & OF_SUITS[1 << state.ten] & ~TENS
    found = 0
    for card in members(cards):
        if not hand & OF_RANK[card // 4] & ~BIT[card]:
            found |= BIT[card]
    if not found and not state.hands[state.partner]:
        return cards & -cards
    return found


def _next_of(state: TenstuffState, cards: int) -> int:
    """Return the next action for handing over these cards, which are chosen in ascending order."""
    rest = cards & ~((1 << state.marked.bit_length()) - 1)
    if not rest:
        return actions.DONE
    return (actions.GIFTS if state.phase is GIVING else actions.RETURNS)[lowest(rest)]


def order(state: TenstuffState, seat: int) -> int:
    """Return the order that puts a card on top whose rank is already in hand, if there is one."""
    hand = state.hands[seat]
    top = state.draw[: -len(actions.ORDERS[0]) - 1 : -1]
    wanted = max(range(len(top)), key=lambda at: (bool(hand & OF_RANK[top[at] // 4]), -at))
    return next(
        action for action in state.phase.legal(state) if actions.ORDERS[actions.ORDER.part(action)][0] == wanted + 1
    )
