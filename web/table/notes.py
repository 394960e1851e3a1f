"""Notes of a record that count something which is told with its result."""

from __future__ import annotations

from tenfold import Record


def times(record: Record, note: str) -> int:
    """How often it has been; a note that makes no sense tells nothing."""
    text = record.meta.get(note, "0")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


def count_once_more(record: Record, note: str) -> None:
    """Note that it has been once more."""
    record.meta[note] = str(times(record, note) + 1)
