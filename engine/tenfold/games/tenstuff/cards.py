"""Tenstuff's pack, the sets that are laid, and what may be laid on what; no state.

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

MOST_SLIPPED = 3  # T41
SEEN_AT_ONCE = 3  # T39


class _Members(dict[int, tuple[int, ...]]):
    """The cards of each set of fourteen bits, ascending, calculated on first use."""

    def __missing__(self, cards: int) -> tuple[int, ...]:
        found = self[cards] = tuple(card for card in range(14) if cards >> card & 1)
        return found


_LOW = _Members()


def members(cards: int) -> list[int]:
    """Return the cards of a set, ascending."""
    found = []
    for start in (0, 14, 28, 42):
        part = cards >> start & 0x3FFF
        if part:
            found += [start + card for card in _LOW[part]]
    return found


def texts(cards: int) -> list[str]:
    """Return the texts of a set, ascending."""
    return [TEXTS[card] for card in members(cards)]


def set_of(cards: Iterable[int]) -> int:
    """Return cards as a set."""
    found = 0
    for card in cards:
        found |= BIT[card]
    return found


def lowest(cards: int) -> int:
    """Return the lowest card of a set that is not empty: by rank, then diamonds, clubs, hearts, spades."""
    return (cards & -cards).bit_length() - 1


def rank_of(cards: int) -> int:
    """Return the rank of the highest card of a set; a set that is laid has one rank only."""
    return (cards.bit_length() - 1) // 4


def shuffled(cards: list[int], number: int) -> list[int]:
    """Return the cards in the order of this number; every order has one, from 0 to the number of orders minus 1."""
    rest = cards[:]
    for left in range(len(rest), 1, -1):
        number, i = divmod(number, left)
        rest[i], rest[left - 1] = rest[left - 1], rest[i]
    return rest


# All sets of one rank are numbered by rank, then by nibble: 3 of jokers, 15 of each other rank.

SETS = tuple(nibble << 4 * rank for rank in range(14) for nibble in ((4, 8, 12) if rank == 0 else range(1, 16)))
"""Each set of one rank that can be played, by number."""

NUMBER_OF = {cards: number for number, cards in enumerate(SETS)}

# The sets that can be played, by rank and the nibble of it in hand.


def _subsets(rank: int, held: int, hitting: int) -> tuple[int, ...]:
    """Return the sets of a rank, as numbers, that a held nibble can form and that show one of the suits `hitting`."""
    found = (nibble for nibble in range(1, 16) if not nibble & ~held and nibble & hitting)
    return tuple(NUMBER_OF[nibble << 4 * rank] for nibble in found if nibble << 4 * rank in NUMBER_OF)


FORMED = tuple(tuple(_subsets(rank, held, 15) for held in range(16)) for rank in range(14))
"""By rank and held nibble, all sets, as numbers, ascending."""

HITTING = tuple(
    tuple(
        tuple(FORMED[0][held] if rank == 0 else _subsets(rank, held, suits) for suits in range(16))
        for held in range(16)
    )
    for rank in range(14)
)
"""By rank, held nibble and nibble of suits, the sets with a card of these suits; jokers need none."""


def playable(hand: int, last: int) -> tuple[int, ...]:
    """Return the sets of a hand, as numbers, that may be laid on the last set; 0 stands for no last set.

    >>> sets = playable(set_of(map(CARDS.get, ["2H", "2S", "4D", "JM"])), 1 << CARDS["QS"])
    >>> [texts(SETS[number]) for number in sets]
    [['JM'], ['2S'], ['2H', '2S']]
    """
    found: tuple[int, ...] = ()
    least = rank_of(last) if last else 0
    if least >= JACK:  # a lower set needs a suit of the face cards; jokers have none and need none
        suits = last >> 4 * least & 15
        for rank in range(least):
            held = hand >> 4 * rank & 15
            if held:
                found += HITTING[rank][held][suits]
    for rank in range(least, 14):
        held = hand >> 4 * rank & 15
        if held:
            found += FORMED[rank][held]
    return found


def kind_of(cards: int, last: int, own: bool) -> str:
    """Return what kind of play a set on the last one is: lead, plain, match, attempt or slam.

    `own` is true if the same seat played the last set.

    >>> kind_of(0b0111 << 12, 0b1000 << 12, own=False)
    'slam'
    """
    if not last:
        return "lead"
    if rank_of(cards) != rank_of(last):
        return "plain"
    size, before = cards.bit_count(), last.bit_count()
    if size == before:
        return "match"
    if size < before:
        return "attempt"
    return "plain" if own else "slam"  # T6


def giveable(hand: int, slam: int) -> int:
    """Return the cards of a hand that a slam allows to give: lower ones of its suits. Jokers have no suit."""
    rank = rank_of(slam)
    return hand & OF_SUITS[slam >> 4 * rank & 15] & (1 << 4 * rank) - 1
