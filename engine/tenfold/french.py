"""French playing cards as ints: suit × 13 + rank, ranks from 2 to the ace, suits clubs, diamonds, hearts, spades.

A set of cards is an int too: bit n stands for card n.

>>> TEXTS[0], TEXTS[51], CARDS["TD"]
('2C', 'AS', 21)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

SUITS = "CDHS"
"""The suits in their order."""

RANKS = "23456789TJQKA"
"""The ranks in their order; T is the ten."""

TEXTS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The text of each card: `2C` is card 0, `AS` card 51."""

CARDS = {text: card for card, text in enumerate(TEXTS)}
"""The card of each text."""

SUIT_OF = tuple(card // 13 for card in range(52))
"""The suit number of each card."""
BIT = tuple(1 << card for card in range(52))
"""Each card as a set of one."""

SUIT_MASK = tuple(0x1FFF << 13 * suit for suit in range(4))
"""The cards of each suit, as a set."""

SAME_SUIT = tuple(SUIT_MASK[suit] for suit in SUIT_OF)
"""All cards of the same suit as each card, as a set."""

FULL = (1 << 52) - 1
"""The whole pack as a set."""

STRENGTH = tuple(
    tuple(
        tuple(card % 13 + (26 if SUIT_OF[card] == trump else 13 if SUIT_OF[card] == led else -13) for card in range(52))
        for led in range(4)
    )
    for trump in range(4)
)
"""The strength of a card in a trick, by trump, led suit and card. The highest wins; a card below 0 can’t win."""

_CLUBS, _DIAMONDS, _HEARTS, _SPADES = SUIT_MASK


OF_SUIT: dict[int, tuple[int, ...]] = {}
"""The cards of a set, ascending, by set. It caches `members` for sets of one suit, at most 4 × 8192 of them."""


def members(cards: int) -> tuple[int, ...]:
    """Return the cards of a set, ascending.

    >>> [TEXTS[card] for card in members(1 << 51 | 1)]
    ['2C', 'AS']
    """
    try:
        return (
            OF_SUIT[cards & _CLUBS] + OF_SUIT[cards & _DIAMONDS] + OF_SUIT[cards & _HEARTS] + OF_SUIT[cards & _SPADES]
        )
    except KeyError:
        for suit, mask in enumerate(SUIT_MASK):
            part = cards & mask
            OF_SUIT[part] = tuple([card for card in range(13 * suit, 13 * suit + 13) if part & BIT[card]])
        return members(cards)


def texts(cards: int) -> list[str]:
    """Return the texts of a set, ascending."""
    return [*map(TEXTS.__getitem__, members(cards))]


def set_of(cards: Iterable[int]) -> int:
    """Return cards as a set.

    >>> texts(set_of([51, 0]))
    ['2C', 'AS']
    """
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def deal(pack: Sequence[int], sizes: Sequence[int], number: int) -> list[int]:
    """Return hands of these sizes, as sets, from a pack in which each card is a set of one. The number picks the deal.

    Each number below the count of all deals gives a different deal; larger numbers repeat the sequence. No deal needs
    more than 226 bits. So with random numbers of 256 bits, all deals are equally likely to within a billionth.

    >>> [texts(hand) for hand in deal(BIT, [2, 1], 52 * 7 + 3)]
    [['5C', '9C'], ['2C']]
    """
    rest = [*pack]
    left = len(rest)
    hands = []
    for size in sizes:
        hand = 0
        for _ in range(size):
            i = number % left  # a little faster than `divmod`; `+` is faster than `|`
            number //= left
            left -= 1
            hand += rest[i]
            rest[i] = rest[left]
        hands.append(hand)
    return hands
