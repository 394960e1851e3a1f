"""Forecasts for Tens: what grids will score, and who will win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, hypot, sqrt
from typing import NamedTuple, TypeAlias

from tenfold.bots.search import victory
from tenfold.french import CARDS
from tenfold.games.tens import Tens, TensObservation
from tenfold.games.tens.cards import COLUMNS, FACE_DOWN, RANK_OF

HALF, ONE, TWO, EMPTY, REST = 1.2, 1.1, 0.3, 10.8, 0.8
"""Weights of what the turns to come improve. `HALF` is for a column with one face-up card. `ONE` and `TWO` are for two
neighbouring columns that lack one or two cards to be a block. `EMPTY` is for a column of two hidden cards, and `REST`
for one of two that don't match. Fitted to 19,000 grids of hands that the hard level played."""

LOOKS = 2.0
"""How many cards a seat can choose from in a turn."""

PACE, TAIL = 1.15, 0.6
"""How many turns a hand has left: `PACE` for each hidden card of the grid with the fewest, and `TAIL` more."""

LAST, EARLY = 4.0, 9.0
"""The forecast error of a grid's score: `LAST` in the last turns, and up to `EARLY` more at the start."""

LIKELY = 1.2
"""How steeply the chance to stay in front rises with the lead, in units of the forecast error."""

SPREAD = (0.0, 0.0, 10.0, 9.0, 8.0, 7.0, 7.0, 6.0, 6.0)
"""The spread of the totals after one hand, by number of players; it grows with the square root of the hands
(`victory`). Fitted to 1,500 hands of games by the medium level."""

A_HAND = 4.5
"""How much nearer the highest total comes to the limit in a hand, for each player."""

Column: TypeAlias = tuple[int, int]


class Deck(NamedTuple):
    """The cards that are not face up, and the values of cards at this table.

    - `shares`: the share of each rank among them
    - `mean`: their mean value
    - `values`: the value of a card, by rank
    - `block`: the bonus for each column of a block
    """

    shares: tuple[float, ...]
    mean: float
    values: tuple[int, ...]
    block: int


def deck(game: Tens, observation: TensObservation) -> Deck:
    """Return the cards that may still be drawn or turned up."""
    counts = [0] * (FACE_DOWN + 1)
    for cards in (observation.unseen, observation.reshuffled):
        for card, number in enumerate(cards):
            counts[RANK_OF[card]] += number
    total = sum(counts) or 1
    mean = sum([number * game.values[rank] for rank, number in enumerate(counts)]) / total
    return Deck(tuple([number / total for number in counts]), mean, game.values, game.block)


class Gain(NamedTuple):
    """The expected bonus of two neighbouring columns: by themselves, and if they extend a block."""

    alone: float
    extending: float


class Future:
    """The expected scores of grids at the end of a hand, given how many turns each seat has left.

    A score is a sum over columns and pairs of neighbouring columns, and each of these is calculated only once.
    """

    def __init__(self, known: Deck, turns: float) -> None:
        self._shares, self._mean = known.shares, known.mean
        self._values, self._block = known.values, known.block
        self._chances: list[float] = [1 - (1 - share) ** (LOOKS * turns) for share in self._shares]
        self._progress = 1 - exp(-turns / 4)
        self._columns: dict[Column, float] = {}
        self._neighbours: dict[tuple[Column, Column], Gain] = {}

    def foresee(self, ranks: Sequence[int]) -> float:
        """Return the expected score of a grid."""
        total = 0.0
        left: Column | None = None
        in_block = False  # True if the column before belongs to a block
        for column in zip(ranks[:COLUMNS], ranks[COLUMNS:], strict=True):
            points = self._columns.get(column)
            if points is None:
                points = self._columns[column] = self._count(*column)
            total += points
            if left is not None:
                gain = self._neighbours.get((left, column))
                if gain is None:
                    gain = self._neighbours[left, column] = self._gain(left, column)
                total -= gain.extending if in_block else gain.alone
                in_block = left == column and column[0] == column[1]
            left = column
        return total

    def _count(self, top: int, bottom: int) -> float:
        """Return the expected score of a column by itself."""
        if top == bottom:
            return 2 * self._mean - EMPTY * self._progress if top == FACE_DOWN else 0.0
        if FACE_DOWN not in (top, bottom):
            return (self._values[top] + self._values[bottom]) * (1 - REST * self._progress)
        rank = bottom if top == FACE_DOWN else top
        both = self._values[rank] + self._mean
        may_match = 2 * self._values[rank] * self._shares[rank]
        return both - may_match - HALF * self._chances[rank] * both

    def _gain(self, left: Column, right: Column) -> Gain:
        """Return the expected bonus of two neighbouring columns."""
        cards = left + right
        both = 2 * self._block
        if cards.count(cards[0]) == len(cards):
            return Gain(0.0, 0.0) if cards[0] == FACE_DOWN else Gain(both, self._block)
        best = 0.0
        for rank in {*cards} - {FACE_DOWN}:
            have = cards.count(rank)
            chance = self._chances[rank]
            if have == 3:
                return Gain(ONE * chance * both, ONE * chance * self._block)
            if have == 2 and (left[0] != left[1] or rank == left[0]):
                best = max(best, chance)
        gain = TWO * best * best * both
        return Gain(gain, gain)


@lru_cache(maxsize=256)
def future(known: Deck, turns: float) -> Future:
    """Return the forecast with this many turns left."""
    return Future(known, turns)


def if_over(ranks: Sequence[int], known: Deck) -> float:
    """Return the average score of a grid if its hidden cards are turned up now."""
    return future(known, 0.0).foresee(ranks)


def placed(ranks: Sequence[int], cell: int, rank: int) -> list[int]:
    """Return a grid with a card of this rank on a cell."""
    changed = [*ranks]
    changed[cell] = rank
    return changed


def grid_ranks(grid: Sequence[str | None]) -> list[int]:
    """Return the ranks of a grid, with `FACE_DOWN` for hidden cards."""
    return [FACE_DOWN if card is None else RANK_OF[CARDS[card]] for card in grid]


def likely(lead: float, spread: float) -> float:
    """Return the chance that a lead holds if totals still change by about `spread`."""
    x = LIKELY * lead / spread
    return 0.0 if x < -50 else 1 / (1 + exp(-x))


def chances_to_win(game: Tens, totals: Sequence[float], hands: int, turns: float, *, deciding: bool) -> list[float]:
    """Return each seat's chance to win the game, from the totals at which this hand is expected to end.

    `turns` is the number of turns that each seat has left in this hand, `hands` the number of hands before it. The
    lowest total wins.
    """
    if game.last_hand is not None or deciding:
        left = 0.0 if deciding or game.last_hand is None else float(game.last_hand - hands - 1)
    else:
        left = (game.limit - max([abs(total) for total in totals])) / (A_HAND * game.players)
    this_hand = (LAST + EARLY * (1 - exp(-turns / 4))) / LIKELY
    later = SPREAD[game.players] * sqrt(max(0.0, left))
    return victory([-total for total in totals], hypot(this_hand, later))
