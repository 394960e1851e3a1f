"""Advice on a decision: the best act, the next best, and how surely one is better; for hints, reviews and benchmarks.

A search finds the best act. It's then played out again in fresh worlds, beside the next best and one that seems worse,
and beside those that someone asks about. That gives the numbers. No other acts are played out there.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple

from tenfold.bots.bot import Bot, Judgement, at_once
from tenfold.bots.estimate import EARLY, estimate, paired
from tenfold.bots.reasons import Speech, judged
from tenfold.bots.search import Anytime, Findings, worth_of
from tenfold.bots.trials import Trial
from tenfold.observation import Observation

if TYPE_CHECKING:
    from collections.abc import Mapping

USUAL_BUDGET = 200
"""The default budget of advice."""


class Searched(NamedTuple):
    """What a search has found, and how to play its acts out in more worlds.

    - `found`: the findings of the search
    - `texts`: the texts of the actions
    - `speech`: how the game words the decision
    - `trial`: how to play out the acts; None if there is nothing more to find out
    - `declining`: the action that stands for declining to act out of turn
    - `unfair`: actions that are never advised
    """

    found: Findings
    texts: Mapping[int, str]
    speech: Speech
    trial: Trial | None = None
    declining: int | None = None
    unfair: Collection[int] = ()


def advising(
    bot: Bot,
    observation: Observation,
    budget: int | None = None,
    compared: Collection[int | None] = (),
    *,
    best: tuple[int | None] | None = None,
) -> Anytime[tuple[Judgement, ...]]:
    """Judge the best act, the next best and those `compared`, in slices; the best comes first.

    `compared` are actions, None for declining to act out of turn. `best` holds the act that comes first whatever is
    found, because someone has already been told that it is the best. `budget` is for the search; if it is None, the
    bot's `advice` is used. The comparison gets the same again. A bot that does not search judges all acts, as in
    `weigh`. The result is empty if the seat has nothing to do.
    """
    budget = budget or bot.advice or USUAL_BUDGET
    searched = yield from bot.reckoning(observation, budget)
    if searched is None:
        return (yield from bot.weighing(observation, budget))
    found, trial = searched.found, searched.trial
    asked = [searched.declining if action is None else action for action in (*(best or ()), *compared)]
    wanted = [action for action in asked if action is not None]
    acts = _contenders(searched, wanted)
    if best is not None and wanted:
        acts = [wanted[0], *[action for action in acts if action != wanted[0]]]
    speech = searched.speech
    exact = found.weights is not None  # the search has tried every world, and another look would find the same
    if trial is not None and not exact and len(acts) > 1:
        found = yield from paired(trial, acts, budget, speech.threshold)
    else:
        found = _only(found, acts)
        if best is not None:
            found.best = acts[0]
    for action in acts[1:] if best is None else ():
        beside = estimate(found.contrast(found.best, action, worth_of))
        if action not in searched.unfair and beside.loss + EARLY * beside.error < 0:
            found.best = action
    return judged(found, searched.texts, speech, declining=searched.declining)


def _contenders(searched: Searched, asked: Collection[int]) -> list[int]:
    """Return the acts to compare: the best, the next best, and the next best of those that seem worse.

    That one differs from the best in more than a detail, if there is such an act.
    """
    found, trial = searched.found, searched.trial
    leads = dict(found.ranking())
    ranked = [*leads]
    if trial is not None:
        rest = {**trial.prior, **trial.others}
        ranked += sorted(rest.keys() - {*ranked}, key=lambda action: -rest[action])
    fair = [action for action in ranked if action not in searched.unfair] or ranked
    best, speech = fair[0], searched.speech
    others = [action for action in fair[2:] if speech.differ(best, action)] or fair[2:]
    worse = [action for action in others if action in leads and -leads[action].difference >= speech.threshold]
    return list(dict.fromkeys([*fair[:2], *(worse or others)[:1], *asked]))


def _only(found: Findings, acts: list[int]) -> Findings:
    """Return the findings reduced to these acts."""
    some = Findings(dict.fromkeys(acts, 0.0), weights=found.weights, common=found.common)
    some.results = {action: found.results[action] for action in acts}
    return some


def advice(
    bot: Bot, observation: Observation, budget: int | None = None, compared: Collection[int | None] = ()
) -> tuple[Judgement, ...]:
    """Judge as `advising` does, without a pause."""
    return at_once(advising(bot, observation, budget, compared))
