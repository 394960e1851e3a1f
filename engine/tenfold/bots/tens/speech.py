"""The words for a hand of Tens."""

from __future__ import annotations

from typing import Literal, TypeAlias

from tenfold.bots.reasons import Fact
from tenfold.bots.tens import text
from tenfold.french import CARDS
from tenfold.games.tens import TensObservation
from tenfold.games.tens.cards import COLUMNS, RANK_OF
from tenfold.messages import Message
from tenfold.sentences import Card, Person

DISCARD, SEATS = COLUMNS + 1, COLUMNS + 2
"""The numbers of the facts: the next seat takes the discard; then one for the grid of each seat."""

Topic: TypeAlias = Literal["nothing", "discard", "own", "next", "other"]
"""What the fact is about; the last three are whose points it is about."""

TAKEN = 4.0
"""Roughly the points that the next seat gains by taking the discard."""


def facts(observation: TensObservation) -> list[Fact | None]:
    """Return the wording of a play-out's facts, and their gain in points.

    The facts are, in this order:

    - for each column, 1 if it matches
    - 1 if this seat ends the hand
    - 1 if the next seat takes the discard (number `DISCARD`)
    - for each seat, the score of its grid (numbers from `SEATS` on)

    The first six are never reasons, so they are None. Play-outs stop after some turns, so grids are compared without
    numbers.
    """
    players, seat = observation.players, observation.seat
    others = 1 / (players - 1)
    following = Person((seat + 1) % players)

    def ends_with(other: int) -> Fact:
        gain = -1.0 if other == seat else others
        return Fact(lambda how: text.end_with(who=Person(other), how=how), gain, "words")

    return [
        *[None] * (COLUMNS + 1),
        Fact(lambda how: text.take_discard(who=following, how=how), -TAKEN * others),
        *map(ends_with, range(players)),
    ]


def topic_of(observation: TensObservation, fact: int | None) -> Topic:
    """Return what a fact is about."""
    if fact is None or fact < DISCARD:
        return "nothing"
    if fact == DISCARD:
        return "discard"
    steps = (fact - SEATS - observation.seat) % observation.players
    return "own" if not steps else "next" if steps == 1 else "other"


def called(observation: TensObservation, action: int) -> Message:
    """Return the name of an act."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.kind == "draw":
        return text.draw
    if outlook.kind == "take":
        return text.take(card=Card(outlook.card or ""))
    assert outlook.value is not None
    lies = observation.grids[observation.seat][outlook.value]
    if lies is not None:
        return text.replace(card=Card(lies))
    row, column = divmod(outlook.value, COLUMNS)
    put = text.turn_up if observation.phase == "flip" else text.put
    return put(line=row + 1, column=column + 1)


def kind_of(observation: TensObservation, action: int) -> Message | None:
    """Return the word for an act that makes a column match, now or by placing the card it takes; otherwise None."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.kind == "take" and outlook.card is not None:
        card, cells = outlook.card, range(2 * COLUMNS)
    elif observation.in_hand is not None and outlook.value is not None:
        card, cells = observation.in_hand, range(outlook.value, outlook.value + 1)
    else:
        return None
    return text.match if any(_matches(observation, card, cell) for cell in cells) else None


def _matches(observation: TensObservation, card: str, cell: int) -> bool:
    """True if a card on this cell makes its column match, and the column doesn't match already."""
    grid = observation.grids[observation.seat]
    lies, partner = grid[cell], grid[(cell + COLUMNS) % (2 * COLUMNS)]
    if partner is None or RANK_OF[CARDS[partner]] != RANK_OF[CARDS[card]]:
        return False
    return lies is None or RANK_OF[CARDS[lies]] != RANK_OF[CARDS[partner]]
