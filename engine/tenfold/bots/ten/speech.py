"""The words for a round of 10: the facts that reasons can name, and the names of acts."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.bots.reasons import Fact
from tenfold.bots.ten import rules, text
from tenfold.games.ten import TenObservation, TenState
from tenfold.games.ten.cards import CARDS, JOKER, MAKES, TEN, VALUE
from tenfold.games.ten.phases import NAMING
from tenfold.messages import Message
from tenfold.sentences import Card, Person

NEXT_POT, NEXT_STAKE = 12.0, 18.0
"""Roughly the points to win and to lose in a round that has not started."""

WEAK = 6
"""A card is weak if it makes at most this, alone or with any card of the hand. Such a total hardly ever wins."""

CARD = 2.0
"""Roughly the points that making ten is worth by itself; keeping the card you played counts half."""


def happened(state: TenState, seat: int) -> tuple[float, ...]:
    """Return the facts of a finished round, 1 for true and 0 for false.

    They are: this seat wins it, makes ten, and still has the card that it played; then, for each seat, that it loses.
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
    """Return the wording of the facts in `happened`, and their gain in points."""
    players = state.game.players
    pot, stake = NEXT_POT, NEXT_STAKE
    if state.phase is not NAMING:
        at = rules.reckon(state, seat)
        pot, stake = at.pot, at.stake
    own = Person(seat)

    def loses(other: int) -> Fact:
        gain = -stake if other == seat else stake / (players - 1)
        return Fact(lambda how: text.lose_round(who=Person(other), how=how), gain)

    return [
        Fact(lambda how: text.win_round(who=own, how=how), pot),
        Fact(lambda how: text.make_ten(who=own, how=how), CARD),
        Fact(lambda how: text.keep_card(who=own, how=how), CARD / 2),
        *map(loses, range(players)),
    ]


def called(observation: TenObservation, action: int) -> Message:
    """Return the name of an act."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    kind, chips, card = outlook.kind, outlook.value or 0, Card(outlook.card or "")
    if kind == "starter":
        whose = outlook.taker
        mine = whose is None or whose == observation.player
        return text.start_yourself if mine else text.start(whose=Person(whose or 0))
    if outlook.taker is not None:
        whose_card = Person(outlook.taker)
        return text.swap(whose=whose_card) if kind == "swap" else text.bid_for(chips=chips, whose=whose_card)
    with_chips = {"lay open": text.lay_open, "lay covered": text.lay_covered}
    if kind in with_chips:
        return with_chips[kind](card=card, chips=chips)
    if kind == "add":
        return text.add(card=card)
    if kind in {"bid", "protect"}:
        return (text.bid if kind == "bid" else text.protect)(chips=chips)
    return CALLED[kind]


def kind_of(observation: TenObservation, action: int) -> Message | None:
    """Return the word for a bluff, chips on a weak card face down, or for a card that makes ten; otherwise None."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.kind == "add":
        return text.making_ten if outlook.value == TEN else None
    card = outlook.card
    if outlook.kind == "protect":
        own = observation.table[observation.seat]
        card = own.card if own.covered else None
    elif outlook.kind != "lay covered" or not outlook.value:
        card = None
    return text.bluff if card is not None and is_weak(card, observation.hand) else None


def is_weak(card: str, hand: Sequence[str]) -> bool:
    """True if a card makes little alone and with each of these. One of them may be the card itself."""
    first, rest = CARDS[card], [CARDS[other] for other in hand]
    if first in rest:
        rest.remove(first)
    sums = [total for total in map(MAKES[first].__getitem__, rest) if total <= TEN]
    return first != JOKER and max([VALUE[first], *sums]) <= WEAK


CALLED = {
    "decline": text.decline,
    "pass": text.pass_bid,
    "keep": text.keep,
    "turn up": text.show,
    "leave": text.leave,
    "stop": text.stop,
}
"""The names of acts that need no numbers or cards, by kind."""
