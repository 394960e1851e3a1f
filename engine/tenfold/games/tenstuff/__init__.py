"""Tenstuff: be the first to be rid of all cards; sets of one rank, laid on lower ones, with a good deal of mischief.

Read beside docs/rules/tenstuff.md; marks like T13 name its rulings, E5 its examples. The drawer: `cards` holds the
pack and what may be laid on what, `actions` what can be done, `state` how cards move and a turn ends, `phases` what
the seat on turn is to do, `refusals` why not, `memory` what seats remember, `observation` what they know, `position`
positions as plain data, `worlds` what a seat has not seen, `words` what happens as sentences, `game` the table with
its options.

Cards are texts such as `AS`, `TD`, `JM` (the marked joker) and `JU` (the unmarked).
"""

from tenfold.games.tenstuff.game import GAME, Tenstuff
from tenfold.games.tenstuff.observation import TenstuffObservation
from tenfold.games.tenstuff.state import TenstuffState

__all__ = ["GAME", "Tenstuff", "TenstuffObservation", "TenstuffState"]
