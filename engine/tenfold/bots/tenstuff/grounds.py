"""What a seat of Tenstuff can see that speaks for one act against another.

Each act is described by the cards that leave the hand with it (`Act`). Each rule of `RULES` holds one thought. It is
certain from what the seat knows, and holds for the first act but not for the second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Literal, NamedTuple, TypeAlias

from tenfold.bots.tenstuff import text
from tenfold.games.tenstuff import TenstuffObservation
from tenfold.games.tenstuff.actions import CARD_OF, ORDER, ORDERS, SET_OF, TABLE
from tenfold.games.tenstuff.cards import (
    ACE,
    BIT,
    CARDS,
    FULL,
    JACK,
    OF_RANK,
    OF_SUITS,
    SETS,
    SIXES,
    SUITS,
    TEN,
    TENS,
    TEXTS,
    giveable,
    lowest,
    members,
    playable,
    rank_of,
    set_of,
)
from tenfold.messages import Message
from tenfold.sentences import Card, Person

About: TypeAlias = Literal["self", "them"]
"""Whom a thought is about: the seat that decides, or the seat that the act hits."""

QUEEN, KING = 12, 13

FEW = 3
"""With at most this many cards, a seat is close to going out."""

FIVE = 5
"""Cards are drawn up to a multiple of this if a cheat is caught."""

FITTING = 4096
"""The number of pairs of sets of which it’s remembered if one fits on the other."""

FACES = OF_RANK[JACK] | OF_RANK[QUEEN] | OF_RANK[KING]

SUIT_WORDS = (text.diamonds, text.clubs, text.hearts, text.spades)

CHEATS = frozenset({"slip", "arrange", "fake"})
SPECIAL = frozenset({"match", "attempt", "slam"})
PLAYS = frozenset({"lead", "plain", *SPECIAL})
WAITS = frozenset({"pass", "stop"})
HANDS_OVER = frozenset({"give", "return"})
THROWN = "skip"


class Act(NamedTuple):
    """What an act does with the hand of its seat.

    - `kind`: the kind of its outlook; `begin` for letting the seat on turn start
    - `cards`: the cards that it is about
    - `rest`: the cards that are then left, except for what follows
    - `chain`: the sets that can follow after a match in the same turn
    - `gift`: the cards that can be given away after it
    - `taker`: the seat that it hits
    - `misplaced`: whether a set goes to the wrong place
    """

    kind: str
    cards: int
    rest: int
    chain: tuple[int, ...] = ()
    gift: int = 0
    taker: int | None = None
    on_table: bool = False
    misplaced: bool = False

    @property
    def follows(self) -> int:
        """Return the cards that can leave the hand after it in the same turn."""
        return sum(self.chain) | self.gift

    @property
    def left(self) -> int:
        """Return the cards that are left after everything that can follow."""
        return self.rest & ~self.follows

    @property
    def shed(self) -> int:
        """Return how many cards can leave the hand in this turn."""
        return (self.cards | self.follows).bit_count() if self.plays else 0

    @property
    def plays(self) -> bool:
        """True if it plays a set."""
        return self.kind in PLAYS

    @property
    def waits(self) -> bool:
        """True if it plays no set, or no other one."""
        return self.kind in WAITS

    @property
    def hands_over(self) -> bool:
        """True if it chooses a card to give or return."""
        return self.kind in HANDS_OVER

    @property
    def spares(self) -> bool:
        """True if it keeps cards: it plays, gives or returns no more of them."""
        return self.waits or self.kind == "done"

    @property
    def rank(self) -> int:
        """Return the rank of its cards."""
        return rank_of(self.cards)


class Choice:
    """Two acts of a seat, of which the first is better."""

    def __init__(self, seen: TenstuffObservation, best: int, other: int) -> None:
        self.seen = seen
        self.hand: int = set_of(CARDS[card] for card in seen.hand) & ~set_of(CARDS[card] for card in seen.marked)
        self.last: int = set_of(CARDS[card] for card in seen.last)
        self.numbers: tuple[int, int] = best, other
        self.best: Act = self.act(best)
        self.other: Act = self.act(other)

    @property
    def me(self) -> int:
        """Return the seat that decides."""
        return self.seen.seat

    @property
    def turn(self) -> int:
        """Return the seat on turn."""
        return self.seen.current_player

    @property
    def after(self) -> int | None:
        """Return the seat that comes after the one on turn, unless that is the deciding seat itself."""
        return None if self.seen.after == self.me else self.seen.after

    @property
    def subject(self) -> int | None:
        """Return the seat that the decision affects most, besides the one that decides."""
        if self.seen.partner is not None:
            return self.seen.partner
        return self.turn if self.turn != self.me else self.after

    @property
    def table_due(self) -> bool:
        """True if a set has to go on the table."""
        seen = self.seen
        return seen.setting("excommunication") != "off" and not (seen.reversed or seen.draw) and bool(seen.play)

    @property
    def can_draw(self) -> bool:
        """True if there is a card to draw, even if nothing is played."""
        seen = self.seen
        return bool(seen.draw) or (not seen.reversed and len(seen.play) > len(seen.last))

    @property
    def top(self) -> int | None:
        """Return the next card to draw, if the seat knows it."""
        draw = self.seen.draw
        return CARDS[draw[0]] if draw and draw[0] else None

    @cached_property
    def placed(self) -> int:
        """Return all cards whose place the seat knows."""
        seen = self.seen
        piles = (*seen.draw, *seen.play)
        known = [card for cards in (seen.hand, *seen.known, piles) for card in cards if card]
        return set_of(CARDS[card] for card in known)

    @cached_property
    def drawable(self) -> int:
        """Return the cards that can be the next one to draw."""
        if self.top is not None:
            return BIT[self.top]
        return self.seen.possible[self.seen.players] & ~self.placed & FULL

    def act(self, action: int) -> Act:
        """Return what an action does."""
        seen = self.seen
        outlook = next((outlook for outlook in seen.legal if outlook.action == action), None)
        if outlook is None or outlook.kind == "begin":
            return Act("begin", 0, self.hand, taker=None if self.turn == self.me else self.turn)
        if action in SET_OF:
            return self._set(SET_OF[action], outlook.kind, outlook.taker, on_table=action in TABLE)
        cards = BIT[CARD_OF[action]] if action in CARD_OF else 0
        leaves = outlook.kind in {*HANDS_OVER, "slip", THROWN}
        gift = self._later(cards) if outlook.kind in HANDS_OVER else 0
        return Act(outlook.kind, cards, self.hand & ~cards if leaves else self.hand, gift=gift, taker=outlook.taker)

    def _set(self, cards: int, kind: str, taker: int | None, *, on_table: bool) -> Act:
        """Return what playing a set does."""
        rest = self.hand & ~cards
        misplaced = on_table != self.table_due
        chain: tuple[int, ...] = ()
        gift = 0
        if not misplaced and kind == "match":
            chain = longest(rest, cards)
        elif not misplaced and kind == "slam" and rank_of(cards) > ACE:
            gift = giveable(rest, cards)
        return Act(kind, cards, rest, chain, gift, taker, on_table, misplaced)

    def _later(self, card: int) -> int:
        """Return the cards that can still be given or returned after this one."""
        higher = self.hand & ~(2 * card - 1)
        if self.seen.phase == "give":
            return giveable(self.hand, self.last) & higher
        return OF_SUITS[1 << SUITS.index((self.seen.ten or "")[1])] & ~TENS & higher

    def next_seat(self, seat: int, direction: int) -> int:
        """Return the next seat with cards that may play, from a seat in a direction."""
        seen = self.seen
        for _ in range(seen.players):
            seat = (seat + direction) % seen.players
            if seen.hand_sizes[seat] and seat not in seen.excommunicated:
                break
        return seat

    def fits_on(self, cards: int) -> int:
        """Return the cards outside the hand on which a set can be played."""
        return set_of(card for card in members(FULL & ~self.hand) if fits(cards, BIT[card]))

    def chances(self, cards: int) -> list[int]:
        """Return on how many cards outside the hand each of these fits by itself."""
        return [self.fits_on(BIT[card]).bit_count() for card in members(cards)]

    def fitting(self, cards: int) -> int:
        """Return the cards outside the hand that can be played on a set; all of them if there is no set."""
        return set_of(card for card in members(FULL & ~self.hand) if fits(BIT[card], cards))

    def beaten_by(self, act: Act) -> int:
        """Return the cards outside the hand that fit after an act."""
        return self.fitting(act.cards if act.plays else self.last)

    def drawn(self, act: Act, action: int) -> int | None:
        """Return the card that an act draws, or puts on top of the pile, if the seat knows it."""
        if act.kind == "order":
            return CARDS[self.seen.draw[ORDERS[ORDER.part(action)][0] - 1] or ""]
        top = self.top
        draws = act.plays or act.waits or act.kind in {"guess", "no guess"}
        return top if draws and top is not None and not (act.kind == "guess" and act.cards == BIT[top]) else None

    def reverses(self, act: Act) -> bool:
        """True if play goes the other way after this turn: three sixes have been played."""
        seen = self.seen
        if seen.reversed or seen.setting("reversal") == "off":
            return False
        return seen.sixes or any(cards.bit_count() == 3 and not cards & ~SIXES for cards in (act.cards, *act.chain))

    @property
    def follower(self) -> int | None:
        """Return who has to play next after the better act, if that is certain and no other act of this seat."""
        seen, best = self.seen, self.best
        restarts = seen.reversed and len(seen.draw) <= 1
        revives = best.gift and best.taker in seen.out
        if best.waits:
            if seen.excommunicated or not self.can_draw:
                return None  # a pass lets others play again, or may clear the last set
        elif not best.plays or best.misplaced or best.chain or not best.left:
            return None
        return None if restarts or revives or self.reverses(best) else self.after

    def breaks(self, act: Act) -> int:
        """Return the rank of which an act takes some cards, and leaves others that could have gone with them.

        It is -1 if there is none.
        """
        if not act.cards or not (act.plays or act.hands_over or act.kind == THROWN):
            return -1
        return act.rank if act.left & OF_RANK[act.rank] else -1


def longest(hand: int, last: int) -> tuple[int, ...]:
    """Return the sets that can follow after a match, with as many cards as possible: a match can follow a match."""
    found: tuple[int, ...] = ()
    for number in playable(hand, last):
        cards = SETS[number]
        matches = rank_of(cards) == rank_of(last) and cards.bit_count() == last.bit_count()
        sets = (cards, *(longest(hand & ~cards, cards) if matches else ()))
        if sum(sets).bit_count() > sum(found).bit_count():
            found = sets
    return found


@lru_cache(maxsize=FITTING)
def fits(cards: int, last: int) -> bool:
    """True if a set can be played on another; 0 is no set."""
    return any(SETS[number] == cards for number in playable(cards, last))


def row(cards: int) -> tuple[Card, ...]:
    """Return cards for a sentence."""
    return tuple([Card(TEXTS[card]) for card in members(cards)])


def single(cards: int) -> Card:
    """Return the lowest of some cards for a sentence."""
    return Card(TEXTS[lowest(cards)])


def person(seat: int | None) -> Person:
    """Return the seat that an act hits for a sentence; there is one in all acts of which this is said."""
    assert seat is not None
    return Person(seat)


# Cards that leave the hand.


def _out_this_turn(choice: Choice) -> Message | None:
    """All other cards can follow in the same turn."""
    best, other = choice.best, choice.other
    if best.left or not (best.hands_over or (best.plays and best.rest)):
        return None
    if (other.plays or other.hands_over) and not other.left:
        return None
    if best.chain:
        return text.out_by_match(who=Person(choice.me))
    return text.out_by_gift(taker=person(best.taker), who=Person(choice.me))


def _match_goes_on(choice: Choice) -> Message | None:
    """After the match, more cards can go in the same turn. They aren’t named: other ones may be better to play."""
    best, other = choice.best, choice.other
    if not best.chain or best.shed < other.shed or (other.chain and best.shed == other.shed):
        return None
    return text.match_goes_on(who=Person(choice.me), count=sum(best.chain).bit_count())


def _slam_gives(choice: Choice) -> Message | None:
    """After the slam, cards can be given away."""
    best, other = choice.best, choice.other
    if best.kind != "slam" or not best.gift or (other.gift and best.shed <= other.shed):
        return None
    return text.slam_gives(taker=person(best.taker), cards=row(best.gift), count=best.gift.bit_count())


def _frees(choice: Choice) -> Message | None:
    """Passing would end someone’s excommunication."""
    others = [seat for seat in choice.seen.excommunicated if seat != choice.me]
    if not choice.best.plays or choice.best.misplaced or choice.other.kind != "pass" or len(others) != 1:
        return None
    return text.frees(taker=Person(others[0]))


def _nothing_to_draw(choice: Choice) -> Message | None:
    """There is no card to wait for."""
    if not choice.best.plays or not choice.other.waits or choice.can_draw:
        return None
    return text.nothing_to_draw


def _sheds_anyway(choice: Choice) -> Message | None:
    """Both acts draw a card, and only one of them plays any."""
    best = choice.best
    if (
        not best.plays
        or not choice.other.waits
        or not choice.can_draw
        or best.misplaced
        or not best.rest
        or best.kind == "attempt"
        or _stops_more(choice)
    ):
        return None
    return text.sheds_anyway(who=Person(choice.me), count=best.cards.bit_count())


def _stops_more(choice: Choice) -> bool:
    """True if a face card is all that can be played, and fewer cards fit on it: that says more than the draw."""
    ranks = {rank_of(SET_OF[each.action]) for each in choice.seen.legal if each.action in SET_OF}
    return choice.best.rank >= JACK and len(ranks) == 1 and _harder(choice) is not None


def _sheds(choice: Choice) -> Message | None:
    """It takes more cards out of the hand."""
    best, other = choice.best, choice.other
    if not best.plays or not other.plays or best.shed <= other.shed:
        return None
    return text.sheds(count=best.shed, theirs=other.shed)


# Which cards to play, and which to keep.


def _keeps_together(choice: Choice) -> Message | None:
    """The other act breaks up cards of one rank that this one leaves together."""
    rank = choice.breaks(choice.other)
    if rank < 0 or choice.breaks(choice.best) >= 0:
        return None
    held = choice.hand & OF_RANK[rank]
    if choice.best.left & held != held or any(SET_OF.get(each.action) == held for each in choice.seen.legal):
        return None  # it would be no reason to keep them, if they can go now
    return text.keeps_together(above=text.of_rank(rank=rank))


def _use_the_chance(choice: Choice) -> Message | None:
    """Its cards fit on fewer others, so another chance is rarer."""
    best, other = choice.best, choice.other
    if not best.plays or not other.plays or best.rank == other.rank:
        return None
    if choice.fits_on(best.cards).bit_count() >= choice.fits_on(other.cards).bit_count():
        return None
    # The sentence speaks of ranks. So it must be true of each card, too: three cards fit on more suits than one.
    if max(choice.chances(best.cards)) >= min(choice.chances(other.cards)):
        return None
    if not best.rank and choice.last:
        return text.use_the_joker
    return text.use_the_chance(above=text.of_rank_first(rank=other.rank), below=text.of_rank(rank=best.rank))


def _saves(choice: Choice) -> Message | None:
    """It keeps cards that are useful later, and plays or gives nothing instead."""
    best, other = choice.best, choice.other
    if not best.spares or not (other.plays or other.hands_over):
        return None
    if other.rank == TEN:
        return kept(text.saves_ten, other)
    if other.rank < JACK:
        return None
    if rank_of(choice.last) < JACK and other.cards.bit_count() == 1 and _harder(choice):
        suit = SUIT_WORDS[lowest(other.cards) % len(SUITS)]
        return text.opens(card=single(other.cards), taker=person(choice.follower), last=suit)
    return kept(text.saves_high if other.rank <= QUEEN else text.saves_king, other)


def _saves_ten(choice: Choice) -> Message | None:
    """It plays other cards, and keeps the tens that the other act plays."""
    best, other = choice.best, choice.other
    if not (best.plays and other.plays) or other.rank != TEN or best.left & other.cards != other.cards:
        return None
    return kept(text.saves_ten, other)


def kept(say: Callable[..., Message], act: Act) -> Message:
    """Return a message about the cards of an act, which are kept instead."""
    return say(count=act.cards.bit_count(), card=single(act.cards), above=text.of_rank_first(rank=act.rank))


def _keeps_suit(choice: Choice) -> Message | None:
    """It keeps a card of a suit that the other act leaves none of."""
    best, other = choice.best, choice.other
    if not other.cards or best.kind in {"begin", "guess"}:
        return None
    mine, theirs = _suits(best.left), _suits(other.rest)
    lost = [suit for suit in mine if suit not in theirs]
    if not lost or len(theirs) > len([suit for suit in theirs if suit in mine]):
        return None
    faces = OF_SUITS[1 << lost[0]] & FACES & ~choice.hand
    return text.keeps_suit(last=text.a_suit(rank=lost[0])) if faces else None


def _suits(cards: int) -> list[int]:
    return [suit for suit in range(len(SUITS)) if cards & OF_SUITS[1 << suit]]


def _draws_partner(choice: Choice) -> Message | None:
    """It draws a card of a rank that it still holds, and the other act doesn’t."""
    best, other = choice.best, choice.other
    card, theirs = (choice.drawn(act, number) for act, number in zip((best, other), choice.numbers, strict=True))
    if card is None or not best.left & OF_RANK[card // 4]:
        return None
    if theirs is not None and other.rest & OF_RANK[theirs // 4]:
        return None
    return text.draws_partner(card=Card(TEXTS[card]), cards=row(best.left & OF_RANK[card // 4]))


def _right_place(choice: Choice) -> Message | None:
    """The other set goes to the wrong place."""
    if not choice.best.plays or choice.best.misplaced or not choice.other.misplaced:
        return None
    return text.on_the_table if choice.other.on_table else text.on_the_pile(who=Person(choice.me))


def _honest(choice: Choice) -> Message | None:
    """The other act cheats."""
    return text.cheating if choice.other.kind in CHEATS else None


# What it does to others.


def _blocks(choice: Choice) -> Message | None:
    """The next seat has only cards that don’t fit on it, and at least one that fits after the other act."""
    taker = choice.follower
    if taker is None or choice.best.waits or choice.other.chain:
        return None
    if len(choice.seen.known[taker]) != choice.seen.hand_sizes[taker]:
        return None
    held = set_of(CARDS[card] for card in choice.seen.known[taker])
    if held & choice.beaten_by(choice.best) or not held & choice.beaten_by(choice.other):
        return None
    return text.blocks(taker=Person(taker))


def _three_sixes(choice: Choice) -> Message | None:
    """Three sixes turn the direction, so someone else is next."""
    seen, best = choice.seen, choice.best
    if (
        not best.plays
        or best.misplaced
        or not choice.reverses(best._replace(chain=()))
        or choice.reverses(choice.other)
    ):
        return None
    before = choice.next_seat(choice.me, -1)
    if seen.after is None or before in (choice.me, seen.after):
        return None
    return text.three_sixes(next=Person(before), taker=Person(seen.after))


def _attempt(choice: Choice) -> Message | None:
    """The attempt wins a guess at the next card."""
    best, taker = choice.best, choice.after
    if best.kind != "attempt" or best.misplaced or choice.other.kind == "attempt" or taker is None or not best.rest:
        return None
    return (text.attempt_free if choice.top is None else text.attempt_seen)(taker=Person(taker))


def _harder(choice: Choice) -> Message | None:
    """Fewer cards fit on it than after the other act."""
    best, other, taker = choice.best, choice.other, choice.follower
    if taker is None or other.chain:
        return None
    if choice.beaten_by(best).bit_count() >= choice.beaten_by(other).bit_count():
        return None
    cards = best.cards if best.plays else choice.last
    rank, who = rank_of(cards), Person(taker)
    if not 0 < rank < JACK:
        return _harder_face(cards, other, who)
    above, count = text.a_rank(rank=rank), choice.seen.hand_sizes[taker]
    below = _enough(other.cards if other.plays else choice.last)
    if below is None or count <= FEW:  # then it matters more that the seat is close to going out
        return text.harder_number(taker=who, count=count, above=above)
    return text.harder_than(taker=who, above=above, below=below)


def _harder_face(cards: int, other: Act, who: Person) -> Message:
    """Return that fewer cards fit on jokers or face cards than after the other act."""
    rank = rank_of(cards)
    suits = [text.a_suit(rank=card % len(SUITS)) for card in members(cards)]
    if not rank or len(suits) > (2 if rank == KING else 1):
        return text.harder(taker=who)
    if len(suits) == 1 < other.cards.bit_count() and other.rank < JACK:
        return text.harder_pair(taker=who, card=single(cards), below=text.of_rank(rank=other.rank))
    queen = [text.a_rank(rank=QUEEN)] if rank == QUEEN else []
    last = text.a_face_card if rank == JACK else text.a_rank(rank=KING)
    return text.harder_face(taker=who, some=(*suits, text.a_joker, *queen), last=last)


def _enough(cards: int) -> Message | None:
    """Return what fits on a set, or a part of it, within a sentence: a suit on face cards; None if any card fits."""
    rank = rank_of(cards)
    if rank >= JACK:
        return text.a_suit(rank=lowest(cards) % len(SUITS))
    return text.a_rank(rank=rank) if rank > 0 else None


# Guesses.


def _guess_known(choice: Choice) -> Message | None:
    """It names the card that everyone, or only this seat, knows to be next."""
    best, taker = choice.best, choice.after
    if best.kind != "guess" or choice.top is None or best.cards != BIT[choice.top] or taker is None:
        return None
    return text.guess_known(taker=Person(taker), who=Person(choice.me))


def _guess_impossible(choice: Choice) -> Message | None:
    """The other guess can’t be right."""
    best, other = choice.best, choice.other
    if (
        other.kind != "guess"
        or other.cards & choice.drawable
        or (best.kind == "guess" and not best.cards & choice.drawable)
    ):
        return None
    return text.guess_impossible(card=single(other.cards))


def _guess_free(choice: Choice) -> Message | None:
    """A guess costs nothing, and can be right."""
    best, taker = choice.best, choice.after
    if best.kind != "guess" or choice.other.kind != "no guess" or not best.cards & choice.drawable or taker is None:
        return None
    return text.guess_free(count=choice.drawable.bit_count(), taker=Person(taker))


# Cards given and returned.


def _stays_out(choice: Choice) -> Message | None:
    """A card would bring back a seat that is out."""
    taker = choice.seen.partner
    if choice.best.kind != "done" or taker not in choice.seen.out or choice.seen.marked:
        return None
    return text.stays_out(taker=Person(taker))


def _brings_back(choice: Choice) -> Message | None:
    """A card brings back a seat that is out."""
    taker = choice.seen.partner
    if not choice.best.hands_over or choice.other.kind != "done" or taker not in choice.seen.out or choice.seen.marked:
        return None
    return text.brings_back(taker=Person(taker))


def _saves_from_out(choice: Choice) -> Message | None:
    """Without a returned card, the seat that threw the ten goes out."""
    seen, taker = choice.seen, choice.seen.partner
    if choice.best.kind != "return" or choice.other.kind != "done" or taker is None:
        return None
    if seen.hand_sizes[taker] or seen.marked:
        return None
    return text.saves_from_out(taker=Person(taker))


def _gives(choice: Choice) -> Message | None:
    """A card leaves the hand, and someone else gets it, with all others that can go."""
    best = choice.best
    if not best.hands_over or choice.other.kind != "done":
        return None
    lower = [each for each in choice.seen.legal if each.kind in HANDS_OVER and BIT[CARD_OF[each.action]] < best.cards]
    cards = best.cards if lower else best.cards | best.gift  # a lower card could go, too, so these aren’t all
    return text.gives(taker=person(best.taker), cards=row(cards), count=cards.bit_count())


# Tens.


def _last_ten(choice: Choice) -> Message | None:
    """The ten is the last card."""
    best = choice.best
    if best.kind != THROWN or best.rest or choice.other.kind == THROWN:
        return None
    return text.last_ten(who=Person(choice.me), taker=person(best.taker))


def _few_left(choice: Choice) -> Message | None:
    """The seat on turn is close to going out."""
    size = choice.seen.hand_sizes[choice.turn]
    if choice.best.kind != THROWN or choice.other.kind == THROWN or size > FEW:
        return None
    if len(choice.seen.known[choice.turn]) == size:  # then it may be certain that the seat can’t go out
        return None
    return text.few_left(taker=Person(choice.turn), count=size)


def _slams_next(choice: Choice) -> Message | None:
    """After the skip, it is this seat’s turn, with a slam."""
    best, owner = choice.best, choice.seen.last_owner
    if (
        best.kind != THROWN
        or choice.other.kind == THROWN
        or choice.seen.after != choice.me
        or owner in (None, choice.me)
    ):
        return None
    rank = rank_of(choice.last)
    if (best.rest & OF_RANK[rank]).bit_count() <= choice.last.bit_count():
        return None
    return text.slams_next(above=text.of_rank(rank=rank), taker=person(owner))


def _skips(choice: Choice) -> Message | None:
    """The ten leaves the hand, and its target gets no turn."""
    best = choice.best
    if best.kind != THROWN or choice.other.kind == THROWN:
        return None
    if choice.seen.after == choice.me:
        return text.own_turn(taker=person(best.taker), who=Person(choice.me))
    return text.no_turn(taker=person(best.taker))


def _keeps_ten(choice: Choice) -> bool:
    return choice.best.kind == "begin" and choice.other.kind == THROWN


def _next_has_few(choice: Choice) -> Message | None:
    """After a skip, it would be the turn of a seat with fewer cards."""
    after, sizes = choice.after, choice.seen.hand_sizes
    if not _keeps_ten(choice) or after is None or sizes[after] > FEW or sizes[after] >= sizes[choice.turn]:
        return None
    return text.next_has_few(next=Person(after), count=sizes[after])


def _many_left(choice: Choice) -> Message | None:
    """The seat on turn has too many cards to go out soon."""
    size = choice.seen.hand_sizes[choice.turn]
    if not _keeps_ten(choice) or size <= FEW:
        return None
    return text.many_left(taker=Person(choice.turn), count=size)


def _returns(choice: Choice) -> Message | None:
    """Cards of the suit will be able to come back for the ten. That they may is so of every ten."""
    if not _keeps_ten(choice):
        return None
    suit = lowest(choice.other.cards) % 4
    held = set_of(CARDS[card] for card in choice.seen.known[choice.turn])
    if not held & OF_SUITS[1 << suit] & ~TENS:
        return None
    return text.returns(taker=Person(choice.turn), last=SUIT_WORDS[suit])


# Accusations.


def _penalty(choice: Choice, seat: int) -> int:
    """Return how many cards a seat draws if it is caught."""
    return FIVE - choice.seen.hand_sizes[seat] % FIVE


def _proved(choice: Choice) -> Message | None:
    """Counting cards shows that this seat has cheated, and not so for the other act."""
    best, other, telltale = choice.best, choice.other, choice.seen.telltale
    if best.kind != "accuse" or best.taker not in telltale or not choice.can_draw:
        return None
    if other.kind == "accuse" and other.taker in telltale:
        return None
    return text.proved(taker=person(best.taker))


def _draws_more(choice: Choice) -> Message | None:
    """Both have cheated, and this one has to draw more cards."""
    best, other, telltale = choice.best, choice.other, choice.seen.telltale
    if best.kind != "accuse" or other.kind != "accuse" or best.taker is None or other.taker is None:
        return None
    more, less = _penalty(choice, best.taker), _penalty(choice, other.taker)
    if not {best.taker, other.taker} <= set(telltale) or more <= less or len(choice.seen.draw) < more:
        return None
    return text.draws_more(taker=person(best.taker), count=more, next=Person(other.taker), theirs=less)


def _innocent(choice: Choice) -> Message | None:
    """The other act accuses a seat that can’t have cheated."""
    taker = choice.other.taker
    if choice.other.kind != "accuse" or taker is None or not _is_innocent(choice, taker):
        return None
    if choice.best.kind == "accuse" and choice.best.taker is not None and _is_innocent(choice, choice.best.taker):
        return None
    return text.innocent(taker=Person(taker))


def _is_innocent(choice: Choice, seat: int) -> bool:
    """True if no cheat of this seat shows, and it had no chance to arrange the pile."""
    return seat not in choice.seen.telltale and seat not in choice.seen.could_arrange


def _no_proof(choice: Choice) -> Message | None:
    """Nothing shows that the accused has cheated, and a wrong accusation has a price."""
    taker = choice.other.taker
    if choice.best.kind == "accuse" or choice.other.kind != "accuse" or taker is None or taker in choice.seen.telltale:
        return None
    setting, supply = choice.seen.setting("wrong_accusation"), len(choice.seen.draw)
    count = {"draw-1": 1, "shame": _penalty(choice, choice.me)}.get(setting, 0)
    return text.no_proof(taker=Person(taker), count=count if count <= supply else 0)


def _last_chance(choice: Choice) -> Message | None:
    """The game is over unless a cheat is caught."""
    if choice.seen.phase != "last" or choice.best.kind != "accuse" or choice.other.kind != "done":
        return None
    return text.last_chance


class Rule(NamedTuple):
    """A thought that can speak for an act, and whom it is about."""

    say: Callable[[Choice], Message | None]
    about: About = "self"


RULES: Sequence[Rule] = (
    Rule(_honest),
    Rule(_out_this_turn),
    Rule(_right_place),
    Rule(_blocks, "them"),
    Rule(_keeps_together),
    Rule(_match_goes_on),
    Rule(_slam_gives),
    Rule(_frees, "them"),
    Rule(_nothing_to_draw),
    Rule(_attempt, "them"),
    Rule(_sheds_anyway),
    Rule(_sheds),
    Rule(_three_sixes, "them"),
    Rule(_draws_partner),
    Rule(_saves),
    Rule(_use_the_chance),
    Rule(_harder, "them"),
    Rule(_saves_ten),
    Rule(_guess_known, "them"),
    Rule(_guess_impossible),
    Rule(_guess_free, "them"),
    Rule(_stays_out, "them"),
    Rule(_brings_back, "them"),
    Rule(_saves_from_out, "them"),
    Rule(_gives),
    Rule(_last_ten),
    Rule(_few_left, "them"),
    Rule(_slams_next, "them"),
    Rule(_skips),
    Rule(_next_has_few, "them"),
    Rule(_many_left, "them"),
    Rule(_returns),
    Rule(_keeps_suit),
    Rule(_proved, "them"),
    Rule(_draws_more, "them"),
    Rule(_innocent),
    Rule(_no_proof),
    Rule(_last_chance),
)
"""The rules, the most telling first. The first that holds is told."""


def ordered(fact_seat: int | None, subject: int | None) -> Sequence[Rule]:
    """Return the rules in the order in which they are tried beside a fact about a seat."""
    if fact_seat is None or fact_seat != subject:
        return RULES
    return sorted(RULES, key=lambda rule: rule.about != "them")


def grounds_of(observation: TenstuffObservation, best: int, other: int, fact: int | None) -> Iterator[Message]:
    """Return what the seat can see that speaks for the first act against the second (`reasons.Grounds`).

    The fact that the seat goes out at once needs no reason, and no cheat gets one.
    """
    choice = Choice(observation, best, other)
    if fact == 0 or choice.best.kind in CHEATS:
        return iter(())
    seat = fact - 1 if fact is not None and fact <= observation.players else None
    said = (rule.say(choice) for rule in ordered(seat, choice.subject))
    return (message for message in said if message is not None)
