"""The grounds of hints in 10-9-8: each is certain, speaks for one act and not for the other, and is said when it holds.

`CARDS` and `BIDS` derive every sentence again, from the rules and from all cards that the seat hasn't seen. The state
after an act says who takes the trick. Every unseen card is tried to see if it beats a card.
"""

import random
from functools import cache, cached_property

import pytest

import tenfold
from tenfold import bots, french
from tenfold.bots.advice import advice
from tenfold.bots.ten_nine_eight import text
from tenfold.bots.ten_nine_eight.grounds import MAKES, TOO_FEW, TOO_MANY, Position, grounds_of, why_counted
from tenfold.bots.ten_nine_eight.speech import facts, kind_of
from tenfold.messages import Names, in_text
from tenfold.sentences import Card, Person
from tests.engine.positions import ten_nine_eight

RANKS = "23456789TJQKA"
PACK = [rank + suit for rank in RANKS for suit in "CDHS"]
SUITS = {"C": "club", "D": "diamond", "H": "heart", "S": "spade"}
NAMES = ["Annabell", "Benjamin", "Caroline", "Dorothea", "Ernestin"]
TABLES = {
    "two": (2, {"missed": "minus"}),
    "three": (3, {"hook": "on"}),
    "four": (4, {}),
    "five": (5, {"missed": "tricks", "first_trick_trump": "until-broken"}),
    "at once": (3, {"bids": "all-at-once", "missed": "minus"}),
    "five rounds": (4, {"rounds": "5-to-1", "missed": "minus", "first_trick_trump": "free"}),
}


def ground_of(*what, **aims):
    """The most telling ground."""
    return next(iter(grounds_of(*what, **aims)), None)


def rank(card):
    return RANKS.index(card[0])


def taker(trick, trump):
    """The card that takes a trick of cards."""
    return max(trick, key=lambda card: (card[1] == trump, card[1] == trick[0][1], rank(card)))


class Table:
    """What the seat on turn sees."""

    def __init__(self, state):
        self.state = state
        self.seat = state.turn
        self.seen = seen = state.observation(state.turn)
        self.trick = [card for _, card in seen.trick]
        gone = {*seen.hand, *seen.played, *self.trick, seen.turned_up}
        self.unseen = [card for card in PACK if card not in gone]
        self.others = [seat for seat in range(seen.players) if seat != self.seat]
        self.to_come = [seat for seat in self.others if seat not in dict(seen.trick)]
        self.bid = seen.bids[self.seat]
        self.need = (self.bid or 0) - seen.tricks[self.seat]
        self.left = len(seen.hand)
        self.missed = seen.setting("missed")
        self.no_trumps = seen.setting("first_trick_trump") == "printed" and not any(seen.tricks)
        self.lost = self.need < 0 or self.need > self.left
        needs = {seat: (seen.bids[seat] or 0) - seen.tricks[seat] for seat in self.others}
        self.stoppable = [seat for seat in self.others if needs[seat] in range(self.left + 1)]
        trumps = sorted(self.trumps, key=rank, reverse=True)
        self.tops = [card for card in trumps if all(rank(card) > rank(out) for out in self.out(seen.trump))]

    @property
    def trumps(self):
        return [card for card in self.seen.hand if card[1] == self.seen.trump]

    def out(self, suit):
        return [card for card in self.unseen if card[1] == suit]

    def held(self, seats):
        """The cards that one of these seats may hold."""
        return [card for card in self.unseen if any(card[1] not in self.seen.voids[seat] for seat in seats)]

    def void(self, suit):
        """The seat that everyone knows to be without this suit, and that may hold a trump."""
        for seat in self.to_come:
            voids, trump = self.seen.voids[seat], self.seen.trump
            if suit in voids and trump not in voids and self.out(trump):
                return seat
        return None


class Tried:
    """A card on trial."""

    def __init__(self, table, card):
        self.table, self.card, self.suit = table, card, card[1]
        seen, trick = table.seen, table.trick
        after = table.state.clone()
        after.apply_action(after.string_to_action(card))
        now = after.observation(None)
        self.takes = (now.winning if now.trick else now.last_winner) == table.seat
        self.trump = self.suit == seen.trump
        led = (trick or [card])[0]
        beaters = [one for one in table.held(table.to_come) if taker([led, card, one], seen.trump) == one]
        self.rivals = len(beaters)
        self.safe = self.takes and not beaters
        self.above = sum(one[1] == self.suit and rank(one) > rank(card) for one in table.held(table.to_come))
        self.later = sum(one[1] == self.suit and rank(one) > rank(card) for one in table.held(table.others))
        ranks = [rank(one) for one in table.out(self.suit)]
        self.high = all(other < rank(card) for other in ranks)
        self.sinks = bool(ranks) and all(other > rank(card) for other in ranks)
        self.only = sum(one[1] == self.suit for one in seen.hand) == 1
        self.void = None if self.trump else table.void(self.suit)
        self.top = card in table.tops


def shown(card):
    return card.text if hasattr(card, "text") else card


def some(number, one, many):
    return f"1 {one}" if number == 1 else f"{number} {many}"


class Pair:
    """Two cards: `a` is better than `b`."""

    def __init__(self, table, a, b, target):
        self.t, self.a, self.b, self.target = table, a, b, target
        self.wins, self.ducks = a.takes and not b.takes, b.takes and not a.takes
        self.take, self.miss = a.takes and b.takes, not a.takes and not b.takes
        self.alike = a.trump == b.trump
        self.lead = not table.trick

    @cached_property
    def best(self):
        return taker(self.t.trick, self.t.seen.trump)

    @cached_property
    def between(self):
        low, high = sorted((rank(self.a.card), rank(self.b.card)))
        return [card for card in self.t.out(self.a.suit) if low < rank(card) < high]

    @property
    def same(self):
        return self.a.suit == self.b.suit

    @property
    def higher(self):
        return self.same and rank(self.a.card) > rank(self.b.card) and self.between

    @property
    def lower(self):
        return self.same and rank(self.a.card) < rank(self.b.card) and self.between

    @property
    def rival(self):
        """The seat that takes the trick so far, if the fact is about its bid, or the own bid is lost."""
        winner = self.t.seen.winning
        about = winner == self.target or (self.target is None and self.t.lost)
        return winner if winner in self.t.stoppable and about else None

    @property
    def rival_needs(self):
        return None if self.rival is None else self.t.seen.bids[self.rival] - self.t.seen.tricks[self.rival]

    @property
    def target_needs(self):
        return None if self.target is None else self.t.seen.bids[self.target] - self.t.seen.tricks[self.target]

    @property
    def sheltered(self):
        trump = self.t.seen.trump
        if not any(card[1] == trump for card in self.t.held(self.t.others)):
            return None
        side = [card for card in self.t.seen.hand if card[1] != trump]
        high = [card for card in side if not any(rank(out) > rank(card) for out in self.t.out(card[1]))]
        return min(high, key=PACK_ORDER.__getitem__, default=None)

    @property
    def empties(self):
        return self.a.only and not self.b.only and not self.a.trump and (self.take or self.miss)

    @property
    def sure(self):
        return sum(card != self.a.card for card in self.t.tops)


PACK_ORDER = {card: number for number, card in enumerate(sorted(PACK, key=lambda card: (card[1], rank(card))))}


def fewer(pair, number, others):
    return number < others and (number <= 2 or others - number >= 2 or pair.same)


def beaters(number):
    return "no higher card beats" if number == 0 else some(number, "higher card beats", "higher cards beat")


CARDS = [
    ("spoil", lambda p: p.ducks and p.rival_needs == 0 and p.t.lost,
     lambda p: f"Your bid is lost. Give {NAMES[p.rival]} a trick too many."),
    ("spoil", lambda p: p.ducks and p.rival_needs == 0,
     lambda p: f"This trick is one too many for {NAMES[p.rival]}."),
    ("spoil", lambda p: p.wins and (p.rival_needs or 0) > 0 and p.t.lost,
     lambda p: f"Your bid is lost. {NAMES[p.rival]} needs this trick, so take it."),
    ("spoil", lambda p: p.wins and (p.rival_needs or 0) > 0,
     lambda p: f"{NAMES[p.rival]} needs tricks, and {p.a.card} beats {p.best}."),
    ("spoil", lambda p: p.take and p.alike and (p.target_needs or 0) > 0 and p.a.above < p.b.above,
     lambda p: f"{NAMES[p.target]} needs tricks, and {p.a.card} is harder to beat than {p.b.card}."),
    ("spoil", lambda p: p.take and p.alike and p.target_needs == 0 and p.a.above > p.b.above,
     lambda p: f"{NAMES[p.target]} wants no more: {p.a.card} is easier to beat than {p.b.card}."),
    ("score", lambda p: p.wins and p.t.missed == "tricks",
     lambda _: "The bid is lost, but each trick scores 1 point."),
    ("score", lambda p: p.wins and p.t.missed == "minus" and p.t.need > 0,
     lambda _: "The bid is lost, but each trick saves 1 point."),
    ("score", lambda p: p.ducks and p.t.missed == "minus" and p.t.need < 0,
     lambda _: "The bid is lost, and each trick costs 1 point."),
    ("win", lambda p: p.t.need == p.t.left and p.wins,
     lambda p: f"You need every trick that’s left. {p.b.card} would lose."),
    ("win", lambda p: p.t.need == p.t.left and p.a.safe and not p.b.safe,
     lambda p: f"You need every trick that’s left. No one can beat {p.a.card}."),
    ("win", lambda p: p.wins and not p.lead and not p.t.to_come,
     lambda p: f"You play last, so {p.a.card} is sure to win this trick."),
    ("win", lambda p: p.a.safe and not p.b.safe, lambda p: f"No one can beat {p.a.card} any more."),
    ("win", lambda p: p.wins and p.a.trump and p.best[1] != p.t.seen.trump,
     lambda p: f"You have no {SUITS[p.t.trick[0][1]]}s, and a trump beats them all."),
    ("win", lambda p: p.wins, lambda p: f"{p.a.card} beats {p.best}, the best card so far."),
    ("win", lambda p: p.a.safe and p.b.safe and p.higher and p.t.need == 1 and p.t.left > 1,
     lambda p: f"It makes the bid. {p.b.card} is easier to lose later than {p.a.card}."),
    ("lose", lambda p: p.ducks and p.t.need == 0 and p.t.bid == 0,
     lambda p: f"You bid 0, and {p.a.card} loses to {p.best}."),
    ("lose", lambda p: p.ducks and p.t.need == 0,
     lambda p: f"You have your {'trick' if p.t.bid == 1 else f'{p.t.bid} tricks'}. {p.a.card} loses to {p.best}."),
    ("lose", lambda p: p.ducks and p.sure == p.t.need and not p.b.top,
     lambda p: f"Your {'top trump' if p.sure == 1 else f'{p.sure} top trumps'} will win later. You need no more."),
    ("keep", lambda p: not p.wins and not p.a.top and p.b.top and p.t.need > 0,
     lambda p: f"Keep {p.b.card}: no one can beat it later either."),
    ("keep", lambda p: p.a.safe and p.lower and p.t.need > 1,
     lambda p: f"{p.a.card} is high enough. Keep {p.b.card} for a later trick."),
    ("keep", lambda p: not p.lead and p.take and p.lower and p.a.rivals and p.t.need > 0,
     lambda p: f"Only {NAMES[p.t.to_come[0]]} can still beat {p.a.card}. Keep {p.b.card}." if len(p.t.to_come) == 1
     else f"{p.a.card} may be enough. Keep {p.b.card} for a later trick."),
    ("keep", lambda p: p.ducks and p.b.rivals,
     lambda p: f"{p.b.card} can still be beaten, so keep it for later."),
    ("win", lambda p: p.take and p.b.void is not None and p.a.void is None,
     lambda p: f"{NAMES[p.b.void]} has no {SUITS[p.b.suit]}s, and may trump {p.b.card}."),
    ("win", lambda p: p.take and p.alike and not p.a.trump and not p.a.above and p.b.above and p.t.no_trumps,
     lambda p: f"No higher {SUITS[p.a.suit]} can follow, and trumps aren’t allowed yet."),
    ("win", lambda p: p.take and p.alike and not p.a.trump and not p.a.above and p.b.above and not p.t.no_trumps,
     lambda p: f"No higher {SUITS[p.a.suit]} can follow, so only a trump beats {p.a.card}."),
    ("win", lambda p: p.lead and p.a.trump and not p.b.trump and p.sheltered,
     lambda p: f"It draws out trumps that could beat your {p.sheltered}."),
    ("win", lambda p: p.take and p.alike and fewer(p, p.a.above, p.b.above),
     lambda p: f"{p.a.card} can lose to only {some(p.a.above, 'higher card', 'higher cards')}, "
               f"{p.b.card} to {p.b.above}."),
    ("win", lambda p: p.take and p.a.trump and not p.b.trump,
     lambda p: f"{p.a.card} is a trump, and beats every other suit."),
    ("keep", lambda p: p.empties and p.t.trumps and p.t.need > (1 if p.a.safe else 0),
     lambda p: f"It’s your only {SUITS[p.a.suit]}. Later you can trump {SUITS[p.a.suit]}s."),
    ("keep", lambda p: p.miss and p.lower,
     lambda p: f"{p.b.card} loses here, so keep it for a later trick."),
    ("keep", lambda p: not p.wins and p.b.trump and not p.a.trump,
     lambda p: "Keep the trumps: they beat every other suit." if len(p.t.trumps) > 1
     else f"Keep {p.b.card}: a trump beats every other suit."),
    ("keep", lambda p: not p.wins and p.alike and fewer(p, p.b.later, p.a.later) and not (p.a.safe and p.t.need == 1),
     lambda p: f"Keep {p.b.card}: {beaters(p.b.later)} it, "
               f"but {some(p.a.later, 'beats', 'beat')} {p.a.card}."),
    ("lose", lambda p: p.take and p.b.safe and not p.a.safe,
     lambda p: f"{p.a.card} can still be beaten, but no one can beat {p.b.card}."),
    ("lose", lambda p: p.lead and p.a.sinks and not p.b.sinks,
     lambda p: f"Every {SUITS[p.a.suit]} you can’t see beats {p.a.card}."),
    ("lose", lambda p: p.take and p.a.void is not None and p.b.void is None,
     lambda p: f"{NAMES[p.a.void]} has no {SUITS[p.a.suit]}s, so {p.a.card} may lose to a trump."),
    ("lose", lambda p: p.take and p.alike and not p.b.above and not p.b.trump and p.a.above,
     lambda p: f"{p.a.card} can lose to {some(p.a.above, 'higher card', 'higher cards')}, "
               f"{p.b.card} only to a trump."),
    ("lose", lambda p: p.take and p.b.trump and not p.a.trump and p.a.rivals and not p.t.no_trumps,
     lambda p: f"{p.a.card} is easier to lose than {p.b.card}, which is a trump."),
    ("lose", lambda p: p.ducks, lambda p: f"{p.a.card} can’t win this trick, but {p.b.card} can."),
    ("lose", lambda p: p.take and p.alike and fewer(p, p.b.above, p.a.above),
     lambda p: f"{p.a.card} can lose to {some(p.a.above, 'higher card', 'higher cards')}, "
               f"{p.b.card} to only {p.b.above}."),
    ("lose", lambda p: p.lead and p.a.trump and not p.b.trump and p.a.rivals,
     lambda p: f"{some(p.a.rivals, 'higher trump is', 'higher trumps are')} out, so {p.a.card} can still lose."),
    ("lose", lambda p: p.a.safe and p.b.safe and p.higher,
     lambda p: f"{p.a.card} wins too, and {p.b.card} is easier to lose later."),
    ("lose", lambda p: p.miss and p.higher,
     lambda p: f"{p.a.card} loses now, and {p.b.card} is easier to lose later."),
    ("lose", lambda p: p.miss and p.a.trump and not p.b.trump,
     lambda p: f"It loses to {p.best}, and gets rid of a trump."),
    ("lose", lambda p: p.miss and p.alike and p.a.high and not p.b.high,
     lambda p: f"{p.a.card} is the highest {SUITS[p.a.suit]} left. Get rid of it now."),
    ("lose", lambda p: p.miss and p.alike and fewer(p, p.a.later, p.b.later),
     lambda p: f"Get rid of {p.a.card}: {beaters(p.a.later)} it, "
               f"but {some(p.b.later, 'beats', 'beat')} {p.b.card}."),
    ("lose", lambda p: p.empties and p.t.left > 1,
     lambda p: f"With no more {SUITS[p.a.suit]}s, you can discard high cards later."),
    ("spoil", lambda p: p.miss and p.alike and (p.target_needs or 0) > 0 and fewer(p, p.b.later, p.a.later),
     lambda p: f"{NAMES[p.target]} needs tricks, so keep {p.b.card} to take one."),
    ("spoil", lambda p: p.miss and p.alike and p.target_needs == 0 and fewer(p, p.a.later, p.b.later),
     lambda p: f"{NAMES[p.target]} wants no more tricks, so don’t keep {p.a.card} to win one."),
    ("equal", lambda p: p.same and p.a.takes == p.b.takes and not p.between,
     lambda p: f"{p.a.card} and {p.b.card} are equal: no card is left between them."),
]  # fmt: skip
"""The aim of each ground for cards, when it holds, and the sentence, in order."""


def fits(aim, table, fact):
    """Whether a ground with this aim can stand beside this fact."""
    if fact in (TOO_MANY, TOO_FEW, MAKES + table.seen.players):
        too_many = ["lose", "keep"] if table.need > 0 else ["lose"]
        return aim in {TOO_MANY: too_many, TOO_FEW: ["win", "keep"]}.get(fact, ["score", "win", "keep"])
    more_pays = table.missed == "tricks" or (table.missed == "minus" and table.need > 0)
    fewer_pay = table.missed == "minus" and table.need < 0
    return {
        "equal": fact is None,
        "spoil": table.lost or fact not in (None, MAKES + table.seat),
        "score": table.lost,
        "lose": fewer_pay if table.lost else table.need <= table.left / 2,
        "win": more_pays if table.lost else table.need > 0,
        "keep": more_pays if table.lost else table.need > 0,
    }[aim]


class Bids:
    """Two bids: `a` is better than `b`."""

    def __init__(self, table, a, b):
        self.t, self.a, self.b, self.more = table, a, b, a > b
        seen = table.seen
        known = [bid for seat, bid in enumerate(seen.bids) if seat != table.seat and bid is not None]
        self.all_known = len(known) == seen.players - 1
        self.rest = max(0, seen.cards - sum(known))
        self.sure = len(table.tops)
        self.lowest = min(table.trumps, key=rank, default=None)
        self.higher = [card for card in table.out(seen.trump) if self.lowest and rank(card) > rank(self.lowest)]

    def good(self, lowest):
        hand, trump = self.t.seen.hand, self.t.seen.trump
        return [card for card in hand if card[1] == trump or rank(card) >= RANKS.index(lowest)]

    @property
    def leaves(self):
        others = self.t.others
        who = "The others" if len(others) > 1 else NAMES[others[0]]
        cards = self.t.seen.cards
        return f"{who} bid {cards - self.rest} of {cards} tricks. That leaves {self.rest}."


def counting(lowest, more):
    """The rule that there are as many good cards as the bid, at most four; and these cards in words."""

    def said(bids):
        cards = sorted(bids.good(lowest), key=lambda card: french.CARDS[card], reverse=True)
        if not cards:
            return f"No card is good enough to bid {bids.b}."
        named = " and ".join(filter(None, [", ".join(cards[:-1]), cards[-1]]))
        can = "a trick" if len(cards) == 1 else "one trick each"
        only = "" if more else "Only "
        return f"{only}{named} can win {can}, so bid {'more' if more else 'less'} than {bids.b}."

    return (lambda bids: bids.more == more and len(bids.good(lowest)) == bids.a <= 4), said


BIDS = [
    (lambda p: p.a >= p.sure > p.b,
     lambda p: "No one can beat your top " + (
        "trump: that’s 1 sure trick." if p.sure == 1 else f"{p.sure} trumps: {p.sure} sure tricks.")),
    (lambda p: p.a <= p.rest < p.b, lambda p: p.leaves),
    (lambda p: p.t.seen.cards == 1 and not p.more and p.t.seen.leader != p.t.seat and not p.t.trumps,
     lambda p: f"{p.t.seen.hand[0]} wins only if someone else leads a {SUITS[p.t.seen.hand[0][1]]}."),
    *(counting(lowest, more=True) for lowest in "AKQT"),
    *(counting(lowest, more=False) for lowest in "TQKA"),
    (lambda p: not p.more and len(p.higher) >= 3,
     lambda p: f"{p.lowest} is a low trump: {len(p.higher)} unseen trumps beat it."),
    (lambda p: not p.more and not p.t.trumps and any(card[0] in "QKA" for card in p.t.seen.hand),
     lambda _: "You have no trump, so others can trump your high cards."),
    (lambda p: p.more and p.all_known and p.rest >= p.a, lambda p: p.leaves),
]  # fmt: skip
"""When each ground for bids holds, and the sentence, in order."""


def positions(name, games, step):
    """Positions with a choice, in games of players who bid well and play well or at random."""
    players, options = TABLES[name]
    game = tenfold.load_game("ten-nine-eight", players, **options)
    rng = random.Random(name)
    for seed in range(games):
        state = game.new_initial_state(seed=seed)
        bot = bots.load(game, "medium", seed=seed)
        number = rng.randrange(step)
        while not state.is_terminal():
            legal = state.legal_actions()
            number += len(legal) > 1
            if len(legal) > 1 and number % step == 0:
                yield state
            at_random = rng.random() < 0.3
            state.apply_action(rng.choice(legal) if at_random else bot.choose(state.observation(state.turn)).action)


def expected(table, best, other, fact, tried):
    """The ground that the test derives, or an empty text."""
    seen = table.seen
    if seen.legal[0].card is None:
        bids = Bids(table, best.value, other.value)
        return next((say(bids) for holds, say in BIDS if holds(bids)), "")
    target = None if fact is None or not MAKES <= fact < MAKES + seen.players else fact - MAKES
    if fact is None and table.lost and len(table.stoppable) == 1:
        target = table.stoppable[0]
    pair = Pair(table, tried(best.text), tried(other.text), None if target == table.seat else target)
    return next((say(pair) for aim, holds, say in CARDS if fits(aim, table, fact) and holds(pair)), "")


def why(table, on, out):
    """Why cards are counted on for a bid, or why one isn’t, as the test derives it."""
    trump = table.seen.trump
    trumps = sorted(table.trumps, key=rank)
    open_ones = [card for card in trumps if card not in on or card == out]
    plain = out is not None and out[1] != trump
    if open_ones and not (plain and out[0] in "QKA"):
        higher = [card for card in table.out(trump) if rank(card) > rank(open_ones[-1])]
        counts = next((card for card in trumps if card not in open_ones), trump)
        near = [card for card in table.out(trump) if counts != trump and rank(card) > rank(counts)]
        few = len(higher) < len(near) + 3
        return "" if few else f"{open_ones[-1]} is a low trump: {len(higher)} unseen trumps beat it."
    if trumps and not open_ones:
        beside = [card for card in [*on, out] if card and card[1] != trump]
        if not beside or any(rank(card) >= rank(trumps[0]) for card in beside):
            return f"{trumps[0]} is a trump, and beats every other suit."
        return ""
    if out is None:
        return ""
    beats = [card for card in table.out(out[1]) if rank(card) > rank(out)]
    more = f" or to {some(len(beats), 'higher card', 'higher cards')}" if beats else ""
    return f"{out} can lose to a trump{more}." if out[0] in "TJQKA" else ""


def test_a_card_is_counted_on_for_a_reason_that_everyone_can_see():
    rng, found = random.Random(4), set()
    for name in TABLES:
        for state in positions(name, games=3, step=1):
            table = Table(state)
            if table.seen.legal[0].card is not None:
                continue
            for _ in range(12):
                hand = rng.sample(table.seen.hand, len(table.seen.hand))
                on = hand[: rng.randrange(4)]
                out = rng.choice([None, *on, *hand[len(on) :][:4]])
                found_out = None if out is None else french.CARDS[out]
                said = why_counted(Position(table.seen), [french.CARDS[card] for card in on], found_out)
                assert ("" if said is None else in_text(said, NAMES, shown)) == why(table, on, out)
                found.add(said and said.key)
    assert found == {None, "is_trump", "low_trump", "can_lose_to"}


def numbers_of(seen):
    return [None, TOO_MANY, TOO_FEW, *range(MAKES, MAKES + seen.players + 1)]


@pytest.mark.thorough
@pytest.mark.quick("three", "five", "at once")
@pytest.mark.parametrize("name", TABLES)
def test_a_ground_is_true_and_said_whenever_it_holds(name, thorough):
    """For every pair of acts and every fact, whether someone at the table is “you” or not."""
    rng = random.Random(1)
    for state in positions(name, games=3 if thorough else 1, step=3 if thorough else 4):
        table = Table(state)
        seen = table.seen
        tried = cache(lambda card, table=table: Tried(table, card))
        pairs = [(best, other) for best in seen.legal for other in seen.legal if best != other]
        for best, other in rng.sample(pairs, min(len(pairs), 12)):
            for fact in numbers_of(seen):
                said = ground_of(seen, best.action, other.action, fact)
                wanted = expected(table, best, other, fact, tried)
                sentence = "" if said is None else in_text(said, Names(NAMES, you=table.seat), shown)
                assert sentence == wanted, (seen, best, other, fact)


@pytest.mark.thorough
@pytest.mark.quick("two", "four")
@pytest.mark.parametrize("name", TABLES)
def test_no_ground_speaks_for_either_act(name, thorough):
    """What is so for one act is not so for the other: turned round, no ground is the same, except of equal cards."""
    rng = random.Random(2)
    for state in positions(name, games=3 if thorough else 1, step=3 if thorough else 12):
        seen = state.observation(state.turn)
        acts = [outlook.action for outlook in seen.legal]
        for _ in range(12):
            best, other = rng.sample(acts, 2)
            for fact in numbers_of(seen):
                said, turned = ground_of(seen, best, other, fact), ground_of(seen, other, best, fact)
                assert said is None or said.key == "equals" or turned is None or said.key != turned.key


GROUNDS = {
    "sure_tricks", "rest", "rest_of", "needs_lead", "good_more", "good_less", "low_trump", "no_trump", "one_too_many",
    "lost_so_feed", "lost_so_stop", "needs_it", "harder_to_beat", "easier_to_beat", "keep_to_stop", "drop_to_feed",
    "lost_but_scores", "lost_but_saves", "lost_and_costs", "needs_all",
    "needs_all_safe", "last_wins", "safe", "ruff", "beats", "makes_bid", "bid_none", "has_bid", "top_trumps",
    "keep_top", "enough", "may_be_enough", "one_can_beat", "keep_for_later", "may_trump", "first_trick", "only_trumps",
    "draws", "fewer_beat", "is_trump", "trump_later", "keep_higher", "keep_trump", "keep_trumps", "keep_better",
    "can_lose", "sinks", "trump_helps",
    "more_or_trumps", "not_trump", "cannot_win", "more_beat", "lead_trump", "both_win", "lower_later", "drop_trump",
    "drop_high", "drop_better", "discard_later", "equals",
}  # fmt: skip


@pytest.mark.thorough
def test_every_ground_comes_up_and_is_short_and_they_are_the_whole_catalogue():
    found, longest = set(), ""
    for name in TABLES:
        for state in positions(name, games=4, step=2):
            seen = state.observation(state.turn)
            for best in seen.legal:
                for other in seen.legal:
                    if best == other:
                        continue
                    for fact in numbers_of(seen):
                        said = ground_of(seen, best.action, other.action, fact)
                        if said is None:
                            continue
                        found.add(said.key)
                        for you in (None, seen.player):
                            words = in_text(said, Names(["Annabell"] * 5, you=you), as_on_screen)
                            assert words.endswith(".")
                            longest = max(longest, words, key=len)
    assert len(longest) <= 69, longest
    assert found == GROUNDS


def as_on_screen(card):
    """A card as wide as on the screen."""
    return shown(card).replace("T", "10")


@pytest.mark.thorough
def test_most_hints_have_a_ground():
    with_ground = total = 0
    for name in TABLES:
        game = tenfold.load_game("ten-nine-eight", TABLES[name][0], **TABLES[name][1])
        for state in positions(name, games=1, step=9):
            first, *_ = advice(bots.load(game, "hard", seed=total), state.observation(state.turn), 100)
            total += 1
            with_ground += first.ground is not None
    assert with_ground >= 0.8 * total, (with_ground, total)


def said_of(state, best, other, fact=None):
    """The ground at a table, in words."""
    seat = state.turn
    find = state.string_to_action
    said = ground_of(state.observation(seat), find(best), find(other), fact)
    return "" if said is None else in_text(said, Names(NAMES, you=seat), shown)


def test_the_fact_decides_what_a_ground_may_say():
    """The same two cards: the higher one wins more, and the lower one loses more."""
    hands = ["9S 2D 4C", "8S 7D 5C", "3S 8D 6C"]
    state, none = (ten_nine_eight(hands, "2H", bids=[bid, 1, 1], dealer=2, rounds="5-to-1", round=2) for bid in (1, 0))
    assert said_of(state, "9S", "4C", TOO_FEW).startswith("9S can lose to only 5 higher cards")
    assert said_of(state, "9S", "4C", TOO_MANY) == ""  # one trick is needed, but that’s no reason for fewer
    assert said_of(none, "9S", "4C", TOO_MANY) == ""
    assert said_of(none, "4C", "9S", TOO_MANY).startswith("4C can lose to 10 higher cards")
    assert said_of(state, "4C", "9S", TOO_FEW).startswith("Keep 9S")


@pytest.mark.parametrize(("voids", "trumps"), [("C", True), ("CH", False)])
def test_only_a_seat_that_may_hold_a_trump_may_trump(voids, trumps):
    state = ten_nine_eight(
        ["9S 7C", "8S 7D", "3S 8C"], "2H", bids=[1, 0, 0], dealer=2, rounds="5-to-1", round=2,
        tricks=[1, 0, 0], leader=0, voids=["", voids, ""],
    )  # fmt: skip
    assert ("trump" in said_of(state, "7C", "9S")) == trumps
    assert ("trump" in said_of(state, "9S", "7C", TOO_FEW)) == trumps


def test_of_a_bid_only_the_chance_to_make_it_is_told():
    """A bid of 0 can't fall short, so the comparison says nothing. The chance to make the bid does."""
    state = tenfold.load_game("ten-nine-eight", 3).new_initial_state(seed=1)
    bidding = facts(state.observation(state.turn))
    assert bidding[TOO_MANY] is bidding[TOO_FEW] is bidding[-1] is None
    counted = [number for number, fact in enumerate(bidding) if fact]
    assert counted == [MAKES + state.turn], "nobody can see why another seat would make its bid"
    while state.observation(state.turn).legal[0].card is None:
        state.apply_action(state.legal_actions()[0])
    assert all(facts(state.observation(state.turn)))


def test_a_catalogue_has_the_words_for_either_reader():
    said = text.needs_all(who=Person(0), over=Card("5H"))
    assert in_text(said, Names(NAMES, you=0)) == "You need every trick that’s left. 5H would lose."
    assert in_text(said, Names(NAMES, you=1)) == "Annabell needs every trick that’s left. 5H would lose."


@pytest.mark.parametrize(("bid", "kind"), [(0, None), (2, "finesse")])
def test_a_seat_that_wants_no_trick_makes_no_finesse(bid, kind):
    state = ten_nine_eight(
        ["9D", "9S QS", "3S 8C"], "2H", bids=[1, bid, 0], dealer=2, rounds="5-to-1", round=3, trick="2S",
        leader=0,
    )  # fmt: skip
    said = kind_of(state.observation(1), state.string_to_action("9S"))
    assert (None if said is None else str(said)) == kind
