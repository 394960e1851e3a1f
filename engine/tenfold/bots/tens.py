"""The computer players of Tens.

easy      draws, or takes a king or what matches; gets rid of high cards; careless at all of it
medium    takes and places what makes its own grid best, were the hand over now; hidden cards count their average
hard      foresees what every grid will come to in the turns that are left, and plays to win: for its own matches and
          blocks, with an eye on what its discard gives to others, on what finishing takes from them, and on the totals;
          then it plays the best acts out for some turns in worlds that may be true

Nobody has secrets in Tens, and the next card is any of those unseen, so most can be foreseen by adding up what each
rank would mean. Inside, cards are ranks as in `tenfold.games.tens.cards`.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator, Sequence
from functools import lru_cache, partial
from itertools import islice, product
from math import exp, hypot, sqrt
from typing import NamedTuple, TypeAlias

from tenfold.bots.bot import Bot, Weighing, unreckoned
from tenfold.bots.characters import Manners, Temper
from tenfold.bots.reasons import Fact, Speech, judged
from tenfold.bots.search import ALONE, Findings, Result, compare, leads, victory
from tenfold.french import CARDS, RANKS
from tenfold.games.tens import Tens, TensObservation, TensState
from tenfold.games.tens.cards import CELL_OF, CELLS, COLUMNS, DRAW, FACE_DOWN, PLACES, RANK_OF, TAKE, TAKES, VALUES
from tenfold.games.tens.grid import count
from tenfold.games.tens.phases import FLIPPING, PLACING
from tenfold.observation import TERMINAL, Outlook
from tenfold.sentences import Card, Person, Sentence

LEEWAY = 2.5
"""So many points a character gives for its liking: less than a hundredth of a victory."""

GLANCE = 12
"""The budget for knowing what is about as good as what a lower level does."""

CARELESS = 0.2
"""How often the easy level overlooks what it wants."""

LOWER = 4
"""By how many points a card has to be lower before the easy level replaces one that lies open."""

PATIENCE = 20
"""After so many turns of every seat only hidden cells are played on, so that every hand ends."""

HALF, ONE, TWO, EMPTY, REST = 1.2, 1.1, 0.3, 10.8, 0.8
"""What the turns to come make of a single open card, of neighbours that lack one card or two to be equal matches, of
two hidden cards, and of two that do not match. Fitted to 19,000 grids of hands that the hard level played."""

LOOKS = 2.0
"""How many cards a seat can choose from in a turn."""

PACE, TAIL = 1.15, 0.6
"""How many turns a hand has left for each hidden card of the grid with the fewest, and besides."""

LAST, EARLY = 4.0, 9.0
"""How far a grid comes out from what is foreseen: in the last turns, and how much farther at the beginning."""

LATER = 30.0
"""How far totals move apart in the hands that may follow."""

LIKELY = 1.2
"""How steeply the chance to stay in front rises with the lead, in such distances."""

SPREAD = (0.0, 0.0, 10.0, 9.0, 8.0, 7.0, 7.0, 6.0, 6.0)
"""By players, how far a hand moves the totals apart, for the square root of the hands (`victory`). Fitted to 1,500
hands of games by the medium level."""

A_HAND = 4.5
"""By how much the highest total comes nearer to the limit in a hand, for each player."""

VICTORY = 300.0
"""What winning the game is worth, in points: so much that points hardly matter but for it."""

PLAY_OUTS = 8
"""The budget of the hard level."""

TRUST = 24
"""How many worlds count as much as what is foreseen."""

WIDTH, NEAR = 3, 3.0
"""How many acts the hard level plays out, and by how much they may be worse than the best as far as it foresees."""

TURNS = 6
"""How many turns are played out, at least one of every seat."""

TOLD = 60.0
"""How much the chance to win matters where reasons are told, in points: these say more."""

HIDDEN, COUNTED = 2, 300
"""Where at most so many cards are hidden, the last card of a hand is placed in every world there can be; else in so
many worlds at least: they only have to be counted then."""

ADVICE = 120
"""The budget for advice."""

LEAST = 0.5
"""A smaller difference in points is not worth a word."""

REMAINS = 0.6
"""How likely a discard that one seat could take still lies there for the next."""

KING = RANKS.index("K")


Column: TypeAlias = tuple[int, int]


# What a grid comes to.


class Deck(NamedTuple):
    """The cards nobody knows the place of: by rank their share, and the mean of what they count."""

    shares: tuple[float, ...]
    mean: float


def deck(observation: TensObservation) -> Deck:
    """What may still be drawn or turned up."""
    counts = [0] * (FACE_DOWN + 1)
    for cards in (observation.unseen, observation.reshuffled):
        for card, number in enumerate(cards):
            counts[RANK_OF[card]] += number
    total = sum(counts) or 1
    mean = sum([number * VALUES[rank] for rank, number in enumerate(counts)]) / total
    return Deck(tuple([number / total for number in counts]), mean)


class Future:
    """What grids count on average when a hand is over that lasts so many more turns of each seat.

    It is the sum over columns and over neighbouring columns, so each of these is worked out once.
    """

    def __init__(self, known: Deck, turns: float) -> None:
        self._shares, self._mean = known
        self._chances: list[float] = [1 - (1 - share) ** (LOOKS * turns) for share in self._shares]
        self._progress = 1 - exp(-turns / 4)
        self._columns: dict[Column, float] = {}
        self._neighbours: dict[tuple[Column, Column], tuple[float, float]] = {}

    def foresee(self, ranks: Sequence[int]) -> float:
        """What a grid comes to."""
        total = 0.0
        left: Column | None = None
        block = False  # whether the column before carries on a match
        for column in zip(ranks[:COLUMNS], ranks[COLUMNS:], strict=True):
            points = self._columns.get(column)
            if points is None:
                points = self._columns[column] = self._count(*column)
            total += points
            if left is not None:
                gains = self._neighbours.get((left, column))
                if gains is None:
                    gains = self._neighbours[left, column] = self._gain(left, column)
                total -= gains[block]
                block = left == column and column[0] == column[1]
            left = column
        return total

    def _count(self, top: int, bottom: int) -> float:
        """What a column comes to by itself."""
        if top == bottom:
            return 2 * self._mean - EMPTY * self._progress if top == FACE_DOWN else 0.0
        if FACE_DOWN not in (top, bottom):
            return (VALUES[top] + VALUES[bottom]) * (1 - REST * self._progress)
        rank = bottom if top == FACE_DOWN else top
        both = VALUES[rank] + self._mean
        may_match = 2 * VALUES[rank] * self._shares[rank]
        return both - may_match - HALF * self._chances[rank] * both

    def _gain(self, left: Column, right: Column) -> tuple[float, float]:
        """What two neighbours gain as a block, or may gain: by themselves, and where they carry one on."""
        cards = left + right
        if cards.count(cards[0]) == len(cards):
            return (0.0, 0.0) if cards[0] == FACE_DOWN else (20.0, 10.0)
        best = 0.0
        for rank in {*cards} - {FACE_DOWN}:
            have = cards.count(rank)
            chance = self._chances[rank]
            if have == 3:
                return ONE * chance * 20, ONE * chance * 10
            if have == 2 and (left[0] != left[1] or rank == left[0]):
                best = max(best, chance)
        gain = TWO * best * best * 20
        return gain, gain


@lru_cache(maxsize=256)
def future(known: Deck, turns: float) -> Future:
    """The future of so many turns."""
    return Future(known, turns)


def if_over(ranks: Sequence[int], known: Deck) -> float:
    """What a grid counts on average if its hidden cards are turned up now."""
    return future(known, 0.0).foresee(ranks)


def placed(ranks: Sequence[int], cell: int, rank: int) -> list[int]:
    """A grid with a card of this rank on a cell."""
    changed = [*ranks]
    changed[cell] = rank
    return changed


def grid_ranks(grid: Sequence[str | None]) -> list[int]:
    """What is visible of a grid."""
    return [FACE_DOWN if card is None else RANK_OF[CARDS[card]] for card in grid]


def likely(lead: float, spread: float) -> float:
    """How likely a lead holds where two totals move about so far."""
    x = LIKELY * lead / spread
    return 0.0 if x < -50 else 1 / (1 + exp(-x))


def chances_to_win(game: Tens, totals: Sequence[float], hands: int, turns: float, *, deciding: bool) -> list[float]:
    """By seat the chance to win the game, from the totals to which this hand comes, the last but for so many turns.

    `hands` are those before it. The fewest points win.
    """
    if game.last_hand is not None or deciding:
        left = 0.0 if deciding or game.last_hand is None else float(game.last_hand - hands - 1)
    else:
        left = (game.limit - max([abs(total) for total in totals])) / (A_HAND * game.players)
    this_hand = (LAST + EARLY * (1 - exp(-turns / 4))) / LIKELY
    later = SPREAD[game.players] * sqrt(max(0.0, left))
    return victory([-total for total in totals], hypot(this_hand, later))


# The hard level.


class Gains(NamedTuple):
    """What another seat comes to, and what it gains by placing a card: by rank, and on average."""

    foreseen: float
    by_rank: tuple[float, ...]
    average: float


class Table:
    """What the hard level foresees of one decision: what everything that can be done is worth."""

    def __init__(self, game: Tens, observation: TensObservation) -> None:
        assert observation.player is not None
        self.game = game
        self.seen = observation
        self.seat: int = observation.player
        self.known: Deck = deck(observation)
        self.grids: list[list[int]] = [grid_ranks(grid) for grid in observation.grids]
        self.hidden: list[int] = [grid.count(FACE_DOWN) for grid in self.grids]
        self.others: tuple[int, ...] = game.clockwise(game.left[self.seat], self.seat)
        self.cells: list[int] = unlike(self.grids[self.seat], cells(observation))
        self._gains: dict[tuple[int, float], Gains] = {}
        self._come_to: dict[tuple[float, int, int | None], list[float]] = {}

    def turns(self, hidden: int) -> float:
        """The turns that every seat has left on average when so many cards of one's own are hidden; 0 at the last."""
        if self.seen.finisher is not None or not hidden:
            return 0.0
        return PACE * min(hidden, *[self.hidden[seat] for seat in self.others]) + TAIL

    def gains(self, seat: int, turns: float) -> Gains:
        """What another seat comes to in so many turns, and gains by a card."""
        found = self._gains.get((seat, turns))
        if found is None:
            ahead = future(self.known, turns)
            grid = self.grids[seat]
            different = unlike(grid, range(CELLS))
            now = ahead.foresee(grid)
            by_rank = [
                now - min([ahead.foresee(placed(grid, cell, rank)) for cell in different]) for rank in range(FACE_DOWN)
            ]
            average = sum([share * gain for share, gain in zip(self.known.shares, by_rank, strict=False)])
            found = self._gains[seat, turns] = Gains(now, tuple(by_rank), average)
        return found

    def prepare(self) -> Iterator[None]:
        """Find the gains of the others, which is most of the work, in slices."""
        hidden = self.hidden[self.seat]
        for turns in {self.turns(hidden), self.turns(max(0, hidden - 1))}:
            for seat in self.others:
                self.gains(seat, turns)
                yield

    def places(self, rank: int, giver: int | None) -> list[tuple[float, int]]:
        """What a card taken from a seat, or None from the pile, is worth on each cell."""
        return [(self._placing(cell, rank, giver), cell) for cell in self.cells]

    def best_place(self, rank: int, giver: int | None) -> tuple[float, int]:
        """What it is worth on the best cell, and that."""
        return max(self.places(rank, giver))

    def takes(self) -> Iterator[tuple[float, Outlook]]:
        """What each card that may be taken is worth; what may be drawn, on average."""
        for outlook in self.seen.legal:
            if outlook.card is None:
                ranks = [(share, rank) for rank, share in enumerate(self.known.shares) if share]
                yield sum([share * self.best_place(rank, None)[0] for share, rank in ranks]), outlook
            else:
                yield self.best_place(RANK_OF[CARDS[outlook.card]], outlook.value)[0], outlook

    def _placing(self, cell: int, rank: int, giver: int | None) -> float:
        grid = self.grids[self.seat]
        out = grid[cell]
        turns = self.turns(self.hidden[self.seat] - (out == FACE_DOWN))
        points = self._points(turns, out, giver)
        points[self.seat] = future(self.known, turns).foresee(placed(grid, cell, rank))
        return VICTORY * self._wins(points, turns)

    def _points(self, turns: float, out: int, giver: int | None) -> list[float]:
        """What the others come to when a card of this rank is discarded, or one that nobody has seen yet."""
        found = self._come_to.get((turns, out, giver))
        if found is None:
            tops = [RANK_OF[CARDS[stack[-1]]] if stack else FACE_DOWN for stack in self.seen.stacks]
            if giver is not None:
                below = self.seen.stacks[giver][-2:-1]
                tops[giver] = RANK_OF[CARDS[below[0]]] if below else FACE_DOWN
            tops[self.seat] = out
            found = self._come_to[turns, out, giver] = self._others_come_to(turns, tops)
        return found[:]

    def _others_come_to(self, turns: float, tops: Sequence[int]) -> list[float]:
        """What the others come to with these discards to take. A discard is worth what it gains more than a draw."""
        points = [0.0] * self.game.players
        finisher = self.seen.finisher
        remains = 1.0
        for seat in self.others:
            gains = self.gains(seat, turns)
            points[seat] = gains.foreseen
            if finisher is not None and seat not in self.seen.to_come:
                continue
            if not turns:
                points[seat] -= gains.average
            offers = [gains.by_rank[top] for giver, top in enumerate(tops) if giver != seat and top != FACE_DOWN]
            points[seat] -= remains * max([0.0, *[gain - gains.average for gain in offers]])
            remains *= REMAINS
        return points

    def _wins(self, points: Sequence[float], turns: float) -> float:
        """How likely this seat wins in the end if the hand comes to these points."""
        game, seen = self.game, self.seen
        totals = [total + scored for total, scored in zip(seen.scores, points, strict=True)]
        spread = LAST + EARLY * (1 - exp(-turns / 4))
        if game.last_hand is not None or seen.deciding:
            ends = float(seen.deciding or seen.hand + 1 == game.last_hand)
        else:
            goes_on = 1.0
            for total in totals:
                goes_on *= likely(game.limit - abs(total), spread)
            ends = 1.0 - goes_on
        return ends * self._leads(totals, spread) + (1.0 - ends) * self._leads(totals, LATER)

    def _leads(self, totals: Sequence[float], spread: float) -> float:
        own = totals[self.seat]
        chance = 1.0
        for seat in self.others:
            chance *= likely(totals[seat] - own, spread)
        return chance


def cells(observation: TensObservation) -> list[int]:
    """The cells to play on: all, but the hidden ones only when a hand has lasted too long."""
    assert observation.player is not None
    grid = observation.grids[observation.player]
    hidden = [cell for cell in range(CELLS) if grid[cell] is None]
    return hidden if hidden and observation.turns >= PATIENCE * observation.players else [*range(CELLS)]


def unlike(grid: Sequence[int], allowed: Sequence[int]) -> list[int]:
    """These cells, without the lower one of a column of two equal ranks: it makes no difference which is replaced."""
    return [cell for cell in allowed if cell < COLUMNS or grid[cell] != grid[cell - COLUMNS]]


# The other levels.


def greedy(observation: TensObservation) -> Outlook:
    """The medium level's act: what makes its own grid best, were the hand over now."""
    assert observation.player is not None
    known = deck(observation)
    grid = grid_ranks(observation.grids[observation.player])
    allowed = cells(observation)

    def best(rank: int) -> tuple[float, bool, int]:
        """A hidden cell, if it makes no difference: it lets one see more."""
        return min([(if_over(placed(grid, cell, rank), known), grid[cell] != FACE_DOWN, cell) for cell in allowed])

    def worth(outlook: Outlook) -> float:
        if outlook.card is None:
            return sum([share * best(rank)[0] for rank, share in enumerate(known.shares) if share])
        return best(RANK_OF[CARDS[outlook.card]])[0]

    if observation.in_hand is None:
        return min(observation.legal, key=worth)
    return observation.legal[best(RANK_OF[CARDS[observation.in_hand]])[2]]


def careless(observation: TensObservation, rng: random.Random) -> Outlook:
    """The easy level's act: it likes kings and what matches, and overlooks them now and then."""
    assert observation.player is not None
    grid = grid_ranks(observation.grids[observation.player])
    if observation.in_hand is not None:
        return observation.legal[_careless_cell(observation, grid, rng)]
    wanted = []
    for outlook in observation.legal:
        rank = FACE_DOWN if outlook.card is None else RANK_OF[CARDS[outlook.card]]
        if rank == KING or partners(grid, rank):
            wanted.append(outlook)
    return rng.choice(wanted) if wanted and rng.random() >= CARELESS else observation.legal[0]


def _careless_cell(observation: TensObservation, grid: Sequence[int], rng: random.Random) -> int:
    assert observation.in_hand is not None
    rank = RANK_OF[CARDS[observation.in_hand]]
    allowed = cells(observation)
    matching = [cell for cell in partners(grid, rank) if cell in allowed]
    if matching and rng.random() >= CARELESS:
        return rng.choice(matching)
    loose = [cell for cell in allowed if grid[cell] not in (FACE_DOWN, grid[cell - COLUMNS])]
    high = [cell for cell in loose if VALUES[grid[cell]] > VALUES[rank] + LOWER]
    if high and rng.random() >= CARELESS:
        return max(high, key=lambda cell: VALUES[grid[cell]])
    return rng.choice([cell for cell in allowed if grid[cell] == FACE_DOWN] or loose or allowed)


def partners(grid: Sequence[int], rank: int) -> list[int]:
    """The cells where a card of this rank would newly match the other card of the column."""
    if rank == FACE_DOWN:
        return []
    return [cell for cell in range(CELLS) if grid[cell] != rank == grid[cell - COLUMNS]]  # cell -5 is cell 5


# What acts show of a temper.


def manners(observation: TensObservation) -> Manners:
    """What the acts show: nerve goes by what lies hidden, thrift gathers what belongs together.

    Spite takes what the next seat could use, and does not discard it.
    """
    assert observation.player is not None
    grids = [grid_ranks(grid) for grid in observation.grids]
    own, following = grids[observation.player], grids[(observation.player + 1) % observation.players]
    return {outlook.action: _shows(observation, outlook, own, following) for outlook in observation.legal}


def _shows(observation: TensObservation, outlook: Outlook, own: Sequence[int], following: Sequence[int]) -> Temper:
    if outlook.kind == "draw":
        return Temper(nerve=1, spite=-1)
    if outlook.kind == "take":
        return Temper(nerve=-1, spite=float(bool(partners(following, RANK_OF[CARDS[outlook.card or ""]]))))
    assert outlook.value is not None
    cell = outlook.value
    out, below = own[cell], own[cell - COLUMNS]  # or above: cell -5 is cell 5
    if observation.in_hand is None:  # a card is turned up, before the first turn
        open_column = out != below
        gathers = any(rank != FACE_DOWN for rank in _beside(own, cell))
        return Temper(1 if open_column else -1, 1 if gathers else -1, 1 if cell < COLUMNS else -1)
    rank = RANK_OF[CARDS[observation.in_hand]]
    gathers = rank in {below, *_beside(own, cell)}
    spite = 0.0 if out == FACE_DOWN else -1.0 if partners(following, out) else 1.0
    return Temper(1 if out == FACE_DOWN else -1, 1 if gathers else -1, spite)


def _beside(grid: Sequence[int], cell: int) -> list[int]:
    """The cards of the neighbouring columns."""
    column = cell % COLUMNS
    return [grid[at] for at in range(CELLS) if abs(at % COLUMNS - column) == 1]


# Playing out.


class PlayOut:
    """How play goes on after a decision, for some turns: everybody takes and places what is best for the own grid.

    What drawing a card gains each seat on average is found once, before, and so is what is foreseen of grids.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game: Tens = table.game
        self.seat: int = table.seat
        self.hand: int = table.seen.hand
        self.before: tuple[int, ...] = table.seen.scores
        self.futures: list[Future] = [
            future(table.known, PACE * hidden + TAIL if hidden else 0.0) for hidden in range(CELLS + 1)
        ]
        turns = table.turns(table.hidden[table.seat])
        self.usual_gain: list[float] = [table.gains(seat, turns).average for seat in range(self.game.players)]

    def ahead(self, state: TensState) -> int:
        """How many cards the grid with the fewest hidden ones hides; 0 in the last turns."""
        return 0 if state.finisher is not None else CELLS - max([up.bit_count() for up in state.face_up])

    def __call__(self, state: TensState, action: int, rng: random.Random) -> Result:
        """What comes of an action. The facts: see `facts`."""
        state.apply_action(action)
        wanted = 0.0
        after = (self.seat + 1) % self.game.players
        stop = state.turns + max(TURNS, self.game.players) + 1
        first = True
        while state.turn != TERMINAL and state.hand == self.hand and state.turns < stop:
            action = self.act(state, rng)
            if first and state.turn == after:
                wanted = float(action == TAKES[self.seat])
                first = False
            state.apply_action(action)
        return self.result(state, wanted)

    def act(self, state: TensState, rng: random.Random) -> int:
        """What the seat on turn does."""
        if state.phase is FLIPPING:
            return rng.choice(state.legal_actions())
        seat = state.turn
        ahead = self.futures[self.ahead(state)]
        grid = visible(state, seat)
        if state.phase is PLACING:
            return PLACES[best_cell(ahead, grid, RANK_OF[state.in_hand[0]])[1]]
        now = ahead.foresee(grid)
        legal = state.legal_actions()
        most, chosen = (self.usual_gain[seat], DRAW) if DRAW in legal else (-1000.0, legal[0])
        offered = {RANK_OF[state.stacks[TAKE.part(action)][-1]]: action for action in legal if action != DRAW}
        for rank, action in offered.items():
            gain = now - best_cell(ahead, grid, rank)[0]
            if gain > most:
                most, chosen = gain, action
        return chosen

    def result(self, state: TensState, wanted: float) -> Result:
        """What a state comes to."""
        players = range(self.game.players)
        if state.hand != self.hand:
            over = state.hands[-1]
            points: Sequence[float] = over.points
            finisher: int | None = over.finisher
            matched = [float(column.matched) for column in over.columns[self.seat].columns]
            wins = self._after(state.totals)
        else:
            ahead = self.ahead(state)
            grids = [visible(state, seat) for seat in players]
            points = [self.futures[ahead].foresee(grid) for grid in grids]
            finisher = state.finisher
            own = grids[self.seat]
            matched = [float(own[at] == own[at + COLUMNS] != FACE_DOWN) for at in range(COLUMNS)]
            totals = [total + scored for total, scored in zip(self.before, points, strict=True)]
            turns = PACE * ahead + TAIL if ahead else 0.0
            wins = chances_to_win(self.game, totals, self.hand, turns, deciding=state.deciding)[self.seat]
        worth = leads([-each for each in points])[self.seat] + VICTORY * wins
        return Result(worth, wins, (*matched, float(finisher == self.seat), wanted, *map(float, points)))

    def counted(self, points: Sequence[int], matched: list[float]) -> Result:
        """What it comes to that the hand is over with these points, and these columns of this seat match."""
        wins = self._after([total + scored for total, scored in zip(self.before, points, strict=True)])
        worth = leads([-each for each in points])[self.seat] + VICTORY * wins
        return Result(worth, wins, (*matched, 0.0, 0.0, *map(float, points)))

    def _after(self, totals: Sequence[int]) -> float:
        """The chance to win when the hand is over with these totals."""
        game, hands = self.game, self.hand + 1
        deciding = self.table.seen.deciding or game.ends(hands, totals)
        if deciding and not game.goes_on(totals):
            return victory([-total for total in totals], 0)[self.seat]
        if deciding:
            left = 1.0
        elif game.last_hand is not None:
            left = float(game.last_hand - hands)
        else:
            left = 1 + (game.limit - max([abs(total) for total in totals])) / (A_HAND * game.players)
        return victory([-total for total in totals], SPREAD[game.players] * sqrt(left))[self.seat]


def visible(state: TensState, seat: int) -> list[int]:
    """The ranks of a grid, as far as they are turned up."""
    up = state.face_up[seat]
    cards = state.grids[seat * CELLS : (seat + 1) * CELLS]
    return [RANK_OF[card] if up >> cell & 1 else FACE_DOWN for cell, card in enumerate(cards)]


def best_cell(ahead: Future, grid: list[int], rank: int) -> tuple[float, int]:
    """What a grid comes to with a card of this rank on the best cell, and that; it is the same again afterwards."""
    least, best = 1000.0, 0
    for cell in range(CELLS):
        out = grid[cell]
        if cell >= COLUMNS and out == grid[cell - COLUMNS]:
            continue  # as good as the one above
        grid[cell] = rank
        found = ahead.foresee(grid)
        grid[cell] = out
        if found < least:
            least, best = found, cell
    return least, best


# How it is told.

ORDINALS = ("first", "second", "third", "fourth", "fifth")
"""By column."""


def facts(observation: TensObservation) -> list[Fact]:
    """What the facts of a play-out are about, and what they are worth in points.

    They are: by column, whether it matches; whether this seat ends the hand; whether the next seat takes the discard;
    by seat, what the grid comes to.
    """
    players, seat = observation.players, observation.player
    assert seat is not None
    others = 1 / (players - 1)
    comes_to = [
        Fact((Person(other),), "end the hand with", -1.0 if other == seat else others, "point")
        for other in range(players)
    ]
    ahead = sum(observation.showing) - players * observation.showing[seat]
    return [
        *(Fact((Person(seat),), f"match the {which} column", 6.0) for which in ORDINALS),
        Fact((Person(seat),), "be the one to turn the tenth card", 3.0 if ahead > 0 else -3.0),
        Fact((Person((seat + 1) % players),), "take the discard", -4.0 * others),
        *comes_to,
    ]


def called(observation: TensObservation, action: int) -> Sentence:
    """What an act is called."""
    outlook = next(outlook for outlook in observation.legal if outlook.action == action)
    if outlook.kind == "draw":
        return ("the draw pile",)
    if outlook.kind == "take":
        return (Card(outlook.card or ""),)
    assert outlook.value is not None
    assert observation.player is not None
    lies = observation.grids[observation.player][outlook.value]
    if lies is not None:
        return (Card(lies), " replaced")
    row, column = divmod(outlook.value, COLUMNS)
    return (f"row {row + 1} column {column + 1}",)


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

    def _search(
        self, observation: TensObservation, rng: random.Random, budget: int, every: bool
    ) -> Generator[None, None, Findings]:
        table = Table(self.game, observation)
        yield from table.prepare()
        play_out = PlayOut(table)
        worlds = self.game.worlds(observation, rng)
        if observation.phase == "flip":
            return (yield from self._flips(observation, worlds, play_out, rng, budget))
        if observation.in_hand is not None and observation.finisher == self.game.left[table.seat]:
            return (yield from self._last_card(observation, worlds, play_out, budget))
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
            players = range(self.game.players)
            deals = [
                [[RANK_OF[card] for card in world.grids[CELLS * at : CELLS * (at + 1)]] for at in players]
                for world in islice(worlds, max(COUNTED, budget))
            ]
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


BOT = TensBot
