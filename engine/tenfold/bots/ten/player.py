"""The three levels of 10."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import partial
from importlib import import_module
from itertools import islice, product
from math import prod, sqrt
from typing import Any, TypeAlias

from tenfold.bots.advice import Searched
from tenfold.bots.bot import Bot, Weighing, unreckoned
from tenfold.bots.characters import Manners
from tenfold.bots.reasons import Speech, grounds_in, judged
from tenfold.bots.search import Findings, Result, compare, exhaust, victory
from tenfold.bots.ten import rules
from tenfold.bots.ten.judgement import FACE
from tenfold.bots.ten.manners import manners
from tenfold.bots.ten.speech import called, facts, happened, kind_of, layer_of, main_of, obvious
from tenfold.bots.ten.tables import BELIEFS, CARDS_A_TURN, STARTING_GAIN
from tenfold.bots.trials import Trial
from tenfold.games.ten import Ten, TenObservation, TenState, cards
from tenfold.games.ten.phases import AUCTION, LAYING, MARKET, NAMING, OVER, PROTECTING, SECOND
from tenfold.messages import Message, Text

PLAY_OUTS = 2000
"""The hard level's budget of play-outs, to be divided by the number of players: with more, each takes longer. A clear
choice takes a fraction."""

TOLERANCE = 0.1
"""Points: the search drops an act if it expects no more improvement than this."""

NAMING_TAKES = 4
"""The budget is divided by this for choosing who starts: it matters little, and takes play-outs of whole rounds."""

TRUST = 10
"""How many play-outs the prior counts for."""

NAMING_TRUST = 20
"""How many times more the prior counts for choosing who starts. It comes from thousands of rounds. A few rounds say
little, because other things matter far more than who starts."""

WIDTH = 6
"""How many acts the hard level compares."""

STOCK, CHOSEN = 60, 30
"""Of every `STOCK` sampled worlds, `CHOSEN` are drawn by how well they fit the cards played."""

VICTORY = 12.0
"""Points that winning the game is worth, on top of the lead."""

SPREAD = (0.0, 0.0, 30.0, 16.5, 12.7, 10.6, 9.0, 8.2)
"""The spread of the seats' leads after one round, by number of players; it grows with the square root of the rounds
(`victory`). Fitted to 4,300 rounds of games by the medium level."""

UNKNOWN = 2
"""The last act of a round is solved if at most this many face-down cards are unknown to the seat."""

REPEATED = 3
"""In how many worlds each possible face-down card is then tried."""

BLUFF = 0.8
"""How often the hard level plays a first card the standard way if that is not clearly worse: people learn to read its
best way. In the tiny game of `rules.STRAIGHT`, the best answer to it gains 0.9 points a round over 60 seeds."""

ADVICE = 150
"""The budget for advice."""

LEAST = 0.4
"""The smallest loss in points at which an act is called worse."""

ABOUT = 2.0
"""Points: an act that surely loses less is about as good."""

LEEWAY = 2.0
"""Points: an act that a character prefers surely loses less."""

GLANCE = 150
"""The largest number of fresh worlds in which a character tries an act that it likes."""

CARELESS = 0.6
"""How often the easy level acts in haste."""


def likely_worlds(game: Ten, observation: TenObservation, rng: random.Random) -> Iterator[TenState]:
    """Yield worlds that may be true, without end, more often those whose face-down cards are likely ones."""
    unknown = [seat for seat, place in enumerate(observation.table) if place.laid and place.card is None]
    sampled = game.worlds(observation, rng)
    if not unknown:
        yield from sampled
    while True:
        stock = [*islice(sampled, STOCK)]
        yield from rng.choices(stock, [likeliness(state, unknown) for state in stock], k=CHOSEN)


def likeliness(state: TenState, unknown: Sequence[int]) -> float:
    """Return how much likelier these seats' face-down cards are than if they were dealt at random."""
    found = 1.0
    for seat in unknown:
        face = FACE[state.table[seat].first]
        found *= BELIEFS[state.table[seat].laid_under][face] / FAIR[face]
    return found


FAIR = tuple((5 + (1 <= face <= 8) if face <= cards.TEN else 7) / 70 for face in range(12))
"""The share of each face in the deck."""


def candidates(state: TenState, me: int) -> tuple[Mapping[int, float], Mapping[int, float]]:
    """Return the acts worth comparing, and all others, each with its worth by the rules of thumb."""
    worths = beforehand(state, me)
    phase = state.phase
    if phase is LAYING:
        running = _ways_to_lay(worths)
    elif phase is MARKET:
        offered = rules.offers(state, me)
        wanted = sorted(offered, key=offered.__getitem__, reverse=True)[:WIDTH]
        running = {action: worths[action] for action in wanted}
    elif phase is AUCTION:
        running = {cards.PASS: worths[cards.PASS], **dict([*worths.items()][:2])}
    else:
        running = worths
    return running, {action: worth for action, worth in worths.items() if action not in running}


def beforehand(state: TenState, me: int) -> dict[int, float]:
    """Return the worth of every act by the rules of thumb, in points."""
    phase = state.phase
    if phase is LAYING:
        return rules.layings(state, me)
    if phase is MARKET:
        return _with_higher_bids(state, rules.offers(state, me))
    if phase is AUCTION:
        limit = rules.limit(state, me)
        bids = range(state.bid + 1, state.chips[me] + 1)
        return {cards.BID.numbers[bid - 1]: 2 * (limit - bid) for bid in bids} | {cards.PASS: 0.0}
    if phase is PROTECTING:
        found = rules.protections(state, me)
        return {action: found.get(action, 0.0) for action in state.legal_actions()}
    if phase is NAMING:
        usual = rules.name(state, me, random.Random(0))
        gain = abs(STARTING_GAIN[state.game.players])
        return {action: gain * (action == usual) for action in state.legal_actions()}
    return rules.endings(state, me)


def _with_higher_bids(state: TenState, offered: Mapping[int, float]) -> dict[int, float]:
    """Return the offers including higher opening bids: each extra chip goes to the owner of the card."""
    found = dict(offered)
    players = state.game.players
    for action in state.legal_actions():
        if action not in found:
            owner, bid = cards.OPEN.parts(action)
            protection = state.protection[owner]
            least = found[cards.OPENS[owner][protection - 1]]
            found[action] = least - 2 * players / (players - 1) * (bid + 1 - protection)
    return found


def _ways_to_lay(worths: Mapping[int, float]) -> Mapping[int, float]:
    """Return the best way to play each first card, and the next best ways, `WIDTH` in all if there are as many."""
    ranked = sorted(worths, key=worths.__getitem__, reverse=True)
    chosen = {cards.LAY.of[action][0]: action for action in reversed(ranked)}
    more = [action for action in ranked if action not in chosen.values()]
    actions = [*chosen.values(), *more[: max(0, WIDTH - len(chosen))]]
    return {action: worths[action] for action in actions}


def go_on(state: TenState, seat: int, rng: random.Random) -> int | None:
    """Return the next action by the rules of thumb; None after the round."""
    return rules.usual(state, seat, rng) if state.phase not in (NAMING, OVER) else None


Hands: TypeAlias = Sequence[Sequence[int]] | None
"""The cards in hand before a refill, by seat, if drawn cards are to count at their average worth."""


def outcome(state: TenState, held: Hands = None) -> list[float]:
    """Return the worth of the end of a round to each seat."""
    worth = rules.standing(state, held)
    if state.phase is NAMING:
        worth[state.turn] += abs(STARTING_GAIN[state.game.players])
    return [each + VICTORY * win for each, win in zip(worth, chances_to_win(state, held), strict=True)]


def chances_to_win(state: TenState, held: Hands = None) -> list[float]:
    """Return each seat's chance to win the game; when the game is over, its share of the victory."""
    if state.phase is OVER:
        places = state.ranking()
        return [(place == 1) / places.count(1) for place in places]
    players = state.game.players
    rounds = state.rounds_ahead()
    if not state.game.reshuffles:
        rounds = min(rounds, int(state.left / (players * CARDS_A_TURN)) + 1)
    return victory(rules.standing(state, held), SPREAD[players] * sqrt(max(1, rounds)))


def played_on(state: TenState, action: int, seat: int, rng: random.Random) -> Result:
    """Return the result of an action if everyone plays on by the rules of thumb to the end of the round.

    The cards drawn to refill the hands are luck that no action changes. They are ignored, unless the game is over.
    """
    held: list[list[int]] | None = None
    layer = layer_of(state, seat)
    following: int | None = action
    while following is not None:
        if state.phase is SECOND and state.step == state.game.players - 1:
            held = [hand[:] for hand in state.hands]
            if following in cards.ADD:
                held[state.turn].remove(cards.ADD.part(following))
        state.apply_action(following)
        following = go_on(state, state.turn, rng)
    if state.phase is OVER:
        held = None
    return Result(outcome(state, held)[seat], chances_to_win(state, held)[seat], happened(state, seat, layer))


# The last act of a round.


def endings(game: Ten, observation: TenObservation, rng: random.Random) -> list[tuple[float, TenState]]:
    """Return worlds with every possible face-down card, each with its weight, if the seat acts last in a round.

    Otherwise, return none. Cards that are not on the table are dealt at random: the round does not depend on them.
    """
    me = observation.player
    unknown = [seat for seat, place in enumerate(observation.table) if place.laid and place.card is None]
    if observation.phase != "second" or observation.order[-1] != me or len(unknown) > UNKNOWN:
        return []
    if any(observation.joker_due[seat] for seat in range(game.players) if seat != me):
        return []  # a joker is more likely there than elsewhere
    worlds = []
    for kinds in product(*[[kind for kind, count in enumerate(observation.unseen) if count]] * len(unknown)):
        ways = prod(observation.unseen[kind] - kinds[:at].count(kind) for at, kind in enumerate(kinds))
        if not ways:
            continue
        for state in islice(game.worlds(observation, rng), REPEATED):
            _lie_there(state, unknown, kinds)
            worlds.append((ways * likeliness(state, unknown), state))
    return worlds


def _lie_there(state: TenState, seats: Sequence[int], kinds: Sequence[int]) -> None:
    """Put these first cards in front of these seats, each in exchange for the one that is there."""
    for at, (seat, kind) in enumerate(zip(seats, kinds, strict=True)):
        lying = state.table[seat].first
        if lying == kind:
            continue
        state.table[seat] = state.table[seat]._replace(first=kind)
        if _exchange(state, seats[at + 1 :], kind, lying):
            continue
        draw = [*state.draw]
        draw[draw.index(kind)] = lying
        state.draw = tuple(draw)


def _exchange(state: TenState, seats: Sequence[int], kind: int, other: int) -> bool:
    """Replace a card of this kind by another, in front of these seats or in another hand; True if there was one."""
    for seat in seats:
        if state.table[seat].first == kind:
            state.table[seat] = state.table[seat]._replace(first=other)
            return True
    for seat, hand in enumerate(state.hands):
        if seat != state.turn and kind in hand:
            hand[hand.index(kind)] = other
            hand.sort()
            return True
    return False


# The easy level.


def careless(state: TenState, me: int, rng: random.Random) -> int:
    """Return the action of a first-time player."""
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
        return _careless_second(state, me, hasty=hasty)
    return rules.name(state, me, rng)


def _careless_laying(state: TenState, me: int, rng: random.Random) -> int:
    """Play the card that makes most with another one, face up or down; a joker if nothing else makes nine."""
    hand = state.hands[me]
    others = [(card, [*hand[:at], *hand[at + 1 :]]) for at, card in enumerate(hand) if card != cards.JOKER]
    plans = {card: _comes_to(card, rest) for card, rest in others}
    card = max(plans, key=lambda card: (plans[card], cards.VALUE[card]), default=cards.JOKER)
    if cards.JOKER in hand and plans.get(card, 0) < 9:
        card = cards.JOKER
    return rng.choice([action for action in state.legal_actions() if cards.LAY.of[action][0] == card])


def _comes_to(first: int, hand: Sequence[int]) -> int:
    """Return the most that this card makes alone or with one of these, without jokers."""
    sums = [cards.MAKES[first][card] for card in hand if card != cards.JOKER]
    return max([cards.VALUE[first], *(total for total in sums if total <= cards.TEN)])


def _seen(state: TenState, seat: int) -> int:
    """Return how high a card looks: its value, or 6 plus its chips if it is face down."""
    return 6 + state.protection[seat] if state.table[seat].covered else cards.VALUE[state.table[seat].first]


def _careless_offer(state: TenState, me: int) -> int:
    own, chips = cards.VALUE[state.table[me].first], state.chips[me]
    seats = [seat for seat in range(state.game.players) if seat != me and max(1, state.protection[seat]) <= chips]
    target = max(seats, key=lambda seat: _seen(state, seat))
    if _seen(state, target) < own + 4:
        return cards.DECLINE
    protection = state.protection[target]
    return cards.OPENS[target][protection - 1] if protection else cards.SWAP.numbers[target]


def _careless_bid(state: TenState, me: int, hasty: bool) -> int:
    following = state.bid + 1
    wanted = (_seen(state, state.owner) - cards.VALUE[state.table[me].first]) / 2 + hasty
    return cards.BID.numbers[following - 1] if following <= min(wanted, state.chips[me]) else cards.PASS


def _careless_second(state: TenState, me: int, *, hasty: bool) -> int:
    """Add the card that makes most, or in haste the first that makes more; a joker only if the total is below nine."""
    first, hand = state.table[me].first, state.hands[me]
    most = _comes_to(first, hand)
    sums = {card: cards.MAKES[first][card] for card in hand if card != cards.JOKER}
    wanted = [card for card, total in sums.items() if cards.VALUE[first] < total <= most and (hasty or total == most)]
    if cards.JOKER in hand and most < 9:
        wanted = [cards.JOKER]
    if state.table[me].covered:
        return cards.TURN_UP if wanted else cards.LEAVE
    return cards.ADD.numbers[wanted[0]] if wanted else cards.STOP


# The levels.


def spoken() -> Any:
    """Return the module with what hints say. No start needs it, so it's imported when a hint first asks."""
    return import_module("tenfold.bots.ten.grounds")


class TenBot(Bot):
    """A computer player of 10. Points are those at the end of the round, including the hands; fewer are better."""

    game: Ten
    victory = VICTORY
    advice: int | None = ADVICE
    least = LEAST
    tolerance = ABOUT
    leeway = LEEWAY
    glance = GLANCE

    def manners(self, observation: TenObservation) -> Manners:
        """Return the temper that each act shows."""
        return manners(observation)

    def _weigh(self, observation: TenObservation, rng: random.Random, budget: int | None, *, every: bool) -> Weighing:
        seat = observation.seat
        if self.level == "hard":
            searched = yield from self._search(observation, rng, budget, every=every)
            assert searched is not None
            return judged(searched.found, searched.texts, searched.speech, grounds=every)
        state = self.game.sample_state(observation, rng)  # used only for what this seat and the table know
        if self.level == "easy":
            return unreckoned(observation, careless(state, seat, rng))
        return unreckoned(observation, rules.usual(state, seat, rng))

    def _search(
        self, observation: TenObservation, rng: random.Random, budget: int | None, *, every: bool
    ) -> Generator[None, None, Searched | None]:
        seat = observation.seat
        if self.level != "hard":
            return None
        texts = {outlook.action: outlook.text for outlook in observation.legal}
        state = self.game.sample_state(observation, rng)  # used only for what this seat and the table know
        if budget is None:
            budget = PLAY_OUTS // self.game.players // (NAMING_TAKES if state.phase is NAMING else 1)
        budget = max(1, budget)
        trial = self._tried(state, observation, rng)
        if trial.every:
            found = yield from exhaust(trial.every, [*texts], played_on=trial.played_on)
        else:
            found = yield from self._found(state, trial, rng, budget, every)
        call, kind = partial(called, observation), partial(kind_of, observation)
        grounds = grounds_in("tenfold.bots.ten.grounds", observation)

        def plan(action: int, said: Sequence[Message]) -> Text | None:
            """Return what the card makes."""
            made: Text | None = spoken().plan_of(observation, action, said)
            return made

        speech = Speech(
            seat,
            facts(state, seat),
            call,
            VICTORY,
            LEAST,
            ABOUT,
            kind=kind,
            grounds=grounds,
            plan=plan,
            main=main_of,
            tells_details=True,
            place=lambda action, key: spoken().place_of(observation, action, key),
            acts=[*texts],
            rivals=[*texts],
            obvious=obvious(observation),
        )
        return Searched(found, texts, speech, trial)

    def _trial(self, observation: TenObservation, rng: random.Random) -> Generator[None, None, Trial]:
        yield from ()
        return self._tried(self.game.sample_state(observation, rng), observation, rng)

    def _tried(self, state: TenState, observation: TenObservation, rng: random.Random) -> Trial:
        """Return how to play the round to its end by the rules of thumb; before its last act, in every world."""
        seat = observation.seat
        played = partial(played_on, seat=seat, rng=rng)
        every = endings(self.game, observation, rng) if len(observation.legal) > 1 else []
        running, others = candidates(state, seat)
        return Trial(likely_worlds(self.game, observation, rng), played, running, others, every)

    def _found(
        self, state: TenState, trial: Trial, rng: random.Random, budget: int, every: bool
    ) -> Generator[None, None, Findings]:
        bluff = self._bluff(state, rng)
        running = {**{action: trial.others[action] for action in bluff if action in trial.others}, **trial.prior}
        others = {action: worth for action, worth in trial.others.items() if action not in running}
        found = yield from compare(
            trial.worlds,
            running,
            played_on=trial.played_on,
            trust=TRUST * NAMING_TRUST if state.phase is NAMING else TRUST,
            budget=budget,
            tolerance=TOLERANCE,
            others=others if every else {},
        )
        for action in bluff:
            same_card = cards.LAY.of[action][0] == cards.LAY.of[found.best][0]
            if same_card and not found.lead(action, found.best).is_telling:
                found.best = action
                break
        return found

    def _bluff(self, state: TenState, rng: random.Random) -> list[int]:
        """Return, now and then, the standard way to play each card; otherwise nothing."""
        if state.phase is not LAYING or rng.random() >= BLUFF:
            return []
        first_ways = {cards.LAY.of[action][0]: action for action in state.legal_actions()}
        chance = rng.random()
        return [rules.straight_face(state, state.turn, action, random.Random(chance)) for action in first_ways.values()]


BOT = TenBot
