"""The three levels of Tenstuff."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tenfold.bots.bot import Bot, Decision, Thinking
from tenfold.bots.tenstuff import rules
from tenfold.bots.tenstuff.lookahead import look_ahead
from tenfold.games.tenstuff import Tenstuff, TenstuffObservation, TenstuffState
from tenfold.games.tenstuff.actions import BEGIN, FAKE, GUESSES, SKIP, TABLE
from tenfold.games.tenstuff.cards import FIRST, members
from tenfold.games.tenstuff.phases import DRAWING, GUESSING, RETURNING, TURN, WINDOW
from tenfold.observation import Outlook

CARELESS = {"easy": 0.35, "medium": 0.1, "hard": 0.0}
"""By level, how often any set is laid that is legal."""

MISPLACES = {"easy": 0.15, "medium": 0.05, "hard": 0.0}
"""By level, how often a set goes where it does not belong when the draw pile is used up."""

CHEATS = {"easy": 0.02, "medium": 0.02, "hard": 0.01}
"""By level, how often a chance to cheat is taken."""

NOTICES = {"easy": 0.04, "medium": 0.1, "hard": 0.2}
"""By level, how likely two players notice in a window that the other has cheated; more players, less attention."""

RELENTS = {"medium": 0.5, "hard": 0.25}
"""By level, how often a ten is kept that it would be good to throw: two players who throw the same ten and return the
same cards again and again would keep each other from playing for hundreds of acts."""

HASTY = 0.05
"""How often the easy level throws a ten for no reason."""

GENEROUS = 0.5
"""How often the easy level returns a card that it could use."""


class TenstuffBot(Bot):
    """A computer player of Tenstuff."""

    game: Tenstuff

    def _think(self, observation: TenstuffObservation, rng: random.Random, budget: int | None) -> Thinking:
        seat = observation.player
        if seat is None:  # the table cannot act
            return None
        outlooks = {outlook.action: outlook for outlook in observation.legal}
        for outlook in observation.legal:
            if outlook.kind == "accuse" and self._notices(observation, outlook, rng):
                return _decision(outlook, "somebody’s cards do not add up")
        state = self.game.sample_state(observation, rng)  # for what this seat and the table know
        if seat == observation.current_player and (state.phase is WINDOW or len(outlooks) == 1):
            action: int | None = observation.legal[0].action
        elif state.phase is WINDOW and self._relents(state, seat, rng):
            action = None
        elif self.level == "hard":
            action = yield from look_ahead(self.game, state, observation, rng, budget)
        else:
            action = self._by_rules(state, seat, rng)
        if state.phase is WINDOW and seat != state.turn and action in {None, BEGIN}:
            return None
        assert action is not None
        action = self._with_slips(state, outlooks, action, rng)
        return _decision(outlooks[action], why(observation, outlooks[action]))

    def _notices(self, seen: TenstuffObservation, outlook: Outlook, rng: random.Random) -> bool:
        if outlook.taker not in seen.telltale:
            return False
        return rng.random() < (0.5 if seen.phase == "last" else NOTICES[self.level] * 2 / seen.players)

    def _relents(self, state: TenstuffState, seat: int, rng: random.Random) -> bool:
        return state.hands[seat].bit_count() > 1 and rng.random() < RELENTS.get(self.level, 0.0)

    def _by_rules(self, state: TenstuffState, seat: int, rng: random.Random) -> int | None:
        """The two lower levels."""
        phase = state.phase
        easy = self.level == "easy"
        if phase is TURN:
            return self._set(state, seat, rng)
        if phase is GUESSING and not state.reversed:
            return GUESSES[rng.choice(members(unplaced(state, seat)) or [FIRST])]
        if easy and phase is WINDOW and state.hands[seat].bit_count() > 1:
            tens = [action for action in state.legal_actions(seat) if action in SKIP]
            return rng.choice(tens) if tens and rng.random() < HASTY else None
        if easy and phase is RETURNING and rng.random() < GENEROUS:
            return state.legal_actions()[0]
        return rules.usual(state, seat)

    def _set(self, state: TenstuffState, seat: int, rng: random.Random) -> int:
        """A set, now and then any, or in the wrong place; the easy level looks for the lowest."""
        hand = state.hands[seat] & ~state.marked
        sets = state.sets(hand)
        if not sets:
            return rules.turn(state, seat)
        if rng.random() < CARELESS[self.level]:
            number = rng.choice(sets)
        elif self.level == "easy":
            number = min(sets, key=lambda number: (rules.RANK[number], -number))
        else:
            number = rules.best_set(sets, hand, state.last, state.last_owner == seat)[1]
        if not state.table_offered():
            return number
        due = state.table_due()
        wrong = rng.random() < (MISPLACES[self.level] if due else MISPLACES[self.level] / 10)
        return TABLE.numbers[number] if due != wrong else number

    def _with_slips(
        self, state: TenstuffState, outlooks: Mapping[int, Outlook], action: int, rng: random.Random
    ) -> int:
        """The act, or in its place a cheat. A draw is faked only after a set, so that something has changed."""
        if not self.game.cheating or state.marked or rng.random() >= CHEATS[self.level]:
            return action
        if state.phase is DRAWING and state.played:
            return FAKE
        cheats = [each.action for each in outlooks.values() if each.kind in {"slip", "arrange"}]
        return rng.choice(cheats) if cheats else action


def unplaced(state: TenstuffState, seat: int) -> int:
    """The cards that may be the next one, as far as a seat knows."""
    memory = state.memory
    return memory.possible(seat)[-2] & ~memory.known[seat]


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
    "stop": "one set is enough",
    "guess": "it may be the next card",
    "no guess": "the next card is wanted",
    "give": "it is better elsewhere",
    "return": "it is not needed",
    "done": "that is enough",
    "draw": "a card has to be drawn",
    "fake": "a card has to be drawn",
    "arrange": "it is worth a look",
    "slip": "nobody seems to look",
    "order": "one card is as good as another",
}
