"""Tenstuff's phases and actions, and what may be laid on what, as look-ups."""

from __future__ import annotations

from itertools import permutations

from tenfold.games.tenstuff.cards import END, FIRST, JACK, OF_SUITS, SUITS, TEXTS, rank_of, texts

WINDOW, TURN, ARRANGING, GUESSING, GIVING, RETURNING, DRAWING, LAST, OVER = range(9)
PHASES = ("window", "turn", "arrange", "guess", "give", "return", "draw", "last", "over")
"""What the seat on turn is to do, as observations and positions call it."""

# All sets of one rank are numbered by rank, then by nibble: 3 of jokers, 15 of each other rank.

SETS = tuple(nibble << 4 * rank for rank in range(14) for nibble in ((4, 8, 12) if rank == 0 else range(1, 16)))
"""By number, each set of one rank that can be laid."""

NUMBER_OF = {cards: number for number, cards in enumerate(SETS)}
ORDERS = tuple(permutations((1, 2, 3)))
"""How three cards may be put back: which of them lies on top, which next."""

PLAY = 0
TABLE = PLAY + len(SETS)
GUESS = TABLE + len(SETS) - FIRST
GIVE = GUESS + END - 4
RETURN = GIVE + END - 4
SLIP = RETURN + END - FIRST
SKIP = SLIP + END
ORDER = SKIP + 4
BEGIN = ORDER + len(ORDERS)
PASS, STOP, NO_GUESS, DRAW, FAKE, DONE, ARRANGE = range(BEGIN + 1, BEGIN + 8)
ACCUSE = ARRANGE + 1
SEATS = 8

ACTION_TEXTS = (
    *(f"play {' '.join(texts(cards))}" for cards in SETS),
    *(f"table {' '.join(texts(cards))}" for cards in SETS),
    *(f"guess {TEXTS[card]}" for card in range(FIRST, END)),
    *(f"give {TEXTS[card]}" for card in range(4, END)),
    *(f"return {TEXTS[card]}" for card in range(4, END)),
    *(f"slip {TEXTS[card]}" for card in range(FIRST, END)),
    *(f"skip T{suit}" for suit in SUITS),
    *(f"order {' '.join(map(str, order))}" for order in ORDERS),
    *("begin", "pass", "stop", "no guess", "draw", "fake", "done", "arrange"),
    *(f"accuse {seat}" for seat in range(SEATS)),
)
ACTION_OF = {text: action for action, text in enumerate(ACTION_TEXTS)}

# What may be laid, by rank and the nibble that a hand holds of it.


def _subsets(rank: int, held: int, hitting: int) -> tuple[int, ...]:
    """The sets of a rank, as numbers, that a held nibble can form and that show one of the suits `hitting`."""
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
    """The sets of a hand, as numbers, that may be laid on the last set; 0 stands for no last set.

    >>> from tenfold.games.tenstuff.cards import CARDS, set_of
    >>> sets = playable(set_of(map(CARDS.get, ["2H", "2S", "4D", "JM"])), 1 << CARDS["QS"])
    >>> [ACTION_TEXTS[PLAY + number] for number in sets]
    ['play JM', 'play 2S', 'play 2H 2S']
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
    """What laying a set on the last one is: lead, plain, match, attempt or slam; `own` where the last set is one's own.

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
    """The cards of a hand that a slam lets give: lower, and of a suit that the slam shows. Jokers have none."""
    rank = rank_of(slam)
    return hand & OF_SUITS[slam >> 4 * rank & 15] & (1 << 4 * rank) - 1
