"""The three levels of 10."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice, product
from math import prod, sqrt
from typing import TypeAlias

from tenfold.bots.advice import Searched
from tenfold.bots.bot import Bot, Weighing, unreckoned
from tenfold.bots.characters import Manners
from tenfold.bots.reasons import Speech, judged
from tenfold.bots.search import Findings, Result, compare, exhaust, victory
from tenfold.bots.ten import rules
from tenfold.bots.ten.judgement import FACE
from tenfold.bots.ten.manners import manners
from tenfold.bots.ten.speech import called, facts, happened
from tenfold.bots.ten.tables import BELIEFS, CARDS_A_TURN, STARTING_GAIN
from tenfold.bots.trials import Trial
from tenfold.games.ten import Ten, TenObservation, TenState, cards
from tenfold.games.ten.phases import AUCTION, LAYING, MARKET, NAMING, OVER, PROTECTING, SECOND

PLAY_OUTS = 2000
"""The most that the hard level tries for one player; with more at the table each takes longer, and there are fewer. A
clear choice takes a fraction."""

TOLERANCE = 0.1
"""Points: an act of which no more can be hoped is looked at no further."""

NAMING_TAKES = 4
"""By how much the budget is smaller for who starts next: it matters little, and whole rounds are played out for it."""

TRUST = 10
"""How many play-outs the judgement beforehand counts for."""

NAMING_TRUST = 20
"""By how much more it counts there: it comes from thousands of rounds, which differ by far more than by who starts."""

WIDTH = 6
"""How many acts the hard level compares."""

STOCK, CHOSEN = 60, 30
"""Of each `STOCK` sampled worlds, `CHOSEN` that fit the cards played are drawn; then the next ones are sampled."""

VICTORY = 12.0
"""Points that winning the game is worth beside the lead."""

SPREAD = (0.0, 0.0, 30.0, 16.5, 12.7, 10.6, 9.0, 8.2)
"""By players, how far each round moves the seats' leads apart, for the square root of the rounds (`victory`). Fitted to
4,300 rounds of games by the medium level."""

UNKNOWN = 2
"""With no more covered cards than this that no one but others know, the last act of a round is solved."""

REPEATED = 3
"""In how many worlds each card that may lie covered is tried then."""

BLUFF = 0.8
"""How often the hard level lays a card as any card is laid, since people learn what its best way tells: where that is
not clearly worse. In the tiny game of `rules.STRAIGHT` the best answer to it gains 0.9 points a round by 60 seeds."""

ADVICE = 150
"""The budget for advice."""

LEAST = 0.4
"""A smaller difference in points is not worth a word."""

ABOUT = 2.0
"""Points: an act that surely loses less is about as good."""

LEEWAY = 2.0
"""Points: what a character prefers surely loses less."""

GLANCE = 150
"""The largest number of fresh worlds in which a character tries an act that it likes."""

CARELESS = 0.6
"""How often the easy level does not look."""


def likely_worlds(game: Ten, observation: TenObservation, rng: random.Random) -> Iterator[TenState]:
    """Worlds that may be true, without end, those more often in which covered cards are what such cards mostly are."""
    unknown = [seat for seat, place in enumerate(observation.table) if place.laid and place.card is None]
    sampled = game.worlds(observation, rng)
    if not unknown:
        yield from sampled
    while True:
        stock = [*islice(sampled, STOCK)]
        yield from rng.choices(stock, [likeliness(state, unknown) for state in stock], k=CHOSEN)


def likeliness(state: TenState, unknown: Sequence[int]) -> float:
    """Return how much more often than in a fair deal these seats would have laid what lies before them."""
    found = 1.0
    for seat in unknown:
        face = FACE[state.table[seat].first]
        found *= BELIEFS[state.table[seat].laid_under][face] / FAIR[face]
    return found


FAIR = tuple((5 + (1 <= face <= 8) if face <= cards.TEN else 7) / 70 for face in range(12))
"""By face, its share of the deck."""


def candidates(state: TenState, me: int) -> tuple[Mapping[int, float], Mapping[int, float]]:
    """Return the acts worth comparing, and all others; each with what the rules of thumb think it is worth."""
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
    """Return what the rules of thumb think of every act, in points."""
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
    """All offers, too: each chip more that an auction is opened with is lost to the owner of the card."""
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
    """Return the best way to lay each card, and the next best ways."""
    ranked = sorted(worths, key=worths.__getitem__, reverse=True)
    chosen = {cards.LAY.of[action][0]: action for action in reversed(ranked)}
    more = [action for action in ranked if action not in chosen.values()]
    actions = [*chosen.values(), *more[: max(0, WIDTH - len(chosen))]]
    return {action: worths[action] for action in actions}


def go_on(state: TenState, seat: int, rng: random.Random) -> int | None:
    """Play the round to its end by the rules of thumb."""
    return rules.usual(state, seat, rng) if state.phase not in (NAMING, OVER) else None


Hands: TypeAlias = Sequence[Sequence[int]] | None
"""By seat, the cards in hand before a refill, where what was drawn is to count as what is usual."""


def outcome(state: TenState, held: Hands = None) -> list[float]:
    """Return what the end of a round is worth to each seat."""
    worth = rules.standing(state, held)
    if state.phase is NAMING:
        worth[state.turn] += abs(STARTING_GAIN[state.game.players])
    return [each + VICTORY * win for each, win in zip(worth, chances_to_win(state, held), strict=True)]


def chances_to_win(state: TenState, held: Hands = None) -> list[float]:
    """By seat how likely it wins in the end; at the end what it has of the victory."""
    if state.phase is OVER:
        places = state.ranking()
        return [(place == 1) / places.count(1) for place in places]
    players = state.game.players
    rounds = state.rounds_ahead()
    if not state.game.reshuffles:
        rounds = min(rounds, int(state.left / (players * CARDS_A_TURN)) + 1)
    return victory(rules.standing(state, held), SPREAD[players] * sqrt(max(1, rounds)))


def played_on(state: TenState, action: int, seat: int, rng: random.Random) -> Result:
    """Return what comes of an action when everyone goes on by the rules of thumb to the end of the round.

    What the hands are filled up with is luck that no action changes: it is left out, unless the game is over with it.
    """
    held: list[list[int]] | None = None
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
    return Result(outcome(state, held)[seat], chances_to_win(state, held)[seat], happened(state, seat))


# The last act of a round.


def endings(game: Ten, observation: TenObservation, rng: random.Random) -> list[tuple[float, TenState]]:
    """Return worlds with every possible face-down card, each with its weight, if the seat acts last in a round.

    Return none otherwise. Cards that are not on the table are dealt at random: the round does not depend on them.
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
    """Let these cards lie before these seats, each in exchange for the one that does."""
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
    """Put another card where one of this kind is, before these seats or in someone else's hand, if one is there."""
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
    """Return what someone does who plays for the first time."""
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
    """Return a card that makes much with another one, any way up: a joker where nothing else makes nine."""
    hand = state.hands[me]
    others = [(card, [*hand[:at], *hand[at + 1 :]]) for at, card in enumerate(hand) if card != cards.JOKER]
    plans = {card: _comes_to(card, rest) for card, rest in others}
    card = max(plans, key=lambda card: (plans[card], cards.VALUE[card]), default=cards.JOKER)
    if cards.JOKER in hand and plans.get(card, 0) < 9:
        card = cards.JOKER
    return rng.choice([action for action in state.legal_actions() if cards.LAY.of[action][0] == card])


def _comes_to(first: int, hand: Sequence[int]) -> int:
    """Return the most that this card makes alone or with one of these, jokers not counted."""
    sums = [cards.MAKES[first][card] for card in hand if card != cards.JOKER]
    return max([cards.VALUE[first], *(total for total in sums if total <= cards.TEN)])


def _seen(state: TenState, seat: int) -> int:
    """Return what a card looks like: its value, and middling where it is covered."""
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
    """Return the card that makes most, or in haste the lowest that makes more; a joker only below nine."""
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
        """Return what its acts show."""
        return manners(observation)

    def _weigh(self, observation: TenObservation, rng: random.Random, budget: int | None, *, every: bool) -> Weighing:
        seat = observation.seat
        if self.level == "hard":
            searched = yield from self._search(observation, rng, budget, every=every)
            assert searched is not None
            return judged(searched.found, searched.texts, searched.speech)
        state = self.game.sample_state(observation, rng)  # only to ask what this seat and the table know
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
        state = self.game.sample_state(observation, rng)  # only to ask what this seat and the table know
        if budget is None:
            budget = PLAY_OUTS // self.game.players // (NAMING_TAKES if state.phase is NAMING else 1)
        budget = max(1, budget)
        trial = self._tried(state, observation, rng)
        if trial.every:
            found = yield from exhaust(trial.every, [*texts], played_on=trial.played_on)
        else:
            found = yield from self._found(state, trial, rng, budget, every)
        speech = Speech(seat, facts(state, seat), partial(called, observation), VICTORY, LEAST, ABOUT)
        return Searched(found, texts, speech, trial)

    def _trial(self, observation: TenObservation, rng: random.Random) -> Generator[None, None, Trial]:
        yield from ()
        return self._tried(self.game.sample_state(observation, rng), observation, rng)

    def _tried(self, state: TenState, observation: TenObservation, rng: random.Random) -> Trial:
        """Play the round to its end by the rules of thumb; before its last act, in all worlds there can be."""
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
        """Now and then how each card would be laid if it were any card."""
        if state.phase is not LAYING or rng.random() >= BLUFF:
            return []
        first_ways = {cards.LAY.of[action][0]: action for action in state.legal_actions()}
        chance = rng.random()
        return [rules.straight_face(state, state.turn, action, random.Random(chance)) for action in first_ways.values()]


BOT = TenBot
