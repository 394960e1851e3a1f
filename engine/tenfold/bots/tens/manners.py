"""The temper that acts in Tens show."""

from __future__ import annotations

from collections.abc import Sequence

from tenfold.bots.characters import Manners, Temper
from tenfold.bots.tens.foresight import grid_ranks
from tenfold.french import CARDS
from tenfold.games.tens import Tens, TensObservation
from tenfold.games.tens.cards import CELLS, COLUMNS, FACE_DOWN, PARTNER, RANK_OF
from tenfold.observation import Outlook


def manners(game: Tens, observation: TensObservation) -> Manners:
    """Return the temper that each act shows.

    Nerve draws and replaces hidden cards. Thrift gathers cards of one rank. Spite takes what the next seat could use,
    and does not discard it.
    """
    grids = [grid_ranks(grid) for grid in observation.grids]
    own, following = grids[observation.seat], grids[(observation.seat + 1) % observation.players]
    return {outlook.action: _shows(game, observation, outlook, own, following) for outlook in observation.legal}


def _shows(
    game: Tens, observation: TensObservation, outlook: Outlook, own: Sequence[int], following: Sequence[int]
) -> Temper:
    if outlook.kind == "draw":
        return Temper(nerve=1, spite=-1)
    if outlook.kind == "take":
        return Temper(nerve=-1, spite=float(bool(game.partners(following, RANK_OF[CARDS[outlook.card or ""]]))))
    assert outlook.value is not None
    cell = outlook.value
    out, partner = own[cell], own[PARTNER[cell]]
    if observation.in_hand is None:  # a card is turned up, before the first turn
        open_column = out != partner
        gathers = any(rank != FACE_DOWN for rank in _beside(own, cell))
        return Temper(1 if open_column else -1, 1 if gathers else -1, 1 if cell < COLUMNS else -1)
    rank = RANK_OF[CARDS[observation.in_hand]]
    gathers = rank in {partner, *_beside(own, cell)}
    spite = 0.0 if out == FACE_DOWN else -1.0 if game.partners(following, out) else 1.0
    return Temper(1 if out == FACE_DOWN else -1, 1 if gathers else -1, spite)


def _beside(grid: Sequence[int], cell: int) -> list[int]:
    """Return the cards of the neighbouring columns."""
    column = cell % COLUMNS
    return [grid[at] for at in range(CELLS) if abs(at % COLUMNS - column) == 1]
