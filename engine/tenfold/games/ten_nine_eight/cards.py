"""The actions of 10-9-8, and the rules for tricks, missing suits and scores; no state.

Cards are ints and hands are sets of bits (`tenfold.french`). The suits that a seat lacks are an int, too: bit n stands
for suit n. An action plays a card ("KD") or bids a number of tricks ("bid 3").
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

from tenfold.actions import Actions
from tenfold.french import BIT, STRENGTH, SUIT_OF, SUITS, TEXTS, deal

MOST = 10
"""The largest number of cards that a seat is dealt."""

POINTS = 10  # B10
"""The points for making a bid, on top of the bid itself."""

MISSED = {"nothing": (0, 0), "tricks": (1, 0), "minus": (0, -1)}  # B15
"""What a missed bid scores, by choice of the option `missed`: per trick won, and per trick off the bid."""

ROUNDS = {
    "10-to-1": tuple(range(MOST, 0, -1)),
    "5-to-1": tuple(range(5, 0, -1)),
    "1-to-10": tuple(range(1, MOST + 1)),
    "10-to-1-to-10": (*range(MOST, 0, -1), *range(2, MOST + 1)),  # B12: the one-card round once
}
"""The number of cards dealt to each seat in each round, by choice of the option `rounds`."""

SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")

ACTIONS = Actions()
PLAY = ACTIONS.block("{}", TEXTS)  # the action of a card is the card
BID = ACTIONS.block("bid {}", range(MOST + 1))

NO_TRICK = BID(0)
"""The bid of 0 tricks; a bid of n is this action plus n."""

BIDS = tuple(tuple(BID.numbers[: cards + 1]) for cards in range(MOST + 1))
"""All bids, by the number of cards dealt."""

_SIZES = tuple(tuple((*[cards] * players, 1) for cards in range(MOST + 1)) for players in range(6))
"""The sizes of the hands and of the card turned up, by players and by cards dealt."""


def digest(source: str, number: int) -> bytes:
    """Return the random number of a round’s deal: 32 bytes, the highest first."""
    return hashlib.sha256(f"{source} {number}".encode()).digest()


def dealt(source: str, number: int, cards: int, players: int) -> tuple[list[int], int]:
    """Return the hands of a round as sets, and the card turned up.

    They come from a hash, so that copies of a state need no random generator.
    """
    hands = deal(BIT, _SIZES[players][cards], int.from_bytes(digest(source, number), "big"))
    turned_up = hands.pop()
    return hands, turned_up.bit_length() - 1


def taking(trick: Sequence[int], trump: int) -> int:
    """Return the place in a trick, in order of play, of the card that takes it so far.

    >>> from tenfold.french import CARDS
    >>> taking([CARDS["5D"], CARDS["AS"], CARDS["KD"]], SUITS.index("H"))
    2
    """
    strength = STRENGTH[trump][SUIT_OF[trick[0]]]
    taker, most = trick[0], -1
    for card in trick:  # half the time of `max` with a key
        if strength[card] > most:
            taker, most = card, strength[card]
    return trick.index(taker)


class Round(NamedTuple):
    """A finished round.

    - `cards`: the number of cards dealt to each seat
    - `bids`: the tricks that each seat bid
    - `tricks`: the tricks that each seat won
    - `points`: the points that each seat scored
    """

    cards: int
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]


def points(bids: Sequence[int | None], tricks: Sequence[int], missed: tuple[int, int]) -> tuple[int, ...]:
    """Return each seat's score of a round (B10); `missed` is one of `MISSED`.

    >>> points([3, 1, 0], [3, 0, 2], MISSED["nothing"]), points([3, 1, 0], [3, 0, 2], MISSED["minus"])
    ((13, 0, 0), (13, -1, -2))
    """
    each, off = missed
    made = []
    for seat, bid in enumerate(bids):
        won = tricks[seat]
        made.append(POINTS + bid if bid == won else each * won + off * abs((bid or 0) - won) if each or off else 0)
    return tuple(made)


def hooked_bid(cards: int, others: Sequence[int]) -> int | None:
    """Return the tricks that the hook forbids the last bidder to bid (B3), or None; `others` are all other bids.

    >>> hooked_bid(5, [2, 1, 0]), hooked_bid(5, [3, 3])
    (2, None)
    """
    rest = cards - sum(others)
    return rest if rest >= 0 else None


def scored(cards: int, bids: Sequence[int], tricks: Sequence[int], missed: tuple[int, int]) -> Round:
    """Return a finished round with its points."""
    return Round(cards, (*bids,), (*tricks,), points(bids, tricks, missed))


def void_text(voids: int) -> str:
    """Return the suits of a set as text.

    >>> void_text(0b1001)
    'CS'
    """
    return "".join(SUITS[suit] for suit in void_suits(voids))


def void_suits(voids: int) -> list[int]:
    """Return the suits of a set, ascending."""
    return [suit for suit in range(4) if voids >> suit & 1]


def void_set(suits: str) -> int:
    """Return the set of the suits of a text."""
    return sum(1 << SUITS.index(suit) for suit in suits)
