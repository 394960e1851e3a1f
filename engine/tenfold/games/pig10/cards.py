"""The cards of PIG 10, its actions, and the arithmetic of the middle; no state.

A card is its kind as an int, because copies are alike: 0 (the frog) … 10, with 5 the pigmaid. An action is a kind and
what it does:

    0 … 10     the card adds its number (0: sets the middle to 0)        "4"
    11         a 5 takes five away                                       "5 as -5"
    12 … 20    the card 1 … 9 makes its own number the value             "4 sets 4"
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tenfold.actions import Actions

KINDS = 11
FROG, PIGMAID, TEN = 0, 5, 10
DECK = (7, 8, 8, 8, 8, 5, 8, 8, 8, 8, 4)  # P1: the number of each kind
HAND = 3

TEXTS = (*map(str, range(KINDS)),)
CARDS = {text: kind for kind, text in enumerate(TEXTS)}

ACTIONS = Actions()
ADD = ACTIONS.block("{}", TEXTS)
SUBTRACT = ACTIONS.one("5 as -5")
SET = ACTIONS.block("{0} sets {0}", TEXTS[1:TEN])  # "same card, same number"

CARD_OF = (*range(KINDS), PIGMAID, *range(1, TEN))
"""The card that each action plays."""


def plays(card: int, value: int, last: int | None) -> tuple[tuple[int, int], ...]:
    """Return the possible plays of one card as (action, new value), by the middle’s value and last card.

    >>> plays(5, 8, last=5)
    ((5, 13), (11, 3), (16, 5))

    The rule is the same for every hand, so this is the whole of PIG 10's arithmetic (docs/rules/pig10.md).
    """
    if card == FROG:
        return ((FROG, 0),)
    found = [(ADD(card), value + card)]
    if card == PIGMAID and value >= PIGMAID:  # P9: never below zero
        found.append((SUBTRACT, value - PIGMAID))
    if value and card < TEN and card in (last, value):  # P7: a right, not a duty. On value 0 this would be adding (P11)
        found.append((SET(card - 1), card))
    return tuple(found)


def worths(last: int | None) -> set[int]:
    """Return the values that a middle can have by its last card; none for a card that never stays there.

    >>> worths(8), worths(FROG), worths(TEN)
    ({8, 9}, {0}, set())
    """
    if last is None:
        return {0}
    return {value for before in range(TEN) for _, value in plays(last, before, None) if value < TEN}


def kinds_of(kinds: int) -> list[int]:
    """Return the kinds of a set, ascending."""
    return [kind for kind in range(KINDS) if kinds >> kind & 1]


def set_of(kinds: Iterable[int]) -> int:
    """Return kinds as a set: bit n stands for kind n."""
    return sum(1 << kind for kind in kinds)


# The results of `plays` as look-up tables, to make the search fast.

NONE = KINDS
"""The last card of an empty middle, in `POSSIBLE`."""

POSSIBLE = tuple(
    tuple(
        tuple(tuple(action for action, _ in plays(card, value, last)) for last in (*range(KINDS), None))
        for value in range(TEN)
    )
    for card in range(KINDS)
)
"""The actions of a card, by card, value and last card."""

RESULT = tuple(
    tuple(dict(plays(CARD_OF[action], value, CARD_OF[action])).get(action, 0) for value in range(TEN))
    for action in range(len(ACTIONS))
)
"""The new value, by action and value; 0 if the action is never possible."""


OVER = tuple(
    tuple(
        set_of(card for card in range(KINDS) if all(result > TEN for _, result in plays(card, value, last)))
        for last in (*range(KINDS), None)
    )
    for value in range(TEN)
)
"""The kinds of cards that must go over ten, as a set of bits, by value and last card."""


def how(action: int) -> str:
    """Return what an action does with its card: `add`, `frog`, `subtract` or `same`."""
    if action in SET:
        return "same"
    return "subtract" if action == SUBTRACT else "frog" if action == FROG else "add"


def standing(won: Sequence[int], tens: Sequence[int], tie: str) -> list[tuple[int, ...]]:
    """Return what decides the places, by seat: the cards won, and with the tie-break the PIG 10s (P5).

    >>> standing([30, 30], [4, 5], "most-tens"), standing([30, 30], [4, 5], "shared")
    ([(30, 4), (30, 5)], [(30,), (30,)])
    """
    return [*zip(won, tens, strict=True)] if tie == "most-tens" else [(cards,) for cards in won]


def texts(cards: Sequence[int]) -> list[str]:
    """Return the texts of cards."""
    return [TEXTS[card] for card in cards]
