"""The table of a game of Tenstuff: its options, the deal, and its words for a terminal."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from tenfold.game import Choice, Game, Option
from tenfold.games.tenstuff import sampling
from tenfold.games.tenstuff.actions import ACCUSE
from tenfold.games.tenstuff.cards import END, FIRST, set_of, texts
from tenfold.games.tenstuff.position import read
from tenfold.games.tenstuff.state import TenstuffState
from tenfold.games.tenstuff.view import TenstuffObservation
from tenfold.games.tenstuff.words import event_in_words, table_in_words
from tenfold.shuffling import source

DEALT = {2: 10, 3: 10, 4: 10, 5: 8, 6: 7, 7: 6, 8: 5}
"""Cards of each hand, by number of players."""

ON, OFF = Choice("on", "on"), Choice("off", "off")


class Tenstuff(Game[TenstuffState, TenstuffObservation]):
    """Tenstuff at one table."""

    short_name = "tenstuff"
    long_name = "Tenstuff"
    author = "unknown"
    publisher = "unknown"
    min_players = 2
    max_players = 8
    offered_players = (2, 3, 4, 5, 6, 7, 8)
    best_players = (4, 3)
    high_score_wins = True
    acts_out_of_turn = True
    hides_to_the_end = True
    options = (
        Option(
            "preset",
            "House rules",
            "All official rules, none of them, or those that go well on a table like this one.",
            (Choice("table", "table"), Choice("official", "official"), Choice("basic", "basic")),
        ),
        Option(
            "reversal",
            "Three sixes",
            "A set of exactly three sixes turns the piles and the direction of play round.",
            (ON, OFF),
        ),
        Option(
            "after_reversal",
            "After three sixes",
            "What the next player has to beat.",
            (Choice("last-set-stays", "the last set"), Choice("fresh-pile", "nothing")),
        ),
        Option(
            "excommunication",
            "Excommunication",
            "When the draw pile is used up, a set belongs on the bare table; who lays it on the pile has to sit out.",
            (Choice("assisted", "with a question"), Choice("strict", "without a hint"), OFF),
        ),
        Option(
            "cheating",
            "Cheating",
            "Cards may be slipped under a set, a draw faked, the pile arranged; who is caught has to show his hand.",
            (OFF, ON),
        ),
        Option(
            "wrong_accusation",
            "A wrong accusation",
            "What it costs to accuse somebody who has not cheated.",
            (
                Choice("draw-1", "one card to draw"),
                Choice("nothing", "nothing"),
                Choice("shame", "the Round of Shame"),
            ),
        ),
    )
    presets: ClassVar[Mapping[str, Mapping[str, str]]] = {  # T33
        "table": {"reversal": "on", "excommunication": "assisted", "cheating": "off"},
        "official": {"reversal": "on", "excommunication": "strict", "cheating": "on"},
        "basic": {"reversal": "off", "excommunication": "off", "cheating": "off"},
    }

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        self.reversal = self.settings["reversal"] == "on"
        self.fresh_pile = self.settings["after_reversal"] == "fresh-pile"
        self.excommunication = self.settings["excommunication"]
        self.cheating = self.settings["cheating"] == "on"
        self.wrong_accusation = self.settings["wrong_accusation"]

    def num_distinct_actions(self) -> int:
        """626 and one accusation for each seat."""
        return ACCUSE + self.players

    def max_game_length(self) -> None:
        """None: cards drawn again and again can make a game of any length."""
        return

    def _new_state(self, rng: random.Random) -> TenstuffState:
        deck = [*range(FIRST, END)]
        rng.shuffle(deck)
        cards = DEALT[self.players]
        hands = [set_of(deck.pop() for _ in range(cards)) for _ in range(self.players)]
        state = TenstuffState(self, hands, deck, source(rng))
        state._events = []
        for seat, hand in enumerate(hands):
            state._memory.learn(seat, hand)
            state._happened("deal", seat, {"cards": cards}, {"hand": texts(hand)}, (seat,), reveals=True)
        state._lead_with_lowest()
        return state

    def _state_from(self, position: Mapping[str, Any]) -> TenstuffState:
        return read(self, position)

    def sample_state(self, observation: TenstuffObservation, rng: random.Random) -> TenstuffState:
        """Deal the cards that the seat does not know to the places where they may be."""
        return next(self.worlds(observation, rng))

    def worlds(self, observation: TenstuffObservation, rng: random.Random) -> Iterator[TenstuffState]:
        """Sampled states without end."""
        return sampling.worlds(self, observation, rng)

    def observation_to_string(self, observation: TenstuffObservation, names: Sequence[str]) -> str:
        """The piles, the last set, everybody’s number of cards, and the seat’s own hand."""
        return table_in_words(observation, names)

    def event_to_string(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened as a sentence, such as `Bea lays 3D and 3H: a match.`."""
        return event_in_words(event, names)
