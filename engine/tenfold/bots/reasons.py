"""Why an act is better than another: the fact in which they differ most, from what a search found.

A game says which facts its play-outs collect and how each is told; which of them is the reason, and whether there is
one at all, is decided here for all games by the numbers. What the rules make certain at once is told before anything
that chance decides.

>>> from tenfold.bots.search import Findings, Result
>>> from tenfold.messages import in_text
>>> from tenfold.sentences import Card, Person
>>> found = Findings({1: 0.0, 2: 0.0})
>>> found.results = {1: [Result(10, 0.5, (1,))] * 81 + [Result(0, 0.5, (0,))] * 19,
...                  2: [Result(10, 0.5, (1,))] * 52 + [Result(0, 0.5, (0,))] * 48}
>>> speech = Speech(0, [Fact((Person(0),), "make the bid", 10)], lambda action: (Card(("AD", "JD")[action - 1]),))
>>> in_text(why(found, 1, speech), ["Ada"])
'Ada would make the bid 81 times in 100, only 52 times with JD'
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tenfold.bots.bot import LET_PASS, ONLY_PLAY, Judgement
from tenfold.bots.search import Contrast, Findings, Measure, win_of
from tenfold.sentences import Figure, Person, Sentence, counted, joined, listed, sentence

ENOUGH = 6
"""In fewer worlds nothing is counted that would be told."""

MANY = 30
"""From so many worlds on a rate is told of 100."""

TOLD = 3
"""Of more acts between which chance might decide some are counted only."""

AS_GOOD, ON_THE_WHOLE = "about as good", "on the whole"
"""What stands in a reason that tells that others are as good, and in one that tells no fact."""

LEAST_WIN = 0.015
"""A smaller difference in the chance to win is not told."""


class Fact(NamedTuple):
    """Something that a play-out may come to: `who` it is that would do it, and what, as it goes after “would”.

    So it reads the same of everybody, and of a reader who is called “you”: `make the bid`, `lose the round`.

    `gain` is about what it is worth to the seat if that comes true, negative for what it would rather not have, in
    points. With a `unit` the fact is a number of such things, and the gain that of one more: `be left with` … cards.
    `sure` makes the sentence of what an act does at once by the rules, where the fact is such a thing.
    """

    who: Sentence
    does: str
    gain: float
    unit: str = ""
    sure: Callable[[Sentence], Sentence] | None = None


class Speech(NamedTuple):
    """How a game speaks of a decision of a seat: its facts, as in `Result.facts`, and what an act is called.

    What an act is called goes after “with”, “and” and “in place of”: `the 7`, `a bid of 3`, `A♦ replaced`; where it
    begins with a verb, `passing`, after “by”.

    `victory` is `Bot.victory`, and `least` the difference in worth below which nobody need care what is played.
    """

    seat: int
    facts: Sequence[Fact]
    call: Callable[[int], Sentence]
    victory: float = 0.0
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
            return sentence("this would be {as_good} as {best}", as_good=AS_GOOD, best=speech.call(best))
        return reason(found, action, best, speech)
    rival = next((other for other, lead in ranked[1:] if speech.falls_behind(lead)), None)
    told = () if rival is None else reason(found, best, rival, speech)
    equals = [other for other, lead in ranked[1:] if not speech.falls_behind(lead)]
    return joined(filter(None, [_as_good(equals, len(ranked) - 1, speech), told]), "; ")


def _as_good(equals: Sequence[int], others: int, speech: Speech) -> Sentence:
    """That these of so many other acts are as good as the best; empty where there are none."""
    if not equals:
        return ()
    named = [speech.call(other) for other in equals]
    if len(named) == others > 1:
        return (f"everything else would be {AS_GOOD}",)
    if len(named) > TOLD:
        named[TOLD - 1 :] = [(counted(len(named) - TOLD + 1, "other"),)]
    return sentence("{equals} would be {as_good}", equals=listed(named), as_good=AS_GOOD)


def reason(found: Findings, action: int, other: int, speech: Speech) -> Sentence:
    """What speaks for an action and against another, or the other way round: the fact that matters most.

    Told is only what is more than chance, and speaks for the one that is better; first what is so by the rules.
    """
    better = 1 if found.lead(action, other).difference > 0 else -1
    most = 0.0
    told: Sentence = ()
    for number, fact in enumerate(speech.facts):
        seen = found.contrast(action, other, _fact_number(number))
        matters = seen.difference * fact.gain * better
        if matters <= 0:
            continue
        if fact.sure is not None and {seen.own, seen.other} == {0.0, 1.0}:
            return fact.sure(speech.call(action if seen.own else other))
        if matters > most and seen.is_telling and (seen.worlds >= ENOUGH or found.weights is not None):
            compared = _fact(fact, seen, found, speech.call(other))
            most, told = (matters, compared) if compared else (most, told)
    wins = found.contrast(action, other, win_of)
    matters = wins.difference * speech.victory * better
    if wins.is_telling and wins.worlds >= ENOUGH and matters > most and abs(wins.difference) >= LEAST_WIN:
        told = _often((Person(speech.seat),), "win the game", wins, 100, speech.call(other))
    if told:
        return told
    ahead = speech.call(action if better > 0 else other)
    return sentence(
        "{on_the_whole} {ahead} would come out {better}",
        on_the_whole=ON_THE_WHOLE,
        ahead=ahead if better < 0 else "this",
        better="better" if better < 0 else joined(["better than ", speech.call(other)], ""),
    )


def tells_a_fact(why: Sentence) -> bool:
    """Whether a reason tells what comes of the act, and not only that it is better, or that others are as good."""
    words = [piece for piece in why if isinstance(piece, str)]
    return bool(why) and not any(AS_GOOD in piece or ON_THE_WHOLE in piece for piece in words)


def _fact_number(number: int) -> Measure:
    return lambda result: result.facts[number]


def _fact(fact: Fact, seen: Contrast, found: Findings, other: Sentence) -> Sentence:
    """A fact of two acts side by side; empty where the numbers told would be the same."""
    if not fact.unit:
        deals = 100 if found.weights is not None or seen.worlds >= MANY else seen.worlds
        return _often(fact.who, fact.does, seen, deals, other)
    own, theirs = decimal(seen.own), decimal(seen.other)
    if own == theirs:
        return ()
    return sentence(
        "{who} would {does} {own} {unit} on average, {but} {theirs} {with_other}",
        who=fact.who,
        does=fact.does,
        own=Figure(own),
        unit=fact.unit if own == "1" else f"{fact.unit}s",
        but="only" if seen.difference > 0 and seen.other >= 0 else "but",
        with_other=_with(other),
        theirs=Figure(theirs),
    )


def _often(who: Sentence, does: str, seen: Contrast, deals: int, other: Sentence) -> Sentence:
    """How often something would come true with one act and with the other, of so many deals."""
    own, theirs = _share(seen.own, deals), _share(seen.other, deals)
    if own == theirs:
        return ()
    fewer = seen.difference > 0
    but = "" if theirs == "never" else "but " * (own in SURE or not fewer) + "only " * fewer
    template = "{who} would {does} {own} in {deals}, {but}{theirs} {with_other}"
    if own in SURE:
        within = "" if theirs in SURE else " in {deals}"
        template = "{who} would {own} {does}, {but}{theirs}" + within + " {with_other}"
    return sentence(
        template,
        who=who,
        does=does,
        own=_times(own),
        theirs=_times(theirs),
        with_other=_with(other),
        deals=deals,
        but=but,
    )


def _with(act: Sentence) -> Sentence:
    """An act as that by which something comes about.

    >>> _with(("a bid of 3",)), _with(("passing",))
    (('with a bid of 3',), ('by passing',))
    """
    first = act[0] if isinstance(act[0], str) else ""
    return joined(["by" if first.partition(" ")[0].endswith("ing") else "with", act], " ")


SURE = ("never", "always")


def _share(rate: float, deals: int) -> str:
    """A rate as a number of so many deals; always and never only where it is.

    >>> _share(0.001, 100), _share(0.0, 100)
    ('1', 'never')
    """
    if rate in (0.0, 1.0):
        return SURE[int(rate)]
    return str(min(deals - 1, max(1, round(rate * deals))))


def _times(share: str) -> Figure:
    return Figure(share if share in SURE else "once" if share == "1" else f"{share} times")


def decimal(number: float) -> str:
    """A number with as many digits as matter.

    >>> decimal(12.34), decimal(2.04), decimal(0.034)
    ('12', '2', '0.03')
    >>> decimal(-3)
    '−3'
    """
    digits = 0 if abs(number) >= 10 else 1 if abs(number) >= 0.95 else 2
    text = f"{number:.{digits}f}".replace("-", "−")
    return text.rstrip("0").rstrip(".") if "." in text else text
