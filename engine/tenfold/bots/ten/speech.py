"""The words for a round of 10: the facts that reasons can name, and the names of acts."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.bots.reasons import Fact
from tenfold.bots.ten import rules, text
from tenfold.games.ten import TenObservation, TenState
from tenfold.games.ten.cards import CARDS, DECLINE, JOKER, KEEP, LAY, MAKES, PASS, PENALTY, TEN, VALUE
from tenfold.games.ten.phases import LAYING, NAMING, PROTECTING, SECOND
from tenfold.messages import Message
from tenfold.sentences import Card, Person

NEXT_POT, NEXT_STAKE = 12.0, 18.0
"""Roughly the points to win and to lose in a round that has not started."""

WEAK = 6
"""A card is weak if it makes at most this, alone or with any card of the hand. Such a total hardly ever wins."""

CARD = 2.0
"""Roughly the points that making ten is worth by itself; keeping the card you played counts half."""


def layer_of(state: TenState, seat: int) -> int:
    """Return the seat that played the card in front of this seat, or this seat if it has yet to play one."""
    lying = state.table[seat]
    return lying.laid_by if lying.first >= 0 else seat


def happened(state: TenState, seat: int, layer: int) -> tuple[float, ...]:
    """Return the facts of a finished round, 1 for true and 0 for false.

    They are: this seat wins it, makes ten, and still has the card that was in front of it, played by `layer`. Then, for
    each seat, that it loses.
    """
    over = state.rounds[-1]
    loses = [float(over.loser == other) for other in range(len(over.totals))]
    return (
        float(over.winner == seat),
        float(over.totals[seat] == TEN),
        float(over.laid_by[seat] == layer),
        *loses,
    )


def facts(state: TenState, seat: int) -> list[Fact | None]:
    """Return the wording of the facts in `happened`, and their gain in points."""
    players = state.game.players
    pot, stake = NEXT_POT, NEXT_STAKE
    if state.phase is not NAMING:
        at = rules.reckon(state, seat)
        pot, stake = at.pot, at.stake
    own = Person(seat)

    def loses(other: int) -> Fact:
        gain = -stake if other == seat else stake / (players - 1)
        return Fact(lambda how: text.lose_round(who=Person(other), how=how), gain, adds=other == seat)

    def wins(how: str) -> Message:
        chips = state.pot if state.phase is SECOND else 0
        return text.win_pot(who=own, how=how, chips=chips) if chips else text.win_round(who=own, how=how)

    def keeps(how: str) -> Message:
        card = state.table[seat].first
        if card < 0:
            return text.keep_played(who=own, how=how)
        return text.keep_card(first=own_card_first(seat, card), who=own, how=how)

    # In the market, the act itself says if the card stays, and a buyer doesn’t want it to.
    stays = Fact(keeps, CARD / 2) if state.phase in {LAYING, PROTECTING} else None
    return [
        Fact(wins, pot),
        Fact(lambda how: text.make_ten(who=own, how=how), CARD),
        stays,
        *map(loses, range(players)),
    ]


# The names of cards.


def called_card(card: int) -> Message:
    """Return a card’s name without an article."""
    if card == JOKER:
        return text.the_joker
    return text.penalty_card(value=VALUE[card]) if card > PENALTY else text.normal_card(value=card)


def own_card(whose: int, card: int) -> Message:
    """Return a seat’s card within a sentence: “your 7”."""
    return text.own_card(whose=Person(whose), called=called_card(card))


def own_card_first(whose: int, card: int) -> Message:
    """Return a seat’s card as the first words of a sentence: “Your 7”."""
    return text.own_card_first(whose=Person(whose), called=called_card(card))


# The names of acts.


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


def main_of(action: int) -> int:
    """Return the card that a first card is, whichever way up and with any chips; of other acts, the act."""
    return LAY.part(action) if action in LAY else action


def obvious(observation: TenObservation) -> int | None:
    """Return the act that people wonder about first.

    It’s the act that does nothing, without chips, a purchase or a higher bid. Of first cards, it’s the highest one, and
    of second cards, the one that makes most.
    """
    covered = {}
    totals = {outlook.action: outlook.value or 0 for outlook in observation.legal if outlook.kind == "add"}
    if totals:
        return max(totals, key=totals.__getitem__)
    for outlook in observation.legal:
        if outlook.action in (KEEP, DECLINE, PASS):
            return outlook.action
        if outlook.kind == "lay covered" and not outlook.value:
            covered[CARDS[outlook.card or ""]] = outlook.action
    cards = [card for card in covered if card != JOKER]
    return covered[max(cards, key=lambda card: VALUE[card])] if cards else None


def kind_of(observation: TenObservation, action: int) -> Message | None:
    """Return the word for a bluff, chips on a weak card face down, or for a card that makes ten; otherwise None."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.kind == "add":
        return text.making_ten if outlook.value == TEN else None
    card, rest = outlook.card, [*observation.hand]
    if card in rest:
        rest.remove(card)
    if outlook.kind == "protect":
        own = observation.table[observation.seat]
        card = own.card if own.covered else None
    elif outlook.kind != "lay covered" or not outlook.value:
        card = None
    return text.bluff if card is not None and is_weak(card, rest) else None


def is_weak(card: str, rest: Sequence[str]) -> bool:
    """True if a card makes little alone and with each of these."""
    first = CARDS[card]
    sums = [total for total in (MAKES[first][CARDS[second]] for second in rest) if total <= TEN]
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
