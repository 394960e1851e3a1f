"""10-9-8 at one table: its options, the deal, and the entry to all modules of the package."""

from __future__ import annotations

import random
from typing import ClassVar

from tenfold.errors import GameError
from tenfold.game import Game, Option, option
from tenfold.games.ten_nine_eight import position, text, words, worlds
from tenfold.games.ten_nine_eight.cards import ACTIONS, MISSED, MOST, ROUNDS, dealt, points
from tenfold.games.ten_nine_eight.events import TenNineEightEvent
from tenfold.games.ten_nine_eight.observation import TenNineEightObservation, observe
from tenfold.games.ten_nine_eight.state import TenNineEightState, open_round
from tenfold.messages import Said
from tenfold.shuffling import source


class TenNineEight(Game[TenNineEightState, TenNineEightObservation, TenNineEightEvent]):
    """10-9-8 at one table."""

    short_name = "ten-nine-eight"
    long_name = "10-9-8"
    author = "traditional"
    publisher = "The Riverside Woodshop"
    min_players = 2
    max_players = 5
    offered_players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    best_players: ClassVar[tuple[int, ...]] = (4, 3, 5)
    lot_begins = True
    high_score_wins = True
    actions = ACTIONS
    _observation = staticmethod(observe)
    _position = staticmethod(position.write)
    _state_from = position.read
    _worlds = worlds.worlds
    _table_text = staticmethod(words.table)
    _outlook_text = staticmethod(words.offer)
    options: ClassVar[tuple[Option, ...]] = (
        option(text.CATALOGUE, "hook", "off", "on"),
        option(text.CATALOGUE, "first_trick_trump", "printed", "free", "until-broken", "until-played"),
        option(text.CATALOGUE, "missed", "nothing", "tricks", "minus"),
        option(text.CATALOGUE, "bids", "in-turn", "all-at-once"),
        option(text.CATALOGUE, "rounds", "10-to-1", "5-to-1", "1-to-10", "10-to-1-to-10"),
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        if self.settings["hook"] == "on" and self.settings["bids"] == "all-at-once":  # B3
            raise GameError(text.hook_in_turn)
        self.schedule: tuple[int, ...] = ROUNDS[self.settings["rounds"]]  # cards dealt, by round
        self.hook: bool = self.settings["hook"] == "on"
        self.open_bids: bool = self.settings["bids"] == "in-turn"
        self.ban: str = self.settings["first_trick_trump"]
        self.waits: bool = self.ban.startswith("until-")  # trumps stay banned after the first trick
        self.lead_breaks: bool = self.ban == "until-played"  # B14
        self.missed: tuple[int, int] = MISSED[self.settings["missed"]]
        self.bid_points: tuple[int, ...] = points(range(MOST + 1), range(MOST + 1), self.missed)  # made, by bid

    def tell(self, event: TenNineEightEvent) -> Said:
        """Return an event in words (`words.tell`)."""
        return words.tell(event)

    def max_game_length(self) -> int:
        """Return the number of actions of every game. In each round, every seat bids, and plays every card."""
        return self.players * (len(self.schedule) + sum(self.schedule))

    def _new_state(self, rng: random.Random) -> TenNineEightState:
        dealer = int(rng.random() * self.players)  # B1
        chance = source(rng)
        hands, turned_up = dealt(chance, 0, self.schedule[0], self.players)
        state = open_round(self, hands, turned_up, random=chance, dealer=dealer, number=0, rounds=())
        state.log = []
        state.tell_deal()
        return state


GAME = TenNineEight
