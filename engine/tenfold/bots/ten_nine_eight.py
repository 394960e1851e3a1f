"""The computer players of 10-9-8.

easy      bids about what its high cards promise, and plays to win until it has enough; careless at both
medium    bids what such cards win on average, minding the other bids; plays for exactly that by rules of thumb
hard      compares its cards in worlds that may be true, a search tree growing below each, in which everybody plays on
          by the same rules of thumb; tries everything with the last two cards

Inside, cards and hands are sets of bits as in `tenfold.french`.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from functools import lru_cache, partial
from itertools import combinations, islice
from math import comb, exp, sqrt

from tenfold.bots.bot import Bot, Weighing, unreckoned
from tenfold.bots.characters import Manners, Temper
from tenfold.bots.reasons import Fact, Speech, judged
from tenfold.bots.search import ALONE, Findings, Node, Result, compare, exhaust, grow, leads, victory
from tenfold.french import BIT, CARDS, FULL, OF_SUIT, RANKS, SAME_SUIT, SUIT_MASK, SUITS, members, set_of
from tenfold.games.ten_nine_eight import TenNineEight, TenNineEightObservation, TenNineEightState
from tenfold.games.ten_nine_eight.cards import NO_TRICK, points, taking
from tenfold.games.ten_nine_eight.phases import BIDDING
from tenfold.observation import Outlook
from tenfold.sentences import Card, Figure, Person, Sentence, sentence

ITERATIONS = 2400
"""The budget of the hard level, where the choice is close."""

TRIFLE = 0.03
"""So many points more are not worth the search for them."""

EXPLORE = 0.5
"""How curious the search is; gains lie between -1 and 1."""

STOCK = 250
"""Of so many worlds at a time the hard level chooses those that are likely."""

THIN = 10
"""It chooses at least one of so many."""

VICTORY = 80.0
"""What winning the game is worth in the last round, in points. Before, the points are what counts."""

UNIT = 20.0
"""So many points are about one for the search."""

SPREAD = (0.0, 0.0, 2.5, 3.5, 3.0, 3.0)
"""By players, how far each round moves the seats apart, for the square root of the rounds (`victory`). Fitted to 9,000
rounds of games by the medium level."""

LAST_CARDS = 2
"""With so many cards in hand the rest of the round is solved."""

ALL_DEALS = 2200
"""When there are no more than so many deals that may be the true one, all of them are looked at."""

FAITH = 1.5
"""How much the hard level believes that bids tell of hands."""

REACH = 1.2
"""Bids no farther than this from the expected tricks are thought about."""

HIGH = set_of(card for card in range(52) if RANKS[card % 13] in "KA")
MIDDLE = set_of(card for card in range(52) if RANKS[card % 13] in "TJQ")

ADVICE = 1200
"""The budget for advice."""

LEAST = 0.4
"""A smaller difference in points is not worth a word."""

LEEWAY = 1.0
"""So many points a character gives for its liking."""

GLANCE = 300
"""The budget for knowing what is about as good as what a lower level plays."""

FEW = 4
"""With so few cards in hand a bid can hardly be made, where more tricks are needed than trumps, aces and kings held."""

CARELESS = 0.4
"""How often the easy level forgets whether it wants the trick, and miscounts its hand either way."""


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
) -> int:
    """Whether to win the trick: if tricks are needed, but not with enough sure ones for later; so many, at least 1.

    Who has lost the bid spoils that of another, where the trick itself scores nothing, and so does with the last cards
    who hardly can make it: `rival` is the need of the seat that takes the trick so far, -1 where there is none.
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
    """Trumps that nobody else can beat."""
    return ((hand & trumps) >> (alive & trumps & ~hand).bit_length()).bit_count()


def lead(hand: int, want: int, trumps: int, alive: int, banned: int) -> int:
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
    hand: int, want: int, trumps: int, led: int, best: int, last: bool, banned: int
) -> int:
    """The card to play to a trick: `led` is the set of the led suit, `best` the card that takes it so far.

    The last trick that is wanted is taken with the highest card: later that might take one too many.
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
    """The card to play without the led suit: a trump, or a card of another suit thrown away."""
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
        hand, _need(state, seat), _need(state, winner) if led else -1, trumps, _alive(state), state.game.missed
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
        rival = bids[winner] - won[winner] if led else -1
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
    """The easy level's action: it counts its high cards, wins while it needs tricks, and forgets to."""
    seat, hand = state.turn, state.hands[state.turn]
    legal = state.legal_actions()
    trumps = SUIT_MASK[state.trump]
    if state.phase is BIDDING:
        high = (hand & HIGH).bit_count() + (hand & trumps & ~HIGH & MIDDLE).bit_count()
        guess = high + (rng.random() < CARELESS) - (rng.random() < CARELESS)
        wanted = NO_TRICK + max(guess, sure_tricks(hand, trumps, _alive(state)))
        return min(legal, key=lambda action: abs(action - wanted))
    want = 2 * ((_need(state, seat) > 0) != (rng.random() < CARELESS))
    led, best, _ = _on_table(state)
    free = set_of(legal)
    if led:
        return answer(free, want, trumps, led, best, False, 0).bit_length() - 1
    return (_highest(free) if want else _lowest(free)).bit_length() - 1


class Search:
    """What a search has to know of one decision.

    `result` is what the last play-out came to for the seat that decides.
    """

    def __init__(self, state: TenNineEightState) -> None:
        self.game: TenNineEight = state.game
        self.round: int = state.round
        self.seat: int = state.turn
        self.ahead: int = len(state.game.schedule) - state.round - 1
        self.wanted: float = _tricks_to_expect(state, state.turn) if state.phase is BIDDING else 0.0
        self.before: tuple[int, ...] = state.points
        self.result: Result = Result(0.0)

    def candidates(self, state: TenNineEightState) -> Sequence[int]:
        """Every card, one's own bids, the usual bid of others; nothing after the round."""
        if state.round != self.round:
            return ()
        if state.phase is not BIDDING:
            return state.legal_actions()
        return state.legal_actions() if state.turn == self.seat else (usual_bid(state),)

    def worth_a_thought(self, legal: Sequence[int]) -> Sequence[int]:
        """Every card, the bids near the expected tricks."""
        if legal[0] < NO_TRICK:
            return legal
        near = [bid for bid in legal if abs(bid - NO_TRICK - self.wanted) < REACH]
        return near or [min(legal, key=lambda bid: abs(bid - NO_TRICK - self.wanted))]

    def play_out(self, state: TenNineEightState, _rng: random.Random) -> list[float]:
        """What the round comes to for each seat by the rules of thumb, as `worths` does, a victory being about one."""
        if state.round != self.round:
            over = state.rounds[-1]
            return self.count(over.bids, over.tricks)
        while state.phase is BIDDING:
            state.apply_action(usual_bid(state))
        return self.count(state.bids, finish(state))

    def count(self, bids: Sequence[int | None], won: Sequence[int]) -> list[float]:
        """What these tricks come to for each seat, for the search; what they are to the seat on turn is kept."""
        worths, wins = self.worths(bids, won)
        self.result = Result(worths[self.seat], wins[self.seat], self._facts(bids, won))
        unit = UNIT if self.ahead else VICTORY
        return [worth / unit for worth in worths]

    def worths(self, bids: Sequence[int | None], won: Sequence[int]) -> tuple[list[float], list[float]]:
        """By seat what the round is worth, and the chance to win the game.

        It is worth the lead in points of this round, in the last one what the victory is worth besides.
        """
        scored = points(bids, won, self.game.missed)
        totals = [total + more for total, more in zip(self.before, scored, strict=True)]
        wins = victory(totals, SPREAD[len(totals)] * sqrt(self.ahead))
        ahead = leads(scored)
        if self.ahead:
            return ahead, wins
        return [lead + VICTORY * win for lead, win in zip(ahead, wins, strict=True)], wins

    def _facts(self, bids: Sequence[int | None], won: Sequence[int]) -> tuple[float, ...]:
        """Whether the bid is missed by too many or too few tricks; by seat, whether it is made; the tricks."""
        own, bid = won[self.seat], bids[self.seat] or 0
        made = [float(bid == tricks) for bid, tricks in zip(bids, won, strict=True)]
        return (float(own > bid), float(own < bid), *made, float(own))

    def solved(self, state: TenNineEightState, action: int) -> Result:
        """What an action comes to when everybody plays the rest as is best, knowing all cards."""
        trick, leader = [*state.trick], state.leader
        state.apply_action(action)
        if state.round == self.round:
            trick, leader = [*state.trick], state.leader
            best = self._best_end(state, state.hands, trick, leader, state.turn, state.tricks)
            self.count(state.bids, best[1])
        else:
            over = state.rounds[-1]
            self.count(over.bids, over.tricks)
        return self.result

    def _best_end(  # noqa: PLR0917  # called millions of times, and names cost time
        self,
        state: TenNineEightState,
        hands: list[int],
        trick: list[int],
        leader: int,
        seat: int,
        won: list[int],
    ) -> tuple[list[float], list[int]]:
        """What the rest comes to for each seat, and the tricks."""
        hand = hands[seat]
        if not hand:
            return self.worths(state.bids, won)[0], won[:]
        follow = hand & SAME_SUIT[trick[0]] if trick else hand
        after = self.game.left[seat]
        found: tuple[list[float], list[int]] | None = None
        for card in OF_SUIT[follow] if trick and follow else members(hand):
            hands[seat] = hand ^ BIT[card]
            trick.append(card)
            if after == leader:
                winner = (leader + taking(trick, state.trump)) % len(trick)
                won[winner] += 1
                ended = self._best_end(state, hands, [], winner, winner, won)
                won[winner] -= 1
            else:
                ended = self._best_end(state, hands, trick, leader, after, won)
            trick.pop()
            if found is None or ended[0][seat] > found[0][seat]:
                found = ended
        hands[seat] = hand
        assert found is not None
        return found


class Stock:
    """Worlds that may be true, each with its weight: the more, the better the bids fit the hands dealt.

    `size` is how many equally likely ones would tell as much. Where that would be all too few, the bids are believed
    less.
    """

    def __init__(self, states: Sequence[TenNineEightState], observation: TenNineEightObservation) -> None:
        hidden = [seat for seat, made in enumerate(observation.bids_in) if made and observation.bids[seat] is None]
        gone = cards_played(observation)
        told = [*_told(observation)]
        misfits = []
        for state in states:
            misfit = 0.0
            for seat in hidden:  # not yet shown: what the cards suggest
                state.bids[seat] = round(expected(state.hands[seat] | gone[seat], state.trump, observation.players))
            for seat, promised in told:
                worth = expected(state.hands[seat] | gone[seat], state.trump, observation.players)
                misfit += (worth - promised) ** 2
            misfits.append(misfit)
        least, faith = min(misfits), FAITH
        self.states = states
        while True:
            self.weights: list[float] = [exp(faith * (least - misfit)) for misfit in misfits]
            self.size: float = sum(self.weights) ** 2 / sum([weight * weight for weight in self.weights])
            if self.size >= len(states) / THIN:
                break
            faith *= 0.7

    def some(self, rng: random.Random) -> list[TenNineEightState]:
        """As many of the worlds as tell something each, in any order, by how likely they are."""
        number = max(1, int(min(self.size, len(self.states) / 2)))
        step = sum(self.weights) / number
        at = rng.random() * step
        found, passed = [], 0.0
        for state, weight in zip(self.states, self.weights, strict=True):
            passed += weight
            while at < passed:
                found.append(state)
                at += step
        rng.shuffle(found)
        return found


def _told(observation: TenNineEightObservation) -> Iterator[tuple[int, float]]:
    """The other seats whose bid is known, and the tricks that it promises for the cards alone: bids heed each other."""
    heard: list[int | None] = [None] * observation.players
    for step in range(1, observation.players + 1):
        seat = (observation.dealer + step) % observation.players
        bid = observation.bids[seat]
        if bid is None:
            continue
        if seat != observation.player:
            yield seat, bid - heeding(0.0, heard, observation.cards)
        if observation.setting("bids") == "in-turn":
            heard[seat] = bid


def likely_worlds(
    sampled: Iterator[TenNineEightState], observation: TenNineEightObservation, rng: random.Random, batch: int
) -> Iterator[TenNineEightState]:
    """Worlds without end, each as often as it is likely, and seldom one twice."""
    while True:
        yield from Stock([*islice(sampled, batch)], observation).some(rng)


def all_deals(known: TenNineEightState, observation: TenNineEightObservation) -> list[TenNineEightState]:
    """Every world that may be true, where these are few: for the last cards of two or three. `known` is one of them."""
    assert observation.player is not None
    unseen = _alive(known) & ~known.hands[observation.player]
    others = [seat for seat, size in enumerate(observation.hand_sizes) if size and seat != observation.player]
    left, deals = unseen.bit_count(), 1
    for seat in others:
        deals *= comb(left, observation.hand_sizes[seat])
        left -= observation.hand_sizes[seat]
    if deals > ALL_DEALS:
        return []
    found = [known]
    for seat in others:
        found = [
            dealt for state in found for dealt in _dealt_to(state, seat, observation.hand_sizes[seat], unseen, others)
        ]
    return found


def _dealt_to(
    state: TenNineEightState, seat: int, size: int, unseen: int, others: Sequence[int]
) -> Iterator[TenNineEightState]:
    """The state with every hand that a seat may have, from what the seats before it among the others leave over."""
    taken = set_of(card for before in others[: others.index(seat)] for card in members(state.hands[before]))
    lacking = sum([SUIT_MASK[suit] for suit in range(4) if state.voids[seat] >> suit & 1])
    for hand in combinations(members(unseen & ~taken & ~lacking), size):
        dealt = state.clone()
        dealt.hands = state.hands[:]
        dealt.hands[seat] = set_of(hand)
        yield dealt


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


# What acts show of a temper.


def manners(observation: TenNineEightObservation) -> Manners:
    """What bids and cards show: nerve bids and leads high and wins the trick, thrift plays low and keeps short suits.

    Spite leads trumps, takes tricks that others need, and leaves them those that they do not want.
    """
    return {outlook.action: _shows(observation, outlook) for outlook in observation.legal}


def _shows(observation: TenNineEightObservation, outlook: Outlook) -> Temper:
    if outlook.card is None:
        return Temper(nerve=outlook.value or 0)
    card = CARDS[outlook.card]
    height = card % 13 / 12
    alone = sum(other[1] == outlook.card[1] for other in observation.hand) == 1
    if not observation.trick:
        trump = outlook.card[1] == observation.trump
        return Temper(2 * height - 1, -1 if alone else 1, 1 if trump else -1)
    trick = [*(CARDS[text] for _, text in observation.trick), card]
    wins = taking(trick, SUITS.index(observation.trump)) == len(observation.trick)
    nerve = alone if outlook.kind == "discard" else wins
    return Temper(1 if nerve else -1, 0.6 - 1.2 * height, _spite(observation, wins=wins))


def _spite(observation: TenNineEightObservation, *, wins: bool) -> float:
    """Whether it is to the harm of who takes the trick so far, that it is taken from there or left there."""
    assert observation.winning is not None
    bid = observation.bids[observation.winning]
    if bid is None:
        return 0.0
    needs = bid > observation.tricks[observation.winning]
    return 1.0 if needs == wins else -1.0


# How it is told.


def facts(observation: TenNineEightObservation) -> list[Fact]:
    """What the facts of a search are about, and what they are worth in points."""
    others = 1 / (observation.players - 1)
    missed = observation.setting("missed")
    own = (Person(observation.player or 0),)
    bids = [
        Fact((Person(seat),), "make the bid", 11.0 if seat == observation.player else -11.0 * others)
        for seat in range(observation.players)
    ]
    return [
        Fact(own, "take too many tricks", -10.0),
        Fact(own, "take too few tricks", -10.0),
        *bids,
        Fact(own, "take", 1.0 if missed == "tricks" else 0.0, "trick"),
    ]


def called(observation: TenNineEightObservation, action: int) -> Sentence:
    """What an action is called."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.card is None:
        return sentence("a bid of {tricks}", tricks=Figure(str(outlook.value)))
    return (Card(outlook.card),)


class TenNineEightBot(Bot):
    """A computer player of 10-9-8. Points are those of the round; in the last one a victory counts, too."""

    game: TenNineEight
    victory = VICTORY
    advice: int | None = ADVICE
    least = LEAST
    leeway = LEEWAY
    glance = GLANCE

    def manners(self, observation: TenNineEightObservation) -> Manners:
        """What its bids and cards show."""
        return manners(observation)

    def _weigh(
        self, observation: TenNineEightObservation, rng: random.Random, budget: int | None, *, every: bool
    ) -> Weighing:
        texts = {outlook.action: outlook.text for outlook in observation.legal}
        state = self.game.sample_state(observation, rng)  # for what this seat and the table know
        if self.level == "easy":
            return unreckoned(observation, careless(state, rng) if len(texts) > 1 else observation.legal[0].action)
        if self.level == "medium":
            return unreckoned(observation, usual_bid(state) if state.phase is BIDDING else usual_card(state))
        budget = ITERATIONS if budget is None else max(1, budget)
        found = yield from self._search(state, observation, rng, budget, every=every)
        counts = self.victory_in(observation)
        speech = Speech(state.turn, facts(observation), partial(called, observation), counts, LEAST)
        return judged(found, texts, speech)

    def victory_in(self, observation: TenNineEightObservation) -> float:
        """What winning counts: something in the last round alone."""
        return 0.0 if len(observation.schedule) > observation.round + 1 else VICTORY

    def _search(
        self,
        state: TenNineEightState,
        observation: TenNineEightObservation,
        rng: random.Random,
        budget: int,
        *,
        every: bool,
    ) -> Generator[None, None, Findings]:
        search = Search(state)
        legal = state.legal_actions()
        ends = is_solvable(state)
        deals = all_deals(state, observation) if ends else []
        if deals:
            stock = Stock(deals, observation)
            weighted = [*zip(stock.weights, stock.states, strict=True)]
            return (yield from exhaust(weighted, legal, played_on=search.solved))
        if len(legal) == 1:
            budget = max(1, budget // ALONE)
        sampled = self.game.worlds(observation, rng)
        trifle = TRIFLE if search.ahead else TRIFLE * VICTORY / UNIT
        worlds = likely_worlds(sampled, observation, rng, max(1, min(STOCK, budget)))
        if ends:
            even = dict.fromkeys(legal, 0.0)
            return (
                yield from compare(
                    worlds,
                    even,
                    played_on=search.solved,
                    trust=0,
                    budget=budget // self.game.players,
                    trifle=trifle,
                )
            )
        below = {action: Node() for action in legal}

        def played_on(world: TenNineEightState, action: int) -> Result:
            world.apply_action(action)
            grow(below[action], world, rng, candidates=search.candidates, play_out=search.play_out, explore=EXPLORE)
            return search.result

        running = search.worth_a_thought(legal)
        others = [action for action in legal if action not in running] if every else []
        return (
            yield from compare(
                worlds,
                dict.fromkeys(running, 0.0),
                played_on=played_on,
                trust=0,
                budget=budget,
                trifle=trifle,
                others=dict.fromkeys(others, 0.0),
            )
        )


def is_solvable(state: TenNineEightState) -> bool:
    """Whether the last cards are in hand, and all of them can be played by whoever still has a choice."""
    if state.phase is BIDDING or state.hands[state.turn].bit_count() > LAST_CARDS:
        return False
    waits = state.game.waits and not state.trump_broken
    return bool(state.done and not waits) or len(state.trick) == state.game.players - 1


BOT = TenNineEightBot
