"""The score sheet of Tens: the ten cards of each grid, or its total."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from table.features.score_sheet import text
from table.features.score_sheet.questions import (
    START,
    TABLE,
    Faces,
    Fault,
    Numbers,
    Question,
    Round,
    Scoring,
    Seats,
    SoFar,
    Step,
    faces,
)
from table.scores import Line
from tenfold import AnyGame
from tenfold.french import RANKS
from tenfold.games.tens import Tens
from tenfold.games.tens.cards import CELLS, COLUMNS, FACE_DOWN
from tenfold.messages import Message

SUITS = 4
"""The number of cards of each rank in a pack."""

_SIGNS = {rank: "10" if rank == "T" else rank for rank in "A23456789TJQK"}


class TensScoring(Scoring):
    """Tens: who turned the tenth card, then everyone's grid."""

    options = ("decks", "end", "tie", "blocks")

    def course(self, now: Round) -> Iterator[Step]:
        """Yield the questions about the finisher and the grids, in the order of the seats."""
        game = _table(now)
        seats = Seats((*range(game.players),))
        if not now.of and not now.number:
            yield Question(START, TABLE, text.first_starter, seats)
        yield Question("tenth", TABLE, text.tenth_card, seats)
        totals = Numbers(game.count([RANKS.index("A")] * CELLS), CELLS * max(game.values))
        grid = Faces(_SIGNS, CELLS, totals, across=True)
        for seat in range(game.players):
            yield Question("grid", seat, text.grid(who=now.names[seat]), grid, text.points_row)
        lying = Counter(rank for seat in range(game.players) for rank in faces(now.value("grid", seat)))
        for rank, count in lying.items():
            if count > SUITS * game.decks:
                sign = _SIGNS[rank]
                yield Fault(f"rank-{rank}-{count}", text.too_many_of(card=sign, count=count, of=SUITS * game.decks))

    def points(self, now: Round) -> Sequence[int]:
        """Return the points of a round."""
        return [_points(_table(now), now.value("grid", seat)) for seat in range(now.game.players)]

    def over(self, rounds: Sequence[Round]) -> bool:
        """True if the game is over (N15, N16)."""
        game, deciding, over = _table(rounds[0]), False, False
        totals = [0] * game.players
        for number, one in enumerate(rounds, start=1):
            totals = [total + scored for total, scored in zip(totals, self.points(one), strict=True)]
            deciding, over = game.after(number, totals, deciding=deciding)
        return over

    def lines(self, rounds: Sequence[Round]) -> list[Line]:
        """Return a line for each round, which marks who had ten cards face up first."""
        first = str(text.tenth_card_short)
        return [
            line._replace(small=[first if seat == one.whole("tenth") else "" for seat in range(one.game.players)])
            for line, one in zip(super().lines(rounds), rounds, strict=True)
        ]

    def so_far(self, now: Round, name: str, value: str) -> SoFar:
        """Return the total of a grid, its matches, and what they score."""
        found = _table(now).score_ranks(_ranks(value))
        matched = [column for column, one in enumerate(found.columns) if one.matched]
        notes = [text.block(count=block.length, points=block.points) for block in found.blocks]
        alone = sum(found.columns[column].block is None for column in matched)
        if alone:
            notes.append(text.matches(count=alone))
        return SoFar(found.total, notes, frozenset(cell for one in matched for cell in (one, one + COLUMNS)))

    def title(self, now: Round) -> Message:
        """Return which round it is."""
        length = _table(now).last_hand
        number = now.number + 1
        return (
            text.round_of(count=number, of=length) if length and number <= length else text.round_number(count=number)
        )

    def who(self, now: Round) -> Message:
        """Return who starts."""
        return text.starts(who=now.names[_starter(now)])

    def limits(self, game: AnyGame) -> tuple[int | None, int | None]:
        """Return the number of rounds, or the limit."""
        assert isinstance(game, Tens)
        return game.last_hand, game.limit or None


def _ranks(value: str) -> list[int]:
    """Return the ranks entered so far; those that are missing are face down."""
    ranks = [RANKS.index(rank) for rank in faces(value)]
    return [*ranks, *[FACE_DOWN] * (CELLS - len(ranks))]


def _points(game: Tens, value: str) -> int:
    return game.count(_ranks(value)) if faces(value) else int(value)


def _table(now: Round) -> Tens:
    assert isinstance(now.game, Tens)
    return now.game


def _starter(now: Round) -> int:
    return (int(now.answers.get((START, TABLE), now.start)) + now.number) % now.game.players
