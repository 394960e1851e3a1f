"""The computer players of 10-9-8.

easy      bids about what its high cards promise, and plays to win until it has enough; careless at both
medium    bids what such cards win on average, minding the other bids; plays for exactly that by rules of thumb
hard      grows a search tree over worlds that may be true, in which everybody plays on by the same rules of thumb

Inside, cards and hands are sets of bits as in `tenfold.french`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, islice
from math import exp

from tenfold.bots.bot import Bot, Decision, Thinking
from tenfold.bots.search import favourite, tree_search
from tenfold.french import BIT, CARDS, FULL, RANKS, SAME_SUIT, SUIT_MASK, SUITS, set_of
from tenfold.games.ten_nine_eight import TenNineEightObservation, TenNineEightState
from tenfold.games.ten_nine_eight.cards import NO_TRICK, points, taking
from tenfold.games.ten_nine_eight.phases import BIDDING
from tenfold.observation import Outlook
from tenfold.sentences import counted

ITERATIONS = 700
"""The budget of the hard level."""

EXPLORE = 0.5
"""How curious the search is; gains lie between -1 and 1."""

STOCK = 250
"""How many worlds the hard level thinks in."""

FAITH = 1.5
"""How much the hard level believes that bids tell of hands."""

REACH = 1.2
"""Bids no farther than this from the expected tricks are thought about."""

HIGH = set_of(card for card in range(52) if RANKS[card % 13] in "KA")
MIDDLE = set_of(card for card in range(52) if RANKS[card % 13] in "TJQ")

CARELESS = 0.2
"""How often the easy level overlooks what it wants."""


# What a hand is worth.

# How likely a card wins a trick when everybody plays by the rules of thumb below: a logistic curve of the higher cards
# that other hands may hold, the cards dealt, the players and the cards held of the suit. Fitted to 42,000 hands.
TRUMP = (0.74, -0.58, 0.18, -0.12, 0.40)
SIDE = (0.34, -1.66, 0.27, -0.26, -0.39)

HEED = (0.0, 0.0, 0.76, 0.40, 0.23, 0.15)
"""By players, how much of what others have bid above their share is taken off one's own expectation."""


@lru_cache(maxsize=1 << 16)
def _suit_worth(held: int, trump: bool, players: int, cards: int) -> float:
    """Tricks that these cards of a suit win on average, in a hand of so many cards."""
    base, higher, dealt, seats, length = TRUMP if trump else SIDE
    crowd = (players - 1) * cards / (51 - cards)  # how likely a card not held lies in another hand
    common = base + dealt * cards + seats * players + length * held.bit_count()
    worth = 0.0
    below = held
    while below:
        top = below.bit_length()
        above = 13 - top - (held >> top).bit_count()
        worth += 1 / (1 + exp(-common - higher * above * crowd))
        below ^= 1 << top - 1
    return worth


def expected(hand: int, trump: int, players: int) -> float:
    """Tricks that a full hand wins on average."""
    cards = hand.bit_count()
    return sum([_suit_worth(hand >> 13 * suit & 0x1FFF, suit == trump, players, cards) for suit in range(4)])


def heeding(worth: float, bids: Sequence[int | None], cards: int) -> float:
    """Tricks to expect after hearing the bids so far: where others promise much, less is left."""
    made = [bid for bid in bids if bid is not None]
    return worth - HEED[len(bids)] * (sum(made) - len(made) * cards / len(bids))


# Rules of thumb. They know the hand, the trick and the cards `alive`: all that are neither played nor turned up.


def wanting(  # noqa: PLR0917  # called millions of times, and names cost time
    hand: int, need: int, rival: int, trumps: int, alive: int, missed: tuple[int, int]
) -> bool:
    """Whether to win the trick: if tricks are needed, but not with enough sure ones for later.

    Who has lost the bid spoils that of another, where the trick itself scores nothing: `rival` is the need of the
    seat that takes the trick so far.
    """
    if not need:
        return False
    left = hand.bit_count()
    if need < 0 or need > left:
        each, off = missed
        return rival > 0 or each > 0 or (off < 0 < need)
    return need == left or sure_tricks(hand, trumps, alive) < need


def sure_tricks(hand: int, trumps: int, alive: int) -> int:
    """Trumps that nobody else can beat."""
    return ((hand & trumps) >> (alive & trumps & ~hand).bit_length()).bit_count()


def lead(hand: int, want: bool, trumps: int, alive: int, banned: int) -> int:
    """The card to lead."""
    free = hand & ~banned or hand
    side = free & ~trumps
    if not want:
        return _lowest(side or free)
    others = alive & ~hand
    for mask in SUIT_MASK:  # an ace, or what has become the highest of its suit
        suit = side & mask
        if suit and suit > others & mask:
            return _top(suit)
    trump = free & trumps
    if trump and (trump > others & trumps or not side):
        return _top(trump)
    return _lowest(side or free)


def answer(  # noqa: PLR0917  # called millions of times, and names cost time
    hand: int, want: bool, trumps: int, led: int, best: int, last: bool, banned: int
) -> int:
    """The card to play to a trick: `led` is the set of the led suit, `best` the card that takes it so far."""
    follow = hand & led
    if not follow:
        return _without(hand, want, trumps, best, banned)
    if not best & led:  # trumped: nothing that follows can win
        return follow & -follow if want else _top(follow)
    above = follow & -best
    if want:
        return (above & -above if last else _top(above)) if above else follow & -follow
    below = follow & (best - 1)
    if below:
        return _top(below)
    return _top(follow) if last else follow & -follow


def _without(hand: int, want: bool, trumps: int, best: int, banned: int) -> int:
    """The card to play without the led suit: a trump, or a card of another suit thrown away."""
    free = hand & ~banned or hand
    side = free & ~trumps
    above = free & trumps & (-best if best & trumps else trumps)
    if want:
        return above & -above or _lowest(side or free)
    below = free & trumps & ~above
    return _top(below) if below else _highest(side) if side else above & -above


def _top(cards: int) -> int:
    return 1 << cards.bit_length() - 1


def _lowest(cards: int) -> int:
    """The card of the lowest rank."""
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
    """The card of the highest rank."""
    found, most = 0, 0
    for base, mask in enumerate(SUIT_MASK):
        suit = cards & mask
        if suit:
            rank = suit.bit_length() - 13 * base
            if rank > most:
                found, most = suit, rank
    return _top(found)


# Playing on by these rules.


def usual_bid(state: TenNineEightState) -> int:
    """What the rules of thumb bid for the seat on turn."""
    wanted = _tricks_to_expect(state, state.turn)
    legal = state.legal_actions()
    return min(legal, key=lambda action: abs(action - NO_TRICK - wanted))


def usual_card(state: TenNineEightState) -> int:
    """What the rules of thumb play for the seat on turn, from its own cards and what the table knows."""
    seat, hand = state.turn, state.hands[state.turn]
    trumps = SUIT_MASK[state.trump]
    banned = state.banned(hand)
    led, best, winner = _on_table(state)
    want = wanting(
        hand, _need(state, seat), _need(state, winner) if led else 0, trumps, _alive(state), state.game.missed
    )
    if led:
        last = state.game.left[seat] == state.leader
        return answer(hand, want, trumps, led, best, last, banned).bit_length() - 1
    return lead(hand, want, trumps, _alive(state), banned).bit_length() - 1


def finish(state: TenNineEightState) -> list[int]:
    """Play the round to its end by these rules, without the state's own book-keeping; the tricks won by each seat."""
    hands, won, left = state.hands, state.tricks, state.game.left
    bids = [bid or 0 for bid in state.bids]
    trumps = SUIT_MASK[state.trump]
    missed, lead_breaks = state.game.missed, state.game.lead_breaks
    banned = trumps if state.game.ban == "printed" and not state.done else 0  # to whoever leads or cannot follow
    unbroken = trumps if state.game.waits and not state.trump_broken else 0  # to whoever leads
    alive = _alive(state)
    seat, leader = state.turn, state.leader
    led, best, winner = _on_table(state)
    while hands[seat]:
        hand = hands[seat]
        rival = bids[winner] - won[winner] if led else 0
        want = wanting(hand, bids[seat] - won[seat], rival, trumps, alive, missed)
        after = left[seat]
        if led:
            card = answer(hand, want, trumps, led, best, after == leader, banned)
            winning = led if best & led else trumps  # the suit
            if card > best if card & winning else card & trumps:
                best, winner = card, seat
                if not card & led:
                    unbroken = 0
        else:
            best = card = lead(hand, want, trumps, alive, banned | unbroken)
            led, winner = SAME_SUIT[card.bit_length() - 1], seat
            if lead_breaks and card & trumps:
                unbroken = 0
        alive ^= card
        hands[seat] ^= card
        if after == leader:
            won[winner] += 1
            seat = leader = winner
            led = banned = 0
        else:
            seat = after
    return won


def _tricks_to_expect(state: TenNineEightState, seat: int) -> float:
    players = state.game.players
    worth = expected(state.hands[seat], state.trump, players)
    heard = [bid if state.game.open_bids else None for bid in state.bids]
    return heeding(worth, heard, state.cards)


def _need(state: TenNineEightState, seat: int) -> int:
    return (state.bids[seat] or 0) - state.tricks[seat]


def _alive(state: TenNineEightState) -> int:
    return FULL & ~set_of([*state.played, *state.trick, state.turned_up])


def _on_table(state: TenNineEightState) -> tuple[int, int, int]:
    """The set of the led suit, the card that takes the trick so far, and its seat; nothing before the lead."""
    trick = state.trick
    if not trick:
        return 0, 0, 0
    place = taking(trick, state.trump)
    return SAME_SUIT[trick[0]], BIT[trick[place]], (state.leader + place) % state.game.players


# The levels.


def careless(state: TenNineEightState, rng: random.Random) -> int:
    """The easy level's action: it counts its high cards, wins while it needs tricks, and overlooks things."""
    seat, hand = state.turn, state.hands[state.turn]
    legal = state.legal_actions()
    trumps = SUIT_MASK[state.trump]
    if state.phase is BIDDING:
        high = (hand & HIGH).bit_count() + (hand & trumps & ~HIGH & MIDDLE).bit_count()
        guess = high + (rng.random() < CARELESS) - (rng.random() < CARELESS)
        wanted = NO_TRICK + max(guess, sure_tricks(hand, trumps, _alive(state)))
        return min(legal, key=lambda action: abs(action - wanted))
    if rng.random() < CARELESS:
        return rng.choice(legal)
    want = _need(state, seat) > 0
    led, best, _ = _on_table(state)
    free = set_of(legal)
    if led:
        return answer(free, want, trumps, led, best, False, 0).bit_length() - 1
    return (_highest(free) if want else _lowest(free)).bit_length() - 1


class Search:
    """What the tree search has to know of one decision."""

    def __init__(self, state: TenNineEightState) -> None:
        self.round = state.round
        self.seat = state.turn
        self.ahead = len(state.game.schedule) - state.round - 1
        self.wanted = _tricks_to_expect(state, state.turn) if state.phase is BIDDING else 0.0

    def candidates(self, state: TenNineEightState) -> Sequence[int]:
        """Every card, one's own bids near the expected tricks, the usual bid of others; nothing after the round."""
        if state.round != self.round:
            return ()
        if state.phase is not BIDDING:
            return state.legal_actions()
        if state.turn != self.seat:
            return (usual_bid(state),)
        near = [bid for bid in state.legal_actions() if abs(bid - NO_TRICK - self.wanted) < REACH]
        return near or (usual_bid(state),)

    def play_out(self, state: TenNineEightState, _rng: random.Random) -> list[float]:
        """What the round comes to for each seat: its lead in points, and in the last round victory as well."""
        if state.round != self.round:
            scored, totals = state.rounds[-1].points, state.points
        else:
            while state.phase is BIDDING:
                state.apply_action(usual_bid(state))
            won = finish(state)
            scored = points(state.bids, won, state.game.missed)
            totals = tuple([total + more for total, more in zip(state.points, scored, strict=True)])
        others = len(scored) - 1
        everything = sum(scored)
        worth = [(own - (everything - own) / others) / 20 for own in scored]
        if not self.ahead:
            most = max(totals)
            share = 1 / totals.count(most)
            worth = [each / 4 + share * (total == most) for each, total in zip(worth, totals, strict=True)]
        return worth

    def worlds(
        self,
        sampled: Iterator[TenNineEightState],
        observation: TenNineEightObservation,
        rng: random.Random,
        number: int,
    ) -> Iterator[TenNineEightState]:
        """A stock of sampled worlds again and again, those more often in which the bids fit the hands dealt."""
        hidden = [seat for seat, made in enumerate(observation.bids_in) if made and observation.bids[seat] is None]
        gone = cards_played(observation)
        stock, misfits = [], []
        for state in islice(sampled, number):
            misfit = 0.0
            for seat, bid in enumerate(state.bids):
                if bid is None or seat == self.seat:
                    continue
                worth = expected(state.hands[seat] | gone[seat], state.trump, observation.players)
                if seat in hidden:  # not yet shown: what the cards suggest
                    state.bids[seat] = round(worth)
                else:
                    misfit += (worth - bid) ** 2
            stock.append(state)
            misfits.append(misfit)
        least = min(misfits)
        chances = [*accumulate(exp(FAITH * (least - misfit)) for misfit in misfits)]
        while True:
            yield from (state.clone() for state in rng.choices(stock, cum_weights=chances, k=100))


def cards_played(observation: TenNineEightObservation) -> list[int]:
    """The cards of this round that each seat has played."""
    players = observation.players
    gone = [0] * players
    trump = SUITS.index(observation.trump)
    leader = (observation.dealer + 1) % players
    played = [CARDS[card] for card in observation.played]
    for at in range(0, len(played), players):
        trick = played[at : at + players]
        for step, card in enumerate(trick):
            gone[(leader + step) % players] |= BIT[card]
        leader = (leader + taking(trick, trump)) % players
    for seat, text in observation.trick:
        gone[seat] |= BIT[CARDS[text]]
    return gone


def why(observation: TenNineEightObservation, outlook: Outlook) -> str:
    """Why this is played, from what the whole table knows: it may be read aloud."""
    if outlook.kind == "bid":
        hidden = observation.setting("bids") == "all-at-once"
        return (
            "nobody shows a bid yet"
            if hidden
            else f"{counted(outlook.value or 0, 'trick')} of {observation.cards} can be made"
        )
    seat = observation.player
    assert seat is not None
    need = (observation.bids[seat] or 0) - observation.tricks[seat]
    left = observation.hand_sizes[seat]
    if not 0 <= need <= left:
        missed = observation.setting("missed")
        lost = "has more tricks than bid" if need < 0 else "can no longer make the bid"
        counts = missed == "tricks" or (missed == "minus" and need > 0)
        return f"{lost}, and {'wants tricks for what they score' if counts else 'spoils what others want'}"
    if not need:
        return "has every trick of the bid, and wants no other"
    if need == left:
        return "needs every trick that is left"
    return f"needs {counted(need, 'trick')} of the {left} that are left"


class TenNineEightBot(Bot):
    """A computer player of 10-9-8."""

    def _think(self, observation: TenNineEightObservation, rng: random.Random, budget: int | None) -> Thinking:
        outlooks = {outlook.action: outlook for outlook in observation.legal}
        state = self.game.sample_state(observation, rng)  # for what this seat and the table know
        if len(outlooks) == 1:
            action = observation.legal[0].action
        elif self.level == "easy":
            action = careless(state, rng)
        elif self.level == "medium":
            action = usual_bid(state) if state.phase is BIDDING else usual_card(state)
        else:
            search = Search(state)
            budget = ITERATIONS if budget is None else max(1, budget)
            root = yield from tree_search(
                search.worlds(self.game.worlds(observation, rng), observation, rng, min(STOCK, budget)),
                rng,
                candidates=search.candidates,
                play_out=search.play_out,
                explore=EXPLORE,
                budget=budget,
            )
            action = favourite(root)
        chosen = outlooks[action]
        return Decision(action, chosen.text, why(observation, chosen))


BOT = TenNineEightBot
