"""Reviewing a finished game: where the review is saved, and how the table names its parts."""

from __future__ import annotations

from table.boards import board_of
from tenfold import Record, review
from tenfold.review import LookBack, Slices


def key_of(ident: str) -> str:
    """Return the key under which the review of a saved game is saved."""
    return f"back:{ident}"


def look_back(record: Record, back: LookBack) -> Slices:
    """Continue a review to its end, and name the parts of the game as its board does."""
    return review.look_back(record, back, board_of(record.game).part)
