"""The computer players of Thirty-One.

`easy` plays a rule of thumb carelessly, and `medium` plays it well. `hard` plays the round on in worlds that may be
true.
"""

from __future__ import annotations

import random

from tenfold.bots import Bot, Decision, Thinking
from tenfold.bots.search import best_action

from thirty_one.cards import BLITZ, DISCARDS, HALVES, HAND, KNOCK, STOCK, best_rest, points
from thirty_one.game import ThirtyOne
from thirty_one.observation import ThirtyOneObservation
from thirty_one.state import ThirtyOneState
from thirty_one.worlds import sample_state

BUDGET = 420  # play-outs for a decision, divided by the number of players, because more players make them longer
HORIZON = 40  # decisions in a play-out; nearly every round is over by then
AHEAD = 0.1  # lives
TRUST = 200  # play-outs that this counts for: the rule of thumb is left for clear reasons only
CANDIDATES = 3  # actions that are worth a search
KNOCK_FROM = (0, 0, 52, 52, 54, 54, 54)  # halves of a point, by the number of players with lives
CARELESS_KNOCK = 58
WORTH_TAKING = 6
KNOCKERS_TURNS = 8


def begin(state: ThirtyOneState, seat: int, knock_from: int, *, looks: bool = True) -> int:
    """Return the first act of a turn by the rule of thumb: knock with enough, else take a discard that adds enough."""
    hand, legal, now = state.hands[seat], state.legal_actions(), points(state.hands[seat], state.three)
    if KNOCK in legal and now >= knock_from:
        return KNOCK
    if STOCK not in legal:
        return DISCARDS
    top = state.discards[-1]
    taken = best_rest([*hand, top], state.three, top)[0] if looks else 0
    return DISCARDS if taken >= now + WORTH_TAKING else STOCK


def thumb(state: ThirtyOneState, seat: int, rng: random.Random) -> int:
    """Return the act by the rule of thumb. It looks at nothing but the seat's own hand and the top discard."""
    if state.drawn is not None:
        return best_rest(state.hands[seat], state.three, state.stays())[1]
    return begin(state, seat, KNOCK_FROM[sum(map(bool, state.hands))])


def careless(state: ThirtyOneState, seat: int, rng: random.Random) -> int:
    """Return the act by the rule of thumb, late with its knock, blind to many discards, too fond of high cards."""
    if state.drawn is None:
        return begin(state, seat, CARELESS_KNOCK, looks=rng.random() < 0.6)
    if rng.random() < 0.3:
        return min(state.legal_actions(), key=lambda card: HALVES[card])
    return thumb(state, seat, rng)


def worth(state: ThirtyOneState) -> list[float]:
    """Return the worth to each seat of the lives that the hands would cost: its own against the others' on average."""
    losses = [min(lives, lost) for lives, lost in zip(state.lives, state.losses(), strict=True)]
    others = max(1, sum(map(bool, state.hands)) - 1)
    return [(sum(losses) - lost) / others - lost for lost in losses]


class Likely:
    """Worlds in which the others have made something of their hands, as people do in the turns that have passed."""

    def __init__(self, game: ThirtyOne) -> None:
        self.game = game

    def sample_state(self, observation: ThirtyOneObservation, rng: random.Random) -> ThirtyOneState:
        """Return a world in which the others have drawn in each of their turns, and the knocker until it knocked."""
        world = sample_state(self.game, observation, rng)
        turns = 1 + len(observation.discards) // sum(map(bool, world.hands))
        for seat, ages in enumerate(observation.hidden):
            if seat != observation.player:
                young = ages.count(len(observation.kept))
                for _ in range(KNOCKERS_TURNS if seat == world.knocker else turns):
                    improve(world, seat, young, rng)
        return world


def improve(world: ThirtyOneState, seat: int, young: int, rng: random.Random) -> None:
    """Swap one of the last `young` cards of a hand for a random one of the stock, if that adds points."""
    hand, stock = world.hands[seat], world.stock
    if young and stock:
        at = rng.randrange(len(stock))
        hands = ([*hand[:place], stock[at], *hand[place + 1 :]] for place in range(HAND - young, HAND))
        best, place = max(zip((points(cards, world.three) for cards in hands), range(HAND - young, HAND), strict=True))
        if points(hand, world.three) < best < BLITZ:
            hand[place], stock[at] = stock[at], hand[place]


class ThirtyOneBot(Bot):
    """A computer player of Thirty-One."""

    def _think(self, observation: ThirtyOneObservation, rng: random.Random, budget: int | None) -> Thinking:
        # These worlds end with the round, whatever the table agreed on, so that no later deal blurs the comparison.
        worlds = ThirtyOne(observation.players, length="one", three=observation.setting("three"))
        world, seat = sample_state(worlds, observation, rng), observation.current_player
        action = careless(world, seat, rng) if self.level == "easy" else thumb(world, seat, rng)
        if self.level == "hard":
            action = yield from best_action(
                Likely(worlds),
                observation,
                candidates(observation, action),
                rng,
                policy=thumb,
                value=worth,
                trust=TRUST,
                horizon=HORIZON,
                budget=BUDGET // observation.players if budget is None else budget,
            )
        return Decision(action, world.action_to_string(action), why(action))


def candidates(observation: ThirtyOneObservation, favourite: int) -> dict[int, float]:
    """Return the actions worth a search, each with its worth beforehand. The favourite is a little ahead."""
    values = {outlook.action: outlook.value or 0 for outlook in observation.legal}
    best = sorted(values, key=lambda action: (action == favourite, values[action]), reverse=True)
    return {action: AHEAD * (action == favourite) for action in best[:CANDIDATES]}


def why(action: int) -> str:
    """Return why this is played, from what the whole table knows."""
    if action == KNOCK:
        return "thinks the hand is good enough"
    if action == DISCARDS:
        return "can use the discard"
    return "hopes for something better" if action == STOCK else "has no use for it"


BOT = ThirtyOneBot
