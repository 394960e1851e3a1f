"""The rules of thumb of `rules`, played to the end of a round as fast as Python can.

A search spends most of its time here, so this is one loop: a call for every card would take a third longer. A hand is
four sets of at most 13 cards, one for each suit: Python is twice as fast with ints below 2³⁰. A card is the number of
its suit and the bit of its rank.
"""

from __future__ import annotations

from tenfold.bots.ten_nine_eight.rules import FEW, cards_alive
from tenfold.games.ten_nine_eight import TenNineEightState
from tenfold.games.ten_nine_eight.cards import taking

RANKS = tuple(1 << rank for rank in range(13))

HIGHEST = (0, *[RANKS[cards.bit_length() - 1] for cards in range(1, 1 << 13)])
"""The highest card of a set of cards of one suit, or of ranks; the lowest is `cards & -cards`."""

HIGH = tuple((cards >> 11).bit_count() for cards in range(1 << 13))
"""The number of kings and aces in a set of cards of one suit."""

SIDES = tuple(tuple(suit for suit in range(4) if suit != trump) for trump in range(4))
"""The other three suits, by trump suit."""

TURNS = tuple(
    tuple(tuple((leader + step) % players for step in range(players)) for leader in range(players))
    for players in range(6)
)
"""The seats in order of play, by number of players and leader."""


def finish(state: TenNineEightState, taken: list[tuple[int, int]] | None = None) -> list[int]:  # noqa: C901, PLR0912, PLR0915  # calls would cost a third
    """Play the round to its end as `usual_card` would; return each seat's tricks. This uses up the state.

    Each trick is added to `taken`, if it's given: the seat and the card that win it.
    """
    game, trump, won = state.game, state.trump, state.tricks
    sides = SIDES[trump]
    first, second, third = sides
    turns = TURNS[game.players]
    each, off = game.missed
    lead_breaks = game.lead_breaks
    banned = game.ban == "printed" and not state.done  # no trumps, for the leader and for seats that can't follow
    waiting = game.waits and not state.trump_broken  # no trumps, for the leader
    need = [(bid or 0) - tricks for bid, tricks in zip(state.bids, won, strict=True)]
    left = state.hands[state.turn].bit_count()  # cards in the hand of the seat on turn
    alive, *hands = [
        [cards & 0x1FFF, cards >> 13 & 0x1FFF, cards >> 26 & 0x1FFF, cards >> 39]
        for cards in (cards_alive(state), *state.hands)
    ]

    order = turns[state.leader][len(state.trick) :]  # who is still to play to this trick
    led, best, winner, trumped = -1, 0, 0, False  # suit led, best rank so far, its seat, and True if it is a trump
    if state.trick:
        place = taking(state.trick, trump)
        led, suit, best = state.trick[0] // 13, state.trick[place] // 13, 1 << state.trick[place] % 13
        winner, trumped = turns[state.leader][place], suit != led

    while left:
        last = order[-1]
        for seat in order:
            hand = hands[seat]

            want = need[seat]  # as in `wanting`
            if want:
                if want < 0 or want > left:
                    rival = led >= 0 and need[winner] > 0
                    want = 2 if rival or each > 0 or off < 0 < want else 0
                elif (
                    led >= 0
                    and left <= FEW
                    and not need[winner]
                    and want > hand[trump].bit_count() + HIGH[hand[first]] + HIGH[hand[second]] + HIGH[hand[third]]
                ):
                    want = 0
                elif want != left:
                    trumps = hand[trump]
                    others = alive[trump] ^ trumps
                    if trumps > others and (trumps >> others.bit_length()).bit_count() >= want:
                        want = 0

            if led < 0:  # as in `lead`
                side = hand[first] | hand[second] | hand[third]
                trumps = 0 if side and (banned or waiting) else hand[trump]
                suit = -1
                if want:
                    for suit in sides:
                        held = hand[suit]
                        if held > alive[suit] ^ held:
                            card = HIGHEST[held]
                            break
                    else:
                        suit = -1
                        if trumps and (not side or trumps > alive[trump] ^ trumps):
                            suit, card = trump, HIGHEST[trumps]
                if suit < 0:
                    if side:
                        card = side & -side
                        suit = first if hand[first] & card else second if hand[second] & card else third
                    else:
                        suit, card = trump, trumps & -trumps
                if suit == trump and lead_breaks:
                    waiting = False
                led, best, winner, trumped = suit, card, seat, False
            elif follow := hand[led]:  # as in `answer`
                suit = led
                if trumped:
                    card = follow & -follow if want else HIGHEST[follow]
                elif want:
                    if follow > best:
                        card = (above := follow & -best) & -above if want > 1 and seat == last else HIGHEST[follow]
                        best, winner = card, seat
                    else:
                        card = follow & -follow
                else:
                    card = HIGHEST[follow & best - 1]
                    if not card:
                        card = HIGHEST[follow] if seat == last else follow & -follow
                        best, winner = card, seat
            else:  # as in `_without`
                side = hand[first] | hand[second] | hand[third]
                trumps = 0 if side and banned else hand[trump]
                above = trumps & -best if trumped else trumps
                suit = trump
                if want:
                    if above:
                        card = above & -above if want > 1 else HIGHEST[above]
                    elif side:
                        card = side & -side
                        suit = first if hand[first] & card else second if hand[second] & card else third
                    else:
                        card = trumps & -trumps
                elif trumps != above:
                    card = HIGHEST[trumps ^ above]
                elif side:
                    card = HIGHEST[side]
                    suit = first if hand[first] & card else second if hand[second] & card else third
                else:
                    card = above & -above
                if suit == trump:
                    waiting = False
                    if card & above:
                        best, winner, trumped = card, seat, True
            hand[suit] -= card
            alive[suit] -= card

        won[winner] += 1
        if taken is not None:
            taken.append((winner, 13 * (trump if trumped else led) + best.bit_length() - 1))
        need[winner] -= 1
        order = turns[winner]
        left -= 1
        led, banned = -1, False
    return won
