"""The part of a position of 10 that a seat may know."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple

from tenfold.games.ten.cards import (
    CHIPS,
    HAND,
    KINDS,
    MOST_PROTECTION,
    ROUND,
    ROUNDS,
    TEXTS,
    Final,
    Round,
    texts,
)
from tenfold.games.ten.phases import AUCTION, MARKET, PROTECTING, SECOND
from tenfold.games.ten.state import TenState
from tenfold.observation import Observation, observed, said

if TYPE_CHECKING:
    from tenfold.tensor import Code, Table


class Place(NamedTuple):
    """The cards in front of a seat.

    - `card`: the first card; None if there is none, or the observer does not know it
    - `laid`: true if there is a first card
    - `covered`: true if it is face down
    - `protection`: the chips on it
    - `second`: the card added to it
    - `laid_by`: the seat that played the first card, wherever that is now
    - `laid_under`: the chips that it was played under
    - `price`: the chips last paid for it
    - `seen_by`: the seats that know it; all of them for a face-up card
    """

    card: str | None
    laid: bool
    covered: bool
    protection: int
    second: str | None
    laid_by: int | None
    laid_under: int
    price: int
    seen_by: tuple[int, ...]


class Auction(NamedTuple):
    """An auction.

    - `owner`: the seat whose card it is
    - `opener`: the seat that opened it
    - `bid`: the highest bid, in chips
    - `bidder`: the seat that bid them
    - `passed`: the seats that are out
    - `protection`: the chips on the card
    """

    owner: int
    opener: int
    bid: int
    bidder: int
    passed: tuple[int, ...]
    protection: int


_CARDS = TEXTS[:KINDS]
_ROUND_CARDS = range(1, ROUNDS + 1)
_PHASES = ("lay", "market", "auction", "protect", "second", "starter", "over")


@observed
class TenObservation(Observation):
    """What a seat knows of 10: its hand, the cards in front of each seat, and the seen face-down cards.

    In outlooks of the market and of naming, `taker` is the other seat: swapped with, bid on or named.
    """

    scores: tuple[int, ...] = said(code=lambda t: t.each(t.amount(50)))
    round: int = said("the number of the round, from 0", lambda t: t.number(ROUNDS))
    fewest_rounds: int = said(
        "rounds of the whole game at the least, as far as round cards and draw pile tell", lambda t: t.number(ROUNDS)
    )
    most_rounds: int = said("likewise, at the most", lambda t: t.number(ROUNDS))
    round_card: int | None = said("its number; None between rounds", lambda t: t.one_of(_ROUND_CARDS))
    phase: str = said(
        "`lay`, `market`, `auction`, `protect`, `second`, `starter` or `over`", lambda t: t.one_of(_PHASES)
    )
    starter: int = said("the seat that begins the round", lambda t: t.one())
    order: tuple[int, ...] = said("the seats clockwise from the starter")
    hand: tuple[str, ...] = said("the seat’s own cards, sorted", lambda t: t.counts(_CARDS, t.game.deck))
    hand_sizes: tuple[int, ...] = said("by seat, the cards in hand", lambda t: t.each(t.number(HAND)))
    table: tuple[Place, ...] = said("by seat, what lies before it", lambda t: t.each(_place_code(t)))
    chips: tuple[int, ...] = said("by seat, those not on a card", lambda t: t.each(t.number(CHIPS * t.players)))
    pot: int = said("the chips in the pot", lambda t: t.number(CHIPS * t.players))
    auction: Auction | None = said("the one that goes on, else None", lambda t: t.maybe(_auction_code(t)))
    opened: tuple[bool, ...] = said(
        "by seat, who has had the one chance to swap or open; in an auction the opener has", lambda t: t.each(t.flag())
    )
    protecting: tuple[int, ...] = said(
        "after an exchange, who is still asked to raise the protection, the first one now",
        lambda t: t.row(t.one(), t.players),
    )
    penalties: tuple[tuple[str, ...], ...] = said(
        "by seat, cards and round cards taken", lambda t: t.gist(t.each(t.counts(TEXTS, (*t.game.deck, *[1] * ROUNDS))))
    )
    penalty_points: tuple[int, ...] = said(
        "by seat, of all cards taken, those that were shuffled again too", lambda t: t.each(t.amount(50))
    )
    draw_pile: int = said("the cards in it", lambda t: t.number(sum(t.game.deck)))
    unseen: tuple[int, ...] = said(
        "by kind, cards in other hands, in the draw pile, and covered without being known",
        lambda t: t.numbers(t.game.deck),
    )
    joker_due: tuple[bool, ...] = said(
        "by seat, whose joker of the start is not shown: it is in hand or lies covered", lambda t: t.each(t.flag())
    )
    round_cards: tuple[int, ...] = said("the numbers that may still come, ascending", lambda t: t.counts(_ROUND_CARDS))
    round_cards_left: int = said("how many of them will come, if the draw pile lasts", lambda t: t.number(ROUNDS))
    rounds: tuple[Round, ...] = said("those that are over")  # what is left of them is in what was taken
    rest: tuple[int, ...] = said(
        "the round cards that the last loser took because the draw pile was empty, ascending",
        lambda t: t.counts(_ROUND_CARDS),
    )
    final: tuple[Final, ...] = said("the account at the end")  # told when there is nothing more to decide


def _place_code(t: Table) -> Code:
    protection = t.number(MOST_PROTECTION)
    return t.parts(
        ("card", t.one_of(_CARDS)),
        ("laid", t.flag()),
        ("covered", t.flag()),
        ("protection", protection),
        ("second", t.one_of(_CARDS)),
        ("laid_by", t.one()),
        ("laid_under", protection),
        ("price", t.number(CHIPS * t.players)),
        ("seen_by", t.some()),
    )


def _auction_code(t: Table) -> Code:
    return t.parts(
        ("owner", t.one()),
        ("opener", t.one()),
        ("bid", t.number(CHIPS * t.players)),
        ("bidder", t.one()),
        ("passed", t.some()),
        ("protection", t.number(MOST_PROTECTION)),
    )


_EMPTY = Place(None, False, False, 0, None, None, 0, 0, ())


def observe(state: TenState, player: int | None, common: dict[str, Any]) -> TenObservation:
    """Return what a seat may know, or what everyone knows for None; `common` holds the fields of `Observation`."""
    seats = range(state.game.players)
    lying = any(there.first >= 0 for there in state.table)
    hands = [hand for seat, hand in enumerate(state.hands) if seat != player and not state.final]
    unseen = [0] * KINDS
    for hidden in (*hands, state.draw[: state.left], _unknown(state, player) if lying else ()):
        for card in hidden:
            unseen[card] += 1
    fewest, most = state.rounds_in_all()
    return TenObservation(
        **common,
        round=state.round,
        fewest_rounds=fewest,
        most_rounds=most,
        round_card=None if state.round_card < 0 else state.round_card - ROUND,
        phase=state.phase.name,
        starter=state.starter,
        order=tuple(map(state.seat, seats)),
        hand=() if player is None else tuple(texts(state.hands[player])),
        hand_sizes=tuple(map(len, state.hands)),
        table=tuple(_place(state, seat, player) for seat in seats) if lying else (_EMPTY,) * state.game.players,
        chips=tuple(state.chips),
        pot=state.pot,
        auction=_auction(state) if state.phase is AUCTION else None,
        opened=_opened(state),
        protecting=state.protecting,
        penalties=tuple(tuple(texts(pile)) for pile in state.penalties),
        penalty_points=tuple(state.points),
        draw_pile=state.left,
        unseen=tuple(unseen),
        joker_due=tuple(bool(state.joker_due >> seat & 1) for seat in seats),
        round_cards=tuple(sorted([card - ROUND for card in state.round_cards])),
        round_cards_left=state.rounds_ahead(),
        rounds=state.rounds,
        rest=_rest(state),
        final=state.final,
    )


def _rest(state: TenState) -> tuple[int, ...]:
    """Return the round cards that the last loser took after the one of the last round."""
    if not state.final or not state.rounds:
        return ()
    last = state.rounds[-1]
    top = takewhile(lambda card: card > ROUND, reversed(state.penalties[last.loser]))
    return tuple(sorted(card - ROUND for card in top if card - ROUND != last.card))


def _auction(state: TenState) -> Auction:
    passed = tuple(seat for seat in range(state.game.players) if state.passed >> seat & 1)
    protection = state.protection[state.owner]
    return Auction(state.owner, state.seat(state.step), state.bid, state.bidder, passed, protection)


def _unknown(state: TenState, player: int | None) -> list[int]:
    """Return the face-down cards that a seat does not know."""
    return [
        lying.first for lying in state.table if lying.covered and (player is None or not lying.seen_by >> player & 1)
    ]


def _place(state: TenState, seat: int, player: int | None) -> Place:
    lying = state.table[seat]
    if lying.first < 0:
        return _EMPTY
    known = not lying.covered or (player is not None and lying.seen_by >> player & 1)
    return Place(
        TEXTS[lying.first] if known else None,
        True,
        lying.covered,
        state.protection[seat],
        TEXTS[lying.second] if lying.second >= 0 else None,
        lying.laid_by,
        lying.laid_under,
        lying.price,
        tuple(knows for knows in range(state.game.players) if lying.seen_by >> knows & 1),
    )


def _opened(state: TenState) -> tuple[bool, ...]:
    players = state.game.players
    done = 0
    if state.phase is SECOND:
        done = players
    elif state.phase in (MARKET, AUCTION, PROTECTING):
        done = state.step + (state.phase is not MARKET)
    return tuple((seat - state.starter) % players < done for seat in range(players))
