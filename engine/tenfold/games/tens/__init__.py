"""Tens: fill a grid of two rows of five, match the columns, and score the least.

Read beside docs/rules/tens.md; marks like N10 name its rulings. The drawer: `cards` holds the cards, the cells and the
actions, `grid` what touches and how columns are counted, `phases` the kinds of turns and `state` what they share: the
rules; `observation` what is known, `position` positions as plain data, `worlds` what no one has seen, `words` what
happens as sentences, `game` the table with its options.
"""

from tenfold.games.tens.game import GAME, Tens
from tenfold.games.tens.grid import Block, Column, GridScore, Hand
from tenfold.games.tens.observation import TensObservation
from tenfold.games.tens.state import TensState

__all__ = ["GAME", "Block", "Column", "GridScore", "Hand", "Tens", "TensObservation", "TensState"]
