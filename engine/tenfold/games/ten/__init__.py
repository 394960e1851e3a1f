"""10 by Hans van Tol (The Game Master, 2006): lay a card, bluff, bid for the cards of others, come to ten.

Read beside the rule page; marks like X5 name its rulings. `cards` holds the cards, actions and arithmetic, `state` the
course of a round, `view` what a seat sees, `refusals` why something cannot be done, `position` positions as plain data,
`worlds` what a seat has not seen, and `words` what happens as sentences.
"""

from tenfold.games.ten.game import GAME, Ten
from tenfold.games.ten.state import TenState
from tenfold.games.ten.view import Auction, Final, Place, Round, TenObservation

__all__ = ["GAME", "Auction", "Final", "Place", "Round", "Ten", "TenObservation", "TenState"]
