"""Which cards of a hand will win a trick, and what that says for a bid or a card.

After an act, everyone plays the round out by the rules of thumb, in worlds that may be true. A card that wins in most
of them is one to count on. A hint says so first: what a seat still needs, and what will bring it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from tenfold.bots.reasons import aim_only, joined
from tenfold.bots.search import Findings
from tenfold.bots.ten_nine_eight import text
from tenfold.bots.ten_nine_eight.finish import finish
from tenfold.bots.ten_nine_eight.grounds import Position, grounds_of, left_over, why_counted
from tenfold.bots.ten_nine_eight.rules import usual_bid
from tenfold.french import SUIT_OF, SUITS, TEXTS, members
from tenfold.games.ten_nine_eight import TenNineEightObservation, TenNineEightState
from tenfold.games.ten_nine_eight.cards import BID, NO_TRICK, taking
from tenfold.games.ten_nine_eight.phases import BIDDING
from tenfold.messages import Message
from tenfold.sentences import Card, Person

WORLDS = 100
"""The number of worlds that are played out for a plan."""

LIKELY, UNLIKELY = 0.65, 0.35
"""A card that wins in this share of the worlds will probably win, or will more often lose. In between, it may."""

MOST, MOST_OF_BID = 4, 7
"""The most cards that are named beside a ground, and for a bid."""

MOST_DOUBTFUL = 3
"""The most cards that are named as not to be counted on."""

MOST_RIVALS = 2
"""The most rivals of whom a hint says what they need."""

KING = 11
"""The rank of a king, from 0 for a two."""

SAYS_NEED = frozenset(
    {
        "lost_so_feed",
        "lost_so_stop",
        "lost_but_scores",
        "lost_but_saves",
        "lost_and_costs",
        "needs_all",
        "needs_all_safe",
        "needs_it",
        "makes_bid",
        "bid_none",
        "has_bid",
        "top_trumps",
        "easier_to_beat",
        "drop_to_feed",
    }
)
"""The grounds that say by themselves what the seat or its rival needs.

That a rival wants no more is said for a card that is to lose, which the tricks that the seat needs would contradict.
"""

COUNTS = frozenset(
    {
        "fewer_beat",
        "more_beat",
        "more_or_trumps",
        "keep_better",
        "drop_better",
        "is_trump",
        "keep_trump",
        "keep_trumps",
    }
)
"""The grounds that only compare two cards. They explain nothing to someone who doesn’t know what the seat is after."""


WINNING = frozenset(
    {
        "last_wins",
        "safe",
        "ruff",
        "beats",
        "may_trump",
        "first_trick",
        "only_trumps",
        "draws",
        "fewer_beat",
        "is_trump",
        "harder_to_beat",
    }
)
"""The grounds for a card that is to win. It can’t be said of them that other cards will bring the tricks."""


LOSING = frozenset(
    {
        "bid_none",
        "has_bid",
        "top_trumps",
        "easier_to_beat",
        "can_lose",
        "sinks",
        "trump_helps",
        "more_or_trumps",
        "not_trump",
        "cannot_win",
        "more_beat",
        "lead_trump",
        "lower_later",
        "drop_to_feed",
        "drop_trump",
        "drop_high",
        "drop_better",
        "discard_later",
        "trump_later",
        "keep_for_later",
        "keep_higher",
        "keep_trump",
        "keep_trumps",
        "keep_better",
        "keep_to_stop",
    }
)
"""The grounds for a card that is to lose, or to go so that a better one stays. They contradict those of `WINNING`."""


def opposed(one: str, other: str) -> bool:
    """True if one ground is for a card that is to win, and the other for a card that is to lose."""
    return (one in WINNING and other in LOSING) or (one in LOSING and other in WINNING)


STOPS = frozenset({"harder_to_beat", "keep_to_stop"})
"""The grounds for a trick that a rival needs. For a seat that needs none, “no more tricks” would deny them."""


class Planned:
    """What a hint says of a decision: what the seat is after, and what can be seen. Each plan takes time, and is kept.

    `best` of the findings is the act whose plan decides if the seat can afford to lose a trick.
    """

    def __init__(self, seen: TenNineEightObservation, worlds: Iterator[TenNineEightState], found: Findings) -> None:
        self._seen = seen
        self._worlds = worlds
        self._best = found.best
        self._position = Position(seen)
        self._plans: dict[int, Plan] = {}

    def grounds(self, action: int, other: int, fact: int | None) -> Iterable[Message]:
        """Return what can be seen. The best bid is compared with the one beside it, which people think of.

        If cards explain a bid, nothing else does. And a card that the plan counts on needs no other reason to be kept.
        """
        if action not in BID:
            loses, brings = self._tricks
            if other in brings:
                return ()
            return grounds_of(self._seen, action, other, fact, loses=loses, wins=not brings, position=self._position)
        beside = action + (1 if other > action else -1)
        return () if action != self._best or self.plan(action, ()) else grounds_of(self._seen, action, beside, fact)

    def plan(self, action: int, said: Sequence[Message]) -> Message | None:
        """Return what the seat needs, or which cards speak for a bid."""
        if action in BID:
            bid, plan = action - NO_TRICK, self._plan(action)
            cards = for_bid(bid, SUITS.index(self._seen.trump), plan)
            why = why_counted(self._position, *counted(bid, plan)) or left_over(self._position, bid)
            return cards and joined(cards, why)
        aim = for_card(self._seen, action, said, self._plan(action))
        return aim if said or aim is None or aim.key == "all_lost" else aim_only(aim)

    @cached_property
    def _tricks(self) -> tuple[bool, list[int]]:
        """Return if the seat can make its bid without the best card, and the cards that will bring it then."""
        plan = self._plan(self._best)
        return can_lose(self._seen, self._best, plan), bringing(self._seen, self._best, plan)

    def _plan(self, action: int) -> Plan:
        if action not in self._plans:
            self._plans[action] = plan_of(islice(self._worlds, WORLDS), action)
        return self._plans[action]


class Plan(NamedTuple):
    """How often each card of a hand wins a trick after an act, if everyone plays by the rules of thumb."""

    wins: Mapping[int, float]

    @property
    def ranked(self) -> list[int]:
        """Return the cards, those that win most often first."""
        return sorted(self.wins, key=lambda card: (-self.wins[card], -card))

    def by_rank(self) -> Plan:
        """Return the plan with the highest rates of each suit for its highest cards, which would win as often there."""
        wins: dict[int, float] = {}
        for suit in range(len(SUITS)):
            held = sorted(card for card in self.wins if SUIT_OF[card] == suit)
            wins |= dict(zip(held, sorted(self.wins[card] for card in held), strict=True))
        return Plan(wins)

    def parts(self) -> tuple[list[int], list[int], list[int]]:
        """Return the cards that will probably win, those that may, and those that will more often lose."""
        sure = [card for card in self.ranked if self.wins[card] >= LIKELY]
        rest = [card for card in self.ranked if self.wins[card] < UNLIKELY]
        return sure, [card for card in self.ranked if card not in {*sure, *rest}], rest


def plan_of(worlds: Iterable[TenNineEightState], action: int) -> Plan:
    """Return the plan of the seat on turn for an action."""
    won: Counter[int] = Counter()
    hand: set[int] = set()
    count = 0
    for given in worlds:
        world = given.clone(events=False)
        seat = world.turn
        hand |= {*members(world.hands[seat])}
        won.update(_winners(world, seat, action))
        count += 1
    return Plan({card: won[card] / count for card in hand})


def _winners(state: TenNineEightState, seat: int, action: int) -> set[int]:
    """Return the cards with which a seat wins a trick, from this action to the end of the round."""
    taken: list[tuple[int, int]] = []
    trick, number = [*state.trick, action], state.round
    if action < NO_TRICK and len(trick) == state.game.players:
        place = taking(trick, state.trump)
        taken.append(((state.leader + place) % state.game.players, trick[place]))
    state.apply_action(action)
    if state.round == number:
        while state.phase is BIDDING:
            state.apply_action(usual_bid(state))
        finish(state, taken)
    return {card for taker, card in taken if taker == seat}


def needs(seen: TenNineEightObservation) -> int:
    """Return the tricks that a seat still needs for its bid; negative if it has too many."""
    return (seen.bids[seen.seat] or 0) - seen.tricks[seen.seat]


def is_lost(seen: TenNineEightObservation) -> bool:
    """True if a seat can't make its bid any more."""
    return not 0 <= needs(seen) <= len(seen.hand)


def can_lose(seen: TenNineEightObservation, best: int, plan: Plan) -> bool:
    """True if a seat that plays this card can make its bid without it."""
    need = needs(seen)
    others = sum(often for card, often in plan.wins.items() if card != best)
    return need <= 0 or is_lost(seen) or (plan.wins[best] < UNLIKELY and others >= need)


def bringing(seen: TenNineEightObservation, best: int, plan: Plan) -> list[int]:
    """Return the cards that will probably win all tricks that a seat needs, without this one; none if that’s unsure."""
    need = needs(seen)
    named = [card for card in plan.ranked if card != best][: max(0, need)]
    sure = need <= MOST and can_lose(seen, best, plan) and all(plan.wins[card] >= LIKELY for card in named)
    return named if sure and not is_lost(seen) else []


def for_card(seen: TenNineEightObservation, best: int, grounds: Sequence[Message], plan: Plan) -> Message | None:
    """Return what the seat still needs and which cards will bring it, unless a ground says so.

    What it needs stands on the table: it’s no reason by itself, and two grounds say more, unless the first only counts
    cards. But to need no more turns everything round, so that comes first.
    """
    who, need = Person(seen.seat), needs(seen)
    silent = SAYS_NEED if need else SAYS_NEED | STOPS
    if any(ground.key in silent for ground in grounds):
        return None
    if is_lost(seen):
        return _lost(seen, who, best, plan, says_whom=bool(grounds))
    named = bringing(seen, best, plan)
    if named:
        return text.need_comes(tricks=need, hand=_named(named))
    if need and len(grounds) != 1 and not (grounds and grounds[0].key in COUNTS):
        return None
    wins = any(ground.key in WINNING for ground in grounds)
    brings = need > 0 and not wins and can_lose(seen, best, plan)
    return text.need_comes_else(tricks=need) if brings else text.need(who=who, tricks=need)


def _lost(seen: TenNineEightObservation, who: Person, best: int, plan: Plan, *, says_whom: bool) -> Message | None:
    """Return what is left to play for: points for each trick, or the bids of others. A ground says whose.

    If none does, the cards are named that can take tricks which rivals need. If there are none, one or two rivals are
    named, with what they need: that’s what to stop.
    """
    match seen.setting("missed"):
        case "tricks":
            return text.lost_but_scores
        case "minus":
            return text.lost_but_saves if needs(seen) > 0 else text.lost_and_costs
    position = Position(seen)
    rivals = position.open_rivals
    if not rivals:
        return text.all_lost
    lost = text.bid_lost(who=who)
    if says_whom:
        return lost
    task = text.last_bid(rival=Person(rivals[0])) if len(rivals) == 1 else text.stop_others
    kept = [card for card in plan.ranked if card != best and plan.wins[card] >= LIKELY][:MOST]
    if kept and plan.wins[best] < UNLIKELY and any(position.needs[seat] > 0 for seat in rivals):
        return joined(lost, task, text.save_to_win(hand=_named(kept)))
    missing = [text.need(who=Person(seat), tricks=position.needs[seat]) for seat in rivals]
    return joined(lost, task, *(missing if len(missing) <= MOST_RIVALS else []))


def for_bid(bid: int, trump: int, plan: Plan) -> Message | None:
    """Return which cards speak for a bid, and for no more; None if that isn’t clear."""
    sure, may, rest = plan.by_rank().parts()
    if not len(sure) <= bid <= len(sure) + len(may) or len(sure) + len(may) > MOST_OF_BID:
        return None
    if any(_is_better(card, less, trump) for card in rest for less in (*sure, *may)):
        return None  # a good card loses after enough tricks, which is no reason for the bid
    if may:
        return _counted_on(bid, sure, may) if bid else None
    if not rest:
        return text.all_win
    twins = [card for card in sure if card == rest[0] + 1 and SUIT_OF[card] == SUIT_OF[rest[0]] == trump]
    if twins:  # one of two trumps that are alike: no one can see why it’s the higher one
        others = [card for card in sure if card not in twins]
        wins = text.will_win(hand=_named(others)) if others else None
        return joined(wins, text.count_on(tricks=1, more=_named([*twins, rest[0]])))
    wins = text.will_win(hand=_named(sure)) if sure else None
    return joined(wins, text.count_on(tricks=0, more=_named(doubtful(rest))))


def _counted_on(bid: int, sure: Sequence[int], may: Sequence[int]) -> Message | None:
    """Return which cards will probably win, and how many tricks the ones that may win are to bring."""
    wins, left = (text.will_win(hand=_named(sure)) if sure else None), bid - len(sure)
    if left == len(may):
        return joined(wins, text.count_all(more=_named(may), how="also" if sure else "alone"))
    return joined(wins, text.count_on(tricks=left, more=_named(may)))


def doubtful(rest: Sequence[int]) -> list[int]:
    """Return the best of the cards that will more often lose, and the highest ones: people think of these.

    The highest comes first.
    """
    by_rank = sorted(rest, key=lambda card: -(card % 13))
    return [card for card in by_rank if card in {rest[0], by_rank[0]} or card % 13 >= KING][:MOST_DOUBTFUL]


def counted(bid: int, plan: Plan) -> tuple[list[int], int | None]:
    """Return the cards that `for_bid` counts on, and the best one that it names but doesn’t count on, or None.

    If it counts on some of several cards, the last of them is named as well.
    """
    sure, may, rest = plan.by_rank().parts()
    if may and bid > len(sure):
        return [*sure, *may], may[-1] if bid < len(sure) + len(may) else None
    return sure, next(iter([*may, *doubtful(rest)]), None)


def _is_better(card: int, less: int, trump: int) -> bool:
    """True if a card is a higher one of two trumps, or of two cards that are no trumps."""
    return (SUIT_OF[card] == trump) == (SUIT_OF[less] == trump) and card % 13 > less % 13


def _named(cards: Iterable[int]) -> tuple[Card, ...]:
    return tuple([Card(TEXTS[card]) for card in sorted(cards, reverse=True)])
