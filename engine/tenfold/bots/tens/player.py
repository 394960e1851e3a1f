"""The three levels of Tens."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from functools import partial
from itertools import islice, product

from tenfold.bots.bot import Bot, Weighing, unreckoned
from tenfold.bots.characters import Manners
from tenfold.bots.reasons import Speech, judged
from tenfold.bots.search import ALONE, Findings, Result, compare
from tenfold.bots.tens.foresight import placed
from tenfold.bots.tens.judgement import VICTORY, Table
from tenfold.bots.tens.lookahead import PlayOut
from tenfold.bots.tens.manners import manners
from tenfold.bots.tens.rules import careless, greedy
from tenfold.bots.tens.speech import called, facts
from tenfold.bots.trials import Trial
from tenfold.french import CARDS
from tenfold.games.tens import Tens, TensObservation, TensState
from tenfold.games.tens.cards import CELL_OF, CELLS, COLUMNS, FACE_DOWN, PLACES, RANK_OF
from tenfold.games.tens.grid import count

LEEWAY = 5.0
"""Points: what a character prefers surely loses less. That is a sixtieth of a victory."""

GLANCE = 120
"""A character tries what it likes in so many fresh worlds at most."""

PLAY_OUTS = 8
"""The budget of the hard level."""

TRUST = 24
"""How many worlds count as much as what is foreseen."""

WIDTH, NEAR = 3, 3.0
"""How many acts the hard level plays out, and by how much they may be worse than the best as far as it foresees."""

TOLD = 60.0
"""How much the chance to win matters where reasons are told, in points: these say more."""

HIDDEN, COUNTED = 2, 300
"""Where at most so many cards are hidden, the last card of a hand is placed in every world there can be; else in so
many worlds at least: they only have to be counted then."""

ADVICE = 120
"""The budget for advice."""

LEAST = 0.5
"""A smaller difference in points is not worth a word."""


class TensBot(Bot):
    """A computer player of Tens. Points are those of the hand; fewer of them are better there."""

    game: Tens
    victory = VICTORY
    advice: int | None = ADVICE
    least = LEAST
    leeway = LEEWAY
    glance = GLANCE

    def manners(self, observation: TensObservation) -> Manners:
        """What its acts show."""
        return manners(observation)

    def _weigh(self, observation: TensObservation, rng: random.Random, budget: int | None, *, every: bool) -> Weighing:
        if self.level == "hard":
            texts = {outlook.action: outlook.text for outlook in observation.legal}
            found = yield from self._search(observation, rng, PLAY_OUTS if budget is None else max(1, budget), every)
            assert observation.player is not None
            speech = Speech(observation.player, facts(observation), partial(called, observation), TOLD, LEAST)
            return judged(found, texts, speech)
        if observation.phase == "flip":
            chosen = rng.choice(observation.legal)
        else:
            chosen = careless(observation, rng) if self.level == "easy" else greedy(observation)
        return unreckoned(observation, chosen.action)

    def _trial(self, observation: TensObservation, rng: random.Random) -> Generator[None, None, Trial]:
        """One hidden card is as good as another; the last card of a hand is counted, and else play goes on."""
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
        """What it comes to that the last card of a hand is placed there."""
        assert observation.in_hand is not None
        card, grids = RANK_OF[CARDS[observation.in_hand]], _grids(world)
        own = grids[play_out.seat]
        grids[play_out.seat] = placed(own, CELL_OF[action], card)
        return play_out.counted([count(grid) for grid in grids], [*map(float, self._matched(own, action, card))])

    def _foreseen(
        self, observation: TensObservation, table: Table
    ) -> Generator[None, None, tuple[dict[int, float], dict[int, float]]]:
        """The acts that are worth a thought as far as is foreseen, and all others; each with its worth."""
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
        self, observation: TensObservation, rng: random.Random, budget: int, every: bool
    ) -> Generator[None, None, Findings]:
        table = Table(self.game, observation)
        yield from table.prepare()
        play_out = PlayOut(table)
        worlds = self.game.worlds(observation, rng)
        if observation.phase == "flip":
            return (yield from self._flips(observation, worlds, play_out, rng, budget))
        if _places_last(observation):
            return (yield from self._last_card(observation, worlds, play_out, budget))
        running, others = yield from self._foreseen(observation, table)
        return (
            yield from compare(
                worlds,
                running,
                played_on=partial(play_out, rng=rng),
                trust=TRUST,
                budget=budget,
                others=others if every else {},
            )
        )

    def _last_card(
        self, observation: TensObservation, worlds: Iterator[TensState], play_out: PlayOut, budget: int
    ) -> Generator[None, None, Findings]:
        """The last card of a hand: what all counts then, in many worlds, or in all where few cards are hidden."""
        assert observation.player is not None
        assert observation.in_hand is not None
        card, seat = RANK_OF[CARDS[observation.in_hand]], observation.player
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
        for deal in deals:
            counts = [count(ranks) for ranks in deal]
            for action, results in found.results.items():
                counts[seat] = count(placed(deal[seat], CELL_OF[action], card))
                results.append(play_out.counted(counts, [*map(float, self._matched(deal[seat], action, card))]))
            yield
        found.choose()
        return found

    def _matched(self, grid: Sequence[int], action: int, card: int) -> list[bool]:
        """By column, whether it matches with the card placed."""
        ranks = placed(grid, CELL_OF[action], card)
        return [ranks[at] == ranks[at + COLUMNS] for at in range(COLUMNS)]

    def _flips(
        self,
        observation: TensObservation,
        worlds: Iterator[TensState],
        play_out: PlayOut,
        rng: random.Random,
        budget: int,
    ) -> Generator[None, None, Findings]:
        """One hidden card is as good as another, so what comes of one comes of all."""
        found = Findings({outlook.action: 0.0 for outlook in observation.legal})
        found.best = rng.choice(observation.legal).action
        for _ in range(max(1, budget // ALONE)):
            came = play_out(next(worlds), found.best, rng)
            for results in found.results.values():
                results.append(came)
            yield
        return found


def _places_last(observation: TensObservation) -> bool:
    """Whether the card in hand is the last one of this hand to be placed."""
    last = observation.finisher is not None and (observation.finisher - 1) % observation.players == observation.player
    return observation.in_hand is not None and last


def _grids(world: TensState) -> list[Sequence[int]]:
    """The ranks of all cards in front of the seats, face up or not."""
    ranks = [RANK_OF[card] for card in world.grids]
    return [ranks[at : at + CELLS] for at in range(0, len(ranks), CELLS)]


def _ways(observation: TensObservation, hidden: int) -> Iterator[tuple[float, tuple[int, ...]]]:
    """What hidden cards may be, by rank, and how likely each is: cards that were shuffled anew are in the pile."""
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
    """The grids with their hidden cards turned up, as these ranks."""
    turned = [*grids]
    for (seat, cell), rank in zip(hidden, ranks, strict=True):
        turned[seat] = placed(turned[seat], cell, rank)
    return turned


BOT = TensBot
