"""Tenstuff at one table: its options and the deal. The other modules of the package come together here."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import ClassVar

from tenfold.errors import GameError
from tenfold.game import Game, Option, option
from tenfold.games.tenstuff import position, text, words, worlds
from tenfold.games.tenstuff.actions import ACCUSE, ACTIONS
from tenfold.games.tenstuff.cards import CARDS, END, FIRST, set_of, texts
from tenfold.games.tenstuff.events import TenstuffEvent
from tenfold.games.tenstuff.memory import Memory
from tenfold.games.tenstuff.observation import TenstuffObservation, observe
from tenfold.games.tenstuff.phases import WINDOW
from tenfold.games.tenstuff.state import TenstuffState
from tenfold.messages import Said
from tenfold.shuffling import shuffle, source

DEALT = {2: 10, 3: 10, 4: 10, 5: 8, 6: 7, 7: 6, 8: 5}
"""The number of cards dealt to each player, by number of players."""

LEFT_TO_DRAW = 8
"""T47: at least this many cards must be left in the draw pile."""


class Tenstuff(Game[TenstuffState, TenstuffObservation, TenstuffEvent]):
    """Tenstuff at one table."""

    short_name = "tenstuff"
    long_name = "Tenstuff"
    author = "unknown"
    publisher = "unknown"
    min_players = 2
    max_players = 8
    offered_players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6, 7, 8)
    best_players: ClassVar[tuple[int, ...]] = (4, 3)
    high_score_wins = True
    acts_out_of_turn = True
    hides_to_the_end = True
    actions = ACTIONS
    _observation = staticmethod(observe)
    _position = staticmethod(position.write)
    _state_from = position.read
    _worlds = worlds.worlds
    _table_text = staticmethod(words.table)
    _outlook_text = staticmethod(words.offer)
    options: ClassVar[tuple[Option, ...]] = (
        option(text.CATALOGUE, "preset", "table", "official", "basic"),
        option(text.CATALOGUE, "reversal", "on", "off"),
        option(text.CATALOGUE, "after_reversal", "last-set-stays", "fresh-pile", only_with=("reversal", "on")),
        option(text.CATALOGUE, "excommunication", "assisted", "strict", "off"),
        option(text.CATALOGUE, "cheating", "off", "on"),
        option(text.CATALOGUE, "wrong_accusation", "draw-1", "nothing", "shame", only_with=("cheating", "on")),
        option(text.CATALOGUE, "finish", "all-places", "first-out"),
        option(text.CATALOGUE, "hand", "auto", "5", "6", "7", "8", "10"),
    )
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {  # T33
        "table": {"reversal": "on", "excommunication": "assisted", "cheating": "off"},
        "official": {"reversal": "on", "excommunication": "strict", "cheating": "on"},
        "basic": {"reversal": "off", "excommunication": "off", "cheating": "off"},
    }

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        self.reversal: bool = self.settings["reversal"] == "on"
        self.fresh_pile: bool = self.settings["after_reversal"] == "fresh-pile"
        self.excommunication: str = self.settings["excommunication"]
        self.cheating: bool = self.settings["cheating"] == "on"
        self.wrong_accusation: str = self.settings["wrong_accusation"]
        self.first_out: bool = self.settings["finish"] == "first-out"  # T46
        self.holders_left: int = self.players - 1 if self.first_out else 1
        choice = self.settings["hand"]
        self.dealt: int = DEALT[self.players] if choice == "auto" else int(choice)  # T47
        left = len(CARDS) - self.players * self.dealt
        if left < LEFT_TO_DRAW:
            most = (len(CARDS) - LEFT_TO_DRAW) // self.players
            raise GameError(text.too_few_left(dealt=self.dealt, players=self.players, most=most))

    def tell(self, event: TenstuffEvent) -> Said:
        """Return an event in words (`words.tell`)."""
        return words.tell(event)

    def num_distinct_actions(self) -> int:
        """Return the number of distinct actions, including one accusation for each seat."""
        return ACCUSE.numbers[self.players - 1] + 1

    def max_game_length(self) -> None:
        """Return None: players keep drawing cards, so there is no limit."""
        return

    def _new_state(self, rng: random.Random) -> TenstuffState:
        deck = [*range(FIRST, END)]
        shuffle(deck, rng)
        cards = self.dealt
        hands = [set_of(deck.pop() for _ in range(cards)) for _ in range(self.players)]
        state = TenstuffState(
            game=self,
            phase=WINDOW,
            turn=0,
            hands=hands,
            draw=deck,
            play=[],
            memory=Memory(self.players),
            random=source(rng),
            out=[],
            log=[],
        )
        for seat, hand in enumerate(hands):
            state.memory.learn(seat, hand)
            secret = {"hand": texts(hand)}
            state.happened({"kind": "deal", "seat": seat, "cards": cards}, secret=secret, seen_by=(seat,), reveals=True)
        state.lead_with_lowest()
        return state


GAME = Tenstuff
