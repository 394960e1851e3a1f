"""The three levels of Tenstuff."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from itertools import islice

from tenfold.bots.bot import Bot, Decision, Thinking
from tenfold.bots.search import best_action
from tenfold.bots.tenstuff import rules
from tenfold.bots.tenstuff.judgement import outcome
from tenfold.game import Outlook
from tenfold.games.tenstuff import Tenstuff, TenstuffObservation, TenstuffState
from tenfold.games.tenstuff.actions import (
    BEGIN,
    DRAWING,
    FAKE,
    GIVING,
    GUESS,
    GUESSING,
    NO_GUESS,
    PASS,
    RETURNING,
    SKIP,
    STOP,
    TABLE,
    TURN,
    WINDOW,
)
from tenfold.games.tenstuff.cards import CARDS, FIRST, FULL, TEN, TENS, members
from tenfold.games.tenstuff.memory import Memory

PLAY_OUTS = 240
"""The budget of the hard level for one decision."""

TURNS = 2
"""How many turns the hard level plays on, besides one of every seat."""

WIDTH = 8
"""How many sets the hard level compares."""

TRUST, RULES = 4, 0.01
"""How many play-outs the rules of thumb count for, and what a turn gained by them is worth in victories."""

SETTLED = 3
"""With more ranks than this in hand, while the seat on turn has more cards, the hard level keeps its tens unasked."""

CARELESS = {"easy": 0.35, "medium": 0.1, "hard": 0.0}
"""By level, how often any set is laid that is legal."""

MISPLACES = {"easy": 0.15, "medium": 0.05, "hard": 0.0}
"""By level, how often a set goes where it does not belong when the draw pile is used up."""

CHEATS = {"easy": 0.02, "medium": 0.02, "hard": 0.01}
"""By level, how often a chance to cheat is taken."""

NOTICES = {"easy": 0.04, "medium": 0.1, "hard": 0.2}
"""By level, how likely two players notice in a window that the other has cheated; more players, less attention."""

HASTY = 0.05
"""How often the easy level throws a ten for no reason."""

GENEROUS = 0.5
"""How often the easy level returns a card that it could use."""

COUNTED = 40
"""Worlds in which the hard level looks for the card that is likely to be the next."""


class Forgetful(Memory):
    """Nobody remembers anything, since nobody asks in a play-out: it saves a third of the time."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)
        self.known = [FULL]

    def copy(self) -> Forgetful:
        """The same, for all states."""
        return self

    def show(self, cards: int) -> None:
        """Forget it."""

    def learn(self, seat: int, cards: int) -> None:
        """Forget it."""

    def draw(self, seat: int, card: int) -> None:
        """Forget it."""

    def move_unseen(self, source: int, target: int, held: int, candidates: int, insiders: tuple[int, ...]) -> None:
        """Forget it."""

    def shuffle(self, cards: int) -> None:
        """Forget it."""

    def exchange(self) -> None:
        """Forget it."""

    def restart(self) -> None:
        """Forget it."""

    def lose_order(self, cards: int, seat: int) -> None:
        """Forget it."""

    def rule_out(self, seats: object, cards: int) -> None:
        """Forget it."""


FORGETFUL = Forgetful()


class Worlds:
    """Worlds that may be true, made for play-outs."""

    def __init__(self, game: Tenstuff, observation: TenstuffObservation, rng: random.Random) -> None:
        self._sampled: Iterator[TenstuffState] = game.worlds(observation, rng)

    def sample_state(self, _observation: TenstuffObservation, _rng: random.Random) -> TenstuffState:
        """The next world."""
        state = next(self._sampled)
        state._memory = FORGETFUL
        return state


# The hard level: what to compare, and how.


def candidates(state: TenstuffState, seat: int) -> Mapping[int, float]:
    """The acts worth comparing and what the rules of thumb think of them; one only where there is nothing to compare.

    In a window `BEGIN` stands for keeping one’s tens.
    """
    phase = state._phase
    usual = rules.usual(state, seat)
    if phase == WINDOW:
        return _tens(state, seat, usual)
    assert usual is not None
    if phase == TURN:
        return _sets(state, seat, usual)
    if phase == GUESSING and usual != NO_GUESS:
        return {usual: RULES, NO_GUESS: 0.0}
    if phase in {GIVING, RETURNING}:
        legal = state.legal_actions()
        return {usual: RULES} | dict.fromkeys({*legal[: WIDTH - 2], legal[-1]} - {usual}, 0.0)
    return {usual: 0.0}


def _tens(state: TenstuffState, seat: int, usual: int | None) -> Mapping[int, float]:
    """Which ten to throw, if any."""
    hand = state._hands[seat]
    if hand & (hand - 1) == 0 and usual is not None:
        return {usual: 0.0}
    few = state._hands[state._player].bit_count() <= SETTLED or rules.ranks_in(hand) <= SETTLED
    if usual is None and not few:
        return {BEGIN: 0.0}
    tens = dict.fromkeys([SKIP + card - 4 * TEN for card in members(hand & TENS)], -RULES)
    if usual is not None:
        tens[usual] = RULES
    return {BEGIN: 0.0} | tens


def _sets(state: TenstuffState, seat: int, usual: int) -> Mapping[int, float]:
    """The sets that gain most, and to lay none."""
    hand = state._hands[seat] & ~state._marked
    last, own = state._last, state._owner == seat
    gains = [(rules.gain(number, hand, last, own), number) for number in state._sets(hand)]
    gains.sort(reverse=True)
    if not gains or gains[0][0] > rules.OUT / 2:
        return {usual: 0.0}
    found = {rules.placed(state, number): RULES * gained for gained, number in gains[:WIDTH]}
    if not state._opening and not state._marked:
        if state._played:
            found[STOP] = 0.0
        elif rules.can_draw(state):
            found[PASS] = -RULES
    return found


def carry_out(state: TenstuffState, action: int, seat: int) -> None:
    """An act of the search: beginning is done by the seat on turn."""
    state.apply_action(action, state._player if action == BEGIN else seat)


def played_on(state: TenstuffState) -> list[float]:
    """What a position comes to for each seat when everybody plays on by the rules of thumb; the state is spent."""
    turns = state.game.players + TURNS
    while (player := state._player) >= 0:
        if state._phase != WINDOW:
            action = rules.usual(state, player)
            assert action is not None
            state._apply(action, player)  # which is legal
        elif turns:
            turns -= 1
            _through_window(state, player)
        else:
            break
        state._legal = None
    return outcome(state)


def _through_window(state: TenstuffState, player: int) -> None:
    """Somebody throws a ten, or the seat on turn begins."""
    seat = state.game.left[player]
    while seat != player:
        action = rules.throw(state, seat)
        if action is not None:
            state._apply(action, seat)
            return
        seat = state.game.left[seat]
    state._apply(BEGIN, player)


# The levels.


class TenstuffBot(Bot):
    """A computer player of Tenstuff."""

    game: Tenstuff

    def _think(self, observation: TenstuffObservation, rng: random.Random, budget: int | None) -> Thinking:
        outlooks = {outlook.action: outlook for outlook in observation.legal}
        for outlook in observation.legal:
            if outlook.kind == "accuse" and self._notices(observation, outlook, rng):
                return _decision(outlook, "somebody’s cards do not add up")
        seat = observation.player
        assert seat is not None
        state = self.game.sample_state(observation, rng)  # for what this seat and the table know
        if seat == observation.current_player and len(outlooks) == 1:
            action: int | None = observation.legal[0].action
        elif self.level == "hard":
            action = yield from self._search(state, observation, rng, budget)
        else:
            action = self._by_rules(state, seat, rng)
        if state._phase == WINDOW and seat != state._player and action in {None, BEGIN}:
            return None
        assert action is not None
        action = self._with_slips(state, outlooks, action, rng)
        return _decision(outlooks[action], why(observation, outlooks[action]))

    def _notices(self, seen: TenstuffObservation, outlook: Outlook, rng: random.Random) -> bool:
        if outlook.taker not in seen.telltale:
            return False
        return rng.random() < (0.5 if seen.phase == "last" else NOTICES[self.level] * 2 / seen.players)

    def _search(
        self, state: TenstuffState, seen: TenstuffObservation, rng: random.Random, budget: int | None
    ) -> Generator[None, None, int]:
        seat = seen.player
        assert seat is not None
        if state._phase == GUESSING and not state._reversed:
            return GUESS + likely_next(self.game, seen, rng)
        return (
            yield from best_action(
                Worlds(self.game, seen, rng),
                seen,
                candidates(state, seat),
                rng,
                policy=lambda *_: None,
                value=played_on,
                trust=TRUST,
                horizon=0,
                budget=PLAY_OUTS if budget is None else max(1, budget),
                act=carry_out,
            )
        )

    def _by_rules(self, state: TenstuffState, seat: int, rng: random.Random) -> int | None:
        """The two lower levels."""
        phase = state._phase
        easy = self.level == "easy"
        if phase == TURN:
            return self._set(state, seat, rng)
        if phase == GUESSING and not state._reversed:
            return GUESS + rng.choice(members(unplaced(state, seat)) or [FIRST])
        if easy and phase == WINDOW and state._hands[seat].bit_count() > 1:
            hasty = rng.random() < HASTY and state._legal_out_of_turn(seat)
            return state._legal_out_of_turn(seat)[0] if hasty else None
        if easy and phase == RETURNING and rng.random() < GENEROUS:
            return state.legal_actions()[0]
        return rules.usual(state, seat)

    def _set(self, state: TenstuffState, seat: int, rng: random.Random) -> int:
        """A set, now and then any, or in the wrong place; the easy level looks for the lowest."""
        hand = state._hands[seat] & ~state._marked
        sets = state._sets(hand)
        if not sets:
            return rules.turn(state, seat)
        if rng.random() < CARELESS[self.level]:
            number = rng.choice(sets)
        elif self.level == "easy":
            number = min(sets, key=lambda number: (rules.RANK[number], -number))
        else:
            number = rules.best_set(sets, hand, state._last, state._owner == seat)[1]
        if not state._table_offered():
            return number
        due = state._table_due()
        wrong = rng.random() < (MISPLACES[self.level] if due else MISPLACES[self.level] / 10)
        return number + TABLE if due != wrong else number

    def _with_slips(
        self, state: TenstuffState, outlooks: Mapping[int, Outlook], action: int, rng: random.Random
    ) -> int:
        """The act, or in its place a cheat. A draw is faked only after a set, so that something has changed."""
        if not self.game.cheating or state._marked or rng.random() >= CHEATS[self.level]:
            return action
        if state._phase == DRAWING and state._played:
            return FAKE
        cheats = [each.action for each in outlooks.values() if each.kind in {"slip", "arrange"}]
        return rng.choice(cheats) if cheats else action


def unplaced(state: TenstuffState, seat: int) -> int:
    """The cards that may be the next one, as far as a seat knows."""
    memory = state._memory
    return memory.possible(seat)[-2] & ~memory.known[seat]


def likely_next(game: Tenstuff, seen: TenstuffObservation, rng: random.Random) -> int:
    """The card that is the next one in most worlds."""
    if seen.draw[0] is not None:
        return CARDS[seen.draw[0]]
    cards = Counter(state._draw[-1] for state in islice(game.worlds(seen, rng), COUNTED))
    return max(cards, key=lambda card: (cards[card], card))


BOT = TenstuffBot


# Why.


def _decision(outlook: Outlook, why: str) -> Decision:
    return Decision(outlook.action, outlook.text, why)


def why(seen: TenstuffObservation, outlook: Outlook) -> str:
    """Why this is done, from what the whole table knows: it may be read aloud."""
    if outlook.kind == "skip":
        return _why_throw(seen)
    if outlook.kind == "pass":
        return "waiting is better"
    return WHY.get(outlook.kind, "it can be laid")


def _why_throw(seen: TenstuffObservation) -> str:
    if len(seen.hand) == 1:
        return "it is the last card"
    if seen.hand_sizes[seen.current_player] <= rules.FEW:
        return "somebody is about to go out"
    return "that turn had better not be played"


WHY = {
    "begin": "it is time to go on",
    "match": "a match brings another set",
    "attempt": "it may be guessed what comes next",
    "slam": "a slam gives cards away",
    "stop": "the other sets are kept for later",
    "guess": "it may be the next card",
    "no guess": "the next card is wanted",
    "give": "it is better elsewhere",
    "return": "it is not needed",
    "done": "that is enough",
    "draw": "a card has to be drawn",
    "fake": "a card has to be drawn",
    "order": "one card is as good as another",
}
