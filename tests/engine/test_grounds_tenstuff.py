"""What hints of Tenstuff say for an act from cards and rules: it is true, false of the other act, and short.

`ORACLE` works out a second time what should be said. It applies acts to copies of the true state, plays the turn to its
end there, and looks at what has happened. From what is hidden, it uses only what the seat knows.
"""

import random
from functools import cached_property
from itertools import chain as joined

import pytest

from tenfold import bots, load_game
from tenfold.bots.advice import advice
from tenfold.bots.tenstuff import text
from tenfold.bots.tenstuff.grounds import RULES, grounds_of
from tenfold.games.tenstuff.cards import CARDS, SUITS, TEXTS, texts
from tenfold.messages import in_text
from tenfold.sentences import Card, Names, Person
from tests.engine.tenstuff import CHEATING, OFF, STRICT, at, everything_but

NAMES = ["Annabell", "Benedict", "Caroline", "Dominick", "Evangela", "Fiorella", "Giovanni", "Harriett"]
TABLES = (
    (2, {}),
    (3, {"preset": "basic"}),
    (4, {}),
    (4, {"preset": "official"}),
    (3, {"preset": "official", "wrong_accusation": "shame", "hand": "5"}),
    (6, {"finish": "first-out"}),
    (2, {"preset": "official", "wrong_accusation": "nothing"}),
    (3, {"after_reversal": "fresh-pile", "excommunication": "strict", "hand": "6"}),
)
DECLINE = "begin"
SETS = {"lead", "plain", "match", "attempt", "slam"}
RANKS = "*A23456789TJQK"


def ground_of(*what, **aims):
    """The most telling ground."""
    return next(iter(grounds_of(*what, **aims)), None)


def rank(card):
    return 0 if card[0] == "J" and card[1] in "MU" else RANKS.index(card[0])


def flat(sets):
    return [*joined.from_iterable(sets)]


def suit(card):
    return SUITS.index(card[1]) if rank(card) else None


def of(held, wanted):
    return [card for card in held if rank(card) == wanted]


def fits(cards, last):
    """The rule of the game: the same rank or higher; on face cards also jokers and lower cards of their suits."""
    if not last or rank(cards[0]) >= rank(last[0]):
        return True
    return rank(last[0]) >= 11 and (not rank(cards[0]) or bool({*map(suit, cards)} & {*map(suit, last)}))


def fitting(hand, last):
    """The cards outside a hand that fit on a set."""
    return {card for card in CARDS if card not in hand and fits([card], last)}


def acts_of(state, seat):
    """The acts of a seat as texts; out of turn it can also let the turn begin."""
    found = [state.action_to_string(action) for action in state.legal_actions(seat)]
    return found if seat == state.turn else [*found, DECLINE]


def applied(state, act, seat):
    then = state.clone()
    then.apply_action(then.string_to_action(act), then.turn if act == DECLINE else seat)
    return then


def ended(state, seat):
    """What follows if a seat adds nothing more to its turn, gift or return."""
    state = state.clone()
    while state.phase.name in {"turn", "guess", "give", "return", "draw"} and not state.is_terminal():
        acts = acts_of(state, state.turn)
        act = next((act for act in ("done", "no guess", "draw", "stop") if act in acts), None)
        if act is None:
            break
        state.apply_action(state.string_to_action(act), state.turn)
    return state


class Side:
    """What an act leads to."""

    def __init__(self, state, seat, act):
        self.act, self.seat = act, seat
        self.verb, _, rest = act.partition(" ")
        self.cards = rest.split() if self.verb in {"play", "table", "guess", "give", "return", "slip", "skip"} else []
        self.number = state.string_to_action(act)
        self.then = applied(state, act, seat)
        self.hand = texts(state.hands[seat] & ~state.marked)
        self.plays = self.verb in {"play", "table"}
        self.hands = self.verb in {"give", "return"}
        self.waits = self.verb in {"pass", "stop"}
        self.taker = state.partner if self.hands else state.turn if self.verb == "skip" else None
        self.accused = int(rest) if self.verb == "accuse" else None
        leaves = self.plays or self.hands or self.verb in {"slip", "skip"}
        self.rest = [card for card in self.hand if not leaves or card not in self.cards]
        before = len(state.events())
        news = [event["kind"] for event in self.then.events()[before:]]
        self.wrong = self.plays and ("excommunicated" in news or "false-alarm" in news)
        if self.plays and not self.rest:  # then the place has no effect
            self.wrong = state.table_due() != (self.verb == "table")
        self.kind = self._kind(state) if self.plays else self.verb
        if self.kind == "slam":
            self.taker = state.last_owner
        self.state = state

    def _kind(self, state):
        last = texts(state.last)
        if not last:
            return "lead"
        if rank(last[0]) != rank(self.cards[0]):
            return "plain"
        more = len(self.cards) - len(last)
        return "match" if not more else "attempt" if more < 0 else "plain" if state.last_owner == self.seat else "slam"

    @cached_property
    def chains(self):
        """The sets of cards that can follow after a match in this turn, from sequences of the most cards."""
        found = [[]]
        if self.plays and not self.wrong:
            self._chain(self.then, [], found)
        most = max(len(flat(chain)) for chain in found)
        return [chain for chain in found if len(flat(chain)) == most]

    def _chain(self, state, chain, found):
        found.append(chain)
        if state.is_terminal() or state.turn != self.seat or state.phase.name != "turn":
            return
        for act in acts_of(state, self.seat):
            if act.startswith("table" if state.table_due() else "play"):
                self._chain(applied(state, act, self.seat), [*chain, act.split()[1:]], found)

    @cached_property
    def gift(self):
        """The cards that can still be handed over."""
        if (
            self.then.phase.name not in {"give", "return"}
            or self.then.turn != self.seat
            or self.verb in {"skip", "done"}
        ):
            return []
        return [act.split()[1] for act in acts_of(self.then, self.seat) if act != "done"]

    @cached_property
    def follow(self):
        return [*flat(self.chains[0]), *self.gift]

    @property
    def left(self):
        return [card for card in self.rest if card not in self.follow]

    @property
    def shed(self):
        return len(self.cards) + len(self.follow) if self.plays else 0

    @cached_property
    def end(self):
        return ended(self.then, self.seat)

    @cached_property
    def drawn(self):
        """How many cards the seat draws in this turn if it adds nothing."""
        events = self.end.events()[len(self.state.events()) :]
        return sum(event["kind"] == "draw" and event["seat"] == self.seat for event in events)

    @property
    def turns(self):
        """True if three sixes turn the direction."""
        triple = any(rank(cards[0]) == 6 and len(cards) == 3 for cards in (self.cards, *self.chains[0]) if cards)
        possible = self.state.game.reversal and not self.state.reversed
        return possible and (self.state.sixes or (self.plays and triple))


class Look:
    """A decision between two acts, with everything that its seat may use."""

    def __init__(self, state, seat, best, other, sides):
        self.state, self.seat = state, seat
        self.b, self.o = sides[best], sides[other]
        self.hand, self.phase = self.b.hand, state.phase.name
        self.last = texts(state.last)
        known = state.memory.known[seat]
        self.known = known
        self.top = TEXTS[state.draw[-1]] if state.draw and known >> state.draw[-1] & 1 else None
        after = state.next_seat(state.turn)
        self.after = None if after == seat else after
        self.sizes = [hand.bit_count() for hand in state.hands]
        self.may = [set(texts(cards & ~known)) for cards in state.memory.possible(seat)]
        self.drawable = {self.top} if self.top else self.may[-2]
        self.me = Person(seat)

    @cached_property
    def follower(self):
        """The seat that has to beat the set of the better act, if that is so whatever else happens in this turn."""
        b, state = self.b, self.state
        if b.turns or (state.reversed and len(state.draw) < 2):
            return None
        if b.waits:
            if state.excommunicated or not b.drawn:
                return None
        elif not b.plays or b.wrong or b.chains[0] or not b.left:
            return None
        if b.gift and b.taker in state.out:
            return None
        assert (b.end.turn, b.end.phase.name, texts(b.end.last)) == (
            self.after or b.end.turn,
            "window",
            sorted_set(self.beaten(b)),
        )
        return None if b.end.turn == self.seat else b.end.turn

    def broken(self, side):
        """The cards of one rank of which an act takes only some, as far as the rest can't follow."""
        if not (side.plays or side.hands or side.verb == "skip"):
            return []
        wanted = rank(side.cards[0])
        return of(self.hand, wanted) if of(side.left, wanted) else []

    def beaten(self, side):
        """The set that is to beat after an act."""
        return side.cards if side.plays else self.last

    def reply(self, side):
        """The cards that fit after an act."""
        return fitting(self.hand, self.beaten(side))


def sorted_set(cards):
    return sorted(cards, key=CARDS.get)


def row(cards):
    return tuple(Card(card) for card in sorted_set(cards))


def ranks(wanted):
    return text.of_rank(rank=wanted)


def honest(k):
    return [text.cheating] if k.o.verb in {"slip", "arrange", "fake"} else []


def out_this_turn(k):
    goes = [not side.left and (side.plays or side.hands) for side in (k.b, k.o)]
    if goes != [True, False] or (k.b.plays and not k.b.rest):
        return []
    return [text.out_by_match(who=k.me) if k.b.chains[0] else text.out_by_gift(taker=Person(k.b.taker), who=k.me)]


def right_place(k):
    if not k.b.plays or k.b.wrong or not k.o.wrong:
        return []
    if k.o.verb == "table":
        assert k.state.draw or k.state.reversed
        return [text.on_the_table]
    assert not k.state.draw
    return [text.on_the_pile(who=k.me)]


def blocks(k):
    taker = k.follower
    if taker is None or k.b.waits or k.o.chains[0] or k.state.hands[taker] & ~k.known:
        return []
    held = set(texts(k.state.hands[taker]))
    return [text.blocks(taker=Person(taker))] if not held & k.reply(k.b) and held & k.reply(k.o) else []


def keeps_together(k):
    broken = k.broken(k.o)
    if not broken or k.broken(k.b) or not {*broken} <= {*k.b.left}:
        return []
    acts = acts_of(k.state, k.seat)
    if any({*act.split()[1:]} == {*broken} for act in acts if act.startswith(("play ", "table "))):
        return []  # they can go now
    return [text.keeps_together(above=ranks(rank(broken[0])))]


def match_goes_on(k):
    if not k.b.chains[0] or (k.b.shed, True) <= (k.o.shed, bool(k.o.chains[0])):
        return []
    return [text.match_goes_on(who=k.me, count=len(flat(chain))) for chain in k.b.chains]


def slam_gives(k):
    if k.b.kind != "slam" or not k.b.gift or (k.o.kind == "slam" and k.o.gift and k.b.shed <= k.o.shed):
        return []
    return [text.slam_gives(taker=Person(k.b.taker), cards=row(k.b.gift), count=len(k.b.gift))]


def frees(k):
    banned = [seat for seat in range(k.state.game.players) if k.state.excommunicated >> seat & 1]
    if not k.b.plays or k.b.wrong or k.o.verb != "pass" or len(banned) != 1:
        return []
    assert not k.o.end.excommunicated >> banned[0] & 1
    return [text.frees(taker=Person(banned[0]))]


def nothing_to_draw(k):
    return [text.nothing_to_draw] if k.b.plays and k.o.waits and not k.o.drawn else []


def attempt(k):
    if k.b.kind != "attempt" or k.b.wrong or k.o.kind == "attempt" or k.after is None or not k.b.rest:
        return []
    assert k.b.then.phase.name == "guess"
    say = text.attempt_seen if k.top else text.attempt_free
    if k.top:  # it works out as it is told
        done = applied(k.b.then, f"guess {k.top}", k.seat)
        assert done.hands[k.after] >> CARDS[k.top] & 1
    return [say(taker=Person(k.after))]


def sheds_anyway(k):
    if not k.b.plays or k.b.wrong or not k.o.waits or k.b.kind == "attempt" or not k.b.rest:
        return []
    acts = [act.split() for act in acts_of(k.state, k.seat)]
    others = [rank(act[1]) for act in acts if act[0] in {"play", "table"} and rank(act[1]) != rank(k.b.cards[0])]
    if not k.o.drawn or (rank(k.b.cards[0]) > 10 and not others and harder(k)):
        return []
    assert k.b.drawn == k.o.drawn == 1
    return [text.sheds_anyway(who=k.me, count=len(k.b.cards))]


def sheds(k):
    if not k.b.plays or not k.o.plays or k.b.shed <= k.o.shed:
        return []
    return [text.sheds(count=k.b.shed, theirs=k.o.shed)]


def three_sixes(k):
    before = k.state.next_seat(k.state.turn)
    if not k.b.plays or k.b.wrong or not k.b.rest or k.o.turns:
        return []
    if not k.b.end.reversed or k.state.reversed or k.b.end.turn in {k.seat, before}:
        return []
    return [text.three_sixes(next=Person(k.b.end.turn), taker=Person(before))]


def coming(k, side):
    """The known card that an act draws, or puts on top."""
    if side.verb == "order":
        return TEXTS[side.then.draw[-1]]
    if side.plays or side.waits or side.verb in {"guess", "no"}:
        return None if side.verb == "guess" and side.cards == [k.top] else k.top
    return None


def draws_partner(k):
    card, other = coming(k, k.b), coming(k, k.o)
    if not card or not of(k.b.left, rank(card)) or (other and of(k.o.rest, rank(other))):
        return []
    return [text.draws_partner(card=Card(card), cards=row(of(k.b.left, rank(card))))]


def kept(say, cards):
    above = text.of_rank_first(rank=rank(cards[0]))
    return [say(count=len(cards), card=Card(sorted_set(cards)[0]), above=above)]


def saves(k):
    if not (k.b.waits or k.b.verb == "done") or not (k.o.plays or k.o.hands):
        return []
    wanted = rank(k.o.cards[0])
    alone = {card for card in CARDS if fits(k.o.cards, [card])}
    if wanted == 13:
        assert len(alone) == len(CARDS)
    if wanted in (11, 12):
        assert len(alone) > 3 / 4 * len(CARDS)
    if wanted > 10 and len(k.o.cards) == 1 and harder(k) and (not k.last or rank(k.last[0]) < 11):
        [card] = k.o.cards
        opened = {c for c in k.reply(k.o) - k.reply(k.b) if suit(c) == suit(card)}
        assert opened >= {c for c in CARDS if suit(c) == suit(card) and c not in k.hand and rank(c) < rank(k.last[0])}
        word = (text.diamonds, text.clubs, text.hearts, text.spades)[suit(card)]
        return [text.opens(card=Card(card), taker=Person(k.follower), last=word)]
    say = {10: text.saves_ten, 11: text.saves_high, 12: text.saves_high, 13: text.saves_king}.get(wanted)
    return kept(say, k.o.cards) if say else []


def saves_ten(k):
    if not k.b.plays or not k.o.plays or rank(k.o.cards[0]) != 10 or not {*k.o.cards} <= {*k.b.left}:
        return []
    return kept(text.saves_ten, k.o.cards)


def use_the_chance(k):
    if not k.b.plays or not k.o.plays:
        return []
    low, high = rank(k.b.cards[0]), rank(k.o.cards[0])
    outside = [card for card in CARDS if card not in k.hand]
    chances = [sum(fits(side.cards, [card]) for card in outside) for side in (k.b, k.o)]
    if low == high or chances[0] >= chances[1]:
        return []
    alone = [[sum(fits([one], [card]) for card in outside) for one in side.cards] for side in (k.b, k.o)]
    if max(alone[0]) >= min(alone[1]):
        return []
    all_of_it = of(k.b.left, high)
    assert not all_of_it or chances[0] < sum(fits(all_of_it, [card]) for card in outside)
    if not low and k.last:
        assert not [card for card in outside if fits(k.b.cards, [card]) and 0 < rank(card) < 11]
        return [text.use_the_joker]
    return [text.use_the_chance(above=text.of_rank_first(rank=high), below=ranks(low))]


def enough(base, own):
    """A rank or suit of which every card fits on a set, and some only there; None if any card fits."""
    if not base or not rank(base[0]):
        return None
    if rank(base[0]) < 11:
        assert rank(base[0]) < own
        return text.a_rank(rank=rank(base[0]))
    lowest = min(map(suit, base))
    assert all(fits([card], base) for card in CARDS if suit(card) == lowest)
    return text.a_suit(rank=lowest)


def harder(k):
    taker = k.follower
    if taker is None or k.o.chains[0] or len(k.reply(k.b)) >= len(k.reply(k.o)):
        return []
    cards, base = k.beaten(k.b), k.beaten(k.o)
    own, who, reply = rank(cards[0]), Person(taker), k.reply(k.b)
    if 0 < own < 11:
        assert {rank(card) for card in reply} == {
            rank(card) for card in CARDS if card not in k.hand and rank(card) >= own
        }
        above = text.a_rank(rank=own)
        below, size = enough(base, own), k.sizes[taker]
        if below is None:
            assert k.reply(k.o) == {card for card in CARDS if card not in k.hand}
        if below is None or size in {1, 2, 3}:
            return [text.harder_number(taker=who, count=size, above=above)]
        return [text.harder_than(taker=who, above=above, below=below)]
    if k.o.plays and own > 10 and len(cards) == 1 < len(base) and rank(base[0]) < 11:
        for one in base:  # the same cards fit on one card of that rank
            assert k.reply(k.o) == fitting(k.hand, [one])
        return [text.harder_pair(taker=who, card=Card(cards[0]), below=ranks(rank(base[0])))]
    suits = [suit(card) for card in sorted_set(cards)]
    if not own or len(suits) > (2 if own == 13 else 1):
        return [text.harder(taker=who)]
    assert reply == {c for c in CARDS if c not in k.hand and (suit(c) in suits or not rank(c) or rank(c) >= own)}
    last = text.a_face_card if own == 11 else text.a_rank(rank=13)
    some = (*[text.a_suit(rank=each) for each in suits], text.a_joker, *[text.a_rank(rank=12)] * (own == 12))
    return [text.harder_face(taker=who, some=some, last=last)]


def guess_known(k):
    if k.b.verb != "guess" or k.b.cards != [k.top] or k.after is None:
        return []
    assert k.b.then.hands[k.after].bit_count() == k.sizes[k.after] + 1
    assert k.b.then.hands[k.seat] == k.state.hands[k.seat]
    return [text.guess_known(taker=Person(k.after), who=k.me)]


def guess_impossible(k):
    if k.o.verb != "guess" or k.o.cards[0] in k.drawable or (k.b.verb == "guess" and k.b.cards[0] not in k.drawable):
        return []
    assert TEXTS[k.state.draw[-1]] != k.o.cards[0]
    return [text.guess_impossible(card=Card(k.o.cards[0]))]


def guess_free(k):
    if k.b.verb != "guess" or k.o.act != "no guess" or k.b.cards[0] not in k.drawable or k.after is None:
        return []
    wrong = next(card for card in CARDS if card != TEXTS[k.state.draw[-1]])
    same = ended(applied(k.state, f"guess {wrong}", k.seat), k.seat)
    assert same.hands == k.o.end.hands
    return [text.guess_free(count=len(k.drawable), taker=Person(k.after))]


def stays_out(k):
    if k.b.verb != "done" or k.phase not in {"give", "return"} or k.state.partner not in k.state.out or k.state.marked:
        return []
    assert k.state.partner in k.b.end.out
    return [text.stays_out(taker=Person(k.state.partner))]


def brings_back(k):
    if not k.b.hands or k.o.verb != "done" or k.state.partner not in k.state.out or k.state.marked:
        return []
    assert k.state.partner not in k.b.end.out
    assert k.state.partner in k.o.end.out
    return [text.brings_back(taker=Person(k.state.partner))]


def saves_from_out(k):
    if k.b.verb != "return" or k.o.verb != "done" or k.state.partner not in k.o.end.out:
        return []
    assert k.state.partner not in k.b.end.out
    return [text.saves_from_out(taker=Person(k.state.partner))]


def gives(k):
    if not k.b.hands or k.o.verb != "done":
        return []
    assert k.b.cards[0] in texts(k.b.end.hands[k.state.partner])
    acts = acts_of(k.b.then, k.seat) if k.b.then.phase.name == k.state.phase.name else []
    more = [act.split()[1] for act in acts if act.startswith(("give ", "return "))]
    allowed = [act.split()[1] for act in acts_of(k.state, k.seat) if act.startswith(("give ", "return "))]
    cards = [*k.b.cards, *more]
    if {*cards} != {*allowed}:
        cards = k.b.cards
    return [text.gives(taker=Person(k.state.partner), cards=row(cards), count=len(cards))]


def thrown(k):
    return k.b.verb == "skip" and k.o.verb != "skip"


def last_ten(k):
    if not thrown(k) or k.b.rest:
        return []
    assert k.seat in k.b.end.out
    return [text.last_ten(who=k.me, taker=Person(k.state.turn))]


def few_left(k):
    size = k.sizes[k.state.turn]
    if not thrown(k) or size > 3 or not k.state.hands[k.state.turn] & ~k.known:
        return []
    return [text.few_left(taker=Person(k.state.turn), count=size)]


def slams_next(k):
    if not thrown(k) or not k.last or k.b.end.turn != k.seat or k.state.last_owner == k.seat:
        return []
    turn = applied(k.b.end, DECLINE, k.seat)
    slams = [Side(turn, k.seat, act) for act in acts_of(turn, k.seat) if act.startswith("play")]
    slams = [side for side in slams if side.kind == "slam" and {*side.cards} <= {*k.b.rest}]
    owner = k.state.last_owner
    return [text.slams_next(above=ranks(rank(k.last[0])), taker=Person(owner))] if slams else []


def skips(k):
    if not thrown(k):
        return []
    taker = Person(k.state.turn)
    return [
        text.own_turn(taker=taker, who=k.me) if k.state.next_seat(k.state.turn) == k.seat else text.no_turn(taker=taker)
    ]


def keeps(k):
    return k.b.act == DECLINE and k.state.turn != k.seat and k.o.verb == "skip"


def next_has_few(k):
    after = k.after
    if not keeps(k) or after is None or k.sizes[after] > 3 or k.sizes[after] >= k.sizes[k.state.turn]:
        return []
    assert k.o.end.turn == after
    return [text.next_has_few(next=Person(after), count=k.sizes[after])]


def many_left(k):
    size = k.sizes[k.state.turn]
    return [text.many_left(taker=Person(k.state.turn), count=size)] if keeps(k) and size > 3 else []


def returns(k):
    if not keeps(k):
        return []
    mine = suit(k.o.cards[0])
    held = {*texts(k.state.hands[k.state.turn] & k.known)}
    if not [card for card in held if suit(card) == mine and rank(card) != 10]:
        return []
    word = (text.diamonds, text.clubs, text.hearts, text.spades)[mine]
    return [text.returns(taker=Person(k.state.turn), last=word)]


def keeps_suit(k):
    if not k.o.cards or k.b.verb in {"begin", "guess"}:
        return []
    mine, theirs = ({suit(card) for card in held} - {None} for held in (k.b.left, k.o.rest))
    lost = sorted(mine - theirs)
    if not lost or theirs - mine:
        return []
    faces = [card for card in CARDS if suit(card) == lost[0] and rank(card) > 10 and card not in k.hand]
    assert all(fits([card], [face]) for face in faces for card in k.b.left if suit(card) == lost[0])
    return [text.keeps_suit(last=text.a_suit(rank=lost[0]))] if faces else []


def proof(k, seat):
    return bool(seat is not None and k.state.telltale >> seat & 1)


def caught(state):
    return [event["right"] for event in state.events() if event["kind"] == "accuse"][-1]


def proved(k):
    supply = k.state.draw or (not k.state.reversed and len(k.state.play) > len(k.last))
    if not proof(k, k.b.accused) or proof(k, k.o.accused) or not supply:
        return []
    assert caught(k.b.then)
    assert k.b.then.hands[k.b.accused].bit_count() > k.sizes[k.b.accused]
    return [text.proved(taker=Person(k.b.accused))]


def draws_more(k):
    if not proof(k, k.b.accused) or not proof(k, k.o.accused):
        return []
    gets = [5 - k.sizes[side.accused] % 5 for side in (k.b, k.o)]
    if gets[0] <= gets[1] or len(k.state.draw) < gets[0]:
        return []
    assert k.b.then.hands[k.b.accused].bit_count() == k.sizes[k.b.accused] + gets[0]
    return [text.draws_more(taker=Person(k.b.accused), count=gets[0], next=Person(k.o.accused), theirs=gets[1])]


def clean(k, seat):
    return seat is not None and not (k.state.telltale | k.state.could_arrange) >> seat & 1


def innocent(k):
    if not clean(k, k.o.accused) or clean(k, k.b.accused):
        return []
    assert not caught(k.o.then)
    return [text.innocent(taker=Person(k.o.accused))]


def no_proof(k):
    if k.b.accused is not None or k.o.accused is None or proof(k, k.o.accused):
        return []
    cost = {"draw-1": 1, "shame": 5 - k.sizes[k.seat] % 5, "nothing": 0}[k.state.game.wrong_accusation]
    cost = cost if cost <= len(k.state.draw) else 0
    if not caught(k.o.then):
        assert k.o.then.hands[k.seat].bit_count() >= k.sizes[k.seat] + cost
    return [text.no_proof(taker=Person(k.o.accused), count=cost)]


def last_chance(k):
    return [text.last_chance] if k.phase == "last" and k.b.accused is not None and k.o.verb == "done" else []


ORACLE = [globals()[rule.say.__name__.removeprefix("_")] for rule in RULES]
THEM = {globals()[rule.say.__name__.removeprefix("_")] for rule in RULES if rule.about == "them"}


def wanted(k, fact):
    """What may be said for an act."""
    if fact == 0 or k.b.verb in {"slip", "arrange", "fake"}:
        return []
    subject = k.state.partner if k.phase in {"give", "return"} else k.after if k.state.turn == k.seat else k.state.turn
    order = ORACLE
    if fact is not None and fact <= k.state.game.players and fact - 1 == subject:
        order = sorted(ORACLE, key=lambda rule: rule not in THEM)
    return next((found for rule in order if (found := rule(k))), [])


def decisions(seed, players, options, share):
    """Positions of a game by computer players, with a seat that has a choice."""
    game = load_game("tenstuff", players, **options)
    rng = random.Random(seed)
    state = game.new_initial_state(seed=seed)
    seats = [bots.load(game, rng.choice(["easy", "medium"]), seed + seat) for seat in range(players)]
    for _ in range(400):
        if state.is_terminal():
            return
        for seat in state.seats_to_act():
            if len(acts_of(state, seat)) > 1 and rng.random() < share * (1 + 3 * (state.phase.name in RARE)):
                yield state.clone(), seat
        for seat in [*[seat for seat in state.seats_to_act() if seat != state.turn], state.turn]:
            act = cheat(state, seat, rng) or seats[seat].choose(state.observation(seat))
            if act is not None:
                state.apply_action(act if isinstance(act, int) else act.action, seat)
                break


RARE = {"give", "return", "guess", "last", "arrange"}


def cheat(state, seat, rng):
    """Now and then an act by which someone cheats, plays in the wrong place or throws a ten."""
    if rng.random() > 0.08:
        return None
    acts = [act for act in acts_of(state, seat) if act.split()[0] in {"slip", "arrange", "fake", "skip", "table"}]
    return state.string_to_action(rng.choice(acts)) if acts else None


def check(state, seat, rng, most):
    """Everything said about pairs of acts in a position, compared with the oracle."""
    seen, acts = state.observation(seat), acts_of(state, seat)
    acts = rng.sample(acts, min(len(acts), most))
    acts += [
        act for act in ("pass", "stop", "done", DECLINE, "no guess") if act in acts_of(state, seat) and act not in acts
    ]
    sides = {act: Side(state, seat, act) for act in acts}
    facts = [None, 0, 1 + seat, 1 + rng.randrange(seen.players), 1 + (seen.after or 0), 1 + seen.players]
    for best in acts:
        for other in acts:
            if best == other:
                continue
            k = Look(state, seat, best, other, sides)
            for fact in facts:
                message = ground_of(seen, k.b.number, k.o.number, fact)
                fine = wanted(k, fact)
                assert (message in fine) if fine else message is None, (
                    best,
                    other,
                    fact,
                    str(message),
                    [*map(str, fine)],
                )
                if message is not None:
                    yield message


def is_short(message, players):
    for you in (None, *range(players)):
        said = in_text(message, Names(NAMES[:players], you=you))
        assert len(said) <= 60, said
        assert said[0].isupper() or said[0].isdigit()
        assert said.endswith(".")


@pytest.mark.thorough
@pytest.mark.quick(0)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_said_is_so_for_the_better_act_and_everything_that_is_so_is_said(seed, thorough):
    rng, keys = random.Random(seed), set()
    for number, (players, options) in enumerate(TABLES if thorough else TABLES[::2]):
        for state, seat in decisions(10 * seed + number, players, options, 0.12 if thorough else 0.02):
            for message in check(state, seat, rng, 8 if thorough else 4):
                keys.add(message.key)
                is_short(message, players)
    assert not thorough or keys >= USUAL, USUAL - keys


GIVING = {"phase": "give", "last": "9C 9D", "last_owner": 0, "partner": 1, "played": True}
HAND_OF_ALL_BUT = everything_but("KS", "3D", "5C")
SELDOM = [
    (None, 0, "play KD", "play 2S", at("KD 2S | 2C 2D | 5C 5D", last="AH", reversed=True, draw="7C")),
    (
        "guess_free",
        0,
        "guess 7C",
        "no guess",
        at("KH | 5C", phase="guess", last="3D", last_owner=0, played=True, top="8C"),
    ),
    ("on_the_table", 0, "play 3D", "table 3D", at("3D 7S 7H KC | KS | 5C", last="3C", top="", options=STRICT)),
    (None, 0, "play 6D 6C 6H", "play 5D 5C 5H", at("5D 5C 5H 6D 6C 6H KS | 2C 2D", last="5S", top="")),
    ("out_by_gift", 0, "play 3D 3H", "play 3D", at("3D 3H 2D | KS | 5C", last="3C", last_owner=1)),
    ("out_by_gift", 0, "give 2C", "done", at("2C | KS | 5C", **GIVING)),
    ("out_by_match", 0, "play 3D", "pass", at("3D KC | KS | 5C", last="3C")),
    (
        "nothing_to_draw",
        0,
        "play KS",
        "pass",
        at(f"KS 3D | {HAND_OF_ALL_BUT}", last="5C", play="5C", draw="", options=OFF),
    ),
    ("blocks", 0, "play KS", "play 4D", at("KS 4D 8H | 5D 6C | 5H", last="2S", shamed=[1], options=CHEATING)),
    (
        "returns",
        0,
        "begin",
        "skip TC",
        at("TC 4D 8H | 5C 6D | 5H 7H 8S", phase="window", turn=1, shamed=[1], options=CHEATING),
    ),
    ("attempt_seen", 0, "play 3D", "play KH", at("3D KH 9S | 5C 6C", last="3C 3H", reversed=True, draw="7C 8C")),
    (
        "guess_known",
        0,
        "guess 7C",
        "no guess",
        at("KH 9S | 5C 6C", phase="guess", last="3D", last_owner=0, played=True, reversed=True, draw="7C 8C"),
    ),
    ("stays_out", 0, "done", "give 2C", at("2C 4C KD | | 5C", **GIVING)),
    ("brings_back", 0, "give 2C", "done", at("2C 4C KD | | 5C", **GIVING)),
    (
        "innocent",
        0,
        "begin",
        "accuse 1",
        at("2C 4C | 8D | 5C", phase="window", accusable=[1, 2], could_arrange=[2], options=CHEATING),
    ),
    (
        "last_chance",
        1,
        "accuse 0",
        "done",
        at(" | 5C 6C", phase="last", turn=1, ender=0, accusable=[0], could_arrange=[0], out=[0], options=CHEATING),
    ),
    ("last_ten", 1, "skip TH", "begin", at("2C 4C | TH | 5C", phase="window")),
    ("slams_next", 1, "skip TH", "begin", at("2C 4C 8D 8H | TH 5H 5D 2D | 6C", phase="window", last="5C")),
    ("saves_from_out", 0, "return 2H", "done", at("2H 4H TH | | 5C", phase="return", ten="TH", partner=1, out=[])),
    ("three_sixes", 0, "play 6D 6C 6H", "play 7D 7C 7H", at("6D 6C 6H 7D 7C 7H KS | 2C 2D | 5C 5D", last="5S")),
    ("harder", 0, "play KD KC KH", "play 2D 2C 2H", at("2D 2C 2H KD KC KH 4S | 3C 3D | 5C 5D", last="AS")),
    ("frees", 0, "play KD", "pass", at("KD 2S | 2C 2D | 5C 5D", last="5S", excommunicated=[1])),
    ("keeps_suit", 0, "done", "give 2D", at("2D 4C KH | KS | 5C", **GIVING)),
    ("draws_partner", 0, "play KD", "play 7D", at("7D KD | 2C 2H | 5C 5D", last="5S", reversed=True, draw="7C 8C")),
    ("on_the_pile", 0, "table KD", "play KD", at("KD 2S | 2C 2D", last="5S", draw="")),
    ("slam_gives", 0, "play 9D 9H", "play 9D", at("9D 9H 4H 3D 2C | 2S KD", last="9C")),
    (
        "draws_more",
        0,
        "accuse 1",
        "accuse 2",
        at("2C | 3C | 4C 4D", phase="window", telltale=[1, 2], accusable=[1, 2], options=CHEATING),
    ),
]


@pytest.mark.parametrize(("key", "seat", "best", "other", "position"), SELDOM)
def test_what_is_seldom_so_is_said_too(key, seat, best, other, position):
    state = position()
    numbers = [state.string_to_action(act) for act in (best, other)]
    message = ground_of(state.observation(seat), *numbers, None)
    assert getattr(message, "key", None) == key
    for said in check(state, seat, random.Random(1), 12):
        is_short(said, state.game.players)


USUAL = {
    *(
        "match_goes_on",
        "sheds",
        "sheds_anyway",
        "keeps_together",
        "use_the_chance",
        "use_the_joker",
        "saves_king",
        "saves_high",
    ),
    *("saves_ten", "on_the_table", "cheating", "attempt_free", "harder_than", "harder_number", "harder_pair"),
    "harder_face",
    "opens",
    *("guess_free", "guess_impossible", "gives", "few_left", "own_turn", "no_turn", "next_has_few"),
    *("many_left", "proved", "no_proof"),
}


def test_every_sentence_comes_up_in_games_or_here():
    words = [key for key in text.CATALOGUE.words if not key.startswith("_")]
    said = words[words.index("out_by_match") :]
    assert {*said} - {"SLOTS"} == USUAL | {key for key, *_ in SELDOM if key}


@pytest.mark.thorough
@pytest.mark.quick(0)
@pytest.mark.parametrize("seed", range(4))
def test_most_hints_have_a_reason_that_can_be_seen(seed, thorough):
    reasons = []
    for number, (players, options) in enumerate(TABLES if thorough else TABLES[:1]):
        for state, seat in decisions(100 + 10 * seed + number, players, options, 0.04):
            bot, seen = bots.load(state.game, "hard", seed), state.observation(seat)
            best, *others = advice(bot, seen, 60 if thorough else 16)
            if others:
                reasons.append(best.ground is not None or "out_now" in repr(best.fact))
    assert sum(reasons) >= 0.8 * len(reasons), (sum(reasons), len(reasons))


def test_advice_compares_a_guess_with_no_guess():
    position = at("KH 9S | 5C 6C | 2D", phase="guess", last="3D", last_owner=0, played=True, top="")()
    guess, *others = advice(bots.load(position.game, "hard", 1), position.observation(0), 40)
    assert guess.text.startswith("guess")
    assert [other.text for other in others] == ["no guess"]


@pytest.mark.parametrize("act", ["slip 2C", "arrange"])
def test_nothing_speaks_for_a_cheat(act):
    state = at("2C 4C KD | 8D | 5C", last="3C", options=CHEATING)()
    seen = state.observation(0)
    cheat = state.string_to_action(act)
    assert all(ground_of(seen, cheat, other, None) is None for other in state.legal_actions(0) if other != cheat)
    message = ground_of(seen, state.string_to_action("play KD"), cheat, None)
    assert message == text.cheating


NEXT = Person(1)
FROM_TEN = text.a_rank(rank=10)
NAMED = [
    # A pass leaves the 10 to beat. The king would open its suit to the next seat, unless it is close to going out.
    (
        ("pass", "play KH", at("KH 2D 3D | 4H 5H 6C 7C | 8C 9D", last="TC"), 2),
        text.harder_than(taker=NEXT, above=FROM_TEN, below=text.a_suit(rank=2)),
    ),
    (
        ("pass", "play KH", at("KH 2D 3D | 4H 5H | 8C 9D", last="TC"), 2),
        text.harder_number(taker=NEXT, count=2, above=FROM_TEN),
    ),
    (
        ("pass", "play KH", at("KH 2D 3D | 4H 5H | 8C 9D", last="TC"), None),
        text.opens(card=Card("KH"), taker=NEXT, last=text.hearts),
    ),
    # On a 7, more cards fit than on the king, so the king opens less than it stops.
    (
        ("pass", "play KH", at("KH 2D 3D | 4H 5H | 8C 9D", last="7C"), None),
        text.saves_king(count=1, card=Card("KH"), above=text.of_rank_first(rank=13)),
    ),
    # The other way round, the king stops the next seat, and that says more than that a card is drawn either way.
    (
        ("play KH", "pass", at("KH 2D 3D | 4H 5H | 8C 9D", last="7C"), None),
        text.harder_face(taker=NEXT, some=(text.a_suit(rank=2), text.a_joker), last=text.a_rank(rank=13)),
    ),
    (
        ("play KH", "pass", at("KH 2D 3D | 4H 5H | 8C 9D", last="TC"), None),
        text.sheds_anyway(who=Person(0), count=1),
    ),
    # If other cards could be played, too, the draw speaks for all of them.
    (
        ("play KH", "pass", at("KH 2D 8S | 4H 5H | 8C 9D", last="7C"), None),
        text.sheds_anyway(who=Person(0), count=1),
    ),
    # Only after a pass that frees no one, and draws a card, is it certain what the next seat has to beat.
    (
        ("pass", "play KH", at("KH 2D 3D | 4H 5H 6C 7C | 8C 9D", last="TC", excommunicated=[2]), 2),
        text.saves_king(count=1, card=Card("KH"), above=text.of_rank_first(rank=13)),
    ),
    (
        (
            "pass",
            "play KH",
            at(f"KH 3D | {everything_but('KH', '3D', 'TC')}", last="TC", play="TC", draw="", options=OFF),
            None,
        ),
        text.saves_king(count=1, card=Card("KH"), above=text.of_rank_first(rank=13)),
    ),
    # Only the cards that are left wait for their partner.
    (
        (
            "play 7D",
            "play 7D 7H",
            at("7D 7H KD | 2C 2H | 5C 5D", last="5S", reversed=True, draw="7C 8C"),
            None,
        ),
        text.draws_partner(card=Card("7C"), cards=row(["7H"])),
    ),
    # Two of a rank, or one of them: both can wait.
    (
        ("play 8D", "play 9C 9S", at("8D 9C 9S KD | 4H 5H 6C 7C", last="5C"), None),
        text.use_the_chance(above=text.of_rank_first(rank=9), below=ranks(8)),
    ),
    (
        ("play 8D", "play 9C", at("8D 9C 9S KD | 4H 5H 6C 7C", last="5C"), None),
        text.use_the_chance(above=text.of_rank_first(rank=9), below=ranks(8)),
    ),
    # A queen lets the next seat play fewer cards than the pair of a low rank.
    (
        ("play QH", "play 7D 7C", at("QH 7D 7C 2S | 4H 5H 6C 7S", last="5C"), 2),
        text.harder_pair(taker=NEXT, card=Card("QH"), below=ranks(7)),
    ),
    # All cards that can go are named with the first of them, and not if one of them has been left out.
    (
        ("give 2D", "done", at("2D 4C KH | KS | 5C", **GIVING), None),
        text.gives(taker=NEXT, cards=row(["2D", "4C"]), count=2),
    ),
    (("give 4C", "done", at("2D 4C KH | KS | 5C", **GIVING), None), text.gives(taker=NEXT, cards=row(["4C"]), count=1)),
]


@pytest.mark.parametrize(("choice", "message"), NAMED)
def test_what_the_next_seat_can_play_or_gets_is_named(choice, message):
    best, other, position, fact = choice
    state = position()
    numbers = [state.string_to_action(act) for act in (best, other)]
    assert ground_of(state.observation(0), *numbers, fact) == message
