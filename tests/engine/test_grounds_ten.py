"""What hints of 10 say for an act from cards and chips. It is true, it is false of the other act, and it is short.

`ORACLE` works out a second time what should be said. It applies acts to copies of the state, and looks at what they
lead to. Claims about the rest of a round are checked by playing on in other worlds.
"""

import random
import re
from functools import cached_property
from itertools import permutations
from pathlib import Path

import pytest

from tenfold import bots, load_game
from tenfold.bots.advice import advice
from tenfold.bots.reasons import sentences
from tenfold.bots.ten import text
from tenfold.bots.ten.grounds import RULES, grounds_of, place_of, plan_of
from tenfold.bots.ten.speech import own_card, own_card_first
from tenfold.games.ten import cards
from tenfold.games.ten.cards import PENALTY
from tenfold.messages import Message, in_text
from tenfold.sentences import Names, Person
from tests.engine.ten_table import ten

NAMES = ["Annabell", "Benedict", "Caroline", "Dominick", "Evangela", "Fiorella", "Giovanni"]
OPTIONS = (
    {},
    {"tie_break": "one-card"},
    {"auction_pass": "may-reenter", "length": "5-rounds"},
    {"length": "reshuffle"},
)
JOKER, VALUE, COST = cards.JOKER, cards.VALUE, cards.COST
LAST = {"add", "stop", "leave"}


def ground_of(*what, **aims):
    """The most telling ground."""
    return next(iter(grounds_of(*what, **aims)), None)


def after(state, action):
    state = state.clone()
    state.apply_action(action)
    return state


class Side:
    """What one act leads to, if no one bids more. `front` is None if the seat can't know the card."""

    def __init__(self, state, seen, action):
        seat = seen.seat
        self.kind = next(outlook.kind for outlook in seen.legal if outlook.action == action)
        self.buys = self.kind in {"swap", "open", "bid"}
        self.action, self.owner, self.paid, self.asked = action, seat, 0, []
        then, before = after(state, action), state.table[seat].first
        lays = state.phase.name == "lay"
        if self.buys:
            layer = then.table[seat].laid_by
            self.asked = []
            while then.phase.name == "auction":  # everyone else passes
                if then.turn != seat:
                    self.asked.append(then.turn)
                then.apply_action(cards.PASS)
            layer = then.table[seat].laid_by
            self.owner = next(at for at, lying in enumerate(state.table) if lying.laid_by == layer)
            self.paid = state.chips[seat] - then.chips[seat]
        self.hidden = self.buys and not state.table[self.owner].seen_by >> seat & 1
        self.front = None if self.hidden else then.table[seat].first if lays or self.buys else before
        self.played = then.table[seat].first if lays else cards.ADD.part(action) if self.kind == "add" else None
        self.cost = 0 if self.played is None else COST[self.played]
        self.on = then.protection[seat] if lays else state.protection[seat]
        self.on = cards.PROTECT.part(action) + 1 if self.kind == "protect" else self.on
        self.down = then.table[seat].covered
        self.place = then.seat(0) if self.kind != "starter" else (seat - then.starter) % seen.players
        hand = [*state.hands[seat]]
        if lays:
            hand.remove(self.played)
        self.made = {}
        if self.kind == "add":
            self.made = {self.played: cards.values([before, self.played])}
        elif self.kind != "starter" and self.front is not None:
            rest = [] if self.kind in LAST else hand
            tried = {card: cards.values([self.front, card]) for card in rest}
            self.made = {None: cards.values([self.front])} | {c: made for c, made in tried.items() if sum(made) <= 10}
        self.most = max(map(sum, self.made.values()), default=-1)
        spared = {} if lays and self.front == JOKER else self.made
        self.plain = max([sum(made) for card, made in spared.items() if card != JOKER], default=-1)
        self.weak = bool(self.made) and self.most <= 6

    def second(self, total):
        """The second card for a total: none if none is needed, and a joker only if it must be."""
        fits = [card for card, made in self.made.items() if sum(made) == total]
        return None if None in fits else min(fits, key=lambda card: card == JOKER)


class Look:
    """A decision between two acts, with everything that its seat may use."""

    def __init__(self, state, best, other, sides=None):
        self.state, self.seat = state, state.turn
        self.seen = state.observation(self.seat)
        self.phase = self.seen.phase
        made = sides or {act: Side(state, self.seen, act) for act in (best, other)}
        self.b, self.o = made[best], made[other]
        self.plays = self.phase in {"lay", "market", "auction"}
        self.quits = self.b.kind in {"decline", "pass"} and self.o.buys
        self.takes = self.b.buys and self.o.kind in {"decline", "pass"}
        self.same_goods = self.b.buys and self.o.buys and self.b.owner == self.o.owner
        self.two_goods = self.b.buys and self.o.buys and self.b.owner != self.o.owner
        self.same_lay = self.phase == "lay" and self.b.played == self.o.played
        self.ends = self.b.kind in LAST
        self.front = state.table[self.seat].first
        fewest, most = state.rounds_in_all()
        self.may_end, self.must_end = fewest <= state.round + 1, most <= state.round + 1

    def key(self, values):
        return sum(values), max(values) if self.seen.setting("tie_break") == "highest-card" else -len(values)

    @cached_property
    def known(self):
        """The results of the seats before this one that it knows, by seat."""
        found = {}
        for step in range(self.state.step) if self.phase == "second" else ():
            seat = self.state.seat(step)
            first, covered, _, _, seen_by, _, second = self.state.table[seat]
            if not covered or seen_by >> self.seat & 1:
                found[seat] = self.key(cards.values([first] if second < 0 else [first, second]))
        return found

    @property
    def top(self):
        return max(self.known, key=lambda seat: (self.known[seat], -self.seen.order.index(seat)))

    @property
    def low(self):
        return min(self.known, key=lambda seat: (self.known[seat], 0))

    def wins(self, side):
        """True if the act can end with what no one beats."""
        if self.phase != "second" or len(self.known) < self.state.step:
            return False
        reached = max(map(self.key, side.made.values()))
        last = self.state.step == self.seen.players - 1
        return all(reached > key for key in self.known.values()) and (last or reached == self.key((10,)))

    @cached_property
    def takers(self):
        """The seats that can still start a purchase, as far as they have a chip."""
        done = 0 if self.phase == "lay" else self.state.step + (self.phase != "market")
        later = self.seen.order[done:]
        return sorted(seat for seat in later if seat != self.seat and self.state.chips[seat])

    def bluffs(self, side):
        if self.phase not in {"lay", "protect"} or side.kind == "keep":
            return False
        return side.on > 0 and side.weak and side.front != JOKER and side.down

    # Names.

    def own(self, card, whose=None, first=False):
        whose = self.seat if whose is None else whose
        called = "joker" if card == JOKER else f"penalty {VALUE[card]}" if card > cards.PENALTY else str(card)
        return f"{('Your' if first else 'your') if whose == self.seat else NAMES[whose] + '’s'} {called}"

    def pair(self, makes, one, two, **more):
        """The key and slots for a total of the better act, with one card or two."""
        second = self.b.second(makes)
        first = {"first": self.own(self.b.front, self.b.owner, first=True)}
        return (one, first | more) if second is None else (two, first | {"second": self.own(second)} | more)

    def made(self, total):
        """The key and slots for a total of the better act."""
        key, slots = self.pair(total, "sum_ten", "sum_pair")
        return key, slots if key == "sum_ten" else slots | {"total": total}

    def aim(self):
        """The total that the better act is after, and the second card; None if it makes too little."""
        if self.b.plain >= 7 and self.b.second(self.b.plain) is not None:
            return self.b.plain, self.b.second(self.b.plain)
        return (10, self.b.second(10)) if self.b.most == 10 else None

    def total(self, seat):
        return {"named": f"{NAMES[seat]}’s {self.known[seat][0]}"}


def when(holds, *said):
    return said if holds else None


def spared(chips):
    """Chips that are kept, and the points that they take off at the end."""
    return {"chips": chips, "points": -cards.score(0, 0, chips)}


def fewer_on(k):
    """What is said of fewer chips on a card. Of two, the second is kept."""
    if not (k.same_lay or k.phase == "protect") or k.b.on >= k.o.on:
        return None
    if k.b.on:
        assert (k.b.on, k.o.on) == (1, 2)
        return "chips_second", {}
    return "chips_kept", spared(k.o.on)


WIN, TEN, SAFE, KEEP = "win", "ten", "safe", "keep"


def short_of_ten(k):
    if k.takes and k.b.hidden and k.o.plain < 10:
        first = {"first": k.own(k.front, first=True)}
        if k.o.most == 10:
            return "needs_joker", first | {"second": k.own(JOKER)}
        return "at_most", first | {"total": k.o.most}
    return None


def more_unseen(k):
    if not (k.takes and k.b.hidden):
        return None
    totals = []
    for card, number in enumerate(k.seen.unseen):
        hand = [VALUE[held] for held in k.state.hands[k.seat] if held != JOKER]
        reached = [VALUE[card], *([] if card == JOKER else [VALUE[card] + held for held in hand])]
        totals += [max(total for total in reached if total <= 10)] * number
    share = round(100 * sum(total > k.o.plain for total in totals) / len(totals))
    return when(share >= 50, "unseen_better", {"share": share, "named": k.own(k.front)})


def sparing(k):
    spares = k.plays and not k.may_end and k.b.plain == 10 == k.o.most > k.o.plain
    return when(spares, "joker_stays", {"first": "Your joker"})


def stronger_ten(k):
    if not k.plays or k.b.hidden or not k.b.plain == k.o.plain == 10 or k.b.second(10) is None:
        return None
    best, other = (max(map(k.key, side.made.values())) for side in (k.b, k.o))
    second, first = k.b.second(10), k.b.front
    named = k.own(second) if VALUE[second] > VALUE[first] else k.own(first, k.b.owner)
    return ("stronger_ten", {"named": named}) if best > other else None


def stays(k):
    """The second card is a reason only if it is to be added, or for another round."""
    if k.aim() and k.aim()[1] == k.o.played:
        return "untaken_in_hand", {"named": k.own(k.o.played)}
    key = "joker_stays" if k.o.played == JOKER else "stays_for_later"
    good = k.o.played == JOKER or VALUE[k.o.played] >= 7
    return (key, {"first": k.own(k.o.played, first=True)}) if good and not k.may_end else None


def any_card(k):
    """Of two cards that make ten only with the joker, the lower one."""
    if k.phase != "lay" or JOKER in {k.b.front, k.o.front} or VALUE[k.b.front] >= VALUE[k.o.front]:
        return None
    only_by_joker = [side.most == 10 and side.plain < 10 for side in (k.b, k.o)]
    said = all(only_by_joker) and k.aim() == (10, JOKER)
    return when(said, "any_with_joker", {"named": k.own(k.b.front)})


def nearer(k):
    if not (k.plays and k.b.most == k.o.most == 10 and 0 <= k.o.plain < k.b.plain < 10):
        return None
    slots, second = {"named": k.own(k.b.front, k.b.owner), "total": k.b.plain}, k.b.second(k.b.plain)
    if second is None:
        return "sum_near_alone", slots | {"less": k.o.plain}
    return "sum_near", slots | {"second": k.own(second)}


def good_already(k):
    if not (k.quits and k.o.hidden and k.b.plain >= 7):
        return None
    if k.b.plain < 10 and k.b.second(k.b.plain) is None:
        return "sum_good", {"first": k.own(k.front, first=True), "total": k.b.plain}
    return k.made(k.b.plain)


def same_made(k):
    if k.phase == "lay":
        return JOKER not in {k.b.front, k.o.front} and VALUE[k.b.front] == VALUE[k.o.front]
    return k.ends and k.o.kind in LAST and k.b.most == k.o.most


def joker_spared(k):
    only = k.o.kind == "turn up" and set(k.o.made) == {None, JOKER}
    return k.ends and k.b.played != JOKER and not k.may_end and (k.o.played == JOKER or only)


def sold_anyway(k):
    """Passing ends the auction at once, and the card is known."""
    if k.phase != "auction" or k.o.kind != "pass" or k.b.hidden:
        return None
    bidder, owner, then = k.state.bidder, k.state.owner, after(k.state, cards.PASS)
    ended = then.phase.name != "auction"
    return when(ended, "otherwise_theirs", {"who": NAMES[bidder], "named": k.own(k.b.front, owner)})


def outbid(k):
    if k.same_goods and k.b.kind in {"open", "bid"}:
        return when(not k.b.asked and bool(k.o.asked), "unbeatable_bid", {})
    return when(k.takes and k.b.kind in {"open", "bid"} and not k.b.asked, "unbeatable_bid", {})


def fewer(k):
    left, more = {*k.b.asked}, {*k.o.asked}
    if not (k.same_goods and 0 < len(left) < len(more)):
        return None
    return ("one_can_outbid", {"who": NAMES[min(left)]}) if len(left) == 1 else ("few_can_outbid", {"count": len(left)})


def joker_there(k):
    if not (k.two_goods and k.b.hidden and k.o.hidden):
        return None
    layers = [k.state.table[side.owner].laid_by for side in (k.b, k.o)]
    due = [bool(k.state.joker_due >> layer & 1) for layer in layers]
    return when(due == [True, False], "may_be_the_joker", {"who": NAMES[layers[0]]})


def unguarded(k):
    if not ((k.same_lay or k.phase == "protect") and k.takers and k.o.on < k.b.on):
        return None
    if k.b.on == 2:
        return "dearer", {"who": "you"}
    if len(k.takers) == 1:
        return "one_could_take", {"taker": NAMES[k.takers[0]]}
    return "some_could_take", {"count": len(k.takers)}


def beaten(k):
    if not (k.ends and k.known and all(k.known[k.top] >= k.key(made) for made in k.o.made.values())):
        return None
    if k.b.kind != "add":
        return ("beaten_tie" if k.o.most == k.known[k.top][0] else "beaten"), k.total(k.top)
    return when(k.b.most < k.o.most, "beaten_too", k.total(k.top))


def sheds(k):
    fits = [card for card in k.b.made if card is not None and (card != JOKER or k.may_end)]
    if k.b.kind != "turn up" or k.b.most != k.o.most or not fits:
        return None
    return gets_out(k, fits)


def gets_out(k, fits):
    """A card leaves the hand. Another comes if a round follows in any case."""
    if k.may_end:
        most = max(COST[card] for card in fits)
        return "costs_in_hand", {("named", "points"): {(k.own(card), most) for card in fits if COST[card] == most}}
    return "replaced", {("named",): {(k.own(card),) for card in fits}}


def same_but_costly(k):
    if not same_made(k) or k.b.cost <= k.o.cost or (k.b.played == JOKER and not k.must_end):
        return None
    if k.o.played is None:
        return gets_out(k, [k.b.played])
    return "costs_in_hand", {"named": k.own(k.b.played), "points": k.b.cost}


def tie_won(k):
    """The best who is done makes the same, and loses the tie: to the higher card, or to a single one."""
    if not (k.ends and k.known) or k.known[k.top][0] != k.b.most:
        return None
    reached, other = (max(map(k.key, side.made.values())) for side in (k.b, k.o))
    if not other <= k.known[k.top] < reached:
        return None
    made = max(k.b.made.values(), key=k.key)
    highest = k.front if made[0] == max(made) else k.b.played
    how = "single" if k.seen.setting("tie_break") == "one-card" else "higher"
    return "tie_won", k.total(k.top) | {"how": how, "second": k.own(highest)}


def planned(k):
    """What is said before the grounds, if the first of them doesn't say it: what the card makes."""
    if k.b.kind == "turn up" and len(k.b.made) == 1:
        return "nothing_fits", {"named": k.own(k.front)}
    if k.aim() and (k.plays or k.b.kind == "protect"):
        return joined(k)
    if k.b.kind != "keep" or len(k.takers) != 1 or (k.b.on and k.seen.players > 2):
        return None
    theirs, covered, _, _, seen_by, _, _ = k.state.table[k.takers[0]]
    if covered and not seen_by >> k.seat & 1:
        return one_taker(k)
    sums = [sum(cards.values([theirs, card])) for card in k.state.hands[k.seat] if card != JOKER]
    most = max([sum(cards.values([theirs])), *(total for total in sums if total <= 10)])
    return ("trade", {"named": k.own(theirs, k.takers[0])}) if most >= k.b.plain else one_taker(k)


def joined(k):
    """The cards that make what the act is after, unless any would, or a ten that lies there wins the tie."""
    total, second = k.aim()
    hand = [card for card in k.state.hands[k.seat] if card != JOKER]
    if k.phase == "lay" and second == JOKER != k.b.front and len(hand) > 1:
        return "any_with_joker", {"named": k.own(k.b.front)}
    lying = [place.card for seat, place in enumerate(k.seen.table) if seat not in {k.seat, k.b.owner} and place.card]
    tens = [k.key([10]) for card in lying if cards.VALUE[cards.CARDS[card]] == 10 or card == "J"]
    made = [k.key(values) for card, values in k.b.made.items() if sum(values) == 10 and card == second]
    return None if tens and total == 10 and max(tens) >= max(made) else k.made(total)


def one_taker(k):
    """No one else has a chance in the market to come."""
    left = [seat for seat in k.seen.order if seat != k.seat and after_chance(k, seat)]
    return when(k.seen.players > 2 and len(left) == 1, "only_taker", {"taker": NAMES[k.takers[0]]})


def laid_low(k):
    kinds = (k.b.kind, k.o.kind)
    if not k.same_lay or kinds not in {("lay open", "lay covered"), ("lay covered", "lay open")}:
        return None
    weak = VALUE[k.b.front] <= 6
    if kinds[0] == "lay covered":
        return when(not weak or k.takers, "hidden_weak" if weak else "hidden_good", {"named": k.own(k.b.front)})
    return ("shown_weak", {"named": k.own(k.b.front)}) if weak else when(k.b.on > 0, "shown_good", {"who": "you"})


def guarded(k, seat):
    return k.state.protection[seat]


ORACLE = [
    (set(), tie_won),
    (set(), lambda k: when(k.ends and k.wins(k.b) and not k.wins(k.o), "sure_win", {"chips": k.state.pot})),
    (
        set(),
        lambda k: when(
            k.ends and k.o.kind in LAST and k.known and k.o.most <= k.known[k.low][0] < k.b.most,
            "sure_not_last",
            k.known and k.total(k.low),
        ),
    ),
    (
        set(),
        lambda k: when(
            k.ends and k.known and k.o.most <= k.known[k.top][0] < k.b.most,
            "needed_to_win",
            k.known and k.total(k.top),
        ),
    ),
    (set(), lambda k: k.made(10) if k.plays and k.b.plain == 10 > k.o.most else None),
    (set(), sparing),
    (set(), stronger_ten),
    (
        set(),
        lambda k: (
            k.pair(k.b.most, "higher_instead", "sum_more", total=k.b.most, less=k.o.most)
            if k.plays and 0 <= k.o.most < k.b.most < 10
            else None
        ),
    ),
    (
        set(),
        lambda k: when(
            k.must_end and k.phase == "lay" and k.b.cost > k.o.cost,
            "costs_in_hand",
            {"named": k.b.played is not None and k.own(k.b.played), "points": k.b.cost},
        ),
    ),
    (set(), nearer),
    (set(), more_unseen),
    (set(), short_of_ten),
    (
        set(),
        lambda k: (
            ("face_up", {"total": k.b.most, "named": k.own(k.b.second(k.b.most)), "less": k.o.most})
            if k.b.kind == "turn up" and k.b.most > k.o.most
            else None
        ),
    ),
    (
        set(),
        lambda k: (
            k.pair(k.b.most, "none", "sum_more", total=k.b.most, less=k.o.most)
            if k.b.kind == "add" and k.b.most > k.o.most
            else None
        ),
    ),
    (
        set(),
        lambda k: when(
            k.b.kind == "leave" and len(k.o.made) == 1, "nothing_fits", k.front >= 0 and {"named": k.own(k.front)}
        ),
    ),
    (set(), lambda k: when(k.b.kind == "leave" and k.o.most == k.b.most, "nothing_helps", {})),
    (set(), sheds),
    (set(), lambda k: when(joker_spared(k), "joker_stays", {"first": "Your joker"})),
    ({WIN, TEN, SAFE}, beaten),
    (
        set(),
        lambda k: when(
            k.b.kind in {"stop", "leave"} and k.known and k.known[k.low][0] < k.b.most,
            "safe_already",
            k.known and k.total(k.low),
        ),
    ),
    (set(), good_already),
    (
        set(),
        lambda k: (
            ("no_better", {"first": k.own(k.o.front, k.o.owner, first=True), "chips": k.o.paid})
            if k.quits and not k.o.hidden and k.o.most <= k.b.most and k.o.plain <= k.b.plain
            else None
        ),
    ),
    (set(), lambda k: k.made(10) if k.quits and k.b.most == 10 else None),
    (set(), lambda k: when(k.quits and k.o.hidden, "card_unseen", {"who": "you", "chips": k.o.paid})),
    (
        set(),
        lambda k: when(
            k.quits and k.o.paid > k.state.pot + sum(k.state.protection),
            "more_than_the_pot",
            {"chips": k.o.paid, "pot": k.state.pot + sum(k.state.protection)},
        ),
    ),
    ({WIN, TEN}, lambda k: when(k.quits, "chips_kept", spared(k.o.paid))),
    (set(), sold_anyway),
    (set(), outbid),
    (
        set(),
        lambda k: (
            ("gets_only", {"who": NAMES[k.b.owner], "named": k.own(k.front)})
            if k.takes
            and VALUE[k.front] <= 6
            and (k.b.hidden or k.b.front == JOKER or VALUE[k.b.front] > VALUE[k.front])
            else None
        ),
    ),
    (
        set(),
        lambda k: (
            ("known_card", {"named": k.own(k.b.front, k.b.owner)})
            if k.two_goods and k.o.hidden and not k.b.hidden
            else None
        ),
    ),
    (set(), joker_there),
    (set(), fewer),
    (set(), lambda k: when(k.same_goods and k.b.paid < k.o.paid, "lower_bid", {"chips": k.b.paid, "less": k.o.paid})),
    (set(), lambda k: when(k.same_goods and k.b.paid > k.o.paid, "higher_bid", {"chips": k.b.paid + 1})),
    (
        set(),
        lambda k: when(
            k.two_goods and not after_chance(k, k.b.owner) and after_chance(k, k.o.owner),
            "no_way_back",
            {"who": NAMES[k.b.owner]},
        ),
    ),
    (set(), lambda k: when((k.b.kind, k.o.kind) == ("swap", "open"), "no_auction", {})),
    (
        set(),
        lambda k: when(
            k.two_goods and k.b.kind == k.o.kind == "open" and k.b.paid == 1 and guarded(k, k.o.owner) == 2,
            "bids_start",
            {"named": f"{NAMES[k.b.owner]}’s card", "chips": 1},
        ),
    ),
    (
        set(),
        lambda k: when(
            k.two_goods and k.b.hidden and guarded(k, k.b.owner) > guarded(k, k.o.owner),
            "marked_card",
            {"who": NAMES[k.b.owner], "chips": guarded(k, k.b.owner)},
        ),
    ),
    (
        set(),
        lambda k: (
            (
                "gets_leader",
                {"who": NAMES[k.b.owner], "rival": NAMES[k.o.owner], "named": k.own(k.front)},
            )
            if k.two_goods and VALUE[k.front] <= 6 and k.state.scores()[k.b.owner] < k.state.scores()[k.o.owner]
            else None
        ),
    ),
    (
        {None, KEEP},
        lambda k: (
            ("loser_takes", {"named": k.own(k.b.played), "points": k.b.cost})
            if k.b.played is not None and k.b.cost > 1 and k.b.cost > k.o.cost
            else None
        ),
    ),
    (
        {WIN, TEN, SAFE, KEEP},
        lambda k: when(
            k.bluffs(k.b) and k.takers and not (k.bluffs(k.o) and k.o.on >= k.b.on),
            "bluff_pays",
            {"who": "you", "chips": k.b.on},
        ),
    ),
    (
        set(),
        lambda k: (
            stays(k)
            if k.phase == "lay"
            and k.b.played != JOKER
            and (k.o.played == JOKER or VALUE[k.o.played] > VALUE[k.b.played])
            else None
        ),
    ),
    (set(), any_card),
    (
        set(),
        lambda k: (
            ("higher_alone", {"named": k.own(k.b.played), "other": k.own(k.o.played)})
            if k.phase == "lay" and not k.b.on and VALUE[k.b.played] > VALUE[k.o.played]
            else None
        ),
    ),
    (set(), same_but_costly),
    (
        {WIN, TEN},
        lambda k: (
            ("costs_loser", {"who": "you", "named": k.own(k.o.played), "points": k.o.cost})
            if same_made(k) and k.o.cost > k.b.cost
            else None
        ),
    ),
    (
        set(),
        lambda k: ("out_of_reach", {"named": k.own(k.front)}) if k.b.kind == "keep" and not k.takers else None,
    ),
    ({TEN}, lambda k: laid_low(k) if k.b.kind == "lay open" else None),
    (set(), lambda k: laid_low(k) if k.b.kind == "lay covered" and VALUE[k.b.front] > 6 else None),
    ({KEEP}, lambda k: laid_low(k) if k.b.kind == "lay covered" and VALUE[k.b.front] <= 6 else None),
    (set(), unguarded),
    (
        {WIN, TEN},
        lambda k: (
            ("not_worth_it", {"first": k.own(k.front, first=True), "total": k.b.most})
            if k.phase == "protect" and k.b.on < k.o.on and k.b.weak
            else None
        ),
    ),
    (
        set(),
        lambda k: when(
            (k.b.kind, k.o.kind) == ("keep", "protect") and not k.b.down and k.front != JOKER and VALUE[k.front] <= 6,
            "seen_to_be_low",
            {},
        ),
    ),
    (
        {WIN},
        fewer_on,
    ),
    (set(), lambda k: when(k.b.kind == "starter" and k.b.place < k.o.place, "earlier_wins", {})),
    (set(), lambda k: when(k.b.kind == "starter" and k.b.place > k.o.place, "later_sees", {})),
]
"""What should be said: the key and the slots, in the order of `RULES`, with the facts beside which it isn't."""

ASPECTS = {None: None, 0: WIN, 1: TEN, 2: KEEP}


def after_chance(k, seat):
    """True if a seat's one chance in the market is still to come."""
    return k.seen.order.index(seat) > k.state.step


def expected(k, fact):
    aspect = ASPECTS[fact] if fact in ASPECTS else SAFE if fact - 3 == k.seat else "other"
    for silent, said in ORACLE:
        if aspect not in silent and (message := said(k)):
            return message
    return None


def plain(slot, seat):
    if isinstance(slot, (str, int)) and not isinstance(slot, tuple):
        return slot
    if isinstance(slot, Message):
        return in_text(slot, Names(NAMES, you=seat))
    return "you" if slot.seat == seat else NAMES[slot.seat]


def decisions(games, seed=0, share=0.5):
    """Decisions in games of computer players and of random acts, at tables of every size."""
    rng = random.Random(seed)
    for number in range(games):
        players = 2 + number % 6
        game = load_game("ten", players, **OPTIONS[number % len(OPTIONS)])
        state = game.new_initial_state(seed=seed + number)
        table = [bots.load(game, rng.choice(["easy", "medium"]), seed=seat) for seat in range(players)]
        while not state.is_terminal():
            legal = state.legal_actions()
            if len(legal) > 1 and rng.random() < share:
                yield state
            by_bot = rng.random() < 0.6
            state.apply_action(
                table[state.turn].choose(state.observation(state.turn)).action if by_bot else rng.choice(legal)
            )


def pairs(state, rng, most):
    """Some pairs of legal acts, the same kind and others."""
    found = [*permutations(state.legal_actions(), 2)]
    return found if len(found) <= most else rng.sample(found, most)


def check(state, best, other, facts, sides=None):
    """Compare what is said beside each fact with the oracle; yield what is said."""
    k = Look(state, best, other, sides)
    for fact in facts:
        message, wanted = ground_of(k.seen, best, other, fact), expected(k, fact)
        assert (message is None) == (wanted is None), (k.seen, best, other, fact, message, wanted)
        if message is not None:
            check_said(k, message, wanted)
            yield message


def check_said(k, message, wanted):
    """Compare a message with what should be said. Where any of some cards will do, its slots are in a set."""
    slots = {name: plain(slot, k.seat) for name, slot in message.slots}
    for names, choices in wanted[1].items():
        if isinstance(names, tuple):
            assert {*names} == {*slots}
            assert tuple(map(slots.get, names)) in choices
            slots = wanted[1]
    if message.key in PAIRS:
        check_pair(k, slots, wanted[1])
        slots = wanted[1]
    assert (message.key, slots) == wanted, (k.seen, k.b.action, k.o.action)


PAIRS = {"sum_pair", "sum_more", "sum_near", "face_up"}


def check_pair(k, slots, wanted):
    """Several second cards may make the same: the one that is named must be one of them."""
    slot = "second" if "second" in slots else "named"
    same = {k.own(card) for card, made in k.b.made.items() if card is not None and sum(made) == wanted.get("total", 10)}
    assert slots[slot] in same
    assert ("joker" in slots[slot]) == ("joker" in wanted[slot])
    assert {**slots, slot: wanted[slot]} == wanted


def planned_for(seen, action, grounds=()):
    """The sentence that stands before the grounds, or None."""
    return next(iter(sentences(plan_of(seen, action, grounds))), None)


def walked(games, seed, share, most, facts=None):
    """Everything that is said in many decisions, checked, with its decision."""
    rng = random.Random(seed)
    for state in decisions(games, seed, share):
        seen = state.observation(state.turn)
        sides = {outlook.action: Side(state, seen, outlook.action) for outlook in seen.legal}
        every = [None, *range(3 + seen.players)]
        for best, other in pairs(state, rng, most):
            for message in check(state, best, other, facts or every, sides):
                yield state, best, other, message
            message, wanted = planned_for(seen, best), planned(Look(state, best, best, sides))
            assert (message is None) == (wanted is None), (seen, best, message, wanted)
            if message is not None:
                check_said(Look(state, best, best, sides), message, wanted)
                assert plan_of(seen, best, [text.sum_ten(first=own_card_first(0, 1))]) is None
                yield state, best, best, message


@pytest.mark.thorough
@pytest.mark.quick(0)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_said_is_so_for_the_better_act_and_everything_that_is_so_is_said(seed, thorough):
    games, share, most = (6, 0.3, 25) if thorough else (6, 0.1, 8)
    said = {message.key for _, _, _, message in walked(games, seed, share, most)}
    assert len(said) >= 20


PARTS = {"normal_card", "penalty_card", "the_joker", "own_card", "own_card_first", "some_card"}
GROUNDS = (Path(__file__).parents[2] / "engine/tenfold/bots/ten/grounds.py").read_text()
KEYS = sorted({*re.findall(r"\btext\.([a-z_]+)", GROUNDS)} - PARTS)


@pytest.mark.thorough
def test_each_sentence_comes_up():
    found = {message.key for _, _, _, message in walked(42, 100, 0.5, 12, facts=[None, 0])}
    assert set(KEYS) - found == set()


OWN = {
    "untaken_in_hand",
    "stays_for_later",
    "joker_stays",
    "not_worth_it",
    "at_most",
    "unseen_better",
    "replaced",
    "costs_in_hand",
    "costs_loser",
    "loser_takes",
    "gets_leader",
    "gets_only",
    "needs_joker",
    "out_of_reach",
    "nothing_fits",
    "face_up",
    "any_with_joker",
}
OWN |= {"higher_alone", "hidden_weak", "hidden_good", "shown_weak"}
"""Sentences about a card of the seat itself."""

FOR_ASKER = {"card_unseen", "costs_loser", "bluff_pays", "dearer", "shown_good"}
"""Sentences in which `who` is the seat itself."""

TOTALS = {"sure_not_last", "needed_to_win", "beaten", "beaten_too", "beaten_tie", "safe_already", "tie_won"}
"""Sentences about what another seat makes."""


@pytest.mark.parametrize("key", KEYS)
def test_no_sentence_is_longer_than_sixty_characters(key):
    """With the longest card that there is, and names of eight letters, for the one who asks."""
    for most, (me, whose) in ((12, (0, 1)), (1, (1, 0))):
        theirs = own_card(whose, 10 if key in TOTALS else PENALTY + 8)
        mine = own_card(me, PENALTY + 8)
        values = {"first": own_card_first(me if key in OWN else whose, PENALTY + 8), "second": mine, "other": mine}
        values |= {"named": mine if key in OWN else theirs, "total": 9, "less": 8, "rival": Person(2)}
        values |= {"who": Person(me if key in FOR_ASKER else whose), "taker": Person(whose)}
        values |= dict.fromkeys(("chips", "points", "pot", "count"), most) | {"share": 99}
        values |= {"how": "higher"} | ({"second": own_card(me, cards.JOKER)} if key == "needs_joker" else {})
        values |= {"first": own_card_first(me, cards.JOKER)} if key == "joker_stays" else {}
        slots = {slot: values[slot] for slot in text.CATALOGUE.slots(key)}
        said = getattr(text, key)
        said = in_text(said(**slots) if slots else said, Names(NAMES, you=me))
        assert len(said) <= 60, said
        assert said.endswith(".")
        assert not said[0].islower()


# What is said of the rest of the round holds in every world, whatever the others do.

SAFE_WAYS = {"sure_win": lambda over, seat: over.winner == seat, "sure_not_last": lambda over, seat: over.loser != seat}
LOST_WAYS = {
    key: lambda over, seat: over.winner != seat for key in ("needed_to_win", "beaten", "beaten_too", "beaten_tie")
}
LASTING = {"out_of_reach", "tie_won", "trade", "only_taker"}


def played_on(state, action, rng):
    """The round played to its end at random, and who played the cards in front of everyone after the market.

    The seat itself buys nothing: it knows if it gives its own card away.
    """
    seat, state, rounds = state.turn, after(state, action), len(state.rounds)
    layers = []
    while len(state.rounds) == rounds:
        layers = layers or (state.phase.name == "second" and [lying.laid_by for lying in state.table])
        legal = state.legal_actions()
        refusal = {"market": cards.DECLINE, "auction": cards.PASS}.get(state.phase.name)
        state.apply_action(refusal if state.turn == seat and refusal is not None else rng.choice(legal))
    return state.rounds[-1], layers


def whose_of(named):
    """The seat that a card or a total belongs to."""
    return dict(named.slots)["whose"].seat


@pytest.mark.thorough
@pytest.mark.quick(0)
@pytest.mark.parametrize("seed", range(3))
def test_claims_about_the_rest_of_the_round_hold_in_every_world(seed, thorough):
    rng, claims = random.Random(seed), 0
    for state, best, other, message in walked(12 if thorough else 4, 200 + seed, 0.15, 8, facts=[None]):
        seat, key = state.turn, message.key
        holds = SAFE_WAYS.get(key) or LOST_WAYS.get(key)
        if holds is None and key not in LASTING | {"nothing_fits", "otherwise_theirs"}:
            continue
        named, taker = map(dict(message.slots).get, ("named", "taker"))
        claims += 1
        if key == "nothing_fits":
            assert [*after(state, other).legal_actions()] == [cards.STOP]
            continue
        worlds = state.game.worlds(state.observation(seat), rng)
        for _ in range(8):
            world = next(worlds)
            mine, bidder = world.table[seat], world.bidder
            goods = world.table[world.owner].laid_by
            over, fronts = played_on(world, other if key in LOST_WAYS or key == "otherwise_theirs" else best, rng)
            if holds:
                assert holds(over, seat), (key, world)
            elif key == "out_of_reach":
                assert fronts[seat] == mine.laid_by
            elif key == "only_taker":
                assert fronts[seat] in {mine.laid_by, world.table[taker.seat].laid_by}
            elif key == "trade":
                assert fronts[seat] in {mine.laid_by, world.table[whose_of(named)].laid_by}
            elif key == "tie_won":
                assert over.winner != whose_of(named)
                assert over.totals[whose_of(named)] == over.totals[seat]
            else:
                assert after(world, other).table[bidder].laid_by == goods
    assert claims


# What hints say.


@pytest.mark.thorough
def test_four_hints_in_five_have_a_ground():
    grounds = []
    for number, state in enumerate(decisions(12, 300, 0.06)):
        judged = advice(bots.load(state.game, "hard", seed=number), state.observation(state.turn), 60)
        if len(judged) > 1:
            grounds.append(judged[0].ground is not None)
    assert len(grounds) > 60
    assert sum(grounds) >= 0.8 * len(grounds)


def hint(hands, table, best, other, fact=None, **keys):
    """What speaks for an act against another, at a table that is set up."""
    state = ten(hands, table, **keys)
    message = ground_of(state.observation(state.turn), *map(state.string_to_action, (best, other)), fact)
    return message and in_text(message, Names(["Ada", "Bea", "Carl", "Dan"], you=state.turn))


TABLE = ["2 covered 0", "7 open 1", "10 open 0"]


@pytest.mark.parametrize(
    ("best", "other", "said"),
    [
        ("swap 2", "decline", "Carl’s 10 makes ten by itself."),
        ("open 1 1", "decline", "Bea’s 7 and your 3 make ten."),
        ("decline", "open 1 6", "The price is 6 chips, and the pot has only 1 so far."),
    ],
)
def test_a_beginner_hears_why_in_the_market(best, other, said):
    assert hint(["3 9 5", "1", "1"], TABLE, best, other) == said


@pytest.mark.parametrize(
    ("tie_break", "acts", "best", "said"),
    [
        ("highest-card", "add 4, add 3, stop", "add 3", "That ties with Ada’s 10, but your 7 is higher."),
        ("one-card", "add 4, add 3, stop", "stop", "At best it ties with Ada’s 10, and loses the tie."),
    ],
)
def test_a_tie_is_explained(tie_break, acts, best, said):
    state = ten(["4", "3", "1"], ["6 open 0", "7 open 0", "9 open 0"], phase="second", options={"tie_break": tie_break})
    first, *two = acts.split(", ")
    state.apply_action(state.string_to_action(first))
    other = next(act for act in two if act != best)
    seen = state.observation(state.turn)
    message = ground_of(seen, *map(state.string_to_action, (best, other)), None)
    assert in_text(message, Names(["Ada", "Bea", "Carl"], you=1)) == said


def test_the_plan_comes_first_and_then_why_this_card_is_the_one_to_play():
    """A high card in hand can’t be taken, and no one sees the low one."""
    state = ten(["2 8 J 1", "1", "1"])
    act = state.string_to_action("lay 2 covered 0")
    grounds = [
        ground_of(state.observation(0), act, state.string_to_action(f"lay {other}"), None)
        for other in ("8 covered 0", "2 open 0", "2 covered 1")
    ]
    plan = plan_of(state.observation(0), act, grounds)
    assert [in_text(said, Names(["Ada", "Bea", "Carl"], you=0)) for said in (plan, *grounds)] == [
        "Your 2 and your 8 make ten.",
        "In hand, no one can take your 8.",
        "Face down, your 2 may be swapped for a better card.",
        "Keeping 1 chip takes 2 points off the final score.",
    ]


def test_what_is_odd_about_an_act_comes_first_and_the_money_last():
    state = ten(["2 8 J 1", "1", "1"])
    odd, usual = (state.string_to_action(f"lay 8 {way}") for way in ("open 1", "covered 0"))
    keys = ["chips_second", "sum_pair", "shown_good"]
    places = [[place_of(state.observation(0), act, key) for key in keys] for act in (odd, usual)]
    assert places == [[1, 0, -1], [1, 0, 0]]


def test_every_rule_has_its_oracle():
    assert len(ORACLE) == len(RULES)
