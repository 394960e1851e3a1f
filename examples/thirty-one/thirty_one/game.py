"""Thirty-One at one table."""

from __future__ import annotations

import random

from tenfold import Choice, Game, Option
from tenfold.shuffling import below, source

from thirty_one import position, words, worlds
from thirty_one.cards import ACTIONS, LIVES
from thirty_one.events import ThirtyOneEvent
from thirty_one.observation import ThirtyOneObservation, observe
from thirty_one.state import ThirtyOneState


class ThirtyOne(Game[ThirtyOneState, ThirtyOneObservation, ThirtyOneEvent]):
    """Thirty-One at one table."""

    short_name = "thirty-one"
    long_name = "Thirty-One"
    author = "traditional"
    publisher = "traditional"
    min_players = 2
    max_players = 6
    offered_players = (2, 3, 4, 5, 6)
    best_players = (3, 4)
    high_score_wins = True
    hides_to_the_end = True
    actions = ACTIONS
    options = (
        Option(
            "length",
            "Length",
            "Until only one has lives left, or a single round for points.",
            (Choice("lives", "three lives each"), Choice("one", "one round")),
        ),
        Option(
            "three",
            "Three of a kind",
            "Whether three cards of one rank count 30½.",
            (Choice("off", "counts nothing more"), Choice("on", "counts 30½")),
        ),
    )

    _observation = staticmethod(observe)
    _position = staticmethod(position.write)
    _state_from = position.read
    _sample = worlds.sample_state
    _table_text = staticmethod(words.table)
    tell = staticmethod(words.tell)

    def max_game_length(self) -> None:
        """Nothing makes anyone knock."""

    def _new_state(self, rng: random.Random) -> ThirtyOneState:
        dealer = below(self.players, rng)
        empty: list[list[int]] = [[] for _ in range(self.players)]
        state = ThirtyOneState(
            game=self,
            turn=dealer,
            three=self.settings["three"] == "on",
            chance=source(rng),
            lives=[LIVES] * self.players,
            out=[0] * self.players,
            dealer=dealer,
            round=1,
            hands=empty,
            shown=empty,
            kept=[],
            stock=[],
            discards=[],
            drawn=None,
            knocker=None,
            log=[],
        )
        state.deal()
        return state


GAME = ThirtyOne
