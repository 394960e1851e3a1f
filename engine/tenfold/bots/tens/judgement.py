"""The worth of every act in Tens, by the forecasts of `foresight`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from tenfold.bots.tens.foresight import EARLY, LAST, PACE, TAIL, Deck, deck, future, grid_ranks, likely, placed
from tenfold.bots.tens.rules import cells
from tenfold.french import CARDS
from tenfold.games.tens import Tens, TensObservation
from tenfold.games.tens.cards import CELLS, COLUMNS, FACE_DOWN, RANK_OF
from tenfold.observation import Outlook

LATER = 30.0
"""The spread of the totals in the hands that may follow."""

VICTORY = 300.0
"""What winning the game is worth, in points: so much that points hardly matter except for winning."""

REMAINS = 0.6
"""The chance that a discard which one seat could take is still there for the next."""


class Gains(NamedTuple):
    """The expected score of another seat, and what it gains by placing a card: by rank, and on average."""

    foreseen: float
    by_rank: tuple[float, ...]
    average: float


class Table:
    """The hard level's forecast for one decision: the worth of every act."""

    def __init__(self, game: Tens, observation: TensObservation) -> None:
        self.game = game
        self.seen = observation
        self.seat: int = observation.seat
        self.known: Deck = deck(game, observation)
        self.grids: list[list[int]] = [grid_ranks(grid) for grid in observation.grids]
        self.hidden: list[int] = [grid.count(FACE_DOWN) for grid in self.grids]
        self.others: tuple[int, ...] = game.clockwise(game.left[self.seat], self.seat)
        self.cells: list[int] = unlike(self.grids[self.seat], cells(observation))
        self._gains: dict[tuple[int, float], Gains] = {}
        self._come_to: dict[tuple[float, int, int | None], list[float]] = {}

    def turns(self, hidden: int) -> float:
        """Return how many turns every seat has left on average, if this seat has `hidden` hidden cards.

        In the last turns, return 0.
        """
        if self.seen.finisher is not None or not hidden:
            return 0.0
        return PACE * min(hidden, *[self.hidden[seat] for seat in self.others]) + TAIL

    def gains(self, seat: int, turns: float) -> Gains:
        """Return the score that a seat is expected to reach in `turns` turns, and what it gains by a card."""
        found = self._gains.get((seat, turns))
        if found is None:
            ahead = future(self.known, turns)
            grid = self.grids[seat]
            different = unlike(grid, range(CELLS))
            now = ahead.foresee(grid)
            by_rank = [
                now - min([ahead.foresee(placed(grid, cell, rank)) for cell in different]) for rank in range(FACE_DOWN)
            ]
            average = sum([share * gain for share, gain in zip(self.known.shares, by_rank, strict=False)])
            found = self._gains[seat, turns] = Gains(now, tuple(by_rank), average)
        return found

    def prepare(self) -> Iterator[None]:
        """Calculate the gains of the others, which is most of the work, in slices."""
        hidden = self.hidden[self.seat]
        for turns in {self.turns(hidden), self.turns(max(0, hidden - 1))}:
            for seat in self.others:
                self.gains(seat, turns)
                yield

    def places(self, rank: int, giver: int | None) -> list[tuple[float, int]]:
        """Return the worth of a card on each cell; `giver` is the seat it was taken from, None for the pile."""
        return [(self._placing(cell, rank, giver), cell) for cell in self.cells]

    def best_place(self, rank: int, giver: int | None) -> tuple[float, int]:
        """Return the worth of a card on the best cell, and that cell."""
        return max(self.places(rank, giver))

    def takes(self) -> Iterator[tuple[float, Outlook]]:
        """Yield the worth of each way to take a card; for drawing, the average worth."""
        for outlook in self.seen.legal:
            if outlook.card is None:
                ranks = [(share, rank) for rank, share in enumerate(self.known.shares) if share]
                yield sum([share * self.best_place(rank, None)[0] for share, rank in ranks]), outlook
            else:
                yield self.best_place(RANK_OF[CARDS[outlook.card]], outlook.value)[0], outlook

    def _placing(self, cell: int, rank: int, giver: int | None) -> float:
        grid = self.grids[self.seat]
        out = grid[cell]
        turns = self.turns(self.hidden[self.seat] - (out == FACE_DOWN))
        points = self._points(turns, out, giver)
        points[self.seat] = future(self.known, turns).foresee(placed(grid, cell, rank))
        return VICTORY * self._wins(points, turns)

    def _points(self, turns: float, out: int, giver: int | None) -> list[float]:
        """Return the others' expected scores if a card of this rank is discarded, or one that is still hidden."""
        found = self._come_to.get((turns, out, giver))
        if found is None:
            tops = [RANK_OF[CARDS[stack[-1]]] if stack else FACE_DOWN for stack in self.seen.stacks]
            if giver is not None:
                below = self.seen.stacks[giver][-2:-1]
                tops[giver] = RANK_OF[CARDS[below[0]]] if below else FACE_DOWN
            tops[self.seat] = out
            found = self._come_to[turns, out, giver] = self._others_come_to(turns, tops)
        return found[:]

    def _others_come_to(self, turns: float, tops: Sequence[int]) -> list[float]:
        """Return the others' expected scores with these discards to take; a discard counts by its gain over a draw."""
        points = [0.0] * self.game.players
        finisher = self.seen.finisher
        remains = 1.0
        for seat in self.others:
            gains = self.gains(seat, turns)
            points[seat] = gains.foreseen
            if finisher is not None and seat not in self.seen.to_come:
                continue
            if not turns:
                points[seat] -= gains.average
            offers = [gains.by_rank[top] for giver, top in enumerate(tops) if giver != seat and top != FACE_DOWN]
            points[seat] -= remains * max([0.0, *[gain - gains.average for gain in offers]])
            remains *= REMAINS
        return points

    def _wins(self, points: Sequence[float], turns: float) -> float:
        """Return this seat's chance to win the game if the hand ends with these points."""
        game, seen = self.game, self.seen
        totals = [total + scored for total, scored in zip(seen.scores, points, strict=True)]
        spread = LAST + EARLY * (1 - exp(-turns / 4))
        if game.last_hand is not None or seen.deciding:
            ends = float(seen.deciding or seen.hand + 1 == game.last_hand)
        else:
            goes_on = 1.0
            for total in totals:
                goes_on *= likely(game.limit - abs(total), spread)
            ends = 1.0 - goes_on
        return ends * self._leads(totals, spread) + (1.0 - ends) * self._leads(totals, LATER)

    def _leads(self, totals: Sequence[float], spread: float) -> float:
        own = totals[self.seat]
        chance = 1.0
        for seat in self.others:
            chance *= likely(totals[seat] - own, spread)
        return chance


def unlike(grid: Sequence[int], allowed: Sequence[int]) -> list[int]:
    """Return these cells without the lower one of two equal ranks in a column: replacing either makes no difference."""
    return [cell for cell in allowed if cell < COLUMNS or grid[cell] != grid[cell - COLUMNS]]
