"""A position of 10, and what is done with its cards; the phases of a round are in `phases`.

Marks like X5 name the rulings of the rule page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict, TypeVar

from tenfold.declared import declared
from tenfold.games.ten.cards import HAND, JOKER, TEXTS, Final, Round, points, texts
from tenfold.games.ten.events import TenEvent
from tenfold.state import PhasedState

if TYPE_CHECKING:
    from tenfold.games.ten import Ten

ItemT = TypeVar("ItemT")

NOBODY = -1
NOTHING = -1


def seat_set(seats: Iterable[int]) -> int:
    """Seats as one number, a bit for each.

    >>> seat_set([0, 3, 3])
    9
    """
    return sum(1 << seat for seat in set(seats))


class Table(TypedDict):
    """What lies before the seats, row by row."""

    first: list[int]
    second: list[int]
    covered: list[bool]
    protection: list[int]
    laid_by: list[int]
    laid_under: list[int]
    price: list[int]
    seen_by: list[int]


def bare_table(players: int) -> Table:
    """Nothing lies before anybody."""
    return {
        "first": [NOTHING] * players,
        "second": [NOTHING] * players,
        "covered": [False] * players,
        "protection": [0] * players,
        "laid_by": [NOBODY] * players,
        "laid_under": [0] * players,
        "price": [0] * players,
        "seen_by": [0] * players,
    }


@declared
class TenState(PhasedState[TenEvent]):
    """A position of 10. Sets of seats are as `seat_set` makes them."""

    game: Ten
    hands: list[list[int]]  # by seat, sorted
    draw: tuple[int, ...]  # the next card is `draw[left - 1]`
    left: int  # how many cards of `draw` have not been drawn
    round: int  # from 0
    round_card: int  # or NOTHING, between rounds
    round_cards: tuple[int, ...]  # those to come, the next one last
    starter: int
    step: int = 0  # how many seats are through with the phase
    joker_due: int  # the seats that have not shown the joker dealt to them
    chips: list[int]  # by seat, those not on cards
    pot: int
    penalties: list[tuple[int, ...]]  # by seat, cards and round cards taken
    points: list[int]  # by seat, of the penalties
    first: list[int]  # by seat, or NOTHING
    second: list[int]  # by seat, or NOTHING
    covered: list[bool]  # by seat, the first card
    protection: list[int]  # by seat, the chips on the first card
    laid_by: list[int]  # by seat, who laid the first card, or NOBODY
    laid_under: list[int]  # by seat, the chips that the first card was laid under
    price: list[int]  # by seat, what was last paid for the first card
    seen_by: list[int]  # by seat, the set of those that know the first card
    owner: int = NOBODY  # of the card at auction
    bid: int = 0
    bidder: int = NOBODY
    passed: int = 0  # the seats that are out of the auction
    protecting: tuple[int, ...] = ()  # who may still raise the protection, the next one first
    rounds: tuple[Round, ...] = ()  # those that are over
    final: tuple[Final, ...] = ()  # the account by seat, at the end

    def seat(self, step: int) -> int:
        """The seat so many steps after the starter."""
        return (self.starter + step) % self.game.players

    # Cards.

    def shown(self, seat: int, card: int) -> None:
        """Everybody sees that this seat laid this card."""
        if card == JOKER:
            self.joker_due &= ~(1 << seat)

    def uncover(self, seat: int, kind: Literal["turn", "show"]) -> None:
        """Turn up the first card before a seat."""
        card = self.first[seat]
        self.covered[seat] = False
        self.seen_by[seat] = self.game.everybody
        self.shown(self.laid_by[seat], card)
        if self.log is not None:
            self._happened({"kind": kind, "seat": seat, "card": TEXTS[card]}, reveals=True)

    def exchange(self, buyer: int, owner: int, price: int) -> None:
        """The first cards change sides as they lie; the chips on them stay with their players (X5, X7)."""
        _exchange(self.first, buyer, owner)
        _exchange(self.covered, buyer, owner)
        _exchange(self.laid_by, buyer, owner)
        _exchange(self.laid_under, buyer, owner)
        _exchange(self.price, buyer, owner)
        self.price[buyer] = price
        _exchange(self.seen_by, buyer, owner)

    def look(self, seat: int) -> None:
        """Whoever has got a covered card looks at it, unless it is known already."""
        if not self.seen_by[seat] >> seat & 1:
            self.seen_by[seat] |= 1 << seat
            told = {"card": TEXTS[self.first[seat]]}
            self._happened(
                {"kind": "see", "seat": seat, "laid_by": self.laid_by[seat]}, secret=told, seen_by=(seat,), reveals=True
            )

    def clear_table(self) -> None:
        """The loser takes what lies there."""
        for row, bare in bare_table(self.game.players).items():
            setattr(self, row, bare)
        self.round_card = NOTHING
        self.step = 0

    def refill(self) -> bool:
        """Fill the hands to four by turns; False where the draw pile is too small for somebody (X14)."""
        for step in range(self.game.players):
            seat = self.seat(step)
            hand = self.hands[seat]
            wanted = HAND - len(hand)
            count = min(wanted, self.left)
            if count:
                drawn = self.draw[self.left - count : self.left]
                self.left -= count
                hand += drawn
                hand.sort()
                if self.log is not None:
                    self._happened(
                        {"kind": "refill", "seat": seat, "cards": count, "draw_pile": self.left},
                        secret={"drawn": texts(drawn)},
                        seen_by=(seat,),
                        reveals=True,
                    )
            if count < wanted:
                return False
        return True

    # The account.

    def count_up(self) -> None:
        """At the end hands cost points, and each chip takes two away."""
        self.final = tuple(
            Final(stack, tuple(texts(hand)), points(hand), chips, stack + points(hand) - 2 * chips)
            for stack, hand, chips in zip(self.points, self.hands, self.chips, strict=True)
        )

    def scores(self) -> list[int]:
        """Points of the cards taken minus two for each chip, by seat; at the end the hands count too."""
        if self.final:
            return [final.total for final in self.final]
        return [stack - 2 * chips for stack, chips in zip(self.points, self.chips, strict=True)]

    def _standing(self) -> Sequence[Any]:
        return [(-points, chips) for points, chips in zip(self.scores(), self.chips, strict=True)]  # X16

    def _is_public_turn(self) -> bool:
        return self.phase.name not in ("lay", "second")


def _exchange(row: list[ItemT], one: int, other: int) -> None:
    row[one], row[other] = row[other], row[one]
