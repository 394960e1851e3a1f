"""The cards of Tens, the cells they lie on, and its actions; no state.

Cards are ints (`tenfold.french`), of which several packs hold several. Cells are numbered row by row: 0 … 4 the upper
row, 5 … 9 the lower one, so that column c holds the cells c and c + 5. An action is one of

    0 … 9      turn up the own card of a cell, before the first turn     "flip r1c1"
    10 … 19    place the card taken on an own cell                       "place r2c5"
    20         take the top card of the draw pile                        "draw"
    21 + seat  take the top discard of another seat                      "take 3"
"""

from __future__ import annotations

from tenfold.actions import Actions
from tenfold.french import RANKS
from tenfold.sentences import Person

PACK = 52
FLIPS = 3
"""How many cards each seat turns up before the first turn."""

FACE_DOWN = len(RANKS)
"""The rank of a card that no one has seen."""

VALUES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 0, 1, 0)  # N3
"""What a card counts, by rank in the order of `tenfold.french.RANKS`; last, what a face-down card counts so far."""

RANK_OF = tuple(card % 13 for card in range(PACK))
"""By card, its rank."""

COLUMNS = 5
CELLS = 2 * COLUMNS
CELL_TEXTS = tuple(f"r{row}c{column}" for row in (1, 2) for column in range(1, COLUMNS + 1))

MOST_PLAYERS = 8

ACTIONS = Actions()
FLIP = ACTIONS.block("flip {}", CELL_TEXTS)
PLACE = ACTIONS.block("place {}", CELL_TEXTS)
DRAW = ACTIONS.one("draw")
TAKE = ACTIONS.block("take {}", tuple(map(Person, range(MOST_PLAYERS))))

PLACES, TAKES = tuple(PLACE.numbers), tuple(TAKE.numbers)
CELL_OF = (*range(CELLS), *range(CELLS))
"""By action that turns up a card or places one, its cell."""
