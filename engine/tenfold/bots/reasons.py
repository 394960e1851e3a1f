"""The reason for an act: how it compares with the best, and the fact in which they differ most.

A game says which facts its play-outs collect and how each is told; which of them is the reason, and whether there is
one at all, is decided here for all games by the numbers. A fact always speaks for the better one of two acts, the best
and the next best. What the rules make certain at once is told before anything that chance decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from tenfold.bots import text
from tenfold.bots.bot import LET_PASS, ONLY_PLAY, Judgement
from tenfold.bots.estimate import Verdict, estimate, verdict
from tenfold.bots.search import Findings, Measure, PairedDifference, win_of, worth_of
from tenfold.messages import Message, Said, Text
from tenfold.sentences import Person

ENOUGH = 16
"""In fewer worlds, no fact is reported."""

NEAR = 0.1
"""A rate is given as a number if its 95% interval is this narrow."""

LIKELY, UNLIKELY = 0.6, 0.25
"""A fact that comes true more often than this is likely, and one that does so less often is unlikely."""

LEAST_WIN = 0.015
"""A smaller difference in the chance to win is not mentioned."""

ONE = 1.0

How: TypeAlias = Literal["likely", "unlikely", "more", "less", "sure", "never"]
"""The wording of a fact: `more` and `less` than the other act, `sure` and `never` if there is no chance left."""


class Fact(NamedTuple):
    """Something that a play-out may come to, and how the catalogue says it.

    - `say`: its message, by how it is told (`How`); a game without a catalogue may say finished words
    - `gain`: about what it is worth to the seat if that comes true, negative for what it would rather not have
    - `told`: its numbers are told as percentages, as averages (`about`), or not at all (`words`)
    - `sure`: what an act does at once by the rules, said of `this` act or of `that` other one, where the fact is such
    """

    say: Callable[[str], Text]
    gain: float
    told: Literal["percent", "about", "words"] = "percent"
    sure: Callable[[str], Text] | None = None


class Speech(NamedTuple):
    """How a game speaks of a decision of a seat: its facts, as in `Result.facts`, and what an act is called.

    What an act is called stands as a heading: `Play 7♦`, `Bid 3`. `kind` says what sort of play an act is.

    `victory` is `Bot.victory`, `threshold` the loss in worth from which an act is worse, `tolerance` the one below
    which it is about as good, `unit` what the game's points are called.
    """

    seat: int
    facts: Sequence[Fact | None]
    call: Callable[[int], Text]
    victory: float = 0.0
    threshold: float = 0.0
    tolerance: float = 0.0
    unit: str = "point"
    kind: Callable[[int], Text | None] = lambda _action: None


def judged(
    found: Findings,
    texts: Mapping[int, str],
    speech: Speech,
    *,
    declining: int | None = None,
) -> tuple[Judgement, ...]:
    """Return the judgements of a search, the best first; `texts` are those of the actions.

    `declining` is the action that stands for letting pass what could be done out of turn.
    """
    best, *others = ranked = ranking(found)
    worth, win = found.average(best, worth_of), found.average(best, win_of)
    judgements = []
    for action in ranked:
        apart = found.contrast(best, action, worth_of)
        wins = found.contrast(best, action, win_of).difference
        declines = action == declining
        said: Verdict = "best" if action == best else spoken(apart, speech)
        judgements.append(
            Judgement(
                None if declines else action,
                LET_PASS if declines else texts[action],
                worth - max(apart.difference, 0.0),
                min(1.0, max(0.0, win - wins)),
                apart.error,
                _message(speech.call(action)),
                why(found, action, speech),
                said,
                apart.difference,
            )
        )
    error = judgements[1].error if others else 0.0
    judgements[0] = judgements[0]._replace(error=error)
    return tuple(judgements)


def ranking(found: Findings) -> list[int]:
    """Return the acts that were played on, the best first, the others by what they lose."""
    best = found.best
    losses = {
        action: found.contrast(best, action, worth_of).difference for action in found.results if found.results[action]
    }
    return sorted(losses, key=lambda action: (action != best, max(0.0, losses[action])))


def spoken(apart: PairedDifference, speech: Speech) -> Verdict:
    """Return what may be said of an act that loses this much."""
    return verdict(estimate(apart), speech.threshold, speech.tolerance)


def why(found: Findings, action: int, speech: Speech) -> Message:
    """Return why an act is the best, compared with the next best, or how it stands beside the best."""
    ranked = ranking(found)
    if len(ranked) == 1:
        return ONLY_PLAY
    best = ranked[0]
    other = ranked[1] if action == best else best
    fact = reason(found, action, other, speech) or _kind_of(action, speech)
    beside = _beside(found, best, other if action == best else action, speech, names=action == best)
    return text.both(first=fact, then=beside) if fact else beside


def _kind_of(action: int, speech: Speech) -> Message | None:
    kind = speech.kind(action)
    return text.plain(fact=_message(kind)) if kind else None


def _beside(found: Findings, best: int, action: int, speech: Speech, *, names: bool) -> Message:
    """Return how an act stands beside the best; if it `names` the act, it is said under the heading of the best."""
    apart = found.contrast(best, action, worth_of)
    said, call = spoken(apart, speech), _message(speech.call(action))
    if said == "as good":
        return text.next_as_good(other=call) if names else text.this_as_good
    if said == "too close":
        return text.next_too_close(other=call) if names else text.this_too_close
    wins = found.contrast(best, action, win_of).difference
    points = apart.difference - speech.victory * wins
    if wins >= LEAST_WIN and speech.victory * wins > apart.difference / 2:
        count = max(1, round(100 * wins))
        return text.next_wins_less(other=call, count=count) if names else text.this_wins_less(count=count)
    loss = amount(points if points > 0 else apart.difference, speech.unit)
    return text.next_worse(other=call, loss=loss) if names else text.this_worse(loss=loss)


def amount(points: float, unit: str) -> Message:
    """Return a number of points or cards, as exactly as it matters.

    >>> str(amount(4.8, "point")), str(amount(0.77, "card")), str(amount(0.97, "card"))
    ('about 5 points', 'about 0.8 cards', 'about 1 card')
    """
    part = f"{max(points, 0.1):.1f}"
    whole = part == "1.0" or points >= ONE + 1 / 2
    if unit == "card":
        return text.cards(count=round(points)) if whole else text.cards_part(amount=part)
    return text.points(count=round(points)) if whole else text.points_part(amount=part)


def reason(found: Findings, action: int, other: int, speech: Speech) -> Message | None:
    """Return the fact that matters most between two acts, told of the first; None if there is none.

    Told is only what is more than chance, and speaks for the one that is better; first what is so by the rules.
    """
    better = 1 if action == found.best else -1
    most = 0.0
    told: Message | None = None
    for number, fact in enumerate(speech.facts):
        if fact is None:
            continue
        seen = found.contrast(action, other, _fact_number(number))
        matters = seen.difference * fact.gain * better
        if matters <= 0:
            continue
        if fact.sure is not None and {seen.own, seen.other} == {0.0, 1.0}:
            if seen.own:
                return text.plain(fact=_message(fact.sure("this")))
            return text.next_fact(other=_message(speech.call(other)), fact=_message(fact.sure("that")))
        if matters > most and _is_sure(seen, found):
            most, told = matters, _told(fact, seen, exact=found.weights is not None)
    wins = found.contrast(action, other, win_of)
    matters = wins.difference * speech.victory * better
    if matters > most and _is_sure(wins, found) and abs(wins.difference) >= LEAST_WIN:
        who = Person(speech.seat)
        told = _told(
            Fact(lambda how: text.win_game(who=who, how=how), speech.victory), wins, exact=found.weights is not None
        )
    return told


def _is_sure(seen: PairedDifference, found: Findings) -> bool:
    return seen.is_telling and (seen.worlds >= ENOUGH or found.weights is not None)


def _message(said: Text) -> Message:
    """Return what a game says as a message; one without a catalogue says finished words."""
    return said if isinstance(said, Message) else text.act(act=said)


def _fact_number(number: int) -> Measure:
    return lambda result: result.facts[number]


def _told(fact: Fact, seen: PairedDifference, *, exact: bool) -> Message:
    """Return a fact of an act beside another one, with its numbers if they are sure and differ."""
    said = _message(fact.say(_how(fact, seen, exact=exact)))
    if fact.told == "percent" and (exact or _is_near(seen)):
        own, theirs = percentage(seen.own, exact=exact), percentage(seen.other, exact=exact)
        if own != theirs:
            return text.percent(fact=said, own=own, theirs=theirs)
    if fact.told == "about" and round(seen.own) != round(seen.other):
        return text.about(fact=said, own=round(seen.own), theirs=round(seen.other))
    return text.plain(fact=said)


def _how(fact: Fact, seen: PairedDifference, *, exact: bool) -> How:
    if fact.told == "percent" and seen.own > seen.other and seen.own >= LIKELY:
        return "sure" if exact and seen.own == ONE else "likely"
    if fact.told == "percent" and seen.own < seen.other and seen.own <= UNLIKELY:
        return "never" if exact and not seen.own else "unlikely"
    return "more" if seen.own > seen.other else "less"


def _is_near(seen: PairedDifference) -> bool:
    """Return whether both rates are sure enough to be told as numbers."""
    return all(1.96 * (max(rate * (1 - rate), 0.05) / seen.worlds) ** 0.5 <= NEAR for rate in (seen.own, seen.other))


def percentage(rate: float, *, exact: bool) -> int:
    """Return a rate in percent; a sample never says always or never.

    >>> percentage(1.0, exact=False), percentage(0.0, exact=True)
    (99, 0)
    """
    percent = round(100 * rate)
    return percent if exact else min(99, max(1, percent))


def fact_of(said: Said) -> Message | None:
    """Return what a reason tells of what comes of the act; None if it only says how it stands beside others."""
    if not isinstance(said, Message) or said.key != "both":
        return None
    first = dict(said.slots)["first"]
    return first if isinstance(first, Message) else None
