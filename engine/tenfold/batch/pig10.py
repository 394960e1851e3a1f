"""PIG 10 in batches. Read it beside `tenfold.games.pig10.state`, which has the same rules for one game."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

import numpy as np

from tenfold.batch.common import NOBODY, Batch, Counts, Ints, Marks, Mask, States, Vectors
from tenfold.game import AnyGame
from tenfold.games.pig10.cards import ACTIONS, CARD_OF, DECK, HAND, KINDS, NONE, OVER, POSSIBLE, RESULT, TEN
from tenfold.games.pig10.observation import _MOST
from tenfold.observation import TERMINAL
from tenfold.shuffling import below, shuffle

_PACK = [kind for kind, count in enumerate(DECK) for _ in range(count)]
_DECK = np.array(DECK, np.float32)
_KINDS = np.arange(KINDS)
_SHARE = np.arange(len(_PACK) + 1) / len(_PACK)
_CARD_OF = np.array(CARD_OF)
_RESULT = np.array(RESULT)  # by action and value
_OVER = np.array(OVER)  # by value and last card
_FITS = np.array(  # by value, last card and action: whether its card, if it is in hand, can be played so
    [
        [
            [action in POSSIBLE[CARD_OF[action]][value][last] for action in range(len(ACTIONS))]
            for last in range(NONE + 1)
        ]
        for value in range(TEN)
    ]
)
_WITHIN = (_RESULT <= TEN).T.copy()  # by value and action: whether it stays at ten or below


@dataclass(frozen=True, eq=False, repr=False, kw_only=True)
class Pig10States(States):
    """States of PIG 10. Cards are counted by kind, because copies are alike; only the draw pile has an order."""

    hands: Counts  # by seat and kind
    hand_sizes: Ints  # by seat
    pile: Counts  # as dealt; the next card is the last of those that are left
    left: Ints  # cards left in the pile
    played: Counts  # by kind, all that have been played
    middle: Counts  # by kind
    last: Ints  # the last card of the middle, or `NONE`
    value: Ints  # of the middle
    won: Counts  # by seat and kind
    calls: Ints  # by seat
    last_player: Ints  # or `NOBODY`, as is the next
    last_taker: Ints
    stuck: Ints  # by seat, up to `HAND` sets of kinds, the narrowest first, then 0; without a place if not gentle


class Pig10Batch(Batch[Pig10States]):
    """Many games of PIG 10 at a time."""

    _states = Pig10States

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.gentle: bool = game.settings["gentle"] == "on"
        self.to_last_taker: bool = game.settings["leftovers"] == "last-taker"
        self.tens_break_ties: bool = game.settings["tie"] == "most-tens"
        first = game.settings["first_player"]
        self.first: int | None = None if first == "random" else int(first)

    def _deal(self, deals: list[int]) -> Pig10States:
        games, players = len(deals), self.players
        decks, first = bytearray(), np.empty(games, np.int64)
        rng = random.Random()
        for game, deal in enumerate(deals):  # NumPy would shuffle all games a sixth faster: not worth a second shuffle
            rng.seed(deal)
            deck = _PACK[:]
            shuffle(deck, rng)
            decks += bytes(deck)
            first[game] = below(players, rng) if self.first is None else self.first  # P2
        pile, dealt = np.split(
            np.frombuffer(decks, np.int8).reshape(games, len(_PACK)), [len(_PACK) - HAND * players], axis=1
        )
        hands = np.zeros((games, players, KINDS), np.int8)
        each = np.arange(games)
        for number in range(HAND * players):
            hands[each, number // HAND, dealt[:, -1 - number]] += 1
        nothing = np.zeros((games, KINDS), np.int8)
        nobody = np.full(games, NOBODY)
        states = Pig10States(
            game=self.game,
            current_player=first,
            legal_actions_mask=np.empty(0, bool),
            scores=np.zeros((games, players), np.int64),
            hands=hands,
            hand_sizes=np.full((games, players), HAND),
            pile=pile,
            left=np.full(games, pile.shape[1]),
            played=nothing,
            middle=nothing,
            last=np.full(games, NONE),
            value=np.zeros(games, np.int64),
            won=np.zeros_like(hands),
            calls=np.zeros((games, players), np.int64),
            last_player=nobody,
            last_taker=nobody,
            stuck=np.zeros((games, players, HAND if self.gentle else 0), np.int64),
        )
        return replace(states, legal_actions_mask=self._legal(hands, first, states.value, states.last))

    def _legal(self, hands: Counts, turn: Ints, value: Ints, last: Ints) -> Mask:
        own = hands[np.arange(len(turn)), np.maximum(turn, 0)]  # P6: any card. At the end, all hands are empty
        legal: Mask = _FITS[value, last] & (own > 0)[:, _CARD_OF]
        if self.gentle:
            within = legal & _WITHIN[value]
            legal = np.where(within.any(axis=1, keepdims=True), within, legal)
        return legal

    def _step(self, states: Pig10States, at: Ints, actions: Ints) -> Pig10States:
        players = self.players
        seat, card = states.current_player[at], _CARD_OF[actions]
        hands, sizes = states.hands.copy(), states.hand_sizes.copy()
        played, middle = states.played.copy(), states.middle.copy()
        last, value, left = states.last.copy(), states.value.copy(), states.left.copy()
        won, scores, calls = states.won, states.scores, states.calls
        last_player, last_taker, turn = states.last_player.copy(), states.last_taker, states.current_player.copy()
        before, now = value[at], _RESULT[actions, value[at]]
        hands[at, seat, card] -= 1
        played[at, card] += 1
        middle[at, card] += 1
        value[at], last[at], last_player[at] = now, card, seat
        stuck = states.stuck
        if self.gentle:
            stuck = stuck.copy()
            over = np.where(now > TEN, _OVER[before, states.last[at]], 0)
            stuck[at, seat] = _learned(stuck[at, seat], card, over, sizes[at, seat] - 1)
        taken = np.flatnonzero(now >= TEN)
        if len(taken):
            won, scores, calls, last_taker = won.copy(), scores.copy(), calls.copy(), last_taker.copy()
            games, by, ten = at[taken], seat[taken], now[taken] == TEN
            calls[games, by] += ten  # P11: an empty middle counts 0, so a 10 on it captures itself
            taker = np.where(ten, by, (by - 1) % players)  # P3: the right neighbour, even with no cards left
            _take(games, taker, middle, won, scores)
            last_taker[games] = taker
            value[games], last[games], last_player[games] = 0, NONE, NOBODY
        draws = left[at] > 0  # P13
        hands[at, seat, states.pile[at, left[at] - 1]] += draws
        left[at] -= draws
        sizes[at, seat] -= ~draws
        # No seat is ever skipped: all are dealt the same number of cards, and draw until the pile is empty. So the next
        # seat has a card unless no one has.
        after = (seat + 1) % players
        ended = sizes[at, after] == 0
        turn[at] = np.where(ended, TERMINAL, after)
        games = at[ended & (last_taker[at] != NOBODY) & (last[at] != NONE)] if self.to_last_taker else at[:0]
        if len(games):  # P4
            won, scores = won.copy(), scores.copy()
            _take(games, last_taker[games], middle, won, scores)
            value[games], last[games], last_player[games] = 0, NONE, NOBODY
        return Pig10States(
            game=self.game,
            current_player=turn,
            legal_actions_mask=self._legal(hands, turn, value, last),
            scores=scores,
            hands=hands,
            hand_sizes=sizes,
            pile=states.pile,
            left=left,
            played=played,
            middle=middle,
            last=last,
            value=value,
            won=won,
            calls=calls,
            last_player=last_player,
            last_taker=last_taker,
            stuck=stuck,
        )

    def _standing(self, states: Pig10States) -> Ints:
        return states.scores * (len(_PACK) + 1) + states.calls if self.tens_break_ties else states.scores  # P5

    def _observe(self, states: Pig10States, seats: Ints) -> Vectors:
        games, players, places = len(seats), self.players, self.places
        turned = self._turned(seats)
        marks = Marks(games, self.size)
        singles = {"current_player": states.current_player, "last_player": states.last_player}
        for name, seat in {**singles, "last_taker": states.last_taker}.items():
            marks.add(places[name] + ((seat - seats) % players)[:, None], (seat >= 0)[:, None])
        marks.add(places["middle"] + states.last[:, None], (states.last < NONE)[:, None])
        out = marks.write()

        def part(name: str, size: int, skipped: int = 0) -> Vectors:
            return out[:, places[name] + skipped : places[name] + skipped + size]

        own = states.hands[np.arange(games), seats]
        won = states.won.reshape(-1, KINDS).take(turned, axis=0).reshape(games, -1)
        part("ranking", players**2)[:] = self._places.take(self._ranking(states).take(turned), axis=0).reshape(
            games, -1
        )
        part("scores", players)[:] = _SHARE.take(states.scores).take(turned)
        np.divide(own, np.float32(HAND), out=part("hand", KINDS))
        part("hand_sizes", players)[:] = (states.hand_sizes / HAND).take(turned)
        np.divide(states.middle, _DECK, out=part("middle", KINDS, KINDS))
        part("value", 1)[:, 0] = states.value / _MOST
        np.divide(won, np.tile(_DECK, players), out=part("won_cards", players * KINDS))
        part("calls", players)[:] = (states.calls / (states.calls + 4)).take(turned)
        part("pile", 1)[:, 0] = states.left / len(_PACK)
        np.divide(_DECK - own - states.played, _DECK, out=part("unseen", KINDS))
        if self.gentle:
            stuck = states.stuck.reshape(-1, HAND).take(turned, axis=0)
            part("stuck", players * HAND * KINDS)[:] = (stuck[..., None] >> _KINDS & 1).reshape(games, -1)
        return out


def _take(games: Ints, taker: Ints, middle: Counts, won: Counts, scores: Ints) -> None:
    """Give the middle of these games to these seats, in place."""
    cards = middle[games]
    won[games, taker] += cards
    scores[games, taker] += cards.sum(axis=1)
    middle[games] = 0


def _learned(stuck: Ints, card: Ints, over: Ints, held: Ints) -> Ints:
    """Return what is known of the cards left in hand, as `Pig10State._learn` keeps it; `over` is 0 without a bust."""
    found = (stuck >> card[:, None] & 1).astype(bool)
    gone = np.where(found.any(axis=1), found.argmax(axis=1), HAND)
    places = np.arange(HAND)
    later = np.append(stuck[:, 1:], np.zeros((len(stuck), 1), np.int64), axis=1)
    kept = np.where(places < gone[:, None], stuck, later)
    bust = np.where(places < held[:, None], np.where(kept > 0, kept, -1) & over[:, None], 0)
    return np.where(over[:, None] > 0, bust, kept)
