"""The pack of Tenstuff, its sets, and which sets can be played on which.

A card is the number rank × 4 + suit. Jokers have rank 0, aces 1 and kings 13. The suits are diamonds, clubs, hearts and
spades, counted from 0. The two jokers are the cards 2 (marked) and 3 (unmarked). So the lowest card of a hand is its
lowest number. A set of cards is an int in which bit n stands for card n. The four bits of one rank are a `nibble`.

>>> TEXTS[MARKED], TEXTS[UNMARKED], TEXTS[4], TEXTS[55], texts(set_of([55, 3, 12]))
('JM', 'JU', 'AD', 'KS', ['JU', '3D', 'KS'])
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

SUITS = "DCHS"
SUIT_NAMES = ("diamonds", "clubs", "hearts", "spades")
RANKS = "*A23456789TJQK"
MARKED, UNMARKED = 2, 3
ACE, SIX, TEN, JACK = 1, 6, 10, 11
FIRST, END = 2, 56
"""The cards are `range(FIRST, END)`."""

TEXTS = ("", "", "JM", "JU", *(rank + suit for rank in RANKS[1:] for suit in SUITS))
CARDS = {text: card for card, text in enumerate(TEXTS) if text}
BIT = tuple(1 << card for card in range(END))
FULL = (1 << END) - (1 << FIRST)
"""The whole pack as a set."""

JOKERS = BIT[MARKED] | BIT[UNMARKED]
OF_RANK = tuple(0b1111 << 4 * rank for rank in range(14))
"""By rank, all its cards as a set. That of the jokers also has two bits that stand for no card."""

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
    """Return the lowest card of a non-empty set: by rank, then diamonds, clubs, hearts, spades."""
    return (cards & -cards).bit_length() - 1


def rank_of(cards: int) -> int:
    """Return the rank of the highest card of a set. A set that can be played has only one rank."""
    return (cards.bit_length() - 1) // 4


def has_supply(draw: int, play: int, last: int, *, reversed_: bool) -> bool:
    """True if there is a card to draw, or to shuffle into a new draw pile (T37, T20).

    The numbers are those of the cards in the draw pile, in the play pile, and of its last set.
    """
    return draw > 0 or (not reversed_ and play > last)


def shuffled(cards: list[int], number: int) -> list[int]:
    """Return the cards in the order with this number. For n cards, the orders are numbered 0 … n! − 1."""
    rest = cards[:]
    for left in range(len(rest), 1, -1):
        number, i = divmod(number, left)
        rest[i], rest[left - 1] = rest[left - 1], rest[i]
    return rest


# The sets of one rank are numbered by rank, then by nibble. There are 3 sets of jokers, and 15 of each other rank.

SETS = tuple(nibble << 4 * rank for rank in range(14) for nibble in ((4, 8, 12) if rank == 0 else range(1, 16)))
"""Each set of one rank that can be played, by number."""

NUMBER_OF = {cards: number for number, cards in enumerate(SETS)}

# The sets that can be played, by rank and by the nibble of that rank in hand.


def _subsets(rank: int, held: int, hitting: int) -> tuple[int, ...]:
    """Return the numbers of a rank's sets that the nibble `held` can form and that have a suit of `hitting`."""
    found = (nibble for nibble in range(1, 16) if not nibble & ~held and nibble & hitting)
    return tuple(NUMBER_OF[nibble << 4 * rank] for nibble in found if nibble << 4 * rank in NUMBER_OF)


FORMED = tuple(tuple(_subsets(rank, held, 15) for held in range(16)) for rank in range(14))
"""By rank and held nibble, the numbers of all sets that can be formed, ascending."""

HITTING = tuple(
    tuple(
        tuple(FORMED[0][held] if rank == 0 else _subsets(rank, held, suits) for suits in range(16))
        for held in range(16)
    )
    for rank in range(14)
)
"""By rank, held nibble and nibble of suits, the numbers of the sets with one of these suits. Jokers need none."""


def playable(hand: int, last: int) -> tuple[int, ...]:
    """Return the numbers of the sets in a hand that can be played on the last set. `last` is 0 if there is none.

    >>> sets = playable(set_of(map(CARDS.get, ["2H", "2S", "4D", "JM"])), 1 << CARDS["QS"])
    >>> [texts(SETS[number]) for number in sets]
    [['JM'], ['2S'], ['2H', '2S']]
    """
    found: tuple[int, ...] = ()
    least = rank_of(last) if last else 0
    if least >= JACK:  # a lower set must share a suit with the face cards; jokers need none
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
    """Return the kind of a set played on the last one: lead, plain, match, attempt or slam.

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
    """Return the cards of a hand that can be given after a slam: lower cards of its suits. Jokers have no suit."""
    rank = rank_of(slam)
    return hand & OF_SUITS[slam >> 4 * rank & 15] & (1 << 4 * rank) - 1


def points(out: Sequence[int], left: Sequence[int]) -> list[int]:
    """Return the points by seat, from the seats in the order in which they went out, and the cards left in each hand.

    A seat that goes out has a point for each seat that goes out later or never. A seat with cards has one for each
    other seat with at least as many (T46).

    >>> points([2, 0], [0, 3, 0]), points([1], [4, 0, 2])
    ([1, 0, 2], [0, 2, 1])
    """
    found = [0] * len(left)
    for place, seat in enumerate(out, start=1):
        found[seat] = len(left) - place
    for seat, size in enumerate(left):
        if size:
            found[seat] = sum([size <= other for other in left]) - 1
    return found
