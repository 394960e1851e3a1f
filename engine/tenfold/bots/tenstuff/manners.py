"""The temper that acts in Tenstuff show."""

from __future__ import annotations

from tenfold.bots.characters import Manners, Temper
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.actions import PLAY, TABLE
from tenfold.games.tenstuff.cards import SETS, SIX, TEN, rank_of

HITS = {"slam": 2.0, "attempt": 2.0, "match": -2.0}
"""The spite of sets: positive if they hit someone, negative if they give the seat another turn. A seat seldom has a
choice between them, so it counts twice."""

MIDDLE, FAR = 7, 6
"""The middle rank, and the largest distance of a rank from it."""

SPECIAL = (0, SIX, TEN)
"""The ranks of cards with special powers: jokers, sixes, tens."""


def manners(observation: TenstuffObservation) -> Manners:
    """Return the temper that sets and gifts show.

    Nerve plays high ranks early. Thrift keeps the highest, lowest and special ones. Spite hits. Temper has no say in
    how many cards to play, in passing or in throwing a ten. Playing few cards loses, and if all wait, the game has no
    end.
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
