"""The three levels of 10-9-8."""

from __future__ import annotations

import random
from collections.abc import Generator
from functools import partial

from tenfold.bots.bot import Bot, Weighing, unreckoned
from tenfold.bots.characters import Manners
from tenfold.bots.reasons import Speech, judged
from tenfold.bots.search import ALONE, Findings, Node, Result, compare, exhaust, grow
from tenfold.bots.ten_nine_eight.lookahead import UNIT, VICTORY, Search, is_solvable
from tenfold.bots.ten_nine_eight.manners import manners
from tenfold.bots.ten_nine_eight.rules import careless, usual_bid, usual_card
from tenfold.bots.ten_nine_eight.speech import called, facts
from tenfold.bots.ten_nine_eight.worlds import Stock, all_deals, likely_worlds
from tenfold.games.ten_nine_eight import TenNineEight, TenNineEightObservation, TenNineEightState
from tenfold.games.ten_nine_eight.phases import BIDDING

ITERATIONS = 2400
"""The budget of the hard level, where the choice is close."""

TRIFLE = 0.03
"""So many points more are not worth the search for them."""

EXPLORE = 0.5
"""How curious the search is; gains lie between -1 and 1."""

STOCK = 250
"""Of so many worlds at a time the hard level chooses those that are likely."""

ADVICE = 1200
"""The budget for advice."""

LEAST = 0.4
"""A smaller difference in points is not worth a word."""

LEEWAY = 1.5
"""So many points a character gives for its liking."""

GLANCE = 300
"""The budget for knowing what is about as good as what a lower level plays."""


class TenNineEightBot(Bot):
    """A computer player of 10-9-8. Points are those of the round; in the last one a victory counts, too."""

    game: TenNineEight
    victory = VICTORY
    advice: int | None = ADVICE
    least = LEAST
    leeway = LEEWAY
    glance = GLANCE

    def manners(self, observation: TenNineEightObservation) -> Manners:
        """What its bids and cards show."""
        return manners(observation)

    def _weigh(
        self, observation: TenNineEightObservation, rng: random.Random, budget: int | None, *, every: bool
    ) -> Weighing:
        texts = {outlook.action: outlook.text for outlook in observation.legal}
        state = self.game.sample_state(observation, rng)  # for what this seat and the table know
        if self.level == "easy":
            return unreckoned(observation, careless(state, rng) if len(texts) > 1 else observation.legal[0].action)
        if self.level == "medium":
            return unreckoned(observation, usual_bid(state) if state.phase is BIDDING else usual_card(state))
        budget = ITERATIONS if budget is None else max(1, budget)
        found = yield from self._search(state, observation, rng, budget, every=every)
        counts = self.victory_in(observation)
        speech = Speech(state.turn, facts(observation), partial(called, observation), counts, LEAST)
        return judged(found, texts, speech)

    def victory_in(self, observation: TenNineEightObservation) -> float:
        """What winning counts: something in the last round alone."""
        return 0.0 if len(observation.schedule) > observation.round + 1 else VICTORY

    def _search(
        self,
        state: TenNineEightState,
        observation: TenNineEightObservation,
        rng: random.Random,
        budget: int,
        *,
        every: bool,
    ) -> Generator[None, None, Findings]:
        search = Search(state)
        legal = state.legal_actions()
        ends = is_solvable(state)
        deals = all_deals(state, observation) if ends else []
        if deals:
            stock = Stock(deals, observation)
            weighted = [*zip(stock.weights, stock.states, strict=True)]
            return (yield from exhaust(weighted, legal, played_on=search.solved))
        if len(legal) == 1:
            budget = max(1, budget // ALONE)
        sampled = self.game.worlds(observation, rng)
        trifle = TRIFLE if search.ahead else TRIFLE * VICTORY / UNIT
        worlds = likely_worlds(sampled, observation, rng, max(1, min(STOCK, budget)))
        if ends:
            even = dict.fromkeys(legal, 0.0)
            return (
                yield from compare(
                    worlds,
                    even,
                    played_on=search.solved,
                    trust=0,
                    budget=budget // self.game.players,
                    trifle=trifle,
                )
            )
        below = {action: Node() for action in legal}

        def played_on(world: TenNineEightState, action: int) -> Result:
            world.apply_action(action)
            grow(below[action], world, rng, candidates=search.candidates, play_out=search.play_out, explore=EXPLORE)
            return search.result

        running = search.worth_a_thought(legal)
        others = [action for action in legal if action not in running] if every else []
        return (
            yield from compare(
                worlds,
                dict.fromkeys(running, 0.0),
                played_on=played_on,
                trust=0,
                budget=budget,
                trifle=trifle,
                others=dict.fromkeys(others, 0.0),
            )
        )


BOT = TenNineEightBot
