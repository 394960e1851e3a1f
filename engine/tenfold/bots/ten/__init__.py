"""The computer players of 10.

easy      plays high cards, or any; swaps for what it sees; keeps its jokers too long; remembers no face-down card
medium    calculates the worth of every act from the odds of the round, the cards it has seen and what face-down cards
          suggest
hard      plays the round to its end in worlds that may be true, with every seat played as the medium level would

`tables` holds the numbers they calculate with, `judgement` the chances of a sum against several seats, `rules` the
worth of every act, `player` the levels, `manners` the temper of each act, `speech` the words for a round.
"""

from tenfold.bots.ten.player import BOT

__all__ = ["BOT"]
