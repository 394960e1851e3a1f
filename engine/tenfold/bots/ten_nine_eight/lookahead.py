"""What a search has to know of a round of 10-9-8."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from tenfold.bots.search import Result, leads, victory
from tenfold.bots.ten_nine_eight.finish import finish
from tenfold.bots.ten_nine_eight.rules import tricks_to_expect, usual_bid
from tenfold.french import BIT, SAME_SUIT, members
from tenfold.games.ten_nine_eight import TenNineEight, TenNineEightState
from tenfold.games.ten_nine_eight.cards import NO_TRICK, points, taking
from tenfold.games.ten_nine_eight.phases import BIDDING

VICTORY = 80.0
"""What winning the game is worth in the last round, in points. Before, the points are what counts."""

UNIT = 20.0
"""How many points make about 1 in the search's own scale."""

SPREAD = (0.0, 0.0, 2.5, 3.5, 3.0, 3.0)
"""By players, how far each round moves the seats apart, for the square root of the rounds (`victory`). Fitted to 9,000
rounds of games by the medium level."""

LAST_CARDS = 2
"""With this many cards in hand, or fewer, the rest of the round is solved."""

REACH = 1.2
"""Bids no farther than this from the expected tricks are thought about."""


class Outcome(NamedTuple):
    """What the tricks of a round lead to.

    - `worths`: by seat, what the round is worth
    - `gains`: the same in the units of the search, where a victory is about one
    - `result`: what the seat that decides gets
    """

    worths: list[float]
    gains: list[float]
    result: Result


class Search:
    """What a search has to know of one decision.

    `result` is what the last play-out came to for the seat that decides.
    """

    def __init__(self, state: TenNineEightState) -> None:
        self.game: TenNineEight = state.game
        self.round: int = state.round
        self.seat: int = state.turn
        self.ahead: int = len(state.game.schedule) - state.round - 1
        self.wanted: float = tricks_to_expect(state, state.turn) if state.phase is BIDDING else 0.0
        self.before: tuple[int, ...] = state.points
        self.result: Result = Result(0.0)
        self._outcomes: dict[tuple[int | None, ...], Outcome] = {}  # a cache by bids and tricks: few, often met

    def candidates(self, state: TenNineEightState) -> Sequence[int]:
        """Return every card, the seat's own bids, or the usual bid of another seat; nothing after the round."""
        if state.round != self.round:
            return ()
        if state.phase is not BIDDING:
            return state.legal_actions()
        return state.legal_actions() if state.turn == self.seat else (usual_bid(state),)

    def worth_a_thought(self, legal: Sequence[int]) -> Sequence[int]:
        """Every card, the bids near the expected tricks."""
        if legal[0] < NO_TRICK:
            return legal
        near = [bid for bid in legal if abs(bid - NO_TRICK - self.wanted) < REACH]
        return near or [min(legal, key=lambda bid: abs(bid - NO_TRICK - self.wanted))]

    def play_out(self, state: TenNineEightState, _rng: random.Random) -> list[float]:
        """Return each seat's result of the round by the rules of thumb, as `worths` does; a victory is about 1."""
        if state.round != self.round:
            over = state.rounds[-1]
            return self.count(over.bids, over.tricks)
        while state.phase is BIDDING:
            state.apply_action(usual_bid(state))
        return self.count(state.bids, finish(state))

    def count(self, bids: Sequence[int | None], won: Sequence[int]) -> list[float]:
        """Return what these tricks come to for each seat, for the search; what they are to the seat on turn is kept."""
        outcome = self._outcome(bids, won)
        self.result = outcome.result
        return outcome.gains

    def _outcome(self, bids: Sequence[int | None], won: Sequence[int]) -> Outcome:
        """Return what these tricks lead to, calculated once."""
        key = (*bids, *won)
        outcome = self._outcomes.get(key)
        if outcome is None:
            worths, wins = self.worths(bids, won)
            result = Result(worths[self.seat], wins[self.seat], self._facts(bids, won))
            unit = UNIT if self.ahead else VICTORY
            outcome = self._outcomes[key] = Outcome(worths, [worth / unit for worth in worths], result)
        return outcome

    def worths(self, bids: Sequence[int | None], won: Sequence[int]) -> tuple[list[float], list[float]]:
        """By seat what the round is worth, and the chance to win the game.

        It is worth the lead in points of this round, in the last one what the victory is worth besides.
        """
        scored = points(bids, won, self.game.missed)
        totals = [total + more for total, more in zip(self.before, scored, strict=True)]
        wins = victory(totals, SPREAD[len(totals)] * sqrt(self.ahead))
        ahead = leads(scored)
        if self.ahead:
            return ahead, wins
        return [lead + VICTORY * win for lead, win in zip(ahead, wins, strict=True)], wins

    def _facts(self, bids: Sequence[int | None], won: Sequence[int]) -> tuple[float, ...]:
        """Return whether the bid is missed by too many or too few tricks; by seat, whether it is made; the tricks."""
        own, bid = won[self.seat], bids[self.seat] or 0
        made = [float(bid == tricks) for bid, tricks in zip(bids, won, strict=True)]
        return (float(own > bid), float(own < bid), *made, float(own))

    def solved(self, state: TenNineEightState, action: int) -> Result:
        """Return what an action comes to when everyone plays the rest as is best, knowing all cards."""
        trick, leader = [*state.trick], state.leader
        state.apply_action(action)
        if state.round == self.round:
            trick, leader = [*state.trick], state.leader
            best = self._best_end(state, state.hands, trick, leader, state.turn, state.tricks)
            self.count(state.bids, best[1])
        else:
            over = state.rounds[-1]
            self.count(over.bids, over.tricks)
        return self.result

    def _best_end(  # noqa: PLR0917  # called millions of times, and names cost time
        self,
        state: TenNineEightState,
        hands: list[int],
        trick: list[int],
        leader: int,
        seat: int,
        won: list[int],
    ) -> tuple[list[float], list[int]]:
        """Return what the rest comes to for each seat, and the tricks."""
        hand = hands[seat]
        if not hand:
            return self._outcome(state.bids, won).worths, won[:]
        follow = hand & SAME_SUIT[trick[0]] if trick else hand
        after = self.game.left[seat]
        found: tuple[list[float], list[int]] | None = None
        for card in members(follow or hand):
            hands[seat] = hand ^ BIT[card]
            trick.append(card)
            if after == leader:
                winner = (leader + taking(trick, state.trump)) % len(trick)
                won[winner] += 1
                ended = self._best_end(state, hands, [], winner, winner, won)
                won[winner] -= 1
            else:
                ended = self._best_end(state, hands, trick, leader, after, won)
            trick.pop()
            if found is None or ended[0][seat] > found[0][seat]:
                found = ended
        hands[seat] = hand
        assert found is not None
        return found


def is_solvable(state: TenNineEightState) -> bool:
    """True if only the last cards are in hand, and every seat that still has a choice can play any of its cards."""
    if state.phase is BIDDING or state.hands[state.turn].bit_count() > LAST_CARDS:
        return False
    waits = state.game.waits and not state.trump_broken
    return bool(state.done and not waits) or len(state.trick) == state.game.players - 1
