"""A position of Tens, and the rules that all phases share, such as dealing and scoring."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tenfold.declared import declared
from tenfold.games.tens.cards import CELLS
from tenfold.games.tens.events import TensEvent
from tenfold.games.tens.grid import ALL, Hand
from tenfold.games.tens.phases import FLIPPING
from tenfold.observation import TERMINAL
from tenfold.phase import Phase, PhasedState
from tenfold.shuffling import mix, source

if TYPE_CHECKING:
    from tenfold.games.tens.game import Tens
    from tenfold.games.tens.observation import TensObservation


@declared
class TensState(PhasedState[TensEvent]):
    """A position of Tens. `position` writes and reads it under the same names, and `turn`."""

    game: Tens
    grids: list[int]  # cards, one seat’s ten after the other’s
    face_up: list[int]  # by seat, the set of face-up cells
    stacks: list[list[int]]  # discards by seat, the top one last
    pile: list[int]  # the next card is the last one
    reshuffled: bool = False  # true if the pile is made of discards
    in_hand: tuple[int, ...] = ()  # the card taken and not yet placed, if there is one
    taken_from: int | None = None  # the seat it was taken from, None for the draw pile
    starter: int  # the seat that started the hand
    finisher: int | None = None  # the first seat to have ten cards face up
    turns: int = 0  # of this hand so far, all seats together
    hand: int = 0  # the number of the hand, from 0; when the game is over, the number of hands
    totals: tuple[int, ...]  # points by seat of the finished hands
    hands: tuple[Hand, ...] = ()  # the finished hands, or the last of them
    deciding: bool = False  # true if only a tie keeps the game going
    random: str  # the source of all future shuffles

    if TYPE_CHECKING:
        turn: int
        phase: Phase[Any]

        def observation(self, player: int | None = None) -> TensObservation: ...  # noqa: D102  # as in `State`

    # Dealing.

    def deal(self) -> None:
        """Shuffle everything (N19) and deal a hand."""
        players = self.game.players
        pile = self._shuffled(self.game.pack)
        self.grids = pile[-CELLS * players :]
        del pile[-CELLS * players :]
        self.pile = pile
        self.face_up = [0] * players
        self.stacks = [[] for _ in range(players)]
        self.reshuffled = False
        self.finisher = None
        self.turns = 0
        self.turn = self.starter
        self.phase = FLIPPING
        self.happened({"kind": "hand", "seat": self.starter, "hand": self.hand})

    def reshuffle(self) -> None:
        """Make a new draw pile of all discards except the top ones (N10)."""
        found = [card for stack in self.stacks for card in stack[:-1]]
        self.stacks = [stack[-1:] for stack in self.stacks]
        self.pile = self._shuffled(sorted(found))
        self.reshuffled = True
        self.happened({"kind": "reshuffle", "seat": None, "cards": len(found)})

    def _shuffled(self, cards: Sequence[int]) -> list[int]:
        """Return these cards in random order, and renew `random`, so that a copied state needs no generator."""
        rng = random.Random(self.random)
        mixed = mix(cards, rng)
        self.random = source(rng)
        return mixed

    # From turn to turn.

    def go_on(self) -> None:
        """Give the turn to the next seat that can take a card. When it is the finisher's, end the hand (N13)."""
        while self.turn != self.finisher:
            if self.pile or any(len(stack) > (seat == self.turn) for seat, stack in enumerate(self.stacks)):
                return
            self.happened({"kind": "lost", "seat": self.turn})  # N10
            self.turn = self.game.left[self.turn]
        self._reveal()

    def _reveal(self) -> None:
        """Turn up all face-down cards, score the hand, and deal the next one or end the game."""
        turned = [[cell for cell in range(CELLS) if not up >> cell & 1] for up in self.face_up]
        done = self.game.finished(self.grids, self.turn)
        self.face_up = [ALL] * self.game.players
        self.hands += (done,)
        self.happened({"kind": "reveal", "seat": None, "turned": turned}, reveals=any(turned))
        self.totals = tuple([total + scored for total, scored in zip(self.totals, done.points, strict=True)])
        self.happened({"kind": "score", "seat": None, "points": [*done.points], "total": [*self.totals]})
        self.hand += 1
        self.deciding, over = self.game.after(self.hand, self.totals, deciding=self.deciding)
        if over:
            self.turn = TERMINAL
            self.happened({"kind": "over", "seat": None, "total": [*self.totals]})
            return
        self.starter = self.game.left[self.starter]  # N9
        self.deal()

    # Knowledge.

    def _is_public_turn(self) -> bool:
        return True

    def scores(self) -> list[int]:
        """Return the points of the finished hands, by seat; the lowest wins."""
        return [*self.totals]
