"""Search under hidden information, for any game: play each action out in many worlds that may be the true one.

A world is a state sampled from the observation, so the search cannot know more than the seat does. In every world
each action still in the running is played out by a quick policy for all seats, and the worlds' results are added
up; the better half of the actions goes on, until one is left (sequential halving, Karnin et al. 2013). Comparing
the actions in the same worlds takes most of the luck of the deal out of the comparison.

What a game knows beforehand goes in as `prior`, which counts like so many worlds already played: the search then
corrects a judgement instead of drowning it in the noise of a few play-outs.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, TypeAlias

from tenfold.game import Game, Observation

Policy: TypeAlias = Callable[[Any, int, random.Random], int | None]
"""A quick player: state, seat, generator → an action; None declines to act out of turn."""

Value: TypeAlias = Callable[[Any], Sequence[float]]
"""What a state is worth to each seat."""


def best_action(
    game: Game[Any, Any],
    observation: Observation,
    prior: Mapping[int, float],
    rng: random.Random,
    *,
    policy: Policy,
    value: Value,
    trust: int,
    horizon: int,
    budget: int,
) -> Generator[None, None, int]:
    """The action of `prior` that does best over sampled worlds; yields after every play-out.

    `prior` is each action's worth beforehand, in units of `value`, and `trust` the number of worlds it counts for.
    `horizon` is the length of a play-out in decisions, `budget` the number of play-outs.
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
                state.apply_action(action, seat)
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
