"""Tens at one table: its options, the deal, and the way to everything in the drawer."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from tenfold.errors import GameError
from tenfold.game import Game, Option, option
from tenfold.games.tens import position, text, words, worlds
from tenfold.games.tens.cards import ACTIONS, MOST_PLAYERS, PACK, TAKES
from tenfold.games.tens.events import TensEvent
from tenfold.games.tens.observation import TensObservation, observe
from tenfold.games.tens.phases import FLIPPING
from tenfold.games.tens.state import TensState
from tenfold.messages import Said
from tenfold.observation import Outlook
from tenfold.shuffling import source
from tenfold.state import Sampler, source_of_chance

if TYPE_CHECKING:
    from tenfold.tensor import Codes


class Tens(Game[TensState, TensObservation, TensEvent]):
    """Tens at one table. `decks` is the number of packs, `pack` all their cards."""

    short_name = "tens"
    long_name = "Tens"
    author = "traditional"
    publisher = "traditional"
    min_players = 2
    max_players = MOST_PLAYERS
    offered_players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)  # N1
    best_players: ClassVar[tuple[int, ...]] = (4, 3, 2)
    lot_begins = True
    high_score_wins = False
    open_table = True
    actions = ACTIONS
    _observation = staticmethod(observe)
    _position = staticmethod(position.write)
    _state_from = position.read
    options: ClassVar[tuple[Option, ...]] = (
        option(text.CATALOGUE, "decks", "auto", "1", "2", "3", "4"),
        option(text.CATALOGUE, "end", "100", "50", "200", "1-hand", "3-hands", "5-hands", "9-hands"),
        option(text.CATALOGUE, "tie", "shared", "extra-hand"),
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        choice = self.settings["decks"]
        self.decks: int = max(2, -(-self.players // 2)) if choice == "auto" else int(choice)  # N2
        if self.decks == 1 and self.players > 3:
            raise GameError("One pack is enough for 2 or 3 players only.")
        self.pack: tuple[int, ...] = tuple(sorted([*range(PACK)] * self.decks))
        end = self.settings["end"]
        self.last_hand: int | None = int(end.partition("-hand")[0]) if "-hand" in end else None
        self.limit: int = 0 if self.last_hand else int(end)

    def ends(self, hands: int, totals: Sequence[int]) -> bool:
        """Whether a game ends, ties apart, after so many hands with these totals (N15)."""
        if self.last_hand is not None:
            return hands >= self.last_hand
        return any(abs(total) > self.limit for total in totals)

    def goes_on(self, totals: Sequence[int]) -> bool:
        """Whether a tie for the lowest total keeps a game going that would end (N16)."""
        return self.settings["tie"] == "extra-hand" and totals.count(min(totals)) > 1

    def clockwise(self, first: int, stop: int) -> tuple[int, ...]:
        """The seats from one to just before another."""
        return tuple((first + step) % self.players for step in range((stop - first) % self.players))

    def num_distinct_actions(self) -> int:
        """21 and one for each seat: ten cells to turn up, ten to place on, the draw pile, the discards of each seat."""
        return TAKES[self.players - 1] + 1

    def max_game_length(self) -> None:
        """The rules set no bound: face-up cards may be replaced for ever."""

    def worlds(self, observation: TensObservation, rng: Sampler = None) -> Iterator[TensState]:
        """States without end that this seat cannot tell from the real one."""
        self._check_observation(observation)
        return worlds.worlds(self, observation, source_of_chance(rng))

    def observation_to_string(self, observation: TensObservation, names: Sequence[str]) -> str:
        """The table as a seat sees it, as a few lines of text."""
        self._check_observation(observation)
        self._check_names(names)
        return words.table(observation, names)

    def outlook_to_string(self, outlook: Outlook) -> str:
        """A legal action with what it comes to."""
        self._check_outlook(outlook)
        return words.offer(outlook)

    def tell(self, event: TensEvent) -> Said:
        """Return an event as a message; `()` where there is nothing to tell."""
        return words.tell(event)

    def _tensor(self) -> Codes:
        from tenfold.games.tens.tensor import codes  # for learning programs only

        return codes(self)

    def _new_state(self, rng: random.Random) -> TensState:
        starter = int(rng.random() * self.players)  # N9
        state = TensState(
            game=self,
            phase=FLIPPING,
            turn=starter,
            grids=[],
            face_up=[],
            stacks=[],
            pile=[],
            starter=starter,
            totals=(0,) * self.players,
            random=source(rng),
            log=[],
        )
        state.deal()
        return state


GAME = Tens
