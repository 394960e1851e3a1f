"""Looking back at a game that is over: where it is kept, and how it is named at the table."""

from __future__ import annotations

from table.boards import board_of
from tenfold import Record, review
from tenfold.review import LookBack, Slices


def key_of(ident: str) -> str:
    """The key under which the look back at a saved game is kept."""
    return f"back:{ident}"


def look_back(record: Record, back: LookBack) -> Slices:
    """Continue a look back to its end, and name the parts of the game as its board does."""
    return review.look_back(record, back, board_of(record.game).part)
