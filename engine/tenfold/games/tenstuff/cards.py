"""Tenstuff's pack.

A card is rank × 4 + suit: jokers are rank 0, aces 1, kings 13, suits go diamonds, clubs, hearts, spades. The two
jokers are the cards 2 (marked) and 3 (unmarked), so that the lowest card of a hand is its lowest number. A set of
cards is an int: bit n stands for card n. The cards of one rank in it are four bits, a `nibble`.

>>> TEXTS[MARKED], TEXTS[UNMARKED], TEXTS[4], TEXTS[55], texts(set_of([55, 3, 12]))
('JM', 'JU', 'AD', 'KS', ['JU', '3D', 'KS'])
"""

from __future__ import annotations

from collections.abc import Iterable

SUITS = "DCHS"
SUIT_NAMES = ("diamonds", "clubs", "hearts", "spades")
RANKS = "*A23456789TJQK"
MARKED, UNMARKED = 2, 3
ACE, SIX, TEN, JACK = 1, 6, 10, 11
FIRST, END = 2, 56
"""Cards are `range(FIRST, END)`."""

TEXTS = ("", "", "JM", "JU", *(rank + suit for rank in RANKS[1:] for suit in SUITS))
CARDS = {text: card for card, text in enumerate(TEXTS) if text}
BIT = tuple(1 << card for card in range(END))
FULL = (1 << END) - (1 << FIRST)
"""The whole pack as a set."""

JOKERS = BIT[MARKED] | BIT[UNMARKED]
OF_RANK = tuple(0b1111 << 4 * rank for rank in range(14))
"""By rank, its cards as a set (for jokers with two bits that no card has)."""

OF_SUITS = tuple(sum(suits << 4 * rank for rank in range(1, 14)) for suits in range(16))
"""By nibble of suits, all cards of these suits as a set."""

TENS = OF_RANK[TEN]
SIXES = OF_RANK[SIX]


class _Members(dict[int, tuple[int, ...]]):
    """The cards of each set of fourteen bits, ascending; found when first asked for."""

    def __missing__(self, cards: int) -> tuple[int, ...]:
        found = self[cards] = tuple(card for card in range(14) if cards >> card & 1)
        return found


_LOW = _Members()


def members(cards: int) -> list[int]:
    """The cards of a set, ascending."""
    found = []
    for start in (0, 14, 28, 42):
        part = cards >> start & 0x3FFF
        if part:
            found += [start + card for card in _LOW[part]]
    return found


def texts(cards: int) -> list[str]:
    """The texts of a set, ascending."""
    return [TEXTS[card] for card in members(cards)]


def set_of(cards: Iterable[int]) -> int:
    """Cards as a set."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def lowest(cards: int) -> int:
    """The lowest card of a set that is not empty: by rank, then diamonds, clubs, hearts, spades."""
    return (cards & -cards).bit_length() - 1


def rank_of(cards: int) -> int:
    """The rank of the highest card of a set; a set that is laid has one rank only."""
    return (cards.bit_length() - 1) // 4


def shuffled(cards: list[int], number: int) -> list[int]:
    """Cards in another order; the number decides which, and every order has its number below the count of orders."""
    rest = cards[:]
    for left in range(len(rest), 1, -1):
        number, i = divmod(number, left)
        rest[i], rest[left - 1] = rest[left - 1], rest[i]
    return rest
