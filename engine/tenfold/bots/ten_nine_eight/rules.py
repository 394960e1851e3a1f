"""Rules of thumb for bids and cards of 10-9-8: they know the hand, the trick and the cards that are still alive.

A card is alive until it is played or turned up.
"""

from __future__ import annotations

import random

from tenfold.bots.ten_nine_eight.worth import expected, heeding
from tenfold.french import BIT, FULL, RANKS, SAME_SUIT, SUIT_MASK, set_of
from tenfold.games.ten_nine_eight import TenNineEightState
from tenfold.games.ten_nine_eight.cards import NO_TRICK, taking
from tenfold.games.ten_nine_eight.phases import BIDDING

HIGH = set_of(card for card in range(52) if RANKS[card % 13] in "KA")

MIDDLE = set_of(card for card in range(52) if RANKS[card % 13] in "TJQ")

FEW = 4
"""The cards in hand up to which only trumps, aces and kings are likely to win. A bid that needs more tricks is hardly
made."""

CARELESS = 0.4
"""How often the easy level forgets if it wants the trick, and how often it counts a trick too many, or too few."""


def wanting(  # noqa: PLR0917  # called millions of times, and names cost time
    hand: int, need: int, rival: int, trumps: int, alive: int, missed: tuple[int, int]
) -> int:
    """Return how many tricks the seat wants if it should win this one, at least 1; 0 if it should not.

    It should win if it needs tricks, unless it has enough sure ones for later. A seat that has missed its bid takes the
    trick if that spoils the rival's bid or improves its own score. A seat that can hardly make its bid with its last
    cards leaves the trick to a rival that has enough. `rival` is the need of the seat that takes the trick so far, -1
    if there is none.
    """
    if not need:
        return 0
    left = hand.bit_count()
    if need < 0 or need > left:
        each, off = missed
        return 2 if rival > 0 or each > 0 or (off < 0 < need) else 0
    if rival == 0 and left <= FEW and need > (hand & (trumps | HIGH)).bit_count():
        return 0
    return need if need == left or sure_tricks(hand, trumps, alive) < need else 0


def sure_tricks(hand: int, trumps: int, alive: int) -> int:
    """Return the number of trumps that no one else can beat."""
    return ((hand & trumps) >> (alive & trumps & ~hand).bit_length()).bit_count()


def lead(hand: int, want: int, trumps: int, alive: int, banned: int) -> int:
    """Return the card to lead."""
    free = hand & ~banned or hand
    side = free & ~trumps
    if not want:
        return _lowest(side or free)
    others = alive & ~hand
    for mask in SUIT_MASK:  # an ace, or the highest card of its suit that is left
        suit = side & mask
        if suit and suit > others & mask:
            return _top(suit)
    trump = free & trumps
    if trump and (trump > others & trumps or not side):
        return _top(trump)
    return _lowest(side or free)


def answer(  # noqa: PLR0917  # called millions of times, and names cost time
    hand: int, want: int, trumps: int, led: int, best: int, last: bool, banned: int
) -> int:
    """Return the card to play to a trick: `led` is the set of the led suit, `best` the card that takes it so far.

    If the seat wants only one more trick, it takes it with its highest card, which might take one too many later.
    """
    follow = hand & led
    if not follow:
        return _without(hand, want, trumps, best, banned)
    if not best & led:  # trumped: nothing that follows can win
        return follow & -follow if want else _top(follow)
    above = follow & -best
    if want:
        return (above & -above if last and want > 1 else _top(above)) if above else follow & -follow
    below = follow & (best - 1)
    if below:
        return _top(below)
    return _top(follow) if last else follow & -follow


def _without(hand: int, want: int, trumps: int, best: int, banned: int) -> int:
    """Return the card to play without the led suit: a trump, or a card of another suit thrown away."""
    free = hand & ~banned or hand
    side = free & ~trumps
    above = free & trumps & (-best if best & trumps else trumps)
    if want:
        return (above & -above if want > 1 else _top(above)) if above else _lowest(side or free)
    below = free & trumps & ~above
    return _top(below) if below else _highest(side) if side else above & -above


def _top(cards: int) -> int:
    return 1 << cards.bit_length() - 1


def _lowest(cards: int) -> int:
    """Return the card of the lowest rank."""
    found, least = 0, 99
    for base, mask in enumerate(SUIT_MASK):
        suit = cards & mask
        if suit:
            low = suit & -suit
            rank = low.bit_length() - 13 * base
            if rank < least:
                found, least = low, rank
    return found


def _highest(cards: int) -> int:
    """Return the card of the highest rank."""
    found, most = 0, 0
    for base, mask in enumerate(SUIT_MASK):
        suit = cards & mask
        if suit:
            rank = suit.bit_length() - 13 * base
            if rank > most:
                found, most = suit, rank
    return _top(found)


def usual_bid(state: TenNineEightState) -> int:
    """Return the bid of the rules of thumb for the seat on turn."""
    wanted = tricks_to_expect(state, state.turn)
    legal = state.legal_actions()
    return min(legal, key=lambda action: abs(action - NO_TRICK - wanted))


def usual_card(state: TenNineEightState) -> int:
    """Return the card of the rules of thumb for the seat on turn, from its own cards and what everyone knows."""
    seat, hand = state.turn, state.hands[state.turn]
    trumps = SUIT_MASK[state.trump]
    banned = state.banned(hand)
    led, best, winner = on_table(state)
    want = wanting(
        hand, needed(state, seat), needed(state, winner) if led else -1, trumps, cards_alive(state), state.game.missed
    )
    if led:
        last = state.game.left[seat] == state.leader
        return answer(hand, want, trumps, led, best, last, banned).bit_length() - 1
    return lead(hand, want, trumps, cards_alive(state), banned).bit_length() - 1


def careless(state: TenNineEightState, rng: random.Random) -> int:
    """Return the easy level's action: it bids its high cards, and wins while it needs tricks, but often forgets."""
    seat, hand = state.turn, state.hands[state.turn]
    legal = state.legal_actions()
    trumps = SUIT_MASK[state.trump]
    if state.phase is BIDDING:
        high = (hand & HIGH).bit_count() + (hand & trumps & ~HIGH & MIDDLE).bit_count()
        guess = high + (rng.random() < CARELESS) - (rng.random() < CARELESS)
        wanted = NO_TRICK + max(guess, sure_tricks(hand, trumps, cards_alive(state)))
        return min(legal, key=lambda action: abs(action - wanted))
    want = 2 * ((needed(state, seat) > 0) != (rng.random() < CARELESS))
    led, best, _ = on_table(state)
    free = set_of(legal)
    if led:
        return answer(free, want, trumps, led, best, False, 0).bit_length() - 1
    return (_highest(free) if want else _lowest(free)).bit_length() - 1


def tricks_to_expect(state: TenNineEightState, seat: int) -> float:
    """Return the tricks that a seat wins on average, given the bids that are open."""
    players = state.game.players
    worth = expected(state.hands[seat], state.trump, players)
    heard = [bid if state.game.open_bids else None for bid in state.bids]
    return heeding(worth, heard, state.cards)


def needed(state: TenNineEightState, seat: int) -> int:
    """Return the tricks that a seat still needs for its bid; negative if it has too many."""
    return (state.bids[seat] or 0) - state.tricks[seat]


def cards_alive(state: TenNineEightState) -> int:
    """Return the cards that are neither played nor turned up."""
    return FULL & ~set_of([*state.played, *state.trick, state.turned_up])


def on_table(state: TenNineEightState) -> tuple[int, int, int]:
    """Return the set of the led suit, the card that takes the trick so far, and its seat; zeros before the lead."""
    trick = state.trick
    if not trick:
        return 0, 0, 0
    place = taking(trick, state.trump)
    return SAME_SUIT[trick[0]], BIT[trick[place]], (state.leader + place) % state.game.players
