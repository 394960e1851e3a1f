"""Players for `tenfold.arena` that use OpenSpiel's information-set tree search in our 10-9-8, as a benchmark.

    python -m tenfold arena ten-nine-eight --bots hard,bench.ismcts:Cpp --players 3 --option hook=on ...

With `RULES`, a round of 10-9-8 is a game of OpenSpiel's `oh_hell`: the same bids, tricks and points. `Cpp` is
OpenSpiel's search in C++, `Py` its search in Python. Both get enough simulations to take at least as much time as our
hard level. They use random play-outs, as in OpenSpiel's examples. They receive a world that fits the observation, but
use only what their seat knows. The search deals the rest again for each simulation.
"""

from __future__ import annotations

import random
from functools import cache, partial
from typing import Any, ClassVar

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from tenfold.bots.bot import Bot, Decision, Thinking
from tenfold.french import TEXTS
from tenfold.games.ten_nine_eight import TenNineEightObservation, TenNineEightState
from tenfold.games.ten_nine_eight.cards import NO_TRICK, taking
from tenfold.games.ten_nine_eight.phases import BIDDING

RULES = (("first_trick_trump", "free"), ("hook", "on"), ("missed", "tricks"))
"""The options with which a round has the rules of `oh_hell`."""

CURIOSITY = 10.0
"""The exploration constant of UCT, in points: about what is at stake in a round."""


@cache
def oh_hell(players: int, tricks: int) -> Any:
    """Return OpenSpiel's game of one round."""
    return pyspiel.load_game(f"oh_hell(players={players},num_tricks_fixed={tricks})")


@cache
def card_number(text: str) -> int:
    """Return OpenSpiel's number of a card from its text: by rank, then clubs, diamonds, spades, hearts."""
    return "23456789TJQKA".index(text[0]) * 4 + "CDSH".index(text[1])


def as_theirs(state: TenNineEightState) -> Any:
    """Return OpenSpiel's state of the same round, played from the deal to the current decision."""
    players, cards = state.game.players, state.cards
    played = plays(state)
    hands = [[number(card) for seat, card in played if seat == holder] for holder in range(players)]
    for holder, hand in enumerate(hands):
        hand += [number(card) for card in range(52) if state.hands[holder] >> card & 1]
    theirs = oh_hell(players, cards).new_initial_state()
    theirs.apply_action(cards)
    theirs.apply_action(state.dealer)
    for turn in range(cards * players):
        theirs.apply_action(hands[turn % players][turn // players])
    theirs.apply_action(number(state.turned_up))
    for turn in range(players):
        bid = state.bids[(state.dealer + 1 + turn) % players]
        if bid is not None:
            theirs.apply_action(52 + bid)
    for _, card in played:
        theirs.apply_action(number(card))
    return theirs


def number(card: int) -> int:
    """Return OpenSpiel's number of a card from our number."""
    return card_number(TEXTS[card])


def plays(state: TenNineEightState) -> list[tuple[int, int]]:
    """Return the seat and card of every play of the round, in order."""
    players, found = state.game.players, list[tuple[int, int]]()
    cards, leader = [*state.played, *state.trick], (state.dealer + 1) % state.game.players
    for begin in range(0, len(cards), players):
        trick = cards[begin : begin + players]
        found += [((leader + place) % players, card) for place, card in enumerate(trick)]
        if len(trick) == players:
            leader = (leader + taking(trick, state.trump)) % players
    return found


class Searcher(Bot):
    """The base class of both players."""

    simulations: ClassVar[int]

    def _think(self, observation: TenNineEightObservation, rng: random.Random, budget: int | None) -> Thinking:
        world = self.game.sample_state(observation, rng)
        theirs = as_theirs(world)
        assert theirs.current_player() == observation.player
        action = self.searched(theirs, rng.getrandbits(30), budget or self.simulations)
        ours = {
            (52 + outlook.action - NO_TRICK if world.phase is BIDDING else number(outlook.action)): outlook
            for outlook in observation.legal
        }
        assert {*ours} == {*theirs.legal_actions()}, "the rules differ"
        yield
        return Decision(ours[action].action, ours[action].text, "")

    def searched(self, theirs: Any, seed: int, simulations: int) -> int:
        """Return the action that the search chooses."""
        raise NotImplementedError


class Cpp(Searcher):
    """The search in C++."""

    simulations = 2000

    def searched(self, theirs: Any, seed: int, simulations: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        most = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = pyspiel.ISMCTSBot(seed, evaluator, CURIOSITY, simulations, -1, most)
        return int(bot.step(theirs))


class Py(Searcher):
    """The search in Python."""

    simulations = 300

    def searched(self, theirs: Any, seed: int, simulations: int) -> int:
        chance = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        bot = ismcts.ISMCTSBot(
            oh_hell(theirs.num_players(), 1),
            evaluator,
            uct_c=CURIOSITY,
            max_simulations=simulations,
            random_state=chance,
        )
        bot.set_resampler(partial(self._dealt_again, chance))
        return int(bot.step(theirs))

    @staticmethod
    def _dealt_again(chance: Any, theirs: Any, seat: int) -> Any:
        """Return a sampled world, as the search's default does, but reproducibly."""
        return theirs.resample_from_infostate(
            seat, pyspiel.UniformProbabilitySampler(chance.randint(1 << 30), 0.0, 1.0)
        )
