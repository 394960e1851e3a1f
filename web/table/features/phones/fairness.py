"""A deal that no phone can choose.

The host picks a secret nonce and shows its SHA-256, the commitment. Each guest answers with a number of its own. The
deal number is a hash of all of them. After the game, the record shows the nonce and the numbers. So each guest can
check that its own number counted.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Literal

from tenfold import Record
from tenfold.record import SEEDS

_NOTE = "phones"
"""The metadata key under which a record stores the nonce and the numbers."""

Verdict = Literal["fair", "without", "changed"]
"""The own number counted; it didn’t; or the record doesn’t fit the commitment."""


def fresh() -> str:
    """Return a new nonce, or a secret of a phone: 128 random bits as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def commitment_to(nonce: str) -> str:
    """Return the commitment to a nonce."""
    return hashlib.sha256(nonce.encode()).hexdigest()


def number_of(secret: str, commitment: str) -> str:
    """Return the number of the phone with this secret for a commitment.

    >>> number_of("5e", "c0")
    '672f422e0a7c9446b54e8ddaaba43a13'
    """
    return hashlib.sha256(f"{secret} {commitment}".encode()).hexdigest()[:32]


def deal_of(nonce: str, numbers: Sequence[str]) -> int:
    """Return the deal number that the nonce and the numbers of the phones make together."""
    mixed = hashlib.sha256(" ".join([nonce, *numbers]).encode()).digest()
    return int.from_bytes(mixed) % SEEDS


def note(record: Record, nonce: str, numbers: Sequence[str]) -> None:
    """Store in a record how its deal number was made."""
    record.meta[_NOTE] = " ".join([nonce, *numbers])


def dealt_together(record: Record) -> bool:
    """True if the deal number was made from the numbers of several phones."""
    return " " in record.meta.get(_NOTE, "")


def judge(record: Record, commitment: str, number: str) -> Verdict:
    """Return whether a finished game was dealt as promised to the phone with this number."""
    nonce, *numbers = record.meta.get(_NOTE, "").split(" ")
    if commitment_to(nonce) != commitment:
        return "without" if not record.meta.get(_NOTE) else "changed"
    if record.seed != deal_of(nonce, numbers):
        return "changed"
    return "fair" if number in numbers else "without"
