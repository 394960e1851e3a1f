"""Whose character a computer player at the table has."""

from __future__ import annotations

from table.daily import day_of
from table.model import BOT_NAMES
from tenfold import Record


def character(record: Record, seat: int) -> str | None:
    """Its namesake's, if it has one.

    In the deal of the day it goes by the chair, so that it is the same for a person who is called like one of them.
    """
    name = BOT_NAMES[seat - 1] if day_of(record) else record.seats[seat].name
    return name if name in BOT_NAMES else None
