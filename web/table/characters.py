"""The characters of computer players."""

from __future__ import annotations

from table.model import BOT_NAMES
from tenfold import Record


def character(record: Record, seat: int) -> str | None:
    """Return the name of the character that a computer player has, or None.

    In a daily deal (`tenfold.daily`) it depends on the seat. So it stays the same if a person has the name of a
    character.
    """
    name = BOT_NAMES[seat - 1] if record.notes.day else record.seats[seat].name
    return name if name in BOT_NAMES else None
