"""The temper that bids and cards in 10-9-8 show."""

from __future__ import annotations

from tenfold.bots.characters import Manners, Temper
from tenfold.french import CARDS, SUITS
from tenfold.games.ten_nine_eight import TenNineEightObservation
from tenfold.games.ten_nine_eight.cards import taking
from tenfold.observation import Outlook


def manners(observation: TenNineEightObservation) -> Manners:
    """Return the temper that each bid or card shows.

    Nerve bids high, leads high and wins. Thrift plays low and keeps the last card of a suit. Spite leads trumps, takes
    tricks that others need, and leaves them those that they do not want.
    """
    return {outlook.action: _shows(observation, outlook) for outlook in observation.legal}


def _shows(observation: TenNineEightObservation, outlook: Outlook) -> Temper:
    if outlook.card is None:
        return Temper(nerve=outlook.value or 0)
    card = CARDS[outlook.card]
    height = card % 13 / 12
    alone = sum(other[1] == outlook.card[1] for other in observation.hand) == 1
    if not observation.trick:
        trump = outlook.card[1] == observation.trump
        return Temper(2 * height - 1, -1 if alone else 1, 1 if trump else -1)
    trick = [*(CARDS[text] for _, text in observation.trick), card]
    wins = taking(trick, SUITS.index(observation.trump)) == len(observation.trick)
    nerve = alone if outlook.kind == "discard" else wins
    return Temper(1 if nerve else -1, 0.6 - 1.2 * height, _spite(observation, wins=wins))


def _spite(observation: TenNineEightObservation, *, wins: bool) -> float:
    """Return 1 if the card harms the seat that takes the trick so far, -1 if it helps; 0 if its bid is not known."""
    assert observation.winning is not None
    bid = observation.bids[observation.winning]
    if bid is None:
        return 0.0
    needs = bid > observation.tricks[observation.winning]
    return 1.0 if needs == wins else -1.0
