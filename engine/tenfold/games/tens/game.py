"""Tens at one table: its options, the deal, and the entry to all modules of the package."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import ClassVar

from tenfold.errors import GameError
from tenfold.french import CARDS
from tenfold.game import Game, Option, option
from tenfold.games.tens import position, text, words, worlds
from tenfold.games.tens.cards import (
    ACTIONS,
    CELLS,
    COLUMNS,
    FACE_DOWN,
    MOST_PLAYERS,
    PACK,
    PARTNER,
    RANK_OF,
    TAKES,
    VALUES,
)
from tenfold.games.tens.events import TensEvent
from tenfold.games.tens.grid import GridScore, Hand, grid_texts, score
from tenfold.games.tens.observation import TensObservation, observe
from tenfold.games.tens.phases import FLIPPING
from tenfold.games.tens.state import TensState
from tenfold.messages import Said
from tenfold.plainjson import shown
from tenfold.shuffling import source


class Tens(Game[TensState, TensObservation, TensEvent]):
    """Tens at one table.

    `decks` is the number of packs, `pack` all their cards. `values` are the values of cards, by rank and last face
    down. `block` is the bonus for each column of a block.
    """

    short_name = "tens"
    long_name = "Tens"
    author = "traditional"
    publisher = "traditional"
    min_players = 2
    max_players = MOST_PLAYERS
    offered_players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)  # N1
    best_players: ClassVar[tuple[int, ...]] = (4, 3, 2)
    lot_begins = True
    high_score_wins = False
    open_table = True
    actions = ACTIONS
    _observation = staticmethod(observe)
    _position = staticmethod(position.write)
    _state_from = position.read
    _worlds = worlds.worlds
    _table_text = staticmethod(words.table)
    _outlook_text = staticmethod(words.offer)
    options: ClassVar[tuple[Option, ...]] = (
        option(text.CATALOGUE, "decks", "auto", "1", "2", "3", "4"),
        option(text.CATALOGUE, "end", "100", "50", "200", "1-hand", "3-hands", "5-hands", "9-hands"),
        option(text.CATALOGUE, "tie", "shared", "extra-hand"),
        option(text.CATALOGUE, "blocks", "bonus", "none"),
    )

    def __init__(self, players: int | None = None, **options: object) -> None:
        super().__init__(players, **options)
        choice = self.settings["decks"]
        self.decks: int = max(2, -(-self.players // 2)) if choice == "auto" else int(choice)  # N2
        if self.decks == 1 and self.players > 3:
            raise GameError(text.one_pack)
        self.values: tuple[int, ...] = VALUES
        self.block: int = 10 if self.settings["blocks"] == "bonus" else 0  # N5, N21
        self.pack: tuple[int, ...] = tuple(sorted([*range(PACK)] * self.decks))
        end = self.settings["end"]
        self.last_hand: int | None = int(end.partition("-hand")[0]) if "-hand" in end else None
        self.limit: int = 0 if self.last_hand else int(end)

    def ends(self, hands: int, totals: Sequence[int]) -> bool:
        """True if the game ends after this many hands with these totals, unless there is a tie (N15)."""
        if self.last_hand is not None:
            return hands >= self.last_hand
        return any(abs(total) > self.limit for total in totals)

    def goes_on(self, totals: Sequence[int]) -> bool:
        """True if a tie for the lowest total keeps the game going (N16)."""
        return self.settings["tie"] == "extra-hand" and totals.count(min(totals)) > 1

    def after(self, hands: int, totals: Sequence[int], *, deciding: bool) -> tuple[bool, bool]:
        """Return whether only a tie can keep the game going after this many hands, and whether it is over (N15, N16).

        `deciding` is what was true before the last hand.
        """
        decides = deciding or self.ends(hands, totals)
        return decides, decides and not self.goes_on(totals)

    def clockwise(self, first: int, stop: int) -> tuple[int, ...]:
        """Return the seats from `first` clockwise to just before `stop`."""
        return tuple((first + step) % self.players for step in range((stop - first) % self.players))

    # Card values.

    def score(self, cells: Sequence[str | None]) -> GridScore:
        """Return the score of ten cards, column by column; None is a face-down card.

        A face-down card counts 0 and matches nothing yet.

        >>> score = Tens().score(["AS", "7S", "7D", "7H", "KS", "AD", "7C", "7S", "9H", "JD"])
        >>> score.total, [column.points for column in score.columns]
        (6, [0, 0, 0, 16, 10])
        >>> score.blocks
        (Block(first=1, length=2, points=-20),)

        Raise `GameError` for anything except ten cards.
        """
        if len(cells) != CELLS or not all(cell is None or cell in CARDS for cell in cells):
            raise GameError(f"A grid must be ten cards such as “AS”, not {shown(cells)}.")
        return self.score_ranks([FACE_DOWN if cell is None else RANK_OF[CARDS[cell]] for cell in cells])

    def score_ranks(self, ranks: Sequence[int]) -> GridScore:
        """Return the score of ten ranks, column by column."""
        return score(tuple(ranks), self.values, self.block)

    def count(self, ranks: Sequence[int]) -> int:
        """Return only the total of `score_ranks`, which is much quicker for a new grid.

        >>> Tens().count([11] * 10)
        -50
        """
        values, block = self.values, self.block
        total = 0
        last = -1
        bonus = 0  # for the next column, if it’s a match of the same rank
        for top, bottom in zip(ranks[:COLUMNS], ranks[COLUMNS:], strict=True):
            if top != bottom or top == FACE_DOWN:
                total += values[top] + values[bottom]
                last = -1
            elif top == last:
                total -= bonus
                bonus = block
            else:
                last, bonus = top, 2 * block
        return total

    def previews(self, ranks: Sequence[int], rank: int) -> tuple[int, ...]:
        """Return the total that a grid would have with a card of this rank on each cell.

        A seven in the first column, and another to be placed:

        >>> Tens().previews([5] + [FACE_DOWN] * 9, 5)
        (7, 14, 14, 14, 14, 0, 14, 14, 14, 14)
        """
        found = []
        for cell in range(CELLS):
            changed = [*ranks]
            changed[cell] = rank
            found.append(self.count(changed))
        return tuple(found)

    def partners(self, ranks: Sequence[int], rank: int) -> tuple[int, ...]:
        """Return the cells where a card of this rank would newly match the other card of the column."""
        if rank == FACE_DOWN:
            return ()
        return tuple([cell for cell in range(CELLS) if ranks[cell] != rank == ranks[PARTNER[cell]]])

    def finished(self, grids: Sequence[int], finisher: int) -> Hand:
        """Return the finished hand with these cards of all seats."""
        ranks = [RANK_OF[card] for card in grids]
        scores = tuple([self.score_ranks(ranks[at : at + CELLS]) for at in range(0, len(ranks), CELLS)])
        return Hand(grid_texts(grids), scores, tuple([one.total for one in scores]), finisher)

    def tell(self, event: TensEvent) -> Said:
        """Return an event in words (`words.tell`)."""
        return words.tell(event)

    def num_distinct_actions(self) -> int:
        """Return 21 plus the seats: ten cells to turn up, ten to place on, the draw pile, each seat's discards."""
        return TAKES[self.players - 1] + 1

    def max_game_length(self) -> None:
        """Return None: the rules set no limit, because face-up cards may be replaced for ever."""

    def _new_state(self, rng: random.Random) -> TensState:
        starter = int(rng.random() * self.players)  # N9
        state = TensState(
            game=self,
            phase=FLIPPING,
            turn=starter,
            grids=[],
            face_up=[],
            stacks=[],
            pile=[],
            starter=starter,
            totals=(0,) * self.players,
            random=source(rng),
            log=[],
        )
        state.deal()
        return state


GAME = Tens
