"""The computer players of PIG 10.

easy      takes ten when it sees it and shies away from busting, mostly; otherwise plays what comes to hand
medium    weighs what the next seat can do with the value it leaves, by the cards not yet seen
hard      knows besides what its cards are worth for later, and plays the best actions out in worlds that may be true
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tenfold.bots.bot import Bot, Decision, Thinking
from tenfold.bots.search import best_action
from tenfold.games.pig10 import Pig10, Pig10Observation, Pig10State
from tenfold.games.pig10.cards import CARD_OF, DECK, FROG, HAND, KINDS, PIGMAID, RESULT, TEN
from tenfold.observation import Outlook

PLAY_OUTS = 240
"""The budget of the hard level."""

HORIZON = 6
"""How many plays ahead the hard level plays out."""

TRUST = 50
"""How many worlds the hard level's judgement counts for."""

WORTH_A_LOOK = 3.0
"""Actions judged so much worse than the best one, in cards, are not played out."""

CARELESS = 0.15
"""How often the easy level overlooks the obvious."""

# The hard level's judgement, in cards won. Found by letting hundreds of variants compete with 2, 3, 4 and 6 seats.
KEEP = (-0.25, 2.2, 1.0, 0.45, 0.1, 0.8, 0.0, -0.2, 0.05, 0.7, 0.6)
"""What it is worth to hold on to a card of each kind: low cards finish what others dare not, pigmaids save one."""

GROWTH, START = 2.0, 2.7
"""What goes to the next taker is so many times the cards that lie there, and so many more: the middle grows."""

LOSS, GIFT = 0.48, 1.56
"""How much the next seat's ten counts, and a bust of one's own, as shares of one opponent's winnings."""

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def chances(counts: Sequence[int], value: int, last: int) -> tuple[float, float]:
    """The share of cards that make ten of a value left below ten, and of those that have to bust on it.

    `counts` are the cards it may be, by kind; `last` is the card that was played last.
    """
    total = sum(counts) or 1
    stays = {value, last, PIGMAID if value >= PIGMAID else FROG}
    busting = sum(counts[kind] for kind in range(TEN - value + 1, KINDS) if kind not in stays)
    return counts[TEN - value] / total, busting / total


def outcomes(counts: Sequence[int], value: int, last: int, hand: int) -> tuple[float, float]:
    """How likely the next seat makes ten of a value, and has to bust on it, with a hand of so many cards."""
    ten, bust = chances(counts, value, last)
    return 1.0 - (1.0 - ten) ** hand, bust**hand if hand else 0.0


def balance(outcome: tuple[float, float], players: int) -> float:
    """What the next seat's ten and bust come to for one's own seat: a share of what is at stake."""
    ten, bust = outcome
    return bust - LOSS * ten / (players - 1)


_BALANCES = tuple(  # by players and value, for an average hand
    tuple(balance(outcomes(DECK, value, FROG, HAND), max(2, players)) for value in range(TEN))
    for players in range(Pig10.max_players + 1)
)


def quick(state: Pig10State, _seat: int, _rng: random.Random) -> int:
    """The policy of the play-outs: ten if it can be had, else the hard level's judgement by the whole deck."""
    before = state.value
    cards = len(state.middle) + 1
    players = state.game.players
    balances = _BALANCES[players]
    stakes = GROWTH * cards + START
    gift = -GIFT * cards / (players - 1)
    best, most = -1, -1000.0
    for action in state.legal_actions():
        value = RESULT[action][before]
        if value == TEN:
            return action
        worth = (stakes * balances[value] if value < TEN else gift) - KEEP[CARD_OF[action]]
        if worth > most:
            best, most = action, worth
    return best


def lead(state: Pig10State) -> list[float]:
    """The cards each seat has won, less what the others have on average."""
    won = state.scores()
    total, others = sum(won), len(won) - 1
    return [own - (total - own) / others for own in won]


def judge(observation: Pig10Observation) -> dict[int, float]:
    """The hard level's judgement of every action that is worth a look, in cards won."""
    players = observation.players
    cards = len(observation.middle) + 1
    worths = {}
    for outlook in observation.legal:
        value, card = _value_and_card(outlook)
        if value < TEN:
            worth = (GROWTH * cards + START) * balance(_next_seat(observation, value, card), players)
        else:
            worth = GROWTH * cards if value == TEN else -GIFT * cards / (players - 1)
        worths[outlook.action] = worth - KEEP[card]
    least = max(worths.values()) - WORTH_A_LOOK
    return {action: worth for action, worth in worths.items() if worth >= least}


def careful(observation: Pig10Observation) -> int:
    """The medium level's action: how likely the next seat takes what it leaves, or has to give it back."""
    cards = len(observation.middle) + 1

    def worth(outlook: Outlook) -> float:
        value, card = _value_and_card(outlook)
        if value >= TEN:
            return float(cards if value == TEN else -cards)
        ten, bust = _next_seat(observation, value, card)
        return cards * (bust - ten)

    return max(observation.legal, key=worth).action


def _next_seat(observation: Pig10Observation, value: int, card: int) -> tuple[float, float]:
    """The outcomes of leaving a value, by what this seat has not seen."""
    assert observation.player is not None
    hand = observation.hand_sizes[(observation.player + 1) % observation.players]
    return outcomes(observation.unseen, value, card, hand)


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
        elif self.level == "medium":
            action = careful(observation)
        else:
            action = yield from best_action(
                self.game,
                observation,
                judge(observation),
                rng,
                policy=quick,
                value=lead,
                trust=TRUST,
                horizon=HORIZON,
                budget=PLAY_OUTS if budget is None else budget,
            )
        chosen = outlooks[action]
        return Decision(action, chosen.text, why(observation, chosen))


BOT = Pig10Bot
