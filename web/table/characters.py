"""The characters of computer players."""

from __future__ import annotations

from table.daily import day_of
from table.model import BOT_NAMES
from tenfold import Record


def character(record: Record, seat: int) -> str | None:
    """Return the name of the character that a computer player has, or None.

    In the daily deal it depends on the seat. It therefore stays the same if a person has the name of a character.
    """
    name = BOT_NAMES[seat - 1] if day_of(record) else record.seats[seat].name
    return name if name in BOT_NAMES else None
