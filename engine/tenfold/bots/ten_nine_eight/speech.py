"""The words for a round of 10-9-8."""

from __future__ import annotations

from tenfold.bots.reasons import Fact
from tenfold.bots.ten_nine_eight import text
from tenfold.games.ten_nine_eight import TenNineEightObservation
from tenfold.messages import Message
from tenfold.sentences import Card, Person

MADE, MISSED = 11.0, 10.0
"""Roughly the points that a made bid gains and a missed bid costs."""


def facts(observation: TenNineEightObservation) -> list[Fact]:
    """Return the wording of a search's facts, and their gain in points."""
    others = 1 / (observation.players - 1)
    own = Person(observation.player or 0)
    a_trick = 1.0 if observation.setting("missed") == "tricks" else 0.0

    def makes(seat: int) -> Fact:
        gain = MADE if seat == own.seat else -MADE * others
        return Fact(lambda how: text.make_bid(who=Person(seat), how=how), gain)

    return [
        Fact(lambda how: text.too_many(who=own, how=how), -MISSED),
        Fact(lambda how: text.too_few(who=own, how=how), -MISSED),
        *map(makes, range(observation.players)),
        Fact(lambda how: text.win_tricks(who=own, how=how), a_trick, "about"),
    ]


def called(observation: TenNineEightObservation, action: int) -> Message:
    """Return the name of an action."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.card is None:
        return text.bid(tricks=outlook.value or 0)
    return text.play(card=Card(outlook.card))
