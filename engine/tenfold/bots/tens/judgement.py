"""What everything that can be done in Tens is worth, by what is foreseen."""

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
"""How far totals move apart in the hands that may follow."""

VICTORY = 300.0
"""What winning the game is worth, in points: so much that points hardly matter but for it."""

REMAINS = 0.6
"""How likely a discard that one seat could take still lies there for the next."""


class Gains(NamedTuple):
    """What another seat comes to, and what it gains by placing a card: by rank, and on average."""

    foreseen: float
    by_rank: tuple[float, ...]
    average: float


class Table:
    """What the hard level foresees of one decision: what everything that can be done is worth."""

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
        """Return how many turns every seat has left on average, given how many of its own cards the seat has hidden.

        In the last turns it is 0.
        """
        if self.seen.finisher is not None or not hidden:
            return 0.0
        return PACE * min(hidden, *[self.hidden[seat] for seat in self.others]) + TAIL

    def gains(self, seat: int, turns: float) -> Gains:
        """Return the result that another seat reaches in `turns` turns, and what it gains by a card."""
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
        """Find the gains of the others, which is most of the work, in slices."""
        hidden = self.hidden[self.seat]
        for turns in {self.turns(hidden), self.turns(max(0, hidden - 1))}:
            for seat in self.others:
                self.gains(seat, turns)
                yield

    def places(self, rank: int, giver: int | None) -> list[tuple[float, int]]:
        """Return what a card taken from a seat, or None from the pile, is worth on each cell."""
        return [(self._placing(cell, rank, giver), cell) for cell in self.cells]

    def best_place(self, rank: int, giver: int | None) -> tuple[float, int]:
        """Return what it is worth on the best cell, and that."""
        return max(self.places(rank, giver))

    def takes(self) -> Iterator[tuple[float, Outlook]]:
        """Yield what each card that may be taken is worth; what may be drawn, on average."""
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
        """Return what the others come to when a card of this rank is discarded, or one that no one has seen yet."""
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
        """Return the others' results with these discards to take. A discard is worth its gain over a draw."""
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
        """Return how likely this seat wins in the end if the hand comes to these points."""
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
    """These cells, without the lower one of a column of two equal ranks: it makes no difference which is replaced."""
    return [cell for cell in allowed if cell < COLUMNS or grid[cell] != grid[cell - COLUMNS]]
