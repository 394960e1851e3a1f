"""10-9-8: ten rounds of tricks with trumps. A seat scores if it wins exactly the tricks that it bid.

Read it beside docs/rules/ten-nine-eight.md; marks like B4 name its rulings. The modules: `cards` holds the actions and
the rules for tricks and scores, `state` a position and its deals, `phases` bidding and playing, `observation` what a
seat knows, `position` positions as plain data, `worlds` new deals of what a seat has not seen, `words` the table and
the events in words, `game` the table with its options.
"""

from tenfold.games.ten_nine_eight.cards import Round
from tenfold.games.ten_nine_eight.game import GAME, TenNineEight
from tenfold.games.ten_nine_eight.observation import TenNineEightObservation
from tenfold.games.ten_nine_eight.state import TenNineEightState

__all__ = ["GAME", "Round", "TenNineEight", "TenNineEightObservation", "TenNineEightState"]
