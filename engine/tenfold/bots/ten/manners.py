"""The temper that acts in 10 show."""

from __future__ import annotations

from tenfold.bots.characters import Manners, Temper
from tenfold.games.ten import TenObservation, cards
from tenfold.observation import Outlook

JOKER_VALUE = 9
"""The value that a joker counts as here: that of a good card."""

SHOWS = {
    "decline": Temper(nerve=-1, thrift=1, spite=-1),
    "bid": Temper(nerve=0.5, thrift=-1, spite=1),
    "pass": Temper(nerve=-0.5, thrift=1, spite=-1),
    "protect": Temper(nerve=-0.5, thrift=-1),
    "keep": Temper(nerve=0.5, thrift=1),
    "turn up": Temper(nerve=1, thrift=-1),
    "leave": Temper(nerve=-1, thrift=1),
    "stop": Temper(nerve=-1, thrift=1),
}
"""The temper of an act by its kind, for kinds that tell enough."""


def manners(observation: TenObservation) -> Manners:
    """Return the temper that each act shows.

    Nerve bluffs and takes cards it has not seen. Thrift keeps chips and cards. Spite takes others' cards and hides its
    own.
    """
    return {outlook.action: _shows(observation, outlook) for outlook in observation.legal}


def _shows(observation: TenObservation, outlook: Outlook) -> Temper:
    kind = outlook.kind
    if kind.startswith("lay"):
        return _laid(outlook.action)
    if kind in {"swap", "open"}:
        assert outlook.taker is not None
        unseen = observation.table[outlook.taker].card is None
        return Temper(nerve=1 if unseen else -0.5, thrift=0.5 if kind == "swap" else -1, spite=1)
    if kind == "add":
        return Temper(nerve=(outlook.value or 0) / 5 - 1, thrift=-1)
    if kind == "starter":
        return Temper(nerve=1 if outlook.taker == observation.player else -1)
    return SHOWS[kind]


def _laid(action: int) -> Temper:
    """Return the temper of playing a first card.

    A bluff shows nerve: a low card that looks like a good one, under chips, or face up as if it were the best.
    """
    card, covered, chips = cards.LAY.of[action]
    value = JOKER_VALUE if card == cards.JOKER else cards.VALUE[card]
    low = 1 - value / 5
    return Temper(nerve=low * (chips + (0 if covered else 0.5)), thrift=-chips, spite=1 if covered else -1)
