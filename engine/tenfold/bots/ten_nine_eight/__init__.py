"""The computer players of 10-9-8.

easy      bids about what its high cards promise, and plays to win until it has enough; careless at both
medium    bids what such cards win on average, minding the other bids; plays for exactly that by rules of thumb
hard      compares its cards in worlds that may be true, a search tree growing below each, in which everyone plays on
          by the same rules of thumb; tries everything with the last two cards

Inside, cards and hands are sets of bits as in `tenfold.french`; `finish` has a set for each suit.

`worth` holds the tricks that a hand wins on average, `rules` the rules of thumb, `finish` plays a round out by them,
`worlds` holds the deals that may be true, `lookahead` the search, `player` the levels, `manners` what acts show of a
temper, `speech` what is said of a round.
"""

from tenfold.bots.ten_nine_eight.player import BOT

__all__ = ["BOT"]
