"""10 at one table: its options, the deal, and the entry to all modules of the package."""

from __future__ import annotations

import random
from typing import ClassVar

from tenfold.game import Game, Option, option
from tenfold.games.ten import position, text, words, worlds
from tenfold.games.ten.cards import (
    ACTIONS,
    CHIPS,
    DECK,
    HAND,
    JOKER,
    MOST_PLAYERS,
    ROUND,
    ROUNDS,
    SHORT_ROUNDS,
    STRENGTHS,
    Strength,
    texts,
)
from tenfold.games.ten.events import TenEvent
from tenfold.games.ten.observation import TenObservation, observe
from tenfold.games.ten.phases import LAYING
from tenfold.games.ten.state import BARE, NOTHING, TenState
from tenfold.messages import Said
from tenfold.shuffling import below, shuffle, source


class Ten(Game[TenState, TenObservation, TenEvent]):
    """10 at one table.

    `deck` is the number of cards of each kind in play. `rounds` is the largest number of rounds, `strength` the
    tie-break.
    """

    short_name = "ten"
    long_name = "10"
    author = "Hans van Tol"
    publisher = "The Game Master"
    min_players = 2
    max_players = MOST_PLAYERS
    offered_players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6, 7)
    best_players: ClassVar[tuple[int, ...]] = (4, 5, 3)
    lot_begins = True
    high_score_wins = False
    hides_to_the_end = True
    actions = ACTIONS
    _observation = staticmethod(observe)
    _position = staticmethod(position.write)
    _state_from = position.read
    _worlds = worlds.worlds
    _table_text = staticmethod(words.table)
    _outlook_text = staticmethod(words.offer)
    options: ClassVar[tuple[Option, ...]] = (
        option(text.CATALOGUE, "surplus_jokers", "in", "out"),
        option(text.CATALOGUE, "auction_pass", "final", "may-reenter"),
        option(text.CATALOGUE, "tie_break", "highest-card", "one-card"),
        option(text.CATALOGUE, "length", "ends", "reshuffle", "5-rounds"),
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        jokers = DECK[JOKER] if self.settings["surplus_jokers"] == "in" else self.players  # X1
        self.deck: tuple[int, ...] = (*DECK[:JOKER], jokers)
        self.pass_is_final: bool = self.settings["auction_pass"] == "final"
        self.strength: Strength = STRENGTHS[self.settings["tie_break"]]  # X23
        self.rounds = SHORT_ROUNDS if self.settings["length"] == "5-rounds" else ROUNDS  # X24
        self.reshuffles: bool = self.settings["length"] == "reshuffle"  # X24
        self.everybody: int = (1 << self.players) - 1
        self.digits: str = "".join(map(str, range(self.players)))

    def tell(self, event: TenEvent) -> Said:
        """Return an event in words (`words.tell`)."""
        return words.tell(event)

    def max_game_length(self) -> int:
        """Return the actions of a game in which every chance leads to an auction with every possible bid."""
        seats = self.players
        auction = CHIPS * seats * (seats - 1) + 2
        return self.rounds * (seats + seats * auction + 2 * seats + 1)

    def _new_state(self, rng: random.Random) -> TenState:
        pack = [card for card, count in enumerate(self.deck) for _ in range(count)]
        del pack[-self.players :]  # a joker each
        shuffle(pack, rng)
        stack = [*range(ROUND + 1, ROUND + 1 + ROUNDS)]
        shuffle(stack, rng)
        hands = [sorted([JOKER, *(pack.pop() for _ in range(HAND - 1))]) for _ in range(self.players)]
        starter = below(self.players, rng)
        state = TenState(
            game=self,
            turn=starter,
            phase=LAYING,
            hands=hands,
            draw=tuple(pack),
            left=len(pack),
            round=-1,
            round_card=NOTHING,
            round_cards=tuple(stack),
            starter=starter,
            joker_due=self.everybody,
            chips=[CHIPS] * self.players,
            pot=0,
            penalties=[()] * self.players,
            points=[0] * self.players,
            table=[BARE] * self.players,
            protection=[0] * self.players,
            random=source(rng) if self.reshuffles else "",
            log=[],
        )
        for seat, hand in enumerate(hands):
            secret = {"hand": texts(hand)}
            state.happened({"kind": "deal", "seat": seat, "cards": HAND}, secret=secret, seen_by=(seat,), reveals=True)
        LAYING.begin(state)
        return state


GAME = Ten
