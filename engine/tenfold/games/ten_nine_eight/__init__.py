"""10-9-8: ten rounds of tricks with trumps. A seat scores if it wins exactly the tricks that it bid.

Read it beside docs/rules/ten-nine-eight.md; marks like B4 name its rulings. The modules: `cards` holds the actions and
the rules for tricks and scores. `state` is a position and its deals, and `phases` bidding and playing. `observation` is
what a seat knows, and `position` positions as plain data. `worlds` makes new deals of what a seat has not seen. `words`
puts the table and the events in words. `game` is the table with its options.
"""

from tenfold.games.ten_nine_eight.cards import Round
from tenfold.games.ten_nine_eight.game import GAME, TenNineEight
from tenfold.games.ten_nine_eight.observation import TenNineEightObservation
from tenfold.games.ten_nine_eight.state import TenNineEightState

__all__ = ["GAME", "Round", "TenNineEight", "TenNineEightObservation", "TenNineEightState"]
