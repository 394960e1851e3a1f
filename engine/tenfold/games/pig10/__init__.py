"""PIG 10 by Ayelet Pnueli (Zoch): add cards to the middle, take it at exactly ten.

Read it beside docs/rules/pig10.md; marks like P11 name its rulings. The modules: `cards` holds the pack, the actions
and the arithmetic, and `state` the rules. `observation` is what a seat knows, and `position` positions as plain data.
`worlds` makes new deals of what a seat has not seen. `words` puts the table and the events in words. `game` is the
table with its options.
"""

from tenfold.games.pig10.game import GAME, Pig10
from tenfold.games.pig10.observation import Pig10Observation
from tenfold.games.pig10.state import Pig10State

__all__ = ["GAME", "Pig10", "Pig10Observation", "Pig10State"]
