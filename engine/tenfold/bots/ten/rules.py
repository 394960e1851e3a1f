"""Rules of thumb for 10: the worth of every act by the chances of the round, in points.

They use the seat's hand, the face-down cards it has seen and what is face up, and nothing else of a state.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp
from operator import mul
from typing import NamedTuple

from tenfold.bots.ten.judgement import (
    ALONE,
    CARD_OF_FACE,
    COVERED,
    DONE,
    FACE,
    LEFT_COVERED,
    UNLAID,
    WITH,
    chances,
)
from tenfold.bots.ten.tables import (
    BELIEFS,
    CARDS_A_TURN,
    FIRST_COST,
    KEEP_LAST,
    KEEP_LONG,
    LAYING_GAIN,
    SECOND_COST,
    STARTING_GAIN,
)
from tenfold.games.ten import TenState, cards
from tenfold.games.ten.phases import AUCTION, LAYING, MARKET, NAMING, PROTECTING, SECOND
from tenfold.phase import Phase

WARMTH = 0.6
"""How freely ways to play a first card are mixed: a way this many points worse is chosen 1/e as often."""

BLUFF = 0.8
"""How often a first card is played the standard way (`STRAIGHT`), whatever would be best for this one."""

STRAIGHT = (0.85, 0.95, 1.0)
"""The standard way to play a first card: face down, mostly without a chip, more rarely under one or two. These are
cumulative probabilities of 0, 1 and 2 chips.

`bench/equilibrium.py` finds the equilibrium of a tiny game: two players, two of 3 3 7 7 10 10, one chip. There, 94 of
100 cards are face down without a chip. Among them are nearly all low cards and nine of ten tens. Hardly any card is
face up.
"""

DISMAY = 0.25
"""The chance that a good unprotected card is taken, for each player who can still take it."""

SHIELD = (0.0, 0.6, 0.8)
"""The share of that danger that chips on a card keep away, by their number."""


class Round(NamedTuple):
    """What a seat bases its calculation on: the kinds of the other seats, and the points to win and to lose.

    `seats` has -1 for the seat itself, and for the others numbers as in `chances`. `keep` is the worth of each card if
    it is in hand after the round.
    """

    seats: list[int]
    pot: float
    stake: float
    keep: Sequence[float]


def reckon(state: TenState, me: int) -> Round:
    """Return the round as this seat sees it."""
    players, starter = state.game.players, state.starter
    pot = state.pot + sum(state.protection)
    stake = float(state.round_card - cards.ROUND)
    mine = (me - starter) % players
    seats = []
    for seat in range(players):
        turn = (seat - starter) % players
        done = state.phase is SECOND and turn < state.step
        lying = state.table[seat]
        card, second = lying.first, lying.second
        known = card >= 0 and (not lying.covered or lying.seen_by >> me & 1)
        if card >= 0 or seat != me:
            stake += cards.COST[card] if known else FIRST_COST
        if second >= 0:
            stake += cards.COST[second]
        elif seat != me and not done:
            stake += SECOND_COST
        if seat == me:
            seats.append(-1)
            continue
        if card < 0:
            kind = UNLAID
        elif known:
            kind = FACE[card] if not done else DONE + (ALONE[card] if second < 0 else WITH[card][second])
        else:
            kind = (LEFT_COVERED if done else COVERED) + lying.laid_under
        seats.append(2 * kind + (turn < mine))
    if state.table[me].first < 0:  # before the market: about the chips that protections will add to the pot
        pot += players
    to_come = rounds_to_come(state)
    naming = abs(STARTING_GAIN[players]) if to_come else 0.0
    return Round(seats, 2.0 * pot + naming, stake, HELD[players][to_come])


def rounds_to_come(state: TenState) -> int:
    """Return how many rounds follow this one: 0, 1, or 2 for two or more."""
    ahead = min(2, state.rounds_ahead())
    if state.game.reshuffles:
        return ahead
    return min(ahead, int(state.left / (state.game.players * CARDS_A_TURN) + 0.3))


def size(players: int) -> int:
    """Return the row of the tables for a number of players: 0 for 2, 1 for 3 or 4, 2 for more."""
    return min(2, (players - 1) // 2)


_COSTS = tuple(-float(cost) for cost in cards.COST[: cards.KINDS])
WORTH = tuple((_COSTS, last, long) for last, long in zip(KEEP_LAST, KEEP_LONG, strict=True))
"""The worth of each card in hand, by table size and rounds to come."""

DRAWN = tuple(tuple(sum(map(mul, worths, cards.DECK)) / sum(cards.DECK) for worths in each) for each in WORTH)
"""The average worth of a drawn card, by table size and rounds to come."""

HELD = tuple(
    tuple(tuple(worth * (players - 1) / max(1, players) for worth in row) for row in WORTH[size(players)])
    for players in range(cards.MOST_PLAYERS + 1)
)
"""The worth of each card in hand, by number of players and rounds to come, on the scale of a round's pot and stake.

It is scaled down by (players - 1) / players: a round that one seat doesn't win or lose, another does.
"""


def against(seats: Sequence[int]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Return the chances to win and to lose against these seats, by rank."""
    return chances(tuple(sorted([seat for seat in seats if seat >= 0])))


def best(
    first: int, hand: Sequence[int], odds: tuple[tuple[float, ...], tuple[float, ...]], at: Round, more: float = 0.0
) -> tuple[float, int]:
    """Return the worth of a first card with the best second card from this hand, and that card, or -1 for none."""
    win, lose = odds
    rank = ALONE[first]
    stake = at.stake + more
    worth, chosen = at.pot * win[rank] - stake * lose[rank], -1
    row = WITH[first]
    for card in hand:
        rank = row[card]
        if rank >= 0:
            found = at.pot * win[rank] - (stake + cards.COST[card]) * lose[rank] - at.keep[card]
            if found > worth:
                worth, chosen = found, card
    return worth, chosen


# The first card.


def layings(state: TenState, me: int) -> dict[int, float]:
    """Return the worth of every way to play a first card, by action."""
    hand = state.hands[me]
    at = reckon(state, me)
    odds = against(at.seats)
    gains = LAYING_GAIN[size(state.game.players)]
    worths: dict[int, float] = {}
    last = -1
    for place, card in enumerate(hand):
        if card != last:
            last = card
            rest = hand[:place] + hand[place + 1 :]
            worth = best(card, rest, odds, at, cards.COST[card])[0] - at.keep[card]
            worths[card] = worth
    found = {}
    for action in state.legal_actions():
        card, covered, chips = cards.LAY.of[action]
        found[action] = worths[card] + gains[FACE[card]][3 * covered + chips]
    return found


def lay(state: TenState, me: int, rng: random.Random) -> int:
    """Return a way to play a first card: mostly the best, but mixed, so that no one can read it."""
    worths = layings(state, me)
    most = max(worths.values())
    near = [(action, exp((worth - most) / WARMTH)) for action, worth in worths.items() if worth > most - 5 * WARMTH]
    sums = [*accumulate(weight for _, weight in near)]
    action = rng.choices([action for action, _ in near], cum_weights=sums)[0]
    return straight_face(state, me, action, rng) if rng.random() < BLUFF else action


def straight_face(state: TenState, me: int, action: int, rng: random.Random) -> int:
    """Return the standard way (`STRAIGHT`) to play the same card."""
    chips = rng.choices(range(cards.MOST_PROTECTION + 1), cum_weights=STRAIGHT)[0]
    return cards.LAY(cards.LAY.of[action][0], 1, min(chips, state.chips[me]))


# The market.


def worth_of_card(state: TenState, me: int, owner: int, at: Round) -> float:
    """Return the worth of another seat's first card to this seat, if the two swapped their first cards."""
    hand, mine = state.hands[me], state.table[me].first
    seats = [seat for other, seat in enumerate(at.seats) if other not in (me, owner)]
    seats.append(2 * FACE[mine] + at.seats[owner] % 2)
    odds = against(seats)
    card = state.table[owner].first
    if not state.table[owner].covered or state.table[owner].seen_by >> me & 1:
        return best(card, hand, odds, at)[0]
    belief = BELIEFS[state.table[owner].laid_under]
    return sum(share * best(CARD_OF_FACE[face], hand, odds, at)[0] for face, share in enumerate(belief))


def offers(state: TenState, me: int) -> dict[int, float]:
    """Return the gain of swapping or bidding for each card, by the action that starts it; declining gains 0."""
    at = reckon(state, me)
    players, chips = state.game.players, state.chips[me]
    others = players / (players - 1)  # what others lose counts as gained
    now = best(state.table[me].first, state.hands[me], against(at.seats), at)[0]
    found = {cards.DECLINE: 0.0}
    for owner in range(players):
        protection = state.protection[owner]
        if owner == me or max(protection, 1) > chips:
            continue
        gain = others * (worth_of_card(state, me, owner, at) - now)
        if protection:
            found[cards.OPENS[owner][protection - 1]] = gain - 2 * others * protection
        else:
            found[cards.SWAP.numbers[owner]] = gain - 2.5
    return found


def offer(state: TenState, me: int, _rng: random.Random) -> int:
    """Return the best offer, or declining."""
    worths = offers(state, me)
    return max(worths, key=worths.__getitem__)


def limit(state: TenState, me: int) -> float:
    """Return the chips that the card at auction is worth to this seat, compared with leaving it to the top bidder."""
    at = reckon(state, me)
    owner, bidder = state.owner, state.bidder
    gets = worth_of_card(state, me, owner, at)
    seats = at.seats[:]
    seats[owner] = at.seats[bidder] // 2 * 2 + at.seats[owner] % 2
    seats[bidder] = at.seats[owner] // 2 * 2 + at.seats[bidder] % 2
    leaves = best(state.table[me].first, state.hands[me], against(seats), at)[0]
    return (gets - leaves) / 2


def bid(state: TenState, me: int, _rng: random.Random) -> int:
    """Raise by one as long as the card is worth it."""
    following = state.bid + 1
    if following <= state.chips[me] and following <= limit(state, me):
        return cards.BID.numbers[following - 1]
    return cards.PASS


def protections(state: TenState, me: int) -> dict[int, float]:
    """Return what more chips on a card save, by action; adding none saves 0."""
    waiting = state.game.players - 1 - state.step
    lying = state.protection[me]
    found = {cards.KEEP: 0.0}
    at = reckon(state, me)
    odds = against(at.seats)
    hand, mine = state.hands[me], state.table[me].first
    loss = best(mine, hand, odds, at)[0] - best(4, hand, odds, at)[0]
    for chips in range(lying + 1, min(2, lying + state.chips[me]) + 1):
        saved = loss * DISMAY * min(waiting, 2) * (SHIELD[chips] - SHIELD[lying])
        found[cards.PROTECT.numbers[chips - 1]] = saved - 2 * (chips - lying) * (1 - odds[0][ALONE[mine]])
    return found


def protect(state: TenState, me: int, _rng: random.Random) -> int:
    """Return the best protection: as many chips as hurt less than losing the card."""
    worths = protections(state, me)
    return max(worths, key=worths.__getitem__)


# The second card, and the next round.


def endings(state: TenState, me: int) -> dict[int, float]:
    """Return the worth of stopping, adding a card or turning up the first one, by action."""
    at = reckon(state, me)
    odds = against(at.seats)
    first, hand = state.table[me].first, state.hands[me]
    alone = best(first, (), odds, at)[0]
    if state.table[me].covered:
        adding = [_adding(first, card, odds, at) for card in hand]
        return {cards.LEAVE: alone, cards.TURN_UP: max([alone - 0.01, *adding])}
    found = {cards.ADD.numbers[card]: _adding(first, card, odds, at) for card in hand if WITH[first][card] >= 0}
    return {cards.STOP: alone, **found}


def _adding(first: int, card: int, odds: tuple[tuple[float, ...], tuple[float, ...]], at: Round) -> float:
    rank = WITH[first][card]
    if rank < 0:
        return -1000.0
    return at.pot * odds[0][rank] - (at.stake + cards.COST[card]) * odds[1][rank] - at.keep[card]


def finish(state: TenState, me: int, _rng: random.Random) -> int:
    """Return the action that leads to the best ending: turn up first if a second card is wanted, then add it."""
    at = reckon(state, me)
    card = best(state.table[me].first, state.hands[me], against(at.seats), at)[1]
    if state.table[me].covered:
        return cards.LEAVE if card < 0 else cards.TURN_UP
    return cards.STOP if card < 0 else cards.ADD.numbers[card]


def name(state: TenState, me: int, _rng: random.Random) -> int:
    """Choose to start the next round, or with two players let the other start.

    Of equals the earlier wins and the last loses, but of two players the second knows more.
    """
    if STARTING_GAIN[state.game.players] < 0:
        return cards.STARTER.numbers[state.game.left[me]]
    return cards.STARTER.numbers[me]


_RULES: dict[Phase[TenState], Callable[[TenState, int, random.Random], int]] = {
    LAYING: lay,
    MARKET: offer,
    AUCTION: bid,
    PROTECTING: protect,
    SECOND: finish,
    NAMING: name,
}


def usual(state: TenState, me: int, rng: random.Random) -> int:
    """Return the action of the rules of thumb for the seat on turn."""
    return _RULES[state.phase](state, me, rng)


def standing(state: TenState, held: Sequence[Sequence[int]] | None = None) -> list[float]:
    """Return the worth to each seat of a state between rounds: its lead in points, including the worth of the hands.

    `held` are the hands before they were refilled. If it is given, the cards drawn since count at their average worth.
    """
    table, to_come = size(state.game.players), rounds_to_come(state)
    keep, usual = WORTH[table][to_come], DRAWN[table][to_come]
    own = [
        2 * chips - lost + sum([keep[card] for card in known]) + usual * (len(hand) - len(known))
        for chips, lost, hand, known in zip(
            state.chips, state.points, state.hands, state.hands if held is None else held, strict=True
        )
    ]
    others = len(own) - 1
    everything = sum(own)
    return [each - (everything - each) / others for each in own]
