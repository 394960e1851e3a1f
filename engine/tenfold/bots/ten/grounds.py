"""What a seat of 10 can see that speaks for one act against another.

Each act is described by the card that would be in front of the seat, and what the hand can add (`Act`). Each rule of
`RULES` holds one thought. It is certain from what the seat knows, and holds for the first act but not for the second.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

from tenfold.bots.reasons import aim_only
from tenfold.bots.ten import text
from tenfold.bots.ten.speech import WEAK, own_card, own_card_first
from tenfold.games.ten import TenObservation
from tenfold.games.ten.cards import CARDS, COST, JOKER, MAKES, STRENGTHS, TEN, VALUE, values
from tenfold.messages import Message
from tenfold.observation import Outlook
from tenfold.sentences import Person

Aspect: TypeAlias = Literal["win", "ten", "keep", "safe", "other"]
"""What a fact is about: this seat wins, makes ten, keeps its card or doesn’t lose, or another seat loses."""

GOOD_TOTAL = 7
"""A total from here on is a reason to keep the cards that make it."""

MOST = 50
"""From this percentage of the unseen cards on, their totals are a reason to get one of them."""

BUYS, DECLINES, ENDS = ("swap", "open", "bid"), ("decline", "pass"), ("add", "stop", "leave")


class Act(NamedTuple):
    """What an act leads to.

    - `kind`: the kind of its outlook
    - `owner`: the seat that has the card it is about
    - `first`: the card that would be in front of the seat; None if the seat doesn’t know it
    - `rest`: the cards that could then be added to it
    - `played`: the card that leaves the hand
    - `price`: the chips that it costs
    - `chips`: the chips that would be on the card
    - `turn`: the place in the order of the next round, from 0
    """

    kind: str
    owner: int
    first: int | None
    rest: tuple[int, ...] = ()
    played: int | None = None
    price: int = 0
    chips: int = 0
    turn: int = 0

    @property
    def sums(self) -> list[tuple[int, int | None]]:
        """Return the totals that it can make, each with the second card, the best and simplest first."""
        return _sums(self)

    @property
    def most(self) -> int:
        """Return the highest total that it can make; -1 if the card is unknown."""
        return self.sums[0][0] if self.first is not None else -1

    @property
    def plain(self) -> tuple[int, int | None]:
        """Return the highest total without a joker of the hand, and its second card; a total of -1 for none."""
        spends = self.kind.startswith("lay") and self.first == JOKER
        return next((made for made in self.sums if made[1] != JOKER and not spends), (-1, None))

    @property
    def buys(self) -> bool:
        """True if it swaps or bids."""
        return self.kind in BUYS

    @property
    def strongest(self) -> list[tuple[int, ...]]:
        """Return the values of each set of cards that it can end with."""
        if self.first is None:
            return []
        return [values((self.first,) if card is None else (self.first, card)) for _, card in self.sums]

    @property
    def cost(self) -> int:
        """Return the penalty points of the card that leaves the hand."""
        return 0 if self.played is None else COST[self.played]


@lru_cache(maxsize=128)
def _sums(act: Act) -> list[tuple[int, int | None]]:
    """Return the totals of an act, as each rule asks for them."""
    if act.first is None:
        return []
    if act.kind == "add" and act.played is not None:
        return [(MAKES[act.first][act.played], act.played)]
    added = [(MAKES[act.first][card], card) for card in act.rest]
    found = [(VALUE[act.first], None), *[(total, card) for total, card in added if total <= TEN]]
    return sorted(found, key=lambda made: (-made[0], made[1] is not None, made[1] == JOKER))


class Choice(NamedTuple):
    """Two acts of a seat, of which the first is better."""

    seen: TenObservation
    best: Act
    other: Act

    @property
    def me(self) -> int:
        """Return the seat that decides."""
        return self.seen.seat

    @property
    def own(self) -> int:
        """Return the card in front of the seat."""
        return CARDS[self.seen.table[self.me].card or ""]

    @property
    def plays(self) -> bool:
        """True if the acts decide which card is in front of the seat."""
        return self.seen.phase in {"lay", "market", "auction"}

    @property
    def lays(self) -> bool:
        """True if both acts play a first card."""
        return self.seen.phase == "lay"

    @property
    def buys(self) -> bool:
        """True if the better act swaps or bids, and the other doesn’t."""
        return self.best.buys and self.other.kind in DECLINES

    @property
    def declines(self) -> bool:
        """True if the other act swaps or bids, and the better one doesn’t."""
        return self.best.kind in DECLINES and self.other.buys

    @property
    def is_last_round(self) -> bool:
        """True if no round can follow."""
        return self.seen.most_rounds <= self.seen.round + 1

    @property
    def has_next_round(self) -> bool:
        """True if a round follows in any case."""
        return self.seen.fewest_rounds > self.seen.round + 1

    @property
    def same_card_laid(self) -> bool:
        """True if both acts play the same first card."""
        return self.lays and self.best.played == self.other.played

    @property
    def same_total(self) -> bool:
        """True if both acts end with the same total, or play cards of the same value."""
        acts = (self.best, self.other)
        if self.lays:
            return JOKER not in {act.first for act in acts} and len({VALUE[act.first or 0] for act in acts}) == 1
        return all(act.kind in ENDS for act in acts) and self.best.most == self.other.most

    @property
    def at_stake(self) -> int:
        """Return the chips in the pot, and those that go there from the cards."""
        return self.seen.pot + sum(place.protection for place in self.seen.table)

    @property
    def same_card_bought(self) -> bool:
        """True if both acts offer chips for the same card."""
        return self.best.buys and self.other.buys and self.best.owner == self.other.owner

    @property
    def two_cards_bought(self) -> bool:
        """True if the acts are about the cards of two seats."""
        return self.best.buys and self.other.buys and self.best.owner != self.other.owner

    def key(self, counted: Sequence[int]) -> tuple[int, int]:
        """Return what decides who wins: the total, then its strength at this table."""
        return sum(counted), STRENGTHS[self.seen.setting("tie_break")](counted)

    def reached(self, act: Act) -> tuple[int, int]:
        """Return the best that an act can end with, for comparison."""
        return max(self.key(counted) for counted in act.strongest)

    def done(self) -> list[tuple[tuple[int, int], int]]:
        """Return what the seats that have finished make, as far as it is known, the best first, with the seat."""
        before = self.seen.order[: self.seen.order.index(self.me)]
        found = []
        for seat in before if self.seen.phase == "second" else ():
            place = self.seen.table[seat]
            if place.card is not None:
                cards = [CARDS[card] for card in (place.card, place.second) if card is not None]
                found.append((self.key(values(cards)), seat))
        return sorted(found, key=lambda made: made[0], reverse=True)

    def takers(self) -> list[int]:
        """Return the seats that still have their one chance in the market, and a chip."""
        seats = range(self.seen.players)
        return [s for s in seats if s != self.me and not self.seen.opened[s] and self.seen.chips[s]]

    def outbidders(self, bid: int) -> list[int]:
        """Return the seats that can still bid more than this for the card."""
        auction, chips = self.seen.auction, self.seen.chips
        out: tuple[int, ...] = () if auction is None or self.seen.setting("auction_pass") != "final" else auction.passed
        seats = range(self.seen.players)
        return [s for s in seats if s not in (self.me, self.best.owner, *out) and chips[s] > bid]


def act_of(observation: TenObservation, action: int) -> Act:
    """Return what an action leads to."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    me, kind, hand = observation.seat, outlook.kind, [CARDS[card] for card in observation.hand]
    if kind.startswith("lay"):
        card = CARDS[outlook.card or ""]
        hand.remove(card)
        return Act(kind, me, card, tuple(hand), card, chips=outlook.value or 0)
    if kind == "starter":
        return Act(kind, me, None, turn=(me - (outlook.taker or 0)) % observation.players)
    mine = observation.table[me]
    own = CARDS[mine.card or ""]
    if kind in BUYS:
        return _purchase(observation, outlook, tuple(hand))
    if kind in {"leave", "stop"}:
        return Act(kind, me, own)
    played = CARDS[outlook.card or ""] if kind == "add" else None
    chips = (outlook.value or 0) if kind == "protect" else mine.protection
    return Act(kind, me, own, tuple(hand), played, chips=chips)


def _purchase(observation: TenObservation, outlook: Outlook, hand: tuple[int, ...]) -> Act:
    """Return what swapping or bidding leads to if no one bids more."""
    owner = outlook.taker
    if owner is None:
        assert observation.auction is not None
        owner = observation.auction.owner
    card = observation.table[owner].card
    return Act(outlook.kind, owner, None if card is None else CARDS[card], hand, price=outlook.value or 0)


def _total_of(whose: int, total: int) -> Message:
    return text.own_card(whose=Person(whose), called=text.normal_card(value=total))


def _made(choice: Choice, made: tuple[int, int | None]) -> Message:
    """Return that the better act makes this total, with this second card; a single card must make ten."""
    best, (total, second) = choice.best, made
    assert best.first is not None
    first = own_card_first(best.owner, best.first)
    if second is None:
        return text.sum_ten(first=first)
    return text.sum_pair(first=first, second=own_card(choice.me, second), total=total)


# What the cards make.


def _ten(choice: Choice) -> Message | None:
    """Its card makes ten; the other can’t, or is unknown."""
    best = choice.best
    if not choice.plays or best.first is None or best.plain[0] != TEN or choice.other.most == TEN:
        return None
    return _made(choice, best.plain)


def _ten_sparing(choice: Choice) -> Message | None:
    """Its card makes ten without the joker that the other one needs. The plan says how."""
    best, other = choice.best, choice.other
    if not choice.plays or best.first is None or not choice.has_next_round:
        return None
    if best.plain[0] != TEN or other.most != TEN or other.plain[0] == TEN:
        return None
    return _stays_for_later(choice, JOKER)


def _stronger_ten(choice: Choice) -> Message | None:
    """Both make ten without a joker, and this ten wins ties against the other."""
    best, other = choice.best, choice.other
    if not choice.plays or best.first is None or not best.plain[0] == other.plain[0] == TEN:
        return None
    second = best.plain[1]
    if second is None or choice.reached(best) <= choice.reached(other):
        return None
    is_second = VALUE[second] > VALUE[best.first]
    return text.stronger_ten(named=own_card(choice.me, second) if is_second else own_card(best.owner, best.first))


def _higher(choice: Choice) -> Message | None:
    """It makes more than the other, and less than ten."""
    best, other = choice.best, choice.other
    if not choice.plays or best.first is None or other.first is None or not other.most < best.most < TEN:
        return None
    first, second = own_card_first(best.owner, best.first), best.sums[0][1]
    if second is None:
        return text.higher_instead(first=first, total=best.most, less=other.most)
    return text.sum_more(first=first, second=own_card(choice.me, second), total=best.most, less=other.most)


def _nearer(choice: Choice) -> Message | None:
    """Both need the joker for ten, and without it, this one makes more."""
    best, other = choice.best, choice.other
    if not choice.plays or best.first is None or not best.most == other.most == TEN:
        return None
    total, second = best.plain
    if not 0 <= other.plain[0] < total < TEN:
        return None
    named = own_card(best.owner, best.first)
    if second is None:
        return text.sum_near_alone(named=named, total=total, less=other.plain[0])
    return text.sum_near(named=named, second=own_card(choice.me, second), total=total)


def _own_falls_short(choice: Choice) -> Message | None:
    """It gets an unknown card for one that can’t make ten, or only with the joker."""
    if not choice.buys or choice.best.first is not None or choice.other.plain[0] == TEN:
        return None
    first, most = own_card_first(choice.me, choice.own), choice.other.most
    if most == TEN:
        return text.needs_joker(first=first, second=own_card(choice.me, JOKER))
    return text.at_most(first=first, total=most)


def _unseen_better(choice: Choice) -> Message | None:
    """It gets an unknown card, and most of those would make more than its own, without the joker."""
    if not choice.buys or choice.best.first is not None:
        return None
    own, unseen = choice.other.plain[0], choice.seen.unseen
    better = [choice.best._replace(first=card).plain[0] > own for card in range(len(unseen))]
    share = round(100 * sum(itertools.compress(unseen, better)) / sum(unseen))
    return text.unseen_better(share=share, named=own_card(choice.me, choice.own)) if share >= MOST else None


# The market.


def _last_bidder(choice: Choice) -> Message | None:
    """Passing would give a known card to the one who has bid most: no one else can bid."""
    auction = choice.seen.auction
    if auction is None or choice.other.kind != "pass" or choice.best.first is None:
        return None
    out = {choice.me, auction.owner, auction.bidder, *auction.passed}
    if any(seat not in out and chips > auction.bid for seat, chips in enumerate(choice.seen.chips)):
        return None
    return text.otherwise_theirs(who=Person(auction.bidder), named=own_card(auction.owner, choice.best.first))


def _no_better(choice: Choice) -> Message | None:
    """The card to be had makes no more than its own."""
    best, other = choice.best, choice.other
    if not choice.declines or other.first is None or other.most > best.most or other.plain[0] > best.plain[0]:
        return None
    return text.no_better(first=own_card_first(other.owner, other.first), chips=other.price)


def _good_already(choice: Choice) -> Message | None:
    """It keeps a card that makes a good total, and the other card is unknown."""
    total, second = choice.best.plain
    if not choice.declines or choice.other.first is not None or total < GOOD_TOTAL:
        return None
    if second is None and total < TEN:
        return text.sum_good(first=own_card_first(choice.me, choice.own), total=total)
    return _made(choice, choice.best.plain)


def _unseen(choice: Choice) -> Message | None:
    """It doesn’t pay for a card that the seat can’t see."""
    if not choice.declines or choice.other.first is not None:
        return None
    return text.card_unseen(who=Person(choice.me), chips=choice.other.price)


def _joker_suffices(choice: Choice) -> Message | None:
    """Its own card makes ten with the joker in hand, at no price."""
    return _made(choice, choice.best.sums[0]) if choice.declines and choice.best.most == TEN else None


def _more_than_the_pot(choice: Choice) -> Message | None:
    """It doesn’t pay more than the pot holds, with what will go there from the cards."""
    if not choice.declines or choice.other.price <= choice.at_stake:
        return None
    return text.more_than_the_pot(chips=choice.other.price, pot=choice.at_stake)


def _chips_kept(choice: Choice) -> Message | None:
    """It keeps chips, which count at the end."""
    return _kept(choice.other.price) if choice.declines else None


def _kept(chips: int) -> Message:
    return text.chips_kept(chips=chips, points=2 * chips)


def _sure_bid(choice: Choice) -> Message | None:
    """No one can bid more, at most against the other act."""
    best, other = choice.best, choice.other
    if best.kind not in {"open", "bid"} or choice.outbidders(best.price):
        return None
    if choice.same_card_bought:
        return text.unbeatable_bid if choice.outbidders(other.price) else None
    return text.unbeatable_bid if choice.buys else None


def _fewer_outbid(choice: Choice) -> Message | None:
    """Fewer can bid more for the card."""
    if not choice.same_card_bought:
        return None
    left = choice.outbidders(choice.best.price)
    if not 0 < len(left) < len(choice.outbidders(choice.other.price)):
        return None
    return text.one_can_outbid(who=Person(left[0])) if len(left) == 1 else text.few_can_outbid(count=len(left))


def _lower_bid(choice: Choice) -> Message | None:
    """It offers less for the card."""
    chips, more = choice.best.price, choice.other.price
    return text.lower_bid(chips=chips, less=more) if choice.same_card_bought and chips < more else None


def _higher_bid(choice: Choice) -> Message | None:
    """It takes more to outbid it."""
    best = choice.best
    if not choice.same_card_bought or best.price <= choice.other.price:
        return None
    return text.higher_bid(chips=best.price + 1)


def _weak_card_sold(choice: Choice) -> Message | None:
    """The owner of the card gets a weaker one for it."""
    bought = choice.best.first
    if not choice.buys or choice.own == JOKER or VALUE[choice.own] > WEAK:
        return None
    if bought is not None and bought != JOKER and VALUE[bought] <= VALUE[choice.own]:
        return None
    return text.gets_only(who=Person(choice.best.owner), named=own_card(choice.me, choice.own))


def _known(choice: Choice) -> Message | None:
    """It buys a card that the seat knows; the other one is unknown."""
    best = choice.best
    if not choice.two_cards_bought or best.first is None or choice.other.first is not None:
        return None
    return text.known_card(named=own_card(best.owner, best.first))


def _may_be_the_joker(choice: Choice) -> Message | None:
    """The player of its face-down card hasn’t shown the joker of the start, unlike for the other card."""
    if not choice.two_cards_bought or choice.best.first is not None or choice.other.first is not None:
        return None
    layers = [choice.seen.table[act.owner].laid_by for act in (choice.best, choice.other)]
    due = [layer is not None and choice.seen.joker_due[layer] for layer in layers]
    return text.may_be_the_joker(who=Person(layers[0] or 0)) if due == [True, False] else None


def _no_auction(choice: Choice) -> Message | None:
    """A swap has a fixed price."""
    return text.no_auction if (choice.best.kind, choice.other.kind) == ("swap", "open") else None


def _lower_start(choice: Choice) -> Message | None:
    """The bids for its card start lower."""
    best, place = choice.best, choice.seen.table
    if not choice.two_cards_bought or (best.kind, choice.other.kind) != ("open", "open"):
        return None
    least = place[best.owner].protection
    if not best.price == least < place[choice.other.owner].protection:
        return None
    return text.bids_start(named=text.own_card(whose=Person(best.owner), called=text.some_card), chips=least)


def _marked_card(choice: Choice) -> Message | None:
    """Someone has protected its card better than the other."""
    if not choice.two_cards_bought or choice.best.first is not None:
        return None
    there, elsewhere = (choice.seen.table[act.owner].protection for act in (choice.best, choice.other))
    if there <= elsewhere:
        return None
    return text.marked_card(who=Person(choice.best.owner), chips=there)


def _no_way_back(choice: Choice) -> Message | None:
    """The owner has had the chance to swap; the owner of the other card hasn’t."""
    opened = choice.seen.opened
    if not choice.two_cards_bought or not opened[choice.best.owner] or opened[choice.other.owner]:
        return None
    return text.no_way_back(who=Person(choice.best.owner))


def _weak_card_to_leader(choice: Choice) -> Message | None:
    """The weak card goes to the owner who is ahead of the other in the game."""
    scores = choice.seen.scores
    if not choice.two_cards_bought or choice.own == JOKER or VALUE[choice.own] > WEAK:
        return None
    if scores[choice.best.owner] >= scores[choice.other.owner]:
        return None
    return text.gets_leader(
        who=Person(choice.best.owner), rival=Person(choice.other.owner), named=own_card(choice.me, choice.own)
    )


# The first card.


def _costly_in_hand(choice: Choice) -> Message | None:
    """In the last round, it plays a card that costs more in hand than the other."""
    best, other = choice.best, choice.other
    if not choice.is_last_round or not choice.lays or best.played is None or other.played is None:
        return None
    return _costs_in_hand(choice, best.played) if COST[best.played] > COST[other.played] else None


def _costs_in_hand(choice: Choice, card: int) -> Message:
    return text.costs_in_hand(named=own_card(choice.me, card), points=COST[card])


def _higher_stays(choice: Choice) -> Message | None:
    """The higher card stays in hand: it can be added, or is for a later round."""
    best, other = choice.best.played, choice.other.played
    if not choice.lays or best is None or other is None or best == JOKER:
        return None
    if other != JOKER and VALUE[other] <= VALUE[best]:
        return None
    planned = _aim(choice.best)
    if planned is not None and planned[1] == other:
        return text.untaken_in_hand(named=own_card(choice.me, other))
    is_good = other == JOKER or VALUE[other] >= GOOD_TOTAL
    if not is_good or not choice.has_next_round:
        return None
    return _stays_for_later(choice, other)


def _stays_for_later(choice: Choice, card: int) -> Message:
    """Return that a card stays in hand for another round, and what makes a joker worth that."""
    say = text.joker_stays if card == JOKER else text.stays_for_later
    return say(first=own_card_first(choice.me, card))


def _any_card(choice: Choice) -> Message | None:
    """Both cards need the joker for ten. With it any card will do, so it plays the lower one."""
    best, other = choice.best, choice.other
    if not choice.lays or best.first is None or other.first is None or JOKER in {best.first, other.first}:
        return None
    planned = _aim(best)
    if planned is None or planned[1] != JOKER or other.most != TEN or other.plain[0] == TEN:
        return None
    if VALUE[best.first] >= VALUE[other.first]:
        return None
    return text.any_with_joker(named=own_card(choice.me, best.first))


def _higher_alone(choice: Choice) -> Message | None:
    """Its card makes more without a second one. If there are chips on it, they need the room."""
    best, other = choice.best.played, choice.other.played
    if not choice.lays or choice.best.chips or best is None or other is None or VALUE[best] <= VALUE[other]:
        return None
    return text.higher_alone(named=own_card(choice.me, best), other=own_card(choice.me, other))


def _same_but_costly(choice: Choice) -> Message | None:
    """Of two acts that make the same, it plays the card that costs more in hand."""
    best = choice.best
    if not choice.same_total or best.played is None or best.cost <= choice.other.cost:
        return None
    if best.played == JOKER and not choice.is_last_round:
        return None
    return _costs_in_hand(choice, best.played) if choice.other.played is not None else _gets_out(choice, best.played)


def _same_but_cheap(choice: Choice) -> Message | None:
    """Of two acts that make the same, the other one adds more to what the loser takes."""
    other = choice.other
    if not choice.same_total or other.played is None or choice.best.cost >= other.cost:
        return None
    return text.costs_loser(who=Person(choice.me), named=own_card(choice.me, other.played), points=other.cost)


def _loser_takes(choice: Choice) -> Message | None:
    """It plays a card that costs the loser of the round more than the other act does."""
    best, other = choice.best, choice.other
    if best.played is None or best.cost <= max(1, other.cost):
        return None
    return text.loser_takes(named=own_card(choice.me, best.played), points=best.cost)


def _bluff(choice: Choice) -> Message | None:
    """The chips on a weak card face down are the least that a buyer pays for it."""
    best, other = choice.best, choice.other
    if not _is_bluff(choice, best) or not choice.takers():
        return None
    if _is_bluff(choice, other) and other.chips >= best.chips:
        return None
    return text.bluff_pays(who=Person(choice.me), chips=best.chips)


def _is_bluff(choice: Choice, act: Act) -> bool:
    """True if there would be chips on a weak card face down."""
    if not act.chips or act.first == JOKER or act.most > WEAK:
        return False
    return act.kind == "lay covered" or (act.kind == "protect" and choice.seen.table[choice.me].covered)


def _hides(choice: Choice) -> bool:
    """True if only the better act plays the card face down."""
    return choice.same_card_laid and (choice.best.kind, choice.other.kind) == ("lay covered", "lay open")


def _hidden_good(choice: Choice) -> Message | None:
    """Its card is face down, so no one sees that it’s good."""
    card = choice.best.first or 0
    return text.hidden_good(named=own_card(choice.me, card)) if _hides(choice) and VALUE[card] > WEAK else None


def _hidden_weak(choice: Choice) -> Message | None:
    """Its low card is face down. It may be swapped for, if anyone has a chip."""
    card = choice.best.first or 0
    if not _hides(choice) or VALUE[card] > WEAK or not choice.takers():
        return None
    return text.hidden_weak(named=own_card(choice.me, card))


def _shown(choice: Choice) -> Message | None:
    """Its card is face up, and low, or a buyer must pay for it."""
    best = choice.best
    if not choice.same_card_laid or (best.kind, choice.other.kind) != ("lay open", "lay covered"):
        return None
    if VALUE[best.first or 0] <= WEAK:
        return text.shown_weak(named=own_card(choice.me, best.first or 0))
    return text.shown_good(who=Person(choice.me)) if best.chips else None


def _open_to_all(choice: Choice) -> Message | None:
    """Its card is protected; without chips, others could swap for it. Two chips make it cost more."""
    best, other, takers = choice.best, choice.other, choice.takers()
    if not (choice.same_card_laid or choice.seen.phase == "protect") or not takers or other.chips >= best.chips:
        return None
    if best.chips > 1:
        return text.dearer(who=Person(choice.me))
    return text.one_could_take(taker=Person(takers[0])) if len(takers) == 1 else text.some_could_take(count=len(takers))


def _out_of_reach(choice: Choice) -> Message | None:
    """Its card needs no protection: no one who has a chance left has a chip."""
    if choice.best.kind != "keep" or choice.takers():
        return None
    return text.out_of_reach(named=own_card(choice.me, choice.own))


def _not_worth_it(choice: Choice) -> Message | None:
    """Its card is too weak for chips."""
    best = choice.best
    if choice.seen.phase != "protect" or best.chips >= choice.other.chips or best.most > WEAK:
        return None
    return text.not_worth_it(first=own_card_first(choice.me, choice.own), total=best.most)


def _seen_to_be_low(choice: Choice) -> Message | None:
    """Its card is face up and weak."""
    best, other = choice.best, choice.other
    if best.kind != "keep" or other.kind != "protect" or choice.seen.table[choice.me].covered:
        return None
    return text.seen_to_be_low if best.first not in {None, JOKER} and VALUE[best.first or 0] <= WEAK else None


def _fewer_chips(choice: Choice) -> Message | None:
    """It puts fewer chips on the card. That these would go to the pot says nothing: all chips do."""
    best, other = choice.best, choice.other
    if not (choice.same_card_laid or choice.seen.phase == "protect") or best.chips >= other.chips:
        return None
    return text.chips_second if best.chips else _kept(other.chips)


# The second card.


def _sure_win(choice: Choice) -> Message | None:
    """No one can beat it any more, and the other one can be beaten."""
    best = choice.best
    if best.kind not in ENDS or not _wins(choice, best) or _wins(choice, choice.other):
        return None
    return text.sure_win(chips=choice.seen.pot)


def _wins(choice: Choice, act: Act) -> bool:
    """True if an act can end with what no one beats: all others are done and known, or can’t make more at most."""
    if choice.seen.phase != "second":
        return False
    reached, done = choice.reached(act), choice.done()
    before = choice.seen.order.index(choice.me)
    if len(done) < before or any(key >= reached for key, _ in done):
        return False
    return before == choice.seen.players - 1 or reached == choice.key((TEN,))


def _tie_won(choice: Choice) -> Message | None:
    """It makes the same as the best who is done, and wins the tie; the other doesn’t."""
    best, done = choice.best, choice.done()
    if best.kind not in ENDS or not done or best.first is None:
        return None
    top, seat = done[0]
    if not choice.reached(choice.other) <= top < choice.reached(best) or top[0] != best.most:
        return None
    cards = [best.first] if best.played is None else [best.first, best.played]
    counted = values(cards)
    highest = cards[counted.index(max(counted))]
    how = "single" if choice.seen.setting("tie_break") == "one-card" else "higher"
    return text.tie_won(named=_total_of(seat, top[0]), how=how, second=own_card(choice.me, highest))


def _sure_not_last(choice: Choice) -> Message | None:
    """It makes more than one who is done, so it can’t be the lowest; the other can."""
    best, other, done = choice.best, choice.other, choice.done()
    if best.kind not in ENDS or other.kind not in ENDS or not done:
        return None
    (total, _), seat = min(done, key=lambda made: made[0])
    if not other.most <= total < best.most:
        return None
    return text.sure_not_last(named=_total_of(seat, total))


def _needed_to_win(choice: Choice) -> Message | None:
    """It makes more than the best who is done, and the other can’t."""
    done = choice.done()
    if not done or choice.best.kind not in ENDS:
        return None
    (total, _), seat = done[0]
    if not choice.other.most <= total < choice.best.most:
        return None
    return text.needed_to_win(named=_total_of(seat, total))


def _makes_more(choice: Choice) -> Message | None:
    """The second card makes more than the other act."""
    best, other = choice.best, choice.other
    if best.kind != "add" or best.first is None or best.played is None or best.most <= other.most:
        return None
    first, second = own_card_first(choice.me, best.first), own_card(choice.me, best.played)
    return text.sum_more(first=first, second=second, total=best.most, less=other.most)


def _face_up(choice: Choice) -> Message | None:
    """Face up, the card can get a second one that makes more."""
    best = choice.best
    if best.kind != "turn up" or best.most <= choice.other.most:
        return None
    second = best.sums[0][1]
    assert second is not None
    return text.face_up(named=own_card(choice.me, second), total=best.most, less=choice.other.most)


def _nothing_fits(choice: Choice) -> Message | None:
    """No card of the hand could be added."""
    if choice.best.kind != "leave" or len(choice.other.sums) > 1:
        return None
    return text.nothing_fits(named=own_card(choice.me, choice.own))


def _nothing_helps(choice: Choice) -> Message | None:
    """No card of the hand would make more."""
    best, other = choice.best, choice.other
    fits = best.kind == "leave" and other.kind == "turn up" and other.most == best.most
    return text.nothing_helps if fits else None


def _sheds(choice: Choice) -> Message | None:
    """Face up, a card can get out of the hand, though it makes no more. At the end, it’s the one that costs most."""
    best = choice.best
    fits = [card for _, card in best.sums if card is not None and (card != JOKER or not choice.has_next_round)]
    if best.kind != "turn up" or best.most > choice.other.most or not fits:
        return None
    return _gets_out(choice, fits[0] if choice.has_next_round else max(fits, key=lambda card: COST[card]))


def _gets_out(choice: Choice, card: int) -> Message:
    """Return what is good about a card that leaves the hand: a new one comes, or it doesn’t count at the end."""
    if choice.has_next_round:
        return text.replaced(named=own_card(choice.me, card))
    return _costs_in_hand(choice, card)


def _beaten(choice: Choice) -> Message | None:
    """The other act uses a card, or makes more, and can’t win anyway."""
    best, done = choice.best, choice.done()
    if best.kind not in ENDS or not done or done[0][0] < choice.reached(choice.other):
        return None
    (total, _), seat = done[0]
    if best.kind in {"stop", "leave"}:
        say = text.beaten_tie if total == choice.other.most else text.beaten
        return say(named=_total_of(seat, total))
    return text.beaten_too(named=_total_of(seat, total)) if best.most < choice.other.most else None


def _safe_already(choice: Choice) -> Message | None:
    """It makes more than one who is done, without a card of the hand."""
    done = choice.done()
    if choice.best.kind not in {"stop", "leave"} or not done:
        return None
    (total, _), seat = min(done, key=lambda made: made[0])
    if total >= choice.best.most:
        return None
    return text.safe_already(named=_total_of(seat, total))


def _joker_kept(choice: Choice) -> Message | None:
    """It keeps the joker in hand, and there are rounds to come."""
    best, other = choice.best, choice.other
    if not choice.has_next_round or best.kind not in ENDS or best.played == JOKER:
        return None
    if other.kind == "turn up":
        spends = {card for _, card in other.sums} == {None, JOKER}
    else:
        spends = other.kind == "add" and other.played == JOKER
    return _stays_for_later(choice, JOKER) if spends else None


# Who starts.


def _starts(choice: Choice) -> Message | None:
    """It comes first in turn, which wins ties."""
    if choice.best.kind != "starter" or choice.best.turn >= choice.other.turn:
        return None
    return text.earlier_wins


def _sees_first(choice: Choice) -> Message | None:
    """It comes later in turn, and sees what others do."""
    if choice.best.kind != "starter" or choice.best.turn <= choice.other.turn:
        return None
    return text.later_sees


# What the seat is after.


def _aim(act: Act) -> tuple[int, int | None] | None:
    """Return the total that an act is after, and the second card: a good pair without a joker, or ten."""
    total, second = act.plain
    if total >= GOOD_TOTAL and second is not None:
        return total, second
    return act.sums[0] if act.most == TEN else None


def plan_of(observation: TenObservation, action: int, said: Sequence[Message]) -> Message | None:
    """Return what the card of an act makes, unless the grounds say so; None if it makes too little."""
    act = act_of(observation, action)
    choice = Choice(observation, act, act)
    if said and said[0].key.startswith("sum_"):
        return None
    if act.kind == "turn up" and len(act.sums) == 1:
        return aim_only(text.nothing_fits(named=own_card(choice.me, choice.own)))
    aim = _aim(act) if choice.plays or act.kind == "protect" else None
    if aim is not None and _any_will_do(choice, aim):
        return text.any_with_joker(named=own_card(choice.me, act.first or 0))
    if aim is not None:
        return None if _is_beaten_by_sight(choice, aim) else _made(choice, aim)
    return _risk(choice) if act.kind == "keep" else None


def _any_will_do(choice: Choice, aim: tuple[int, int | None]) -> bool:
    """True if a card is played that the joker of the hand makes ten with, as it would with any other card."""
    others = [card for card in choice.best.rest if card != JOKER]
    return choice.lays and aim[1] == JOKER and choice.best.first != JOKER and bool(others)


def _is_beaten_by_sight(choice: Choice, aim: tuple[int, int | None]) -> bool:
    """True if a card that lies face up makes ten by itself, and wins the tie against this ten."""
    first, (total, second) = choice.best.first, aim
    if total < TEN or first is None:
        return False
    reached = choice.key(values((first,) if second is None else (first, second)))
    seen = [place.card for seat, place in enumerate(choice.seen.table) if seat not in {choice.me, choice.best.owner}]
    return any(card is not None and choice.key(values((CARDS[card],))) >= reached for card in seen)


def _risk(choice: Choice) -> Message | None:
    """Return who alone can take the seat’s card, or what the seat gets for it, if that makes no less."""
    takers, act, players = choice.takers(), choice.best, choice.seen.players
    # In an auction, others can bid, too.
    if len(takers) != 1 or (act.chips and players > 2):
        return None
    theirs = choice.seen.table[takers[0]].card
    if theirs is not None and act._replace(first=CARDS[theirs]).plain[0] >= act.plain[0]:
        return text.trade(named=own_card(takers[0], CARDS[theirs]))
    # Of two players, there is only one. Someone without chips may still get some.
    waiting = [seat for seat in range(players) if seat != choice.me and not choice.seen.opened[seat]]
    return text.only_taker(taker=Person(takers[0])) if players > 2 and len(waiting) == 1 else None


ODD = frozenset(
    {"shown_weak", "shown_good", "hidden_good", "bluff_pays", "dearer", "one_could_take", "some_could_take"}
)
"""The grounds for playing a card face up, or with chips."""

MONEY = frozenset({"chips_kept", "chips_second"})
"""The grounds that only save chips."""


def place_of(observation: TenObservation, action: int, key: str) -> int:
    """Return the place of a sentence among those for an act: what is odd about it comes first, chips saved last."""
    if key in MONEY:
        return 1
    act = act_of(observation, action)
    return -1 if key in ODD and (act.chips or act.kind == "lay open") else 0


class Rule(NamedTuple):
    """A thought that can speak for an act, and the facts beside which it says nothing, or the opposite."""

    say: Callable[[Choice], Message | None]
    silent: frozenset[Aspect | None] = frozenset()


GOOD: frozenset[Aspect] = frozenset({"win", "ten", "safe"})
"""Facts about a good round. What an act saves, or tempts others to do, doesn’t bring it about."""

RULES: tuple[Rule, ...] = (
    Rule(_tie_won),
    Rule(_sure_win),
    Rule(_sure_not_last),
    Rule(_needed_to_win),
    Rule(_ten),
    Rule(_ten_sparing),
    Rule(_stronger_ten),
    Rule(_higher),
    Rule(_costly_in_hand),
    Rule(_nearer),
    Rule(_unseen_better),
    Rule(_own_falls_short),
    Rule(_face_up),
    Rule(_makes_more),
    Rule(_nothing_fits),
    Rule(_nothing_helps),
    Rule(_sheds),
    Rule(_joker_kept),
    Rule(_beaten, GOOD),
    Rule(_safe_already),
    Rule(_good_already),
    Rule(_no_better),
    Rule(_joker_suffices),
    Rule(_unseen),
    Rule(_more_than_the_pot),
    Rule(_chips_kept, frozenset({"win", "ten"})),
    Rule(_last_bidder),
    Rule(_sure_bid),
    Rule(_weak_card_sold),
    Rule(_known),
    Rule(_may_be_the_joker),
    Rule(_fewer_outbid),
    Rule(_lower_bid),
    Rule(_higher_bid),
    Rule(_no_way_back),
    Rule(_no_auction),
    Rule(_lower_start),
    Rule(_marked_card),
    Rule(_weak_card_to_leader),
    Rule(_loser_takes, frozenset({None, "keep"})),
    Rule(_bluff, GOOD | {"keep"}),
    Rule(_higher_stays),
    Rule(_any_card),
    Rule(_higher_alone),
    Rule(_same_but_costly),
    Rule(_same_but_cheap, frozenset({"win", "ten"})),
    Rule(_out_of_reach),
    Rule(_shown, frozenset({"ten"})),
    Rule(_hidden_good),
    Rule(_hidden_weak, frozenset({"keep"})),
    Rule(_open_to_all),
    Rule(_not_worth_it, frozenset({"win", "ten"})),
    Rule(_seen_to_be_low),
    Rule(_fewer_chips, frozenset({"win"})),
    Rule(_starts),
    Rule(_sees_first),
)
"""The rules, the most telling first. The first that holds and suits the fact is told."""


def aspect_of(fact: int | None, seat: int) -> Aspect | None:
    """Return what a fact is about, by its number (`speech.happened`)."""
    if fact is None:
        return None
    about: tuple[Aspect, ...] = ("win", "ten", "keep")
    return about[fact] if fact < len(about) else "safe" if fact - len(about) == seat else "other"


def grounds_of(observation: TenObservation, best: int, other: int, fact: int | None) -> Iterator[Message]:
    """Return what the seat can see that speaks for the first act against the second (`reasons.Grounds`)."""
    choice = Choice(observation, act_of(observation, best), act_of(observation, other))
    aspect = aspect_of(fact, observation.seat)
    said = (rule.say(choice) for rule in RULES if aspect not in rule.silent)
    return (message for message in said if message is not None)
