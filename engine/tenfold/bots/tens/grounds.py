"""What a seat of Tens sees that speaks for one act against another: its columns, the cards left, and the next seat.

`RULES` is the table. Each rule is one thought that is certain for the seat, so for the first act and not the second.
A face-down card counts as the average of those that no one has seen. That is counted, never guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from tenfold.bots.tens import text
from tenfold.bots.tens.foresight import grid_ranks, placed
from tenfold.bots.tens.speech import Topic, topic_of
from tenfold.french import CARDS
from tenfold.games.tens import TensObservation
from tenfold.games.tens.cards import CELLS, COLUMNS, FACE_DOWN, PARTNER, RANK_OF, VALUES
from tenfold.games.tens.grid import GridScore, score
from tenfold.messages import Message
from tenfold.observation import Outlook
from tenfold.sentences import Card, Person

BLOCK = 10
"""The bonus for each column of a block."""

TRIPLE = 3
"""One card is missing for two neighbouring matches of one rank."""

CHEAP = 3
"""Matching a card that scores at most this saves little."""

CLEARLY = 2
"""A discard scores clearly more than a card drawn if it is this many points more."""

MANY = 1 / 6
"""From this share of the cards that could be drawn, their matches are a reason to draw."""


class Act(NamedTuple):
    """An act as its seat sees it.

    - `card`: the card that is placed or taken, None if it is drawn
    - `cell`: the cell it is placed on, None if it is still to be placed
    - `giver`: the seat it would be taken from
    """

    kind: str
    card: str | None
    cell: int | None
    giver: int | None


class Pair:
    """Two acts of a seat, and what it knows of all grids and of the cards that no one has seen."""

    def __init__(self, observation: TensObservation, best: int, other: int, fact: int | None) -> None:
        self.seen = observation
        self.fact = fact
        self.best: Act = self._act(best)
        self.other: Act = self._act(other)
        self.grid: tuple[str | None, ...] = observation.grids[observation.seat]
        self.ranks: list[int] = grid_ranks(self.grid)
        self.block = BLOCK if observation.setting("blocks") == "bonus" else 0

    def _act(self, action: int) -> Act:
        outlook: Outlook = next(outlook for outlook in self.seen.legal if outlook.action == action)
        if outlook.kind == "take":
            return Act("take", outlook.card, None, outlook.value)
        return Act(outlook.kind, outlook.card, outlook.value, None)

    @property
    def kinds(self) -> tuple[str, str]:
        """Return the kinds of both acts."""
        return self.best.kind, self.other.kind

    # Cards that are face down.

    @cached_property
    def mean(self) -> float:
        """Return the average value of the cards that no one has seen."""
        return _mean(self.seen.unseen)

    @cached_property
    def pool(self) -> Sequence[int]:
        """Return, by card, the cards that could be drawn."""
        if self.seen.pile:
            return self.seen.reshuffled if any(self.seen.reshuffled) else self.seen.unseen
        counts = [0] * len(self.seen.unseen)
        for stack in self.seen.stacks:
            for card in stack[:-1]:
                counts[CARDS[card]] += 1
        return counts

    def left(self, rank: int) -> int:
        """Return how many cards of a rank are face down, in grids or in the draw pile."""
        return sum(_of_rank(cards, rank) for cards in (self.seen.unseen, self.seen.reshuffled))

    # Grids.

    def scored(self, ranks: Sequence[int]) -> GridScore:
        """Return the score of a grid as far as it is visible."""
        return score(tuple(ranks), VALUES, self.block)

    def after(self, cell: int, rank: int) -> GridScore:
        """Return the visible score of the own grid with a card of this rank on a cell."""
        return self.scored(placed(self.ranks, cell, rank))

    def bonus(self, cell: int, rank: int) -> int:
        """Return the points of all blocks with a card of this rank on a cell, from 0 down."""
        return sum(block.points for block in self.after(cell, rank).blocks)

    @cached_property
    def bonus_now(self) -> int:
        """Return the points of all blocks now."""
        return sum(block.points for block in self.scored(self.ranks).blocks)

    def saves(self, cell: int, rank: int) -> float:
        """Return the points that a card of this rank takes off on a cell."""
        out = self.mean if self.ranks[cell] == FACE_DOWN else 0.0
        return self.scored(self.ranks).total + out - self.after(cell, rank).total

    def use(self, rank: int) -> float:
        """Return the points that a card of this rank takes off on the best cell."""
        return max(self.saves(cell, rank) for cell in range(CELLS))

    @cached_property
    def drawn(self) -> float:
        """Return the points that a drawn card takes off on average."""
        uses = [(number, self.use(rank)) for rank in range(FACE_DOWN) if (number := _of_rank(self.pool, rank))]
        return sum(number * use for number, use in uses) / sum(self.pool)

    def matches(self, rank: int) -> list[int]:
        """Return the cells where a card of this rank newly makes its column match."""
        return _matches(self.ranks, rank)

    def out(self, act: Act) -> str | None:
        """Return the card that an act replaces, None if it is face down."""
        return self.grid[_cell(act)]

    def out_value(self, act: Act) -> float:
        """Return the value of the card that an act replaces."""
        out = self.out(act)
        return self.mean if out is None else value_of(out)

    def partner(self, act: Act) -> str | None:
        """Return the other card of the column where an act places its card."""
        return self.grid[PARTNER[_cell(act)]]

    def fresh(self, act: Act) -> bool:
        """True if an act places its card in a column of two face-down cards."""
        return self.out(act) is None and self.partner(act) is None

    def half(self, act: Act) -> str | None:
        """Return the face-up card of the column if an act replaces the only face-down one there."""
        return self.partner(act) if self.out(act) is None else None

    def is_match(self, act: Act) -> bool:
        """True if an act newly makes its column match, and it matters: two kings score 0 anyway."""
        return _cell(act) in self.matches(_rank(act)) and value_of(_card(act)) > 0

    def is_matched(self, act: Act) -> bool:
        """True if an act places its card in a column that already matches."""
        return self.scored(self.ranks).columns[_cell(act) % COLUMNS].matched

    # The others.

    @property
    def hidden(self) -> list[int]:
        """Return how many cards each seat has face down."""
        return [grid.count(None) for grid in self.seen.grids]

    @property
    def others(self) -> list[int]:
        """Return all other seats."""
        return [seat for seat in range(self.seen.players) if seat != self.seen.seat]

    @cached_property
    def next(self) -> int | None:
        """Return the next seat if it has another turn in this hand."""
        seat = (self.seen.seat + 1) % self.seen.players
        return seat if self.seen.finisher is None or seat in self.seen.to_come else None

    @property
    def goes_on(self) -> bool:
        """True if this seat has another turn in this hand."""
        return self.seen.finisher is None

    def counted(self, seat: int) -> float:
        """Return what the grid of another seat scores, with its face-down cards."""
        return self.seen.showing[seat] + self.mean * self.hidden[seat]

    @cached_property
    def rival(self) -> int:
        """Return the seat with the lowest grid besides this one, with the face-down cards."""
        return min(self.others, key=self.counted)

    def next_matches(self, card: str) -> bool:
        """True if the next seat could make a match with this card, and it matters: two kings score 0 anyway."""
        if self.next is None or scores_nothing(card):
            return False
        return bool(_matches(grid_ranks(self.seen.grids[self.next]), rank_of(card)))

    def ends(self, act: Act) -> bool:
        """True if an act turns up the last card of a grid, the first to do so."""
        return self.goes_on and self.out(act) is None and self.hidden[self.seen.seat] == 1


def value_of(card: str) -> int:
    """Return the value of a card."""
    return VALUES[rank_of(card)]


def scores_nothing(card: str) -> bool:
    """True if a card scores 0 even if it doesn’t match, as kings do."""
    return value_of(card) == 0


def rank_of(card: str) -> int:
    """Return the rank of a card."""
    return RANK_OF[CARDS[card]]


def _of_rank(cards: Sequence[int], rank: int) -> int:
    return sum(cards[rank::FACE_DOWN])


def _mean(cards: Sequence[int]) -> float:
    total = sum(cards)
    return sum(_of_rank(cards, rank) * VALUES[rank] for rank in range(FACE_DOWN)) / total if total else 0.0


def _matches(ranks: Sequence[int], rank: int) -> list[int]:
    return [cell for cell in range(CELLS) if ranks[cell] != rank == ranks[PARTNER[cell]]]


def _cell(act: Act) -> int:
    assert act.cell is not None
    return act.cell


def _card(act: Act) -> str:
    assert act.card is not None
    return act.card


def _rank(act: Act) -> int:
    return rank_of(_card(act))


def _column(act: Act) -> int:
    return _cell(act) % COLUMNS + 1


# Turning up the first cards. This rule and `alike` hold for both acts: that is why they’re as good.


def any_card(_pair: Pair) -> Message | None:
    """Return that one face-down card is like another."""
    return text.ground_any_card


# Placing a card.


def block(pair: Pair) -> Message | None:
    """Return that the act makes a block, or makes it longer."""
    rank = _rank(pair.best)
    points = pair.bonus(_cell(pair.best), rank)
    if points >= min(pair.bonus_now, pair.bonus(_cell(pair.other), rank)):
        return None
    after = pair.after(_cell(pair.best), rank)
    made = after.columns[_cell(pair.best) % COLUMNS].block
    assert made is not None
    return text.ground_block(count=after.blocks[made].length, points=after.blocks[made].points)


def breaks_match(pair: Pair) -> Message | None:
    """Return that the other act breaks up a match."""
    if not _breaks(pair, pair.other) or _breaks(pair, pair.best):
        return None
    return text.ground_breaks_match(column=_column(pair.other))


def _breaks(pair: Pair, act: Act) -> bool:
    return pair.is_matched(act) and pair.ranks[_cell(act)] != _rank(act)


def match(pair: Pair) -> Message | None:
    """Return that the act makes a column match, and what the column scored."""
    out, partner = pair.out(pair.best), pair.partner(pair.best)
    if not pair.is_match(pair.best) or pair.is_match(pair.other) or partner is None:
        return None
    points = round(pair.out_value(pair.best)) + value_of(partner)
    say = text.ground_match_down if out is None else text.ground_match
    return say(column=_column(pair.best), points=points)


def ends(pair: Pair) -> Message | None:
    """Return that the act ends the hand while this seat is in front, with the face-down cards of the others."""
    own = pair.after(_cell(pair.best), _rank(pair.best)).total
    rival = pair.rival
    if not pair.ends(pair.best) or pair.ends(pair.other) or own >= round(pair.counted(rival)):
        return None
    return text.ground_ends(
        who=Person(pair.seen.seat), points=own, rival=Person(rival), theirs=round(pair.counted(rival))
    )


def too_soon(pair: Pair) -> Message | None:
    """Return that the other act ends the hand while another seat is in front, with its face-down cards."""
    if not pair.ends(pair.other) or pair.ends(pair.best):
        return None
    points = round(pair.counted(pair.rival))
    if points >= pair.after(_cell(pair.other), _rank(pair.other)).total:
        return None
    return text.ground_too_soon(who=Person(pair.rival), points=points)


def gives_match(pair: Pair) -> Message | None:
    """Return that the next seat could match what the other act discards."""
    given, out = pair.out(pair.other), pair.out(pair.best)
    if given is None or pair.next is None or not pair.next_matches(given):
        return None
    if out is not None and pair.next_matches(out):
        return None
    return text.ground_gives_match(who=Person(pair.next), card=Card(given))


def dearer(pair: Pair) -> Message | None:
    """Return that the act replaces a card that scores more."""
    best, other = pair.best, pair.other
    if not _compares(pair) or round(pair.out_value(best)) <= round(pair.out_value(other)):
        return None
    out, kept = pair.out(best), pair.out(other)
    points, theirs = round(pair.out_value(best)), round(pair.out_value(other))
    if out is None:
        return text.ground_down_dearer(points=points, card=Card(kept or ""), theirs=theirs)
    if kept is None:
        return text.ground_dearer_than_down(card=Card(out), points=points, theirs=theirs)
    return text.ground_dearer(card=Card(out), points=points, kept=Card(kept), theirs=theirs)


def _compares(pair: Pair) -> bool:
    """True if the acts differ by the cards that they replace alone: in matches and blocks they are the same."""
    best, other = pair.best, pair.other
    if pair.is_match(best) != pair.is_match(other) or pair.is_matched(best) or pair.is_matched(other):
        return False
    return pair.bonus(_cell(best), _rank(best)) == pair.bonus(_cell(other), _rank(other))


def same_rank(pair: Pair) -> Message | None:
    """Return that the act replaces a card of the same rank, and the other one makes the grid worse."""
    out, kept = pair.out(pair.best), pair.out(pair.other)
    if out is None or kept is None or rank_of(out) != _rank(pair.best):
        return None
    adds = -pair.saves(_cell(pair.other), _rank(pair.other))
    return text.ground_same_rank(card=Card(kept), points=round(adds)) if adds > 0 else None


def takes_off(pair: Pair) -> Message | None:
    """Return that replacing one face-up card takes more points off than replacing the other."""
    out, kept = pair.out(pair.best), pair.out(pair.other)
    if out is None or kept is None:
        return None
    points = round(pair.saves(_cell(pair.best), _rank(pair.best)))
    theirs = max(0, round(pair.saves(_cell(pair.other), _rank(pair.other))))
    return text.ground_takes_off(points=points, card=Card(kept), theirs=theirs) if points > theirs else None


def gives_king(pair: Pair) -> Message | None:
    """Return that the other act gives the next seat a king."""
    given, out = pair.out(pair.other), pair.out(pair.best)
    if pair.next is None or given is None or not scores_nothing(given):
        return None
    if out is not None and scores_nothing(out):
        return None
    return text.ground_gives_king(who=Person(pair.next), card=Card(given))


def third(pair: Pair) -> Message | None:
    """Return that the act brings three of one rank together, so one more makes a block."""
    if not pair.goes_on or not pair.left(_rank(pair.best)):
        return None
    if not _lacks_one(pair, pair.best) or _lacks_one(pair, pair.other):
        return None
    return text.ground_third(card=Card(_card(pair.best)))


def _lacks_one(pair: Pair, act: Act) -> bool:
    """True if an act makes it three of a rank in two neighbouring columns, and the table scores blocks."""
    return bool(pair.block) and not pair.is_matched(act) and _gathered(pair, act) == TRIPLE


def _gathered(pair: Pair, act: Act) -> int:
    """Return how many of the card's rank are then in its column and one beside it."""
    return max(_together(placed(pair.ranks, _cell(act), _rank(act)), _cell(act), _rank(act)))


def _together(ranks: Sequence[int], cell: int, rank: int) -> list[int]:
    """Return, for each neighbouring column, how many of a rank are there and in the column of this cell."""
    own, column = (ranks[cell], ranks[PARTNER[cell]]).count(rank), cell % COLUMNS
    near = [other for other in (column - 1, column + 1) if 0 <= other < COLUMNS]
    return [own + (ranks[other], ranks[other + COLUMNS]).count(rank) for other in near]


def keeps_open(pair: Pair) -> Message | None:
    """Return that a column can still match its face-up card, because others of its rank are face down."""
    kept = pair.half(pair.other)
    if not pair.goes_on or kept is None or pair.half(pair.best) is not None or pair.is_match(pair.other):
        return None
    if _column(pair.best) == _column(pair.other):  # the face-up card is the one that is replaced
        return None
    left = pair.left(rank_of(kept))
    if not left or scores_nothing(kept):
        return None
    return text.ground_keeps_open(column=_column(pair.other), card=Card(kept), count=left)


def keeps_dearer(pair: Pair) -> Message | None:
    """Return that of two columns that can still match, the one is kept where a match saves more."""
    halves = _halves(pair)
    if halves is None:
        return None
    filled, kept = halves
    if value_of(kept) <= value_of(filled) or not pair.left(rank_of(kept)):
        return None
    return text.ground_keeps_dearer(
        column=_column(pair.other),
        card=Card(kept),
        points=value_of(kept),
        filled=Card(filled),
        theirs=value_of(filled),
    )


def keeps_likelier(pair: Pair) -> Message | None:
    """Return that of two columns that can still match, the one is kept that more cards can match."""
    halves = _halves(pair)
    if halves is None:
        return None
    filled, kept = halves
    left, less = pair.left(rank_of(kept)), pair.left(rank_of(filled))
    if left <= less or value_of(kept) * left <= value_of(filled) * less:
        return None
    return text.ground_keeps_likelier(card=Card(kept), count=left, filled=Card(filled), less=less)


def _halves(pair: Pair) -> tuple[str, str] | None:
    """Return the face-up cards of both columns if both acts replace the face-down one and neither matches."""
    filled, kept = pair.half(pair.best), pair.half(pair.other)
    if not pair.goes_on or filled is None or kept is None:
        return None
    return None if pair.is_match(pair.best) or pair.is_match(pair.other) else (filled, kept)


def keeps_card(pair: Pair) -> Message | None:
    """Return that a card can still be matched, because its column has a face-down card."""
    kept = _waiting(pair, pair.other)
    if not pair.goes_on or kept is None or _column(pair.best) == _column(pair.other) or _waiting(pair, pair.best):
        return None
    left = pair.left(rank_of(kept))
    return text.ground_keeps_card(card=Card(kept), count=left) if left and value_of(kept) > CHEAP else None


def _waiting(pair: Pair, act: Act) -> str | None:
    """Return the card that an act replaces if the other one of its column is face down."""
    return pair.out(act) if pair.partner(act) is None else None


def cheap(pair: Pair) -> Message | None:
    """Return that a column is filled where a match would save little."""
    filled = pair.half(pair.best)
    if not pair.goes_on or filled is None or value_of(filled) > CHEAP or not pair.fresh(pair.other):
        return None
    if rank_of(filled) == _rank(pair.best):
        return None
    return text.ground_cheap(card=Card(filled), points=value_of(filled))


def starts(pair: Pair) -> Message | None:
    """Return that the card starts a column in which others of its rank can follow."""
    if not pair.goes_on or not pair.fresh(pair.best) or pair.fresh(pair.other):
        return None
    left = pair.left(_rank(pair.best))
    if not left or value_of(_card(pair.best)) <= CHEAP:
        return None
    return text.ground_starts(card=Card(_card(pair.best)), count=left)


def waits(pair: Pair) -> Message | None:
    """Return that the card takes the place of another beside a face-down card, and is the one to match there."""
    out, points = _waiting(pair, pair.best), value_of(_card(pair.best))
    if not pair.goes_on or out is None or _waiting(pair, pair.other) is not None:
        return None
    if not pair.left(_rank(pair.best)) or points <= value_of(out):
        return None
    return text.ground_waits(card=Card(_card(pair.best)), points=points, out=Card(out), theirs=value_of(out))


def turns_up(pair: Pair) -> Message | None:
    """Return that the act turns up a card, so the leading seat is the nearest to ending the hand."""
    if not pair.goes_on or pair.out(pair.best) is not None or pair.out(pair.other) is None:
        return None
    hidden = pair.hidden[pair.seen.seat] - 1
    points = pair.after(_cell(pair.best), _rank(pair.best)).total + pair.mean * hidden
    is_nearest = 0 < hidden < min(pair.hidden[seat] for seat in pair.others)
    if is_nearest and points <= pair.counted(pair.rival):
        return text.ground_turns_up(who=Person(pair.seen.seat), count=hidden)
    return None


def useless(pair: Pair) -> Message | None:
    """Return that the next seat can't match what the act discards; what the other discards is face down."""
    out = pair.out(pair.best)
    if out is None or pair.out(pair.other) is not None or pair.next is None or pair.next_matches(out):
        return None
    return text.ground_useless(who=Person(pair.next), card=Card(out))


def inner(pair: Pair) -> Message | None:
    """Return that the column has a neighbour on each side, and the other hasn't; they are the same otherwise."""
    if not pair.goes_on or not pair.block or not _same_columns(pair):
        return None
    edges = (1, COLUMNS)
    return text.ground_inner if _column(pair.best) not in edges and _column(pair.other) in edges else None


def alike(pair: Pair) -> Message | None:
    """Return that both columns look the same. It holds for both acts, and is said only without a fact."""
    if pair.fact is not None or not _same_columns(pair):
        return None
    sides = [_sides(pair, act) for act in (pair.best, pair.other)]
    return text.ground_alike if not pair.block or (None not in sides and sides[0] == sides[1]) else None


def _sides(pair: Pair, act: Act) -> int | None:
    """Return how many columns are beside that of an act, None if a match or a card of the same rank is in one."""
    cell = _cell(act)
    near = [column for column in (cell % COLUMNS - 1, cell % COLUMNS + 1) if 0 <= column < COLUMNS]
    cards = [pair.ranks[at] for column in near for at in (column, column + COLUMNS)]
    same = {_rank(act), pair.ranks[PARTNER[cell]]} - {FACE_DOWN}
    matched = any(pair.scored(pair.ranks).columns[column].matched for column in near)
    return None if matched or same & {*cards} else len(near)


def _same_columns(pair: Pair) -> bool:
    """True if both acts turn up a card of a column, and what can be seen there is the same."""
    best, other = pair.best, pair.other
    if pair.out(best) is not None or pair.out(other) is not None or _column(best) == _column(other):
        return False
    ranks = [pair.ranks[PARTNER[_cell(act)]] for act in (best, other)]
    return ranks[0] == ranks[1]


# Taking a card.


def take_block(pair: Pair) -> Message | None:
    """Return that the card taken can make a block, or make it longer."""
    best, other = _most_bonus(pair, pair.best), _most_bonus(pair, pair.other)
    return text.ground_take_block(points=best) if best > other else None


def _most_bonus(pair: Pair, act: Act) -> int:
    if act.card is None:
        return 0
    return pair.bonus_now - min(pair.bonus(cell, _rank(act)) for cell in range(CELLS))


def take_match(pair: Pair) -> Message | None:
    """Return that the card taken makes a column match."""
    cells = _matching(pair, pair.best)
    if not cells or _matching(pair, pair.other):
        return None
    cell = max(cells, key=lambda cell: pair.saves(cell, _rank(pair.best)))
    return text.ground_take_match(card=Card(pair.grid[PARTNER[cell]] or ""), column=cell % COLUMNS + 1)


def _matching(pair: Pair, act: Act) -> list[int]:
    """Return the cells where the card of an act makes a match that matters: two kings score 0 anyway."""
    return pair.matches(_rank(act)) if act.card is not None and value_of(act.card) else []


def take_third(pair: Pair) -> Message | None:
    """Return that the card taken can bring three of one rank together, so one more makes a block."""
    rank = _rank(pair.best)
    if not pair.goes_on or not pair.left(rank) or not _can_gather(pair, pair.best) or _can_gather(pair, pair.other):
        return None
    return text.ground_third(card=Card(_card(pair.best)))


def _can_gather(pair: Pair, act: Act) -> bool:
    """True if the card of an act can be the third of its rank somewhere."""
    return act.card is not None and any(_lacks_one(pair, act._replace(cell=cell)) for cell in range(CELLS))


def take_for(pair: Pair) -> Message | None:
    """Return that the card taken takes clearly more points off than the other discard."""
    if pair.other.card is None:
        return None
    points, theirs = round(pair.use(_rank(pair.best))), round(pair.use(_rank(pair.other)))
    if points <= max(theirs, 0):
        return None
    return text.ground_take_for(points=points, card=Card(pair.other.card), theirs=max(theirs, 0))


def take_from_next(pair: Pair) -> Message | None:
    """Return that the next seat could otherwise make a match with the card."""
    if not _next_wants(pair, pair.best) or _next_wants(pair, pair.other) or pair.next is None:
        return None
    return text.ground_take_from_next(who=Person(pair.next), card=Card(_card(pair.best)))


def _next_wants(pair: Pair, act: Act) -> bool:
    """True if the next seat can take the card of an act, from someone else, and match it."""
    return act.card is not None and act.giver != pair.next and pair.next_matches(act.card)


def take_low(pair: Pair) -> Message | None:
    """Return that the card taken scores less than one drawn on average."""
    value, mean = value_of(_card(pair.best)), round(_mean(pair.pool))
    if pair.other.card is not None or value >= mean:
        return None
    return text.ground_take_low(card=Card(_card(pair.best)), points=value, mean=mean)


# Drawing a card.


def draw_high(pair: Pair) -> Message | None:
    """Return that the discard matches nothing, and scores more than a card drawn on average."""
    value, mean = value_of(_card(pair.other)), round(_mean(pair.pool))
    if pair.matches(_rank(pair.other)) or value < mean + CLEARLY:
        return None
    return text.ground_draw_high(card=Card(_card(pair.other)), points=value, mean=mean)


def draw_match(pair: Pair) -> Message | None:
    """Return that the discard matches nothing, but others that could be drawn do."""
    if pair.matches(_rank(pair.other)):
        return None
    count = sum(_of_rank(pair.pool, rank) for rank in range(FACE_DOWN) if pair.matches(rank))
    total = sum(pair.pool)
    if count < MANY * total:
        return None
    return text.ground_draw_match(card=Card(_card(pair.other)), count=count, total=total)


def draw_use(pair: Pair) -> Message | None:
    """Return that a card drawn takes more points off on average than the discard."""
    points, theirs = round(pair.drawn), round(pair.use(_rank(pair.other)))
    if points <= max(theirs, 0):
        return None
    return text.ground_draw_use(points=points, card=Card(_card(pair.other)), theirs=max(theirs, 0))


class Rule(NamedTuple):
    """One thought: what it says, and the facts that it explains."""

    says: Callable[[Pair], Message | None]
    explains: tuple[Topic, ...] = ()


PLACING = (
    Rule(block, ("own",)),
    Rule(breaks_match, ("own",)),
    Rule(match, ("own",)),
    Rule(ends, ("next", "other")),
    Rule(too_soon, ("own",)),
    Rule(dearer, ("own",)),
    Rule(gives_match, ("discard", "next")),
    Rule(gives_king, ("discard", "next")),
    Rule(same_rank, ("own",)),
    Rule(takes_off, ("own",)),
    Rule(third, ("own",)),
    Rule(keeps_dearer, ("own",)),
    Rule(keeps_likelier, ("own",)),
    Rule(keeps_open, ("own",)),
    Rule(keeps_card, ("own",)),
    Rule(cheap, ("own",)),
    Rule(starts, ("own",)),
    Rule(waits, ("own",)),
    Rule(turns_up),
    Rule(useless),
    Rule(inner, ("own",)),
    Rule(alike),
)
TAKING = (
    Rule(take_block, ("own",)),
    Rule(take_match, ("own",)),
    Rule(take_third, ("own",)),
    Rule(take_for, ("own",)),
    Rule(take_from_next, ("discard", "next")),
    Rule(take_low, ("own",)),
)
DRAWING = (Rule(draw_high, ("own",)), Rule(draw_match, ("own",)), Rule(draw_use, ("own",)))

RULES: Mapping[str, Sequence[Rule]] = {"place": PLACING, "take": TAKING, "draw": DRAWING, "flip": (Rule(any_card),)}
"""The rules by the kind of the first act, the most telling first. Of two, one that explains the fact is said."""


def grounds_of(observation: TensObservation, best: int, other: int, fact: int | None) -> Iterator[Message]:
    """Return what speaks for the first act against the second (`reasons.Grounds`)."""
    topic = topic_of(observation, fact)
    pair = Pair(observation, best, other, fact)
    rules = sorted(RULES[pair.best.kind], key=lambda rule: topic not in rule.explains)
    said = (rule.says(pair) for rule in rules)
    return (message for message in said if message is not None)
