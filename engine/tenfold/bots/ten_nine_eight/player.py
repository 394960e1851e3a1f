"""The three levels of 10-9-8."""

from __future__ import annotations

import random
from collections.abc import Generator
from functools import cache, partial
from importlib import import_module
from itertools import islice
from typing import Any

from tenfold.bots.advice import Searched
from tenfold.bots.bot import Bot, Weighing, unreckoned
from tenfold.bots.characters import Manners
from tenfold.bots.reasons import Reasons, Speech, judged
from tenfold.bots.search import ALONE, Node, Result, compare, exhaust, grow
from tenfold.bots.ten_nine_eight.lookahead import UNIT, VICTORY, Answers, Search, has_few_cards, is_solvable
from tenfold.bots.ten_nine_eight.manners import manners
from tenfold.bots.ten_nine_eight.rules import careless, usual_bid, usual_card
from tenfold.bots.ten_nine_eight.speech import called, facts, kind_of, obvious, runs
from tenfold.bots.ten_nine_eight.worlds import Stock, all_deals, likely_worlds
from tenfold.bots.trials import Trial
from tenfold.games.ten_nine_eight import TenNineEight, TenNineEightObservation, TenNineEightState
from tenfold.games.ten_nine_eight.phases import BIDDING

ITERATIONS = 2400
"""The budget of the hard level; only a close choice needs all of it."""

TOLERANCE = 0.03
"""The search drops an act if it expects no more improvement than this, in points."""

EXPLORE = 0.5
"""How much the tree search explores; gains are between -1 and 1."""

STOCK = 250
"""How many worlds the hard level samples at a time, to choose the likely ones."""

GUESSES = 8
"""The number of possible worlds in which the medium level compares its cards."""

ADVICE = 1200
"""The budget for advice."""

LEAST = 0.4
"""The smallest loss in points at which an act is called worse."""

ABOUT = 1.0
"""Points: an act that surely loses less is about as good."""

LEEWAY = 1.2
"""Points: an act that a character prefers surely loses less."""

GLANCE = 300
"""The largest number of fresh worlds in which a character tries an act that it likes."""


def plans() -> Any:
    """Return the module with what hints say. No start needs it, so it's imported when a hint first asks."""
    return import_module("tenfold.bots.ten_nine_eight.plan")


class TenNineEightBot(Bot):
    """A computer player of 10-9-8. Points are those of the round; in the last round, a victory counts, too."""

    game: TenNineEight
    victory = VICTORY
    advice: int | None = ADVICE
    least = LEAST
    tolerance = ABOUT
    leeway = LEEWAY
    glance = GLANCE

    def manners(self, observation: TenNineEightObservation) -> Manners:
        """Return the temper that each bid or card shows."""
        return manners(observation)

    def _weigh(
        self, observation: TenNineEightObservation, rng: random.Random, budget: int | None, *, every: bool
    ) -> Weighing:
        if self.level == "hard":
            searched = yield from self._search(observation, rng, budget, every=every)
            assert searched is not None
            return judged(searched.found, searched.texts, searched.speech, grounds=every)
        state = self.game.sample_state(observation, rng)  # used only for what this seat and the table know
        if self.level == "easy":
            only = len(observation.legal) == 1
            return unreckoned(observation, observation.legal[0].action if only else careless(state, rng))
        if state.phase is BIDDING:
            return unreckoned(observation, usual_bid(state))
        return unreckoned(observation, (yield from self._best_guess(state, observation, rng)))

    def _best_guess(
        self, state: TenNineEightState, observation: TenNineEightObservation, rng: random.Random
    ) -> Generator[None, None, int]:
        """Return the card that does best in a few worlds, if everyone plays by the rules of thumb after it."""
        search, usual = Search(state), usual_card(state)
        worths = {usual: 0.0} | dict.fromkeys(state.legal_actions(), 0.0)  # of equal cards, the usual one is played
        if len(worths) == 1:
            return usual
        for world in islice(self.game.worlds(observation, rng), GUESSES):
            for card in worths:
                after = world.clone(events=False)
                after.apply_action(card)
                search.play_out(after, rng)
                worths[card] += search.result.worth
            yield
        return max(worths, key=worths.__getitem__)

    def _search(
        self, observation: TenNineEightObservation, rng: random.Random, budget: int | None, *, every: bool
    ) -> Generator[None, None, Searched | None]:
        if self.level != "hard":
            return None
        texts = {outlook.action: outlook.text for outlook in observation.legal}
        state = self.game.sample_state(observation, rng)  # used only for what this seat and the table know
        budget = ITERATIONS if budget is None else max(1, budget)
        search = Search(state)
        trial = self._tried(search, state, observation, rng, budget)
        if trial.every:
            found = yield from exhaust(trial.every, [*texts], played_on=trial.played_on)
        else:
            if len(texts) == 1:
                budget = max(1, budget // ALONE)
            found = yield from compare(
                trial.worlds,
                trial.prior,
                played_on=trial.played_on,
                trust=0,
                budget=budget // self.game.players if is_solvable(state) else budget,
                tolerance=TOLERANCE if search.ahead else TOLERANCE * VICTORY / UNIT,
                others=trial.others if every else {},
            )
        counts = self.victory_in(observation)
        call, kind = partial(called, observation), partial(kind_of, observation)
        alike = runs(observation)

        @cache
        def reasons() -> Reasons:
            """Return what a hint says."""
            made: Reasons = plans().Planned(observation, trial.worlds, found)
            return made

        cards = [] if state.phase is BIDDING else [*texts]
        speech = Speech(
            state.turn,
            facts(observation),
            call,
            counts,
            LEAST,
            ABOUT,
            kind=kind,
            grounds=lambda best, other, fact: reasons().grounds(best, other, fact),
            plan=lambda action, said: reasons().plan(action, said),
            main=lambda action: alike.get(action, action),
            acts=cards,
            rivals=cards,
            opposed=lambda one, other: plans().opposed(one, other),
            obvious=obvious(observation),
        )
        return Searched(found, texts, speech, trial)

    def victory_in(self, observation: TenNineEightObservation) -> float:
        """Return the value of a victory: 0 before the last round."""
        return 0.0 if len(observation.schedule) > observation.round + 1 else VICTORY

    def _trial(self, observation: TenNineEightObservation, rng: random.Random) -> Generator[None, None, Trial]:
        yield from ()
        state = self.game.sample_state(observation, rng)
        return self._tried(Search(state), state, observation, rng, STOCK)

    def _tried(
        self,
        search: Search,
        state: TenNineEightState,
        observation: TenNineEightObservation,
        rng: random.Random,
        budget: int,
    ) -> Trial:
        """Return how to search with a tree below each act, or to try everything if few cards are left."""
        legal = state.legal_actions()
        even = dict.fromkeys(legal, 0.0)
        ends = is_solvable(state)
        deals = all_deals(state, observation) if ends else []
        if len(legal) == 1:
            budget //= ALONE
        worlds = likely_worlds(self.game.worlds(observation, rng), observation, rng, max(1, min(STOCK, budget)))
        if deals:
            stock = Stock(deals, observation)
            return Trial(worlds, search.solved, even, every=[*zip(stock.weights, stock.states, strict=True)])
        if ends:
            return Trial(worlds, search.solved, even)
        if has_few_cards(state):
            return Trial(worlds, Answers(search).played_on, even)
        below = {action: Node() for action in legal}

        def played_on(world: TenNineEightState, action: int) -> Result:
            world.apply_action(action)
            grow(below[action], world, rng, candidates=search.candidates, play_out=search.play_out, explore=EXPLORE)
            return search.result

        running = search.worth_a_thought(legal)
        others = [action for action in legal if action not in running]
        return Trial(worlds, played_on, dict.fromkeys(running, 0.0), dict.fromkeys(others, 0.0))


BOT = TenNineEightBot
