"""What the lower levels of Tens play by."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tenfold.bots.tens.foresight import deck, grid_ranks, if_over, placed
from tenfold.french import CARDS, RANKS
from tenfold.games.tens import Tens, TensObservation
from tenfold.games.tens.cards import CELLS, FACE_DOWN, PARTNER, RANK_OF
from tenfold.observation import Outlook

CARELESS = 0.2
"""How often the easy level overlooks what it wants."""

LOWER = 4
"""The easy level replaces a face-up card if that one counts more than this many points more."""

PATIENCE = 20
"""After this many turns each, seats place cards only on hidden cells, so that every hand ends."""

KING = RANKS.index("K")


def cells(observation: TensObservation) -> list[int]:
    """Return the cells to place a card on: all, or only the hidden ones if a hand has lasted too long."""
    grid = observation.grids[observation.seat]
    hidden = [cell for cell in range(CELLS) if grid[cell] is None]
    return hidden if hidden and observation.turns >= PATIENCE * observation.players else [*range(CELLS)]


def greedy(game: Tens, observation: TensObservation) -> Outlook:
    """Return the medium level's act: what would make its own grid best if the hand ended now."""
    known = deck(game, observation)
    grid = grid_ranks(observation.grids[observation.seat])
    allowed = cells(observation)

    def best(rank: int) -> tuple[float, bool, int]:
        """Return the best cell for a rank, last in the tuple; of equals, a hidden one, which reveals a card."""
        return min([(if_over(placed(grid, cell, rank), known), grid[cell] != FACE_DOWN, cell) for cell in allowed])

    def worth(outlook: Outlook) -> float:
        if outlook.card is None:
            return sum([share * best(rank)[0] for rank, share in enumerate(known.shares) if share])
        return best(RANK_OF[CARDS[outlook.card]])[0]

    if observation.in_hand is None:
        return min(observation.legal, key=worth)
    return observation.legal[best(RANK_OF[CARDS[observation.in_hand]])[2]]


def careless(game: Tens, observation: TensObservation, rng: random.Random) -> Outlook:
    """Return the easy level's act: it likes kings and matches, and overlooks them now and then."""
    grid = grid_ranks(observation.grids[observation.seat])
    if observation.in_hand is not None:
        return observation.legal[_careless_cell(game, observation, grid, rng)]
    wanted = []
    for outlook in observation.legal:
        rank = FACE_DOWN if outlook.card is None else RANK_OF[CARDS[outlook.card]]
        if rank == KING or game.partners(grid, rank):
            wanted.append(outlook)
    return rng.choice(wanted) if wanted and rng.random() >= CARELESS else observation.legal[0]


def _careless_cell(game: Tens, observation: TensObservation, grid: Sequence[int], rng: random.Random) -> int:
    assert observation.in_hand is not None
    rank = RANK_OF[CARDS[observation.in_hand]]
    allowed = cells(observation)
    matching = [cell for cell in observation.partners if cell in allowed]
    if matching and rng.random() >= CARELESS:
        return rng.choice(matching)
    loose = [cell for cell in allowed if grid[cell] not in (FACE_DOWN, grid[PARTNER[cell]])]
    high = [cell for cell in loose if game.values[grid[cell]] > game.values[rank] + LOWER]
    if high and rng.random() >= CARELESS:
        return max(high, key=lambda cell: game.values[grid[cell]])
    return rng.choice([cell for cell in allowed if grid[cell] == FACE_DOWN] or loose or allowed)
