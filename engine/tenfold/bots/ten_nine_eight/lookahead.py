"""What a search needs to know about a round of 10-9-8."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from tenfold.bots.search import Result, leads, victory
from tenfold.bots.ten_nine_eight.finish import finish
from tenfold.bots.ten_nine_eight.rules import tricks_to_expect, usual_bid, usual_card
from tenfold.french import BIT, SAME_SUIT, members
from tenfold.games.ten_nine_eight import TenNineEight, TenNineEightState
from tenfold.games.ten_nine_eight.cards import NO_TRICK, points, taking
from tenfold.games.ten_nine_eight.phases import BIDDING

VICTORY = 80.0
"""The worth of winning the game in the last round, in points. Before the last round, only the points count."""

UNIT = 20.0
"""How many points make about 1 in the search's own scale."""

SPREAD = (0.0, 0.0, 2.5, 3.5, 3.0, 3.0)
"""The spread of the seats' points after one round, by number of players; it grows with the square root of the rounds
(`victory`). Fitted to 9,000 rounds of games by the medium level."""

LAST_CARDS = 2
"""With at most this many cards in hand, the rest of the round is solved."""

FEW_CARDS = 3
"""With at most this many cards in hand, all own plays are tried against others who play by the rules of thumb."""

REACH = 1.2
"""The search considers bids that differ from the expected tricks by less than this."""


class Outcome(NamedTuple):
    """The outcome of a round.

    - `worths`: the worth of the round for each seat
    - `gains`: the same in the units of the search, where a victory is about 1
    - `result`: the result for the deciding seat
    """

    worths: list[float]
    gains: list[float]
    result: Result


class Search:
    """What a search needs to know about one decision.

    `result` is the last play-out's result for the deciding seat.
    """

    def __init__(self, state: TenNineEightState) -> None:
        self.game: TenNineEight = state.game
        self.round: int = state.round
        self.seat: int = state.turn
        self.ahead: int = len(state.game.schedule) - state.round - 1
        self.wanted: float = tricks_to_expect(state, state.turn) if state.phase is BIDDING else 0.0
        self.before: tuple[int, ...] = state.points
        self.result: Result = Result(0.0)
        self._outcomes: dict[tuple[int | None, ...], Outcome] = {}  # by bids and tricks, because few recur often

    def candidates(self, state: TenNineEightState) -> Sequence[int]:
        """Return every legal card, or every own bid, or another seat's usual bid; nothing after the round."""
        if state.round != self.round:
            return ()
        if state.phase is not BIDDING:
            return state.legal_actions()
        return state.legal_actions() if state.turn == self.seat else (usual_bid(state),)

    def worth_a_thought(self, legal: Sequence[int]) -> Sequence[int]:
        """Return every card, or the bids near the expected tricks."""
        if legal[0] < NO_TRICK:
            return legal
        near = [bid for bid in legal if abs(bid - NO_TRICK - self.wanted) < REACH]
        return near or [min(legal, key=lambda bid: abs(bid - NO_TRICK - self.wanted))]

    def play_out(self, state: TenNineEightState, _rng: random.Random) -> list[float]:
        """Play the round to its end by the rules of thumb; return each seat's gain, as in `Outcome.gains`."""
        if state.round != self.round:
            over = state.rounds[-1]
            return self.count(over.bids, over.tricks)
        while state.phase is BIDDING:
            state.apply_action(usual_bid(state))
        return self.count(state.bids, finish(state))

    def count(self, bids: Sequence[int | None], won: Sequence[int]) -> list[float]:
        """Return each seat's gain for the search, and keep the deciding seat's result in `result`."""
        outcome = self._outcome(bids, won)
        self.result = outcome.result
        return outcome.gains

    def _outcome(self, bids: Sequence[int | None], won: Sequence[int]) -> Outcome:
        """Return the outcome of these tricks, calculated once."""
        key = (*bids, *won)
        outcome = self._outcomes.get(key)
        if outcome is None:
            worths, wins = self.worths(bids, won)
            result = Result(worths[self.seat], wins[self.seat], self._facts(bids, won))
            unit = UNIT if self.ahead else VICTORY
            outcome = self._outcomes[key] = Outcome(worths, [worth / unit for worth in worths], result)
        return outcome

    def worths(self, bids: Sequence[int | None], won: Sequence[int]) -> tuple[list[float], list[float]]:
        """Return each seat's worth of the round, and its chance to win the game.

        The worth is the lead in points of this round; in the last round, the worth of the victory is added.
        """
        scored = points(bids, won, self.game.missed)
        totals = [total + more for total, more in zip(self.before, scored, strict=True)]
        wins = victory(totals, SPREAD[len(totals)] * sqrt(self.ahead))
        ahead = leads(scored)
        if self.ahead:
            return ahead, wins
        return [lead + VICTORY * win for lead, win in zip(ahead, wins, strict=True)], wins

    def _facts(self, bids: Sequence[int | None], won: Sequence[int]) -> tuple[float, ...]:
        """Return the facts: the seat wins too many tricks, too few; each seat makes its bid; the tricks it wins."""
        own, bid = won[self.seat], bids[self.seat] or 0
        made = [float(bid == tricks) for bid, tricks in zip(bids, won, strict=True)]
        return (float(own > bid), float(own < bid), *made, float(own))

    def solved(self, state: TenNineEightState, action: int) -> Result:
        """Return the result of an action if everyone plays the rest perfectly, knowing all cards."""
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
        """Return the worth for each seat if everyone plays the rest perfectly, and the tricks won."""
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


class Answers:
    """What a seat does best after each of its acts, if the others play by the rules of thumb.

    Later, the seat knows only which cards were played since. So its choice is the same in all worlds in which these are
    the same: the card that did best in the worlds so far. A choice for each world would assume that it sees all hands.
    """

    def __init__(self, search: Search) -> None:
        self._search = search
        self._worths: dict[tuple[int, ...], dict[int, float]] = {}  # of own cards, added up, by the cards played

    def played_on(self, state: TenNineEightState, action: int) -> Result:
        """Return the result of an action. At most two cards are left afterwards, so there is at most one choice."""
        search = self._search
        state.apply_action(action)
        played = [action]
        while state.hands[search.seat].bit_count() > 1:
            if state.turn == search.seat:
                legal = state.legal_actions()
                if len(legal) > 1:
                    return self._chosen(state, legal, self._worths.setdefault((*played,), dict.fromkeys(legal, 0.0)))
                card = legal[0]
            else:
                card = usual_card(state)
            state.apply_action(card)
            played.append(card)
        search.count(state.bids, finish(state))
        return search.result

    def _chosen(self, state: TenNineEightState, legal: Sequence[int], worths: dict[int, float]) -> Result:
        """Return the result of the card that did best so far, this world included."""
        results = {}
        for card in legal:
            after = state.clone(events=False)
            after.apply_action(card)
            self._search.count(after.bids, finish(after))
            results[card] = self._search.result
            worths[card] += self._search.result.worth
        return results[max(legal, key=worths.__getitem__)]


def has_few_cards(state: TenNineEightState) -> bool:
    """True if all own plays can be tried in the rest of the round (`Answers`)."""
    return state.phase is not BIDDING and state.hands[state.turn].bit_count() <= FEW_CARDS


def is_solvable(state: TenNineEightState) -> bool:
    """True if only the last cards are in hand, and no restriction on trumps applies to a seat that has a choice."""
    if state.phase is BIDDING or state.hands[state.turn].bit_count() > LAST_CARDS:
        return False
    waits = state.game.waits and not state.trump_broken
    return bool(state.done and not waits) or len(state.trick) == state.game.players - 1
