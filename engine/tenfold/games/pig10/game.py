"""PIG 10 at one table: its options, the deal, and the way to everything in the drawer."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from tenfold.game import Game, Option, option
from tenfold.games.pig10 import position, text, words, worlds
from tenfold.games.pig10.cards import ACTIONS, DECK, HAND, texts
from tenfold.games.pig10.events import Pig10Event
from tenfold.games.pig10.observation import Pig10Observation, observe
from tenfold.games.pig10.state import Pig10State
from tenfold.messages import Said
from tenfold.observation import Outlook
from tenfold.shuffling import below, shuffle
from tenfold.state import Sampler, source_of_chance

if TYPE_CHECKING:
    from tenfold.tensor import Codes


class Pig10(Game[Pig10State, Pig10Observation, Pig10Event]):
    """PIG 10 at one table. With `gentle` only who cannot help it goes over ten."""

    short_name = "pig10"
    long_name = "PIG 10"
    author = "Ayelet Pnueli"
    publisher = "Zoch"
    min_players = 2
    max_players = 8
    offered_players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8)
    best_players: ClassVar[tuple[int, ...]] = (4, 3, 5)
    lot_begins = True
    high_score_wins = True
    actions = ACTIONS
    _observation = staticmethod(observe)
    _position = staticmethod(position.write)
    _state_from = position.read
    options: ClassVar[tuple[Option, ...]] = (
        option(text.CATALOGUE, "leftovers", "nobody", "last-taker"),
        option(text.CATALOGUE, "tie", "shared", "most-tens"),
        option(text.CATALOGUE, "first_player", "random", seats=True),
        option(text.CATALOGUE, "gentle", "off", "on"),
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        self.gentle: bool = self.settings["gentle"] == "on"

    def max_game_length(self) -> int:
        """80: each card is played once (P14)."""
        return sum(DECK)

    def worlds(self, observation: Pig10Observation, rng: Sampler = None) -> Iterator[Pig10State]:
        """States without end that this seat cannot tell from the real one."""
        self._check_observation(observation)
        return worlds.worlds(self, observation, source_of_chance(rng))

    def observation_to_string(self, observation: Pig10Observation, names: Sequence[str]) -> str:
        """The table as a seat sees it, as a few lines of text."""
        self._check_observation(observation)
        self._check_names(names)
        return words.table(observation, names)

    def outlook_to_string(self, outlook: Outlook) -> str:
        """A legal action with what it comes to."""
        self._check_outlook(outlook)
        return words.offer(outlook)

    def tell(self, event: Pig10Event) -> Said:
        """Return an event as a message; `()` where there is nothing to tell."""
        return words.tell(event)

    def _tensor(self) -> Codes:
        from tenfold.games.pig10.tensor import codes  # for learning programs only

        return codes(self)

    def _new_state(self, rng: random.Random) -> Pig10State:
        deck = [kind for kind, count in enumerate(DECK) for _ in range(count)]
        shuffle(deck, rng)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(self.players)]
        choice = self.settings["first_player"]
        first = below(self.players, rng) if choice == "random" else int(choice)  # P2
        state = Pig10State(
            game=self,
            turn=first,
            hands=hands,
            pile=deck,
            middle=[],
            value=0,
            won=[[] for _ in hands],
            calls=[0] * self.players,
            last_player=None,
            last_taker=None,
            stuck=[[] for _ in hands],
            log=[],
        )
        for seat, hand in enumerate(hands):
            told = {"hand": texts(hand)}
            state.happened({"kind": "deal", "seat": seat, "cards": HAND}, secret=told, seen_by=(seat,), reveals=True)
        by = "chance" if choice == "random" else "choice"
        state.happened({"kind": "begin", "seat": first, "by": by})
        return state


GAME = Pig10
