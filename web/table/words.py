"""Names and numbers in sentences: short, present tense, never "you"."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from tenfold import sentences
from tenfold.sentences import in_text

LONGEST_NAME = 24

count = sentences.counted
"""A number of things: `3 cards`."""


def clean_name(text: str) -> str:
    """A name as it is kept: one line, no control characters, at most 24 characters."""
    printable = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in text)
    return " ".join(printable.split())[:LONGEST_NAME].strip()


def names_of(text: str) -> list[str]:
    """The names of a text, one a line."""
    return [name for name in map(clean_name, text.splitlines()) if name]


def unnamed(seat: int) -> str:
    """What somebody is called who has given no name; no digit, as cards are numbers.

    >>> unnamed(1)
    'Player B'
    """
    return f"Player {'ABCDEFGH'[seat]}"


def badges(names: Sequence[str]) -> list[str]:
    """Two letters for each name, unique at this table as far as letters go.

    >>> badges(["Bea", "Ben", "Beate", "Li"])
    ['Be', 'Bn', 'Ba', 'Li']
    >>> badges([unnamed(0), unnamed(1)])
    ['A', 'B']
    """
    taken: set[str] = set()
    found = []
    for name in names:
        if name in map(unnamed, range(8)):
            found.append(name[-1])
            continue
        letters = [c for c in name if c.isalnum()] or ["?"]
        first = letters[0].upper()
        seconds = [c.lower() for c in letters[1:]] + list("0123456789")
        badge = next((first + c for c in seconds if first + c not in taken), first)
        taken.add(badge)
        found.append(badge)
    return found


def in_points(score: int) -> str:
    """Points in words.

    >>> in_points(-1), in_points(12)
    ('−1 point', '12 points')
    """
    return f"{signed(score)} {'point' if abs(score) == 1 else 'points'}"


def listed(names: Sequence[str]) -> str:
    """Names in a row.

    >>> listed(["Ada", "Bea", "Claudio"])
    'Ada, Bea and Claudio'
    """
    return in_text(sentences.listed(names), ())


def ahead(names: Sequence[str], totals: Sequence[int], *, high_wins: bool = True) -> tuple[list[str], int]:
    """Who has the best total, and by how much it is better than the next.

    >>> ahead(["Ada", "Bea", "Claudio"], [4, 9, 7])
    (['Bea'], 2)
    """
    ordered = sorted(totals, reverse=high_wins)
    first = [name for name, total in zip(names, totals, strict=True) if total == ordered[0]]
    return first, abs(ordered[0] - ordered[1])


def signed(number: int, *, plus: bool = False) -> str:
    """A number with a true minus sign, and with its plus sign where a difference is meant.

    >>> signed(-3), signed(3), signed(3, plus=True), signed(0, plus=True)
    ('−3', '3', '+3', '±0')
    """
    if plus and number >= 0:
        return f"+{number}" if number else "±0"
    return str(number).replace("-", "−")
