"""The three levels of Tenstuff."""

from __future__ import annotations

import random
from collections.abc import Generator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from tenfold.bots.advice import Searched
from tenfold.bots.bot import Bot, Weighing, unreckoned
from tenfold.bots.characters import Manners
from tenfold.bots.reasons import Fact, Speech, grounds_in, judged
from tenfold.bots.search import Findings
from tenfold.bots.tenstuff import rules, text
from tenfold.bots.tenstuff.lookahead import look_ahead, tried
from tenfold.bots.tenstuff.manners import manners
from tenfold.bots.trials import Trial
from tenfold.games.tenstuff import Tenstuff, TenstuffObservation, TenstuffState
from tenfold.games.tenstuff.actions import BEGIN, FAKE, GUESSES, NO_GUESS, SET_OF, SKIP, TABLE
from tenfold.games.tenstuff.cards import FIRST, members, rank_of
from tenfold.games.tenstuff.phases import DRAWING, GUESSING, RETURNING, TURN, WINDOW
from tenfold.games.tenstuff.state import bits_of
from tenfold.messages import Message
from tenfold.observation import Outlook
from tenfold.sentences import Card, Person

ActionT = TypeVar("ActionT", int, "int | None")

ADVICE = 480
"""The budget for advice."""

LEAST = 0.05
"""The smallest loss in points at which an act is called worse."""

ABOUT = 0.1
"""Points: an act that surely loses less is about as good."""

CHEATING = {"slip", "arrange", "fake"}
"""The kinds of acts that cheat, which advice never offers."""

LEEWAY = 0.1
"""Points: an act that a character prefers surely loses less."""

GLANCE = 150
"""The largest number of fresh worlds in which a character tries an act that it likes."""

CARELESS = {"easy": 0.6, "medium": 0.1, "hard": 0.0}
"""How often a level chooses a set without care: the easy level plays any, the medium level one of the best few."""

NEXT_BEST = 3
"""A careless choice of the medium level is one of this many best sets."""

MISPLACES = {"easy": 0.15, "medium": 0.05, "hard": 0.0}
"""How often a level plays a set where it does not belong when the draw pile is used up."""

CHEATS = {"easy": 0.02, "medium": 0.02, "hard": 0.01}
"""How often a level takes a chance to cheat."""

NOTICES = {"easy": 0.04, "medium": 0.1, "hard": 0.2}
"""The chance that a level notices in a window, in a game for two, that the other has cheated; with more, it is less."""

RELENTS = {"medium": 0.5, "hard": 0.25}
"""How often a level keeps a ten that it should throw. Otherwise, two players could throw the same ten and return the
same cards for hundreds of acts, without playing."""

HASTY = 0.05
"""How often the easy level throws a ten for no reason."""

GENEROUS = 0.5
"""How often the easy level returns a card that it could use."""


class TenstuffBot(Bot):
    """A computer player of Tenstuff. Points are those of places; a victory is worth one more for each seat."""

    game: Tenstuff
    advice: int | None = ADVICE
    least: float = LEAST
    tolerance: float = ABOUT
    leeway = LEEWAY
    glance = GLANCE

    def __init__(self, game: Tenstuff, level: str, seed: int = 0) -> None:
        super().__init__(game, level, seed)
        self.victory: float = float(game.players)

    def manners(self, observation: TenstuffObservation) -> Manners:
        """Return the temper that each set or gift shows."""
        return manners(observation)

    def _trial(self, observation: TenstuffObservation, rng: random.Random) -> Generator[None, None, Trial]:
        yield from ()
        return tried(self.game, self.game.sample_state(observation, rng), observation, rng)

    def _weigh(
        self, observation: TenstuffObservation, rng: random.Random, budget: int | None, *, every: bool
    ) -> Weighing:
        if self.level == "hard":
            searched = yield from self._search(observation, rng, budget, every=every)
            assert searched is not None
            return judged(searched.found, searched.texts, searched.speech, declining=searched.declining, grounds=every)
        noticed = self._noticed(observation, rng)
        state = self.game.sample_state(observation, rng)  # used only for what this seat and the table know
        return unreckoned(observation, noticed[0] if noticed else self._chosen(state, observation, rng))

    def _search(
        self, observation: TenstuffObservation, rng: random.Random, budget: int | None, *, every: bool
    ) -> Generator[None, None, Searched | None]:
        if self.level != "hard":
            return None
        noticed = self._noticed(observation, rng)
        state = self.game.sample_state(observation, rng)  # used only for what this seat and the table know
        return (yield from self._reckon(state, observation, noticed, rng, budget, every=every))

    def _noticed(self, observation: TenstuffObservation, rng: random.Random) -> list[int]:
        """Return the accusations of seats that this seat has noticed cheating."""
        return [
            outlook.action
            for outlook in observation.legal
            if outlook.kind == "accuse" and self._notices(observation, outlook, rng)
        ]

    def _chosen(self, state: TenstuffState, observation: TenstuffObservation, rng: random.Random) -> int | None:
        """Return the act of the two lower levels."""
        seat = observation.seat
        outlooks = {outlook.action: outlook for outlook in observation.legal}
        if seat == state.turn and (state.phase is WINDOW or len(outlooks) == 1):
            action: int | None = observation.legal[0].action
        elif state.phase is WINDOW and self._relents(state, seat, rng):
            action = None
        else:
            action = self._by_rules(state, seat, rng)
        if state.phase is WINDOW and seat != state.turn and action in {None, BEGIN}:
            return None
        assert action is not None
        return self._with_slips(state, outlooks, action, rng)

    def _reckon(
        self,
        state: TenstuffState,
        observation: TenstuffObservation,
        noticed: list[int],
        rng: random.Random,
        budget: int | None,
        *,
        every: bool,
    ) -> Generator[None, None, Searched]:
        """Return the findings of the hard level for all acts."""
        seat = observation.seat
        outlooks = {outlook.action: outlook for outlook in observation.legal}
        relents = state.phase is WINDOW and seat != state.turn and self._relents(state, seat, rng)
        cheat = None if noticed else self._with_slips(state, outlooks, None, rng)
        tempting = tuple(noticed) if cheat is None else (cheat,)
        overlooked = bits_of(
            outlook.taker
            for outlook in observation.legal
            if outlook.kind == "accuse" and outlook.taker is not None and outlook.action not in noticed
        )
        found, trial = yield from look_ahead(
            self.game, state, observation, rng, budget, unnoticed=overlooked, tempting=tempting, every=every
        )
        for action in (*tempting, *([BEGIN] if relents else [])):
            if not found.lead(action, found.best).is_telling:
                found.best = action
                break
        texts = {outlook.action: outlook.text for outlook in observation.legal}
        declining = BEGIN if seat != state.turn else None
        call, kind = partial(called, observation), partial(kind_of, observation)
        grounds = grounds_in("tenfold.bots.tenstuff.grounds", observation)
        speech = Speech(
            seat,
            facts(observation),
            call,
            self.victory,
            LEAST,
            ABOUT,
            kind=kind,
            grounds=grounds,
            acts=[*texts],
            rivals=[*texts],
            obvious=obvious(observation, on_table=state.table_due()),
        )
        cheats = [outlook.action for outlook in observation.legal if outlook.kind in CHEATING]
        unlikely = _unlikely(found) if state.phase is GUESSING else []
        return Searched(found, texts, speech, trial, declining, [*cheats, *unlikely])

    def _notices(self, seen: TenstuffObservation, outlook: Outlook, rng: random.Random) -> bool:
        if outlook.taker not in seen.telltale:
            return False
        return rng.random() < (0.5 if seen.phase == "last" else NOTICES[self.level] * 2 / seen.players)

    def _relents(self, state: TenstuffState, seat: int, rng: random.Random) -> bool:
        return state.hands[seat].bit_count() > 1 and rng.random() < RELENTS.get(self.level, 0.0)

    def _by_rules(self, state: TenstuffState, seat: int, rng: random.Random) -> int | None:
        """Return the act of the two lower levels by the rules of thumb, with the mistakes of the level."""
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
        """Return the action that plays a set: the best, or the lowest at the easy level.

        Now and then it is a careless choice, or goes in the wrong place.
        """
        hand = state.hands[seat] & ~state.marked
        sets = state.sets(hand)
        if not sets:
            return rules.turn(state, seat)
        if rng.random() < CARELESS[self.level]:
            number = rng.choice(sets if self.level == "easy" else self._next_best(state, sets, hand))
        elif self.level == "easy":
            number = min(sets, key=lambda number: (rules.RANK[number], -number))
        else:
            number = rules.best_set(sets, hand, state.last, state.last_owner == seat)[1]
        if not state.table_offered():
            return number
        due = state.table_due()
        wrong = rng.random() < (MISPLACES[self.level] if due else MISPLACES[self.level] / 10)
        return TABLE.numbers[number] if due != wrong else number

    def _next_best(self, state: TenstuffState, sets: Sequence[int], hand: int) -> list[int]:
        own = state.last_owner == state.turn
        return sorted(sets, key=lambda number: rules.gain(number, hand, state.last, own), reverse=True)[:NEXT_BEST]

    def _with_slips(
        self, state: TenstuffState, outlooks: Mapping[int, Outlook], action: ActionT, rng: random.Random
    ) -> int | ActionT:
        """Return the act, or now and then a cheat instead. A draw is faked only after a set, so that games move on."""
        if not self.game.cheating or state.marked or rng.random() >= CHEATS[self.level]:
            return action
        if state.phase is DRAWING and state.played:
            return FAKE
        cheats = [each.action for each in outlooks.values() if each.kind in {"slip", "arrange"}]
        return rng.choice(cheats) if cheats else action


def _unlikely(found: Findings) -> list[int]:
    """Return all guesses except the one that matters most, so that advice compares it with no guess."""
    guesses = sorted(set(found.results) - {NO_GUESS})
    most = max(guesses, key=lambda action: abs(found.lead(action, NO_GUESS).difference))
    named = most if found.best == NO_GUESS else found.best
    return [action for action in guesses if action != named]


def unplaced(state: TenstuffState, seat: int) -> int:
    """Return the cards that may be the next to draw, as far as a seat knows."""
    memory = state.memory
    return memory.possible(seat)[-2] & ~memory.known[seat]


# The words for acts and facts.


def facts(observation: TenstuffObservation) -> list[Fact]:
    """Return the wording of a play-out's facts, and their gain in points."""
    players = observation.players
    own = observation.seat

    def goes_out(how: str) -> Message:
        return text.out_now(who=Person(own), how=how)

    def out_soon(seat: int) -> Fact:
        gain = float(players) if seat == own else -players / (players - 1)
        return Fact(lambda how: text.out_soon(who=Person(seat), how=how), gain)

    return [
        Fact(goes_out, float(players), sure=goes_out),
        *map(out_soon, range(players)),
        Fact(lambda how: text.left_with(who=Person(own), how=how), -0.1, "about", adds=False),
    ]


def obvious(observation: TenstuffObservation, *, on_table: bool) -> int | None:
    """Return the set that takes most cards out of the hand, as lessons teach; None if there is none.

    Of single cards, it’s one that lets the seat play again, or the lowest. It goes to the pile, or `on_table` if it has
    to.
    """
    sets = {
        outlook.action: outlook.kind == "match"
        for outlook in observation.legal
        if outlook.action in SET_OF and (outlook.action in TABLE) == on_table
    }

    def tempts(action: int) -> tuple[int, bool, int]:
        """Return how much a set tempts: by its cards, then as a match, then by its rank."""
        cards = SET_OF[action]
        return cards.bit_count(), sets[action], -rank_of(cards)

    return max(sets, key=tempts, default=None)


def called(observation: TenstuffObservation, action: int) -> Message:
    """Return the name of an act: what it does, with which cards."""
    if action == BEGIN:
        mine = observation.player == observation.current_player
        return text.start_turn if mine else text.let_play(who=Person(observation.current_player))
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    verb, _, rest = outlook.text.partition(" ")
    if verb == "done":
        return text.done(phase=observation.phase, count=len(observation.marked))
    if verb == "accuse" and outlook.taker is not None:
        return text.accuse(who=Person(outlook.taker))
    if verb in WITH_CARDS:
        return WITH_CARDS[verb](cards=tuple([Card(card) for card in rest.split()]))
    if verb == "order":
        return text.order(order=tuple([int(place) for place in rest.split()]))
    return CALLED[outlook.text]


def kind_of(observation: TenstuffObservation, action: int) -> Message | None:
    """Return the word for a set of the last rank, or for a ten that skips a turn; None for every other act."""
    return KINDS.get(next((outlook.kind for outlook in observation.legal if outlook.action == action), ""))


KINDS = {"match": text.match, "slam": text.slam, "attempt": text.attempt, "skip": text.skip}
"""The words for sorts of play, by the kind of the outlook."""

WITH_CARDS = {
    "play": text.play,
    "table": text.table,
    "guess": text.guess,
    "give": text.give,
    "return": text.give_back,
    "slip": text.slip,
    "skip": text.throw,
}
"""The texts for acts about cards, by the act's first word."""

CALLED = {
    "pass": text.pass_turn,
    "stop": text.stop,
    "no guess": text.no_guess,
    "draw": text.draw,
    "fake": text.fake,
    "arrange": text.arrange,
}


BOT = TenstuffBot
