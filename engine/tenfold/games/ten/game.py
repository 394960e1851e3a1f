"""10 at one table: its metadata, the deal, and the way to positions, worlds and words."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tenfold.game import Choice, Game, Option
from tenfold.games.ten import position as positions
from tenfold.games.ten import words, worlds
from tenfold.games.ten.cards import ACTIONS, CHIPS, DECK, HAND, JOKER, MOST_PLAYERS, ROUND, ROUNDS, texts
from tenfold.games.ten.state import TenState
from tenfold.games.ten.view import TenObservation


class Ten(Game[TenState, TenObservation]):
    """10 at one table. `deck` is the number of cards of each kind that are played with."""

    short_name = "ten"
    long_name = "10"
    author = "Hans van Tol"
    publisher = "The Game Master"
    min_players = 2
    max_players = MOST_PLAYERS
    offered_players = (2, 3, 4, 5, 6, 7)
    best_players = (4, 5, 3)
    high_score_wins = False
    hides_to_the_end = True
    options = (
        Option(
            "surplus_jokers",
            "Jokers beyond one each",
            "Whether the jokers that nobody is dealt at the start are shuffled into the draw pile.",
            (Choice("in", "in the draw pile"), Choice("out", "left out")),
        ),
        Option(
            "auction_pass",
            "Passing in an auction",
            "Whether who has passed may come back while others still raise the bid.",
            (Choice("final", "final"), Choice("may-reenter", "may come back")),
        ),
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        jokers = DECK[JOKER] if self.settings["surplus_jokers"] == "in" else self.players  # X1
        self.deck: tuple[int, ...] = (*DECK[:JOKER], jokers)
        self.pass_is_final = self.settings["auction_pass"] == "final"
        self.everybody = (1 << self.players) - 1
        self.digits = "".join(map(str, range(self.players)))

    def num_distinct_actions(self) -> int:
        """554: ways to lay a card, swaps, opening bids, bids, protections, second cards, starters."""
        return ACTIONS

    def max_game_length(self) -> int:
        """Ten rounds in which every chance leads to an auction that climbs chip by chip to all there are."""
        seats = self.players
        auction = CHIPS * seats * (seats - 1) + 2
        return ROUNDS * (seats + seats * auction + 2 * seats + 1)

    def _new_state(self, rng: random.Random) -> TenState:
        pack = [card for card, count in enumerate(self.deck) for _ in range(count)]
        del pack[-self.players :]  # a joker each
        rng.shuffle(pack)
        stack = [*range(ROUND + 1, ROUND + 1 + ROUNDS)]
        rng.shuffle(stack)
        hands = [sorted([JOKER, *(pack.pop() for _ in range(HAND - 1))]) for _ in range(self.players)]
        state = TenState(self, hands, pack, stack)
        state._starter = rng.randrange(self.players)
        state._events = []
        for seat, hand in enumerate(hands):
            state._happened("deal", seat, {"cards": HAND}, {"hand": texts(hand)}, (seat,), reveals=True)
        state._begin_round()
        return state

    def _state_from(self, position: Mapping[str, Any]) -> TenState:
        state = self._empty_state()
        positions.read(state, position)
        state._events = []
        return state

    def _empty_state(self) -> TenState:
        return TenState(self, [[] for _ in range(self.players)], (), ())

    def sample_state(self, observation: TenObservation, rng: random.Random) -> TenState:
        """Deal anew what this seat has not seen: every world that can be, each as likely as by a fair deal."""
        return next(self.worlds(observation, rng))

    def worlds(self, observation: TenObservation, rng: random.Random) -> Iterator[TenState]:
        """Sampled states without end."""
        return worlds.sampled(self._empty_state(), observation, rng)

    def observation_to_string(self, observation: TenObservation, names: Sequence[str]) -> str:
        """Round and pot, what lies before everybody, the auction, and the seat’s own hand."""
        return words.of_observation(observation, names)

    def event_to_string(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened as a sentence, such as `Bea bids 3.`"""  # noqa: D400  # it ends with its own full stop
        return words.of_event(event, names)


GAME = Ten
