"""The cards of Thirty-One, its actions, and what a hand counts.

Cards are those of `tenfold.french`. The actions 0 … 51 discard a card, the three after them begin a turn. Points are
counted in halves throughout, since three of a kind is worth 30½.
"""

from __future__ import annotations

from collections.abc import Sequence

from tenfold import Actions
from tenfold.french import SUIT_OF, TEXTS

PACK = range(52)
HAND = 3
LIVES = 3

ACTIONS = Actions()
DISCARD = ACTIONS.block("{}", TEXTS)
STOCK, DISCARDS, KNOCK = ACTIONS.one("stock"), ACTIONS.one("discards"), ACTIONS.one("knock")

HALVES = tuple(2 * {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}.get(text[0], 0) or 2 * int(text[0]) for text in TEXTS)
RANK_OF = tuple("23456789TJQKA".index(text[0]) for text in TEXTS)
BLITZ = 62
THREE_OF_A_KIND = 61


def points(hand: Sequence[int], three: bool) -> int:
    """Return what three cards count, in halves: the most in one suit, or three of a kind if that is played."""
    suits = [0, 0, 0, 0]
    for card in hand:
        suits[SUIT_OF[card]] += HALVES[card]
    if three and len(hand) == HAND and len({RANK_OF[card] for card in hand}) == 1:
        return THREE_OF_A_KIND
    return max(suits)


def best_rest(hand: Sequence[int], three: bool, stays: int | None = None) -> tuple[int, int]:
    """Return what a hand of four counts at best after a discard, in halves, and that discard. It is not `stays`."""
    found = (-1, 0, 0)
    for card in hand:
        if card != stays:
            found = max(found, (points([other for other in hand if other != card], three), -HALVES[card], card))
    return found[0], found[2]


def in_words(halves: int) -> str:
    """Return points as people write them.

    >>> in_words(61), in_words(62)
    ('30½', '31')
    """
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)


def texts(cards: Sequence[int]) -> list[str]:
    """Return the texts of cards."""
    return [TEXTS[card] for card in cards]


def is_blitz(hand: Sequence[int], drawn: int | None, three: bool) -> bool:
    """True if a hand was 31 before anything was drawn to it. That would have ended the round."""
    return points([card for card in hand if card != drawn], three) == BLITZ
