"""The grid of Tens: which of its cells touch, and how columns are scored.

A set of cells is an int: bit n stands for cell n. The values of cards and blocks depend on the table (`Tens.score`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tenfold.french import TEXTS
from tenfold.games.tens.cards import CELLS, COLUMNS, FACE_DOWN

ALL = (1 << CELLS) - 1
"""All ten cells as a set."""

TOUCHING = tuple(
    sum(
        1 << other
        for other in range(CELLS)
        if abs(cell // COLUMNS - other // COLUMNS) + abs(cell % COLUMNS - other % COLUMNS) == 1
    )
    for cell in range(CELLS)
)
"""The set of cells next to each cell: above or below it, and left and right of it. Diagonals do not touch."""


class Column(NamedTuple):
    """The score of a column.

    - `points`: the points of the column by itself, 0 if it matches
    - `matched`: true if it matches
    - `block`: the number of its block, if any
    """

    points: int
    matched: bool
    block: int | None


class Block(NamedTuple):
    """Neighbouring columns of one rank.

    - `first`: the number of the first column
    - `length`: the number of columns
    - `points`: their bonus, a negative number
    """

    first: int
    length: int
    points: int


class GridScore(NamedTuple):
    """The score of a grid.

    - `total`: the sum of the points of all columns and blocks
    - `columns`: the score of each column
    - `blocks`: the blocks
    """

    total: int
    columns: tuple[Column, ...]
    blocks: tuple[Block, ...]


class Hand(NamedTuple):
    """A finished hand.

    - `grids`: each seat's whole grid
    - `columns`: the score of each seat's grid, column by column
    - `points`: the points that each seat scored
    - `finisher`: the seat that finished the hand
    """

    grids: tuple[tuple[str, ...], ...]
    columns: tuple[GridScore, ...]
    points: tuple[int, ...]
    finisher: int


@lru_cache(maxsize=1 << 10)
def score(ranks: tuple[int, ...], values: tuple[int, ...], block: int) -> GridScore:
    """Return the score of ten ranks, column by column.

    `values` and `block` are those of the table (`Tens`).
    """
    columns: list[Column] = []
    blocks: list[Block] = []
    start = 0
    while start < COLUMNS:
        rank = ranks[start]
        if rank != ranks[start + COLUMNS] or rank == FACE_DOWN:
            points = values[rank] + values[ranks[start + COLUMNS]]
            columns.append(Column(points, False, None))
            start += 1
            continue
        stop = start + 1
        while stop < COLUMNS and ranks[stop] == rank == ranks[stop + COLUMNS]:
            stop += 1
        length = stop - start
        if length > 1 and block:
            columns += [Column(0, True, len(blocks))] * length
            blocks.append(Block(start, length, -block * length))  # N5
        else:
            columns += [Column(0, True, None)] * length
        start = stop
    total = sum([column.points for column in columns]) + sum([one.points for one in blocks])
    return GridScore(total, tuple(columns), tuple(blocks))


@lru_cache(maxsize=1 << CELLS)
def flippable(face_up: int) -> tuple[int, ...]:
    """Return the cells that may be turned up before the first turn: face down, and touching no cell of `face_up`.

    >>> flippable(1 << 0 | 1 << 7)
    (3, 4, 9)
    """
    return tuple(cell for cell in range(CELLS) if not face_up & (TOUCHING[cell] | 1 << cell))


def grid_texts(grids: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """Return the grids of all seats, given as one list of cards, as texts."""
    return tuple(tuple([TEXTS[card] for card in grids[at : at + CELLS]]) for at in range(0, len(grids), CELLS))
