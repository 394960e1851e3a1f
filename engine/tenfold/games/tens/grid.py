"""The grid of Tens: which of its cells touch, and how columns are counted.

A set of cells is an int: bit n stands for cell n. What cards and blocks count is the table's (`Tens.score`).
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
"""By cell, the cells above or below and left or right of it as a set. Diagonals do not touch."""


class Column(NamedTuple):
    """What a column counts.

    - `points`: what the column counts by itself, 0 where it matches
    - `matched`: whether it matches
    - `block`: the number of its block, if any
    """

    points: int
    matched: bool
    block: int | None


class Block(NamedTuple):
    """Neighbouring columns of one rank.

    - `first`: the first of the columns
    - `length`: how many there are
    - `points`: their bonus
    """

    first: int
    length: int
    points: int


class GridScore(NamedTuple):
    """What a grid counts.

    - `total`: the sum of all points of columns and blocks
    - `columns`: each column
    - `blocks`: each block
    """

    total: int
    columns: tuple[Column, ...]
    blocks: tuple[Block, ...]


class Hand(NamedTuple):
    """A hand that is over.

    - `grids`: by seat the whole grid
    - `columns`: by seat what it counts, column by column
    - `points`: by seat, what it scored
    - `finisher`: the seat that finished it
    """

    grids: tuple[tuple[str, ...], ...]
    columns: tuple[GridScore, ...]
    points: tuple[int, ...]
    finisher: int


@lru_cache(maxsize=1 << 10)
def score(ranks: tuple[int, ...], values: tuple[int, ...], block: int) -> GridScore:
    """Return what ten ranks count, column by column.

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
    """Return the cells that may be turned up next to start with: face down, and touching none of the set `face_up`.

    >>> flippable(1 << 0 | 1 << 7)
    (3, 4, 9)
    """
    return tuple(cell for cell in range(CELLS) if not face_up & (TOUCHING[cell] | 1 << cell))


def grid_texts(grids: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """Return the cards of all seats, ten after ten, as texts."""
    return tuple(tuple([TEXTS[card] for card in grids[at : at + CELLS]]) for at in range(0, len(grids), CELLS))
