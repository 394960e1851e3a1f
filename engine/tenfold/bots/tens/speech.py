"""What is said of a hand of Tens."""

from __future__ import annotations

from tenfold.bots.reasons import Fact
from tenfold.games.tens import TensObservation
from tenfold.games.tens.cards import COLUMNS
from tenfold.sentences import Card, Person, Sentence

ORDINALS = ("first", "second", "third", "fourth", "fifth")
"""By column."""


def facts(observation: TensObservation) -> list[Fact]:
    """What the facts of a play-out are about, and what they are worth in points.

    They are: by column, whether it matches; whether this seat ends the hand; whether the next seat takes the discard;
    by seat, what the grid comes to.
    """
    players, seat = observation.players, observation.player
    assert seat is not None
    others = 1 / (players - 1)
    comes_to = [
        Fact((Person(other),), "end the hand with", -1.0 if other == seat else others, "point")
        for other in range(players)
    ]
    ahead = sum(observation.showing) - players * observation.showing[seat]
    return [
        *(Fact((Person(seat),), f"match the {which} column", 6.0) for which in ORDINALS),
        Fact((Person(seat),), "be the one to turn the tenth card", 3.0 if ahead > 0 else -3.0),
        Fact((Person((seat + 1) % players),), "take the discard", -4.0 * others),
        *comes_to,
    ]


def called(observation: TensObservation, action: int) -> Sentence:
    """What an act is called."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.kind == "draw":
        return ("the draw pile",)
    if outlook.kind == "take":
        return (Card(outlook.card or ""),)
    assert outlook.value is not None
    assert observation.player is not None
    lies = observation.grids[observation.player][outlook.value]
    if lies is not None:
        return (Card(lies), " replaced")
    row, column = divmod(outlook.value, COLUMNS)
    return (f"row {row + 1} column {column + 1}",)
