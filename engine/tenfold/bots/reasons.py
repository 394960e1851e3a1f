"""The reason for an act: what can be seen on the table, what will happen, and how the act compares with the best.

A game says which facts its play-outs collect, and how to word them. This module decides by the numbers, for all games,
if there is a reason and which fact it is. A fact always speaks for the better of two acts: the best, and the next best
of those that are worse. What the rules make certain at once comes before anything that chance decides.

A game also says what a seat can see that speaks for an act: its ground. That is never an estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Literal, NamedTuple, Protocol, TypeAlias

from tenfold.bots import text
from tenfold.bots.bot import LET_PASS, ONLY_PLAY, Judgement
from tenfold.bots.estimate import FIRST_LOOK, Verdict, estimate, verdict
from tenfold.bots.search import Findings, Measure, PairedDifference, win_of, worth_of
from tenfold.messages import Message, Said, Text, in_text
from tenfold.observation import Observation
from tenfold.sentences import Person

ENOUGH = 16
"""The number of worlds below which no fact is reported."""

NEAR = 0.1
"""A rate is given as a number if its 95% interval is this narrow."""

LIKELY, UNLIKELY = 0.6, 0.25
"""A fact that comes true at least this often is likely, and one that comes true at most this often is unlikely."""

LEAST_WIN = 0.015
"""The smallest difference in the chance to win that is mentioned."""

LITTLE = 0.25
"""A loss below this many points is a little."""

ONE = 1.0

How: TypeAlias = Literal["likely", "unlikely", "more", "less", "sure", "never"]
"""The wording of a fact: `more` or `less` than with the other act, `sure` or `never` if no chance is left."""


class Fact(NamedTuple):
    """A fact about the result of a play-out, and how the catalogue words it.

    - `say`: its message, by its wording (`How`); a game without a catalogue may return finished text
    - `gain`: roughly what it is worth to the seat if it comes true, negative if that is bad
    - `shown_as`: how its numbers are shown: as percentages, as averages (`about`), or not at all (`words`)
    - `sure`: for what an act does at once by the rules, its message about `this` act or `that` other one
    - `adds`: False if it adds nothing to what can be seen that speaks for the best act
    """

    say: Callable[[str], Text]
    gain: float
    shown_as: Literal["percent", "about", "words"] = "percent"
    sure: Callable[[str], Text] | None = None
    adds: bool = True


Grounds: TypeAlias = Callable[[int, int, "int | None"], "Iterable[Text]"]
"""Return what the seat sees that speaks for the first action against the second, in whole sentences.

The most telling comes first. Each must be certain for this seat: from its own cards, from what everyone has seen, and
from the rules. It must be so for the first action, and not for the second. The number is that of the fact that is told
with it, or None.
"""


def grounds_in(module: str, observation: Observation) -> Grounds:
    """Return `grounds_of` of a module for an observation. It's imported when a hint first asks: no start needs it."""

    def grounds(action: int, other: int, fact: int | None) -> Iterable[Text]:
        said: Iterable[Text] = import_module(module).grounds_of(observation, action, other, fact)
        return said

    return grounds


def kept(grounds: Grounds) -> Grounds:
    """Return grounds that are found only once for each pair of acts. Reasons ask for the same ones again and again."""
    return cache(lambda action, other, fact: tuple(grounds(action, other, fact)))


def no_grounds(_action: int, _other: int, _fact: int | None) -> tuple[Text, ...]:
    """Return nothing: no ground is known."""
    return ()


def never_opposed(_one: str, _other: str) -> bool:
    """Return False: a game whose grounds never contradict each other needs no more."""
    return False


Plan: TypeAlias = Callable[[int, "Sequence[Message]"], "Text | None"]
"""Return what is said before the grounds of the best act: what the seat is after, and what will bring it; or None."""


def no_plan(_action: int, _grounds: Sequence[Message]) -> None:
    """Return nothing: a game needs no plan."""


class Reasons(Protocol):
    """What a game says of an act in a hint, if it says more than grounds."""

    def grounds(self, action: int, other: int, fact: int | None) -> Iterable[Text]:
        """Return the grounds, as in `Grounds`."""

    def plan(self, action: int, said: Sequence[Message]) -> Text | None:
        """Return what is said before it, as in `Plan`."""


class Speech(NamedTuple):
    """How a game words a seat's decision: its facts, in the order of `Result.facts`, and the names of its acts.

    `call` returns an act as a heading: `Play 7♦`, `Bid 3`. `kind` is the word for the sort of play, such as `duck`, or
    None. It follows the heading in brackets. `grounds` returns what can be seen that speaks for an act, and `plan` what
    is said before it. `opposed` is True for the keys of two grounds that contradict each other, and `place` orders the
    sentences about an act by their keys. Acts with the same `main` part, such as the card, differ only in a detail.
    With `tells_details`, grounds speak for it, too. `acts` are all legal ones: a ground may speak for several.
    `obvious` is the act that a beginner thinks of first, if the game knows one. `rivals` are the acts that no ground
    may prefer to the best one, unless another ground answers that. A game whose grounds only weigh numbers has none.

    `victory` is `Bot.victory`, and `unit` the singular of the game's points. An act is worse from a loss in worth of
    `threshold`, and about as good below `tolerance`. If play-outs stop early, `counts_wins` is False: their chances to
    win are forecasts, so no reason gives them as a number.
    """

    seat: int
    facts: Sequence[Fact | None]
    call: Callable[[int], Text]
    victory: float = 0.0
    threshold: float = 0.0
    tolerance: float = 0.0
    unit: str = "point"
    kind: Callable[[int], Text | None] = lambda _action: None
    counts_wins: bool = True
    grounds: Grounds = no_grounds
    plan: Plan = no_plan
    opposed: Callable[[str, str], bool] = never_opposed
    place: Callable[[int, str], int] = lambda _action, _key: 0
    main: Callable[[int], object] = lambda action: action
    tells_details: bool = False
    acts: Sequence[int] = ()
    obvious: int | None = None
    rivals: Sequence[int] = ()

    def differ(self, action: int, other: int) -> bool:
        """True if two acts differ in their main part."""
        return self.main(action) != self.main(other)


def judged(
    found: Findings,
    texts: Mapping[int, str],
    speech: Speech,
    *,
    declining: int | None = None,
    grounds: bool = True,
) -> tuple[Judgement, ...]:
    """Return the judgements of a search, the best first; `texts` are the actions' texts.

    `declining` is the action that stands for declining to act out of turn. Without `grounds`, none are looked for: no
    one reads them when a player decides.
    """
    if grounds:
        speech = speech._replace(grounds=kept(speech.grounds))
    else:
        speech = speech._replace(grounds=no_grounds, plan=no_plan)
    best, *others = ranked = ranking(found)
    worth, win = found.average(best, worth_of), found.average(best, win_of)
    judgements = []
    for action in ranked:
        apart = found.contrast(best, action, worth_of)
        wins = found.contrast(best, action, win_of).difference
        declines = action == declining
        said: Verdict = "best" if action == best else spoken(apart, speech)
        reason = parts(found, action, speech)
        judgements.append(
            Judgement(
                None if declines else action,
                LET_PASS if declines else texts[action],
                worth - max(apart.difference, 0.0),
                min(1.0, max(0.0, win - wins)),
                apart.error,
                _named(action, speech),
                reason.joined(is_best=action == best) or ONLY_PLAY,
                said,
                apart.difference,
                *reason,
            )
        )
    error = judgements[1].error if others else 0.0
    judgements[0] = judgements[0]._replace(error=error)
    return tuple(judgements)


def ranking(found: Findings) -> list[int]:
    """Return the acts that were played out: the best first, then the others by their loss."""
    best = found.best
    losses = {
        action: found.contrast(best, action, worth_of).difference for action in found.results if found.results[action]
    }
    return sorted(losses, key=lambda action: (action != best, max(0.0, losses[action])))


def spoken(apart: PairedDifference, speech: Speech) -> Verdict:
    """Return the verdict on an act that loses this much. A rare large loss hides in few worlds (`FIRST_LOOK`)."""
    found = verdict(estimate(apart), speech.threshold, speech.tolerance)
    hides = apart.error > 0 and apart.worlds < FIRST_LOOK
    return "too close" if hides and found == "as good" else found


class Parts(NamedTuple):
    """The parts of a reason: what can be seen, what will happen, and how the act compares with another."""

    ground: Message | None = None
    fact: Message | None = None
    beside: Message | None = None

    def joined(self, *, is_best: bool) -> Message | None:
        """Return the whole reason. A fact about another act comes last, so that “it” means this one."""
        if is_best:
            return joined(self.ground, self.fact, self.beside)
        return joined(self.beside, self.fact) if names_other(self.fact) else joined(self.fact, self.beside)


def parts(found: Findings, action: int, speech: Speech) -> Parts:
    """Return the reason for the best act, compared with its foil; for another act, the reason against it.

    The ground speaks for the best act both times.
    """
    ranked = ranking(found)
    if len(ranked) == 1:
        return Parts()
    best = ranked[0]
    other = _foil(found, ranked, speech) if action == best else action
    number, fact = telling(found, action, best if action != best else other, speech)
    ground = _grounds(ranked, best, other, number, speech)
    known = speech.facts[number] if number is not None else None
    if action == best and ground is not None and compares(ground) and known is not None and not known.adds:
        fact = None
    return Parts(
        ground,
        fact,
        _beside(found, best, other, speech, names=action == best and not names_other(fact)),
    )


def _grounds(ranked: Sequence[int], best: int, other: int, number: int | None, speech: Speech) -> Message | None:
    """Return the plan, and what can be seen that speaks for the best act.

    What speaks against the act that a beginner thinks of first comes before all, unless that differs only in a detail.
    If nothing does, what would speak for that act as well isn't said. What speaks against acts that differ only in a
    detail speaks for that detail. A ground that speaks for a third act as well leaves the question why it isn't that
    one. Then another ground answers it. If nothing speaks against the other act, something may speak against a third.
    """
    case = Case(ranked, best, number, speech)
    against = case.against_obvious(other)
    first = case.found(other, unsaid=() if against or case.is_obvious(other) else case.shared(speech.obvious, other))
    said = case.adding(against, [])
    said = case.adding(first, said)
    if speech.tells_details:
        said = _with_details(said, case, other)
    if against:
        return _planned(case, said)
    for third in case.acts:
        if third == other or not (speech.differ(best, third) and speech.differ(other, third)):
            continue
        if first and _thought(next(iter(speech.grounds(third, other, number)), None)) != _thought(first[0]):
            continue
        found = case.found(third, said)
        if found and not set(map(_thought, found)) & set(map(_thought, said)):
            said = case.adding(found, said)
            break
    return _planned(case, said)


class Case(NamedTuple):
    """What is to be explained: the best act, among these that were played out, beside a fact with this number."""

    ranked: Sequence[int]
    best: int
    number: int | None
    speech: Speech

    @property
    def acts(self) -> list[int]:
        """Return all other acts, those that were played out first."""
        return [act for act in dict.fromkeys([*self.ranked, *self.speech.acts]) if act != self.best]

    def is_obvious(self, other: int) -> bool:
        """True if an act needs no answer besides: a beginner thinks of it, or of none, or of the best."""
        obvious = self.speech.obvious
        return obvious is None or obvious == other or not self.speech.differ(self.best, obvious)

    def against_obvious(self, other: int) -> list[Message]:
        """Return what speaks for the best act against the one that a beginner thinks of first; nothing if it's this."""
        obvious = self.speech.obvious
        return [] if obvious is None or self.is_obvious(other) else self.found(obvious)

    def shared(self, third: int | None, other: int) -> set[str]:
        """Return the thoughts that speak for a third act against the other."""
        return set() if third is None else set(map(_thought, self.speech.grounds(third, other, self.number)))

    def found(self, other: int, said: Sequence[Message] = (), unsaid: Collection[str] = ()) -> list[Message]:
        """Return the first ground against an act that may be said, with the one that it needs.

        A ground explains nothing if it prefers a third act to the best, unless another one answers that.
        """
        for ground in self._allowed(other, said, unsaid):
            if self.is_answered(ground, said):
                return [ground]
            answer = self._answer(self._preferred(ground), [*said, ground])
            if answer is not None:
                return [ground, answer]
        return []

    def _allowed(self, other: int, said: Sequence[Message], unsaid: Collection[str]) -> Iterator[Message]:
        """Return the grounds against an act that contradict nothing that is said."""
        for each in self.speech.grounds(self.best, other, self.number):
            ground = as_message(each)
            if _thought(ground) not in unsaid and not any(self.speech.opposed(ground.key, one.key) for one in said):
                yield ground

    def _preferred(self, ground: Message) -> list[int]:
        """Return the acts that a ground would prefer to the best."""
        thought, details = _thought(ground), self.speech.tells_details
        return [
            act
            for act in self.speech.rivals
            if act != self.best
            and (details or self.speech.differ(self.best, act))
            and thought in self.shared(act, self.best)
        ]

    def is_answered(self, ground: Message, said: Sequence[Message]) -> bool:
        """True if a ground prefers no act to the best, or something that is said answers that."""
        doubts = self._preferred(ground)
        return not doubts or bool(self.answers(doubts) & set(map(_thought, said)))

    def answers(self, doubts: Sequence[int]) -> set[str]:
        """Return the thoughts that speak for the best act against each of these."""
        first, *rest = (self.shared(self.best, act) for act in doubts)
        return first.intersection(*rest)

    def _answer(self, doubts: Sequence[int], said: Sequence[Message]) -> Message | None:
        """Return a ground against all of these acts, unless it raises doubts that nothing answers."""
        answers, thoughts = self.answers(doubts), set(map(_thought, said))
        for ground in self._allowed(doubts[0], said, thoughts):
            theirs = self._preferred(ground)
            if _thought(ground) in answers and (not theirs or thoughts & self.answers(theirs)):
                return ground
        return None

    def adding(self, found: Iterable[Message], said: Sequence[Message]) -> list[Message]:
        """Return what is said with more grounds, without those that repeat a thought or contradict one."""
        together = [*said]
        for ground in found:
            if _thought(ground) not in map(_thought, together) and not any(
                self.speech.opposed(ground.key, one.key) for one in together
            ):
                together.append(ground)
        return together


def _with_details(said: Sequence[Message], case: Case, other: int) -> list[Message]:
    """Return grounds, and what speaks for the best act against those that differ from it only in a detail."""
    grounds = [*said]
    for act in case.acts:
        if act != other and not case.speech.differ(case.best, act):
            grounds = case.adding(case.found(act, grounds), grounds)
    return grounds


def _planned(case: Case, grounds: Sequence[Message]) -> Message | None:
    """Return the plan and the grounds. One that repeats the plan isn't said, nor a plan that speaks for other acts."""
    plan = case.speech.plan(case.best, grounds)
    if plan is not None and not case.is_answered(as_message(plan), grounds):
        plan = None
    kept = [ground for ground in grounds if plan is None or _thought(ground) != _thought(plan)]
    said = [*_apart(as_message(plan)), *kept] if plan is not None else kept
    return joined(*sorted(said, key=lambda sentence: case.speech.place(case.best, sentence.key)))


def _thought(ground: Text | None) -> str:
    """Return what a ground is about: its key up to the first underscore, as in `harder_than`."""
    return "" if ground is None else as_message(ground).key.partition("_")[0]


def sentences(said: Said | None) -> list[Message]:
    """Return the sentences of a reason, in their order."""
    if said is None:
        return []
    message = as_message(said)
    match message.key, dict(message.slots):
        case "both", _:
            return [sentence for one in _apart(message) for sentence in sentences(one)]
        case "aim_only", {"fact": Message() as plan}:
            return sentences(plan)
    return [message]


def aim_only(plan: Message) -> Message:
    """Return a plan that speaks for no act against another. It’s for games, which know if it does."""
    return text.aim_only(fact=plan)


def compares(ground: Said) -> bool:
    """True if a ground speaks for an act against another, and doesn’t only say what the seat is after."""
    return as_message(ground).key != "aim_only"


def names_other(fact: Message | None) -> bool:
    """True if a fact is about the other act, so that what follows needn't name it again."""
    return fact is not None and fact.key == "next_fact"


def _foil(found: Findings, ranked: Sequence[int], speech: Speech) -> int:
    """Return the act that the best one is compared with: the next best of those that are worse.

    What speaks against an act that is as good would explain nothing, and one that differs in more than a detail says
    more. If no act is worse, it's the next best.
    """
    best, *others = ranked
    worse = [act for act in others if spoken(found.contrast(best, act, worth_of), speech) == "worse"] or others
    return next((act for act in worse if speech.differ(best, act)), worse[0])


def _apart(message: Message) -> list[Message]:
    """Return the messages that were joined to this one."""
    match message.key, dict(message.slots):
        case "both", {"first": Message() as first, "then": Message() as then}:
            return [*_apart(first), *_apart(then)]
    return [message]


def joined(*said: Said | Text | None) -> Message | None:
    """Return messages as one text; None if there are none.

    They are paired, and the pairs again: in a chain, a long reason would be nested too deep to be read again.
    """
    messages = [one for part in said if part is not None for one in _apart(as_message(part))]
    while len(messages) > 1:
        pairs = zip(messages[::2], messages[1::2], strict=False)
        odd = messages[len(messages) // 2 * 2 :]
        messages = [*(text.both(first=first, then=then) for first, then in pairs), *odd]
    return messages[0] if messages else None


def _named(action: int, speech: Speech) -> Message:
    """Return an act as a heading, with the sort of play if the game has a word for it."""
    call, kind = as_message(speech.call(action)), speech.kind(action)
    return text.of_kind(call=call, kind=as_message(kind)) if kind else call


def _beside(found: Findings, best: int, action: int, speech: Speech, *, names: bool) -> Message:
    """Return how an act compares with the best; with `names`, the text names the act, to stand under the best."""
    apart = found.contrast(best, action, worth_of)
    said, call = spoken(apart, speech), _named(action, speech)
    if said == "as good":
        return text.next_as_good(other=call) if names else text.this_as_good
    if said == "too close":
        return text.next_too_close(other=call) if names else text.this_too_close
    wins = found.contrast(best, action, win_of).difference
    points = apart.difference - speech.victory * wins
    if counts_wins(found, speech) and wins >= LEAST_WIN and speech.victory * wins > apart.difference / 2:
        count = max(1, round(100 * wins))
        return text.next_wins_less(other=call, count=count) if names else text.this_wins_less(count=count)
    loss = amount(points if points > 0 else apart.difference, speech.unit)
    return text.next_worse(other=call, loss=loss) if names else text.this_worse(loss=loss)


def amount(points: float, unit: str) -> Message:
    """Return a number of points or cards, rounded as far as it matters.

    >>> str(amount(4.8, "point")), str(amount(0.77, "card")), str(amount(0.97, "card")), str(amount(0.14, "point"))
    ('about 5 points', 'about 0.8 cards', 'about 1 card', 'a little')
    """
    if points < LITTLE:
        return text.a_little
    part = f"{max(points, 0.1):.1f}"
    whole = part == "1.0" or points >= ONE + 1 / 2
    if unit == "card":
        return text.cards(count=round(points)) if whole else text.cards_part(amount=part)
    return text.points(count=round(points)) if whole else text.points_part(amount=part)


def telling(found: Findings, action: int, other: int, speech: Speech) -> tuple[int | None, Message | None]:
    """Return the fact that matters most between two acts: its number, and a message about the first act.

    Only facts that are more than chance and speak for the better act count. What is so by the rules comes first.
    Both are None if there is no such fact. The chance to win the game has no number.
    """
    better = 1 if action == found.best else -1
    most = 0.0
    chosen: tuple[int | None, Message | None] = (None, None)
    for number, fact in enumerate(speech.facts):
        if fact is None:
            continue
        seen = found.contrast(action, other, _fact_number(number))
        matters = seen.difference * fact.gain * better
        if matters <= 0:
            continue
        if fact.sure is not None and {seen.own, seen.other} == {0.0, 1.0}:
            if seen.own:
                return number, text.plain(fact=as_message(fact.sure("this")))
            return number, text.next_fact(other=_named(other, speech), fact=as_message(fact.sure("that")))
        if matters > most and _is_sure(seen, found):
            most, chosen = matters, (number, _fact_message(fact, seen, exact=found.weights is not None))
    wins = found.contrast(action, other, win_of)
    matters = wins.difference * speech.victory * better
    if matters > most and _is_sure(wins, found) and abs(wins.difference) >= LEAST_WIN:
        who = Person(speech.seat)
        counted = counts_wins(found, speech)
        victory = Fact(lambda how: text.win_game(who=who, how=how), speech.victory, "percent" if counted else "words")
        chosen = None, _fact_message(victory, wins, exact=found.weights is not None)
    return chosen


def counts_wins(found: Findings, speech: Speech) -> bool:
    """True if a chance to win may be given as a number: it was counted to the end, or every case was looked at."""
    return speech.counts_wins or found.weights is not None


def _is_sure(seen: PairedDifference, found: Findings) -> bool:
    return seen.is_telling and (seen.worlds >= ENOUGH or found.weights is not None)


def as_message(said: Said | Text) -> Message:
    """Return what a player says as a message. A game without a catalogue returns finished text."""
    return said if isinstance(said, Message) else text.act(act=in_text(said))


def _fact_number(number: int) -> Measure:
    return lambda result: result.facts[number]


def _fact_message(fact: Fact, seen: PairedDifference, *, exact: bool) -> Message:
    """Return a fact of an act compared with another, with its numbers if they are sure and differ."""
    how = _how(fact, seen, exact=exact)
    said = as_message(fact.say(how))
    if fact.shown_as == "percent" and (exact or _is_near(seen)):
        own, theirs = percentage(seen.own, exact=exact), percentage(seen.other, exact=exact)
        if own != theirs:
            return (text.percent_only if how == "unlikely" else text.percent)(fact=said, own=own, theirs=theirs)
    if fact.shown_as == "about" and round(seen.own) != round(seen.other):
        return text.about(fact=said, own=round(seen.own), theirs=round(seen.other))
    return text.plain(fact=said)


def _how(fact: Fact, seen: PairedDifference, *, exact: bool) -> How:
    if fact.shown_as == "percent" and seen.own > seen.other and seen.own >= LIKELY:
        return "sure" if exact and seen.own == ONE else "likely"
    if fact.shown_as == "percent" and seen.own < seen.other and seen.own <= UNLIKELY:
        return "never" if exact and not seen.own else "unlikely"
    return "more" if seen.own > seen.other else "less"


def _is_near(seen: PairedDifference) -> bool:
    """True if both rates are precise enough to show as numbers."""
    return all(1.96 * (max(rate * (1 - rate), 0.05) / seen.worlds) ** 0.5 <= NEAR for rate in (seen.own, seen.other))


def percentage(rate: float, *, exact: bool) -> int:
    """Return a rate in percent; only an exact rate can be 0 or 100.

    >>> percentage(1.0, exact=False), percentage(0.0, exact=True)
    (99, 0)
    """
    percent = round(100 * rate)
    return percent if exact else min(99, max(1, percent))


def shortened(fact: Said, beside: Said | None = None) -> Said | None:
    """Return what will happen in fewer words, for the best act. `beside` says how the other act compares.

    What says something by itself leaves out the number of the other act. What probably won’t happen gets no number at
    all: a small one beside it would be read as its opposite. To win more often explains nothing.
    """
    if not isinstance(fact, Message):
        return fact
    other = dict(beside.slots).get("other") if isinstance(beside, Message) else None
    match fact.key, dict(fact.slots):
        case "percent_only", {"fact": Message() as said}:
            return text.plain(fact=said)
        case "plain", {"fact": Message(key="win_game") as said} if _compares(said):
            return None
        case "percent", {"fact": Message() as said, "own": int(own), "theirs": int(theirs)}:
            if _compares(said) and isinstance(other, Message):
                return text.percent_and(fact=said, own=own, other=other, theirs=theirs)
            if not _compares(said):
                never = dict(said.slots).get("how") == "never"
                return text.plain(fact=said) if never else text.percent_alone(fact=said, own=own)
    return fact


def _compares(fact: Message) -> bool:
    """True if a fact only says that it comes true more or less often."""
    return dict(fact.slots).get("how") in {"more", "less"}
