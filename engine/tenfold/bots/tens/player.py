"""The three levels of Tens."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from itertools import islice, product

from tenfold.bots.advice import Searched
from tenfold.bots.bot import Bot, Weighing, unreckoned
from tenfold.bots.characters import Manners
from tenfold.bots.reasons import Speech, grounds_in, judged
from tenfold.bots.search import ALONE, Anytime, Findings, Result, compare, is_spent
from tenfold.bots.tens.foresight import placed
from tenfold.bots.tens.judgement import VICTORY, Table
from tenfold.bots.tens.lookahead import PlayOut
from tenfold.bots.tens.manners import manners
from tenfold.bots.tens.rules import careless, greedy
from tenfold.bots.tens.speech import called, facts, kind_of
from tenfold.bots.trials import Trial
from tenfold.french import CARDS
from tenfold.games.tens import Tens, TensObservation, TensState
from tenfold.games.tens.cards import CELL_OF, CELLS, COLUMNS, FACE_DOWN, PARTNER, PLACES, RANK_OF

ABOUT = 3.0
"""Points: an act that surely loses less is about as good."""

LEEWAY = 5.0
"""Points: an act that a character prefers surely loses less. This is a sixtieth of a victory."""

GLANCE = 120
"""The largest number of fresh worlds in which a character tries an act that it likes."""

PLAY_OUTS = 8
"""The budget of the hard level."""

TRUST = 24
"""How many worlds the forecast counts for."""

WIDTH, NEAR = 3, 3.0
"""How many acts the hard level plays out at most, and how much worse than the best they may be by its forecast."""

HIDDEN, COUNTED = 2, 300
"""With at most `HIDDEN` hidden cards, the last card of a hand is tried in every possible world. With more, it is tried
in at least `COUNTED` worlds. That is cheap, because these only need scoring."""

ADVICE = 120
"""The budget for advice."""

LEAST = 0.5
"""The smallest loss in points at which an act is called worse."""


class TensBot(Bot):
    """A computer player of Tens. Points are those of the hand, where fewer are better."""

    game: Tens
    victory = VICTORY
    advice: int | None = ADVICE
    least = LEAST
    tolerance = ABOUT
    leeway = LEEWAY
    glance = GLANCE

    def manners(self, observation: TensObservation) -> Manners:
        """Return the temper that each act shows."""
        return manners(self.game, observation)

    def _weigh(self, observation: TensObservation, rng: random.Random, budget: int | None, *, every: bool) -> Weighing:
        if self.level == "hard":
            searched = yield from self._search(observation, rng, budget, every=every)
            assert searched is not None
            return judged(searched.found, searched.texts, searched.speech, grounds=every)
        if observation.phase == "flip":
            chosen = rng.choice(observation.legal)
        else:
            chosen = careless(self.game, observation, rng) if self.level == "easy" else greedy(self.game, observation)
        return unreckoned(observation, chosen.action)

    def _trial(self, observation: TensObservation, rng: random.Random) -> Generator[None, None, Trial]:
        """Return how to try acts out: by playing on, or by the final score for the last card of a hand.

        For turning up a card it is trivial, because one hidden card is as good as another.
        """
        even = {outlook.action: 0.0 for outlook in observation.legal}
        worlds = self.game.worlds(observation, rng)
        if observation.phase == "flip":
            return Trial(worlds, lambda _world, _action: Result(0.0), even, every=[(1.0, next(worlds))])
        table = Table(self.game, observation)
        yield from table.prepare()
        play_out = PlayOut(table)
        if _places_last(observation):
            return Trial(worlds, partial(self._counted, play_out, observation), even)
        running, others = yield from self._foreseen(observation, table)
        return Trial(worlds, partial(play_out, rng=rng), running, others)

    def _counted(self, play_out: PlayOut, observation: TensObservation, world: TensState, action: int) -> Result:
        """Return the result of placing the last card of a hand by this action."""
        assert observation.in_hand is not None
        card, grids = RANK_OF[CARDS[observation.in_hand]], _grids(world)
        own = grids[play_out.seat]
        grids[play_out.seat] = placed(own, CELL_OF[action], card)
        return play_out.counted([self.game.count(grid) for grid in grids], self._matched(own, action, card))

    def _foreseen(
        self, observation: TensObservation, table: Table
    ) -> Generator[None, None, tuple[dict[int, float], dict[int, float]]]:
        """Return the acts that are promising by the forecast, and all others, each with its worth."""
        prior: dict[int, float] = {}
        if observation.in_hand is None:
            for worth, outlook in table.takes():
                prior[outlook.action] = worth
                yield
        else:
            rank = RANK_OF[CARDS[observation.in_hand]]
            prior = {PLACES[cell]: worth for worth, cell in table.places(rank, observation.in_hand_from)}
        ranked = sorted(prior, key=prior.__getitem__, reverse=True)
        most, least = prior[ranked[0]], prior[ranked[-1]]
        running = {action: prior[action] for action in ranked[:WIDTH] if prior[action] > most - NEAR}
        others = {
            outlook.action: prior.get(outlook.action, least)
            for outlook in observation.legal
            if outlook.action not in running
        }
        return running, others

    def _search(
        self, observation: TensObservation, rng: random.Random, budget: int | None, *, every: bool
    ) -> Generator[None, None, Searched | None]:
        if self.level != "hard":
            return None
        budget = PLAY_OUTS if budget is None else max(1, budget)
        found, trial = yield from self._found(observation, rng, budget, every)
        texts = {outlook.action: outlook.text for outlook in observation.legal}
        call, kind = partial(called, observation), partial(kind_of, observation)
        words = facts(observation)
        grounds = grounds_in("tenfold.bots.tens.grounds", observation)
        speech = Speech(
            observation.seat,
            words,
            call,
            VICTORY,
            LEAST,
            ABOUT,
            kind=kind,
            counts_wins=False,
            grounds=grounds,
            acts=[*texts],
        )
        return Searched(found, texts, speech, trial)

    def _found(
        self, observation: TensObservation, rng: random.Random, budget: int, every: bool
    ) -> Generator[None, None, tuple[Findings, Trial | None]]:
        """Return the findings for the acts, and how to play them out in more worlds."""
        table = Table(self.game, observation)
        yield from table.prepare()
        play_out = PlayOut(table)
        worlds = self.game.worlds(observation, rng)
        if observation.phase == "flip":
            return (yield from self._flips(observation, worlds, play_out, rng, budget)), None
        if _places_last(observation):
            return (yield from self._last_card(observation, worlds, play_out, budget)), None
        running, others = yield from self._foreseen(observation, table)
        trial = Trial(worlds, partial(play_out, rng=rng), running, others)
        found = yield from compare(
            worlds,
            running,
            played_on=trial.played_on,
            trust=TRUST,
            budget=budget,
            others=others if every else {},
        )
        return found, trial

    def _last_card(
        self, observation: TensObservation, worlds: Iterator[TensState], play_out: PlayOut, budget: int
    ) -> Anytime[Findings]:
        """Judge the last card of a hand by the final score, in many worlds, or in all if few cards are hidden."""
        assert observation.in_hand is not None
        card, seat = RANK_OF[CARDS[observation.in_hand]], observation.seat
        grids = play_out.table.grids
        hidden = [(other, cell) for other, grid in enumerate(grids) for cell in range(CELLS) if grid[cell] == FACE_DOWN]
        weights = None
        if len(hidden) <= HIDDEN:
            known = list(_ways(observation, len(hidden)))
            weights = [chance for chance, _ in known]
            deals = [_turned_up(grids, hidden, ranks) for _, ranks in known]
        else:
            deals = [_grids(world) for world in islice(worlds, max(COUNTED, budget))]
        found = Findings({outlook.action: 0.0 for outlook in observation.legal}, weights=weights)
        for tried, deal in enumerate(deals, 1):
            counts = [self.game.count(ranks) for ranks in deal]
            for action, results in found.results.items():
                counts[seat] = self.game.count(placed(deal[seat], CELL_OF[action], card))
                results.append(play_out.counted(counts, self._matched(deal[seat], action, card)))
            signal = yield
            if weights is None and is_spent(signal, tried):
                break
        found.choose()
        return found

    def _matched(self, grid: Sequence[int], action: int, card: int) -> list[bool]:
        """Return, for each column, True if it matches with the card placed."""
        ranks = placed(grid, CELL_OF[action], card)
        return [ranks[at] == ranks[PARTNER[at]] for at in range(COLUMNS)]

    def _flips(
        self,
        observation: TensObservation,
        worlds: Iterator[TensState],
        play_out: PlayOut,
        rng: random.Random,
        budget: int,
    ) -> Generator[None, None, Findings]:
        """Return findings for turning up a card: one hidden card is as good as another, so all get the same results."""
        found = Findings({outlook.action: 0.0 for outlook in observation.legal})
        found.best = rng.choice(observation.legal).action
        worlds_counted = max(1, budget // ALONE)
        for _ in range(worlds_counted):
            came = play_out(next(worlds), found.best, rng)
            for results in found.results.values():
                results.append(came)
            yield
        found.weights = [1.0] * worlds_counted  # equal acts differ by exactly 0, without error
        return found


def _places_last(observation: TensObservation) -> bool:
    """True if the card in hand is the last one of this hand to be placed."""
    last = observation.finisher is not None and (observation.finisher - 1) % observation.players == observation.player
    return observation.in_hand is not None and last


def _grids(world: TensState) -> list[Sequence[int]]:
    """Return the ranks of all cards in front of the seats, face up or not."""
    ranks = [RANK_OF[card] for card in world.grids]
    return [ranks[at : at + CELLS] for at in range(0, len(ranks), CELLS)]


def _ways(observation: TensObservation, hidden: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Yield the possible ranks of the hidden cards, each with its probability; reshuffled cards are in the pile."""
    unseen = [0] * FACE_DOWN
    for card, number in enumerate(observation.unseen):
        unseen[RANK_OF[card]] += number
    total = sum(unseen)
    for ranks in product(range(FACE_DOWN), repeat=hidden):
        chance, left = 1.0, [*unseen]
        for drawn, rank in enumerate(ranks):
            chance *= left[rank] / (total - drawn)
            left[rank] -= 1
        if chance:
            yield chance, ranks


def _turned_up(
    grids: Sequence[Sequence[int]], hidden: Sequence[tuple[int, int]], ranks: Sequence[int]
) -> list[Sequence[int]]:
    """Return the grids with their hidden cards replaced by these ranks."""
    turned = [*grids]
    for (seat, cell), rank in zip(hidden, ranks, strict=True):
        turned[seat] = placed(turned[seat], cell, rank)
    return turned


BOT = TensBot
