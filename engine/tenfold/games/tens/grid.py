"""The grid of Tens: which of its cells touch, and what its columns count.

A set of cells is an int: bit n stands for cell n.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tenfold.errors import GameError
from tenfold.french import CARDS, TEXTS
from tenfold.games.tens.cards import CELLS, COLUMNS, FACE_DOWN, RANK_OF, VALUES
from tenfold.plainjson import shown

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


def score_grid(cells: Sequence[str | None]) -> GridScore:
    """What ten cards count, column by column; None is a face-down card, which counts and matches nothing yet.

    >>> score = score_grid(["AS", "7S", "7D", "7H", "KS", "AD", "7C", "7S", "9H", "JD"])
    >>> score.total, [column.points for column in score.columns]
    (6, [0, 0, 0, 16, 10])
    >>> score.blocks
    (Block(first=1, length=2, points=-20),)

    Raises `GameError` for anything but ten cards.
    """
    if len(cells) != CELLS or not all(cell is None or cell in CARDS for cell in cells):
        raise GameError(f"A grid is ten cards such as “AS”, not {shown(cells)}.")
    return score_ranks([FACE_DOWN if cell is None else RANK_OF[CARDS[cell]] for cell in cells])


def score_ranks(ranks: Sequence[int]) -> GridScore:
    """What ten ranks count, column by column."""
    columns: list[Column] = []
    blocks: list[Block] = []
    start = 0
    while start < COLUMNS:
        rank = ranks[start]
        if rank != ranks[start + COLUMNS] or rank == FACE_DOWN:
            columns.append(Column(VALUES[rank] + VALUES[ranks[start + COLUMNS]], False, None))
            start += 1
            continue
        stop = start + 1
        while stop < COLUMNS and ranks[stop] == rank == ranks[stop + COLUMNS]:
            stop += 1
        length = stop - start
        if length > 1:
            columns += [Column(0, True, len(blocks))] * length
            blocks.append(Block(start, length, -10 * length))  # N5
        else:
            columns.append(Column(0, True, None))
        start = stop
    total = sum([column.points for column in columns]) + sum([block.points for block in blocks])
    return GridScore(total, tuple(columns), tuple(blocks))


def count(ranks: Sequence[int]) -> int:
    """The total of `score_ranks` alone, which is much quicker.

    >>> count([11] * 10)
    -50
    """
    total = 0
    last = -1
    bonus = 20  # of the next column that carries on a match
    for top, bottom in zip(ranks[:COLUMNS], ranks[COLUMNS:], strict=True):
        if top != bottom or top == FACE_DOWN:
            total += VALUES[top] + VALUES[bottom]
            last = -1
        elif top == last:
            total -= bonus
            bonus = 10
        else:
            last, bonus = top, 20
    return total


def previews(ranks: Sequence[int], rank: int) -> tuple[int, ...]:
    """By cell, what a grid would count with a card of this rank there.

    A seven in the first column and another to be placed:

    >>> previews([5] + [FACE_DOWN] * 9, 5)
    (7, 14, 14, 14, 14, 0, 14, 14, 14, 14)
    """
    found = []
    for cell in range(CELLS):
        changed = [*ranks]
        changed[cell] = rank
        found.append(count(changed))
    return tuple(found)


@lru_cache(maxsize=1 << CELLS)
def flippable(face_up: int) -> tuple[int, ...]:
    """The cells that may be turned up next to start with: face down, and touching none of the set `face_up`.

    >>> flippable(1 << 0 | 1 << 7)
    (3, 4, 9)
    """
    return tuple(cell for cell in range(CELLS) if not face_up & (TOUCHING[cell] | 1 << cell))


def grid_texts(grids: Sequence[int]) -> tuple[tuple[str, ...], ...]:
    """The cards of all seats, ten after ten, as texts."""
    return tuple(tuple([TEXTS[card] for card in grids[at : at + CELLS]]) for at in range(0, len(grids), CELLS))


def finished(grids: Sequence[int], finisher: int) -> Hand:
    """What a hand comes to, from the cards of all seats."""
    ranks = [RANK_OF[card] for card in grids]
    scores = tuple([score_ranks(ranks[at : at + CELLS]) for at in range(0, len(ranks), CELLS)])
    return Hand(grid_texts(grids), scores, tuple([score.total for score in scores]), finisher)
