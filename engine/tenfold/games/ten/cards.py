"""The cards of 10, its actions, and the arithmetic of a round; no state.

Cards are kinds as ints, since copies of a card are alike:

     0 … 10    normal cards, five of each                    "0" … "10"
    11 … 18    penalty cards, which play as 1 … 8            "P1" … "P8"
    19         jokers, seven                                 "J"
    20 … 29    round cards, which are taken but not played   "R1" … "R10"
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from tenfold.actions import Actions
from tenfold.games.ten import text
from tenfold.messages import Message
from tenfold.sentences import Person

MOST_PLAYERS = 7
CHIPS = 7
"""Chips of each player at the start."""

MOST_PROTECTION = 2
TEN = 10
HAND = 4
ROUNDS = 10
SHORT_ROUNDS = 5
MOST_LAID = 2
"""Cards of each player in a round, at most; one at least."""

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

MOST_POINTS = ROUNDS * (sum([count * COST[card] for card, count in enumerate(DECK)]) + ROUNDS)
"""More points than a seat can ever have, whatever is shuffled again."""

TEXTS = (*map(str, range(11)), *(f"P{value}" for value in range(1, 9)), "J", *(f"R{n}" for n in range(1, 11)))
CARDS = {written: card for card, written in enumerate(TEXTS)}
"""Every card, round cards included, by its text."""

CALLED: tuple[Message, ...] = (
    *(text.called_normal(value=value) for value in range(11)),
    *(text.called_penalty(value=value) for value in range(1, 9)),
    text.called_joker,
    *(text.called_round(value=n) for n in range(1, 11)),
)
"""By card, what it is called in a sentence."""

MAKES = tuple(
    tuple(TEN if JOKER in (first, second) else VALUE[first] + VALUE[second] for second in range(KINDS))
    for first in range(KINDS)
)
"""By first and second card, their sum: a joker makes it ten with anything (X10)."""

# Actions, in the order of the phases in which they are possible.

FACES = ("open", "covered")
MOST_CHIPS = CHIPS * MOST_PLAYERS
_SEATS, _BIDS = range(MOST_PLAYERS), range(1, MOST_CHIPS + 1)
_PEOPLE = tuple(map(Person, _SEATS))

ACTIONS = Actions()
LAY = ACTIONS.block("lay {} {} {}", TEXTS[:KINDS], FACES, range(MOST_PROTECTION + 1))
DECLINE = ACTIONS.one("decline")
SWAP = ACTIONS.block("swap {}", _PEOPLE)
OPEN = ACTIONS.block("open {} {}", _PEOPLE, _BIDS)
BID = ACTIONS.block("bid {}", _BIDS)
PASS = ACTIONS.one("pass")
PROTECT = ACTIONS.block("protect {}", range(1, MOST_PROTECTION + 1))
KEEP = ACTIONS.one("keep")
TURN_UP = ACTIONS.one("turn up")
LEAVE = ACTIONS.one("leave")
ADD = ACTIONS.block("add {}", TEXTS[:KINDS])
STOP = ACTIONS.one("stop")
STARTER = ACTIONS.block("starter {}", _PEOPLE)

LAYS = tuple(
    tuple(tuple(LAY(card, covered, n) for covered in (0, 1) for n in range(chips + 1)) for chips in range(3))
    for card in range(KINDS)
)
"""By card and chips at hand (2 for more), the ways to lay it."""

OPENS = tuple(tuple(OPEN(seat, bid - 1) for bid in _BIDS) for seat in _SEATS)
"""By seat, the bids for its card that open an auction, from 1 on."""

ADDS = tuple(
    tuple(ADD(second) if MAKES[first][second] <= TEN else 0 for second in range(KINDS)) for first in range(KINDS)
)
"""By first and second card, the action that adds the second, or 0 where it makes too much."""


# A round.


def values(cards: Sequence[int]) -> tuple[int, ...]:
    """Return what each of one or two cards counts at the end, jokers as is best for their owner (X10).

    >>> values([JOKER]), values([JOKER, 3]), values([JOKER, JOKER]), values([PENALTY + 8])
    ((10,), (7, 3), (10, 0), (8,))
    """
    if len(cards) == 1:
        return (VALUE[cards[0]],)
    first, second = cards
    if first == JOKER:
        return (TEN, 0) if second == JOKER else (TEN - VALUE[second], VALUE[second])
    return (VALUE[first], TEN - VALUE[first] if second == JOKER else VALUE[second])


Strength: TypeAlias = "Callable[[Sequence[int]], int]"
"""How good one of two equal sums is, by what its cards count: more is better."""

STRENGTHS: Mapping[str, Strength] = {"highest-card": max, "one-card": lambda counted: -len(counted)}
"""By choice of the option `tie_break`, which of equal sums is the better (X23)."""


def judge(counted: Sequence[Sequence[int]], starter: int, strength: Strength = max) -> tuple[int, int]:
    """Return the seats of winner and loser, by what the cards of each seat count.

    The highest sum wins; of equals the stronger one, then the one whose turn is earlier. Of the others the lowest sum
    loses; of equals the one whose turn is later (X8, X9).

    >>> judge([(6, 4), (9, 1), (5, 5), (10,)], starter=0)
    (3, 2)
    """
    players = len(counted)
    order = [(starter + step) % players for step in range(players)]
    winner = max(order, key=lambda seat: (sum(counted[seat]), strength(counted[seat])))  # `max` keeps the first
    order.remove(winner)
    loser = min(reversed(order), key=lambda seat: sum(counted[seat]))
    return winner, loser


class Round(NamedTuple):
    """A round that is over; rows are by seat.

    - `card`: its number
    - `starter`: the seat that began it
    - `cards`: what lay before each seat in the end
    - `values`: what each of these cards counted
    - `totals`: their sum
    - `singles`: the highest of them
    - `covered`: whose first card came to light only at the end
    - `laid_by`: who had laid it
    - `winner`: the seat that won it
    - `loser`: the seat that took its cards
    - `won_by`: what set the winner apart from all others
    - `lost_by`: what set the loser apart from all but the winner
    - `pot`: for the winner
    - `points`: for the loser
    """

    card: int
    starter: int
    cards: tuple[tuple[str, ...], ...]
    values: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    singles: tuple[int, ...]
    covered: tuple[bool, ...]
    laid_by: tuple[int, ...]
    winner: int
    loser: int
    won_by: Literal["sum", "card", "turn"]
    lost_by: Literal["sum", "turn"]
    pot: int
    points: int


def settle(  # noqa: PLR0917  # a round is made of these things
    card: int,
    starter: int,
    cards: Sequence[Sequence[int]],
    covered: Sequence[bool],
    laid_by: Sequence[int],
    pot: int,
    strength: Strength,
) -> Round:
    """Return the finished round with these cards in front of the seats: who wins, and who loses what."""
    counted = tuple([values(lying) for lying in cards])
    totals = tuple([sum(each) for each in counted])
    winner, loser = judge(counted, starter, strength)
    rivals = [each for seat, each in enumerate(counted) if seat != winner and totals[seat] == totals[winner]]
    as_strong = [each for each in rivals if strength(each) == strength(counted[winner])]
    as_low = [seat for seat, total in enumerate(totals) if seat not in (winner, loser) and total == totals[loser]]
    return Round(
        card,
        starter,
        tuple([tuple(texts(lying)) for lying in cards]),
        counted,
        totals,
        tuple([max(each) for each in counted]),
        tuple(covered),
        tuple(laid_by),
        winner,
        loser,
        "turn" if as_strong else "card" if rivals else "sum",
        "turn" if as_low else "sum",
        pot,
        card + sum([points(lying) for lying in cards]),
    )


class Final(NamedTuple):
    """How a seat’s score is made at the end of the game.

    - `stack`: points of the cards taken
    - `hand`: what was left over
    - `hand_points`: what these cost
    - `chips`: the chips left
    - `total`: the score
    """

    stack: int
    hand: tuple[str, ...]
    hand_points: int
    chips: int
    total: int


def points(cards: Sequence[int]) -> int:
    """Penalty points of cards.

    >>> points([10, PENALTY + 8, JOKER, ROUND + 6])
    27
    """
    return sum([COST[card] for card in cards])


def texts(cards: Sequence[int]) -> list[str]:
    """Return the texts of cards.

    >>> texts([10, PENALTY + 8, JOKER])
    ['10', 'P8', 'J']
    """
    return [TEXTS[card] for card in cards]
