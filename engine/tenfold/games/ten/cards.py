"""The cards of 10, its actions, and the arithmetic of a round; no state.

A card is its kind as an int, because copies of a card are alike:

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
"""The number of chips of each player at the start."""

MOST_PROTECTION = 2
TEN = 10
HAND = 4
ROUNDS = 10
SHORT_ROUNDS = 5
MOST_LAID = 2
"""The largest number of cards that a player plays in a round; the smallest is 1."""

KINDS = 20
PENALTY = 10
"""A penalty card is `PENALTY` + its value."""

JOKER = 19
ROUND = 19
"""A round card is `ROUND` + its number."""

DECK: tuple[int, ...] = (*[5] * 11, *[1] * 8, 7)
"""The number of cards of each kind."""

VALUE: tuple[int, ...] = (*range(11), *range(1, 9), TEN)
"""The value of each kind alone: a joker makes ten."""

COST: tuple[int, ...] = (*[1] * 11, *range(3, 11), 10, *range(1, 11))
"""The penalty points of each kind (X20); a round card costs its number."""

MOST_POINTS = ROUNDS * (sum([count * COST[card] for card, count in enumerate(DECK)]) + ROUNDS)
"""More points than a seat can ever have, even with reshuffling."""

TEXTS = (*map(str, range(11)), *(f"P{value}" for value in range(1, 9)), "J", *(f"R{n}" for n in range(1, 11)))
CARDS = {written: card for card, written in enumerate(TEXTS)}
"""Every card, round cards included, by its text."""

CALLED: tuple[Message, ...] = (
    *(text.called_normal(value=value) for value in range(11)),
    *(text.called_penalty(value=value) for value in range(1, 9)),
    text.called_joker,
    *(text.called_round(value=n) for n in range(1, 11)),
)
"""The name of each card in a sentence."""

MAKES = tuple(
    tuple(TEN if JOKER in (first, second) else VALUE[first] + VALUE[second] for second in range(KINDS))
    for first in range(KINDS)
)
"""The total of a first and a second card: a joker makes ten with anything (X10)."""

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
"""The ways to play a first card, by card and available chips (2 for more)."""

OPENS = tuple(tuple(OPEN(seat, bid - 1) for bid in _BIDS) for seat in _SEATS)
"""The bids that open an auction for a seat's card, by seat, from 1 chip on."""

ADDS = tuple(
    tuple(ADD(second) if MAKES[first][second] <= TEN else 0 for second in range(KINDS)) for first in range(KINDS)
)
"""The action that adds a second card, by first and second card, or 0 if they make more than ten."""


# A round.


def values(cards: Sequence[int]) -> tuple[int, ...]:
    """Return the final values of one or two cards; a joker counts what makes ten (X10).

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
"""The strength of a total by its cards' values, to break ties: more is better."""

STRENGTHS: Mapping[str, Strength] = {"highest-card": max, "one-card": lambda counted: -len(counted)}
"""The tie-breaks, by choice of the option `tie_break` (X23)."""


def judge(counted: Sequence[Sequence[int]], starter: int, strength: Strength = max) -> tuple[int, int]:
    """Return the winning and the losing seat, from the values of each seat's cards.

    The highest total wins; of equals the stronger one, then the one whose turn is earlier. Of the others, the lowest
    total loses; of equals the one whose turn is later (X8, X9).

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
    """A finished round; rows are by seat.

    - `card`: the number of its round card
    - `starter`: the seat that started it
    - `cards`: the cards in front of each seat at the end
    - `values`: the value of each of these cards
    - `totals`: their sum
    - `singles`: the highest of the values
    - `covered`: true if the first card was face down until the end
    - `laid_by`: the seat that had played the first card
    - `winner`: the seat that won the round
    - `loser`: the seat that took the cards
    - `won_by`: how the winner beat all others
    - `lost_by`: how the loser lost to all others except the winner
    - `pot`: the chips for the winner
    - `points`: the penalty points for the loser
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
    """Return the finished round with these cards in front of the seats."""
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
    """The parts of a seat’s final score.

    - `stack`: the points of the cards taken
    - `hand`: the cards left in hand
    - `hand_points`: their points
    - `chips`: the chips left
    - `total`: the score
    """

    stack: int
    hand: tuple[str, ...]
    hand_points: int
    chips: int
    total: int


def points(cards: Sequence[int]) -> int:
    """Return the penalty points of cards.

    >>> points([10, PENALTY + 8, JOKER, ROUND + 6])
    27
    """
    return sum([COST[card] for card in cards])


def score(taken: int, held: int, chips: int) -> int:
    """Return a seat’s score from the points of the cards taken and of those in hand, and its chips.

    >>> score(27, 5, 7)
    18
    """
    return taken + held - 2 * chips


def standing(scores: Sequence[int], chips: Sequence[int]) -> list[tuple[int, int]]:
    """Return what decides the places, by seat: the lower score, then the chips (X16); larger is better."""
    return [(-points, held) for points, held in zip(scores, chips, strict=True)]


def texts(cards: Sequence[int]) -> list[str]:
    """Return the texts of cards.

    >>> texts([10, PENALTY + 8, JOKER])
    ['10', 'P8', 'J']
    """
    return [TEXTS[card] for card in cards]
