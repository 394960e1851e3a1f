"""Tenstuff: get rid of your cards first, by playing sets of one rank on lower ones, with plenty of mischief.

Read it beside docs/rules/tenstuff.md; marks like T13 name its rulings, E5 its examples. The modules: `cards` holds the
pack and the sets that can be played on others, `actions` the actions, `state` how cards move and a turn ends, `phases`
the kinds of turns, `refusals` the reasons why not, `memory` what seats remember, `observation` what they know,
`position` positions as plain data, `worlds` new deals of what a seat has not seen, `words` the table and the events in
words, `game` the table with its options.

Cards are texts such as `AS`, `TD`, `JM` (the marked joker) and `JU` (the unmarked one).
"""

from tenfold.games.tenstuff.game import GAME, Tenstuff
from tenfold.games.tenstuff.observation import TenstuffObservation
from tenfold.games.tenstuff.state import TenstuffState

__all__ = ["GAME", "Tenstuff", "TenstuffObservation", "TenstuffState"]
