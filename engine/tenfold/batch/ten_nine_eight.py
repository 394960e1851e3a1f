"""10-9-8 in batches. Read it beside `tenfold.games.ten_nine_eight.phases`, which has the same rules for one game.

A set of cards is a word of 64 bits, as in `tenfold.french`. So is a set of actions, because there are only 63: the
lowest 52 bits are the cards, and the others the bids.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from tenfold.batch.common import NOBODY, Batch, Ints, Marks, Mask, States, Vectors
from tenfold.french import BIT, STRENGTH, SUIT_MASK, SUIT_OF, SUITS, TEXTS
from tenfold.game import AnyGame
from tenfold.games.ten_nine_eight import TenNineEight
from tenfold.games.ten_nine_eight.cards import BIDS, MOST, NO_TRICK, POINTS, digest
from tenfold.observation import TERMINAL
from tenfold.shuffling import source

Sets: TypeAlias = NDArray[np.uint64]

NO_CARD = -1
NO_BID = -1

_CARDS = len(TEXTS)
_AT_A_TIME = 5  # 52 × 51 × 50 × 49 × 48 is below 2³²
_BIT = np.array(BIT, np.uint64)
_SUIT_OF = np.array(SUIT_OF)
_SUIT_MASK = np.array(SUIT_MASK, np.uint64)
_STRENGTH = np.array(STRENGTH).ravel()  # by trump, led suit and card
_BID_BIT = np.uint64(1) << np.arange(NO_TRICK, NO_TRICK + MOST + 1, dtype=np.uint64)  # by bid
_BIDS = np.array([sum(1 << bid for bid in bids) for bids in BIDS], np.uint64)  # by cards dealt
_NO_SET = np.uint64(0)
_VOIDS = np.arange(1 << len(SUITS))[:, None] >> np.arange(len(SUITS)) & 1  # by set of suits, and suit


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class TenNineEightStates(States):
    """States of 10-9-8. All rounds are dealt at the start, because their cards depend on nothing that happens later."""

    deals: Sets  # by round and seat, the hand dealt
    turned_up: Ints  # by round
    dealer: Ints
    round: Ints
    hands: Sets  # by seat
    bids: Ints  # by seat, or `NO_BID`
    leader: Ints
    trick: Ints  # in order of play; then `NO_CARD`
    on_table: Ints  # the number of cards in the trick
    tricks: Ints  # by seat
    done: Ints  # finished tricks
    played: Sets  # in finished tricks
    voids: Ints  # by seat, the suits that everyone knows it to lack
    trump_broken: Mask
    last_trick: Ints  # as the trick
    last_leader: Ints  # or `NOBODY`


class TenNineEightBatch(Batch[TenNineEightStates]):
    """Many games of 10-9-8 at a time."""

    _states = TenNineEightStates

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        assert isinstance(game, TenNineEight)
        self.table: TenNineEight = game
        self.schedule: Ints = np.array([*game.schedule, game.schedule[-1]])  # after the last round, its number of cards

    def _deal(self, deals: list[int]) -> TenNineEightStates:
        games, players, schedule = len(deals), self.players, self.table.schedule
        dealers: list[int] = []
        digests: list[bytes] = []
        rng = random.Random()
        for deal in deals:
            rng.seed(deal)
            dealers.append(int(rng.random() * players))  # B1
            chance = source(rng)
            digests += [digest(chance, number) for number in range(len(schedule))]
        dealer = np.array(dealers, np.int64)
        numbers = np.frombuffer(b"".join(digests), ">u4").reshape(-1, 8)
        all_hands, all_turned_up = _dealt(numbers, schedule, players)
        hands = all_hands.reshape(games, len(schedule), players)
        first = (dealer + 1) % players  # B2
        start = np.zeros((games, players), np.int64)
        states = TenNineEightStates(
            game=self.game,
            current_player=first,
            legal_actions_mask=np.empty(0, bool),
            scores=start,
            deals=hands,
            turned_up=all_turned_up.reshape(games, len(schedule)),
            dealer=dealer,
            round=np.zeros(games, np.int64),
            hands=hands[:, 0].copy(),
            bids=np.full((games, players), NO_BID),
            leader=first,
            trick=np.full((games, players), NO_CARD),
            on_table=np.zeros(games, np.int64),
            tricks=start,
            done=np.zeros(games, np.int64),
            played=np.zeros(games, np.uint64),
            voids=start,
            trump_broken=np.zeros(games, bool),
            last_trick=np.full((games, players), NO_CARD),
            last_leader=np.full(games, NOBODY),
        )
        return replace(states, legal_actions_mask=self._legal(states))

    def _trump(self, states: TenNineEightStates) -> Ints:
        return _SUIT_OF[self._turned_up(states)]

    def _turned_up(self, states: TenNineEightStates) -> Ints:
        number = np.minimum(states.round, len(self.table.schedule) - 1)  # after the end, that of the last round
        found: Ints = states.turned_up[np.arange(len(number)), number]
        return found

    def _banned(self, done: Ints, broken: Mask, on_table: Ints) -> Mask:
        """Return where a seat that has other cards can’t lead a trump, or play one without the led suit, yet."""
        if self.table.ban == "free":
            return np.zeros(len(done), bool)
        banned: Mask = ~broken & (on_table == 0) if self.table.waits else done == 0  # B6: ruffing is free
        return banned

    def _legal(self, states: TenNineEightStates) -> Mask:
        turn = np.maximum(states.current_player, 0)  # at the end, all hands are empty
        each = np.arange(len(turn))
        hand = states.hands[each, turn]
        follow = hand & np.where(states.on_table > 0, _SUIT_MASK[_SUIT_OF[states.trick[:, 0]]], _NO_SET)
        others = hand & ~_SUIT_MASK[self._trump(states)]
        banned = self._banned(states.done, states.trump_broken, states.on_table) & (others > 0)  # B5, B7
        legal = np.where(follow > 0, follow, np.where(banned, others, hand))  # B4
        bidding = np.flatnonzero(states.bids[each, states.dealer] == NO_BID)
        if len(bidding):
            cards, bids = self.schedule[states.round[bidding]], states.bids[bidding]
            can = _BIDS[cards]
            if self.table.hook:  # B3
                rest = cards - np.maximum(bids, 0).sum(axis=1)
                hooked = (turn[bidding] == states.dealer[bidding]) & (rest >= 0)
                can = can & ~np.where(hooked, _BID_BIT[np.maximum(rest, 0)], _NO_SET)
            legal[bidding] = can
        return _unpacked(legal, self.num_actions).astype(bool)

    def _step(self, states: TenNineEightStates, at: Ints, actions: Ints) -> TenNineEightStates:
        new = TenNineEightStates(**{**vars(states), **{name: array.copy() for name, array in self._changing(states)}})
        bidding = actions >= NO_TRICK
        games, seat = at[bidding], states.current_player[at[bidding]]
        new.bids[games, seat] = actions[bidding] - NO_TRICK
        new.current_player[games] = (seat + 1) % self.players
        if not bidding.all():
            self._play(new, at[~bidding], actions[~bidding])
        return replace(new, legal_actions_mask=self._legal(new))

    def _changing(self, states: TenNineEightStates) -> list[tuple[str, NDArray[np.generic]]]:
        same = ("deals", "turned_up", "legal_actions_mask")
        return [(name, array) for name, array in states.arrays().items() if name not in same]

    def _play(self, new: TenNineEightStates, at: Ints, card: Ints) -> None:
        """Play a card in these games, in place."""
        seat, on_table, suit = new.current_player[at], new.on_table[at], _SUIT_OF[card]
        trump = self._trump(new)[at]
        led = np.where(on_table > 0, _SUIT_OF[new.trick[at, 0]], suit)
        off = suit != led  # this tells everyone that the seat has none of the suit
        free_trump = (suit == trump) & (off | (on_table == 0))  # one that no led suit asks for
        only_trumps = free_trump & self._banned(new.done[at], new.trump_broken[at], on_table)
        new.voids[at, seat] |= np.where(off, 1 << led, 0) | np.where(only_trumps, 0b1111 ^ 1 << trump, 0)
        new.trump_broken[at] |= free_trump & (self.table.lead_breaks | off)
        new.hands[at, seat] ^= _BIT[card]
        new.trick[at, on_table] = card
        new.on_table[at] += 1
        new.current_player[at] = (seat + 1) % self.players
        whole = on_table + 1 == self.players
        if whole.any():
            self._finish_trick(new, at[whole], trump[whole], led[whole])

    def _finish_trick(self, new: TenNineEightStates, at: Ints, trump: Ints, led: Ints) -> None:
        trick, leader = new.trick[at], new.leader[at]
        winner = (leader + _strength(trump, led, trick).argmax(axis=1)) % self.players
        new.tricks[at, winner] += 1
        new.done[at] += 1
        new.played[at] |= np.bitwise_or.reduce(_BIT[trick], axis=1)
        new.last_trick[at], new.last_leader[at] = trick, leader
        new.trick[at], new.on_table[at] = NO_CARD, 0
        new.leader[at] = new.current_player[at] = winner
        over = at[new.done[at] == self.schedule[new.round[at]]]
        if len(over):
            self._finish_round(new, over)

    def _finish_round(self, new: TenNineEightStates, at: Ints) -> None:
        bids, tricks = new.bids[at], new.tricks[at]
        each, off = self.table.missed  # B15
        missed = each * tricks + off * abs(bids - tricks)
        new.scores[at] += np.where(bids == tricks, POINTS + bids, missed)  # B10
        new.round[at] += 1
        ended = new.round[at] == len(self.table.schedule)
        new.current_player[at[ended]] = TERMINAL
        at = at[~ended]
        new.hands[at] = new.deals[at, new.round[at]]
        new.dealer[at] = (new.dealer[at] + 1) % self.players  # B1
        new.leader[at] = new.current_player[at] = (new.dealer[at] + 1) % self.players  # B2
        new.bids[at], new.tricks[at], new.voids[at], new.done[at], new.played[at] = NO_BID, 0, 0, 0, 0
        new.trump_broken[at], new.last_trick[at], new.last_leader[at] = False, NO_CARD, NOBODY

    def _observe(self, states: TenNineEightStates, seats: Ints) -> Vectors:
        games, players, places = len(seats), self.players, self.places
        each, steps, turned = np.arange(games), np.arange(players), self._turned(seats)
        turned_up, cards, trick = self._turned_up(states), self.schedule[states.round], states.trick
        trump, led = _SUIT_OF[turned_up], _SUIT_OF[trick[:, 0]]
        marks = Marks(games, self.size)
        strength = np.where(trick != NO_CARD, _strength(trump, led, trick), -100)
        taker = self._wrapped(states.leader + strength.argmax(axis=1) - players)
        single = {
            "current_player": states.current_player,
            "dealer": states.dealer,
            "leader": states.leader,
            "winning": np.where(states.on_table > 0, taker, NOBODY),
            "last_winner": np.where(states.last_leader >= 0, states.leader, NOBODY),
        }
        starts, seat = np.array([places[name] for name in single]), np.stack([*single.values()], axis=1)
        marks.add(starts + self._wrapped(seat - seats[:, None]), seat >= 0)
        marks.add(np.stack([places["turned_up"] + turned_up, places["trump"] + trump], axis=1))
        bids = states.bids.take(turned)
        made = bids != NO_BID
        shown = made
        if not self.table.open_bids:
            playing = states.bids[each, states.dealer] != NO_BID
            shown = made & (playing[:, None] | (steps == 0))
        marks.add(places["bids"] + steps * (MOST + 1) + bids, shown)
        for name, leader, laid in (
            ("trick", states.leader, trick),
            ("last_trick", states.last_leader, states.last_trick),
        ):
            there = laid != NO_CARD
            if there.any():
                first = places[name] + steps * (players + _CARDS)
                marks.add(first + self._clockwise[self._wrapped(leader - seats)], there)
                marks.add(first + players + laid, there)
        out = marks.write()

        def part(name: str, size: int) -> Vectors:
            return out[:, places[name] : places[name] + size]

        part("ranking", players**2)[:] = self._places.take(self._ranking(states).take(turned), axis=0).reshape(
            games, -1
        )
        part("scores", players)[:] = (states.scores / (60 + abs(states.scores))).take(turned)
        part("round", 1)[:, 0] = states.round / len(self.table.schedule)
        part("cards", 1)[:, 0] = cards / MOST
        part("hand", _CARDS)[:] = _unpacked(states.hands[each, seats], _CARDS)
        gone = self._clockwise[self._wrapped(seats - states.leader)] < states.on_table[:, None]
        part("hand_sizes", players)[:] = ((cards - states.done)[:, None] - gone) / MOST
        part("bids_in", players)[:] = made
        part("tricks", players)[:] = (states.tricks / MOST).take(turned)
        part("first_trick", 1)[:, 0] = states.done == 0
        part("trump_broken", 1)[:, 0] = states.trump_broken
        part("voids", players * len(SUITS))[:] = _VOIDS.take(states.voids.take(turned), axis=0).reshape(games, -1)
        part("played", _CARDS)[:] = _unpacked(states.played, _CARDS)
        return out


def _dealt(numbers: NDArray[np.uint32], schedule: Sequence[int], players: int) -> tuple[Sets, Ints]:
    """Return the hands and the card turned up of each deal, as `french.deal` does; the deals are of a game in a row.

    The numbers have 256 bits, the highest word first. Dividing them is most of the work, so it’s done for some cards at
    a time. The rest of a number divided by 52 × 51 has what the divisions by 52 and 51 would find.
    """
    deals = np.arange(len(numbers))
    cards = np.tile(np.array(schedule), len(numbers) // len(schedule))
    words = numbers.T.astype(np.uint64)
    rest = np.repeat(np.arange(_CARDS)[:, None], len(numbers), axis=1)
    hands, turned_up = np.zeros((len(numbers), players), np.uint64), np.zeros(len(numbers), np.int64)
    number = np.zeros(0, np.int64)
    for drawn in range(max(schedule) * players + 1):
        left = _CARDS - drawn
        if drawn % _AT_A_TIME == 0:
            number = _divided(words, math.prod(range(max(left - _AT_A_TIME, 0) + 1, left + 1)))
        place, number = number % left, number // left
        card = rest[place, deals]
        rest[place, deals] = rest[left - 1]
        seat = drawn // cards
        held = np.flatnonzero(seat < players)
        hands[held, seat[held]] |= _BIT[card[held]]
        last = drawn == cards * players
        turned_up[last] = card[last]
    return hands, turned_up


def _divided(words: Sets, by: int) -> Ints:
    """Divide numbers by one below 2³², in place, the highest words first. Return the rests."""
    rest = np.zeros(words.shape[1], np.uint64)
    for word in words:
        whole = rest << np.uint64(32) | word
        word[:] = whole // np.uint64(by)
        rest = whole - word * np.uint64(by)
    return rest.astype(np.int64)


def _strength(trump: Ints, led: Ints, trick: Ints) -> Ints:
    """Return the strength of each card of these tricks."""
    return _STRENGTH.take((trump * len(SUITS) + led)[:, None] * _CARDS + trick)


def _unpacked(sets: Sets, size: int) -> NDArray[np.uint8]:
    """Return the lowest bits of these sets, shape (sets, size)."""
    as_bytes = sets.astype("<u8", copy=False).view(np.uint8).reshape(len(sets), 8)
    return np.unpackbits(as_bytes, axis=1, count=size, bitorder="little")
