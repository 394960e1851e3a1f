"""10 by Hans van Tol (The Game Master, 2006): play a card, bluff, bid for other cards, make ten.

Read it beside docs/rules/ten.md; marks like X5 name its rulings. The modules: `cards` holds the pack, the actions and
the arithmetic. `state` is a position, and `phases` the course of a round. `observation` is what a seat knows, and
`position` positions as plain data. `worlds` makes new deals of what a seat has not seen. `words` puts the table and the
events in words. `game` is the table with its options.
"""

from tenfold.games.ten.cards import Final, Round
from tenfold.games.ten.game import GAME, Ten
from tenfold.games.ten.observation import Auction, Place, TenObservation
from tenfold.games.ten.state import TenState

__all__ = ["GAME", "Auction", "Final", "Place", "Round", "Ten", "TenObservation", "TenState"]
