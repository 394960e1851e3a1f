"""Search under hidden information, for any game: play on in many worlds that may be the true one.

A world is a state sampled from the observation, so the search cannot know more than the seat does. There are two
ways to search.

`best_action` compares the actions of one decision, for games in which what comes after is mostly luck. In every world
each action still in the running is played out by a quick policy for all seats, and the worlds' results are added
up; the better half of the actions goes on, until one is left (sequential halving, Karnin et al. 2013). Comparing
the actions in the same worlds takes most of the luck of the deal out of the comparison.

What a game knows beforehand goes in as `prior`, which counts like so many worlds already played: the search then
corrects a judgement instead of drowning it in the noise of a few play-outs.

`tree_search` looks several decisions ahead, of all seats, for games in which they answer each other: information-set
Monte Carlo tree search with a single observer (Cowling, Powley and Whitehouse 2012). One tree grows over all worlds;
each iteration walks down it by those actions that are legal in its own world, and every action is judged by how often
it was tried among the times that it could be.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from math import inf, log, sqrt
from typing import Any, Protocol, TypeAlias

from tenfold.observation import Observation

Policy: TypeAlias = Callable[[Any, int, random.Random], int | None]
"""A quick player: state, seat, generator → an action; None declines to act out of turn."""

Value: TypeAlias = Callable[[Any], Sequence[float]]
"""What a state is worth to each seat."""

Act: TypeAlias = Callable[[Any, int, int], None]
"""Carries out an action in a state for a seat."""


class Sampler(Protocol):
    """What worlds come from: a game, or something that knows more about which of them are likely."""

    def sample_state(self, observation: Any, rng: random.Random) -> Any:
        """A state that may be the true one; it is cloned before it is played on."""


def apply_for(state: Any, action: int, seat: int) -> None:
    """The seat does it, in turn or out of turn."""
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
    """The action of `prior` that does best over sampled worlds; yields after every play-out.

    `prior` is each action's worth beforehand, in units of `value`, and `trust` the number of worlds it counts for.
    `horizon` is the length of a play-out in decisions, `budget` the number of play-outs. `act` carries an action out
    where the seat does not simply do it.
    """
    seat = observation.player
    assert seat is not None
    totals = {action: trust * worth for action, worth in prior.items()}
    running = list(prior)
    rounds = (len(running) - 1).bit_length()
    while len(running) > 1:
        for _ in range(max(1, budget // rounds // len(running))):
            world = game.sample_state(observation, rng)
            for action in running:
                state = world.clone(events=False)
                act(state, action, seat)
                play_out(state, policy, rng, horizon)
                totals[action] += value(state)[seat]
                yield
        running.sort(key=totals.__getitem__, reverse=True)
        del running[(len(running) + 1) // 2 :]
    return running[0]


def play_out(state: Any, policy: Policy, rng: random.Random, horizon: int) -> None:
    """Let a policy play all seats for so many decisions, or to the end."""
    for _ in range(horizon):
        for seat in state.seats_to_act():
            action = policy(state, seat, rng)
            if action is not None:
                state.apply_action(action, seat)
                break
        else:
            return


PlayOut: TypeAlias = Callable[[Any, random.Random], Sequence[float]]
"""What a state comes to for each seat, by quick play from there on; the state is spent."""

Candidates: TypeAlias = Callable[[Any], Sequence[int]]
"""The actions of the seat on turn that are worth a thought; none where the search looks no further."""


class Node:
    """A run of actions from the root: how often it could be gone on to, how often it was, and to what gain.

    `total` is the gain of the seat that acted last.
    """

    __slots__ = ("children", "possible", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[int, Node] = {}
        self.possible = 0
        self.visits = 0
        self.total = 0.0


def tree_search(
    worlds: Iterator[Any],
    rng: random.Random,
    *,
    candidates: Candidates,
    play_out: PlayOut,
    explore: float,
    budget: int,
) -> Generator[None, None, Node]:
    """The root of a tree grown over so many worlds; yields after every iteration.

    `explore` weighs curiosity against gain, in units of the play-outs' values. Acts out of turn are left to the
    play-outs. The action to choose is `favourite` of the root.
    """
    root = Node()
    for _ in range(budget):
        state = next(worlds)
        path: list[tuple[Node, int]] = []
        node = root
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
        yield
    return root


def favourite(node: Node) -> int:
    """The action that was tried most."""
    return max(node.children, key=lambda action: node.children[action].visits)


def _descend(node: Node, actions: Sequence[int], explore: float, rng: random.Random) -> tuple[int, Node, bool]:
    """The action to try next and where it leads: one never tried, or the one with the highest upper bound."""
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
