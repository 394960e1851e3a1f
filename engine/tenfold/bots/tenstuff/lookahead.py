"""The hard level's search in Tenstuff: which acts it compares, in which worlds, and how it plays these on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from functools import partial

from tenfold.bots.search import Anytime, Findings, Result, compare, is_spent
from tenfold.bots.tenstuff import rules
from tenfold.bots.tenstuff.judgement import Prospects, points, prospects
from tenfold.bots.trials import Trial
from tenfold.games.tenstuff import Tenstuff, TenstuffObservation, TenstuffState
from tenfold.games.tenstuff.actions import BEGIN, GUESSES, NO_GUESS, PASS, SKIP, STOP
from tenfold.games.tenstuff.cards import FULL
from tenfold.games.tenstuff.memory import Memory
from tenfold.games.tenstuff.phases import GIVING, GUESSING, RETURNING, TURN, WINDOW

PLAY_OUTS = 2400
"""The hard level's budget of play-outs, to be divided by the number of players: with more, each takes longer. A clear
choice takes a fraction."""

TOLERANCE = 0.01
"""Points: the search drops an act if it expects no more improvement than this."""

TURNS = 2
"""How many turns the hard level plays on, besides one of every seat."""

WIDTH = 8
"""How many sets the hard level compares."""

TRUST, RULES = 16, 0.06
"""How many play-outs the rules of thumb count for, and what a turn gained by them is worth in victories. With less of
both, the search prefers acts that only keep others from going out, so no one goes out. Games of four hard players then
took half as long again as games of four medium ones."""

SETTLED = 3
"""The hard level keeps its tens without a search if it holds more ranks than this and the seat on turn more cards. The
rules of thumb must throw none, either."""

WAITS = 5
"""With this many cards in hand, or more, the hard level plays what it can and no longer waits for better cards."""

URGE = 0.3
"""How often the hard level does not wait in any case. Without `WAITS` and `URGE`, players of this level would hoard
cards and wait for each other for thousands of acts. A search that looks a round ahead can't see the delay. For the same
reason the level waits only if that is clearly better, and never with only two seats left."""


class Forgetful(Memory):
    """A memory that keeps nothing, for play-outs, which never ask for it: this saves a third of their time."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0)
        self.known: list[int] = [FULL]

    def copy(self) -> Forgetful:
        """Return itself, because all states can share it."""
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
    """An endless source of worlds that may be true, made for play-outs.

    In these worlds, the seats in `unnoticed` have not cheated.
    """

    def __init__(
        self, game: Tenstuff, observation: TenstuffObservation, rng: random.Random, unnoticed: int = 0
    ) -> None:
        self._sampled: Iterator[TenstuffState] = game.worlds(observation, rng)
        self._unnoticed = unnoticed

    def __iter__(self) -> Iterator[TenstuffState]:
        return self

    def __next__(self) -> TenstuffState:
        state = next(self._sampled)
        state.memory = FORGETFUL
        state.telltale &= ~self._unnoticed
        return state


def tried(
    game: Tenstuff,
    state: TenstuffState,
    seen: TenstuffObservation,
    rng: random.Random,
    *,
    unnoticed: int = 0,
    tempting: tuple[int, ...] = (),
) -> Trial:
    """Return how to try acts out: everyone plays on for a round by the rules of thumb.

    In a window, `BEGIN` stands for keeping your tens. `state` is a world that fits the observation. `unnoticed` are
    seats whose cheating this seat has overlooked, so they have not cheated in its worlds. `tempting` are acts to
    compare besides those that look best.
    """
    seat = seen.seat
    worth = 2 * game.players  # points for a victory: the unit in which candidates are judged
    running = {action: worth * found for action, found in candidates(state, seat, rng).items()}
    least = min(running.values())
    for action in tempting:
        running.setdefault(action, least)
    legal = (*state.legal_actions(seat), *([BEGIN] * (seat != state.turn)))
    others = dict.fromkeys([action for action in legal if action not in running], least)
    return Trial(Worlds(game, seen, rng, unnoticed), partial(result, seat=seat), running, others)


def look_ahead(
    game: Tenstuff,
    state: TenstuffState,
    seen: TenstuffObservation,
    rng: random.Random,
    budget: int | None,
    *,
    unnoticed: int = 0,
    tempting: tuple[int, ...] = (),
    every: bool,
) -> Generator[None, None, tuple[Findings, Trial | None]]:
    """Return the findings for the acts, and their trial (`tried`); yield after every play-out.

    For guesses there is no trial, because they need no more worlds. `budget` is the number of play-outs, None for the
    default. With `every`, all acts are tried.
    """
    seat = seen.seat
    budget = PLAY_OUTS // game.players if budget is None else max(1, budget)
    if state.phase is GUESSING:
        return (yield from _guesses(Worlds(game, seen, rng, unnoticed), seat, budget)), None
    trial = tried(game, state, seen, rng, unnoticed=unnoticed, tempting=tempting)
    found = yield from compare(
        trial.worlds,
        trial.prior,
        played_on=trial.played_on,
        trust=TRUST,
        budget=budget,
        tolerance=TOLERANCE,
        others=trial.others if every else {},
    )
    if found.best == PASS and len(trial.prior) > 1:
        laying = [action for action in trial.prior if action != PASS]
        known = max(len(found.results[action]) for action in laying)
        longest = [action for action in laying if len(found.results[action]) == known]
        found.best = max(longest, key=lambda action: found.lead(action, PASS).difference)
        if found.lead(PASS, found.best).is_telling:
            found.best = PASS
    return found, trial


def result(state: TenstuffState, action: int, seat: int) -> Result:
    """Return the result of an act.

    The first fact is 1 if this seat goes out at once. Then, for each seat, there is 1 if it is out soon. The last one
    is the number of cards that this seat then holds.
    """
    carry_out(state, action, seat)
    at_once = float(seat in state.out)
    worths, wins = played_on(state)
    players = state.game.players
    out = [float(other in state.out) for other in range(players)]
    return Result(points(worths[seat], players), wins[seat], (at_once, *out, float(state.hands[seat].bit_count())))


def _guesses(worlds: Worlds, seat: int, budget: int) -> Anytime[Findings]:
    """Return the findings for every guess; yield after every world.

    A guess is either right or like no guess, so each world needs only two play-outs. If no guess is not clearly better,
    the likeliest card is named.
    """
    found = Findings(dict.fromkeys((*GUESSES.values(), NO_GUESS), 0.0))
    right: Counter[int] = Counter()
    for number in range(1, max(1, budget // 2) + 1):
        world = next(worlds)
        action = GUESSES[world.draw[-1]]
        right[action] += 1
        hit = result(world.clone(events=False), action, seat)
        miss = result(world, NO_GUESS, seat)
        for other, results in found.results.items():
            results.append(hit if other == action else miss)
        if is_spent((yield), number):
            break
    found.best = max(right, key=lambda action: (right[action], action))
    nothing = found.lead(NO_GUESS, found.best)
    if nothing.difference > 0 and nothing.is_telling:
        found.best = NO_GUESS
    return found


def candidates(state: TenstuffState, seat: int, rng: random.Random) -> Mapping[int, float]:
    """Return the acts worth comparing, at least one, each with its worth by the rules of thumb."""
    phase = state.phase
    usual = rules.usual(state, seat)
    if phase is WINDOW:
        return _tens(state, seat, usual)
    assert usual is not None
    if phase is TURN:
        return _sets(state, seat, usual, rng)
    if phase in {GIVING, RETURNING}:
        legal = state.legal_actions()
        return {usual: RULES} | dict.fromkeys(sorted({*legal[: WIDTH - 2], legal[-1]} - {usual}), 0.0)
    return {usual: 0.0}


def _tens(state: TenstuffState, seat: int, usual: int | None) -> Mapping[int, float]:
    """Return the tens worth throwing, and keeping them, each with its worth."""
    hand = state.hands[seat]
    if hand & (hand - 1) == 0 and usual is not None:
        return {usual: 0.0}
    few = state.hands[state.turn].bit_count() <= SETTLED or rules.ranks_in(hand) <= SETTLED
    if usual is None and not few:
        return {BEGIN: 0.0}
    tens = dict.fromkeys([action for action in state.legal_actions(seat) if action in SKIP], -RULES)
    if usual is not None:
        tens[usual] = RULES
    return {BEGIN: 0.0} | tens


def _sets(state: TenstuffState, seat: int, usual: int, rng: random.Random) -> Mapping[int, float]:
    """Return the sets that gain most, and playing none if that is possible, each with its worth."""
    hand = state.hands[seat] & ~state.marked
    last, own = state.last, state.last_owner == seat
    gains = [(rules.gain(number, hand, last, own), number) for number in state.sets(hand)]
    gains.sort(reverse=True)
    if not gains or gains[0][0] > rules.OUT / 2:
        return {usual: 0.0}
    found = {rules.placed(state, number): RULES * gained for gained, number in gains[:WIDTH]}
    if not state.opening and not state.marked:
        if state.played:
            found[STOP] = 0.0
        elif hand.bit_count() < WAITS and rules.can_draw(state) and not rules.alone(state) and rng.random() >= URGE:
            found[PASS] = -RULES
    return found


def carry_out(state: TenstuffState, action: int, seat: int) -> None:
    """Carry out an act of the search; `BEGIN` is carried out for the seat on turn."""
    state.apply_action(action, state.turn if action == BEGIN else seat)


def played_on(state: TenstuffState) -> Prospects:
    """Return each seat's result if everyone plays on by the rules of thumb. This uses up the state."""
    turns = state.game.players + TURNS
    while (player := state.turn) >= 0:
        if state.phase is not WINDOW:
            action = rules.usual(state, player)
            assert action is not None
            state.phase.apply(state, action, player)  # the rules of thumb give only legal actions
        elif turns:
            turns -= 1
            _through_window(state, player)
        else:
            break
    return prospects(state)


def _through_window(state: TenstuffState, player: int) -> None:
    """Let the first seat that wants to throw a ten do so; otherwise the seat on turn starts."""
    seat = state.game.left[player]
    while seat != player:
        action = rules.throw(state, seat)
        if action is not None:
            state.phase.apply(state, action, seat)
            return
        seat = state.game.left[seat]
    state.phase.apply(state, BEGIN, player)
