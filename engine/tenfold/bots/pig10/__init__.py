"""The computer players of PIG 10.

easy      Mostly makes ten if it can, and avoids busting. Otherwise it plays at random.
medium    Estimates what the next seat can do with the value that it leaves, by the cards not yet seen.
hard      Also counts what its cards are worth later. It plays the best actions out in possible worlds. At the end of
          the game it tries everything.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from math import comb, factorial, prod, sqrt

from tenfold.bots.advice import Searched
from tenfold.bots.bot import Bot, Weighing, unreckoned
from tenfold.bots.characters import Manners, Temper
from tenfold.bots.pig10 import text
from tenfold.bots.reasons import Fact, Speech, grounds_in, judged
from tenfold.bots.search import Result, compare, exhaust, leads, max_n, victory
from tenfold.bots.trials import Trial
from tenfold.games.pig10 import Pig10, Pig10Observation, Pig10State
from tenfold.games.pig10.cards import CARD_OF, DECK, FROG, HAND, KINDS, PIGMAID, RESULT, TEN
from tenfold.messages import Message
from tenfold.observation import TERMINAL, Outlook
from tenfold.sentences import Card, Person

PLAY_OUTS = 2400
"""The budget of the hard level; only a close choice needs all of it."""

TOLERANCE = 0.005
"""The search drops an action if it expects no more improvement than this, in cards."""

HORIZON = 6
"""How many plays after the decision the hard level plays out."""

TRUST = 50
"""How many worlds the hard level's judgement counts for."""

WORTH_A_LOOK = 3.0
"""Actions judged this much worse than the best one, in cards, are not played out."""

VICTORY = 6.0
"""What winning the game is worth, in cards."""

SPREAD = (0.0, 0.0, 1.4, 1.0, 0.9, 0.75, 0.6, 0.55, 0.5)
"""The spread of the seats' cards after winning one more, by number of players. It grows with the square root of the
cards still to be won (`victory`). Fitted to 12,000 positions of games by the medium level."""

CARDS = sum(DECK)

TRIED = 2000
"""The end of a game is solved if it has at most this many orders of play, in all worlds together."""

PLAIN, PLAIN_IF_HIDDEN = 0.15, 0.33
"""How much a solved act's worth depends on others who play like the medium level. The rest is against perfect play.

It is more if hands are hidden, because perfect play would see them. The numbers are the largest that lose next to
nothing against perfect play, in 150 endings each with 2, 3 and 4 seats."""

SEATS = 3
"""The number of the first fact about a seat's cards; the facts before it are about what an act does to the middle."""

ADVICE = 1200
"""The budget for advice."""

LEAST = 0.2
"""The smallest loss in cards at which an act is called worse."""

ABOUT = 0.5
"""Cards: an act that surely loses less is about as good."""

LEEWAY = 0.8
"""Cards: an act that a character prefers surely loses less."""

GLANCE = 600
"""The largest number of fresh worlds in which a character tries an act that it likes."""

CARELESS = 0.15
"""How often the easy level overlooks the obvious."""

# The hard level's judgement, in cards won. The numbers won against hundreds of variants with 2, 3, 4 and 6 seats.
KEEP = (-0.25, 2.2, 1.0, 0.45, 0.1, 0.8, 0.0, -0.2, 0.05, 0.7, 0.6)
"""The worth of keeping a card in hand, by kind: low cards make ten of high values, pigmaids save a seat from a bust."""

FADING = 2.0
"""With this many turns left for a seat, that worth is halved: cards held at the end are worth nothing."""

GROWTH, START = 2.0, 2.7
"""The next player to take the middle gets `GROWTH` times the cards in it now, plus `START` more, because it grows."""

LOSS, GIFT = 0.48, 1.56
"""Weights of the next seat's ten and of the seat's own bust, relative to the cards that another seat gets."""


def chances(counts: Sequence[int], value: int, last: int) -> tuple[float, float]:
    """Return the share of cards that make ten from a value below ten, and the share that must bust on it.

    `counts` are the possible cards, by kind; `last` is the card that was played last.
    """
    total = sum(counts) or 1
    stays = {value, last, PIGMAID if value >= PIGMAID else FROG}
    busting = sum(counts[kind] for kind in range(TEN - value + 1, KINDS) if kind not in stays)
    return counts[TEN - value] / total, busting / total


def outcomes(counts: Sequence[int], value: int, last: int, hand: int) -> tuple[float, float]:
    """Return the chances that the next seat, with `hand` cards, makes ten from a value and that it must bust."""
    ten, bust = chances(counts, value, last)
    return 1.0 - (1.0 - ten) ** hand, bust**hand if hand else 0.0


def balance(outcome: tuple[float, float], danger: float) -> float:
    """Return what the next seat's ten and bust are worth to the seat that plays, as a share of the stakes."""
    ten, bust = outcome
    return bust - LOSS * ten * danger


_BALANCES = tuple(  # by players and value, for an average hand
    tuple(balance(outcomes(DECK, value, FROG, HAND), 1 / max(1, players - 1)) for value in range(TEN))
    for players in range(Pig10.max_players + 1)
)


def quick(state: Pig10State, _seat: int, _rng: random.Random) -> int:
    """Return the play-outs' action: make ten if possible, else the best by the hard level's judgement.

    For speed, it takes the odds from the whole deck.
    """
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


def chances_to_win(state: Pig10State) -> list[float]:
    """Return each seat's chance to win the game; when the game is over, its share of the victory."""
    if state.turn == TERMINAL:
        places = state.ranking()
        return [(place == 1) / places.count(1) for place in places]
    won = state.scores()
    return victory(won, SPREAD[len(won)] * sqrt(CARDS - sum(won)))


def outcome(state: Pig10State) -> list[float]:
    """Return each seat's worth: its lead in cards over the others' average, plus the worth of its chance to win."""
    return [ahead + VICTORY * win for ahead, win in zip(leads(state.scores()), chances_to_win(state), strict=True)]


def dangers(won: Sequence[int], seat: int) -> list[float]:
    """Return how much it costs this seat if each other seat gets a card, as shares of 1: most for the seat in front.

    >>> [round(share, 2) for share in dangers([26, 26, 20], 0)]
    [0.0, 0.64, 0.36]
    """
    players = len(won)
    spread = SPREAD[players] * sqrt(max(1, CARDS - sum(won)))
    wins = victory(won, spread)
    lost = [
        0.0 if other == seat else 1 / (players - 1) + VICTORY * wins[seat] * wins[other] / spread
        for other in range(players)
    ]
    return [share / sum(lost) for share in lost]


def judge(observation: Pig10Observation) -> dict[int, float]:
    """Return the hard level's judgement of every action, in cards won."""
    players, seat = observation.players, observation.seat
    cards = len(observation.middle) + 1
    danger = dangers(observation.scores, seat)
    after, before = danger[(seat + 1) % players], danger[seat - 1]
    turns = (observation.pile + sum(observation.hand_sizes)) / players - 1
    keep = turns / (turns + FADING)
    worths = {}
    for outlook in observation.legal:
        value, card = _value_and_card(outlook)
        if value < TEN:
            worth = (GROWTH * cards + START) * balance(_next_seat(observation, value, card), after)
        else:
            worth = GROWTH * cards if value == TEN else -GIFT * cards * before
        worths[outlook.action] = worth - keep * KEEP[card]
    return worths


def careful(observation: Pig10Observation) -> int:
    """Return the medium level's action: the best by the chances that the next seat makes ten or must bust."""

    def worth(outlook: Outlook) -> float:
        value, card = _value_and_card(outlook)
        return 1.0 if value == TEN else -1.0 if value > TEN else _hoped(_next_seat(observation, value, card))

    return max(observation.legal, key=worth).action


def _hoped(outcome: tuple[float, float]) -> float:
    """Return what the medium level thinks of leaving a value below ten, as a share of the cards in the middle."""
    ten, bust = outcome
    return bust - ten


def last_careful(state: Pig10State) -> int:
    """Return what `careful` plays without a draw pile: the seat on turn has not seen the others’ hands."""
    seat, hands, before = state.turn, state.hands, state.value
    unseen = [0] * KINDS
    for other, hand in enumerate(hands):
        if other != seat:
            for card in hand:
                unseen[card] += 1
    held = len(hands[(seat + 1) % len(hands)])

    def worth(action: int) -> float:
        value = RESULT[action][before]
        if value >= TEN:
            return 1.0 if value == TEN else -1.0
        return _hoped(outcomes(unseen, value, CARD_OF[action], held))

    return max(state.legal_actions(), key=worth)


def _next_seat(observation: Pig10Observation, value: int, card: int) -> tuple[float, float]:
    """Return the outcomes of leaving a value, by the cards that this seat has not seen."""
    hand = observation.hand_sizes[(observation.seat + 1) % observation.players]
    return outcomes(observation.unseen, value, card, hand)


def careless(observation: Pig10Observation, rng: random.Random) -> int:
    """Return the easy level's action: any that makes ten, else any that does not bust; it overlooks some."""
    found = list(observation.legal)
    for wanted in (range(TEN), range(TEN, TEN + 1)):
        better = [outlook for outlook in observation.legal if outlook.value in wanted]
        if better and rng.random() >= CARELESS:
            found = better
    return rng.choice(found).action


def _value_and_card(outlook: Outlook) -> tuple[int, int]:
    assert outlook.value is not None
    assert outlook.card is not None
    return outlook.value, int(outlook.card)


def manners(observation: Pig10Observation) -> Manners:
    """Return the temper that each play shows.

    Nerve leaves a high value. Thrift keeps frogs, pigmaids, crowned pigs and low cards in hand. Spite leaves a value
    that is hard to make ten from.
    """
    most = max(1, *observation.unseen)
    found: dict[int, Temper] = {}
    for outlook in observation.legal:
        value, card = _value_and_card(outlook)
        thrift = -1.0 if card in NAMES else float(card > LOW)
        if value < TEN:
            found[outlook.action] = Temper(value / 4.5 - 1, thrift, 1 - 2 * observation.unseen[TEN - value] / most)
        else:
            found[outlook.action] = Temper(0.0, thrift, 0.0)
    return found


# The results of an action, and the words for them.


def played_on(state: Pig10State, action: int, seat: int, rng: random.Random) -> Result:
    """Return the result of an action if everyone plays on by the quick policy for `HORIZON` plays.

    The first three facts are 1 if the action takes the cards at once, gives them away, or lets the next seat make ten.
    Then there is one for each seat: 1 if it is the first to take the middle, by this action or a later one.
    """
    before = state.value
    state.apply_action(action)
    takes, busts = RESULT[action][before] == TEN, RESULT[action][before] > TEN
    next_seat = state.turn
    calls = state.calls[:]
    taker = state.last_taker if takes or busts else None
    answered = False
    for number in range(HORIZON):
        if state.turn == TERMINAL:
            break
        state.apply_action(quick(state, state.turn, rng))
        if taker is None and not state.middle:
            taker = state.last_taker
        if number == 0 and next_seat >= 0:
            answered = state.calls[next_seat] > calls[next_seat]
    gets = [float(taker == other) for other in range(len(calls))]
    return Result(
        outcome(state)[seat], chances_to_win(state)[seat], (float(takes), float(busts), float(answered), *gets)
    )


def usual_facts(observation: Pig10Observation) -> list[Fact | None]:
    """Return the wording of the facts of `played_on`, and their gain in cards."""
    seat, players = observation.seat, observation.players
    cards = len(observation.middle) + 1
    others = 1 / (players - 1)
    stakes = float(GROWTH * cards + START)
    after, before = Person((seat + 1) % players), Person(seat - 1 if seat else players - 1)

    def takes(how: str) -> Message:
        return text.make_ten_now(how=how, count=cards)

    def busts(how: str) -> Message:
        return text.give_cards(how=how, who=before, count=cards)

    def takes_next(other: int) -> Fact:
        gain = stakes if other == seat else -stakes * others
        return Fact(lambda how: text.take_next(who=Person(other), how=how), gain)

    return [
        Fact(takes, 1.5 * cards + 1, sure=takes),
        Fact(busts, -1.5 * cards * others - 1, sure=busts),
        Fact(lambda how: text.answer(who=after, how=how), -1.2 * stakes * others),
        *map(takes_next, range(players)),
    ]


NAMES = {FROG: "frog", PIGMAID: "pigmaid", TEN: "crowned pig"}
"""The cards that have a name."""

LOW = 2
"""Cards up to this are low: they make ten of high values."""

CALLED = {FROG: text.play_frog, PIGMAID: text.play_pigmaid, TEN: text.play_crowned_pig}
"""The texts for playing a card that has a name."""


def called(observation: Pig10Observation, action: int) -> Message:
    """Return the name of an action: its card, and what that does if it could do something else."""
    (act,) = [outlook for outlook in observation.legal if outlook.action == action]
    assert act.card is not None
    card = Card(act.card)
    if sum(outlook.card == act.card for outlook in observation.legal) == 1:
        return CALLED.get(int(act.card)) or text.play(card=card)
    if act.kind == "same":
        return text.play_making(card=card, value=int(act.card))
    return text.play_adding(card=card) if act.kind == "add" else text.play_taking_away(card=card)


# The end of the game.


def endings(game: Pig10, observation: Pig10Observation, rng: random.Random) -> list[tuple[float, Pig10State]]:
    """Return all worlds with their weights if the end is near enough to try everything in them; else none.

    That is only so if the draw pile is empty: all unseen cards are in hand then.
    """
    if observation.pile or any(observation.stuck):
        return []
    sizes = [0 if seat == observation.player else size for seat, size in enumerate(observation.hand_sizes)]
    orders = prod(map(factorial, observation.hand_sizes))
    deals = factorial(sum(sizes)) // prod(map(factorial, sizes))
    if orders * min(deals, TRIED) > TRIED:
        return []
    known = game.sample_state(observation, rng)
    worlds = []
    for weight, hands in _deals(observation.unseen, sizes):
        world = known.clone(events=False)
        for seat, hand in enumerate(hands):
            if seat != observation.player:
                world.hands[seat] = hand
        worlds.append((weight, world))
    return worlds


def _deals(counts: Sequence[int], sizes: Sequence[int]) -> Iterator[tuple[float, list[list[int]]]]:
    """Yield every way to deal these kinds of cards to hands of these sizes, each with the number of its deals."""
    if not sizes:
        yield 1.0, []
        return
    for ways, hand in _hands(counts, sizes[0], 0):
        left = [count - hand.count(kind) for kind, count in enumerate(counts)]
        for more, hands in _deals(left, sizes[1:]):
            yield ways * more, [hand, *hands]


def _hands(counts: Sequence[int], size: int, kind: int) -> Iterator[tuple[int, list[int]]]:
    """Yield every hand of cards of this kind and higher ones, ascending, each with the number of ways to deal it."""
    if kind == KINDS:
        if not size:
            yield 1, []
        return
    for number in range(min(size, counts[kind]) + 1):
        for ways, rest in _hands(counts, size - number, kind + 1):
            yield comb(counts[kind], number) * ways, [kind] * number + rest


def solved(state: Pig10State, action: int, seat: int, plain: float) -> Result:
    """Return the result of an action at the end, if all seats know all cards. The facts of `SEATS` are the cards won.

    It is the mean of two results: everyone plays perfectly, and the others play like the medium level. The second has
    the weight `plain`.
    """
    state.apply_action(action)
    weak = _answered(state, seat)
    _, strong = max_n(state, outcome, Pig10State.is_terminal)

    def mean(against_strong: float, against_weak: float) -> float:
        return (1 - plain) * against_strong + plain * against_weak

    return Result(
        mean(outcome(strong)[seat], outcome(weak)[seat]),
        mean(chances_to_win(strong)[seat], chances_to_win(weak)[seat]),
        (*[0.0] * SEATS, *map(mean, strong.scores(), weak.scores())),
    )


def _answered(state: Pig10State, seat: int) -> Pig10State:
    """Return the final state if this seat does what is best against others that play like the medium level."""
    after = state.clone(events=False)
    while after.turn not in {seat, TERMINAL}:
        after.apply_action(last_careful(after))
    if after.turn == TERMINAL:
        return after
    ends = []
    for action in after.legal_actions():
        played = after.clone(events=False)
        played.apply_action(action)
        ends.append(_answered(played, seat))
    return max(ends, key=lambda end: outcome(end)[seat])


def last_facts(observation: Pig10Observation) -> list[Fact | None]:
    """Return the wording of the facts of `solved`, and their gain in cards."""
    others = 1 / (observation.players - 1)

    def ends_with(seat: int) -> Fact:
        gain = 1.0 if seat == observation.player else -others
        return Fact(lambda how: text.end_with(who=Person(seat), how=how), gain, "about")

    return [*[None] * SEATS, *map(ends_with, range(observation.players))]


class Pig10Bot(Bot):
    """A computer player of PIG 10. A victory is worth `VICTORY` cards, because winning is what counts in the end."""

    game: Pig10
    victory = VICTORY
    advice: int | None = ADVICE
    unit = "card"
    least = LEAST
    tolerance = ABOUT
    leeway = LEEWAY
    glance = GLANCE

    def manners(self, observation: Pig10Observation) -> Manners:
        """Return the temper that each play shows."""
        return manners(observation)

    def _weigh(self, observation: Pig10Observation, rng: random.Random, budget: int | None, *, every: bool) -> Weighing:
        if self.level == "easy":
            return unreckoned(observation, careless(observation, rng))
        if self.level == "medium":
            return unreckoned(observation, careful(observation))
        searched = yield from self._search(observation, rng, budget, every=every)
        assert searched is not None
        return judged(searched.found, searched.texts, searched.speech, grounds=every)

    def _search(
        self, observation: Pig10Observation, rng: random.Random, budget: int | None, *, every: bool
    ) -> Generator[None, None, Searched | None]:
        if self.level != "hard":
            return None
        texts = {outlook.action: outlook.text for outlook in observation.legal}
        trial = yield from self._trial(observation, rng)
        if trial.every:
            found = yield from exhaust(trial.every, [*texts], played_on=trial.played_on)
            facts = last_facts(observation)
        else:
            found = yield from compare(
                trial.worlds,
                trial.prior,
                played_on=trial.played_on,
                trust=TRUST,
                budget=PLAY_OUTS if budget is None else budget,
                tolerance=TOLERANCE,
                others=trial.others if every else {},
            )
            facts = usual_facts(observation)
        call = partial(called, observation)
        grounds = grounds_in("tenfold.bots.pig10.grounds", observation)
        speech = Speech(observation.seat, facts, call, VICTORY, LEAST, ABOUT, self.unit, grounds=grounds, acts=[*texts])
        return Searched(found, texts, speech, trial)

    def _trial(self, observation: Pig10Observation, rng: random.Random) -> Generator[None, None, Trial]:
        """Return how to try acts out: by playing on with the quick policy, or by solving the last cards."""
        yield from ()
        seat = observation.seat
        worlds, prior = self.game.worlds(observation, rng), judge(observation)
        every = endings(self.game, observation, rng)
        if every:
            plain = PLAIN if len(every) == 1 else PLAIN_IF_HIDDEN
            return Trial(worlds, partial(solved, seat=seat, plain=plain), prior, every=every)
        least = max(prior.values()) - WORTH_A_LOOK
        running = {action: worth for action, worth in prior.items() if worth >= least}
        others = {action: worth for action, worth in prior.items() if worth < least}
        return Trial(worlds, partial(played_on, seat=seat, rng=rng), running, others)


BOT = Pig10Bot
