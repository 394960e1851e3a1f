"""A position of 10, and how its cards move; the phases of a round are in `phases`.

Marks like X5 name the rulings of the rules page.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from tenfold.declared import declared
from tenfold.games.ten.cards import HAND, JOKER, MOST_LAID, ROUND, TEXTS, Final, Round, points, score, standing, texts
from tenfold.games.ten.events import TenEvent
from tenfold.phase import PhasedState
from tenfold.shuffling import mix, source

if TYPE_CHECKING:
    from tenfold.games.ten import Ten
    from tenfold.games.ten.observation import TenObservation

NOBODY = -1
NOTHING = -1


def seat_set(seats: Iterable[int]) -> int:
    """Return seats as a set of bits.

    >>> seat_set([0, 3, 3])
    9
    """
    return sum(1 << seat for seat in set(seats))


class Lying(NamedTuple):
    """The cards in front of a seat. Everything except the second card moves with the first card in a swap."""

    first: int  # card, or NOTHING
    covered: bool
    laid_by: int
    laid_under: int  # the chips that it was laid under
    seen_by: int  # the set of seats that know it
    price: int = 0  # the chips last paid for it
    second: int = NOTHING


BARE = Lying(NOTHING, False, NOBODY, 0, 0)
"""The place of a seat without a card."""


@declared
class TenState(PhasedState[TenEvent]):
    """A position of 10. Sets of seats are as `seat_set` makes them."""

    game: Ten
    hands: list[list[int]]  # by seat, sorted
    draw: tuple[int, ...]  # the next card is `draw[left - 1]`
    left: int  # the number of cards of `draw` that have not been drawn
    round: int  # from 0
    round_card: int  # or NOTHING, between rounds
    round_cards: tuple[int, ...]  # the face-down round cards, the next one last
    starter: int
    step: int = 0  # the number of seats that have finished the phase
    joker_due: int  # the seats that have not shown the joker dealt to them
    chips: list[int]  # by seat, those not on cards
    pot: int
    penalties: list[tuple[int, ...]]  # by seat, cards and round cards taken
    points: list[int]  # by seat, of all cards taken, including those shuffled again
    table: list[Lying]  # by seat, or BARE
    protection: list[int]  # by seat, the chips on the first card
    owner: int = NOBODY  # of the card at auction
    bid: int = 0
    bidder: int = NOBODY
    passed: int = 0  # the seats that are out of the auction
    protecting: tuple[int, ...] = ()  # the seats that may still raise the protection, the next one first
    rounds: tuple[Round, ...] = ()  # the finished rounds
    final: tuple[Final, ...] = ()  # the parts of the score by seat, at the end
    random: str = ""  # the source of all future shuffles; empty if the table has none

    if TYPE_CHECKING:
        turn: int

        def observation(self, player: int | None = None) -> TenObservation: ...  # noqa: D102  # as in `State`

    def seat(self, step: int) -> int:
        """Return the seat that is `step` places after the starter."""
        return (self.starter + step) % self.game.players

    # Rounds.

    def rounds_ahead(self) -> int:
        """Return how many rounds the round cards allow after this one."""
        return min(len(self.round_cards), self.game.rounds - 1 - self.round)

    def rounds_in_all(self) -> tuple[int, int]:
        """Return the fewest and most rounds of the game: without reshuffling, the draw pile may end it (X14)."""
        so_far, ahead, players = self.round + 1, self.rounds_ahead(), self.game.players
        if self.is_terminal():
            return so_far, so_far
        if self.game.reshuffles:
            return so_far + ahead, so_far + ahead
        dealt = int(self.phase.name == "starter")  # then the hands for the next round are full
        least, most = (dealt + self.left // (each * players) for each in (MOST_LAID, 1))
        return so_far + min(ahead, least), so_far + min(ahead, most)

    # Cards.

    def shown(self, seat: int, card: int) -> None:
        """Record that everyone sees that this seat played this card."""
        if card == JOKER:
            self.joker_due &= ~(1 << seat)

    def uncover(self, seat: int, kind: Literal["turn", "show"]) -> None:
        """Turn up the first card in front of a seat."""
        card, _, laid_by, laid_under, _, price, second = self.table[seat]
        self.table[seat] = Lying(card, False, laid_by, laid_under, self.game.everybody, price, second)
        self.shown(laid_by, card)
        if self.log is not None:
            self.happened({"kind": kind, "seat": seat, "card": TEXTS[card]}, reveals=True)

    def exchange(self, buyer: int, owner: int, price: int) -> None:
        """Swap the first cards, face up or down as they are. The chips on them stay with their players (X5, X7)."""
        card, covered, laid_by, laid_under, seen_by, _, second = self.table[owner]
        self.table[owner] = self.table[buyer]
        self.table[buyer] = Lying(card, covered, laid_by, laid_under, seen_by, price, second)

    def look(self, seat: int) -> None:
        """Let a seat look at the face-down card that it has got, unless it knows the card already."""
        card, covered, laid_by, laid_under, seen_by, price, second = self.table[seat]
        if not seen_by >> seat & 1:
            self.table[seat] = Lying(card, covered, laid_by, laid_under, seen_by | 1 << seat, price, second)
            if self.log is not None:
                event: TenEvent = {"kind": "see", "seat": seat, "laid_by": laid_by}
                self.happened(event, secret={"card": TEXTS[card]}, seen_by=(seat,), reveals=True)

    def clear_table(self) -> None:
        """Clear the table. The loser has taken its cards."""
        self.table = [BARE] * self.game.players
        self.round_card = NOTHING
        self.step = 0

    def refill(self) -> bool:
        """Fill the hands to four in turn. False if there are too few cards (X14)."""
        for step in range(self.game.players):
            seat = self.seat(step)
            while wanted := HAND - len(self.hands[seat]):
                if not self.left and self.game.reshuffles:
                    self._reshuffle()
                if not self.left:
                    return False
                self._draw(seat, min(wanted, self.left))
        return True

    def _draw(self, seat: int, count: int) -> None:
        drawn = self.draw[self.left - count : self.left]
        self.left -= count
        self.hands[seat] = sorted((*self.hands[seat], *drawn))
        if self.log is not None:
            self.happened(
                {"kind": "refill", "seat": seat, "cards": count, "draw_pile": self.left},
                secret={"drawn": texts(drawn)},
                seen_by=(seat,),
                reveals=True,
            )

    def _reshuffle(self) -> None:
        """Make a new draw pile of all cards taken; their points stay, and the round cards leave the game (X24)."""
        found = sorted(card for pile in self.penalties for card in pile if card <= ROUND)
        self.penalties = [()] * self.game.players
        rng = random.Random(self.random)
        self.draw = tuple(mix(found, rng))
        self.random = source(rng)  # so that a copied state needs no generator
        self.left = len(found)
        if found:
            self.happened({"kind": "reshuffle", "seat": None, "cards": len(found), "written": [*self.points]})

    # The account.

    def count_up(self) -> None:
        """Set the final scores: hands cost points, and each chip takes two off."""
        self.final = tuple(
            Final(stack, tuple(texts(hand)), points(hand), chips, score(stack, points(hand), chips))
            for stack, hand, chips in zip(self.points, self.hands, self.chips, strict=True)
        )

    def scores(self) -> list[int]:
        """Return the points of the cards taken minus two for each chip, by seat. At the end, the hands count, too."""
        if self.final:
            return [final.total for final in self.final]
        return [score(stack, 0, chips) for stack, chips in zip(self.points, self.chips, strict=True)]

    def _standing(self) -> Sequence[Any]:
        return standing(self.scores(), self.chips)

    def _is_public_turn(self) -> bool:
        return self.phase.name not in ("lay", "second")
