"""10-9-8: ten rounds of tricks with trump; whoever takes exactly the tricks he bid scores.

Read beside the rule page; marks like B4 name its rulings. Cards are ints and hands are sets of bits
(`tenfold.french`); what a trick and a round come to is in `ten_nine_eight_rounds`. An action below 52 plays a card
("KD"), 52 + n bids n tricks ("bid 3").
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from tenfold.errors import GameError, IllegalAction
from tenfold.french import (
    BIT,
    CARDS,
    FULL,
    OF_SUIT,
    SAME_SUIT,
    SUIT_MASK,
    SUIT_OF,
    SUITS,
    TEXTS,
    deal,
    members,
    set_of,
    texts,
)
from tenfold.game import TERMINAL, Choice, Game, Observation, Option, Outlook, Refusal, State
from tenfold.games import ten_nine_eight_words as words
from tenfold.games.ten_nine_eight_position import read_into
from tenfold.games.ten_nine_eight_rounds import MOST, POINTS, Round, scored, taking, void_set, void_text
from tenfold.plainjson import shown
from tenfold.shuffling import source

__all__ = [
    "ACTIONS",
    "BID",
    "GAME",
    "POINTS",
    "Round",
    "TenNineEight",
    "TenNineEightObservation",
    "TenNineEightState",
    "taking",
]

BID = 52
ACTIONS = BID + MOST + 1
ACTION_TEXTS = (*TEXTS, *(f"bid {bid}" for bid in range(MOST + 1)))
ACTION_OF = {text: action for action, text in enumerate(ACTION_TEXTS)}

ROUNDS = {
    "10-to-1": tuple(range(10, 0, -1)),
    "5-to-1": tuple(range(5, 0, -1)),
    "10-to-1-to-10": (*range(10, 0, -1), *range(2, 11)),  # B12: the one-card round once
}
BIDS = tuple(tuple(range(BID, BID + cards + 1)) for cards in range(MOST + 1))  # by cards dealt


@dataclass(frozen=True, slots=True, kw_only=True)
class TenNineEightObservation(Observation):
    """What a seat knows of 10-9-8: its hand, the trick, the bids, and what the play has shown of other hands.

    `round` counts from 0; `cards` is the number dealt to each seat, `schedule` that of all rounds;
    `trick` holds (seat, card) in the order of play, `winning` the seat whose card takes it so far; `bids` are None
    where no bid is known, `bids_in` tells who has bid; `voids` lists by seat the suits it is known not to hold;
    `played` are the cards of the round's finished tricks in the order of play, `last_trick` those of the last one, with
    its winner in `last_winner`; `rounds` are the rounds so far.
    """

    round: int
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
    of the round's earlier tricks in order of play), `voids` (by seat the suits it has shown to lack, as "CH"),
    `trump_broken`, `rounds` (those that are over: `cards`, `bids`, `tricks`), `last_leader` (who led the last trick),
    and `random`, 13 hexadecimal digits from which the rounds to come are dealt.

    Only `hands` and `turned_up` have to be there, and `bids` where a card lies on the table. Left out, `dealer` is
    seat 0, `round` follows from the number of cards, and `rounds` are not counted. With the cards `played` the rest
    of the round follows from them. Without them `leader`, `tricks`, `voids` and `trump_broken` can be set freely, and
    what the trick shows is added.
    """

    __slots__ = (
        "_bids",
        "_broken",
        "_cards",
        "_dealer",
        "_done",
        "_hands",
        "_last_leader",
        "_leader",
        "_played",
        "_points",
        "_random",
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

    def __init__(self, game: TenNineEight, dealer: int, source: str) -> None:
        self.game = game
        self._legal = None
        self._events = None
        self._random = source
        self._dealer = dealer
        self._round = 0
        self._rounds: tuple[Round, ...] = ()
        self._points = [0] * game.players

    def _copy_into(self, other: Self) -> None:
        other._bids = self._bids[:]
        other._broken = self._broken
        other._cards = self._cards
        other._dealer = self._dealer
        other._done = self._done
        other._hands = self._hands[:]
        other._last_leader = self._last_leader
        other._leader = self._leader
        other._played = self._played[:]
        other._points = self._points
        other._random = self._random
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
        """Deal the next round. Its cards are a hash of the game's seed, so that a copied state needs no generator."""
        cards, players = self.game.schedule[self._round], self.game.players
        digest = hashlib.sha256(f"{self._random} {self._round}".encode()).digest()
        *hands, turned_up = deal(BIT, (*[cards] * players, 1), int.from_bytes(digest, "big"))
        self._open(cards, hands, turned_up.bit_length() - 1)
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
        self._played: list[int] = []
        self._voids = [0] * players
        self._broken = False
        self._last_leader: int | None = None
        self._leader = self._player = (self._dealer + 1) % players  # B2

    # What may be done.

    def _legal_actions(self) -> tuple[int, ...]:
        if self._to_bid:
            bids = BIDS[self._cards]
            hooked = self._hooked() if self.game.hook else None
            return bids if hooked is None else tuple(bid for bid in bids if bid != hooked)
        hand = self._hands[self._player]
        if self._trick:
            follow = hand & SAME_SUIT[self._trick[0]]
            if follow:  # B4: following suit comes before everything else
                return OF_SUIT[follow]
        if not self._done or self.game.ban == "until-broken":
            hand &= ~self._banned(hand)
        return members(hand)

    def _banned(self, hand: int) -> int:
        """The trumps that leading, or playing without the led suit, does not allow yet."""
        ban = self.game.ban
        if ban == "free" or (self._done if ban == "printed" else self._broken or self._trick):  # B6: ruffing is free
            return 0
        trumps = SUIT_MASK[self._trump]
        return trumps if hand & ~trumps else 0  # B5, B7: who holds nothing but trumps may play them

    def _hooked(self) -> int | None:
        """The bid that the hook forbids the last bidder (B3)."""
        if self._to_bid != 1 or not self.game.hook:
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
        card = TEXTS[action]
        if not self._hands[player] & BIT[action]:
            return f"{card} is not in this hand."
        if self._to_bid:
            return f"{card} stays in hand. The bids come before the first card."
        if self._trick:
            led = self._trick[0]
            if self._hands[player] & SAME_SUIT[led]:
                suit = words.SUIT_NAMES[SUITS[SUIT_OF[led]]].capitalize()
                return f"{card} stays in hand. {suit} were led and must be followed."
        if self.game.ban == "printed":
            return f"{card} stays in hand. The first trick takes no trump from a hand with another suit."
        return f"{card} stays in hand. Until a trump is thrown, none is led from a hand with another suit."

    def _refuse_bid(self, action: int) -> str:
        if not self._to_bid:
            return "The bids stand. Now the cards are played."
        if action == self._hooked():
            bid = action - BID
            return f"The bid stays open. {bid} makes the bids add up to {self._cards}, which the hook forbids."
        return f"The bid stays open. There are {self._cards} tricks to bid on, so {action - BID} is too many."

    # What an action does.

    def _apply(self, action: int, player: int) -> None:
        if action >= BID:
            self._bid(action - BID, player)
            return
        trick = self._trick
        suit = SUIT_OF[action]
        if suit != SUIT_OF[trick[0]] if trick else suit == self._trump:
            self._learn(suit, player)
        self._hands[player] ^= BIT[action]
        trick.append(action)
        if self._events is not None:
            self._happened("play", player, {"card": TEXTS[action], "led": len(trick) == 1})
        self._player = self.game.left[player]
        if self._player == self._leader:
            self._finish_trick()

    def _bid(self, bid: int, player: int) -> None:
        self._bids[player] = bid
        self._to_bid -= 1
        if self._events is not None:
            if self.game.open_bids:
                self._happened("bid", player, {"bid": bid})
            else:
                self._happened("bid", player, {}, {"bid": bid}, (player,))
        if self._to_bid:
            self._player = self.game.left[player]
            return
        self._player = self._leader
        if self._events is not None and not self.game.open_bids:
            self._happened("bids", None, {"bids": list(self._bids)}, reveals=True)

    def _learn(self, suit: int, player: int) -> None:
        """What everybody now knows a seat to lack that leads trump, or plays this suit without following."""
        if suit == self._trump:
            if self._banned(FULL):  # a trump that is banned while another suit is held: there is none
                self._voids[player] |= 0b1111 ^ 1 << suit
            if self._trick:
                self._broken = True
        if self._trick:
            self._voids[player] |= 1 << SUIT_OF[self._trick[0]]

    def _finish_trick(self) -> None:
        trick = self._trick
        winner = (self._leader + taking(trick, self._trump)) % len(self._hands)
        self._tricks[winner] += 1
        self._done += 1
        self._played += trick
        self._last_leader = self._leader
        if self._events is not None:
            self._happened("trick", winner, {"cards": [TEXTS[card] for card in trick], "leader": self._leader})
        self._trick = []
        self._leader = self._player = winner
        if self._done == self._cards:
            self._score()

    def _score(self) -> None:
        over = scored(self._cards, [bid for bid in self._bids if bid is not None], self._tricks)
        self._rounds += (over,)
        self._points = [total + scored for total, scored in zip(self._points, over.points, strict=True)]
        if self._events is not None:
            told = {key: [*value] if isinstance(value, tuple) else value for key, value in over._asdict().items()}
            self._happened("score", None, {**told, "total": self._points})
        self._round += 1
        if self._round == len(self.game.schedule):
            self._player = TERMINAL
            self._happened("over", None, {"total": self._points})
            return
        self._dealer = self.game.left[self._dealer]  # B1
        self._deal()

    # What is known.

    def scores(self) -> list[int]:
        """Points so far, by seat."""
        return self._points[:]

    def action_to_string(self, action: int) -> str:
        """`KD` plays a card, `bid 3` bids."""
        return ACTION_TEXTS[self._own_action(action)]

    def string_to_action(self, text: str) -> int:
        """The action of a text such as `KD` or `bid 3`; `IllegalAction` for any other."""
        if not isinstance(text, str) or text not in ACTION_OF:
            raise IllegalAction(f"{shown(text)} is no play of 10-9-8; plays read like “KD”, bids like “bid 3”.")
        return ACTION_OF[text]

    def _outlook(self, action: int, player: int) -> Outlook:
        if action >= BID:
            return Outlook(action, ACTION_TEXTS[action], "bid", value=action - BID)
        suit = SUIT_OF[action]
        led = SUIT_OF[self._trick[0]] if self._trick else None
        kind = "lead" if led is None else "follow" if suit == led else "ruff" if suit == self._trump else "discard"
        if len(self._trick) + 1 < self.game.players:
            return Outlook(action, TEXTS[action], kind, TEXTS[action])
        taker = (self._leader + taking([*self._trick, action], self._trump)) % self.game.players
        return Outlook(action, TEXTS[action], kind, TEXTS[action], taker=taker, cards=self.game.players)

    def _observation(self, player: int | None, common: dict[str, Any]) -> TenNineEightObservation:
        open_bids = self.game.open_bids or not self._to_bid
        players = range(self.game.players)
        leader = self._last_leader
        trick = self._seated(self._leader, self._trick)
        return TenNineEightObservation(
            **common,
            round=self._round,
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
            trick=trick,
            winning=trick[taking(self._trick, self._trump)][0] if trick else None,
            first_trick=not self._done,
            trump_broken=self._broken,
            voids=tuple(void_text(voids) for voids in self._voids),
            played=tuple(TEXTS[card] for card in self._played),
            last_trick=() if leader is None else self._seated(leader, self._played[-self.game.players :]),
            last_winner=None if leader is None else self._leader,
            rounds=self._rounds,
        )

    def _seated(self, leader: int, trick: Sequence[int]) -> tuple[tuple[int, str], ...]:
        return tuple(((leader + i) % self.game.players, TEXTS[card]) for i, card in enumerate(trick))

    def _position(self) -> dict[str, Any]:
        return {
            "hands": [texts(hand) for hand in self._hands],
            "turned_up": TEXTS[self._turned_up],
            "dealer": self._dealer,
            "round": self._round,
            "bids": self._bids,
            "leader": self._leader,
            "trick": [TEXTS[card] for card in self._trick],
            "tricks": self._tricks,
            "played": [TEXTS[card] for card in self._played],
            "voids": [void_text(voids) for voids in self._voids],
            "trump_broken": self._broken,
            "rounds": [{"cards": r.cards, "bids": r.bids, "tricks": r.tricks} for r in self._rounds],
            "last_leader": self._last_leader,
            "random": self._random,
        }


class TenNineEight(Game[TenNineEightState, TenNineEightObservation]):
    """10-9-8 at one table. `schedule` holds the number of cards of each round."""

    short_name = "ten-nine-eight"
    long_name = "10-9-8"
    author = "traditional"
    publisher = "The Riverside Woodshop"
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
        self.hook = self.settings["hook"] == "on"
        self.open_bids = self.settings["bids"] == "in-turn"
        self.ban = self.settings["first_trick_trump"]

    def num_distinct_actions(self) -> int:
        """63: 52 cards to play, bids from 0 to 10."""
        return ACTIONS

    def max_game_length(self) -> int:
        """One bid a seat and round, and each card dealt."""
        return self.players * (len(self.schedule) + sum(self.schedule))

    def _new_state(self, rng: random.Random) -> TenNineEightState:
        dealer = int(rng.random() * self.players)  # B1
        state = TenNineEightState(self, dealer, source(rng))
        state._events = []
        state._deal()
        return state

    def _state_from(self, position: Mapping[str, Any]) -> TenNineEightState:
        state = TenNineEightState(self, 0, "")
        read_into(state, position)
        return state

    def sample_state(self, observation: TenNineEightObservation, rng: random.Random) -> TenNineEightState:
        """Deal the unseen cards anew, nobody a suit he is known to lack; unknown bids are any bids."""
        return next(self.worlds(observation, rng))

    def worlds(self, observation: TenNineEightObservation, rng: random.Random) -> Iterator[TenNineEightState]:
        """Sampled states without end."""
        obs = observation
        own, turned_up = set_of(CARDS[card] for card in obs.hand), CARDS[obs.turned_up]
        sizes = [0 if seat == obs.player else size for seat, size in enumerate(obs.hand_sizes)]
        voids = [void_set(suits) for suits in obs.voids]
        played = [CARDS[card] for card in obs.played]
        trick = [CARDS[card] for _, card in obs.trick]
        unseen = FULL & ~(own | set_of([turned_up, *played, *trick]))
        hidden_bids = [seat for seat, made in enumerate(obs.bids_in) if made and obs.bids[seat] is None]
        known = TenNineEightState(self, obs.dealer, "")
        known._round = obs.round
        known._rounds = obs.rounds
        known._points = [*obs.scores]
        known._open(obs.cards, [0] * self.players, turned_up)
        known._bids = [*obs.bids]
        known._to_bid = obs.bids_in.count(False)
        known._tricks = [*obs.tricks]
        known._done = sum(obs.tricks)
        known._trick = trick
        known._played = played
        known._voids = voids
        known._broken = obs.trump_broken
        known._leader = obs.leader
        known._player = obs.current_player
        if obs.last_trick:
            known._last_leader = obs.last_trick[0][0]
        for hands in _deals(unseen, sizes, voids, rng):
            state = known.clone()
            state._random = source(rng)
            state._hands = hands
            if obs.player is not None:
                hands[obs.player] = own
            for seat in hidden_bids:
                state._bids[seat] = int(rng.random() * (obs.cards + 1))
            yield state

    def observation_to_string(self, observation: TenNineEightObservation, names: Sequence[str]) -> str:
        """Round, trump, what everybody has won of what he bid, the trick, and the seat's own hand."""
        return words.table(observation, names)

    def event_to_string(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """What happened as a sentence, such as `Bea plays KD`, with its full stop."""
        return words.event(event, names)


GAME = TenNineEight


# Dealing what a seat has not seen.


def _deals(unseen: int, sizes: Sequence[int], voids: Sequence[int], rng: random.Random) -> Iterator[list[int]]:
    """Hands of these sizes from the unseen cards, without the suits in `voids`; every such deal can come out.

    All deals are equally likely where the known voids are all one seat's or all the same; else nearly so.
    """
    stock = unseen.bit_count() - sum(sizes)
    holders = [seat for seat, size in enumerate(sizes) if size]
    free: list[int] = []
    bound: list[tuple[list[int], list[int]]] = []
    for suit in range(4):
        cards = [BIT[card] for card in OF_SUIT[unseen & SUIT_MASK[suit]]]
        takers = [seat for seat in holders if not voids[seat] >> suit & 1]
        if takers == holders:
            free += cards
        elif cards:
            bound.append((takers, cards))
    bound.sort(key=lambda group: len(group[0]))  # what fewest seats can hold is dealt first
    while True:
        hands, room = [0] * len(sizes), [*sizes, stock]
        if all(_place(cards, takers, hands, room, rng) for takers, cards in bound):
            rest = deal(free, room[:-1], rng.getrandbits(256))
            yield [hand | more for hand, more in zip(hands, rest, strict=True)]


def _place(cards: Sequence[int], takers: Sequence[int], hands: list[int], room: list[int], rng: random.Random) -> bool:
    """Deal cards to the takers and the stock by the room they have left; False where it does not suffice."""
    stock = len(hands)
    left = room[stock] + sum(room[seat] for seat in takers)
    if left < len(cards):
        return False
    for card in cards:
        at = int(rng.random() * left)
        left -= 1
        for seat in takers:
            at -= room[seat]
            if at < 0:
                hands[seat] |= card
                room[seat] -= 1
                break
        else:
            room[stock] -= 1
    return True
