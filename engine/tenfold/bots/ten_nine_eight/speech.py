"""The words for a round of 10-9-8."""

from __future__ import annotations

from tenfold.bots.reasons import Fact
from tenfold.bots.ten_nine_eight import text
from tenfold.french import CARDS, SUIT_OF, SUITS, TEXTS
from tenfold.games.ten_nine_eight import TenNineEightObservation
from tenfold.games.ten_nine_eight.cards import taking
from tenfold.messages import Message
from tenfold.sentences import Card, Person

MADE, MISSED = 11.0, 10.0
"""Roughly the points that a made bid gains and a missed bid costs."""


def facts(observation: TenNineEightObservation) -> list[Fact | None]:
    """Return the wording of a search's facts, and their gain in points.

    A bid of 0 can't fall short, and the highest one can't be passed. So for bids, only the chance to make it counts.
    What a bid does to the others' chances would be no reason that anyone can see.
    """
    others = 1 / (observation.players - 1)
    own = Person(observation.player or 0)
    a_trick = 1.0 if observation.setting("missed") == "tricks" else 0.0

    def makes(seat: int) -> Fact:
        gain = MADE if seat == own.seat else -MADE * others
        return Fact(lambda how: text.make_bid(who=Person(seat), how=how), gain)

    bids = observation.legal[0].card is None
    return [
        None if bids else Fact(lambda how: text.too_many(who=own, how=how), -MISSED),
        None if bids else Fact(lambda how: text.too_few(who=own, how=how), -MISSED),
        *(makes(seat) if seat == own.seat or not bids else None for seat in range(observation.players)),
        None if bids else Fact(lambda how: text.win_tricks(who=own, how=how), a_trick, "about"),
    ]


def called(observation: TenNineEightObservation, action: int) -> Message:
    """Return the name of an action."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.card is None:
        return text.bid(tricks=outlook.value or 0)
    return text.play(card=Card(outlook.card))


def runs(observation: TenNineEightObservation) -> dict[int, int]:
    """Return, for each card in hand, the lowest one that is as good: no card that may still be played lies between."""
    gone = {CARDS[card] for card in (observation.turned_up, *observation.played)}
    found: dict[int, int] = {}
    for card in sorted(map(CARDS.__getitem__, observation.hand)):
        below = card - 1
        while below in gone and below % 13 < card % 13:
            below -= 1
        found[card] = found[below] if below in found and below % 13 < card % 13 else card
    return found


def obvious(observation: TenNineEightObservation) -> int | None:
    """Return the card that a beginner thinks of: the highest to win a trick or to get rid of, the lowest to lose one.

    It's None for bids.
    """
    cards = [CARDS[outlook.card] for outlook in observation.legal if outlook.card is not None]
    needs = (observation.bids[observation.seat] or 0) > observation.tricks[observation.seat]
    led = CARDS[observation.trick[0][1]] if observation.trick else None
    discards = led is not None and all(SUIT_OF[card] != SUIT_OF[led] for card in cards)
    pick = max if needs or discards else min
    return pick(cards, key=lambda card: card % 13, default=None)


def kind_of(observation: TenNineEightObservation, action: int) -> Message | None:
    """Return the word for the way in which a card is played to a trick, or None if there is none.

    A low card that may win is a finesse only for a seat that needs tricks.
    """
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.card is None or not observation.trick:
        return None
    if outlook.kind == "discard":
        return text.discard
    wins = _would_win(observation, outlook.card)
    if outlook.kind == "ruff":
        if all(card[1] != observation.trump for _, card in observation.trick):
            return text.trump_in
        return text.overtrump if wins else text.undertrump
    suit = [card for card in observation.hand if card[1] == outlook.card[1]]
    if not wins:
        return text.duck if any(_would_win(observation, card) for card in suit) else None
    needs = (observation.bids[observation.seat] or 0) > observation.tricks[observation.seat]
    return text.finesse if needs and _can_be_beaten(observation, outlook.card, suit) else None


def _would_win(observation: TenNineEightObservation, card: str) -> bool:
    """True if a card would win the trick so far. An outlook names the taker only for the last card of a trick."""
    trick = [CARDS[played] for _, played in observation.trick]
    return taking([*trick, CARDS[card]], SUITS.index(observation.trump)) == len(trick)


def _can_be_beaten(observation: TenNineEightObservation, card: str, suit: list[str]) -> bool:
    """True for a finesse: others still play, and may hold a card between this one and a higher one of the hand."""
    if len(observation.trick) == observation.players - 1:
        return False
    gone = {observation.turned_up, *observation.played, *observation.hand}
    gone |= {played for _, played in observation.trick}
    between = range(CARDS[card] + 1, max(map(CARDS.__getitem__, suit)))
    return any(TEXTS[other] not in gone for other in between)
