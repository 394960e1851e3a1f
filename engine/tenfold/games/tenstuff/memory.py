"""What each seat remembers about the places of the cards (T43).

The observers are the seats and, last, the table, which stands for what everyone knows. The places are the seats' hands,
then the draw pile, then the play pile.

- `known`: by observer, the cards whose exact place it knows, down to the position in a pile
- `may`: by observer and place, the other cards that can be there as far as the observer has seen

For a known card, `may` is not kept up to date. It is set right when the observer loses sight of the card.

`may` follows from the cards that were seen. It never rules out the truth, but it draws no conclusions from several
cards together.
"""

from __future__ import annotations

from collections.abc import Iterable

from tenfold.games.tenstuff.cards import FULL


class Memory:
    """What everyone at the table remembers. At first, they know only that the play pile is empty."""

    __slots__ = ("known", "may", "places", "seats")

    def __init__(self, seats: int) -> None:
        self.seats: int = seats
        self.places: int = seats + 2
        self.known: list[int] = [0] * (seats + 1)
        self.may: list[int] = [*[FULL] * (seats + 1), 0] * (
            seats + 1
        )  # by observer × places + place; the play pile is empty

    def copy(self) -> Memory:
        """Return an independent copy."""
        other = object.__new__(Memory)
        other.seats = self.seats
        other.places = self.places
        other.known = self.known[:]
        other.may = self.may[:]
        return other

    def possible(self, observer: int) -> list[int]:
        """Return, by place, the cards that this observer thinks can be there."""
        start = observer * self.places
        return self.may[start : start + self.places]

    def show(self, cards: int) -> None:
        """Record that everyone sees where these cards are."""
        self.known = [known | cards for known in self.known]

    def learn(self, seat: int, cards: int) -> None:
        """Record that one seat sees where these cards are."""
        self.known[seat] |= cards

    def draw(self, seat: int, card: int) -> None:
        """Record that a seat draws a card, given as a set, which the others don't see.

        An observer that knew the top card still knows where it is.
        """
        may, places, draw = self.may, self.places, self.seats
        self.known[seat] |= card
        row = 0
        for known in self.known:
            if not known & card:
                may[row + seat] |= may[row + draw]
            row += places

    def move_unseen(self, source: int, target: int, held: int, candidates: int, insiders: tuple[int, ...]) -> None:
        """Record that some candidates among the held cards move from one place to another, seen only by insiders."""
        for observer, known in enumerate(self.known):
            if observer not in insiders:
                self._lose(observer, known & held & candidates, (source, target))
                row = observer * self.places
                self.may[row + target] |= self.may[row + source] & candidates

    def shuffle(self, cards: int) -> None:
        """Record that these cards of the play pile become the draw pile, in an order that no one knows."""
        draw, play = self.seats, self.seats + 1
        for observer, known in enumerate(self.known):
            row = observer * self.places
            self.may[row + draw] = self.may[row + play] if cards & ~known else 0
            self.may[row + play] = 0
            self._lose(observer, known & cards, (draw,))

    def exchange(self) -> None:
        """Record that the draw pile and the play pile swap."""
        may, draw, play = self.may, self.seats, self.seats + 1
        for row in range(0, len(may), self.places):
            may[row + draw], may[row + play] = may[row + play], may[row + draw]

    def restart(self) -> None:
        """Record that the play pile becomes the draw pile, in the same order. The draw pile was empty."""
        may, draw, play = self.may, self.seats, self.seats + 1
        for row in range(0, len(may), self.places):
            may[row + draw], may[row + play] = may[row + play], 0

    def lose_order(self, cards: int, seat: int) -> None:
        """Record that everyone except one seat loses track of the order of these cards on the draw pile."""
        for observer, known in enumerate(self.known):
            if observer != seat:
                self._lose(observer, known & cards, (self.seats,))

    def rule_out(self, seats: Iterable[int], cards: int) -> None:
        """Record that everyone sees that these seats hold none of these cards."""
        for seat in seats:
            for at in range(seat, len(self.may), self.places):
                self.may[at] &= ~cards

    def _lose(self, observer: int, cards: int, places: tuple[int, ...]) -> None:
        """Record that an observer now knows only that these cards are in one of these places."""
        if not cards:
            return
        may, start = self.may, observer * self.places
        self.known[observer] &= ~cards
        for at in range(start, start + self.places):
            may[at] &= ~cards
        for place in places:
            may[start + place] |= cards
