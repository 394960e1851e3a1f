"""10-9-8: ten rounds of tricks with trump; whoever takes exactly the tricks he bid scores.

Read beside the rule page; marks like B4 name its rulings. Cards are ints and hands are sets of bits
(`tenfold.french`). An action below 52 plays a card ("KD"), 52 + n bids n tricks ("bid 3").
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Self

from tenfold.errors import GameError, IllegalAction
from tenfold.french import CARDS, FULL, SUIT_MASK, SUIT_OF, SUITS, TEXTS, members, texts
from tenfold.game import TERMINAL, Choice, Game, Observation, Option, Outlook, Refusal, State
from tenfold.plainjson import shown
from tenfold.position import PositionReader

BID = 52
MOST = 10
ACTIONS = BID + MOST + 1
ACTION_TEXTS = (*TEXTS, *(f"bid {bid}" for bid in range(MOST + 1)))
ACTION_OF = {text: action for action, text in enumerate(ACTION_TEXTS)}

ROUNDS = {
    "10-to-1": tuple(range(10, 0, -1)),
    "5-to-1": tuple(range(5, 0, -1)),
    "10-to-1-to-10": (*range(10, 0, -1), *range(2, 11)),  # B12: the one-card round once
}
BIDS = tuple(tuple(range(BID, BID + cards + 1)) for cards in range(MOST + 1))
SUIT_NAMES = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


class Round(NamedTuple):
    """A round that is over: cards dealt to each seat, and by seat the bids, the tricks won and the points."""

    cards: int
    bids: tuple[int, ...]
    tricks: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TenNineEightObservation(Observation):
    """What a seat knows of 10-9-8: its hand, the trick, the bids, and what the play has shown of other hands.

    `trick` holds (seat, card) in the order of play, `winning` the seat whose card takes it so far; `bids` are None where no bid is known, `bids_in` tells who has
    bid; `voids` lists by seat the suits it is known not to hold; `played` are the cards of the round's finished
    tricks, `last_trick` those of the last one, with its winner in `last_winner`; `rounds` are the rounds so far.
    """

    cards: int
    schedule: tuple[int, ...]
    hand: tuple[str, ...]
    hand_sizes: tuple[int, ...]
    dealer: int
    leader: int
    turned_up: str
    trump: str
    bids: tuple[int | None, ...]
    bids_in: tuple[bool, ...]
    tricks: tuple[int, ...]
    trick: tuple[tuple[int, str], ...]
    winning: int | None
    first_trick: bool
    trump_broken: bool
    voids: tuple[str, ...]
    played: tuple[str, ...]
    last_trick: tuple[tuple[int, str], ...]
    last_winner: int | None
    rounds: tuple[Round, ...]


class TenNineEightState(State):
    """A position of 10-9-8. `serialize()` writes these keys, and `deserialize_state` reads them.

    `hands` (lists of cards by seat), `turned_up`, `dealer`, `round` (index from 0), `bids` (by seat, null before
    the bid), `leader`, `trick` (cards in order of play from the leader on), `tricks` (won, by seat), `played` (cards
    of the round's earlier tricks), `voids` (by seat the suits it has shown to lack, as "CH"), `trump_broken`,
    `rounds` (those that are over: `cards`, `bids`, `tricks`), `last_trick`, `last_leader`, and `deals`, the seed of
    the rounds to come.
    """

    __slots__ = (
        "_bids",
        "_broken",
        "_cards",
        "_dealer",
        "_deals",
        "_done",
        "_hands",
        "_last",
        "_leader",
        "_played",
        "_points",
        "_round",
        "_rounds",
        "_to_bid",
        "_trick",
        "_tricks",
        "_trump",
        "_turned_up",
        "_voids",
    )

    game: TenNineEight

    def __init__(self, game: TenNineEight, dealer: int, deals: int) -> None:
        self.game = game
        self._legal = None
        self._events = None
        self._deals = deals
        self._dealer = dealer
        self._round = 0
        self._rounds: tuple[Round, ...] = ()
        self._points = [0] * game.players

    def _copy_into(self, other: Self) -> None:
        other._bids = self._bids[:]
        other._broken = self._broken
        other._cards = self._cards
        other._dealer = self._dealer
        other._deals = self._deals
        other._done = self._done
        other._hands = self._hands[:]
        other._last = self._last
        other._leader = self._leader
        other._played = self._played
        other._points = self._points[:]
        other._round = self._round
        other._rounds = self._rounds
        other._to_bid = self._to_bid
        other._trick = self._trick[:]
        other._tricks = self._tricks[:]
        other._trump = self._trump
        other._turned_up = self._turned_up
        other._voids = self._voids[:]

    # A round.

    def _deal(self) -> None:
        """Deal the next round. Each round has its own generator, so that a copied state needs none."""
        draw = random.Random(self._deals + self._round).random
        pack = list(range(52))
        cards, players = self.game.schedule[self._round], self.game.players
        hands = []
        left = 52
        for _ in range(players):
            hand = 0
            for _ in range(cards):
                # Random.random is the one method whose numbers Python promises never to change.
                i = int(draw() * left)
                left -= 1
                hand |= 1 << pack[i]
                pack[i] = pack[left]
            hands.append(hand)
        self._open(cards, hands, pack[int(draw() * left)])
        if self._events is not None:
            told = {"round": self._round, "cards": cards, "dealer": self._dealer, "turned_up": TEXTS[self._turned_up]}
            self._happened("round", self._dealer, told, reveals=True)
            for seat, hand in enumerate(hands):
                self._happened("deal", seat, {"cards": cards}, {"hand": texts(hand)}, (seat,), reveals=True)

    def _open(self, cards: int, hands: list[int], turned_up: int) -> None:
        players = self.game.players
        self._cards = cards
        self._hands = hands
        self._turned_up = turned_up  # B8, B11: its suit is trump; the card itself is out of play
        self._trump = SUIT_OF[turned_up]
        self._bids: list[int | None] = [None] * players
        self._to_bid = players
        self._tricks = [0] * players
        self._trick: list[int] = []
        self._done = 0
        self._played = 0
        self._voids = [0] * players
        self._broken = False
        self._last: tuple[int, tuple[int, ...]] | None = None
        self._leader = self._player = (self._dealer + 1) % players  # B2

    # What may be done.

    def _legal_actions(self) -> tuple[int, ...]:
        if self._to_bid:
            bids = BIDS[self._cards]
            hooked = self._hooked()
            return bids if hooked is None else tuple(bid for bid in bids if bid != hooked)
        hand = self._hands[self._player]
        if self._trick:
            follow = hand & SUIT_MASK[SUIT_OF[self._trick[0]]]
            if follow:  # B4: following suit comes before everything else
                return members(follow)
        return members(hand & ~self._banned(hand))

    def _banned(self, hand: int) -> int:
        """The trumps that leading, or playing without the led suit, does not allow yet."""
        trumps = SUIT_MASK[self._trump]
        if not hand & ~trumps:  # B5, B7: who holds nothing but trumps may play them
            return 0
        rule = self.game.settings["first_trick_trump"]
        if rule == "printed":
            return 0 if self._done else trumps
        if rule == "until-broken":  # B6: ruffing is free
            return 0 if self._trick or self._broken else trumps
        return 0

    def _hooked(self) -> int | None:
        """The bid that the hook forbids the last bidder (B3)."""
        if self._to_bid != 1 or self.game.settings["hook"] == "off":
            return None
        rest = self._cards - sum(bid for bid in self._bids if bid is not None)
        return BID + rest if rest >= 0 else None

    def _refusals(self, player: int) -> tuple[Refusal, ...]:
        if player != self._player:
            return ()
        if self._to_bid:
            hooked = self._hooked()
            return () if hooked is None else (Refusal(hooked, ACTION_TEXTS[hooked], self._refuse(hooked, player)),)
        legal = self.legal_actions()
        held = (card for card in members(self._hands[player]) if card not in legal)
        return tuple(Refusal(card, TEXTS[card], self._refuse(card, player)) for card in held)

    def _refuse(self, action: int, player: int) -> str:
        if action >= BID:
            return self._refuse_bid(action)
        if self._to_bid:
            return "First everybody bids."
        if not self._hands[player] >> action & 1:
            return f"{TEXTS[action]} is not in this hand."
        if self._trick:
            led = SUIT_OF[self._trick[0]]
            if self._hands[player] & SUIT_MASK[led]:
                return f"{SUIT_NAMES[SUITS[led]].capitalize()} were led and must be followed."
        if not self._done and self.game.settings["first_trick_trump"] == "printed":
            return "First trick: no trump while another suit is in hand."
        return "No trump is led before one has been thrown, while another suit is in hand."

    def _refuse_bid(self, action: int) -> str:
        if not self._to_bid:
            return "The bids are made."
        if action == self._hooked():
            return f"{action - BID} would make the bids add up to {self._cards}, which the hook forbids."
        return f"A bid is from 0 to {self._cards} tricks."

    # What an action does.

    def _apply(self, action: int, player: int) -> None:
        if action >= BID:
            self._bid(action - BID, player)
            return
        trick = self._trick
        suit = SUIT_OF[action]
        self._learn(suit, player)
        self._hands[player] ^= 1 << action
        trick.append(action)
        players = self.game.players
        if self._events is not None:
            self._happened("play", player, {"card": TEXTS[action], "led": len(trick) == 1})
        if len(trick) < players:
            self._player = (player + 1) % players
        else:
            self._finish_trick()

    def _bid(self, bid: int, player: int) -> None:
        self._bids[player] = bid
        self._to_bid -= 1
        if self._events is not None:
            if self.game.settings["bids"] == "in-turn":
                self._happened("bid", player, {"bid": bid})
            else:
                self._happened("bid", player, {}, {"bid": bid}, (player,))
        if self._to_bid:
            self._player = (player + 1) % self.game.players
            return
        self._player = self._leader
        if self._events is not None and self.game.settings["bids"] == "all-at-once":
            self._happened("bids", None, {"bids": list(self._bids)}, reveals=True)

    def _learn(self, suit: int, player: int) -> None:
        """What everybody now knows this seat to lack."""
        led = SUIT_OF[self._trick[0]] if self._trick else None
        if led is not None and suit != led:
            self._voids[player] |= 1 << led
        if suit == self._trump:
            # A trump that is banned to all who hold another suit: this seat holds nothing but trumps.
            if suit != led and self._banned(FULL):
                self._voids[player] |= 0b1111 ^ 1 << suit
            if led is not None and suit != led:
                self._broken = True

    def _winner(self) -> int:
        """The seat whose card takes the trick so far: the highest trump, else the highest of the led suit."""
        trick, trump = self._trick, self._trump
        best = trick[0]
        for card in trick:
            suit = SUIT_OF[card]
            if card > best if suit == SUIT_OF[best] else suit == trump:
                best = card
        return (self._leader + trick.index(best)) % self.game.players

    def _finish_trick(self) -> None:
        trick = self._trick
        winner = self._winner()
        self._tricks[winner] += 1
        self._done += 1
        for card in trick:
            self._played |= 1 << card
        self._last = (self._leader, tuple(trick))
        if self._events is not None:
            self._happened("trick", winner, {"cards": [TEXTS[card] for card in trick], "leader": self._leader})
        self._trick = []
        self._leader = self._player = winner
        if not self._hands[winner]:
            self._score()

    def _score(self) -> None:
        bids = tuple(bid or 0 for bid in self._bids)
        points = tuple(10 + bid if bid == won else 0 for bid, won in zip(bids, self._tricks, strict=True))  # B10
        self._points = [total + scored for total, scored in zip(self._points, points, strict=True)]
        self._rounds += (Round(self._cards, bids, tuple(self._tricks), points),)
        if self._events is not None:
            told = {
                "cards": self._cards,
                "bids": bids,
                "tricks": self._tricks[:],
                "points": points,
                "total": self._points,
            }
            self._happened("score", None, {key: list(v) if isinstance(v, tuple) else v for key, v in told.items()})
        self._round += 1
        if self._round == len(self.game.schedule):
            self._player = TERMINAL
            self._happened("over", None, {"total": self._points})
            return
        self._dealer = (self._dealer + 1) % self.game.players  # B1
        self._deal()

    # What is known.

    def scores(self) -> list[int]:
        """Points so far, by seat."""
        return self._points[:]

    def action_to_string(self, action: int) -> str:
        """`KD` plays a card, `bid 3` bids."""
        action = self._as_action(action)
        if not 0 <= action < ACTIONS:
            raise IllegalAction(f"10-9-8 has no action {shown(action)}.")
        return ACTION_TEXTS[action]

    def string_to_action(self, text: str) -> int:
        """The action of a text such as `KD` or `bid 3`; `IllegalAction` for any other."""
        if not isinstance(text, str) or text not in ACTION_OF:
            raise IllegalAction(f"{shown(text)} is no play of 10-9-8; plays read like “KD”, bids like “bid 3”.")
        return ACTION_OF[text]

    def _outlook(self, action: int, player: int) -> Outlook:
        if action >= BID:
            return Outlook(action, ACTION_TEXTS[action], "bid", value=action - BID)
        return Outlook(action, TEXTS[action], "follow" if self._trick else "lead", TEXTS[action])

    def _observation(self, player: int | None, common: dict[str, Any]) -> TenNineEightObservation:
        open_bids = self.game.settings["bids"] == "in-turn" or not self._to_bid
        players = range(self.game.players)
        leader, last = self._last or (None, ())
        return TenNineEightObservation(
            **common,
            cards=self._cards,
            schedule=self.game.schedule,
            hand=() if player is None else tuple(texts(self._hands[player])),
            hand_sizes=tuple(hand.bit_count() for hand in self._hands),
            dealer=self._dealer,
            leader=self._leader,
            turned_up=TEXTS[self._turned_up],
            trump=SUITS[self._trump],
            bids=tuple(self._bids[seat] if open_bids or seat == player else None for seat in players),
            bids_in=tuple(bid is not None for bid in self._bids),
            tricks=tuple(self._tricks),
            trick=tuple(self._seated(self._leader, self._trick)),
            winning=self._winner() if self._trick else None,
            first_trick=not self._done,
            trump_broken=self._broken,
            voids=tuple(_suits(voids) for voids in self._voids),
            played=tuple(texts(self._played)),
            last_trick=() if leader is None else tuple(self._seated(leader, last)),
            last_winner=None if leader is None else self._leader,
            rounds=self._rounds,
        )

    def _seated(self, leader: int, trick: Sequence[int]) -> list[tuple[int, str]]:
        return [((leader + i) % self.game.players, TEXTS[card]) for i, card in enumerate(trick)]

    def _position(self) -> dict[str, Any]:
        leader, last = self._last or (None, ())
        return {
            "hands": [texts(hand) for hand in self._hands],
            "turned_up": TEXTS[self._turned_up],
            "dealer": self._dealer,
            "round": self._round,
            "bids": self._bids,
            "leader": self._leader,
            "trick": [TEXTS[card] for card in self._trick],
            "tricks": self._tricks,
            "played": texts(self._played),
            "voids": [_suits(voids) for voids in self._voids],
            "trump_broken": self._broken,
            "rounds": [{"cards": r.cards, "bids": r.bids, "tricks": r.tricks} for r in self._rounds],
            "last_trick": [TEXTS[card] for card in last],
            "last_leader": leader,
            "deals": self._deals,
        }


class TenNineEight(Game[TenNineEightState, TenNineEightObservation]):
    """10-9-8 at one table. `schedule` holds the number of cards of each round."""

    short_name = "ten-nine-eight"
    long_name = "10-9-8"
    author = "unknown"
    publisher = "unknown"
    min_players = 2
    max_players = 5
    offered_players = (2, 3, 4, 5)
    best_players = (4, 3, 5)
    high_score_wins = True
    options = (
        Option(
            "hook",
            "Hook",
            "The last to bid may not make the bids add up to the tricks, so that somebody must miss.",
            (Choice("off", "off"), Choice("on", "on")),
        ),
        Option(
            "first_trick_trump",
            "Trump at the start",
            "When a trump may be led, and thrown by who cannot follow.",
            (
                Choice("printed", "not at the first trick"),
                Choice("free", "at any time"),
                Choice("until-broken", "led once one was thrown"),
            ),
        ),
        Option(
            "bids",
            "Bidding",
            "One after the other, each hearing the bids before, or all at once, unseen until the last is in.",
            (Choice("in-turn", "in turn"), Choice("all-at-once", "all at once")),
        ),
        Option(
            "rounds",
            "Length",
            "How many cards are dealt, round by round.",
            (Choice("10-to-1", "10 → 1"), Choice("5-to-1", "5 → 1"), Choice("10-to-1-to-10", "10 → 1 → 10")),
        ),
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        if self.settings["hook"] == "on" and self.settings["bids"] == "all-at-once":  # B3
            raise GameError("The hook needs a last bidder: it goes with bids “in-turn”, not “all-at-once”.")
        self.schedule: tuple[int, ...] = ROUNDS[self.settings["rounds"]]

    def num_distinct_actions(self) -> int:
        """63: 52 cards to play, bids from 0 to 10."""
        return ACTIONS

    def max_game_length(self) -> int:
        """One bid a seat and round, and each card dealt."""
        return self.players * (len(self.schedule) + sum(self.schedule))

    def _new_state(self, rng: random.Random) -> TenNineEightState:
        dealer = int(rng.random() * self.players)  # B1
        state = TenNineEightState(self, dealer, rng.getrandbits(48))
        state._events = []
        state._deal()
        return state

    def _state_from(self, position: Mapping[str, Any]) -> TenNineEightState:
        return _read(self, position)

    def sample_state(self, observation: TenNineEightObservation, rng: random.Random) -> TenNineEightState:
        """Deal the unseen cards anew, nobody a suit he is known to lack; unknown bids are any bids."""
        obs = observation
        state = TenNineEightState(self, obs.dealer, rng.getrandbits(48))
        own = _set(obs.hand)
        turned_up = CARDS[obs.turned_up]
        state._round = len(obs.rounds)
        state._rounds = obs.rounds
        state._points = list(obs.scores)
        voids = [sum(1 << SUITS.index(suit) for suit in suits) for suits in obs.voids]
        sizes = [0 if seat == obs.player else size for seat, size in enumerate(obs.hand_sizes)]
        played = _set(obs.played)
        unseen = members(FULL & ~(own | played | 1 << turned_up | _set(card for _, card in obs.trick)))
        hands = _deal_unseen(unseen, sizes, voids, rng)
        if obs.player is not None:
            hands[obs.player] = own
        state._open(obs.cards, hands, turned_up)
        state._bids = [
            int(rng.random() * (obs.cards + 1)) if made and bid is None else bid
            for bid, made in zip(obs.bids, obs.bids_in, strict=True)
        ]
        state._to_bid = obs.bids_in.count(False)
        state._tricks = list(obs.tricks)
        state._done = sum(obs.tricks)
        state._trick = [CARDS[card] for _, card in obs.trick]
        state._played = played
        state._voids = voids
        state._broken = obs.trump_broken
        state._leader = obs.leader
        if obs.last_trick:
            state._last = (obs.last_trick[0][0], tuple(CARDS[card] for _, card in obs.last_trick))
        state._player = obs.current_player
        return state

    def observation_to_string(self, observation: TenNineEightObservation, names: Sequence[str]) -> str:
        """Round, trump, what everybody has won of what he bid, the trick, and the seat's own hand."""
        obs = observation
        lines = [f"Round of {obs.cards}    Trump: {SUIT_NAMES[obs.trump]} ({obs.turned_up} turned up)"]
        for name, won, bid, points in zip(names, obs.tricks, obs.bids, obs.scores, strict=True):
            lines.append(f"  {name}: {won}/{'-' if bid is None else bid} won of bid, {points} points")
        if obs.trick:
            lines.append("Trick: " + "  ".join(f"{names[seat]} {card}" for seat, card in obs.trick))
        if obs.player is not None:
            lines.append(f"{names[obs.player]}’s hand: {' '.join(obs.hand) or 'empty'}")
        return "\n".join(lines)

    def event_to_string(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened as a sentence, such as `Bea plays KD`, with its full stop."""
        name = "" if event["seat"] is None else names[event["seat"]]
        told = {"trick": f"{name} takes the trick.", "over": "The game is over."}.get(event["kind"], "")
        match event:
            case {"kind": "round", "cards": cards, "turned_up": card}:
                told = f"{name} deals {cards} each; {card} is turned up."
            case {"kind": "deal", "hand": hand}:
                told = f"{name} is dealt {' '.join(hand)}."
            case {"kind": "bid"}:
                told = f"{name} bids {event['bid']}." if "bid" in event else f"{name} has bid."
            case {"kind": "bids", "bids": bids}:
                told = f"The bids: {', '.join(f'{n} {bid}' for n, bid in zip(names, bids, strict=True))}."
            case {"kind": "play", "card": card, "led": led}:
                told = f"{name} {'leads' if led else 'plays'} {card}."
            case {"kind": "score", "points": points}:
                scored = (f"{n} {won}" for n, won in zip(names, points, strict=True))
                told = f"The round is over: {', '.join(scored)}."
        return told


GAME = TenNineEight


def _suits(mask: int) -> str:
    return "".join(suit for i, suit in enumerate(SUITS) if mask >> i & 1)


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _set(cards: Iterable[str]) -> int:
    return _bits(CARDS[card] for card in cards)


def _deal_unseen(unseen: Sequence[int], sizes: Sequence[int], voids: Sequence[int], rng: random.Random) -> list[int]:
    """Hands of these sizes from the unseen cards, without the suits in `voids`; every such deal is possible."""
    if not any(void for void, size in zip(voids, sizes, strict=True) if size):
        return _deal_freely(list(unseen), sizes, rng)
    while True:  # The true deal is one of those that can come out, so it ends.
        hands = _deal_carefully(unseen, sizes, voids, rng)
        if hands is not None:
            return hands


def _deal_freely(cards: list[int], sizes: Sequence[int], rng: random.Random) -> list[int]:
    draw = rng.random
    left = len(cards)
    hands = []
    for size in sizes:
        hand = 0
        for _ in range(size):
            i = int(draw() * left)
            left -= 1
            hand |= 1 << cards[i]
            cards[i] = cards[left]
        hands.append(hand)
    return hands


def _deal_carefully(
    unseen: Sequence[int], sizes: Sequence[int], voids: Sequence[int], rng: random.Random
) -> list[int] | None:
    """Card by card, those with the fewest takers first; None where a seat is left short."""
    room = [*sizes, len(unseen) - sum(sizes)]  # the last place is the stock, which takes any card
    takers = [[seat for seat, void in enumerate(voids) if sizes[seat] and not void >> suit & 1] for suit in range(4)]
    hands = [0] * len(room)
    for suit in sorted(range(4), key=lambda suit: len(takers[suit])):
        places = (*takers[suit], len(sizes))
        cards = [card for card in unseen if SUIT_OF[card] == suit]
        rng.shuffle(cards)
        for card in cards:
            free = sum(room[place] for place in places)
            if not free:
                return None
            at = int(rng.random() * free)
            for place in places:
                at -= room[place]
                if at < 0:
                    hands[place] |= 1 << card
                    room[place] -= 1
                    break
    return hands[:-1]


def _read(game: TenNineEight, position: Mapping[str, Any]) -> TenNineEightState:
    """The state of a position; of what a test leaves out, the round follows from the hands."""
    reader = PositionReader(game, position, CARDS)
    hands = reader.cards_by_seat("hands")
    tricks = reader.numbers("tricks", range(MOST + 1))
    trick, played, last = reader.cards("trick"), reader.cards("played"), reader.cards("last_trick")
    dealer = reader.seat("dealer") or 0
    leader, last_leader = reader.seat("leader"), reader.seat("last_leader")
    leader = (dealer + 1) % game.players if leader is None else leader
    cards = _cards_dealt(hands, tricks, trick, leader)
    number = reader.number("round", range(len(game.schedule) + 1), _round_of(game, cards))
    turned_up = reader.card("turned_up")
    _check_cards([*hands, trick, played, [turned_up]])
    state = TenNineEightState(game, dealer, reader.number("deals", range(2**48)))
    state._rounds = tuple(_read_round(game, part) for part in reader.parts("rounds"))
    state._points = [sum(r.points[seat] for r in state._rounds) for seat in range(game.players)]
    state._round = number
    state._open(cards, [_bits(hand) for hand in hands], turned_up)
    state._bids = reader.optional_numbers("bids", range(cards + 1))
    state._to_bid = state._bids.count(None)
    state._tricks, state._done, state._leader = tricks, sum(tricks), leader
    state._trick, state._played = trick, _bits(played)
    state._voids = [sum(1 << SUITS.index(suit) for suit in text) for text in reader.letters_by_seat("voids", SUITS)]
    state._broken = reader.flag("trump_broken")
    state._last = (last_leader, tuple(last)) if last and last_leader is not None else None
    reader.finish()
    state._player = _on_turn(state)
    state._events = []
    return state


def _cards_dealt(hands: Sequence[Sequence[int]], tricks: Sequence[int], trick: Sequence[int], leader: int) -> int:
    """How many cards a seat was dealt, from what it still holds."""
    players = len(hands)
    if len(trick) >= players:
        raise GameError("“trick” holds the cards of a trick that is not over.")
    dealt = {len(hand) + sum(tricks) + ((seat - leader) % players < len(trick)) for seat, hand in enumerate(hands)}
    if len(dealt) > 1 or not 1 <= max(dealt) <= MOST:
        raise GameError(f"Hands, “trick” and “tricks” do not come from one deal of 1 to {MOST} cards.")
    return dealt.pop()


def _round_of(game: TenNineEight, cards: int) -> int:
    if cards not in game.schedule:
        raise GameError(f"No round of this table deals {cards} cards.")
    return game.schedule.index(cards)


def _check_cards(groups: Sequence[Sequence[int]]) -> None:
    everything = [card for group in groups for card in group]
    twice = next((card for card in everything if everything.count(card) > 1), None)
    if twice is not None:
        raise GameError(f"There is one {TEXTS[twice]} only.")


def _read_round(game: TenNineEight, part: PositionReader) -> Round:
    cards = part.number("cards", range(1, MOST + 1), 1)
    bids, tricks = part.numbers("bids", range(cards + 1)), part.numbers("tricks", range(cards + 1))
    part.finish()
    if sum(tricks) != cards:
        raise GameError(f"In a round of {cards} cards {cards} tricks are won, not {sum(tricks)}.")
    return _scored(cards, bids, tricks)


def _on_turn(state: TenNineEightState) -> int:
    """Who acts in a position that was read: the next to bid, or the next to play."""
    game = state.game
    players = game.players
    over = len(state._rounds) == len(game.schedule)
    if over or state._round >= len(game.schedule):
        if not (over and state._round == len(game.schedule)) or any(state._hands):
            raise GameError("A finished game has all its rounds, and no cards in hand.")
        return TERMINAL
    if len(state._rounds) not in (0, state._round) or state._cards != game.schedule[state._round]:
        raise GameError(f"“round” {state._round} deals {game.schedule[state._round]} cards.")
    if not any(state._hands):
        raise GameError("Somebody holds cards while a round goes on.")
    if not state._to_bid:
        return (state._leader + len(state._trick)) % players
    first = (state._dealer + 1) % players
    order = [state._bids[(first + step) % players] for step in range(players)]
    made = players - state._to_bid
    if None in order[:made] or state._trick or state._done or state._leader != first:
        raise GameError("Bids go round from the dealer’s left, and all are made before the first card.")
    return (first + made) % players


def _bits(cards: Iterable[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def _scored(cards: int, bids: Sequence[int], tricks: Sequence[int]) -> Round:
    """B10: who wins exactly what he bid scores ten more than the bid, anybody else nothing."""
    points = tuple(10 + bid if bid == won else 0 for bid, won in zip(bids, tricks, strict=True))
    return Round(cards, tuple(bids), tuple(tricks), points)
