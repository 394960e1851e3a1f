"""The three levels of 10."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from itertools import accumulate, islice

from tenfold.bots.bot import Bot, Decision, Thinking
from tenfold.bots.search import best_action
from tenfold.bots.ten import rules
from tenfold.bots.ten.judgement import FACE
from tenfold.bots.ten.tables import BELIEFS, STARTING_GAIN
from tenfold.games.ten import Ten, TenObservation, TenState, cards
from tenfold.games.ten.phases import AUCTION, LAYING, MARKET, NAMING, OVER, PROTECTING, SECOND
from tenfold.observation import Outlook

PLAY_OUTS = 480
"""The budget of the hard level for one player; with more at the table each takes longer, and there are fewer."""

TRUST = 10
"""How many play-outs the judgement beforehand counts for."""

WIDTH = 6
"""How many acts the hard level compares."""

STOCK = 60
"""Worlds from which those that fit what was laid are drawn."""

VICTORY = 12.0
"""Points that winning the game is worth beside the lead."""

BLUFF = 0.3
"""How often the hard level lays a card as any card is laid, since people learn what its best way tells."""

CARELESS = 0.25
"""How often the easy level does not look."""


class Beliefs:
    """Worlds that may be true, those more often in which covered cards are what such cards mostly are."""

    def __init__(self, game: Ten, observation: TenObservation, rng: random.Random) -> None:
        unknown = [seat for seat, place in enumerate(observation.table) if place.laid and place.card is None]
        sampled = game.worlds(observation, rng)
        self._sampled = sampled
        self._stock: list[TenState] = []
        self._sums: list[float] = []
        if unknown:
            self._stock = [*islice(sampled, STOCK)]
            self._sums = [*accumulate(likeliness(state, unknown) for state in self._stock)]

    def sample_state(self, _observation: TenObservation, rng: random.Random) -> TenState:
        """One world; not to be changed."""
        if not self._stock:
            return next(self._sampled)
        return rng.choices(self._stock, cum_weights=self._sums)[0]


def likeliness(state: TenState, unknown: Sequence[int]) -> float:
    """How much more often than in a fair deal these seats would have laid what lies before them."""
    found = 1.0
    for seat in unknown:
        face = FACE[state.first[seat]]
        found *= BELIEFS[state.laid_under[seat]][face] / FAIR[face]
    return found


FAIR = tuple((5 + (1 <= face <= 8) if face <= cards.TEN else 7) / 70 for face in range(12))
"""By face, its share of the deck."""


def candidates(state: TenState, me: int) -> Mapping[int, float]:
    """The acts worth comparing, and what the rules of thumb think they are worth."""
    phase = state.phase
    if phase is LAYING:
        return _ways_to_lay(rules.layings(state, me))
    if phase is MARKET:
        worths = rules.offers(state, me)
        return {action: worths[action] for action in sorted(worths, key=worths.__getitem__, reverse=True)[:WIDTH]}
    if phase is AUCTION:
        following = state.bid + 1
        limit = rules.limit(state, me)
        bids = range(following, min(following + 2, state.chips[me] + 1))
        return {cards.PASS: 0.0} | {cards.BID(bid - 1): 2 * (limit - bid) for bid in bids}
    if phase is PROTECTING:
        return rules.protections(state, me)
    return rules.endings(state, me)


def _ways_to_lay(worths: Mapping[int, float]) -> Mapping[int, float]:
    """The best way to lay each card, and the next best ways."""
    ranked = sorted(worths, key=worths.__getitem__, reverse=True)
    chosen = {cards.LAY.of[action][0]: action for action in reversed(ranked)}
    more = [action for action in ranked if action not in chosen.values()]
    actions = [*chosen.values(), *more[: max(0, WIDTH - len(chosen))]]
    return {action: worths[action] for action in actions}


def go_on(state: TenState, seat: int, rng: random.Random) -> int | None:
    """Play the round to its end by the rules of thumb."""
    return rules.usual(state, seat, rng) if state.phase not in (NAMING, OVER) else None


def outcome(state: TenState) -> list[float]:
    """What the end of a round is worth to each seat."""
    worth = rules.standing(state)
    if state.phase is NAMING:
        worth[state.turn] += abs(STARTING_GAIN[state.game.players])
    elif state.phase is OVER:
        places = state.ranking()
        share = VICTORY / places.count(1)
        worth = [each + share * (place == 1) for each, place in zip(worth, places, strict=True)]
    return worth


# The easy level.


def careless(state: TenState, me: int, rng: random.Random) -> int:
    """What somebody does who plays for the first time."""
    legal = state.legal_actions()
    hasty = rng.random() < CARELESS
    if state.phase is LAYING:
        return rng.choice(legal) if hasty else _careless_laying(state, me, rng)
    if state.phase is MARKET:
        return cards.DECLINE if hasty else _careless_offer(state, me)
    if state.phase is AUCTION:
        return _careless_bid(state, me, hasty)
    if state.phase is PROTECTING:
        return legal[0] if hasty else cards.KEEP
    if state.phase is SECOND:
        return _careless_second(state, me)
    return rules.name(state, me, rng)


def _careless_laying(state: TenState, me: int, rng: random.Random) -> int:
    """A card that makes much with another one, any way up: a joker where nothing else makes nine."""
    hand = state.hands[me]
    others = [(card, [*hand[:at], *hand[at + 1 :]]) for at, card in enumerate(hand) if card != cards.JOKER]
    plans = {card: _comes_to(card, rest) for card, rest in others}
    card = max(plans, key=lambda card: (plans[card], cards.VALUE[card]), default=cards.JOKER)
    if cards.JOKER in hand and plans.get(card, 0) < 9:
        card = cards.JOKER
    return rng.choice([action for action in state.legal_actions() if cards.LAY.of[action][0] == card])


def _comes_to(first: int, hand: Sequence[int]) -> int:
    """The most that this card makes alone or with one of these, jokers not counted."""
    sums = [cards.MAKES[first][card] for card in hand if card != cards.JOKER]
    return max([cards.VALUE[first], *(total for total in sums if total <= cards.TEN)])


def _seen(state: TenState, seat: int) -> int:
    """What a card looks like: its value, and middling where it is covered."""
    return 6 + state.protection[seat] if state.covered[seat] else cards.VALUE[state.first[seat]]


def _careless_offer(state: TenState, me: int) -> int:
    own, chips = cards.VALUE[state.first[me]], state.chips[me]
    seats = [seat for seat in range(state.game.players) if seat != me and max(1, state.protection[seat]) <= chips]
    target = max(seats, key=lambda seat: _seen(state, seat))
    if _seen(state, target) < own + 4:
        return cards.DECLINE
    protection = state.protection[target]
    return cards.OPENS[target][protection - 1] if protection else cards.SWAP(target)


def _careless_bid(state: TenState, me: int, hasty: bool) -> int:
    following = state.bid + 1
    wanted = (_seen(state, state.owner) - cards.VALUE[state.first[me]]) / 2 + hasty
    return cards.BID(following - 1) if following <= min(wanted, state.chips[me]) else cards.PASS


def _careless_second(state: TenState, me: int) -> int:
    """What makes the most; a joker only where that is less than nine."""
    first, hand = state.first[me], state.hands[me]
    most = _comes_to(first, hand)
    wanted = [card for card in hand if card != cards.JOKER and cards.MAKES[first][card] == most > cards.VALUE[first]]
    if cards.JOKER in hand and most < 9:
        wanted = [cards.JOKER]
    if state.covered[me]:
        return cards.TURN_UP if wanted else cards.LEAVE
    return cards.ADD(wanted[0]) if wanted else cards.STOP


# Why.


def why(observation: TenObservation, outlook: Outlook) -> str:
    """Why this is done, from what the whole table knows: it may be read aloud."""
    kind, chips = outlook.kind, outlook.value or 0
    if kind in {"open", "bid"}:
        return "the card is worth more than the bid"
    if kind == "lay open":
        return "shows it, and hides the rest" if chips == 0 else "shows it, and wants to keep it or be paid"
    if kind == "lay covered":
        return "lets the others guess" if chips == 0 else "lets the others guess what the chips guard"
    if kind == "add":
        return f"comes to {outlook.value}"
    return WHY[kind]


WHY = {
    "decline": "no card is worth its price",
    "swap": "one chip is little for that card",
    "pass": "the card is not worth more",
    "protect": "somebody could still want that card",
    "keep": "more chips are not needed",
    "turn up": "wants to add a card",
    "leave": "the card does it alone",
    "stop": "no card would make it better",
    "starter": "it is a good turn to have",
}


class TenBot(Bot):
    """A computer player of 10."""

    game: Ten

    def _think(self, observation: TenObservation, rng: random.Random, budget: int | None) -> Thinking:
        outlooks = {outlook.action: outlook for outlook in observation.legal}
        seat = observation.current_player
        state = self.game.sample_state(observation, rng)  # for what this seat and the table know
        if len(outlooks) == 1:
            action = observation.legal[0].action
        elif self.level == "easy":
            action = careless(state, seat, rng)
        elif self.level == "medium" or state.phase is NAMING:
            action = rules.usual(state, seat, rng)
        else:
            action = yield from best_action(
                Beliefs(self.game, observation, rng),
                observation,
                candidates(state, seat),
                rng,
                policy=go_on,
                value=outcome,
                trust=TRUST,
                horizon=1000,
                budget=PLAY_OUTS // self.game.players if budget is None else max(1, budget),
            )
            if state.phase is LAYING and rng.random() < BLUFF:
                action = rules.straight_face(state, seat, action, rng)
        chosen = outlooks[action]
        return Decision(action, chosen.text, why(observation, chosen))


BOT = TenBot
