"""What acts in 10 show of a temper."""

from __future__ import annotations

from tenfold.bots.characters import Manners, Temper
from tenfold.games.ten import TenObservation, cards
from tenfold.observation import Outlook

JOKER_VALUE = 9
"""What a joker is taken for: a good card."""

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
"""By kind of act, where the kind alone tells."""


def manners(observation: TenObservation) -> Manners:
    """Return what the acts show: nerve bluffs and takes what it has not seen, thrift keeps chips and cards.

    Spite takes others' cards, and shows them none of its own.
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
    """True for a bluff: a low card that looks like a good one, under chips, or face up as if it were the best."""
    card, covered, chips = cards.LAY.of[action]
    value = JOKER_VALUE if card == cards.JOKER else cards.VALUE[card]
    low = 1 - value / 5
    return Temper(nerve=low * (chips + (0 if covered else 0.5)), thrift=-chips, spite=1 if covered else -1)
