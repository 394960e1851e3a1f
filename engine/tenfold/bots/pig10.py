"""The computer players of PIG 10.

easy      takes ten when it sees it and shies away from busting, mostly; otherwise plays what comes to hand
medium    weighs what the next seat can do with the value it leaves, from the cards not yet seen
hard      plays every action out in worlds that may be the true one
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tenfold.bots.bot import Bot, Decision, Thinking
from tenfold.bots.search import best_action
from tenfold.game import Outlook
from tenfold.games.pig10 import CARD_OF, DECK, FROG, HAND, KINDS, PIGMAID, RESULT, TEN, Pig10Observation, Pig10State

PLAY_OUTS = 600
"""The budget of the hard level."""

HORIZON = 8
"""How many plays ahead the hard level plays out."""

CARELESS = 0.15
"""How often the easy level overlooks the obvious."""

KEEP = (0.35, 1.75, 0.35, 0.25, 0.1, 0.8, 0.0, 0.0, -0.35, 0.7, 0.6)
"""What it is worth to hold on to a card of each kind, in cards won; found by letting policies compete.

Ones and nines finish what others left at the edge, pigmaids get one out of trouble.
"""

_NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split()


def chances(counts: Sequence[int], value: int, last: int) -> tuple[float, float]:
    """The share of cards that make ten of a value left below ten, and of those that have to bust on it.

    `counts` are the cards it may be, by kind; `last` is the card that was played last.
    """
    total = sum(counts) or 1
    stays = {value, last, PIGMAID if value >= PIGMAID else FROG}
    busting = sum(counts[kind] for kind in range(TEN - value + 1, KINDS) if kind not in stays)
    return counts[TEN - value] / total, busting / total


def prospect(counts: Sequence[int], value: int, last: int, hand: int) -> float:
    """How likely the next seat has to bust less how likely it makes ten, with a hand of so many cards."""
    ten, bust = chances(counts, value, last)
    return float((bust**hand if hand else 0.0) - (1 - (1 - ten) ** hand))


_PROSPECTS = tuple(prospect(DECK, value, FROG, HAND) for value in range(TEN))


def quick(state: Pig10State, _seat: int, _rng: random.Random) -> int:
    """The policy of the play-outs: ten if it can be had, else the best value to leave by the deck's averages."""
    before = state._value
    cards = len(state._middle) + 1
    best, most = -1, -1000.0
    for action in state.legal_actions():
        value = RESULT[action][before]
        if value == TEN:
            return action
        worth = ((2 * cards + 1.5) * _PROSPECTS[value] if value < TEN else -cards) - KEEP[CARD_OF[action]]
        if worth > most:
            best, most = action, worth
    return best


def lead(state: Pig10State) -> list[float]:
    """The cards each seat has won, less what the others have on average."""
    won = state.scores()
    total, others = sum(won), len(won) - 1
    return [own - (total - own) / others for own in won]


def careful(observation: Pig10Observation) -> int:
    """The medium level's action: what the next seat can do with a value, by the cards not yet seen."""
    seat = observation.player
    assert seat is not None
    hand = observation.hand_sizes[(seat + 1) % observation.players]
    cards = len(observation.middle) + 1

    def worth(outlook: Outlook) -> float:
        value, card = _value_and_card(outlook)
        if value >= TEN:
            return float(cards if value == TEN else -cards)
        return cards * prospect(observation.unseen, value, card, hand)

    return max(observation.legal, key=worth).action


def careless(observation: Pig10Observation, rng: random.Random) -> int:
    """The easy level's action: any that makes ten, else any that does not bust; overlooked now and then."""
    found = list(observation.legal)
    for wanted in (range(TEN), range(TEN, TEN + 1)):
        better = [outlook for outlook in observation.legal if outlook.value in wanted]
        if better and rng.random() >= CARELESS:
            found = better
    return rng.choice(found).action


def why(observation: Pig10Observation, outlook: Outlook) -> str:
    """Why this is played, from what the whole table knows: it may be read aloud."""
    value, card = _value_and_card(outlook)
    cards = _cards(outlook.cards)
    if value == TEN:
        return f"{card} takes {cards}"
    if value > TEN:
        return f"{card} goes over ten and gives {cards} away"
    needed = TEN - value
    unplayed = sum(observation.unseen) + len(observation.hand)
    left = observation.unseen[needed] + observation.hand.count(str(needed))
    if not left:
        return f"leaves {value}, no {needed} is left to make ten"
    if left * 12 < unplayed:
        return f"leaves {value}, few {needed}s are left"
    return f"leaves {value}, {left} of {unplayed} cards would make ten"


def _value_and_card(outlook: Outlook) -> tuple[int, int]:
    assert outlook.value is not None
    assert outlook.card is not None
    return outlook.value, int(outlook.card)


def _cards(count: int) -> str:
    number = _NUMBERS[count] if count < len(_NUMBERS) else str(count)
    return f"{number} card" if count == 1 else f"{number} cards"


class Pig10Bot(Bot):
    """A computer player of PIG 10."""

    def _think(self, observation: Pig10Observation, rng: random.Random, budget: int | None) -> Thinking:
        outlooks = {outlook.action: outlook for outlook in observation.legal}
        if self.level == "easy":
            action = careless(observation, rng)
        elif self.level == "medium" or len(outlooks) == 1:
            action = careful(observation)
        else:
            action = yield from best_action(
                self.game,
                observation,
                list(outlooks),
                rng,
                policy=quick,
                value=lead,
                horizon=HORIZON,
                budget=PLAY_OUTS if budget is None else budget,
            )
        chosen = outlooks[action]
        return Decision(action, chosen.text, why(observation, chosen))


BOT = Pig10Bot
