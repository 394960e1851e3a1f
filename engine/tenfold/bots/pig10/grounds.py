"""What a seat of PIG 10 sees that speaks for one act against another: the middle, the cards left, and its own hand.

`RULES` is the table. Each rule is one thought that is certain for the seat, so for the first act and not the second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Literal, NamedTuple, TypeAlias

from tenfold.bots.pig10 import SEATS, text
from tenfold.games.pig10 import Pig10Observation
from tenfold.games.pig10.cards import CARD_OF, FROG, KINDS, PIGMAID, POSSIBLE, RESULT, TEN, TEXTS, plays
from tenfold.messages import Message
from tenfold.observation import Outlook
from tenfold.sentences import Card, Person

TAKES, BUSTS, ANSWERS = range(SEATS)
"""The numbers of the facts: the act makes ten, goes over ten, lets the next seat make ten."""

Topic: TypeAlias = Literal["nothing", "takes", "busts", "answers", "own", "next", "before", "other"]
"""What the fact is about; the last four are whose cards it is about."""

SAFE = (FROG, 1, PIGMAID)
"""The cards that can stay within ten on any middle."""

FITS = tuple(
    sum(any(value <= TEN for _, value in plays(card, before, None)) for before in range(TEN)) for card in range(KINDS)
)
"""By card, the number of values of the middle from which it need not go over ten."""

HIGH = 9
"""The card that leaves the next seat the least room on an empty middle."""

TENS_SHARE, OVER_SHARE = 1 / 24, 1 / 10
"""The differences worth a word, as shares of the unseen cards: in those that make ten, and in those that go over.

Half of the cards that make ten are always worth it.
"""

FEW_KINDS = 5
"""The most kinds of cards that are listed."""

FEW_CARDS = 3
"""Up to this many cards are few to give away."""

MANY_TENS = 3
"""From this many cards that make ten, leaving a value is a risk."""


class Left(NamedTuple):
    """What an act leaves to the next seat: its card, the value, and what the unseen cards would do with it.

    - `tens`: how many unseen cards make ten; 0 if the act takes or gives away the middle
    - `over`: how many unseen cards must go over ten
    - `safe`: the kinds of the others
    """

    card: int
    value: int
    cards: int
    tens: int
    over: int
    safe: tuple[int, ...]

    @property
    def stays(self) -> bool:
        """True if the value is below ten, so the middle stays."""
        return self.value < TEN


class Pair:
    """Two acts of a seat, and what it knows of the seat that plays next."""

    def __init__(self, observation: Pig10Observation, best: int, other: int) -> None:
        self.seen = observation
        self.best: Left = self._left(best)
        self.other: Left = self._left(other)
        self.unseen: int = sum(observation.unseen)

    def _left(self, action: int) -> Left:
        unseen = self.seen.unseen
        (act,) = [each for each in self.seen.legal if each.action == action]
        card, value = CARD_OF[action], _value(act)
        if value >= TEN:
            return Left(card, value, act.cards, 0, 0, ())
        ways = [[RESULT[way][value] for way in POSSIBLE[kind][value][card]] for kind in range(KINDS)]
        safe = tuple(kind for kind in range(KINDS) if unseen[kind] and min(ways[kind]) <= TEN)
        over = sum(unseen) - sum(unseen[kind] for kind in safe)
        return Left(card, value, act.cards, unseen[TEN - value], over, safe)

    @cached_property
    def sizes(self) -> list[int]:
        """Return the number of cards in each hand after either act."""
        sizes = [*self.seen.hand_sizes]
        sizes[self.seen.seat] -= not self.seen.pile
        return sizes

    @cached_property
    def next(self) -> int | None:
        """Return the next other seat on turn; None if it is this seat again, or no one."""
        players, seat = self.seen.players, self.seen.seat
        order = [(seat + step) % players for step in range(1, players)]
        return next((other for other in order if self.sizes[other]), None)

    @property
    def before(self) -> int:
        """Return the seat that gets the cards if this seat goes over ten."""
        return (self.seen.seat or self.seen.players) - 1

    @property
    def gains(self) -> bool:
        """True if this seat gets the cards when the next seat goes over ten."""
        return self.next == (self.seen.seat + 1) % self.seen.players

    @property
    def stay(self) -> bool:
        """True if both acts leave the middle to another seat."""
        return self.best.stays and self.other.stays and self.next is not None

    def surely_has(self, count: int) -> bool:
        """True if the next seat must hold one of this many unseen cards."""
        return self.next is not None and count > self.unseen - self.sizes[self.next]

    def hand(self, card: int) -> list[int]:
        """Return the own hand without a card, before drawing."""
        hand = [*map(int, self.seen.hand)]
        hand.remove(card)
        return hand

    @property
    def keeps(self) -> bool:
        """True if only the first act keeps the last copy of the other's card."""
        return self.other.card not in self.hand(self.other.card) and self.best.card != self.other.card


def _value(act: Outlook) -> int:
    assert act.value is not None
    return act.value


# The rules. Each returns its sentence, or None where it does not hold.


def makes_ten(pair: Pair) -> Message | None:
    """Return that the act makes ten."""
    return text.ground_makes_ten(count=pair.best.cards) if pair.best.value == TEN else None


def all_others_over(pair: Pair) -> Message | None:
    """Return that all other acts go over ten, and there are several."""
    within = sum(_value(act) <= TEN for act in pair.seen.legal)
    return text.ground_all_others_over if within == 1 and pair.best.stays and len(pair.seen.legal) > 2 else None


def other_over(pair: Pair) -> Message | None:
    """Return that the other act gives the cards away."""
    if pair.best.value > TEN or pair.other.value <= TEN:
        return None
    return text.ground_other_over(card=_card(pair.other.card), who=Person(pair.before), count=pair.other.cards)


def next_must_go_over(pair: Pair) -> Message | None:
    """Return that the next seat has nothing that stays within ten."""
    if not pair.stay or not pair.gains or pair.best.safe or not pair.other.safe or pair.next is None:
        return None
    return text.ground_next_must_go_over(who=Person(pair.next), taker=Person(pair.seen.seat))


def next_has_ten(pair: Pair) -> Message | None:
    """Return that the next seat surely could make ten after the other act, and can't after this one."""
    if not pair.stay or pair.best.tens or not pair.surely_has(pair.other.tens) or pair.next is None:
        return None
    return text.ground_next_has_ten(
        who=Person(pair.next), card=_card(TEN - pair.other.value), value=pair.best.value, theirs=pair.other.value
    )


def taken_next(pair: Pair) -> Message | None:
    """Return that of two seats, this one can take the cards after anything that the other plays."""
    if not pair.stay or pair.next is None or pair.seen.players > 2:
        return None
    if not _takes_next(pair, pair.best) or _takes_next(pair, pair.other):
        return None
    return text.ground_taken_next(who=Person(pair.next), taker=Person(pair.seen.seat))


def _takes_next(pair: Pair, left: Left) -> bool:
    """True if each reply goes over ten, or leaves a value from which this seat makes ten."""
    held = pair.hand(left.card)
    return all(value > TEN or (value < TEN and TEN - value in held) for value, _ in _replies(pair, left))


def _replies(pair: Pair, left: Left) -> list[tuple[int, int]]:
    """Return all values that the next seat could leave, with its card."""
    kinds = [kind for kind in range(KINDS) if pair.seen.unseen[kind]]
    return [(RESULT[way][left.value], kind) for kind in kinds for way in POSSIBLE[kind][left.value][left.card]]


def tens_are_gone(pair: Pair) -> Message | None:
    """Return that no unseen card makes ten."""
    if not pair.stay or pair.best.tens or not pair.other.tens or pair.next is None:
        return None
    card, value = TEN - pair.best.value, pair.best.value
    if card in pair.hand(pair.best.card):
        return text.ground_tens_are_held(card=_card(card), who=Person(pair.next), value=value)
    return text.ground_tens_are_gone(card=_card(card), value=value)


def fewer_tens(pair: Pair) -> Message | None:
    """Return that clearly fewer unseen cards make ten."""
    best, other = pair.best, pair.other
    is_clear = other.tens - best.tens >= max(1, TENS_SHARE * pair.unseen) or 0 < 2 * best.tens <= other.tens
    if not pair.stay or not is_clear:
        return None
    return text.ground_fewer_tens(count=best.tens, value=best.value, many=other.tens, theirs=other.value)


def few_within(pair: Pair) -> Message | None:
    """Return that few kinds of cards stay within ten, clearly fewer cards than after the other act."""
    if not _more_over(pair) or not 0 < len(pair.best.safe) <= FEW_KINDS or pair.next is None:
        return None
    safe = tuple(map(_card, pair.best.safe))
    return text.ground_few_within(count=len(safe), cards=safe, who=Person(pair.next))


def more_over(pair: Pair) -> Message | None:
    """Return that clearly more unseen cards go over ten."""
    best, other = pair.best, pair.other
    if not _more_over(pair):
        return None
    return text.ground_more_over(
        value=best.value, count=best.over, unseen=pair.unseen, theirs=other.value, many=other.over
    )


def _more_over(pair: Pair) -> bool:
    return pair.stay and pair.gains and pair.best.over - pair.other.over >= max(1, OVER_SHARE * pair.unseen)


def gives_to_keep(pair: Pair) -> Message | None:
    """Return that going over ten keeps a card that never has to."""
    if pair.best.value <= TEN or not pair.other.stays or not _keeps_safe(pair):
        return None
    return text.ground_gives_to_keep(
        count=pair.best.cards, card=_card(pair.other.card), special=_special(pair.other.card)
    )


def better_over(pair: Pair) -> Message | None:
    """Return that going over ten leaves nothing to the next seat, which isn't the one that gets the cards."""
    best, other = pair.best, pair.other
    if best.value <= TEN or not other.stays or pair.next in (None, pair.before) or other.tens < MANY_TENS:
        return None
    return text.ground_better_over(value=other.value, count=other.tens)


def gives_to_last(pair: Pair) -> Message | None:
    """Return that going over ten gives the cards to the seat that has won the fewest."""
    scores = pair.seen.scores
    least = [seat for seat, score in enumerate(scores) if score == min(scores)]
    if pair.best.value <= TEN or not pair.other.stays or pair.seen.players == 2 or least != [pair.before]:
        return None
    return text.ground_gives_to_last(who=Person(pair.before))


def gives_few(pair: Pair) -> Message | None:
    """Return that going over ten gives away few cards."""
    if pair.best.value <= TEN or not pair.other.stays or pair.best.cards > FEW_CARDS:
        return None
    return text.ground_gives_few(count=pair.best.cards)


def both_over(pair: Pair) -> Message | None:
    """Return that both acts go over ten, and this one keeps the card that fits more middles."""
    if min(pair.best.value, pair.other.value) <= TEN or not _keeps_fitting(pair):
        return None
    return text.ground_both_over(card=_card(pair.other.card))


def keeps_safe(pair: Pair) -> Message | None:
    """Return that the act keeps a card that never has to go over ten."""
    if not pair.best.stays or not pair.other.stays or not _keeps_safe(pair):
        return None
    return text.ground_keeps_safe(card=_card(pair.other.card), special=_special(pair.other.card))


def can_follow(pair: Pair) -> Message | None:
    """Return that of two seats, this one can stay within ten after anything that the other plays."""
    if not pair.stay or pair.next is None or pair.seen.players > 2:
        return None
    if pair.best.tens > pair.other.tens or not _can_follow(pair, pair.best) or _can_follow(pair, pair.other):
        return None
    return text.ground_can_follow(who=Person(pair.next), taker=Person(pair.seen.seat))


def _can_follow(pair: Pair, left: Left) -> bool:
    held = pair.hand(left.card)
    return all(
        any(RESULT[way][value] <= TEN for card in held for way in POSSIBLE[card][value][last])
        for value, last in _replies(pair, left)
        if value < TEN
    )


def keeps_high(pair: Pair) -> Message | None:
    """Return that both acts go over ten, and this one keeps the card that leaves little room on an empty middle."""
    if min(pair.best.value, pair.other.value) <= TEN or not pair.keeps or pair.other.card != HIGH:
        return None
    return text.ground_keeps_high(card=_card(HIGH))


def keeps_pig(pair: Pair) -> Message | None:
    """Return that both acts go over ten, and this one keeps the crowned pig."""
    if min(pair.best.value, pair.other.value) <= TEN or not pair.keeps or pair.other.card != TEN:
        return None
    return text.ground_keeps_pig(card=_card(TEN))


def keeps_fitting(pair: Pair) -> Message | None:
    """Return that the act keeps a card that fits more middles."""
    if not pair.best.stays or not pair.other.stays or not _keeps_fitting(pair):
        return None
    return text.ground_keeps_fitting(card=_card(pair.other.card), worse=_card(pair.best.card))


def _keeps_safe(pair: Pair) -> bool:
    return pair.keeps and pair.other.card in SAFE and pair.best.card not in SAFE


def _keeps_fitting(pair: Pair) -> bool:
    return pair.keeps and FITS[pair.other.card] > FITS[pair.best.card]


def _card(kind: int) -> Card:
    return Card(TEXTS[kind])


def _special(kind: int) -> str:
    return {FROG: "frog", PIGMAID: "pigmaid"}.get(kind, "none")


class Rule(NamedTuple):
    """One thought: what it says, the facts that it explains, and those beside which it makes no sense."""

    says: Callable[[Pair], Message | None]
    explains: tuple[Topic, ...] = ()
    unfit: tuple[Topic, ...] = ()


RULES = (
    Rule(makes_ten),
    Rule(all_others_over, ("busts",)),
    Rule(other_over),
    Rule(next_must_go_over, ("own", "next", "before", "other", "answers")),
    Rule(next_has_ten, ("answers", "next")),
    Rule(taken_next, ("own", "next")),
    Rule(tens_are_gone, ("answers", "next")),
    Rule(few_within, ("own", "next", "before", "other")),
    Rule(fewer_tens, ("answers", "next")),
    Rule(more_over, ("own", "next", "before", "other")),
    Rule(gives_to_keep),
    Rule(better_over, ("answers", "next")),
    Rule(gives_to_last, unfit=("before",)),
    Rule(gives_few),
    Rule(both_over),
    Rule(keeps_high),
    Rule(keeps_pig),
    Rule(keeps_safe, unfit=("answers",)),
    Rule(can_follow, unfit=("answers",)),
    Rule(keeps_fitting, unfit=("answers",)),
)
"""The most telling first. Of two that hold, one that explains the fact is said."""


def topic_of(observation: Pig10Observation, fact: int | None) -> Topic:
    """Return what a fact is about."""
    if fact is None:
        return "nothing"
    if fact < SEATS:
        return ("takes", "busts", "answers")[fact]
    seat, players = observation.seat, observation.players
    steps = (fact - SEATS - seat) % players
    return "own" if not steps else "next" if steps == 1 else "before" if steps == players - 1 else "other"


def grounds_of(observation: Pig10Observation, best: int, other: int, fact: int | None) -> Iterator[Message]:
    """Return what speaks for the first act against the second (`reasons.Grounds`)."""
    topic = topic_of(observation, fact)
    pair = Pair(observation, best, other)
    if topic in ("takes", "busts"):  # the fact says it all, but for what it explains
        rules = [rule for rule in RULES if topic in rule.explains]
    else:
        rules = sorted(RULES, key=lambda rule: topic not in rule.explains)
    said = (rule.says(pair) for rule in rules if topic not in rule.unfit)
    return (message for message in said if message is not None)
