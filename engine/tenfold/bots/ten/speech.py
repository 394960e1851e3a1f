"""What the computer players of 10 say of a round: which facts they look at, and what acts are called."""

from __future__ import annotations

from tenfold.bots.reasons import Fact
from tenfold.bots.ten import rules
from tenfold.games.ten import TenObservation, TenState
from tenfold.games.ten.cards import TEN
from tenfold.games.ten.phases import NAMING
from tenfold.sentences import Card, Figure, Person, Sentence, counted, sentence

NEXT_POT, NEXT_STAKE = 12.0, 18.0
"""What there is to be won and to be lost in a round that has not begun, about."""

CARD = 2.0
"""What it is worth to end with the card that one has laid, or not to, about: the rest shows in the round."""


def happened(state: TenState, seat: int) -> tuple[float, ...]:
    """The facts of the round that is over: whether this seat wins it, comes to ten, and has the card that it laid.

    Then by seat, who loses it.
    """
    over = state.rounds[-1]
    loses = [float(over.loser == other) for other in range(len(over.totals))]
    return (
        float(over.winner == seat),
        float(over.totals[seat] == TEN),
        float(over.laid_by[seat] == seat),
        *loses,
    )


def facts(state: TenState, seat: int) -> list[Fact]:
    """What these facts are about, and what they are worth in points."""
    players = state.game.players
    pot, stake = NEXT_POT, NEXT_STAKE
    if state.phase is not NAMING:
        at = rules.reckon(state, seat)
        pot, stake = at.pot, at.stake
    own = (Person(seat),)
    loses = [
        Fact((Person(other),), "lose the round", -stake if other == seat else stake / (players - 1))
        for other in range(players)
    ]
    return [
        Fact(own, "win the round", pot),
        Fact(own, "make ten", CARD),
        Fact(own, "keep the first card", CARD / 2),
        *loses,
    ]


def called(observation: TenObservation, action: int) -> Sentence:
    """What an act is called."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    kind, chips = outlook.kind, outlook.value or 0
    if kind in {"lay open", "lay covered"}:
        under = f" under {counted(chips, 'chip')}" if chips else ""
        return sentence("{card} {face}{under}", card=_card(outlook.card or ""), face=kind.split()[1], under=under)
    if outlook.taker is not None:
        whose = Person(outlook.taker)
        if kind == "starter":
            return (whose, " starting")
        return sentence(
            "a swap with {whose}" if kind == "swap" else "a bid of {bid} for {whose}’s card",
            whose=whose,
            bid=Figure(str(chips)),
        )
    if kind == "add":
        return _card(outlook.card or "")
    if kind == "bid":
        return sentence("a bid of {bid}", bid=Figure(str(chips)))
    return (CALLED.get(kind, outlook.text),) if kind != "protect" else (counted(chips, "chip"), " on the card")


def _card(card: str) -> Sentence:
    """A card as it goes on after “with”: a number needs an article, or it reads as one."""
    return ("a joker",) if card == "J" else ("the ", Card(card))


CALLED = {
    "decline": "declining",
    "pass": "passing",
    "keep": "no chips added",
    "turn up": "turning it up",
    "leave": "leaving it covered",
    "stop": "no second card",
}
"""By kind, what an act is called that needs no more words."""
