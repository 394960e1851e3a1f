"""What acts in Tenstuff show of a temper."""

from __future__ import annotations

from tenfold.bots.characters import Manners, Temper
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.actions import PLAY, TABLE
from tenfold.games.tenstuff.cards import SETS, SIX, TEN, rank_of

HITS = {"slam": 2.0, "attempt": 2.0, "match": -2.0}
"""How much sets hinder others: sets that hit someone, and sets that give the seat another turn. There is seldom a
choice between them, so it counts twice."""

MIDDLE, FAR = 7, 6
"""The rank in the middle, and how far the others are from it at the most."""

SPECIAL = (0, SIX, TEN)
"""Ranks of cards that can do something: jokers, sixes, tens."""


def manners(observation: TenstuffObservation) -> Manners:
    """Return what sets and gifts show: nerve plays high ranks early, thrift keeps the highest, lowest and special ones.

    Spite hits. How many cards to lay, whether to lay at all and whether to throw a ten is no matter of temper: who
    lays few loses, and games of those who wait have no end.
    """
    found: dict[int, Temper] = {}
    for outlook in observation.legal:
        if outlook.action in PLAY or outlook.action in TABLE:
            block = PLAY if outlook.action in PLAY else TABLE
            rank = rank_of(SETS[block.part(outlook.action)])
            above = (rank - MIDDLE) / FAR
            thrift = -1.0 if rank in SPECIAL else 1 - 2 * abs(above)
            found[outlook.action] = Temper(above, thrift, HITS.get(outlook.kind, 0.0))
        elif outlook.kind == "give":
            found[outlook.action] = Temper(0.0, -0.5, 1.0)
        elif outlook.kind == "return":
            found[outlook.action] = Temper(0.0, -0.5, -1.0)
        elif outlook.kind == "done":
            found[outlook.action] = Temper(0.0, 0.5, -1.0 if observation.phase == "give" else 1.0)
    return found
