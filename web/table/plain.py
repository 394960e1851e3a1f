"""Reading unchecked plain data: keep values of the expected type, and nothing else."""

from __future__ import annotations

from typing import Any


def text_of(value: object) -> str:
    """Return a value if it is a text, otherwise an empty text."""
    return value if isinstance(value, str) else ""


def texts_of(rows: object) -> list[str]:
    """Return the texts in a list."""
    return [row for row in rows if isinstance(row, str)] if isinstance(rows, list) else []


def dicts_of(rows: object) -> list[dict[str, Any]]:
    """Return the objects in a list."""
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
