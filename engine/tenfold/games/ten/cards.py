"""The cards of 10, its actions, and the arithmetic of a round; no state.

Cards are kinds as ints, since copies of a card are alike:

     0 … 10    normal cards, five of each                    "0" … "10"
    11 … 18    penalty cards, which play as 1 … 8            "P1" … "P8"
    19         jokers, seven                                 "J"
    20 … 29    round cards, which are taken but not played   "R1" … "R10"

An action is a number too. They stand in the order of the phases in which they are possible:

    lay       every kind, open or covered, under 0 to 2 chips         "lay 7 open 1", "lay P3 covered 0"
    market    nothing, a swap with a seat, a bid on a seat’s card     "decline", "swap 2", "open 2 4"
    auction   a higher bid, or none                                   "bid 5", "pass"
    protect   a chip count in all, or what there is                   "protect 2", "keep"
    second    the first card, then perhaps a second                   "turn up", "leave", "add 3", "stop"
    starter   who starts the next round                               "starter 2"
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

MOST_PLAYERS = 7
CHIPS = 7
"""Chips of each player at the start."""

MOST_PROTECTION = 2
TEN = 10
HAND = 4
ROUNDS = 10

KINDS = 20
PENALTY = 10
"""A penalty card is `PENALTY` + its value."""

JOKER = 19
ROUND = 19
"""A round card is `ROUND` + its number."""

DECK: tuple[int, ...] = (*[5] * 11, *[1] * 8, 7)
"""By kind, how many there are."""

VALUE: tuple[int, ...] = (*range(11), *range(1, 9), TEN)
"""By kind, what it counts alone: a joker makes ten."""

COST: tuple[int, ...] = (*[1] * 11, *range(3, 11), 10, *range(1, 11))
"""By kind, its penalty points (X20); a round card costs its number."""

TEXTS = (*map(str, range(11)), *(f"P{value}" for value in range(1, 9)), "J", *(f"R{n}" for n in range(1, 11)))
CARDS = {text: card for card, text in enumerate(TEXTS)}
"""Every card, round cards included, by its text."""

PHASES = ("lay", "market", "auction", "protect", "second", "starter", "over")
LAYING, MARKET, AUCTION, PROTECTING, SECOND, NAMING, OVER = range(len(PHASES))

MAKES = tuple(
    tuple(TEN if JOKER in (first, second) else VALUE[first] + VALUE[second] for second in range(KINDS))
    for first in range(KINDS)
)
"""By first and second card, their sum: a joker makes it ten with anything (X10)."""

# Actions.

LAY = 0  # + 6 × card + 3 × covered + chips
DECLINE = 6 * KINDS
SWAP = DECLINE + 1  # + seat
MOST_CHIPS = CHIPS * MOST_PLAYERS
OPEN = SWAP + MOST_PLAYERS - 1  # + MOST_CHIPS × seat + bid
BID = OPEN + MOST_CHIPS * MOST_PLAYERS  # + bid
PASS = BID + MOST_CHIPS + 1
PROTECT = PASS  # + chips
KEEP = PROTECT + MOST_PROTECTION + 1
TURN_UP = KEEP + 1
LEAVE = TURN_UP + 1
ADD = LEAVE + 1  # + card
STOP = ADD + KINDS
STARTER = STOP + 1  # + seat
ACTIONS = STARTER + MOST_PLAYERS

_BIDS = range(1, MOST_CHIPS + 1)
ACTION_TEXTS = (
    *(
        f"lay {TEXTS[card]} {face} {chips}"
        for card in range(KINDS)
        for face in ("open", "covered")
        for chips in range(MOST_PROTECTION + 1)
    ),
    "decline",
    *(f"swap {seat}" for seat in range(MOST_PLAYERS)),
    *(f"open {seat} {bid}" for seat in range(MOST_PLAYERS) for bid in _BIDS),
    *(f"bid {bid}" for bid in _BIDS),
    "pass",
    *(f"protect {chips}" for chips in range(1, MOST_PROTECTION + 1)),
    "keep",
    "turn up",
    "leave",
    *(f"add {TEXTS[card]}" for card in range(KINDS)),
    "stop",
    *(f"starter {seat}" for seat in range(MOST_PLAYERS)),
)
ACTION_OF = {text: action for action, text in enumerate(ACTION_TEXTS)}

PHASE_OF = (
    *[LAYING] * DECLINE,
    *[MARKET] * (BID + 1 - DECLINE),
    *[AUCTION] * (PASS - BID),
    *[PROTECTING] * (KEEP - PASS),
    *[SECOND] * (STARTER - TURN_UP),
    *[NAMING] * (ACTIONS - STARTER),
)
"""By action, the phase in which it is possible."""

LAYS = tuple(
    tuple(tuple(LAY + 6 * card + 3 * covered + n for covered in (0, 1) for n in range(chips + 1)) for chips in range(3))
    for card in range(KINDS)
)
"""By card and chips at hand (2 for more), the ways to lay it."""

ADDS = tuple(
    tuple(ADD + second if MAKES[first][second] <= TEN else 0 for second in range(KINDS)) for first in range(KINDS)
)
"""By first and second card, the action that adds the second, or 0 where it makes too much."""


class Laying(NamedTuple):
    """How a first card is laid."""

    card: int
    covered: bool
    chips: int


LAYINGS = tuple(
    Laying(card, covered, chips)
    for card in range(KINDS)
    for covered in (False, True)
    for chips in range(MOST_PROTECTION + 1)
)
"""By action below `DECLINE`, what it lays."""


# A round.


def values(cards: Sequence[int]) -> tuple[int, ...]:
    """What each of one or two cards counts at the end, jokers as is best for their owner (X10).

    >>> values([JOKER]), values([JOKER, 3]), values([JOKER, JOKER]), values([PENALTY + 8])
    ((10,), (7, 3), (10, 0), (8,))
    """
    if len(cards) == 1:
        return (VALUE[cards[0]],)
    first, second = cards
    if first == JOKER:
        return (TEN, 0) if second == JOKER else (TEN - VALUE[second], VALUE[second])
    return (VALUE[first], TEN - VALUE[first] if second == JOKER else VALUE[second])


def judge(counted: Sequence[Sequence[int]], starter: int) -> tuple[int, int]:
    """The seats of winner and loser, by what the cards of each seat count.

    The highest sum wins; of equals the one with the higher single card, then the one whose turn is earlier. Of the
    others the lowest sum loses; of equals the one whose turn is later (X8, X9).

    >>> judge([(6, 4), (9, 1), (5, 5), (10,)], starter=0)
    (3, 2)
    """
    players = len(counted)
    order = [(starter + step) % players for step in range(players)]
    winner = max(order, key=lambda seat: (sum(counted[seat]), max(counted[seat])))  # `max` keeps the first of equals
    order.remove(winner)
    loser = min(reversed(order), key=lambda seat: sum(counted[seat]))
    return winner, loser


def points(cards: Sequence[int]) -> int:
    """Penalty points of cards.

    >>> points([10, PENALTY + 8, JOKER, ROUND + 6])
    27
    """
    return sum([COST[card] for card in cards])


def texts(cards: Sequence[int]) -> list[str]:
    """The texts of cards.

    >>> texts([10, PENALTY + 8, JOKER])
    ['10', 'P8', 'J']
    """
    return [TEXTS[card] for card in cards]
