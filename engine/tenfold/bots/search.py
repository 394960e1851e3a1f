"""Search under hidden information, for any game: play on in many worlds that may be the true one.

A world is a state sampled from the observation, so the search can't know more than the seat does. `compare` and
`exhaust` return `Findings`: for each action, the result in each of its worlds. Everything reported about an action (its
worth, the chance to win, the reason) is calculated from these.

`compare` compares the actions of one decision, for games in which the rest is mostly luck. In every world, each action
still in the running is played out by a quick policy for all seats, and the results are added up. At each stage the
worse half of the actions is dropped, and the better half gets its time (sequential halving, Karnin et al. 2013). With a
tolerance, an action is dropped as soon as it promises too little. The search ends when one is left, so a clear choice
is quick, and a close one uses the whole budget. Comparing the actions in the same worlds takes most of the luck of the
deal out of the comparison. `best_action` is the short form if you want only the best action.

What a game knows before the search goes in as `prior`, which counts like a number of worlds already played. The search
then corrects a judgement instead of drowning it in the noise of a few play-outs.

`tree_search` looks several decisions of all seats ahead, for games in which they answer each other. It is
information-set Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse 2012). One tree grows
over all worlds. Each iteration walks down it by the actions that are legal in its own world. How much an action is
explored depends on how often it was tried among the times that it was possible.

`max_n` and `exhaust` try everything, at the end of a game: `max_n` all orders of play, `exhaust` all possible worlds.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import repeat
from math import erfc, exp, inf, log, pi, sqrt
from operator import mul, sub
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from tenfold.observation import Observation

ResultT = TypeVar("ResultT")

Policy: TypeAlias = Callable[[Any, int, random.Random], int | None]
"""A quick player: state, seat, generator → an action; None declines to act out of turn."""

Value: TypeAlias = Callable[[Any], Sequence[float]]
"""The worth of a state to each seat."""

Act: TypeAlias = Callable[[Any, int, int], None]
"""Carries out an action for a seat: state, action, seat."""


class Sampler(Protocol):
    """A source of worlds: a game, or something that knows better which worlds are likely."""

    def sample_state(self, observation: Any, rng: random.Random) -> Any:
        """Return a state that may be the true one; the search clones it before it plays on."""


# Findings.


class Result(NamedTuple):
    """The result of an action in one world: its worth, the chance to win the game, and facts.

    The worth is that of `Judgement.worth`. Facts are numbers, mostly 1 for what came true and 0 for what did not. Each
    game says what they are about (`tenfold.bots.reasons.Fact`).
    """

    worth: float
    win: float = 0.0
    facts: tuple[float, ...] = ()


class PairedDifference(NamedTuple):
    """A number for each of two actions, averaged over their worlds, and the standard error of the difference."""

    own: float
    other: float
    error: float
    worlds: int

    @property
    def difference(self) -> float:
        """The lead of the first action."""
        return self.own - self.other

    @property
    def is_telling(self) -> bool:
        """True if the difference is larger than two standard errors, so more than chance between equal actions."""
        return abs(self.difference) > max(2 * self.error, 1e-9)


Measure: TypeAlias = Callable[[Result], float]
"""A number from a result."""


def worth_of(result: Result) -> float:
    """Return the worth."""
    return result.worth


def win_of(result: Result) -> float:
    """Return the chance to win."""
    return result.win


class Findings:
    """The findings of a search: for each action, its results world by world.

    If the actions were played out in `common` worlds, the results of two actions are paired by position, as far as both
    have some. `weights` are the weights of the worlds, given only if these are all there can be: the findings then have
    no error. `prior` is each action's worth before the search, and counts for `trust` worlds.
    """

    def __init__(
        self,
        prior: Mapping[int, float],
        trust: float = 0.0,
        *,
        common: bool = True,
        weights: Sequence[float] | None = None,
    ) -> None:
        self.prior: Mapping[int, float] = prior
        self.trust = trust
        self.common = common
        self.weights = weights
        self.results: dict[int, list[Result]] = {action: [] for action in prior}
        self.best: int = next(iter(prior))
        """The action to choose."""
        self._apart: dict[tuple[int | bool, ...], PairedDifference] = {}  # worths, because judging asks for them often

    def average(self, action: int, measure: Measure) -> float:
        """Return the average result of an action in its worlds, without the prior."""
        found = [measure(result) for result in self.results[action]]
        if self.weights is not None:
            return _mean(found, self.weights)
        return sum(found) / len(found)

    def contrast(self, action: int, other: int, measure: Measure) -> PairedDifference:
        """Return the averages of two actions and their difference, over their common worlds if there are any."""
        if measure is not worth_of:
            return self._contrast(action, other, measure)
        counts = len(self.results[action]), len(self.results[other])
        known = (action, other, *counts, self.common, self.weights is None)  # all that can change
        if known not in self._apart:
            self._apart[known] = self._contrast(action, other, measure)
        return self._apart[known]

    def _contrast(self, action: int, other: int, measure: Measure) -> PairedDifference:
        own, theirs = self.results[action], self.results[other]
        if not self.common:
            ours, others = [*map(measure, own)], [*map(measure, theirs)]
            vary, differ = _variance(ours, _variance(ours, 0.0)), _variance(others, _variance(others, 0.0))
            error = sqrt(vary / len(ours) + differ / len(others))
            return PairedDifference(
                sum(ours) / len(ours), sum(others) / len(others), error, min(len(ours), len(others))
            )
        worlds = min(len(own), len(theirs))
        everything = [*map(measure, theirs)]
        ours, others = [*map(measure, own[:worlds])], everything[:worlds]
        if self.weights is not None:
            return PairedDifference(_mean(ours, self.weights), _mean(others, self.weights), 0.0, worlds)
        error = sqrt(_variance([*map(sub, ours, others)], _variance(everything, 0.0)) / worlds)
        return PairedDifference(sum(ours) / worlds, sum(others) / worlds, error, worlds)

    def lead(self, action: int, other: int) -> PairedDifference:
        """Return the worths of two actions and their difference, including the prior."""
        found = self.contrast(action, other, worth_of)
        if self.weights is not None or not self.trust:
            return found
        if self.common:
            own_share = other_share = found.worlds / (found.worlds + self.trust)
        else:
            own_share, other_share = self._share(action), self._share(other)
        own = own_share * found.own + (1 - own_share) * self.prior[action]
        theirs = other_share * found.other + (1 - other_share) * self.prior[other]
        return PairedDifference(
            own, theirs, sqrt(own_share) * found.error, found.worlds
        )  # as if there were more worlds

    def hopeful(self, action: int, tolerance: float) -> bool:
        """True if an action is the best so far, or may still turn out better by more than the tolerance.

        With few worlds, the prior may outweigh a clear lead in the results. The action then stays in the running.
        """
        if action == self.best or expected_improvement(self.lead(action, self.best)) > tolerance:
            return True
        found = self.contrast(action, self.best, worth_of)
        return found.difference > tolerance and found.is_telling

    def _share(self, action: int) -> float:
        worlds = len(self.results[action])
        return worlds / (worlds + self.trust)

    def expect_the_usual(self) -> None:
        """Set the prior of every action to the average of all results, so that a few worlds alone say little."""
        everything = [result.worth for results in self.results.values() for result in results]
        self.prior = dict.fromkeys(self.results, sum(everything) / len(everything))

    def choose(self) -> None:
        """Set `best` to the action with the highest worth, including the prior."""
        actions = [action for action, results in self.results.items() if results]
        for action in actions:
            if self.lead(action, self.best).difference > 0:
                self.best = action

    def ranking(self) -> list[tuple[int, PairedDifference]]:
        """Return the actions that have results, the best first, each with its lead over the best.

        A lead can be positive: an action tried in only a few worlds may seem better than the best through luck.
        """
        best = self.best
        apart = {action: self.lead(action, best) for action, results in self.results.items() if results}
        order = sorted(apart, key=lambda action: (action == best, apart[action].difference), reverse=True)
        return [(action, apart[action]) for action in order]


def _mean(values: Sequence[float], weights: Sequence[float]) -> float:
    return sum([value * weight for value, weight in zip(values, weights, strict=True)]) / sum(weights)


def _variance(values: Sequence[float], usual: float) -> float:
    """Return the variance of the values.

    The usual variance counts like one more value, because a few values may happen to be alike.
    """
    count = len(values)
    mean = sum(values) / count
    apart = [value - mean for value in values]
    squares: float = sum(map(mul, apart, apart))
    return (squares + usual) / count


def victory(points: Sequence[float], spread: float) -> list[float]:
    """Return each seat's chance to finish first, from the points so far; more points are better.

    The points to come have a standard deviation of about 1.28 times `spread`, the same for all seats. The chances are
    then proportional to the exponential of points / spread, which is exact for Gumbel's distribution. With a spread of
    0, the seat with most points has won, and several share the victory.

    >>> victory([12, 10, 12], 0)
    [0.5, 0.0, 0.5]
    >>> [round(chance, 2) for chance in victory([12, 10, 12], 5)]
    [0.37, 0.25, 0.37]
    """
    most = max(points)
    if spread <= 0:
        share = 1 / [*points].count(most)
        return [share if own == most else 0.0 for own in points]
    odds = [exp((own - most) / spread) for own in points]
    total = sum(odds)
    return [each / total for each in odds]


def leads(points: Sequence[float]) -> list[float]:
    """Return, by seat, its lead over the others' average.

    >>> leads([12, 10, 2])
    [6.0, 3.0, -9.0]
    """
    others, everything = len(points) - 1, sum(points)
    return [own - (everything - own) / others for own in points]


# Comparing in common worlds.

Anytime: TypeAlias = Generator[None, float | None, ResultT]
"""A search that can end early. Send it the share of the time for the decision that is used; `next` sends nothing.

It ends between two worlds, so how it ends doesn't depend on what it has found.
"""

SEARCHED = 0.5
"""The share of the time after which the search ends. The rest is for comparing the best acts in fresh worlds."""

FEWEST = 8
"""The smallest number of worlds, however long they take."""


def is_spent(used: float | None, worlds: int, share: float = 1.0) -> bool:
    """True if a search that has tried this many worlds has used its share of the time."""
    return used is not None and used >= share and worlds >= FEWEST


PlayedOn: TypeAlias = Callable[[Any, int], Result]
"""The result for the deciding seat if it does this and everyone plays on. Calling it uses up the state."""


def apply_for(state: Any, action: int, seat: int) -> None:
    """Carry out an act of a seat, in turn or out of turn."""
    state.apply_action(action, seat)


def best_action(
    game: Sampler,
    observation: Observation,
    prior: Mapping[int, float],
    rng: random.Random,
    *,
    policy: Policy,
    value: Value,
    trust: int,
    horizon: int,
    budget: int,
    act: Act = apply_for,
) -> Generator[None, None, int]:
    """Return the action of `prior` that does best over sampled worlds; yield after every play-out.

    `prior` is each action's worth before the search, in units of `value`; it counts for `trust` worlds. `horizon` is
    the length of a play-out in decisions, `budget` the number of play-outs. `act` carries out an action if this takes
    more than applying it for the seat.
    """
    seat = observation.seat

    def played_on(state: Any, action: int) -> Result:
        act(state, action, seat)
        play_out(state, policy, rng, horizon)
        return Result(value(state)[seat])

    worlds = (game.sample_state(observation, rng) for _ in repeat(None))
    found = yield from compare(worlds, prior, played_on=played_on, trust=trust, budget=budget)
    return found.best


def compare(
    worlds: Iterator[Any],
    prior: Mapping[int, float],
    *,
    played_on: PlayedOn,
    trust: float,
    budget: int,
    tolerance: float = 0.0,
    others: Mapping[int, float] = MappingProxyType({}),
) -> Anytime[Findings]:
    """Compare the actions of `prior` in common worlds; yield after every play-out.

    `prior` is each action's worth before the search, in units of `Result.worth`; it counts for `trust` worlds. `budget`
    is the largest number of play-outs; a single action gets some of it, too. An action is dropped if its expected
    improvement is no more than `tolerance`; with 0, the whole budget is spent.

    `others` are actions that are not in the running, with their worth before the search. They are played out, besides
    the budget, in the worlds that came before the first action was dropped, at most `PASSING`. None of them can be
    the best.
    """
    found = Findings({**prior, **others}, trust)
    results = found.results
    totals = {action: trust * worth for action, worth in prior.items()}
    running = [*prior]
    first: list[Any] = []
    spent = played = 0
    check = LOOK
    used: float | None = None
    stages = max(1, (len(prior) - 1).bit_length())
    for stage in range(1, stages + 1):
        wide = (len(prior) - 1 >> stage) + 1 if len(prior) > 1 else 0
        most = budget * stage // stages if len(prior) > 1 else budget // ALONE
        begins = True
        while len(running) > wide and (begins or spent + len(running) <= most):
            if is_spent(used, played, SEARCHED):
                break
            begins = False
            world = next(worlds)
            if len(running) == len(prior) and played < PASSING:
                first.append(world)
            for action in running:
                result = played_on(world.clone(events=False), action)
                results[action].append(result)
                totals[action] += result.worth
                used = yield
            spent += len(running)
            played += 1
            if tolerance and played == check:
                check += 1 + check // 4
                found.best = max(running, key=totals.__getitem__)
                running = [each for each in running if found.hopeful(each, tolerance)]
        running.sort(key=totals.__getitem__, reverse=True)
        del running[max(1, wide) :]
    found.best = running[0]
    for action in others:
        for world in first:
            results[action].append(played_on(world.clone(events=False), action))
            yield
    return found


ALONE = 16
"""A single action gets the budget divided by this, only to find its worth."""

LOOK = 16
"""The number of worlds after which the search checks for the first time whether it can drop some actions."""

PASSING = 100
"""The largest number of worlds in which the search tries an action that is not in the running."""


def expected_improvement(lead: PairedDifference) -> float:
    """Return what an action would gain on average, if it were played only when it is truly the better one.

    It is little for an action that is behind by more than chance, and for one that is surely about as good.

    >>> [round(expected_improvement(PairedDifference(4.0, 5.0, error, 30)), 3) for error in (2.0, 1.0, 0.5)]
    [0.396, 0.083, 0.004]
    >>> round(expected_improvement(PairedDifference(5.0, 5.0, 0.25, 400)), 3)
    0.1
    """
    if not lead.error:
        return max(0.0, lead.difference)
    far = lead.difference / lead.error
    return lead.error * exp(-far * far / 2) / sqrt(2 * pi) + lead.difference * erfc(-far / sqrt(2)) / 2


def play_out(state: Any, policy: Policy, rng: random.Random, horizon: int) -> None:
    """Let a policy play all seats for `horizon` decisions, or to the end."""
    for _ in range(horizon):
        for seat in state.seats_to_act():
            action = policy(state, seat, rng)
            if action is not None:
                state.apply_action(action, seat)
                break
        else:
            return


PlayOut: TypeAlias = Callable[[Any, random.Random], Sequence[float]]
"""The result of a state for each seat, by quick play. It uses up the state."""

Candidates: TypeAlias = Callable[[Any], Sequence[int]]
"""The promising actions of the seat on turn; none if the search looks no further."""


class Node:
    """A sequence of actions from the root.

    `possible` is how often its last action was possible, and `visits` how often it was tried. `total` is the sum of the
    results for the seat that acted last.
    """

    __slots__ = ("children", "possible", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.possible: int = 0
        self.visits: int = 0
        self.total: float = 0.0


def tree_search(
    worlds: Iterator[Any],
    rng: random.Random,
    *,
    candidates: Candidates,
    play_out: PlayOut,
    explore: float,
    budget: int,
) -> Generator[None, None, Node]:
    """Grow a tree over `budget` worlds and return its root; yield after every iteration.

    `explore` weighs exploration against gain, in units of the play-outs' values. Acts out of turn are left to the
    play-outs. The action to choose is the root's `favourite`.
    """
    root = Node()
    for _ in range(budget):
        grow(root, next(worlds), rng, candidates=candidates, play_out=play_out, explore=explore)
        yield
    return root


def grow(
    node: Node, state: Any, rng: random.Random, *, candidates: Candidates, play_out: PlayOut, explore: float
) -> Sequence[float]:
    """Grow a tree by one play-out of a state at this node; return its result for each seat."""
    path: list[tuple[Node, int]] = []
    while actions := candidates(state):
        seat = state.current_player()
        action, node, known = _descend(node, actions, explore, rng)
        state.apply_action(action)
        path.append((node, seat))
        if not known:
            break
    values = play_out(state, rng)
    for node, seat in path:
        node.visits += 1
        node.total += values[seat]
    return values


def favourite(node: Node) -> int:
    """Return the action that was tried most."""
    return max(node.children, key=lambda action: node.children[action].visits)


def _descend(node: Node, actions: Sequence[int], explore: float, rng: random.Random) -> tuple[int, Node, bool]:
    """Return the action to try next, its node, and True if that is not new.

    It is an action never tried, or else the one with the highest upper bound.
    """
    children = node.children
    untried = [action for action in actions if action not in children]
    if untried:
        action = untried[int(rng.random() * len(untried))]
        child = children[action] = Node()
        child.possible = 1
        return action, child, False
    most = -inf
    for action in actions:
        child = children[action]
        child.possible += 1
        visits = child.visits
        bound = child.total / visits + explore * sqrt(log(child.possible) / visits)
        if bound > most:
            most, best, found = bound, action, child
    return best, found, True


# Solving short endings.


def max_n(state: Any, value: Value, over: Callable[[Any], bool]) -> tuple[Sequence[float], Any]:
    """Return each seat's result if everyone does what is best for themselves, and the final state.

    Every seat is taken to know all cards. So this is exact if nothing is hidden or no one has a choice any more; if
    not, it overrates the others. Everything is tried, so the end must be near. Acts out of turn are ignored. Of acts
    that are equally good, the first legal one counts.
    """
    if over(state):
        return value(state), state
    seat = state.current_player()
    found: tuple[Sequence[float], Any] | None = None
    for action in state.legal_actions():
        after = state.clone(events=False)
        after.apply_action(action)
        ended = max_n(after, value, over)
        if found is None or ended[0][seat] > found[0][seat]:
            found = ended
    assert found is not None
    return found


def exhaust(
    worlds: Sequence[tuple[float, Any]], actions: Sequence[int], *, played_on: PlayedOn
) -> Generator[None, None, Findings]:
    """Play actions out in every possible world, each with its weight; yield after every play-out."""
    found = Findings(dict.fromkeys(actions, 0.0), weights=[weight for weight, _ in worlds])
    for _, world in worlds:
        for action in actions:
            found.results[action].append(played_on(world.clone(events=False), action))
            yield
    found.choose()
    return found
