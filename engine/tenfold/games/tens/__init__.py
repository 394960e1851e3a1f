"""Tens: fill a grid of two rows of five, match the columns, and score the least.

Read it beside docs/rules/tens.md; marks like N10 name its rulings. The modules: `cards` holds the cards, the cells and
the actions. `grid` says which cells touch and how columns are scored. `phases` has the rules of each phase, and `state`
those that they share. `observation` is what everyone knows, and `position` positions as plain data. `worlds` makes new
deals of what no one has seen. `words` puts the table and the events in words. `game` is the table with its options.
"""

from tenfold.games.tens.game import GAME, Tens
from tenfold.games.tens.grid import Block, Column, GridScore, Hand
from tenfold.games.tens.observation import TensObservation
from tenfold.games.tens.state import TensState

__all__ = ["GAME", "Block", "Column", "GridScore", "Hand", "Tens", "TensObservation", "TensState"]
