"""French playing cards as ints: suit × 13 + rank, ranks from 2 to the ace, suits clubs, diamonds, hearts, spades.

>>> TEXTS[0], TEXTS[51], CARDS["TD"]
('2C', 'AS', 21)
"""

from __future__ import annotations

SUITS = "CDHS"
RANKS = "23456789TJQKA"
TEXTS = tuple(rank + suit for suit in SUITS for rank in RANKS)
CARDS = {text: card for card, text in enumerate(TEXTS)}

SUIT_OF = tuple(card // 13 for card in range(52))
SUIT_MASK = tuple(0x1FFF << 13 * suit for suit in range(4))
"""By suit, the cards of the suit as a set of bits."""

FULL = (1 << 52) - 1
"""The whole pack as a set of bits."""

_KNOWN: dict[int, tuple[int, ...]] = {}


def of_suit(cards: int) -> tuple[int, ...]:
    """The cards of a set that lies in one suit, ascending; remembered, as there are few such sets."""
    found = _KNOWN.get(cards)
    if found is None:
        found = _KNOWN[cards] = tuple(card for card in range(52) if cards >> card & 1)
    return found


def members(cards: int) -> tuple[int, ...]:
    """The cards of a set of bits, ascending.

    >>> [TEXTS[card] for card in members(1 << 51 | 1)]
    ['2C', 'AS']
    """
    clubs, diamonds, hearts, spades = SUIT_MASK
    return of_suit(cards & clubs) + of_suit(cards & diamonds) + of_suit(cards & hearts) + of_suit(cards & spades)


def texts(cards: int) -> list[str]:
    """The texts of a set of bits, ascending."""
    return [TEXTS[card] for card in members(cards)]
