"""Explanations: what has just happened and why, in one sentence, the first time that a rule matters.

A game's rules are small functions, one for each rule, in the order in which they are needed. Each gets one event that
the whole table saw, its picture, and the table before. An explanation therefore can't give a hand away.

>>> from tenfold import Person
>>> explaining = Explaining()
>>> @explaining.rule("late", "end")
... def _late(event, now, before):
...     return (Person(event["seat"]), " comes late") if event["kind"] == "late" else ()
>>> (explanation,) = explaining.of([Witnessed({"kind": "late", "seat": 1}, None)], None)
>>> explanation.id, explanation.chapter, explanation.sentence, explanation.after
('late', 'end', (Person(seat=1), ' comes late'), 'late')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeAlias, TypeVar

from tenfold import Observation, Witnessed
from tenfold.messages import Said

EventT = TypeVar("EventT", bound=Mapping[str, object])
ObservationT = TypeVar("ObservationT", bound=Observation)

Rule: TypeAlias = Callable[[EventT, ObservationT, ObservationT], Said]
"""A function from an event, its picture and the table before the act to a sentence. The sentence is empty for any other
event."""

OFTEN_ENOUGH = 1
"""How many times a rule is explained on a phone. Rules explained in a finished lesson count too."""


def key_of(game: str, rule: str) -> str:
    """Return the key under which the number of explanations of a rule is saved.

    >>> key_of("pig10", "ten"), game_of("pig10 ten")
    ('pig10 ten', 'pig10')
    """
    return f"{game} {rule}"


def game_of(key: str) -> str:
    """Return the game that a rule belongs to."""
    return key.partition(" ")[0]


class Explanation(NamedTuple):
    """An explanation without its full stop, and the chapter of the rules that says more.

    It stands after the act has been seen, but while its cause is still on the table, which the stage `after` shows. A
    `verdict` tells how a round ended. So it stands beside the result. A `basic` rule stands above the hand, and the
    table plays on.
    """

    id: str
    chapter: str
    sentence: Said
    after: str = ""
    verdict: bool = False
    basic: bool = False


class _Registered(NamedTuple, Generic[EventT, ObservationT]):
    chapter: str
    explain: Rule[EventT, ObservationT]
    after: str
    verdict: bool
    basic: bool
    chosen: bool


class Explaining(Generic[EventT, ObservationT]):
    """The rules that a game explains, those most needed first."""

    def __init__(self) -> None:
        """Start without any rules."""
        self.rules: dict[str, _Registered[EventT, ObservationT]] = {}

    def rule(
        self,
        ident: str,
        chapter: str,
        *,
        after: str = "",
        verdict: bool = False,
        basic: bool = False,
        chosen: bool = False,
    ) -> Callable[[Rule[EventT, ObservationT]], Rule[EventT, ObservationT]]:
        """Return a decorator that registers a function as the explanation of a rule.

        `chapter` is the chapter of the rules that says more. The stage `after` shows the cause, by default that of its
        kind of event. The explanation comes when the whole act has been seen, or before the stage `take`, in which the
        cards go to their winner. A `verdict` tells how a round ended, so it isn't
        shown before the table has shown it. A `basic` rule is one that people also meet as they choose. So no one waits
        for its reader, and someone who plays alone reads it after another player’s act. If the table says the same
        while they choose (`chosen`), their own act is enough, and it isn't explained at all.
        """

        def register(function: Rule[EventT, ObservationT]) -> Rule[EventT, ObservationT]:
            self.rules[ident] = _Registered(chapter, function, after, verdict, basic, chosen)
            return function

        return register

    def of(self, witnessed: Sequence[Witnessed[EventT, ObservationT]], before: ObservationT) -> list[Explanation]:
        """Return the explanations of an act that the whole table saw, one for each rule, in their order."""
        found: list[Explanation] = []
        for ident, rule in self.rules.items():
            for event, picture in witnessed:
                sentence = rule.explain(event, picture, before)
                if sentence:
                    after = rule.after or str(event["kind"])
                    found.append(Explanation(ident, rule.chapter, sentence, after, rule.verdict, rule.basic))
                    break
        return found
