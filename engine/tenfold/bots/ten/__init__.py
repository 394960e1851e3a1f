"""The computer players of 10.

easy      plays high cards, or any; swaps for what it sees; keeps its jokers too long; remembers no face-down card
medium    calculates what every act is worth from the odds of the round, by what face-down cards tell and it has seen
hard      plays the round to its end in worlds that may be true, with every seat played as the medium level would

`tables` holds the numbers they calculate with, `judgement` the chances of a sum against several seats, `rules` what
every act is worth, `player` the levels, `speech` what is said of a round.
"""

from tenfold.bots.ten.player import BOT

__all__ = ["BOT"]
