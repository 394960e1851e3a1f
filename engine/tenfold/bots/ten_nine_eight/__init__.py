"""The computer players of 10-9-8.

easy      bids about what its high cards promise, and plays to win until it has enough; careless at both
medium    bids what such cards win on average, adjusted for the other bids; plays for exactly that by rules of thumb
hard      compares its cards in worlds that may be true, with a search tree below each card and the same rules of thumb
          for all seats after that; tries everything with the last two cards

In this package, cards and hands are sets of bits as in `tenfold.french`; `finish` has a set for each suit.

`worth` holds the tricks that a hand wins on average, `rules` the rules of thumb, `finish` plays a round out by them,
`worlds` holds the deals that may be true, `lookahead` the search, `player` the levels, `manners` the temper of each
act, `speech` the words for a round.
"""

from tenfold.bots.ten_nine_eight.player import BOT

__all__ = ["BOT"]
