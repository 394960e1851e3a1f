"""10-9-8: ten rounds of tricks with trump; whoever takes exactly the tricks he bid scores.

Read beside docs/rules/ten-nine-eight.md; marks like B4 name its rulings. The drawer: `cards` holds the actions and
what a trick and a round come to, `state` a position and its deals, `phases` bidding and playing, `observation` what a
seat knows, `position` positions as plain data, `worlds` what a seat has not seen, `words` what happens as sentences,
`game` the table with its options.
"""

from tenfold.games.ten_nine_eight.cards import Round
from tenfold.games.ten_nine_eight.game import GAME, TenNineEight
from tenfold.games.ten_nine_eight.observation import TenNineEightObservation
from tenfold.games.ten_nine_eight.state import TenNineEightState

__all__ = ["GAME", "Round", "TenNineEight", "TenNineEightObservation", "TenNineEightState"]
