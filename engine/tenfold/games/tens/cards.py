"""The cards of Tens, the cells of a grid, and its actions; no state.

Cards are ints (`tenfold.french`); several packs have several of each. Cells are numbered row by row: 0 … 4 the upper
row, 5 … 9 the lower one. So column c has the cells c and c + 5. An action is one of

    0 … 9      turn up a card of your grid, before the first turn        "flip r1c1"
    10 … 19    place the card taken on a cell of your grid               "place r2c5"
    20         take the top card of the draw pile                        "draw"
    21 + seat  take the top discard of another seat                      "take 3"
"""

from __future__ import annotations

from tenfold.actions import Actions
from tenfold.french import RANKS
from tenfold.sentences import Person

PACK = 52
FLIPS = 3
"""The number of cards that each seat turns up before the first turn."""

FACE_DOWN = len(RANKS)
"""The rank of a card that no one has seen."""

VALUES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0, 1, 0)  # N3
"""The value of a card, by rank in the order of `tenfold.french.RANKS`; last, that of a face-down card."""

RANK_OF = tuple(card % 13 for card in range(PACK))
"""The rank of each card."""

COLUMNS = 5
CELLS = 2 * COLUMNS
PARTNER = tuple([(cell + COLUMNS) % CELLS for cell in range(CELLS)])
"""The other cell of the column, by cell."""
CELL_TEXTS = tuple(f"r{row}c{column}" for row in (1, 2) for column in range(1, COLUMNS + 1))

MOST_PLAYERS = 8

ACTIONS = Actions()
FLIP = ACTIONS.block("flip {}", CELL_TEXTS)
PLACE = ACTIONS.block("place {}", CELL_TEXTS)
DRAW = ACTIONS.one("draw")
TAKE = ACTIONS.block("take {}", tuple(map(Person, range(MOST_PLAYERS))))

PLACES, TAKES = tuple(PLACE.numbers), tuple(TAKE.numbers)
CELL_OF = (*range(CELLS), *range(CELLS))
"""The cell of each action that turns up or places a card."""
