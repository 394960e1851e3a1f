"""Why an act is better than another: the fact in which they differ most, from what a search found.

A game says which facts its play-outs collect and how each is told; which of them is the reason, and whether there is
one at all, is decided here for all games by the numbers.

>>> from tenfold.bots.search import Findings, Result
>>> from tenfold.sentences import Card, Person, in_text
>>> found = Findings({1: 0.0, 2: 0.0})
>>> found.results = {1: [Result(10, 0.5, (1,))] * 81 + [Result(0, 0.5, (0,))] * 19,
...                  2: [Result(10, 0.5, (1,))] * 52 + [Result(0, 0.5, (0,))] * 48}
>>> speech = Speech([Fact(("makes the bid",), 10)], lambda action: (Card(("AD", "JD")[action - 1]),))
>>> in_text(why(found, 1, speech), [])
'makes the bid in 81 of 100 deals, in 52 with JD'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tenfold.bots.bot import LET_PASS, ONLY_PLAY, Judgement
from tenfold.bots.search import Contrast, Findings, Measure, win_of
from tenfold.sentences import Figure, Sentence, counted, joined, listed, sentence

ENOUGH = 6
"""In fewer worlds nothing is counted that would be told."""

TOLD = 3
"""Of more acts between which chance might decide some are counted only."""

WORTH, FLIP = "worth ", "a coin flip between "
"""What a reason begins with that tells the numbers only, or first that others are as good."""

LEAST_WIN = 0.015
"""A smaller difference in the chance to win is not told."""


class Fact(NamedTuple):
    """Something that a play-out may come to, in words that go on after the act: `makes the bid`, `Bea loses`.

    `gain` is about what it is worth to the seat if that comes true, negative for what it would rather not have, in
    points. With a `unit` the fact is a number of such things, and the gain that of one more: `ends with … cards`.
    """

    told: Sentence
    gain: float
    unit: str = ""


class Speech(NamedTuple):
    """How a game speaks of a decision: its facts, in the order of `Result.facts`, and what an act is called.

    `victory` is `Bot.victory`, `unit` what the game's points are called when there is one of them, and `least` the
    difference in worth below which nobody need care what is played.
    """

    facts: Sequence[Fact]
    call: Callable[[int], Sentence]
    victory: float = 0.0
    unit: str = "point"
    least: float = 0.0

    def falls_behind(self, lead: Contrast) -> bool:
        """Whether an act that is this much ahead of the best is worse, by more than chance and more than a trifle.

        What was looked at but in passing may seem better than the best: it counts for as good.
        """
        return lead.is_telling and -lead.difference >= self.least


def judged(
    found: Findings,
    texts: Mapping[int, str],
    speech: Speech,
    *,
    declining: int | None = None,
) -> tuple[Judgement, ...]:
    """The judgements of a search, the best first; `texts` are those of the actions.

    `declining` is the action that stands for letting pass what could be done out of turn.
    """
    ranked = found.ranking()
    best = ranked[0][0]
    worth = ranked[0][1].own
    win = found.average(best, win_of)
    judgements = []
    for action, lead in ranked:
        wins = found.contrast(action, best, win_of).difference
        declines = action == declining
        judgements.append(
            Judgement(
                None if declines else action,
                LET_PASS if declines else texts[action],
                worth + min(lead.difference, 0.0),
                min(1.0, max(0.0, win + wins)),
                lead.error,
                speech.call(action),
                why(found, action, speech, ranked),
            )
        )
    judgements[0] = judgements[0]._replace(error=judgements[1].error if len(judgements) > 1 else 0.0)
    return tuple(judgements)


def why(found: Findings, action: int, speech: Speech, ranked: Sequence[tuple[int, Contrast]] | None = None) -> Sentence:
    """Why an action is the best, or is not as good as the best: what sets it apart in the worlds of the search."""
    ranked = found.ranking() if ranked is None else ranked
    if len(ranked) == 1:
        return ONLY_PLAY
    best = ranked[0][0]
    apart = dict(ranked)
    if action != best:
        if not speech.falls_behind(apart[action]):
            return sentence(FLIP + "this and {best}", best=speech.call(best))
        return reason(found, action, best, speech)
    equals = [other for other, lead in ranked[1:] if not speech.falls_behind(lead)]
    rival = next((other for other, lead in ranked[1:] if speech.falls_behind(lead)), None)
    told = () if rival is None else reason(found, best, rival, speech)
    if not equals:
        return told
    named = [speech.call(other) for other in equals]
    if len(named) > TOLD:
        named[TOLD - 1 :] = [(counted(len(named) - TOLD + 1, "other"),)]
    flip = sentence(FLIP + "{equals}", equals=listed(["this", *named]))
    return joined([flip, told], "; ") if told else flip


def reason(found: Findings, action: int, other: int, speech: Speech) -> Sentence:
    """What speaks for an action and against another, or the other way round: the fact that matters most.

    Told is only what is more than chance, and speaks for the one that is better.
    """
    better = 1 if found.lead(action, other).difference > 0 else -1
    most, told = 0.0, None
    for number, fact in enumerate(speech.facts):
        seen = found.contrast(action, other, _fact_number(number))
        matters = seen.difference * fact.gain * better
        if matters > most and seen.is_telling and (seen.worlds >= ENOUGH or found.weights is not None):
            most, told = matters, _fact(fact, seen, found, speech.call(other))
    wins = found.contrast(action, other, win_of)
    matters = wins.difference * speech.victory * better
    if wins.is_telling and wins.worlds >= ENOUGH and matters > most and abs(wins.difference) >= LEAST_WIN:
        told = sentence(
            "wins {own} games, {theirs} with {other}",
            own=Figure(f"{100 * wins.own:.0f} of 100"),
            other=speech.call(other),
            theirs=Figure(f"{100 * wins.other:.0f}"),
        )
    return _worth(found.lead(action, other), speech, other) if told is None else told


def tells_a_fact(why: Sentence) -> bool:
    """Whether a reason tells what comes of the act, and not only numbers, or that others are as good."""
    return bool(why) and not str(why[0]).startswith((WORTH, FLIP))


def _fact_number(number: int) -> Measure:
    return lambda result: result.facts[number]


def _fact(fact: Fact, seen: Contrast, found: Findings, other: Sentence) -> Sentence:
    if fact.unit:
        return sentence(
            "{told} {own} {unit} on average, {theirs} with {other}",
            told=fact.told,
            own=Figure(decimal(seen.own)),
            unit=f"{fact.unit}s",
            other=other,
            theirs=Figure(decimal(seen.other)),
        )
    deals = 100 if found.weights is not None or seen.worlds > 100 else seen.worlds
    own, theirs = _share(seen.own, deals), _share(seen.other, deals)
    if (own, theirs) == ("all", "none"):
        return sentence("{told}, in no deal with {other}", told=fact.told, other=other)
    if (own, theirs) == ("none", "all"):
        return sentence("{told} only with {other}", told=fact.told, other=other)
    return sentence(
        "{told} in {own} deals, in {theirs} with {other}",
        told=fact.told,
        own=Figure(f"{own} of {deals}"),
        other=other,
        theirs=Figure(theirs),
    )


def _share(rate: float, deals: int) -> str:
    """A rate as a number of so many deals; all and none only where it is."""
    if rate in (0.0, 1.0):
        return "all" if rate else "none"
    return str(min(deals - 1, max(1, round(rate * deals))))


def _worth(lead: Contrast, speech: Speech, other: int) -> Sentence:
    """The bare numbers, where no single fact stands out."""
    apart = decimal(abs(lead.difference))
    return sentence(
        WORTH + "{much} {than} {other} on average",
        much=Figure(f"{apart} {speech.unit}" if apart == "1" else f"{apart} {speech.unit}s"),
        than="more than" if lead.difference > 0 else "less than",
        other=speech.call(other),
    )


def decimal(number: float) -> str:
    """A number with as many digits as matter.

    >>> decimal(12.34), decimal(2.04), decimal(0.034)
    ('12', '2', '0.03')
    """
    digits = 0 if abs(number) >= 10 else 1 if abs(number) >= 0.95 else 2
    text = f"{number:.{digits}f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
