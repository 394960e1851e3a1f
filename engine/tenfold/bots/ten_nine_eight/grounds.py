"""What a seat sees that speaks for one act of 10-9-8 against another: the grounds of hints.

A ground comes only from the seat's own cards, from what everyone has seen, and from the rules. `CARD_RULES` and
`BID_RULES` list them, the most telling first. A rule serves an aim. The fact that stands beside the ground says which
aims fit: fewer tricks don't explain why a seat falls short less often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from tenfold.bots.ten_nine_eight import text
from tenfold.french import BIT, CARDS, FULL, STRENGTH, SUIT_MASK, SUIT_OF, SUITS, TEXTS, members, set_of
from tenfold.games.ten_nine_eight import TenNineEightObservation
from tenfold.games.ten_nine_eight.cards import BID, NO_TRICK, taking, void_set
from tenfold.messages import Message
from tenfold.sentences import Card, Person

TOO_MANY, TOO_FEW, MAKES = 0, 1, 2
"""The numbers of the facts: winning too many tricks, too few, and from `MAKES` on that each seat makes its bid."""

Aim: TypeAlias = Literal["win", "keep", "lose", "score", "spoil", "equal"]
"""What a card is for: to `win` tricks, to `keep` a better card for that, or to `lose` tricks.

With a bid that is lost, tricks may still `score`, or `spoil` another seat's bid. An `equal` card is as good as the
other for everything.
"""

FEW = 2
"""Up to this number of higher cards, one more makes a difference."""

SEVERAL = 3
"""From this number of higher trumps on, a trump hardly counts."""


class Position:
    """What a seat knows about a round, in sets of cards."""

    def __init__(self, seen: TenNineEightObservation) -> None:
        self.seat: int = seen.seat
        self.who: Person = Person(seen.seat)
        self.cards: int = seen.cards
        self.missed: str = seen.setting("missed")
        self.trump: int = SUITS.index(seen.trump)
        self.hand: int = set_of(map(CARDS.__getitem__, seen.hand))
        self.trick: list[int] = [CARDS[card] for _, card in seen.trick]
        known = set_of([*map(CARDS.__getitem__, seen.played), *self.trick, CARDS[seen.turned_up]])
        self.unseen: int = FULL & ~(known | self.hand)
        self.others: list[int] = [seat for seat in range(seen.players) if seat != seen.seat]
        played = {seat for seat, _ in seen.trick}
        self.to_come: list[int] = [seat for seat in self.others if seat not in played]
        self.voids: list[int] = [void_set(suits) for suits in seen.voids]
        self.leads: bool = seen.leader == seen.seat
        self.no_trumps: bool = seen.setting("first_trick_trump") == "printed" and not seen.played
        self.bids: tuple[int | None, ...] = seen.bids
        self.bid: int = seen.bids[seen.seat] or 0
        self.needs: list[int] = [(bid or 0) - won for bid, won in zip(seen.bids, seen.tricks, strict=True)]
        self.need: int = self.needs[seen.seat]
        self.left: int = len(seen.hand)
        self.winner: int | None = seen.winning
        self.to_beat: int | None = self.trick[taking(self.trick, self.trump)] if self.trick else None
        self.plays: dict[int, Play] = {}

    def play(self, card: int) -> Play:
        """Return what playing a card means, which many pairs of cards ask for."""
        if card not in self.plays:
            self.plays[card] = Play(self, card)
        return self.plays[card]

    @property
    def is_lost(self) -> bool:
        """True if the seat can't make its bid any more."""
        return not 0 <= self.need <= self.left

    @property
    def needs_all(self) -> bool:
        """True if the seat must win all tricks that are left."""
        return self.need == self.left

    @cached_property
    def open_rivals(self) -> list[int]:
        """Return the other seats that can still make their bid."""
        return [seat for seat in self.others if 0 <= self.needs[seat] <= self.left]

    @cached_property
    def top_trumps(self) -> int:
        """Return the trumps in hand that no one can beat: each is sure to win a trick."""
        trumps = SUIT_MASK[self.trump]
        above = (self.unseen & trumps).bit_length()
        return self.hand & trumps & ~((1 << above) - 1)

    def held_by(self, seats: Sequence[int]) -> int:
        """Return the cards that one of these seats may hold."""
        lacks = 0b1111
        for seat in seats:
            lacks &= self.voids[seat]
        return self.unseen & ~sum(SUIT_MASK[suit] for suit in range(4) if lacks >> suit & 1) if seats else 0

    def beating(self, card: int, led: int, seats: Sequence[int]) -> int:
        """Return the number of cards that one of these seats may hold, and that beat this card if `led` is led."""
        strength = STRENGTH[self.trump][led]
        return sum(strength[other] > strength[card] for other in members(self.held_by(seats)))


class Play:
    """A card that a seat can play.

    - `takes`: whether it would take the trick so far
    - `rivals`: the number of cards that can still beat it in this trick
    - `above`: the number of these that are of its suit
    - `later`: the number of cards of its suit that could beat it in a later trick
    - `is_high`: whether no higher card of its suit is unseen
    - `is_last`: whether it is the only card of its suit in hand
    """

    def __init__(self, position: Position, card: int) -> None:
        suit = SUIT_OF[card]
        trick = position.trick
        self.position = position
        self.card = card
        self.suit = suit
        self.name: Card = Card(TEXTS[card])
        self.is_trump: bool = suit == position.trump
        self.takes: bool = taking([*trick, card], position.trump) == len(trick)
        self.rivals: int = position.beating(card, SUIT_OF[trick[0]] if trick else suit, position.to_come)
        higher = SUIT_MASK[suit] >> card << card
        self.above: int = (position.held_by(position.to_come) & higher).bit_count()
        self.later: int = (position.held_by(position.others) & higher).bit_count()
        self.is_high: bool = not position.unseen & higher
        self.is_last: bool = position.hand & SUIT_MASK[suit] == BIT[card]

    @property
    def is_safe(self) -> bool:
        """True if it surely wins the trick."""
        return self.takes and not self.rivals

    @property
    def sinks(self) -> bool:
        """True if each card of its suit that is unseen is higher, and there is one."""
        suit = self.position.unseen & SUIT_MASK[self.suit]
        return bool(suit) and not suit & (BIT[self.card] - 1)

    @property
    def trumper(self) -> int | None:
        """Return a seat that is known to lack the suit, still plays, and may hold a trump."""
        position = self.position
        if self.is_trump or not position.unseen & SUIT_MASK[position.trump]:
            return None
        for seat in position.to_come:
            if position.voids[seat] >> self.suit & 1 and not position.voids[seat] >> position.trump & 1:
                return seat
        return None


class Choice(NamedTuple):
    """Two cards, the better one first, and the seat whose bid the fact is about, if it's another seat's."""

    position: Position
    best: Play
    other: Play
    target: int | None = None

    @property
    def who(self) -> Person:
        """Return the seat that chooses."""
        return self.position.who

    @property
    def wins(self) -> bool:
        """True if only the better card takes the trick so far."""
        return self.best.takes and not self.other.takes

    @property
    def ducks(self) -> bool:
        """True if only the other card takes the trick so far."""
        return self.other.takes and not self.best.takes

    @property
    def both_take(self) -> bool:
        """True if both cards take the trick so far."""
        return self.best.takes and self.other.takes

    @property
    def both_lose(self) -> bool:
        """True if neither card can win the trick."""
        return not self.best.takes and not self.other.takes

    @property
    def alike(self) -> bool:
        """True if both are trumps, or neither is."""
        return self.best.is_trump == self.other.is_trump

    @property
    def higher(self) -> bool:
        """True if both are of a suit, the better card is the higher one, and an unseen card lies between."""
        return self._apart(self.other.card, self.best.card)

    @property
    def lower(self) -> bool:
        """True if both are of a suit, the better card is the lower one, and an unseen card lies between."""
        return self._apart(self.best.card, self.other.card)

    @property
    def equals(self) -> bool:
        """True if nothing on the table or unseen lies between two cards of a suit: it makes no difference which."""
        low, high = sorted((self.best.card, self.other.card))
        same = self.best.suit == self.other.suit and self.best.takes == self.other.takes
        return same and not self._apart(low, high)

    def _apart(self, low: int, high: int) -> bool:
        between = SUIT_MASK[SUIT_OF[low]] >> low << low & (BIT[high] - 1)
        return SUIT_OF[low] == SUIT_OF[high] and low < high and bool(self.position.unseen & between)

    @property
    def sheltered(self) -> int | None:
        """Return a card in hand, no trump, that only trumps can beat; None if there is none."""
        position = self.position
        if not position.held_by(position.others) & SUIT_MASK[position.trump]:
            return None
        for card in members(position.hand & ~SUIT_MASK[position.trump]):
            if not position.unseen & SUIT_MASK[SUIT_OF[card]] >> card << card:
                return card
        return None

    @property
    def has_trumps(self) -> bool:
        """True if there are several trumps in hand."""
        return (self.position.hand & SUIT_MASK[self.position.trump]).bit_count() > 1

    @property
    def rival(self) -> int | None:
        """Return the seat that takes the trick so far, if its bid is what matters."""
        winner, lost = self.position.winner, self.position.is_lost
        if winner not in self.position.open_rivals:
            return None
        return winner if winner == self.target or (lost and self.target is None) else None

    @property
    def rival_need(self) -> int:
        """Return the tricks that this seat still needs; -1 if there is none."""
        return -1 if self.rival is None else self.position.needs[self.rival]

    @property
    def target_need(self) -> int:
        """Return the tricks that the seat needs that the fact is about; -1 if there is none."""
        return -1 if self.target is None else self.position.needs[self.target]


class Rule(NamedTuple):
    """A ground for a card: what it is for, when it holds, and how it is put into words."""

    aim: Aim
    holds: Callable[[Choice], bool]
    say: Callable[[Choice], Message]


def _feed(it: Choice) -> Message:
    rival = Person(it.rival or 0)
    return text.lost_so_feed(who=it.who, rival=rival) if it.position.is_lost else text.one_too_many(rival=rival)


def _may_be_enough(it: Choice) -> Message:
    to_come = it.position.to_come
    if len(to_come) == 1:
        return text.one_can_beat(rival=Person(to_come[0]), card=it.best.name, over=it.other.name)
    return text.may_be_enough(card=it.best.name, over=it.other.name)


def _to_beat(it: Choice) -> Card:
    return Card(TEXTS[_beaten(it)])


def _beaten(it: Choice) -> int:
    """Return the card that takes the trick so far; only for a trick that has one."""
    assert it.position.to_beat is not None
    return it.position.to_beat


def _leads(it: Choice) -> bool:
    return not it.position.trick


def _makes_bid(it: Choice) -> bool:
    """True if the better card surely wins the last trick that the seat needs."""
    return it.best.is_safe and it.position.need == 1


def _is_top(play: Play) -> bool:
    return bool(play.position.top_trumps & BIT[play.card])


def _clearly_fewer(it: Choice, cards: int, others: int) -> bool:
    """True if a difference between two numbers of cards is worth a word.

    In another suit, 10 are hardly fewer than 11.
    """
    return cards < others and (cards <= FEW or others - cards > 1 or it.best.suit == it.other.suit)


def _sure(it: Choice) -> int:
    """Return the number of sure tricks in hand after the better card."""
    return (it.position.top_trumps & ~BIT[it.best.card]).bit_count()


def _empties(it: Choice) -> bool:
    """True if only the better card leaves the seat without its suit, no trump."""
    return it.best.is_last and not it.other.is_last and not it.best.is_trump and not it.wins and not it.ducks


def _stands(it: Choice) -> bool:
    """True if no card of its suit can beat the better card any more, unlike the other one."""
    return it.both_take and it.alike and not it.best.is_trump and not it.best.above and it.other.above > 0


def _trumped(say: Callable[..., Message], play: Play) -> Message:
    return say(rival=Person(play.trumper or 0), suit=_suit(play.suit), card=play.name)


def _counted(say: Callable[..., Message], it: Choice, cards: int, others: int) -> Message:
    return say(card=it.best.name, over=it.other.name, cards=cards, others=others)


def _suit(suit: int) -> Message:
    return (text.clubs, text.diamonds, text.hearts, text.spades)[suit]


def _one(suit: int) -> Message:
    return (text.club, text.diamond, text.heart, text.spade)[suit]


CARD_RULES: tuple[Rule, ...] = (
    # Another seat’s bid.
    Rule(
        "spoil",
        lambda it: it.ducks and it.rival_need == 0,
        _feed,
    ),
    Rule(
        "spoil",
        lambda it: it.wins and it.rival_need > 0 and it.position.is_lost,
        lambda it: text.lost_so_stop(who=it.who, rival=Person(it.rival or 0)),
    ),
    Rule(
        "spoil",
        lambda it: it.wins and it.rival_need > 0,
        lambda it: text.needs_it(rival=Person(it.rival or 0), card=it.best.name, over=_to_beat(it)),
    ),
    Rule(
        "spoil",
        lambda it: it.both_take and it.alike and it.target_need > 0 and it.best.above < it.other.above,
        lambda it: text.harder_to_beat(rival=Person(it.target or 0), card=it.best.name, over=it.other.name),
    ),
    Rule(
        "spoil",
        lambda it: it.both_take and it.alike and it.target_need == 0 and it.best.above > it.other.above,
        lambda it: text.easier_to_beat(rival=Person(it.target or 0), card=it.best.name, over=it.other.name),
    ),
    # A bid that is lost, where tricks still score.
    Rule(
        "score",
        lambda it: it.wins and it.position.missed == "tricks",
        lambda _it: text.lost_but_scores,
    ),
    Rule(
        "score",
        lambda it: it.wins and it.position.missed == "minus" and it.position.need > 0,
        lambda _it: text.lost_but_saves,
    ),
    Rule(
        "score",
        lambda it: it.ducks and it.position.missed == "minus" and it.position.need < 0,
        lambda _it: text.lost_and_costs,
    ),
    # Tricks that are needed.
    Rule(
        "win",
        lambda it: it.position.needs_all and it.wins,
        lambda it: text.needs_all(who=it.who, over=it.other.name),
    ),
    Rule(
        "win",
        lambda it: it.position.needs_all and it.best.is_safe and not it.other.is_safe,
        lambda it: text.needs_all_safe(who=it.who, card=it.best.name),
    ),
    Rule(
        "win",
        lambda it: it.wins and bool(it.position.trick) and not it.position.to_come,
        lambda it: text.last_wins(who=it.who, card=it.best.name),
    ),
    Rule(
        "win",
        lambda it: it.best.is_safe and not it.other.is_safe,
        lambda it: text.safe(card=it.best.name),
    ),
    Rule(
        "win",
        lambda it: it.wins and it.best.is_trump and SUIT_OF[_beaten(it)] != it.position.trump,
        lambda it: text.ruff(who=it.who, suit=_suit(SUIT_OF[it.position.trick[0]])),
    ),
    Rule(
        "win",
        lambda it: it.wins,
        lambda it: text.beats(card=it.best.name, over=_to_beat(it)),
    ),
    Rule(
        "win",
        lambda it: (
            it.best.is_safe and it.other.is_safe and it.higher and it.position.need == 1 and it.position.left > 1
        ),
        lambda it: text.makes_bid(card=it.best.name, over=it.other.name),
    ),
    # Tricks that aren’t wanted.
    Rule(
        "lose",
        lambda it: it.ducks and it.position.need == 0 and not it.position.bid,
        lambda it: text.bid_none(who=it.who, card=it.best.name, over=_to_beat(it)),
    ),
    Rule(
        "lose",
        lambda it: it.ducks and it.position.need == 0,
        lambda it: text.has_bid(who=it.who, card=it.best.name, over=_to_beat(it), tricks=it.position.bid),
    ),
    Rule(
        "lose",
        lambda it: it.ducks and _sure(it) == it.position.need and not _is_top(it.other),
        lambda it: text.top_trumps(who=it.who, cards=_sure(it)),
    ),
    # Cards to win a later trick with.
    Rule(
        "keep",
        lambda it: not it.wins and not _is_top(it.best) and _is_top(it.other) and it.position.need > 0,
        lambda it: text.keep_top(over=it.other.name),
    ),
    Rule(
        "keep",
        lambda it: it.best.is_safe and it.lower and it.position.need > 1,
        lambda it: text.enough(card=it.best.name, over=it.other.name),
    ),
    Rule(
        "keep",
        lambda it: not _leads(it) and it.both_take and it.lower and it.best.rivals > 0 and it.position.need > 0,
        _may_be_enough,
    ),
    Rule(
        "keep",
        lambda it: it.ducks and it.other.rivals > 0,
        lambda it: text.keep_for_later(card=it.other.name),
    ),
    # Leads that win.
    Rule(
        "win",
        lambda it: it.both_take and it.other.trumper is not None and it.best.trumper is None,
        lambda it: _trumped(text.may_trump, it.other),
    ),
    Rule(
        "win",
        lambda it: _stands(it) and it.position.no_trumps,
        lambda it: text.first_trick(suit=_one(it.best.suit)),
    ),
    Rule(
        "win",
        lambda it: _stands(it) and not it.position.no_trumps,
        lambda it: text.only_trumps(suit=_one(it.best.suit), card=it.best.name),
    ),
    Rule(
        "win",
        lambda it: _leads(it) and it.best.is_trump and not it.other.is_trump and it.sheltered is not None,
        lambda it: text.draws(who=it.who, card=Card(TEXTS[it.sheltered or 0])),
    ),
    Rule(
        "win",
        lambda it: it.both_take and it.alike and _clearly_fewer(it, it.best.above, it.other.above),
        lambda it: _counted(text.fewer_beat, it, it.best.above, it.other.above),
    ),
    Rule(
        "win",
        lambda it: it.both_take and it.best.is_trump and not it.other.is_trump,
        lambda it: text.is_trump(card=it.best.name),
    ),
    # Leads that keep a card.
    Rule(
        "keep",
        lambda it: (
            _empties(it)
            and bool(it.position.hand & SUIT_MASK[it.position.trump])
            and it.position.need > it.best.is_safe
        ),
        lambda it: text.trump_later(who=it.who, suit=_suit(it.best.suit), one=_one(it.best.suit)),
    ),
    Rule(
        "keep",
        lambda it: it.both_lose and it.lower,
        lambda it: text.keep_higher(over=it.other.name),
    ),
    Rule(
        "keep",
        lambda it: not it.wins and it.other.is_trump and not it.best.is_trump,
        lambda it: text.keep_trumps if it.has_trumps else text.keep_trump(over=it.other.name),
    ),
    Rule(
        "keep",
        lambda it: (
            not it.wins and not _makes_bid(it) and it.alike and _clearly_fewer(it, it.other.later, it.best.later)
        ),
        lambda it: _counted(text.keep_better, it, it.best.later, it.other.later),
    ),
    # Cards that lose.
    Rule(
        "lose",
        lambda it: it.both_take and it.other.is_safe and not it.best.is_safe,
        lambda it: text.can_lose(card=it.best.name, over=it.other.name),
    ),
    Rule(
        "lose",
        lambda it: _leads(it) and it.best.sinks and not it.other.sinks,
        lambda it: text.sinks(who=it.who, suit=_one(it.best.suit), card=it.best.name),
    ),
    Rule(
        "lose",
        lambda it: it.both_take and it.best.trumper is not None and it.other.trumper is None,
        lambda it: _trumped(text.trump_helps, it.best),
    ),
    Rule(
        "lose",
        lambda it: it.both_take and it.alike and not it.other.is_trump and not it.other.above and it.best.above > 0,
        lambda it: text.more_or_trumps(card=it.best.name, over=it.other.name, cards=it.best.above),
    ),
    Rule(
        "lose",
        lambda it: (
            it.both_take
            and it.other.is_trump
            and not it.best.is_trump
            and bool(it.best.rivals)
            and not it.position.no_trumps
        ),
        lambda it: text.not_trump(card=it.best.name, over=it.other.name),
    ),
    Rule(
        "lose",
        lambda it: it.ducks,
        lambda it: text.cannot_win(card=it.best.name, over=it.other.name),
    ),
    Rule(
        "lose",
        lambda it: it.both_take and it.alike and _clearly_fewer(it, it.other.above, it.best.above),
        lambda it: _counted(text.more_beat, it, it.best.above, it.other.above),
    ),
    # Cards to get rid of.
    Rule(
        "lose",
        lambda it: _leads(it) and it.best.is_trump and not it.other.is_trump and it.best.rivals > 0,
        lambda it: text.lead_trump(card=it.best.name, cards=it.best.rivals),
    ),
    Rule(
        "lose",
        lambda it: it.best.is_safe and it.other.is_safe and it.higher,
        lambda it: text.both_win(card=it.best.name, over=it.other.name),
    ),
    Rule(
        "lose",
        lambda it: it.both_lose and it.higher,
        lambda it: text.lower_later(card=it.best.name, over=it.other.name),
    ),
    Rule(
        "lose",
        lambda it: it.both_lose and it.best.is_trump and not it.other.is_trump,
        lambda it: text.drop_trump(over=_to_beat(it)),
    ),
    Rule(
        "lose",
        lambda it: it.both_lose and it.alike and it.best.is_high and not it.other.is_high,
        lambda it: text.drop_high(suit=_one(it.best.suit), card=it.best.name),
    ),
    Rule(
        "lose",
        lambda it: it.both_lose and it.alike and _clearly_fewer(it, it.best.later, it.other.later),
        lambda it: _counted(text.drop_better, it, it.best.later, it.other.later),
    ),
    Rule(
        "lose",
        lambda it: _empties(it) and it.position.left > 1,
        lambda it: text.discard_later(who=it.who, suit=_suit(it.best.suit)),
    ),
    # Cards that win or lose later tricks of another seat.
    Rule(
        "spoil",
        lambda it: (
            it.both_lose and it.alike and it.target_need > 0 and _clearly_fewer(it, it.other.later, it.best.later)
        ),
        lambda it: text.keep_to_stop(rival=Person(it.target or 0), over=it.other.name),
    ),
    Rule(
        "spoil",
        lambda it: (
            it.both_lose and it.alike and it.target_need == 0 and _clearly_fewer(it, it.best.later, it.other.later)
        ),
        lambda it: text.drop_to_feed(rival=Person(it.target or 0), card=it.best.name),
    ),
    # The one that speaks for neither, but says why.
    Rule(
        "equal",
        lambda it: it.equals,
        lambda it: text.equals(card=it.best.name, over=it.other.name),
    ),
)
"""The grounds for cards, in the order in which they are tried."""


def target_of(position: Position, fact: int | None) -> int | None:
    """Return the other seat whose bid the fact is about, or None.

    Without a fact, it’s the only one that a seat with a lost bid can still stop.
    """
    if fact is None and position.is_lost and len(position.open_rivals) == 1:
        return position.open_rivals[0]
    if fact is None or not MAKES <= fact < MAKES + len(position.bids) or fact - MAKES == position.seat:
        return None
    return fact - MAKES


def aims_of(position: Position, fact: int | None) -> frozenset[Aim]:
    """Return the aims that fit this fact and the seat’s bid."""
    if fact == TOO_MANY:
        return frozenset({"lose", "keep"} if position.need > 0 else {"lose"})
    if fact == TOO_FEW:
        return frozenset({"win", "keep"})
    if fact == MAKES + len(position.bids):
        return frozenset({"score", "win", "keep"})
    aims: set[Aim] = {"equal"} if fact is None else set()
    if position.is_lost:
        wants = position.missed == "tricks" or (position.missed == "minus" and position.need > 0)
        shuns = position.missed == "minus" and position.need < 0
        aims |= {"spoil", "score"}
    else:
        wants, shuns = position.need > 0, 2 * position.need <= position.left
        aims |= set() if target_of(position, fact) is None else {"spoil"}
    if wants:
        aims |= {"win", "keep"}
    if shuns:
        aims |= {"lose"}
    return frozenset(aims)


class Bids(NamedTuple):
    """Two bids, the better one first."""

    position: Position
    best: int
    other: int

    @property
    def who(self) -> Person:
        """Return the seat that bids."""
        return self.position.who

    @property
    def is_more(self) -> bool:
        """True if the better bid is the higher one."""
        return self.best > self.other

    def good(self, lowest: int) -> list[int]:
        """Return the cards in hand that are trumps or at least of this rank."""
        position = self.position
        return [card for card in members(position.hand) if SUIT_OF[card] == position.trump or card % 13 >= lowest]

    @property
    def sure(self) -> int:
        """Return the number of tricks that no one can take from the seat."""
        return self.position.top_trumps.bit_count()

    @property
    def rest(self) -> int:
        """Return the tricks that the others’ known bids leave."""
        position = self.position
        known = [bid for seat, bid in enumerate(position.bids) if seat != position.seat and bid is not None]
        return max(0, position.cards - sum(known))

    @property
    def is_last(self) -> bool:
        """True if the seat knows all other bids."""
        return all(self.position.bids[seat] is not None for seat in self.position.others)

    @property
    def trumps(self) -> tuple[int, ...]:
        """Return the trumps in hand, the lowest first."""
        return members(self.position.hand & SUIT_MASK[self.position.trump])

    @property
    def higher_trumps(self) -> int:
        """Return the number of unseen trumps above the lowest one in hand."""
        position, trumps = self.position, self.trumps
        return position.beating(trumps[0], position.trump, position.others) if trumps else 0


class BidRule(NamedTuple):
    """A ground for a bid: when it holds, and how it is put into words."""

    holds: Callable[[Bids], bool]
    say: Callable[[Bids], Message]


QUEEN, TEN = 10, 8
"""The ranks of a queen and of a ten, from 0 for a two."""

LOWEST = (12, 11, QUEEN, TEN)
"""The lowest ranks that may count as good, from an ace down to a ten."""

MOST_GOOD = 4
"""The most good cards that are named for a bid."""


def _good(lowest: int, say: Callable[..., Message], *, more: bool) -> BidRule:
    """Return the rule that there are as many good cards as the better bid, which is higher or lower than the other."""

    def said(it: Bids) -> Message:
        cards = it.good(lowest)
        return say(hand=_named(cards), cards=len(cards), bid=it.other)

    def holds(it: Bids) -> bool:
        return len(it.good(lowest)) == it.best <= MOST_GOOD and it.is_more == more

    return BidRule(holds, said)


def _named(cards: Sequence[int]) -> tuple[Card, ...]:
    return tuple([Card(TEXTS[card]) for card in sorted(cards, reverse=True)])


def _rest(it: Bids) -> Message:
    position = it.position
    numbers = {"tricks": position.cards, "others": position.cards - it.rest, "cards": it.rest}
    return (
        text.rest(**numbers) if len(position.others) > 1 else text.rest_of(rival=Person(position.others[0]), **numbers)
    )


def left_over(position: Position, bid: int) -> Message | None:
    """Return that the others’ bids leave exactly this many tricks; None if they don’t, or if some are unknown."""
    bids = Bids(position, bid, bid)
    return _rest(bids) if bids.is_last and bids.rest == bid else None


def _only_card(it: Bids) -> Card:
    return Card(TEXTS[members(it.position.hand)[0]])


BID_RULES: tuple[BidRule, ...] = (
    BidRule(
        lambda it: it.best >= it.sure > it.other,
        lambda it: text.sure_tricks(who=it.who, tricks=it.sure),
    ),
    BidRule(
        lambda it: it.best <= it.rest < it.other,
        _rest,
    ),
    BidRule(
        lambda it: it.position.cards == 1 and not it.is_more and not it.position.leads and not it.trumps,
        lambda it: text.needs_lead(card=_only_card(it), suit=_one(SUIT_OF[members(it.position.hand)[0]])),
    ),
    # As many good cards as the bid.
    *(_good(lowest, text.good_more, more=True) for lowest in LOWEST),
    *(_good(lowest, text.good_less, more=False) for lowest in reversed(LOWEST)),
    BidRule(
        lambda it: not it.is_more and it.higher_trumps >= SEVERAL,
        lambda it: text.low_trump(card=Card(TEXTS[it.trumps[0]]), cards=it.higher_trumps),
    ),
    BidRule(
        lambda it: not it.is_more and not it.trumps and bool(it.good(QUEEN)),
        lambda it: text.no_trump(who=it.who),
    ),
    BidRule(
        lambda it: it.is_last and it.rest >= it.best > it.other,
        _rest,
    ),
)
"""The grounds for bids, in the order in which they are tried."""


def why_counted(position: Position, counted: Sequence[int], out: int | None) -> Message | None:
    """Return why these cards will bring a bid, or why one left out won’t; None if that is plain.

    `out` is the best one that is left out. If it isn’t high, people wonder about a trump that doesn’t surely count. If
    all trumps count, a low one needs a reason beside a higher card.
    """
    trumps = members(position.hand & SUIT_MASK[position.trump])
    doubtful = [card for card in trumps if card not in counted or card == out]
    is_plain = out is not None and SUIT_OF[out] != position.trump
    if doubtful and not (is_plain and out is not None and out % 13 >= QUEEN):
        return _low_trump(position, max(doubtful), [card for card in trumps if card not in doubtful])
    if is_plain and out is not None and (doubtful or not trumps):
        higher = (position.unseen & SUIT_MASK[SUIT_OF[out]] >> out << out).bit_count()
        return text.can_lose_to(card=Card(TEXTS[out]), cards=higher) if out % 13 >= TEN else None
    if not trumps:
        return None
    lowest = min(trumps)
    others = [card % 13 for card in (*counted, out) if card is not None and card not in trumps]
    return text.is_trump(card=Card(TEXTS[lowest])) if not others or max(others) >= lowest % 13 else None


def _low_trump(position: Position, card: int, counted: Sequence[int]) -> Message | None:
    """Return that many trumps beat one that doesn’t count, clearly more than beat one that does."""
    higher = position.beating(card, position.trump, position.others)
    nearest = position.beating(min(counted), position.trump, position.others) if counted else 0
    return text.low_trump(card=Card(TEXTS[card]), cards=higher) if higher >= nearest + SEVERAL else None


def grounds_of(
    observation: TenNineEightObservation,
    best: int,
    other: int,
    fact: int | None,
    *,
    loses: bool = True,
    wins: bool = True,
    position: Position | None = None,
) -> Iterator[Message]:
    """Return what the seat sees that speaks for the first act against the second (`reasons.Grounds`).

    Without `loses`, the seat needs its tricks, and to lose one is no aim. Without `wins`, other cards will bring them,
    and this one only wins or keeps another to fall short less often. `position` is that of the observation, if it’s
    known already.
    """
    position = position or Position(observation)
    if best in BID:
        bids = Bids(position, best - NO_TRICK, other - NO_TRICK)
        return (rule.say(bids) for rule in BID_RULES if rule.holds(bids))
    choice = Choice(position, position.play(best), position.play(other), target_of(position, fact))
    aims = aims_of(position, fact) - (set() if loses else {"lose"})
    if not wins and "lose" in aims:
        aims -= {"win", "keep"}
    return (rule.say(choice) for rule in CARD_RULES if rule.aim in aims and rule.holds(choice))
