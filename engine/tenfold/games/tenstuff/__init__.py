"""Tenstuff: be the first to get rid of your cards. You play sets of one rank on lower ones, with plenty of mischief.

Read the package beside docs/rules/tenstuff.md. Marks like T13 name its rulings, and marks like E5 its examples.

- `cards`: the pack, and which sets can be played on which
- `actions`: the actions and their texts
- `state`: how cards move, and how a turn ends
- `phases`: the kinds of turns
- `refusals`: the reasons why an action isn't legal
- `memory`: what the seats remember
- `observation`: what the seats know
- `position`: positions as plain data
- `worlds`: random worlds, with a new deal of the cards that a seat has not seen
- `words`: the table and the events in words
- `game`: the table with its options

The texts of cards are `AS`, `TD` and so on. `JM` is the marked joker, `JU` the unmarked one.
"""

from tenfold.games.tenstuff.game import GAME, Tenstuff
from tenfold.games.tenstuff.observation import TenstuffObservation
from tenfold.games.tenstuff.state import TenstuffState

__all__ = ["GAME", "Tenstuff", "TenstuffObservation", "TenstuffState"]
