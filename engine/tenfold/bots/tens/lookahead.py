"""Play-outs of Tens after a decision."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt

from tenfold.bots.search import Result, leads, victory
from tenfold.bots.tens.foresight import A_HAND, PACE, SPREAD, TAIL, Future, chances_to_win, future
from tenfold.bots.tens.judgement import VICTORY, Table
from tenfold.games.tens import Tens, TensState
from tenfold.games.tens.cards import CELLS, COLUMNS, DRAW, FACE_DOWN, PARTNER, PLACES, RANK_OF, TAKE, TAKES
from tenfold.games.tens.phases import FLIPPING, PLACING
from tenfold.observation import TERMINAL

TURNS = 6
"""How many turns are played out; with more seats than this, one turn for each seat."""


class PlayOut:
    """Play-outs of a decision for some turns: every seat takes and places what is best for its own grid.

    The average gain of drawing a card is calculated only once for each seat, beforehand, and so are the forecasts.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game: Tens = table.game
        self.seat: int = table.seat
        self.hand: int = table.seen.hand
        self.before: tuple[int, ...] = table.seen.scores
        self.futures: list[Future] = [
            future(table.known, PACE * hidden + TAIL if hidden else 0.0) for hidden in range(CELLS + 1)
        ]
        self._best_cells: dict[tuple[int, ...], tuple[float, int]] = {}
        turns = table.turns(table.hidden[table.seat])
        self.usual_gain: list[float] = [table.gains(seat, turns).average for seat in range(self.game.players)]

    def ahead(self, state: TensState) -> int:
        """Return the number of hidden cards in the grid that has fewest; 0 in the last turns."""
        return 0 if state.finisher is not None else CELLS - max([up.bit_count() for up in state.face_up])

    def __call__(self, state: TensState, action: int, rng: random.Random) -> Result:
        """Return the result of an action, with the facts of `tenfold.bots.tens.speech.facts`."""
        state.apply_action(action)
        wanted = 0.0
        after = (self.seat + 1) % self.game.players
        stop = state.turns + max(TURNS, self.game.players) + 1
        first = True
        while state.turn != TERMINAL and state.hand == self.hand and state.turns < stop:
            action = self.act(state, rng)
            if first and state.turn == after:
                wanted = float(action == TAKES[self.seat])
                first = False
            state.apply_action(action)
        return self.result(state, wanted)

    def act(self, state: TensState, rng: random.Random) -> int:
        """Return the action of the seat on turn."""
        if state.phase is FLIPPING:
            return rng.choice(state.legal_actions())
        seat = state.turn
        ahead = self.ahead(state)
        grid = visible(state, seat)
        if state.phase is PLACING:
            return PLACES[self.best_cell(ahead, grid, RANK_OF[state.in_hand[0]])[1]]
        now = self.futures[ahead].foresee(grid)
        legal = state.legal_actions()
        most, chosen = (self.usual_gain[seat], DRAW) if DRAW in legal else (-1000.0, legal[0])
        offered = {RANK_OF[state.stacks[TAKE.part(action)][-1]]: action for action in legal if action != DRAW}
        for rank, action in offered.items():
            gain = now - self.best_cell(ahead, grid, rank)[0]
            if gain > most:
                most, chosen = gain, action
        return chosen

    def best_cell(self, ahead: int, grid: list[int], rank: int) -> tuple[float, int]:
        """Return what `best_cell` returns. The same grids come again and again, as all play-outs begin alike."""
        asked = (ahead, rank, *grid)
        found = self._best_cells.get(asked)
        if found is None:
            found = self._best_cells[asked] = best_cell(self.futures[ahead], grid, rank)
        return found

    def result(self, state: TensState, wanted: float) -> Result:
        """Return the result of a state; `wanted` is 1 if the next seat took the discard."""
        if state.hand != self.hand:
            over = state.hands[-1]
            columns = over.columns[self.seat].columns
            matched = [column.matched for column in columns]
            return self._result(over.points, self._after(state.totals), matched, over.finisher, wanted)
        ahead = self.ahead(state)
        grids = [visible(state, seat) for seat in range(self.game.players)]
        points = [self.futures[ahead].foresee(grid) for grid in grids]
        own = grids[self.seat]
        matched = [own[at] == own[PARTNER[at]] != FACE_DOWN for at in range(COLUMNS)]
        totals = [total + scored for total, scored in zip(self.before, points, strict=True)]
        turns = PACE * ahead + TAIL if ahead else 0.0
        wins = chances_to_win(self.game, totals, self.hand, turns, deciding=state.deciding)[self.seat]
        return self._result(points, wins, matched, state.finisher, wanted)

    def counted(self, points: Sequence[int], matched: Sequence[bool]) -> Result:
        """Return the result of a hand that ends with these points, and with these matching columns of this seat."""
        totals = [total + scored for total, scored in zip(self.before, points, strict=True)]
        return self._result(points, self._after(totals), matched)

    def _result(
        self,
        points: Sequence[float],
        wins: float,
        matched: Sequence[bool],
        finisher: int | None = None,
        wanted: float = 0.0,
    ) -> Result:
        """Return a result with the facts of `speech.facts`, in their order."""
        worth = leads([-each for each in points])[self.seat] + VICTORY * wins
        facts = (*map(float, matched), float(finisher == self.seat), wanted, *map(float, points))
        return Result(worth, wins, facts)

    def _after(self, totals: Sequence[int]) -> float:
        """Return the chance to win after a hand that ends with these totals."""
        game, hands = self.game, self.hand + 1
        deciding = self.table.seen.deciding or game.ends(hands, totals)
        if deciding and not game.goes_on(totals):
            return victory([-total for total in totals], 0)[self.seat]
        if deciding:
            left = 1.0
        elif game.last_hand is not None:
            left = float(game.last_hand - hands)
        else:
            left = 1 + (game.limit - max([abs(total) for total in totals])) / (A_HAND * game.players)
        return victory([-total for total in totals], SPREAD[game.players] * sqrt(left))[self.seat]


def visible(state: TensState, seat: int) -> list[int]:
    """Return the ranks of a grid, with `FACE_DOWN` for hidden cards."""
    up = state.face_up[seat]
    cards = state.grids[seat * CELLS : (seat + 1) * CELLS]
    return [RANK_OF[card] if up >> cell & 1 else FACE_DOWN for cell, card in enumerate(cards)]


def best_cell(ahead: Future, grid: list[int], rank: int) -> tuple[float, int]:
    """Return the expected score of a grid with a card of this rank on the best cell, and that cell.

    The grid is changed meanwhile, and restored.
    """
    least, best = 1000.0, 0
    for cell in range(CELLS):
        out = grid[cell]
        if cell >= COLUMNS and out == grid[cell - COLUMNS]:
            continue  # the same as the one above
        grid[cell] = rank
        found = ahead.foresee(grid)
        grid[cell] = out
        if found < least:
            least, best = found, cell
    return least, best
