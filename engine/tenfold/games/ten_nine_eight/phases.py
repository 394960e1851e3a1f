"""The phases of a round of 10-9-8: bidding and playing."""

from __future__ import annotations

from collections.abc import Iterable
from operator import add
from typing import TYPE_CHECKING, ClassVar

from tenfold.french import BIT, FULL, OF_SUIT, SAME_SUIT, SUIT_OF, SUITS, TEXTS, members
from tenfold.games.ten_nine_eight import text
from tenfold.games.ten_nine_eight.cards import ACTIONS, BIDS, NO_TRICK, PLAY, Round, hooked_bid, points, taking
from tenfold.messages import Text
from tenfold.observation import TERMINAL, Outlook
from tenfold.phase import Phase
from tenfold.sentences import Card

if TYPE_CHECKING:
    from tenfold.games.ten_nine_eight.state import TenNineEightState


class Bidding(Phase["TenNineEightState"]):
    """The phase in which each seat in turn bids the tricks it will win (B2)."""

    name = "bid"

    def legal(self, state: TenNineEightState) -> tuple[int, ...]:
        """Return the bids of any number of tricks, except the one that the hook forbids."""
        bids = BIDS[state.cards]
        hooked = _hooked(state) if state.game.hook else None
        return bids if hooked is None else tuple(bid for bid in bids if bid != hooked)

    def apply(self, state: TenNineEightState, action: int, player: int) -> None:
        """Bid. After the last bid, the dealer’s, the first bidder leads."""
        bids = state.bids
        bids[player] = bid = action - NO_TRICK
        state.turn = state.game.left[player]
        hidden = not state.game.open_bids
        if state.log is not None:
            if hidden:
                state.happened({"kind": "bid", "seat": player}, secret={"bid": bid}, seen_by=(player,))
            else:
                state.happened({"kind": "bid", "seat": player, "bid": bid})
        if None in bids:
            return
        state.phase = PLAYING
        if hidden:
            shown = [bid for bid in bids if bid is not None]
            state.happened({"kind": "bids", "seat": None, "bids": shown}, reveals=True)

    def outlook(self, state: TenNineEightState, action: int, player: int) -> Outlook:
        """Return an outlook with the number of tricks as its value."""
        return Outlook(action, ACTIONS.texts[action], "bid", value=action - NO_TRICK)

    def tempting(self, state: TenNineEightState, player: int) -> Iterable[int]:
        """Return the bid that the hook forbids."""
        hooked = _hooked(state)
        return () if hooked is None else (hooked,)

    def why_not(self, state: TenNineEightState, action: int, player: int) -> Text:
        """Return the reason: bids come first, or the bid is too high or forbidden by the hook."""
        if action in PLAY:
            card = Card(TEXTS[action])
            held = state.hands[player] & BIT[action]
            return text.bids_first(card=card) if held else text.not_held(card=card)
        bid = action - NO_TRICK
        if action == _hooked(state):
            return text.hooked(bid=bid, tricks=state.cards)
        return text.too_many(bid=bid, tricks=state.cards)


class Playing(Phase["TenNineEightState"]):
    """The phase in which each seat in turn plays a card to the trick."""

    name = "play"
    now: ClassVar[Text] = text.bids_stand

    def has(self, action: int) -> bool:
        """True if an action plays a card."""
        return action in PLAY

    def legal(self, state: TenNineEightState) -> tuple[int, ...]:
        """Return the cards of the led suit; without any, all cards that are not banned."""
        hand = state.hands[state.turn]
        trick = state.trick
        if trick:
            follow = hand & SAME_SUIT[trick[0]]
            if follow:  # B4: following suit comes before everything else
                try:  # quicker than a call
                    return OF_SUIT[follow]
                except KeyError:
                    return members(follow)
        if not state.done or state.game.waits:
            hand &= ~state.banned(hand)
        return members(hand)

    def apply(self, state: TenNineEightState, action: int, player: int) -> None:
        """Play a card. The last card of a trick ends the trick, and the last trick ends the round."""
        trick = state.trick
        suit = SUIT_OF[action]
        if trick:
            led = SUIT_OF[trick[0]]
            if suit != led:  # this tells everyone that the seat has none of the suit
                if suit == state.trump:
                    _learn_of_trump(state, player)
                state.voids[player] |= 1 << led
        elif suit == state.trump:
            _learn_of_trump(state, player)
        state.hands[player] -= BIT[action]
        trick.append(action)
        state.turn = after = state.game.left[player]
        if state.log is not None:
            state.happened({"kind": "play", "seat": player, "card": TEXTS[action], "led": len(trick) == 1})
        if after == state.leader:
            _finish_trick(state)

    def outlook(self, state: TenNineEightState, action: int, player: int) -> Outlook:
        """Return the sort of play, and for the last card of a trick the seat that takes it."""
        trick, players = state.trick, state.game.players
        suit = SUIT_OF[action]
        led = SUIT_OF[trick[0]] if trick else None
        kind = "lead" if led is None else "follow" if suit == led else "ruff" if suit == state.trump else "discard"
        if len(trick) + 1 < players:
            return Outlook(action, TEXTS[action], kind, TEXTS[action])
        taker = (state.leader + taking([*trick, action], state.trump)) % players
        return Outlook(action, TEXTS[action], kind, TEXTS[action], taker=taker, cards=players)

    def tempting(self, state: TenNineEightState, player: int) -> Iterable[int]:
        """Return every card in hand."""
        return members(state.hands[player])

    def why_not(self, state: TenNineEightState, action: int, player: int) -> Text:
        """Return the reason: the player must follow suit, or can’t play trumps yet."""
        card, hand = Card(TEXTS[action]), state.hands[player]
        if not hand & BIT[action]:
            return text.not_held(card=card)
        if state.trick and hand & SAME_SUIT[state.trick[0]]:
            return text.follow(card=card, suit=SUITS[SUIT_OF[state.trick[0]]])
        if state.game.ban == "printed":
            return text.first_trick(card=card)
        return text.not_played(card=card) if state.game.lead_breaks else text.not_thrown(card=card)


BIDDING = Bidding()
PLAYING = Playing()


def forbidden_bid(state: TenNineEightState) -> int | None:
    """Return the tricks that the seat on turn can't bid because of the hook."""
    if not state.game.hook or state.bids.count(None) != 1:
        return None
    return hooked_bid(state.cards, [bid for bid in state.bids if bid is not None])


def _hooked(state: TenNineEightState) -> int | None:
    """Return the action of the bid that the hook forbids."""
    bid = forbidden_bid(state)
    return None if bid is None else NO_TRICK + bid


def _learn_of_trump(state: TenNineEightState, player: int) -> None:
    """Record what everyone learns when a trump is led, or played without following suit."""
    if state.banned(FULL):  # a seat plays a banned trump only if it has nothing else
        state.voids[player] |= 0b1111 ^ 1 << state.trump
    if state.trick or state.game.lead_breaks:
        state.trump_broken = True


def _finish_trick(state: TenNineEightState) -> None:
    trick, leader = state.trick, state.leader
    winner = (leader + taking(trick, state.trump)) % len(trick)
    state.tricks[winner] += 1
    state.done = done = state.done + 1
    state.played += trick
    state.trick = []
    state.last_leader = leader
    state.leader = state.turn = winner
    if state.log is not None:
        cards = [TEXTS[card] for card in trick]
        state.happened({"kind": "trick", "seat": winner, "cards": cards, "leader": leader})
    if done == state.cards:
        _finish_round(state)


def _finish_round(state: TenNineEightState) -> None:
    bids: tuple[int, ...] = (*state.bids,)  # type: ignore[arg-type]  # all are in
    tricks = (*state.tricks,)
    over = Round(state.cards, bids, tricks, points(bids, tricks, state.game.missed))
    state.rounds += (over,)
    state.points = tuple(map(add, state.points, over.points))
    state.round += 1
    if state.log is not None:
        state.happened(
            {
                "kind": "score",
                "seat": None,
                "cards": over.cards,
                "bids": [*over.bids],
                "tricks": [*over.tricks],
                "points": [*over.points],
                "total": [*state.points],
            }
        )
    if state.round < len(state.game.schedule):
        state.deal()
        return
    state.turn = TERMINAL
    state.happened({"kind": "over", "seat": None, "total": [*state.points]})
