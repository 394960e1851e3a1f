"""PIG 10 at one table: its options, the deal, and the entry to all modules of the package."""

from __future__ import annotations

import random
from typing import ClassVar

from tenfold.game import Game, Option, option
from tenfold.games.pig10 import position, text, words, worlds
from tenfold.games.pig10.cards import ACTIONS, DECK, HAND, texts
from tenfold.games.pig10.events import Pig10Event
from tenfold.games.pig10.observation import Pig10Observation, observe
from tenfold.games.pig10.state import Pig10State
from tenfold.messages import Said
from tenfold.shuffling import below, shuffle


class Pig10(Game[Pig10State, Pig10Observation, Pig10Event]):
    """PIG 10 at one table. With `gentle`, a seat can go over ten only if it has no other play."""

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
    _worlds = worlds.worlds
    _table_text = staticmethod(words.table)
    _outlook_text = staticmethod(words.offer)
    options: ClassVar[tuple[Option, ...]] = (
        option(text.CATALOGUE, "leftovers", "nobody", "last-taker"),
        option(text.CATALOGUE, "tie", "shared", "most-tens"),
        option(text.CATALOGUE, "first_player", "random", seats=True),
        option(text.CATALOGUE, "gentle", "off", "on"),
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        self.gentle: bool = self.settings["gentle"] == "on"

    def tell(self, event: Pig10Event) -> Said:
        """Return an event in words (`words.tell`)."""
        return words.tell(event)

    def max_game_length(self) -> int:
        """Return 80: each card is played once (P14)."""
        return sum(DECK)

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
            secret = {"hand": texts(hand)}
            state.happened({"kind": "deal", "seat": seat, "cards": HAND}, secret=secret, seen_by=(seat,), reveals=True)
        by = "chance" if choice == "random" else "choice"
        state.happened({"kind": "begin", "seat": first, "by": by})
        return state


GAME = Pig10
