"""Plain data out of texts that nobody has checked: what is of the kind that is wanted, and nothing else."""

from __future__ import annotations

from typing import Any


def text_of(value: object) -> str:
    """A text, empty where it is none."""
    return value if isinstance(value, str) else ""


def texts_of(rows: object) -> list[str]:
    """The texts of a list."""
    return [row for row in rows if isinstance(row, str)] if isinstance(rows, list) else []


def dicts_of(rows: object) -> list[dict[str, Any]]:
    """The objects of a list."""
    return [row for row in rows if isinstance(row, dict)] if isinstance(rows, list) else []
