"""The computer players of 10.

easy      lays what is high, or anything, swaps for what it sees, keeps its jokers too long; remembers no covered card
medium    reckons what every act is worth by the chances of the round, from what covered cards tell and what it has seen
hard      plays the round on in worlds that may be true, everybody going on as the medium level would

`tables` holds the numbers they reckon with, `judgement` the chances of a sum against several seats, `rules` what every
act is worth, `player` the levels, `speech` what is said of a round.
"""

from tenfold.bots.ten.player import BOT

__all__ = ["BOT"]
