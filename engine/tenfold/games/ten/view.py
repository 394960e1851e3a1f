"""What is seen of a position of 10: the observation of a seat and the outlooks of its actions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from tenfold.game import Observation, Outlook
from tenfold.games.ten.cards import (
    ACTION_TEXTS,
    ADD,
    AUCTION,
    DECLINE,
    KINDS,
    LAYING,
    LAYINGS,
    MAKES,
    MARKET,
    MOST_CHIPS,
    NAMING,
    OPEN,
    PHASES,
    PROTECTING,
    ROUND,
    SECOND,
    STARTER,
    STOP,
    SWAP,
    TEXTS,
    VALUE,
    judge,
    points,
    texts,
    values,
)

if TYPE_CHECKING:
    from tenfold.games.ten.state import TenState


class Place(NamedTuple):
    """What lies before a seat. `card` is None where nothing lies, or where the observer does not know it.

    `protection` counts the chips on the card, and `second` is the card added to it. Of the first card, wherever it has
    gone, `laid_by` is the seat that laid it, `laid_under` the chips that it was laid under, `price` what was last paid
    for it, and `seen_by` the seats that know it: all, for an open card.
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
    """An auction of the first card of `owner`; `passed` are the seats that are out, `protection` the chips on it."""

    owner: int
    opener: int
    bid: int
    bidder: int
    passed: tuple[int, ...]
    protection: int


class Round(NamedTuple):
    """A round that is over. `card` is its number, `cards` are what lay before each seat in the end.

    By seat too: `values`, what each card counted; `totals` and `singles`, the sum and the highest of them; `covered`,
    whose first card came to light only now; `laid_by`, who had laid it. `points` went to the loser, the `pot` to the
    winner.
    """

    card: int
    starter: int
    cards: tuple[tuple[str, ...], ...]
    values: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    singles: tuple[int, ...]
    covered: tuple[bool, ...]
    laid_by: tuple[int, ...]
    winner: int
    loser: int
    pot: int
    points: int


def settle(  # noqa: PLR0917  # a round is made of these six things
    card: int,
    starter: int,
    cards: Sequence[Sequence[int]],
    covered: Sequence[bool],
    laid_by: Sequence[int],
    pot: int,
) -> Round:
    """The round in which these cards came to lie before the seats in the end: who wins and who loses what."""
    counted = tuple([values(lying) for lying in cards])
    winner, loser = judge(counted, starter)
    return Round(
        card,
        starter,
        tuple([tuple(texts(lying)) for lying in cards]),
        counted,
        tuple([sum(each) for each in counted]),
        tuple([max(each) for each in counted]),
        tuple(covered),
        tuple(laid_by),
        winner,
        loser,
        pot,
        card + sum([points(lying) for lying in cards]),
    )


class Final(NamedTuple):
    """How a seat’s score is made: points of the cards taken, the hand left over and its points, chips, the total."""

    stack: int
    hand: tuple[str, ...]
    hand_points: int
    chips: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TenObservation(Observation):
    """What a seat knows of 10: its hand, what lies before each seat, and which covered cards it has seen.

    `round` counts from 0; `round_card` is its number, None between rounds; `phase` is one of lay, market, auction,
    protect, second, starter, over; `order` are the seats clockwise from the `starter`. `table`, `chips` (those not on a
    card), `opened` (who has had the one chance to swap or open), `penalties` (cards and round cards taken) and
    `penalty_points` are by seat. `unseen` counts, by kind 0 … 10, P1 … P8, J, the cards in other hands, in the draw
    pile and covered without being known. `joker_due` tells who has not shown the joker dealt to each at the start: it
    is in the hand or lies covered. `round_cards` are the numbers still to come, ascending. `rounds` are those that
    are over, `final` is the account at the end. After an exchange, `protecting` are the seats that are still asked
    whether they raise their protection, the first one now.

    In outlooks of the market and of naming a starter, `taker` is the seat that is swapped with, bid on or named.
    """

    round: int
    round_card: int | None
    phase: str
    starter: int
    order: tuple[int, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    table: tuple[Place, ...]
    chips: tuple[int, ...]
    pot: int
    auction: Auction | None
    opened: tuple[bool, ...]
    protecting: tuple[int, ...]
    penalties: tuple[tuple[str, ...], ...]
    penalty_points: tuple[int, ...]
    draw_pile: int
    unseen: tuple[int, ...]
    joker_due: tuple[bool, ...]
    round_cards: tuple[int, ...]
    rounds: tuple[Round, ...]
    final: tuple[Final, ...]

    @property
    def round_cards_left(self) -> int:
        """How many rounds are still to come."""
        return len(self.round_cards)


_EMPTY = Place(None, False, False, 0, None, None, 0, 0, ())


def outlook(state: TenState, action: int, player: int) -> Outlook:
    """What a legal action would do, as far as the seat may know."""
    text = ACTION_TEXTS[action]
    phase = state._phase
    if phase == LAYING:
        card, covered, chips = LAYINGS[action]
        return Outlook(action, text, "lay covered" if covered else "lay open", TEXTS[card], chips)
    if phase == MARKET and action != DECLINE:
        if action <= OPEN:
            kind, seat, price = "swap", action - SWAP, 1
        else:
            kind = "open"
            seat, price = divmod(action - OPEN - 1, MOST_CHIPS)
            price += 1
        card_text = None if state._covered[seat] else TEXTS[state._first[seat]]
        return Outlook(action, text, kind, card_text, price, seat, 1)
    if phase == SECOND:
        return _outlook_of_second(state, action, player)
    if phase == NAMING:
        return Outlook(action, text, "starter", taker=action - STARTER)
    kind, _, number = text.partition(" ")
    return Outlook(action, text, kind, value=int(number) if number else None)


def _outlook_of_second(state: TenState, action: int, player: int) -> Outlook:
    first = state._first[player]
    if ADD <= action < STOP:
        card = action - ADD
        return Outlook(action, ACTION_TEXTS[action], "add", TEXTS[card], MAKES[first][card])
    return Outlook(action, ACTION_TEXTS[action], ACTION_TEXTS[action], TEXTS[first], VALUE[first])


def observe(state: TenState, player: int | None, common: dict[str, Any]) -> TenObservation:
    """Everything a seat, or with None the whole table, may know; `common` holds the fields of `Observation`."""
    seats = range(state.game.players)
    lying = state._first[0] >= 0 or any(card >= 0 for card in state._first)
    hands = [hand for seat, hand in enumerate(state._hands) if seat != player and not state._final]
    unseen = [0] * KINDS
    for hidden in (*hands, state._draw[: state._left], _unknown(state, player) if lying else ()):
        for card in hidden:
            unseen[card] += 1
    auction = None
    if state._phase == AUCTION:
        passed = tuple(seat for seat in seats if state._passed >> seat & 1)
        protection = state._protection[state._owner]
        auction = Auction(state._owner, state._seat(state._step), state._bid, state._bidder, passed, protection)
    return TenObservation(
        **common,
        round=state._round,
        round_card=None if state._round_card < 0 else state._round_card - ROUND,
        phase=PHASES[state._phase],
        starter=state._starter,
        order=tuple(map(state._seat, seats)),
        hand=() if player is None else tuple(texts(state._hands[player])),
        hand_sizes=tuple(map(len, state._hands)),
        table=tuple(_place(state, seat, player) for seat in seats) if lying else (_EMPTY,) * state.game.players,
        chips=tuple(state._chips),
        pot=state._pot,
        auction=auction,
        opened=_opened(state),
        protecting=state._asked,
        penalties=tuple(tuple(texts(pile)) for pile in state._piles),
        penalty_points=tuple(state._points),
        draw_pile=state._left,
        unseen=tuple(unseen),
        joker_due=tuple(bool(state._due >> seat & 1) for seat in seats),
        round_cards=tuple(sorted([card - ROUND for card in state._stack])),
        rounds=state._rounds,
        final=state._final,
    )


def _unknown(state: TenState, player: int | None) -> list[int]:
    """The covered cards that a seat does not know."""
    hidden = zip(state._first, state._covered, state._seen, strict=True)
    return [card for card, covered, seen in hidden if covered and (player is None or not seen >> player & 1)]


def _place(state: TenState, seat: int, player: int | None) -> Place:
    card = state._first[seat]
    if card < 0:
        return _EMPTY
    covered, seen, second = state._covered[seat], state._seen[seat], state._second[seat]
    known = not covered or (player is not None and seen >> player & 1)
    return Place(
        TEXTS[card] if known else None,
        True,
        covered,
        state._protection[seat],
        TEXTS[second] if second >= 0 else None,
        state._laid_by[seat],
        state._laid_under[seat],
        state._price[seat],
        tuple(seat for seat in range(state.game.players) if seen >> seat & 1),
    )


def _opened(state: TenState) -> tuple[bool, ...]:
    """Who has had his chance in the market; in an auction the opener has."""
    players = state.game.players
    done = 0
    if state._phase == SECOND:
        done = players
    elif state._phase in (MARKET, AUCTION, PROTECTING):
        done = state._step + (state._phase != MARKET)
    return tuple((seat - state._starter) % players < done for seat in range(players))
