"""What is said of a round of 10-9-8."""

from __future__ import annotations

from tenfold.bots.reasons import Fact
from tenfold.games.ten_nine_eight import TenNineEightObservation
from tenfold.sentences import Card, Figure, Person, Sentence, sentence


def facts(observation: TenNineEightObservation) -> list[Fact]:
    """What the facts of a search are about, and what they are worth in points."""
    others = 1 / (observation.players - 1)
    missed = observation.setting("missed")
    own = (Person(observation.player or 0),)
    bids = [
        Fact((Person(seat),), "make the bid", 11.0 if seat == observation.player else -11.0 * others)
        for seat in range(observation.players)
    ]
    return [
        Fact(own, "take too many tricks", -10.0),
        Fact(own, "take too few tricks", -10.0),
        *bids,
        Fact(own, "take", 1.0 if missed == "tricks" else 0.0, "trick"),
    ]


def called(observation: TenNineEightObservation, action: int) -> Sentence:
    """What an action is called."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.card is None:
        return sentence("a bid of {tricks}", tricks=Figure(str(outlook.value)))
    return (Card(outlook.card),)
